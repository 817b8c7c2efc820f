"""Landnám: building (section 9) and the end (section 10)."""

import random

import pytest

import landtake
from landtake import CHANCE
from landtake.testing import refused
from tests.games.landnam.landnam_island import BLUE, ORANGE, YELLOW, asked, document, hand, hexes, island, options, play, state

BUILD = """
seat = "orange"
asks = "build"
"""
RICH = "[hands]\norange = {wood = 6, sheep = 6, grain = 6, iron = 6}\n"
LAND = '[hexes]\nD4 = "field 5"\nD5 = "sea"\nC3 = "bog 4"\nC4 = "forest 8"\nE4 = "pasture 9"\nE6 = "pasture 9"\n'


def sites(match):
    return {(action.get("corner"), action.get("hex")) for action in options(match)}


# 9.1 All building


@pytest.mark.parametrize(
    ("item", "cost"),
    [
        ("ship", {"wood": 2, "iron": 1}),
        ("settler", {"grain": 1, "sheep": 1}),
        ("farm", {"wood": 1, "grain": 1, "sheep": 1, "iron": 1}),
        ("town", {"grain": 1, "sheep": 2, "iron": 1}),
    ],
)
def test_9_1a_what_things_cost(item, cost):
    text = LAND + '[settlements]\nE5-N = "orange farm"\n[units]\nC3 = "orange horse"\n[hands]\n'
    exact = ", ".join(f"{name} = {count}" for name, count in cost.items())
    match = island(BUILD + text + f"orange = {{{exact}}}")
    play(match, {"build": item})
    assert hand(match, "orange") == {}
    for name in cost:
        short = ", ".join(f"{other} = {count - (other == name)}" for other, count in cost.items())
        assert refused(island(BUILD + text + f"orange = {{{short}}}"), {"build": item}) == "9.1a"


def test_9_1b_what_was_built_this_turn_does_nothing():
    match = island(BUILD + LAND + '[settlements]\nE5-N = "orange farm"\n' + RICH)
    play(match, {"build": "settler"}, {"corner": "E5-N", "hex": "D4"})
    assert refused(match, {"hex": "D4"}) == "9.1b"
    assert refused(match, {"build": "farm"}) == "9.3a"
    assert refused(match, {"build": "town"}) == "9.3d"


def test_9_1b_a_unit_that_ages_builds_no_farm_and_the_other_way_round():
    match = island(BUILD + LAND + '[units]\nC3 = "orange horse"\n' + RICH)
    play(match, {"hex": "C3"})
    assert document(match)["hexes"]["C3"] == "bog 5"
    assert refused(match, {"hex": "C3"}) == "9.1b"
    assert refused(match, {"build": "farm"}) == "9.3a"


def test_9_1b_a_freed_hex_and_piece_are_free_from_the_next_turn_on():
    five = '[units]\nD4 = "orange horse"\nC3 = "orange horse"\nC4 = "orange horse"\nE4 = "orange horse"\nE6 = "orange horse"\n'
    match = island(BUILD + LAND + five + '[settlements]\nE5-N = "orange farm"\n' + RICH)
    play(match, {"build": "farm"})
    assert refused(match, {"corner": "E5-N", "hex": "D4"}) == "9.3c"
    play(match, {"corner": "E5-SW", "hex": "E4"})
    assert state(match).horses == [4, 0, 0]
    assert refused(match, {"build": "settler"}) == "9.1c"
    assert state(match).freed
    match = island(BUILD + LAND + '[units]\nD4 = "orange horse"\n[settlements]\nE5-N = "orange farm"\n' + RICH)
    play(match, {"build": "farm"}, {"corner": "D4-NW", "hex": "D4"}, {"build": "settler"})
    assert refused(match, {"corner": "E5-N", "hex": "D4"}) == "9.1b"


def test_9_1b_an_upgraded_farm_builds_no_unit_and_a_new_one_is_not_expanded():
    match = island(BUILD + LAND + '[settlements]\nE5-N = "orange farm"\n' + RICH)
    play(match, {"build": "town"}, {"corner": "E5-N"})
    assert refused(match, {"build": "settler"}) == "9.2b"
    match = island(BUILD + LAND + '[units]\nD4 = "orange horse"\n' + RICH)
    play(match, {"build": "farm"}, {"corner": "E5-N", "hex": "D4"})
    assert refused(match, {"build": "town"}) == "9.3d"


