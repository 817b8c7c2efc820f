"""A turn: Free Orders, one Official Order, and how the turn passes on (rules 4)."""

from __future__ import annotations

from typing import Final

from landtake.core.state import EVERYONE
from landtake.games.lander import cite, ops
from landtake.games.lander import events as told
from landtake.games.lander.config import Config
from landtake.games.lander.ops import WIDTH
from landtake.games.lander.rules_abilities import use_ability
from landtake.games.lander.rules_actions import begin_play, play_refusal
from landtake.games.lander.rules_attach import attachable
from landtake.games.lander.rules_base import Out, anytime_cards, ask, distinct, pay, pop, push, unlock, usable
from landtake.games.lander.rules_draw import LOCKED, TO_LOOK_AT, begin_consolidate
from landtake.games.lander.rules_free import (
    CONVERT,
    FIRST_OFFICIAL,
    MARKET_MOD,
    RESET_MOD,
    begin_free_order,
    begin_free_orders,
    free_candidates,
    free_order_refusal,
)
from landtake.games.lander.rules_missions import begin_complete, complete_refusal
from landtake.games.lander.rules_negotiation import begin_negotiation
from landtake.games.lander.rules_official import (
    ACQUIRE,
    BUY,
    CONSOLIDATE,
    EXPAND,
    MOST_TURNS,
    NEGOTIATE,
    OBSERVE,
    PREPARE,
    TIME_OUT,
    UPGRADE,
    ability_order_refusal,
    acquire_price,
    add_official_orders,
    official_refusal,
)
from landtake.games.lander.rules_planet import FOOD_LESS_ONCE, PAID, expand_price
from landtake.games.lander.rules_windows import lay_response
from landtake.games.lander.state import Table
from landtake.games.lander.tables import (
    ANYTIME,
    BUY_TWO,
    CARD,
    CARDS,
    CREW,
    DECK_OF,
    GORAN,
    MISSION,
    MISSIONS,
    MODS,
    ORDER,
    RESPONSE,
    WHO_IS,
)  # fmt: skip

# what a question for an order asks
TURN: Final = 0
FURTHER: Final = 1
ONE_FREE: Final = 2


def do_turn(g: Config, s: Table, out: Out) -> None:
    """A player's turn begins: what was locked can be used, protection ends."""
    seat = s.stack[-WIDTH + 1]
    pop(s)
    s.active = seat
    s.turns[seat] += 1
    s.orders_left = 0
    s.requested = 0
    s.exchanged = 0
    s.guarded &= ~(1 << seat)
    unlock(s, seat)
    begin_free_orders(s, seat)
    if out is not None:
        out.append((told.TURN, EVERYONE, seat))
    push(s, ops.P_NEXT_TURN, seat)
    push(s, ops.P_POLL, (seat + 1) % g.seats, -1, -1, 0, 1)
    push(s, ops.K_ORDER, seat, seat, -1, TURN)


def do_order(g: Config, s: Table, out: Out) -> None:
    ask(s, ops.K_ORDER, s.stack[-WIDTH + 1])


def order_options(g: Config, s: Table, seat: int) -> list[int]:
    """Everything that a player may do now: Free Orders, Anytime cards, Official Orders."""
    mode = s.stack[-WIDTH + 4]
    if mode == ONE_FREE:
        return [action for action in free_candidates(s, seat) if free_order_refusal(g, s, seat, action) == 0]
    found: list[int] = []
    hand = distinct(s.hands[seat])
    if mode == TURN:
        add_free_orders(g, s, seat, hand, found)
    if s.turns[seat] < MOST_TURNS:
        add_official_orders(g, s, seat, hand, found)
    found.append(PREPARE)
    if g.timer:
        found.append(TIME_OUT)
    return found


def add_free_orders(g: Config, s: Table, seat: int, hand: list[int], found: list[int]) -> None:
    """Everything that a player may do before the Official Order of the turn."""
    for card in hand:
        if DECK_OF[card] < 2 and attachable(s, seat, card):
            found.append(CARD + card)
    for card in anytime_cards(s, seat):
        if card_order_refusal(g, s, seat, card, TURN) == 0:
            found.append(CARD + card)
    for action in range(CONVERT, CONVERT + 3):
        if free_order_refusal(g, s, seat, action) == 0:
            found.append(action)
    if s.leading[seat] & GORAN or s.mods[seat * MODS + RESET_MOD] or s.mods[seat * MODS + MARKET_MOD]:
        for action in range(CONVERT + 3, FIRST_OFFICIAL):
            if free_order_refusal(g, s, seat, action) == 0:
                found.append(action)


def order_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    """Why a player may not answer the question for an order with this; 0 if they may."""
    mode = s.stack[-WIDTH + 4]
    if CARD <= action < CARD + CARDS:
        card = action - CARD
        if DECK_OF[card] == 2:
            return card_order_refusal(g, s, seat, card, mode)
        if mode == FURTHER:
            return cite.FREE_ORDERS_FIRST
        return free_order_refusal(g, s, seat, action)
    if CONVERT <= action < FIRST_OFFICIAL:
        if mode == FURTHER:
            return cite.FREE_ORDERS_FIRST
        return free_order_refusal(g, s, seat, action)
    if mode == ONE_FREE:
        return cite.ONE_FREE_ORDER
    if UPGRADE <= action <= TIME_OUT:
        return official_refusal(g, s, seat, action)
    if MISSION <= action < MISSION + MISSIONS:
        if s.turns[seat] >= MOST_TURNS:
            return cite.SIXTIETH_TURN
        return complete_refusal(g, s, seat, action - MISSION, 0, -1)
    if WHO_IS <= action < WHO_IS + CREW:
        if s.turns[seat] >= MOST_TURNS:
            return cite.SIXTIETH_TURN
        return ability_order_refusal(g, s, seat, action - WHO_IS)
    return cite.ASKED_FIRST


