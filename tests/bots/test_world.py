"""The worlds that bots search in."""

from random import Random

import pytest

import landtake
from landtake.bots.search_world import Imagination
from tests.bots.positions import decisions

GAMES = [*landtake.games(), "duel", "riposte", "souk"]


@pytest.mark.parametrize("game", GAMES)
def test_there_is_a_single_world_exactly_where_all_worlds_are_the_same(game):
    for state, view in decisions(game, 12, seed=2):
        dreams = Imagination(view.game, view.state, view.seat, Random(1).random)
        worlds = [dreams.world() for _ in range(12)]
        assert all(world.redact(view.seat) == view.state for world in worlds)
        if dreams.single:
            assert all(world == state for world in worlds)


def test_nothing_is_left_to_imagine_once_the_planet_is_laid():
    """The Forgotten Planet has secrets only before the first turn."""
    for state, view in decisions("forgotten_planet", 12, seed=3):
        dreams = Imagination(view.game, view.state, view.seat, Random(1).random)
        assert dreams.single == (state.turn > 0)


def test_worlds_are_apart():
    _, view = decisions("landomy", 1)[0]
    dreams = Imagination(view.game, view.state, view.seat, Random(1).random)
    first, second = dreams.world(), dreams.world()
    view.game.apply(first, view.seat, view.options()[0], None)
    assert second == view.state != first
