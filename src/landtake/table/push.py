"""Web Push: where browsers want to be told, and telling them."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
import logging
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import sqlalchemy as sa
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, Response
from pydantic import BaseModel, ConfigDict, Field
from pywebpush import WebPushException, webpush

from landtake.table import schema
from landtake.table.answers import Done
from landtake.table.api import Named, problems, services
from landtake.table.config import Config
from landtake.table.errors import TableError
from landtake.table.notices import Turn, in_a_line
from landtake.table.store import Store
from landtake.table.vault import Vault

log = logging.getLogger(__name__)
router = APIRouter(prefix="/api/push", responses=problems)
worker = APIRouter(include_in_schema=False)
MOST_BROWSERS = 20
SECONDS = 10
DAY = 24 * 3600


def new_key() -> str:
    """The private key by which push services know this server."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _text(number.to_bytes(32, "big"))


def public_key(private: str) -> str:
    """The key that browsers are given."""
    number = int.from_bytes(base64.urlsafe_b64decode(private + "=="), "big")
    key = ec.derive_private_key(number, ec.SECP256R1()).public_key()
    return _text(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def _text(value: bytes) -> str:
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()


class Push:
    """Sends to every browser of a person; one that has gone is forgotten."""

    def __init__(self, vault: Vault, config: Config, private: str) -> None:
        self._vault = vault
        self._config = config
        self._private = private
        self.key = public_key(private)

    def check(self, endpoint: str) -> None:
        """Refuse an address that is no push service's: the server would send there whatever it is."""
        where = urlsplit(endpoint)
        host = where.hostname or ""
        known = any(host == each or (each.startswith(".") and host.endswith(each)) for each in self._config.push_hosts)
        if not known or (where.scheme != "https" and host not in ("127.0.0.1", "localhost")):
            raise TableError("Notices cannot be sent to this address; it belongs to no push service that is known here.")

    async def send(self, person: str, turns: Sequence[Turn]) -> None:
        """Tell all browsers of a person."""
        told = {"title": in_a_line(turns), "url": f"/t/{turns[0].table}" if len(turns) == 1 else "/", "tag": "turn"}
        told["body"] = "; ".join(turn.game + (f" with {turn.others}" if turn.others else "") for turn in turns[:8])
        for browser in await self._vault.call(browsers, self._vault.store, person):
            if not await asyncio.to_thread(self._post, browser, json.dumps(told)):
                await self._vault.call(remove, self._vault.store, person, browser["endpoint"])

    def _post(self, browser: dict[str, Any], text: str) -> bool:
        """Whether the browser is still there."""
        try:
            self.check(browser["endpoint"])
            claims = {"sub": self._config.address or "https://localhost"}
            webpush(browser, text, vapid_private_key=self._private, vapid_claims=claims, ttl=DAY, timeout=SECONDS)
        except TableError:
            return False
        except WebPushException as error:
            if error.response is not None and error.response.status_code in (404, 410):
                return False
            log.warning("a browser was not told: %s", error)
        except (OSError, ValueError) as error:
            log.warning("a browser was not told: %s", error)
        return True


class Keys(BaseModel):
    """What a message to a browser is encrypted with."""

    model_config = ConfigDict(extra="forbid")
    p256dh: str = Field(min_length=80, max_length=100)
    auth: str = Field(min_length=16, max_length=40)


class Browser(BaseModel):
    """A browser's subscription, as the browser gives it."""

    endpoint: str = Field(max_length=1000)
    keys: Keys


class Endpoint(BaseModel):
    """Where a browser wanted to be told."""

    endpoint: str = Field(max_length=1000)


class PublicKey(BaseModel):
    """The key by which browsers know this server."""

    key: str


@router.get("/key")
async def key(request: Request) -> PublicKey:
    """What a browser needs to subscribe."""
    return PublicKey(key=services(request).push.key)


@router.post("", status_code=201)
async def subscribe(browser: Browser, request: Request, person: Named) -> Done:
    """Tell this browser when it is your turn and you are away."""
    services(request).push.check(browser.endpoint)
    vault = services(request).vault
    await vault.call(add, vault.store, person.id, browser.endpoint, browser.keys.model_dump())
    return Done()


@router.post("/stop")
async def unsubscribe(where: Endpoint, request: Request, person: Named) -> Done:
    """Tell this browser no longer."""
    vault = services(request).vault
    await vault.call(remove, vault.store, person.id, where.endpoint)
    return Done()


@worker.get("/sw.js")
async def service_worker() -> Response:
    """The script that shows notices while no page is open; it has to lie at the root to be for the whole site."""
    return FileResponse(Path(__file__).parent / "static" / "sw.js", media_type="text/javascript", headers={"cache-control": "no-cache"})


# in the database


def add(store: Store, person: str, endpoint: str, keys: dict[str, str]) -> None:
    """Keep a browser's subscription; whoever subscribes with it last has it."""
    columns = schema.pushes.c
    id = hashlib.sha256(endpoint.encode()).hexdigest()
    with store.asking() as connection:
        connection.execute(schema.pushes.delete().where(columns.id == id))
        mine = connection.execute(sa.select(columns.id).where(columns.person == person).order_by(columns.created)).scalars().all()
        if len(mine) >= MOST_BROWSERS:
            connection.execute(schema.pushes.delete().where(columns.id == mine[0]))
        values = {"id": id, "person": person, "endpoint": endpoint, "keys": keys, "created": time.time()}
        connection.execute(schema.pushes.insert().values(**values))


def remove(store: Store, person: str, endpoint: str) -> None:
    """Forget a browser."""
    columns = schema.pushes.c
    with store.asking() as connection:
        connection.execute(schema.pushes.delete().where((columns.endpoint == endpoint) & (columns.person == person)))


def browsers(store: Store, person: str) -> list[dict[str, Any]]:
    """The browsers of a person."""
    columns = schema.pushes.c
    with store.asking() as connection:
        rows = connection.execute(sa.select(columns.endpoint, columns["keys"]).where(columns.person == person)).all()
    return [{"endpoint": row[0], "keys": row[1]} for row in rows]
