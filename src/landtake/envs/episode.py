"""One game in which a learner has one seat and bots have the others: what the Gymnasium environments are made of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from landtake.bots import Bot, make
from landtake.core.errors import BadSetting, MoveError, NotYourDecision
from landtake.envs.needs import needing
from landtake.envs.play import Play
from landtake.envs.seating import Seating, check_bound

with needing("envs"):
    import numpy as np

ILLEGAL_REWARD = -1.0
"""What an illegal action costs where it is not refused with an error; it ends the game."""


@dataclass(frozen=True)
class Company:
    """Who sits where: the learner's seat (None: drawn anew for every game), the bots of the others in the order of their seats."""

    seating: Seating
    seat: int | None
    opponents: tuple[str, ...]
    forgiving: bool
    """Whether an illegal action ends the game with a penalty; otherwise it is an error."""
    bound: int | None = None

    def episode(self, draws: np.random.Generator) -> Episode:
        """A new game, up to the learner's first decision."""
        seat = int(draws.integers(self.seating.seats)) if self.seat is None else self.seat
        return Episode(self, seat, int(draws.integers(1 << 62)))


def company(
    game: str,
    seats: int | None,
    seat: int | str,
    opponents: str | Sequence[str],
    illegal: str,
    max_decisions: int | None,
    settings: dict[str, Any],
) -> Company:
    """The company that an environment was asked for; what does not fit is refused."""
    check_bound(max_decisions)
    seating = Seating(game, seats, settings)
    if seat != "random" and (not isinstance(seat, int) or not 0 <= seat < seating.seats):
        raise BadSetting(f"seat is 'random' or a number from 0 to {seating.seats - 1}, not {seat!r}")
    if illegal not in ("penalty", "raise"):
        raise BadSetting(f"illegal is 'penalty' or 'raise', not {illegal!r}")
    specs = (opponents,) * (seating.seats - 1) if isinstance(opponents, str) else tuple(opponents)
    if len(specs) != seating.seats - 1:
        raise BadSetting(f"{seating.seats} seats leave {seating.seats - 1} to opponents, but {len(specs)} are named: {', '.join(specs)}")
    for spec in specs:
        make(spec, seating.game, 0, 0)
    return Company(seating, None if isinstance(seat, str) else seat, specs, illegal == "penalty", max_decisions)


class Episode:
    """A game in which it is the learner's turn, or which is done."""

    def __init__(self, company: Company, seat: int, seed: int) -> None:
        self.company = company
        self.seat = seat
        self.play = Play(company.seating, Random(seed).random, company.bound)
        self.refusal = ""
        """Why the learner's last action was illegal, if it was."""
        others = [other for other in range(company.seating.seats) if other != seat]
        self._bots: dict[int, Bot] = {
            other: make(spec, company.seating.game, other, seed) for other, spec in zip(others, company.opponents, strict=True)
        }
        self._let_others_answer()

    @property
    def terminated(self) -> bool:
        """Whether the game is over, or was ended by an illegal action."""
        return self.play.over or bool(self.refusal)

    @property
    def truncated(self) -> bool:
        """Whether the game was given up at its bound."""
        return self.play.cut

    @property
    def reward(self) -> float:
        """What the learner gets now: nothing before the end."""
        return ILLEGAL_REWARD if self.refusal else self.play.rewards()[self.seat]

    def told(self) -> dict[str, Any]:
        """What an environment's info says: the mask of legal actions, the learner's seat, and why its action was refused."""
        told: dict[str, Any] = {"action_mask": self.play.mask(self.seat), "seat": self.seat}
        return {**told, "refusal": self.refusal} if self.refusal else told

    def act(self, action: object) -> None:
        """Take an action for the learner and let the others answer until it is the learner's turn again."""
        if self.refusal:
            raise NotYourDecision("an illegal action has ended this game, so there is nothing to decide; reset() begins another")
        if not self.company.forgiving or self.play.over or self.play.cut:
            self.play.act(action)
        else:
            try:
                self.play.act(action)
            except MoveError as error:
                self.refusal = str(error)
        if not self.refusal:
            self._let_others_answer()

    def _let_others_answer(self) -> None:
        play = self.play
        while play.seat != self.seat and not play.over and not play.cut:
            play.act(self._bots[play.seat].act(play.view(play.seat)))
