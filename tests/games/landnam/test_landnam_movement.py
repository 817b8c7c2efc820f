"""Landnám: movement and exploration (sections 6 and 7)."""

import random
from collections import Counter

import pytest

import landtake
from landtake import CHANCE
from landtake.core.registry import info
from landtake.games.landnam.data import TERRAINS
from landtake.games.landnam.rules_exploration import nearest_left
from landtake.games.landnam.tables import GREEN_TERRAIN, RED_NUMBER
from landtake.testing import cites, refused
from tests.games.landnam.landnam_island import BLUE, ORANGE, YELLOW, asked, document, hand, hexes, island, options, play, state, told

MOVE = """
seat = "orange"
asks = "unit"
landed = 7
edges = 7
"""


def moving(text, unit, **settings):
    match = island(MOVE + text, **settings)
    play(match, {"hex": unit})
    return match


# 6.1 What may be done


def test_6_1a_a_ship_moves_twice_and_may_stop_after_one():
    match = moving("outer = [1, 0, 0]\n", "outer")
    play(match, {"hex": "A1"}, {"hex": "A2"})
    assert asked(match) == (ORANGE, "trade")
    match = moving("outer = [1, 0, 0]\n", "outer")
    play(match, {"hex": "A1"}, {"do": "stop"})
    assert asked(match) == (ORANGE, "trade")


def test_6_1a_a_settler_moves_once():
    match = moving('[hexes]\nD4 = "field 5"\nC3 = "bog 4"\n[units]\nD4 = "orange horse"', "D4")
    play(match, {"hex": "C3"})
    assert asked(match) == (ORANGE, "trade")


def test_6_1a_nobody_has_to_move():
    match = island(MOVE + "outer = [1, 0, 0]")
    play(match, {"do": "stay"})
    assert asked(match) == (ORANGE, "trade")


def test_6_1a_no_third_step_without_a_card():
    match = moving('outer = [1, 0, 0]\n[fate]\norange = ["fallow"]', "outer")
    play(match, {"hex": "A1"}, {"hex": "A2"})
    assert options(match) == [{"do": "stop"}]
    assert refused(match, {"hex": "A3"}) == "6.1a"


def test_6_1b_only_own_units():
    match = island(MOVE + '[units]\nA2 = "blue ship"')
    assert refused(match, {"hex": "A2"}) == "6.1b"
    assert refused(match, {"hex": "outer"}) == "6.1b"


def test_6_1c_a_fate_card_for_any_resource_in_stock():
    match = island(MOVE + '[hands]\nblue = {iron = 18}\n[fate]\norange = ["fallow"]')
    play(match, {"swap": "fallow"})
    assert options(match) == [{"resource": "wood"}, {"resource": "sheep"}, {"resource": "grain"}]
    assert refused(match, {"resource": "iron"}) == "6.1c"
    play(match, {"resource": "grain"})
    assert hand(match, "orange") == {"grain": 1}
    assert asked(match) == (ORANGE, "trade")
    assert state(match).discard[2] == 1


def test_6_1c_not_if_the_stock_is_empty():
    match = island(MOVE + '[hands]\nblue = {iron = 18, wood = 18, sheep = 18, grain = 18}\n[fate]\norange = ["fallow"]')
    assert refused(match, {"swap": "fallow"}) == "6.1c"


def test_6_1d_one_unit_a_hex_but_any_number_on_the_outer_sea():
    match = moving('outer = [1, 3, 0]\n[units]\nA1 = "orange ship"\nA2 = "orange ship"', "A1")
    assert refused(match, {"hex": "A2"}) == "6.1d"
    play(match, {"hex": "outer"})
    assert state(match).outer == [2, 3, 0]


# 6.2 Ships


def test_6_2a_a_ship_goes_to_a_neighbouring_sea_hex():
    match = moving('[hexes]\nB3 = "field 5"\nB2 = "sea"\n[units]\nA2 = "orange ship"', "A2")
    assert hexes(match) == {"A1", "A3", "B2", "outer"}
    assert refused(match, {"hex": "B3"}) == "6.2a"
    assert refused(match, {"hex": "A4"}) == "6.2a"


