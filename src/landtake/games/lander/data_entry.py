"""Reading one entry of Lander's data files: every complaint names file, line and card, and reading goes on after it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from landtake.core.data import DataError, DataFile
from landtake.games.lander.words import CLASSES, COUNTS, TRAITS

SOURCES = ("rulebook", "derived", "reconstructed")


class Needs:
    """Criteria: class levels, a mask of traits, counts, and whether only a Leader will do."""

    def __init__(self) -> None:
        self.levels = [0, 0, 0]
        self.traits = 0
        self.leader = False
        self.counts: list[tuple[int, int]] = []


class Sheet:
    """One data file and the complaints about it; a file that is not there or is no TOML has no entries."""

    def __init__(self, path: Path, problems: list[str]) -> None:
        self.problems = problems
        self.file: DataFile | None = None
        try:
            self.file = DataFile(path)
        except FileNotFoundError:
            problems.append(f"{path} is missing")
        except (DataError, OSError, UnicodeDecodeError) as error:
            problems.append(f"{path}: {error}" if not isinstance(error, DataError) else str(error))

    def table(self, name: str) -> Any:
        """What stands under a name; None if nothing does."""
        return self.file.tables.get(name) if self.file else None

    def entries(self, table: str) -> list[Entry]:
        """The entries of an array of tables, with distinct ids."""
        if self.file is None:
            return []
        rows = self.table(table)
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            self.expect(False, f"there is no [[{table}]]")
            return []
        found = [Entry(self, table, index, row) for index, row in enumerate(rows)]
        seen: set[str] = set()
        for entry in found:
            entry.expect(entry.id not in seen, "this id stands there twice")
            entry.expect(entry.values.get("source") in SOURCES, f"source is missing, or none of {', '.join(SOURCES)}")
            seen.add(entry.id)
        return found

    def expect(self, holds: bool, sentence: str) -> None:
        """Complain about the file as a whole unless the condition holds; about one that was not read nothing more is said."""
        if not holds and self.file is not None:
            self.problems.append(self.file.located(sentence))


class Entry:
    """One table of an array in a data file."""

    def __init__(self, sheet: Sheet, table: str, index: int, values: dict[str, Any]) -> None:
        self.sheet = sheet
        self.table = table
        self.index = index
        self.values = values
        self.id = str(values.get("id", index + 1))

    def refuse(self, sentence: str) -> None:
        """Complain about this entry."""
        assert self.sheet.file is not None
        self.sheet.problems.append(self.sheet.file.located(f"{self.table} {self.id}: {sentence}", self.table, self.index))

    def under(self, key: str) -> Callable[[str], None]:
        """Complains about what stands under a key of this entry."""
        return lambda sentence: self.refuse(f"{key}: {sentence}")

    def expect(self, holds: bool, sentence: str) -> bool:
        """Complain unless the condition holds; whether it does."""
        if not holds:
            self.refuse(sentence)
        return holds

    def read(self, reader: Callable[[Entry], None]) -> None:
        """Let a reader take what it needs; a value of a type that it does not expect is a complaint, too."""
        try:
            reader(self)
        except (TypeError, AttributeError, ValueError, KeyError, IndexError) as error:
            self.refuse(f"a field holds something of the wrong kind ({error})")

    def text(self, key: str) -> str:
        """A text that must be there."""
        value = self.values.get(key)
        self.expect(isinstance(value, str) and bool(value), f"{key} is missing")
        return str(value)

    def word(self, key: str, words: tuple[str, ...]) -> int:
        """The number of a word out of a list; -1 if it is none of them."""
        value = self.values.get(key)
        return words.index(str(value)) if self.expect(value in words, f"{key} = {value!r} is none of {', '.join(words)}") else -1

    def number(self, key: str, least: int, most: int, default: int | None = None) -> int:
        """A number within bounds."""
        value = self.values.get(key, default)
        if isinstance(value, int) and least <= value <= most:
            return value
        self.refuse(f"{key} = {value!r} is not between {least} and {most}")
        return least

    def trait(self, word: Any, key: str = "") -> int:
        """The mask of one trait."""
        known = self.expect(word in TRAITS, f"{key}there is no trait {word!r}; the traits are {', '.join(TRAITS)}")
        return 1 << TRAITS.index(word) if known else 0

    def needs(self, key: str = "needs") -> Needs:
        """Criteria out of the table under a key."""
        found = Needs()
        for name, value in self.values.get(key, {}).items():
            if name == "class":
                for each, level in value.items():
                    known = self.expect(each in CLASSES, f"{key}: there is no class {each!r}")
                    if self.expect(isinstance(level, int) and level > 0, f"{key}: {each} = {level!r} is no level") and known:
                        found.levels[CLASSES.index(each)] = level
            elif name == "traits":
                for each in value:
                    found.traits |= self.trait(each, f"{key}: ")
            elif name == "leader":
                found.leader = bool(value)
            elif name == "counts":
                for each, count in value.items():
                    if self.expect(each in COUNTS, f"{key}: nothing counts {each!r}"):
                        found.counts.append((COUNTS.index(each), int(count)))
            else:
                self.refuse(f"{key} has no {name!r}")
        return found
