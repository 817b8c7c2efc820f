"""Accolades: records that are measured after every change (rules 13)."""

from __future__ import annotations

from landtake.core.state import EVERYONE
from landtake.games.lander import events as told
from landtake.games.lander.config import EARLY, Config
from landtake.games.lander.rules_base import Out
from landtake.games.lander.rules_counts import adjacent, sectors, upgrades
from landtake.games.lander.state import Table
from landtake.games.lander.tables import ACCOLADE_LEAST, ACCOLADE_MEASURE, ACCOLADE_STARS


def value(g: Config, s: Table, seat: int, accolade: int) -> int:
    """How far a player has got with an Accolade now."""
    measure = ACCOLADE_MEASURE[accolade]
    if measure == 0:
        return sectors(s, seat)
    if measure == 1:
        return upgrades(s, seat)
    if measure == 2:
        return adjacent(g, s, seat)
    if measure < 6:
        return s.totals[3 * seat + measure - 3]
    return s.type_stars[3 * seat + measure - 6]


def measure_sectors(g: Config, s: Table, out: Out) -> None:
    """Something on the planet has changed."""
    if s.accolades:
        measure(g, s, 0, out)


def measure_crew(g: Config, s: Table, out: Out) -> None:
    """Something about a crew has changed."""
    if len(s.accolades) > 1:
        measure(g, s, 1, out)


def measure_missions(g: Config, s: Table, out: Out) -> None:
    """A Mission was completed."""
    if len(s.accolades) > 2:
        measure(g, s, 2, out)


def measure(g: Config, s: Table, index: int, out: Out) -> None:
    """Whoever now beats the record of an Accolade holds it; equal never takes over (13e, 13f)."""
    accolade = s.accolades[index]
    record = max(s.records[index], ACCOLADE_LEAST[accolade] - 1)
    best = -1
    for offset in range(g.seats):
        seat = (s.active + offset) % g.seats
        reached = value(g, s, seat, accolade)
        if reached > record:
            record = reached
            best = seat
    if best < 0:
        return
    s.records[index] = record
    if s.holders[index] != best:
        s.holders[index] = best
        if out is not None:
            out.append((told.ACCOLADE, EVERYONE, best, accolade, record))
        watch_goal(g, s, best, out)


def marks(record: int) -> list[int]:
    """Where the pieces stand that mark a record on a track of ten places: 12 is 10 and 2 (13h)."""
    full = (record - 1) // 10
    return [10] * full + [record - 10 * full]


def stars_of(g: Config, s: Table, seat: int) -> int:
    """A player's stars from Missions and from the Accolades they hold now (13g)."""
    total = s.stars[seat]
    for index in range(len(s.accolades)):
        if s.holders[index] == seat:
            total += ACCOLADE_STARS[s.accolades[index]]
    return total


def team_stars(g: Config, s: Table, seat: int) -> int:
    """The stars of a player's team; without teams those of the player."""
    if not g.teams:
        return stars_of(g, s, seat)
    return sum([stars_of(g, s, other) for other in range(g.seats) if other % g.teams == seat % g.teams])


def watch_goal(g: Config, s: Table, seat: int, out: Out) -> None:
    """In the Early Arrival the year in which somebody reaches the goal is the last (14c)."""
    if g.variant == EARLY and not s.last_year and team_stars(g, s, seat) >= g.goal:
        s.last_year = 1
        if out is not None:
            out.append((told.LAST_YEAR, EVERYONE, seat))
