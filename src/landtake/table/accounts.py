"""The account page: who you are, how you sign in, how you are told that it is your turn, all your data, and its end."""

from __future__ import annotations

import time
from functools import partial
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response

from landtake.table import passkeys, people
from landtake.table.api import Named, Who, problems, services
from landtake.table.errors import Forbidden, TableError, Unknown
from landtake.table.gametable import GameTable
from landtake.table.messages import Leave
from landtake.table.pages import Filled, page, see_other
from landtake.table.rows import FINISHED, Person, Stored
from landtake.table.services import Services

router = APIRouter(include_in_schema=False)
api = APIRouter(prefix="/api", responses=problems)


@router.get("/account")
async def account(request: Request, person: Who) -> Response:
    """Your name, and an account if you want to keep your games."""
    vault = services(request).vault
    keys = await vault.call(passkeys.keys_of, vault.store, person.id) if person else []
    email = await vault.call(people.email_of, vault.store, person.id) if person else None
    return page(request, "account", person, passkeys=keys, email=email, mail=services(request).mail.works)


@router.get("/account/email/{token}")
async def confirm_email(request: Request, person: Who, token: str) -> Response:
    """The link in a mail."""
    await services(request).mail.confirm(token)
    return page(request, "told", person, title="Thank you", says="You will get mail when it is your turn and you are not about.")


@router.post("/account/{what}")
async def change_account(request: Request, person: Who, what: str, form: Filled) -> Response:
    """Change who you are."""
    identity = services(request).identity
    if what == "log-in":
        found = await identity.log_in(form.get("login"), form.get("password"), request.client.host if request.client else "?")
        return _as(request, found)
    if what == "log-out":
        return _nobody(request)
    if what == "name" and person is None:
        return _as(request, await identity.guest(form.get("name")))
    person = await identity.required(request)
    if what == "name":
        await identity.rename(person, form.get("name"))
    elif what == "keep":
        await identity.keep(person, form.get("login"), form.get("password"))
    elif what == "email":
        await services(request).mail.ask(person, form.get("email"))
        return page(request, "told", person, title="Look at your mail", says="A link was sent to that address; it is valid for a day.")
    elif what == "no-email":
        await services(request).vault.call(people.set_email, services(request).vault.store, person.id, None)
    elif what == "delete":
        if form.get("sure") != person.name:
            raise Forbidden("To delete everything, write your name as it stands on the page.")
        await delete(services(request), person)
        return _nobody(request)
    else:
        raise Unknown("There is nothing at this address.")
    return see_other("/account")


def _as(request: Request, person: Person) -> Response:
    response = see_other("/")
    services(request).identity.remember_in(response, person, request.url.scheme == "https")
    return response


def _nobody(request: Request) -> Response:
    response = see_other("/")
    services(request).identity.forget_in(response)
    return response


# everything, and nothing any more


@api.get("/me/export")
async def export(request: Request, person: Named) -> Response:
    """All that is kept of you, and your games: whole logs where nothing is hidden any more, else what your seat has seen."""
    found = services(request)
    told: dict[str, Any] = await found.vault.call(people.about, found.vault.store, person.id)
    told["tables"] = []
    for id in await found.vault.call(people.all_tables_of, found.vault.store, person.id):
        stored = await found.vault.table(id)
        if stored is not None:
            told["tables"].append(await found.easel.draw(partial(exported, stored, person)))
    name = f"landtake-{time.strftime('%Y-%m-%d')}.json"
    return JSONResponse(told, headers={"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"})


def exported(stored: Stored, person: Person) -> dict[str, Any]:
    """A table as one who sits at it may keep it."""
    row = stored.row
    mine = [chair.seat for chair in stored.chairs if chair.person == person.id]
    told: dict[str, Any] = {
        "id": row.id,
        "game": row.game,
        "settings": row.settings,
        "status": row.status,
        "created": row.created,
        "result": row.result,
        "chairs": [{"seat": chair.seat, "name": chair.name, "kind": chair.kind} for chair in stored.chairs],
        "seats": mine,
        "chat": [{"at": line.at, "name": line.name, "text": line.text} for line in stored.chat],
    }
    table = GameTable(stored)
    if table.match is None:
        return told
    if row.status == FINISHED or not table.hides:
        return {**told, "log": stored.lines}
    return {**told, "events": {str(seat): table.match.events(seat) for seat in mine}}


async def delete(found: Services, person: Person) -> None:
    """Leave every seat, and keep nothing that tells who this was."""
    tables = await found.vault.call(people.all_tables_of, found.vault.store, person.id)
    for id in tables:
        stored = await found.vault.table(id)
        if stored is None or stored.row.status == FINISHED:
            continue
        try:
            room = await found.hall.room(id)
            for seat in room.table.seats_of(person):
                await room.handle(person, Leave(type="leave", seat=seat))
        except TableError as error:
            raise TableError(f"Nothing was deleted, because a seat cannot be left: {error.sentence}") from None
    await found.vault.call(people.erase, found.vault.store, person.id)
    found.identity.forget(person)
    found.hall.load_again(tables)
