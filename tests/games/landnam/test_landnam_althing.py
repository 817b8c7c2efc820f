"""Landnám: the Althing and its suits (section 5)."""

import pytest

from landtake.testing import refused
from tests.games.landnam.landnam_island import BLUE, ORANGE, TEAL, YELLOW, asked, document, hand, hexes, island, options, play, state, told

SEVEN = {"dice": [3, 4]}

ROLL = """
seat = "chance"
asks = "roll"
"""

# Blue's horse stands on the field D4, where orange and yellow have farms.
COURT = """
seat = "orange"
asks = "sue"
pleader = 0
[hexes]
D4 = "field 5"
[settlements]
E5-N = "orange farm"
E5-NW = "yellow farm"
[units]
D4 = "blue horse"
[hands]
orange = {grain = 3, wood = 1}
blue = {grain = 3}
yellow = {grain = 2}
"""


def suit(extra="", bid=1, seats=3):
    """Orange has sued blue's horse and opened."""
    match = island(COURT + extra, seats=seats)
    play(match, {"hex": "D4"}, {"cards": bid})
    return match


def test_5a_a_seven_holds_the_althing_without_harvest_cards():
    match = island(
        ROLL + '[hexes]\nD4 = "field 5"\n[settlements]\nE5-N = "orange farm"\n'
        '[fate]\norange = ["stranded-whale"]\nblue = ["fallow"]\nyellow = ["portage"]'
    )
    play(match, SEVEN, {"draw": "berserk"})
    assert asked(match) == (ORANGE, "unit")
    assert hand(match, "orange") == {}


def test_5b_the_active_player_and_those_without_receive_one_clockwise_and_never_two():
    match = island(ROLL + "active = 1\n[fate]\norange = ['fallow']")
    play(match, SEVEN, {"draw": "ravens"}, {"draw": "portage"})
    assert told(match, "drew") == [(BLUE, 17), (YELLOW, 8)]
    assert state(match).fate_sizes == [1, 1, 1]


def test_5b_a_drawn_card_can_be_played_at_once():
    match = island(ROLL + COURT.replace('seat = "orange"\nasks = "sue"\npleader = 0\n', ""))
    play(match, SEVEN, {"draw": "battle-at-the-thing"}, {"draw": "fallow"}, {"draw": "portage"})
    assert asked(match) == (ORANGE, "althing")
    assert {"play": "battle-at-the-thing"} in options(match)


def test_5c_discards_are_shuffled_when_the_deck_is_empty():
    everything = "discard = [0, 2, 1, 1, 1, 3, 1, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 2, 2, 1, 2, 1]"
    match = island(ROLL + everything + '\n[fate]\nblue = ["stranded-whale"]')
    assert state(match).deck_size == 0
    play(match, SEVEN)
    s = state(match)
    assert s.deck_size == 35
    assert sum(s.discard) == 0
    assert refused(match, {"draw": "stranded-whale"}, -1) == "5c"


def test_5c_without_any_card_left_nobody_receives_one():
    all_held = "\n".join(
        f'"{name}"' + "," for name, n in (
            ("stranded-whale", 1), ("good-year", 2), ("fallow", 1), ("careful-tilling", 1), ("second-sowing", 1),
            ("settled-out-of-court", 3), ("battle-at-the-thing", 1), ("oath-helpers", 2), ("portage", 2), ("mountain-pass", 2),
            ("fair-wind", 2), ("good-horse", 2), ("berserk", 2), ("forest-ahead", 1), ("fertile-soil", 1), ("green-slopes", 1),
            ("bog-iron", 1), ("ravens", 2), ("landmarks", 2), ("merchant-ship", 2), ("guest-gifts", 1), ("thralls", 2), ("driftwood", 1),
        ) for _ in range(n)
    )  # fmt: skip
    match = island(ROLL + f"[fate]\nblue = [{all_held}]")
    play(match, SEVEN)
    assert asked(match) == (ORANGE, "unit")
    assert state(match).fate_sizes == [0, 36, 0]


def test_5d_outlaws_go_first_and_their_tokens_become_points():
    text = ROLL + '[hexes]\nD4 = "field 5"\nD5 = "bog 4"\n[settlements]\nE5-N = "orange farm"\nE5-NW = "yellow farm"\n'
    match = island(text + '[units]\nD4 = "blue horse outlawed by orange yellow"\nD5 = "blue ship outlawed by orange"')
    before = state(match)
    assert before.red_won == [0, 0, 0]
    assert match.game.scores(before) == [1, 0, 1]
    play(match, SEVEN, {"draw": "ravens"}, {"draw": "fallow"}, {"draw": "portage"})
    s = state(match)
    assert s.red_won == [2, 0, 1]
    assert match.game.scores(s) == [3, 0, 2]
    assert "D4" not in document(match)["units"]
    assert asked(match) == (ORANGE, "unit")  # nobody is left to be sued


