"""What happened at a table while somebody was away, in the words of their own log."""

from __future__ import annotations

import time

from fastapi import APIRouter, Request
from pydantic import BaseModel

from landtake.table import screen
from landtake.table.api import AtTable, Named, Seat, check_sight, problems, services
from landtake.table.room import Room
from landtake.table.rows import Person
from landtake.table.seen import last_seen
from landtake.table.vault import Vault

router = APIRouter(prefix="/api", responses=problems)
AWAY_SECONDS = 60
"""Who was gone for less has not been away."""
MOST_LINES = 12


class Happened(BaseModel):
    """A sentence of the log, and the position after it."""

    record: int
    say: str


class Away(BaseModel):
    """What happened since a person last looked: the last few sentences, and how many came before those."""

    since: float | None = None
    earlier: int = 0
    lines: list[Happened] = []


async def while_away(vault: Vault, room: Room, person: Person | None, seat: int | None) -> Away:
    """What a person has missed, as the seat through whose eyes they look may know it."""
    match = room.table.match
    if person is None or match is None or person.id in room.table.present:
        return Away()
    seen = await vault.call(last_seen, vault.store, room.table.id, person.id)
    if seen is None or time.time() - seen[1] < AWAY_SECONDS:
        return Away()
    records, at = seen

    def told() -> list[Happened]:
        table = room.table
        fresh = range(records, len(match.records))
        return [Happened(record=record + 1, say=said) for record in fresh for said in screen.log_line(table, seat, record)]

    lines = await room.draw(told)
    return Away(since=at, earlier=max(0, len(lines) - MOST_LINES), lines=lines[-MOST_LINES:])


@router.get("/tables/{id}/away")
async def away(room: AtTable, request: Request, person: Named, seat: Seat = None) -> Away:
    """What has happened since you last looked, if you were away for a while."""
    check_sight(room.table, person, seat)
    return await while_away(services(request).vault, room, person, seat)
