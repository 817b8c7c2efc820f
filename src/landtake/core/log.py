"""The log of a match: JSON Lines, a header and one line a record, each bound to those before it by a hash."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator
from typing import Any

from landtake.core.errors import BadLog

FORMAT = 1
"""The version of this file format."""

Line = dict[str, Any]


class Log:
    """An append-only list of lines. `str(log)` is the file."""

    def __init__(self, header: Line) -> None:
        self._lines: list[Line] = []
        self._chain = ""
        self.append(header)

    @property
    def header(self) -> Line:
        return self._lines[0]

    def append(self, line: Line) -> Line:
        """Add a line; it comes back with its hash."""
        self._chain = chained(self._chain, line)
        line = {**line, "h": self._chain}
        self._lines.append(line)
        return line

    def __len__(self) -> int:
        return len(self._lines)

    def __iter__(self) -> Iterator[Line]:
        return iter(self._lines)

    def __getitem__(self, index: int) -> Line:
        return self._lines[index]

    def __str__(self) -> str:
        return "".join(dump(line) + "\n" for line in self._lines)


def dump(line: Line) -> str:
    """A line as it stands in the file."""
    return json.dumps(line, ensure_ascii=False, separators=(",", ":"))


def chained(chain: str, line: Line) -> str:
    """The hash of a line that follows those with the hash `chain`."""
    plain = {key: value for key, value in line.items() if key != "h"}
    return hashlib.sha256((chain + dump(plain)).encode()).hexdigest()[:12]


def read_lines(source: str | Iterable[Line]) -> list[Line]:
    """The lines of a log, each checked to be whole and to follow from those before it."""
    lines = list(_parsed(source.splitlines()) if isinstance(source, str) else source)
    if not lines or "game" not in lines[0]:
        raise BadLog("line 1: a log begins with a header that names its game")
    if lines[0].get("landtake") != FORMAT:
        raise BadLog(f"line 1: this is log format {lines[0].get('landtake')!r}; only format {FORMAT} is known")
    chain = ""
    for number, line in enumerate(lines, 1):
        chain = chained(chain, line)
        if line.get("h") != chain:
            raise BadLog(f"line {number}: it does not follow from the lines before it; the log was edited")
    return lines


def _parsed(rows: list[str]) -> Iterator[Line]:
    for number, row in enumerate(rows, 1):
        try:
            line = json.loads(row)
        except (json.JSONDecodeError, RecursionError):
            cut = " the log was cut off here" if number == len(rows) else ""
            raise BadLog(f"line {number}: not JSON:{cut} {row[:40]!r}") from None
        if not isinstance(line, dict):
            raise BadLog(f"line {number}: a line is an object, not {row[:40]!r}")
        yield line
