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

    def __init__(self, game: Game, view: State, seat: int, random: Callable[[], float]) -> None:
        self.game = game
        self.view = view
        self.seat = seat
        self.random = random
        self.open = all_public(view)
        """Whether the seat sees everything, so that there is only one world."""

    def world(self) -> State:
        """A world of its own for the caller to play in."""
        world = self.view.copy()
        return world if self.open else self.game.resample(world, self.seat, self.random)

    def world_of(self, other: int) -> State:
        """A world as another seat would imagine it, if it sees what it does in one of ours."""
        return self.game.resample(self.world().redact(other), other, self.random)
