"""How good a position of Landed is for each player, judged in points: what is scored, what the contracts promise, what is in hand."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Final

from landtake.core.game import Game
from landtake.core.state import CHANCE, State
from landtake.games.landed.bot_placing import Placing, level_worth
from landtake.games.landed.bot_reach import SHOWS, TERRAINS, Reach
from landtake.games.landed.claims import claim_options, fulfil_options
from landtake.games.landed.ground import area_at
from landtake.games.landed.kinds import (
    ASK_ABILITY,
    ASK_ACTION,
    ASK_AFTER,
    ASK_COVER,
    ASK_FACE,
    ASK_FULFIL,
    ASK_KEEP,
    ASK_PLOT,
    ASK_START,
    ASK_STEAL,
    ASK_TILE,
)
from landtake.games.landed.rules_sign import MOST, kept
from landtake.games.landed.rules_turn import HAND
from landtake.games.landed.state import NONE, Table
from landtake.games.landed.tables import (
    CLAIM,
    CONTRACT_ABILITY,
    CONTRACT_TERRAIN,
    END_TURN,
    FACE,
    FULFIL,
    GOLD,
    LEVELS,
    NO_ABILITY,
    NO_STEAL,
    PLAN,
    PLAN_CARD,
    PLOT_COUNT,
    REENGINEER_CARD,
    SCORE_3,
    SCORE_CARD,
    SIGN,
    SIGN_CARD,
    SILVER,
    TERRAFORM,
    TERRAFORM_CARD,
    TILE,
    TWO_POINTS,
    USE,
)
from landtake.parts.judge import Judge
from landtake.parts.knowhow import Knowhow, read_knowhow

KNOWHOW: Final = read_knowhow(Path(__file__).parent / "data" / "bot.toml")

LONGEST: Final = 9
"""More tiles than any level can lack."""

TILES_A_TURN: Final = 0.72
"""How many tiles leave the bag in a turn, on average."""

TURNS_A_CLAIM: Final = 4.5
TURNS_A_CONTRACT: Final = 2.5
"""How many turns a claim takes from an empty hand, and how many with a contract at hand."""

LONG_GAME: Final = 20.0
"""Own turns at the start, or about."""

SCORE_POINTS: Final = 6.0
UNUSED_POINTS: Final = 2.0


class LandedJudge(Judge):
    """Judges Landed by the points that each player may still expect."""

    def __init__(self, game: Game, style: str = "") -> None:
        super().__init__(game, style)
        self.worlds = 2
        self.nodes = 40
        weights = KNOWHOW.weighted(style)
        self.near: Final = weights["near"]
        self.contract: Final = weights["contract"]
        self.unfit: Final = weights["unfit"]
        self.cube: Final = weights["cube"]
        self.tile: Final = weights["tile"]
        self.satellite: Final = weights["satellite"]
        self.moves_left: Final = weights["turn"]
        self.ability: Final = weights["ability"]
        self.spread: Final = weights["spread"]
        self.settled: Final = weights["settled"]

    def knowhow(self) -> Knowhow:
        return KNOWHOW

    def quiet(self, state: State) -> bool:
        """The questions of a placement, a claim and signing are judged by their best answer; a few others are not."""
        return state.seat != CHANCE and state.kind in (ASK_ACTION, ASK_AFTER, ASK_TILE, ASK_PLOT, ASK_FACE, ASK_FULFIL, ASK_KEEP)

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, Table)
        seats = len(state.points)
        reach = Reach(state)
        expected = [self.expected(state, seat, reach) for seat in range(seats)]
        if state.seat == state.active:
            expected[state.active] += self.pending(state, state.active, reach)
        scale = self.scale(state)
        best = max(expected)
        shares = [math.exp((points - best) / scale) for points in expected]
        total = sum(shares)
        return [share / total for share in shares]

    def scale(self, s: Table) -> float:
        """How many points ahead make a win likely."""
        return self.settled + (self.spread - self.settled) * min(1.0, self.turns(s, s.active) / LONG_GAME)

    def turns(self, s: Table, seat: int) -> float:
        """How many actions a seat may still take, as the bag says, or exactly in the last round."""
        now = 1.0 if seat == s.active and s.acted == 0 else 0.0
        seats = len(s.points)
        if s.turns_left != NONE:
            away = (seat - s.active) % seats
            return now + (1.0 if (away if away else seats) <= s.turns_left else 0.0)
        return now + 1.0 + len(s.bag) / (TILES_A_TURN * seats)

    def expected(self, s: Table, seat: int, reach: Reach) -> float:
        """The points that a seat has and may still expect."""
        scores = s.cards[seat].count(SCORE_CARD) + s.fresh[seat].count(SCORE_CARD)
        unused = len(s.cards[seat]) + len(s.fresh[seat]) - scores
        turns = self.turns(s, seat)
        future = min(1.0, turns / LONG_GAME)
        total = s.points[seat] + SCORE_POINTS * scores + unused * (UNUSED_POINTS + (self.satellite - UNUSED_POINTS) * min(1.0, turns / 4.0))
        total += self.tile * min(1.0, turns / 6.0) * min(HAND, len(s.hands[seat]))
        held = len(s.contracts[seat])
        cubes = s.cubes[seat]
        worth = self.worth(s, seat, reach)
        if held > cubes:
            worth.sort(reverse=True)
            held = cubes
        for index in range(held):
            total += worth[index]
        waiting = min(float(cubes - held), max(0.0, (turns - TURNS_A_CONTRACT * held) / TURNS_A_CLAIM))
        if seat == s.active and s.acted == 0:
            total += self.moves_left
        return total + waiting * self.cube * (0.5 + 0.5 * future)

    def worth(self, s: Table, seat: int, reach: Reach) -> list[float]:
        """What each unfulfilled contract of a seat is worth to it as the land lies."""
        growing = self.growing(self.turns(s, seat))
        shows = 0
        for tile in s.hands[seat]:
            shows |= SHOWS[tile]
        found: list[float] = []
        used = 0
        for contract in s.contracts[seat]:
            terrain = CONTRACT_TERRAIN[contract]
            value = self.promise(contract, seat, reach, growing, used >> terrain & 1 == 1)
            used |= 1 << terrain
            found.append(value if shows >> terrain & 1 else value * self.unfit)
        return found

    def promise(self, contract: int, seat: int, reach: Reach, growing: list[float], again: bool) -> float:
        """The best level of a contract, for gold or for silver; again if another contract has first call on its terrain."""
        terrain = CONTRACT_TERRAIN[contract]
        best = level_worth(contract, reach.next_gold[terrain] if again else reach.gold[terrain], False, growing)
        silver = reach.silver[seat * TERRAINS + terrain]
        if silver and not again:
            best = max(best, level_worth(contract, silver, True, growing))
        return best + self.ability * (1.0 if CONTRACT_ABILITY[contract] != SCORE_3 else 2.0)

    def growing(self, turns: float) -> list[float]:
        """What a level keeps of its points by the number of tiles that the area lacks, if there are so many turns for it."""
        kept_: list[float] = []
        share = self.contract
        for lacks in range(LONGEST):
            kept_.append(share * min(1.0, turns / (1.4 * lacks + 1.0)) if turns >= lacks + 1.0 else 0.0)
            share *= self.near
        return kept_

    # what the question at hand still brings

    def pending(self, s: Table, seat: int, reach: Reach) -> float:
        """What the best answer to a question of a placement, a claim or signing adds, in points."""
        kind = s.kind
        if kind in (ASK_ACTION, ASK_AFTER):
            return self.best_claim(s, seat, self.worth(s, seat, reach)) if s.window != NONE else 0.0
        if kind == ASK_FULFIL:
            return self.best_level(s, seat, s.edge, self.worth(s, seat, reach))
        if kind == ASK_KEEP:
            return self.best_kept(s, seat, reach)
        if kind not in (ASK_TILE, ASK_PLOT, ASK_FACE) or s.covering:
            return 0.0
        placing = self.placing(s, seat, reach)
        if kind == ASK_PLOT:
            return max(0.0, placing.best(s.laying[seat])) - self.tile
        if kind == ASK_FACE:
            return max(0.0, placing.best_at(s.laying[seat], s.plot)) - self.tile
        most = 0.0
        for tile in s.hands[seat]:
            most = max(most, placing.best(tile))
        return most - self.tile

    def placing(self, s: Table, seat: int, reach: Reach) -> Placing:
        claims = s.extra == 0 and s.claimed == 0 and s.cubes[seat] > 0
        return Placing(s, seat, self.worth(s, seat, reach), self.growing(self.turns(s, seat)), self.satellite, claims)

    def best_claim(self, s: Table, seat: int, worth: list[float]) -> float:
        most = 0.0
        for edge in claim_options(s, seat):
            most = max(most, self.best_level(s, seat, edge, worth))
        return most

    def best_level(self, s: Table, seat: int, edge: int, worth: list[float]) -> float:
        """The most that fulfilling a contract in the area at an edge of the tile just laid brings."""
        most = 0.0
        for option in fulfil_options(s, seat, edge):
            most = max(most, self.level_gain(s, seat, edge, option - FULFIL, worth))
        return most

    def level_gain(self, s: Table, seat: int, edge: int, index: int, worth: list[float]) -> float:
        area = area_at(s, s.where[s.window], edge)
        points = SILVER[index] if s.area_cubes[area] else GOLD[index]
        kept_ = worth[s.contracts[seat].index(index // LEVELS)]
        return points + self.ability - kept_

    def best_kept(self, s: Table, seat: int, reach: Reach) -> float:
        values = [self.drawn_worth(s, seat, contract, reach) for contract in s.drawn]
        values.sort(reverse=True)
        room = min(2, MOST - len(s.contracts[seat]), s.cubes[seat] - len(s.contracts[seat]))
        return sum(values[: max(0, room)])

    def drawn_worth(self, s: Table, seat: int, contract: int, reach: Reach) -> float:
        """What a contract that may be kept adds, beyond the cube that it takes."""
        again = False
        for held in s.contracts[seat]:
            if CONTRACT_TERRAIN[held] == CONTRACT_TERRAIN[contract]:
                again = True
        value = self.promise(contract, seat, reach, self.growing(self.turns(s, seat)), again)
        for tile in s.hands[seat]:
            if SHOWS[tile] >> CONTRACT_TERRAIN[contract] & 1:
                return value
        return value * self.unfit

    # which options to look at, and which of them first

    def shortlist(self, state: State, seat: int, options: list[int]) -> list[int]:
        """All but moving tiles about, which hardly ever is worth more than the card that it takes."""
        if state.kind not in (ASK_ACTION, ASK_AFTER) or USE + REENGINEER_CARD not in options:
            return options
        return [option for option in options if option != USE + REENGINEER_CARD]

    def order(self, state: State, seat: int, options: list[int]) -> list[float]:
        assert isinstance(state, Table)
        gains = self.gains(state, seat, options)
        if not gains:
            return []
        base = self.evaluate(state)[seat]
        best = max(gains)
        slope = max(0.01, base * (1.0 - base)) / self.scale(state)
        return [max(0.0, base + slope * (gain - best)) for gain in gains]

    def gains(self, s: Table, seat: int, options: list[int]) -> list[float]:
        """What each option brings, in points; empty if there is no telling."""
        kind = s.kind
        reach = Reach(s)
        if kind in (ASK_ACTION, ASK_AFTER):
            worth = self.worth(s, seat, reach)
            return [self.action_gain(s, seat, option, worth, reach) for option in options]
        if kind == ASK_FACE and not s.covering:
            placing = self.placing(s, seat, reach)
            number = placing.look(s.plot)
            return [placing.gain(s.laying[seat], option - FACE, number) for option in options]
        if kind in (ASK_PLOT, ASK_COVER):
            placing = self.placing(s, seat, reach)
            return [placing.best_at(s.laying[seat], option) if option < PLOT_COUNT else 0.0 for option in options]
        if kind == ASK_TILE:
            placing = self.placing(s, seat, reach)
            return [placing.best(option - TILE) for option in options]
        if kind == ASK_FULFIL:
            worth = self.worth(s, seat, reach)
            return [self.level_gain(s, seat, s.edge, option - FULFIL, worth) for option in options]
        if kind in (ASK_KEEP, ASK_START):
            return [self.kept_gain(s, seat, option, reach) for option in options]
        if kind == ASK_ABILITY:
            return [0.0 if option == NO_ABILITY else 2.0 for option in options]
        if kind == ASK_STEAL:
            return [0.0 if option == NO_STEAL else 2.0 for option in options]
        return []

    def kept_gain(self, s: Table, seat: int, option: int, reach: Reach) -> float:
        """What keeping some contracts adds; two of one terrain are worth less than two of two."""
        total = 0.0
        terrains = 0
        for contract in kept(option):
            value = self.drawn_worth(s, seat, contract, reach) if s.kind == ASK_KEEP else self.start_worth(contract, s, seat, reach)
            if terrains >> CONTRACT_TERRAIN[contract] & 1:
                value *= 0.5
            terrains |= 1 << CONTRACT_TERRAIN[contract]
            total += value
        return total

    def start_worth(self, contract: int, s: Table, seat: int, reach: Reach) -> float:
        value = self.promise(contract, seat, reach, self.growing(self.turns(s, seat)), False)
        for tile in s.hands[seat]:
            if SHOWS[tile] >> CONTRACT_TERRAIN[contract] & 1:
                value += 0.5
        return value

    def action_gain(self, s: Table, seat: int, option: int, worth: list[float], reach: Reach) -> float:
        """A claim for what it scores, land for what it can add, tiles and contracts for what is lacking."""
        if CLAIM <= option < FULFIL:
            return 1.0 + self.best_level(s, seat, option - CLAIM, worth)
        if option in (TERRAFORM, USE + TERRAFORM_CARD):
            placing = self.placing(s, seat, reach)
            most = 0.0
            for tile in s.hands[seat]:
                most = max(most, placing.best(tile))
            return most - self.tile
        if option in (PLAN, USE + PLAN_CARD):
            return self.tile * (HAND - len(s.hands[seat]))
        if option in (SIGN, USE + SIGN_CARD):
            room = min(2, MOST - len(s.contracts[seat]), s.cubes[seat] - len(s.contracts[seat]))
            return 2.0 * room
        if option == TWO_POINTS:
            return 2.0
        if option == USE + SCORE_CARD:
            return -0.1
        return 0.0 if option == END_TURN else -0.5
