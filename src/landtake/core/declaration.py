"""A state's declaration compared with its attributes: a field that nobody marked is an error when the game is loaded."""

from __future__ import annotations

from types import GetSetDescriptorType

from landtake.core.errors import LandtakeError
from landtake.core.state import OWNER, SHOWN, State


class BadDeclaration(LandtakeError):
    """A state has a field with no mark, or a mark without a field."""


def attributes(state: State) -> set[str]:
    """The names of a state's attributes, compiled or not."""
    names = set(getattr(state, "__dict__", {}))
    for cls in type(state).__mro__:
        names |= {name for name, entry in vars(cls).items() if isinstance(entry, GetSetDescriptorType)}
    return {name for name in names if not name.startswith("__")}


def check_declaration(state: State) -> None:
    """Every attribute is declared, every declared field exists, and marks fit the fields' shapes."""
    declared = {field.name for field in state.fields()}
    found = attributes(state)
    name = type(state).__name__
    if found - declared:
        raise BadDeclaration(f"{name}: no mark says who sees {', '.join(sorted(found - declared))}")
    if declared - found:
        raise BadDeclaration(f"{name}: declared but never set: {', '.join(sorted(declared - found))}")
    for field in state.fields():
        value = getattr(state, field.name)
        if field.mark in (OWNER, SHOWN) and not isinstance(value, list):
            raise BadDeclaration(f"{name}: {field.name!r} is marked seat by seat but is no list")
        if field.mark == SHOWN and len(value) != len(getattr(state, field.to)):
            raise BadDeclaration(f"{name}: {field.name!r} and its mask {field.to!r} differ in length")
