"""How good a position of The Forgotten Planet is for each player, judged from points, room to grow, and means to do so."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Final

from landtake.core.game import Game
from landtake.core.state import CHANCE, State
from landtake.games.forgotten_planet.bot_ground import Ground, Grounds
from landtake.games.forgotten_planet.rules import ForgottenPlanet
from landtake.games.forgotten_planet.rules_kinds import ASK_ACT, ASK_PAY, ASK_ROBOT, ASK_STORE
from landtake.games.forgotten_planet.rules_score import bonus, scores
from landtake.games.forgotten_planet.rules_turn import TILES_PER_ENERGY
from landtake.games.forgotten_planet.state import (
    BROWN_MINE,
    COLOUR_COUNT,
    NONE,
    ROBOTS,
    SPECIAL_MINE,
    Table,
)
from landtake.games.forgotten_planet.tables import (
    ACTIONS,
    BLAST,
    BLAST_ROBOTS,
    BUILD,
    CONCENTRATE,
    CONSUME,
    MOVE,
    PAIRS,
    PAY,
    PAY_PAIR,
    STORE,
    WALL,
)
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
        self.grounds: Final = Grounds(game.terms)
        self.hopeful: Final = not style
        """Whether positions within a turn are judged, and not only those after it."""
        weights = KNOWHOW.weighted(style)
        self.early: Final = [weights[name] for name in FEATURES]
        self.late: Final = [weights[f"{name}-late"] for name in FEATURES]

    def knowhow(self) -> Knowhow:
        return KNOWHOW

    def quiet(self, state: State) -> bool:
        """Between actions; what a robot is about to do, pay or roll is looked at first."""
        return state.seat != CHANCE and state.kind == ASK_ACT

    def turn(self, state: State) -> int:
        assert isinstance(state, Table)
        return state.turn

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
        seen = features(g, state, self.grounds.of(state), self.hopeful)
        at = 0
        for side in range(sides):
            total = 0.0
            for index in range(len(self.early)):
                total += (self.early[index] + lateness * self.late[index]) * seen[at]
                at += 1
            totals[side] = total
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

    def usual(self, state: State, seat: int, options: list[int]) -> list[int]:
        """Robots go where they can build or mine, and walls are left alone; what is paid is what one has most of; energy is stored."""
        assert isinstance(state, Table)
        if state.kind == ASK_ROBOT:
            ground = self.grounds.of(state)
            plain = [option for option in options if option < WALL and (option >= BUILD or self.worth_going(state, ground, seat, option))]
            return plain if plain else options[:1]
        if state.kind == ASK_STORE:
            return options[-1:]
        if state.kind == ASK_PAY:
            return [max(options, key=lambda option: self.spare(state, seat, option))]
        return options

    def worth_going(self, s: Table, ground: Ground, seat: int, option: int) -> bool:
        """Whether a robot can build at the end of a move, or mine without another of its owner's there."""
        cell = self.terms.cell[option - MOVE]
        if BROWN_MINE <= s.tiles[cell] <= SPECIAL_MINE:
            return cell not in s.robots[seat * ROBOTS : (seat + 1) * ROBOTS]
        return ground.readiness(self.terms, s, cell) == 1.0

    def mark(self, state: State) -> bytes:
        """Where everything lies and stands; which of a player's robots is where makes no difference."""
        assert isinstance(state, Table)
        robots: list[int] = []
        for at in range(0, len(state.robots), ROBOTS):
            robots += sorted(state.robots[at : at + ROBOTS])
        return bytes(state.tiles + state.walls) + bytes([cell + 1 for cell in robots])

    def spare(self, s: Table, seat: int, option: int) -> int:
        """How many cubes of the scarcest colour there are among those with which a seat pays."""
        purse = self.terms.purse[seat]
        if option < PAY_PAIR:
            return s.cubes[purse + option - PAY]
        one, other = PAIRS[option - PAY_PAIR]
        return s.cubes[purse + one] - 1 if one == other else min(s.cubes[purse + one], s.cubes[purse + other])

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


def features(g: Terms, s: Table, ground: Ground, hopeful: bool = False) -> list[float]:
    """What every side has, in the order of FEATURES, all features of a side in a row. Control is as a check now would find it.

    With `hopeful` robots of whoever still has energy are taken to mine what they can before the turn ends.
    """
    sides = 2 if g.allied else g.seats
    tokens = [0] * sides
    stored = [0] * sides
    robots = [0] * sides
    on = [0] * sides
    workers = [0] * (4 * sides)
    ready = [0.0] * sides
    holders = ground.holders
    slot = 0
    for seat in range(g.seats):
        side = g.side[seat]
        tokens[side] += s.points[seat] - s.fines[seat]
        stored[side] += s.stored[seat]
        for _ in range(ROBOTS):
            cell = s.robots[slot]
            slot += 1
            if cell == NONE:
                continue
            robots[side] += 1
            if holders[cell] == side:
                on[side] += 1
                tile = s.tiles[cell]
                if BROWN_MINE <= tile <= SPECIAL_MINE:
                    workers[4 * side + tile - BROWN_MINE] += 1
                if ready[side] < USEFUL:
                    ready[side] = min(ready[side] + ground.readiness(g, s, cell), USEFUL)
    if s.active >= 0:
        side = g.side[s.active]
        stored[side] += s.energy
        if hopeful and s.energy:
            send_to_mines(ground, workers, side, on[side])
    most_robots = bonus(robots)
    rows: list[float] = []
    for side in range(sides):
        rows += [
            float(ground.land[side]),
            float(ground.special[side]),
            float(tokens[side]),
            float(ground.bonus[side] + most_robots[side]),
            s.land_left * ground.near[side],
            1.0 if on[side] else 0.0,
            float(on[side]) if on[side] < HANDS else float(HANDS),
            float(ground.bases[side]),
            float(min(s.cubes[COLOUR_COUNT * side : COLOUR_COUNT * side + COLOUR_COUNT])),
            useful_cubes(s, side),
            float(ground.mines[side]),
            mined_colours(workers, side),
            ready[side],
            (ground.land[side] + ground.special[side] + ground.mines[side] + ground.bases[side]) / TILES_PER_ENERGY,
            float(stored[side]),
        ]
    return rows


def send_to_mines(ground: Ground, workers: list[int], side: int, robots: int) -> None:
    """Put a side's robots that do not mine to work on what none of them mines yet."""
    at = 4 * side
    idle = robots - workers[at] - workers[at + 1] - workers[at + 2] - workers[at + 3]
    for colour in range(COLOUR_COUNT):
        if idle > 0 and workers[at + colour] == 0 and (ground.pits[at + colour] or ground.pits[at + COLOUR_COUNT]):
            workers[at + colour] = 1
            idle -= 1


def useful_cubes(s: Table, side: int) -> float:
    """The cubes of a side, no more than are useful of each colour."""
    total = 0
    for colour in range(COLOUR_COUNT):
        count = s.cubes[COLOUR_COUNT * side + colour]
        total += count if count < USEFUL else USEFUL
    return float(total)


def mined_colours(workers: list[int], side: int) -> float:
    """How many colours a side's robots bring, those on special mines counted for what is missing."""
    at = 4 * side
    found = workers[at + COLOUR_COUNT]
    for colour in range(COLOUR_COUNT):
        if workers[at + colour]:
            found += 1
    return float(found) if found < COLOUR_COUNT else float(COLOUR_COUNT)
