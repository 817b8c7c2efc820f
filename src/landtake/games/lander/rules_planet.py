"""The planet: exploring, claiming, upgrading, and what can be done to a sector (rules 5)."""

from __future__ import annotations

from typing import Final

from landtake.core.state import EVERYONE
from landtake.games.lander import cite, ops
from landtake.games.lander import events as told
from landtake.games.lander.config import Config
from landtake.games.lander.ops import WIDTH
from landtake.games.lander.rules_accolades import measure_sectors
from landtake.games.lander.rules_base import Out, ask, chance, pop, push
from landtake.games.lander.state import COUNTERS, EXPANDED, Table
from landtake.games.lander.tables import (
    CENTRE,
    CHEAP_EXPAND,
    FACE,
    FACES,
    MODS,
    MOST_TILES,
    OUTSKIRTS,
    RING,
    SECTOR,
    SITE,
    TWO_SECTORS,
    ZERO,
    modifier,
)  # fmt: skip
from landtake.parts.triangle import across

NEEDS_E8: Final = modifier("upgrade-needs-engineering-8")
FOOD_LESS_ONCE: Final = modifier("first-expand-food-less")
UPGRADE_ENERGY: Final = modifier("upgrade-energy-less")
EXPAND_TITANIUM: Final = modifier("expand-titanium-less")
CLAIM_LIMIT: Final = modifier("claim-limit")
NO_EXPAND: Final = modifier("no-expand")
NO_UPGRADE: Final = modifier("no-upgrade")

FREE: Final = 0
TITANIUM_ONLY: Final = 1
PAID: Final = 2


def moved_ground(g: Config, s: Table, out: Out) -> None:
    """Something on the planet has changed."""
    measure_sectors(g, s, out)


# 2 The ring


def do_ring(g: Config, s: Table, out: Out) -> None:
    """The sectors round the crash site are drawn one by one (2b)."""
    at = len(s.tile_place)
    if at == len(RING) + (len(OUTSKIRTS) if g.outskirts else 0):
        pop(s)
    else:
        push(s, ops.K_FACE, -1, -1, -1, 1)


def do_face(g: Config, s: Table, out: Out) -> None:
    chance(s, ops.K_FACE)


def zeros(s: Table) -> int:
    """How many 0-rated sectors lie on the planet."""
    return len([face for face in s.tile_face if ZERO[face]])


def face_candidates(g: Config, s: Table, seat: int) -> list[int]:
    closed = s.stack[-WIDTH + 4] == 1 and zeros(s) >= g.zero_rated
    return [FACE + face for face in range(FACES) if s.tray[face] and not (closed and ZERO[face])]


def face_weights(s: Table, options: list[int]) -> list[int]:
    return [s.tray[option - FACE] for option in options]


def face_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if not FACE <= action < FACE + FACES:
        return cite.ASKED_FIRST
    if s.tray[action - FACE] == 0:
        return cite.SECTOR_COUNTS
    closed = s.stack[-WIDTH + 4] == 1 and ZERO[action - FACE] and zeros(s) >= g.zero_rated
    return cite.ZERO_LIMIT if closed else 0


def face_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    player, ring = s.stack[-WIDTH + 1], s.stack[-WIDTH + 4]
    pop(s)
    face = action - FACE
    s.tray[face] -= 1
    if ring:
        at = len(s.tile_place)
        lay_tile(s, RING[at] if at < len(RING) else OUTSKIRTS[at - len(RING)], face)
        if out is not None:
            out.append((told.LAID_TILE, EVERYONE, -1, at, face))
    else:
        s.faces.append(face)
        if out is not None:
            out.append((told.DREW_TILE, EVERYONE, player, face))


def lay_tile(s: Table, place: int, face: int) -> None:
    """Put a sector on the planet and join it to its neighbours."""
    tile = len(s.tile_place)
    s.tile_place.append(place)
    s.tile_face.append(face)
    s.tile_owner.append(-1)
    s.tile_level.append(0)
    for side in range(3):
        beside = across(place, side)
        other = s.tile_place.index(beside) if beside in s.tile_place else -1
        s.tile_near.append(other)
        if other >= 0:
            s.tile_near[3 * other + side] = tile


def do_start(g: Config, s: Table, out: Out) -> None:
    ask(s, ops.K_START, s.stack[-WIDTH + 1])


def sector_candidates(g: Config, s: Table, seat: int) -> list[int]:
    return [SECTOR + tile for tile in range(len(s.tile_owner))]


def free_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    """Any unoccupied sector will do."""
    if not SECTOR <= action < SECTOR + len(s.tile_owner):
        return cite.ASKED_FIRST
    return cite.OCCUPIED if s.tile_owner[action - SECTOR] >= 0 else 0


