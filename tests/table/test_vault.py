"""Writing to the database: tables that change at the same moment are written together, and none suffers for another."""

import asyncio
import time
from pathlib import Path

import httpx
import pytest

from landtake.table.errors import Conflict, Unavailable
from landtake.table.gametable import GameTable
from landtake.table.messages import Place
from landtake.table.opening import new_table
from landtake.table.store import Store
from landtake.table.told import REMEMBERED, Told
from landtake.table.vault import Vault

from .house import run_apart
from .server import Server


class Counting(Store):
    """A store that remembers how many changes came at a time."""

    def __init__(self, url):
        super().__init__(url)
        self.batches = []

    def commit(self, changes):
        self.batches.append(len(changes))
        super().commit(changes)


async def begun_tables(vault, count):
    await vault.open()
    person = await vault.add_person("Ada")
    tables = []
    for _ in range(count):
        stored = new_table(person, "landomy", {}, [Place(kind="me"), Place(kind="me")])
        await vault.create(stored)
        tables.append(GameTable(stored))
        tables[-1].begin()
    return person, tables


def test_what_changes_at_many_tables_at_once_is_written_in_few_transactions_and_all_of_it(database):
    async def run():
        store = Counting(database)
        vault = Vault(store)
        person, tables = await begun_tables(vault, 12)
        await asyncio.gather(*(vault.commit(table.take_change((person.id, "m1", {"ok": True}))) for table in tables))
        stored = [await vault.table(table.id) for table in tables]
        answers = [await vault.answer(table.id, person.id, "m1") for table in tables]
        vault.close()
        return store.batches, [(each.row.version, each.row.status, len(each.lines)) for each in stored], answers, tables

    batches, stored, answers, tables = run_apart(run())
    assert sum(batches) == 12
    assert len(batches) < 12
    assert stored == [(2, "playing", len(table.match.log)) for table in tables]
    assert answers == [{"ok": True}] * 12


def test_a_change_that_cannot_be_written_does_not_take_others_with_it(database):
    async def run():
        vault = Vault(Store(database))
        person, (first, second, third) = await begun_tables(vault, 3)
        await vault.commit(second.take_change((person.id, "m1", {"ok": True})))
        changes = [table.take_change((person.id, "m1", {"ok": True})) for table in (first, second, third)]
        told = await asyncio.gather(*map(vault.commit, changes), return_exceptions=True)
        versions = [(await vault.table(table.id)).row.version for table in (first, second, third)]
        vault.close()
        return [type(each) for each in told], versions

    assert run_apart(run()) == ([type(None), Conflict, type(None)], [2, 2, 2])


def test_everybody_hears_that_the_database_is_gone(tmp_path):
    async def run():
        vault = Vault(Store(f"sqlite:///{tmp_path / 'a.sqlite'}"))
        _, tables = await begun_tables(vault, 3)
        vault.store.engine.dispose()
        for file in tmp_path.iterdir():
            file.unlink()
        told = await asyncio.gather(*(vault.commit(table.take_change(None)) for table in tables), return_exceptions=True)
        vault.close()
        return [type(each) for each in told]

    assert run_apart(run()) == [Unavailable] * 3


@pytest.mark.parametrize("count", [3, REMEMBERED + 2])
def test_a_message_that_is_sent_again_is_known_whether_or_not_it_is_still_in_memory(tmp_path, count):
    async def run():
        vault = Vault(Store(f"sqlite:///{tmp_path / 'a.sqlite'}"))
        person, (table,) = await begun_tables(vault, 1)
        told = Told(vault, table.id)
        for number in range(count):
            assert await told.before(person, f"m{number}") is None
            await vault.commit(table.take_change((person.id, f"m{number}", {"v": number})))
            told.note(person, f"m{number}", {"v": number})
        again = Told(vault, table.id)
        found = [[(await each.before(person, f"m{number}"))["v"] for number in range(count)] for each in (told, again)]
        vault.close()
        return found

    assert run_apart(run()) == [list(range(count))] * 2


def test_bots_at_work_end_with_a_server_that_was_killed(tmp_path):
    server = Server(tmp_path, bot_processes=1)
    server.start()
    with httpx.Client(base_url=server.url, timeout=30) as http:
        http.post("/api/guests", json={"name": "Ada"})
        table = http.post("/api/tables", json={"game": "landomy", "places": [{"kind": "bot", "bot": "easy"}] * 2, "grace": 0}).json()["id"]
        soon(lambda: http.get(f"/api/tables/{table}/state").json()["frame"]["records"] > 3)
    workers = server.children()
    assert workers
    server.kill()
    soon(lambda: not any(Path(f"/proc/{pid}").exists() for pid in workers))


def soon(holds):
    deadline = time.monotonic() + 30
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.05)