def test_9_1b_exchanged_markers_can_be_used_at_once():
    markers = LAND.replace("E4 =", 'F4 = "forest 5"\nF5 = "forest 5"\nE4 =')
    match = island(BUILD + markers + '[units]\nD4 = "orange horse"\nC3 = "orange horse"\n' + RICH)
    assert state(match).numbers_left[5] == 0
    play(match, {"hex": "D4"})
    assert document(match)["hexes"]["D4"] == "field 6"
    play(match, {"hex": "C3"})
    assert document(match)["hexes"]["C3"] == "bog 5"


def test_9_1c_no_sixth_boat_and_no_tenth_house():
    match = island(BUILD + "outer = [5, 0, 0]\n" + RICH)
    assert refused(match, {"build": "ship"}) == "9.1c"
    four = '[settlements]\nE5-N = "orange town"\nE5-S = "orange town"\nC3-N = "orange town"\nE3-W = "orange town"\n'.replace(
        "E3-W", "E3-NW"
    )
    match = island(BUILD + LAND + four + 'G5-S = "orange farm"\n[units]\nC4 = "orange horse"\n' + RICH)
    assert state(match).houses == [9, 0, 0]
    assert refused(match, {"build": "farm"}) == "9.1c"
    assert refused(match, {"build": "town"}) == "9.1c"


def test_9_1d_an_outlaw_builds_no_farm_but_ages():
    match = island(BUILD + LAND + '[units]\nC3 = "orange horse outlawed by blue"\n' + RICH)
    assert refused(match, {"build": "farm"}) == "9.3a"
    assert refused(match, {"hex": "C3"}) is None
    match = island(
        BUILD.replace('"build"', '"site"') + "item = 2\n" + LAND + '[units]\nC3 = "orange horse outlawed by blue"\nC4 = "orange horse"'
    )
    assert refused(match, {"corner": "D4-NW", "hex": "C3"}) == "9.1d"


# 9.2 Ships and settlers


def test_9_2a_a_farm_builds_one_and_a_town_up_to_three():
    match = island(BUILD + LAND + '[settlements]\nE5-N = "orange farm"\n' + RICH)
    play(match, {"build": "settler"}, {"corner": "E5-N", "hex": "D4"}, {"build": "ship"})
    assert refused(match, {"corner": "E5-N", "hex": "D5"}) == "9.2a"
    match = island(BUILD + LAND + '[settlements]\nE5-N = "orange town"\n' + RICH)
    play(match, {"build": "settler"}, {"corner": "E5-N", "hex": "D4"})
    play(match, {"build": "settler"}, {"corner": "E5-N", "hex": "E5"})
    play(match, {"build": "ship"}, {"corner": "E5-N", "hex": "D5"})
    assert refused(match, {"build": "settler"}) == "9.2b"
    assert state(match).spent == [5, 5, 5]


def test_9_2a_only_at_a_settlement_of_ones_own():
    match = island(BUILD + LAND + '[settlements]\nE5-N = "blue farm"\n' + RICH)
    play(match, {"build": "ship"})
    assert refused(match, {"corner": "E5-N", "hex": "D5"}) == "9.2a"


def test_9_2b_on_known_empty_hexes_settlers_on_land_and_ships_on_sea():
    text = BUILD + LAND + '[settlements]\nE5-N = "orange farm"\nE5-SE = "orange farm"\n'
    match = island(text + RICH)
    play(match, {"build": "settler"})
    assert sites(match) == {("E5-N", "D4"), ("E5-N", "E5"), ("E5-SE", "E5"), ("E5-SE", "E6")}
    assert refused(match, {"corner": "E5-SE", "hex": "F5"}) == "9.2b"
    assert refused(match, {"corner": "E5-N", "hex": "D5"}) == "9.2b"
    match = island(text + '[units]\nD4 = "blue horse outlawed by orange"\n' + RICH)
    play(match, {"build": "settler"})
    assert refused(match, {"corner": "E5-N", "hex": "D4"}) == "9.2b"


def test_9_2b_a_ship_goes_on_the_rim_too():
    match = island(BUILD + '[hexes]\nB2 = "field 5"\n[settlements]\nB2-N = "orange farm"\n' + RICH)
    play(match, {"build": "ship"})
    assert sites(match) == {("B2-N", "A1"), ("B2-N", "A2"), (None, "outer")}


def test_9_2c_boats_on_the_outer_sea_need_no_settlement():
    match = island(BUILD + RICH)
    play(match, {"build": "ship"}, {"hex": "outer"}, {"build": "ship"}, {"hex": "outer"})
    assert state(match).outer == [2, 0, 0]


# 9.3 Farms and towns


