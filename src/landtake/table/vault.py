"""The store for those who may not block: every call runs in a thread that belongs to the database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, ParamSpec, TypeVar

from landtake.table.rows import Change, Listing, Person, Stored
from landtake.table.store import Store

POOL = 8
_P = ParamSpec("_P")
_R = TypeVar("_R")


class Vault:
    """A store's methods as coroutines."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._threads = ThreadPoolExecutor(1 if store.embedded else POOL, "database")

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
        await self.call(self.store.commit, change)

    async def table(self, id: str) -> Stored | None:
        return await self.call(self.store.table, id)

    async def answer(self, table: str, person: str, message: str) -> dict[str, Any] | None:
        return await self.call(self.store.answer, table, person, message)

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
