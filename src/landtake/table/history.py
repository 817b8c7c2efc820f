"""How a table's log and chat grew from version to version, so that a page can be told only what is new."""

from __future__ import annotations

from typing import NamedTuple

REMEMBERED = 400


class _Step(NamedTuple):
    version: int
    records: int
    cut: int
    """To how many records the log was cut before it grew to what it is."""
    chat: int


class History:
    """The last few hundred versions of a table."""

    def __init__(self, version: int, records: int, chat: int) -> None:
        self._steps = [_Step(version, records, records, chat)]

    def note(self, version: int, records: int, cut: int, chat: int) -> None:
        """A new version."""
        self._steps.append(_Step(version, records, cut, chat))
        del self._steps[:-REMEMBERED]

    def knows(self, version: int) -> bool:
        """Whether what is new since this version can be told."""
        return self._steps[0].version <= version <= self._steps[-1].version

    def kept(self, since: int) -> int:
        """How many records have stood unchanged since a version."""
        start = self._at(since)
        return min([start.records, *(step.cut for step in self._steps if step.version > since)])

    def chat(self, since: int) -> int:
        """How many chat lines there were at a version."""
        return self._at(since).chat

    def _at(self, version: int) -> _Step:
        return [step for step in self._steps if step.version <= version][-1]
