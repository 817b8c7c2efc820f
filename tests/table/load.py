"""The load run: so many tables with bots, so many moves a second, for so long; prints what people would have felt."""

from __future__ import annotations

import asyncio
import json
import random
import statistics
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any

import httpx
import typer
from rich.progress import Progress
from websockets.asyncio.client import ClientConnection, connect

from .server import Server

MIX = ("landomy", "landomy", "landomy", "forgotten_planet", "landed", "landnam")
SLOWEST_ACCEPTED = 0.25
GROWTH_ACCEPTED = 0.05
PATIENCE = 20.0


@dataclass
class Seen:
    """What the run saw."""

    times: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    late: int = 0
    """Moves that came due while every table was waiting for a bot."""
    finished: int = 0

    def begin(self) -> None:
        """Forget how long moves took while warming up; an error stays an error."""
        self.times.clear()
        self.late = self.finished = 0


class Visitor:
    """One person at one table against a bot, over a socket, as the page does it."""

    def __init__(self, number: int, http: httpx.AsyncClient, seen: Seen) -> None:
        self.number = number
        self.http = http
        self.seen = seen
        self.frame: dict[str, Any] = {}
        self.game = MIX[number % len(MIX)]
        self._socket: ClientConnection | None = None
        self._answers: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._reader: asyncio.Task[None] | None = None
        self._random = random.Random(number)
        self._sent = 0

    async def sit(self) -> None:
        """Open a table and its socket."""
        if self._reader:
            self._reader.cancel()
        if self._socket:
            await self._socket.close()
        seats = {"landnam": 3}.get(self.game, 2)
        places = [{"kind": "me"}] + [{"kind": "bot", "bot": "easy"}] * (seats - 1)
        answer = await self.http.post("/api/tables", json={"game": self.game, "places": places, "grace": 0})
        table = answer.json()["id"]
        address = str(self.http.base_url).replace("http", "ws").rstrip("/") + f"/api/tables/{table}/live?seat=0"
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        self._socket = await connect(address, additional_headers={"cookie": cookies}, max_size=None)
        self.frame = {}
        self._reader = asyncio.create_task(self._read(self._socket))

    async def _read(self, socket: ClientConnection) -> None:
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "frame":
                self.frame = message["frame"]
            elif message["type"] == "answer":
                self._answers.put_nowait(message)

    @property
    def asked(self) -> bool:
        return bool(self.frame.get("options"))

    @property
    def over(self) -> bool:
        return self.frame.get("status") == "finished"

    async def move(self) -> None:
        """Make a move and note how long its answer took."""
        frame, self.frame = self.frame, {**self.frame, "options": []}
        self._sent += 1
        option = self._random.choice(frame["options"])
        message = {"type": "move", "id": f"m{self._sent}", "seat": 0, "decision": frame["decision"]["id"], "action": option["action"]}
        assert self._socket is not None
        begun = time.perf_counter()
        await self._socket.send(json.dumps(message))
        try:
            answer = await asyncio.wait_for(self._answers.get(), PATIENCE)
        except TimeoutError:
            answer = {"ok": False, "say": f"{self.game}: no answer within {PATIENCE:g} seconds"}
        self.seen.times.append(time.perf_counter() - begun)
        if not answer["ok"]:
            self.seen.errors.append(answer["say"])

    async def leave(self) -> None:
        if self._reader:
            self._reader.cancel()
        if self._socket:
            await self._socket.close()


async def _play(url: str, tables: int, rate: float, warm_up: float, seconds: float, memory: Any) -> tuple[Seen, list[int]]:
    """Play and say what was seen after warming up, and the memory when all have sat down, after warming up and at the end."""
    seen, sizes = Seen(), []
    rng = random.Random(1)
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        await http.post("/api/guests", json={"name": "Load"})
        visitors = [Visitor(number, http, seen) for number in range(tables)]
        with Progress() as progress:
            seating = progress.add_task("sitting down", total=tables)
            for visitor in visitors:
                await visitor.sit()
                progress.advance(seating)
            sizes.append(memory())
            playing = progress.add_task("playing", total=int((warm_up + seconds) * rate))
            jobs: set[asyncio.Task[None]] = set()
            start = time.perf_counter()
            for due in range(int((warm_up + seconds) * rate)):
                await asyncio.sleep(max(0.0, start + due / rate - time.perf_counter()))
                if due == int(warm_up * rate):
                    sizes.append(memory())
                    seen.begin()
                ready = [visitor for visitor in visitors if visitor.asked]
                job = rng.choice(ready).move() if ready else None
                if job is None:
                    seen.late += 1
                else:
                    _keep(jobs, job)
                for visitor in visitors:
                    if visitor.over:
                        seen.finished += 1
                        visitor.frame = {}
                        _keep(jobs, visitor.sit())
                progress.advance(playing)
            await asyncio.gather(*jobs)
        sizes.append(memory())
        await asyncio.gather(*(visitor.leave() for visitor in visitors))
    return seen, sizes


def _keep(jobs: set[asyncio.Task[None]], job: Any) -> None:
    task = asyncio.create_task(job)
    jobs.add(task)
    task.add_done_callback(jobs.discard)


def main(
    tables: Annotated[int, typer.Option(help="Tables, each with a person and bots.")] = 200,
    rate: Annotated[float, typer.Option(help="Moves of people a second; bots' moves come on top.")] = 50,
    warm_up: Annotated[float, typer.Option(help="Seconds of the same before, after which the tables are in every stage of a game.")] = 120,
    seconds: Annotated[float, typer.Option(help="How long.")] = 60,
) -> None:
    """Play at many tables at once and print the time a move took, errors and memory; fails if a promise is broken."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), bot_processes=1)
        server.start()
        try:
            seen, sizes = asyncio.run(_play(server.url, tables, rate, warm_up, seconds, server.memory))
        finally:
            server.kill()
    hundredths = statistics.quantiles(seen.times, n=100)
    p50, p95, p99 = hundredths[49], hundredths[94], hundredths[98]
    seated, warm, end = (size / 2**20 for size in sizes)
    growth = end / warm - 1
    made = len(seen.times)
    print(f"{tables} tables, {made} moves in {seconds:g} s ({made / seconds:.1f} a second), {seen.finished} games finished")
    print(f"a move took p50 {p50 * 1000:.0f} ms, p95 {p95 * 1000:.0f} ms, p99 {p99 * 1000:.0f} ms, at most {max(seen.times) * 1000:.0f} ms")
    print(f"errors {len(seen.errors)}, moves not made because every table waited for a bot {seen.late}")
    print(f"memory {seated:.0f} MiB as all games begin, {warm:.0f} MiB after {warm_up:g} s, {end:.0f} MiB at the end ({growth:+.1%})")
    for error in seen.errors[:3]:
        print("  ", error)
    if seen.errors or p99 > SLOWEST_ACCEPTED or growth > GROWTH_ACCEPTED:
        raise typer.Exit(1)


if __name__ == "__main__":
    typer.run(main)
