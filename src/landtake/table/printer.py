"""Makes PNG pictures in a process of its own: the renderer holds the interpreter's lock for a second or two."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from landtake.table.errors import TooMuch, Unavailable
from landtake.table.png import png

MOST_KEPT = 24
MOST_WAITING = 8


class Printer:
    """One process, started when the first picture is wanted; the last few pictures are kept."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._kept: OrderedDict[tuple[str, str, int], bytes] = OrderedDict()
        self._waiting = 0

    async def png(self, svg: str, theme: str, width: int) -> bytes:
        """An SVG document as PNG."""
        wanted = (svg, theme, width)
        if wanted in self._kept:
            self._kept.move_to_end(wanted)
            return self._kept[wanted]
        if self._waiting >= MOST_WAITING:
            raise TooMuch("Too many pictures are being made at the moment; wait a little.")
        self._waiting += 1
        try:
            made = await asyncio.get_running_loop().run_in_executor(self._process(), png, svg, theme, width)
        except BrokenProcessPool:
            self.close()
            raise Unavailable("The picture could not be made; try again in a moment.") from None
        finally:
            self._waiting -= 1
        self._kept[wanted] = made
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return made

    def _process(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"))
        return self._pool

    def close(self) -> None:
        """Stop."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
