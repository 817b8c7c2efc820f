"""The course of a turn: energy and robot check, the end of the actions, control, production. The ids are those of RULES.md."""

from __future__ import annotations

from typing import Final

from landtake.core.game import Event
from landtake.core.state import EVERYONE, OVER
from landtake.games.forgotten_planet.data import PRINTED
from landtake.games.forgotten_planet.rules_control import METAL_CONSUMED, WALLS_CHANGED, settle
from landtake.games.forgotten_planet.rules_kinds import (
    ASK_ACT,
    ASK_CUBE,
    ASK_SHARE,
    BY_AREA,
    BY_LAND,
    BY_STALL,
    TOLD_CUBE,
    TOLD_END,
    TOLD_ENDED,
    TOLD_GAVE,
    TOLD_TURN,
)
from landtake.games.forgotten_planet.state import BLUE_MINE, BROWN_MINE, NONE, ROBOTS, SPECIAL_MINE, Table
from landtake.games.forgotten_planet.terms import Terms

START_ENERGY: Final = PRINTED.energy
TILES_PER_ENERGY: Final = PRINTED.tiles_per_energy

# 3, 4 Phase 1


def begin_turn(g: Terms, s: Table, out: list[Event] | None) -> None:
    """The next player in order determines energy and robots (3a, 4a, 4b)."""
    seat = s.order[s.turn % g.seats]
    s.turn += 1
    s.active = seat
    s.energy = START_ENERGY + s.markers.count(seat) // TILES_PER_ENERGY + s.stored[seat]
    s.stored[seat] = 0
    s.on[seat] = 0
    off = 0
    for number in range(ROBOTS):
        cell = s.robots[seat * ROBOTS + number]
        if cell != NONE:
            if in_area(g, s, seat, cell):
                s.on[seat] |= 1 << number
            else:
                off += 1
    if out is not None:
        out.append((TOLD_TURN, EVERYONE, seat, s.turn, s.energy, off))
    ask_act(s)


def in_area(g: Terms, s: Table, seat: int, cell: int) -> bool:
    """Whether a cell is controlled by a seat or its ally (9c)."""
    holder = s.markers[cell]
    return holder >= 0 and g.side[holder] == g.side[seat]


# 5 Phase 2


def ask_act(s: Table) -> None:
    s.seat = s.active
    s.kind = ASK_ACT
    s.robot = NONE
    s.spot = NONE
    s.due = 0


def spend(g: Terms, s: Table, energy: int, out: list[Event] | None) -> None:
    """Pay for an action that is done, and go on as long as there is energy (5c)."""
    s.energy -= energy
    if s.energy:
        ask_act(s)
    else:
        end_actions(g, s, 0, out)


def end_actions(g: Terms, s: Table, stored: int, out: list[Event] | None) -> None:
    """Store some of what is left (5.11a) and go on to phase 3, also if nothing was done (3c)."""
    s.stored[s.active] = stored
    if out is not None:
        out.append((TOLD_ENDED, EVERYONE, s.active, stored, s.energy - stored))
    s.energy = 0
    s.robot = NONE
    s.spot = NONE
    s.due = 0
    check_control(g, s, out)


# 6 Phase 3


def check_control(g: Terms, s: Table, out: list[Event] | None) -> None:
    if s.fresh or s.stirred & METAL_CONSUMED:
        s.stall = 0
    else:
        s.stall += 1
    if s.fresh or s.stirred & WALLS_CHANGED:
        settle(g, s, out)
        s.fresh = []
    s.stirred = 0
    share_on(g, s, out)


def share_on(g: Terms, s: Table, out: list[Event] | None) -> None:
    """Ask who gets the next tile that lies equally near to two allies (9e), or produce."""
    if not s.pending:
        produce(g, s, out)
        return
    s.kind = ASK_SHARE
    ours = g.side[s.active] == s.shared[s.pending[0]] - 1
    s.seat = s.active if ours else s.order[s.turn % g.seats]


def give(g: Terms, s: Table, seat: int, to: int, out: list[Event] | None) -> None:
    cell = s.pending[0]
    s.markers[cell] = to
    s.pending = s.pending[1:]
    if out is not None:
        out.append((TOLD_GAVE, EVERYONE, seat, cell, to))
    share_on(g, s, out)


# 7 Phase 4


def produce(g: Terms, s: Table, out: list[Event] | None) -> None:
    """One cube for each active robot on a mine of its own area (7a, 7c)."""
    seat = s.active
    for number in range(ROBOTS):
        if s.on[seat] >> number & 1:
            cell = s.robots[seat * ROBOTS + number]
            tile = s.tiles[cell]
            if BROWN_MINE <= tile <= SPECIAL_MINE and in_area(g, s, seat, cell):
                if tile <= BLUE_MINE:
                    s.cubes[g.purse[seat] + tile - BROWN_MINE] += 1
                    if out is not None:
                        out.append((TOLD_CUBE, EVERYONE, seat, cell, tile - BROWN_MINE))
                else:
                    s.choices += 1
    if s.choices:  # 7b
        s.seat = seat
        s.kind = ASK_CUBE
    else:
        finish_turn(g, s, out)


def choose_cube(g: Terms, s: Table, seat: int, colour: int, out: list[Event] | None) -> None:
    s.cubes[g.purse[seat] + colour] += 1
    s.choices -= 1
    if out is not None:
        out.append((TOLD_CUBE, EVERYONE, seat, NONE, colour))
    if not s.choices:
        finish_turn(g, s, out)


def finish_turn(g: Terms, s: Table, out: list[Event] | None) -> None:
    """The game ends with this turn (8a, 8b, 8d), or the next player's begins; nobody gets a turn to make up (8c)."""
    if s.room == 0:
        end(s, BY_AREA, out)
    elif s.land_left == 0:
        end(s, BY_LAND, out)
    elif s.stall >= g.stall_limit:
        end(s, BY_STALL, out)
    else:
        begin_turn(g, s, out)


def end(s: Table, reason: int, out: list[Event] | None) -> None:
    s.seat = OVER
    s.kind = 0
    s.reason = reason
    if out is not None:
        out.append((TOLD_END, EVERYONE, reason))
