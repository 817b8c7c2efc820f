"""What the pages' forms send, read into the words of the API."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from landtake.core.registry import GameInfo
from landtake.table.errors import TableError
from landtake.table.messages import MAX_NAME, Place

MOST_SEATS = 12


class Form:
    """A form's fields; one that is missing is empty."""

    def __init__(self, fields: Iterable[tuple[str, str]]) -> None:
        self._fields = dict(fields)

    def get(self, name: str, default: str = "") -> str:
        """A field's value."""
        return self._fields.get(name, default)


def places_of(form: Form) -> list[Place]:
    """Who is to sit where: fields seat-0, seat-1, … with me, other, open or bot:strength, and name-1 for an other."""
    places = []
    for seat in range(MOST_SEATS):
        chosen = form.get(f"seat-{seat}")
        if not chosen:
            break
        places.append(_place(chosen, form.get(f"name-{seat}")[:MAX_NAME], seat))
    return places


def _place(chosen: str, name: str, seat: int) -> Place:
    kind, _, bot = chosen.partition(":")
    if kind == "me":
        return Place(kind="me")
    if kind == "other":
        return Place(kind="me", name=name.strip() or f"Player {seat + 1}")
    if kind == "open":
        return Place(kind="open")
    if kind == "bot":
        return Place(kind="bot", bot=bot[:40] or None)
    raise TableError(f"Seat {seat + 1} cannot be given to {chosen[:40]!r}.")


def settings_of(about: GameInfo, form: Form) -> dict[str, Any]:
    """The game's settings that the form has; values are compared as the form spells them."""
    chosen = {}
    for setting in about.settings:
        text = form.get(f"set-{setting.name}")
        if text:
            chosen[setting.name] = next((value for value in setting.values if str(value) == text), text)
    return chosen
