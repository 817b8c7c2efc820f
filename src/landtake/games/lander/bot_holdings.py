"""What each corporation has on the planet and what that yields, counted in one pass for the judge."""

from __future__ import annotations

from typing import Final

from landtake.games.lander.config import Config
from landtake.games.lander.rules_counts import adjacent
from landtake.games.lander.rules_levels import crew_size
from landtake.games.lander.state import MEMBERS, PLACES, Table
from landtake.games.lander.tables import (
    COLLECT_ANY,
    COLLECT_ENERGY,
    COLLECT_FOOD,
    COLLECT_LEVEL_3,
    COLLECT_TITANIUM,
    FACE_VALUES,
    ITEM_INCOME,
    PROFILES,
)  # fmt: skip

COUNTED: Final = 18
"""How many of words.COUNTS belong to a corporation."""

SECTORS: Final = 0
UPGRADES: Final = 1
ADJACENT: Final = 2
LEVEL_3: Final = 3
DEVELOPED: Final = 4
CREW_COUNT: Final = 5
OF_TYPE: Final = 6
STRUCTURES: Final = 9
TYPE_LEVEL_3: Final = 12
TYPE_DEVELOPED: Final = 15

UNCOUNTED: Final = -1

EVERYBODY: Final = -1


class Holdings:
    """Every corporation's counts, by seat and words.COUNTS; the income by seat and resource; and what Upgrades would add to it."""

    def __init__(self, g: Config, s: Table, only: int = EVERYBODY) -> None:
        """With `only`, of nobody but one seat."""
        seats = g.seats
        self.only: Final = only
        self.counts = [0] * (COUNTED * seats)
        self.income = [0] * (3 * seats)
        self.growing = [0] * (3 * seats)
        """By seat and resource, the highest level below 3."""
        self.next_gain = [0.0] * seats
        """What the best Upgrade would add to a year's income, a second level counting half for each of two Upgrades."""
        self.second_gain = [0.0] * seats
        owners = s.tile_owner
        for tile in range(len(owners)):
            seat = owners[tile]
            if seat >= 0 and (only == EVERYBODY or seat == only):
                self.add(seat, s.tile_face[tile], s.tile_level[tile])
        for seat in range(seats):
            if only not in (EVERYBODY, seat):
                continue
            self.counts[seat * COUNTED + ADJACENT] = UNCOUNTED
            self.counts[seat * COUNTED + CREW_COUNT] = crew_size(s, seat)
            self.extras(s, seat)

    def add(self, seat: int, face: int, level: int) -> None:
        """Count one sector."""
        counts = self.counts
        base = seat * COUNTED
        resource = face // PROFILES
        counts[base] += 1
        counts[base + UPGRADES] += level - 1
        counts[base + OF_TYPE + resource] += 1
        counts[base + STRUCTURES + resource] += level
        value = FACE_VALUES[3 * face + level - 1]
        self.income[3 * seat + resource] += value
        if level >= 2:
            counts[base + DEVELOPED] += 1
            counts[base + TYPE_DEVELOPED + resource] += 1
        if level == 3:
            counts[base + LEVEL_3] += 1
            counts[base + TYPE_LEVEL_3 + resource] += 1
            return
        if level > self.growing[3 * seat + resource]:
            self.growing[3 * seat + resource] = level
        gain = float(FACE_VALUES[3 * face + level] - value)
        if level == 1:
            both = (FACE_VALUES[3 * face + 2] - value) / 2.0
            if both > gain:
                gain = both
        if gain > self.next_gain[seat]:
            self.second_gain[seat] = self.next_gain[seat]
            self.next_gain[seat] = gain
        elif gain > self.second_gain[seat]:
            self.second_gain[seat] = gain

    def extras(self, s: Table, seat: int) -> None:
        """Add what abilities and Items give each year."""
        income = self.income
        leading = s.leading[seat]
        if leading & COLLECT_ENERGY:
            income[3 * seat] += 1
        if leading & COLLECT_FOOD:
            income[3 * seat + 1] += 1
        if leading & COLLECT_TITANIUM:
            income[3 * seat + 2] += 1
        if leading & COLLECT_LEVEL_3:
            income[3 * seat + 2] += min(2, self.counts[seat * COUNTED + LEVEL_3])
        if leading & COLLECT_ANY and self.counts[seat * COUNTED + LEVEL_3]:
            income[3 * seat] += 1
        for index in range(seat * MEMBERS * PLACES, (seat + 1) * MEMBERS * PLACES):
            code = s.slots[index]
            if code >= 0:
                first = 3 * (code >> 1)
                income[3 * seat] += ITEM_INCOME[first]
                income[3 * seat + 1] += ITEM_INCOME[first + 1]
                income[3 * seat + 2] += ITEM_INCOME[first + 2]

    def covers(self, seat: int) -> bool:
        """Whether a seat's holdings are counted here."""
        return self.only in (EVERYBODY, seat)

    def count(self, g: Config, s: Table, seat: int, what: int) -> int:
        """One of words.COUNTS for a seat; adjacent structures are counted when somebody asks for them."""
        found = self.counts[seat * COUNTED + what]
        if found == UNCOUNTED and what == ADJACENT:
            found = adjacent(g, s, seat)
            self.counts[seat * COUNTED + ADJACENT] = found
        return found


def alike(s: Table, other: Table) -> bool:
    """Whether everybody holds the same in two positions of a game."""
    if s.tile_level != other.tile_level or s.tile_owner != other.tile_owner:
        return False
    if s.tile_place != other.tile_place or s.tile_face != other.tile_face:
        return False
    return s.slots == other.slots and s.crew == other.crew and s.leading == other.leading
