"""The pages: plain forms that work without a script, and the table, which has one."""

from __future__ import annotations

import json
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from landtake.bots.strength import STRENGTHS
from landtake.core.registry import GameInfo, games, info
from landtake.draw import icons, palette
from landtake.lessons import find
from landtake.table import clocks, timekeeping
from landtake.table.advising import may_ask
from landtake.table.api import AtTable, Who, services
from landtake.table.away import while_away
from landtake.table.errors import Conflict, NotSignedIn, TableError, Unknown
from landtake.table.forms import Form, places_of, settings_of
from landtake.table.lesson import LessonTable, is_lesson, was_lesson
from landtake.table.messages import Place, Sit
from landtake.table.opening import forked_table, new_table, table_of_log
from landtake.table.pictures import game_picture, qr_code
from landtake.table.room import Room, Sight
from landtake.table.rows import FINISHED, GATHERING, OPEN, Listing, Person
from landtake.table.rulebook import rulebook
from landtake.table.words import drawn, render

router = APIRouter(include_in_schema=False)
WINDOWS = (("", "as long as they need"), ("8", "8 seconds"), ("15", "15 seconds"), ("30", "30 seconds"))
GRACES = (("4", "after 4 seconds"), ("10", "after 10 seconds"), ("", "only when I confirm"), ("0", "at once"))


async def a_form(request: Request) -> Form:
    """What a form sent."""
    sent = (await request.form()).multi_items()
    return Form([(key, value if isinstance(value, str) else (await value.read()).decode("utf-8", "replace")) for key, value in sent])


Filled = Annotated[Form, Depends(a_form)]


def page(request: Request, template: str, person: Person | None, status: int = 200, **values: Any) -> HTMLResponse:
    """A page in the house's frame."""
    theme = request.cookies.get("theme", "")
    html = render(
        f"{template}.html",
        person=person,
        theme=theme if theme in ("light", "dark") else "",
        icon=lambda name: drawn(icons.standalone(name)),
        **values,
    )
    return HTMLResponse(html, status, headers={"cache-control": "no-store"})


def problem(request: Request, error: TableError) -> Response:
    """A refusal as a page."""
    return page(request, "problem", None, error.status, sentence=error.sentence, number=error.status)


def see_other(path: str) -> RedirectResponse:
    """Go there after a form."""
    return RedirectResponse(path, 303)


@router.get("/theme.css")
async def theme_css() -> Response:
    """The colours of both themes."""
    light, dark = palette.variables(palette.LIGHT), palette.variables(palette.DARK)
    css = (
        f":root{{color-scheme:light;{light}}}\n"
        f":root[data-theme=dark]{{color-scheme:dark;{dark}}}\n"
        f"@media (prefers-color-scheme:dark){{:root:not([data-theme=light]){{color-scheme:dark;{dark}}}}}\n"
    )
    return Response(css, media_type="text/css", headers={"cache-control": "max-age=3600"})


# the lobby


@router.get("/")
async def lobby(request: Request, person: Who) -> Response:
    """Games to begin, tables to join, tables to go back to."""
    vault = services(request).vault
    mine = await vault.tables_of(person.id) if person else []
    return page(
        request,
        "lobby",
        person,
        games=[info(name) for name in games()],
        lessons={name for name in games() if find(name)},
        strengths=STRENGTHS,
        listed=[_entry(each, person) for each in await vault.listed() if person is None or each.row.host != person.id],
        mine=sorted(
            (_entry(each, person) for each in mine if each.row.status != FINISHED and not was_lesson(each)),
            key=lambda entry: not entry["turn"],
        ),
        finished=[_entry(each, person) for each in [m for m in mine if m.row.status == FINISHED and not was_lesson(m)][:12]],
        recent=[_entry(each, person) for each in (await vault.finished())[:12]],
    )


def _entry(listing: Listing, person: Person | None) -> dict[str, Any]:
    row, chairs = listing.row, listing.chairs
    ranks = row.result["ranks"] if row.result else []
    return {
        "id": row.id,
        "title": info(row.game).title + (": first game" if is_lesson(row.origin) else ""),
        "status": row.status,
        "who": ", ".join(chair.name if chair.kind != OPEN else "free" for chair in chairs),
        "winner": " and ".join(chair.name for chair, rank in zip(chairs, ranks, strict=False) if rank == 1),
        "at": row.updated,
        "mine": person is not None and any(chair.person == person.id for chair in chairs),
        "turn": person is not None and any(chairs[seat].person == person.id for seat in row.turn),
    }


