"""Claiming an area, fulfilling a contract with it, and the contract's ability."""

from __future__ import annotations

from typing import Final

from landtake.core.game import Event
from landtake.core.state import EVERYONE
from landtake.games.landed.claims import size_at
from landtake.games.landed.ground import area_at
from landtake.games.landed.kinds import ASK_ABILITY, ASK_FULFIL, ASK_TILE, TOLD_CLAIMED, TOLD_DECLINED, TOLD_SCORED
from landtake.games.landed.rules_turn import HAND, ask, draw_contracts, draw_tiles, get_card, may_get_card, proceed
from landtake.games.landed.rules_used import spend
from landtake.games.landed.state import NONE, Table
from landtake.games.landed.tables import (
    CONTRACT_ABILITY,
    DRAW_A_SATELLITE,
    DRAW_CONTRACT_1,
    DRAW_TILES_2,
    GOLD,
    LEVEL_SIZE,
    LEVELS,
    NEGOTIATE_CARD,
    REFILL_HAND,
    SCORE_3,
    SILVER,
)

TWO_TILES: Final = 2
THREE_POINTS: Final = 3

# 9 Claiming an area


def begin_claim(s: Table, edge: int) -> None:
    s.edge = edge
    ask(s, ASK_FULFIL)


def fulfil(s: Table, index: int, out: list[Event] | None) -> None:
    """Put a cube on the section, score the level (9e), and offer the contract's ability (10a)."""
    seat = s.active
    tile = s.window
    plot = s.where[tile]
    contract = index // LEVELS
    area = area_at(s, plot, s.edge)
    size = size_at(s, plot, s.edge)
    silver = 1 if s.area_cubes[area] else 0
    points = SILVER[index] if silver else GOLD[index]
    if LEVEL_SIZE[index] > size:
        spend(s, NEGOTIATE_CARD, out)  # 13n
    s.points[seat] += points
    s.cubes[seat] -= 1
    s.cube[tile] = seat * 6 + s.edge
    s.area_cubes[area] |= 1 << seat
    s.contracts[seat].remove(contract)  # 9k
    s.fulfilled[seat].append(contract)
    s.claimed = 1
    s.window = NONE
    s.edge = NONE
    if out is not None:
        out.append((TOLD_CLAIMED, EVERYONE, seat, contract, index % LEVELS, size, silver, points))
    if ability_helps(s, CONTRACT_ABILITY[contract]):
        s.ability = contract
        ask(s, ASK_ABILITY)
    else:
        proceed(s, out)


# 10 Abilities of contracts


def ability_helps(s: Table, ability: int) -> bool:
    """Whether an ability could do anything for the active player."""
    if ability == DRAW_TILES_2:
        return len(s.bag) > 0
    if ability == DRAW_CONTRACT_1:
        return len(s.deck) + len(s.queue) > 0
    if ability == DRAW_A_SATELLITE:
        return may_get_card(s)
    if ability == REFILL_HAND:
        return len(s.bag) > 0 and len(s.hands[s.active]) < HAND
    if ability == SCORE_3:
        return True
    return len(s.hands[s.active]) > 0


def use_ability(s: Table, out: list[Event] | None) -> None:
    ability = CONTRACT_ABILITY[s.ability]
    if ability == DRAW_CONTRACT_1:  # 10c; `keep` ends it
        draw_contracts(s, 1)
        return
    s.ability = NONE
    if ability == DRAW_TILES_2:  # 10b
        draw_tiles(s, TWO_TILES, out)
    elif ability == DRAW_A_SATELLITE:  # 10d
        get_card(s, out)
    elif ability == REFILL_HAND:  # 10e
        draw_tiles(s, HAND - len(s.hands[s.active]), out)
    elif ability == SCORE_3:  # 10f
        s.points[s.active] += THREE_POINTS
        if out is not None:
            out.append((TOLD_SCORED, EVERYONE, s.active, THREE_POINTS))
        proceed(s, out)
    else:  # 10g
        s.extra = 1
        ask(s, ASK_TILE)


def decline_ability(s: Table, out: list[Event] | None) -> None:
    if out is not None:
        out.append((TOLD_DECLINED, EVERYONE, s.active, s.ability))
    s.ability = NONE
    proceed(s, out)
