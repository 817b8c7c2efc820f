"""Landnám: trade with the stock and offers between players (section 8)."""

import pytest

from landtake.testing import refused
from tests.games.landnam.landnam_island import BLUE, ORANGE, TEAL, YELLOW, asked, hand, island, options, play, state, told

TRADE = """
seat = "orange"
asks = "trade"
"""

HANDS = "[hands]\norange = {wood = 3, sheep = 1}\nblue = {iron = 2}\nyellow = {iron = 1, grain = 1}\n"


def test_8a_four_for_one_of_another_kind():
    match = island(TRADE + "[hands]\norange = {wood = 4, iron = 3}")
    banks = [action for action in options(match) if "pay" in action]
    assert banks == [{"pay": "wood", "for": name} for name in ("sheep", "grain", "iron")]
    assert refused(match, {"pay": "iron", "for": "wood"}) == "8a"
    play(match, {"pay": "wood", "for": "sheep"})
    assert hand(match, "orange") == {"sheep": 1, "iron": 3}
    assert asked(match) == (ORANGE, "trade")


def test_8a_not_for_a_type_that_is_out():
    match = island(TRADE + "[hands]\norange = {wood = 4}\nblue = {iron = 18}")
    assert refused(match, {"pay": "wood", "for": "iron"}) == "8a"


HARBOUR = TRADE + '[hexes]\nD4 = "sea harbour wood"\n'


@pytest.mark.parametrize(
    ("text", "rate"),
    [
        ('[units]\nD4 = "orange ship"\n', 2),
        ('[settlements]\nE5-N = "orange farm"\n', 2),
        ('[settlements]\nE5-N = "orange farm"\n[units]\nD4 = "blue ship"\n', 4),
        ('[settlements]\nE5-N = "orange farm"\n[units]\nD4 = "blue ship outlawed by orange"\n', 4),
        ('[settlements]\nE5-N = "blue farm"\n[units]\nD4 = "orange ship"\n', 2),
        ('[settlements]\nE5-N = "blue farm"\n', 4),
    ],
)
def test_8b_a_harbour_is_for_the_ship_in_it_or_else_for_the_settlements_beside_it(text, rate):
    match = island(HARBOUR + text + "[hands]\norange = {wood = 2, iron = 3}")
    assert refused(match, {"pay": "wood", "for": "iron"}) == (None if rate == 2 else "8a")
    assert refused(match, {"pay": "iron", "for": "wood"}) == "8a"
    if rate == 2:
        play(match, {"pay": "wood", "for": "sheep"})
        assert hand(match, "orange") == {"sheep": 1, "iron": 3}


def test_8b_foreign_settlements_do_not_trade_where_my_ship_is():
    match = island(
        HARBOUR.replace('"orange"\nasks', '"blue"\nactive = 1\nasks')
        + '[settlements]\nE5-N = "blue farm"\n[units]\nD4 = "orange ship"\n[hands]\nblue = {wood = 3}'
    )
    assert refused(match, {"pay": "wood", "for": "iron"}) == "8a"


def test_8c_an_offer_gives_and_wants_at_least_one_card_to_one_player_or_all():
    match = island(TRADE + HANDS)
    play(match, {"give": "wood"})
    assert asked(match) == (ORANGE, "draft")
    assert refused(match, {"do": "announce to all"}) == "8c"
    play(match, {"want": "iron"})
    assert {"do": "announce to all"} in options(match)
    assert {"player": "blue"} in options(match)
    assert refused(match, {"player": "orange"}) == "8c"
    play(match, {"give": "wood"}, {"player": "yellow"})
    assert told(match, "offered") == [(ORANGE, YELLOW, 2, 0, 0, 0, 0, 0, 0, 1)]
    assert asked(match) == (YELLOW, "answer")


def test_8c_only_what_is_held_can_be_offered():
    match = island(TRADE + HANDS)
    assert refused(match, {"give": "iron"}) == "3d"
    play(match, {"give": "sheep"})
    assert refused(match, {"give": "sheep"}) == "3d"


