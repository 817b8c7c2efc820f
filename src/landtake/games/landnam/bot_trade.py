"""Offers worth making in Landnám: a short list, who would take them, and how to draft the best."""

from __future__ import annotations

from typing import Final

from landtake.games.landnam.bot_hand import COST, ITEMS, HandSense, lacking
from landtake.games.landnam.realm import Realm
from landtake.games.landnam.rules import TO_WIN, points
from landtake.games.landnam.rules_trade import MOST_WANTED, can_offer, offer_code, rate
from landtake.games.landnam.state import Table
from landtake.games.landnam.tables import ANNOUNCE, BANK, BANK_GETS, BANK_PAYS, END_TRADE, GIVE, ITEM_FARM, ITEM_TOWN, WANT, WITHDRAW

CERTAIN: Final = 13.0
"""What being about to win is worth."""

SHORT_LIST: Final = 12
"""Of so many offers the best is looked for."""


class Offer:
    """Cards that one player would give and want, four kinds each, and what both are thought to gain by it."""

    def __init__(self, terms: list[int]) -> None:
        self.terms: Final = terms
        self.gain = 0.0
        self.taker = -1

    def extends(self, drafted: list[int]) -> bool:
        """Whether a draft can still become this offer."""
        for at in range(8):  # noqa: SIM110 (a loop compiles well)
            if drafted[at] > self.terms[at]:
                return False
        return True


class Trading:
    """One player's view of the market: hands, what everyone could build, and how much each one's gain hurts the others."""

    def __init__(self, s: Table, sense: HandSense, possible: list[int], chances: list[float], cost: float) -> None:
        self.s: Final = s
        self.sense: Final = sense
        self.possible: Final = possible
        self.chances: Final = chances
        self.cost: Final = cost
        """What making an offer costs in nerves, so that nobody is bothered for nothing."""

    def change(self, seat: int, terms: list[int], gives: bool) -> float:
        """What a player's hand gains by an exchange, as the one who gives its terms or the one who takes them."""
        hand = [0, 0, 0, 0]
        sign = -1 if gives else 1
        for resource in range(4):
            hand[resource] = self.s.hands[seat * 4 + resource] + sign * (terms[resource] - terms[4 + resource])
            if hand[resource] < 0:
                return -1000.0
        possible = self.possible[seat]
        gained = self.sense.worth(hand, 0, possible) - self.sense.worth(self.s.hands, seat * 4, possible)
        if seat == self.s.active and points(self.s, seat) + 1 == TO_WIN and pays_a_point(hand, 0, possible):
            gained += CERTAIN
        return gained

    def agrees(self, seat: int, mine: float, other: int, theirs: float) -> bool:
        """Whether a player's win chance rises if they gain this and another player gains that."""
        if mine <= 0.0:
            return False
        rest = max(0.05, 1.0 - self.chances[seat])
        return mine * rest > max(0.0, theirs) * self.chances[other]

    def taker(self, giver: int, terms: list[int], asked: int) -> int:
        """The first player clockwise, of those in a mask, who would take the terms; -1 if nobody would."""
        gained = self.change(giver, terms, True)
        seats = len(self.s.sizes)
        for offset in range(1, seats):
            seat = (giver + offset) % seats
            if asked >> seat & 1 and self.agrees(seat, self.change(seat, terms, False), giver, gained):
                return seat
        return -1

    def best_offer(self, giver: int, drafted: list[int], asked: int) -> Offer | None:
        """The best offer that a draft can become, and that one of those in a mask would take; None if there is none."""
        best: Offer | None = None
        for offer in short_list(self.s, giver, self.possible[giver], drafted):
            gained = self.change(giver, offer.terms, True)
            if gained <= self.cost or (best is not None and gained <= best.gain):
                continue
            taker = self.taker(giver, offer.terms, asked)
            if taker < 0:
                continue
            theirs = self.change(taker, offer.terms, False)
            if self.agrees(giver, gained, taker, theirs):
                offer.gain = gained
                offer.taker = taker
                best = offer
        return best

    def deal(self, realm: Realm, seat: int, options: list[int]) -> int:
        """What the active player does in Trade: the best offer that somebody would take, or an exchange with the stock that gains more."""
        s = self.s
        best = END_TRADE
        gain = 0.0
        if can_offer(realm, s, seat):
            offer = self.best_offer(seat, s.terms, everyone_but(seat, realm.seats))
            if offer is not None:
                best = next_step(offer, s.terms)
                gain = offer.gain
        possible = self.possible[seat]
        now = self.sense.worth(s.hands, seat * 4, possible)
        for option in options:
            if BANK <= option < BANK + len(BANK_PAYS):
                paid = BANK_PAYS[option - BANK]
                hand = s.hands[seat * 4 : seat * 4 + 4]
                hand[paid] -= rate(realm, s, seat, paid)
                hand[BANK_GETS[option - BANK]] += 1
                gained = self.sense.worth(hand, 0, possible) - now
                if gained > gain:
                    gain = gained
                    best = option
        return best


