"""Landnám: one test for each fate card, and when they are played (section 11)."""

import sys

from landtake.core.registry import info
from landtake.games.landnam.data import PRINTED
from landtake.testing import cites, refused
from tests.games.landnam.landnam_island import BLUE, ORANGE, YELLOW, asked, document, hand, hexes, island, options, play, state

FIELD = """
seat = "chance"
asks = "roll"
[hexes]
D4 = "field 5"
F5 = "forest 5"
[settlements]
E5-N = "orange farm"
E5-SE = "blue town"
"""


def holding(text, *cards):
    return text + "[fate]\norange = [" + ", ".join(f'"{card}"' for card in cards) + "]\n"


def after_roll(*cards, text=FIELD):
    match = island(holding(text, *cards))
    play(match, {"dice": [2, 3]})
    return match


def skip_sowing(match):
    """Second Sowing is asked for first, as long as it may be in any hand."""
    if asked(match)[1] == "sow":
        play(match, {"do": "pass"})
    return match


def test_every_card_has_a_test():
    here = sys.modules[__name__]
    for card in PRINTED.cards:
        assert hasattr(here, "test_card_" + card.id.replace("-", "_")), f"{card.name} has no test"


# Harvest


@cites("11c")
def test_card_stranded_whale():
    match = skip_sowing(after_roll("stranded-whale"))
    assert asked(match) == (ORANGE, "harvest")
    play(match, {"play": "stranded-whale", "resource": "iron"})
    assert hand(match, "orange") == {"grain": 1, "iron": 2}
    match = skip_sowing(after_roll("stranded-whale", text=FIELD + "[hands]\nyellow = {iron = 17, sheep = 18}\n"))
    assert refused(match, {"play": "stranded-whale", "resource": "sheep"}) == "11b"
    play(match, {"play": "stranded-whale", "resource": "iron"})
    assert hand(match, "orange") == {"grain": 1, "iron": 1}
    match = skip_sowing(after_roll("stranded-whale", text=FIELD + "[hands]\nyellow = {grain = 18}\n"))
    play(match, {"play": "stranded-whale", "resource": "grain"})  # after a famine
    assert hand(match, "orange") == {"grain": 2}
    assert asked(match) == (ORANGE, "unit")


def test_card_good_year():
    match = skip_sowing(after_roll("good-year"))
    assert refused(match, {"play": "good-year", "resource": "wood"}) == "11b"
    play(match, {"play": "good-year", "resource": "grain"})
    assert hand(match, "orange") == {"grain": 2}
    match = skip_sowing(after_roll("good-year", text=FIELD + "[hands]\nyellow = {grain = 17}\n"))
    assert refused(match, {"play": "good-year", "resource": "grain"}) == "11b"


def test_card_fallow():
    match = skip_sowing(after_roll("fallow"))
    play(match, {"play": "fallow"})
    assert asked(match) == (ORANGE, "unit")
    assert document(match)["hexes"]["D4"] == "field 5"
    match = island(holding(FIELD, "fallow"))
    play(match, {"dice": [1, 1]}, {"do": "pass"})
    assert refused(match, {"play": "fallow"}) == "11b"


def test_card_careful_tilling():
    match = skip_sowing(after_roll("careful-tilling"))
    play(match, {"play": "careful-tilling"})
    assert hexes(match) == {"D4", "F5"}  # though F5 gave more
    match = skip_sowing(after_roll("good-horse"))
    play(match, {"do": "pass"})
    assert hexes(match) == {"F5"}


def test_card_second_sowing():
    match = after_roll("second-sowing")
    assert asked(match) == (ORANGE, "sow")
    play(match, {"play": "second-sowing"})
    assert hand(match, "orange") == {}
    play(match, {"dice": [4, 3]}, {"draw": "ravens"}, {"draw": "fallow"}, {"draw": "portage"})
    assert asked(match) == (ORANGE, "unit")  # it was an Althing
    match = skip_sowing(after_roll("second-sowing", "fallow"))
    assert refused(match, {"play": "second-sowing"}) == "11c"


# Althing

SUIT = """
seat = "orange"
asks = "sue"
pleader = 0
[hexes]
D4 = "field 5"
[settlements]
E5-N = "orange farm"
[units]
D4 = "blue horse"
[hands]
orange = {grain = 2}
blue = {grain = 2}
"""


