"""How good a position of Landnám is for each player: points, what the land brings, what is in hand, and what is in court."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Final

from landtake.core.game import Game
from landtake.core.state import CHANCE, State
from landtake.games.landnam.asks import (
    ASK_AGE,
    ASK_ANSWER,
    ASK_BUILD,
    ASK_COUNTER,
    ASK_DRAFT,
    ASK_OPENING,
    ASK_RAISE,
    ASK_REPLY,
    ASK_ROLL,
    ASK_SITE,
    ASK_STEP,
    ASK_SUE,
    ASK_SWAP,
    ASK_TRADE,
    ASK_UNIT,
)
from landtake.games.landnam.bot_hand import HandSense
from landtake.games.landnam.bot_moves import Moves
from landtake.games.landnam.bot_promise import bids, buildings, promise, suit_promise, trade_promise
from landtake.games.landnam.bot_quick import WEIGHED, weighed
from landtake.games.landnam.bot_sites import PIPS, best_site, plaintiffs
from landtake.games.landnam.bot_suit import NOBODY, winning_side
from landtake.games.landnam.bot_trade import CERTAIN, Trading, everyone_but, next_step, pays_a_point, steps
from landtake.games.landnam.pieces import owner_of, produces
from landtake.games.landnam.rules import TO_WIN, Landnam, points
from landtake.games.landnam.rules_sites import BOATS, HORSES, HOUSES
from landtake.games.landnam.rules_trade import can_give, can_offer
from landtake.games.landnam.state import NOWHERE, Table
from landtake.games.landnam.tables import (
    ACCEPT,
    CORNER_FACES,
    COUNTER,
    DECLINE,
    END_TRADE,
    GIVE,
    HARBOUR,
    ITEM_FARM,
    ITEM_SETTLER,
    ITEM_SHIP,
    ITEM_TOWN,
    SEA,
    SHIP,
    UNEXPLORED,
    WANT,
    WITHDRAW,
)
from landtake.parts.judge import Judge
from landtake.parts.knowhow import Knowhow, read_knowhow

KNOWHOW: Final = read_knowhow(Path(__file__).parent / "data" / "bot.toml")

CARE: Final = 0.4
"""How much win chance, where it hangs in the balance, the least promising option costs."""

TRIED: Final = (ASK_BUILD, ASK_SITE, ASK_STEP, ASK_SWAP, ASK_AGE)
"""Where an option shows at once what it is good for."""

NEAR_END: Final = 8
"""From so many points on each further one counts for more."""

FROM_COURT: Final = TO_WIN - HOUSES
"""So many points come from the Althing in the least, for there are no more houses."""

EARLY_HOUSES: Final = 6
"""Those who own more houses than that wait for the Althing more than for the next house."""


class LandnamJudge(Judge):
    """Judges Landnám in points, by weights."""

    def __init__(self, game: Game, style: str = "") -> None:
        super().__init__(game, style)
        assert isinstance(game, Landnam)
        self.worlds = 2
        self.nodes = 60
        w = KNOWHOW.weighted(style)
        self.realm: Final = game.realm
        self.sense: Final = HandSense(w)
        self.moves: Final = Moves(game.realm, w, self.sense)
        self.point: Final = w["point"]
        self.last_points: Final = w["last-points"]
        self.token: Final = w["token"]
        self.late_house: Final = w["late-house"]
        self.house_site: Final = w["house-site"]
        self.site_pip: Final = w["site-pip"]
        self.settler: Final = w["settler"]
        self.ship: Final = w["ship"]
        self.outer_ship: Final = w["outer-ship"]
        self.pip: Final = w["pip"]
        self.unit_pip: Final = w["unit-pip"]
        self.sort: Final = w["kind"]
        self.blocked: Final = w["blocked"]
        self.fate: Final = w["fate"]
        self.lying_red: Final = w["lying-red"]
        self.suit_lead: Final = w["suit-lead"]
        self.suing: Final = w["suing"]
        self.suing_ahead: Final = w["suing-ahead"]
        self.sued: Final = w["sued"]
        self.explorer: Final = w["explorer"]
        self.discovery: Final = w["discovery"]
        self.outlaw: Final = w["outlaw"]
        self.temper: Final = w["temper"]
        self.offer: Final = w["offer"]

    def knowhow(self) -> Knowhow:
        return KNOWHOW

    def quiet(self, state: State) -> bool:
        """The next turn's harvest is where a search stops; other dice belong to what was done."""
        return state.seat != CHANCE or state.kind == ASK_ROLL

    def turn(self, state: State) -> int:
        assert isinstance(state, Table)
        return state.turn

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, Table)
        seats = self.realm.seats
        possible = [0] * seats
        values = [self.worth(state, seat, possible) for seat in range(seats)]
        kind = state.kind
        if state.suit_at != NOWHERE:
            self.weigh_suit(state, values)
        elif kind in (ASK_ANSWER, ASK_REPLY):
            self.weigh_offer(state, values, possible)
        return self.shares(values)

    def shares(self, values: list[float]) -> list[float]:
        """Win chances of players whose positions are worth so much."""
        best = max(values)
        found = [math.exp((value - best) / self.temper) for value in values]
        total = sum(found)
        return [share / total for share in found]

    def worth(self, s: Table, seat: int, possible: list[int]) -> float:
        """A player's position in points; notes what the player could build, were it paid for."""
        scored = points(s, seat)
        value = self.point * scored
        if scored > NEAR_END:
            value += self.last_points * (scored - NEAR_END) * (scored - NEAR_END)
        houses = s.houses[seat]
        value += self.token * min(FROM_COURT, scored - houses)
        if houses > EARLY_HOUSES:
            value -= self.late_house * (houses - EARLY_HOUSES)
        value += self.land(s, seat, possible) + self.forces(s, seat, possible)
        value += self.fate * s.fate_sizes[seat] + self.sense.worth(s.hands, seat * 4, possible[seat])
        if seat == s.active:
            value += self.paid_for(s.item) - self.offer * s.offers
            if scored + 1 == TO_WIN and self.at_hand(s, seat, possible[seat]):
                value += CERTAIN
        return value + CERTAIN if scored >= TO_WIN else value

    def paid_for(self, item: int) -> float:
        """What something adds, about, that has been paid for and is to be placed."""
        if item == ITEM_FARM:
            return self.point - self.settler + 4 * self.pip
        if item == ITEM_TOWN:
            return self.point + 8 * self.pip
        if item == ITEM_SETTLER:
            return self.settler
        return self.ship if item == ITEM_SHIP else 0.0

    def at_hand(self, s: Table, seat: int, possible: int) -> bool:
        """Whether the active player can build a point at once."""
        return before_building(s) and pays_a_point(s.hands, seat * 4, possible)

    def land(self, s: Table, seat: int, possible: list[int]) -> float:
        """What the hexes round a player's settlements bring."""
        pips = 0
        stolen = 0
        kinds = 0
        could = 0
        suits = 0
        ahead = 0
        for corner in s.homes[seat]:
            town = (s.house[corner] - 1) & 1
            size = 1 + town
            for at in range(corner * 3, corner * 3 + 3):
                face = CORNER_FACES[at]
                number = s.marker[face]
                unit = s.unit[face]
                if number and unit and owner_of(unit) != seat and not suits >> face & 1:
                    suits |= 1 << face
                    resource = produces(s, face)
                    if s.hands[seat * 4 + resource] > s.hands[owner_of(unit) * 4 + resource]:
                        ahead += 1
                if 0 < number < HARBOUR:
                    if unit == 0:
                        pips += size * PIPS[number]
                        kinds |= 1 << s.terrain[face]
                    elif owner_of(unit) != seat:
                        stolen += size * PIPS[number]
                elif not town and s.terrain[face] == SEA:
                    could |= 1 << ITEM_TOWN
        if s.homes[seat] and s.horses[seat] < HORSES:
            could |= 1 << ITEM_SETTLER
        if s.ships[seat] < BOATS:
            could |= 1 << ITEM_SHIP
        if s.houses[seat] >= HOUSES:
            could &= ~(1 << ITEM_TOWN)
        possible[seat] = could
        in_court = self.suing * float(suits.bit_count()) + self.suing_ahead * ahead
        return self.pip * pips + self.sort * float(kinds.bit_count()) - self.blocked * stolen + in_court

    def forces(self, s: Table, seat: int, possible: list[int]) -> float:
        """A player's units: that they are there, what they harvest, where they could settle, and what they block."""
        realm = self.realm
        value = self.outer_ship * s.outer[seat]
        may_settle = s.houses[seat] < HOUSES
        for face in s.units[seat]:
            value += self.ship if (s.unit[face] - 1) & 1 == SHIP else self.settler
            number = s.marker[face]
            if number:
                value += self.sued * plaintiffs(realm, s, face, seat)
                if number < HARBOUR:
                    value += self.unit_pip * PIPS[number]
            if s.tokens[face]:
                value -= self.outlaw
            elif may_settle:
                pips = best_site(realm, s, face)
                if pips >= 0:
                    value += self.house_site + self.site_pip * pips
                    possible[seat] |= 1 << ITEM_FARM
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

    def weigh_suit(self, s: Table, values: list[float]) -> None:
        """Give the side that will win the suit being heard its token."""
        side = winning_side(s)
        if side == NOBODY:
            return
        values[s.holders[side]] += self.suit_lead
        if side == 0:
            values[s.suitor] += self.lying_red
            values[owner_of(s.unit[s.suit_at])] -= self.outlaw

    def weigh_offer(self, s: Table, values: list[float], possible: list[int]) -> None:
        """Give those who will agree on the offer being made what they gain by it."""
        trading = self.trading(s, values, possible)
        if s.kind == ASK_REPLY:
            giver, terms, asked = s.partner, s.answer, 1 << s.active
        else:
            giver, terms, asked = s.active, s.terms, s.asking | 1 << s.seat
        taker = trading.taker(giver, terms, asked)
        if taker >= 0:
            values[giver] += trading.change(giver, terms, True)
            values[taker] += trading.change(taker, terms, False)

    def market(self, s: Table) -> Trading:
        possible = [0] * self.realm.seats
        return self.trading(s, [self.worth(s, seat, possible) for seat in range(self.realm.seats)], possible)

    def trading(self, s: Table, values: list[float], possible: list[int]) -> Trading:
        return Trading(s, self.sense, possible, self.shares(values), self.offer)

    # which options to look at, and which of them first

    def shortlist(self, state: State, seat: int, options: list[int]) -> list[int]:
        """Offers of a short list, no offers back, bids that lead or that are all there is, and units before towns."""
        assert isinstance(state, Table)
        kind = state.kind
        if kind == ASK_DRAFT:
            return steps(state, seat, self.possible(state, seat))
        if kind == ASK_TRADE:
            begun = steps(state, seat, self.possible(state, seat))
            return [option for option in options if not GIVE <= option < WANT or option in begun]
        if kind == ASK_ANSWER:
            return [option for option in options if option != COUNTER]
        if kind == ASK_COUNTER:
            return [WITHDRAW]
        if kind in (ASK_RAISE, ASK_OPENING):
            return bids(state, options)
        if kind == ASK_BUILD and points(state, seat) + 1 < TO_WIN:
            return buildings(state, seat, options)
        return options

    def possible(self, s: Table, seat: int) -> int:
        """What a player could build, were it paid for."""
        found = [0] * self.realm.seats
        self.land(s, seat, found)
        self.forces(s, seat, found)
        return found[seat]

    def order(self, state: State, seat: int, options: list[int]) -> list[float]:
        """Trade by plan, try what shows at once, sue before passing, and move before staying."""
        assert isinstance(state, Table)
        kind = state.kind
        if kind in (ASK_TRADE, ASK_DRAFT):
            wanted = self.trade_step(state, seat)
            promises = [trade_promise(option, wanted) for option in options]
        elif kind in (ASK_ANSWER, ASK_REPLY):
            promises = self.answer_promises(state, seat, options)
        elif kind in TRIED:
            return self.tried(state, seat, options)
        elif kind in (ASK_SUE, ASK_OPENING, ASK_RAISE):
            promises = [suit_promise(state, option) for option in options]
        else:
            promises = [promise(state, option) for option in options]
        base = self.evaluate(state)[seat]
        most = max(promises)
        slope = CARE * base * (1.0 - base)
        return [max(0.0, base + slope * (each - most)) for each in promises]

    def steps(self, state: State, seat: int, options: list[int]) -> list[int]:
        """What looks best at once: a unit goes where it is worth most, and what changes more than one's own position is weighed."""
        assert isinstance(state, Table)
        kind = state.kind
        if kind in (ASK_UNIT, ASK_STEP):
            self.moves.compare(seat, self.evaluate(state))
            if kind == ASK_STEP:
                return [self.moves.step(state, seat, options).action]
            return self.moves.unit(state, seat, options, self.possible(state, seat))
        if kind == ASK_TRADE:
            return [self.market(state).deal(self.realm, seat, options)]
        if kind in WEIGHED:
            return [weighed(self, state, seat, options)]
        chances = self.order(state, seat, options)
        return [options[chances.index(max(chances))]]

    def tried(self, s: Table, seat: int, options: list[int]) -> list[float]:
        """The chances of a seat by what each option does to its own position."""
        possible = [0] * self.realm.seats
        base = self.evaluate(s)[seat]
        slope = base * (1.0 - base) / self.temper
        now = self.worth(s, seat, possible)
        found: list[float] = []
        for option in options:
            after = s.copy()
            self.game.apply(after, seat, option, None)
            assert isinstance(after, Table)
            gain = self.worth(after, seat, possible) - now if self.quiet(after) else self.discovery
            found.append(min(1.0, max(0.0, base + slope * gain)))
        return found

    def trade_step(self, s: Table, seat: int) -> int:
        """How to go on towards the best offer that somebody would take, or what to do instead."""
        otherwise = END_TRADE if s.kind == ASK_TRADE else WITHDRAW
        if s.kind == ASK_TRADE and not can_offer(self.realm, s, seat):
            return otherwise
        offer = self.market(s).best_offer(seat, s.terms, everyone_but(seat, self.realm.seats))
        return otherwise if offer is None else next_step(offer, s.terms)

    def answer_promises(self, s: Table, seat: int, options: list[int]) -> list[float]:
        """Accept what raises the chance to win, otherwise decline."""
        trading = self.market(s)
        terms = s.answer if s.kind == ASK_REPLY else s.terms
        giver = s.partner if s.kind == ASK_REPLY else s.active
        good = can_give(s, seat, terms) and trading.agrees(
            seat, trading.change(seat, terms, False), giver, trading.change(giver, terms, True)
        )
        found: list[float] = []
        for option in options:
            if option == ACCEPT:
                found.append(0.6 if good else 0.1)
            else:
                found.append(0.4 if option == DECLINE else 0.1 if option == COUNTER else 0.3)
        return found


def before_building(s: Table) -> bool:
    """Whether the active player can still build in this turn."""
    return s.kind in (ASK_UNIT, ASK_STEP, ASK_TRADE, ASK_DRAFT, ASK_ANSWER, ASK_REPLY, ASK_COUNTER, ASK_BUILD)
