"""Upgrading sectors (rules 5.3)."""

from __future__ import annotations

from landtake.core.state import EVERYONE
from landtake.games.lander import cite, ops
from landtake.games.lander import events as told
from landtake.games.lander.config import Config
from landtake.games.lander.ops import WIDTH
from landtake.games.lander.rules_base import Out, ask, can_pay, gain, opponents, pay, pop
from landtake.games.lander.rules_planet import FREE, NEEDS_E8, NO_UPGRADE, TITANIUM_ONLY, UPGRADE_ENERGY, at_least_one, moved_ground
from landtake.games.lander.state import COUNTERS, GAINED_BY_ENVY, Table
from landtake.games.lander.tables import (
    CHEAP_UPGRADE,
    ENVY,
    MODS,
    NO_ENERGY,
    PROFILES,
    SECTOR,
)  # fmt: skip

# 5.3 Upgrading


def may_upgrade(s: Table, seat: int) -> bool:
    """Whether the year's Events let a player Upgrade by any means (11f)."""
    mods = seat * MODS
    return not s.mods[mods + NO_UPGRADE] and not (s.mods[mods + NEEDS_E8] and s.totals[3 * seat] < 8)


def upgrade_price(g: Config, s: Table, seat: int, tile: int, how: int) -> list[int]:
    """What it costs a player to Upgrade a sector: nothing, the Titanium part, or the order's price."""
    if how == FREE:
        return [0, 0, 0]
    if how == TITANIUM_ONLY:
        return [0, 0, g.upgrade[2]]
    if not (s.leading[seat] & (CHEAP_UPGRADE | NO_ENERGY) or s.mods[seat * MODS + UPGRADE_ENERGY]):
        return g.upgrade
    price = g.upgrade[:]
    if s.leading[seat] & CHEAP_UPGRADE:
        price[2] -= 1
    price[0] -= s.mods[seat * MODS + UPGRADE_ENERGY]
    if s.leading[seat] & NO_ENERGY and s.tile_face[tile] // PROFILES == 2:
        price[0] = 0
    return at_least_one(price, g.upgrade)


def upgrade_tile_refusal(g: Config, s: Table, seat: int, tile: int, how: int, single: int) -> int:
    """Why a player may not Upgrade this sector; 0 if they may."""
    if s.tile_owner[tile] != seat:
        return cite.OWN_SECTORS_ONLY
    if s.tile_level[tile] == 3 or (single and s.tile_level[tile] != 1):
        return cite.THREE_STRUCTURES
    if how != FREE and not can_pay(s, seat, upgrade_price(g, s, seat, tile, how)):
        return cite.CANNOT_PAY
    return 0


def upgrade_refusal(g: Config, s: Table, seat: int, how: int, single: int) -> int:
    """Why a player may not Upgrade at all; 0 if they may."""
    if not may_upgrade(s, seat):
        return cite.FORBIDDEN_THIS_YEAR
    answer = cite.OWN_SECTORS_ONLY
    for tile in range(len(s.tile_owner)):
        if s.tile_owner[tile] == seat:
            answer = upgrade_tile_refusal(g, s, seat, tile, how, single)
            if answer == 0:
                return 0
    return answer


def do_upgrade(g: Config, s: Table, out: Out) -> None:
    """Upgrade, as a card or an order says; nothing happens if no sector can be chosen."""
    seat, how, single = s.stack[-WIDTH + 1], s.stack[-WIDTH + 4], s.stack[-WIDTH + 5]
    if upgrade_refusal(g, s, seat, how, single):
        pop(s)
        return
    s.stack[-WIDTH] = ops.K_UPGRADE
    ask(s, ops.K_UPGRADE, seat)


def ask_upgrade_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if not SECTOR <= action < SECTOR + len(s.tile_owner):
        return cite.ASKED_FIRST
    return upgrade_tile_refusal(g, s, seat, action - SECTOR, s.stack[-WIDTH + 4], s.stack[-WIDTH + 5])


def upgrade_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    how = s.stack[-WIDTH + 4]
    pop(s)
    tile = action - SECTOR
    pay(s, seat, upgrade_price(g, s, seat, tile, how), out)
    s.tile_level[tile] += 1
    if out is not None:
        out.append((told.UPGRADED, EVERYONE, seat, tile, s.tile_level[tile]))
    for other in opponents(g, seat):
        counter = other * COUNTERS + GAINED_BY_ENVY
        if s.leading[other] & ENVY and s.counters[counter] < 2:
            s.counters[counter] += 1
            gain(s, other, 2, 1, out)
    moved_ground(g, s, out)
