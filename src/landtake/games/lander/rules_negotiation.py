"""Negotiation: request, partner, collateral, offers, and both endings (rules 10.2)."""

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
    cards_of,
    held,
    lock_traded,
    merged,
    next_seats,
    pop,
    push,
    take_card,
    take_resource,
    to_hand,
)
from landtake.games.lander.state import COUNTERS, TRADES, Table
from landtake.games.lander.tables import (
    CARD,
    CARDS,
    PASS,
    PLAYER,
    REQUEST,
    REQUEST_COUNT,
    REQUEST_KINDS,
    RESOURCE,
    TYPES_OF,
    YES,
    modifier,
)  # fmt: skip

FREE_TALK: Final = modifier("free-negotiation")

MOST_TRADES: Final = 3
MOST_OFFERS: Final = 6
MOST_CARDS: Final = 5

# how a Negotiation goes on
USUAL: Final = 0
ANY_OFFER: Final = 1
"""The requester has one card and accepts whatever is offered."""
ONE_OFFER: Final = 2
"""The partner has one card; the requester accepts the one offer or not."""


def hand_size(s: Table, seat: int) -> int:
    """Activity cards and resources of a player."""
    return cards_of(s, seat) + s.res_count[seat]


def has_code(s: Table, seat: int, code: int) -> bool:
    """Whether a player has a resource (0 to 2) or a card (3 + card)."""
    if code < 3:
        return held(s, seat, code) > 0
    return code - 3 in s.hands[seat] or code - 3 in s.locked[seat]


def codes_of(s: Table, seat: int) -> list[int]:
    """What a player could trade, each kind once."""
    found = [resource for resource in range(3) if held(s, seat, resource) > 0]
    return found + [3 + card for card in merged(s.hands[seat], s.locked[seat])]


def amount(s: Table, seat: int, code: int) -> int:
    """How many of a resource or card a player has."""
    if code < 3:
        return held(s, seat, code)
    return s.hands[seat].count(code - 3) + s.locked[seat].count(code - 3)


def matches(code: int, type_: int) -> bool:
    """Whether a resource or card is of a type that can be asked for."""
    if code < 3:
        return code == type_
    return REQUEST_KINDS[type_][code - 3]


def has_type(s: Table, seat: int, type_: int) -> bool:
    """Whether a player has anything of a type."""
    return types_held(s, seat) >> type_ & 1 == 1


def types_held(s: Table, seat: int) -> int:
    """The types of which a player has anything, as a mask."""
    mask = 0
    for resource in range(3):
        if held(s, seat, resource) > 0:
            mask |= 1 << resource
    for card in s.hands[seat]:
        mask |= TYPES_OF[card]
    for card in s.locked[seat]:
        mask |= TYPES_OF[card]
    return mask


def count_type(s: Table, seat: int, type_: int) -> int:
    """How many resources or cards of a type a player has."""
    return sum([amount(s, seat, code) for code in codes_of(s, seat) if matches(code, type_)])


# 10.2a Request


def negotiate_refusal(g: Config, s: Table, seat: int) -> int:
    """Why a player may not ask for a Negotiation now; 0 if they may."""
    if s.requested:
        return cite.ONE_REQUEST
    if s.counters[seat * COUNTERS + TRADES] >= MOST_TRADES:
        return cite.THREE_TRADES
    if g.teams and s.observations[seat] == 0:
        return cite.TEAM_NEGOTIATION
    if hand_size(s, seat) == 0:
        return cite.EMPTY_HANDS
    for other in range(g.seats):
        if other != seat and hand_size(s, other) > 0:
            return 0
    return cite.EMPTY_HANDS


def begin_negotiation(g: Config, s: Table, seat: int) -> None:
    """The player says what they are in the market for."""
    s.requested = 1
    push(s, ops.K_REQUEST, seat)


def do_request(g: Config, s: Table, out: Out) -> None:
    ask(s, ops.K_REQUEST, s.stack[-WIDTH + 1])


def request_candidates(g: Config, s: Table, seat: int) -> list[int]:
    offered = REQUEST + REQUEST_COUNT
    types = types_held(s, seat)
    return [*range(REQUEST, offered), *[offered + type_ for type_ in range(REQUEST_COUNT) if types >> type_ & 1]]


def request_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if not REQUEST <= action < REQUEST + 2 * REQUEST_COUNT:
        return cite.ASKED_FIRST
    if action < REQUEST + REQUEST_COUNT:
        return 0
    return 0 if has_type(s, seat, action - REQUEST - REQUEST_COUNT) else cite.NO_FALSE_PRETENCES