def test_5e_the_active_player_chooses_who_begins_and_it_goes_round_once():
    match = island(COURT.replace('"orange"\nasks = "sue"\npleader = 0', '"orange"\nasks = "opener"'))
    assert options(match) == [{"player": "orange"}, {"player": "blue"}, {"player": "yellow"}]
    assert refused(match, {"player": "teal"}) == "3b"
    play(match, {"player": "blue"})
    assert asked(match) == (YELLOW, "sue")  # blue has nobody to sue
    play(match, {"do": "pass"})
    assert asked(match) == (ORANGE, "sue")
    play(match, {"do": "pass"})
    assert asked(match) == (ORANGE, "unit")


def test_5e_a_player_brings_all_suits_in_one_turn_in_any_order():
    match = island(
        COURT.replace('D4 = "field 5"', 'D4 = "field 5"\nD5 = "forest 4"').replace(
            'D4 = "blue horse"', 'D4 = "blue horse"\nD5 = "blue horse"'
        )
    )
    assert hexes(match) == {"D4", "D5"}
    play(match, {"hex": "D5"}, {"cards": 1}, {"do": "pass"})
    assert asked(match) == (ORANGE, "sue")
    assert hexes(match) == {"D4"}


# 5.1 Bringing a suit


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('D4 = "field 5"', 'D4 = "field"'),
        ('D4 = "blue horse"', 'D4 = "orange horse"'),
        ('E5-N = "orange farm"', 'E5-S = "orange farm"'),
        ('[units]\nD4 = "blue horse"\n', ""),
    ],
)
def test_5_1a_only_units_of_others_on_marked_hexes_at_an_own_settlement(old, new):
    match = island(COURT.replace(old, new))
    assert refused(match, {"hex": "D4"}) == "5.1a"


def test_5_1a_a_ship_in_a_harbour_can_be_sued_with_the_harbours_resource():
    text = COURT.replace('D4 = "field 5"', 'D4 = "sea harbour wood"').replace("blue horse", "blue ship")
    match = island(text)
    play(match, {"hex": "D4"})
    assert options(match) == [{"cards": 1}]
    play(match, {"cards": 1})
    assert hand(match, "orange") == {"grain": 3}


def test_5_1b_once_a_unit_and_althing_for_each_suitor_even_if_it_is_an_outlaw_already():
    match = suit()
    play(match, {"do": "pass"})
    assert document(match)["units"]["D4"] == "blue horse outlawed by orange"
    assert asked(match) == (YELLOW, "sue")  # orange has sued the only unit
    assert hexes(match) == {"D4"}
    play(match, {"hex": "D4"}, {"cards": 1}, {"do": "pass"})
    assert document(match)["units"]["D4"] == "blue horse outlawed by orange yellow"


@pytest.mark.parametrize("second", ["D4-N", "D4-NW"])
def test_5_1b_who_has_two_settlements_at_a_hex_sues_once_as_who_has_one(second):
    """“If a unit stands on a hex where one player has one settlement and another has two, each of them can bring suit once.”"""
    match = island(COURT.replace('E5-N = "orange farm"', f'E5-N = "orange farm"\n{second} = "orange farm"'))
    play(match, {"hex": "D4"}, {"cards": 1}, {"do": "pass"})
    assert asked(match) == (YELLOW, "sue")  # orange's other settlement there is no second suit
    play(match, {"hex": "D4"}, {"cards": 1}, {"do": "pass"})
    assert document(match)["units"]["D4"] == "blue horse outlawed by orange yellow"
    assert state(match).white == [1, 0, 1]


def test_5_1b_refuses_a_second_suit():
    text = COURT.replace('D4 = "field 5"', 'D4 = "field 5"\nD5 = "forest 4"').replace(
        'D4 = "blue horse"', 'D4 = "blue horse"\nD5 = "blue horse"'
    )
    match = island(text)
    play(match, {"hex": "D4"}, {"cards": 1}, {"do": "pass"})
    assert refused(match, {"hex": "D4"}) == "5.1b"


