"""Resources and Activity cards: drawing, gaining, losing, exchanging, consolidating (rules 4.2, 10, 18)."""

from __future__ import annotations

from typing import Final

from landtake.core.state import EVERYONE
from landtake.games.lander import cite, ops
from landtake.games.lander import events as told
from landtake.games.lander.config import Config
from landtake.games.lander.ops import WIDTH
from landtake.games.lander.rules_base import (
    Out,
    ask,
    can_pay,
    cards_of,
    chance,
    discard_card,
    gain,
    held,
    merged,
    pay,
    pop,
    push,
    push_program,
    take_card,
    take_resource,
)
from landtake.games.lander.rules_counts import upgrades
from landtake.games.lander.rules_levels import attached, crew_size
from landtake.games.lander.rules_sectors import use_item
from landtake.games.lander.state import Table
from landtake.games.lander.tables import (
    CARD,
    CARDS,
    DECK_OF,
    PASS,
    RESOURCE,
    STORAGE,
    YES,
)  # fmt: skip

PER_CREW: Final = 64

STORAGES: Final = [kind for kind in range(CARDS) if STORAGE[kind]]


# gaining and losing


def do_gain(g: Config, s: Table, out: Out) -> None:
    st = s.stack
    b = len(st) - WIDTH
    seat, what, n = st[b + 1], st[b + 4], st[b + 5]
    if st[b + 6]:
        n = min(upgrades(s, seat), st[b + 7])
    pop(s)
    if what < 3:
        gain(s, seat, what, n, out)
    elif what == 4:
        for resource in range(3):
            gain(s, seat, resource, n, out)
    elif n:
        push(s, ops.K_GAIN, seat, seat, -1, n)


def do_ask_gain(g: Config, s: Table, out: Out) -> None:
    ask(s, ops.K_GAIN, s.stack[-WIDTH + 1])


def resource_candidates(g: Config, s: Table, seat: int) -> list[int]:
    return [RESOURCE, RESOURCE + 1, RESOURCE + 2]


def gain_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    return 0 if RESOURCE <= action < RESOURCE + 3 else cite.ASKED_FIRST


def gain_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    if s.stack[-WIDTH + 4] == 1:
        pop(s)
    else:
        s.stack[-WIDTH + 4] -= 1
    gain(s, seat, action - RESOURCE, 1, out)


def guard_hand(s: Table, seat: int) -> None:
    """The owner of a Mobile Storage may discard it before anything happens to their hand (8.2d)."""
    if storage_at(s, seat) >= 0:
        push(s, ops.K_STORAGE, seat)


def storage_at(s: Table, seat: int) -> int:
    """The kind of Mobile Storage that a player has attached; -1 if none."""
    for kind in STORAGES:
        if attached(s, seat, kind) >= 0:
            return kind
    return -1


def do_storage(g: Config, s: Table, out: Out) -> None:
    ask(s, ops.K_STORAGE, s.stack[-WIDTH + 1])


def storage_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    """Used, it makes the frame below do nothing."""
    pop(s)
    if action == YES:
        use_item(g, s, seat, storage_at(s, seat), out)
        pop(s)


def do_lose(g: Config, s: Table, out: Out) -> None:
    """Lose resources of the owner's choice or at random."""
    st = s.stack
    b = len(st) - WIDTH
    seat, n, random, payment = st[b + 1], st[b + 4], st[b + 5], st[b + 6]
    pop(s)
    n = min(n, s.res_count[seat])
    if n == 0:
        return
    if random:
        push(s, ops.P_SPILL, seat, seat, -1, n)
    else:
        push(s, ops.K_LOSE, seat, seat, -1, n, payment)
    if not payment:
        guard_hand(s, seat)


def do_ask_lose(g: Config, s: Table, out: Out) -> None:
    seat, n, payment = s.stack[-WIDTH + 1], s.stack[-WIDTH + 4], s.stack[-WIDTH + 5]
    if n == 0 or s.res_count[seat] == 0 or (payment and sum(s.res[3 * seat : 3 * seat + 3]) == 0):
        pop(s)
    else:
        ask(s, ops.K_LOSE, seat)


def lose_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    """A payment takes resources that are not locked (b = 1); a loss may take any."""
    if not RESOURCE <= action < RESOURCE + 3:
        return cite.ASKED_FIRST
    resource = action - RESOURCE
    if s.stack[-WIDTH + 5]:
        return 0 if s.res[3 * seat + resource] > 0 else cite.CANNOT_PAY
    return 0 if held(s, seat, resource) > 0 else cite.CANNOT_PAY


def lose_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    s.stack[-WIDTH + 4] -= 1
    take_resource(s, seat, action - RESOURCE)
    if out is not None:
        out.append((told.LOST, EVERYONE, seat, action - RESOURCE))


def do_spill(g: Config, s: Table, out: Out) -> None:
    if s.stack[-WIDTH + 4] == 0 or s.res_count[s.stack[-WIDTH + 1]] == 0:
        pop(s)
    else:
        s.stack[-WIDTH] = ops.K_SPILL
        chance(s, ops.K_SPILL)


def purse_weights(s: Table, options: list[int]) -> list[int]:
    owner = s.stack[-WIDTH + 1] if s.kind == ops.K_SPILL else s.stack[-WIDTH + 3]
    return [held(s, owner, option - RESOURCE) for option in options]


