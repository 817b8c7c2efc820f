"""The door: origin, size and rate of every request are checked, and every answer says what a browser may do with it."""

from __future__ import annotations

import json
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from landtake.table.config import Config
from landtake.table.errors import Forbidden, TableError, TooLarge, TooMuch
from landtake.table.limits import Buckets

SAFE = ("GET", "HEAD", "OPTIONS")
UPLOADS = ("/api/uploads", "/upload")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}


class Guard:
    """ASGI middleware around the whole application."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self._app = app
        self._config = config
        self._buckets = Buckets(config.requests_per_second, config.burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        try:
            self._check(scope)
            if scope["type"] == "http" and scope["method"] not in SAFE:
                receive = await self._whole_body(scope, receive)
        except TableError as error:
            await _refuse(scope, send, error)
            return
        await self._app(scope, receive, _with_headers(send))

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        caller = scope["client"][0] if scope.get("client") else "?"
        if not self._buckets.take(caller):
            raise TooMuch("Too many requests in a short time; wait a moment.")
        if scope["type"] == "websocket" or scope["method"] not in SAFE:
            check_origin(headers)

    async def _whole_body(self, scope: Scope, receive: Receive) -> Receive:
        largest = self._config.largest_upload if scope["path"] in UPLOADS else self._config.largest_body
        claimed = Headers(scope=scope).get("content-length", "0")
        too_large = TooLarge(f"That is too large; at most {largest // 1024} KiB are taken here.")
        if not claimed.isdigit() or int(claimed) > largest:
            raise too_large
        body = bytearray()
        more = True
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                return receive
            body += message.get("body", b"")
            more = message.get("more_body", False)
            if len(body) > largest:
                raise too_large
        return _replayed(bytes(body), receive)


def check_origin(headers: Headers) -> None:
    """Refuse a request that another site's page makes in the name of a visitor."""
    origin = headers.get("origin")
    if origin is not None:
        if urlsplit(origin).netloc != headers.get("host"):
            raise Forbidden("This request comes from the page of another site.")
    elif headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        raise Forbidden("This request comes from the page of another site.")


def _replayed(body: bytes, receive: Receive) -> Receive:
    unread = True

    async def again() -> Message:
        nonlocal unread
        if unread:
            unread = False
            return {"type": "http.request", "body": body, "more_body": False}
        return await receive()

    return again


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sending


async def _refuse(scope: Scope, send: Send, error: TableError) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4000 + error.status, "reason": error.sentence})
        return
    body = json.dumps(error.to_json()).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if error.status == TooMuch.status:
        headers.append((b"retry-after", b"2"))
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
