"""Landnám: what is on the table, setting up, the turn, and the harvest (sections 1 to 4)."""

import re

import pytest

import landtake
from landtake import CHANCE
from landtake.core.registry import info
from landtake.games.landnam.tables import CARD_NAMES, STARTING_CARDS
from landtake.testing import cites, refused
from tests.games.landnam.landnam_island import BLUE, ORANGE, YELLOW, asked, document, hand, hexes, island, options, play, state, told

# 1 What is on the table


def test_every_ruling_of_the_notes_stands_in_the_rules():
    named = {ruling for rule in info("landnam").rules().values() for ruling in rule.rulings}
    assert named == {f"LN{n}" for n in range(1, 77)}


@cites("1a")
def test_1a_nine_houses_five_horses_and_five_boats_are_the_limit():
    for text, thing in (
        ("outer = [6, 0, 0]", "boats"),
        (
            "[units]\n"
            + "\n".join(f'{name} = "orange horse"' for name in ("D4", "D5", "E4", "E6", "F4", "F5"))
            + "\n[hexes]\n"
            + "\n".join(f'{name} = "mountain"' for name in ("D4", "D5", "E4", "E6", "F4", "F5")),
            "horses",
        ),
    ):
        with pytest.raises(landtake.BadPosition, match=thing):
            island(text)


def test_1a_a_removed_unit_goes_back_to_its_owner():
    match = island(
        'seat = "chance"\nasks = "roll"\n[hexes]\nD4 = "field 5"\n'
        '[units]\nD4 = "blue horse outlawed by orange"\n[settlements]\nE5-N = "orange farm"'
    )
    assert state(match).horses == [0, 1, 0]
    play(match, {"dice": [3, 4]})
    play(match, {"draw": "ravens"}, {"draw": "fallow"}, {"draw": "portage"})
    assert state(match).horses == [0, 0, 0]


@pytest.mark.parametrize(("radius", "unknown", "rim"), [(2, 18, 18), (3, 36, 24)])
def test_1b_a_mountain_in_unknown_land_inside_a_rim_of_sea(radius, unknown, rim):
    s = landtake.info("landnam").game(3, {"radius": radius}).setup()
    assert s.terrain[0] == 2
    assert s.terrain.count(1) == rim
    assert s.terrain[1 : unknown + 1] == [0] * unknown


def test_1b_a_hex_off_a_small_board_cannot_be_named():
    with pytest.raises(landtake.BadPosition, match="A1"):
        island('[hexes]\nA1 = "sea"', radius=2)


def test_1c_hexes_numbers_and_harbours_are_counted_down_in_public():
    match = island('[hexes]\nD4 = "forest 5"\nE4 = "sea harbour iron"')
    spectator = match.view(None).state
    assert spectator.hexes_left[1:] == [10, 7, 5, 12, 6, 6]
    assert spectator.numbers_left[5] == 2
    assert spectator.harbours_left == [2, 2, 2, 1]


def test_1c_a_fourth_marker_of_a_number_is_refused():
    with pytest.raises(landtake.BadPosition, match="marker"):
        island('[hexes]\nD4 = "forest 5"\nD5 = "bog 5"\nE4 = "field 5"\nE6 = "field 5"')


def test_1d_hands_are_secret_and_sizes_public():
    match = island('seat = "orange"\nasks = "trade"\n[hands]\norange = {wood = 2}\nblue = {iron = 3}\n[fate]\nblue = ["ravens"]')
    seen = match.view(ORANGE).state
    assert seen.hands[:4] == [2, 0, 0, 0]
    assert seen.hands[4:] == [-1] * 8
    assert seen.sizes == [2, 3, 0]
    assert seen.fate_sizes == [0, 1, 0]
    assert set(seen.fates[len(CARD_NAMES) :]) == {-1}
    assert seen.stock == [-1] * 4
    assert seen.stocked == 0b1111


