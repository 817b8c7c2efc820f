"""Setting up: random tile positions, lots and the auction."""

import random

import pytest

import landtake
from landtake import CHANCE
from landtake.games.forgotten_planet import scenario
from landtake.games.forgotten_planet.rules_setup import fitting
from landtake.games.forgotten_planet.state import FACE_DOWN, SITE
from landtake.testing import refused
from tests.games.forgotten_planet.planet import SEATS, asked, doc, options, play, state

YELLOW, RED, GREEN = range(3)


def start(seats=2, **settings):
    return landtake.new("forgotten_planet", seats=seats, chance="manual", **{"order": "fixed", "assignment": "fixed", **settings})


def lay(match, cell, secret=None):
    """Lay a tile face down; the last one needs no word."""
    if secret:
        play(match, {"place": secret})
    return play(match, {"row": int(cell[1:])}, {"spot": cell})


# 11 Random tile positions


def test_11a_11e_each_lays_three_tiles_in_order_and_then_they_are_turned_up():
    match = start(placement="random")
    assert state(match).land_left == 33 - 2
    for secret, one, other in (("base", "b1", "f1"), ("special", "b4", "f4"), (None, "b7", "f7")):
        assert asked(match)[0] == YELLOW
        lay(match, one, secret)
        assert asked(match)[0] == RED
        lay(match, other, secret)
    assert doc(match)["tiles"] == [".Y...R.", ".......", ".......", ".*...*.", ".......", ".......", ".o...o."]
    assert asked(match) == (YELLOW, "act")
    assert state(match).room == 49 - 6
    assert state(match).secrets == state(match).laid == state(match).held == []


def test_11b_only_the_owner_knows_what_lies_face_down():
    match = start(placement="random")
    play(match, {"place": "special"})
    assert match.records[-1].audience == 1 << YELLOW
    play(match, {"row": 1}, {"spot": "b1"})
    assert match.view(YELLOW).state.secrets == [2]
    assert match.view(RED).state.secrets == [-1]
    assert match.view(None).state.secrets == [-1]
    assert match.view(RED).state.held == [-1, 0b111]
    assert doc(match)["tiles"][0] == ".?....."
    hidden = match.events(RED)[-1]["said"][0]["args"]
    assert hidden == {"player": YELLOW, "cell": 1, "secret": -1}


def test_11b_worlds_are_equally_likely():
    match = lay(start(placement="random"), "b1", "special")
    rng = random.Random(3)
    view = match.view(RED)
    seen = [view.world(rng.random).secrets[0] for _ in range(600)]
    assert all(150 < seen.count(secret) < 250 for secret in range(3))
    assert match.view(YELLOW).world(rng.random).secrets == [2]


def test_11c_tiles_keep_2_to_5_empty_spaces_between_them():
    match = lay(start(seats=4, scenario="open", placement="random"), "h8", "base")
    play(match, {"place": "base"})
    assert refused(match, {"row": 1}) == "11c"  # seven rows away
    play(match, {"row": 8})
    assert refused(match, {"spot": "j8"}) == "11c"
    assert refused(match, {"spot": "o8"}) == "11c"
    assert [option["spot"] for option in options(match)] == ["b8", "c8", "d8", "e8", "k8", "l8", "m8", "n8"]


def test_11c_the_first_tile_lies_anywhere():
    match = play(start(placement="random"), {"place": "land"})
    assert len(options(match)) == 7
    play(match, {"row": 4})
    assert len(options(match)) == 7


def test_11c_distance_is_counted_along_and_across():
    match = lay(start(placement="random"), "d4", "base")
    play(match, {"place": "base"}, {"row": 3})
    assert [option["spot"] for option in options(match)] == ["a3", "b3", "f3", "g3"]


def test_11d_where_nothing_fits_less_room_is_enough():
    match = start(placement="random")
    grid = match.game.terms.grid

    def between(taken):
        """The fewest empty spaces between any space that fits and a tile."""
        s = state(match)
        for cell in taken:
            s.tiles[cell] = FACE_DOWN
        s.laid = taken
        return {min(grid.distance(cell, other) - 1 for other in taken) for cell in fitting(match.game.terms, s)}

    assert between([0]) == {2, 3, 4, 5}
    assert between([row * 7 + column for row in range(7) for column in range(7) if (column + 3 * row) % 5 == 0]) == {1}
    assert between([cell for cell in range(49) if cell % 2]) == {0}


