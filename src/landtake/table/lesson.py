"""A table at which somebody learns a game: an ordinary one, led by a tutor, and nobody else's business."""

from __future__ import annotations

from typing import Any

import landtake
from landtake.core.log import dump
from landtake.lessons import Lesson, NotNow, Tutor, begin, find
from landtake.table.errors import Conflict, Unknown
from landtake.table.gametable import GameTable
from landtake.table.messages import Place
from landtake.table.opening import new_table
from landtake.table.rows import PLAYING, SCRIPT, Listing, Person, Stored
from landtake.table.words import render


class NotYet(Conflict):
    """A legal move that the lesson does not ask for."""

    code = "not-yet"


class LessonTable(GameTable):
    """A first game in play. What the tutor has to remember is stored with the table, together with the log."""

    calls = False
    tutor: Tutor

    def _resume(self, lines: list[str]) -> None:
        self.match = landtake.replay("\n".join(lines), auto=True)
        origin = self.row.origin
        assert origin is not None
        lesson = lesson_of(self.row.game)
        self.outdated = origin["lesson"] != lesson.digest
        self.tutor = Tutor(lesson, self.match, origin["marks"])

    def admits(self, person: Person | None) -> bool:
        return person is not None and person.id == self.row.host

    def pieces(self) -> dict[str, str]:
        return {"lesson": self._words()}

    def move(self, person: Person, seat: int, decision: int, action: Any) -> None:
        self._own(person, seat)
        self.playing()
        self._check_edition()
        try:
            self.tutor.play(action, decision=decision)
        except NotNow as error:
            raise NotYet(str(error)) from None
        self._keep()

    def lead(self, person: Person, seat: int, go: str) -> None:
        self._own(person, seat)
        self._check_edition()
        if go == "back":
            self.playing()
        try:
            if go == "on":
                self.tutor.go_on()
            else:
                self.tutor.back()
        except NotNow as error:
            raise NotYet(str(error)) from None
        self._keep()

    def ask(self, person: Person, seat: int, to: int | None) -> None:
        """Nobody else has to agree in a lesson."""
        self.lead(person, seat, "back")

    def leave(self, person: Person, seat: int) -> None:
        """A lesson waits for whoever comes back; nobody else would take the chair."""
        self._own(person, seat)

    @property
    def takes_orders(self) -> bool:
        return False

    def order(self, person: Person, seat: int, order: Any) -> None:
        raise Conflict("In a lesson every answer is given by hand; standing orders come with the real game.")

    def fill(self, person: Person, seat: int, bot: str) -> None:
        raise Conflict("The others at this table play by the book; bots come with the real game.")

    def undo(self, person: Person, seat: int) -> None:
        """Every move is a task of its own, and the script's moves cannot be taken back one by one."""
        self.lead(person, seat, "back")

    def restart(self, person: Person, seat: int) -> None:
        self.lead(person, seat, "back")
        while self.tutor.place:
            self.lead(person, seat, "back")

    def _keep(self) -> None:
        self.row.origin = {**(self.row.origin or {}), "marks": list(self.tutor.marks), "done": self.tutor.over}
        self.row.request = None
        self.settle()

    def _check_edition(self) -> None:
        if self.outdated:
            raise NotYet("This lesson has been rewritten since you began it; begin again, it will not take long.")

    def _words(self) -> str:
        tutor = self.tutor
        rules = self.info.rules()
        step = tutor.step
        return render(
            "fragments/lesson.html",
            game=self.row.game,
            title=self.info.title,
            outdated=self.outdated,
            ending=tutor.lesson.ending if step is None else None,
            number=tutor.number,
            count=len(tutor.lesson.steps),
            step=step,
            place=tutor.place,
            task=tutor.task,
            counting=self._counting(),
            rules=[rules[rule] for rule in step.rules] if step else [],
            may_go_back=len(tutor.marks) > 1 and self.row.status == PLAYING,
            opponents="an easy bot" if self.info.seats[0] == 2 else "easy bots",
        )

    def _counting(self) -> list[int]:
        """The places, among the learner's options, of those that do what is asked for."""
        task, match = self.tutor.task, self.tutor.match
        actions = match.game.actions()
        options = match.view(self.tutor.lesson.seat).options() if task else []
        return [place for place, option in enumerate(options) if task and task.fits(actions[option])]


def lesson_of(game: str) -> Lesson:
    """The first game of a title."""
    lesson = find(game)
    if lesson is None:
        raise Unknown(f"Nobody has written a first game of {game} yet.")
    return lesson


def table_of(stored: Stored) -> GameTable:
    """The table that was stored, with a tutor if it is a lesson."""
    return LessonTable(stored) if is_lesson(stored.row.origin) else GameTable(stored)


def is_lesson(origin: dict[str, Any] | None) -> bool:
    """Whether a table with this origin is a lesson."""
    return origin is not None and "lesson" in origin


def lesson_table(person: Person, lesson: Lesson) -> Stored:
    """A new table at which a person learns a game."""
    tutor = begin(lesson)
    places = [Place(kind="me") if seat == lesson.seat else Place(kind="bot", bot="easy") for seat in range(lesson.seats)]
    origin = {"lesson": lesson.digest, "marks": list(tutor.marks), "done": False}
    stored = new_table(person, lesson.game, lesson.settings, places, grace=0, origin=origin)
    for chair in stored.chairs:
        if chair.seat != lesson.seat:
            chair.kind, chair.bot, chair.name = SCRIPT, None, lesson.names[chair.seat]
    stored.row.status = PLAYING
    stored.row.confirmed = len(tutor.match.records)
    stored.lines = [dump(line) for line in tutor.match.log]
    return stored


def was_lesson(listing: Listing) -> bool:
    """Whether a table is a lesson that has come to its end."""
    origin = listing.row.origin
    return origin is not None and bool(origin.get("done"))


def unfinished(mine: list[Listing], lesson: Lesson) -> str | None:
    """The table of a lesson, in its present edition, that somebody has begun and not yet finished."""
    for each in mine:
        origin = each.row.origin or {}
        if origin.get("lesson") == lesson.digest and not origin["done"] and each.row.status == PLAYING:
            return each.row.id
    return None
