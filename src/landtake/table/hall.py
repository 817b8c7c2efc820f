"""The tables that are in memory: loaded when somebody comes, put away when everybody has gone."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from landtake.core.errors import LandtakeError
from landtake.table.easel import Easel
from landtake.table.errors import TableError, Unknown, as_table_error
from landtake.table.gametable import GameTable
from landtake.table.lesson import table_of
from landtake.table.notices import Notices
from landtake.table.room import Room
from landtake.table.rows import OPEN, Stored
from landtake.table.thinking import Thinkers
from landtake.table.vault import Vault

MOST_IDLE = 50
"""So many tables at which nobody looks are kept at hand."""


class Hall:
    """Every room that is open."""

    def __init__(self, vault: Vault, thinkers: Thinkers, easel: Easel, notices: Notices, pace: float) -> None:
        self._vault = vault
        self._thinkers = thinkers
        self._easel = easel
        self._notices = notices
        self._pace = pace
        self._rooms: dict[str, Room] = {}
        """By id, the one that was asked for last at the end."""
        self._loading: dict[str, asyncio.Lock] = {}

    async def room(self, id: str) -> Room:
        """The room of a table."""
        room = self._rooms.get(id)
        if room is not None and not room.broken:
            self._rooms[id] = self._rooms.pop(id)
            return room
        async with self._loading.setdefault(id, asyncio.Lock()):
            room = self._rooms.get(id)
            if room is not None and not room.broken:
                return room
            if room is not None:
                await room.close()
                del self._rooms[id]
            stored = await self._vault.table(id)
            if stored is None:
                raise Unknown(f"There is no table {id[:40]!r}.")
            room = await self._open(stored)
        self._loading.pop(id, None)
        await self._tidy(id)
        return room

    async def _open(self, stored: Stored) -> Room:
        try:
            table = await self._easel.draw(lambda: table_of(stored))
        except LandtakeError as error:
            raise TableError(f"This table cannot be opened: {error}") from error
        return self._enter(table)

    def _enter(self, table: GameTable) -> Room:
        room = Room(table, self._vault, self._thinkers, self._easel, self._notices, self._pace)
        self._rooms[table.id] = room
        room.wake()
        return room

    async def create(self, stored: Stored) -> Room:
        """Store a new table and open its room; where every chair is taken the game begins."""
        try:
            table = await self._easel.draw(lambda: _begun(stored))
        except LandtakeError as error:
            raise as_table_error(error) from None
        await self._vault.create(stored)
        room = self._enter(table)
        await self._tidy(table.id)
        return room

    def load_again(self, tables: Iterable[str]) -> None:
        """What is stored of these tables was changed from outside their rooms."""
        for id in tables:
            if id in self._rooms:
                self._rooms[id].distrust()

    async def _tidy(self, keep: str) -> None:
        idle = [id for id, room in self._rooms.items() if room.idle and id != keep]
        for id in idle[: max(0, len(idle) - MOST_IDLE)]:
            room = self._rooms.pop(id)
            await room.close()

    async def close(self) -> None:
        """Close every room."""
        rooms = list(self._rooms.values())
        self._rooms.clear()
        await asyncio.gather(*(room.close() for room in rooms))


def _begun(stored: Stored) -> GameTable:
    table = table_of(stored)
    if table.match is None and all(chair.kind != OPEN for chair in table.chairs):
        table.begin()
        stored.lines = table.take_change(None).lines
    return table
