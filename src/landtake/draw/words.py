"""English that every game needs: lists, numbers of things, beginnings of sentences."""

from __future__ import annotations

from collections.abc import Sequence


def counted(count: int, thing: str) -> str:
    """A number of things: no airships, 1 airship, 2 airships."""
    return f"1 {thing}" if count == 1 else f"{count or 'no'} {thing}s"


def listed(words: Sequence[str]) -> str:
    """Words in a row: none, a, a and b, a, b and c."""
    if len(words) < 2:
        return words[0] if words else "none"
    return ", ".join(words[:-1]) + " and " + words[-1]


def capital(text: str) -> str:
    """A text that begins a sentence."""
    return text[:1].upper() + text[1:]