@router.get("/games/{game}/picture.svg")
async def picture(request: Request, game: str) -> Response:
    """The game as it looks at the start."""
    svg = await services(request).easel.draw(lambda: game_picture(game))
    return Response(svg, media_type="image/svg+xml", headers={"cache-control": "max-age=3600"})


@router.get("/new/{game}")
async def new_form(request: Request, person: Who, game: str, seats: int = 0) -> Response:
    """The choices for a new table."""
    about = info(game)
    count = seats if seats in about.seats else about.seats[0]
    return page(
        request,
        "new",
        person,
        game=about,
        count=count,
        strengths=STRENGTHS,
        graces=GRACES,
        rules=about.rules(),
        clocks=clocks.PRESETS,
        windows=WINDOWS if any(kind.window for kind in about.game(count).kinds()) else (),
    )


@router.post("/new/{game}")
async def new(request: Request, person: Who, game: str, form: Filled) -> Response:
    """Set up a table."""
    about = info(game)
    person, response = await filled_by(request, person, form)
    grace = form.get("grace", "4")
    if grace not in [value for value, _ in GRACES]:
        raise TableError(f"A move cannot become final {grace[:20]!r}.")
    stored = new_table(
        person,
        game,
        settings_of(about, form),
        places_of(form),
        listed=bool(form.get("listed")),
        grace=float(grace) if grace else None,
        seed=form.get("seed") or None,
        clock=clocks.preset(form.get("clock")),
        window=_window(form.get("window")),
    )
    return go(response, f"/t/{(await services(request).hall.create(stored)).table.id}")


def _window(text: str) -> float | None:
    if text not in [value for value, _ in WINDOWS]:
        raise TableError(f"Nobody can be asked for {text[:20]!r} seconds.")
    return float(text) if text else None


@router.post("/quick")
async def quick(request: Request, person: Who, form: Filled) -> Response:
    """A game against bots, at once."""
    about = info(form.get("game"))
    person, response = await filled_by(request, person, form)
    places = [Place(kind="me"), *(Place(kind="bot", bot=form.get("bot") or "fair") for _ in range(about.seats[0] - 1))]
    room = await services(request).hall.create(new_table(person, about.name, {}, places))
    return go(response, f"/t/{room.table.id}")


@router.post("/upload")
async def upload(request: Request, person: Who, form: Filled) -> Response:
    """Look at a log from a file."""
    person, response = await filled_by(request, person, form)
    room = await services(request).hall.create(table_of_log(person, form.get("log"), False))
    return go(response, f"/r/{room.table.id}")


async def filled_by(request: Request, person: Person | None, form: Form) -> tuple[Person, Response | None]:
    """Who fills in a form; a new guest if they only gave a name, with the answer that tells their browser so."""
    if person is not None:
        return person, None
    if not form.get("name").strip():
        raise NotSignedIn("Say first what you want to be called.")
    identity = services(request).identity
    person = await identity.guest(form.get("name"))
    response = see_other("/")
    identity.remember_in(response, person, request.url.scheme == "https")
    return person, response


def go(response: Response | None, path: str) -> Response:
    """Go there, with the answer that tells a new guest's browser who they are, if there is one."""
    if response is None:
        return see_other(path)
    response.headers["location"] = path
    return response


# the table


@router.get("/t/{id}")
async def table(request: Request, room: AtTable, person: Who) -> Response:
    """A table to play at or to watch."""
    seats = room.table.seats_of(person)
    sight = (_looking_as(room, seats), request.cookies.get("wide") != "no")
    about = room.table.info
    return page(
        request,
        "table",
        person,
        table=room.table.row,
        game=about,
        pieces={id: drawn(markup) for id, markup in (await room.pieces(sight)).items()},
        boot=await _boot(room, person, sight),
        away=await while_away(services(request).vault, room, person, sight[0]),
        invite=_invite(request, room, person),
        strengths=STRENGTHS,
        seated=bool(seats),
        hints=bool(seats) and not isinstance(room.table, LessonTable) and may_ask(room.table, person),
        settings=_settings(about, room),
        lesson=isinstance(room.table, LessonTable),
    )


async def _boot(room: Room, person: Person | None, sight: Sight) -> Any:
    """What the script begins with, as JSON that can stand in a page which has the pieces already."""
    frame = {**json.loads((await room.frame(sight)).json), "html": {}}
    about = {"table": room.table.id, "game": room.table.row.game, "title": room.table.info.title}
    return drawn(
        json.dumps(
            {**about, "now": timekeeping.server_time(room.table), "you": room.you(person), "frame": frame}, ensure_ascii=False
        ).replace("<", "\\u003c")
    )


