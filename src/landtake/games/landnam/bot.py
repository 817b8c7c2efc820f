"""How good a position of Landnám is for each player: points, what the land brings, what is in hand, and what is in court."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Final

from landtake.core.game import Game
from landtake.core.state import CHANCE, State
from landtake.games.landnam.asks import ASK_BUILD, ASK_ROLL, ASK_STEP, ASK_SUE, ASK_TRADE, ASK_UNIT
from landtake.games.landnam.realm import Realm
from landtake.games.landnam.rules import Landnam, points
from landtake.games.landnam.rules_sites import corner_refusal
from landtake.games.landnam.state import NOWHERE, Table
from landtake.games.landnam.tables import (
    BANK,
    BUILD,
    BUILD_ITEM,
    CORNER_FACES,
    DICE,
    END_TRADE,
    END_TURN,
    FIRST_PRODUCING,
    GIVE,
    HARBOUR,
    HEX,
    ITEM_FARM,
    ITEM_TOWN,
    OUTER,
    SHIP,
    STAY,
    STOP,
    SWAP,
    UNEXPLORED,
    WANT,
)
from landtake.parts.judge import Judge
from landtake.parts.knowhow import Knowhow, read_knowhow

KNOWHOW: Final = read_knowhow(Path(__file__).parent / "data" / "bot.toml")

PIPS: Final[list[int]] = [0, 0, 1, 2, 3, 4, 5, 0, 5, 4, 3, 2, 1]
"""In how many of 36 rolls each number comes up."""

NEAR_END: Final = 9
"""From so many points on each further one counts for more."""


class LandnamJudge(Judge):
    """Judges Landnám by weights that were set by hand."""

    def __init__(self, game: Game, style: str = "") -> None:
        super().__init__(game, style)
        assert isinstance(game, Landnam)
        w = KNOWHOW.weighted(style)
        self.realm: Final = game.realm
        self.point: Final = w["point"]
        self.last_points: Final = w["last-points"]
        self.house_site: Final = w["house-site"]
        self.settler: Final = w["settler"]
        self.ship: Final = w["ship"]
        self.outer_ship: Final = w["outer-ship"]
        self.pip: Final = w["pip"]
        self.sort: Final = w["kind"]
        self.blocked: Final = w["blocked"]
        self.card: Final = w["card"]
        self.pair: Final = w["pair"]
        self.more: Final = w["more"]
        self.fate: Final = w["fate"]
        self.lying_red: Final = w["lying-red"]
        self.suit_lead: Final = w["suit-lead"]
        self.explorer: Final = w["explorer"]
        self.outlaw: Final = w["outlaw"]
        self.temper: Final = w["temper"]
        self.offer: Final = w["offer"]

    def knowhow(self) -> Knowhow:
        return KNOWHOW

    def quiet(self, state: State) -> bool:
        """The next turn's harvest is where a search stops; other dice belong to what was done."""
        return state.seat != CHANCE or state.kind == ASK_ROLL

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, Table)
        seats = self.realm.seats
        values = [self.worth(state, seat) for seat in range(seats)]
        best = max(values)
        shares = [math.exp((value - best) / self.temper) for value in values]
        total = sum(shares)
        return [share / total for share in shares]

    def worth(self, s: Table, seat: int) -> float:
        """A player's position in points."""
        scored = points(s, seat)
        value = self.point * scored + self.last_points * max(0, scored - NEAR_END) ** 2
        value += self.land(s, seat) + self.forces(s, seat) + self.hand(s, seat)
        if s.suit_at != NOWHERE and s.bids[0] != s.bids[1]:
            side = 0 if s.bids[0] > s.bids[1] else 1
            if s.holders[side] == seat:
                value += self.suit_lead
        if seat == s.active:
            value -= self.offer * s.offers
        return value

    def land(self, s: Table, seat: int) -> float:
        """What the hexes round a player's settlements bring."""
        pips = 0
        stolen = 0
        kinds = 0
        for corner in s.homes[seat]:
            size = 1 + ((s.house[corner] - 1) & 1)
            for face in CORNER_FACES[corner * 3 : corner * 3 + 3]:
                number = s.marker[face]
                if 0 < number < HARBOUR:
                    if s.unit[face] == 0:
                        pips += size * PIPS[number]
                        kinds |= 1 << s.terrain[face]
                    elif (s.unit[face] - 1) >> 1 != seat:
                        stolen += size * PIPS[number]
        return self.pip * pips + self.sort * float(bits(kinds)) - self.blocked * stolen

    def forces(self, s: Table, seat: int) -> float:
        """A player's units: that they are there, what they harvest, where they could settle, and what they block."""
        realm = self.realm
        value = self.outer_ship * s.outer[seat]
        for face in s.units[seat]:
            value += self.ship if (s.unit[face] - 1) & 1 == SHIP else self.settler
            number = s.marker[face]
            if 0 < number < HARBOUR:
                value += self.pip * 2 * PIPS[number]
            if s.tokens[face]:
                value -= self.outlaw
            elif best_site(realm, s, face):
                value += self.house_site
            for other in realm.near[face]:
                if s.terrain[other] == UNEXPLORED:
                    value += self.explorer
                    break
        for other_seat in range(realm.seats):
            if other_seat != seat:
                for face in s.units[other_seat]:
                    if s.tokens[face] >> seat & 1:
                        value += self.lying_red
        return value

    def hand(self, s: Table, seat: int) -> float:
        """Cards in hand: the first of a kind are worth most."""
        value = self.fate * s.fate_sizes[seat]
        for resource in range(4):
            count = s.hands[seat * 4 + resource]
            if count:
                value += self.card
                if count > 1:
                    value += self.pair + self.more * (count - 2)
        return value

    def order(self, state: State, seat: int, options: list[int]) -> list[float]:
        """Build before ending, explore before wandering, sue before passing; offers are left to a search."""
        assert isinstance(state, Table)
        return [promise(state, option) for option in options]


def promise(s: Table, option: int) -> float:
    """How promising an option looks by its sort alone."""
    kind = s.kind
    if kind == ASK_BUILD:
        if option == END_TURN:
            return 0.3
        if option < BUILD:
            return 0.15
        item = BUILD_ITEM[option - BUILD]
        return 0.9 if item in (ITEM_FARM, ITEM_TOWN) else 0.5
    if kind == ASK_TRADE:
        return 0.5 if option == END_TRADE else 0.2 if BANK <= option < HEX else 0.1
    if kind == ASK_STEP and HEX <= option < HEX + OUTER:
        return 0.7 if s.terrain[option - HEX] == UNEXPLORED else 0.5
    if kind == ASK_UNIT:
        return 0.1 if option == STAY else 0.2 if option >= SWAP else 0.5
    if kind == ASK_SUE:
        return 0.6 if HEX <= option < DICE else 0.3
    if option == STOP or GIVE <= option < WANT + 4:
        return 0.2
    return 0.4


def best_site(realm: Realm, s: Table, face: int) -> bool:
    """Whether a unit on a hex could become a farm there."""
    if s.terrain[face] < FIRST_PRODUCING:
        known = False
        for other in realm.near[face]:
            if s.terrain[other] >= FIRST_PRODUCING:
                known = True
                break
        if not known:
            return False
    for corner in realm.corners_of[face]:  # noqa: SIM110 (a loop compiles well)
        if corner_refusal(realm, s, corner) == 0:
            return True
    return False


def bits(mask: int) -> int:
    """How many bits are set."""
    count = 0
    while mask:
        count += mask & 1
        mask >>= 1
    return count
