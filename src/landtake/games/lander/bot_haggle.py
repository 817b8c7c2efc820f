"""Negotiation with foresight: what to ask for, whom to trade with and what to offer, by what the others would agree to in worlds that fit
what a player sees."""

from __future__ import annotations

from random import Random
from typing import Final

from landtake.games.lander import ops
from landtake.games.lander.bot_bargain import Bargain
from landtake.games.lander.bot_talk import Talk, next_word, stop
from landtake.games.lander.bot_weights import Weights
from landtake.games.lander.config import Config
from landtake.games.lander.rules_deal import deal_again
from landtake.games.lander.rules_negotiation import MOST_CARDS, amount, codes_of, hand_size, matches
from landtake.games.lander.rules_official import NEGOTIATE
from landtake.games.lander.state import Table
from landtake.games.lander.tables import PASS, PLAYER, REQUEST, REQUEST_COUNT, YES

FIRST_CARD_TYPE: Final = 3
"""Where the types of cards begin among what can be asked for. Resources are not asked for: trades of them alone gain nothing."""

EVERY: Final = 2
"""The same is asked for in every second turn at most, because nobody likes to say no again and again."""

WORLDS: Final = 24
"""In how many worlds, divided by how many others there are, a request or an offer is tried."""

SPARED: Final = 8
"""Of so many things, those that are missed least, something may be given."""

PAIRS: Final = 8
"""So many pairs of them are looked at."""

ROUNDS: Final = 3
"""How often a player makes an offer in a Negotiation (10.2g)."""

WORTHWHILE: Final = 0.02
"""So many stars a thing must be worth to be asked for."""

CONCESSION: Final = 0.05
"""So many stars more, on average, the other is offered each time."""

MISTAKEN: Final = 0.3
"""How likely a world still is in which the other would have agreed to what they declined."""

HOPE: Final = 0.5
"""How much an offer counts that has yet to be agreed to, beside one that has been made."""


class Offer:
    """What a player could offer, what they would gain by it, and the worlds in which the other agrees."""

    def __init__(self, gives: list[int], takes: list[int], gain: float, pleasure: float, agreed: list[bool]) -> None:
        self.gives: Final = gives
        self.takes: Final = takes
        self.gain: Final = gain
        self.pleasure: Final = pleasure
        """The stars that the other gains, over all worlds together."""
        self.agreed: Final = agreed
        self.value = 0.0
        """The gain by how likely it is, once it is its turn to be made."""


class Purse:
    """What a player could give in a trade, single things and pairs, with what that costs them in stars, the cheapest first."""

    def __init__(self, mine: Bargain) -> None:
        self.mine: Final = mine
        seat = mine.seat
        single = [([code], mine.change([code], [])) for code in codes_of(mine.s, seat)]
        single.sort(key=lambda each: -each[1])
        pairs: list[tuple[list[int], float]] = []
        for index in range(min(SPARED, len(single))):
            for other in range(index, min(SPARED, len(single))):
                both = sorted(single[index][0] + single[other][0])
                if has_all(mine.s, seat, both):
                    pairs.append((both, mine.change(both, [])))
        pairs.sort(key=lambda each: -each[1])
        self.bundles: Final = sorted(single[:SPARED] + pairs[:PAIRS], key=lambda each: -each[1])
        self.known: Final[dict[tuple[int, ...], float]] = {}

    def gained(self, takes: list[int]) -> float:
        """What some things would be worth to the player, in stars."""
        key = tuple(takes)
        if key not in self.known:
            self.known[key] = self.mine.change([], takes)
        return self.known[key]


class Partner:
    """Another player in one world: what they have, and what each thing is worth to them, also of what they could be given."""

    def __init__(self, purse: Purse, theirs: Bargain) -> None:
        self.purse: Final = purse
        self.theirs: Final = theirs
        self.codes: Final = codes_of(theirs.s, theirs.seat)
        self.losses: Final = [theirs.change([code], []) for code in self.codes]
        self.liked: Final[dict[int, float]] = {}

    def loss(self, takes: list[int]) -> float:
        """How many stars some things are worth to this player, one by one."""
        return sum([self.losses[self.codes.index(code)] for code in takes])

    def likes(self, gives: list[int]) -> float:
        """How many stars some things would be worth to them, one by one."""
        total = 0.0
        for code in gives:
            if code not in self.liked:
                self.liked[code] = self.theirs.change([], [code])
            total += self.liked[code]
        return total

    def best(self, wishes: list[list[int]]) -> float:
        """The most that can be gained by a trade for one of some wishes to which this player agrees, as a chance to win.

        What comes and goes is worth to the other what it is worth one by one: that is quicker and mostly true.
        """
        most = 0.0
        mine = self.purse.mine
        theirs = self.theirs
        for takes in wishes:
            gained = self.purse.gained(takes)
            if gained <= WORTHWHILE or not has_all(theirs.s, theirs.seat, takes):
                continue
            loss = self.loss(takes)
            for gives, change in self.purse.bundles:
                if gained + change <= 0.0:
                    break
                liked = loss + self.likes(gives)
                if liked <= 0.0 or len(gives) + len(takes) > MOST_CARDS:
                    continue
                gain = mine.gain(gained + change, theirs.seat, gives, takes)
                if gain <= most:
                    break
                if theirs.content(liked, mine.seat, takes, gives):
                    most = gain
                    break
        return most