def test_1d_everyone_sees_that_a_type_is_out():
    match = island('seat = "orange"\nasks = "trade"\n[hands]\nblue = {iron = 18}')
    assert match.view(YELLOW).state.stocked == 0b0111


@pytest.mark.parametrize("count", [16, 18, 20])
def test_1e_equally_many_cards_of_each_resource(count):
    s = landtake.info("landnam").game(4, {"cards": count}).setup()
    assert [s.stock[r] + sum(s.hands[r::4]) for r in range(4)] == [count] * 4


@pytest.mark.parametrize(("terrain", "resource"), [("forest", "wood"), ("pasture", "sheep"), ("field", "grain"), ("bog", "iron")])
def test_1e_what_each_terrain_gives(terrain, resource):
    match = island(f'seat = "chance"\nasks = "roll"\n[hexes]\nD4 = "{terrain} 5"\n[settlements]\nE5-N = "blue farm"')
    play(match, {"dice": [1, 4]})
    assert hand(match, "blue") == {resource: 1}


def test_1f_nobody_discards_however_large_the_hand():
    match = island('seat = "chance"\nasks = "roll"\n[hands]\nblue = {wood = 10, iron = 10}')
    play(match, {"dice": [3, 4]}, {"draw": "ravens"}, {"draw": "fallow"}, {"draw": "portage"})
    assert hand(match, "blue") == {"wood": 10, "iron": 10}


def test_1g_the_memory_aid_opens_the_resource_hands_but_not_the_fate_cards():
    match = island('seat = "orange"\nasks = "trade"\n[hands]\nblue = {iron = 3}\n[fate]\nblue = ["ravens"]', memory="open")
    seen = match.view(YELLOW).state
    assert seen.hands[4:8] == [0, 0, 0, 3]
    assert max(seen.fates) <= 0


# 2 Setting up


def test_2a_2b_one_boat_at_sea_and_two_of_each_resource():
    s = landtake.info("landnam").game(5).setup()
    assert s.outer == s.ships == [1] * 5
    assert s.hands == [2] * 20


def test_2c_everyone_keeps_one_exploration_card_in_secret():
    match = landtake.new("landnam", seats=5, chance="manual")
    match.play(CHANCE, {"player": "orange"})
    assert {action.to_json()["draw"] for action in match.options(CHANCE)} == {CARD_NAMES[card] for card in STARTING_CARDS}
    assert refused(match, {"draw": "fallow"}, CHANCE) == "2c"
    for name in ("ravens", "ravens", "landmarks", "landmarks", "bog-iron"):
        match.play(CHANCE, {"draw": name})
    s = state(match)
    assert s.fate_sizes == [1] * 5
    assert s.deck_size == 31
    assert match.view(BLUE).state.fates[: len(CARD_NAMES)] == [-1] * len(CARD_NAMES)


def test_2c_a_card_is_dealt_as_often_as_it_has_copies():
    match = landtake.new("landnam", seats=3, chance="manual")
    match.play(CHANCE, {"player": "orange"})
    s = state(match)
    named = [match.game.actions()[action]["draw"] for action in match.game.options(s, CHANCE)]
    assert dict(zip(named, match.game.weights(s), strict=True)) == {
        "forest-ahead": 1, "fertile-soil": 1, "green-slopes": 1, "bog-iron": 1, "ravens": 2, "landmarks": 2,
    }  # fmt: skip


def test_2d_the_first_player_is_drawn_by_lot():
    match = landtake.new("landnam", seats=4, chance="manual")
    assert asked(match) == (CHANCE, "first")
    assert len(match.options(CHANCE)) == 4
    match.play(CHANCE, {"player": "teal"})
    assert state(match).active == 3


# 3 The turn


def test_3a_turns_go_clockwise():
    match = island('seat = "yellow"\nasks = "build"\nactive = 2\nturn = 3')
    play(match, {"do": "end turn"})
    s = state(match)
    assert (s.active, s.turn) == (ORANGE, 4)


