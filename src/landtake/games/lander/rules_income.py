"""What a corporation collects at the start of a year: Items, Events, Leadership Abilities, sectors (rules 3d)."""

from __future__ import annotations

from typing import Final

from landtake.core.state import EVERYONE
from landtake.games.lander import cite, ops
from landtake.games.lander import events as told
from landtake.games.lander.config import Config
from landtake.games.lander.ops import WIDTH
from landtake.games.lander.rules_base import Out, ask, pop, push
from landtake.games.lander.state import MEMBERS, PLACES, Table
from landtake.games.lander.tables import (
    COLLECT_ANY,
    COLLECT_ENERGY,
    COLLECT_FOOD,
    COLLECT_LEVEL_3,
    COLLECT_TITANIUM,
    FACE_VALUES,
    ITEM_INCOME,
    MODS,
    PROFILES,
    SECTOR,
    modifier,
)  # fmt: skip

MORE: Final = [modifier("energy-yield-more"), modifier("food-yield-more"), modifier("titanium-yield-more")]
LESS: Final = [modifier("energy-yield-less"), modifier("food-yield-less"), modifier("titanium-yield-less")]
AS_LEVEL_2: Final = [-1, modifier("food-level-3-as-2"), modifier("titanium-level-3-as-2")]
ALL_AS_LEVEL_2: Final = modifier("level-3-as-2")
ENERGY_LEVEL_3: Final = modifier("energy-level-3-more")
ZERO_YIELDS: Final = modifier("zero-yields-1")
EVERY_MORE: Final = modifier("every-sector-more")
MOST_LESS: Final = modifier("most-sectors-less")
FOOD_LESS: Final = modifier("food-less")
BEST_NOTHING: Final = modifier("best-sector-nothing")
ANY: Final = modifier("collect-any")

LAST_INCOME: Final = modifier("food-less")


def output(s: Table, seat: int, tile: int) -> int:
    """What a sector yields its owner this year, by its level and the year's Events; never below 0 (3c)."""
    face = s.tile_face[tile]
    level = s.tile_level[tile]
    resource = face // PROFILES
    mods = seat * MODS
    if not any(s.mods[mods : mods + LAST_INCOME + 1]):
        return FACE_VALUES[3 * face + level - 1]
    printed = level
    if level == 3 and (s.mods[mods + ALL_AS_LEVEL_2] or (resource and s.mods[mods + AS_LEVEL_2[resource]])):
        printed = 2
    amount = FACE_VALUES[3 * face + printed - 1]
    if amount >= 1:
        amount += s.mods[mods + MORE[resource]]
    elif level == 1 and s.mods[mods + ZERO_YIELDS]:
        amount = 1
    amount -= s.mods[mods + LESS[resource]]
    if level == 3 and resource == 0:
        amount += 2 * s.mods[mods + ENERGY_LEVEL_3]
    amount += s.mods[mods + EVERY_MORE]
    return max(0, amount)


def sector_income(g: Config, s: Table, seat: int, nothing: int) -> list[int]:
    """What the sectors of a player yield together; one of them perhaps nothing."""
    total = [0, 0, 0]
    for tile in range(len(s.tile_owner)):
        if s.tile_owner[tile] == seat and tile != nothing:
            total[s.tile_face[tile] // PROFILES] += output(s, seat, tile)
    mods = seat * MODS
    if s.mods[mods + MOST_LESS]:
        for resource in range(3):
            mine = count_type(s, seat, resource)
            if mine and mine == max([count_type(s, other, resource) for other in range(g.seats)]):
                total[resource] -= s.mods[mods + MOST_LESS]
    total[1] -= s.mods[mods + FOOD_LESS]
    return [max(0, amount) for amount in total]


def count_type(s: Table, seat: int, resource: int) -> int:
    """How many sectors of a resource a player has."""
    return len([1 for tile in range(len(s.tile_owner)) if s.tile_owner[tile] == seat and s.tile_face[tile] // PROFILES == resource])


def level_3(s: Table, seat: int) -> int:
    """How many Level 3 sectors a player has."""
    return len([1 for tile in range(len(s.tile_owner)) if s.tile_owner[tile] == seat and s.tile_level[tile] == 3])


def collect(g: Config, s: Table, seat: int, nothing: int, out: Out) -> None:
    """A player collects a year's resources; abilities add to them if they are active now (18h)."""
    total = sector_income(g, s, seat, nothing)
    leading = s.leading[seat]
    if s.year:
        if leading & COLLECT_ENERGY:
            total[0] += 1
        if leading & COLLECT_FOOD:
            total[1] += 1
        if leading & COLLECT_TITANIUM:
            total[2] += 1
        if leading & COLLECT_LEVEL_3:
            total[2] += min(2, level_3(s, seat))
        for index in range(seat * MEMBERS * PLACES, (seat + 1) * MEMBERS * PLACES):
            code = s.slots[index]
            if code >= 0:
                for resource in range(3):
                    total[resource] += ITEM_INCOME[3 * (code >> 1) + resource]
    for resource in range(3):
        s.res[3 * seat + resource] += total[resource]
        s.res_count[seat] += total[resource]
    if out is not None:
        out.append((told.COLLECTED, EVERYONE, seat, total[0], total[1], total[2]))
    extra = s.mods[seat * MODS + ANY] + (1 if s.year and leading & COLLECT_ANY and level_3(s, seat) else 0)
    if extra:
        push(s, ops.K_GAIN, seat, seat, -1, extra)


def best_tiles(s: Table, seat: int) -> list[int]:
    """The sectors of a player that yield the most this year."""
    own = [tile for tile in range(len(s.tile_owner)) if s.tile_owner[tile] == seat]
    best = max([output(s, seat, tile) for tile in own]) if own else 0
    return [tile for tile in own if output(s, seat, tile) == best]


def do_collect(g: Config, s: Table, out: Out) -> None:
    seat = s.stack[-WIDTH + 1]
    nothing = -1
    if s.mods[seat * MODS + BEST_NOTHING]:
        best = best_tiles(s, seat)
        if len({s.tile_face[tile] // PROFILES for tile in best}) > 1:
            s.stack[-WIDTH] = ops.K_LOST
            ask(s, ops.K_LOST, seat)
            return
        nothing = best[0] if best else -1
    pop(s)
    collect(g, s, seat, nothing, out)


def lost_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if not SECTOR <= action < SECTOR + len(s.tile_owner):
        return cite.ASKED_FIRST
    return 0 if action - SECTOR in best_tiles(s, seat) else cite.BEST_SECTOR


def lost_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    pop(s)
    collect(g, s, seat, action - SECTOR, out)
