"""One game being played through an adapter: its state, its chance, and what each seat is shown of it."""

from __future__ import annotations

import operator
from collections.abc import Callable

from landtake.core.errors import IllegalAction, MalformedAction, NotYourDecision
from landtake.core.playout import settle_chance
from landtake.core.rule import Refusal
from landtake.core.state import OVER
from landtake.core.view import View
from landtake.envs.seating import Mask, Observation, Seating


class Play:
    """A game in play. Chance is drawn at once; of several seats that are asked together the lowest answers first, unseen by the others."""

    def __init__(self, seating: Seating, random: Callable[[], float], bound: int | None = None) -> None:
        self.seating = seating
        self.game = seating.game
        self.bound = seating.bound if bound is None else bound
        self.decisions = 0
        self._random = random
        self._state = self.game.setup()
        self._views: dict[int | None, View] = {}
        self._options: list[int] | None = None
        settle_chance(self.game, self._state, random)

    @property
    def seat(self) -> int:
        """Who is to answer next; OVER when the game has ended."""
        return self._state.seat

    @property
    def over(self) -> bool:
        """Whether the game has come to its end."""
        return self._state.seat == OVER

    @property
    def cut(self) -> bool:
        """Whether the game is given up because it has had as many decisions as are allowed."""
        return self.decisions >= self.bound and not self.over

    def view(self, seat: int | None) -> View:
        """What a seat sees now; None is a spectator."""
        if seat not in self._views:
            self._views[seat] = View(self.game, self._state.redact(seat), seat, self.seating.info.name)
        return self._views[seat]

    def options(self, seat: int) -> list[int]:
        """The legal actions of the seat that is to answer, worked out from what it sees; none for the others."""
        if seat != self._state.seat:
            return []
        if self._options is None:
            self._options = self.view(seat).options()
        return self._options

    def observe(self, seat: int | None) -> Observation:
        """The observation of a seat."""
        return self.seating.observe(self.view(seat))

    def mask(self, seat: int) -> Mask:
        """The mask of a seat's legal actions; all 0 if it is not to answer."""
        return self.seating.mask(self.options(seat))

    def act(self, action: object) -> None:
        """Take an action for the seat that is to answer. One that is refused raises a MoveError and changes nothing."""
        number = self._number(action)
        seat = self._state.seat
        if number not in self.options(seat):
            raise IllegalAction(self._refusal(seat, number))
        self.game.apply(self._state, seat, number, None)
        settle_chance(self.game, self._state, self._random)
        self.decisions += 1
        self._views = {}
        self._options = None

    def rewards(self) -> list[float]:
        """What each seat gets now: nothing before the end."""
        return self.seating.rewards(self.game.ranks(self._state)) if self.over else [0.0] * self.game.seats

    def _number(self, action: object) -> int:
        title = self.seating.info.title
        if self.over or self.cut:
            raise NotYourDecision(f"this game of {title} is over, so nobody has anything to decide; reset() begins another")
        try:
            number = operator.index(action)  # type: ignore[arg-type]
        except TypeError:
            number = -1
        if not 0 <= number < self.seating.actions:
            raise MalformedAction(f"{action!r} is no action of {title}; actions are the numbers 0 to {self.seating.actions - 1}")
        return number

    def _refusal(self, seat: int, number: int) -> Refusal:
        info = self.seating.info
        rule = info.rules()[self.game.rules()[self.game.why_not(self._state, seat, number)]]
        return Refusal(rule.id, info.presentation(self.game).refusal(self.view(seat), number, rule))
