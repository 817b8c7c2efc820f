"""Declared states: marks, views, copies, possible worlds, and that the leak check catches planted leaks."""

import random
from collections import Counter

import pytest

import landtake
from landtake.core.declaration import BadDeclaration, check_declaration
from landtake.core.state import UNKNOWN, State, declare, owner, public, shown
from landtake.testing.leak import Leak, Tally, check_state
from landtake.testing.variants import variants
from landtake.testing.walks import walk
from tests.toys.duel import rules as duel


class Marked(State):
    def __init__(self) -> None:
        super().__init__()
        self.score = [0, 0]
        self.secret = [1, 2]

    def fields(self):
        return declare(public("score"), owner("secret"))


class Unmarked(Marked):
    def __init__(self) -> None:
        super().__init__()
        self.forgotten = 3


def test_a_field_without_a_mark_is_an_error():
    check_declaration(Marked())
    with pytest.raises(BadDeclaration, match="no mark says who sees forgotten"):
        check_declaration(Unmarked())


def test_declarations_that_cannot_be_are_refused():
    with pytest.raises(TypeError, match="declared twice"):
        declare(public("a"), owner("a"))
    with pytest.raises(TypeError, match="is shown by 'b', which is not declared"):
        declare(shown("a", to="b"))


def test_a_view_blanks_what_is_not_for_its_seat():
    state = Marked()
    assert state.redact(0).secret == [1, UNKNOWN]
    assert state.redact(1).secret == [UNKNOWN, 2]
    assert state.redact(None).secret == [UNKNOWN, UNKNOWN]
    assert state.secret == [1, 2]


def test_shown_entries_are_seen_by_their_mask():
    state = duel.Table(2)
    state.queue, state.queue_seen = [2, 3], [0b01, 0b10]
    assert state.redact(0).queue == [2, UNKNOWN]
    assert state.redact(1).queue == [UNKNOWN, 3]


def test_equal_states_are_equal_and_hash_alike():
    assert Marked() == Marked()
    assert hash(Marked()) == hash(Marked())
    assert Marked().digest() == Marked().digest()
    other = Marked()
    other.secret[0] = 9
    assert Marked() != other


def test_possible_worlds_are_uniform():
    match = landtake.new("duel", seats=2, seed=5)
    view = match.view(0)
    rng = random.Random(3)
    n = 6000
    hands = Counter(tuple(view.world(rng.random).hands[4:]) for _ in range(n))
    mine = match.state_at(len(match.records)).hands[:4]
    pool = [k for k in range(4) for _ in range(3 - mine[k])]
    exact = Counter()
    import itertools

    for chosen in itertools.combinations(range(len(pool)), 3):
        exact[tuple(sum(pool[i] == k for i in chosen) for k in range(4))] += 1
    total = sum(exact.values())
    assert set(hands) == set(exact)
    chi = sum((hands[hand] - n * count / total) ** 2 / (n * count / total) for hand, count in exact.items())
    assert chi < 2.5 * len(exact)


def leaks(game):
    variant = next(v for v in variants("duel") if v.seats == game.seats)
    tally = Tally()
    for seed in range(30):
        rng = random.Random(seed)
        state = game.setup()
        from landtake.core.state import OVER
        from landtake.testing.walks import choose

        while state.seat != OVER:
            check_state(game, state, rng, tally, refusals=6)
            game.apply(state, *choose(game, state, rng))
    assert variant.game().seats == game.seats
    return tally.checks


@pytest.mark.parametrize("planted", ["OpenHands", "TellingOptions", "TellingRefusals", "TellingEvents"])
def test_a_planted_leak_is_caught(planted):
    with pytest.raises(Leak):
        leaks(getattr(duel, planted)(2, {}, 1))


@pytest.mark.parametrize("name", ["landomy", "duel", "riposte", "souk"])
def test_a_hundred_thousand_leak_checks(name):
    """Split over the games that have something to leak and the one that has not."""
    tally = Tally()
    seed = 0
    while tally.checks < 25_000:
        for variant in variants(name)[:4]:
            game = variant.game()
            rng = random.Random(seed)
            for state in walk(variant, seed):
                check_state(game, state, rng, tally)
            seed += 1
    assert tally.checks >= 25_000
