"""Section 8 of the rules: trade with the stock, and offers between the players."""

from __future__ import annotations

from typing import Final

from landtake.core.game import Event
from landtake.core.state import EVERYONE
from landtake.games.landnam import cite, told
from landtake.games.landnam.asks import ASK_ANSWER, ASK_COUNTER, ASK_DRAFT, ASK_REPLY, ASK_TRADE, ASKED, TO_BUILDING
from landtake.games.landnam.data import PRINTED
from landtake.games.landnam.pieces import owner_of, settles
from landtake.games.landnam.realm import Realm
from landtake.games.landnam.state import NOWHERE, Table
from landtake.games.landnam.supply import gain, hand_on, holds, pay, play
from landtake.games.landnam.tables import (
    ACCEPT,
    AMOUNT,
    ANNOUNCE,
    BANK,
    BANK_GETS,
    BANK_PAYS,
    COUNTER,
    DECLINE,
    EFFECT,
    END_TRADE,
    GIVE,
    HARBOUR,
    PLAY,
    PLAY_CARD,
    PLAY_CHOICE,
    PLAYER,
    PLAYS_OF,
    RATE,
    TRADE_CARDS,
    WANT,
    WITHDRAW,
)

USUAL_RATE: Final = 4
HARBOUR_RATE: Final = 2
MOST_OFFERS: Final = 3
"""That the active player may begin in a turn (8e)."""
MOST_WANTED: Final = 4
"""Of one resource in an offer (8f)."""
HARBOURS: Final[list[int]] = list(PRINTED.harbours)


def begin_trade(s: Table) -> int:
    s.seat = s.active
    s.kind = ASK_TRADE
    return ASKED


# Trade with the stock


def rate(realm: Realm, s: Table, seat: int, resource: int) -> int:
    """How many cards of a resource a player gives for one from the stock (8a, 8b)."""
    if s.merchant:
        return s.merchant
    if s.harbours_left[resource] < HARBOURS[resource]:
        for face in range(realm.faces):
            if s.marker[face] == HARBOUR + resource:
                unit = s.unit[face]
                if owner_of(unit) == seat if unit else settles(realm, s, seat, face):
                    return HARBOUR_RATE
    return USUAL_RATE


def bank_refusal(realm: Realm, s: Table, seat: int, trade: int) -> int:
    """Why a trade with the stock is not possible; 0 if it is."""
    if not s.stocked >> BANK_GETS[trade] & 1:
        return cite.FOUR_FOR_ONE
    paid = BANK_PAYS[trade]
    held = s.hands[seat * 4 + paid]
    if held >= USUAL_RATE:
        return 0
    return 0 if held >= HARBOUR_RATE and held >= rate(realm, s, seat, paid) else cite.FOUR_FOR_ONE


def can_offer(realm: Realm, s: Table, seat: int) -> bool:
    """Whether a player may begin another offer: a limit, and somebody with cards to trade with (8e)."""
    if s.offers >= MOST_OFFERS:
        return False
    for other in range(realm.seats):  # noqa: SIM110 (a loop compiles well)
        if other != seat and s.sizes[other]:
            return True
    return False


def trade_options(realm: Realm, s: Table, seat: int) -> list[int]:
    options = [END_TRADE]
    if s.sizes[seat]:
        hands = s.hands
        for paid in range(4):
            if hands[seat * 4 + paid] >= HARBOUR_RATE:
                for trade in range(paid * 3, paid * 3 + 3):
                    if bank_refusal(realm, s, seat, trade) == 0:
                        options.append(BANK + trade)
        if can_offer(realm, s, seat):
            for resource in range(4):
                if hands[seat * 4 + resource]:
                    options.append(GIVE + resource)
    if s.fate_sizes[seat]:
        for card in TRADE_CARDS:
            if holds(s, seat, card):
                for action in PLAYS_OF[card]:
                    if trade_card_refusal(realm, s, seat, action - PLAY) == 0:
                        options.append(action)
    return options


def trade_refusal(realm: Realm, s: Table, seat: int, action: int) -> int:
    """Why the active player may not do this in Trade; 0 if they may."""
    if action == END_TRADE:
        return 0
    if BANK <= action < BANK + len(BANK_PAYS):
        return bank_refusal(realm, s, seat, action - BANK)
    if GIVE <= action < GIVE + 4:
        if s.hands[seat * 4 + action - GIVE] == 0:
            return cite.NOT_HELD
        return 0 if can_offer(realm, s, seat) else cite.OFFER_LIMIT
    if PLAY <= action < PLAY + len(PLAY_CARD):
        return trade_card_refusal(realm, s, seat, action - PLAY)
    return cite.PHASES_IN_ORDER


