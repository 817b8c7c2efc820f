"""Reads a game's first_game.toml, and says which step and field of it is wrong."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Any, NoReturn

from landtake.core import registry
from landtake.core.data import DataFile
from landtake.core.errors import LandtakeError
from landtake.core.game import Json
from landtake.core.state import CHANCE
from landtake.lessons.script import Ending, Lesson, Reply, Step, Task

FILE = Path("data") / "first_game.toml"
_TOP = ("seats", "seat", "names", "seed", "settings", "position", "before", "step", "end")
_STEP = ("heading", "says", "rules", "points", "do", "go_on", "then")
_DO = ("say", "counts", "instead", "hint", "points", "then")
_END = ("heading", "says", "remember", "play")
GO_ON = "Go on"


def find(game: str) -> Lesson | None:
    """The first game of a title; None if nobody has written one."""
    path = registry.info(game).folder / FILE
    return read(path, game) if path.exists() else None


@cache
def read(path: Path, game: str) -> Lesson:
    """The first game in a file. Whatever is wrong with it raises a DataError with file, line, step and field."""
    return _Reader(path, registry.info(game)).lesson()


class _Reader:
    def __init__(self, path: Path, info: registry.GameInfo) -> None:
        self._file = DataFile(path)
        self._text = path.read_bytes()
        self._info = info
        self._step = -1
        self._field = ""

    def lesson(self) -> Lesson:
        tables = self._file.tables
        self._known(tables, _TOP)
        seats = self._take(tables, "seats", int)
        settings = self._settings(tables, "settings", seats)
        seat = self._take(tables, "seat", int, 0)
        names = self._texts(tables, "names")
        if not 0 <= seat < seats:
            self._refuse("seat", f"there is no seat {seat}; there are seats 0 to {seats - 1}")
        if len(names) != seats:
            self._refuse("names", f"there are {len(names)} names for {seats} seats")
        before = self._replies(tables, "before", seats)
        steps = tuple(self._read_step(number, table, seats) for number, table in enumerate(self._take(tables, "step", list)))
        self._step = -1
        if not steps:
            self._refuse("step", "a lesson has at least one step")
        return Lesson(
            game=self._info.name,
            seats=seats,
            seat=seat,
            names=names,
            seed=self._take(tables, "seed", str, "first game"),
            settings=settings,
            position=self._take(tables, "position", dict, {}) or None,
            before=before,
            steps=steps,
            ending=self._ending(self._take(tables, "end", dict), seats),
            digest=hashlib.sha256(self._text).hexdigest()[:16],
        )

    def _read_step(self, number: int, table: Any, seats: int) -> Step:
        self._step = number
        self._known(table, _STEP)
        rules = self._texts(table, "rules")
        for rule in rules:
            if rule not in self._info.rules():
                self._refuse("rules", f"there is no rule {rule} in {self._info.title}")
        points = self._texts(table, "points", ())
        if "do" not in table:
            task = Task(self._take(table, "go_on", str, GO_ON), points=points, then=self._replies(table, "then", seats))
            return Step(self._take(table, "heading", str), self._paragraphs(table), rules, (task,))
        for field in ("then", "go_on"):
            if field in table:
                self._refuse(field, "belongs to a step without tasks; a task has a 'then' of its own")
        tasks = tuple(self._task(place, entry, points, seats) for place, entry in enumerate(self._take(table, "do", list)))
        self._field = ""
        return Step(self._take(table, "heading", str), self._paragraphs(table), rules, tasks)

    def _task(self, place: int, table: Any, points: tuple[str, ...], seats: int) -> Task:
        self._field = f"do {place + 1}, "
        self._known(table, _DO)
        counts = table.get("counts")
        patterns = counts if isinstance(counts, list) else [counts]
        if not patterns or not all(isinstance(pattern, dict) and pattern for pattern in patterns):
            self._refuse("counts", f"a pattern over an action's entries, or a list of them, is needed, not {counts!r}")
        return Task(
            say=self._take(table, "say", str),
            counts=tuple(patterns),
            instead=self._take(table, "instead", str, ""),
            hint=self._take(table, "hint", str, ""),
            points=self._texts(table, "points", ()) or points,
            then=self._replies(table, "then", seats),
        )

    def _ending(self, table: dict[str, Any], seats: int) -> Ending:
        self._field = "end, "
        self._known(table, _END)
        play = self._settings(table, "play", seats)
        return Ending(self._take(table, "heading", str), self._paragraphs(table), self._texts(table, "remember"), play)

    def _settings(self, table: dict[str, Any], field: str, seats: int) -> dict[str, Json]:
        chosen: dict[str, Json] = self._take(table, field, dict, {})
        try:
            self._info.complete(seats, chosen)
        except LandtakeError as error:
            self._refuse(field, str(error))
        return chosen

    def _replies(self, table: dict[str, Any], field: str, seats: int) -> tuple[Reply, ...]:
        return tuple(self._reply(field, entry, seats) for entry in self._take(table, field, list, []))

    def _reply(self, field: str, entry: Json, seats: int) -> Reply:
        if isinstance(entry, dict) and set(entry) == {"chance"}:
            return Reply(CHANCE, entry["chance"])
        if not isinstance(entry, dict) or set(entry) != {"seat", "plays"} or not isinstance(entry["seat"], int):
            self._refuse(field, f"{entry!r} is neither {{seat, plays}} nor {{chance}}")
        if not 0 <= entry["seat"] < seats:
            self._refuse(field, f"there is no seat {entry['seat']}; there are seats 0 to {seats - 1}")
        return Reply(entry["seat"], entry["plays"])

    def _paragraphs(self, table: dict[str, Any]) -> tuple[str, ...]:
        text: str = self._take(table, "says", str)
        return tuple(" ".join(paragraph.split()) for paragraph in text.strip().split("\n\n"))

    def _texts(self, table: dict[str, Any], field: str, default: Any = None) -> tuple[str, ...]:
        found = self._take(table, field, list, None if default is None else list(default))
        if not all(isinstance(entry, str) for entry in found):
            self._refuse(field, f"a list of texts is needed, not {found!r}")
        return tuple(found)

    def _take(self, table: dict[str, Any], field: str, kind: type, default: Any = None) -> Any:
        found = table.get(field, default)
        if found is None:
            self._refuse(field, "is missing")
        if not isinstance(found, kind) or isinstance(found, bool):
            self._refuse(field, f"has to be {_KINDS[kind]}, not {found!r}")
        if field in table and isinstance(found, str) and not found.strip():
            self._refuse(field, "is empty")
        return found

    def _known(self, table: Any, fields: tuple[str, ...]) -> None:
        if not isinstance(table, dict):
            self._refuse("step", f"is a table, not {table!r}")
        for field in table:
            if field not in fields:
                self._refuse(field, f"is no field here; the fields are {', '.join(fields)}")

    def _refuse(self, field: str, sentence: str) -> NoReturn:
        complain(self._file, self._step, f"{self._field}{field}", sentence)


_KINDS: dict[type, str] = {str: "a text", int: "a number", list: "a list", dict: "a table"}


def complain(file: DataFile, step: int, field: str, sentence: str) -> NoReturn:
    """Raise the error for a field of a step, counted from 0; -1 is the head of the file."""
    if step < 0:
        file.refuse(f"{field}: {sentence}")
    file.refuse(f"step {step + 1}, {field}: {sentence}", "step", step)
