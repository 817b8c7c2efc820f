"""`landtake learn`: a first game in the terminal, step by step."""

from __future__ import annotations

from typing import Annotated

import typer

from landtake.core import registry
from landtake.core.errors import BadSetting
from landtake.lessons import NotNow, Tutor, begin, check, find
from landtake.shell.arguments import GameName
from landtake.shell.choices import Choice
from landtake.shell.console import line
from landtake.shell.sitting import Left, Sitting


def learn(
    game: GameName,
    check_only: Annotated[bool, typer.Option("--check", help="Only see whether the lesson can be played to its end.")] = False,
) -> None:
    """Learn a game by playing its first turns, with a word on each step."""
    info = registry.info(game)
    lesson = find(info.name)
    if lesson is None:
        taught = ", ".join(name for name in registry.games() if find(name))
        raise BadSetting(f"nobody has written a first game of {info.title} yet; there are those of {taught}")
    if check_only:
        ways = check(info.name)
        line(f"{info.title}: {len(lesson.steps)} steps, {ways} {'way' if ways == 1 else 'ways'} through.")
    else:
        Learning(begin(lesson)).run()


class Learning(Sitting):
    """A person who learns; the tutor makes everybody else's moves."""

    def __init__(self, tutor: Tutor) -> None:
        super().__init__(tutor.match, tutor.lesson.seat, {}, confirm=False)
        self.tutor = tutor
        self._heard = -1
        self._commands["u"] = lambda _: self._back()

    def run(self) -> None:
        """Go through the lesson until it is over or the person leaves."""
        line(f"Learn to play {self.match.info.title}. You are {self._words.seat(self.seat)}. Type ? for help, u to go back.", "bold")
        try:
            while not self.tutor.over:
                self._step()
        except Left:
            return
        self._tell()
        self._draw()
        ending = self.tutor.lesson.ending
        line(ending.heading, "bold")
        for paragraph in (*ending.says, *(f"· {entry}" for entry in ending.remember)):
            line(paragraph)
        settings = "".join(f" --set {name}={value}" for name, value in ending.play.items())
        line(f"landtake play {self.match.info.name}{settings} begins a real game.")

    def _step(self) -> None:
        self._tell()
        self._teach()
        task = self.tutor.task
        assert task is not None
        if task.counts:
            self._ask()
            return
        self._draw()
        self._choices = []
        typed = self._input(f"Enter: {task.say.lower()}; u ? rules q > ")
        if not typed:
            self.tutor.go_on()
        elif typed.partition(" ")[0] in self._commands:
            self._obey(typed)
        else:
            line("Enter goes on.")

    def _teach(self) -> None:
        """Say what the step is about when it begins."""
        step, number = self.tutor.step, self.tutor.number
        assert step is not None
        if self._heard != number:
            line()
            line(f"{number + 1}/{len(self.tutor.lesson.steps)}  {step.heading}", "bold")
            for paragraph in step.says:
                line(paragraph)
        self._heard = number

    def _list(self) -> None:
        super()._list()
        task = self.tutor.task
        assert task is not None
        line(f"→ {task.say}", "bold yellow")

    def _take(self, choice: Choice) -> None:
        decision, task = self.match.decision, self.tutor.task
        assert decision is not None
        try:
            self.tutor.play(choice.action, decision=decision.id)
        except NotNow as error:
            line(str(error))
            if task is not None and task.hint:
                line(f"Hint: {task.hint}")
        else:
            line(f"  {choice.text}", "cyan")

    def _back(self) -> None:
        try:
            self.tutor.back()
        except NotNow as error:
            line(str(error))
        else:
            self._told = len(self.match.records)
            self._heard = -1

    def _quit(self) -> None:
        raise Left
