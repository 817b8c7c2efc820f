"""Looks after clocks at tables that nobody has open, and lets no clock run while the server is away."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

import sqlalchemy as sa

from landtake.table import schema
from landtake.table.clocks import Clock
from landtake.table.errors import TableError
from landtake.table.hall import Hall
from landtake.table.store import Store
from landtake.table.vault import Vault

log = logging.getLogger(__name__)
BEAT_SECONDS = 10.0


class Timekeeper:
    """A task that notes every few seconds that the server is awake, and opens tables at which somebody's time is up."""

    def __init__(self, vault: Vault, hall: Hall) -> None:
        self._vault = vault
        self._hall = hall
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Give back the time since the server was last awake, and begin."""
        await self._vault.call(resume, self._vault.store, time.time())
        self._task = asyncio.create_task(self._run(), name="timekeeper")

    async def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self._vault.call(beat, self._vault.store, time.time())
                for id in await self._vault.call(due, self._vault.store, time.time()):
                    (await self._hall.room(id)).wake()
            except TableError as error:
                log.warning("the clocks cannot be looked after now: %s", error)


def beat(store: Store, now: float) -> None:
    """Note that the server is awake."""
    with store.asking() as connection:
        if not connection.execute(schema.pulse.update().values(at=now)).rowcount:
            connection.execute(schema.pulse.insert().values(id=1, at=now))


def due(store: Store, now: float) -> list[str]:
    """The tables at which somebody's time is up."""
    columns = schema.tables.c
    with store.asking() as connection:
        return list(connection.execute(sa.select(columns.id).where(columns.deadline <= now)).scalars())


def resume(store: Store, now: float) -> None:
    """Let every clock that runs go on as if the time since the last beat had not passed."""
    columns = schema.tables.c
    with store.asking() as connection:
        last: float | None = connection.execute(sa.select(schema.pulse.c.at)).scalar()
        away = 0.0 if last is None else max(0.0, now - last)
        running = connection.execute(sa.select(columns.id, columns.clock).where(columns.deadline.is_not(None))).all() if away else []
        for id, value in running:
            clock = Clock.from_json(value).later(away, now)
            connection.execute(schema.tables.update().where(columns.id == id).values(clock=clock.to_json(), deadline=clock.deadline))
    beat(store, now)