def trade_card_refusal(realm: Realm, s: Table, seat: int, play_: int) -> int:
    """11i: why a Trade card may not be played; 0 if it may."""
    card = PLAY_CARD[play_]
    if card not in TRADE_CARDS:
        return cite.CARD_PHASE
    if not holds(s, seat, card):
        return cite.NOT_HELD
    if EFFECT[card] == RATE:
        return cite.CARD_WITHOUT_EFFECT if s.merchant else 0
    for other in range(realm.seats):
        if other != seat and s.sizes[other]:
            return 0
    return cite.CARD_WITHOUT_EFFECT


def trade(realm: Realm, s: Table, seat: int, action: int, out: list[Event] | None) -> int:
    if action == END_TRADE:
        s.offers = 0
        s.announced = []
        s.merchant = 0
        return TO_BUILDING
    if action >= PLAY:
        play(s, seat, action - PLAY, out)
        card = PLAY_CARD[action - PLAY]
        if EFFECT[card] == RATE:
            s.merchant = AMOUNT[card]
        else:
            take_gifts(realm, s, seat, PLAY_CHOICE[action - PLAY], AMOUNT[card], out)
        return ASKED
    if action >= BANK:
        paid = BANK_PAYS[action - BANK]
        got = BANK_GETS[action - BANK]
        count = rate(realm, s, seat, paid)
        gain(s, seat, got, 1)
        pay(s, seat, paid, count)
        if out is not None:
            out.append((told.BANKED, EVERYONE, seat, paid, count, got))
        return ASKED
    s.offers += 1
    s.terms[action - GIVE] = 1
    s.kind = ASK_DRAFT
    return ASKED


def take_gifts(realm: Realm, s: Table, seat: int, resource: int, count: int, out: list[Event] | None) -> None:
    for other in range(realm.seats):
        given = min(count, s.hands[other * 4 + resource])
        if other != seat and given:
            hand_on(s, other, seat, resource, given)
            if out is not None:
                out.append((told.GIFT, EVERYONE, other, seat, resource))


# Offers (8c to 8f): drafted card by card, announced, answered clockwise


def offer_code(terms: list[int], to: int) -> int:
    """An offer as one number, so that none is made twice."""
    code = to + 1
    for count in terms:
        code = code * 32 + count
    return code


def complete(terms: list[int]) -> bool:
    """Whether both sides give something."""
    return terms[0] + terms[1] + terms[2] + terms[3] > 0 and terms[4] + terms[5] + terms[6] + terms[7] > 0


def draft_refusal(realm: Realm, s: Table, seat: int, action: int) -> int:
    """Why an offer, or an offer back, may not be drafted further or made like this; 0 if it may."""
    back = s.kind == ASK_COUNTER
    terms = s.answer if back else s.terms
    if action == WITHDRAW:
        return 0
    if GIVE <= action < GIVE + 4:
        return 0 if s.hands[seat * 4 + action - GIVE] > terms[action - GIVE] else cite.NOT_HELD
    if WANT <= action < WANT + 4:
        return 0 if terms[4 + action - WANT] < MOST_WANTED else cite.OFFER_SIZE
    if action == ANNOUNCE and not back:
        return announce_refusal(s, -1)
    if PLAYER <= action < PLAYER + realm.seats:
        to = action - PLAYER
        if back:
            return cite.BINDING if to != s.active else 0 if complete(terms) else cite.OFFERS
        return cite.OFFERS if to == seat or s.sizes[to] == 0 else announce_refusal(s, to)
    return cite.PHASES_IN_ORDER


def announce_refusal(s: Table, to: int) -> int:
    """Why the drafted offer may not be made to a player, or with -1 to all; 0 if it may."""
    if not complete(s.terms):
        return cite.OFFERS
    return cite.OFFER_LIMIT if offer_code(s.terms, to) in s.announced else 0


def draft_options(realm: Realm, s: Table, seat: int) -> list[int]:
    back = s.kind == ASK_COUNTER
    terms = s.answer if back else s.terms
    options = [WITHDRAW]
    for resource in range(4):
        if s.hands[seat * 4 + resource] > terms[resource]:
            options.append(GIVE + resource)
    for resource in range(4):
        if terms[4 + resource] < MOST_WANTED:
            options.append(WANT + resource)
    if complete(terms):
        if back:
            options.append(PLAYER + s.active)
        else:
            if announce_refusal(s, -1) == 0:
                options.append(ANNOUNCE)
            for offset in range(1, realm.seats):
                to = (seat + offset) % realm.seats
                if s.sizes[to] and announce_refusal(s, to) == 0:
                    options.append(PLAYER + to)
    return options