@cites("11d")
def test_card_settled_out_of_court():
    match = island(holding(SUIT, "settled-out-of-court"))
    play(match, {"hex": "D4"})
    assert refused(match, {"play": "settled-out-of-court"}) == "11a"
    play(match, {"cards": 1}, {"do": "pass"}, {"do": "pass"})
    assert asked(match) == (ORANGE, "althing")  # blue has given up, and the token is not yet given
    play(match, {"play": "settled-out-of-court"})
    assert state(match).white == [0, 0, 0]
    assert document(match)["units"]["D4"] == "blue horse"


def test_card_battle_at_the_thing():
    match = island(SUIT + '[fate]\nyellow = ["battle-at-the-thing"]')
    play(match, {"hex": "D4"}, {"cards": 1})
    assert asked(match) == (YELLOW, "althing")
    play(match, {"play": "battle-at-the-thing"})
    assert asked(match) == (ORANGE, "unit")
    assert state(match).white == [0, 0, 0]
    assert hand(match, "orange") == {"grain": 1}


@cites("11d")
def test_card_oath_helpers():
    match = island(SUIT + '[fate]\nblue = ["oath-helpers"]')
    play(match, {"hex": "D4"})
    assert refused(match, {"play": "oath-helpers"}) == "11a"
    play(match, {"cards": 2})
    play(match, {"do": "pass"})  # blue holds a fate card, so is asked for one
    play(match, {"play": "oath-helpers"})
    assert state(match).bids == [2, 2]
    assert asked(match) == (BLUE, "raise")
    play(match, {"cards": 1})
    assert state(match).bids == [2, 3]
    assert state(match).pot == 3


def test_11d_a_suit_cannot_be_settled_between_suits_or_when_raising():
    match = island(
        SUIT.replace('asks = "sue"\npleader = 0', 'asks = "althing"\nwindow = 1\nwatch = 1') + '[fate]\norange = ["settled-out-of-court"]'
    )
    assert refused(match, {"play": "settled-out-of-court"}) == "11d"
    match = island(SUIT + '[fate]\nblue = ["settled-out-of-court"]')
    play(match, {"hex": "D4"}, {"cards": 1}, {"do": "pass"})
    assert refused(match, {"play": "settled-out-of-court"}) == "11d"


# Movement

MOVE = """
seat = "orange"
asks = "unit"
landed = 7
edges = 7
"""


@cites("11e")
def test_card_portage():
    match = island(holding(MOVE + '[hexes]\nB2 = "field 5"\nB3 = "mountain"\n[units]\nA2 = "orange ship"\n', "portage"))
    play(match, {"hex": "A2"})
    assert refused(match, {"hex": "B2"}) == "6.2a"
    play(match, {"play": "portage"}, {"hex": "B2"}, {"hex": "B3"})
    assert document(match)["units"] == {"B3": "orange ship"}


def test_card_mountain_pass():
    match = island(holding(MOVE + '[hexes]\nD4 = "field 5"\n[units]\nD4 = "orange horse"\n', "mountain-pass", "portage"))
    play(match, {"hex": "D4"})
    assert refused(match, {"play": "portage"}) == "11e"
    play(match, {"play": "mountain-pass"}, {"hex": "E5"})
    assert document(match)["units"] == {"E5": "orange horse"}


def test_card_fair_wind():
    match = island(holding(MOVE + '[units]\nA2 = "orange ship"\n', "fair-wind", "good-horse"))
    play(match, {"hex": "A2"}, {"hex": "A3"}, {"hex": "A4"})
    assert asked(match) == (ORANGE, "step")
    assert refused(match, {"play": "good-horse"}) == "11e"
    play(match, {"play": "fair-wind"}, {"hex": "A5"}, {"hex": "B6"})
    assert document(match)["units"] == {"B6": "orange ship"}


def test_card_good_horse():
    match = island(
        holding(MOVE + '[hexes]\nD4 = "field 5"\nC3 = "bog 4"\nB2 = "bog 3"\n[units]\nD4 = "orange horse"\n', "good-horse", "fair-wind")
    )
    play(match, {"hex": "D4"}, {"hex": "C3"})
    assert refused(match, {"play": "fair-wind"}) == "11e"
    play(match, {"play": "good-horse"}, {"hex": "B2"})
    assert document(match)["units"] == {"B2": "orange horse"}


