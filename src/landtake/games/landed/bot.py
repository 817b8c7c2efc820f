"""How good a position of Landed is for each player, judged in points: what is scored, what the contracts promise, what is in hand."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Final

from landtake.core.game import Game
from landtake.core.state import State
from landtake.games.landed import ground
from landtake.games.landed.kinds import ASK_ABILITY, ASK_ACTION, ASK_AFTER, ASK_FACE, ASK_FULFIL, ASK_PLOT, ASK_TILE
from landtake.games.landed.state import NONE, Table
from landtake.games.landed.tables import (
    ABILITY,
    CLAIM,
    CONTRACT_TERRAIN,
    FACE,
    FACES_EACH,
    FULFIL,
    GOLD,
    HAS_SATELLITE,
    LABEL,
    LAVA,
    LEVEL_SIZE,
    LEVELS,
    PLAN,
    PLOT_COUNT,
    SCORE_CARD,
    SECTIONS,
    SIGN,
    SILVER,
    TERRAFORM,
    TILE,
    TILE_COUNT,
)
from landtake.parts.hex import OPPOSITE
from landtake.parts.judge import Judge
from landtake.parts.knowhow import Knowhow, read_knowhow

KNOWHOW: Final = read_knowhow(Path(__file__).parent / "data" / "bot.toml")

TERRAINS: Final = 6

SHOWS: Final[list[int]] = [
    sum([1 << terrain for terrain in range(TERRAINS) if terrain in LABEL[tile * FACES_EACH * 6 : (tile + 1) * FACES_EACH * 6]])
    for tile in range(TILE_COUNT + 1)
]
"""The terrains on either side of a tile, as a mask."""


class LandedJudge(Judge):
    """Judges Landed by the points that each player may still expect."""

    def __init__(self, game: Game, style: str = "") -> None:
        super().__init__(game, style)
        weights = KNOWHOW.weighted(style)
        self.near: Final = weights["near"]
        self.contract: Final = weights["contract"]
        self.cube: Final = weights["cube"]
        self.tile: Final = weights["tile"]
        self.satellite: Final = weights["satellite"]
        self.late: Final = weights["late"]
        self.spread: Final = weights["spread"]
        self.settled: Final = weights["settled"]

    def knowhow(self) -> Knowhow:
        return KNOWHOW

    def quiet(self, state: State) -> bool:
        return state.kind in (ASK_ACTION, ASK_AFTER)

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, Table)
        future = self.future(state)
        free = largest(state)
        expected = [self.expected(state, seat, future, free) for seat in range(len(state.points))]
        scale = self.settled + (self.spread - self.settled) * future
        best = max(expected)
        shares = [math.exp((points - best) / scale) for points in expected]
        total = sum(shares)
        return [share / total for share in shares]

    def future(self, s: Table) -> float:
        """How much of the game is left, from 1 to 0, as the bag says."""
        if s.turns_left != NONE:
            return 0.12
        return min(1.0, 0.2 + len(s.bag) / (len(s.points) * self.late))

    def expected(self, s: Table, seat: int, future: float, free: list[int]) -> float:
        """The points that a seat has and may still expect."""
        scores = s.cards[seat].count(SCORE_CARD) + s.fresh[seat].count(SCORE_CARD)
        unused = len(s.cards[seat]) + len(s.fresh[seat]) - scores
        total = s.points[seat] + 6.0 * scores + unused * (2.0 + (self.satellite - 2.0) * future)
        total += self.tile * future * min(4, len(s.hands[seat]))
        held = 0
        promised = 0.0
        for contract in s.contracts[seat]:
            if held < s.cubes[seat]:
                promised += self.promise(s, seat, contract, free)
                held += 1
        waiting = max(0, s.cubes[seat] - held)
        return total + promised * self.contract * (0.35 + 0.65 * future) + waiting * self.cube * future

    def promise(self, s: Table, seat: int, contract: int, free: list[int]) -> float:
        """The best level of a contract, less what the areas that there are lack for it."""
        at = (seat * TERRAINS + CONTRACT_TERRAIN[contract]) * 2
        gold = free[at]
        silver = free[at + 1]
        best = 0.0
        for index in range(contract * LEVELS, contract * LEVELS + LEVELS):
            value = GOLD[index] * self.near ** max(0, LEVEL_SIZE[index] - gold)
            if silver:
                value = max(value, SILVER[index] * self.near ** max(0, LEVEL_SIZE[index] - silver))
            best = max(best, value)
        return best

    # which options to look at first

    def order(self, state: State, seat: int, options: list[int]) -> list[float]:
        assert isinstance(state, Table)
        kind = state.kind
        if kind == ASK_FACE:
            gains = [self.face_gain(state, seat, option - FACE) for option in options]
        elif kind == ASK_PLOT:
            wanted = wishes(state, seat) & SHOWS[state.laying[seat]]
            gains = [plot_gain(state, seat, option, state.laying[seat], wanted) if option < PLOT_COUNT else 0.0 for option in options]
        elif kind == ASK_TILE:
            gains = [tile_gain(state, seat, option - TILE) for option in options]
        elif kind == ASK_FULFIL:
            gains = [float(LEVEL_SIZE[option - FULFIL]) for option in options]
        elif kind == ASK_ABILITY:
            gains = [2.0 if option == ABILITY else 0.0 for option in options]
        elif kind in (ASK_ACTION, ASK_AFTER):
            gains = [action_gain(state, seat, option) for option in options]
        else:
            return []
        base = self.evaluate(state)[seat]
        return [min(1.0, base + 0.02 * gain) for gain in gains]

    def face_gain(self, s: Table, seat: int, face: int) -> float:
        """What laying the tile so would promise, in points."""
        there = s.copy()
        tile = s.laying[seat]
        if s.covering:
            ground.cover(there, s.plot, tile, face)
        else:
            ground.lay(there, s.plot, tile, face)
        free = largest(there)
        total = 0.0
        for contract in s.contracts[seat]:
            total += self.promise(there, seat, contract, free)
        return total


def largest(s: Table) -> list[int]:
    """The largest areas that each seat may claim, by (seat * TERRAINS + terrain) * 2: for gold, then for silver."""
    seats = len(s.points)
    found = [0] * (seats * TERRAINS * 2)
    for plot in range(len(s.plots)):
        tile = s.tile_at[plot]
        if tile == NONE:
            continue
        at = tile * FACES_EACH + s.face[tile]
        for edge in SECTIONS[at]:
            root = ground.root_of(s, s.section[plot * 6 + edge])
            cubes = s.area_cubes[root]
            if cubes & (cubes - 1):
                continue
            size = ground.area_size(s, root)
            terrain = LABEL[at * 6 + edge]
            for seat in range(seats):
                if cubes >> seat & 1:
                    continue
                index = (seat * TERRAINS + terrain) * 2 + (1 if cubes else 0)
                if size > found[index]:
                    found[index] = size
    return found


def wishes(s: Table, seat: int) -> int:
    """The terrains of a seat's contracts, as a mask."""
    mask = 0
    for contract in s.contracts[seat]:
        mask |= 1 << CONTRACT_TERRAIN[contract]
    return mask


