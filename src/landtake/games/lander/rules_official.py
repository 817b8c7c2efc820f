"""Official Orders: which of them a player may take, and what they cost (rules 4.3)."""

from __future__ import annotations

from typing import Final

from landtake.games.lander import cite
from landtake.games.lander.config import Config
from landtake.games.lander.rules_able import ability_works
from landtake.games.lander.rules_actions import play_refusal
from landtake.games.lander.rules_base import can_draw, can_pay
from landtake.games.lander.rules_levels import crew_size
from landtake.games.lander.rules_missions import complete_refusal, open_missions
from landtake.games.lander.rules_negotiation import negotiate_refusal
from landtake.games.lander.rules_planet import PAID, at_least_one, expand_price, expand_refusal
from landtake.games.lander.rules_upgrade import upgrade_refusal
from landtake.games.lander.state import MEMBERS, Table
from landtake.games.lander.tables import (
    ANYTIME,
    CARD,
    CHEAP_ACQUIRE,
    CREW_MODE,
    DECK_OF,
    HAL,
    MISSION,
    MODS,
    ORDER,
    WHO_IS,
    modifier,
)  # fmt: skip
from landtake.games.lander.words import ORDERS

UPGRADE: Final = ORDER + ORDERS.index("upgrade")
EXPAND: Final = ORDER + ORDERS.index("expand")
ACQUIRE: Final = ORDER + ORDERS.index("acquire")
OBSERVE: Final = ORDER + ORDERS.index("observe")
BUY: Final = ORDER + ORDERS.index("buy-training")
CONSOLIDATE: Final = ORDER + ORDERS.index("consolidate")
NEGOTIATE: Final = ORDER + ORDERS.index("negotiate")
PREPARE: Final = ORDER + ORDERS.index("prepare")
TIME_OUT: Final = ORDER + ORDERS.index("time-out")

ACQUIRE_ENERGY: Final = modifier("acquire-energy-less")

MOST_TURNS: Final = 60
"""The turn of a year in which a player has to Prepare (4.1h)."""


def add_official_orders(g: Config, s: Table, seat: int, hand: list[int], found: list[int]) -> None:
    """The Official Orders that a player may take, apart from Preparing."""
    for card in hand:
        if DECK_OF[card] == 2 and not ANYTIME[card] and play_refusal(g, s, seat, card) == 0:
            found.append(CARD + card)
    for mission in open_missions(s, seat):
        if complete_refusal(g, s, seat, mission, 0, -1) == 0:
            found.append(MISSION + mission)
    for member in range(crew_size(s, seat)):
        who = s.crew[seat * MEMBERS + member]
        if CREW_MODE[who] and ability_order_refusal(g, s, seat, who) == 0:
            found.append(WHO_IS + who)
    if upgrade_refusal(g, s, seat, PAID, 0) == 0:
        found.append(UPGRADE)
    if expand_order_refusal(g, s, seat) == 0:
        found.append(EXPAND)
    if acquire_refusal(g, s, seat) == 0:
        found.append(ACQUIRE)
    if observe_refusal(g, s, seat) == 0:
        found.append(OBSERVE)
    for deck in range(3):
        if buy_refusal(g, s, seat, deck) == 0:
            found.append(BUY + deck)
    if len(s.hands[seat]) >= 3:
        found.append(CONSOLIDATE)
    if negotiate_refusal(g, s, seat) == 0:
        found.append(NEGOTIATE)


def official_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    """Why a player cannot take this Official Order; 0 if they can. Preparing is always possible (4.1c)."""
    if action == PREPARE:
        return 0
    if action == TIME_OUT:
        return 0 if g.timer else cite.TIMER
    if s.turns[seat] >= MOST_TURNS:
        return cite.SIXTIETH_TURN
    if action == UPGRADE:
        return upgrade_refusal(g, s, seat, PAID, 0)
    if action == EXPAND:
        return expand_order_refusal(g, s, seat)
    if action == ACQUIRE:
        return acquire_refusal(g, s, seat)
    if action == OBSERVE:
        return observe_refusal(g, s, seat)
    if BUY <= action < BUY + 3:
        return buy_refusal(g, s, seat, action - BUY)
    if action == CONSOLIDATE:
        return 0 if len(s.hands[seat]) >= 3 else cite.CONSOLIDATE
    return negotiate_refusal(g, s, seat)


def expand_order_refusal(g: Config, s: Table, seat: int) -> int:
    """Why a player may not Expand as an Official Order; 0 if they may."""
    why = expand_refusal(g, s, seat)
    if why:
        return why
    return 0 if can_pay(s, seat, expand_price(g, s, seat)) else cite.CANNOT_PAY


def acquire_price(g: Config, s: Table, seat: int) -> list[int]:
    """What an Acquire order costs a player."""
    price = g.acquire[:]
    if s.leading[seat] & CHEAP_ACQUIRE:
        price[1] -= 1
    price[0] -= s.mods[seat * MODS + ACQUIRE_ENERGY]
    return at_least_one(price, [1, 0, 0])


def acquire_refusal(g: Config, s: Table, seat: int) -> int:
    """Why a player may not Acquire a crew member; 0 if they may."""
    if s.stasis_size == 0:
        return cite.STASIS_EMPTY
    return 0 if can_pay(s, seat, acquire_price(g, s, seat)) else cite.CANNOT_PAY


def observe_refusal(g: Config, s: Table, seat: int) -> int:
    """Why a player may not Observe; 0 if they may."""
    return 0 if g.observing and s.observations[seat] > 0 else cite.OBSERVE


def buy_refusal(g: Config, s: Table, seat: int, deck: int) -> int:
    """Why a player may not buy a card of this deck; 0 if they may."""
    if not can_draw(s, deck):
        return cite.DECK_EMPTY
    return 0 if can_pay(s, seat, g.buy[deck]) else cite.CANNOT_PAY


def ability_order_refusal(g: Config, s: Table, seat: int, who: int) -> int:
    """Why a player cannot use the ability of this crew member as an Official Order; 0 if they can (6.5)."""
    own = False
    for member in range(seat * MEMBERS, seat * MEMBERS + MEMBERS):
        if s.crew[member] == who:
            own = True
    if not own or CREW_MODE[who] == 0:
        return cite.ABILITY_ORDER
    extra = 0
    if not s.leading[seat] >> who & 1:
        if not s.leading[seat] & HAL:
            return cite.ABILITY_ORDER
        extra = 1
    if s.used >> who & 1:
        return cite.ONCE_A_YEAR
    return 0 if ability_works(g, s, seat, who, extra) else cite.NO_EFFECT
