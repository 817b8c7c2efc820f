"""Positions typed into a test, and what the rules say about an action there."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from typing import TypeVar

from landtake.core.chance import Scripted
from landtake.core.game import Json
from landtake.core.match import Match
from landtake.core.start import load

_F = TypeVar("_F", bound=Callable[..., object])


def position(name: str, text: str = "", *, seats: int | None = None, chance: list[Json] | None = None, **settings: Json) -> Match:
    """A match at a position written as TOML; chance is played by hand, or follows a script."""
    document: dict[str, Json] = {"game": name, "settings": settings, "position": tomllib.loads(text)}
    if seats is not None:
        document["seats"] = seats
    return load(document, chance="manual" if chance is None else Scripted(chance))


def refused(match: Match, action: Json, seat: int | None = None) -> str | None:
    """The id of the rule that refuses an action to the seat that is asked; None if it is legal."""
    decision = match.decision
    assert decision is not None, "the game is over"
    refusal = match.why_not(decision.seats[0] if seat is None else seat, action)
    return None if refusal is None else refusal.rule


def cites(*rules: str) -> Callable[[_F], _F]:
    """Say which rules a test covers, beside the one in its name."""

    def mark(test: _F) -> _F:
        return test

    return mark
