"""How much room a text takes in the font of our pictures, so that it can be broken, squeezed or cut to fit."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

WIDTHS: Final = (
    28, 29, 30, 65, 59, 92, 73, 16, 30, 30, 48, 61, 21, 36, 21, 39, 65, 41, 55, 58, 61, 59, 60, 51, 61, 59, 21, 21, 55, 63, 55, 48,
    78, 63, 61, 64, 67, 57, 55, 69, 69, 39, 51, 63, 54, 82, 69, 71, 59, 72, 61, 59, 56, 69, 59, 86, 62, 57, 61, 32, 39, 34, 55, 37,
    24, 52, 57, 48, 56, 54, 31, 56, 55, 25, 24, 49, 26, 84, 55, 55, 57, 57, 35, 47, 33, 54, 46, 68, 48, 45, 46, 34, 24, 34, 55,
)  # fmt: skip
"""The widths of the characters from the space to the tilde, in hundredths of the size (Atkinson Hyperlegible Next, regular)."""
OTHER: Final = 60
BOLD: Final = 1.08
TIGHTEST: Final = 0.78
"""A text that would have to be squeezed further than this is cut."""


@lru_cache(16384)
def width(text: str, size: float, bold: bool = False) -> float:
    """How wide a line of text is."""
    total = sum(WIDTHS[ord(letter) - 32] if 32 <= ord(letter) < 127 else OTHER for letter in text)
    return total * size / 100 * (BOLD if bold else 1)


@lru_cache(8192)
def cut(text: str, size: float, room: float, bold: bool = False) -> str:
    """The text, or as much of it as fits into the room with an ellipsis."""
    if width(text, size, bold) <= room:
        return text
    while text and width(text + "…", size, bold) > room:
        text = text[:-1]
    return text.rstrip(" ,.;:(") + "…"


@lru_cache(8192)
def broken(text: str, size: float, room: float, most: int, bold: bool = False) -> tuple[str, ...]:
    """A text broken into at most so many lines; what does not fit ends in an ellipsis."""
    rows = [""]
    for word in text.split():
        longer = f"{rows[-1]} {word}".strip()
        if rows[-1] and width(longer, size, bold) > room:
            rows.append(word)
        else:
            rows[-1] = longer
    if len(rows) > most:
        rows = [*rows[: most - 1], cut(" ".join(rows[most - 1 :]), size, room, bold)]
    return tuple(rows)
