"""Passkeys: to sign in with a device instead of a password. A guest who registers one keeps all games."""

from __future__ import annotations

import base64
import json
import time
from typing import Any

import sqlalchemy as sa
import webauthn
from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field
from webauthn.helpers import bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import AuthenticatorSelectionCriteria, ResidentKeyRequirement

from landtake.table import schema
from landtake.table.answers import Me
from landtake.table.api import Named, problems, services
from landtake.table.errors import Conflict, Forbidden, TableError
from landtake.table.rows import Person
from landtake.table.store import Store

router = APIRouter(prefix="/api/passkeys", responses=problems)
MOST_KEYS = 20


class Question(BaseModel):
    """What a browser is to ask a device."""

    name: str
    options: dict[str, Any]


class Answer(BaseModel):
    """What the device said."""

    model_config = ConfigDict(extra="forbid")
    name: str = Field(max_length=64)
    credential: dict[str, Any]


class Passkey(BaseModel):
    """A device that lets somebody in."""

    id: str
    created: float


def _host(request: Request) -> str:
    return request.url.hostname or "localhost"


def _origin(request: Request) -> str:
    # The door has compared it with the host already.
    return request.headers.get("origin") or f"{request.url.scheme}://{request.url.netloc}"


@router.post("/register/question")
async def registration(request: Request, person: Named) -> Question:
    """Begin to register a passkey for yourself."""
    name, challenge = services(request).challenges.ask()
    options = webauthn.generate_registration_options(
        rp_id=_host(request),
        rp_name="Landtake",
        user_id=person.id.encode(),
        user_name=person.login or person.name,
        user_display_name=person.name,
        challenge=challenge,
        authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
    )
    return Question(name=name, options=_plain(webauthn.options_to_json(options)))


@router.post("/register", status_code=201)
async def register(answer: Answer, request: Request, person: Named) -> Passkey:
    """Keep a passkey."""
    challenge = services(request).challenges.take(answer.name)
    try:
        made = webauthn.verify_registration_response(
            credential=answer.credential, expected_challenge=challenge, expected_rp_id=_host(request), expected_origin=_origin(request)
        )
    except (WebAuthnException, ValueError, TypeError, KeyError) as error:
        raise TableError(f"This passkey cannot be used: {error}.") from None
    key = Passkey(id=bytes_to_base64url(made.credential_id), created=time.time())
    vault = services(request).vault
    await vault.call(add, vault.store, person.id, key, made.credential_public_key, made.sign_count)
    return key


@router.post("/sign-in/question")
async def sign_in_question(request: Request) -> Question:
    """Begin to sign in."""
    name, challenge = services(request).challenges.ask()
    options = webauthn.generate_authentication_options(rp_id=_host(request), challenge=challenge)
    return Question(name=name, options=_plain(webauthn.options_to_json(options)))


@router.post("/sign-in")
async def sign_in(answer: Answer, request: Request, response: Response) -> Me:
    """Sign in with a passkey."""
    challenge = services(request).challenges.take(answer.name)
    vault, identity = services(request).vault, services(request).identity
    id = answer.credential.get("id")
    found = await vault.call(owner, vault.store, id) if isinstance(id, str) and len(id) <= 1400 else None
    if found is None:
        raise Forbidden("This passkey is not known here.")
    person, key, count = found
    try:
        used = webauthn.verify_authentication_response(
            credential=answer.credential,
            expected_challenge=challenge,
            expected_rp_id=_host(request),
            expected_origin=_origin(request),
            credential_public_key=key,
            credential_current_sign_count=count,
        )
    except (WebAuthnException, ValueError, TypeError, KeyError) as error:
        raise Forbidden(f"This passkey does not let you in: {error}.") from None
    await vault.call(note_use, vault.store, str(id), used.new_sign_count)
    identity.remember_in(response, person, request.url.scheme == "https")
    return Me(name=person.name, login=person.login)


@router.get("")
async def mine(request: Request, person: Named) -> list[Passkey]:
    """Your passkeys."""
    vault = services(request).vault
    return await vault.call(keys_of, vault.store, person.id)


@router.delete("/{id}", status_code=204)
async def remove(id: str, request: Request, person: Named) -> None:
    """Forget a passkey."""
    vault = services(request).vault
    await vault.call(forget, vault.store, person.id, id[:1400])


def _plain(text: str) -> dict[str, Any]:
    options: dict[str, Any] = json.loads(text)
    return options


# in the database


def add(store: Store, person: str, key: Passkey, public: bytes, count: int) -> None:
    """Keep a passkey of a person."""
    with store.asking() as connection:
        columns = schema.passkeys.c
        if len(connection.execute(sa.select(columns.id).where(columns.person == person)).all()) >= MOST_KEYS:
            raise Conflict(f"You have {MOST_KEYS} passkeys already; remove one first.")
        values = {"id": key.id, "person": person, "key": base64.b64encode(public).decode(), "count": count, "created": key.created}
        connection.execute(schema.passkeys.insert().values(**values))


def owner(store: Store, id: str) -> tuple[Person, bytes, int] | None:
    """Whose passkey this is, its public key, and how often it was used."""
    keys, people = schema.passkeys.c, schema.people.c
    query = (
        sa.select(people.id, people.name, people.login, keys.key, keys.count)
        .join_from(schema.passkeys, schema.people, keys.person == people.id)
        .where(keys.id == id, ~people.gone)
    )
    with store.asking() as connection:
        row = connection.execute(query).first()
    return (Person(row[0], row[1], row[2]), base64.b64decode(row[3]), row[4]) if row else None


def note_use(store: Store, id: str, count: int) -> None:
    """A passkey was used once more; one that counts backwards has been copied."""
    with store.asking() as connection:
        connection.execute(schema.passkeys.update().where(schema.passkeys.c.id == id).values(count=count))


def keys_of(store: Store, person: str) -> list[Passkey]:
    """A person's passkeys, the newest first."""
    columns = schema.passkeys.c
    query = sa.select(columns.id, columns.created).where(columns.person == person).order_by(columns.created.desc())
    with store.asking() as connection:
        return [Passkey(id=row[0], created=row[1]) for row in connection.execute(query)]


def forget(store: Store, person: str, id: str) -> None:
    """Forget a passkey of a person."""
    columns = schema.passkeys.c
    with store.asking() as connection:
        connection.execute(schema.passkeys.delete().where((columns.id == id) & (columns.person == person)))
