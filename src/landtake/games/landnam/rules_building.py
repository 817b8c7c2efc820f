"""Section 9 of the rules: what is built, all at once and paid from the hand."""

from __future__ import annotations

from bisect import insort
from typing import Final

from landtake.core.game import Event
from landtake.core.state import EVERYONE
from landtake.games.landnam import cite, told
from landtake.games.landnam.asks import ASK_BESIDE, ASK_BUILD, ASK_SITE, ASKED, TO_NEXT_TURN
from landtake.games.landnam.pieces import age, enlist, lift_unit, piece, retire, sort_of
from landtake.games.landnam.realm import Realm
from landtake.games.landnam.rules_sites import (
    AGEING_COST,
    ageing_refusal,
    farm_refusal,
    harbour_ship_refusal,
    piece_left,
    placing_refusal,
    settlement_refusal,
    sites,
    town_refusal,
)
from landtake.games.landnam.state import NOWHERE, Table
from landtake.games.landnam.supply import discard, holds, pay
from landtake.games.landnam.tables import (
    BUILD,
    BUILD_AIDS,
    BUILD_COST,
    BUILD_ITEM,
    BUILD_KIND,
    BUILDS,
    CORNER,
    CORNER_FACES,
    CORNERS,
    END_TURN,
    FARM,
    FIRST_PRODUCING,
    HARBOUR,
    HEX,
    HORSE,
    ITEM_FARM,
    ITEM_HARBOUR,
    ITEM_SETTLER,
    ITEM_SHIP,
    ITEM_TOWN,
    LESS_CARD,
    OUTER,
    PAIR,
    SHIP,
    TOWN,
    WITHOUT_CARD,
)


def begin_building(s: Table) -> int:
    s.seat = s.active
    s.kind = ASK_BUILD
    return ASKED


# What can be built at all


def aids_held(s: Table, seat: int) -> int:
    """The building cards that a player holds: 1 Thralls, 2 Driftwood."""
    if s.fate_sizes[seat] == 0:
        return 0
    held = 1 if LESS_CARD >= 0 and holds(s, seat, LESS_CARD) else 0
    return held + (2 if WITHOUT_CARD >= 0 and holds(s, seat, WITHOUT_CARD) else 0)


def can_pay(s: Table, seat: int, entry: int) -> bool:
    hand = seat * 4
    cost = entry * 4
    for resource in range(4):  # noqa: SIM110 (a loop compiles well)
        if s.hands[hand + resource] < BUILD_COST[cost + resource]:
            return False
    return True


def build_refusal(realm: Realm, s: Table, seat: int, entry: int) -> int:
    """Why a thing cannot be built in this way; 0 if it can."""
    if BUILD_AIDS[entry] & ~aids_held(s, seat):
        return cite.NOT_HELD
    item = BUILD_ITEM[entry]
    if not piece_left(s, seat, item):
        return cite.NO_PIECE_LEFT
    if item == ITEM_HARBOUR and s.harbours_left[BUILD_KIND[entry]] == 0:
        return cite.HARBOUR_COST
    if not can_pay(s, seat, entry):
        return cite.CANNOT_PAY
    if sites(realm, s, seat, item):
        return 0
    return NO_SITE[item]


NO_SITE: Final[list[int]] = [cite.WHERE_UNITS_GO, cite.WHERE_UNITS_GO, cite.FARM_UNIT, cite.TOWN, cite.HARBOUR_PLACE]


def build_options(realm: Realm, s: Table, seat: int) -> list[int]:
    options = [END_TURN]
    if s.sizes[seat]:
        for face in s.units[seat]:
            if s.terrain[face] >= FIRST_PRODUCING and ageing_refusal(s, seat, face) == 0:
                options.append(HEX + face)
    held = aids_held(s, seat)
    if s.sizes[seat] == 0 and held == 0:
        return options
    looked = -1
    possible = False
    for entry in range(BUILDS):
        if BUILD_AIDS[entry] & ~held or not can_pay(s, seat, entry):
            continue
        item = BUILD_ITEM[entry]
        if item != looked:
            looked = item
            possible = piece_left(s, seat, item) and (item == ITEM_SHIP or len(sites(realm, s, seat, item)) > 0)
        if possible and (item != ITEM_HARBOUR or s.harbours_left[BUILD_KIND[entry]]):
            options.append(BUILD + entry)
    return options


def build_phase_refusal(realm: Realm, s: Table, seat: int, action: int) -> int:
    """Why the active player may not do this in Building; 0 if they may."""
    if action == END_TURN:
        return 0
    if HEX <= action <= HEX + OUTER:
        return ageing_refusal(s, seat, action - HEX)
    if BUILD <= action < BUILD + BUILDS:
        return build_refusal(realm, s, seat, action - BUILD)
    return cite.PHASES_IN_ORDER


