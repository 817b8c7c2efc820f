"""Drawing cards, naming decks, and taking from discard piles (rules 10, 18b)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from landtake.core.state import EVERYONE
from landtake.games.lander import cite, ops
from landtake.games.lander import events as told
from landtake.games.lander.config import Config
from landtake.games.lander.ops import WIDTH
from landtake.games.lander.rules_base import Out, ask, can_draw, chance, discard_card, distinct, lock, pop, push, reshuffle, to_hand
from landtake.games.lander.state import Table
from landtake.games.lander.tables import (
    CARD,
    CARDS,
    DECK,
    DECK_OF,
    FIRST,
    KEEP_TWO,
)  # fmt: skip

# where a drawn card goes
TO_HAND: Final = 0
TO_LOOK_AT: Final = 1
LOCKED: Final = 2

ANY_DECK: Final = 3


# drawing


def do_draw_cards(g: Config, s: Table, out: Out) -> None:
    """Draw so many cards of a deck (18b); a named deck, or one of the player's choice."""
    st = s.stack
    b = len(st) - WIDTH
    seat, deck, n, keep, attach = st[b + 1], st[b + 4], st[b + 5], st[b + 6], st[b + 7]
    pop(s)
    if deck >= ANY_DECK:
        push(s, ops.K_DECK, seat, seat, -1, n, 0, 7 if deck == ANY_DECK else 3, -1)
    elif keep:
        push(s, ops.P_KEEP, seat, seat, -1, keep, TO_HAND)
        push(s, ops.P_DRAW, seat, seat, -1, deck, n, TO_LOOK_AT)
    elif attach:
        push(s, ops.K_MAY_ATTACH, seat)
        push(s, ops.P_DRAW, seat, seat, -1, deck, n, TO_LOOK_AT)
    else:
        push(s, ops.P_DRAW, seat, seat, -1, deck, n, TO_HAND)


def do_draw(g: Config, s: Table, out: Out) -> None:
    """Draw one card after another; a deck that has run out is made of its discard pile (10d)."""
    deck, n = s.stack[-WIDTH + 4], s.stack[-WIDTH + 5]
    if n == 0 or not can_draw(s, deck):
        pop(s)
        return
    if not s.deck_left[deck]:
        reshuffle(s, deck)
    chance(s, ops.K_DRAW)


def draw_candidates(g: Config, s: Table, seat: int) -> list[int]:
    deck = s.stack[-WIDTH + 4]
    return [CARD + card for card in range(FIRST[deck], FIRST[deck + 1]) if s.deck[card] > 0]


def draw_weights(s: Table) -> list[int]:
    deck = s.stack[-WIDTH + 4]
    return [count for count in s.deck[FIRST[deck] : FIRST[deck + 1]] if count > 0]


def draw_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if not CARD <= action < CARD + CARDS or DECK_OF[action - CARD] != s.stack[-WIDTH + 4]:
        return cite.ASKED_FIRST
    return 0 if s.deck[action - CARD] > 0 else cite.DECK_COUNTS


def draw_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    st = s.stack
    b = len(st) - WIDTH
    player, deck, n, where = st[b + 1], st[b + 4], st[b + 5], st[b + 6]
    card = action - CARD
    s.deck[card] -= 1
    s.deck_left[deck] -= 1
    if where == TO_HAND:
        to_hand(s, player, card)
    elif where == LOCKED:
        lock(s, player, card)
    else:
        insort(s.looking[player], card)
    if out is not None:
        out.append((told.DREW, 1 << player, player, deck, card))
    if n == 1:
        pop(s)
    else:
        st[b + 5] = n - 1