def plot_gain(s: Table, seat: int, plot: int, tile: int, wanted: int) -> float:
    """The largest area of a wanted terrain that a plot touches, and a satellite to launch beside."""
    gain = 0.0
    for edge in range(6):
        other = s.near[plot * 6 + edge]
        if other == NONE or s.tile_at[other] == NONE:
            continue
        there = s.tile_at[other]
        label = LABEL[(there * FACES_EACH + s.face[there]) * 6 + OPPOSITE[edge]]
        if label != LAVA and wanted >> label & 1:
            root = ground.root_of(s, s.section[other * 6 + OPPOSITE[edge]])
            cubes = s.area_cubes[root]
            if not cubes >> seat & 1 and not cubes & (cubes - 1):
                gain = max(gain, ground.area_size(s, root) * (0.6 if cubes else 1.0))
    if HAS_SATELLITE[tile] and ground.beside_satellite(s, plot):
        gain += 1.5
    return gain


def tile_gain(s: Table, seat: int, tile: int) -> float:
    """How many of the wanted terrains a tile shows, and its satellite."""
    return (SHOWS[tile] & wishes(s, seat)).bit_count() + 0.5 * HAS_SATELLITE[tile]


def action_gain(s: Table, seat: int, option: int) -> float:
    """A claim before all, then land for the contracts at hand, then what is lacking."""
    if CLAIM <= option < FULFIL:
        return 8.0
    if option == TERRAFORM:
        return 3.0 if s.contracts[seat] else 0.5
    if option == PLAN:
        return 2.0 if len(s.hands[seat]) <= 1 else 0.5
    if option == SIGN:
        return 2.5 if len(s.contracts[seat]) <= 1 else 0.8
    return 1.0
