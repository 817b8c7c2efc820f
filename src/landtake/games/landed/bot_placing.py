"""What laying a tile somewhere promises in Landed, worked out from the areas beside the plot without laying it."""

from __future__ import annotations

from typing import Final

from landtake.games.landed.bot_reach import SHOWS, TERRAINS, Reach, size_of
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
    TURN_OPTIONS,
)

NOWHERE: Final = -1000.0

LARGEST: Final = max(LEVEL_SIZE)
"""Areas that are larger promise no more."""

_SIZES: Final = LARGEST + 1

SECTION_EDGES: Final[list[int]] = [
    sum([1 << other for other in range(6) if FIRST_EDGE[at - at % 6 + other] == FIRST_EDGE[at]]) for at in range(len(LABEL))
]
"""The edges of the section that an edge belongs to, as a mask, by (tile * FACES_EACH + face) * 6 + edge."""

ONLY_EDGE: Final[list[int]] = [edges.bit_length() - 1 if edges.bit_count() == 1 else NONE for edges in range(1 << 6)]
"""The edge in a mask of one; NONE for masks of none or several."""


class Terms:
    """By what placements of a seat are judged."""

    def __init__(self, worth: list[float], ability: list[float], growing: list[float], unfit: float, launch: float, freed: float) -> None:
        self.worth: Final = worth
        """What each of the seat's contracts is worth to it as the land lies."""
        self.ability: Final = ability
        """What of that is for its ability."""
        self.growing: Final = growing
        """What a contract's best level keeps of its points, by the number of tiles that it lacks."""
        self.unfit: Final = unfit
        """What is left of a contract if no tile in the hand shows its terrain."""
        self.launch: Final = launch
        self.freed: Final = freed
        """What the time is worth that a contract no longer takes once it is fulfilled."""


