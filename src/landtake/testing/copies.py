"""Proof that a state's copy covers its declaration and shares nothing."""

from __future__ import annotations

import pickle
from typing import Any

from landtake.core.state import State


def check_copy(state: State) -> None:
    """Fill every field with a distinct value, copy, and see that the copy has them all and shares nothing mutable."""
    filled = state.copy()
    for number, field in enumerate(filled.fields()):
        setattr(filled, field.name, _distinct(getattr(filled, field.name), 1000 * (number + 1)))
    for made in (filled.copy(), pickle.loads(pickle.dumps(filled))):
        for field in filled.fields():
            here, there = getattr(filled, field.name), getattr(made, field.name)
            assert here == there, f"copy leaves out {field.name!r}"
            assert not _shared(here, there), f"copy shares the list {field.name!r}"


def _distinct(value: Any, start: int) -> Any:
    if isinstance(value, (list, tuple)):
        return type(value)(_distinct(entry, start + index + 1) for index, entry in enumerate(value))
    if isinstance(value, str):
        return f"{value}{start}"
    return value if isinstance(value, bool) else start


def _shared(here: Any, there: Any) -> bool:
    if not isinstance(here, (list, tuple)):
        return False
    return (isinstance(here, list) and here is there) or any(_shared(a, b) for a, b in zip(here, there, strict=True))
