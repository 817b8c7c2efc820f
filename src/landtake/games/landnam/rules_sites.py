"""Sections 9.2 to 9.4 of the rules: where ships, settlers, farms, towns and harbours can be built."""

from __future__ import annotations

from typing import Final

from landtake.games.landnam import cite
from landtake.games.landnam.data import PRINTED
from landtake.games.landnam.pieces import owner_of, sort_of
from landtake.games.landnam.realm import Realm
from landtake.games.landnam.state import Table
from landtake.games.landnam.tables import (
    CORNER,
    CORNER_FACES,
    FARM,
    FIRST_PRODUCING,
    HEX,
    HORSE,
    ITEM_FARM,
    ITEM_HARBOUR,
    ITEM_SETTLER,
    ITEM_SHIP,
    ITEM_TOWN,
    MOUNTAIN,
    OUTER,
    PAIR,
    SEA,
    SHIP,
    TOWN,
    UNEXPLORED,
)

HOUSES: Final = PRINTED.houses
HORSES: Final = PRINTED.horses
BOATS: Final = PRINTED.boats
AGEING_COST: Final = PRINTED.ageing_cost
TOWN_UNITS: Final = 3
"""That a town can build in a turn (9.2a)."""


# 9.2 Ships and settlers


def piece_left(s: Table, seat: int, item: int) -> bool:
    """9.1c: whether the player has the piece; units that became farms this turn come back with the next."""
    if item == ITEM_SHIP:
        return s.ships[seat] + s.ships_back < BOATS
    if item == ITEM_SETTLER:
        return s.horses[seat] + s.horses_back < HORSES
    return item == ITEM_HARBOUR or s.houses[seat] < HOUSES


def settlement_refusal(s: Table, seat: int, corner: int) -> int:
    """Why no unit can be built at a corner this turn; 0 if one can."""
    house = s.house[corner]
    if house == 0 or owner_of(house) != seat:
        return cite.FARM_BUILDS_ONE
    if corner in s.fresh:
        return cite.ALL_AT_ONCE
    if corner in s.spent and (sort_of(house) == FARM or s.spent.count(corner) >= TOWN_UNITS):
        return cite.FARM_BUILDS_ONE
    return 0


def placing_refusal(s: Table, face: int, sort: int) -> int:
    """9.2b: why a new unit cannot be put on a hex; 0 if it can."""
    terrain = s.terrain[face]
    if terrain == UNEXPLORED or s.unit[face] or (terrain == SEA) != (sort == SHIP):
        return cite.WHERE_UNITS_GO
    return cite.ALL_AT_ONCE if s.freed >> face & 1 else 0


def unit_sites(s: Table, seat: int, sort: int) -> list[int]:
    sites: list[int] = []
    for corner in s.homes[seat]:
        if settlement_refusal(s, seat, corner) == 0:
            for at in range(corner * 3, corner * 3 + 3):
                if placing_refusal(s, CORNER_FACES[at], sort) == 0:
                    sites.append(PAIR + at)
    if sort == SHIP:
        sites.append(HEX + OUTER)  # 9.2c
    return sites


# 9.3 Farms and towns


def actor_refusal(s: Table, seat: int, face: int) -> int:
    """Why the unit on a hex cannot build anything this turn; 0 if it can."""
    unit = s.unit[face]
    if unit == 0 or owner_of(unit) != seat:
        return cite.NO_UNIT_THERE
    return cite.ALL_AT_ONCE if s.acted >> face & 1 else 0


def corner_refusal(realm: Realm, s: Table, corner: int) -> int:
    """Why no farm can be built at a corner, whoever builds it; 0 if one can."""
    if s.house[corner]:
        return cite.TOO_CLOSE
    at = corner * 3
    while s.terrain[CORNER_FACES[at]] < FIRST_PRODUCING:
        at += 1
        if at == corner * 3 + 3:
            return cite.FARM_LAND
    close = realm.close[corner]
    for index in range(0, len(close), 3):
        if s.house[close[index]]:
            one = s.terrain[close[index + 1]]
            other = s.terrain[close[index + 2]]
            if one not in (SEA, MOUNTAIN) or other not in (SEA, MOUNTAIN):
                return cite.TOO_CLOSE
    return 0


