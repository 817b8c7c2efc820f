"""What is the same for all options that are compared in a world: the luck of every turn, and what the others do regardless."""

from __future__ import annotations

from random import Random
from typing import Final

NOTHING: Final = -1
"""What was answered to a question that nobody was asked before."""

SEATS: Final = 16
KINDS: Final = 512
TIMES: Final = 256
"""More seats, kinds of questions, and questions of a kind in a turn than there are."""


class Luck:
    """Chance that comes again: the same numbers for the same world and turn. It is seeded only when it is asked for, which takes time."""

    def __init__(self) -> None:
        self.dice: Final = Random(0)
        self.world = 0.0
        self.turns = 0
        self.ready = True

    def begin(self, world: float, turns: int) -> None:
        """From now on the luck of a turn of a world."""
        self.world = world
        self.turns = turns
        self.ready = False

    def random(self) -> float:
        if not self.ready:
            self.dice.seed(self.world + self.turns)
            self.ready = True
        return self.dice.random()


class Replies:
    """What the others did in a world after the options so far, by the question that they were asked."""

    def __init__(self) -> None:
        self.given: Final[dict[int, int]] = {}
        self.asked: dict[int, int] = {}

    def begin(self) -> None:
        """From now on after another option."""
        self.asked = {}

    def question(self, turns: int, seat: int, kind: int) -> int:
        """A number for what is asked now: the how manieth of its kind that a seat is asked in a turn."""
        sort = (turns * SEATS + seat) * KINDS + kind
        times = self.asked.get(sort, 0)
        self.asked[sort] = times + 1
        return sort * TIMES + times

    def answer(self, question: int) -> int:
        """What was done before when this was asked."""
        return self.given.get(question, NOTHING)

    def note(self, question: int, action: int) -> None:
        """What is done now, unless it was something else before."""
        if question not in self.given:
            self.given[question] = action
