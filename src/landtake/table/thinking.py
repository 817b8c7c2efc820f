"""Bots at work: each thought is a job in another process or thread, given a view and nothing else."""

from __future__ import annotations

import asyncio
from typing import Any

from landtake.core.registry import info
from landtake.core.state import State
from landtake.core.view import View
from landtake.table.advising import Advice, advise, job_of
from landtake.table.strengths import strength
from landtake.table.workers import workers


class Thinkers:
    """The workers that bots think in. With no processes they think in a thread of the server."""

    def __init__(self, processes: int) -> None:
        self._pool = workers(processes, "bot")

    async def act(self, bot: str, view: View, seed: int) -> int:
        """The action that a bot of this strength takes."""
        game, seat = view.game, view.seat
        assert seat is not None
        job = (strength(bot).spec_for(view.name), view.name, game.seats, game.settings, game.version, view.state, seat, seed)
        return await asyncio.get_running_loop().run_in_executor(self._pool, think, job)

    async def advise(self, view: View, seed: int) -> Advice:
        """What a strong bot would do in the place of a view's seat."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, advise, job_of(view, seed))

    def close(self) -> None:
        """Stop working."""
        self._pool.shutdown(wait=True, cancel_futures=True)


def think(job: tuple[str, str, int, dict[str, Any], int, State, int, int]) -> int:
    """One thought: runs in the worker, from plain data."""
    from landtake.bots import make

    spec, name, seats, settings, version, state, seat, seed = job
    game = info(name).game(seats, settings, version)
    return make(spec, game, seat, seed).act(View(game, state, seat, name))