def start_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    pop(s)
    claim(g, s, seat, action - SECTOR, out)


def claim(g: Config, s: Table, seat: int, tile: int, out: Out) -> None:
    """A first structure goes on the lowest value of an unoccupied sector (5.1c)."""
    s.tile_owner[tile] = seat
    s.tile_level[tile] = 1
    if out is not None:
        out.append((told.CLAIMED, EVERYONE, seat, tile))
    moved_ground(g, s, out)


# 5.2 Expanding


def sectors_left(s: Table) -> bool:
    """Whether the trays have a sector."""
    return any(s.tray)


def unoccupied(s: Table) -> bool:
    """Whether a sector on the planet is unoccupied."""
    return -1 in s.tile_owner


def may_claim(s: Table, seat: int) -> bool:
    """Whether a player may claim a sector this year (11g)."""
    return not (s.mods[seat * MODS + CLAIM_LIMIT] and s.counters[seat * COUNTERS + EXPANDED] > 0)


def expand_refusal(g: Config, s: Table, seat: int) -> int:
    """Why a player may not Expand by any means; 0 if they may."""
    if s.mods[seat * MODS + NO_EXPAND] or not may_claim(s, seat):
        return cite.FORBIDDEN_THIS_YEAR
    if not unoccupied(s) and not (sectors_left(s) and len(s.tile_place) < MOST_TILES):
        return cite.TRAYS_EMPTY
    return 0


def expand_price(g: Config, s: Table, seat: int) -> list[int]:
    """What an Expand order costs a player (4.3b)."""
    mods = seat * MODS
    if not (s.leading[seat] & CHEAP_EXPAND or s.mods[mods + EXPAND_TITANIUM] or s.mods[mods + FOOD_LESS_ONCE]):
        return g.expand
    price = g.expand[:]
    if s.leading[seat] & CHEAP_EXPAND:
        price[2] -= 1
    price[2] -= s.mods[mods + EXPAND_TITANIUM]
    price[1] -= s.mods[mods + FOOD_LESS_ONCE]
    return at_least_one(price, g.expand)


def at_least_one(price: list[int], full: list[int]) -> list[int]:
    """Reductions add up; no resource falls below 0 and no order below 1 in all (4.3b)."""
    for resource in range(3):
        price[resource] = max(0, price[resource])
    if sum(price) == 0:
        price[2 if full[2] else 0] = 1
    return price


def do_expand(g: Config, s: Table, out: Out) -> None:
    """Expand, whatever was paid for it, by an order or a card (18i): draw, place, claim."""
    st = s.stack
    b = len(st) - WIDTH
    seat, draw, place = st[b + 1], st[b + 4], st[b + 5]
    pop(s)
    if expand_refusal(g, s, seat):
        return
    push(s, ops.P_CLAIM, seat, seat, -1, 0, 1)
    push(s, ops.P_EXPLORE, seat, seat, -1, draw, place)


def do_explore_offer(g: Config, s: Table, out: Out) -> None:
    """Each player may draw and place one sector, without a claim."""
    seat = s.stack[-WIDTH + 1]
    pop(s)
    if sectors_left(s) and len(s.tile_place) < MOST_TILES:
        push(s, ops.K_MAY, seat, seat, -1, -1)


def do_explore(g: Config, s: Table, out: Out) -> None:
    """Draw so many sectors and place so many of them."""
    st = s.stack
    b = len(st) - WIDTH
    seat, draw, place = st[b + 1], st[b + 4], st[b + 5]
    pop(s)
    if not sectors_left(s) or len(s.tile_place) >= MOST_TILES:
        return
    draw = min(draw, sum(s.tray), MOST_TILES - len(s.tile_place))
    push(s, ops.P_PLACE_TILES, seat)
    if draw > place:
        push(s, ops.K_KEEP_TILE, seat, seat, -1, draw)
    double = s.leading[seat] & TWO_SECTORS and sum(s.tray) > draw
    for _ in range(draw):
        if double:
            push(s, ops.K_KEEP_TILE, seat, seat, -1, 2)
            push(s, ops.K_FACE, seat)
        push(s, ops.K_FACE, seat)


def do_keep_tile(g: Config, s: Table, out: Out) -> None:
    if len(s.faces) < 2:
        pop(s)
    else:
        ask(s, ops.K_KEEP_TILE, s.stack[-WIDTH + 1])


def keep_tile_candidates(g: Config, s: Table, seat: int) -> list[int]:
    n = s.stack[-WIDTH + 4]
    return [FACE + face for face in sorted(set(s.faces[-n:]))]


