"""New tables: from a choice of game and places, from a point of another game, or from a log."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Any

import landtake
from landtake.bots.strength import STRENGTHS
from landtake.core.log import dump
from landtake.core.match import Match
from landtake.core.registry import info
from landtake.table.clocks import Clock, Daily, Live, Turn
from landtake.table.errors import Conflict, Forbidden, TableError
from landtake.table.gametable import GameTable
from landtake.table.messages import Place
from landtake.table.rows import FINISHED, GATHERING, PERSON, PLAYING, Chair, Person, Stored, TableRow
from landtake.table.strengths import bot_chair


def new_table(
    person: Person,
    game: str,
    settings: dict[str, Any],
    places: Sequence[Place],
    *,
    listed: bool = False,
    grace: float | None = 4,
    seed: str | None = None,
    clock: Live | Turn | Daily | None = None,
    window: float | None = None,
    origin: dict[str, Any] | None = None,
) -> Stored:
    """A table that nobody has stored yet. Settings and numbers of seats that do not exist are refused."""
    about = info(game)
    if seed is not None and any(place.kind == "open" for place in places):
        raise TableError("A seed can be chosen only where nobody but you and bots play; whoever chooses it could know what comes.")
    complete = about.complete(len(places), settings)
    now = time.time()
    row = TableRow(
        id=secrets.token_hex(5),
        game=game,
        rules_version=about.versions[-1],
        settings=complete,
        host=person.id,
        status=GATHERING,
        listed=listed,
        invite=secrets.token_urlsafe(12),
        seed=secrets.token_hex(16) if seed is None else seed,
        grace=grace,
        version=1,
        confirmed=0,
        request=None,
        result=None,
        origin=origin,
        created=now,
        updated=now,
        clock=Clock.new(clock, len(places)).to_json() if clock else None,
        window=window,
    )
    return Stored(row, [_chair(seat, place, person) for seat, place in enumerate(places)], [], [])


def forked_table(person: Person, origin: GameTable, at: int, places: Sequence[Place]) -> Stored:
    """A new game that goes on from the first `at` records of another, without its hidden things unless it is over."""
    match = origin.match
    if match is None:
        raise Conflict("The game has not begun yet, so there is nothing to go on from.")
    if origin.row.status != FINISHED and origin.hides:
        raise Forbidden("This game has hidden cards; it can be continued elsewhere once it is over.")
    places = places or [Place(kind="me")] * len(origin.chairs)
    if len(places) != len(origin.chairs) or any(place.kind == "open" for place in places):
        raise Conflict(f"A game that goes on from another has {len(origin.chairs)} seats, each yours or a bot's.")
    stored = new_table(person, origin.row.game, origin.row.settings, places, origin={"table": origin.id, "at": at})
    stored.row.rules_version = origin.row.rules_version
    forked = match.fork(at, stored.row.seed)
    return _with_log(stored, forked)


def table_of_log(person: Person, log: str, listed: bool) -> Stored:
    """A table that shows a log which somebody has uploaded."""
    match = landtake.replay(log)
    places = [Place(kind="me", name=str(match.presentation.seat(seat))) for seat in range(match.game.seats)]
    stored = new_table(person, match.info.name, dict(match.game.settings), places, listed=listed, origin={"uploaded": True})
    stored.row.rules_version = match.game.version
    stored.row.status = FINISHED
    return _with_log(stored, match)


def _with_log(stored: Stored, match: Match) -> Stored:
    if stored.row.status == GATHERING:
        stored.row.status = PLAYING if match.result is None else FINISHED
    stored.row.result = match.result.to_json() if match.result else None
    stored.row.confirmed = len(match.records)
    stored.lines = [dump(line) for line in match.log]
    return stored


def _chair(seat: int, place: Place, person: Person) -> Chair:
    if place.kind == "me":
        return Chair(seat, PERSON, person.id, place.name.strip() or person.name)
    if place.kind == "bot":
        return bot_chair(seat, place.bot or next(iter(STRENGTHS)))
    return Chair(seat)
