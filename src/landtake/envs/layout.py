"""Where each field of a seat's view stands in its observation, a row of whole numbers of fixed length."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

from landtake.core.game import Game
from landtake.core.registry import GameInfo
from landtake.core.state import NOBODY, SHOWN, Field, State
from landtake.envs.declared import BadLayout, Declared, declared
from landtake.envs.writers import ABSENT, HIDDEN, units

__all__ = ["ABSENT", "HIDDEN", "Layout", "Part", "lay_out", "layout_of"]

LEAST, MOST = -(1 << 31), (1 << 31) - 1
"""The numbers that an entry can hold; one beyond them is cut."""

PLAIN = (0,)
"""The bases of a number that is written as it is."""


@dataclass(frozen=True)
class Part:
    """One field's place: `rows` rows, each with its true length (if that varies) and room for `room` numbers of some digits."""

    field: Field
    start: int
    rows: int = 1
    room: int = 1
    listed: bool = False
    nested: bool = False
    varies: bool = False
    bases: tuple[int, ...] = PLAIN

    @property
    def name(self) -> str:
        return self.field.name

    @property
    def size(self) -> int:
        """How many entries the field takes."""
        return self.rows * (self.varies + self.room * len(self.bases))

    def fits(self, state: State) -> bool:
        """Whether there is room for the field's value, for its lists and for its numbers."""
        if self.field.mark == NOBODY:
            return True
        value = getattr(state, self.name)
        rows: Sequence[Sequence[int]] = value if self.nested else [value if self.listed else [value]]
        return len(rows) == self.rows and all(
            (len(row) <= self.room if self.varies else len(row) == self.room) and all(map(self._holds, row)) for row in rows
        )

    def _holds(self, entry: int) -> bool:
        return HIDDEN < entry <= MOST if self.bases == PLAIN else entry < prod(self.bases)


class Layout:
    """The observation of a seat: its number (-1 for a spectator), then every field of its view in the order of their declaration."""

    def __init__(self, parts: Sequence[Part]) -> None:
        self.parts = tuple(parts)
        self.size = 1 + sum(part.size for part in parts)
        self.units = units(self.parts)

    def write(self, view: State, seat: int | None) -> array[int]:
        """The observation of a seat, from its view."""
        number = -1 if seat is None else seat
        out = [number]
        for unit in self.units:
            unit.write(view, number, out)
        return held(out)

    def where(self, name: str) -> slice:
        """The entries that a field takes."""
        for part in self.parts:
            if part.name == name:
                return slice(part.start, part.start + part.size)
        raise BadLayout(f"there is no field {name!r} in this observation; there are {', '.join(part.name for part in self.parts)}")

    def bounds(self) -> tuple[list[int], list[int]]:
        """The least and the greatest number that each entry can hold."""
        low, high = [LEAST], [MOST]
        for part in self.parts:
            plain = part.bases == PLAIN
            low += ([0] * part.varies + ([LEAST] if plain else [ABSENT] * len(part.bases)) * part.room) * part.rows
            high += ([MOST] * part.varies + ([MOST] if plain else [base - 1 for base in part.bases]) * part.room) * part.rows
        return low, high

    def cut(self, state: State) -> list[str]:
        """The fields of a state or view for which the layout has too little room."""
        return [part.name for part in self.parts if not part.fits(state)]


def held(numbers: list[int]) -> array[int]:
    """Numbers as an observation holds them; those that are too great or too small are cut."""
    try:
        return array("i", numbers)
    except OverflowError:
        return array("i", [min(max(number, LEAST), MOST) for number in numbers])


def layout_of(info: GameInfo, game: Game) -> Layout:
    """The layout of a game's observations, for its seats and settings."""
    return lay_out(game.setup(), declared(info.folder, game), game.seats)


def lay_out(state: State, said: Declared, seats: int) -> Layout:
    """The layout of the views of a state's fields; lists that are not said to vary are as long as they are in that state."""
    masks = {each.to for each in state.fields() if each.mark == SHOWN} | {"asked"}
    parts: list[Part] = []
    start = 1
    for each in state.fields():
        if each.name not in said.left_out:
            bases = said.digits.get(each.name) or ((2,) * seats if each.name in masks else PLAIN)
            parts.append(_part(each, start, getattr(state, each.name), said.lengths.get(each.name), bases))
            start += parts[-1].size
    return Layout(parts)


def _part(field: Field, start: int, value: Any, most: int | None, bases: tuple[int, ...]) -> Part:
    if not isinstance(value, (list, tuple)):
        return Part(field, start, rows=0 if field.mark == NOBODY else 1, bases=bases)
    if field.mark == NOBODY:
        return Part(field, start, room=0, listed=True, varies=True)
    nested = bool(value) and isinstance(value[0], (list, tuple))
    if nested and most is None:
        raise BadLayout(f"field {field.name!r} is a list of lists, so the length of those has to be declared")
    room = len(value) if most is None else most
    return Part(field, start, len(value) if nested else 1, room, True, nested, most is not None, bases)
