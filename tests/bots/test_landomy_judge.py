"""Landomy's judge: a win chance worth the name, styles that can be told apart, and bots that get stronger up the ladder."""

from random import Random
from statistics import fmean, pstdev

import pytest

import landtake
from landtake.bots import judge_of, make
from landtake.core.playout import sample
from landtake.core.state import CHANCE, OVER
from landtake.games.landomy.bot import FEATURES, KNOWHOW, features
from landtake.lab.arena_plan import plan
from landtake.lab.arena_run import challenger_wins, run
from landtake.lab.ledger import Ledger
from landtake.lab.stats import wilson
from tests.bots.positions import decisions


@pytest.fixture(scope="module")
def positions():
    return decisions("landomy", 500, seed=21, least=1)


def swapped(state):
    """The same position with the players' colours exchanged."""
    other = state.copy()
    other.ships = state.ships[10:] + state.ships[:10]
    other.active, other.first, other.seat = 1 - state.active, 1 - state.first, 1 - state.seat
    return other


def test_chances_are_chances(positions):
    judge = judge_of(positions[0][1].game)
    for state, _ in positions:
        chances = judge.evaluate(state)
        assert all(0 < chance < 1 for chance in chances)
        assert sum(chances) == pytest.approx(1)


def test_colours_do_not_matter(positions):
    judge = judge_of(positions[0][1].game)
    for state, _ in positions:
        assert judge.evaluate(swapped(state)) == pytest.approx(judge.evaluate(state)[::-1])


def test_chances_spread_without_saturating(positions):
    judge = judge_of(positions[0][1].game)
    assert 0.05 < pstdev(judge.evaluate(state)[0] for state, _ in positions) < 0.4


@pytest.mark.parametrize("style", ["", *KNOWHOW.styles])
def test_judging_leaves_the_position_alone(positions, style):
    judge = judge_of(positions[0][1].game, style)
    for state, _ in positions[:20]:
        before = state.copy()
        judge.evaluate(state)
        judge.quiet(state)
        judge.ending(state)
        assert state == before


def habit(spec, feature, games):
    """The mean of a feature between turns, as the bot sees it, in games against a careful bot; two equal bots come to 0."""
    game = landtake.info("landomy").game(2)
    seen = []
    for number in range(games):
        random = Random(number)
        own = number % 2
        bots = [make(spec if seat == own else "careful", game, seat, number) for seat in (0, 1)]
        state = game.setup()
        while state.seat != OVER:
            if state.seat == CHANCE:
                if state.turn > 1:
                    value = features(state)[FEATURES.index(feature)]
                    seen.append(value if state.active == own else -value)
                game.apply(state, CHANCE, sample(game, state, random.random), None)
                continue
            view = landtake.View(game, state.redact(state.seat), state.seat, "landomy")
            game.apply(state, state.seat, bots[state.seat].act(view), None)
    return fmean(seen)


@pytest.mark.parametrize(
    ("style", "feature"), [("rusher", "spread"), ("hoarder", "heaped"), ("stormer", "shelter"), ("centrist", "centre")]
)
def test_a_style_shows(style, feature):
    assert habit(f"style:{style}", feature, 40) > 0.1


def test_every_style_says_what_it_is():
    assert 3 <= len(KNOWHOW.styles) <= 5
    assert all(style.says.endswith(".") for style in KNOWHOW.styles.values())


def low_bound(challenger, other, games):
    wins, n = challenger_wins(run(plan("landomy", [challenger, other], games, seed=1000), Ledger(None)), 0)
    return wilson(wins, n)[0]


def test_greedy_beats_random():
    assert low_bound("greedy", "random", 200) > 0.75


def test_searching_beats_greedy():
    assert low_bound("ismcts-eval@150it", "greedy", 40) > 0.5


def test_thinking_longer_beats_thinking_shorter():
    assert low_bound("ismcts-eval@200it", "ismcts-eval@10it", 30) > 0.5
