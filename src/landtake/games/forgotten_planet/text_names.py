"""What things on the planet are called: players, cells, tiles, robots, cubes."""

from __future__ import annotations

from typing import Final

from landtake.core.view import View
from landtake.draw.words import counted, listed
from landtake.games.forgotten_planet.data import COLOURS
from landtake.games.forgotten_planet.rules import ForgottenPlanet
from landtake.games.forgotten_planet.state import BASE_TILE, FACE_DOWN, NONE, ROBOTS, SITE, Table
from landtake.games.forgotten_planet.tables import DIRECTIONS, PLAYERS
from landtake.games.forgotten_planet.terms import Terms

SEATS: Final = ("Yellow", "Red", "Green", "Purple")
TILES: Final = ("nothing", "a land tile", "a brown mine", "a white mine", "a blue mine", "a special mine")
SECRETS: Final = ("a base", "a land tile", "a special mine")


def table(view: View) -> Table:
    """The position that a view shows."""
    assert isinstance(view.state, Table)
    return view.state


def terms(view: View) -> Terms:
    """The terms of the match that a view is of."""
    assert isinstance(view.game, ForgottenPlanet)
    return view.game.terms


def tile_name(tile: int) -> str:
    """What lies on a cell."""
    if BASE_TILE <= tile < SITE:
        return f"{SEATS[tile - BASE_TILE]}'s base"
    if tile == SITE:
        return "a base that nobody has yet"
    return "a tile face down" if tile == FACE_DOWN else TILES[tile]


def cell_name(g: Terms, cell: int) -> str:
    """A cell by its column and row."""
    return g.grid.name(cell) if cell >= 0 else "nowhere"


def cell_of(g: Terms, name: str) -> int:
    """The cell that an action names, or NONE if the area has no such one."""
    column, row = ord(name[0]) - ord("a"), int(name[1:]) - 1
    return row * g.grid.width + column if column < g.grid.width and row < g.grid.height else NONE


def towards(g: Terms, cell: int, side: str) -> int:
    """The available cell on that side, or NONE."""
    return g.beside[cell * 4 + DIRECTIONS.index(side)]


def acting_cell(s: Table) -> int:
    """Where the robot is that acts now, or NONE."""
    return s.robots[s.active * ROBOTS + s.robot] if s.robot != NONE and s.active >= 0 else NONE


def robots_on(s: Table, cell: int) -> list[tuple[int, int]]:
    """The robots on a cell, by seat and number."""
    return [divmod(slot, ROBOTS) for slot, at in enumerate(s.robots) if at == cell]


def is_on(s: Table, seat: int, number: int) -> bool:
    return bool(s.on[seat] >> number & 1)


def cubes(g: Terms, s: Table, seat: int) -> str:
    """A player's cubes in words."""
    purse = g.purse[seat]
    return listed([f"{s.cubes[purse + colour]} {name}" for colour, name in enumerate(COLOURS)])


def energy(count: int) -> str:
    return f"{count or 'no'} energy"


def robots(count: int) -> str:
    return counted(count, "robot")


def seat_of(player: str) -> int:
    return PLAYERS.index(player)