def test_card_berserk():
    text = MOVE + '[hexes]\nD4 = "field 5"\nC3 = "bog 4"\nC4 = "bog 3"\n[units]\nD4 = "orange horse"\nC3 = "blue horse"\n'
    match = island(holding(text, "berserk"))
    play(match, {"hex": "D4"})
    assert refused(match, {"hex": "C3"}) == "6.4a"
    play(match, {"play": "berserk"})
    assert refused(match, {"play": "berserk"}) == "3d"
    play(match, {"hex": "C3"})
    assert asked(match) == (BLUE, "flee")
    play(match, {"hex": "C4"})
    assert document(match)["units"] == {"C3": "orange horse", "C4": "blue horse"}


def test_11e_a_card_that_changes_nothing_or_comes_too_late_is_refused():
    match = island(holding(MOVE + '[units]\nA2 = "orange ship"\n', "portage", "portage", "berserk", "fair-wind"))
    play(match, {"hex": "A2"}, {"play": "portage"})
    assert refused(match, {"play": "portage"}) == "11b"
    play(match, {"hex": "A3"}, {"hex": "A4"})
    assert refused(match, {"play": "berserk"}) == "11b"
    play(match, {"play": "fair-wind"}, {"hex": "outer"})
    assert asked(match) == (ORANGE, "trade")


# Exploration

SHIP = MOVE + '[units]\nA2 = "orange ship"\n'


def exploring(*cards, text=SHIP):
    match = island(holding(text, *cards))
    play(match, {"hex": "A2"}, {"hex": "B2"})
    assert asked(match) == (ORANGE, "explore")
    return match


def check_terrain_card(card, terrain):
    match = exploring(card)
    play(match, {"play": card}, {"red": 4})
    assert document(match)["hexes"]["B2"] == f"{terrain} 4"
    assert sum(hand(match, "orange").values()) == 1
    none_left = "\n".join(f'{name} = "{terrain}"' for name in ("D4", "D5", "E4", "E6", "F4", "F5", "G3", "G4", "G5", "G6", "F3", "F6"))
    if terrain != "pasture":
        none_left = "\n".join(none_left.splitlines()[:6])
    match = exploring(card, text=SHIP + f"[hexes]\n{none_left}\n")
    assert refused(match, {"play": card}) == "11f"


@cites("11f")
def test_card_forest_ahead():
    check_terrain_card("forest-ahead", "forest")


def test_card_fertile_soil():
    check_terrain_card("fertile-soil", "field")


def test_card_green_slopes():
    check_terrain_card("green-slopes", "pasture")


def test_card_bog_iron():
    check_terrain_card("bog-iron", "bog")


def test_card_ravens():
    match = exploring("ravens", "bog-iron")
    assert {action["terrain"] for action in options(match) if "terrain" in action} == {"forest", "pasture", "field", "bog"}
    play(match, {"play": "ravens", "terrain": "pasture"})
    assert refused(match, {"play": "bog-iron"}) == "11f"
    play(match, {"do": "roll"}, {"red": 4})
    assert document(match)["hexes"]["B2"] == "pasture 4"


@cites("11g")
def test_card_landmarks():
    match = exploring("landmarks", "landmarks", text=SHIP + '[hexes]\nE4 = "bog 6"\nE6 = "bog 6"\nF5 = "bog 6"\n')
    assert refused(match, {"play": "landmarks", "number": 6}) == "11g"
    play(match, {"play": "landmarks", "number": 8})
    assert refused(match, {"play": "landmarks", "number": 9}) == "11g"
    play(match, {"do": "roll"}, {"green": 9})
    assert document(match)["hexes"]["B2"] == "pasture 8"
    match = exploring("landmarks")
    play(match, {"play": "landmarks", "number": 8}, {"green": 1})  # wasted on sea
    assert document(match)["hexes"]["B2"] == "sea"
    assert state(match).numbers_left[8] == 3


def test_11g_a_terrain_card_and_landmarks_leave_nothing_to_roll():
    match = exploring("forest-ahead", "landmarks")
    play(match, {"play": "landmarks", "number": 6}, {"play": "forest-ahead"})
    assert document(match)["hexes"]["B2"] == "forest 6"
    assert asked(match) == (ORANGE, "step")


