"""Pictures in plain characters, for a terminal that understands rich's markup."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

_MARKUP: Final = re.compile(r"\[/?[a-z #0-9]*\]")


def width(text: str) -> int:
    """How many columns a line takes once its markup is gone."""
    return len(_MARKUP.sub("", text))


def fit(text: str, columns: int) -> str:
    """A line filled up with spaces."""
    return text + " " * (columns - width(text))


def centred(text: str, columns: int) -> str:
    """A line in the middle of so many columns."""
    room = columns - width(text)
    return " " * (room // 2) + text + " " * (room - room // 2)


def boxes(rows: Sequence[Sequence[Sequence[str]]], columns: int) -> list[str]:
    """A grid of boxes, each holding some lines of the same width; boxes of a row have equally many lines."""
    bar = "─" * columns
    lines = []
    for i, row in enumerate(rows):
        left, middle, right = "┌┬┐" if i == 0 else "├┼┤"
        lines.append(left + middle.join([bar] * len(row)) + right)
        for parts in zip(*row, strict=True):
            lines.append("│" + "│".join(fit(part, columns) for part in parts) + "│")
    lines.append("└" + "┴".join([bar] * len(rows[-1])) + "┘")
    return lines


def beside(*blocks: Sequence[str], gap: int = 3) -> list[str]:
    """Blocks of lines next to each other."""
    height = max(len(block) for block in blocks)
    columns = [max(width(line) for line in block) for block in blocks]
    space = " " * gap
    return [
        space.join(fit(block[i] if i < len(block) else "", wide) for block, wide in zip(blocks, columns, strict=True)).rstrip()
        for i in range(height)
    ]


def rimmed(rows: Sequence[Sequence[Sequence[str]]], columns: int, sides: Sequence[Sequence[str]]) -> list[str]:
    """A grid of boxes with a short label at the outer side of every box on the rim: north, east, south and west."""
    north, east, south, west = sides
    margin = max(2, *(width(label) for label in west)) + 1
    lines = []
    for i, line in enumerate(boxes(rows, columns)):
        row, part = divmod(i, len(rows[0][0]) + 1)
        labelled = part == len(rows[0][0]) // 2 + 1 and row < len(rows)
        lines.append(fit(west[row] if labelled else "", margin) + line + (f" {east[row]}" if labelled else ""))
    above, below = (" " * (margin + 1) + " ".join(centred(label, columns) for label in labels) for labels in (north, south))
    return [above.rstrip(), *lines, below.rstrip()]
