"""The store for those who may not block: every call runs in a thread that belongs to the database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, ParamSpec, TypeVar

from landtake.table.errors import Conflict
from landtake.table.rows import Change, Listing, Person, Stored
from landtake.table.store import Store

POOL = 8
_P = ParamSpec("_P")
_R = TypeVar("_R")
_Waiting = tuple[Change, asyncio.Future[None]]


class Vault:
    """A store's methods as coroutines."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._threads = ThreadPoolExecutor(1 if store.embedded else POOL, "database")
        self._waiting: list[_Waiting] = []
        self._writer: asyncio.Task[None] | None = None

    async def call(self, method: Callable[_P, _R], *args: _P.args, **kwargs: _P.kwargs) -> _R:
        """Run something that asks the database."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, partial(method, *args, **kwargs))

    async def open(self) -> None:
        """Bring the database up to date."""
        await self.call(self.store.migrate)

    def close(self) -> None:
        """Let go of the database."""
        self._threads.shutdown(wait=True)
        self.store.close()

    async def secret(self, name: str, make: Callable[[], str] | None = None) -> str:
        return await (self.call(self.store.secret, name, make) if make else self.call(self.store.secret, name))

    async def add_person(self, name: str) -> Person:
        return await self.call(self.store.add_person, name)

    async def person(self, id: str) -> Person | None:
        return await self.call(self.store.person, id)

    async def rename(self, id: str, name: str) -> None:
        await self.call(self.store.rename, id, name)

    async def set_login(self, id: str, login: str, password: str) -> None:
        await self.call(self.store.set_login, id, login, password)

    async def by_login(self, login: str) -> tuple[Person, str] | None:
        return await self.call(self.store.by_login, login)

    async def person_of_token(self, token: str) -> tuple[Person, str, int] | None:
        return await self.call(self.store.person_of_token, token)

    async def create(self, stored: Stored) -> None:
        await self.call(self.store.create, stored)

    async def commit(self, change: Change) -> None:
        """Write a change; what other tables change until the database is free again is written with it."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((change, written))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write())
        await written

    async def _write(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            try:
                await self.call(self.store.commit, [change for change, _ in batch])
            except Conflict as error:
                if len(batch) > 1:
                    await self._write_apart(batch)
                else:
                    _fail(batch, error)
            except Exception as error:
                _fail(batch, error)
            else:
                for _, written in batch:
                    _settle(written)

    async def _write_apart(self, batch: list[_Waiting]) -> None:
        """Find out which of the changes is in the way, so that the others are not refused with it."""
        for change, written in batch:
            try:
                await self.call(self.store.commit, [change])
            except Exception as error:
                _fail([(change, written)], error)
            else:
                _settle(written)

    async def table(self, id: str) -> Stored | None:
        return await self.call(self.store.table, id)

    async def answer(self, table: str, person: str, message: str) -> dict[str, Any] | None:
        return await self.call(self.store.answer, table, person, message)

    async def answers(self, table: str, limit: int) -> list[tuple[str, str, dict[str, Any]]]:
        return await self.call(self.store.answers, table, limit)

    async def listed(self) -> list[Listing]:
        return await self.call(self.store.listed)

    async def tables_of(self, person: str) -> list[Listing]:
        return await self.call(self.store.tables_of, person)

    async def finished(self) -> list[Listing]:
        return await self.call(self.store.finished)

    async def note(self, table: str, person: str) -> str:
        return await self.call(self.store.note, table, person)

    async def set_note(self, table: str, person: str, text: str) -> None:
        await self.call(self.store.set_note, table, person, text)


def _settle(written: asyncio.Future[None]) -> None:
    if not written.done():
        written.set_result(None)


def _fail(batch: list[_Waiting], error: Exception) -> None:
    for _, written in batch:
        if not written.done():
            written.set_exception(error)