def test_6_2b_the_outer_sea_is_next_to_the_whole_rim_and_ends_the_movement():
    match = moving("outer = [1, 0, 0]\n", "outer")
    assert len(hexes(match)) == 24
    play(match, {"hex": "I5"}, {"hex": "outer"})
    assert asked(match) == (ORANGE, "trade")
    match = moving('[hexes]\nB2 = "sea"\n[units]\nB2 = "orange ship"', "B2")
    assert refused(match, {"hex": "outer"}) == "6.2b"


def test_6_2b_from_the_outer_sea_only_to_the_rim():
    match = moving('outer = [1, 0, 0]\n[hexes]\nB2 = "sea"', "outer")
    assert refused(match, {"hex": "B2"}) == "6.2b"


def test_6_2c_the_first_landing_takes_an_unused_edge_but_no_corner():
    match = island('seat = "orange"\nasks = "unit"\nouter = [1, 1, 1]\n')
    play(match, {"hex": "outer"})
    assert len(hexes(match)) == 18
    assert refused(match, {"hex": "A1"}) == "6.2c"
    play(match, {"hex": "A2"}, {"do": "stop"}, {"do": "end trade"}, {"do": "end turn"}, {"dice": [1, 1]}, {"hex": "outer"})
    assert asked(match) == (BLUE, "step")
    assert hexes(match) & {"A2", "A3", "A4"} == set()
    assert len(hexes(match)) == 15
    assert refused(match, {"hex": "A3"}) == "6.2c"


def test_6_2c_later_landings_are_free_and_use_up_nothing():
    match = island('seat = "orange"\nasks = "unit"\nouter = [2, 1, 1]\nlanded = 1\nedges = 1\n')
    play(match, {"hex": "outer"}, {"hex": "A1"}, {"do": "stop"})
    assert state(match).edges == 1


def test_6_2d_a_beached_ship_leaves_for_sea_but_needs_a_card_for_land():
    match = moving('[hexes]\nB2 = "field 5"\nB3 = "forest 4"\nC3 = "sea"\n[units]\nB2 = "orange ship"', "B2")
    assert {"C3", "A1", "A2"} <= hexes(match)
    assert refused(match, {"hex": "B3"}) == "6.2a"
    assert state(match).steps == 2


@cites("6.2d")
def test_6_2d_a_beached_ship_is_a_settler_in_court():
    text = '[hexes]\nD4 = "field 5"\n[settlements]\nE5-N = "orange farm"\n[units]\nD4 = "blue ship"\n[hands]\norange = {grain = 2}\n'
    match = island('seat = "orange"\nasks = "sue"\npleader = 0\n' + text)
    play(match, {"hex": "D4"}, {"cards": 1}, {"do": "pass"})
    assert document(match)["units"]["D4"] == "blue ship outlawed by orange"
    match = moving(
        '[hexes]\nD4 = "field 5"\n[settlements]\nE5-N = "orange farm"\n[units]\nE5 = "orange horse"\nD4 = "blue ship outlawed by orange"',
        "E5",
    )
    assert "D4" in hexes(match)  # a settler chases it, for it stands on land


@cites("6.2d")
def test_6_2d_a_beached_ship_is_a_settler_where_something_is_built():
    build = 'seat = "orange"\nasks = "build"\n[hexes]\nD4 = "field 5"\nD5 = "sea"\n[units]\nD4 = "orange ship"\n'
    match = island(build + "[hands]\norange = {wood = 6, sheep = 6, grain = 6, iron = 6}\n")
    assert refused(match, {"build": "harbour", "kind": "wood"}) == "9.4a"
    play(match, {"build": "farm"}, {"corner": "E5-N", "hex": "D4"})
    assert document(match)["settlements"] == {"E5-N": "orange farm"}
    assert state(match).ships == [0, 0, 0]


# 6.3 Settlers


