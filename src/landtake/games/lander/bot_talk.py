"""Negotiation: what to ask for, whom to trade with, and the few offers that are worth making."""

from __future__ import annotations

from typing import Final

from landtake.games.lander import ops
from landtake.games.lander.bot_bargain import Bargain
from landtake.games.lander.bot_holdings import Holdings
from landtake.games.lander.bot_missions import Kit, criteria_gap, price_total
from landtake.games.lander.bot_weights import Weights
from landtake.games.lander.bot_worth import Outlook, worth, years_left
from landtake.games.lander.config import Config
from landtake.games.lander.ops import WIDTH
from landtake.games.lander.rules_accolades import team_stars
from landtake.games.lander.rules_missions import open_missions
from landtake.games.lander.rules_negotiation import ANY_OFFER, codes_of, give_code, hand_size, layer_of, matches, take_code
from landtake.games.lander.rules_offers import other_of
from landtake.games.lander.state import Table
from landtake.games.lander.tables import (
    CARD,
    MISSION_COST,
    MISSION_SCOPE,
    MISSION_STARS,
    MISSION_TRAITS,
    PASS,
    PLAYER,
    PROPOSE,
    REQUEST,
    REQUEST_COUNT,
    RESOURCE,
    WANT,
    YES,
)  # fmt: skip

FIRST_TRAIT: Final = 6
"""Where the traits begin among what can be asked for."""

NEAR_GOAL: Final = 4
"""Whoever is so many stars from the goal, or ahead in the last year, is given nothing."""


