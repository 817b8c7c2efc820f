"""Landomy as a whole: against a slow oracle, by symmetry, by counts, and through its data."""

import random
import shutil

import pytest

import landtake
from landtake.core.data import DataError
from landtake.core.playout import playout
from landtake.core.state import CHANCE, OVER
from landtake.games.landomy.data import FOLDER, Printed
from landtake.games.landomy.tables import PLACES, SECTORS
from landtake.testing.conformance import check_everything_is_reached, check_rules_are_cited
from landtake.testing.perft import perft
from landtake.testing.variants import variants
from landtake.testing.walks import choose
from tests.games.landomy.slow import CELLS, SlowTable, islands_after, sectors


def test_every_rule_is_cited_by_code_and_by_a_test():
    check_rules_are_cited("landomy")


def test_every_ruling_is_in_the_rules():
    named = {ruling for rule in landtake.info("landomy").rules().values() for ruling in rule.rulings}
    assert named == {f"LM{number}" for number in range(1, 42)}


def test_random_play_reaches_every_decision_event_and_end():
    check_everything_is_reached("landomy", games=60)


def test_sectors_are_turned_as_a_person_would_turn_the_card():
    for number in range(1, 14):
        for index, place in enumerate(PLACES):
            mask = SECTORS[(number - 1) * 12 + index]
            assert {cell for bit, cell in enumerate(CELLS) if mask >> bit & 1} == sectors(number, place)


@pytest.mark.parametrize("setup", ["standard", "advanced"])
def test_the_slow_rules_agree_with_the_fast_ones(setup):
    game = landtake.info("landomy").game(2, {"setup": setup})
    actions = game.actions()
    for seed in range(150):
        rng = random.Random(seed)
        state = game.setup()
        while state.seat != OVER:
            seat, action = choose(game, state, rng)
            if seat != CHANCE:
                slow = SlowTable(game.write(state))
                listed = {tuple(sorted(actions[each].items())) for each in game.options(state, seat)}
                assert listed == slow.options()
                player = ("south", "north")[seat]
                expected = islands_after(slow, player, actions[action])
                game.apply(state, seat, action)
                after = SlowTable(game.write(state))
                assert [[after.ships[name][cell] for cell in CELLS] for name in ("south", "north")] == expected[0]
                assert after.storms == expected[1]
            else:
                game.apply(state, seat, action)


def mirrored(state):
    """The same position with the board turned half round and the players' names changed."""
    turned = state.copy()
    for cell in range(9):
        turned.ships[cell], turned.ships[10 + cell] = state.ships[10 + 8 - cell], state.ships[8 - cell]
    turned.ships[9], turned.ships[19] = state.ships[19], state.ships[9]
    turn_cells = {1 << cell: 1 << 8 - cell for cell in range(9)}
    for name in ("storms", "sectors", "sources"):
        mask = getattr(state, name)
        setattr(turned, name, sum(there for here, there in turn_cells.items() if mask & here))
    turned.layout = state.layout[::-1]
    return turned


def test_the_start_is_the_same_for_both_players():
    state = landtake.info("landomy").game(2).setup()
    turned = mirrored(state)
    assert (turned.ships, turned.storms, turned.layout) == (state.ships, state.storms, state.layout)


def test_perft_from_the_start():
    """Two draws, then two maps at nine places; the fourth count was worked out once and is kept, so that a change shows."""
    game = landtake.info("landomy").game(2)
    state = game.setup()
    assert [perft(game, state, depth) for depth in (1, 2, 3, 4)] == [13, 13 * 12, 13 * 12 * 2 * 9, 7200]


def test_thousand_random_games_end_with_every_airship_there():
    for variant in variants("landomy")[:4]:
        game = variant.game()
        for seed in range(250):
            state = game.setup()
            assert playout(game, state, random.Random(seed).random, 1000) <= variant.info.bound
            assert state.seat == OVER
            assert sum(state.ships) == 24


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("maps.toml", '"X..", "XX."', '"X..", "XXX"', "map 1: 4 sectors; a map has 3"),
        ("maps.toml", '"...", "X..", "XX."', '"...", "X..", "XX"', "map 1: three rows of three"),
        ("maps.toml", "[[map]]\nnumber = 13", "# gone\n[other]\nnumber = 13", "12 maps; there are 13"),
        ("maps.toml", '["...", ".XX", "..X"]', '["...", "X..", "XX."]', "map 2: an earlier map has the same sectors"),
        ("maps.toml", "[[map]]", "[[map", "maps.toml"),
        ("islands.toml", '"radar", "contaminated-radar"],', '"radar", "crystal"],', "the centre, and only it"),
        ("islands.toml", '["settlement", "radar"', '["settlement", "swamp"', "unknown island 'swamp'"),
        ("islands.toml", '["settlement", "radar", "c', '["radar", "radar", "c', "islands are settlement; there are 2"),
        ("islands.toml", 'radar = { black = "move"', 'radar = { black = "swim"', "the black action of radar is 'swim'"),
        ("islands.toml", '["1/2", "1/2"', '["2/2", "1/2"', "South starts with 10 airships"),
        ("islands.toml", '["1/2", "1/2"', '["1-2", "1/2"', "'1-2' is not south/north"),
        ("islands.toml", 'storms = ["W", "E"]', 'storms = ["W", "W"]', "two storms start on two islands"),
        ("islands.toml", 'storms = ["W", "E"]', 'storms = ["W", "Q"]', "unknown island 'Q' for a storm"),
    ],
)
def test_wrong_data_is_refused_with_file_and_sentence(tmp_path, file, old, new, says):
    folder = tmp_path / "landomy" / "data"
    shutil.copytree(FOLDER, folder)
    text = (folder / file).read_text()
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1))
    with pytest.raises(DataError, match=says) as caught:
        Printed(folder)
    assert str(caught.value).startswith(f"landomy/data/{file}")
