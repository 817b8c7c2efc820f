"""Data files: TOML with the line of every entry, so that a wrong one can be pointed at."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, NoReturn


class DataError(ValueError):
    """Something in a data file is not as the rules say; the message starts with the file and line."""


class DataFile:
    """One TOML file of a game: its entries, and errors that name file and line."""

    def __init__(self, path: Path) -> None:
        self.name = f"{path.parent.parent.name}/{path.parent.name}/{path.name}"
        text = path.read_text(encoding="utf-8")
        try:
            self.tables: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise DataError(f"{self.name}: {error}") from None
        self._lines = text.splitlines()

    def __getitem__(self, table: str) -> Any:
        if table not in self.tables:
            self.refuse(f"there is no {table!r}")
        return self.tables[table]

    def line_of(self, table: str, index: int = 0) -> int:
        """The line on which the table, or the index-th of an array of tables, begins; 0 if it does not."""
        headings = (f"[[{table}]]", f"[{table}]")
        count = 0
        for number, line in enumerate(self._lines, 1):
            text = line.split("#")[0].strip()
            if text in headings or text.startswith((f"{table} =", f"{table}=")):
                if count == index:
                    return number
                count += 1
        return 0

    def located(self, sentence: str, table: str = "", index: int = 0) -> str:
        """A complaint about an entry, behind the file and the line where it begins."""
        line = self.line_of(table, index) if table else 0
        return f"{self.name}:{line}: {sentence}" if line else f"{self.name}: {sentence}"

    def refuse(self, sentence: str, table: str = "", index: int = 0) -> NoReturn:
        """Raise a DataError that points at this entry."""
        raise DataError(self.located(sentence, table, index))

    def expect(self, holds: bool, sentence: str, table: str = "", index: int = 0) -> None:
        """Refuse the entry unless the condition holds."""
        if not holds:
            self.refuse(sentence, table, index)
