"""The WebSocket of a table: messages in, answers and frames out."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Callable
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from landtake.table import timekeeping
from landtake.table.api import check_sight
from landtake.table.errors import Malformed, NotSignedIn, TableError, TooMuch, Unavailable
from landtake.table.limits import Bucket
from landtake.table.messages import read_message
from landtake.table.room import Room, Sight
from landtake.table.rows import Person
from landtake.table.services import Services

router = APIRouter()
log = logging.getLogger(__name__)

MESSAGES_PER_SECOND = 15
BURST = 40
FLOOD = 20
"""So many messages over the limit end the connection."""
HEARTBEAT_SECONDS = 20


@router.websocket("/api/tables/{id}/live")
async def live(socket: WebSocket, id: str, seat: int | None = None, wide: bool = True, since: int = 0) -> None:
    """Keep a page up to date, and take its messages."""
    services: Services = socket.app.state.services
    try:
        person = await services.identity.person(socket)
        room = (await services.hall.room(id)).open_to(person)
    except TableError as error:
        await socket.accept()
        await socket.close(4000 + error.status, error.sentence)
        return
    await socket.accept()
    line = _Line(socket, services, room, person, (seat, wide), since)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await line.run()


class _Line:
    """One open connection."""

    def __init__(self, socket: WebSocket, services: Services, room: Room, person: Person | None, sight: Sight, since: int) -> None:
        self._socket = socket
        self._services = services
        self._room = room
        self._person = person
        self._sight: Sight = sight if room.table.may_see(person, sight[0]) else (None, sight[1])
        self._since = since if self._sight == sight else 0
        self._looked = asyncio.Event()
        self._you: dict[str, Any] = {}
        self._watch = contextlib.AsyncExitStack()
        self._here: Callable[[bool], None] = lambda here: None
        self._hidden = False

    async def run(self) -> None:
        async with self._watch:
            await self._watch_room()
            jobs = [asyncio.create_task(self._read()), asyncio.create_task(self._write())]
            try:
                await asyncio.wait(jobs, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for job in jobs:
                    job.cancel()
                    job.add_done_callback(_take_note)

    async def _watch_room(self) -> None:
        """Be counted among those who look at the table, in the room where it is now."""
        await self._watch.aclose()
        self._here = await self._watch.enter_async_context(self._room.watchers.watching(self._person))
        self._here(not self._hidden)

    # in

    async def _read(self) -> None:
        bucket, excess = Bucket(MESSAGES_PER_SECOND, BURST), 0
        while True:
            text = await self._socket.receive_text()
            if bucket.take():
                await self._socket.send_text(json.dumps(await self._answer(text), ensure_ascii=False))
                continue
            excess += 1
            if excess > FLOOD:
                await self._socket.close(4429, "Too many messages.")
                return
            refusal = TooMuch("Too many messages in a short time; wait a moment.")
            await self._socket.send_text(json.dumps({"type": "answer", "re": _id_of(text), **refusal.to_json()}))

    async def _answer(self, text: str) -> dict[str, Any]:
        id = _id_of(text)
        try:
            if _parsed(text).get("type") == "hidden":
                self._hidden = bool(_parsed(text).get("hidden"))
                self._here(not self._hidden)
                return {"type": "answer", "re": id, "ok": True}
            if _look_of(text) is not None:
                self._look(_look_of(text))
                return {"type": "answer", "re": id, "ok": True}
            message = read_message(text)
            if self._person is None:
                raise NotSignedIn("Say first what you want to be called.")
            room = await self._services.hall.room(self._room.table.id)
            return {"type": "answer", "re": id, **await room.handle(self._person, message)}
        except TableError as error:
            return {"type": "answer", "re": id, **error.to_json()}

    def _look(self, wanted: Any) -> None:
        seat = wanted.get("seat")
        if seat is not None and (not isinstance(seat, int) or isinstance(seat, bool)):
            raise Malformed("look: seat is a number or null.")
        check_sight(self._room.table, self._person, seat)
        self._sight, self._since = (seat, bool(wanted.get("wide", True))), 0
        self._looked.set()

    # out

    async def _write(self) -> None:
        while True:
            if self._room.broken:
                self._room = await self._services.hall.room(self._room.table.id)
                self._since = 0
                await self._watch_room()
            try:
                await self._send_news()
            except Unavailable:
                if not self._room.broken:
                    raise
                continue
            await self._something()

    async def _send_news(self) -> None:
        room = self._room
        if not room.table.may_see(self._person, self._sight[0]):
            self._sight, self._since = (None, self._sight[1]), 0
        you = room.you(self._person)
        if you != self._you:
            self._you = you
            await self._socket.send_text(json.dumps({"type": "you", **you}))
        if room.table.row.version != self._since:
            sight = self._sight
            frame = await room.frame(sight, self._since)
            if sight is not self._sight:
                # While that was drawn the page asked to look elsewhere.
                await self._send_news()
                return
            self._since = frame.version
            await self._socket.send_text(f'{{"type":"frame","now":{json.dumps(timekeeping.server_time(room.table))},"frame":{frame.json}}}')

    async def _something(self) -> None:
        self._looked.clear()
        waits = [
            asyncio.create_task(self._room.changed(self._since, HEARTBEAT_SECONDS)),
            asyncio.create_task(self._looked.wait()),
        ]
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()


def _take_note(job: asyncio.Task[None]) -> None:
    """A connection that broke off is no news to anybody; every other failure is."""
    if not job.cancelled() and not isinstance(job.exception(), (WebSocketDisconnect, RuntimeError, type(None))):
        log.error("a connection failed", exc_info=job.exception())


def _parsed(text: str) -> dict[str, Any]:
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return value if isinstance(value, dict) else {}


def _id_of(text: str) -> str | None:
    id = _parsed(text).get("id")
    return id[:64] if isinstance(id, str) else None


def _look_of(text: str) -> dict[str, Any] | None:
    message = _parsed(text)
    return message if message.get("type") == "look" else None