def _looking_as(room: Room, seats: list[int]) -> int | None:
    """The seat to show first: at a shared screen the one that is asked, and nobody's hand where hands are hidden."""
    if len(seats) <= 1:
        return seats[0] if seats else None
    match = room.table.match
    if match is None or match.decision is None:
        return seats[0]
    asked = [seat for seat in match.decision.seats if seat in seats]
    return None if room.table.hides else (asked or seats)[0]


def _settings(about: GameInfo, room: Room) -> list[str]:
    """What was chosen otherwise than usual, in words: variant: basic, teams, no outskirts."""
    chosen = room.table.row.settings
    unusual = [setting.name for setting in about.settings if chosen[setting.name] != setting.default]
    return [_setting(name.replace("_", " "), chosen[name]) for name in unusual]


def _setting(name: str, value: Any) -> str:
    if isinstance(value, bool):
        return name if value else f"no {name}"
    return f"{name}: {value}"


def _invite(request: Request, room: Room, person: Person | None) -> dict[str, Any] | None:
    row = room.table.row
    you = room.you(person)
    if row.status != GATHERING or not (you["host"] or you["seats"]):
        return None
    url = str(request.url_for("join_form", id=row.id, token=row.invite))
    return {"url": url, "qr": drawn(qr_code(url))}


@router.get("/t/{id}/join/{token}")
async def join_form(request: Request, room: AtTable, person: Who, token: str) -> Response:
    """An invitation."""
    host = next((chair.name for chair in room.table.chairs if chair.person == room.table.row.host), "A friend")
    free = any(chair.kind == OPEN for chair in room.table.chairs)
    if not free or room.table.seats_of(person):
        return see_other(f"/t/{room.table.id}")
    return page(request, "join", person, table=room.table.row, game=room.table.info, host=host, token=token)


@router.post("/t/{id}/join/{token}")
async def join(request: Request, room: AtTable, person: Who, token: str, form: Filled) -> Response:
    """Sit down by invitation."""
    person, response = await filled_by(request, person, form)
    free = next((chair.seat for chair in room.table.chairs if chair.kind == OPEN), None)
    if free is None:
        raise Conflict("Every seat is taken by now; you can still watch.")
    await room.handle(person, Sit(type="sit", seat=free, invite=token[:64]))
    return go(response, f"/t/{room.table.id}")


@router.get("/r/{id}")
async def replay(request: Request, room: AtTable, person: Who) -> Response:
    """A game from its first record to its last."""
    if room.table.match is None:
        return see_other(f"/t/{room.table.id}")
    seats = room.table.seats_of(person)
    sights = range(len(room.table.chairs)) if room.table.row.status == FINISHED else seats
    match = room.table.match
    viewpoints = (
        [(seat, f"{room.table.chairs[seat].name} ({match.presentation.seat(seat)})") for seat in sights] if room.table.hides else []
    )
    return page(
        request,
        "replay",
        person,
        table=room.table.row,
        game=room.table.info,
        records=len(match.records),
        log=json.loads((await room.frame((None, True))).json)["log"]["lines"],
        drawn=drawn,
        viewpoints=viewpoints,
        may_fork=room.table.row.status == FINISHED or not room.table.hides,
        chairs=room.table.chairs,
        strengths=STRENGTHS,
    )


@router.post("/r/{id}/fork")
async def fork(request: Request, room: AtTable, person: Who, form: Filled) -> Response:
    """Play on from a point of a game."""
    person, response = await filled_by(request, person, form)
    at = form.get("at")
    if not at.isdigit() or room.table.match is None or int(at) > len(room.table.match.records):
        raise Unknown(f"There is no record {at[:12]!r} to go on from.")
    made = await services(request).hall.create(forked_table(person, room.table, int(at), places_of(form)))
    return go(response, f"/t/{made.table.id}")


# rules


@router.get("/rules/{game}")
async def rules(request: Request, person: Who, game: str) -> Response:
    """A game's rules in our words."""
    return page(request, "rules", person, game=info(game), rulebook=rulebook(game))


@router.get("/rules/{game}/sheet")
async def rules_sheet(game: str) -> Response:
    """The rules as the side sheet shows them."""
    info(game)
    return HTMLResponse(str(rulebook(game)))
