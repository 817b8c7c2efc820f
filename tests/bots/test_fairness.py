"""Bots know what their seat sees and nothing else, and leave it as it is."""

from functools import cache
from random import Random

import pytest

import landtake
from landtake.bots import make
from tests.bots.positions import decisions

SPECS = (
    "random",
    "casual",
    "greedy",
    "careful",
    "flat@30it",
    "ismcts@30it",
    "ismcts-eval@30it",
    "ismcts-eval@30it+redeal=0.5",
    "planner@60it",
    "rollout@30it",
    "solver@30it",
)
GAMES = (("landomy", 2), ("duel", 2), ("duel", 3), ("riposte", 3), ("riposte", 4), ("souk", 3))


@pytest.mark.parametrize(("game", "seats"), GAMES)
@pytest.mark.parametrize("spec", SPECS)
def test_a_move_does_not_change_when_what_is_hidden_is_shuffled(spec, game, seats):
    random = Random(5)
    for state, view in decisions(game, 6, seed=1, seats=seats):
        move = make(spec, view.game, view.seat, 3).act(landtake.View(view.game, view.state.copy(), view.seat, game))
        other = view.game.resample(view.state.copy(), view.seat, random.random)
        assert other.redact(view.seat) == state.redact(view.seat)
        assert make(spec, view.game, view.seat, 3).act(landtake.View(view.game, other.redact(view.seat), view.seat, game)) == move


@pytest.mark.parametrize("spec", SPECS)
def test_equal_views_give_equal_moves_whatever_the_bot_did_before(spec):
    positions = decisions("riposte", 8, seed=2)
    game = positions[0][1].game
    by_seat = [make(spec, game, seat, 9) for seat in range(game.seats)]
    first = [by_seat[view.seat].act(view) for _, view in positions]
    again = [by_seat[view.seat].act(view) for _, view in reversed(positions)]
    assert again[::-1] == first


@pytest.mark.parametrize(("game", "seats"), GAMES)
@pytest.mark.parametrize("spec", SPECS)
def test_a_view_is_the_same_after_a_bot_has_looked_at_it(spec, game, seats):
    for _, view in decisions(game, 4, seed=3, seats=seats):
        before = view.state.digest()
        action = make(spec, view.game, view.seat, 1).act(view)
        assert view.state.digest() == before
        assert action in view.options()


PUBLISHED = ("forgotten_planet", "landed", "lander", "landnam", "landomy")
SHORT = (
    "random",
    "greedy",
    "careful",
    "flat@1it",
    "ismcts@2it",
    "ismcts-eval@3it",
    "ismcts-eval@3it+redeal=0.5",
    "planner@9it",
    "rollout@2it",
    "solver@3it",
)


@cache
def published(game):
    """A few positions of a published game with as many players as may be, and a world for each that its seat cannot tell from it."""
    seats = landtake.info(game).seats[-1]
    random = Random(7)
    found = []
    for state, view in decisions(game, 2, seed=6, seats=seats):
        other = view.game.resample(view.state.copy(), view.seat, random.random)
        assert other.redact(view.seat) == state.redact(view.seat)
        found.append((view, landtake.View(view.game, other.redact(view.seat), view.seat, game)))
    return found


@pytest.mark.parametrize("game", PUBLISHED)
@pytest.mark.parametrize("spec", SHORT)
def test_in_every_published_game_a_move_rests_on_the_view_alone_and_leaves_it_as_it_is(spec, game):
    for view, twin in published(game):
        before = view.state.digest()
        move = make(spec, view.game, view.seat, 3).act(view)
        assert view.state.digest() == before
        assert move in view.options()
        assert make(spec, twin.game, twin.seat, 3).act(twin) == move


def test_another_seed_is_another_player():
    moves = set()
    _, view = decisions("landomy", 1, seed=4, least=12)[0]
    for seed in range(20):
        moves.add(make("random", view.game, view.seat, seed).act(view))
    assert len(moves) > 3