def farm_refusal(realm: Realm, s: Table, seat: int, at: int) -> int:
    """Why the unit on a hex cannot become a farm at a corner of it; 0 if it can."""
    face = CORNER_FACES[at]
    refusal = actor_refusal(s, seat, face)
    if refusal:
        return refusal
    if s.tokens[face]:
        return cite.OUTLAWS_BUILD
    return corner_refusal(realm, s, at // 3)


def farm_sites(realm: Realm, s: Table, seat: int) -> list[int]:
    sites: list[int] = []
    for face in s.units[seat]:
        if s.tokens[face] or s.acted >> face & 1:
            continue
        for corner in realm.corners_of[face]:
            if corner_refusal(realm, s, corner) == 0:
                at = corner * 3
                while CORNER_FACES[at] != face:
                    at += 1
                sites.append(PAIR + at)
    return sites


def town_refusal(s: Table, seat: int, corner: int) -> int:
    """9.3d: why a farm cannot become a town; 0 if it can."""
    house = s.house[corner]
    if house == 0 or owner_of(house) != seat or sort_of(house) == TOWN:
        return cite.TOWN
    if corner in s.fresh or corner in s.spent:
        return cite.ALL_AT_ONCE
    for face in CORNER_FACES[corner * 3 : corner * 3 + 3]:
        if s.terrain[face] == SEA:
            return 0
    return cite.TOWN


# 9.4 Harbours and ageing


def harbour_refusal(realm: Realm, s: Table, face: int) -> int:
    """Why no harbour can lie on a hex; 0 if one can."""
    if face >= realm.faces or s.terrain[face] != SEA or s.marker[face]:
        return cite.HARBOUR_PLACE
    if face >= realm.inside and not realm.rim_harbours:
        return cite.HARBOUR_INSIDE
    for other in realm.near[face]:
        if s.terrain[other] >= FIRST_PRODUCING:
            return 0
    return cite.HARBOUR_PLACE


def beside_refusal(realm: Realm, s: Table, ship: int, face: int) -> int:
    """Why a ship cannot build a harbour on a hex beside it; 0 if it can."""
    if face >= realm.faces or face not in realm.near[ship] or s.unit[face]:
        return cite.HARBOUR_PLACE
    if s.freed >> face & 1:
        return cite.ALL_AT_ONCE
    return harbour_refusal(realm, s, face)


def beside_options(realm: Realm, s: Table, ship: int) -> list[int]:
    return [HEX + face for face in realm.near[ship] if beside_refusal(realm, s, ship, face) == 0]


def harbour_ship_refusal(realm: Realm, s: Table, seat: int, face: int) -> int:
    """Why the unit on a hex cannot build a harbour; 0 if it can."""
    if face >= realm.faces:
        return cite.HARBOUR_INSIDE
    refusal = actor_refusal(s, seat, face)
    if refusal:
        return refusal
    if s.terrain[face] != SEA:
        return cite.HARBOUR_PLACE
    if realm.harbours_beside:
        return 0 if beside_options(realm, s, face) else cite.HARBOUR_PLACE
    return harbour_refusal(realm, s, face)


def ageing_refusal(s: Table, seat: int, face: int) -> int:
    """9.4d: why a settler cannot age the hex on which it stands; 0 if it can."""
    if face == OUTER:
        return cite.NO_UNIT_THERE
    refusal = actor_refusal(s, seat, face)
    if refusal:
        return refusal
    if s.terrain[face] < FIRST_PRODUCING or s.marker[face] == 0:
        return cite.AGE_OWN_HEX
    return 0 if s.hands[seat * 4 + s.terrain[face] - FIRST_PRODUCING] >= AGEING_COST else cite.CANNOT_PAY


# All of them


def sites(realm: Realm, s: Table, seat: int, item: int) -> list[int]:
    """Where a thing can be built now, as actions."""
    if item == ITEM_SHIP:
        return unit_sites(s, seat, SHIP)
    if item == ITEM_SETTLER:
        return unit_sites(s, seat, HORSE)
    if item == ITEM_FARM:
        return farm_sites(realm, s, seat)
    if item == ITEM_TOWN:
        return [CORNER + corner for corner in s.homes[seat] if town_refusal(s, seat, corner) == 0]
    return [HEX + face for face in s.units[seat] if harbour_ship_refusal(realm, s, seat, face) == 0]
