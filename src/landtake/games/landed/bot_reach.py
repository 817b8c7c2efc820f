"""How large the areas are that one more tile can reach: what Landed's judge knows about the land."""

from __future__ import annotations

from typing import Final

from landtake.games.landed.state import NONE, Table
from landtake.games.landed.tables import FACES_EACH, HAS_SATELLITE, LABEL, LAVA, TILE_COUNT
from landtake.parts.hex import OPPOSITE

TERRAINS: Final = 6

BITS: Final[list[int]] = [number.bit_count() for number in range(1 << 10)]

SIDE_SHOWS: Final[list[int]] = [
    sum([1 << terrain for terrain in range(TERRAINS) if terrain in LABEL[at * 36 : at * 36 + 6]]) for at in range((TILE_COUNT + 1) * 2)
]
"""The terrains on a side of a tile, as a mask, by tile * 2 + side."""

SHOWS: Final[list[int]] = [SIDE_SHOWS[tile * 2] | SIDE_SHOWS[tile * 2 + 1] for tile in range(TILE_COUNT + 1)]
"""The terrains on either side of a tile, as a mask."""


_NOTHING: Final = [0] * TERRAINS


def size_of(tiles: int) -> int:
    """How many tiles there are in a mask of them."""
    count = 0
    while tiles:
        count += BITS[tiles & 1023]
        tiles >>= 10
    return count


class Reach:
    """The areas beside plots, and the largest of those beside empty ones with one tile more; what no tile can reach is nobody's any more.

    It holds as long as no tile and no cube is laid or taken away, in whatever order that came to lie there.
    """

    def __init__(self, s: Table) -> None:
        self._where: Final = s.where[:]
        self._face: Final = s.face[:]
        self._cube: Final = s.cube[:]
        self._cells: Final = s.plots[:]
        self.gold: Final[list[int]] = [1] * TERRAINS
        """The largest of each terrain without a cube; a tile alone is an area of 1."""
        self.next_gold: Final[list[int]] = [1] * TERRAINS
        """The second largest."""
        self.silver: Final[list[int]] = [0] * (len(s.points) * TERRAINS)
        """The largest of each terrain in which one other player has a cube, by seat * TERRAINS + terrain."""
        self.size: Final[list[int]] = []
        self.tiles: Final[list[int]] = []
        self.cubes: Final[list[int]] = []
        """The areas that were found: how many tiles they have, and which, and whose cubes are there, as masks."""
        self.plots: Final[list[int]] = []
        """The plots that were looked at, the free ones first; their numbers are their places here."""
        self.beside: Final[list[int]] = []
        """The areas that face these plots, by number * 6 + edge; NONE for none."""
        self.facing: Final[list[int]] = []
        """The edges of these plots that face each terrain, as a mask, by number * TERRAINS + terrain."""
        self.together: Final[list[int]] = []
        """The sizes of the areas that face these plots, added up by edges, in the same way."""
        self.by_satellite: Final[list[bool]] = []
        """Whether a tile with a satellite lies beside these plots."""
        known = [NONE] * len(s.parent)
        for plot in s.free:
            self._look(s, plot, known, True)

    def holds(self, s: Table) -> bool:
        """Whether the land lies as it did here."""
        return s.where == self._where and s.cube == self._cube and s.face == self._face and s.plots == self._cells

    def number(self, s: Table, plot: int) -> int:
        """Under which number a plot is noted, which may be one that is covered with another tile."""
        if plot not in self.plots:
            self._look(s, plot, [NONE] * len(s.parent), False)
        return self.plots.index(plot)

    def _look(self, s: Table, plot: int, known: list[int], free: bool) -> None:
        number = len(self.plots)
        near = s.near
        tile_at = s.tile_at
        parent = s.parent
        facing = self.facing
        together = self.together
        satellite = False
        self.plots.append(plot)
        facing.extend(_NOTHING)
        together.extend(_NOTHING)
        for edge in range(6):
            other = near[plot * 6 + edge]
            tile = NONE if other == NONE else tile_at[other]
            area = NONE
            if tile != NONE:
                if HAS_SATELLITE[tile]:
                    satellite = True
                opposite = OPPOSITE[edge]
                terrain = LABEL[(tile * FACES_EACH + s.face[tile]) * 6 + opposite]
                if terrain != LAVA:
                    root = s.section[other * 6 + opposite]
                    while parent[root] != root:
                        root = parent[root]
                    area = known[root]
                    if area == NONE:
                        area = len(self.size)
                        known[root] = area
                        self._found(s, terrain, root, free)
                    facing[number * TERRAINS + terrain] |= 1 << edge
                    together[number * TERRAINS + terrain] += self.size[area]
            self.beside.append(area)
        self.by_satellite.append(satellite)

    def _found(self, s: Table, terrain: int, root: int, free: bool) -> None:
        """Note an area, and with an empty plot beside it how large it can become."""
        tiles = s.area_tiles[root]
        cubes = s.area_cubes[root]
        size = size_of(tiles)
        self.size.append(size)
        self.tiles.append(tiles)
        self.cubes.append(cubes)
        if not free or cubes & (cubes - 1):
            return
        size += 1
        if cubes == 0:
            if size > self.gold[terrain]:
                self.next_gold[terrain] = self.gold[terrain]
                self.gold[terrain] = size
            elif size > self.next_gold[terrain]:
                self.next_gold[terrain] = size
            return
        for seat in range(len(s.points)):
            if not cubes >> seat & 1 and size > self.silver[seat * TERRAINS + terrain]:
                self.silver[seat * TERRAINS + terrain] = size
