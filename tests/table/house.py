"""A real server on a port of its own, and guests who visit it."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import uvicorn
from websockets.sync.client import connect

from landtake.table.app import create_app
from landtake.table.config import Config
from landtake.table.serve import HEARTBEAT_SECONDS, server_settings

PATIENCE = 20
TITLES = ("landomy", "landed", "forgotten_planet", "landnam", "lander")
"""The games that are played whole over the network and in a browser."""
SHORT: dict[str, dict[str, object]] = {
    "landed": {},
    "forgotten_planet": {"stall_limit": 5},
    "landnam": {"turn_limit": 20, "radius": 2},
    "lander": {"variant": "planned"},
}
"""The long ones of them, with the settings that make a game as short as the rules allow."""
WHOLE = [pytest.param(game, marks=[pytest.mark.long] if game in SHORT else []) for game in TITLES]
"""The titles as a test that plays them to their end takes them."""


def config(folder: Path, **changes) -> Config:
    wanted = {
        "database": f"sqlite:///{folder / 'tables.sqlite'}",
        "bot_processes": 0,
        "bot_pace": 0,
        "requests_per_second": 5000,
        "burst": 5000,
    }
    return Config(**{**wanted, **changes})


class House:
    """A running server."""

    def __init__(self, settings: Config, port: int = 0, heartbeat: float = HEARTBEAT_SECONDS) -> None:
        self.app = create_app(settings)
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(("127.0.0.1", port))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        quiet = {"log_level": "error", "timeout_graceful_shutdown": 1}
        self._server = uvicorn.Server(server_settings(self.app, "127.0.0.1", self.port, heartbeat, **quiet))
        self._thread = threading.Thread(target=self._server.run, daemon=True)
        self._thread.start()
        deadline = time.monotonic() + PATIENCE
        while not self._server.started:
            assert time.monotonic() < deadline, "the server does not start"
            time.sleep(0.01)

    def close(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)


@contextmanager
def a_house(settings: Config, **more):
    house = House(settings, **more)
    try:
        yield house
    finally:
        house.close()


def run_apart(work):
    """Run a coroutine in a thread of its own, because a browser that is still open has an event loop in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(lambda: asyncio.run(work)).result()


class Guest:
    """Somebody with a name, a cookie and an HTTP client."""

    def __init__(self, house: House, name: str | None) -> None:
        self.house = house
        self.http = httpx.Client(base_url=house.url, timeout=30)
        self._count = 0
        if name is not None:
            self.http.post("/api/guests", json={"name": name}).raise_for_status()

    def open(self, game: str, *places, **more) -> dict:
        answer = self.http.post(
            "/api/tables", json={"game": game, "places": [{"kind": p} if isinstance(p, str) else p for p in places], **more}
        )
        assert answer.status_code == 201, answer.text
        return answer.json()

    def tell(self, table: str, type: str, **fields) -> dict:
        """Send a message; what is not refused has to have been understood."""
        return self.http.post(f"/api/tables/{table}/messages", json={"type": type, **fields}).json()

    def frame(self, table: str, seat: int | None = None, since: int = 0, **more) -> dict:
        params = {"since": since, **({} if seat is None else {"seat": seat}), **more}
        answer = self.http.get(f"/api/tables/{table}/state", params=params)
        assert answer.status_code == 200, answer.text
        return answer.json()["frame"]

    def until(self, table: str, seat: int | None, holds) -> dict:
        """The first frame for which something holds."""
        deadline = time.monotonic() + PATIENCE
        frame = self.frame(table, seat)
        while not holds(frame):
            assert time.monotonic() < deadline, f"it never came: {json.dumps({k: frame[k] for k in ('status', 'decision', 'held')})}"
            frame = self.frame(table, seat, since=frame["v"], wait=1)
        return frame

    def play(self, table: str, seat: int, frame: dict, option: int = 0) -> dict:
        action = frame["options"][option]["action"]
        return self.tell(table, "move", seat=seat, decision=frame["decision"]["id"], action=action)

    def socket(self, table: str, seat: int | None = None, since: int = 0, **headers):
        cookies = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        query = f"since={since}" + ("" if seat is None else f"&seat={seat}")
        address = f"ws://127.0.0.1:{self.house.port}/api/tables/{table}/live?{query}"
        return connect(address, additional_headers={"cookie": cookies, **headers}, open_timeout=10, close_timeout=1)


def heard(socket, type: str, holds=lambda message: True) -> dict:
    """The next message of a type over a socket for which something holds."""
    deadline = time.monotonic() + PATIENCE
    while True:
        message = json.loads(socket.recv(timeout=max(0.1, deadline - time.monotonic())))
        if message["type"] == type and holds(message):
            return message


def play_out(guest: Guest, table: str, seats: list[int], limit: int = 1500) -> dict:
    """Answer every question of these seats with one of the options until the game is over."""
    for step in range(limit):
        frame = guest.frame(table)
        if frame["status"] == "finished":
            return frame
        if frame["held"] and frame["held"]["seat"] in seats:
            guest.tell(table, "confirm", seat=frame["held"]["seat"])
            continue
        asked = [seat for seat in (frame["decision"] or {"seats": []})["seats"] if seat in seats]
        if frame["held"] or not asked:
            guest.frame(table, since=frame["v"], wait=2)
            continue
        own = guest.frame(table, asked[0])
        if own["options"]:
            told = guest.play(table, asked[0], own, step * 7 % len(own["options"]))
            assert told["ok"] or told["code"] in ("stale", "conflict"), told
    raise AssertionError("the game does not end")