def test_9_3a_a_unit_becomes_a_farm_at_a_corner_of_its_hex():
    match = island(BUILD + LAND + '[units]\nD4 = "orange horse"\nD5 = "orange ship"\n' + RICH)
    play(match, {"build": "farm"})
    assert ("E5-N", "D4") in sites(match)
    assert ("E5-N", "D5") in sites(match)
    assert refused(match, {"corner": "E5-N", "hex": "E5"}) == "6.1b"
    play(match, {"corner": "E5-N", "hex": "D5"})
    assert document(match)["settlements"] == {"E5-N": "orange farm"}
    assert document(match)["units"] == {"D4": "orange horse"}
    assert (state(match).ships, state(match).houses) == ([0, 0, 0], [1, 0, 0])


def test_9_3b_the_corner_touches_known_land_that_is_no_mountain():
    match = island(BUILD + '[hexes]\nD4 = "mountain"\nC4 = "bog 4"\n[units]\nD4 = "orange horse"\n' + RICH)
    play(match, {"build": "farm"})
    assert refused(match, {"corner": "E5-N", "hex": "D4"}) == "9.3b"
    assert sites(match) == {("D4-N", "D4"), ("D4-NE", "D4")}


def test_9_3b_unknown_hexes_and_the_rim_do_not_hinder():
    match = island(BUILD + '[hexes]\nB2 = "bog 4"\n[units]\nB2 = "orange horse"\n' + RICH)
    play(match, {"build": "farm"})
    assert len(sites(match)) == 6


def test_9_3c_two_edges_away():
    match = island(BUILD + LAND + '[settlements]\nE5-N = "blue farm"\n[units]\nD4 = "orange horse"\n' + RICH)
    play(match, {"build": "farm"})
    assert refused(match, {"corner": "E5-N", "hex": "D4"}) == "9.3c"
    assert refused(match, {"corner": "E5-NW", "hex": "D4"}) == "9.3c"
    assert refused(match, {"corner": "D4-NW", "hex": "D4"}) is None


@pytest.mark.parametrize(
    ("d4", "d5", "rule"), [("sea", "mountain", None), ("sea", "field 5", "9.3c"), ("sea", None, "9.3c"), ("mountain", "mountain", None)]
)
def test_9_3c_one_edge_is_enough_between_sea_and_mountain(d4, d5, rule):
    """E5-N and the next corner north of it share the edge between D4 and D5."""
    known = f'D4 = "{d4}"\n' + (f'D5 = "{d5}"\n' if d5 else "")
    match = island(BUILD + f'[hexes]\n{known}C4 = "field 5"\n[settlements]\nE5-N = "blue farm"\n[units]\nC4 = "orange horse"\n' + RICH)
    play(match, {"build": "farm"})
    assert refused(match, {"corner": "D4-NE", "hex": "C4"}) == rule


def test_9_3d_a_farm_at_the_sea_becomes_a_town():
    match = island(BUILD + LAND + '[settlements]\nE5-N = "orange farm"\nE5-SW = "orange farm"\n' + RICH)
    play(match, {"build": "town"})
    assert options(match) == [{"corner": "E5-N"}]
    assert refused(match, {"corner": "E5-SW"}) == "9.3d"
    play(match, {"corner": "E5-N"})
    assert state(match).houses == [3, 0, 0]


# 9.4 Harbours and ageing

SHORE = '[hexes]\nC3 = "sea"\nC4 = "bog 4"\nB2 = "sea"\nB3 = "sea"\n'


def test_9_4a_a_ship_builds_a_harbour_where_it_is_and_stays():
    match = island(BUILD + SHORE + '[units]\nC3 = "orange ship"\nB2 = "orange ship"\n' + RICH)
    play(match, {"build": "harbour", "kind": "wood"})
    assert hexes(match) == {"C3"}  # B2 borders no known land
    assert refused(match, {"hex": "B2"}) == "9.4a"
    play(match, {"hex": "C3"})
    assert document(match)["hexes"]["C3"] == "sea harbour wood"
    assert document(match)["units"]["C3"] == "orange ship"
    assert refused(match, {"build": "harbour", "kind": "wood"}) == "9.4a"


def test_9_4a_beside_the_ship_with_the_setting():
    match = island(BUILD + SHORE + '[units]\nC3 = "orange ship"\n' + RICH, harbour_hex="beside")
    play(match, {"build": "harbour", "kind": "iron"}, {"hex": "C3"})
    assert asked(match) == (ORANGE, "beside")
    assert hexes(match) == {"B3"}
    assert refused(match, {"hex": "C3"}) == "9.4a"
    play(match, {"hex": "B3"})
    assert document(match)["hexes"]["B3"] == "sea harbour iron"