class Placing:
    """Gains of placements for one seat, in points, given what its contracts are worth to it as the land lies."""

    def __init__(self, s: Table, seat: int, terms: Terms, claims: bool, reach: Reach) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.terms: Final = terms
        self.claims: Final = claims
        """Whether an area may be claimed by this placement."""
        self.reach: Final = reach
        self.beside: Final = reach.beside
        self.facing: Final = reach.facing
        self.by_satellite: Final = reach.by_satellite
        self.size: Final = reach.size
        self.cubes: Final = reach.cubes
        """What is known of the land, by the numbers of plots and areas."""
        self.wanted: Final = wishes(s, seat)
        self.terrains: Final[list[int]] = [terrain for terrain in range(TERRAINS) if self.wanted >> terrain & 1]
        self.most_grown: Final[list[float]] = []
        self.most_claimed: Final[list[float]] = []
        """What areas of each terrain cannot promise more than on a plot, and what claiming them cannot add more than, by
        number * TERRAINS + terrain."""
        self.looked = 0
        """For how many plots that was worked out."""
        self.unlike: Final[list[int]] = []
        """The numbers of the free plots, once they were all looked at, without those that promise the same as one before them."""
        self.most: Final[dict[int, float]] = {}
        """The most that tiles can promise, as far as it was asked."""
        self.grown_to: Final[list[float]] = [NOWHERE] * (TERRAINS * 2 * _SIZES)
        self.claimed_at: Final[list[float]] = [NOWHERE] * (TERRAINS * 2 * _SIZES)
        """What areas promise, and what claiming them adds to that, by (terrain * 2 + silver) * _SIZES + size, as far as it was asked."""
        self.lone_grown: Final[list[float]] = [0.0] * TERRAINS
        self.lone_claimed: Final[list[float]] = [0.0] * TERRAINS
        """What areas of one tile promise, and what claiming them adds."""
        for terrain in self.terrains:
            lone = self.learned(terrain, 1, 0)
            self.lone_grown[terrain] = self.grown_to[lone]
            self.lone_claimed[terrain] = max(0.0, self.claimed_at[lone])

    def best(self, tile: int) -> float:
        """The most that a tile of the hand can promise, wherever it goes."""
        most = self.most.get(tile, NOWHERE)
        if most == NOWHERE:
            self.survey()
            for number in self.unlike:
                most = self.better_at(tile, number, most)
            self.most[tile] = most
        return most - self.missed(tile)

    def missed(self, tile: int) -> float:
        """What contracts lose by it that no other tile of the hand shows their terrain."""
        shows = 0
        for other in self.s.hands[self.seat]:
            if other != tile:
                shows |= SHOWS[other]
        lost = 0.0
        for held, contract in enumerate(self.s.contracts[self.seat]):
            terrain = CONTRACT_TERRAIN[contract]
            if not shows >> terrain & 1 and SHOWS[tile] >> terrain & 1:
                lost += self.terms.worth[held] * (1.0 - self.terms.unfit)
        return lost

    def best_tile(self) -> int:
        """The tile of the hand that can promise most; NONE if there is none."""
        chosen = NONE
        most = NOWHERE
        for tile in self.s.hands[self.seat]:
            gain = self.best(tile)
            if gain > most:
                most = gain
                chosen = tile
        return chosen

    def best_plot(self, tile: int) -> int:
        """Where a tile promises most."""
        chosen = NONE
        most = NOWHERE
        self.survey()
        for number in self.unlike:
            gain = self.better_at(tile, number, most)
            if gain > most:
                most = gain
                chosen = self.reach.plots[number]
        return chosen

    def best_face(self, tile: int, plot: int) -> int:
        """With which face up a tile promises most on a plot, as an action."""
        number = self.look(plot)
        chosen = NONE
        most = NOWHERE
        for option in FACE_OPTIONS[tile]:
            gain = self.gain(tile, option - FACE, number)
            if gain > most:
                most = gain
                chosen = option
        return chosen

    def best_at(self, tile: int, plot: int) -> float:
        """The most that a tile can promise on a plot."""
        return self.better_at(tile, self.look(plot), NOWHERE)

    def better_at(self, tile: int, number: int, most: float) -> float:
        """The most that a tile can promise on a plot that was looked at, if that is more than is known already.

        Sides that cannot bring more are passed by.
        """
        for side in (0, 1):
            if self.bound(tile, side, number) <= most:
                continue
            for option in TURN_OPTIONS[tile * 2 + side]:
                gain = self.gain(tile, option - FACE, number)
                if gain > most:
                    most = gain
        return most

    def bound(self, tile: int, side: int, number: int) -> float:
        """What a side of a tile cannot promise more than on a plot that was looked at, however it is turned."""
        at = tile * FACES_EACH + side * 6
        total = self.terms.launch if self.by_satellite[number] and HAS_SATELLITE[tile] else 0.0
        claim = 0.0
        for first in SECTIONS[at]:
            terrain = LABEL[at * 6 + first]
            if self.wanted >> terrain & 1:
                total += self.most_grown[number * TERRAINS + terrain]
                claim = max(claim, self.most_claimed[number * TERRAINS + terrain])
        return total + claim

    def survey(self) -> None:
        """Look at all free plots. Those where nothing wanted lies are alike, but for a satellite: one of them stands for all."""
        if self.looked:
            return
        lonely = 0
        for number in range(len(self.s.free)):
            if not self.look_at_next():
                sort = 2 if self.by_satellite[number] else 1
                if lonely & sort:
                    continue
                lonely |= sort
            self.unlike.append(number)

    def look(self, plot: int) -> int:
        """Look at a plot; its number."""
        self.survey()
        number = self.reach.number(self.s, plot)
        while self.looked <= number:
            self.look_at_next()
        return number

    def look_at_next(self) -> bool:
        """Work out what areas cannot promise more than on the next plot; whether anything wanted lies there."""
        number = self.looked
        self.looked += 1
        self.most_grown.extend(self.lone_grown)
        self.most_claimed.extend(self.lone_claimed)
        wanted = False
        for terrain in self.terrains:
            if self.facing[number * TERRAINS + terrain]:
                wanted = True
                self.note_most(number, terrain)
        return wanted

    def note_most(self, number: int, terrain: int) -> None:
        """Note what areas of a terrain cannot promise more than on a plot, by the sizes of all that face it there."""
        size = min(1 + self.reach.together[number * TERRAINS + terrain], LARGEST)
        self.most_grown[number * TERRAINS + terrain] = self.grown_to[self.learned(terrain, size, 0)]
        for smaller in range(2, size + 1):
            claimed = self.claimed_at[self.learned(terrain, smaller, 0)]
            if claimed > self.most_claimed[number * TERRAINS + terrain]:
                self.most_claimed[number * TERRAINS + terrain] = claimed

    def gain(self, tile: int, face: int, number: int) -> float:
        """What a tile promises with this face up on a plot that was looked at."""
        at = tile * FACES_EACH + face
        total = self.terms.launch if self.by_satellite[number] and HAS_SATELLITE[tile] else 0.0
        claim = 0.0
        for first in SECTIONS[at]:
            terrain = LABEL[at * 6 + first]
            if not self.wanted >> terrain & 1:
                continue
            size = 1
            cubes = 0
            edges = SECTION_EDGES[at * 6 + first] & self.facing[number * TERRAINS + terrain]
            if edges:
                edge = ONLY_EDGE[edges]
                if edge != NONE:
                    area = self.beside[number * 6 + edge]
                    size = self.size[area] + 1
                    cubes = self.cubes[area]
                else:
                    tiles, cubes = self.joined(tile, number, edges)
                    size = size_of(tiles)
                if cubes >> self.seat & 1 or cubes & (cubes - 1):
                    continue
            index = self.learned(terrain, size, cubes)
            total += self.grown_to[index]
            if self.claims and self.claimed_at[index] > claim:
                claim = self.claimed_at[index]
        return total + claim

    def joined(self, tile: int, number: int, edges: int) -> tuple[int, int]:
        """The tiles and the cubes, as masks, of the area that a section of a tile makes with those that face these edges of a plot."""
        tiles = 1 << tile
        cubes = 0
        for edge in range(6):
            if edges >> edge & 1:
                area = self.beside[number * 6 + edge]
                tiles |= self.reach.tiles[area]
                cubes |= self.cubes[area]
        return tiles, cubes

    def learned(self, terrain: int, size: int, cubes: int) -> int:
        """Where it is noted what areas of a terrain and a size promise; it is worked out if it was not yet."""
        size = min(size, LARGEST)
        index = (terrain * 2 + (1 if cubes else 0)) * _SIZES + size
        if self.grown_to[index] == NOWHERE:
            grown = self.grown(terrain, size, cubes != 0)
            self.grown_to[index] = grown
            self.claimed_at[index] = self.claimed(terrain, size, cubes != 0) - grown
        return index

    def grown(self, terrain: int, size: int, silver: bool) -> float:
        """By how much the best contract of a terrain gains if an area gets this size."""
        most = 0.0
        contracts = self.s.contracts[self.seat]
        for held, contract in enumerate(contracts):
            if CONTRACT_TERRAIN[contract] == terrain:
                grown = level_worth(contract, size + 1, silver, self.terms.growing) + self.terms.ability[held]
                most = max(most, grown - self.terms.worth[held])
        return most

    def claimed(self, terrain: int, size: int, silver: bool) -> float:
        """What claiming an area of this size brings beyond what the contract is worth in the hand."""
        most = 0.0
        contracts = self.s.contracts[self.seat]
        for held, contract in enumerate(contracts):
            if CONTRACT_TERRAIN[contract] == terrain:
                points = 0
                for index in range(contract * LEVELS, contract * LEVELS + LEVELS):
                    if LEVEL_SIZE[index] <= size:
                        points = SILVER[index] if silver else GOLD[index]
                if points:
                    most = max(most, points + self.terms.ability[held] + self.terms.freed - self.terms.worth[held])
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
