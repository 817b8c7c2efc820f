"""The end: points, bonuses, and who has won. The ids are those of RULES.md."""

from __future__ import annotations

from typing import Final

from landtake.games.forgotten_planet.data import PRINTED
from landtake.games.forgotten_planet.state import BASE_TILE, BLUE_MINE, BROWN_MINE, LAND_TILE, NONE, ROBOTS, SPECIAL_MINE, Table
from landtake.games.forgotten_planet.terms import Terms

LAND_POINTS: Final = PRINTED.points["land"]
SPECIAL_POINTS: Final = PRINTED.points["special_mine"]
BONUS: Final = PRINTED.points["bonus"]


class Tally:
    """What counts at the end, by side: an alliance, or a player alone (9d)."""

    def __init__(self, g: Terms, s: Table) -> None:
        sides = 2 if g.allied else g.seats
        self.land = [0] * sides
        self.special = [0] * sides
        self.mines = [0] * sides
        self.bases = [0] * sides
        self.robots = [0] * sides
        self.tokens = [0] * sides
        self.fines = [0] * sides
        self.cubes = [0] * sides
        for cell in range(g.cells):
            holder = s.markers[cell]
            tile = s.tiles[cell]
            if BASE_TILE <= tile < BASE_TILE + g.seats:
                self.bases[g.side[tile - BASE_TILE]] += 1
            elif holder < 0:
                continue
            elif tile == LAND_TILE:
                self.land[g.side[holder]] += 1
            elif tile == SPECIAL_MINE:
                self.special[g.side[holder]] += 1
            elif BROWN_MINE <= tile <= BLUE_MINE:
                self.mines[g.side[holder]] += 1  # 8f: controlled, whoever built them
        for seat in range(g.seats):
            side = g.side[seat]
            self.tokens[side] += s.points[seat]
            self.fines[side] += s.fines[seat]
            for number in range(ROBOTS):
                if s.robots[seat * ROBOTS + number] != NONE:
                    self.robots[side] += 1  # 8g: on or off
            for colour in range(3):
                self.cubes[side] += s.cubes[seat * 3 + colour]

    def totals(self) -> list[int]:
        """Points by side (8e, 12e)."""
        totals: list[int] = []
        for side in range(len(self.land)):
            totals.append(LAND_POINTS * self.land[side] + SPECIAL_POINTS * self.special[side] + self.tokens[side] - self.fines[side])
        for counts in (self.mines, self.robots, self.bases):  # 8f, 8g, 8h
            for side, points in enumerate(bonus(counts)):
                totals[side] += points
        return totals


def bonus(counts: list[int]) -> list[int]:
    """What each side gets for having most of something (8i)."""
    most = max(counts)
    share = BONUS // counts.count(most) if most else 0
    return [share if count == most else 0 for count in counts]


def scores(g: Terms, s: Table) -> list[int]:
    """Points by seat, as if the game ended now; allies have the same."""
    totals = Tally(g, s).totals()
    return [totals[g.side[seat]] for seat in range(g.seats)]


def ranks(g: Terms, s: Table) -> list[int]:
    """Places by seat (8j)."""
    tally = Tally(g, s)
    totals = tally.totals()
    keys = [totals[g.side[seat]] * 1000 + tally.cubes[g.side[seat]] for seat in range(g.seats)]
    return [1 + sum([1 for other in keys if other > key]) for key in keys]
