"""What a corporation holds on the planet, in numbers that Missions, Accolades and Events look at."""

from __future__ import annotations

from landtake.games.lander.config import Config
from landtake.games.lander.rules_levels import counted, crew_size
from landtake.games.lander.state import MEMBERS, Table
from landtake.games.lander.tables import PROFILES


def sectors(s: Table, seat: int) -> int:
    """Claimed sectors."""
    return s.tile_owner.count(seat)


def upgrades(s: Table, seat: int) -> int:
    """Structures beyond the first on each sector (5.3c)."""
    total = 0
    owners = s.tile_owner
    for tile in range(len(owners)):
        if owners[tile] == seat:
            total += s.tile_level[tile] - 1
    return total


def adjacent(g: Config, s: Table, seat: int) -> int:
    """Structures (or sectors, by the setting) in the largest group of own sectors joined by edges (13d)."""
    best = 0
    seen: set[int] = set()
    owners = s.tile_owner
    for start in range(len(owners)):
        if owners[start] != seat or start in seen:
            continue
        seen.add(start)
        group = [start]
        total = 0
        while group:
            tile = group.pop()
            total += 1 if g.sectors_only else s.tile_level[tile]
            for side in range(3 * tile, 3 * tile + 3):
                other = s.tile_near[side]
                if other >= 0 and owners[other] == seat and other not in seen:
                    seen.add(other)
                    group.append(other)
        best = max(best, total)
    return best


def holding(g: Config, s: Table, seat: int, what: int) -> int:
    """One of the numbers of words.COUNTS that belong to a corporation."""
    if what == 0:
        return sectors(s, seat)
    if what == 1:
        return upgrades(s, seat)
    if what == 2:
        return adjacent(g, s, seat)
    if what == 5:
        return crew_size(s, seat)
    total = 0
    resource = (what - 6) % 3 if what >= 6 else -1
    sort = (what - 6) // 3 if what >= 6 else what - 1
    for tile in range(len(s.tile_owner)):
        if s.tile_owner[tile] != seat or (resource >= 0 and s.tile_face[tile] // PROFILES != resource):
            continue
        level = s.tile_level[tile]
        if sort == 0:
            total += 1
        elif sort == 1:
            total += level
        elif sort == 2:
            total += 1 if level == 3 else 0
        elif level >= 2:
            total += 1
    return total


def attachments(s: Table, seat: int, member: int, what: int) -> int:
    """One of the numbers of words.COUNTS that belong to one crew member."""
    return counted(s, seat * MEMBERS + member, -1 if what == 18 else what - 19)
