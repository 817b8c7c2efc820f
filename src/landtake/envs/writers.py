"""How each field of a view is written into an observation: one small function a field, chosen once for a layout."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import TYPE_CHECKING

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


def writers(parts: Sequence[Part]) -> tuple[Writer, ...]:
    """What writes these fields one after the other; public numbers that stand in a row are written at one go."""
    made: list[Writer] = []
    plain: list[str] = []
    for part in parts:
        if part.size == 1 and not part.listed:
            plain.append(part.name)
            continue
        if plain:
            made.append(_numbers(plain))
            plain = []
        if part.size:
            made.append(_writer(part))
    return (*made, _numbers(plain)) if plain else tuple(made)


def _writer(part: Part) -> Writer:
    if part.field.mark == NOBODY:
        return _length(part.name)
    if not part.listed:
        return _number(part.name, part.bases)
    if part.nested:
        return _rows(part)
    if part.field.mark != PUBLIC:
        return _partly_seen(part)
    return _list(part) if part.varies or len(part.bases) > 1 else _plain_list(part.name)


def _numbers(names: list[str]) -> Writer:
    values = attrgetter(*names, names[0])

    def write(view: State, seat: int, out: list[int]) -> None:
        out.extend(values(view))
        out.pop()

    return write


def _number(name: str, bases: tuple[int, ...]) -> Writer:
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
