"""Where pictures are drawn and logs are replayed: one thread beside the event loop, so that a slow board holds nobody else up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

_R = TypeVar("_R")


class Easel:
    """One thread for all tables: drawing is pure Python, so more threads would only take turns."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "drawing")
        self.turn = asyncio.Lock()
        """Whoever holds this is next; a table waits for it before it stops taking moves, and stops only while it is drawn itself."""

    async def draw(self, work: Callable[[], _R]) -> _R:
        """Do something slow that awaits nothing."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def close(self) -> None:
        """Stop drawing."""
        self._thread.shutdown(wait=True, cancel_futures=True)
