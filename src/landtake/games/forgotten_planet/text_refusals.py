"""Why something is not allowed, said with the things it is about."""

from __future__ import annotations

from typing import Any, Final

from landtake.core.rule import Rule
from landtake.core.view import View
from landtake.draw.words import capital, listed
from landtake.games.forgotten_planet.data import COLOURS, PRINTED
from landtake.games.forgotten_planet.rules_stock import cubes_of
from landtake.games.forgotten_planet.state import ROBOTS, Table
from landtake.games.forgotten_planet.tables import DIRECTIONS
from landtake.games.forgotten_planet.terms import Terms
from landtake.games.forgotten_planet.text_names import (
    SEATS,
    acting_cell,
    cell_name,
    cell_of,
    cubes,
    energy,
    table,
    terms,
    tile_name,
    towards,
)

REFUSALS: Final = {
    "3b": "That is not what is asked now: {asked}.",
    "5b": "That takes {cost} energy, and you have {energy} left.",
    "4d": "{robot_problem}",
    "5f": "The robot on {cell} can do nothing with {energy}.",
    "2e": "{Where} is outside the game area.",
    "5.1a": "{Where} is more than {steps} tiles away; a move of 1 energy goes {steps} tiles at most.",
    "5.1b": "There is no tile on {where}, and robots move over tiles only.",
    "5.1c": "On {where} is {tile}, which your robots cannot enter.",
    "5.1d": "There is no way over tiles to {where}: walls, gaps or other players' bases lie between.",
    "5.2a": "A base takes a cube of each colour; you have {cubes}.",
    "5.2b": "{Where} is side by side with {neighbours}, so no base can be built there.",
    "5.2c": "The pool has no base tile left.",
    "5.3b": "{Where} is not empty: {tile} lies there.",
    "5.3c": "A wall stands between {cell} and {where}, and nothing is built across it.",
    "5.3d": "The bank has no land tile left.",
    "5.4c": "{Where} is side by side with {neighbours}, so no mine can be built there.",
    "5.4d": "{Type} cannot be laid on {spot}: it is used up, or too close to a base or a mine.",
    "5.4e": "The bank has no tile left that could be laid on {where}.",
    "5.5a": "{wall_problem}",
    "5.5b": "{wall_place}",
    "5.5c": "A wall there would enclose a single tile completely.",
    "5.5d": "All {walls} walls are standing.",
    "5.6b": "There is no wall on the {side} side of {cell} to push.",
    "5.6c": "The wall would cross {where}, which has to be a land tile without robots and without a wall on its far side.",
    "5.6d": "There is no tile on {where} for the robot to follow the wall onto.",
    "5.6e": "Beyond {where} the wall would stand on the border, or enclose a tile.",
    "5.7c": "There is no wall on the {side} side of {cell} to destroy.",
    "5.8a": "A robot takes two cubes; you have {cubes}.",
    "5.8b": "There is no base of yours on {where}.",
    "5.8c": "All {robots} robots of yours are in play.",
    "5.8d": "You do not have these cubes; you have {cubes}.",
    "5.9a": "A sale takes a cube of each colour; you have {cubes}.",
    "5.9b": "The bank has paid out all of its {bank} points.",
    "5.11a": "You have {energy} left to store.",
    "9g": "{Shared} lies between the bases of {allies}, and goes to one of them.",
    "11c": "{Where} is too close to another tile, or too far from all.",
    "11f": "You have laid your {secret} tile already.",
    "11g": "You chose row {row}, and {where} is not in it.",
    "12b": "There is no base {bid} here.",
    "12d": "There are markers on base {bid}; from the eleventh round on a base without any must be chosen.",
    "12a": "{Lot} has a base already.",
    "2d": "{Lot} has a place in the order already, or plays later.",
}


def refusal(view: View, action: dict[str, Any], rule: Rule, asked: str) -> str:
    """A sentence for the player who tried this."""
    template = REFUSALS.get(rule.id)
    return template.format(**_words(view, action, asked)) if template else rule.sentence


def _words(view: View, action: dict[str, Any], asked: str) -> dict[str, Any]:
    """Everything that a refusal may have to name."""
    g, s = terms(view), table(view)
    verb, value = next(iter(action.items()))
    seat = s.seat if s.seat >= 0 else 0
    cell = acting_cell(s)
    words: dict[str, Any] = {
        "asked": asked,
        "energy": energy(s.energy),
        "cost": PRINTED.costs[_costing(verb, value)],
        "cubes": cubes(g, s, seat),
        "cell": cell_name(g, cell) if cell >= 0 else value,
        "steps": PRINTED.costs["steps"],
        "walls": PRINTED.walls,
        "bank": PRINTED.bank,
        "robots": ROBOTS,
        "row": s.spot + 1,
        "spot": cell_name(g, s.spot),
        "Type": capital(str(value)),
        "secret": value,
        "bid": value,
        "side": value,
        "Lot": capital(str(value)),
        "robot_problem": _robot_problem(g, s, seat, str(value)),
        "wall_problem": _wall_problem(g, s, seat),
    }
    there = _target(g, verb, value, cell)
    where = "that" if there is None else f"the space {value} of {words['cell']}" if there < 0 and value in DIRECTIONS else str(value)
    if there is not None and there >= 0:
        where = cell_name(g, there)
        words["neighbours"] = _neighbours(g, s, there)
    words |= {"where": where, "Where": capital(where), "tile": tile_name(s.tiles[there]) if there is not None and there >= 0 else "nothing"}
    outside = there is None or there < 0
    standing = f"A wall already stands between {words['cell']} and {where}."
    words["wall_place"] = "A wall stands between two spaces, not at the border of the area." if outside else standing
    if s.pending:
        allies = [SEATS[each] for each in range(g.seats) if g.side[each] == s.shared[s.pending[0]] - 1]
        words |= {"Shared": capital(cell_name(g, s.pending[0])), "allies": listed(allies)}
    return words


def _costing(verb: str, value: Any) -> str:
    """The entry of the price list that an action belongs to."""
    name = value if verb == "do" else "robot" if verb == "build" else verb
    return name if name in PRINTED.costs else "move"


def _target(g: Terms, verb: str, value: Any, cell: int) -> int | None:
    """The cell that an action is about; below 0 if the area has no such one, None if it is about none."""
    if verb in ("robot", "move", "build", "spot"):
        there = cell_of(g, value)
        return there if there >= 0 and g.grid.available[there] else -1
    if value in DIRECTIONS and cell >= 0:
        return towards(g, cell, value)
    return None


def _neighbours(g: Terms, s: Table, cell: int) -> str:
    near = [g.beside[cell * 4 + side] for side in range(4)]
    return listed([f"{tile_name(s.tiles[other])} on {cell_name(g, other)}" for other in near if other >= 0 and s.tiles[other] > 1])


def _robot_problem(g: Terms, s: Table, seat: int, name: str) -> str:
    cell = cell_of(g, name) if name[1:].isdigit() else -1
    if cell >= 0 and cell in s.robots[seat * ROBOTS : (seat + 1) * ROBOTS]:
        return f"Your robot on {name} is off: it began this turn outside your area."
    return f"There is no robot of yours on {name}."


def _wall_problem(g: Terms, s: Table, seat: int) -> str:
    if cubes_of(g, s, seat):
        return "A wall takes one cube."
    return f"A wall takes a cube of any of {listed(list(COLOURS))}; you have none."
