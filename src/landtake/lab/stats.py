"""Honest statistics: intervals for win rates, and a test that stops as soon as it knows."""

from __future__ import annotations

import math
from dataclasses import dataclass

Z95 = 1.959963984540054
"""How many standard deviations a 95 % interval reaches to either side."""


def wilson(wins: float, n: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson interval of a rate: `wins` of `n`, ties counted by their share. With n = 0 nothing is known."""
    if n < 0 or not 0 <= wins <= n:
        raise ValueError(f"{wins} wins of {n} games is impossible")
    if n == 0:
        return 0.0, 1.0
    rate = wins / n
    scale = 1 + z * z / n
    middle = (rate + z * z / (2 * n)) / scale
    reach = z * math.sqrt(rate * (1 - rate) / n + z * z / (4 * n * n)) / scale
    return max(0.0, middle - reach), min(1.0, middle + reach)


@dataclass(frozen=True)
class Sprt:
    """Wald's sequential test of a win rate of `low` against one of `high`, both wrong answers at most `error` likely."""

    low: float
    high: float
    error: float = 0.05

    def __post_init__(self) -> None:
        if not 0 < self.low < self.high < 1:
            raise ValueError(f"the two rates rise between 0 and 1, such as 0.50 and 0.55, not {self.low} and {self.high}")

    def evidence(self, wins: float, n: int) -> float:
        """The logarithm of how much better `high` explains the games than `low`."""
        return wins * math.log(self.high / self.low) + (n - wins) * math.log((1 - self.high) / (1 - self.low))

    def verdict(self, wins: float, n: int) -> str:
        """`high` or `low` once one of the two is accepted; empty while nothing is."""
        bound = math.log((1 - self.error) / self.error)
        evidence = self.evidence(wins, n)
        return "high" if evidence >= bound else "low" if evidence <= -bound else ""
