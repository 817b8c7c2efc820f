"""Who somebody is: a signed cookie for people, a token for programs, a password for those who want to keep their games."""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
from functools import partial

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from landtake.table.errors import Conflict, Forbidden, NotSignedIn, TableError, TooMuch
from landtake.table.limits import Buckets
from landtake.table.messages import MAX_NAME
from landtake.table.rows import Person
from landtake.table.vault import Vault

COOKIE = "landtake"
YEAR = 365 * 24 * 3600
SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200
MOST_REMEMBERED = 5000
_LOGIN = re.compile(r"[a-z0-9][a-z0-9._@+-]{2,79}")


class Identity:
    """Knows people by their cookies and tokens."""

    def __init__(self, vault: Vault, secret: str, log_ins_per_minute: float) -> None:
        self._vault = vault
        self._signer = URLSafeSerializer(secret, salt="guest")
        self._known: dict[str, Person] = {}
        self._hasher = PasswordHasher()
        self._attempts = Buckets(log_ins_per_minute / 60, log_ins_per_minute)

    async def person(self, connection: HTTPConnection) -> Person | None:
        """Who asks, if they have said; a forged cookie is nobody's."""
        bearer = connection.headers.get("authorization", "")
        if bearer.lower().startswith("bearer "):
            return await self._program(bearer[7:].strip(), connection.path_params.get("id", ""))
        cookie = connection.cookies.get(COOKIE)
        if not cookie:
            return None
        try:
            id = str(self._signer.loads(cookie))
        except BadSignature:
            return None
        if id not in self._known:
            person = await self._vault.person(id)
            if person is None:
                return None
            self._remember(person)
        return self._known[id]

    async def required(self, connection: HTTPConnection) -> Person:
        """Who asks; somebody without a name is refused."""
        person = await self.person(connection)
        if person is None:
            raise NotSignedIn("Say first what you want to be called.")
        return person

    async def _program(self, token: str, table: str) -> Person:
        found = await self._vault.person_of_token(hashed(token))
        if found is None:
            raise NotSignedIn("This token is not known here.")
        person, at, _ = found
        if at != table:
            raise Forbidden("This token is for another table.")
        return person

    def _remember(self, person: Person) -> None:
        if len(self._known) > MOST_REMEMBERED:
            self._known.clear()
        self._known[person.id] = person

    def forget(self, person: Person) -> None:
        """This person is gone."""
        self._known.pop(person.id, None)

    # names and accounts

    async def guest(self, name: str) -> Person:
        """A new guest."""
        person = await self._vault.add_person(clean_name(name))
        self._remember(person)
        return person

    async def rename(self, person: Person, name: str) -> None:
        """Another name for the same person."""
        renamed = Person(person.id, clean_name(name), person.login)
        await self._vault.rename(person.id, renamed.name)
        self._remember(renamed)

    async def keep(self, person: Person, login: str, password: str) -> None:
        """Make an account of a guest, who keeps all games."""
        login = login.strip().lower()
        if person.login:
            raise Conflict("You have an account already.")
        if not _LOGIN.fullmatch(login):
            raise TableError("A log-in name has 3 to 80 letters, digits, dots or hyphens; an e-mail address will do.")
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise TableError(f"A password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters.")
        kept = await asyncio.to_thread(self._hasher.hash, password)
        try:
            await self._vault.set_login(person.id, login, kept)
        except Conflict:
            raise Conflict(f"The log-in name {login} is taken.") from None
        self._remember(Person(person.id, person.name, login))

    async def log_in(self, login: str, password: str, caller: str) -> Person:
        """The person whose account this is; a wrong name and a wrong password are answered alike."""
        if not self._attempts.take(caller):
            raise TooMuch("Too many attempts to log in; wait a minute.")
        found = await self._vault.by_login(login.strip().lower())
        known = found[1] if found else await asyncio.to_thread(self._hasher.hash, secrets.token_hex(8))
        try:
            await asyncio.to_thread(partial(self._hasher.verify, known, password[:LONGEST_PASSWORD]))
        except (VerifyMismatchError, InvalidHashError):
            found = None
        if found is None:
            raise Forbidden("There is no account with that name and password.")
        self._remember(found[0])
        return found[0]

    def remember_in(self, response: Response, person: Person, secure: bool) -> None:
        """Let the browser say from now on who this is."""
        response.set_cookie(COOKIE, str(self._signer.dumps(person.id)), max_age=YEAR, httponly=True, samesite="lax", secure=secure)

    @staticmethod
    def forget_in(response: Response) -> None:
        """Let the browser forget who this is."""
        response.delete_cookie(COOKIE)


def clean_name(name: str) -> str:
    """A name without control characters and doubled spaces; one that is empty or too long is refused."""
    name = " ".join("".join(char for char in name if char.isprintable()).split())
    if not name or len(name) > MAX_NAME:
        raise TableError(f"A name has 1 to {MAX_NAME} characters.")
    return name


def hashed(token: str) -> str:
    """What is stored of a program's token."""
    return hashlib.sha256(token.encode()).hexdigest()
