"""The addresses for hints in a game and for the look back after it."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request

from landtake.table import advising
from landtake.table.api import AtTable, Named, problems, services
from landtake.table.errors import Conflict
from landtake.table.rows import FINISHED

router = APIRouter(prefix="/api", responses=problems)


@router.post("/tables/{id}/seats/{seat}/hint")
async def hint(room: AtTable, seat: Annotated[int, Path(ge=0, le=11)], request: Request, person: Named) -> dict[str, Any]:
    """What a strong bot would do in your place, from what you see; only where nobody but you and bots play."""
    table = room.table
    view = advising.view_to_advise(table, person, seat)
    decision = table.playing().decision
    advice = await services(request).thinkers.advise(view, table.row.version)
    return {"decision": decision.id if decision else None, **advising.shown(table, view, advice)}


@router.get("/tables/{id}/review")
async def review(room: AtTable, request: Request) -> dict[str, Any]:
    """Each seat's chance to win in the course of a finished game and where it turned; `share` says how far a review is that is not done."""
    table = room.table
    if table.match is None or table.row.status != FINISHED:
        raise Conflict("A game is looked back at when it is over.")
    if not table.match.records:
        raise Conflict("Nothing has happened in this game.")
    return services(request).reviews.of(table)
