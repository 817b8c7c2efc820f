"""Clocks: how much time each seat has, which of them run, and when the first of them is out. Plain values; nothing here waits."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from landtake.table.errors import TableError

MINUTE = 60.0
DAY = 24 * 3600.0


class _Choice(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Live(_Choice):
    """So many minutes a seat for the whole game, and so many seconds more after each move."""

    kind: Literal["live"]
    minutes: float = Field(gt=0, le=600)
    increment: float = Field(default=0, ge=0, le=600)


class Turn(_Choice):
    """So many seconds for every move; what is left of them is not kept."""

    kind: Literal["turn"]
    seconds: float = Field(gt=0, le=3600)


class Daily(_Choice):
    """So many days for every move."""

    kind: Literal["daily"]
    days: float = Field(gt=0, le=60)


ClockChoice = Annotated[Live | Turn | Daily, Field(discriminator="kind")]

PRESETS: dict[str, tuple[str, Live | Turn | Daily | None]] = {
    "": ("no clock", None),
    "live-10": ("10 minutes each, and 10 seconds a move", Live(kind="live", minutes=10, increment=10)),
    "live-30": ("30 minutes each, and 20 seconds a move", Live(kind="live", minutes=30, increment=20)),
    "live-60": ("60 minutes each, and 30 seconds a move", Live(kind="live", minutes=60, increment=30)),
    "turn-120": ("2 minutes a move", Turn(kind="turn", seconds=120)),
    "daily-1": ("1 day a move", Daily(kind="daily", days=1)),
    "daily-3": ("3 days a move", Daily(kind="daily", days=3)),
    "daily-7": ("a week a move", Daily(kind="daily", days=7)),
}


def preset(name: str) -> Live | Turn | Daily | None:
    """The clock of a name in the form for a new table."""
    if name not in PRESETS:
        raise TableError(f"There is no clock {name[:20]!r}.")
    return PRESETS[name][1]


@dataclass(frozen=True)
class Clock:
    """The clocks of one table."""

    each: float
    """What a seat begins with; where nothing is added, what it has for every move."""
    add: float | None
    left: tuple[float, ...]
    """What each seat had when its clock was last started or stopped."""
    since: tuple[float | None, ...]
    """When each clock that runs was started."""

    @staticmethod
    def new(choice: Live | Turn | Daily, seats: int) -> Clock:
        """The clocks before the first move."""
        if isinstance(choice, Live):
            each, add = choice.minutes * MINUTE, choice.increment
        elif isinstance(choice, Turn):
            each, add = choice.seconds, None
        else:
            each, add = choice.days * DAY, None
        return Clock(each, add, (each,) * seats, (None,) * seats)

    @staticmethod
    def from_json(value: dict[str, Any]) -> Clock:
        return Clock(value["each"], value["add"], tuple(value["left"]), tuple(value["since"]))

    def to_json(self) -> dict[str, Any]:
        return {"each": self.each, "add": self.add, "left": list(self.left), "since": list(self.since)}

    @property
    def more(self) -> float:
        """What the table gives to somebody who needs longer, and what somebody who comes back has."""
        return self.each if self.add is None else max(MINUTE, self.each / 5, self.add)

    def left_at(self, seat: int, now: float) -> float:
        """The seconds that a seat has."""
        since = self.since[seat]
        return self.left[seat] if since is None else max(0.0, self.left[seat] - (now - since))

    def run(self, awaited: Iterable[int], now: float) -> Clock:
        """Start the clocks of those whom the table waits for from now on, and stop the others; to have moved adds time."""
        waiting = set(awaited)
        left, since = list(self.left), list(self.since)
        for seat, started in enumerate(self.since):
            if started is not None and seat not in waiting:
                left[seat] = self.each if self.add is None else self.left_at(seat, now) + self.add
                since[seat] = None
            elif started is None and seat in waiting:
                since[seat] = now
        return replace(self, left=tuple(left), since=tuple(since))

    def give(self, seat: int, seconds: float, now: float) -> Clock:
        """More time for a seat."""
        left = list(self.left)
        left[seat] = self.left_at(seat, now) + seconds
        return replace(
            self, left=tuple(left), since=tuple(now if at == seat and self.since[at] is not None else s for at, s in enumerate(self.since))
        )

    def later(self, seconds: float, now: float) -> Clock:
        """The same clocks after a pause in which they stood."""
        return replace(self, since=tuple(None if each is None else min(each + seconds, now) for each in self.since))

    def out(self, now: float) -> list[int]:
        """The seats whose time is up."""
        return [seat for seat, since in enumerate(self.since) if since is not None and self.left_at(seat, now) <= 0]

    @property
    def deadline(self) -> float | None:
        """When the first clock that runs will be out; None if none runs."""
        return min((since + self.left[seat] for seat, since in enumerate(self.since) if since is not None), default=None)


def in_words(seconds: float) -> str:
    """A time as a clock shows it."""
    whole = max(0, int(seconds + 0.999))
    if whole >= 2 * DAY:
        return f"{whole // 86400} d {whole % 86400 // 3600} h"
    if whole >= 3600:
        return f"{whole // 3600}:{whole % 3600 // 60:02}:{whole % 60:02}"
    return f"{whole // 60}:{whole % 60:02}"
