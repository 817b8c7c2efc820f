"""Time at a table: whom it waits for, whose time is up, and what happens then."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from landtake.table.clocks import Clock, in_words
from landtake.table.errors import Conflict, Forbidden
from landtake.table.rows import BOT, PERSON, PLAYING, Chair, Person

if TYPE_CHECKING:
    from landtake.table.gametable import GameTable

STAND_IN = "fair"
"""The bot that plays on for somebody whose time is up."""


def awaited(table: GameTable) -> list[int]:
    """The seats of people on whom the table waits."""
    match = table.match
    if not table.calls or table.row.status != PLAYING or match is None or match.decision is None:
        return []
    asked = [match.held] if match.held is not None else match.decision.seats
    return [seat for seat in asked if seat >= 0 and table.chairs[seat].kind == PERSON]


def in_window(table: GameTable) -> bool:
    """Whether the table is at one of the short questions that everybody is asked in turn."""
    match = table.match
    if table.row.window is None or match is None or match.decision is None or match.held is not None:
        return False
    return any(kind.name == match.decision.kind and kind.window for kind in match.game.kinds())


def tick(table: GameTable, now: float) -> None:
    """Start and stop clocks as the table now stands."""
    row = table.row
    row.turn = awaited(table)
    question = (table.match.decision.id, tuple(row.turn)) if in_window(table) and table.match and table.match.decision else None
    if question != table.window_question:
        table.window_question = question
        table.window_until = now + row.window if question and row.turn and row.window is not None else None
    if row.clock is not None:
        clock = Clock.from_json(row.clock).run(row.turn, now)
        row.clock, row.deadline = clock.to_json(), clock.deadline


def next_moment(table: GameTable) -> float | None:
    """When something at the table is due if nobody does anything."""
    return min((moment for moment in (table.row.deadline, table.window_until) if moment is not None), default=None)


def carry_out_what_is_due(table: GameTable, now: float) -> bool:
    """Answer for those whose time is up; whether anything was done."""
    if table.row.status != PLAYING or table.match is None:
        return False
    done = False
    if table.window_until is not None and table.window_until <= now:
        table.window_until = None
        for seat in awaited(table):
            done = _let_the_rules_answer(table, seat) or done
    if table.row.clock is not None:
        for seat in Clock.from_json(table.row.clock).out(now):
            done = True
            _time_is_up(table, seat)
    return done


def _time_is_up(table: GameTable, seat: int) -> None:
    if table.match is not None and table.match.held == seat:
        table.match.confirm(seat)
        table.settle()
    elif _let_the_rules_answer(table, seat):
        table.tell_all(f"{table.chairs[seat].name}’s time was up.")
    else:
        stand_in(table, seat, STAND_IN)
        table.tell_all(f"{table.chairs[seat].name}’s time is up; a bot plays on until they are back.")


def _let_the_rules_answer(table: GameTable, seat: int) -> bool:
    match = table.match
    if match is None or match.decision is None or match.held is not None or seat not in match.decision.seats:
        return False
    answer = match.game.overdue(match.view(seat).state, seat)
    if answer < 0:
        return False
    match.play(seat, answer)
    table.row.request = None
    table.settle()
    return True


def stand_in(table: GameTable, seat: int, bot: str) -> None:
    """Let a bot play on for a person, whose seat it stays."""
    chair = table.chairs[seat]
    table.chairs[seat] = Chair(seat, BOT, chair.person, chair.name, bot)
    table.settle()


def server_time(table: GameTable) -> float | None:
    """What time it is here; only where clocks run, so that nothing else that is told depends on it."""
    return None if table.row.clock is None and table.row.window is None else round(time.time(), 3)


def shown(table: GameTable) -> dict[str, Any] | None:
    """The clocks as everybody sees them: what each seat has, since when it runs, and when a window closes."""
    clock, until = table.row.clock, table.window_until
    if clock is None and until is None:
        return None
    counted = [chair.kind == PERSON for chair in table.chairs]
    return {
        "left": [left if person else None for left, person in zip(clock["left"], counted, strict=True)] if clock else [],
        "since": clock["since"] if clock else [],
        "window": {"until": until, "seconds": table.row.window} if until is not None else None,
    }


def extend(table: GameTable, person: Person, seat: int, now: float) -> None:
    """Give a seat more time: to others for anybody at the table, to oneself only where no other person plays."""
    table.playing()
    if table.row.clock is None:
        raise Conflict("Nobody’s time is counted at this table.")
    mine = table.seats_of(person)
    if not mine:
        raise Forbidden("Only those who sit at the table can give time.")
    if seat >= len(table.chairs) or table.chairs[seat].kind != PERSON:
        raise Conflict(f"Nobody’s time is counted at seat {seat + 1}.")
    if not may_give(table, person.id, seat):
        raise Forbidden("Ask the others for more time; they can give it to you.")
    table.tell_all(f"{person.name} gave {table.chairs[seat].name} {in_words(_give(table, seat, now))} more.")


def may_give(table: GameTable, person: str | None, seat: int) -> bool:
    """Whether somebody at the table may give a seat more time."""
    others = any(chair.kind == PERSON and chair.person != person for chair in table.chairs)
    return table.chairs[seat].kind == PERSON and (table.chairs[seat].person != person or not others)


def come_back(table: GameTable, seat: int, now: float) -> None:
    """Somebody takes their own seat again; nobody comes back to an empty clock."""
    if table.row.clock is not None:
        clock = Clock.from_json(table.row.clock)
        missing = clock.more - clock.left_at(seat, now)
        if missing > 0:
            table.row.clock = clock.give(seat, missing, now).to_json()


def _give(table: GameTable, seat: int, now: float) -> float:
    assert table.row.clock is not None
    clock = Clock.from_json(table.row.clock)
    table.row.clock = clock.give(seat, clock.more, now).to_json()
    return clock.more
