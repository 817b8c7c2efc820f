"""The way into a first game: a page that anybody can link to, and the button that begins or goes on."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response

from landtake.core.registry import info
from landtake.table.api import Who, services
from landtake.table.lesson import lesson_of, lesson_table, unfinished
from landtake.table.messages import Place
from landtake.table.opening import new_table
from landtake.table.pages import Filled, filled_by, go, page

router = APIRouter(include_in_schema=False)


@router.get("/learn/{game}")
async def learn_form(request: Request, person: Who, game: str) -> Response:
    """What the lesson is about."""
    about, lesson = info(game), lesson_of(game)
    begun = person is not None and unfinished(await services(request).vault.tables_of(person.id), lesson) is not None
    return page(request, "learn", person, game=about, steps=len(lesson.steps), begun=begun)


@router.post("/learn/{game}")
async def learn(request: Request, person: Who, game: str, form: Filled) -> Response:
    """Begin a first game, or go on with one."""
    lesson = lesson_of(game)
    person, response = await filled_by(request, person, form)
    hall, vault = services(request).hall, services(request).vault
    begun = None if form.get("again") else unfinished(await vault.tables_of(person.id), lesson)
    table = begun or (await hall.create(lesson_table(person, lesson))).table.id
    return go(response, f"/t/{table}")


@router.post("/learn/{game}/play")
async def play(request: Request, person: Who, game: str, form: Filled) -> Response:
    """A real game after the lesson, against bots that a beginner can beat."""
    about, lesson = info(game), lesson_of(game)
    person, response = await filled_by(request, person, form)
    places = [Place(kind="me"), *(Place(kind="bot", bot="easy") for _ in range(about.seats[0] - 1))]
    room = await services(request).hall.create(new_table(person, game, lesson.ending.play, places))
    return go(response, f"/t/{room.table.id}")
