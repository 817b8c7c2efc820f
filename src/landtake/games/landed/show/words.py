"""Landed's vocabulary: what players, terrains, cards, abilities and places are called."""

from __future__ import annotations

from typing import Final

from landtake.draw.palette import PLAYERS
from landtake.draw.words import counted
from landtake.games.landed import ground
from landtake.games.landed.claims import area_refusal
from landtake.games.landed.data import ABILITIES, SATELLITES, TERRAINS
from landtake.games.landed.state import NONE, Table
from landtake.games.landed.tables import CONTRACT_TERRAIN, FACES_EACH, LABEL, LAVA, START
from landtake.parts.hex import EDGE_NAMES

SEATS: Final = tuple(livery.name.capitalize() for livery in PLAYERS[:4])
TERRAIN_NAMES: Final = (*(name.capitalize() for name in TERRAINS), "Lava")
DIRECTIONS: Final = ("east", "south-east", "south-west", "west", "north-west", "north-east")

CARD_NAMES: Final = tuple(kind.capitalize() for kind in SATELLITES)
CARD_SAYS: Final = (
    "Terraform once more.",
    "Plan once more.",
    "Sign once more.",
    "Score 6 points, now or at the end.",
    "Lay your tile on top of another one without a cube.",
    "Move an edge tile without a cube.",
    "Fulfil a level one larger than your area.",
)
ABILITY_SAYS: Final = dict(
    zip(
        ABILITIES,
        (
            "Draw two tiles.",
            "Look at a contract; you may keep it.",
            "Draw a satellite card.",
            "Draw tiles up to a hand of four.",
            "Score 3 points.",
            "Lay one more tile, without a claim.",
        ),
        strict=True,
    )
)


def tile_name(tile: int) -> str:
    """A tile by its number."""
    return "the starting tile" if tile == START else f"tile {tile}"


def tiles(count: int) -> str:
    """A number of tiles."""
    return counted(count, "tile")


def points(count: int) -> str:
    """A number of points."""
    return counted(count, "point")


def edge_direction(name: str) -> str:
    """An edge's direction in words."""
    return DIRECTIONS[EDGE_NAMES.index(name)]


def terrain_at(s: Table, tile: int, edge: int) -> str:
    """What is at an edge of a tile as it lies."""
    return TERRAIN_NAMES[LABEL[(tile * FACES_EACH + s.face[tile]) * 6 + edge]]


def contract_name(contract: int) -> str:
    """A contract by its terrain and its printed number."""
    return f"{TERRAIN_NAMES[CONTRACT_TERRAIN[contract]]} contract {contract + 1}"


def beside(s: Table, plot: int) -> str:
    """Where a plot is, by the first tile that it touches."""
    if plot < len(s.plots):
        for edge in range(6):
            other = s.near[plot * 6 + edge]
            if other != NONE and s.tile_at[other] != NONE:
                return f"{DIRECTIONS[(edge + 3) % 6]} of {tile_name(s.tile_at[other])}"
    return "next to no tile"


def faces(s: Table, tile: int, face: int) -> str:
    """The sections of a face, from the east clockwise."""
    at = (tile * FACES_EACH + face) * 6
    found: list[str] = []
    for edge in range(6):
        name = TERRAIN_NAMES[LABEL[at + edge]]
        if not found or found[-1] != name:
            found.append(name)
    if len(found) > 1 and found[0] == found[-1]:
        found.pop()
    return ", ".join(found)


def after_laying(s: Table, tile: int, face: int, plot: int) -> list[tuple[int, int]]:
    """The areas of a tile if it lay there: terrain and size of each section, the largest first."""
    there = s.copy()
    if there.where[tile] != NONE:
        ground.move(there, there.where[tile], plot, face)
    elif there.tile_at[plot] != NONE:
        ground.cover(there, plot, tile, face)
    else:
        ground.lay(there, plot, tile, face)
    sizes: dict[int, tuple[int, int]] = {}
    for edge in range(6):
        terrain = LABEL[(tile * FACES_EACH + face) * 6 + edge]
        if terrain != LAVA:
            root = ground.area_at(there, plot, edge)
            sizes[root] = (terrain, ground.area_size(there, root))
    return sorted(sizes.values(), key=lambda entry: (-entry[1], entry[0]))


def largest_open(s: Table, seat: int, terrain: int) -> int:
    """The size of the largest area of a terrain that a seat may claim, as far as cubes go."""
    best = 0
    for plot in range(len(s.plots)):
        tile = s.tile_at[plot]
        if tile == NONE:
            continue
        for edge in range(6):
            if LABEL[(tile * FACES_EACH + s.face[tile]) * 6 + edge] == terrain:
                root = ground.area_at(s, plot, edge)
                if area_refusal(s, seat, root) == 0:
                    best = max(best, ground.area_size(s, root))
    return best


def area_at_hand(s: Table, edge: int) -> str:
    """The area at an edge of the tile just laid."""
    if ground.area_at(s, s.where[s.window], edge) == NONE:
        return "the lava"
    return f"the {terrain_at(s, s.window, edge)} of size {ground.area_size(s, ground.area_at(s, s.where[s.window], edge))}"
