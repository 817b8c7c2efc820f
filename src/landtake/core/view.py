"""What one seat sees: the only thing of a match that boards, bots and pages are given."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from landtake.core.game import Game, Json, Result, result
from landtake.core.state import OVER, State, seats_asked


class View:
    """A game as one seat sees it (`seat` None: a spectator). `state` has everything hidden from that seat blanked out."""

    def __init__(self, game: Game, state: State, seat: int | None, name: str = "") -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.name = name
        """The game's registered name."""

    @property
    def kind(self) -> str:
        """What is asked now; empty when the game is over."""
        return "" if self.state.seat == OVER else self.game.kinds()[self.state.kind].name

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that are asked now."""
        return seats_asked(self.state)

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it is in play."""
        return result(self.game, self.state) if self.state.seat == OVER else None

    def options(self) -> list[int]:
        """The legal actions of this seat, worked out from what it sees; empty if it is not asked."""
        if self.seat is None or self.seat not in self.asked:
            return []
        return list(self.game.options(self.state, self.seat))

    def world(self, random: Callable[[], float]) -> State:
        """A whole state that this seat cannot tell from the truth."""
        return self.game.resample(self.state, self.seat, random)

    def to_json(self) -> dict[str, Json]:
        """The view as plain data."""
        return {
            "game": self.name,
            "seat": self.seat,
            "kind": self.kind,
            "asked": list(self.asked),
            "state": self.state.to_json(),
            "result": self.result.to_json() if self.result else None,
        }

    def _repr_svg_(self) -> str | None:
        from landtake.core.registry import info

        picture: str | None = info(self.name).presentation(self.game).picture(self) if self.name else None
        return picture

    def __eq__(self, other: Any) -> bool:
        return isinstance(other, View) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.name, self.seat, self.state))

    def __repr__(self) -> str:
        who = "spectator" if self.seat is None else f"seat {self.seat}"
        return f"<View of {self.name or 'a game'} for {who}, asked: {self.kind or 'nothing'}>"
