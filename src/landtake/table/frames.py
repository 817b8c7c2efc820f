"""What changed for a viewer since a version: the messages by which a page keeps up with its table."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from landtake.table import screen, timekeeping
from landtake.table.gametable import GameTable
from landtake.table.words import render


class Frame(NamedTuple):
    """All that is new for a viewer, and the version of the table that it brings a page up to."""

    version: int
    json: str


class Viewer:
    """One seat's, or the spectators', sight of a table; drawn once a version, however many people look."""

    def __init__(self, seat: int | None, wide: bool) -> None:
        self.seat = seat
        self.wide = wide
        self._version = -1
        self._first = -1
        self._pieces: dict[str, tuple[str, int]] = {}
        self._log: list[list[str]] = []
        self._now: dict[str, Any] = {}
        self._sent: dict[int, Frame] = {}

    def frame(self, table: GameTable, since: int = 0) -> Frame:
        """All that is new after version `since`; everything, if that was too long ago."""
        self._look(table)
        asked = since
        if since < self._first or not table.history.knows(since):
            since = 0
        if since not in self._sent:
            text = json.dumps(self._news(table, since), ensure_ascii=False, separators=(",", ":"))
            self._sent[since] = Frame(self._version, text)
        return self._sent.setdefault(asked, self._sent[since])

    def known(self, table: GameTable, since: int) -> Frame | None:
        """The same, if it is at hand and nothing has to be drawn for it."""
        return self._sent.get(since) if self._version == table.row.version else None

    def pieces(self, table: GameTable) -> dict[str, str]:
        """The parts of the page as they are now."""
        self._look(table)
        return {id: markup for id, (markup, _) in self._pieces.items()}

    def _look(self, table: GameTable) -> None:
        version = table.row.version
        if version == self._version:
            return
        for id, markup in screen.pieces(table, self.seat, self.wide).items():
            if id not in self._pieces or self._pieces[id][0] != markup:
                self._pieces[id] = (markup, version)
        records = len(table.match.records) if table.match else 0
        if self._version < 0:
            self._first = version
        else:
            del self._log[table.history.kept(self._version) :]
        self._log.extend(screen.log_line(table, self.seat, record) for record in range(len(self._log), records))
        self._now = {
            "status": table.row.status,
            "records": records,
            "last": screen.last_move(table.match, self.seat, records) if table.match else [],
            "options": screen.options(table, self.seat),
            "clock": timekeeping.shown(table),
            "chooser": screen.chooser(table, self.seat),
            "standing": screen.standing(table, self.seat),
            **screen.question(table, self.seat),
        }
        self._version = version
        self._sent.clear()

    def _news(self, table: GameTable, since: int) -> dict[str, Any]:
        kept, said = (table.history.kept(since), table.history.chat(since)) if since else (0, 0)
        fresh = range(kept, len(self._log))
        return {
            "v": self._version,
            "since": since,
            "seat": self.seat,
            "wide": self.wide,
            "html": {id: markup for id, (markup, version) in self._pieces.items() if version > since},
            "log": {"from": kept, "lines": [self._log_line(table, record) for record in fresh]},
            "chat": {"from": said, "lines": [render("fragments/chat.html", line=line) for line in table.chat[said:]]},
            "news": [sentence for record in fresh for sentence in self._log[record]] if since else [],
            "moves": self._moves(table, fresh) if since else [],
            **self._now,
        }

    def _log_line(self, table: GameTable, record: int) -> str:
        assert table.match is not None
        entry = table.match.records[record]
        return render(
            "fragments/log.html", table=table.id, record=record, sentences=self._log[record], seat=entry.seat, auto=entry.auto == "forced"
        )

    def _moves(self, table: GameTable, fresh: range) -> list[dict[str, Any]]:
        match = table.match
        if match is None:
            return []
        touched = ((record, screen.touched(match, self.seat, record)) for record in fresh)
        return [{"seat": match.records[record].seat, "on": on} for record, on in touched if on]
