"""Units and houses going onto the board and off it, and who stands where."""

from __future__ import annotations

from bisect import insort

from landtake.core.game import Event
from landtake.core.state import EVERYONE
from landtake.games.landnam import told
from landtake.games.landnam.realm import Realm
from landtake.games.landnam.state import Table
from landtake.games.landnam.tables import FIRST_PRODUCING, HARBOUR, MOUNTAIN, NEXT_NUMBER, OUTER, SHIP


def sort_of(piece: int) -> int:
    """HORSE or SHIP of a unit, FARM or TOWN of a house."""
    return (piece - 1) & 1


def owner_of(piece: int) -> int:
    """The player to whom a unit or a house belongs."""
    return (piece - 1) >> 1


def piece(owner: int, sort: int) -> int:
    """The number of a unit or a house."""
    return 1 + owner * 2 + sort


def produces(s: Table, face: int) -> int:
    """The resource that a hex produces, or that is traded in its harbour; -1 without a marker."""
    marker = s.marker[face]
    if marker == 0:
        return -1
    if marker >= HARBOUR:
        return marker - HARBOUR
    return s.terrain[face] - FIRST_PRODUCING


def settles(realm: Realm, s: Table, seat: int, face: int) -> bool:
    """Whether a player has a settlement at a hex."""
    for corner in realm.corners_of[face]:
        house = s.house[corner]
        if house and (house - 1) >> 1 == seat:
            return True
    return False


def put_unit(s: Table, unit: int, face: int, tokens: int) -> None:
    """Put a unit that is off the board on a hex."""
    owner = owner_of(unit)
    if face == OUTER:
        s.outer[owner] += 1
    else:
        s.unit[face] = unit
        s.tokens[face] = tokens
        insort(s.units[owner], face)


def lift_unit(s: Table, face: int, owner: int) -> int:
    """Take a unit off a hex, or a ship off the outer sea; the unit. Its tokens are forgotten."""
    if face == OUTER:
        s.outer[owner] -= 1
        return piece(owner, SHIP)
    unit = s.unit[face]
    s.unit[face] = 0
    s.tokens[face] = 0
    s.units[owner].remove(face)
    return unit


def retire(s: Table, unit: int) -> None:
    """Give a lifted unit back to its owner (1a)."""
    if sort_of(unit) == SHIP:
        s.ships[owner_of(unit)] -= 1
    else:
        s.horses[owner_of(unit)] -= 1


def enlist(s: Table, unit: int, face: int) -> None:
    """Put a unit from its owner's supply on a hex."""
    if sort_of(unit) == SHIP:
        s.ships[owner_of(unit)] += 1
    else:
        s.horses[owner_of(unit)] += 1
    put_unit(s, unit, face, 0)


def award_reds(s: Table, tokens: int, out: list[Event] | None) -> None:
    """Red tokens beside a unit that was removed become points (5d, 6.4c)."""
    for seat in range(len(s.sizes)):
        if tokens >> seat & 1:
            s.red_won[seat] += 1
            if out is not None:
                out.append((told.RED_POINT, EVERYONE, seat))


def tokens_left(realm: Realm, s: Table, tokens: int, face: int, out: list[Event] | None) -> int:
    """The red tokens that stay beside a unit whose move or flight ends here (6.4d, 6.4e)."""
    if tokens == 0:
        return 0
    left = 0
    if face != OUTER and s.terrain[face] != MOUNTAIN:
        for seat in range(realm.seats):
            if tokens >> seat & 1 and settles(realm, s, seat, face):
                left |= 1 << seat
    if out is not None:
        for seat in range(realm.seats):
            if (tokens & ~left) >> seat & 1:
                out.append((told.TOKEN_LOST, EVERYONE, seat, face))
    return left


def mountain_open(realm: Realm, s: Table, seat: int, face: int, origin: int) -> bool:
    """Whether a settler may enter a mountain without a card (6.3b)."""
    return s.terrain[origin] == MOUNTAIN or settles(realm, s, seat, face)


def free_number(s: Table, number: int) -> int:
    """This number, or the next of which a marker is free; 0 if none is (7.1c)."""
    for _ in range(10):
        if s.numbers_left[number]:
            return number
        number = NEXT_NUMBER[number]
    return 0


def age(s: Table, face: int, out: list[Event] | None) -> None:
    """Give a hex the next number of which a marker is free (4g)."""
    was = s.marker[face]
    number = NEXT_NUMBER[was]
    while number != was and s.numbers_left[number] == 0:
        number = NEXT_NUMBER[number]
    if number != was:
        s.numbers_left[number] -= 1
        s.numbers_left[was] += 1
        s.marker[face] = number
    if out is not None:
        out.append((told.AGED, EVERYONE, face, was, number))
