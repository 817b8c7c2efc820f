"""Exchanging resources, and cards for resources (rules 4.2c, 4.2d)."""

from __future__ import annotations

from landtake.core.state import EVERYONE
from landtake.games.lander import cite, ops
from landtake.games.lander import events as told
from landtake.games.lander.config import Config
from landtake.games.lander.ops import WIDTH
from landtake.games.lander.rules_base import Out, ask, discard_card, distinct, gain, pay, pop, take_card
from landtake.games.lander.state import Table
from landtake.games.lander.tables import (
    CARD,
    CARDS,
    DECK_OF,
    EXCHANGE,
    MIX,
    MIXER,
    PASS,
)  # fmt: skip

# exchanging resources


def convert_refusal(s: Table, seat: int, action: int) -> int:
    """Why a Matter Conversion cannot be made (4.2c)."""
    if EXCHANGE <= action < EXCHANGE + 9:
        source, to = (action - EXCHANGE) // 3, (action - EXCHANGE) % 3
        if source == to:
            return cite.CONVERSION
        return 0 if s.res[3 * seat + source] >= 2 else cite.CANNOT_PAY
    if MIX <= action < MIX + 3:
        if not s.leading[seat] & MIXER:
            return cite.CONVERSION
        for resource in range(3):
            if resource != action - MIX and s.res[3 * seat + resource] < 1:
                return cite.CANNOT_PAY
        return 0
    return cite.ASKED_FIRST


def can_convert(s: Table, seat: int) -> bool:
    """Whether a player can make a Matter Conversion."""
    base = 3 * seat
    if s.res[base] >= 2 or s.res[base + 1] >= 2 or s.res[base + 2] >= 2:
        return True
    if not s.leading[seat] & MIXER:
        return False
    return len([1 for resource in range(3) if s.res[base + resource] > 0]) >= 2


def do_convert(g: Config, s: Table, out: Out) -> None:
    ask(s, ops.K_CONVERT, s.stack[-WIDTH + 1])


def convert_candidates(g: Config, s: Table, seat: int) -> list[int]:
    return list(range(EXCHANGE, MIX + 3))


def ask_convert_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    return convert_refusal(s, seat, action)


def convert_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    pop(s)
    price = [0, 0, 0]
    if action < MIX:
        price[(action - EXCHANGE) // 3] = 2
        to = (action - EXCHANGE) % 3
    else:
        to = action - MIX
        price = [0 if resource == to else 1 for resource in range(3)]
    pay(s, seat, price, out)
    gain(s, seat, to, 1, out)


def do_exchange(g: Config, s: Table, out: Out) -> None:
    """Exchange up to so many resources one for one; b = 1: into Titanium only, and it must be done."""
    seat, n, titanium = s.stack[-WIDTH + 1], s.stack[-WIDTH + 4], s.stack[-WIDTH + 5]
    base = 3 * seat
    if n == 0 or s.res[base] + s.res[base + 1] + (0 if titanium else s.res[base + 2]) == 0:
        pop(s)
    else:
        s.stack[-WIDTH] = ops.K_EXCHANGE
        ask(s, ops.K_EXCHANGE, seat)


def exchange_candidates(g: Config, s: Table, seat: int) -> list[int]:
    return [PASS, *range(EXCHANGE, EXCHANGE + 9)]


def exchange_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    titanium = s.stack[-WIDTH + 5]
    if action == PASS:
        return cite.MUST_BE_DONE if titanium else 0
    if not EXCHANGE <= action < EXCHANGE + 9:
        return cite.ASKED_FIRST
    source, to = (action - EXCHANGE) // 3, (action - EXCHANGE) % 3
    if source == to or (titanium and to != 2):
        return cite.CONVERSION
    return 0 if s.res[3 * seat + source] > 0 else cite.CANNOT_PAY


def exchange_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    if action == PASS:
        pop(s)
        return
    s.stack[-WIDTH] = ops.V_EXCHANGE
    s.stack[-WIDTH + 4] -= 1
    source, to = (action - EXCHANGE) // 3, (action - EXCHANGE) % 3
    s.res[3 * seat + source] -= 1
    s.res[3 * seat + to] += 1
    if out is not None:
        out.append((told.EXCHANGED, EVERYONE, seat, source, to))


# cards for resources


def do_sell(g: Config, s: Table, out: Out) -> None:
    """Discard one or two cards of a deck and gain resources for each."""
    st = s.stack
    b = len(st) - WIDTH
    seat, deck, most, sold = st[b + 1], st[b + 4] & 3, st[b + 7], st[b + 4] >> 2
    if sold == most or not has_card_of(s, seat, deck):
        pop(s)
    else:
        st[b] = ops.K_SELL
        ask(s, ops.K_SELL, seat)


def has_card_of(s: Table, seat: int, deck: int) -> bool:
    """Whether a player has a card of a deck that is not locked."""
    return any(card >= 0 and DECK_OF[card] == deck for card in s.hands[seat])


def sell_candidates(g: Config, s: Table, seat: int) -> list[int]:
    return [PASS, *[CARD + card for card in distinct(s.hands[seat])]]


def sell_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    deck, sold = s.stack[-WIDTH + 4] & 3, s.stack[-WIDTH + 4] >> 2
    if action == PASS:
        return 0 if sold else cite.MUST_BE_DONE
    if not CARD <= action < CARD + CARDS or DECK_OF[action - CARD] != deck:
        return cite.ASKED_FIRST
    return 0 if action - CARD in s.hands[seat] else cite.NOT_IN_HAND


def sell_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    if action == PASS:
        pop(s)
        return
    resource, amount = s.stack[-WIDTH + 5], s.stack[-WIDTH + 6]
    s.stack[-WIDTH] = ops.V_SELL
    s.stack[-WIDTH + 4] += 4
    take_card(s, seat, action - CARD)
    discard_card(s, seat, action - CARD, out)
    gain(s, seat, resource, amount, out)
