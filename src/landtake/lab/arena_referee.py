"""A bot under supervision: timed, stopped when it stalls, and stood in for when it fails."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from random import Random
from typing import Any

from landtake.bots import Bot, make, read_spec
from landtake.bots.search_pace import now
from landtake.core.game import Game
from landtake.core.view import View
from landtake.lab.arena_clock import Clock

OVERTIME = 1.2
"""How much more than its budget a bot may take before it counts as slow."""


@dataclass
class Conduct:
    """How a bot behaved in a match."""

    asked: int = 0
    """Decisions with a choice."""
    crashes: int = 0
    illegal: int = 0
    stalls: int = 0
    """Answers that did not come and were not waited for."""
    forfeit: bool = False
    first_fault: str = ""
    iterations: int = 0
    slow: int = 0
    """Answers that took longer than the budget allows."""
    clock: Clock = field(default_factory=Clock)

    @property
    def faults(self) -> int:
        """How often something else was played than what the bot said."""
        return self.crashes + self.illegal + self.stalls

    def to_json(self) -> dict[str, Any]:
        return {**asdict(self), "clock": self.clock.to_json()}

    @classmethod
    def from_json(cls, entry: dict[str, Any]) -> Conduct:
        return cls(**{**entry, "clock": Clock.from_json(entry["clock"])})


class Stalled(BaseException):
    """The bot has not answered in time. Not an Exception, so that a bot that catches those is stopped as well."""


class Player:
    """A bot in its seat, with a random stand-in beside it."""

    def __init__(self, spec: str, game: Game, seat: int, seed: int, rated: bool, patience: float) -> None:
        self.conduct = Conduct()
        self._rated = rated
        self._patience = patience
        self._stand_in = Random(f"{seed}:stand-in:{seat}")
        budget = read_spec(spec).budget
        self._allowed = budget.ms / 1000 * OVERTIME if budget and budget.ms else None
        self._bot: Bot | None = None
        try:
            with _alarm(patience):
                self._bot = make(spec, game, seat, seed)
        except Exception as error:
            self._crashed(error)
        except Stalled:
            self._stalled()

    def answer(self, view: View) -> int:
        """A legal action for this view: the bot's, or the stand-in's if the bot gives none."""
        options = view.options()
        self.conduct.asked += 1
        action = None if self._bot is None or self.conduct.forfeit else self._ask(self._bot, view)
        if action is None:
            return options[int(self._stand_in.random() * len(options))]
        if not isinstance(action, int) or isinstance(action, bool) or action not in options:
            self.conduct.illegal += 1
            self._blame(f"answered {action!r}, which is none of its {len(options)} options")
            return options[int(self._stand_in.random() * len(options))]
        return action

    def _ask(self, bot: Bot, view: View) -> object:
        begin = now()
        try:
            with _alarm(self._patience):
                action: object = bot.act(view)
            iterations = bot.explain().iterations
        except Exception as error:
            self._crashed(error)
            return None
        except Stalled:
            self._stalled()
            return None
        spent = now() - begin
        self.conduct.clock.add(spent)
        self.conduct.iterations += iterations
        if self._allowed is not None and spent > self._allowed:
            self.conduct.slow += 1
        return action

    def _crashed(self, error: Exception) -> None:
        self.conduct.crashes += 1
        self._blame(f"{type(error).__name__}: {error}")

    def _stalled(self) -> None:
        self.conduct.stalls += 1
        self._blame(f"no answer in {self._patience:g} seconds")

    def _blame(self, fault: str) -> None:
        self.conduct.first_fault = self.conduct.first_fault or fault
        self.conduct.forfeit = self._rated


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """Raise Stalled in the body when it takes longer than that, where the system can interrupt it."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(*_: object) -> None:
        raise Stalled

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
