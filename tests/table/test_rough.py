"""Connections that misbehave: half open, deaf, too loud, too large. The server stays up and the others notice nothing."""

import json
import socket
import struct
import threading

import pytest
from websockets.exceptions import ConnectionClosed

from .house import Guest, a_house, config, heard

BOT = {"kind": "bot", "bot": "easy"}


@pytest.fixture(scope="module")
def impatient(tmp_path_factory):
    """A server that soon cuts off those who do not answer."""
    with a_house(config(tmp_path_factory.mktemp("rough")), heartbeat=0.3) as house:
        yield house


def knock(guest, table, seat=0):
    """A WebSocket of which only the handshake is done."""
    raw = socket.create_connection(("127.0.0.1", guest.house.port), timeout=20)
    cookies = "; ".join(f"{key}={value}" for key, value in guest.http.cookies.items())
    host = f"127.0.0.1:{guest.house.port}"
    headers = {"Host": host, "Upgrade": "websocket", "Connection": "Upgrade", "Cookie": cookies}
    headers |= {"Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version": "13"}
    lines = [f"GET /api/tables/{table}/live?seat={seat} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
    raw.sendall("\r\n".join([*lines, "", ""]).encode())
    assert raw.recv(12) == b"HTTP/1.1 101"
    return raw


def at_a_table(house):
    ada, bo = Guest(house, "Ada"), Guest(house, "Bo")
    opened = ada.open("landomy", "me", "open", grace=None)
    bo.tell(opened["id"], "sit", seat=1, invite=opened["invite"])
    return ada, bo, opened["id"]


def away(guest, table, seat):
    players = guest.frame(table)["html"]["players"]
    return "away" in players.split(f'id="player-{seat}"')[1].split("</li>")[0]


def test_a_half_open_socket_is_cut_and_its_person_is_away(impatient):
    ada, bo, table = at_a_table(impatient)
    raw = knock(bo, table, 1)
    ada.until(table, None, lambda _: not away(ada, table, 1))
    ada.until(table, None, lambda _: away(ada, table, 1))
    raw.close()


def test_a_reader_who_reads_nothing_holds_nobody_up(impatient):
    ada, bo, table = at_a_table(impatient)
    deaf = [knock(bo, table, 1) for _ in range(5)]
    for raw in deaf:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
    with ada.socket(table, 0) as socket_of_ada:
        heard(socket_of_ada, "frame")
        for number in range(20):
            assert ada.tell(table, "chat", text=f"{number} {'x' * 400}")["ok"]
        heard(socket_of_ada, "frame", lambda message: any("19 x" in line for line in message["frame"]["chat"]["lines"]))
    for raw in deaf:
        raw.close()


def test_sockets_that_are_reset_leave_nothing_behind(impatient):
    ada, bo, table = at_a_table(impatient)
    for _ in range(10):
        raw = knock(bo, table, 1)
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        raw.close()
    ada.until(table, None, lambda _: away(ada, table, 1))
    assert ada.play(table, 0, ada.frame(table, 0))["ok"]


def shout(loud):
    loud.send(json.dumps({"type": "chat", "text": "x" * 10_000_000}))
    while True:
        loud.recv(timeout=60)


def test_ten_megabytes_over_a_socket_close_it(ada):
    table = ada.open("landomy", "me", BOT, grace=None)["id"]
    with ada.socket(table, 0) as loud, pytest.raises(ConnectionClosed) as closed:
        shout(loud)
    assert closed.value.rcvd is None or closed.value.rcvd.code == 1009
    assert ada.frame(table, 0)["status"] == "playing"


def test_requests_that_are_never_finished(impatient):
    raw = [socket.create_connection(("127.0.0.1", impatient.port)) for _ in range(30)]
    for each in raw[::2]:
        each.sendall(b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
    for each in raw[1::2]:
        each.sendall(b"\x16\x03\x01 nonsense \r\n\r\n")
    assert Guest(impatient, "Ada").http.get("/api/me").json()["name"] == "Ada"
    for each in raw:
        each.close()
    assert Guest(impatient, "Bo").http.get("/api/me").json()["name"] == "Bo"


def test_a_flood_of_one_caller_is_turned_away_and_the_table_goes_on(tmp_path):
    with a_house(config(tmp_path, requests_per_second=2, burst=40)) as house:
        ada = Guest(house, "Ada")
        table = ada.open("landomy", "me", BOT, grace=None)["id"]
        answers = []

        def flood():
            guest = Guest(house, None)
            answers.extend(guest.http.get(f"/api/tables/{table}/state").status_code for _ in range(60))

        floods = [threading.Thread(target=flood) for _ in range(4)]
        for each in floods:
            each.start()
        for each in floods:
            each.join()
        assert set(answers) == {200, 429}
        refused = ada.http.get("/api/me")
        while refused.status_code == 429:
            assert refused.headers["retry-after"]
            refused = ada.http.get("/api/me")
        assert refused.json()["name"] == "Ada"
