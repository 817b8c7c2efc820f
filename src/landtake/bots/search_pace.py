"""The clock that bots with a budget of time look at."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager


class _Pace:
    def __init__(self) -> None:
        self.by_processor = False


_PACE = _Pace()


def now() -> float:
    """Seconds since some moment: those that passed for everybody, or within `by_processor` those that this thread was at work."""
    return time.thread_time() if _PACE.by_processor else time.perf_counter()


@contextmanager
def by_processor() -> Iterator[None]:
    """Let bots count only the time in which they were at work, so that on a busy machine they take longer but play as well."""
    before = _PACE.by_processor
    _PACE.by_processor = True
    try:
        yield
    finally:
        _PACE.by_processor = before
