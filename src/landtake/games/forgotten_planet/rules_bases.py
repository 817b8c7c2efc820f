"""What bases do in phase 2, and why they may not: robots, sales, cubes, metal. The ids are those of RULES.md."""

from __future__ import annotations

from landtake.core.game import Event
from landtake.core.state import EVERYONE
from landtake.games.forgotten_planet import cite
from landtake.games.forgotten_planet.rules_control import METAL_CONSUMED
from landtake.games.forgotten_planet.rules_kinds import ASK_PAY, TOLD_CONCENTRATED, TOLD_CONSUMED, TOLD_ROBOT, TOLD_SOLD
from landtake.games.forgotten_planet.rules_robots import build_wall
from landtake.games.forgotten_planet.rules_stock import (
    CONCENTRATE_COST,
    CONSUME_COST,
    FOR_A_ROBOT,
    ROBOT_COST,
    ROBOT_CUBES,
    SALE_POINTS,
    SELL_COST,
    bank_left,
    cubes_of,
    free_robot,
    has_set,
    pay_set,
)
from landtake.games.forgotten_planet.rules_turn import spend
from landtake.games.forgotten_planet.state import BASE_TILE, NONE, ROBOTS, Table
from landtake.games.forgotten_planet.tables import PAIRS, PAY, PAY_PAIR
from landtake.games.forgotten_planet.terms import Terms

# 5.8 Producing a robot


def robot_refusal(g: Terms, s: Table, seat: int, cell: int) -> int:
    """Why no robot may be produced on a cell; 0 if one may."""
    if cell < 0 or s.tiles[cell] != BASE_TILE + seat:
        return cite.YOUR_BASE
    if free_robot(s, seat) == NONE:
        return cite.ROBOTS_USED_UP
    if cubes_of(g, s, seat) < ROBOT_CUBES:
        return cite.ROBOT_COST
    return 0 if s.energy >= ROBOT_COST else cite.NOT_ENOUGH_ENERGY


def produce_robot(g: Terms, s: Table, seat: int, pair: int, out: list[Event] | None) -> None:
    one, other = PAIRS[pair]
    s.cubes[g.purse[seat] + one] -= 1
    s.cubes[g.purse[seat] + other] -= 1
    number = free_robot(s, seat)
    s.robots[seat * ROBOTS + number] = s.spot
    s.on[seat] |= 1 << number  # 4c
    if out is not None:
        out.append((TOLD_ROBOT, EVERYONE, seat, s.spot, one, other))
    spend(g, s, ROBOT_COST, out)


def pay_options(g: Terms, s: Table, seat: int) -> list[int]:
    """The cubes with which a wall or a robot can be paid (5.8d)."""
    purse = g.purse[seat]
    if s.due != FOR_A_ROBOT:
        return [PAY + colour for colour in range(3) if s.cubes[purse + colour]]
    return [PAY_PAIR + pair for pair in range(len(PAIRS)) if pair_held(s, purse, pair)]


def pair_held(s: Table, purse: int, pair: int) -> bool:
    one, other = PAIRS[pair]
    return s.cubes[purse + one] > 1 if one == other else s.cubes[purse + one] > 0 and s.cubes[purse + other] > 0


def pay_refusal(g: Terms, s: Table, seat: int, action: int) -> int:
    """Why a wall or a robot may not be paid like this; 0 if it may."""
    purse = g.purse[seat]
    if s.due != FOR_A_ROBOT:
        if action >= PAY_PAIR:
            return cite.WALL_COST
        return 0 if s.cubes[purse + action - PAY] else cite.CUBES_HELD
    if action < PAY_PAIR:
        return cite.ROBOT_COST
    return 0 if pair_held(s, purse, action - PAY_PAIR) else cite.CUBES_HELD


def begin_payment(s: Table, due: int) -> None:
    s.due = due
    s.kind = ASK_PAY


def pay(g: Terms, s: Table, seat: int, action: int, out: list[Event] | None) -> None:
    if s.due == FOR_A_ROBOT:
        produce_robot(g, s, seat, action - PAY_PAIR, out)
    else:
        build_wall(g, s, seat, s.due - 1, action - PAY, out)


# 5.9 to 5.12 Selling, concentrating, consuming


def sell_refusal(g: Terms, s: Table, seat: int) -> int:
    if not has_set(g, s, seat):
        return cite.SALE
    if bank_left(s) < SALE_POINTS:
        return cite.BANK_EMPTY
    return 0 if s.energy >= SELL_COST else cite.NOT_ENOUGH_ENERGY


def sell(g: Terms, s: Table, seat: int, out: list[Event] | None) -> None:
    pay_set(g, s, seat)
    s.points[seat] += SALE_POINTS
    if out is not None:
        out.append((TOLD_SOLD, EVERYONE, seat))
    spend(g, s, SELL_COST, out)


def concentrate(g: Terms, s: Table, seat: int, colour: int, out: list[Event] | None) -> None:
    """Four energy for a cube (5.10a), of which there are always more (1b)."""
    s.cubes[g.purse[seat] + colour] += 1
    if out is not None:
        out.append((TOLD_CONCENTRATED, EVERYONE, seat, colour))
    spend(g, s, CONCENTRATE_COST, out)


def consume_refusal(s: Table) -> int:
    if s.land_left == 0:
        return cite.LAND_USED_UP
    return 0 if s.energy >= CONSUME_COST else cite.NOT_ENOUGH_ENERGY


def consume(g: Terms, s: Table, seat: int, out: list[Event] | None) -> None:
    """A land tile of the bank goes back to the box (5.12a)."""
    s.land_left -= 1
    s.stirred |= METAL_CONSUMED
    if out is not None:
        out.append((TOLD_CONSUMED, EVERYONE, seat, s.land_left))
    spend(g, s, CONSUME_COST, out)
