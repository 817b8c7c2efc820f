"""What is slow is done beside the event loop, once a version for all who see the same."""

import asyncio
import threading
import time
from collections import Counter

from landtake.table import screen
from landtake.table.easel import Easel
from landtake.table.errors import Unavailable
from landtake.table.gametable import GameTable
from landtake.table.messages import Place
from landtake.table.notices import Notices
from landtake.table.opening import new_table
from landtake.table.room import Room
from landtake.table.rows import Person

from .house import heard, run_apart


def test_a_board_is_drawn_once_a_version_and_not_by_the_event_loop(ada, bo, passer_by, monkeypatch):
    table = ada.open("landomy", "me", {"kind": "me", "name": "Bea"}, grace=0)["id"]
    drawn, threads = Counter(), set()
    plain = screen.pieces

    def counted(at, seat, wide, record=None):
        drawn[at.row.version, seat, wide] += 1
        threads.add(threading.current_thread().name)
        return plain(at, seat, wide, record)

    monkeypatch.setattr(screen, "pieces", counted)
    with bo.socket(table) as one, passer_by.socket(table) as other, passer_by.socket(table) as third:
        for _ in range(3):
            seat = ada.frame(table)["decision"]["seats"][0]
            ada.play(table, seat, ada.frame(table, seat))
            records = ada.frame(table)["records"]
            for socket in (one, other, third):
                heard(socket, "frame", lambda message, records=records: message["frame"]["records"] == records)
            ada.http.get(f"/t/{table}")
            bo.http.get(f"/t/{table}")
    assert max(drawn.values()) == 1
    assert {name.split("_")[0] for name in threads} == {"drawing"}


def test_looking_elsewhere_while_a_board_is_drawn_shows_what_was_asked_for_last(ada):
    table = ada.open("duel", "me", {"kind": "me", "name": "Bea"}, grace=None)["id"]
    with ada.socket(table, 0) as socket:
        for seat in (1, 0, 1, 0, 1):
            socket.send(f'{{"type":"look","id":"l{seat}","seat":{seat}}}')
        heard(socket, "frame", lambda message: message["frame"]["seat"] == 1)
        ada.tell(table, "chat", text="still here")
        last = heard(socket, "frame", lambda message: message["frame"]["chat"]["lines"] and message["frame"]["since"])
        assert last["frame"]["seat"] == 1


def test_a_room_that_closes_lets_nobody_wait_for_ever():
    async def run():
        stored = new_table(Person("a" * 32, "Ada"), "duel", {}, [Place(kind="me")] * 2)
        easel, started = Easel(), threading.Event()
        room = Room(GameTable(stored), None, None, easel, Notices((), 60), 0)
        under_way = asyncio.create_task(room.draw(lambda: started.set() or time.sleep(0.1)))
        queued = asyncio.create_task(room.draw(lambda: None))
        await asyncio.to_thread(started.wait)
        await room.close()
        told = await asyncio.wait_for(asyncio.gather(under_way, queued, room.draw(lambda: None), return_exceptions=True), 20)
        easel.close()
        return told

    assert [type(each) for each in run_apart(run())] == [Unavailable] * 3
