"""Worlds to search in: whole states that a seat cannot tell from the truth, made from nothing but its view."""

from __future__ import annotations

from collections.abc import Callable

from landtake.core.game import Game
from landtake.core.state import PUBLIC, State


def all_public(state: State) -> bool:
    """Whether a state has nothing that anybody might not see."""
    return all(field.mark == PUBLIC for field in state.fields())


class Imagination:
    """A source of worlds that fit what one seat sees. The view stays as it is."""

    def __init__(self, game: Game, view: State, seat: int, random: Callable[[], float], whole: bool = False) -> None:
        """With `whole` the view is a whole state, in which nothing is to be imagined."""
        self.game = game
        self.view = view
        self.seat = seat
        self.random = random
        self.draws = 0
        self.first: State | None = view.copy() if whole else game.resample(view.copy(), seat, self.draw)
        self.single = self.draws == 0
        """Whether there is only one world, because filling in what the seat does not see left nothing to chance."""

    def draw(self) -> float:
        """A random number for `resample`, counted."""
        self.draws += 1
        return self.random()

    def world(self) -> State:
        """A world of its own for the caller to play in."""
        first = self.first
        if first is None:
            return self.game.resample(self.view.copy(), self.seat, self.random)
        if self.single:
            return first.copy()
        self.first = None
        return first

    def world_of(self, other: int) -> State:
        """A world as another seat would imagine it, if it sees what it does in one of ours."""
        return self.game.resample(self.world().redact(other), other, self.random)
