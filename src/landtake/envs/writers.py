"""How each field of a view is written into an observation: one small function a field, chosen once for a layout."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from landtake.core.state import EVERYONE, NOBODY, OWNER, PUBLIC, State

if TYPE_CHECKING:
    from landtake.envs.layout import Part

HIDDEN = -8
"""Stands where something is hidden from the seat; no game uses the number itself."""

ABSENT = -9
"""Stands where a list of varying length has no entry."""

Writer = Callable[[State, int, list[int]], None]
"""Appends what the view of a seat has of some fields."""

RowWriter = Callable[[Sequence[int], list[int]], None]


@dataclass(frozen=True)
class Unit:
    """Fields that are written together, what they depend on in a view, and which entries they take."""

    read: Callable[[State], Any]
    write: Writer
    where: slice


def units(parts: Sequence[Part]) -> tuple[Unit, ...]:
    """What writes these fields one after the other; public numbers that stand in a row are written at one go."""
    made: list[Unit] = []
    for plain, run in groupby((part for part in parts if part.size), lambda part: part.size == 1 and not part.listed):
        if plain:
            numbers = list(run)
            read = attrgetter(*(part.name for part in numbers))
            made.append(Unit(read, _numbers(numbers), slice(numbers[0].start, numbers[-1].start + 1)))
        else:
            made.extend(Unit(_read(part), _writer(part), slice(part.start, part.start + part.size)) for part in run)
    return tuple(made)


def _read(part: Part) -> Callable[[State], Any]:
    return attrgetter(part.name, part.field.to) if part.field.to else attrgetter(part.name)


def _writer(part: Part) -> Writer:
    if part.field.mark == NOBODY:
        return _length(part.name)
    if not part.listed:
        return _digits(part.name, part.bases)
    if part.nested:
        return _rows(part)
    if part.field.mark != PUBLIC:
        return _partly_seen(part)
    return _list(part) if part.varies or len(part.bases) > 1 else _plain_list(part.name)


def _numbers(parts: Sequence[Part]) -> Writer:
    if len(parts) == 1:
        return _number(parts[0].name)
    values = attrgetter(*(part.name for part in parts))

    def write(view: State, seat: int, out: list[int]) -> None:
        out.extend(values(view))

    return write


def _number(name: str) -> Writer:
    def write(view: State, seat: int, out: list[int]) -> None:
        out.append(getattr(view, name))

    return write


def _digits(name: str, bases: tuple[int, ...]) -> Writer:
    def write(view: State, seat: int, out: list[int]) -> None:
        out.extend(spread(getattr(view, name), bases))

    return write


def _length(name: str) -> Writer:
    def write(view: State, seat: int, out: list[int]) -> None:
        out.append(len(getattr(view, name)))

    return write


def _plain_list(name: str) -> Writer:
    def write(view: State, seat: int, out: list[int]) -> None:
        out.extend(getattr(view, name))

    return write


def _list(part: Part) -> Writer:
    name, row = part.name, _row(part)

    def write(view: State, seat: int, out: list[int]) -> None:
        row(getattr(view, name), out)

    return write


def _partly_seen(part: Part) -> Writer:
    name, row, seen = part.name, _row(part), _seen(part)

    def write(view: State, seat: int, out: list[int]) -> None:
        entries = getattr(view, name)
        row([entry if seen(view, seat, index) else HIDDEN for index, entry in enumerate(entries)], out)

    return write


def _rows(part: Part) -> Writer:
    name, row, seen = part.name, _row(part), _seen(part)

    def write(view: State, seat: int, out: list[int]) -> None:
        for index, entries in enumerate(getattr(view, name)):
            row(entries if seen(view, seat, index) else [HIDDEN] * len(entries), out)

    return write


def _seen(part: Part) -> Callable[[State, int, int], bool]:
    """Whether a seat sees an entry of a list, by who sees the field and by nothing else."""
    if part.field.mark == PUBLIC:
        return lambda view, seat, index: True
    per, to = part.field.per, part.field.to
    if part.field.mark == OWNER:
        return lambda view, seat, index: index // per == seat

    def shown(view: State, seat: int, index: int) -> bool:
        mask: int = getattr(view, to)[index]
        return mask == EVERYONE or (seat >= 0 and mask >> seat & 1 == 1)

    return shown


def _row(part: Part) -> RowWriter:
    varies, room, bases, digits = part.varies, part.room, part.bases, len(part.bases)
    hidden, absent = (HIDDEN,) * digits, [ABSENT] * (room * digits)

    def write(entries: Sequence[int], out: list[int]) -> None:
        if varies:
            out.append(len(entries))
            if len(entries) > room:
                entries = entries[len(entries) - room :]
        if digits == 1:
            out.extend(entries)
        else:
            for entry in entries:
                out.extend(hidden if entry == HIDDEN else spread(entry, bases))
        out.extend(absent[len(entries) * digits :])

    return write


@lru_cache(1 << 16)
def spread(value: int, bases: tuple[int, ...]) -> tuple[int, ...]:
    """The digits of a number, the last one first; those of -1 are the greatest that there are."""
    digits = []
    for base in bases:
        value, digit = divmod(value, base)
        digits.append(digit)
    return tuple(digits)
