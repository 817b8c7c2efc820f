"""Looking back at finished games: each is reviewed once, in a worker of its own, while those who wait see how far it is."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections import OrderedDict
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from landtake.core.state import CHANCE
from landtake.draw import chart
from landtake.table.gametable import GameTable
from landtake.table.workers import workers

if TYPE_CHECKING:
    from landtake.bots import Review, TurningPoint

KEPT = 200
"""How many reviews are remembered."""
EFFORT = 12_000
"""How many worlds are looked at in a whole game."""
THOROUGH = 200
HASTY = 8
"""With fewer worlds a position the judge's own opinion is the better one."""
TOLD_EVERY = 0.5


class Reviews:
    """The reviews that are there or on their way, by the log they are of."""

    def __init__(self, processes: int) -> None:
        self._pool = workers(min(1, processes), "review")
        self._done: OrderedDict[str, dict[str, Any]] = OrderedDict()
        self._working: dict[str, asyncio.Future[Any]] = {}

    def of(self, table: GameTable) -> dict[str, Any]:
        """The review of a finished game as the page shows it, or how far it is."""
        match = table.match
        assert match is not None
        key = str(match.log[-1].get("h", len(match.log)))
        if key in self._done:
            self._done.move_to_end(key)
            return self._done[key]
        if key not in self._working:
            job = (str(match.log), effort(len(match.records)), str(self._progress(key)))
            self._working[key] = asyncio.get_running_loop().run_in_executor(self._pool, look_back, job)
        work = self._working[key]
        if not work.done():
            return {"done": False, "share": self._share(key)}
        del self._working[key]
        self._progress(key).unlink(missing_ok=True)
        self._done[key] = shown(table, work.result())
        while len(self._done) > KEPT:
            self._done.popitem(last=False)
        return self._done[key]

    def close(self) -> None:
        """Stop working."""
        self._pool.shutdown(wait=True, cancel_futures=True)
        if "_folder" in vars(self):
            self._folder.cleanup()

    @cached_property
    def _folder(self) -> tempfile.TemporaryDirectory[str]:
        return tempfile.TemporaryDirectory(prefix="landtake-reviews-")

    def _progress(self, key: str) -> Path:
        return Path(self._folder.name) / key[:64]

    def _share(self, key: str) -> float:
        try:
            return float(self._progress(key).read_text() or 0)
        except (OSError, ValueError):
            return 0.0


def effort(records: int) -> int:
    """In how many worlds each position of a game with so many records is looked at."""
    worlds = min(THOROUGH, EFFORT // max(1, records))
    return worlds if worlds >= HASTY else 0


def look_back(job: tuple[str, int, str]) -> Review:
    """Review a log: runs in a worker, and writes how far it is into a file."""
    from landtake.bots import review

    log, iterations, where = job
    told = [0.0]

    def progress(done: int, of: int) -> None:
        if time.monotonic() - told[0] >= TOLD_EVERY:
            told[0] = time.monotonic()
            Path(where).write_text(f"{done / of:.3f}")

    return review(log, iterations, progress=progress)


def shown(table: GameTable, review: Review) -> dict[str, Any]:
    """A review as the page is told of it: the chart, and its turning points in words."""
    words = table.presentation
    names = [chair.name for chair in table.chairs]
    turns = [{"at": turn.record + 1, "say": told(table, turn)} for turn in review.turns]
    marks = [
        chart.Mark(turn.record + 1, turn.seat, str(said["say"]), f"/r/{table.id}?at={turn.record + 1}")
        for turn, said in zip(review.turns, turns, strict=True)
    ]
    svg = chart.chances(review.chances, names, [words.livery(seat) for seat in range(len(names))], marks)
    legend = [{"name": name, "mark": words.mark(seat), "chance": round(review.chances[-1][seat], 3)} for seat, name in enumerate(names)]
    return {"done": True, "chart": svg, "legend": legend, "turns": turns, "worlds": review.iterations}


def told(table: GameTable, turn: TurningPoint) -> str:
    """A turning point in words: what was done, what it changed, what would have been better."""
    match, words = table.match, table.presentation
    assert match is not None
    gained = [after - before for before, after in zip(turn.before, turn.after, strict=True)]
    seat = max(range(len(gained)), key=lambda each: abs(gained[each]))
    change = f"{table.chairs[seat].name} {turn.before[seat]:.0%} → {turn.after[seat]:.0%}"
    if turn.seat == CHANCE:
        return f"Luck: {change}."
    view = match.view(turn.seat, turn.record)
    done = f"{table.chairs[turn.seat].name}: {words.option(view, turn.action)}. {change}."
    better = words.option(view, turn.better[0].action) if turn.better else ""
    return f"{done} Better was: {better}." if better else done