def test_6_3a_a_settler_does_not_go_to_sea():
    match = moving('[hexes]\nD4 = "field 5"\nC3 = "sea"\n[units]\nD4 = "orange horse"', "D4")
    assert refused(match, {"hex": "C3"}) == "6.3a"
    assert refused(match, {"hex": "F5"}) == "6.3a"


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ('[hexes]\nD4 = "field 5"\n[units]\nD4 = "orange horse"', "6.3b"),
        ('[hexes]\nD4 = "field 5"\n[units]\nD4 = "orange horse"\n[settlements]\nE5-S = "orange farm"', None),
        ('[hexes]\nD4 = "field 5"\n[units]\nD4 = "orange horse"\n[settlements]\nE5-S = "blue farm"', "6.3b"),
        ('[hexes]\nD4 = "mountain"\n[units]\nD4 = "orange horse"', None),
    ],
)
def test_6_3b_mountains_from_a_mountain_or_beside_an_own_settlement(text, rule):
    assert refused(moving(text, "D4"), {"hex": "E5"}) == rule


# 6.4 Chasing outlaws

CHASE = """
[hexes]
D4 = "field 5"
C3 = "bog 4"
C4 = "forest 8"
[settlements]
E5-N = "orange farm"
[units]
C3 = "orange horse"
D4 = "blue horse outlawed by orange"
"""


def test_6_4a_only_an_outlaw_of_ones_own_can_be_chased():
    assert refused(moving(CHASE, "C3"), {"hex": "D4"}) is None
    assert refused(moving(CHASE.replace(" outlawed by orange", ""), "C3"), {"hex": "D4"}) == "6.4a"
    assert refused(moving(CHASE.replace("outlawed by orange", "outlawed by yellow"), "C3"), {"hex": "D4"}) == "6.4a"


def test_6_4a_an_outlawed_ship_is_chased_by_a_ship():
    match = moving('[hexes]\nB2 = "sea harbour wood"\n[units]\nA2 = "orange ship"\nB2 = "blue ship outlawed by orange"', "A2")
    play(match, {"hex": "B2"})
    assert asked(match) == (BLUE, "flee")
    assert "outer" not in hexes(match)  # B2 is not on the rim


def test_6_4b_the_owner_chooses_a_free_known_hex_but_not_where_the_mover_came_from():
    match = moving(CHASE.replace('D4 = "field 5"', 'D4 = "field 5"\nD5 = "pasture 9"\nE4 = "sea"'), "C3")
    play(match, {"hex": "D4"})
    assert asked(match) == (BLUE, "flee")
    assert hexes(match) == {"C4", "D5"}
    assert refused(match, {"hex": "C3"}) == "6.4b"
    assert refused(match, {"hex": "D3"}) == "6.4b"
    assert refused(match, {"hex": "E5"}) == "6.3b"
    play(match, {"hex": "C4"})
    assert document(match)["units"] == {"D4": "orange horse", "C4": "blue horse"}
    assert asked(match) == (ORANGE, "trade")


def test_6_4b_who_flees_neither_chases_others_nor_explores_nor_plays_cards():
    text = CHASE.replace('D4 = "field 5"', 'D4 = "field 5"\nD5 = "pasture 9"').replace(
        'E5-N = "orange farm"', 'E5-N = "orange farm"\nC4-N = "blue farm"'
    )
    match = moving(text + 'C4 = "yellow horse outlawed by blue"\n[fate]\nblue = ["mountain-pass", "berserk"]', "C3")
    play(match, {"hex": "D4"})
    assert asked(match) == (BLUE, "flee")
    assert options(match) == [{"hex": "D5"}]
    assert refused(match, {"hex": "C4"}) == "6.4b"
    assert refused(match, {"hex": "D3"}) == "6.4b"
    assert refused(match, {"play": "mountain-pass"})
    play(match, {"hex": "D5"})
    assert document(match)["units"]["C4"] == "yellow horse outlawed by blue"
    # On its own turn the same unit may chase.
    text = text.replace('D4 = "blue horse outlawed by orange"', 'D4 = "blue horse"\nC4 = "yellow horse outlawed by blue"')
    match = island(MOVE.replace("orange", "blue") + text)
    play(match, {"hex": "D4"})
    assert "C4" in hexes(match)


