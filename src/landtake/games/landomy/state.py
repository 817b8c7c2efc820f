"""What is on Landomy's table; all of it is in plain sight, save which unseen map comes next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from landtake.core.state import OVER, Field, State, declare, public

SOUTH: Final = 0
NORTH: Final = 1

RESERVE: Final = 9
"""The tenth place where a player's airships can be, after the nine islands."""

HOLDS: Final = 10
"""Entries of `ships` that belong to one player: nine islands and the reserve."""

NO_MAP: Final = -1
NOWHERE: Final = -1

FIELDS: Final = declare(
    public("active", "first", "turn"),
    public("layout", "ships", "storms"),
    public("maps", "face_down", "offer_a", "offer_b", "unseen"),
    public("place", "step", "sectors", "targets", "target", "sources", "moved"),
    public("winner", "reason"),
)


class Table(State):
    """A position of Landomy.

    Islands are numbered 0 to 8 row by row from the north-west; masks of islands, places and maps have a bit for each.
    """

    def __init__(self, ships: list[int], maps: list[int]) -> None:
        self.seat = OVER
        self.kind = 0
        self.asked = 0

        self.active = SOUTH
        self.first = SOUTH
        self.turn = 0

        self.layout: tuple[int, ...] = ()
        self.ships = ships
        """Airships by player and island; entry `RESERVE` of each player is the reserve."""
        self.storms = 0

        self.maps = maps
        """The map that lies at each of the twelve places."""
        self.face_down = 0
        self.offer_a = NO_MAP
        self.offer_b = NO_MAP
        self.unseen = 0
        """The maps in the deck and those put aside; nobody knows which are which (1e)."""

        self.place = NOWHERE
        """Where this turn's map lies."""
        self.step = 0
        """Which of the three actions is being performed."""
        self.sectors = 0
        """The islands that the map marks and no X covers."""
        self.targets = 0
        """The islands that may be chosen now."""
        self.target = NOWHERE
        """The island on which an action is being performed."""
        self.sources = 0
        """The islands from which airships may still be moved to the target."""
        self.moved = 0

        self.winner = -1
        self.reason = 0

    def fields(self) -> tuple[Field, ...]:
        return FIELDS

    def maker(self) -> Callable[[], State]:
        return empty

    def copy(self) -> Table:
        new = Table(self.ships[:], self.maps[:])
        new.seat = self.seat
        new.kind = self.kind
        new.asked = self.asked
        new.active = self.active
        new.first = self.first
        new.turn = self.turn
        new.layout = self.layout
        new.storms = self.storms
        new.face_down = self.face_down
        new.offer_a = self.offer_a
        new.offer_b = self.offer_b
        new.unseen = self.unseen
        new.place = self.place
        new.step = self.step
        new.sectors = self.sectors
        new.targets = self.targets
        new.target = self.target
        new.sources = self.sources
        new.moved = self.moved
        new.winner = self.winner
        new.reason = self.reason
        return new


def empty() -> Table:
    """A table with nothing on it."""
    return Table([0] * (2 * HOLDS), [NO_MAP] * 12)
