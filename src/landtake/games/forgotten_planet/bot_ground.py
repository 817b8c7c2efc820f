"""What the judge of The Forgotten Planet reads from tiles and walls alone, and remembers, since most steps of a robot change neither."""

from __future__ import annotations

from typing import Final

from landtake.games.forgotten_planet.rules_control import SOLE, nearest
from landtake.games.forgotten_planet.rules_score import bonus
from landtake.games.forgotten_planet.state import BASE_TILE, BLUE_MINE, BROWN_MINE, EMPTY, LAND_TILE, SITE, SPECIAL_MINE, Table
from landtake.games.forgotten_planet.tables import SIDE
from landtake.games.forgotten_planet.terms import Terms

NEAR: Final[list[int]] = [round(1e6 / (1 + 0.15 * step)) for step in range(SIDE * SIDE)]
"""How much an empty space counts that is so many steps from a base: the nearer, the likelier it is built on from there."""

REMEMBERED: Final = 4000
"""How many grounds are kept in mind before all are forgotten."""


class Ground:
    """Who holds what, by side, as a check of control now would find it; a side is an alliance, or a player alone.

    Tuples, because the garbage collector need not look into them.
    """

    def __init__(self, g: Terms, s: Table) -> None:
        sides = 2 if g.allied else g.seats
        tiles = s.tiles
        holders: list[int] = []
        land = [0] * sides
        special = [0] * sides
        mines = [0] * sides
        bases = [0] * sides
        pits = [0] * (4 * sides)
        for cell, label in enumerate(nearest(g, s)):
            holder = SOLE[label]
            if holder < 0:
                holders.append(-1)
                continue
            side = g.side[holder]
            holders.append(side)
            tile = tiles[cell]
            if BROWN_MINE <= tile <= SPECIAL_MINE:
                pits[4 * side + tile - BROWN_MINE] += 1
            if tile == LAND_TILE:
                land[side] += 1
            elif tile == SPECIAL_MINE:
                special[side] += 1
            elif tile <= BLUE_MINE:
                mines[side] += 1
            else:
                bases[side] += 1
        most_mines = bonus(mines)
        most_bases = bonus(bases)
        self.holders: tuple[int, ...] = tuple(holders)
        """The side that holds each cell, -1 if none does."""
        self.land: tuple[int, ...] = tuple(land)
        self.special: tuple[int, ...] = tuple(special)
        self.mines: tuple[int, ...] = tuple(mines)
        self.bases: tuple[int, ...] = tuple(bases)
        self.bonus: tuple[int, ...] = tuple([most_mines[side] + most_bases[side] for side in range(sides)])
        self.pits: tuple[int, ...] = tuple(pits)
        """The mines of each side by what they bring, the special ones last."""
        self.near: tuple[float, ...] = tuple(nearby(g, s, sides))
        """The share of the empty spaces to which each side's bases are nearest, those that are far from them counted less."""
        self.ready = [-1.0] * g.cells
        """How near a robot on each cell is to an empty space on which it can build; -1 where that was not asked yet."""

    def readiness(self, g: Terms, s: Table, cell: int) -> float:
        """How near a robot is to an empty space on which it can build: 1 beside one, less a step away."""
        known = self.ready[cell]
        if known < 0.0:
            known = readiness(g, s, cell)
            self.ready[cell] = known
        return known


class Grounds:
    """The grounds that a judge has seen."""

    def __init__(self, g: Terms) -> None:
        self.terms = g
        self.known: dict[bytes, Ground] = {}

    def of(self, s: Table) -> Ground:
        """The ground of a position."""
        key = bytes(s.tiles + s.walls)
        ground = self.known.get(key)
        if ground is None:
            if len(self.known) >= REMEMBERED:
                self.known.clear()
            ground = Ground(self.terms, s)
            self.known[key] = ground
        return ground


def readiness(g: Terms, s: Table, cell: int) -> float:
    """How near a cell is to an empty space on which a robot there can build."""
    tiles = s.tiles
    beside = g.beside
    walls = s.walls
    at = cell * 4
    for side in range(4):
        other = beside[at + side]
        if other >= 0 and tiles[other] == EMPTY and not walls[cell] >> side & 1:
            return 1.0
    for side in range(4):
        other = beside[at + side]
        if other < 0 or walls[cell] >> side & 1:
            continue
        wall = walls[other]
        for turn in range(4):
            beyond = beside[other * 4 + turn]
            if beyond >= 0 and tiles[beyond] == EMPTY and not wall >> turn & 1:
                return 0.6
    return 0.2


def nearby(g: Terms, s: Table, sides: int) -> list[float]:
    """Each side's share of the empty spaces, by whose bases are nearest to them over tiles and empty spaces alike."""
    tiles = s.tiles
    walls = s.walls
    beside = g.beside
    labels = [0] * g.cells
    steps = [0] * g.cells
    edge: list[int] = []
    for cell in range(g.cells):
        tile = tiles[cell]
        if BASE_TILE <= tile < SITE:
            labels[cell] = 1 << g.side[tile - BASE_TILE]
            edge.append(cell)
    counts = [0] * 16
    total = 0
    step = 0
    while edge:
        step += 1
        reached: list[int] = []
        for cell in edge:
            label = labels[cell]
            wall = walls[cell]
            at = cell * 4
            for side in range(4):
                other = beside[at + side]
                if other < 0 or wall >> side & 1 or tiles[other] >= BASE_TILE:
                    continue
                known = labels[other]
                if known == 0:
                    labels[other] = label
                    steps[other] = step
                    reached.append(other)
                elif steps[other] == step:
                    labels[other] = known | label
        near = NEAR[step]
        for cell in reached:
            if tiles[cell] == EMPTY:
                total += near
                counts[labels[cell]] += near
        edge = reached
    return [counts[1 << side] / total if total else 0.0 for side in range(sides)]
