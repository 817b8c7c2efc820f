"""Offers in a Negotiation, and its two endings (rules 10.2e to 10.2h)."""

from __future__ import annotations

from bisect import insort

from landtake.core.state import EVERYONE
from landtake.games.lander import cite, ops
from landtake.games.lander import events as told
from landtake.games.lander.config import Config
from landtake.games.lander.ops import WIDTH
from landtake.games.lander.rules_base import Out, ask, pop, push
from landtake.games.lander.rules_negotiation import (
    ANY_OFFER,
    FREE_TALK,
    MOST_CARDS,
    MOST_OFFERS,
    USUAL,
    amount,
    both,
    code_of,
    codes_of,
    end_negotiation,
    give_code,
    layer_of,
    own_candidates,
    take_code,
)
from landtake.games.lander.state import COUNTERS, GAINED_BY_TRADE, TRADES, Table
from landtake.games.lander.tables import (
    BROKER,
    CARDS,
    MODS,
    PASS,
    PROPOSE,
    WANT,
    YES,
)  # fmt: skip

# 10.2e Offers


def do_offer(g: Config, s: Table, out: Out) -> None:
    ask(s, ops.K_OFFER, s.stack[-WIDTH + 1])


def other_of(s: Table, seat: int) -> int:
    """The other one of the two who negotiate."""
    return s.partner if seat == s.requester else s.requester


def wantable(s: Table, seat: int) -> list[int]:
    """What the maker of an offer may name: resources, the card that the other laid, cards that the other has just offered."""
    found = [0, 1, 2]
    cards = s.laid[1:] if layer_of(s) == seat else s.laid
    for code in sorted(cards):
        if code >= 3 and code != found[-1]:
            found.append(code)
    return found


def offer_candidates(g: Config, s: Table, seat: int) -> list[int]:
    found = [PASS, PROPOSE, *own_candidates(g, s, seat)]
    return found + [WANT + code for code in wantable(s, seat)]


def offer_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    case = s.stack[-WIDTH + 4]
    gives, wants = s.terms_split, len(s.terms) - s.terms_split
    if case == ANY_OFFER:
        wants += 1
    if action == PASS:
        return cite.MUST_OFFER if case == ANY_OFFER else 0
    if action == PROPOSE:
        return 0 if gives and wants else cite.TWO_TO_FIVE
    if WANT <= action < WANT + 3 + CARDS:
        if case == ANY_OFFER or action - WANT not in wantable(s, seat):
            return cite.KNOWN_CARDS
        if gives + wants == MOST_CARDS or (gives == 0 and wants == MOST_CARDS - 1):
            return cite.TWO_TO_FIVE
        if action - WANT >= 3 and action - WANT in s.terms[gives:]:
            return cite.KNOWN_CARDS
        return 0
    code = code_of(action)
    if code < 0:
        return cite.ASKED_FIRST
    if amount(s, seat, code) <= s.terms[:gives].count(code):
        return cite.NOT_IN_HAND
    if gives + wants == MOST_CARDS or (wants == 0 and gives == MOST_CARDS - 1):
        return cite.TWO_TO_FIVE
    return 0


def offer_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    case = s.stack[-WIDTH + 4]
    if action == PASS:
        pop(s)
        fail(g, s, case == USUAL, out)
        return
    if action == PROPOSE:
        pop(s)
        s.offers += 1
        if case == ANY_OFFER:
            only = codes_of(s, s.requester)[0]
            s.terms.append(only)
            s.terms_seen.append(both(s))
            succeed(g, s, seat, out)
        else:
            push(s, ops.K_ANSWER, other_of(s, seat), -1, seat, case)
        return
    gives = s.terms[: s.terms_split]
    wants = s.terms[s.terms_split :]
    if action >= WANT and action < WANT + 3 + CARDS:
        insort(wants, action - WANT)
    else:
        insort(gives, code_of(action))
        s.terms_split += 1
    s.terms = gives + wants
    s.terms_seen = [both(s)] * len(s.terms)


def do_answer(g: Config, s: Table, out: Out) -> None:
    ask(s, ops.K_ANSWER, s.stack[-WIDTH + 1])


def answer_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if action == PASS:
        return 0
    if action != YES:
        return cite.ASKED_FIRST
    wants = s.terms[s.terms_split :]
    for code in wants:
        if amount(s, seat, code) < wants.count(code):
            return cite.NOT_IN_HAND
    return 0


def answer_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    maker, case = s.stack[-WIDTH + 3], s.stack[-WIDTH + 4]
    pop(s)
    if action == YES:
        succeed(g, s, maker, out)
    elif case == USUAL and s.offers < MOST_OFFERS:
        s.laid = s.laid[:1] + s.terms[: s.terms_split]
        s.laid_seen = [both(s)] * len(s.laid)
        s.terms = []
        s.terms_seen = []
        s.terms_split = 0
        push(s, ops.K_OFFER, seat, -1, -1, USUAL)
    else:
        fail(g, s, case == USUAL, out)


# 10.2f, 10.2g The end


def succeed(g: Config, s: Table, maker: int, out: Out) -> None:
    """The cards change hands and are locked; collateral goes back; the Official Order is spent (10.2f)."""
    taker = other_of(s, maker)
    gives, wants = s.terms[: s.terms_split], s.terms[s.terms_split :]
    for code in gives:
        take_code(s, maker, code)
    for code in wants:
        take_code(s, taker, code)
    for code in gives:
        give_code(s, taker, code, True)
    for code in wants:
        give_code(s, maker, code, True)
    requester, partner = s.requester, s.partner
    for seat in (requester, partner):
        for code in s.collateral[seat]:
            give_code(s, seat, code, False)
    s.counters[requester * COUNTERS + TRADES] += 1
    if out is not None:
        out.append((told.TRADED, EVERYONE, requester, partner))
        for code in gives:
            out.append((told.GAVE, both(s), maker, taker, code))
        for code in wants:
            out.append((told.GAVE, both(s), taker, maker, code))
    end_negotiation(g, s)
    if not s.mods[requester * MODS + FREE_TALK]:
        pop(s)  # the question for an order is answered
        s.layouts = []
        push(s, ops.P_ORDER_DONE, requester)
    for seat in (partner, requester):
        counter = seat * COUNTERS + GAINED_BY_TRADE
        if s.leading[seat] & BROKER and s.counters[counter] < 2:
            s.counters[counter] += 1
            push(s, ops.K_GAIN, seat, seat, -1, 1)


def fail(g: Config, s: Table, swap: bool, out: Out) -> None:
    """Everything goes back and the collaterals are swapped; the turn goes on (10.2g)."""
    requester, partner = s.requester, s.partner
    if out is not None:
        out.append((told.BROKE_OFF, EVERYONE, requester))
    if swap:
        for seat, to in ((requester, partner), (partner, requester)):
            for code in s.collateral[seat]:
                give_code(s, to, code, to == partner)
                if out is not None:
                    out.append((told.GAVE, both(s), seat, to, code))
    end_negotiation(g, s)
