"""Kill the server again and again while people play; run as a module it does so 50 times and says what it saw."""

from __future__ import annotations

import json
import random
import sys
import tempfile
import threading
import time
from collections import defaultdict
from pathlib import Path

import httpx

import landtake
from landtake.table.store import Store

from .server import PATIENCE, Server

FULL_RUN = 50
GAMES = ("landomy", "landomy", "forgotten_planet", "landnam")


class Player(threading.Thread):
    """Plays game after game against itself as fast as it can; a move without an answer is sent again, with the same id."""

    def __init__(self, number: int, url: str, game: str, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.game = game
        self.acknowledged: dict[str, list[tuple[int, object]]] = defaultdict(list)
        self.resent = 0
        self.refused: list[str] = []
        self._number = number
        self._http = httpx.Client(base_url=url, timeout=PATIENCE)
        self._stopped = stop
        self._random = random.Random(number)
        self._sent = 0
        self.count = 0

    def run(self) -> None:
        self._ask("POST", "/api/guests", {"name": f"Ada {self._number}"})
        while not self._stopped.is_set():
            seats = landtake.info(self.game).seats[0]
            places = [{"kind": "me", "name": f"Seat {seat}"} for seat in range(seats)]
            table = self._ask("POST", "/api/tables", {"game": self.game, "places": places, "grace": 0})["id"]
            while not self._stopped.is_set() and self._move(table):
                pass

    def _move(self, table: str) -> bool:
        asked = self._ask("GET", f"/api/tables/{table}/view")["decision"]
        if asked is None:
            return False
        seat = asked["seats"][0]
        view = self._ask("GET", f"/api/tables/{table}/view?seat={seat}")
        action = self._random.choice(view["options"])
        self._sent += 1
        message = {"type": "move", "id": f"m{self._sent}", "seat": seat, "decision": view["decision"]["id"], "action": action}
        answer = self._ask("POST", f"/api/tables/{table}/messages", message)
        if answer.get("ok"):
            self.acknowledged[table].append((seat, action))
            self.count += 1
        else:
            self.refused.append(answer.get("say", str(answer)))
        return True

    def _ask(self, method: str, path: str, body: object = None) -> dict:
        deadline, tries = time.monotonic() + PATIENCE, 0
        while time.monotonic() < deadline:
            try:
                answer = self._http.request(method, path, json=body)
            except httpx.TransportError:
                tries += 1
                time.sleep(0.02)
                continue
            self.resent += bool(tries and method == "POST")
            return answer.json()
        raise AssertionError(f"{method} {path} is never answered")


def play_through_kills(folder: Path, kills: int, games: tuple[str, ...], database: str | None = None) -> str:
    """Kill the server so many times during play, then compare what was acknowledged with what is stored."""
    server = Server(folder, database=database)
    stop, rng = threading.Event(), random.Random(7)
    server.start()
    players = [Player(number, server.url, game, stop) for number, game in enumerate(games)]
    for player in players:
        player.start()
    try:
        for _ in range(kills):
            _wait_for_moves(players, rng.randrange(3, 12))
            time.sleep(rng.uniform(0, 0.05))
            server.kill()
            server.start()
        _wait_for_moves(players, len(players))
        stop.set()
        for player in players:
            player.join(PATIENCE)
            assert not player.is_alive()
    finally:
        stop.set()
        server.kill()
    moves = sum(_compare(Store(server.database), player) for player in players)
    resent = sum(player.resent for player in players)
    tables = sum(len(player.acknowledged) for player in players)
    return (
        f"{kills} kills, {len(games)} players, {tables} tables: {moves} moves acknowledged, {resent} requests sent again, "
        "every move stored once and in order"
    )


def _wait_for_moves(players: list[Player], more: int) -> None:
    """Wait until so many more moves were acknowledged, so that the next kill falls into play whatever the machine's speed."""
    target = sum(player.count for player in players) + more
    deadline = time.monotonic() + PATIENCE
    while sum(player.count for player in players) < target:
        assert time.monotonic() < deadline, "nobody plays any more"
        time.sleep(0.005)


def _compare(store: Store, player: Player) -> int:
    assert not player.refused, player.refused[:3]
    for table, acknowledged in player.acknowledged.items():
        stored = store.table(table)
        assert stored is not None
        lines = [json.loads(line) for line in stored.lines]
        made = [(line["seat"], line["action"]) for line in lines if line.get("seat", -1) >= 0 and "auto" not in line]
        assert made == acknowledged, f"table {table}"
        landtake.replay("\n".join(stored.lines))
    store.close()
    return sum(len(moves) for moves in player.acknowledged.values())


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        print(play_through_kills(Path(folder), int(sys.argv[1]) if len(sys.argv) > 1 else FULL_RUN, GAMES))