def keep_tile_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if not FACE <= action < FACE + FACES:
        return cite.ASKED_FIRST
    return 0 if action - FACE in s.faces[-s.stack[-WIDTH + 4] :] else cite.ASKED_FIRST


def keep_tile_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    n = s.stack[-WIDTH + 4]
    pop(s)
    drawn = s.faces[-n:]
    del s.faces[-n:]
    drawn.remove(action - FACE)
    s.faces.append(action - FACE)
    for face in drawn:
        s.tray[face] += 1


def do_place_tiles(g: Config, s: Table, out: Out) -> None:
    seat = s.stack[-WIDTH + 1]
    if s.faces:
        push(s, ops.K_SITE, seat)
    else:
        pop(s)


def do_site(g: Config, s: Table, out: Out) -> None:
    ask(s, ops.K_SITE, s.stack[-WIDTH + 1])


def site_candidates(g: Config, s: Table, seat: int) -> list[int]:
    """Every empty place beside a sector, named by the sector of the lowest number next to it (5.2b)."""
    found: list[int] = []
    seen: set[int] = set()
    near = s.tile_near
    for index in range(len(near)):
        if near[index] < 0:
            place = across(s.tile_place[index // 3], index % 3)
            if place not in seen and place not in CENTRE:
                seen.add(place)
                found.append(SITE + index)
    return found


def site_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if not SITE <= action < SITE + len(s.tile_near):
        return cite.ASKED_FIRST
    index = action - SITE
    if s.tile_near[index] >= 0:
        return cite.PLACE_TAKEN
    place = across(s.tile_place[index // 3], index % 3)
    if place in CENTRE:
        return cite.PLACE_TAKEN
    for side in range(3):
        beside = across(place, side)
        if beside in s.tile_place and s.tile_place.index(beside) < index // 3:
            return cite.LOWEST_NEIGHBOUR
    return 0


def site_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    pop(s)
    index = action - SITE
    place = across(s.tile_place[index // 3], index % 3)
    face = s.faces.pop()
    lay_tile(s, place, face)
    if out is not None:
        out.append((told.LAID_TILE, EVERYONE, seat, len(s.tile_place) - 1, face))


def do_claim(g: Config, s: Table, out: Out) -> None:
    """A player claims a sector: the closest (a = 0) or any (a = 1); b says whether it counts for the year's limit."""
    seat, anywhere = s.stack[-WIDTH + 1], s.stack[-WIDTH + 4]
    if not unoccupied(s) or (s.stack[-WIDTH + 5] and not may_claim(s, seat)):
        pop(s)
        return
    s.stack[-WIDTH] = ops.K_CLAIM
    ask(s, ops.K_CLAIM, seat)
    s.stack[-WIDTH + 4] = anywhere


def do_claim_any(g: Config, s: Table, out: Out) -> None:
    """An Event lets a player claim any unoccupied sector."""
    s.stack[-WIDTH] = ops.P_CLAIM
    s.stack[-WIDTH + 4] = 1
    s.stack[-WIDTH + 5] = 1


def closest(s: Table, seat: int) -> list[int]:
    """The unoccupied sectors that take the fewest jumps to reach (5.2c, 5.2d)."""
    owners = s.tile_owner
    layer = [tile for tile in range(len(owners)) if owners[tile] == seat]
    if not layer:
        return [tile for tile in range(len(owners)) if owners[tile] < 0]
    reached = [False] * len(owners)
    for tile in layer:
        reached[tile] = True
    while layer:
        found: list[int] = []
        beyond: list[int] = []
        for tile in layer:
            for side in range(3 * tile, 3 * tile + 3):
                other = s.tile_near[side]
                if other >= 0 and not reached[other]:
                    reached[other] = True
                    if owners[other] < 0:
                        found.append(other)
                    else:
                        beyond.append(other)
        if found:
            found.sort()
            return found
        layer = beyond
    return []


def claim_candidates(g: Config, s: Table, seat: int) -> list[int]:
    if s.stack[-WIDTH + 4]:
        return [SECTOR + tile for tile in range(len(s.tile_owner)) if s.tile_owner[tile] < 0]
    return [SECTOR + tile for tile in closest(s, seat)]


def claim_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if not SECTOR <= action < SECTOR + len(s.tile_owner):
        return cite.ASKED_FIRST
    if s.tile_owner[action - SECTOR] >= 0:
        return cite.OCCUPIED
    if not s.stack[-WIDTH + 4] and action - SECTOR not in closest(s, seat):
        return cite.CLOSEST
    return 0


def claim_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    counts = s.stack[-WIDTH + 5]
    pop(s)
    if counts:
        s.counters[seat * COUNTERS + EXPANDED] += 1
    claim(g, s, seat, action - SECTOR, out)
