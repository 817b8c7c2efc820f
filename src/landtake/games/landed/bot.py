"""How good a position of Landed is for each player, judged in points: what is scored, what the contracts promise, what is in hand."""

from __future__ import annotations

import math

from landtake.core.state import CHANCE, State
from landtake.games.landed.bot_placing import Placing, Terms
from landtake.games.landed.bot_points import Prospects
from landtake.games.landed.bot_reach import SHOWS, Reach
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
from landtake.games.landed.state import NONE, Table
from landtake.games.landed.tables import (
    CLAIM,
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


class LandedJudge(Prospects):
    """Judges Landed by the points that each player may still expect."""

    def quiet(self, state: State) -> bool:
        """The questions of a placement, a claim and signing are judged by their best answer; a few others are not."""
        return state.seat != CHANCE and state.kind in (ASK_ACTION, ASK_AFTER, ASK_TILE, ASK_PLOT, ASK_FACE, ASK_FULFIL, ASK_KEEP)

    def turn(self, state: State) -> int:
        assert isinstance(state, Table)
        return state.turn

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, Table)
        reach = self.reach(state)
        return self.chances(state, reach, self.pending(state, state.active, reach) if state.seat == state.active else 0.0)

    def chances(self, s: Table, reach: Reach, pending: float) -> list[float]:
        """How likely each seat is to win if the active one gets so many points more by the question at hand."""
        expected = [self.expected(s, seat, reach) for seat in range(len(s.points))]
        expected[s.active] += pending
        scale = self.scale(s)
        best = max(expected)
        shares = [math.exp((points - best) / scale) for points in expected]
        total = sum(shares)
        return [share / total for share in shares]

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
        ability = [self.ability_worth(contract) for contract in s.contracts[seat]]
        growing = self.growing(self.turns(s, seat))
        terms = Terms(self.worth(s, seat, reach), ability, growing, self.unfit, self.card_worth(s, seat), self.freed(s, seat))
        return Placing(s, seat, terms, claims, reach)

    def best_claim(self, s: Table, seat: int, worth: list[float]) -> float:
        most = 0.0
        for edge in claim_options(s, seat):
            most = max(most, self.best_level(s, seat, edge, worth))
        return most

    def best_level(self, s: Table, seat: int, edge: int, worth: list[float]) -> float:
        """The most that fulfilling a contract in the area at an edge of the tile just laid brings."""
        return max([self.level_gain(s, seat, edge, option - FULFIL, worth) for option in fulfil_options(s, seat, edge)])

    def level_gain(self, s: Table, seat: int, edge: int, index: int, worth: list[float]) -> float:
        area = area_at(s, s.where[s.window], edge)
        points = SILVER[index] if s.area_cubes[area] else GOLD[index]
        contract = index // LEVELS
        return points + self.ability_worth(contract) + self.freed(s, seat) - worth[s.contracts[seat].index(contract)]

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
        reach = self.reach(state)
        gains = self.gains(state, seat, options, reach, self.placing(state, seat, reach))
        if not gains:
            return []
        best = max(gains)
        if state.kind in (ASK_TILE, ASK_PLOT, ASK_FACE) and not state.covering:
            pending = max(0.0, best) - self.tile
        else:
            pending = self.pending(state, seat, reach) if state.seat == state.active else 0.0
        base = self.chances(state, reach, pending)[seat]
        slope = max(0.01, base * (1.0 - base)) / self.scale(state)
        return [max(0.0, base + slope * (gain - best)) for gain in gains]

    def steps(self, state: State, seat: int, options: list[int]) -> list[int]:
        """As it looks best; a placement is looked for once, and its tile, its plot and its face are known together."""
        assert isinstance(state, Table)
        reach = self.reach(state)
        placing = self.placing(state, seat, reach)
        gains = self.gains(state, seat, options, reach, placing)
        if not gains:
            return []
        option = options[gains.index(max(gains))]
        if option in (TERRAFORM, USE + TERRAFORM_CARD):
            tile = placing.best_tile()
            plot = placing.best_plot(tile)
            return [option, TILE + tile, plot, placing.best_face(tile, plot)]
        return [option]

    def gains(self, s: Table, seat: int, options: list[int], reach: Reach, placing: Placing) -> list[float]:
        """What each option brings, in points; empty if there is no telling."""
        kind = s.kind
        worth = placing.terms.worth
        if kind in (ASK_ACTION, ASK_AFTER):
            return [self.action_gain(s, seat, option, worth, placing, reach) for option in options]
        if kind == ASK_FACE and not s.covering:
            number = placing.look(s.plot)
            return [placing.gain(s.laying[seat], option - FACE, number) for option in options]
        if kind in (ASK_PLOT, ASK_COVER):
            return [placing.best_at(s.laying[seat], option) if option < PLOT_COUNT else 0.0 for option in options]
        if kind == ASK_TILE:
            return [placing.best(option - TILE) for option in options]
        if kind == ASK_FULFIL:
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

    def action_gain(self, s: Table, seat: int, option: int, worth: list[float], placing: Placing, reach: Reach) -> float:
        """A claim for what it scores, land for what it can add, tiles and contracts for what is lacking; a card has to be worth it."""
        if CLAIM <= option < FULFIL:
            return self.best_level(s, seat, option - CLAIM, worth)
        card = self.card_worth(s, seat) if option >= USE else 0.0
        if option in (TERRAFORM, USE + TERRAFORM_CARD):
            tile = placing.best_tile()
            return placing.best(tile) - self.tiles_worth(s, seat, 1) - card
        if option in (PLAN, USE + PLAN_CARD):
            return self.drawing_gain(s, seat, worth) - card
        if option in (SIGN, USE + SIGN_CARD):
            return self.signing_gain(s, seat, reach) - card
        if option == TWO_POINTS:
            return 2.0
        if option == USE + SCORE_CARD:
            return -0.1
        return 0.0 if option == END_TURN else -0.5
