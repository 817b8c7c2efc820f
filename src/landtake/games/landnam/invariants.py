"""What holds in every position of Landnám: pieces, hexes, markers and cards are conserved, and what follows from them agrees."""

from __future__ import annotations

from landtake.core.rule import Breach
from landtake.core.state import CHANCE, OVER
from landtake.games.landnam.data import PRINTED, RESOURCES, TERRAINS
from landtake.games.landnam.notation import DERIVED, derive
from landtake.games.landnam.realm import Realm
from landtake.games.landnam.state import Table
from landtake.games.landnam.tables import CORNER_NAMES, FACE_NAMES, HARBOUR, PLAYERS, SEA, UNEXPLORED


def breaches(realm: Realm, s: Table) -> list[Breach]:
    """Everything that is wrong with this position."""
    return _shape(realm, s) or _derived(realm, s) + _supplies(s) + _pieces(realm, s) + _board(realm, s) + _turn(realm, s)


def _shape(realm: Realm, s: Table) -> list[Breach]:
    if len(s.outer) != realm.seats or len(s.terms) != 8 or len(s.bids) != 2:
        return [Breach("1a", "a list of the position has the wrong length")]
    if s.seat not in (CHANCE, OVER) and not 0 <= s.seat < realm.seats:
        return [Breach("1a", f"there is no seat {s.seat}")]
    return []


def _derived(realm: Realm, s: Table) -> list[Breach]:
    """What follows from the table and the hands is as it should be: cards are conserved (1e), and so are hexes (1c)."""
    twin = s.copy()
    derive(realm, twin)
    wrong = [name for name in DERIVED if getattr(twin, name) != getattr(s, name)]
    return [Breach("1c", f"{name} is {getattr(s, name)}, but the table makes it {getattr(twin, name)}") for name in wrong]


def _supplies(s: Table) -> list[Breach]:
    found = []
    for resource, count in enumerate(s.stock):
        if count < 0:
            found.append(Breach("1e", f"there are {-count} {RESOURCES[resource]} too many"))
    for terrain, count in enumerate(s.hexes_left):
        if count < 0:
            found.append(Breach("1c", f"there are {-count} hexes of {TERRAINS[terrain]} too many"))
    for number, count in enumerate(s.numbers_left):
        if count < 0:
            found.append(Breach("1c", f"there are {-count} markers {number} too many"))
    if min(s.harbours_left) < 0:
        found.append(Breach("1c", "there are too many harbours"))
    if min(s.deck) < 0:
        found.append(Breach("11a", "there are too many fate cards of a kind"))
    if min(s.hands) < 0 or min(s.fates) < 0:
        found.append(Breach("3d", "somebody holds less than no card"))
    return found


def _pieces(realm: Realm, s: Table) -> list[Breach]:
    found = []
    for seat in range(realm.seats):
        counts = ((s.ships, PRINTED.boats, "boats"), (s.horses, PRINTED.horses, "horses"), (s.houses, PRINTED.houses, "houses"))
        for held, most, thing in counts:
            if not 0 <= held[seat] <= most:
                found.append(Breach("1a", f"{PLAYERS[seat]} has {held[seat]} {thing} on the board; there are {most}"))
    for face, tokens in enumerate(s.tokens):
        if tokens and not s.unit[face]:
            found.append(Breach("5.3a", f"red tokens lie on {FACE_NAMES[face]} without a unit"))
    return found


def _board(realm: Realm, s: Table) -> list[Breach]:
    found = []
    for face, terrain in enumerate(s.terrain):
        name = FACE_NAMES[face]
        if face >= realm.faces and (terrain or s.unit[face]):
            found.append(Breach("1b", f"{name} is not on this board"))
        elif face >= realm.inside and face < realm.faces and terrain != SEA:
            found.append(Breach("1b", f"{name} belongs to the rim and is sea"))
        if terrain == UNEXPLORED and (s.unit[face] or s.marker[face]):
            found.append(Breach("7a", f"something stands on {name}, which is unknown"))
        if (terrain == SEA) != (s.marker[face] >= HARBOUR) and s.marker[face]:
            found.append(Breach("9.4a", f"{name} has a marker that does not fit"))
        if terrain == SEA and s.unit[face] and (s.unit[face] - 1) % 2 == 0:
            found.append(Breach("6.3a", f"a horse stands on the sea at {name}"))
    for corner in range(realm.corners, len(s.house)):
        if s.house[corner]:
            found.append(Breach("1b", f"{CORNER_NAMES[corner]} is not on this board"))
    return found


def _turn(realm: Realm, s: Table) -> list[Breach]:
    found = []
    if not 0 <= s.active < realm.seats:
        found.append(Breach("3a", f"there is no seat {s.active}"))
    if s.turn > realm.turn_limit * realm.seats:
        found.append(Breach("10d", f"it is turn {s.turn}; there are at most {realm.turn_limit * realm.seats}"))
    if s.edges.bit_count() != s.landed.bit_count():
        found.append(Breach("6.2c", "every first landing uses one edge of the rim"))
    return found
