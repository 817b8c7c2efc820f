"""What a first game consists of: steps with words, tasks with what counts as doing them, and the answers of everybody else."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from landtake.core.game import Json


@dataclass(frozen=True)
class Reply:
    """A move that the script makes: another seat's, or what chance gives (seat CHANCE)."""

    seat: int
    action: Json


@dataclass(frozen=True)
class Task:
    """One thing to do, or nothing but to read and go on (`counts` is then empty)."""

    say: str
    counts: tuple[Json, ...] = ()
    """Patterns: an action counts if every entry of one of them is that of the action, or a list with that of the action in it."""
    instead: str = ""
    """What is said to somebody who makes another legal move."""
    hint: str = ""
    points: tuple[str, ...] = ()
    then: tuple[Reply, ...] = ()

    def fits(self, action: Json) -> bool:
        """Whether an action counts as doing this."""
        return any(all(_meets(action.get(key), wanted) for key, wanted in pattern.items()) for pattern in self.counts)


def _meets(value: Json, wanted: Json) -> bool:
    return value in wanted if isinstance(wanted, list) and not isinstance(value, list) else bool(value == wanted)


@dataclass(frozen=True)
class Step:
    """One idea: what is to be seen and why it matters, the rules behind it, and the tasks in which it is tried."""

    heading: str
    says: tuple[str, ...]
    """Paragraphs."""
    rules: tuple[str, ...]
    tasks: tuple[Task, ...]


@dataclass(frozen=True)
class Ending:
    """What is said when the lesson is over."""

    heading: str
    says: tuple[str, ...]
    remember: tuple[str, ...]
    play: dict[str, Json]
    """Settings of the real game that comes next."""


@dataclass(frozen=True)
class Lesson:
    """A whole first game."""

    game: str
    seats: int
    seat: int
    """Where the learner sits."""
    names: tuple[str, ...]
    """What the others are called, by seat; the learner's own entry is not used."""
    seed: str
    """Chance of which the script says nothing follows from it."""
    settings: dict[str, Json]
    position: Json
    """Where the game starts, if not from its beginning."""
    before: tuple[Reply, ...]
    """Moves made before the learner comes in."""
    steps: tuple[Step, ...]
    ending: Ending
    digest: str
    """Tells one edition of the script from another."""

    @cached_property
    def units(self) -> tuple[tuple[int, int], ...]:
        """Every task as its step and its place in it, in the order in which they come."""
        return tuple((number, place) for number, step in enumerate(self.steps) for place in range(len(step.tasks)))
