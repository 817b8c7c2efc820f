"""Filling in what a seat cannot see: resource hands, fate cards, stock and deck, each way as likely as any other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from landtake.games.landnam.asks import ASK_OPENING
from landtake.games.landnam.pieces import produces
from landtake.games.landnam.realm import Realm
from landtake.games.landnam.state import NOWHERE, Table
from landtake.games.landnam.tables import CARDS, COPIES, STARTING_CARDS
from landtake.parts.dealing import take_counts

TRIES: Final = 100
"""After so many deals that contradict what was offered or opened, those cards are dealt first."""


def fill_in(realm: Realm, view: Table, seat: int | None, random: Callable[[], float]) -> Table:
    """A world that the seat cannot tell from the truth, written into its view."""
    me = NOWHERE if seat is None else seat
    fill_resources(realm, view, me, random)
    fill_fates(realm, view, me, random)
    return view


# Resource cards


def shown(realm: Realm, s: Table) -> list[int]:
    """What everyone knows that players hold, four kinds each: what they offer, or the card they sue with."""
    least = [0] * (4 * realm.seats)
    for resource in range(4):
        least[s.active * 4 + resource] = s.terms[resource]
        if s.partner != NOWHERE:
            least[s.partner * 4 + resource] = s.answer[resource]
    if s.kind == ASK_OPENING and s.seat >= 0:
        least[s.seat * 4 + produces(s, s.suit_at)] = 1
    return least


def fill_resources(realm: Realm, s: Table, me: int, random: Callable[[], float]) -> None:
    pool = [realm.cards] * 4
    if s.suit_at != NOWHERE:
        pool[produces(s, s.suit_at)] -= s.pot
    unknown: list[int] = []
    for seat in range(realm.seats):
        if s.open_hands or seat == me:
            for resource in range(4):
                pool[resource] -= s.hands[seat * 4 + resource]
        else:
            unknown.append(seat)
    least = shown(realm, s)
    for attempt in range(TRIES):
        if deal_resources(s, pool[:], unknown, least, attempt == TRIES - 1, random):
            return


def deal_resources(s: Table, pool: list[int], unknown: list[int], least: list[int], forced: bool, random: Callable[[], float]) -> bool:
    """Deal the stock and the unknown hands; whether the hands have what everyone knows to be in them."""
    given = [0] * len(least)
    total = 0
    for seat in unknown:
        total += s.sizes[seat]
        if forced:
            for at in range(seat * 4, seat * 4 + 4):
                given[at] = least[at]
                pool[at - seat * 4] -= least[at]
                total -= least[at]
    stock = deal_stock(s, pool, sum(pool) - total, random)
    fits = True
    for seat in unknown:
        dealt = take_counts(pool, s.sizes[seat] - sum(given[seat * 4 : seat * 4 + 4]), random)
        for resource in range(4):
            count = given[seat * 4 + resource] + dealt[resource]
            s.hands[seat * 4 + resource] = count
            if count < least[seat * 4 + resource]:
                fits = False
    for resource in range(4):
        s.stock[resource] = stock[resource]
    return fits


def deal_stock(s: Table, pool: list[int], size: int, random: Callable[[], float]) -> list[int]:
    """A stock of this size out of the pool, with at least one card of every type that everyone sees there and no other."""
    while True:
        rest = [pool[resource] if s.stocked >> resource & 1 else 0 for resource in range(4)]
        stock = take_counts(rest, size, random)
        if s.stocked == sum([1 << resource for resource in range(4) if stock[resource]]):
            for resource in range(4):
                pool[resource] -= stock[resource]
            return stock


# Fate cards


def fill_fates(realm: Realm, s: Table, me: int, random: Callable[[], float]) -> None:
    pool = [COPIES[card] - s.discard[card] for card in range(CARDS)]
    if me != NOWHERE:
        for card in range(CARDS):
            pool[card] -= s.fates[me * CARDS + card]
    first = [0] * realm.seats
    for seat in range(realm.seats):
        if seat != me:
            for card in range(CARDS):
                s.fates[seat * CARDS + card] = 0
            if s.starters >> seat & 1:
                starting = [pool[card] for card in STARTING_CARDS]
                card = STARTING_CARDS[take_counts(starting, 1, random).index(1)]
                pool[card] -= 1
                s.fates[seat * CARDS + card] = 1
                first[seat] = 1
    for seat in range(realm.seats):
        if seat != me and s.fate_sizes[seat] > first[seat]:
            dealt = take_counts(pool, s.fate_sizes[seat] - first[seat], random)
            for card in range(CARDS):
                s.fates[seat * CARDS + card] += dealt[card]
    for card in range(CARDS):
        s.deck[card] = pool[card]