class Talk:
    """What a player says in a Negotiation. It goes by what that player sees, so a search has nothing to look for in it."""

    def __init__(self, g: Config, w: Weights) -> None:
        self.g = g
        self.w = w

    # what to ask for

    def request(self, s: Table, seat: int) -> int:
        """The type to ask for, at a player's first turn of a year: what the best Mission lacks; -1 if nothing is worth asking for."""
        if s.turns[seat] != 1:
            return -1
        g = self.g
        held = Holdings(g, s, seat)
        kit = Kit(s, seat)
        years = years_left(g, s, False)
        price = self.w.resource + self.w.resource_year * years
        best = -1
        most = 0.0
        for mission in open_missions(s, seat):
            profit = MISSION_STARS[mission] - price * price_total(s, seat, mission)
            if profit <= most:
                continue
            gap = criteria_gap(g, self.w, s, seat, mission, held, kit)
            lacking = -1
            short = 0
            spare = 0
            for resource in range(3):
                over = s.res[3 * seat + resource] - MISSION_COST[3 * mission + resource]
                if over < 0:
                    short -= over
                    lacking = resource
                else:
                    spare += over
            if gap < 1.0 and 0 < short <= 2 and spare >= short:
                best = lacking
                most = profit
            elif short == 0 and spare > 1 and self.w.need_trait <= gap < self.w.need_trait + 1.0:
                trait = self.missing_trait(s, seat, mission, kit)
                if trait >= 0:
                    best = FIRST_TRAIT + trait
                    most = profit
        return best

    def missing_trait(self, s: Table, seat: int, mission: int, kit: Kit) -> int:
        """A trait that nobody of the crew has and no card in hand gives, though a Mission asks for it; -1 if there is none."""
        lacking = MISSION_TRAITS[mission] & ~kit.traits
        if MISSION_SCOPE[mission] < 2:
            lacking &= ~s.crew_traits[seat]
        for trait in range(6):
            if lacking >> trait & 1:
                return trait
        return -1

    def asks(self, s: Table, seat: int) -> bool:
        """Whether to begin a Negotiation: there is something to ask for, and somebody who may be given something for it."""
        others = [other for other in range(self.g.seats) if other != seat and hand_size(s, other) > 1 and not self.too_strong(s, other)]
        return bool(others) and hand_size(s, seat) > 2 and self.request(s, seat) >= 0

    # whom to trade with

    def too_strong(self, s: Table, other: int) -> bool:
        """Whether a player could win by what they are given."""
        g = self.g
        stars = team_stars(g, s, other)
        if g.goal and stars >= g.goal - NEAR_GOAL:
            return True
        if not g.goal and years_left(g, s, False) == 0.0:
            return all(stars > team_stars(g, s, seat) for seat in range(g.seats) if g.opposed(seat, other))
        return False

    def answer(self, s: Table, seat: int, options: list[int]) -> list[int]:
        """What to say or lay now."""
        kind = s.kind
        if kind == ops.K_REQUEST:
            wanted = REQUEST + self.request(s, seat)
            return [wanted] if wanted in options else options[:1]
        if kind == ops.K_WILLING:
            willing = YES in options and not self.too_strong(s, s.requester) and self.can_spare(s, seat)
            return [YES if willing else PASS]
        if kind == ops.K_PARTNER:
            return [self.partner(s, options)]
        if kind in (ops.K_COLLATERAL, ops.K_LAY):
            return [self.cheapest(s, seat, options)]
        if kind == ops.K_OFFER:
            return [self.offer(s, seat, options)]
        return [YES if YES in options and self.accepts(s, seat) else PASS]

    def accepts(self, s: Table, seat: int) -> bool:
        """Whether to agree to the offer on the table."""
        other = other_of(s, seat)
        if self.too_strong(s, other):
            return False
        return Bargain(self.g, self.w, s, seat).agrees(other, s.terms[s.terms_split :], s.terms[: s.terms_split])

    def can_spare(self, s: Table, seat: int) -> bool:
        """Whether a player has something of the type that would not be missed much; of what is offered anybody may hear."""
        if s.request >= REQUEST_COUNT:
            return True
        trial = s.copy()
        return any(matches(code, s.request) and self.loss(trial, seat, code) < self.w.trade for code in codes_of(s, seat))

    def partner(self, s: Table, options: list[int]) -> int:
        """The willing player with the fewest stars."""
        best = PASS
        least = 999
        for action in options:
            if action != PASS and not self.too_strong(s, action - PLAYER):
                stars = team_stars(self.g, s, action - PLAYER)
                if stars < least:
                    least = stars
                    best = action
        return best if best in options else options[0]

    # what things are worth

    def loss(self, trial: Table, seat: int, code: int) -> float:
        """How many stars a resource or card is worth to a player who has it; the table is given back as it was."""
        held = Holdings(self.g, trial, seat)
        ahead = Outlook(self.g, trial)
        before = worth(self.g, self.w, trial, seat, held, ahead)
        less = trial.copy()
        take_code(less, seat, code)
        return before - worth(self.g, self.w, less, seat, held, ahead)

    def cheapest(self, s: Table, seat: int, options: list[int]) -> int:
        """The option that names what is missed least."""
        best = options[0]
        least = 1.0e9
        for action in options:
            code = action - RESOURCE if action < RESOURCE + 3 else 3 + action - CARD
            loss = self.loss(s, seat, code)
            if loss < least:
                least = loss
                best = action
        return best

    # offers

    def terms(self, s: Table, seat: int) -> list[int]:
        """What a player offers next, never the same twice: what is given, -1, what is wanted. Later ones give more; none is to stop.

        Nothing is offered that the player would not agree to.
        """
        round_ = s.offers // 2
        found = self.draft(s, seat, round_)
        if not found or s.stack[-WIDTH + 4] == ANY_OFFER:
            return found
        if round_ and found == self.draft(s, seat, round_ - 1):
            return []
        split = found.index(-1)
        return found if Bargain(self.g, self.w, s, seat).agrees(other_of(s, seat), found[:split], found[split + 1 :]) else []

    def draft(self, s: Table, seat: int, round_: int) -> list[int]:
        """What could be offered after so many own offers."""
        if round_ > 2:
            return []
        if s.stack[-WIDTH + 4] == ANY_OFFER:
            return [*self.gifts(s, seat, 1), -1]
        laid = s.laid[0] if s.laid else -1
        if layer_of(s) != seat:
            return [*self.gifts(s, seat, 1 + (1 if round_ else 0)), -1, laid] if laid >= 0 and round_ < 2 else []
        if laid < 0:
            return []
        lacked = self.lacked(s, seat)
        return [laid, -1, lacked] if round_ else [laid, -1, lacked, lacked]

    def gifts(self, s: Table, seat: int, count: int) -> list[int]:
        """The resources and cards that are missed least, so many."""
        trial = s.copy()
        found: list[int] = []
        for _ in range(count):
            best = -1
            least = self.w.trade if found else 1.0e9
            for code in codes_of(trial, seat):
                loss = self.loss(trial, seat, code)
                if loss < least:
                    least = loss
                    best = code
            if best >= 0:
                take_code(trial, seat, best)
                found.append(best)
        found.sort()
        return found

    def lacked(self, s: Table, seat: int) -> int:
        """The resource that a player would gain most by."""
        held = Holdings(self.g, s, seat)
        ahead = Outlook(self.g, s)
        best = 0
        most = -1.0e9
        for resource in range(3):
            more = s.copy()
            give_code(more, seat, resource, False)
            value = worth(self.g, self.w, more, seat, held, ahead)
            if value > most:
                most = value
                best = resource
        return best

    def offer(self, s: Table, seat: int, options: list[int]) -> int:
        """The next word of the offer; to propose it when it is complete, to stop when there is none."""
        target = self.terms(s, seat)
        if not target:
            return stop(options)
        split = target.index(-1)
        return next_word(s, target[:split], target[split + 1 :], options)


def next_word(s: Table, gives: list[int], takes: list[int], options: list[int]) -> int:
    """The next word of an offer, to propose it when it is complete, or to stop where it cannot be made."""
    given = s.terms[: s.terms_split]
    taken = s.terms[s.terms_split :]
    word = PROPOSE
    for code in takes:
        if taken.count(code) < takes.count(code):
            word = WANT + code
    for code in gives:
        if given.count(code) < gives.count(code):
            word = RESOURCE + code if code < 3 else CARD + code - 3
    return word if word in options else stop(options)


def stop(options: list[int]) -> int:
    """To make no more offers, where that is allowed."""
    return PASS if PASS in options else options[0]
