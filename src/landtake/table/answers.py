"""What the API answers with, as OpenAPI documents it."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel


class Problem(BaseModel):
    """A request that was refused: why, in a sentence; nothing has changed."""

    ok: bool = False
    status: int
    code: str
    say: str
    rule: str | None = None


class Done(BaseModel):
    """A message that was carried out: `v` is the table's version with it; `why` answers with `legal`, `rule` and `say`."""

    ok: bool = True
    v: int | None = None
    legal: bool | None = None
    rule: str | None = None
    say: str | None = None


class Me(BaseModel):
    """Who asks."""

    name: str | None
    login: str | None = None


class SettingInfo(BaseModel):
    """A choice made before the game starts."""

    name: str
    values: list[Any]
    default: Any
    says: str
    rule: str


class GameSummary(BaseModel):
    """A game that can be played here."""

    name: str
    title: str
    designer: str
    year: int
    summary: str
    minutes: str
    seats: list[int]
    settings: list[SettingInfo]


class ChairInfo(BaseModel):
    """A seat and who has it."""

    seat: int
    kind: str
    name: str
    bot: str | None
    left: bool


class TableInfo(BaseModel):
    """A table without its position."""

    id: str
    game: str
    settings: dict[str, Any]
    status: str
    listed: bool
    grace: float | None
    version: int
    result: dict[str, Any] | None
    origin: dict[str, Any] | None
    clock: dict[str, Any] | None
    window: float | None
    turn: list[int]
    chairs: list[ChairInfo]


class Seen(TableInfo):
    """A table as one person finds it."""

    you: dict[str, Any]
    invite: str | None


class Lobby(BaseModel):
    """The tables that concern a person."""

    listed: list[TableInfo]
    mine: list[TableInfo]
    finished: list[TableInfo]


class SeatView(BaseModel):
    """What a program needs to play a seat: the view, the decision, and the legal actions."""

    v: int
    view: dict[str, Any]
    decision: dict[str, Any] | None
    held: int | None
    options: list[Any]


class Position(BaseModel):
    """The page's pieces after some records."""

    at: int
    records: int
    html: dict[str, str]
    last: list[str]


class Token(BaseModel):
    """The secret with which a program plays one seat."""

    token: str


class NoteText(BaseModel):
    """Somebody's private notes."""

    text: str
