"""The points that a player of Landed may still expect, and what tiles, contracts and cards add to them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from landtake.core.game import Game
from landtake.games.landed.bot_placing import level_worth
from landtake.games.landed.bot_reach import SHOWS, TERRAINS, Reach
from landtake.games.landed.rules_sign import MOST
from landtake.games.landed.rules_turn import HAND
from landtake.games.landed.state import NONE, Table
from landtake.games.landed.tables import CONTRACT_ABILITY, CONTRACT_TERRAIN, SCORE_3, SCORE_CARD
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

HIDES: Final = 0.45
"""How likely a tile is not to show a certain terrain, about."""

OF_EACH_TERRAIN: Final[list[int]] = [CONTRACT_TERRAIN.index(terrain) for terrain in range(TERRAINS)]
"""A contract of each terrain, to stand for all of them."""

SCORE_POINTS: Final = 6.0
UNUSED_POINTS: Final = 2.0


class Prospects(Judge):
    """What Landed's judge counts, by the weights of a style."""

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
        self.grows: Final[dict[float, list[float]]] = {}
        """What levels keep, by the turns that are left, as far as it was asked."""
        self.reached: Reach | None = None

    def knowhow(self) -> Knowhow:
        return KNOWHOW

    def reach(self, s: Table) -> Reach:
        """What lies within reach, looked for anew only if the land has changed since the last question."""
        if self.reached is None or not self.reached.holds(s):
            self.reached = Reach(s)
        return self.reached

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
        total = s.points[seat] + SCORE_POINTS * scores + unused * self.card_worth(s, seat)
        total += self.tiles_worth(s, seat, min(HAND, len(s.hands[seat])))
        held = len(s.contracts[seat])
        cubes = s.cubes[seat]
        worth = self.worth(s, seat, reach)
        if held > cubes:
            worth.sort(reverse=True)
            held = cubes
        for index in range(held):
            total += worth[index]
        if seat == s.active and s.acted == 0:
            total += self.moves_left
        return total + self.waiting(cubes - held, held, turns)

    def waiting(self, cubes: int, held: int, turns: float) -> float:
        """What cubes are worth for which no contract is held yet: as many as there is time for beside the contracts."""
        used = min(float(cubes), max(0.0, (turns - TURNS_A_CONTRACT * held) / TURNS_A_CLAIM))
        return used * self.cube * (0.5 + 0.5 * min(1.0, turns / LONG_GAME))

    def freed(self, s: Table, seat: int) -> float:
        """What the time is worth that a contract no longer takes once it is fulfilled."""
        held = len(s.contracts[seat])
        spare = s.cubes[seat] - held
        if held == 0 or spare <= 0:
            return 0.0
        turns = self.turns(s, seat)
        return self.waiting(spare, held - 1, turns) - self.waiting(spare, held, turns)

    def card_worth(self, s: Table, seat: int) -> float:
        """What an unused satellite card is worth."""
        return UNUSED_POINTS + (self.satellite - UNUSED_POINTS) * min(1.0, self.turns(s, seat) / 4.0)

    def tiles_worth(self, s: Table, seat: int, tiles: int) -> float:
        """What so many tiles in the hand are worth."""
        return self.tile * min(1.0, self.turns(s, seat) / 6.0) * tiles

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
        return best + self.ability_worth(contract)

    def ability_worth(self, contract: int) -> float:
        return self.ability * (1.0 if CONTRACT_ABILITY[contract] != SCORE_3 else 2.0)

    def growing(self, turns: float) -> list[float]:
        """What a level keeps of its points by the number of tiles that the area lacks, if there are so many turns for it."""
        if turns in self.grows:
            return self.grows[turns]
        kept_: list[float] = []
        share = self.contract
        for lacks in range(LONGEST):
            kept_.append(share * min(1.0, turns / (1.4 * lacks + 1.0)) if turns >= lacks + 1.0 else 0.0)
            share *= self.near
        self.grows[turns] = kept_
        return kept_

    def drawing_gain(self, s: Table, seat: int, worth: list[float]) -> float:
        """What a full hand adds: the tiles, and that they are likely to show what no tile in the hand does."""
        tiles = HAND - len(s.hands[seat])
        shows = 0
        for tile in s.hands[seat]:
            shows |= SHOWS[tile]
        total = self.tiles_worth(s, seat, tiles)
        for held, contract in enumerate(s.contracts[seat]):
            if not shows >> CONTRACT_TERRAIN[contract] & 1:
                total += worth[held] * (1.0 / self.unfit - 1.0) * (1.0 - HIDES**tiles)
        return total

    def signing_gain(self, s: Table, seat: int, reach: Reach) -> float:
        """What the better of some contracts add beyond the cubes that they take."""
        held = len(s.contracts[seat])
        spare = s.cubes[seat] - held
        room = min(2, MOST - held, spare)
        if room <= 0:
            return 0.0
        turns = self.turns(s, seat)
        growing = self.growing(turns)
        values = [self.promise(contract, seat, reach, growing, False) for contract in OF_EACH_TERRAIN]
        values.sort(reverse=True)
        total = sum(values[:3]) / 3.0
        if room == 2:
            total += sum(values) / TERRAINS
        return total - self.waiting(spare, held, turns) + self.waiting(spare - room, held + room, turns)
