"""Ratings of bots from the ranks of their matches, by OpenSkill's Plackett-Luce model."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from landtake.core.errors import LandtakeError


@dataclass(frozen=True)
class Rating:
    """How strong a bot is held to be, and how sure that is."""

    bot: str
    mu: float
    sigma: float
    matches: int

    @property
    def floor(self) -> float:
        """What the bot is worth at the least: three standard deviations below."""
        return self.mu - 3 * self.sigma


class NoRatings(LandtakeError):
    """The package that works ratings out is not installed."""


def require() -> Any:
    """The model that rates; without its package a sentence on how to get it."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise NoRatings("ratings need the package openskill; install landtake with its extra 'lab'") from None
    return PlackettLuce()


def rate(matches: Iterable[tuple[Sequence[str], Sequence[int]]]) -> list[Rating]:
    """The ratings after matches, each given as the bots and their ranks by seat, in that order; the strongest first.

    A bot with several seats in a match moves by the mean of what those seats would move it.
    """
    model = require()
    known: dict[str, tuple[float, float]] = {}
    count: dict[str, int] = {}
    for bots, ranks in matches:
        if len(set(bots)) < 2:
            continue
        teams = [[model.create_rating(list(known[bot])) if bot in known else model.rating()] for bot in bots]
        after = model.rate(teams, ranks=[float(rank) for rank in ranks])
        for bot in dict.fromkeys(bots):
            seats = [after[seat][0] for seat, name in enumerate(bots) if name == bot]
            known[bot] = sum(each.mu for each in seats) / len(seats), sum(each.sigma for each in seats) / len(seats)
            count[bot] = count.get(bot, 0) + 1
    ratings = [Rating(bot, mu, sigma, count[bot]) for bot, (mu, sigma) in known.items()]
    return sorted(ratings, key=lambda rating: (-rating.mu, rating.bot))
