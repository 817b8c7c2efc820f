"""How long decisions took, as counts that can be added up over any number of matches."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping

STEPS = 16
"""Steps in which a duration doubles: quantiles are true to about 4 %."""

_SHORTEST = 1e-6


class Clock:
    """Durations counted on a logarithmic scale."""

    def __init__(self, counts: Mapping[int, int] | None = None, total: float = 0.0) -> None:
        self.counts: Counter[int] = Counter(counts or {})
        self.total = total

    def add(self, seconds: float) -> None:
        """Count one duration."""
        self.counts[round(STEPS * math.log2(max(seconds, _SHORTEST) / _SHORTEST))] += 1
        self.total += seconds

    def merge(self, other: Clock) -> None:
        """Count all of another clock's durations too."""
        self.counts += other.counts
        self.total += other.total

    @property
    def count(self) -> int:
        """How many durations there are."""
        return self.counts.total()

    def quantile(self, share: float) -> float:
        """The duration in seconds that this share of them does not exceed; 0 if there are none."""
        rest = share * self.count
        for step in sorted(self.counts):
            rest -= self.counts[step]
            if rest <= 0:
                return float(_SHORTEST * 2 ** (step / STEPS))
        return 0.0

    def to_json(self) -> dict[str, object]:
        return {"counts": {str(step): count for step, count in sorted(self.counts.items())}, "total": round(self.total, 6)}

    @classmethod
    def from_json(cls, entry: dict[str, object]) -> Clock:
        counts, total = entry["counts"], entry["total"]
        assert isinstance(counts, dict)
        assert isinstance(total, (int, float))
        return cls({int(step): count for step, count in counts.items()}, total)