def everyone_but(seat: int, seats: int) -> int:
    """A mask of all other players."""
    return ((1 << seats) - 1) & ~(1 << seat)


def short_list(s: Table, giver: int, possible: int, drafted: list[int]) -> list[Offer]:
    """The offers to choose from that a draft can become: one for one, two for one, and exactly what completes something to build.

    Only what the giver sees is looked at, and nothing that was offered to all before in this turn, nor less than that.
    """
    offers: list[Offer] = []
    for item in range(ITEMS - 1, -1, -1):
        lacks = lacking(s.hands, giver * 4, item)
        if possible >> item & 1 and 1 <= lacks <= 2:
            completing(s, giver, item, lacks, offers)
    for wanted in range(4):
        if s.hands[giver * 4 + wanted] < 2:
            for given in range(4):
                held = s.hands[giver * 4 + given]
                if given != wanted and held >= 2:
                    offers.append(swap(given, 1, wanted))
                    if held >= 4:
                        offers.append(swap(given, 2, wanted))
    found: list[Offer] = []
    for offer in offers[:SHORT_LIST]:
        if offer.extends(drafted) and not heard_better(s, offer.terms):
            found.append(offer)
    return found


def heard_better(s: Table, terms: list[int]) -> bool:
    """Whether everybody was offered as much for the same before in this turn, or one or two cards more."""
    if offer_code(terms, -1) in s.announced:
        return True
    for resource in range(4):
        if terms[resource]:
            for more in (1, 2):
                generous = terms[:]
                generous[resource] += more
                if offer_code(generous, -1) in s.announced:
                    return True
    return False


def completing(s: Table, giver: int, item: int, lacks: int, offers: list[Offer]) -> None:
    """Add the offers that ask for what an item lacks, for cards that it does not need."""
    hands = s.hands
    for given in range(4):
        spare = hands[giver * 4 + given] - COST[item * 4 + given]
        for count in range(1, min(spare, lacks + 1) + 1):
            terms = [0] * 8
            terms[given] = count
            for resource in range(4):
                terms[4 + resource] = min(MOST_WANTED, max(0, COST[item * 4 + resource] - hands[giver * 4 + resource]))
            offers.append(Offer(terms))


def pays_a_point(hands: list[int], at: int, possible: int) -> bool:
    """Whether a hand pays for a farm or a town that could be built."""
    if possible >> ITEM_FARM & 1 and lacking(hands, at, ITEM_FARM) == 0:
        return True
    return possible >> ITEM_TOWN & 1 == 1 and lacking(hands, at, ITEM_TOWN) == 0


def swap(given: int, count: int, wanted: int) -> Offer:
    """So many cards of a kind for one of another."""
    terms = [0] * 8
    terms[given] = count
    terms[4 + wanted] = 1
    return Offer(terms)


def next_step(offer: Offer, drafted: list[int]) -> int:
    """The action that takes a draft nearer to an offer, or makes it."""
    for resource in range(4):
        if drafted[resource] < offer.terms[resource]:
            return GIVE + resource
    for resource in range(4):
        if drafted[4 + resource] < offer.terms[4 + resource]:
            return WANT + resource
    return ANNOUNCE


def steps(s: Table, giver: int, possible: int) -> list[int]:
    """How the drafted offer may go on towards one of the short list; one that leads nowhere is withdrawn."""
    found: list[int] = []
    for offer in short_list(s, giver, possible, s.terms):
        step = next_step(offer, s.terms)
        if step not in found:
            found.append(step)
    return found if found else [WITHDRAW]
