"""Plays a first game through in every way that its script allows, and complains of the first thing that does not fit."""

from __future__ import annotations

import re
from pathlib import Path

from landtake.core import registry
from landtake.core.data import DataFile
from landtake.core.errors import LandtakeError
from landtake.core.start import replay
from landtake.core.view import View
from landtake.lessons.reader import FILE, complain, read
from landtake.lessons.script import Lesson, Task
from landtake.lessons.tutor import Tutor, begin

MOST_WAYS = 400
_ID = re.compile(r'data-id="([^"]+)"')


def check(game: str, path: Path | None = None) -> int:
    """Check a title's first game, or the one in a file; in how many ways it can be played to its end. A fault raises a DataError."""
    path = path or registry.info(game).folder / FILE
    return _Checker(read(path, game), DataFile(path)).run()


class _Checker:
    def __init__(self, lesson: Lesson, file: DataFile) -> None:
        self._lesson = lesson
        self._file = file
        self._ways = 0

    def run(self) -> int:
        try:
            tutor = begin(self._lesson)
        except LandtakeError as error:
            complain(self._file, -1, "before", str(error))
        self._walk(tutor)
        return self._ways

    def _walk(self, tutor: Tutor) -> None:
        """Follow every way from here to the end."""
        if tutor.over:
            self._ways += 1
            if self._ways > MOST_WAYS:
                complain(self._file, -1, "step", f"there are more than {MOST_WAYS} ways through; let fewer moves count")
            return
        task, step, do = tutor.task, tutor.number, f"do {tutor.place + 1}, "
        assert task is not None
        self._see(tutor, task, step)
        if not task.counts:
            try:
                tutor.go_on()
            except LandtakeError as error:
                complain(self._file, step, "then", str(error))
            self._walk(tutor)
            return
        here = str(tutor.match.log)
        for action in self._counting(tutor, task, step, do):
            branch = Tutor(self._lesson, replay(here, auto=True), tutor.marks)
            try:
                branch.play(action)
            except LandtakeError as error:
                complain(self._file, step, f"{do}then", str(error))
            self._walk(branch)

    def _counting(self, tutor: Tutor, task: Task, step: int, do: str) -> list[int]:
        options = [option.index for option in tutor.match.options(self._lesson.seat)]
        if not options:
            asked = tutor.match.decision
            who = f"seat {asked.seats[0]} is, for {asked.kind}" if asked else "the game is over"
            complain(self._file, step, f"{do}counts", f"the learner is not asked here; {who}")
        actions = tutor.match.game.actions()
        counting = [index for index in options if task.fits(actions[index])]
        if not counting:
            legal = "; ".join(str(actions[index]) for index in options[:12])
            complain(self._file, step, f"{do}counts", f"no legal move fits {list(task.counts)}; there are {legal}")
        if len(counting) < len(options) and not task.instead:
            complain(self._file, step, f"{do}instead", "is missing, and there are other legal moves")
        return counting

    def _see(self, tutor: Tutor, task: Task, step: int) -> None:
        """Complain of anything pointed at that is not there."""
        match = tutor.match
        seen = elements(match.view(self._lesson.seat), tutor)
        for point in task.points:
            if point not in seen:
                complain(self._file, step, "points", f"there is no {point!r} on the board; there are {', '.join(sorted(seen))}")


def elements(view: View, tutor: Tutor) -> set[str]:
    """The ids of everything that is drawn for a seat, on high and on wide screens, and of the players beside it."""
    words = tutor.match.presentation
    drawn = [words.board(view) + words.hand(view), words.wide_board(view) + words.hand(view)]
    high, wide = (set(_ID.findall(markup)) for markup in drawn)
    return high & wide | {f"player-{seat}" for seat in range(tutor.lesson.seats)}