def test_5_1b_a_later_successful_defence_lifts_nothing():
    match = suit()
    play(match, {"do": "pass"}, {"hex": "D4"}, {"cards": 1}, {"cards": 2}, {"do": "pass"})
    assert document(match)["units"]["D4"] == "blue horse outlawed by orange"
    assert state(match).white == [1, 1, 0]


def test_5_1c_the_opening_is_one_or_more_cards_of_the_kind():
    match = island(COURT)
    play(match, {"hex": "D4"})
    assert options(match) == [{"cards": 1}, {"cards": 2}, {"cards": 3}]
    assert refused(match, {"cards": 4}) == "3d"
    assert refused(match, {"do": "pass"}) == "3b"
    assert refused(island(COURT.replace("grain = 3, ", "")), {"hex": "D4"}) == "5.1c"


def test_5_1d_all_cards_go_to_the_stock_when_the_suit_ends():
    match = suit(bid=1)
    assert state(match).stock[2] == 18 - 8
    play(match, {"cards": 3}, {"do": "pass"})
    assert state(match).stock[2] == 18 - 8 + 4
    assert (hand(match, "orange"), hand(match, "blue")) == ({"grain": 2, "wood": 1}, {})


# 5.2 Raising


def test_5_2a_each_side_in_turn_has_to_exceed_the_other():
    match = suit(bid=1)
    assert asked(match) == (BLUE, "raise")
    play(match, {"cards": 1})  # equal is not enough, and blue is asked again
    assert asked(match) == (BLUE, "raise")
    play(match, {"cards": 1})
    assert asked(match) == (ORANGE, "raise")
    assert state(match).bids == [1, 2]
    play(match, {"cards": 2})
    assert asked(match) == (BLUE, "raise")
    assert refused(match, {"cards": 2}) == "3d"


def test_5_2b_the_accused_may_give_up_at_once():
    match = suit()
    play(match, {"do": "pass"})
    assert told(match, "gave-up") == [(BLUE, 1)]
    assert state(match).white == [1, 0, 0]


def test_5_2c_a_side_is_handed_over_and_both_may_add_cards():
    match = suit(bid=3)
    play(match, {"player": "yellow"})
    assert asked(match) == (YELLOW, "take-over")
    play(match, {"do": "accept"})
    assert asked(match) == (YELLOW, "raise")
    play(match, {"cards": 2})
    assert asked(match) == (BLUE, "raise")  # who was in it may still add
    play(match, {"cards": 2})
    assert state(match).bids == [3, 4]
    assert asked(match) == (ORANGE, "raise")
    play(match, {"do": "pass"})
    assert state(match).white == [0, 0, 1]  # the last holder of the winning side


def test_5_2c_each_player_is_asked_once_a_raise_and_only_the_holder_hands_over():
    match = suit(bid=3, seats=4)
    play(match, {"player": "yellow"}, {"do": "decline"})
    assert asked(match) == (BLUE, "raise")
    assert refused(match, {"player": "yellow"}) == "5.2c"
    play(match, {"player": "teal"}, {"do": "accept"}, {"do": "pass"})
    assert asked(match) == (BLUE, "raise")
    assert refused(match, {"player": "yellow"}) == "5.2c"


def test_5_2c_a_chain_of_hand_overs():
    match = suit(bid=3, seats=4)
    play(match, {"player": "yellow"}, {"do": "accept"}, {"player": "teal"}, {"do": "accept"})
    assert asked(match) == (TEAL, "raise")
    play(match, {"do": "pass"}, {"cards": 1}, {"cards": 2})
    assert asked(match) == (TEAL, "raise")
    play(match, {"do": "pass"}, {"cards": 1})
    assert state(match).bids == [3, 4]
    play(match, {"do": "pass"})
    assert state(match).white == [0, 0, 0, 1]


def test_5_2d_nobody_who_is_involved_can_take_over():
    match = suit()
    assert refused(match, {"player": "orange"}) == "5.2d"
    assert refused(match, {"player": "blue"}) == "5.2d"


def test_5_2e_the_suitors_side_handed_over_gives_the_white_token_to_the_taker_and_the_red_one_to_the_suitor():
    match = suit(bid=1)
    play(match, {"cards": 2}, {"player": "yellow"}, {"do": "accept"}, {"cards": 2}, {"do": "pass"})
    s = state(match)
    assert s.white == [0, 0, 1]
    assert document(match)["units"]["D4"] == "blue horse outlawed by orange"


# 5.3 Outlaws and cards