def card_order_refusal(g: Config, s: Table, seat: int, card: int, mode: int) -> int:
    """Why an Action card cannot be played now: as an Official Order, or Anytime before it."""
    if mode == ONE_FREE:
        return cite.ONE_FREE_ORDER
    if not usable(s, seat, card):
        return cite.NOT_USABLE_YET if card in s.locked[seat] else cite.NOT_IN_HAND
    if RESPONSE[card]:
        return cite.WINDOW
    if ANYTIME[card]:
        if mode == FURTHER:
            return cite.ANYTIME_POINTS
    elif s.turns[seat] >= MOST_TURNS:
        return cite.SIXTIETH_TURN
    return play_refusal(g, s, seat, card)


def order_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    """An order is taken; after a Free Order or an Anytime card the question comes again, after an Official one it is done (9.1a)."""
    mode = s.stack[-WIDTH + 4]
    free = CONVERT <= action < FIRST_OFFICIAL or (CARD <= action < CARD + CARDS and DECK_OF[action - CARD] < 2)
    if free:
        if mode == ONE_FREE:
            pop(s)
        begin_free_order(g, s, seat, action)
        return
    if CARD <= action < CARD + CARDS and ANYTIME[action - CARD]:
        lay_response(g, s, seat, action - CARD, out)
        return
    if action == NEGOTIATE:
        begin_negotiation(g, s, seat)
        return
    pop(s)
    if action in (PREPARE, OBSERVE, TIME_OUT):
        s.orders_left = 0
        if action == OBSERVE or (action == TIME_OUT and s.observations[seat] > 0):
            s.observations[seat] -= 1
            if out is not None:
                out.append((told.ORDER, EVERYONE, seat, action - ORDER))
        else:
            prepare(g, s, seat, out)
        s.layouts = []
        return
    s.layouts = []
    push(s, ops.P_ORDER_DONE, seat)
    begin_official(g, s, seat, action, out)


def begin_official(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    """Put the steps of an Official Order on the stack; buying draws a card (10b)."""
    if CARD <= action < CARD + CARDS:
        begin_play(g, s, seat, action - CARD, out)
        return
    if MISSION <= action < MISSION + MISSIONS:
        begin_complete(s, seat, action - MISSION, 0)
        return
    if WHO_IS <= action < WHO_IS + CREW:
        who = action - WHO_IS
        use_ability(g, s, seat, who, who, 0 if s.leading[seat] >> who & 1 else 1, out)
        return
    if out is not None:
        out.append((told.ORDER, EVERYONE, seat, action - ORDER))
    if action == UPGRADE:
        push(s, ops.V_UPGRADE, seat, seat, -1, PAID, 0)
    elif action == EXPAND:
        pay(s, seat, expand_price(g, s, seat), out)
        s.mods[seat * MODS + FOOD_LESS_ONCE] = 0
        push(s, ops.V_EXPAND, seat, seat, -1, 1, 1)
    elif action == ACQUIRE:
        pay(s, seat, acquire_price(g, s, seat), out)
        push(s, ops.V_ACQUIRE, seat, seat)
    elif action == CONSOLIDATE:
        begin_consolidate(g, s, seat)
    else:
        deck = action - BUY
        pay(s, seat, g.buy[deck], out)
        if s.leading[seat] & BUY_TWO[deck]:
            push(s, ops.P_KEEP, seat, seat, -1, 1, LOCKED)
            push(s, ops.P_DRAW, seat, seat, -1, deck, 2, TO_LOOK_AT)
        else:
            push(s, ops.P_DRAW, seat, seat, -1, deck, 1, LOCKED)


def do_order_done(g: Config, s: Table, out: Out) -> None:
    """An Official Order is over; whatever became of a card (9.2d); further ones that were granted follow at once (4.1f)."""
    seat = s.stack[-WIDTH + 1]
    pop(s)
    if s.orders_left:
        s.orders_left -= 1
        push(s, ops.K_ORDER, seat, seat, -1, FURTHER)


def prepare(g: Config, s: Table, seat: int, out: Out) -> None:
    """A player Prepares for Year End and takes no more turns this year (4.4a)."""
    s.prepared |= 1 << seat
    if out is not None:
        out.append((told.PREPARED, EVERYONE, seat))
    if g.discard_at_once:
        push(s, ops.P_LIMITS, seat)


def do_next_turn(g: Config, s: Table, out: Out) -> None:
    """The turn passes clockwise to the next player who has not Prepared; when all have, the year ends."""
    seat = s.stack[-WIDTH + 1]
    pop(s)
    for offset in range(1, g.seats + 1):
        other = (seat + offset) % g.seats
        if not s.curfew and not s.prepared >> other & 1:
            push(s, ops.P_TURN, other)
            return
    push(s, ops.P_YEAR_END, -1)
    for offset in range(g.seats - 1, -1, -1):
        other = (s.governor + offset) % g.seats
        if not s.prepared >> other & 1:
            prepare(g, s, other, out)


# 2h The optional order at the start


def do_setup_order(g: Config, s: Table, out: Out) -> None:
    ask(s, ops.K_SETUP_ORDER, s.stack[-WIDTH + 1])


def setup_order_candidates(g: Config, s: Table, seat: int) -> list[int]:
    return [0, UPGRADE, ACQUIRE]


def setup_order_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if action == 0:
        return 0
    if action not in (UPGRADE, ACQUIRE):
        return cite.ASKED_FIRST
    return official_refusal(g, s, seat, action)


def setup_order_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    pop(s)
    if action:
        begin_official(g, s, seat, action, out)
