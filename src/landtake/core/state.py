"""Declared state: each field is named once, with who may see it; the rest follows from that."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable
from typing import Any, Final

from landtake.core.compiled import mypyc_attr

CHANCE: Final = -1
"""The seat that answers for dice, bags and shuffled decks."""

OVER: Final = -4
"""The seat of a state in which nobody is asked any more."""

UNKNOWN: Final = -1
"""What stands in a view where something is hidden from its seat."""

EVERYONE: Final = -1
"""The audience mask that has every seat, and spectators, in it."""

PUBLIC: Final = "public"
OWNER: Final = "owner"
NOBODY: Final = "nobody"
SHOWN: Final = "shown"


class Field:
    """One declared field: its name, who sees it, and how its entries belong to seats.

    `per` is 0 for a field taken whole, otherwise the number of entries that each seat owns in a row.
    `to` names the companion field that holds, entry by entry, the mask of seats who see a shown field.
    """

    def __init__(self, name: str, mark: str, per: int, to: str) -> None:
        self.name: Final = name
        self.mark: Final = mark
        self.per: Final = per
        self.to: Final = to

    def __repr__(self) -> str:
        return f"Field({self.name!r}, {self.mark!r}, per={self.per}, to={self.to!r})"


def public(*names: str) -> tuple[Field, ...]:
    """Fields that everyone sees."""
    return tuple(Field(name, PUBLIC, 0, "") for name in names)


def owner(*names: str, per: int = 1) -> tuple[Field, ...]:
    """Lists with `per` entries a seat, which only that seat sees. Of an entry that is a list others see the length."""
    return tuple(Field(name, OWNER, per, "") for name in names)


def nobody(*names: str) -> tuple[Field, ...]:
    """Fields that no seat sees, such as what is left in a deck. Of a list everyone sees the length."""
    return tuple(Field(name, NOBODY, 0, "") for name in names)


def shown(name: str, to: str) -> tuple[Field, ...]:
    """A list whose entries are seen by the seats in the mask that stands at the same index of the field `to`."""
    return (Field(name, SHOWN, 0, to),)


ASKED: Final = public("seat", "kind", "asked")
"""Who is asked what: the fields that every state has."""


def declare(*groups: tuple[Field, ...]) -> tuple[Field, ...]:
    """All fields of a state in their order, starting with who is asked what."""
    fields = ASKED + tuple(field for group in groups for field in group)
    names = [field.name for field in fields]
    for field in fields:
        if names.count(field.name) > 1:
            raise TypeError(f"field {field.name!r} is declared twice")
        if field.mark == SHOWN and field.to not in names:
            raise TypeError(f"field {field.name!r} is shown by {field.to!r}, which is not declared")
    return fields


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What is on the table, as plain data: ints, strings, and lists or tuples of them.

    `seat` is who is asked now (or CHANCE, or OVER) and `kind` what; while several are asked at once, `asked` is the mask of
    those still to answer and `seat` the lowest of them; otherwise `asked` is 0.

    A subclass lists its fields in `fields()`. One that cannot be built without arguments also writes `maker()`; one that is
    copied a million times also writes `copy()`, which `landtake.testing` proves complete.
    """

    def __init__(self) -> None:
        self.seat = OVER
        self.kind = 0
        self.asked = 0

    def fields(self) -> tuple[Field, ...]:
        """The declaration: every field, with who sees it."""
        raise NotImplementedError

    def maker(self) -> Callable[[], State]:
        """A function of no arguments that makes an empty state of this class."""
        return type(self)

    def copy(self) -> State:
        """An equal state that shares nothing mutable with this one."""
        return fill(self.maker(), self.values())

    def values(self) -> tuple[Any, ...]:
        """The value of every field, in declared order."""
        return tuple(getattr(self, field.name) for field in self.fields())

    def key(self) -> tuple[Any, ...]:
        """An immutable value that equal states share."""
        return tuple(_frozen(value) for value in self.values())

    def digest(self) -> str:
        """A short hash of the state that is the same in every process."""
        text = json.dumps(self.to_json(), separators=(",", ":"), sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and type(self) is type(other) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"{type(self).__name__}({json.dumps(self.to_json())})"

    def __reduce__(self) -> tuple[Any, ...]:
        return fill, (self.maker(), self.values())

    def to_json(self) -> dict[str, Any]:
        """The fields by name."""
        return {field.name: _plain(getattr(self, field.name)) for field in self.fields()}

    def redact(self, seat: int | None) -> State:
        """What `seat` may see of this state (None: a spectator): a state with the rest blanked out."""
        view = self.copy()
        for field in self.fields():
            if field.mark != PUBLIC:
                setattr(view, field.name, self._seen(field, -2 if seat is None else seat))
        return view

    def _seen(self, field: Field, seat: int) -> Any:
        value = getattr(self, field.name)
        if field.mark == NOBODY:
            return _blank(value)
        if field.mark == OWNER:
            return [_plain(v) if i // field.per == seat else _blank(v) for i, v in enumerate(value)]
        masks = getattr(self, field.to)
        return [
            _plain(v) if mask == EVERYONE or (seat >= 0 and mask >> seat & 1) else _blank(v) for v, mask in zip(value, masks, strict=True)
        ]


def fill(maker: Callable[[], State], values: Iterable[Any]) -> State:
    """A new state made by `maker`, its fields set to copies of `values` in declared order."""
    state = maker()
    for field, value in zip(state.fields(), values, strict=True):
        setattr(state, field.name, _plain(value) if isinstance(value, list) else value)
    return state


def seats_asked(state: State) -> tuple[int, ...]:
    """The seats that may answer now."""
    if state.asked:
        return tuple(seat for seat in range(state.asked.bit_length()) if state.asked >> seat & 1)
    return () if state.seat == OVER else (state.seat,)


# Entries of a list are alike, and most lists are long and flat: those are copied, frozen or blanked at one go.


def _plain(value: Any) -> Any:
    if not isinstance(value, (list, tuple)):
        return value
    if value and not isinstance(value[0], (list, tuple)):
        return list(value)
    return [_plain(entry) for entry in value]


def _frozen(value: Any) -> Any:
    if not isinstance(value, (list, tuple)):
        return value
    if value and not isinstance(value[0], (list, tuple)):
        return tuple(value)
    return tuple([_frozen(entry) for entry in value])


def _blank(value: Any) -> Any:
    if not isinstance(value, (list, tuple)):
        return UNKNOWN
    if value and not isinstance(value[0], (list, tuple)):
        return [UNKNOWN] * len(value)
    return [_blank(entry) for entry in value]