def test_5_3a_a_lying_red_token_counts_for_nobody_and_survives_a_town():
    match = suit()
    play(match, {"do": "pass"})
    assert match.game.scores(state(match)) == [2, 0, 1]
    match = island(
        'seat = "orange"\nasks = "site"\nitem = 3\n[hexes]\nD4 = "field 5"\nD5 = "sea"\n'
        '[settlements]\nE5-N = "orange farm"\n[units]\nD4 = "blue horse outlawed by orange"'
    )
    play(match, {"corner": "E5-N"})
    assert document(match)["units"]["D4"] == "blue horse outlawed by orange"


def test_5_3a_nothing_is_outlawed_when_the_suitor_loses():
    match = suit()
    play(match, {"cards": 2}, {"do": "pass"})
    assert document(match)["units"]["D4"] == "blue horse"
    assert state(match).white == [0, 1, 0]


THREE = COURT.replace('[units]\nD4 = "blue horse"', '[units]\nD4 = "blue horse"\nD5 = "blue horse"').replace(
    'D4 = "field 5"', 'D4 = "field 5"\nD5 = "bog 4"'
)


def test_5_3b_three_possible_suits_and_none_brought_give_a_black_token():
    match = island(THREE)
    play(match, {"do": "pass"}, {"do": "pass"})
    s = state(match)
    assert s.black == [0, 1, 0]
    assert told(match, "black") == [(BLUE,)]


def test_5_3b_not_with_two_possible_suits_nor_when_one_was_brought():
    match = island(COURT)
    play(match, {"do": "pass"}, {"do": "pass"})
    assert state(match).black == [0, 0, 0]
    match = island(THREE)
    play(match, {"hex": "D4"}, {"cards": 1}, {"do": "pass"}, {"do": "pass"})
    assert state(match).black == [0, 0, 0]


def test_5_3c_everyone_with_a_card_is_asked_clockwise_from_the_active_player():
    match = island(
        "active = 1\n"
        + COURT.replace('"orange"\nasks = "sue"\npleader = 0', '"orange"\nasks = "sue"\npleader = 0')
        + '[fate]\norange = ["fallow"]\nyellow = ["settled-out-of-court"]'
    )
    play(match, {"hex": "D4"}, {"cards": 1})
    assert asked(match) == (YELLOW, "althing")
    play(match, {"do": "pass"})
    assert asked(match) == (ORANGE, "althing")
    assert options(match) == [{"do": "pass"}]
    play(match, {"do": "pass"})
    assert asked(match) == (BLUE, "raise")


def test_5_3c_nobody_is_asked_once_all_copies_are_discarded():
    gone = "discard = [0, 0, 0, 0, 0, 3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]\n"
    match = island(gone + COURT + '[fate]\nyellow = ["fallow"]')
    play(match, {"hex": "D4"}, {"cards": 1})
    assert asked(match) == (BLUE, "raise")


def test_5_3d_an_interrupted_suit_is_spent_tokenless_and_counts_as_brought():
    match = island(THREE + '[fate]\nyellow = ["settled-out-of-court"]')
    play(match, {"hex": "D4"}, {"cards": 2}, {"play": "settled-out-of-court"})
    s = state(match)
    assert s.white == [0, 0, 0]
    assert s.sizes[ORANGE] == 2
    assert s.stock[2] == 18 - 6
    play(match, {"do": "pass"}, {"do": "pass"})
    assert state(match).black == [0, 0, 0]


def test_5_3e_an_interrupted_althing_keeps_what_is_finished():
    match = island(THREE + '[fate]\nyellow = ["battle-at-the-thing"]')
    play(match, {"hex": "D4"}, {"cards": 1}, {"do": "pass"}, {"do": "pass"}, {"do": "pass"})
    assert asked(match) == (YELLOW, "althing")  # between suits
    play(match, {"play": "battle-at-the-thing"})
    assert asked(match) == (ORANGE, "unit")
    s = state(match)
    assert s.white == [1, 0, 0]
    assert s.black == [0, 0, 0]


def test_5_3e_before_the_suits_it_denies_the_black_tokens():
    match = island(
        THREE.replace('asks = "sue"\npleader = 0', 'asks = "althing"\nwindow = 1\nwatch = 1') + '[fate]\norange = ["battle-at-the-thing"]'
    )
    play(match, {"play": "battle-at-the-thing"})
    assert asked(match) == (ORANGE, "unit")
    assert state(match).black == [0, 0, 0]