def draft(realm: Realm, s: Table, seat: int, action: int, out: list[Event] | None) -> int:
    """The active player drafts an offer and makes it."""
    if action == WITHDRAW:
        if out is not None:
            out.append((told.WITHDREW, EVERYONE, seat))
        return end_offer(s)
    if GIVE <= action < WANT:
        s.terms[action - GIVE] += 1
        return ASKED
    if WANT <= action < BANK:
        s.terms[4 + action - WANT] += 1
        return ASKED
    to = -1 if action == ANNOUNCE else action - PLAYER
    s.announced.append(offer_code(s.terms, to))
    s.asking = (1 << realm.seats) - 1 & ~(1 << seat) if to < 0 else 1 << to
    if out is not None:
        t = s.terms
        out.append((told.OFFERED, EVERYONE, seat, to, t[0], t[1], t[2], t[3], t[4], t[5], t[6], t[7]))
    return ask_next(realm, s)


def ask_next(realm: Realm, s: Table) -> int:
    """8d: the next player, clockwise, who is asked and has any card at all; then Trade goes on."""
    for offset in range(1, realm.seats):
        seat = (s.active + offset) % realm.seats
        if s.asking >> seat & 1:
            s.asking &= ~(1 << seat)
            if s.sizes[seat]:
                s.seat = seat
                s.kind = ASK_ANSWER
                return ASKED
    return end_offer(s)


def end_offer(s: Table) -> int:
    s.asking = 0
    s.partner = NOWHERE
    for at in range(8):
        s.terms[at] = 0
        s.answer[at] = 0
    s.seat = s.active
    s.kind = ASK_TRADE
    return ASKED


def can_give(s: Table, seat: int, terms: list[int]) -> bool:
    """Whether a player holds what the terms want."""
    for resource in range(4):  # noqa: SIM110 (a loop compiles well)
        if s.hands[seat * 4 + resource] < terms[4 + resource]:
            return False
    return True


def answer_options(s: Table, seat: int) -> list[int]:
    return [DECLINE, ACCEPT, COUNTER] if can_give(s, seat, s.terms) else [DECLINE, COUNTER]


def reply_options(s: Table, seat: int) -> list[int]:
    return [DECLINE, ACCEPT] if can_give(s, seat, s.answer) else [DECLINE]


def answer_refusal(s: Table, seat: int, action: int) -> int:
    """Why an offer, or an offer back, may not be answered like this; 0 if it may."""
    replying = s.kind == ASK_REPLY
    if action == DECLINE or (action == COUNTER and not replying):
        return 0
    if action == ACCEPT:
        return 0 if can_give(s, seat, s.answer if replying else s.terms) else cite.NOT_HELD
    return cite.PHASES_IN_ORDER


def exchange(s: Table, giver: int, taker: int, terms: list[int], out: list[Event] | None) -> None:
    for resource in range(4):
        hand_on(s, giver, taker, resource, terms[resource])
        hand_on(s, taker, giver, resource, terms[4 + resource])
    if out is not None:
        out.append((told.TRADED, EVERYONE, giver, taker))


def answer(realm: Realm, s: Table, seat: int, action: int, out: list[Event] | None) -> int:
    """A player answers an offer: accepts, declines, or makes one back."""
    if action == ACCEPT:
        exchange(s, s.active, seat, s.terms, out)
        return end_offer(s)
    if action == COUNTER:
        s.partner = seat
        s.kind = ASK_COUNTER
        return ASKED
    if out is not None:
        out.append((told.DECLINED, EVERYONE, seat))
    return ask_next(realm, s)


def counter(realm: Realm, s: Table, seat: int, action: int, out: list[Event] | None) -> int:
    """A player drafts an offer back; to withdraw it is to decline."""
    if GIVE <= action < WANT:
        s.answer[action - GIVE] += 1
        return ASKED
    if WANT <= action < BANK:
        s.answer[4 + action - WANT] += 1
        return ASKED
    if action == WITHDRAW:
        return drop_counter(realm, s, seat, out)
    if out is not None:
        t = s.answer
        out.append((told.COUNTERED, EVERYONE, seat, t[0], t[1], t[2], t[3], t[4], t[5], t[6], t[7]))
    s.seat = s.active
    s.kind = ASK_REPLY
    return ASKED


def drop_counter(realm: Realm, s: Table, seat: int, out: list[Event] | None) -> int:
    s.partner = NOWHERE
    for at in range(8):
        s.answer[at] = 0
    if out is not None:
        out.append((told.DECLINED, EVERYONE, seat))
    return ask_next(realm, s)


def reply(realm: Realm, s: Table, seat: int, action: int, out: list[Event] | None) -> int:
    """The active player takes an offer back or not."""
    if action == ACCEPT:
        exchange(s, s.partner, seat, s.answer, out)
        return end_offer(s)
    return drop_counter(realm, s, seat, out)
