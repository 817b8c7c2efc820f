"""What a hex of Landnám is to a unit that stands there: where it could settle, and who could go to court over it."""

from __future__ import annotations

from typing import Final

from landtake.games.landnam.pieces import owner_of
from landtake.games.landnam.realm import Realm
from landtake.games.landnam.rules_sites import corner_refusal
from landtake.games.landnam.state import Table
from landtake.games.landnam.tables import CORNER_FACES, HARBOUR

PIPS: Final[list[int]] = [0, 0, 1, 2, 3, 4, 5, 0, 5, 4, 3, 2, 1]
"""In how many of 36 rolls each number comes up."""


def plaintiffs(realm: Realm, s: Table, face: int, defendant: int) -> int:
    """How many players could go to court over a unit on a hex, because they have a settlement there."""
    found = 0
    for corner in realm.corners_of[face]:
        house = s.house[corner]
        if house and owner_of(house) != defendant:
            found |= 1 << owner_of(house)
    return found.bit_count()


def best_site(realm: Realm, s: Table, face: int) -> int:
    """The most pips round a corner at which a unit on a hex could become a farm; -1 if there is none."""
    most = -1
    for corner in realm.corners_of[face]:
        pips = 0
        for at in range(corner * 3, corner * 3 + 3):
            number = s.marker[CORNER_FACES[at]]
            if 0 < number < HARBOUR:
                pips += PIPS[number]
        if pips > most and corner_refusal(realm, s, corner) == 0:
            most = pips
    return most