def test_3b_a_turn_is_harvest_movement_trade_building():
    match = island('seat = "chance"\nasks = "roll"\nturn = 1')
    seen = []
    for action in ({"dice": [1, 1]}, {"do": "stay"}, {"do": "end trade"}, {"do": "end turn"}):
        seen.append(asked(match)[1])
        play(match, action)
    assert seen == ["roll", "unit", "trade", "build"]
    assert asked(match) == (CHANCE, "roll")


def test_3b_there_is_no_way_back_from_building_to_trade():
    match = island('seat = "orange"\nasks = "build"\n[hands]\norange = {wood = 4}')
    assert refused(match, {"pay": "wood", "for": "iron"}) == "3b"


def test_3c_the_first_turn_has_a_roll_that_gives_nothing_and_a_7_gives_only_the_active_player_a_card():
    match = landtake.new("landnam", seats=3, chance="manual")
    for action in ({"player": "blue"}, {"draw": "ravens"}, {"draw": "ravens"}, {"draw": "landmarks"}):
        match.play(CHANCE, action)
    assert asked(match) == (CHANCE, "roll")
    match.play(CHANCE, {"dice": [3, 4]})
    match.play(CHANCE, {"draw": "fallow"})
    assert asked(match) == (BLUE, "unit")
    assert state(match).fate_sizes == [1, 2, 1]


def test_3d_cards_that_are_not_held_cannot_be_played():
    match = island('seat = "orange"\nasks = "unit"\n[fate]\nblue = ["ravens"]')
    assert refused(match, {"swap": "ravens"}) == "3d"


# 4 Harvest

TWO_FIELDS = """
seat = "chance"
asks = "roll"
[hexes]
D4 = "field 5"
F5 = "forest 5"
"""


def test_4a_only_hexes_with_the_sum_produce():
    match = island(TWO_FIELDS + 'E6 = "bog 6"\n[settlements]\nE5-N = "orange farm"\nE5-SE = "blue farm"')
    play(match, {"dice": [2, 3]})
    assert hand(match, "orange") == {"grain": 1}
    assert hand(match, "blue") == {"wood": 1}


def test_4b_a_town_receives_two_and_two_settlements_at_a_hex_receive_each():
    match = island(TWO_FIELDS + '[settlements]\nE5-N = "orange town"\nE5-NW = "blue farm"')
    play(match, {"dice": [2, 3]})
    assert hand(match, "orange") == {"grain": 2}
    assert hand(match, "blue") == {"grain": 1}


def test_4c_a_settler_takes_two_and_the_settlements_nothing():
    match = island(TWO_FIELDS + '[settlements]\nE5-N = "orange town"\n[units]\nD4 = "yellow horse outlawed by orange"')
    play(match, {"dice": [2, 3]})
    assert hand(match, "orange") == {}
    assert hand(match, "yellow") == {"grain": 2}


def test_4c_a_settler_without_any_settlement_there_takes_two():
    match = island(TWO_FIELDS + '[units]\nF5 = "yellow ship"')
    play(match, {"dice": [2, 3]})
    assert hand(match, "yellow") == {"wood": 2}


def test_4d_famine_nobody_receives_and_all_return_the_short_type():
    text = (
        TWO_FIELDS
        + '[settlements]\nE5-N = "orange town"\nE5-SE = "blue farm"\n[hands]\norange = {grain = 9, iron = 1}\nyellow = {grain = 8}'
    )
    match = island(text)
    play(match, {"dice": [2, 3]})
    assert hand(match, "orange") == {"iron": 1}
    assert hand(match, "yellow") == {}
    assert hand(match, "blue") == {}
    assert told(match, "famine") == [(2,)]
    assert state(match).stock == [18, 18, 18, 17]


def test_4d_the_last_card_is_no_famine():
    match = island(TWO_FIELDS + '[settlements]\nE5-N = "orange farm"\n[hands]\nyellow = {grain = 17}')
    play(match, {"dice": [2, 3]})
    assert hand(match, "orange") == {"grain": 1}