def request_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    pop(s)
    s.request = action - REQUEST
    s.requester = seat
    if out is not None:
        out.append((told.REQUESTED, EVERYONE, seat, s.request // REQUEST_COUNT, s.request % REQUEST_COUNT))
    push(s, ops.P_POLL_PARTNERS, seat, -1, -1, 1)


# 10.2b Partner


def do_poll_partners(g: Config, s: Table, out: Out) -> None:
    """The others say in turn order whether they are willing; then the requester chooses one."""
    st = s.stack
    b = len(st) - WIDTH
    requester, offset = st[b + 1], st[b + 4]
    while offset < g.seats:
        seat = (requester + offset) % g.seats
        if hand_size(s, seat):
            st[b + 4] = offset
            ask(s, ops.K_WILLING, seat)
            return
        offset += 1
    pop(s)
    if s.willing:
        push(s, ops.K_PARTNER, requester)
    else:
        find_nobody(g, s, requester, out)


def willing_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if action == PASS:
        return 0
    if action != YES:
        return cite.ASKED_FIRST
    if s.request >= REQUEST_COUNT or has_type(s, seat, s.request):
        return 0
    return cite.NO_FALSE_PRETENCES


def willing_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    s.stack[-WIDTH + 4] += 1
    if action == YES:
        s.willing |= 1 << seat


def find_nobody(g: Config, s: Table, requester: int, out: Out) -> None:
    """There is no partner, or none that the requester wants."""
    if out is not None:
        out.append((told.NO_PARTNER, EVERYONE, requester))
    end_negotiation(g, s)


def do_partner(g: Config, s: Table, out: Out) -> None:
    ask(s, ops.K_PARTNER, s.stack[-WIDTH + 1])


def partner_candidates(g: Config, s: Table, seat: int) -> list[int]:
    return [PASS, *[PLAYER + other for other in next_seats(g, seat)]]


def partner_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if action == PASS:
        return 0
    if not PLAYER <= action < PLAYER + g.seats:
        return cite.ASKED_FIRST
    return 0 if s.willing >> (action - PLAYER) & 1 else cite.WILLING_PARTNER


def partner_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    pop(s)
    if action == PASS:
        find_nobody(g, s, seat, out)
        return
    partner = action - PLAYER
    s.partner = partner
    s.willing = 1 << partner
    if g.teams:
        s.observations[seat] -= 1
    first, case = partner, USUAL
    layer = seat if s.request >= REQUEST_COUNT else partner
    if hand_size(s, seat) == 1:
        case = ANY_OFFER
    elif hand_size(s, partner) == 1:
        case = ONE_OFFER
    elif layer == partner:
        first = seat
    push(s, ops.K_OFFER, first, -1, -1, case)
    push(s, ops.K_LAY, layer)
    if case == USUAL:
        push(s, ops.K_COLLATERAL, partner)
        push(s, ops.K_COLLATERAL, seat)


# 10.2c Collateral


def layer_of(s: Table) -> int:
    """Who lays the card that was asked for or offered."""
    return s.requester if s.request >= REQUEST_COUNT else s.partner


def do_collateral(g: Config, s: Table, out: Out) -> None:
    ask(s, ops.K_COLLATERAL, s.stack[-WIDTH + 1])


def own_candidates(g: Config, s: Table, seat: int) -> list[int]:
    return [RESOURCE + code if code < 3 else CARD + code - 3 for code in codes_of(s, seat)]


def code_of(action: int) -> int:
    """The resource or card that an action names, as a code; -1 if it names none."""
    if RESOURCE <= action < RESOURCE + 3:
        return action - RESOURCE
    if CARD <= action < CARD + CARDS:
        return 3 + action - CARD
    return -1


def collateral_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    code = code_of(action)
    if code < 0:
        return cite.ASKED_FIRST
    if not has_code(s, seat, code):
        return cite.NOT_IN_HAND
    type_ = s.request % REQUEST_COUNT
    if seat == layer_of(s) and matches(code, type_) and count_type(s, seat, type_) == 1:
        return cite.LAY_WHAT_WAS_NAMED
    return 0


def collateral_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    pop(s)
    code = code_of(action)
    take_code(s, seat, code)
    s.collateral[seat] = [code]
    s.collateral_card[seat] = 1 if code >= 3 else 0


def take_code(s: Table, seat: int, code: int) -> None:
    """A resource or card leaves a player's hand."""
    if code < 3:
        take_resource(s, seat, code)
    else:
        take_card(s, seat, code - 3)


def give_code(s: Table, seat: int, code: int, locked: bool) -> None:
    """A resource or card comes to a player's hand, perhaps locked until their next turn (10.2h)."""
    if code < 3:
        (s.res_locked if locked else s.res)[3 * seat + code] += 1
        s.res_count[seat] += 1
    elif locked:
        lock_traded(s, seat, code - 3)
    else:
        to_hand(s, seat, code - 3)


# 10.2d Laying the card


def do_lay(g: Config, s: Table, out: Out) -> None:
    ask(s, ops.K_LAY, s.stack[-WIDTH + 1])


def lay_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    code = code_of(action)
    if code < 0:
        return cite.ASKED_FIRST
    if not has_code(s, seat, code):
        return cite.NOT_IN_HAND
    return 0 if matches(code, s.request % REQUEST_COUNT) else cite.LAY_WHAT_WAS_NAMED


def both(s: Table) -> int:
    """The mask of the two who negotiate."""
    return 1 << s.requester | 1 << s.partner


def lay_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    pop(s)
    s.laid = [code_of(action)]
    s.laid_seen = [both(s)]


def end_negotiation(g: Config, s: Table) -> None:
    """Nothing of the Negotiation is left on the table."""
    s.request = -1
    s.requester = -1
    s.partner = -1
    s.willing = 0
    s.offers = 0
    s.laid = []
    s.laid_seen = []
    s.terms = []
    s.terms_seen = []
    s.terms_split = 0
    for seat in range(g.seats):
        s.collateral[seat] = []
        s.collateral_card[seat] = 0
