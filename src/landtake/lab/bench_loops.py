"""The loops that `landtake bench` times, apart from the rest so that they can be compiled with the rules."""

from __future__ import annotations

from collections.abc import Callable

from landtake.core.game import Game
from landtake.core.playout import playout
from landtake.core.state import State


def play_games(game: Game, random: Callable[[], float], bound: int, games: int) -> int:
    """Play random games to their ends; how many decisions of seats were taken."""
    decisions = 0
    for _ in range(games):
        decisions += playout(game, game.setup(), random, bound)
    return decisions


def copy_states(states: list[State], rounds: int) -> int:
    """Copy every state so many times; how many copies were made."""
    for _ in range(rounds):
        for state in states:
            state.copy()
    return rounds * len(states)


def expand_states(game: Game, states: list[State], random: Callable[[], float], rounds: int) -> int:
    """Copy every state, list its options and apply one, so many times; how often that was done."""
    for _ in range(rounds):
        for state in states:
            child = state.copy()
            seat = child.seat
            options = game.options(child, seat)
            game.apply(child, seat, options[int(random() * len(options))], None)
    return rounds * len(states)
