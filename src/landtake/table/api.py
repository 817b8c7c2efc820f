"""The HTTP API: everything that the page does, for programs too."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Body, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from landtake.core.match import Match
from landtake.core.registry import games, info
from landtake.table import screen, timekeeping
from landtake.table.answers import (
    ChairInfo,
    Done,
    GameSummary,
    Lobby,
    Me,
    NoteText,
    Position,
    Problem,
    SeatView,
    Seen,
    SettingInfo,
    TableInfo,
    Token,
)
from landtake.table.errors import Conflict, Forbidden, Unknown
from landtake.table.gametable import GameTable
from landtake.table.identity import hashed
from landtake.table.messages import Fork, Message, NewGuest, NewTable, Uploaded
from landtake.table.opening import forked_table, new_table, table_of_log
from landtake.table.room import Room
from landtake.table.rows import FINISHED, Chair, Person, TableRow
from landtake.table.services import Services

LONGEST_POLL = 25
BIG = 2**31 - 1

problems: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem} for status in (400, 401, 403, 404, 409, 413, 422, 429, 503)
}  # fmt: skip
router = APIRouter(prefix="/api", responses=problems)


def services(request: Request) -> Services:
    """What the application stands on."""
    found: Services = request.app.state.services
    return found


async def who(request: Request) -> Person | None:
    """Who asks, if they have said."""
    return await services(request).identity.person(request)


async def named(request: Request) -> Person:
    """Who asks; they must have said."""
    return await services(request).identity.required(request)


TableId = Annotated[str, Path(max_length=40)]
Seat = Annotated[int | None, Query(ge=0, le=11, description="The seat through whose eyes you look; none: a spectator's.")]
Wide = Annotated[bool, Query(description="Whether the board is drawn for a screen that is wider than high.")]
Since = Annotated[int, Query(ge=0, le=BIG, description="The version that you know; 0 asks for everything.")]
Record = Annotated[int | None, Query(ge=0, le=BIG, description="After so many records; none: now.")]
Who = Annotated[Person | None, Depends(who)]
Named = Annotated[Person, Depends(named)]


async def a_room(id: TableId, request: Request, person: Who) -> Room:
    """The room of the table in the address, if it is open to who asks."""
    return (await services(request).hall.room(id)).open_to(person)


AtTable = Annotated[Room, Depends(a_room)]


# people and games


@router.get("/me")
async def me(person: Who) -> Me:
    """Who you are."""
    return Me(name=person.name if person else None, login=person.login if person else None)


@router.post("/guests")
async def be_a_guest(new: NewGuest, request: Request, response: Response) -> Me:
    """Say what you want to be called; the answer sets the cookie by which you are known."""
    identity = services(request).identity
    person = await identity.guest(new.name)
    identity.remember_in(response, person, request.url.scheme == "https")
    return Me(name=person.name)


@router.get("/games")
async def all_games() -> list[GameSummary]:
    """The games that can be played here."""
    return [_game(name) for name in games()]


def _game(name: str) -> GameSummary:
    about = info(name)
    settings = [SettingInfo(name=s.name, values=list(s.values), default=s.default, says=s.says, rule=s.rule) for s in about.settings]
    return GameSummary(
        name=name,
        title=about.title,
        designer=about.designer,
        year=about.year,
        summary=about.summary,
        minutes=about.minutes,
        seats=list(about.seats),
        settings=settings,
    )


# tables


@router.get("/tables")
async def lobby(request: Request, person: Who) -> Lobby:
    """Open tables, your tables, finished games."""
    vault = services(request).vault
    mine = await vault.tables_of(person.id) if person else []
    return Lobby(
        listed=[table_info(each.row, each.chairs) for each in await vault.listed()],
        mine=[table_info(each.row, each.chairs) for each in mine],
        finished=[table_info(each.row, each.chairs) for each in await vault.finished()],
    )


@router.post("/tables", status_code=201)
async def open_table(new: NewTable, request: Request, person: Named) -> Seen:
    """Set up a table; where no seat is open the game begins at once."""
    stored = new_table(
        person,
        new.game,
        new.settings,
        new.places,
        listed=new.listed,
        grace=new.grace,
        seed=new.seed,
        clock=new.clock,
        window=new.window,
    )
    return _seen(await services(request).hall.create(stored), person)


@router.post("/uploads", status_code=201)
async def upload(uploaded: Uploaded, request: Request, person: Named) -> Seen:
    """Look at a log that was downloaded earlier."""
    return _seen(await services(request).hall.create(table_of_log(person, uploaded.log, uploaded.listed)), person)


@router.get("/tables/{id}")
async def about_table(room: AtTable, person: Who) -> Seen:
    """A table without its position."""
    return _seen(room, person)


@router.post("/tables/{id}/messages")
async def send_message(room: AtTable, message: Annotated[Message, Body()], person: Named) -> Done:
    """Do something at a table: the same messages as over the WebSocket."""
    return Done(**await room.handle(person, message))


@router.get("/tables/{id}/state", response_class=PlainTextResponse)
async def state(
    room: AtTable,
    request: Request,
    person: Who,
    seat: Seat = None,
    wide: Wide = True,
    since: Since = 0,
    wait: Annotated[float, Query(ge=0, le=LONGEST_POLL, description="Seconds to wait for something new.")] = 0,
) -> Response:
    """What is new at a table, at once or as soon as there is something (long poll)."""
    check_sight(room.table, person, seat)
    if wait and since == room.table.row.version:
        if person is not None:
            room.watchers.linger(person, 2 * LONGEST_POLL)
        await room.changed(since, wait)
        room = await services(request).hall.room(room.table.id)
        check_sight(room.table, person, seat)
    frame = await room.frame((seat, wide), since)
    body = f'{{"now":{json.dumps(timekeeping.server_time(room.table))},"you":{json.dumps(room.you(person))},"frame":{frame.json}}}'
    return Response(body, media_type="application/json")


@router.get("/tables/{id}/view")
async def seat_view(room: AtTable, person: Who, seat: Seat = None) -> SeatView:
    """What a program needs to play a seat."""
    check_sight(room.table, person, seat)
    match = _begun(room.table)
    view = match.view(seat)
    asked = screen.question(room.table, seat)
    legal = [] if match.held is not None else view.options()
    return SeatView(
        v=room.table.row.version,
        view=view.to_json(),
        decision=asked["decision"],
        held=match.held,
        options=[match.game.actions()[index] for index in legal],
    )


@router.get("/tables/{id}/events")
async def events(room: AtTable, person: Who, seat: Seat = None, since: Record = None) -> list[dict[str, Any]]:
    """What a seat has seen happen since a record."""
    check_sight(room.table, person, seat)
    match = _begun(room.table)
    start = _record(room.table, since or 0)
    return await room.draw(lambda: match.events(seat, start))


@router.get("/tables/{id}/replay")
async def replay(room: AtTable, person: Who, at: Record = None, seat: Seat = None, wide: Wide = True) -> Position:
    """The page's pieces after the first records."""
    check_sight(room.table, person, seat)
    match = _begun(room.table)
    point = _record(room.table, at)
    return await room.draw(
        lambda: Position(
            at=point,
            records=len(match.records),
            html=screen.pieces(room.table, seat, wide, point),
            last=screen.last_move(match, seat, point),
        )
    )


