"""Random play to the end: the loop that speed is measured on."""

from __future__ import annotations

from collections.abc import Callable

from landtake.core.game import Game
from landtake.core.state import CHANCE, OVER, State


def weighted(weights: list[int], random: Callable[[], float]) -> int:
    """An index, as likely as its weight."""
    total = 0
    for weight in weights:
        total += weight
    rest = int(random() * total)
    for index, weight in enumerate(weights):
        rest -= weight
        if rest < 0:
            return index
    return len(weights) - 1


def sample(game: Game, state: State, random: Callable[[], float]) -> int:
    """An outcome of CHANCE, drawn by its weights."""
    options = game.options(state, CHANCE)
    weights = game.weights(state)
    if weights:
        return options[weighted(weights, random)]
    return options[int(random() * len(options))]


def settle_chance(game: Game, state: State, random: Callable[[], float]) -> None:
    """Let CHANCE answer until a seat is asked or the game is over."""
    while state.seat == CHANCE:
        game.apply(state, CHANCE, sample(game, state, random), None)


def playout(game: Game, state: State, random: Callable[[], float], limit: int) -> int:
    """Play uniformly random legal actions, at most `limit` of them; how many decisions of seats were taken."""
    decisions = 0
    while True:
        seat = state.seat
        if seat == CHANCE:
            game.apply(state, CHANCE, sample(game, state, random), None)
            continue
        if seat == OVER or decisions >= limit:
            return decisions
        options = game.options(state, seat)
        game.apply(state, seat, options[int(random() * len(options))], None)
        decisions += 1
