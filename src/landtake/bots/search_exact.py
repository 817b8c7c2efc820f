"""The exact value of a small rest of a two-player game: expectimax, as long as nothing is hidden."""

from __future__ import annotations

from typing import Any

from landtake.bots.search_pace import now
from landtake.core.game import Game
from landtake.core.state import CHANCE, OVER, State
from landtake.parts.judge import win_shares


class TooLarge(Exception):
    """The rest of the game has more positions than were allowed."""


class ExactSearch:
    """Works a two-player game out to its end for one seat; `nodes` and `deadline` bound the work, either of them if not 0."""

    def __init__(self, game: Game, seat: int, nodes: int, deadline: float) -> None:
        self.game = game
        self.seat = seat
        self.most = nodes
        self.deadline = deadline
        self.nodes = 0
        self.known: dict[Any, float] = {}

    def value(self, state: State, low: float = 0.0, high: float = 1.0) -> float:
        """The seat's chance to win if both play perfectly; outside of `low` to `high` only a bound of it."""
        self.count()
        game = self.game
        while True:
            seat = state.seat
            if seat == OVER:
                return win_shares(game.ranks(state))[self.seat]
            if seat == CHANCE:
                return self.average(state, low, high)
            options = game.options(state, seat)
            if len(options) > 1:
                break
            game.apply(state, seat, options[0], None)
        mine = seat == self.seat
        best = low if mine else high
        for option in options[:]:
            after = state.copy()
            game.apply(after, seat, option, None)
            if mine:
                best = max(best, self.value(after, best, high))
                if best >= high:
                    break
            else:
                best = min(best, self.value(after, low, best))
                if best <= low:
                    break
        return best

    def average(self, state: State, low: float, high: float) -> float:
        """The mean over what chance may give; it stops when even the best or worst rest cannot come between the bounds."""
        key = state.key()
        known = self.known.get(key)
        if known is not None:
            return known
        game = self.game
        options = game.options(state, CHANCE)[:]
        weights = game.weights(state)[:]
        total = float(sum(weights)) if weights else float(len(options))
        done = 0.0
        mean = 0.0
        for index, option in enumerate(options):
            after = state.copy()
            game.apply(after, CHANCE, option, None)
            share = weights[index] / total if weights else 1.0 / total
            mean += share * self.value(after)
            done += share
            if index + 1 < len(options):
                if mean >= high:
                    return mean
                if mean + 1.0 - done <= low:
                    return mean + 1.0 - done
        self.known[key] = mean
        return mean

    def count(self) -> None:
        """Note one more position; raises TooLarge if that was one too many."""
        self.nodes += 1
        if self.most and self.nodes > self.most:
            raise TooLarge
        if self.deadline and self.nodes % 64 == 0 and now() > self.deadline:
            raise TooLarge
