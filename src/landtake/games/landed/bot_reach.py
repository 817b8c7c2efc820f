"""How large the areas are that one more tile can reach: what Landed's judge knows about the land."""

from __future__ import annotations

from typing import Final

from landtake.games.landed.state import NONE, Table
from landtake.games.landed.tables import FACES_EACH, LABEL, LAVA, TILE_COUNT
from landtake.parts.hex import OPPOSITE

TERRAINS: Final = 6

BITS: Final[list[int]] = [number.bit_count() for number in range(1 << 10)]

SIDE_SHOWS: Final[list[int]] = [
    sum([1 << terrain for terrain in range(TERRAINS) if terrain in LABEL[at * 36 : at * 36 + 6]]) for at in range((TILE_COUNT + 1) * 2)
]
"""The terrains on a side of a tile, as a mask, by tile * 2 + side."""

SHOWS: Final[list[int]] = [SIDE_SHOWS[tile * 2] | SIDE_SHOWS[tile * 2 + 1] for tile in range(TILE_COUNT + 1)]
"""The terrains on either side of a tile, as a mask."""


def size_of(tiles: int) -> int:
    """How many tiles there are in a mask of them."""
    count = 0
    while tiles:
        count += BITS[tiles & 1023]
        tiles >>= 10
    return count


class Reach:
    """The sizes that areas beside an empty plot would have with one tile more; an area that no tile can reach is nobody's any more."""

    def __init__(self, s: Table) -> None:
        seats = len(s.points)
        self.gold: Final[list[int]] = [1] * TERRAINS
        """The largest of each terrain without a cube; a tile alone is an area of 1."""
        self.next_gold: Final[list[int]] = [1] * TERRAINS
        """The second largest."""
        self.silver: Final[list[int]] = [0] * (seats * TERRAINS)
        """The largest of each terrain in which one other player has a cube, by seat * TERRAINS + terrain."""
        self.root: Final[list[int]] = [NONE] * TERRAINS
        """Where the largest without a cube is."""
        self._look(s, seats)

    def _look(self, s: Table, seats: int) -> None:
        near = s.near
        tile_at = s.tile_at
        parent = s.parent
        seen = [False] * len(parent)
        for plot in s.free:
            for at in range(plot * 6, plot * 6 + 6):
                other = near[at]
                if other == NONE:
                    continue
                tile = tile_at[other]
                if tile == NONE:
                    continue
                facing = OPPOSITE[at - plot * 6]
                terrain = LABEL[(tile * FACES_EACH + s.face[tile]) * 6 + facing]
                if terrain == LAVA:
                    continue
                root = s.section[other * 6 + facing]
                while parent[root] != root:
                    root = parent[root]
                if seen[root]:
                    continue
                seen[root] = True
                self._note(s, seats, terrain, root)

    def _note(self, s: Table, seats: int, terrain: int, root: int) -> None:
        cubes = s.area_cubes[root]
        if cubes & (cubes - 1):
            return
        size = size_of(s.area_tiles[root]) + 1
        if cubes == 0:
            if size > self.gold[terrain]:
                self.next_gold[terrain] = self.gold[terrain]
                self.gold[terrain] = size
                self.root[terrain] = root
            elif size > self.next_gold[terrain]:
                self.next_gold[terrain] = size
            return
        for seat in range(seats):
            if not cubes >> seat & 1 and size > self.silver[seat * TERRAINS + terrain]:
                self.silver[seat * TERRAINS + terrain] = size
