"""Advice on request: what a strong bot would do in a seat's place, thought out beside the event loop from that seat's view alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from landtake.core.registry import info
from landtake.core.state import CHANCE, OVER, State
from landtake.core.view import View
from landtake.table.errors import Conflict, Forbidden
from landtake.table.gametable import GameTable
from landtake.table.rows import PERSON, Person

ADVISER = "strong"
MOST_OPTIONS = 3
MOST_STEPS = 5

Job = tuple[str, int, dict[str, Any], int, State, int, int]
"""The game's name, its seats, settings and version, a seat's view of the state, the seat and a seed."""


@dataclass(frozen=True)
class Advice:
    """The best options with the seat's chance to win by each, and how the game would go on, in words."""

    options: tuple[tuple[int, float], ...]
    line: tuple[str, ...]
    exact: bool


def may_ask(table: GameTable, person: Person | None) -> bool:
    """Whether somebody may be given advice here: not against other people."""
    return person is not None and all(chair.person == person.id for chair in table.chairs if chair.kind == PERSON)


def view_to_advise(table: GameTable, person: Person, seat: int) -> View:
    """What advice for a seat is worked out from; refused if it is not its turn, or not a game for advice."""
    if seat not in table.seats_of(person):
        raise Forbidden(f"Seat {seat + 1} is not yours.")
    match = table.playing()
    if not may_ask(table, person):
        raise Forbidden("Hints are given only where you play against bots; here they would be unfair to the others.")
    view = match.view(seat)
    if match.held is not None or seat not in view.asked:
        raise Conflict("You are not asked now, so there is nothing to advise.")
    return view


def job_of(view: View, seed: int) -> Job:
    """What a worker needs to advise on a view."""
    assert view.seat is not None
    return view.name, view.game.seats, view.game.settings, view.game.version, view.state, view.seat, seed


def advise(job: Job) -> Advice:
    """Think: runs in a worker, from plain data."""
    from landtake.bots import hint

    name, seats, settings, version, state, seat, seed = job
    game = info(name).game(seats, settings, version)
    view = View(game, state, seat, name)
    told = hint(view, ADVISER, seed=seed)
    options = tuple((each.action, each.chance) for each in told.options[:MOST_OPTIONS])
    return Advice(options, _told_on(view, told.line, seed), told.exact)


def _told_on(view: View, line: tuple[tuple[int, int], ...], seed: int) -> tuple[str, ...]:
    """The first steps of a line in words, as far as they can be followed in a world that the view allows."""
    from landtake.bots.bot import dice

    game, words = view.game, info(view.name).presentation(view.game)
    world = view.world(dice(seed, view).random)
    said = []
    for seat, action in line[:MOST_STEPS]:
        if seat == CHANCE or world.seat in (CHANCE, OVER) or action not in game.options(world, seat):
            break
        step = words.option(View(game, world.redact(seat), seat, view.name), action)
        said.append(step if seat == view.seat else f"{words.seat(seat)}: {step}")
        game.apply(world, seat, action)
    return tuple(said)


def shown(table: GameTable, view: View, advice: Advice) -> dict[str, Any]:
    """Advice as the page is told of it."""
    words, actions = table.presentation, view.game.actions()
    return {
        "options": [
            {
                "action": actions[option],
                "say": words.option(view, option),
                "on": list(words.targets(view, option)),
                "chance": round(chance, 3),
            }
            for option, chance in advice.options
        ],
        "line": list(advice.line),
        "exact": advice.exact,
    }