def test_11f_a_tile_is_laid_only_once():
    match = start(placement="random")
    lay(match, "b1", "base")
    lay(match, "f1", "base")
    assert refused(match, {"place": "base"}) == "11f"
    assert options(match) == [{"place": "land"}, {"place": "special"}]


def test_11g_the_space_is_in_the_row_that_was_named():
    match = play(start(placement="random"), {"place": "base"}, {"row": 2})
    assert refused(match, {"spot": "c3"}) == "11g"
    assert refused(match, {"spot": "o15"}) == "2e"
    match = play(start(placement="random"), {"place": "base"})
    assert refused(match, {"row": 9}) == "2e"


def test_11a_a_field_that_is_too_small_is_refused(tmp_path):
    path = tmp_path / "tiny-field.toml"
    path.write_text('name = "Tiny"\nplayers = 2\nland = 3\ngrid = """\n1 . 2\n. * .\n"""\n', encoding="utf-8")
    assert scenario.add(path) == "tiny-field"
    try:
        with pytest.raises(landtake.BadSetting, match="too few"):
            start(scenario="tiny-field", placement="random")
        assert start(scenario="tiny-field").decision.kind == "act"
    finally:
        scenario.forget("tiny-field")


# 12 Base assignment


def test_12a_bases_by_lot():
    match = start(3, assignment="lot")
    assert asked(match) == (CHANCE, "lot")
    assert state(match).tiles.count(SITE) == 3
    play(match, {"assign": "green"})
    assert refused(match, {"assign": "green"}, CHANCE) == "12a"
    play(match, {"assign": "yellow"})
    assert asked(match) == (YELLOW, "act")
    assert [doc(match)["robots"][name][0] for name in SEATS[:3]] == ["i3", "e7", "a3"]


def test_12a_bases_by_their_numbers():
    match = start(3)
    assert [doc(match)["robots"][name][0] for name in SEATS[:3]] == ["a3", "i3", "e7"]


def test_12b_12c_12e_the_auction_of_the_rulebook():
    """Green starts and takes A, Yellow C, Red covers Green on A; in the second round Green alone places."""
    match = start(3, assignment="auction")
    play(match, {"starter": "green"})
    assert asked(match) == (GREEN, "bid")
    play(match, {"bid": "A"})
    assert asked(match)[0] == YELLOW
    play(match, {"bid": "C"})
    assert asked(match)[0] == RED
    play(match, {"bid": "A"})
    assert (asked(match), state(match).round) == ((GREEN, "bid"), 2)
    play(match, {"bid": "B"})
    assert state(match).fines == [0, 1, 0]
    assert [doc(match)["robots"][name][0] for name in SEATS[:3]] == ["e7", "a3", "i3"]
    assert match.game.scores(state(match)) == [2, 1, 2]


@pytest.mark.parametrize(("case", "waits"), [("A", RED), ("C", YELLOW)])
def test_12c_whoever_is_covered_waits_for_the_next_round(case, waits):
    match = start(3, assignment="auction")
    play(match, {"starter": "green"}, {"bid": "A"}, {"bid": "C"}, {"bid": "A"}, {"bid": case})
    assert (asked(match), state(match).round) == ((waits, "bid"), 3)


def test_12b_bids_are_for_bases_that_exist():
    match = play(start(2, assignment="auction"), {"starter": "red"})
    assert refused(match, {"bid": "C"}) == "12b"
    match = start(2, assignment="auction")
    assert refused(match, {"starter": "green"}, CHANCE) == "12b"


def test_12d_from_the_eleventh_round_on_a_free_base_must_be_chosen():
    match = play(start(2, assignment="auction"), {"starter": "yellow"})
    for _ in range(11):
        play(match, {"bid": "A"})
    assert state(match).round == 11
    assert refused(match, {"bid": "A"}) == "12d"
    play(match, {"bid": "B"})
    assert sorted(state(match).fines) == [0, 10]


def test_12e_a_score_may_be_negative():
    match = play(start(2, assignment="auction"), {"starter": "yellow"})
    for _ in range(11):
        play(match, {"bid": "A"})
    play(match, {"bid": "B"})
    assert min(match.game.scores(state(match))) == 2 - 10