def test_4e_after_a_famine_and_without_a_receiver_nothing_ages():
    match = island(TWO_FIELDS + '[settlements]\nE5-N = "orange farm"\n[hands]\nyellow = {grain = 18}')
    play(match, {"dice": [2, 3]})
    assert asked(match) == (ORANGE, "unit")
    match = island(TWO_FIELDS)
    play(match, {"dice": [2, 3]})
    assert asked(match) == (ORANGE, "unit")


def test_4e_refuses_a_hex_that_gave_nothing():
    match = island(TWO_FIELDS + '[settlements]\nE5-N = "orange farm"')
    play(match, {"dice": [2, 3]})
    assert refused(match, {"hex": "F5"}) == "4e"


def test_4f_a_settlers_hex_first():
    match = island(TWO_FIELDS + '[settlements]\nE5-N = "orange town"\n[units]\nF5 = "blue horse"')
    play(match, {"dice": [2, 3]})
    assert asked(match) == (ORANGE, "age")
    assert hexes(match) == {"F5"}
    assert refused(match, {"hex": "D4"}) == "4f"


def test_4f_else_the_hex_that_gave_most_and_the_active_player_chooses_among_equals():
    match = island(TWO_FIELDS + '[settlements]\nE5-N = "blue town"\nE5-SE = "blue farm"')
    play(match, {"dice": [2, 3]})
    assert hexes(match) == {"D4"}
    match = island(TWO_FIELDS + '[settlements]\nE5-N = "blue farm"\nE5-SE = "blue farm"')
    play(match, {"dice": [2, 3]})
    assert hexes(match) == {"D4", "F5"}
    play(match, {"hex": "F5"})
    assert document(match)["hexes"]["F5"] == "forest 6"


@pytest.mark.parametrize(
    ("number", "others", "becomes"),
    [(5, "", 6), (6, "", 8), (12, "", 2), (5, 'C3 = "bog 6"\nC4 = "bog 6"\nC5 = "bog 6"', 8)],
)
def test_4g_the_next_number_of_which_a_marker_is_free(number, others, becomes):
    match = island(f'seat = "orange"\nasks = "age"\nproducers = [5, 1]\n[hexes]\nD4 = "field {number}"\n{others}')
    play(match, {"hex": "D4"})
    assert document(match)["hexes"]["D4"] == f"field {becomes}"
    assert state(match).numbers_left[number] == 3


def test_4g_a_hex_keeps_its_number_when_no_other_is_free():
    game = landtake.info("landnam").game(3)
    s = game.read({"seat": "orange", "asks": "age", "producers": [5, 1], "hexes": {"D4": "field 5"}})
    s.numbers_left = [0] * 13
    game.apply(s, ORANGE, next(iter(game.options(s, ORANGE))))
    assert s.marker[5] == 5


def test_4h_one_harvest_card_a_turn():
    match = island(TWO_FIELDS + '[settlements]\nE5-N = "orange farm"\n[fate]\norange = ["second-sowing", "stranded-whale"]')
    play(match, {"dice": [2, 3]}, {"play": "second-sowing"}, {"dice": [1, 4]})
    assert asked(match) == (ORANGE, "age")


def test_4h_other_players_play_no_harvest_cards():
    match = island(TWO_FIELDS + '[settlements]\nE5-N = "orange farm"\n[fate]\nblue = ["stranded-whale"]')
    play(match, {"dice": [2, 3]})
    assert asked(match) == (ORANGE, "age")


def test_the_names_of_hexes_and_corners_can_be_read():
    names = [action["hex"] for action in landtake.info("landnam").game(3).actions() if set(action) == {"hex"}]
    assert names[0] == "E5"
    assert names[-1] == "outer"
    assert all(re.fullmatch(r"[A-I][1-9]|outer", name) for name in names)
    assert len(set(names)) == 62
    assert options(island('seat = "orange"\nasks = "unit"')) == [{"do": "stay"}]
