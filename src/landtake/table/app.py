"""The ASGI application."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles

from landtake import __version__
from landtake.core.errors import BadLog, BadSetting, LandtakeError, UnknownGame
from landtake.table import accounts, advice, api, away, learning, live, pages, passkeys
from landtake.table import push as push_service
from landtake.table.challenges import Challenges
from landtake.table.config import Config
from landtake.table.easel import Easel
from landtake.table.errors import Malformed, TableError, Unknown, as_table_error
from landtake.table.guard import Guard
from landtake.table.hall import Hall
from landtake.table.identity import Identity
from landtake.table.mail import Mail
from landtake.table.notices import Notices
from landtake.table.printer import Printer
from landtake.table.push import Push, new_key
from landtake.table.reviewing import Reviews
from landtake.table.services import Services
from landtake.table.store import Store
from landtake.table.thinking import Thinkers
from landtake.table.timekeeper import Timekeeper
from landtake.table.vault import Vault

log = logging.getLogger(__name__)
STATIC = Path(__file__).parent / "static"


def create_app(config: Config | None = None) -> FastAPI:
    """The application, ready to be served."""
    config = config or Config()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        vault = Vault(Store(config.database))
        await vault.open()
        thinkers = Thinkers(config.bot_processes)
        identity = Identity(vault, await vault.secret("cookie"), config.log_ins_per_minute)
        easel, printer = Easel(), Printer()
        reviews = Reviews(config.bot_processes)
        push = Push(vault, config, await vault.secret("push", new_key))
        mail = Mail(vault, config, await vault.secret("mail"))
        notices = Notices((push, mail), config.notice_seconds)
        hall = Hall(vault, thinkers, easel, notices, config.bot_pace)
        app.state.services = Services(config, vault, identity, hall, easel, printer, Challenges(), push, mail, thinkers, reviews)
        timekeeper = Timekeeper(vault, hall)
        await timekeeper.start()
        try:
            yield
        finally:
            await timekeeper.close()
            await hall.close()
            await notices.close()
            thinkers.close()
            reviews.close()
            easel.close()
            printer.close()
            vault.close()

    app = FastAPI(
        title="Landtake",
        version=__version__,
        summary="Five board games about taking new land.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.include_router(api.router)
    app.include_router(advice.router)
    app.include_router(live.router)
    app.include_router(away.router)
    app.include_router(passkeys.router)
    app.include_router(accounts.api)
    app.include_router(push_service.router)
    app.include_router(push_service.worker)
    app.include_router(accounts.router)
    app.include_router(pages.router)
    app.include_router(learning.router)
    app.mount("/static", StaticFiles(directory=STATIC), name="static")
    app.add_exception_handler(LandtakeError, _refused)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _failed)
    app.add_middleware(GZipMiddleware, minimum_size=1024, compresslevel=5)
    app.add_middleware(Guard, config=config)
    return app


def _wants_page(request: Request) -> bool:
    return not request.url.path.startswith(("/api", "/static"))


def _told(request: Request, error: TableError) -> Response:
    if _wants_page(request):
        return pages.problem(request, error)
    return JSONResponse(error.to_json(), error.status)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, LandtakeError)
    if isinstance(error, UnknownGame):
        return _told(request, Unknown(_sentence(error)))
    if isinstance(error, (BadSetting, BadLog)):
        return _told(request, Malformed(_sentence(error)))
    return _told(request, as_table_error(error))


def _sentence(error: Exception) -> str:
    text = str(error)
    return text[:1].upper() + text[1:] + ("" if text.endswith(".") else ".")


async def _malformed(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"] if part != "body")
    return _told(request, Malformed(f"The request cannot be read: {where + ': ' if where else ''}{first['msg']}."))


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    told = TableError("There is nothing at this address." if error.status_code == 404 else f"{error.detail}.")
    told.status = error.status_code
    return _told(request, told)


async def _failed(request: Request, error: Exception) -> Response:
    told = TableError("Something went wrong on our side. Nothing that was confirmed is lost; try again.")
    told.status = 500
    return _told(request, told)
