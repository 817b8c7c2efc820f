"""Leads a learner through a first game: makes the others' moves, lets through what the step asks for, goes back."""

from __future__ import annotations

from collections.abc import Sequence

from landtake.core import start
from landtake.core.chance import Seeded
from landtake.core.errors import IllegalAction, LandtakeError, MoveError
from landtake.core.match import Match
from landtake.core.state import CHANCE
from landtake.lessons.script import Lesson, Reply, Step, Task


class NotNow(LandtakeError):
    """A legal move that is not the one that the step asks for; the sentence says why the other comes first."""


class OffScript(LandtakeError):
    """The script does not fit the game: a fault of the script, never of the learner."""


class Tutor:
    """A match in which one seat learns. `marks` has the number of records at which each task so far began."""

    def __init__(self, lesson: Lesson, match: Match, marks: Sequence[int]) -> None:
        self.lesson = lesson
        self.match = match
        self.marks = list(marks)
        self._chance = Seeded(lesson.seed)

    # where we are

    @property
    def over(self) -> bool:
        """Whether every task is done."""
        return len(self.marks) > len(self.lesson.units)

    @property
    def number(self) -> int:
        """The number of the step, from 0; after the last one, how many there are."""
        return len(self.lesson.steps) if self.over else self.lesson.units[len(self.marks) - 1][0]

    @property
    def step(self) -> Step | None:
        """The step; None when the lesson is over."""
        return None if self.over else self.lesson.steps[self.number]

    @property
    def place(self) -> int:
        """Which of the step's tasks is to be done, from 0."""
        return 0 if self.over else self.lesson.units[len(self.marks) - 1][1]

    @property
    def task(self) -> Task | None:
        """What is to be done now; None when the lesson is over."""
        return None if self.over else self.lesson.steps[self.number].tasks[self.place]

    # what the learner does

    def play(self, action: object, *, decision: int | None = None) -> None:
        """Make the learner's move if it is the one that is asked for, and then what the script has the others do."""
        index = self.match.index_of(action)
        seat = self.lesson.seat
        task = self.task
        asked = self.match.decision
        if task is not None and asked is not None and seat in asked.seats and (decision is None or decision == asked.id):
            refusal = self.match.why_not(seat, index)
            if refusal is not None:
                raise IllegalAction(refusal)
            if not task.counts:
                raise NotNow("Hold that thought. Read this first, then press the button below it.")
            if not task.fits(self.match.game.actions()[index]):
                raise NotNow(task.instead or task.say)
        self.match.play(seat, index, decision=decision)
        if task is not None:
            self._finish(task)

    def go_on(self) -> None:
        """Leave a step in which there was only something to read."""
        task = self.task
        if task is None or task.counts:
            raise NotNow(task.say if task else "The lesson is over.")
        self._finish(task)

    def back(self) -> None:
        """Return to the beginning of the task before this one, whatever others have done since."""
        if len(self.marks) < 2:
            raise NotNow("This is the beginning.")
        to = self.marks[-2]
        if to < len(self.match.records):
            self.match.undo(to, self.lesson.seat, consents=range(self.match.game.seats))
        self.marks.pop()

    # what the script does

    def _finish(self, task: Task) -> None:
        self.follow(task.then)
        self.marks.append(len(self.match.records))

    def follow(self, replies: Sequence[Reply]) -> None:
        """Make these moves, with what goes without saying before, between and after them."""
        for reply in replies:
            if reply.seat != CHANCE:
                self._carry_on()
            self.reply(reply)
        self._carry_on()

    def reply(self, reply: Reply) -> None:
        """Make one move of the script."""
        asked = self.match.decision
        if asked is None or reply.seat not in asked.seats:
            who = f"{asked.seats} is asked for {asked.kind}" if asked else "the game is over"
            raise OffScript(f"{reply.action} cannot follow: seat {reply.seat} is not asked now; {who}")
        try:
            self.match.play(reply.seat, reply.action)
        except MoveError as error:
            raise OffScript(f"{reply.action} cannot follow: {error}") from None

    def _carry_on(self) -> None:
        """Let chance speak, and make the moves of those who have no choice, secret passes too: nobody is to be deceived here."""
        while (move := self._without_saying()) is not None:
            self.match.play(*move)

    def _without_saying(self) -> tuple[int, int] | None:
        match, asked = self.match, self.match.decision
        for seat in asked.seats if asked else ():
            options = [option.index for option in match.options(seat)]
            if len(options) == 1:
                return seat, options[0]
            if seat == CHANCE:
                weights = match.game.weights(match.state_at(len(match.records))) or [1] * len(options)
                return seat, options[self._chance.pick(len(match.records), options, weights)]
        return None


def begin(lesson: Lesson) -> Tutor:
    """The lesson at its first step, in a match of its own."""
    if lesson.position is None:
        match = start.new(lesson.game, seats=lesson.seats, chance="manual", auto=True, **lesson.settings)
    else:
        document = {"game": lesson.game, "seats": lesson.seats, "settings": lesson.settings, "position": lesson.position}
        match = start.load(document, chance="manual", auto=True)
    tutor = Tutor(lesson, match, ())
    tutor.follow(lesson.before)
    tutor.marks.append(len(match.records))
    return tutor