# Trade and building

TRADE = """
seat = "orange"
asks = "trade"
[hands]
orange = {wood = 2}
blue = {iron = 2, sheep = 1}
yellow = {sheep = 1}
"""


@cites("11i")
def test_card_merchant_ship():
    match = island(holding(TRADE, "merchant-ship", "merchant-ship"))
    assert refused(match, {"pay": "wood", "for": "grain"}) == "8a"
    play(match, {"play": "merchant-ship"})
    assert refused(match, {"play": "merchant-ship"}) == "11b"
    play(match, {"pay": "wood", "for": "grain"})
    assert hand(match, "orange") == {"grain": 1}
    play(match, {"do": "end trade"})
    assert state(match).merchant == 0


def test_card_guest_gifts():
    match = island(holding(TRADE, "guest-gifts"))
    play(match, {"play": "guest-gifts", "resource": "sheep"})
    assert hand(match, "orange") == {"wood": 2, "sheep": 2}
    assert hand(match, "blue") == {"iron": 2}
    assert hand(match, "yellow") == {}
    match = island(holding('seat = "orange"\nasks = "trade"\n', "guest-gifts"))
    assert refused(match, {"play": "guest-gifts", "resource": "wood"}) == "11b"


BUILD = """
seat = "orange"
asks = "build"
[hexes]
C3 = "sea"
C4 = "bog 4"
[units]
C3 = "orange ship"
[settlements]
D4-N = "orange farm"
"""


@cites("11h")
def test_card_thralls():
    match = island(holding(BUILD + "[hands]\norange = {sheep = 1}\n", "thralls"))
    assert refused(match, {"build": "settler"}) == "9.1a"
    play(match, {"build": "settler", "sparing": "grain"})
    assert hand(match, "orange") == {}
    assert state(match).fate_sizes == [0, 0, 0]
    match = island(holding(BUILD + "[hands]\norange = {iron = 1}\n", "thralls"))
    play(match, {"build": "harbour", "kind": "iron", "sparing": "iron"}, {"hex": "C3"})
    assert document(match)["hexes"]["C3"] == "sea harbour iron"
    match = island(BUILD + "[hands]\norange = {sheep = 1}\n")
    assert refused(match, {"build": "settler", "sparing": "grain"}) == "3d"


@cites("11h")
def test_card_driftwood():
    match = island(holding(BUILD + "[hands]\norange = {iron = 1}\n", "driftwood"))
    play(match, {"build": "ship", "with": "driftwood"}, {"hex": "outer"})
    assert hand(match, "orange") == {}
    assert state(match).outer == [1, 0, 0]
    match = island(holding(BUILD, "driftwood", "thralls"))
    play(match, {"build": "ship", "with": "driftwood", "sparing": "iron"}, {"hex": "outer"})
    assert state(match).fate_sizes == [0, 0, 0]


# When cards are played


def test_11a_only_in_their_own_part_of_the_turn_and_face_up_afterwards():
    match = island(holding(TRADE, "portage", "merchant-ship"))
    assert refused(match, {"play": "portage"}) == "11a"
    play(match, {"play": "merchant-ship"})
    assert state(match).discard[19] == 1
    match = island(holding(MOVE + '[units]\nA2 = "orange ship"\n', "bog-iron"))
    play(match, {"hex": "A2"})
    assert refused(match, {"play": "bog-iron"}) == "11a"


def test_11a_nobody_is_asked_for_a_card_that_all_know_they_do_not_hold():
    match = island(holding("starters = 1\n" + FIELD, "ravens"))
    play(match, {"dice": [2, 3]})
    assert asked(match) == (ORANGE, "age")  # the card from the start is an Exploration card
    match = island(holding("starters = 1\n" + FIELD, "ravens", "portage"))
    play(match, {"dice": [2, 3]})
    assert asked(match) == (ORANGE, "sow")


def test_11b_every_card_says_what_it_does_in_its_own_words():
    assert all(card.text.endswith(".") for card in PRINTED.cards)
    assert info("landnam").rules()["11b"].sentence == "A card that could do nothing cannot be played."
