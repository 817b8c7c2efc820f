"""What actions cost, and what a player has at hand to pay for them. The ids are those of RULES.md."""

from __future__ import annotations

from typing import Final

from landtake.games.forgotten_planet.data import PRINTED
from landtake.games.forgotten_planet.state import NONE, ROBOTS, Table
from landtake.games.forgotten_planet.terms import Terms

MOVE_COST: Final = PRINTED.costs["move"]
STEPS: Final = PRINTED.costs["steps"]
BASE_COST: Final = PRINTED.costs["base"]
LAND_COST: Final = PRINTED.costs["land"]
MINE_COST: Final = PRINTED.costs["mine"]
WALL_COST: Final = PRINTED.costs["wall"]
PUSH_COST: Final = PRINTED.costs["push"]
BLAST_COST: Final = PRINTED.costs["blast"]
ROBOT_COST: Final = PRINTED.costs["robot"]
ROBOT_CUBES: Final = PRINTED.costs["robot_cubes"]
SELL_COST: Final = PRINTED.costs["sell"]
CONCENTRATE_COST: Final = PRINTED.costs["concentrate"]
CONSUME_COST: Final = PRINTED.costs["consume"]
SALE_POINTS: Final = PRINTED.points["sale"]
BANK: Final = PRINTED.bank
FACE_WEIGHTS: Final[list[int]] = list(PRINTED.faces)
CHOICE_FACE: Final = 4
FOR_A_ROBOT: Final = 5
"""What `due` says while two cubes are paid for a robot; 1 to 4 mean a wall in a direction."""

# what is at hand


def cubes_of(g: Terms, s: Table, seat: int) -> int:
    """How many cubes a seat can pay with."""
    purse = g.purse[seat]
    return s.cubes[purse] + s.cubes[purse + 1] + s.cubes[purse + 2]


def has_set(g: Terms, s: Table, seat: int) -> bool:
    """Whether a seat has a cube of each colour."""
    purse = g.purse[seat]
    return s.cubes[purse] > 0 and s.cubes[purse + 1] > 0 and s.cubes[purse + 2] > 0


def pay_set(g: Terms, s: Table, seat: int) -> None:
    purse = g.purse[seat]
    for colour in range(3):
        s.cubes[purse + colour] -= 1


def robot_at(s: Table, seat: int, cell: int) -> int:
    """The number of the first active robot of a seat on a cell, or NONE."""
    for number in range(ROBOTS):
        if s.on[seat] >> number & 1 and s.robots[seat * ROBOTS + number] == cell:
            return number
    return NONE


def free_robot(s: Table, seat: int) -> int:
    """The number of a seat's first robot that is not in play, or NONE."""
    for number in range(ROBOTS):
        if s.robots[seat * ROBOTS + number] == NONE:
            return number
    return NONE


def bank_left(s: Table) -> int:
    """The points that the bank can still pay out in tokens."""
    return BANK - sum(s.points)