def build(realm: Realm, s: Table, seat: int, action: int, out: list[Event] | None) -> int:
    """Pay for something and ask where it goes, age a hex, or end the turn."""
    if action == END_TURN:
        return end_building(s)
    if action < BUILD:
        face = action - HEX
        pay(s, seat, s.terrain[face] - FIRST_PRODUCING, AGEING_COST)
        age(s, face, out)
        s.acted |= 1 << face
        return ASKED
    entry = action - BUILD
    for resource in range(4):
        if BUILD_COST[entry * 4 + resource]:
            pay(s, seat, resource, BUILD_COST[entry * 4 + resource])
    if BUILD_AIDS[entry] & 1:  # 11h
        use_aid(s, seat, LESS_CARD, out)
    if BUILD_AIDS[entry] & 2:
        use_aid(s, seat, WITHOUT_CARD, out)
    s.item = BUILD_ITEM[entry]
    s.kind_of = BUILD_KIND[entry]
    s.kind = ASK_SITE
    return ASKED


def use_aid(s: Table, seat: int, card: int, out: list[Event] | None) -> None:
    discard(s, seat, card)
    if out is not None:
        out.append((told.PLAYED, EVERYONE, seat, card, 0))


def site_refusal(realm: Realm, s: Table, seat: int, action: int) -> int:
    """Why what has been paid for cannot go there; 0 if it can."""
    item = s.item
    if PAIR <= action < CORNER:
        at = action - PAIR
        if at >= realm.corners * 3:
            return cite.BOARD
        if item == ITEM_FARM:
            return farm_refusal(realm, s, seat, at)
        if item in (ITEM_SHIP, ITEM_SETTLER):
            refusal = settlement_refusal(s, seat, at // 3)
            return refusal if refusal else placing_refusal(s, CORNER_FACES[at], SHIP if item == ITEM_SHIP else HORSE)
    elif CORNER <= action < CORNER + CORNERS and item == ITEM_TOWN:
        return town_refusal(s, seat, action - CORNER)
    elif HEX <= action <= HEX + OUTER:
        if item == ITEM_HARBOUR:
            return harbour_ship_refusal(realm, s, seat, action - HEX)
        if item == ITEM_SHIP:
            return 0 if action == HEX + OUTER else cite.WHERE_UNITS_GO
    return cite.PHASES_IN_ORDER


def place(realm: Realm, s: Table, seat: int, action: int, out: list[Event] | None) -> int:
    item = s.item
    if item == ITEM_HARBOUR:
        s.builder = action - HEX
        s.acted |= 1 << s.builder
        if realm.harbours_beside:
            s.kind = ASK_BESIDE
            return ASKED
        return lay_harbour(s, seat, s.builder, out)
    face = NOWHERE
    corner = NOWHERE
    if item == ITEM_TOWN:
        corner = action - CORNER
        s.house[corner] = piece(seat, TOWN)
        s.houses[seat] += 1
        insort(s.fresh, corner)
    elif item == ITEM_FARM:
        face = CORNER_FACES[action - PAIR]
        corner = (action - PAIR) // 3
        raise_farm(s, seat, face, corner)
    elif action == HEX + OUTER:
        face = OUTER
        enlist(s, piece(seat, SHIP), OUTER)
    else:
        face = CORNER_FACES[action - PAIR]
        corner = (action - PAIR) // 3
        insort(s.spent, corner)
        enlist(s, piece(seat, SHIP if item == ITEM_SHIP else HORSE), face)
        s.acted |= 1 << face
    if out is not None:
        out.append((told.BUILT, EVERYONE, seat, item, face, corner))
    return placed(s)


def raise_farm(s: Table, seat: int, face: int, corner: int) -> None:
    """9.3a: the unit becomes a farm; 9.1b: its hex and its piece are free from the next turn on."""
    unit = lift_unit(s, face, seat)
    retire(s, unit)
    if sort_of(unit) == SHIP:
        s.ships_back += 1
    else:
        s.horses_back += 1
    s.freed |= 1 << face
    s.house[corner] = piece(seat, FARM)
    s.houses[seat] += 1
    insort(s.homes[seat], corner)
    insort(s.fresh, corner)


def lay_harbour(s: Table, seat: int, face: int, out: list[Event] | None) -> int:
    kind = s.kind_of
    s.marker[face] = HARBOUR + kind
    s.harbours_left[kind] -= 1
    if out is not None:
        out.append((told.HARBOUR, EVERYONE, seat, face, kind))
    return placed(s)


def placed(s: Table) -> int:
    s.item = NOWHERE
    s.kind_of = NOWHERE
    s.builder = NOWHERE
    s.kind = ASK_BUILD
    return ASKED


def end_building(s: Table) -> int:
    s.acted = 0
    s.freed = 0
    s.spent = []
    s.fresh = []
    s.ships_back = 0
    s.horses_back = 0
    return TO_NEXT_TURN
