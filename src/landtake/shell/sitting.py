"""One person at the terminal in a match with bots: shows, asks, explains, takes back."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path
from typing import Protocol

from rich.text import Text

from landtake.core.errors import LandtakeError
from landtake.core.match import Match
from landtake.core.state import CHANCE
from landtake.core.view import View
from landtake.shell import choices, explain, files, lookup
from landtake.shell.console import drawn, entries, line, out, verbatim
from landtake.shell.story import ending, story

MOVE_DONE = "Your move is done: Enter lets the game go on, u takes it back."


class Player(Protocol):
    """Who answers for a seat, from that seat's view."""

    def act(self, view: View) -> int: ...


class Left(Exception):
    """The person has left the table, or the input has ended."""


class Sitting:
    """A person in one seat of a match, and bots in the others."""

    def __init__(self, match: Match, seat: int, bots: Mapping[int, Player], confirm: bool) -> None:
        self.match = match
        self.seat = seat
        self.bots = bots
        self.confirm = confirm
        self._words = match.presentation
        self._told = 0
        self._drawn: list[str] = []
        self._choices: list[choices.Choice] = []
        self._page = 0
        self._saved: Path | None = None
        self._saved_lines = 0
        self._commands: dict[str, Callable[[str], None]] = {
            "?": self._explain,
            "rules": self._rules,
            "u": lambda _: self._undo(),
            "l": lambda _: verbatim(story(self.match, self.seat)),
            "m": lambda _: self._more(),
            "s": lambda name: self._say_how_to_go_on(self._save(name)),
            "q": lambda _: self._quit(),
        }

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        line(f"{self.match.info.title}. You are {self._words.seat(self.seat)}. Type ? for help.", "bold")
        try:
            while self.match.decision is not None:
                self._step()
            self._tell()
            self._draw()
            verbatim(ending(self.match), "bold")
            self._after_the_end()
        except Left:
            return

    def _step(self) -> None:
        self._tell()
        held = self.match.held
        decision = self.match.decision
        assert decision is not None
        if held is not None:
            if held == self.seat and self.confirm:
                self._draw()
                self._ask_to_go_on()
            else:
                self.match.confirm(held)
        elif self.seat in decision.seats:
            self._ask()
        else:
            seat = decision.seats[0]
            self.match.play(seat, self.bots[seat].act(self.match.view(seat)), decision=decision.id)

    # showing

    def _tell(self) -> None:
        verbatim((f"· {sentence}" for sentence in story(self.match, self.seat, since=self._told)), "dim")
        self._told = len(self.match.records)

    def _draw(self, again: bool = False) -> None:
        picture = self._words.lines(self.match.view(self.seat))
        if again or picture != self._drawn:
            line()
            drawn(picture)
            line()
            self._drawn = picture

    def _list(self) -> None:
        view = self.match.view(self.seat)
        out.print(Text(self._words.prompt(view), "bold"))
        for row in choices.shown(self._choices, self._page):
            out.print(row)

    # asking

    def _ask(self) -> None:
        """Answer what is typed until the decision is taken or taken back."""
        view = self.match.view(self.seat)
        self._choices = [
            choices.Choice(number, self._words.option(view, action), action, self.match.game.actions()[action])
            for number, action in enumerate(view.options(), 1)
        ]
        self._page = 0
        self._draw()
        self._list()
        before = self._moment()
        while self._moment() == before:
            self._obey(self._input(f"1–{len(self._choices)}, ? u l s q > "))

    def _ask_to_go_on(self) -> None:
        """Wait until the person lets the game go on after their move, or takes it back."""
        before = self._moment()
        self._choices = []
        while self._moment() == before and self.match.held == self.seat:
            typed = self._input("Enter to go on, u to take it back > ")
            if typed:
                self._obey(typed)
            else:
                self.match.confirm(self.seat)

    def _moment(self) -> tuple[int, int]:
        return len(self.match.records), len(self.match.log)

    def _obey(self, typed: str) -> None:
        word, _, rest = typed.partition(" ")
        if typed.startswith("?"):
            word, rest = "?", typed[1:]
        if not typed:
            self._draw(again=True)
            self._list()
        elif word in self._commands:
            self._commands[word](rest.strip())
        elif not self._choices:
            line(MOVE_DONE)
        elif (number := choices.number(typed)) is not None:
            self._take_number(number)
        else:
            self._take_words(typed)

    def _take_number(self, number: int) -> None:
        if 1 <= number <= len(self._choices):
            self._take(self._choices[number - 1])
        else:
            line(f"There is no option {number}; they are numbered 1 to {len(self._choices)}.")

    def _take_words(self, words: str) -> None:
        found = choices.found(self._choices, words)
        if len(found) == 1:
            self._take(found[0])
        elif found:
            for row in choices.shown(found):
                out.print(row)
        else:
            self._explain(words)

    def _take(self, choice: choices.Choice) -> None:
        line(f"  {choice.text}", "cyan")
        decision = self.match.decision
        assert decision is not None
        self.match.play(self.seat, choice.action, decision=decision.id)

    def _input(self, prompt: str) -> str:
        out.print(Text(prompt, "bold"), end="")
        out.file.flush()
        typed = sys.stdin.readline()
        if not out.is_terminal:
            line()
        if not typed:
            if self.match.result is None:
                line("The input has ended; the game stops here.")
            raise Left
        return typed.strip()

    # commands

    def _explain(self, question: str) -> None:
        answers = (
            [MOVE_DONE]
            if not self._choices
            else explain.why(self.match, self.seat, question, self._choices)
            if question
            else explain.asked(self.match, self.seat)
        )
        for answer in answers:
            line(answer)
        if not question:
            entries(explain.COMMANDS)

    def _rules(self, query: str) -> None:
        try:
            lookup.show(lookup.find(self.match.info, query))
        except LandtakeError as error:
            line(f"{error}.")

    def _more(self) -> None:
        rest = self._page + choices.PAGE
        self._page = rest if rest < len(self._choices) else 0
        self._list()

    def _undo(self) -> None:
        records = self.match.records
        limit = self.match.undo_limit(self.seat).alone
        own = [i for i in range(limit, len(records)) if records[i].seat == self.seat and not records[i].auto]
        if own:
            self.match.undo(own[-1], self.seat)
            self._told = len(self.match.records)
            line("Taken back.")
        else:
            line(f"There is nothing that you may take back: {self._barrier()}.")

    def _barrier(self) -> str:
        """Why the person's last decision cannot be taken back."""
        records = self.match.records
        if not any(record.seat == self.seat and not record.auto for record in records):
            return "you have not decided anything yet"
        last = records[-1]
        if last.seat == CHANCE:
            return "chance has spoken since your last decision"
        if last.seat != self.seat:
            return f"{self._words.seat(last.seat)} has moved since your last decision"
        return "it has shown the others something, or passed the turn on"

    def _save(self, name: str) -> bool:
        path = Path(name) if name else self._saved or self._default_file()
        try:
            files.write(path, str(self.match.log), replace=path == self._saved)
        except LandtakeError as error:
            line(f"{error}.")
            return False
        self._saved = path
        self._saved_lines = len(self.match.log)
        verbatim([f"Saved as {path}."])
        return True

    def _say_how_to_go_on(self, saved: bool) -> None:
        if saved and self.match.result is None:
            verbatim([f"landtake play {self.match.info.name} --from {self._saved} goes on with it."])

    def _default_file(self) -> Path:
        return Path(f"{self.match.info.name}-{datetime.now():%Y%m%d-%H%M%S}.jsonl")

    def _quit(self) -> None:
        if self._saved_lines == len(self.match.log):
            raise Left
        default = self._saved or self._default_file()
        name = self._input(f"Save as {default}? Enter saves, n does not, or type another name > ")
        if name.lower() in ("n", "no") or self._save(name or str(default)):
            self._say_how_to_go_on(self._saved_lines == len(self.match.log))
            raise Left

    def _after_the_end(self) -> None:
        while typed := self._input("s saves the game, l tells it again, Enter leaves > "):
            word, _, rest = typed.partition(" ")
            if word == "q":
                return
            if word in ("s", "l", "rules"):
                self._commands[word](rest.strip())
