"""What laying a tile somewhere promises in Landed, worked out from the areas beside the plot without laying it."""

from __future__ import annotations

from typing import Final

from landtake.games.landed.bot_reach import SIDE_SHOWS, size_of
from landtake.games.landed.state import NONE, Table
from landtake.games.landed.tables import (
    CONTRACT_TERRAIN,
    FACE,
    FACE_OPTIONS,
    FACES_EACH,
    FIRST_EDGE,
    GOLD,
    HAS_SATELLITE,
    LABEL,
    LEVEL_SIZE,
    LEVELS,
    SECTIONS,
    SILVER,
)
from landtake.parts.hex import OPPOSITE

NOWHERE: Final = -1000.0


class Placing:
    """Gains of placements for one seat, in points, given what its contracts are worth to it as the land lies."""

    def __init__(self, s: Table, seat: int, worth: list[float], growing: list[float], launch: float, claims: bool) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.worth: Final = worth
        """What keeping each of the seat's contracts is worth, its cube included."""
        self.growing: Final = growing
        """What a contract's best level keeps of its points, by the number of tiles that it lacks."""
        self.launch: Final = launch
        self.claims: Final = claims
        """Whether an area may be claimed by this placement."""
        self.wanted: Final = wishes(s, seat)
        self.label: Final[list[int]] = []
        self.tiles: Final[list[int]] = []
        self.cubes: Final[list[int]] = []
        """What faces the plots that were looked at, by number * 6 + edge; other terrains than wanted ones are NONE."""
        self.by_satellite: Final[list[bool]] = []
        self.around: Final[list[int]] = []
        """The wanted terrains that face each of these plots, as a mask."""
        self.number: Final[dict[int, int]] = {}

    def best(self, tile: int) -> float:
        """The most that a tile of the hand can promise, wherever it goes."""
        most = NOWHERE
        for plot in self.s.free:
            gain = self.best_at(tile, plot)
            if gain > most:
                most = gain
        return most

    def best_at(self, tile: int, plot: int) -> float:
        """The most that a tile can promise on a plot; faces that join no wanted area promise about the same."""
        number = self.look(plot)
        around = self.around[number]
        most = NOWHERE
        for option in FACE_OPTIONS[tile]:
            face = option - FACE
            if most == NOWHERE or SIDE_SHOWS[tile * 2 + face // 6] & around:
                gain = self.gain(tile, face, number)
                if gain > most:
                    most = gain
        return most

    def look(self, plot: int) -> int:
        """Note what lies round a plot; the number under which it is noted."""
        known = self.number.get(plot, NONE)
        if known != NONE:
            return known
        s = self.s
        number = len(self.around)
        self.number[plot] = number
        by_satellite = False
        around = 0
        for edge in range(6):
            terrain = NONE
            tiles = 0
            cubes = 0
            other = s.near[plot * 6 + edge]
            there = NONE if other == NONE else s.tile_at[other]
            if there != NONE:
                if HAS_SATELLITE[there]:
                    by_satellite = True
                facing = OPPOSITE[edge]
                terrain = LABEL[(there * FACES_EACH + s.face[there]) * 6 + facing]
                if self.wanted >> terrain & 1:
                    around |= 1 << terrain
                    root = s.section[other * 6 + facing]
                    while s.parent[root] != root:
                        root = s.parent[root]
                    tiles = s.area_tiles[root]
                    cubes = s.area_cubes[root]
                else:
                    terrain = NONE
            self.label.append(terrain)
            self.tiles.append(tiles)
            self.cubes.append(cubes)
        self.by_satellite.append(by_satellite)
        self.around.append(around)
        return number

    def gain(self, tile: int, face: int, number: int) -> float:
        """What a tile promises with this face up on a plot that was looked at."""
        at = tile * FACES_EACH + face
        total = self.launch if self.by_satellite[number] and HAS_SATELLITE[tile] else 0.0
        claim = 0.0
        for first in SECTIONS[at]:
            terrain = LABEL[at * 6 + first]
            if not self.wanted >> terrain & 1:
                continue
            tiles, cubes = self.joined(tile, face, number, first)
            if cubes >> self.seat & 1 or cubes & (cubes - 1):
                continue
            size = size_of(tiles)
            grown = self.grown(terrain, size, cubes != 0)
            total += grown
            if self.claims:
                claim = max(claim, self.claimed(terrain, size, cubes != 0) - grown)
        return total + claim

    def joined(self, tile: int, face: int, number: int, first: int) -> tuple[int, int]:
        """The tiles and the cubes, as masks, of the area that a section of a wanted terrain would belong to."""
        at = (tile * FACES_EACH + face) * 6
        terrain = LABEL[at + first]
        tiles = 1 << tile
        cubes = 0
        for edge in range(6):
            if FIRST_EDGE[at + edge] == first and self.label[number * 6 + edge] == terrain:
                tiles |= self.tiles[number * 6 + edge]
                cubes |= self.cubes[number * 6 + edge]
        return tiles, cubes

    def grown(self, terrain: int, size: int, silver: bool) -> float:
        """By how much the best contract of a terrain gains if an area gets this size."""
        most = 0.0
        contracts = self.s.contracts[self.seat]
        for held, contract in enumerate(contracts):
            if CONTRACT_TERRAIN[contract] == terrain:
                most = max(most, level_worth(contract, size + 1, silver, self.growing) - self.worth[held])
        return most

    def claimed(self, terrain: int, size: int, silver: bool) -> float:
        """What claiming an area of this size brings beyond what the contract is worth in hand."""
        most = 0.0
        contracts = self.s.contracts[self.seat]
        for held, contract in enumerate(contracts):
            if CONTRACT_TERRAIN[contract] == terrain:
                points = 0
                for index in range(contract * LEVELS, contract * LEVELS + LEVELS):
                    if LEVEL_SIZE[index] <= size:
                        points = SILVER[index] if silver else GOLD[index]
                most = max(most, points - self.worth[held])
        return most


def level_worth(contract: int, size: int, silver: bool, growing: list[float]) -> float:
    """The best level of a contract, less for every tile that an area of this size lacks for it."""
    most = 0.0
    for index in range(contract * LEVELS, contract * LEVELS + LEVELS):
        lacks = LEVEL_SIZE[index] - size
        value = (SILVER[index] if silver else GOLD[index]) * growing[lacks if lacks > 0 else 0]
        if value > most:
            most = value
    return most


def wishes(s: Table, seat: int) -> int:
    """The terrains of a seat's contracts, as a mask."""
    mask = 0
    for contract in s.contracts[seat]:
        mask |= 1 << CONTRACT_TERRAIN[contract]
    return mask