def do_keep(g: Config, s: Table, out: Out) -> None:
    """Of the cards drawn so many are kept; the others are discarded one by one."""
    seat, keep, where = s.stack[-WIDTH + 1], s.stack[-WIDTH + 4], s.stack[-WIDTH + 5]
    if len(s.looking[seat]) > keep:
        s.stack[-WIDTH] = ops.K_DROP
        ask(s, ops.K_DROP, seat)
        return
    pop(s)
    for card in s.looking[seat]:
        if where == LOCKED:
            lock(s, seat, card)
        else:
            to_hand(s, seat, card)
    s.looking[seat] = []


def drop_candidates(g: Config, s: Table, seat: int) -> list[int]:
    return [CARD + card for card in distinct(s.looking[seat])]


def drop_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    return 0 if CARD <= action < CARD + CARDS and action - CARD in s.looking[seat] else cite.ASKED_FIRST


def drop_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    s.stack[-WIDTH] = ops.P_KEEP
    s.looking[seat].remove(action - CARD)
    discard_card(s, seat, action - CARD, out)


def do_deck(g: Config, s: Table, out: Out) -> None:
    """Name a deck; frame: how many are still to be named, those named (two bits a deck), which may be, how many to keep or -1."""
    st = s.stack
    b = len(st) - WIDTH
    seat, n, named, keep = st[b + 1], st[b + 4], st[b + 5], st[b + 7]
    if n and deck_open(s, st[b + 6]):
        ask(s, ops.K_DECK, seat)
        return
    pop(s)
    if keep >= 0:
        push(s, ops.P_KEEP, seat, seat, -1, keep, TO_HAND)
    for deck in (2, 1, 0):
        count = named >> 2 * deck & 3
        if count:
            push(s, ops.P_DRAW, seat, seat, -1, deck, count, TO_LOOK_AT if keep >= 0 else TO_HAND)


def deck_open(s: Table, mask: int) -> bool:
    """Whether any deck of a mask has cards."""
    return any(mask >> deck & 1 and can_draw(s, deck) for deck in range(3))


def deck_candidates(g: Config, s: Table, seat: int) -> list[int]:
    return [DECK, DECK + 1, DECK + 2]


def deck_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if not DECK <= action < DECK + 3 or not s.stack[-WIDTH + 6] >> (action - DECK) & 1:
        return cite.ASKED_FIRST
    return 0 if can_draw(s, action - DECK) else cite.DECK_EMPTY


def deck_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    s.stack[-WIDTH + 4] -= 1
    s.stack[-WIDTH + 5] += 1 << 2 * (action - DECK)


def begin_consolidate(g: Config, s: Table, seat: int) -> None:
    """Discard three cards, name three decks, see one card of each, keep one (10c)."""
    push(s, ops.K_DECK, seat, seat, -1, 3, 0, 7, 2 if s.leading[seat] & KEEP_TWO else 1)
    push(s, ops.K_DISCARD, seat, seat, -1, 3, 0, 1)


# discard piles


def fetchable(s: Table, decks: int) -> bool:
    """Whether a discard pile of these decks has a card."""
    return any(decks >> deck & 1 and any(s.discard[FIRST[deck] : FIRST[deck + 1]]) for deck in range(3))


def do_fetch(g: Config, s: Table, out: Out) -> None:
    if fetchable(s, s.stack[-WIDTH + 4]):
        s.stack[-WIDTH] = ops.K_FETCH
        ask(s, ops.K_FETCH, s.stack[-WIDTH + 1])
    else:
        pop(s)


def fetch_candidates(g: Config, s: Table, seat: int) -> list[int]:
    return [CARD + card for card in range(CARDS) if s.discard[card]]


def fetch_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if not CARD <= action < CARD + CARDS or not s.stack[-WIDTH + 4] >> DECK_OF[action - CARD] & 1:
        return cite.ASKED_FIRST
    return 0 if s.discard[action - CARD] else cite.DISCARD_PILES


def fetch_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    pop(s)
    s.discard[action - CARD] -= 1
    to_hand(s, seat, action - CARD)
    if out is not None:
        out.append((told.DREW, EVERYONE, seat, DECK_OF[action - CARD], action - CARD))
