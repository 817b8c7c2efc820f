"""What is stored of a table, as plain values."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

GATHERING = "gathering"
PLAYING = "playing"
FINISHED = "finished"

OPEN = "open"
PERSON = "person"
BOT = "bot"
SCRIPT = "script"
"""A seat of a lesson, for which the script answers."""


@dataclass(frozen=True)
class Person:
    """Someone with a name; with a login once they have made an account."""

    id: str
    name: str
    login: str | None = None


@dataclass
class Chair:
    """A seat at a table and who has it."""

    seat: int
    kind: str = OPEN
    person: str | None = None
    name: str = ""
    bot: str | None = None
    left: bool = False
    """The person has gone; the chair is held for them until somebody gives it to a bot."""
    token: str | None = None
    """The hash of the secret with which a program plays this seat."""


@dataclass
class TableRow:
    """A table without its log."""

    id: str
    game: str
    rules_version: int
    settings: dict[str, Any]
    host: str
    status: str
    listed: bool
    invite: str
    seed: str
    grace: float | None
    version: int
    confirmed: int
    request: dict[str, Any] | None
    result: dict[str, Any] | None
    origin: dict[str, Any] | None
    created: float
    updated: float
    clock: dict[str, Any] | None = None
    window: float | None = None
    """The seconds after which somebody who is offered an answer in turn, and gives none, has passed."""
    deadline: float | None = None
    """When the first clock that runs will be out."""
    turn: list[int] = field(default_factory=list)
    """The seats of people on whom the table waits."""


@dataclass
class ChatLine:
    """Something said at a table."""

    seq: int
    seat: int | None
    name: str
    text: str
    at: float


@dataclass
class Change:
    """All that one message changes at a table; written whole or not at all."""

    row: TableRow
    chairs: list[Chair] = field(default_factory=list)
    first_line: int = 0
    lines: list[str] = field(default_factory=list)
    chat: list[ChatLine] = field(default_factory=list)
    answer: tuple[str, str, dict[str, Any]] | None = None
    """Person, client message id and what they were told, so that a message that is sent again changes nothing."""
    seen: list[str] = field(default_factory=list)
    """The people who have just gone, and so have seen the table as it was."""
    records: int = 0
    kept: int | None = None
    """How many of the records that there were before still stand, if any were taken back."""


@dataclass
class Stored:
    """A table as it lies in the database."""

    row: TableRow
    chairs: list[Chair]
    lines: list[str]
    chat: list[ChatLine]


@dataclass(frozen=True)
class Listing:
    """A table as the lobby lists it."""

    row: TableRow
    chairs: tuple[Chair, ...]