def test_9_4b_two_cards_of_the_kind_of_a_marker_that_is_left():
    match = island(
        BUILD
        + SHORE
        + 'G5 = "sea harbour wood"\nG4 = "sea harbour wood"\n[units]\nC3 = "orange ship"\n[hands]\norange = {wood = 2, iron = 2, sheep = 1}'
    )
    assert refused(match, {"build": "harbour", "kind": "wood"}) == "9.4b"
    assert refused(match, {"build": "harbour", "kind": "sheep"}) == "9.1a"
    play(match, {"build": "harbour", "kind": "iron"})
    assert hand(match, "orange") == {"wood": 2, "sheep": 1}


def test_9_4c_not_on_the_rim_unless_the_setting_says_so():
    text = BUILD + '[hexes]\nB2 = "bog 4"\n[units]\nA2 = "orange ship"\n' + RICH
    assert refused(island(text), {"build": "harbour", "kind": "iron"}) == "9.4a"
    match = island("item = 4\nkind_of = 3\n" + text.replace('"build"', '"site"'))
    assert refused(match, {"hex": "A2"}) == "9.4c"
    match = island(text, harbours="rim")
    play(match, {"build": "harbour", "kind": "iron"}, {"hex": "A2"})
    assert document(match)["hexes"]["A2"] == "sea harbour iron"


def test_9_4d_a_settler_ages_its_hex_for_a_card_of_its_kind():
    match = island(BUILD + LAND + '[units]\nC4 = "orange ship"\nE5 = "orange horse"\n[hands]\norange = {wood = 1}')
    assert hexes(match) == {"C4"}
    assert refused(match, {"hex": "E5"}) == "9.4d"
    play(match, {"hex": "C4"})
    assert document(match)["hexes"]["C4"] == "forest 9"
    assert hand(match, "orange") == {}
    match = island(BUILD + LAND + '[units]\nC3 = "orange horse"\n[hands]\norange = {wood = 1}')
    assert refused(match, {"hex": "C3"}) == "9.1a"


# 10 The end


def end_of_turn(text, **settings):
    match = island(BUILD + "turn = 30\n" + text, **settings)
    play(match, {"do": "end turn"})
    return match


def test_10a_twelve_points_at_the_end_of_any_turn():
    match = end_of_turn("white = [0, 12, 0]")
    assert match.decision is None
    assert match.result.reason == "points"
    assert match.result.winners == (BLUE,)
    assert end_of_turn("white = [0, 11, 0]").decision is not None


def test_10b_farms_towns_and_tokens():
    match = island(
        BUILD
        + "white = [1, 0, 0]\nblack = [1, 0, 0]\nred_won = [1, 0, 2]\n"
        + LAND
        + '[settlements]\nE5-N = "orange farm"\nE5-S = "orange town"'
    )
    assert match.game.scores(state(match)) == [6, 0, 2]


@pytest.mark.parametrize(
    ("text", "ranks"),
    [
        ("white = [12, 13, 0]", (2, 1, 3)),
        ("white = [12, 11, 0]\nblack = [0, 1, 0]", (2, 1, 3)),
        ("white = [11, 12, 0]\nred_won = [1, 0, 0]", (1, 2, 3)),
        ("white = [12, 11, 0]\n[hexes]\nD4 = 'bog 4'\n[settlements]\nE5-N = 'blue farm'", (1, 2, 3)),
        ("white = [12, 12, 0]\n[hands]\nblue = {wood = 1}", (2, 1, 3)),
        ("white = [12, 12, 0]\n[fate]\nblue = ['ravens']", (1, 1, 3)),
    ],
)
def test_10c_ties_are_broken_by_black_red_white_houses_cards(text, ranks):
    assert end_of_turn(text).result.ranks == ranks


def test_10d_the_turn_limit():
    match = island('seat = "yellow"\nasks = "build"\nactive = 2\nturn = 60\nwhite = [0, 3, 0]', turn_limit=20)
    play(match, {"do": "end turn"})
    assert match.result.reason == "turns"
    assert match.result.winners == (BLUE,)
    match = island('seat = "blue"\nasks = "build"\nactive = 1\nturn = 59', turn_limit=20)
    play(match, {"do": "end turn"})
    assert asked(match) == (CHANCE, "roll")
    assert state(match).active == YELLOW


def test_a_whole_random_game_ends_for_a_reason():
    match = landtake.new("landnam", seats=3, seed=4, turn_limit=20)
    rng = random.Random(2)
    while match.decision:
        seat = match.decision.seats[0]
        match.play(seat, rng.choice(match.options(seat)))
    assert match.result.reason == "turns"
