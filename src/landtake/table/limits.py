"""Token buckets: how often somebody may ask for something."""

from __future__ import annotations

import time

MOST_CALLERS = 20_000


class Bucket:
    """Fills at a rate up to a burst; each request takes some out."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._level = burst
        self._at = time.monotonic()

    def take(self, cost: float = 1) -> bool:
        """Whether there was enough left."""
        now = time.monotonic()
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < cost:
            return False
        self._level -= cost
        return True


class Buckets:
    """A bucket for every caller."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, caller: str, cost: float = 1) -> bool:
        """Whether this caller may."""
        if len(self._buckets) > MOST_CALLERS:
            self._buckets.clear()
        return self._buckets.setdefault(caller, Bucket(self._rate, self._burst)).take(cost)
