"""What a bot is: it is given a view and answers with one of its options, and it can say why."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Protocol

from landtake.bots.search_pace import now
from landtake.core.errors import NotYourDecision
from landtake.core.view import View


@dataclass(frozen=True)
class Considered:
    """One option as a bot sees it: its chance to win, and how often it was tried (0: by judgement alone)."""

    action: int
    chance: float
    visits: int = 0


@dataclass(frozen=True)
class Explanation:
    """Why a bot chose as it did: the options from the best down, and how it expects the game to go on."""

    options: tuple[Considered, ...] = ()
    line: tuple[tuple[int, int], ...] = ()
    """(seat, action) from the chosen option on, as far as the bot has an opinion."""
    iterations: int = 0
    """How many worlds were walked through."""
    exact: bool = False
    """Whether the chances are worked out to the end of the game rather than estimated."""

    @property
    def chance(self) -> float | None:
        """The bot's own chance to win as it sees it; None if it has no opinion."""
        return self.options[0].chance if self.options else None


class Bot(Protocol):
    """A player that is a program."""

    name: str
    """The spec that it was made from, budget included."""

    def act(self, view: View) -> int:
        """The action to take, one of `view.options()`."""

    def explain(self) -> Explanation:
        """Why the last answer was what it was."""


THINKING = 0.94
"""The share of its time that a bot thinks; in the rest it puts its tree away and answers."""


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about one decision: `iterations`, which gives the same answer every time, or `ms` of time."""

    iterations: int = 0
    ms: int = 0

    def deadline(self) -> float:
        """When to stop thinking, by `search_pace.now`, so that the answer is there in time; 0 if there is no such time."""
        return now() + THINKING * self.ms / 1000 if self.ms else 0.0


def dice(seed: int, view: View) -> random.Random:
    """Random numbers for one decision: the same for the same seed and view, whatever happened before."""
    return random.Random(f"{seed}:{view.seat}:{view.state.values()!r}")


def choices(view: View) -> list[int]:
    """The options between which a bot is to choose; it is an error to ask one whose seat is not asked."""
    options = view.options()
    if not options:
        raise NotYourDecision("a bot is asked for a move, but its seat has nothing to decide in this view")
    return options