def spill_candidates(g: Config, s: Table, seat: int) -> list[int]:
    owner = s.stack[-WIDTH + 1]
    return [RESOURCE + resource for resource in range(3) if held(s, owner, resource) > 0]


def spill_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if not RESOURCE <= action < RESOURCE + 3:
        return cite.ASKED_FIRST
    return 0 if held(s, s.stack[-WIDTH + 1], action - RESOURCE) > 0 else cite.CANNOT_PAY


def spill_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    owner = s.stack[-WIDTH + 1]
    s.stack[-WIDTH] = ops.P_SPILL
    s.stack[-WIDTH + 4] -= 1
    take_resource(s, owner, action - RESOURCE)
    if out is not None:
        out.append((told.LOST, EVERYONE, owner, action - RESOURCE))


def do_discard(g: Config, s: Table, out: Out) -> None:
    """Discard cards of the owner's choice: so many, down to so many, or only Action cards."""
    st = s.stack
    b = len(st) - WIDTH
    seat, n, down_to, only, payment = st[b + 1], st[b + 4], st[b + 5], st[b + 6], st[b + 7]
    pop(s)
    if down_to:
        n = cards_of(s, seat) - down_to
    n = min(n, cards_of(s, seat))
    if n <= 0:
        return
    push(s, ops.K_DISCARD, seat, seat, -1, n, only, payment)
    if not payment:
        guard_hand(s, seat)


def do_ask_discard(g: Config, s: Table, out: Out) -> None:
    """Frame: how many, from which deck (0: any, 1: Actions, 2: Training), whether it is a payment."""
    seat, n = s.stack[-WIDTH + 1], s.stack[-WIDTH + 4]
    if n == 0 or not discardable(s, seat):
        pop(s)
    else:
        ask(s, ops.K_DISCARD, seat)


def discardable(s: Table, seat: int) -> bool:
    """Whether the player has a card that may be discarded."""
    only, payment = s.stack[-WIDTH + 5], s.stack[-WIDTH + 6]
    return any(right_deck(card, only) for card in (s.hands[seat] if payment else s.hands[seat] + s.locked[seat]))


def right_deck(card: int, only: int) -> bool:
    """Whether a card may be discarded for an effect that says from which deck."""
    if only == 0:
        return True
    return DECK_OF[card] == (2 if only == 1 else 0)


def discard_candidates(g: Config, s: Table, seat: int) -> list[int]:
    return [CARD + card for card in merged(s.hands[seat], s.locked[seat])]


def discard_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if not CARD <= action < CARD + CARDS:
        return cite.ASKED_FIRST
    card = action - CARD
    if card not in s.hands[seat] and (s.stack[-WIDTH + 6] or card not in s.locked[seat]):
        return cite.NOT_IN_HAND
    return 0 if right_deck(card, s.stack[-WIDTH + 5]) else cite.ASKED_FIRST


def discard_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    s.stack[-WIDTH + 4] -= 1
    take_card(s, seat, action - CARD)
    discard_card(s, seat, action - CARD, out)


# paying for an effect


def do_pay(g: Config, s: Table, out: Out) -> None:
    """Pay a price as far as there is something to pay it with (11e)."""
    st = s.stack
    b = len(st) - WIDTH
    seat = st[b + 1]
    price = [min(s.res[3 * seat + resource], st[b + 4 + resource]) for resource in range(3)]
    pop(s)
    pay(s, seat, price, out)


def due(s: Table, seat: int, b: int) -> list[int]:
    """The price of a `pay-or` for a player."""
    price = s.stack[b + 4 : b + 7]
    if price[0] >= PER_CREW:
        price[0] -= PER_CREW
        price = [amount * max(0, crew_size(s, seat) - 2) for amount in price]
    return price


def do_pay_or(g: Config, s: Table, out: Out) -> None:
    """Pay, or suffer what the Event says; who cannot pay suffers it (11e)."""
    b = len(s.stack) - WIDTH
    seat = s.stack[b + 1]
    if sum(due(s, seat, b)) == 0:
        pop(s)
    else:
        s.stack[b] = ops.K_PAY_OR
        ask(s, ops.K_PAY_OR, seat)


def pay_or_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if action == PASS:
        return 0
    if action != YES:
        return cite.ASKED_FIRST
    return 0 if can_pay(s, seat, due(s, seat, len(s.stack) - WIDTH)) else cite.CANNOT_PAY


def pay_or_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    b = len(s.stack) - WIDTH
    price, program = due(s, seat, b), s.stack[b + 7]
    pop(s)
    if action == YES:
        pay(s, seat, price, out)
    else:
        push_program(s, program, seat)


def do_may(g: Config, s: Table, out: Out) -> None:
    s.stack[-WIDTH] = ops.K_MAY
    ask(s, ops.K_MAY, s.stack[-WIDTH + 1])


def may_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    """A player may take an effect or leave it; program -1 is to explore one sector."""
    program = s.stack[-WIDTH + 4]
    pop(s)
    if action == YES:
        if program < 0:
            push(s, ops.P_EXPLORE, seat, seat, -1, 1, 1)
        else:
            push_program(s, program, seat)