def test_6_4b_a_ship_on_the_rim_may_flee_to_the_outer_sea_unless_the_mover_came_from_there():
    text = '[units]\nA1 = "orange ship"\nA2 = "blue ship outlawed by orange"'
    match = moving(text, "A1")
    play(match, {"hex": "A2"})
    assert hexes(match) == {"A3", "outer"}
    match = moving("outer = [1, 0, 0]\n" + text.replace('A1 = "orange ship"\n', ""), "outer")
    play(match, {"hex": "A2"})
    assert hexes(match) == {"A1", "A3"}


def test_6_4b_a_mountain_is_open_to_a_fleeing_unit_beside_its_own_settlement():
    match = moving(CHASE.replace('E5-N = "orange farm"', 'E5-N = "orange farm"\nE5-S = "blue farm"'), "C3")
    play(match, {"hex": "D4"})
    assert hexes(match) == {"C4", "E5"}


def test_6_4c_without_escape_it_is_removed_and_its_tokens_score():
    match = moving(CHASE.replace('C4 = "forest 8"\n', ""), "C3")
    play(match, {"hex": "D4"})
    s = state(match)
    assert s.red_won == [1, 0, 0]
    assert s.horses == [1, 0, 0]
    assert asked(match) == (ORANGE, "trade")


def test_6_4d_tokens_stay_where_the_suitor_has_a_settlement_and_are_lost_elsewhere():
    text = CHASE.replace('D4 = "field 5"', 'D4 = "field 5"\nD5 = "pasture 9"')
    match = moving(text, "C3")
    play(match, {"hex": "D4"}, {"hex": "D5"})  # D5 touches E5-N
    assert document(match)["units"]["D5"] == "blue horse outlawed by orange"
    match = moving(text, "C3")
    play(match, {"hex": "D4"}, {"hex": "C4"})
    assert document(match)["units"]["C4"] == "blue horse"
    assert [args[0] for args in told(match, "token-lost")] == [ORANGE]


def test_6_4d_an_outlaw_may_move_away_itself():
    match = moving(
        '[hexes]\nD4 = "field 5"\nC3 = "bog 4"\n[settlements]\nE5-N = "blue farm"\n[units]\nD4 = "orange horse outlawed by blue"', "D4"
    )
    play(match, {"hex": "C3"})
    assert document(match)["units"]["C3"] == "orange horse"


def test_6_4d_tokens_are_looked_at_only_where_the_movement_ends():
    text = '[hexes]\nB2 = "sea harbour wood"\nB3 = "sea"\nC3 = "sea harbour iron"\nC2 = "forest 5"\n[settlements]\nD4-NW = "blue farm"\n'
    match = moving(text + '[units]\nC3 = "orange ship outlawed by blue"', "C3")
    play(match, {"hex": "B3"}, {"hex": "C3"})
    assert document(match)["units"]["C3"] == "orange ship outlawed by blue"


def test_6_4e_a_mountain_and_the_outer_sea_are_sanctuaries():
    match = moving(
        '[hexes]\nD4 = "field 5"\n[settlements]\nE5-N = "blue farm"\nE5-S = "orange farm"\n[units]\nD4 = "orange horse outlawed by blue"',
        "D4",
    )
    play(match, {"hex": "E5"})
    assert document(match)["units"]["E5"] == "orange horse"
    match = moving('[units]\nA2 = "orange ship outlawed by blue"', "A2")
    play(match, {"hex": "outer"})
    assert [args[0] for args in told(match, "token-lost")] == [BLUE]
    assert state(match).outer == [1, 0, 0]


# 7 Exploration


def test_7a_a_ship_that_finds_land_stays_and_may_go_on():
    match = moving('[units]\nA2 = "orange ship"', "A2")
    play(match, {"hex": "B2"}, {"green": 6}, {"red": 4})
    assert document(match)["hexes"]["B2"] == "field 4"
    assert document(match)["units"] == {"A2": "orange ship"}
    assert asked(match) == (ORANGE, "step")
    assert state(match).steps == 1
    play(match, {"hex": "B3"}, {"green": 1})  # sea: it has to enter
    assert document(match)["units"] == {"B3": "orange ship"}
    assert asked(match) == (ORANGE, "trade")


