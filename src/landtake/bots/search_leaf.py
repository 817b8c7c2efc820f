"""What a position at the edge of a search is worth: played out at random, as far as wanted, then judged."""

from __future__ import annotations

from collections.abc import Callable

from landtake.core.game import Game
from landtake.core.playout import sample
from landtake.core.state import CHANCE, OVER, State
from landtake.parts.judge import Judge, win_shares


class Leaf:
    """Values of positions as win shares by seat.

    `cut` is how many random decisions are taken before the judge is asked; a negative one plays to the end. Where the game has
    not ended after `limit` decisions the judge is asked as well.
    """

    def __init__(self, game: Game, judge: Judge, random: Callable[[], float], cut: int, limit: int) -> None:
        self.game = game
        self.judge = judge
        self.random = random
        self.cut = cut
        self.limit = limit

    def value(self, state: State) -> list[float]:
        """What each seat may expect from this state, which is changed by playing it out."""
        game = self.game
        random = self.random
        cut = self.cut
        steps = 0
        while True:
            seat = state.seat
            if seat == OVER:
                return win_shares(game.ranks(state))
            if steps >= self.limit or (cut >= 0 and steps >= cut and self.judge.quiet(state)):
                return self.judge.evaluate(state)
            if seat == CHANCE:
                game.apply(state, CHANCE, sample(game, state, random), None)
                continue
            options = game.options(state, seat)
            game.apply(state, seat, options[int(random() * len(options))], None)
            steps += 1
