"""What the table promises: nothing acknowledged is lost, nothing hidden is shown."""

import json
import random
import sqlite3
from collections import defaultdict
from dataclasses import replace

import pytest

import landtake
from landtake.core.log import dump
from landtake.table.errors import Unavailable
from landtake.table.frames import Viewer
from landtake.table.gametable import GameTable
from landtake.table.messages import Place
from landtake.table.opening import new_table
from landtake.table.rows import PLAYING, Person
from landtake.table.store import Store

from .crash import play_through_kills
from .house import Guest, House, a_house, config, play_out

BOT = {"kind": "bot", "bot": "easy"}


def test_a_table_goes_on_after_a_restart(tmp_path, database):
    with a_house(config(tmp_path, database=database)) as first:
        ada = Guest(first, "Ada")
        table = ada.open("landomy", "me", BOT, grace=None)["id"]
        ada.play(table, 0, ada.frame(table, 0))
        ada.tell(table, "chat", text="back soon")
        before = ada.frame(table, 0)
    with a_house(config(tmp_path, database=database)) as second:
        again = Guest(second, None)
        again.http.cookies.update(ada.http.cookies)
        after = again.frame(table, 0, since=before["v"])
        assert after["v"] >= before["v"]
        whole = again.frame(table, 0)
        assert whole["log"]["lines"] == before["log"]["lines"]
        assert whole["options"] == before["options"]
        assert "back soon" in whole["chat"]["lines"][-1]
        again.tell(table, "undo", seat=0)
        assert play_out(again, table, [0])["status"] == "finished"


def test_what_was_acknowledged_survives_kill_9(tmp_path, database):
    assert "every move stored once" in play_through_kills(tmp_path, 3, ("landomy", "forgotten_planet"), database)


def test_a_locked_database_loses_and_half_does_nothing(tmp_path, monkeypatch):
    monkeypatch.setattr("landtake.table.store.LOCK_WAIT_SECONDS", 0.2)
    with a_house(config(tmp_path)) as house:
        ada = Guest(house, "Ada")
        table = ada.open("landomy", "me", BOT, grace=None)["id"]
        frame = ada.frame(table, 0)
        other = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        move = {"seat": 0, "decision": frame["decision"]["id"], "action": frame["options"][0]["action"], "id": "m"}
        told = ada.tell(table, "move", **move)
        assert (told["status"], told["code"]) == (503, "unavailable")
        other.execute("ROLLBACK")
        other.close()
        assert ada.frame(table, 0)["records"] == frame["records"]
        assert ada.tell(table, "move", **move)["ok"]
        assert ada.frame(table, 0)["records"] == frame["records"] + 1


def test_a_server_that_loses_its_database_finds_it_again(cluster, tmp_path):
    with a_house(config(tmp_path, database=cluster.new_database())) as house:
        ada = Guest(house, "Ada")
        table = ada.open("landomy", "me", BOT, grace=None)["id"]
        frame = ada.frame(table, 0)
        move = {"seat": 0, "decision": frame["decision"]["id"], "action": frame["options"][0]["action"], "id": "m"}
        cluster.stop()
        try:
            told = ada.tell(table, "move", **move)
            assert (told["status"], told["code"]) == (503, "unavailable")
            assert "does not answer" in ada.http.get("/").text
        finally:
            cluster.start()
        assert ada.frame(table, 0)["records"] == frame["records"]
        again = ada.tell(table, "move", **move)
        assert again["ok"], again
        assert ada.tell(table, "move", **move) == again
        assert ada.frame(table, 0)["records"] == frame["records"] + 1


def test_a_full_database_is_said_so_and_nothing_is_half_written(tmp_path):
    with a_house(config(tmp_path)) as house:
        ada = Guest(house, "Ada")
        table = ada.open("landomy", "me", BOT, grace=None)["id"]
        vault = house.app.state.services.vault

        def fill(pages):
            with vault.store.engine.connect() as connection:
                return connection.exec_driver_sql(f"PRAGMA max_page_count={pages}").scalar()

        fill(1)
        said = [ada.tell(table, "chat", text="x" * 500, id=str(i)) for i in range(60)]
        full = next(told for told in said if not told["ok"])
        assert (full["status"], full["code"]) == (503, "unavailable")
        kept = len(ada.frame(table, 0)["chat"]["lines"])
        assert kept == sum(told["ok"] for told in said)
        fill(1_000_000)
        assert ada.tell(table, "chat", text="room again")["ok"]
        assert len(ada.frame(table, 0)["chat"]["lines"]) == kept + 1


def test_a_database_that_is_gone_is_said_so(tmp_path):
    store = Store(f"sqlite:///{tmp_path / 'nowhere' / 'x.sqlite'}")
    with pytest.raises(Unavailable, match="database does not answer"):
        store.migrate()


def test_the_database_is_durable_and_migrates_twice(tmp_path):
    store = Store(f"sqlite:///{tmp_path / 'x.sqlite'}")
    store.migrate()
    store.migrate()
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2


def _tables_of(game, seeds, moves):
    """Tables of one game that differ in chance and in what bots chose, and are alike in all else."""
    people = [Person("a" * 32, "Ada")]
    seats = landtake.info(game).seats[0]
    for seed in range(seeds):
        match = landtake.new(game, seats=seats, seed=seed, auto=True)
        rng = random.Random(seed)
        for _ in range(moves):
            if match.decision is None:
                break
            seat = match.decision.seats[0]
            match.play(seat, rng.choice(list(match.options(seat))))
        stored = new_table(people[0], game, {}, [Place(kind="me")] * seats)
        stored.row = replace(
            stored.row, id="t", status=PLAYING, version=3, confirmed=len(match.records), seed=str(seed), updated=0, created=0
        )
        stored.lines = [dump(line) for line in match.log]
        yield GameTable(stored)


@pytest.mark.parametrize("game", [name for name in landtake.games() if name in ("duel", "riposte", "souk")])
@pytest.mark.parametrize("moves", [0, 2])
def test_what_looks_alike_is_told_alike(game, moves):
    """Tables that a viewer's own events cannot tell apart send that viewer the same bytes."""
    compared = 0
    tables = list(_tables_of(game, 150, moves))
    for seat in (*range(len(tables[0].chairs)), None):
        alike = defaultdict(list)
        for table in tables:
            alike[json.dumps(table.match.events(seat))].append(table)
        for group in alike.values():
            frames = {Viewer(seat, True).frame(table) for table in group}
            assert len(frames) == 1
            compared += len(group) - 1
    assert compared > 20


def test_nothing_of_a_running_game_tells_its_seed(tmp_path):
    house = House(config(tmp_path))
    try:
        ada = Guest(house, "Ada")
        table = ada.open("duel", "me", BOT, grace=None)["id"]
        seed = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}").table(table).row.seed
        assert ada.http.get(f"/api/tables/{table}/log").status_code == 403
        assert ada.http.post(f"/api/tables/{table}/fork", json={"at": 0}).status_code == 403
        for path in ("", "/state?seat=0", "/view?seat=0", "/events?seat=0", "/replay?seat=0"):
            assert seed not in ada.http.get(f"/api/tables/{table}{path}").text
        assert seed not in ada.http.get(f"/t/{table}").text
    finally:
        house.close()
