"""Free Orders: what may be done any number of times at the start of a turn (rules 4.2)."""

from __future__ import annotations

from typing import Final

from landtake.core.state import EVERYONE
from landtake.games.lander import cite, ops
from landtake.games.lander import events as told
from landtake.games.lander.config import Config
from landtake.games.lander.ops import WIDTH
from landtake.games.lander.rules_attach import anything_to_move, attachable, begin_attach, phase_key
from landtake.games.lander.rules_base import Out, ask, distinct, pop, push
from landtake.games.lander.rules_exchange import can_convert
from landtake.games.lander.rules_levels import crew_size
from landtake.games.lander.rules_moving import anything_to_junk
from landtake.games.lander.state import MEMBERS, Table
from landtake.games.lander.tables import CARD, CARDS, CREW, DECK_OF, GORAN, MODS, ORDER, WHO_IS, modifier
from landtake.games.lander.words import ORDERS

CONVERT: Final = ORDER + ORDERS.index("convert")
MOVE: Final = ORDER + ORDERS.index("move-item")
JUNK: Final = ORDER + ORDERS.index("discard-item")
TO_TITANIUM: Final = ORDER + ORDERS.index("exchange-for-titanium")
RESET: Final = ORDER + ORDERS.index("reset-marker")
MARKET: Final = ORDER + ORDERS.index("exchange")
FIRST_OFFICIAL: Final = MARKET + 1

RESET_MOD: Final = modifier("reset-marker")
MARKET_MOD: Final = modifier("free-exchange")


def begin_free_orders(s: Table, seat: int) -> None:
    """From here on no layout of attachments may come twice (4.2e)."""
    s.layouts = [phase_key(s, seat)]


def marked(s: Table, seat: int) -> int:
    """The crew members of a player whose ability was used this year, as a mask."""
    mask = 0
    for member in range(crew_size(s, seat)):
        mask |= 1 << s.crew[seat * MEMBERS + member]
    return mask & s.used


def free_order_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    """Why a player cannot take this Free Order; 0 if they can."""
    if CARD <= action < CARD + CARDS:
        if action - CARD not in s.hands[seat]:
            return cite.NOT_USABLE_YET if action - CARD in s.locked[seat] else cite.NOT_IN_HAND
        return 0 if attachable(s, seat, action - CARD) else cite.ATTACHMENT_CRITERIA
    base = 3 * seat
    if action == CONVERT:
        return 0 if can_convert(s, seat) else cite.CONVERSION
    if action == MOVE:
        return 0 if anything_to_move(g, s, seat) else cite.NOT_MOVABLE
    if action == JUNK:
        return 0 if anything_to_junk(s, seat) else cite.NOT_MOVABLE
    if action == TO_TITANIUM:
        open_ = s.leading[seat] & GORAN and not s.exchanged and s.res[base] + s.res[base + 1] > 0
        return 0 if open_ else cite.ABILITY_TEXT
    if action == RESET:
        return 0 if s.mods[seat * MODS + RESET_MOD] > 0 and marked(s, seat) else cite.EVENT_FREE_ORDERS
    if action == MARKET:
        open_ = s.mods[seat * MODS + MARKET_MOD] > 0 and s.res[base] + s.res[base + 1] + s.res[base + 2] > 0
        return 0 if open_ else cite.EVENT_FREE_ORDERS
    return cite.ASKED_FIRST


def free_candidates(s: Table, seat: int) -> list[int]:
    """The Free Orders worth looking at."""
    found = [CARD + card for card in distinct(s.hands[seat]) if DECK_OF[card] < 2]
    return [*found, CONVERT, MOVE, JUNK, TO_TITANIUM, RESET, MARKET]


def any_free_order(g: Config, s: Table, seat: int) -> bool:
    """Whether a player can take any Free Order."""
    return any(free_order_refusal(g, s, seat, action) == 0 for action in free_candidates(s, seat))


def begin_free_order(g: Config, s: Table, seat: int, action: int) -> None:
    """Put the steps of a Free Order on the stack."""
    if action >= CARD:
        begin_attach(s, seat, action - CARD, 0)
    elif action == CONVERT:
        push(s, ops.K_CONVERT, seat)
    elif action == MOVE:
        push(s, ops.K_MOVE, seat)
    elif action == JUNK:
        push(s, ops.K_JUNK, seat, seat, -1, 0)
    elif action == TO_TITANIUM:
        s.exchanged = 1
        push(s, ops.V_EXCHANGE, seat, seat, -1, 1, 1)
    elif action == RESET:
        s.mods[seat * MODS + RESET_MOD] -= 1
        push(s, ops.K_RESET, seat)
    else:
        s.mods[seat * MODS + MARKET_MOD] -= 1
        push(s, ops.V_EXCHANGE, seat, seat, -1, 3, 0)


def do_reset(g: Config, s: Table, out: Out) -> None:
    ask(s, ops.K_RESET, s.stack[-WIDTH + 1])


def reset_candidates(g: Config, s: Table, seat: int) -> list[int]:
    mask = marked(s, seat)
    return [WHO_IS + who for who in range(CREW) if mask >> who & 1]


def reset_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if not WHO_IS <= action < WHO_IS + CREW:
        return cite.ASKED_FIRST
    return 0 if marked(s, seat) >> (action - WHO_IS) & 1 else cite.EVENT_FREE_ORDERS


def reset_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    pop(s)
    s.used &= ~(1 << (action - WHO_IS))
    if out is not None:
        out.append((told.MARK_RESET, EVERYONE, seat, action - WHO_IS))