class Haggler:
    """Negotiates for a player who asks what the others would answer."""

    def __init__(self, g: Config, w: Weights, talk: Talk) -> None:
        self.g: Final = g
        self.w: Final = w
        self.talk: Final = talk

    def advise(self, s: Table, seat: int, options: list[int]) -> int:
        """What to do now in a Negotiation of the player's own, or to begin one; -1 if there is nothing to be said.

        Others are asked the more seldom the longer the year has gone on. Where there are only two sides nobody is asked, because what helps
        the one harms the other.
        """
        if self.g.seats == 2 or self.g.teams:
            return -1
        kind = s.kind
        if kind == ops.K_ORDER:
            if NEGOTIATE in options and hand_size(s, seat) > 2:
                return NEGOTIATE if self.request(s, seat)[1] > self.w.haggle * s.turns[seat] else -1
            return -1
        if kind == ops.K_REQUEST:
            wanted, value = self.request(s, seat)
            return REQUEST + wanted if value > 0.0 and REQUEST + wanted in options else -1
        if s.requester != seat or not FIRST_CARD_TYPE <= s.request < REQUEST_COUNT:
            return -1
        if kind == ops.K_PARTNER:
            return self.partner(s, seat, options)
        if kind == ops.K_OFFER:
            return self.offer(s, seat, options)
        if kind == ops.K_ANSWER:
            return self.answer(s, seat, options)
        return -1

    def worlds(self, s: Table, seat: int) -> list[Table]:
        """Worlds that fit what the player sees; the same ones for all offers of a Negotiation, so that none is made twice."""
        view = s.copy()
        view.terms = []
        view.terms_seen = []
        view.terms_split = 0
        view.offers = 0
        view.laid = s.laid[:1]
        view.laid_seen = s.laid_seen[:1]
        random = Random(s.year * 1000 + sum(s.turns) * 10 + seat).random
        return [deal_again(self.g, view, seat, random) for _ in range(WORLDS // (self.g.seats - 1))]

    # what to ask for

    def request(self, s: Table, seat: int) -> tuple[int, float]:
        """What to ask for, and what may be gained by it, as a chance to win."""
        types = [type_ for type_ in range(FIRST_CARD_TYPE, REQUEST_COUNT) if (type_ + s.turns[seat]) % EVERY == 0]
        totals = [0.0] * REQUEST_COUNT
        worlds = self.worlds(s, seat)
        purse = Purse(Bargain(self.g, self.w, worlds[0], seat))
        for world in worlds:
            best = [0.0] * REQUEST_COUNT
            for other in range(self.g.seats):
                if other != seat and hand_size(world, other) > 1 and not self.talk.too_strong(world, other):
                    self.ask(Partner(purse, Bargain(self.g, self.w, world, other)), types, best)
            for type_ in types:
                totals[type_] += best[type_]
        most = max(totals)
        return totals.index(most), most / len(worlds)

    def ask(self, partner: Partner, types: list[int], best: list[float]) -> None:
        """What some requests may bring with this partner, where that is more than before."""
        values: dict[int, float] = {}
        for type_ in types:
            laid = least_missed(partner.codes, partner.losses, type_)
            if laid < 0 or partner.losses[partner.codes.index(laid)] <= -self.w.trade:
                continue
            if laid not in values:
                values[laid] = partner.best(wishes(laid))
            best[type_] = max(best[type_], values[laid])

    def partner(self, s: Table, seat: int, options: list[int]) -> int:
        """The willing player with whom most may be gained; nobody if it is not worth it."""
        worlds = self.worlds(s, seat)
        purse = Purse(Bargain(self.g, self.w, worlds[0], seat))
        best = PASS
        most = self.w.haggle * HOPE
        for action in options:
            other = action - PLAYER
            if action == PASS or self.talk.too_strong(s, other):
                continue
            total = 0.0
            for world in worlds:
                found = [0.0] * REQUEST_COUNT
                self.ask(Partner(purse, Bargain(self.g, self.w, world, other)), [s.request], found)
                total += found[s.request]
            if total / len(worlds) > most:
                most = total / len(worlds)
                best = action
        return best

    # offers

    def plan(self, s: Table, seat: int) -> list[Offer]:
        """The offers to make one after the other: each is the best one if those before were declined."""
        other = s.partner
        worlds = [world for world in self.worlds(s, seat) if has_all(world, other, s.laid[:1])]
        if not worlds:
            return []
        purse = Purse(Bargain(self.g, self.w, worlds[0], seat))
        partners = [Bargain(self.g, self.w, world, other) for world in worlds]
        offers: list[Offer] = []
        for takes in wishes(s.laid[0]):
            gained = purse.gained(takes)
            if gained <= WORTHWHILE:
                continue
            for gives, change in purse.bundles:
                if gained + change <= 0.0 or len(gives) + len(takes) > MOST_CARDS or any(code in takes for code in gives):
                    continue
                gain = purse.mine.gain(gained + change, other, gives, takes)
                if gain <= 0.0:
                    continue
                pleasure = 0.0
                agreed = []
                for theirs in partners:
                    agrees = False
                    if has_all(theirs.s, other, takes):
                        liked = theirs.change(takes, gives)
                        pleasure += liked
                        agrees = theirs.content(liked, seat, takes, gives)
                    agreed.append(agrees)
                if any(agreed):
                    offers.append(Offer(gives, takes, gain, pleasure, agreed))
        return in_turn(offers, len(worlds))

    def planned(self, s: Table, seat: int) -> Offer | None:
        """The next offer; None if there is nothing left to offer."""
        number = s.offers // 2
        plan = self.plan(s, seat)
        return plan[number] if number < len(plan) else None

    def offer(self, s: Table, seat: int, options: list[int]) -> int:
        """The next word of the next offer."""
        offer = self.planned(s, seat)
        return stop(options) if offer is None else next_word(s, offer.gives, offer.takes, options)

    def answer(self, s: Table, seat: int, options: list[int]) -> int:
        """Whether to take what is offered, or to go on to the next own offer."""
        if YES not in options or self.talk.too_strong(s, s.partner):
            return PASS
        gives = s.terms[s.terms_split :]
        takes = s.terms[: s.terms_split]
        mine = Bargain(self.g, self.w, s, seat)
        gain = mine.gain(mine.change(gives, takes), s.partner, gives, takes)
        if gain <= 0.0:
            return PASS
        coming = self.planned(s, seat)
        return YES if coming is None or gain > HOPE * coming.value else PASS


def in_turn(offers: list[Offer], worlds: int) -> list[Offer]:
    """The best few offers in the order in which to make them, each of them more than the one before.

    Whoever declines an offer is hardly in a world in which they agree to it.
    """
    found: list[Offer] = []
    likely = [1.0] * worlds
    pleasure = -1.0e9
    while len(found) < ROUNDS:
        best: Offer | None = None
        most = 0.0
        for offer in offers:
            if offer.pleasure <= pleasure:
                continue
            value = offer.gain * sum([likely[world] for world in range(worlds) if offer.agreed[world]]) / sum(likely)
            if value > most:
                most = value
                best = offer
        if best is None:
            break
        best.value = most
        found.append(best)
        pleasure = best.pleasure + CONCESSION * worlds
        for world in range(worlds):
            if best.agreed[world]:
                likely[world] *= MISTAKEN
    return found


def wishes(card: int) -> list[list[int]]:
    """What can be asked for: the card that the other lays, alone or with a resource or two."""
    return [[card], [0, card], [1, card], [2, card], [0, 0, card], [1, 1, card], [2, 2, card]]


def least_missed(codes: list[int], losses: list[float], type_: int) -> int:
    """Of things of a type the one that its owner misses least; -1 if there is none."""
    best = -1
    most = -1.0e9
    for index in range(len(codes)):
        if losses[index] > most and matches(codes[index], type_):
            most = losses[index]
            best = codes[index]
    return best


def has_all(s: Table, seat: int, codes: list[int]) -> bool:
    """Whether a player has some things, as often as each occurs."""
    for code in codes:  # noqa: SIM110 (a loop compiles well)
        if amount(s, seat, code) < codes.count(code):
            return False
    return True