def test_7a_a_settler_enters_land_and_stays_before_sea_and_mountains():
    text = '[hexes]\nD4 = "field 5"\n[units]\nD4 = "orange horse"'
    match = moving(text, "D4")
    play(match, {"hex": "C3"}, {"green": 4}, {"red": 4})  # 4 + 1: bog
    assert document(match)["units"] == {"C3": "orange horse"}
    for die in (1, 10):
        match = moving(text, "D4")
        play(match, {"hex": "C3"}, {"green": die})
        if die == 10:
            play(match, {"draw": "fallow"})
            assert document(match)["hexes"]["C3"] == "mountain"
        assert document(match)["units"] == {"D4": "orange horse"}


@pytest.mark.parametrize("text", ['D4 = "mountain"', 'D4 = "field 5"'])
def test_7a_a_settler_enters_a_new_mountain_from_a_mountain_or_beside_its_own_settlement(text):
    home = '[settlements]\nC3-N = "orange farm"\n' if "field" in text else ""
    match = moving(f'[hexes]\n{text}\nB2 = "field 5"\n{home}[units]\nD4 = "orange horse"', "D4")
    play(match, {"hex": "C3"}, {"green": 10}, {"draw": "fallow"})
    assert document(match)["units"] == {"C3": "orange horse"}


def test_7b_a_card_played_after_the_discovery_lets_the_unit_enter_for_no_further_step():
    match = moving('[units]\nA2 = "orange ship"\n[fate]\norange = ["portage"]', "A2")
    play(match, {"hex": "A3"}, {"hex": "B3"}, {"do": "roll"}, {"green": 6}, {"red": 4})
    assert asked(match) == (ORANGE, "step")
    assert refused(match, {"hex": "B3"}) == "6.2a"
    play(match, {"play": "portage"})
    assert options(match) == [{"do": "stop"}, {"hex": "B3"}]
    play(match, {"hex": "B3"})
    assert document(match)["units"] == {"B3": "orange ship"}


def test_7b_to_enter_by_card_is_voluntary():
    match = moving('[units]\nA2 = "orange ship"\n[fate]\norange = ["portage"]', "A2")
    play(match, {"play": "portage"}, {"hex": "B2"}, {"green": 6}, {"red": 4})
    assert document(match)["units"] == {"A2": "orange ship"}
    assert "B2" in hexes(match)
    play(match, {"do": "stop"})
    assert document(match)["units"] == {"A2": "orange ship"}


def test_7c_a_card_of_the_kind_or_a_fate_card():
    match = moving('[units]\nA2 = "orange ship"', "A2")
    play(match, {"hex": "B2"}, {"green": 6}, {"red": 4})
    assert hand(match, "orange") == {"grain": 1}
    match = moving('[units]\nA2 = "orange ship"\n[hands]\nblue = {grain = 18}', "A2")
    play(match, {"hex": "B2"}, {"green": 6}, {"red": 4})
    assert asked(match) == (CHANCE, "fate")
    play(match, {"draw": "berserk"})
    assert state(match).fate_sizes == [1, 0, 0]
    match = moving('[units]\nA2 = "orange ship"', "A2")
    play(match, {"hex": "B2"}, {"green": 2})
    assert state(match).sizes == [0, 0, 0]
    assert state(match).fate_sizes == [0, 0, 0]


# 7.1 The dice


def test_7_1a_two_ten_sided_dice():
    match = moving('[units]\nA2 = "orange ship"', "A2")
    play(match, {"hex": "B2"})
    assert asked(match) == (CHANCE, "green")
    assert len(match.options(CHANCE)) == 10
    play(match, {"green": 6})
    assert asked(match) == (CHANCE, "red")
    assert len(match.options(CHANCE)) == 10
    assert refused(match, {"green": 1}, CHANCE) == "3b"


@pytest.mark.parametrize(
    ("around", "added"),
    [
        ("", 0),
        ('C3 = "field 5"', 1),
        ('C3 = "mountain"', 2),
        ('C3 = "sea"', 0),
        ('C3 = "mountain"\nC2 = "bog 4"', 3),
        ('C3 = "mountain"\nC2 = "mountain"\nB3 = "bog 4"', 4),
    ],
)
def test_7_1b_mountains_add_two_other_land_one_at_most_four(around, added):
    match = moving(f'[hexes]\n{around}\n[units]\nA2 = "orange ship"', "A2")
    play(match, {"hex": "B2"}, {"green": 1})
    assert told(match, "green")[0][:2] == (1, added)


