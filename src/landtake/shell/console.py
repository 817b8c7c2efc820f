"""Where the shell writes: answers to standard output, the rest to standard error."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.errors import MarkupError
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

out = Console(highlight=False, markup=False, emoji=False)
err = Console(highlight=False, markup=False, emoji=False, stderr=True)


def progress() -> Progress:
    """A bar for long work, where somebody watches."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=err, transient=True, disable=not err.is_terminal)


def line(text: str = "", style: str = "") -> None:
    """One line of the answer, broken between words where the terminal ends."""
    out.print(Text(text, style))


def verbatim(rows: Iterable[str], style: str = "") -> None:
    """Lines that were laid out already and must not be broken."""
    for row in rows:
        out.print(Text(row, style), soft_wrap=True)


def drawn(rows: Iterable[str]) -> None:
    """A table that a game has drawn: its lines may carry rich's markup for colours."""
    for row in rows:
        try:
            text = Text.from_markup(row, emoji=False)
        except MarkupError:
            text = Text(row)
        out.print(text, soft_wrap=True)


def entries(rows: Iterable[tuple[str, str]]) -> None:
    """Names and what they stand for, the latter broken between words in a column of its own."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for name, text in rows:
        grid.add_row(Text(f"  {name}", no_wrap=True), Text(text))
    out.print(grid)


def refuse(sentence: str) -> None:
    """The one line on standard error that every failure is told in."""
    err.print(Text(f"landtake: {' '.join(sentence.split())}"), soft_wrap=True)
