"""How good a position of The Forgotten Planet is for each player, judged from points, room to grow, and means to do so."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Final

from landtake.core.game import Game
from landtake.core.state import CHANCE, State
from landtake.games.forgotten_planet.rules import ForgottenPlanet
from landtake.games.forgotten_planet.rules_control import SOLE, nearest
from landtake.games.forgotten_planet.rules_kinds import ASK_ACT, ASK_ROBOT, ASK_STORE
from landtake.games.forgotten_planet.rules_score import bonus, scores
from landtake.games.forgotten_planet.state import (
    BASE_TILE,
    BLUE_MINE,
    BROWN_MINE,
    EMPTY,
    LAND_TILE,
    NONE,
    ROBOTS,
    SPECIAL_MINE,
    Table,
)
from landtake.games.forgotten_planet.tables import ACTIONS, BLAST, BLAST_ROBOTS, CONCENTRATE, CONSUME, STORE
from landtake.games.forgotten_planet.terms import Terms
from landtake.parts.judge import Judge
from landtake.parts.knowhow import Knowhow, read_knowhow

KNOWHOW: Final = read_knowhow(Path(__file__).parent / "data" / "bot.toml")

FEATURES: Final = (
    "land",
    "special",
    "tokens",
    "bonus",
    "frontier",
    "crew",
    "hands",
    "bases",
    "sets",
    "cubes",
    "mines",
    "colours",
    "ready",
    "energy",
    "stored",
)
"""What is looked at, for each side on its own. See data/bot.toml."""

HANDS: Final = 4
"""Robots in their own area that are counted; more only matter for the bonus."""

USEFUL: Final = 2
"""Cubes of one colour, and robots at the edge of the area, that are counted; more bring little."""

GUESSES: Final = {
    "robot": 0.6,
    "build": 0.61,
    "move": 0.5,
    "land": 0.62,
    "mine": 0.58,
    "base": 0.66,
    "wall": 0.42,
    "push": 0.45,
    "blast": 0.2,
    "concentrate": 0.4,
    "sell": 0.55,
    "consume": 0.35,
    "end": 0.35,
}
FIRST_GUESS: Final[list[float]] = [GUESSES.get(action.get("do", next(iter(action))), 0.5) for action in ACTIONS]
"""How good a step looks before anything is tried: building before moving, moving before walls, and ending last."""


class PlanetJudge(Judge):
    """Judges The Forgotten Planet by what every side has."""

    def __init__(self, game: Game, style: str = "") -> None:
        super().__init__(game, style)
        assert isinstance(game, ForgottenPlanet)
        self.terms: Final = game.terms
        weights = KNOWHOW.weighted(style)
        self.early: Final = [weights[name] for name in FEATURES]
        self.late: Final = [weights[f"{name}-late"] for name in FEATURES]

    def knowhow(self) -> Knowhow:
        return KNOWHOW

    def quiet(self, state: State) -> bool:
        """Between actions; what a robot is about to do, pay or roll is looked at first."""
        return state.seat != CHANCE and state.kind == ASK_ACT

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, Table)
        g = self.terms
        sides = 2 if g.allied else g.seats
        totals = [0.0] * sides
        if state.turn == 0:
            for seat in range(g.seats):
                totals[g.side[seat]] += auctioned(state, seat)
            return self.shares(totals)
        used = 1.0 - state.land_left / g.scenario.land
        lateness = used * used
        seen = features(g, state)
        for index in range(len(self.early)):
            weight = self.early[index] + lateness * self.late[index]
            for side in range(sides):
                totals[side] += weight * seen[index * sides + side]
        return self.shares(totals)

    def shares(self, totals: list[float]) -> list[float]:
        """Chances by seat from values by side; one more in value is e times as likely to win."""
        g = self.terms
        most = max(totals)
        likely = [math.exp(total - most) for total in totals]
        whole = sum(likely) * (g.seats // len(totals))
        return [likely[g.side[seat]] / whole for seat in range(g.seats)]

    def shortlist(self, state: State, seat: int, options: list[int]) -> list[int]:
        """Nobody consumes metal without a lead to bring home, blows up a last robot, or makes any cube but the scarcest."""
        assert isinstance(state, Table)
        if state.kind == ASK_ACT:
            worth = [option for option in options if self.worth_doing(state, seat, option)]
            return worth if worth else options
        if state.kind == ASK_ROBOT and count_robots(state, seat) == 1:
            spared = [option for option in options if not BLAST <= option <= BLAST_ROBOTS]
            return spared if spared else options
        return options

    def worth_doing(self, s: Table, seat: int, option: int) -> bool:
        """Whether an action without a robot is worth a look."""
        g = self.terms
        if option == CONSUME:
            if 2 * s.land_left > g.scenario.land:
                return False
            points = scores(g, s)
            return points[seat] == max(points)
        if CONCENTRATE <= option < STORE:
            own = s.cubes[g.purse[seat] : g.purse[seat] + 3]
            return own[option - CONCENTRATE] == min(own)
        return True

    def order(self, state: State, seat: int, options: list[int]) -> list[float]:
        """By the kind of step; of energy as much as possible is stored."""
        if state.kind == ASK_STORE:
            return [0.5 + 0.01 * (option - STORE) for option in options]
        if state.kind != ASK_ACT and state.kind != ASK_ROBOT:
            return []
        return [FIRST_GUESS[option] for option in options]


def count_robots(s: Table, seat: int) -> int:
    """How many robots a seat has in play."""
    return ROBOTS - s.robots[seat * ROBOTS : (seat + 1) * ROBOTS].count(NONE)


def auctioned(s: Table, seat: int) -> float:
    """What the base that a seat has for now in the auction is worth; all bases are taken to be equally good."""
    if not s.piles:
        return 0.0
    return 0.25 * (1 - s.piles[s.tops.index(seat)]) if seat in s.tops else -0.4


def features(g: Terms, s: Table) -> list[float]:
    """What every side has, in the order of FEATURES, all sides of a feature in a row. Control is as a check now would find it."""
    sides = 2 if g.allied else g.seats
    labels = nearest(g, s)
    side_of = g.side
    land = [0.0] * sides
    special = [0.0] * sides
    mines = [0] * sides
    bases = [0] * sides
    held = [0] * g.seats
    for cell in range(g.cells):
        tile = s.tiles[cell]
        if tile == EMPTY or labels[cell] == 0:
            continue
        holder = SOLE[labels[cell]]
        if holder < 0:
            continue
        held[holder] += 1
        side = side_of[holder]
        if tile == LAND_TILE:
            land[side] += 1.0
        elif tile == SPECIAL_MINE:
            special[side] += 1.0
        elif tile <= BLUE_MINE:
            mines[side] += 1
        else:
            bases[side] += 1
    robots = [0] * sides
    on = [0] * sides
    workers = [0] * (4 * sides)
    ready = [0.0] * sides
    for slot in range(len(s.robots)):
        cell = s.robots[slot]
        if cell == NONE:
            continue
        side = side_of[slot // ROBOTS]
        robots[side] += 1
        holder = SOLE[labels[cell]]
        if holder >= 0 and side_of[holder] == side:
            on[side] += 1
            tile = s.tiles[cell]
            if BROWN_MINE <= tile <= SPECIAL_MINE:
                workers[4 * side + tile - BROWN_MINE] += 1
            ready[side] += readiness(g, s, cell)
    prizes = [0.0] * sides
    for counts in (mines, robots, bases):
        shares = bonus(counts)
        for side in range(sides):
            prizes[side] += shares[side]
    tokens = [0.0] * sides
    stored = [0.0] * sides
    energy = [0.0] * sides
    for seat in range(g.seats):
        side = side_of[seat]
        tokens[side] += s.points[seat] - s.fines[seat]
        stored[side] += s.stored[seat]
        energy[side] += held[seat] / 7.0
        if seat == s.active:
            stored[side] += s.energy
    sets = [0.0] * sides
    cubes = [0.0] * sides
    colours = [0.0] * sides
    for side in range(sides):
        one = s.cubes[3 * side]
        two = s.cubes[3 * side + 1]
        three = s.cubes[3 * side + 2]
        sets[side] = float(min(one, two, three))
        cubes[side] = float(min(one, USEFUL) + min(two, USEFUL) + min(three, USEFUL))
        wild = workers[4 * side + 3]
        for colour in range(3):
            count = workers[4 * side + colour]
            if count == 0 and wild > 0:
                wild -= 1
                count = 1
            if count > 0:
                colours[side] += 1.0
        ready[side] = min(ready[side], float(USEFUL))
    rows: list[float] = land + special + tokens + prizes + frontier(g, s, sides)
    rows += [1.0 if count else 0.0 for count in on]
    rows += [float(min(count, HANDS)) for count in on]
    rows += [float(count) for count in bases]
    rows += sets + cubes
    rows += [float(count) for count in mines]
    return rows + colours + ready + energy + stored


def readiness(g: Terms, s: Table, cell: int) -> float:
    """How near a robot is to an empty space on which it can build: 1 beside one, less a step away."""
    best = 0.2
    for side in range(4):
        other = g.beside[cell * 4 + side]
        if other < 0 or s.walls[cell] >> side & 1:
            continue
        if s.tiles[other] == EMPTY:
            return 1.0
        if best < 0.6:
            for turn in range(4):
                beyond = g.beside[other * 4 + turn]
                if beyond >= 0 and s.tiles[beyond] == EMPTY and not s.walls[other] >> turn & 1:
                    best = 0.6
    return best


def frontier(g: Terms, s: Table, sides: int) -> list[float]:
    """The share of the land tiles still in the bank that each side may hope for: the empty spaces to which its bases are nearest."""
    labels = [0] * g.cells
    steps = [0] * g.cells
    edge: list[int] = []
    for cell in range(g.cells):
        if s.tiles[cell] >= BASE_TILE:
            labels[cell] = 1 << g.side[s.tiles[cell] - BASE_TILE] if s.tiles[cell] < BASE_TILE + g.seats else 0
            edge.append(cell)
    counts = [0.0] * sides
    total = 0.0
    step = 0
    while edge:
        step += 1
        reached: list[int] = []
        for cell in edge:
            for side in range(4):
                other = g.beside[cell * 4 + side]
                if other < 0 or s.walls[cell] >> side & 1 or s.tiles[other] >= BASE_TILE:
                    continue
                if labels[other] == 0:
                    labels[other] = labels[cell]
                    steps[other] = step
                    reached.append(other)
                elif steps[other] == step:
                    labels[other] |= labels[cell]
        for cell in reached:
            if s.tiles[cell] == EMPTY:
                near = 1.0 / (1.0 + 0.15 * step)
                total += near
                side = SOLE[labels[cell]]
                if side >= 0:
                    counts[side] += near
        edge = reached
    if total > 0:
        for side in range(sides):
            counts[side] *= s.land_left / total
    return counts