@pytest.mark.parametrize(("die", "number"), [(1, 11), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (7, 12), (8, 8), (9, 9), (10, 10)])
def test_7_1c_the_red_die(die, number):
    match = moving('[units]\nA2 = "orange ship"', "A2")
    play(match, {"hex": "B2"}, {"green": 8}, {"red": die})
    assert document(match)["hexes"]["B2"] == f"pasture {number}"


def test_7_1c_the_next_free_number_and_none_at_all():
    match = moving('[hexes]\nE4 = "bog 12"\nE6 = "bog 12"\nF5 = "bog 12"\n[units]\nA2 = "orange ship"', "A2")
    play(match, {"hex": "B2"}, {"green": 8}, {"red": 7})
    assert document(match)["hexes"]["B2"] == "pasture 2"
    game = info("landnam").game(3)
    s = game.read(
        {"seat": "chance", "asks": "red", "exploring": 20, "mover": 40, "units": {"A2": "orange ship"}, "hexes": {"B2": "pasture"}}
    )
    s.numbers_left = [0] * 13
    s.exploring = next(face for face, terrain in enumerate(s.terrain) if terrain == 4)
    s.mover = s.units[0][0]
    game.apply(s, CHANCE, game.options(s, CHANCE)[0])
    assert max(s.marker) == 0


def test_7_1d_an_exhausted_terrain_is_rolled_again():
    forests = "\n".join(f'{name} = "forest"' for name in ("E3", "E4", "E6", "E7", "F5", "F4"))
    match = moving(f'[hexes]\n{forests}\n[units]\nA2 = "orange ship"', "A2")
    play(match, {"hex": "B2"}, {"green": 10})
    assert asked(match) == (CHANCE, "green")
    play(match, {"green": 5}, {"red": 3})
    assert document(match)["hexes"]["B2"] == "bog 3"


def test_7_1d_when_nothing_that_the_die_can_give_is_left_the_nearest_row_is_taken():
    game = info("landnam").game(3)
    s = game.setup()
    s.hexes_left = [0, 1, 1, 0, 0, 0, 0]
    assert TERRAINS[nearest_left(s, TERRAINS.index("bog"))] == "sea"
    assert TERRAINS[nearest_left(s, TERRAINS.index("forest"))] == "mountain"
    s.hexes_left = [0, 0, 0, 0, 1, 0, 1]
    assert TERRAINS[nearest_left(s, TERRAINS.index("field"))] == "bog"  # as far as pasture, and lower
    match = moving('[units]\nA2 = "orange ship"', "A2")
    play(match, {"hex": "B2"})
    s = state(match)
    s.hexes_left = [0, 0, 1, 0, 0, 0, 0]  # a mountain cannot be rolled without land near
    game.apply(s, CHANCE, game.options(s, CHANCE)[0])
    assert s.terrain.count(TERRAINS.index("mountain")) == 2


def test_7_1b_the_odds_of_a_million_rolls():
    """Sea 40 - 10 m %, bog 10, field 10, pasture 30, forest 10, mountain 10 m %, with a modifier of m."""
    rng = random.Random(1)
    rolls = 200_000
    for m in range(5):
        seen = Counter(TERRAINS[GREEN_TERRAIN[1 + int(rng.random() * 10) + m]] for _ in range(rolls))
        exact = {"sea": 0.4 - 0.1 * m, "bog": 0.1, "field": 0.1, "pasture": 0.3, "forest": 0.1, "mountain": 0.1 * m}
        for terrain, share in exact.items():
            assert abs(seen[terrain] / rolls - share) < 0.005
    assert sorted(RED_NUMBER[1:]) == [2, 3, 4, 5, 6, 8, 9, 10, 11, 12]


def test_yellow_moves_nothing_in_oranges_turn():
    match = island(MOVE + "outer = [1, 1, 1]")
    with pytest.raises(landtake.NotYourDecision):
        match.play(YELLOW, {"hex": "outer"})
