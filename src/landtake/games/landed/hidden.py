"""What a seat cannot see, dealt anew: every world that fits its view is as likely as any other."""

from __future__ import annotations

from collections.abc import Callable

from landtake.games.landed.claims import fulfil_options
from landtake.games.landed.kinds import ASK_COVER, ASK_FACE, ASK_FULFIL, ASK_PLOT, ASK_START
from landtake.games.landed.rules_sign import pairs_of
from landtake.games.landed.state import NO_TILE, NONE, Table
from landtake.games.landed.tables import ALL_CARDS, CONTRACT_COUNT, REDESIGN_CARD, TILE_COUNT
from landtake.parts.dealing import take, without

Random = Callable[[], float]


def possible_world(view: Table, seat: int | None, random: Random) -> Table:
    """The view with all that is hidden filled in. What another player has begun, they must be able to finish."""
    me = NONE if seat is None else seat
    _deal_tiles(view, me, random)
    cards = view.cards
    fresh = view.fresh
    contracts = view.contracts
    queue = view.queue
    drawn = view.drawn
    while True:
        view.cards = [held[:] for held in cards]
        view.fresh = [held[:] for held in fresh]
        view.contracts = [held[:] for held in contracts]
        view.queue = queue[:]
        view.drawn = drawn[:]
        _deal_cards(view, me, random)
        _deal_contracts(view, me, random)
        if _can_go_on(view, me):
            return view


def _can_go_on(s: Table, me: int) -> bool:
    if s.active == me or s.seat != s.active:
        return True
    if s.kind == ASK_FULFIL:
        return len(fulfil_options(s, s.active, s.edge)) > 0
    return not s.covering or REDESIGN_CARD in s.cards[s.active]


def _deal_tiles(s: Table, me: int, random: Random) -> None:
    pool = [tile for tile in range(1, TILE_COUNT + 1) if s.where[tile] == NONE]
    if me != NONE:
        pool = without(pool, s.hands[me])
    for seat in range(len(s.points)):
        if seat != me:
            s.hands[seat] = take(pool, len(s.hands[seat]), random)
            s.laying[seat] = NO_TILE
            if s.seat == seat and s.kind in (ASK_PLOT, ASK_COVER, ASK_FACE):
                s.laying[seat] = s.hands[seat][int(random() * len(s.hands[seat]))]
    s.bag = pool


def _deal_cards(s: Table, me: int, random: Random) -> None:
    pool = without(ALL_CARDS, s.used)
    if me != NONE:
        pool = without(pool, s.cards[me] + s.fresh[me])
    for seat in range(len(s.points)):
        if seat != me:
            s.cards[seat] = take(pool, len(s.cards[seat]), random)
            s.fresh[seat] = take(pool, len(s.fresh[seat]), random)
    s.orbit = pool


def _deal_contracts(s: Table, me: int, random: Random) -> None:
    seen = [contract for contract in s.queue + s.drawn if contract != NONE]
    for fulfilled in s.fulfilled:
        seen = seen + fulfilled
    if me != NONE:
        seen = seen + s.contracts[me]
    pool = without(range(CONTRACT_COUNT), seen)
    for seat in range(len(s.points)):
        if seat != me:
            s.contracts[seat] = take(pool, len(s.contracts[seat]), random)
            s.keeping[seat] = 0
            if s.kind == ASK_START and s.asked and not s.asked >> seat & 1:
                pairs = pairs_of(s.contracts[seat])
                s.keeping[seat] = pairs[int(random() * len(pairs))]
    s.queue = [pool.pop(int(random() * len(pool))) if contract == NONE else contract for contract in s.queue]
    s.drawn = [pool.pop(int(random() * len(pool))) if contract == NONE else contract for contract in s.drawn]
    s.deck = pool