def test_8d_the_first_clockwise_who_accepts_gets_it():
    match = island(TRADE + HANDS)
    play(match, {"give": "wood"}, {"want": "iron"}, {"do": "announce to all"})
    assert asked(match) == (BLUE, "answer")
    play(match, {"do": "decline"})
    assert asked(match) == (YELLOW, "answer")
    play(match, {"do": "accept"})
    assert hand(match, "orange") == {"wood": 2, "sheep": 1, "iron": 1}
    assert hand(match, "yellow") == {"wood": 1, "grain": 1}
    assert asked(match) == (ORANGE, "trade")


def test_8d_nobody_accepts_without_the_cards():
    match = island(TRADE + HANDS)
    play(match, {"give": "wood"}, {"want": "grain"}, {"do": "announce to all"})
    assert asked(match) == (BLUE, "answer")
    assert refused(match, {"do": "accept"}) == "3d"
    assert options(match) == [{"do": "decline"}, {"do": "counter"}]


def test_8d_one_offer_back_which_the_active_player_takes_or_not():
    match = island(TRADE + HANDS)
    play(match, {"give": "wood"}, {"want": "iron"}, {"do": "announce to all"}, {"do": "counter"})
    assert asked(match) == (BLUE, "counter")
    play(match, {"give": "iron"})
    assert refused(match, {"player": "orange"}) == "8c"
    play(match, {"want": "wood"}, {"want": "wood"})
    assert refused(match, {"player": "yellow"}) == "8d"
    play(match, {"player": "orange"})
    assert asked(match) == (ORANGE, "reply")
    play(match, {"do": "decline"})
    assert asked(match) == (YELLOW, "answer")
    play(match, {"do": "counter"}, {"give": "grain"}, {"want": "wood"}, {"player": "orange"}, {"do": "accept"})
    assert hand(match, "orange") == {"wood": 2, "sheep": 1, "grain": 1}
    assert asked(match) == (ORANGE, "trade")


def test_8d_the_active_player_cannot_take_what_they_cannot_pay():
    match = island(TRADE + HANDS)
    play(
        match,
        {"give": "wood"},
        {"want": "iron"},
        {"do": "announce to all"},
        {"do": "counter"},
        {"give": "iron"},
        {"want": "grain"},
        {"player": "orange"},
    )
    assert options(match) == [{"do": "decline"}]
    assert refused(match, {"do": "accept"}) == "3d"


def test_8d_an_offer_back_that_is_withdrawn_declines():
    match = island(TRADE + HANDS)
    play(match, {"give": "wood"}, {"want": "iron"}, {"player": "blue"}, {"do": "counter"}, {"give": "iron"}, {"do": "withdraw"})
    assert told(match, "declined") == [(BLUE,)]
    assert asked(match) == (ORANGE, "trade")
    assert state(match).answer == [0] * 8


def test_8d_players_without_any_card_are_not_asked():
    match = island(TRADE + HANDS.replace("blue = {iron = 2}\n", ""), seats=4)
    play(match, {"give": "wood"}, {"want": "iron"})
    assert refused(match, {"player": "blue"}) == "8c"
    play(match, {"do": "announce to all"})
    assert asked(match) == (YELLOW, "answer")
    play(match, {"do": "decline"})
    assert asked(match) == (ORANGE, "trade")
    assert TEAL == 3


def test_8e_three_offers_a_turn_and_none_twice():
    match = island(TRADE + HANDS)
    play(match, {"give": "wood"}, {"want": "iron"}, {"player": "blue"}, {"do": "decline"})
    play(match, {"give": "wood"}, {"want": "iron"})
    assert refused(match, {"player": "blue"}) == "8e"
    assert refused(match, {"player": "yellow"}) is None
    play(match, {"do": "withdraw"}, {"give": "wood"}, {"do": "withdraw"})
    assert refused(match, {"give": "wood"}) == "8e"
    play(match, {"do": "end trade"})
    assert state(match).announced == []


def test_8f_at_most_four_of_a_type_are_asked_for():
    match = island(TRADE + HANDS)
    play(match, {"give": "wood"}, *[{"want": "iron"}] * 4)
    assert refused(match, {"want": "iron"}) == "8f"
