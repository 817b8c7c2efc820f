"""Perft: how many sequences of decisions there are to a depth, as proof of the rules."""

from __future__ import annotations

from landtake.core.game import Game
from landtake.core.state import OVER, State, seats_asked


def perft(game: Game, state: State, depth: int) -> int:
    """The number of ways to take `depth` decisions from here, those of CHANCE included; a finished game counts once."""
    if depth == 0 or state.seat == OVER:
        return 1
    total = 0
    seat = seats_asked(state)[0]
    for action in game.options(state, seat):
        after = state.copy()
        game.apply(after, seat, action)
        total += perft(game, after, depth - 1)
    return total