@router.get("/tables/{id}/picture.svg")
async def picture(room: AtTable, person: Who, at: Record = None, seat: Seat = None) -> Response:
    """A position as a picture."""
    return Response(await _picture(room, person, at, seat), media_type="image/svg+xml")


async def _picture(room: Room, person: Person | None, at: int | None, seat: int | None) -> str:
    check_sight(room.table, person, seat)
    match = _begun(room.table)
    point = _record(room.table, at)
    return await room.draw(lambda: str(match.presentation.picture(match.view(seat, point))))


@router.get("/tables/{id}/picture.png", response_class=Response)
async def picture_png(
    room: AtTable,
    request: Request,
    person: Who,
    at: Record = None,
    seat: Seat = None,
    theme: Annotated[Literal["light", "dark"], Query(description="The colours.")] = "light",
    width: Annotated[int, Query(ge=100, le=2000, description="How many pixels wide.")] = 1200,
) -> Response:
    """A position as a picture for where SVG is not taken."""
    svg = await _picture(room, person, at, seat)
    return Response(await services(request).printer.png(svg, theme, width), media_type="image/png")


@router.get("/tables/{id}/log", response_class=PlainTextResponse)
async def download(room: AtTable) -> Response:
    """The whole log, once nothing in it is secret any more."""
    match = _begun(room.table)
    if room.table.row.status != FINISHED and room.table.hides:
        raise Forbidden("The log tells what is hidden; it can be downloaded when the game is over.")
    name = f"{room.table.row.game}-{room.table.id}.jsonl"
    return Response(str(match.log), media_type="application/jsonl", headers={"content-disposition": f'attachment; filename="{name}"'})


@router.post("/tables/{id}/fork", status_code=201)
async def fork(room: AtTable, wanted: Fork, request: Request, person: Named) -> Seen:
    """A new game that goes on from a point of this one."""
    _record(room.table, wanted.at)
    return _seen(await services(request).hall.create(forked_table(person, room.table, wanted.at, wanted.places)), person)


@router.get("/tables/{id}/note")
async def note(room: AtTable, request: Request, person: Named) -> NoteText:
    """Your private notes on a table."""
    return NoteText(text=await services(request).vault.note(room.table.id, person.id))


@router.post("/tables/{id}/seats/{seat}/token", status_code=201)
async def issue_token(room: AtTable, seat: Annotated[int, Path(ge=0, le=11)], person: Named) -> Token:
    """A secret with which a program plays your seat; an earlier one is void."""
    token = secrets.token_urlsafe(24)
    await room.issue_token(person, seat, hashed(token))
    return Token(token=token)


def check_sight(table: GameTable, person: Person | None, seat: int | None) -> None:
    """Refuse a look through somebody else's eyes."""
    if not table.may_see(person, seat):
        raise Forbidden(f"Seat {seat + 1 if seat is not None else 0} is not yours, and its cards are not for you.")


def table_info(row: TableRow, chairs: Sequence[Chair]) -> TableInfo:
    """What everybody may know of a table."""
    return TableInfo(
        id=row.id,
        game=row.game,
        settings=row.settings,
        status=row.status,
        listed=row.listed,
        grace=row.grace,
        version=row.version,
        result=row.result,
        origin=row.origin,
        clock=row.clock,
        window=row.window,
        turn=row.turn,
        chairs=[ChairInfo(seat=c.seat, kind=c.kind, name=c.name, bot=c.bot, left=c.left) for c in chairs],
    )


def _seen(room: Room, person: Person | None) -> Seen:
    you = room.you(person)
    invite = room.table.row.invite if you["host"] or you["seats"] else None
    return Seen(**table_info(room.table.row, room.table.chairs).model_dump(), you=you, invite=invite)


def _begun(table: GameTable) -> Match:
    if table.match is None:
        raise Conflict("The game has not begun yet.")
    return table.match


def _record(table: GameTable, at: int | None) -> int:
    records = len(_begun(table).records)
    if at is not None and at > records:
        raise Unknown(f"There is no record {at}; there are {records}.")
    return records if at is None else at
