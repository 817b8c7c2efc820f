"""What holds in every position of The Forgotten Planet: components are conserved, walls and markers are where they may be."""

from __future__ import annotations

from landtake.core.rule import Breach
from landtake.core.state import CHANCE, OVER
from landtake.games.forgotten_planet.data import COLOURS, PRINTED
from landtake.games.forgotten_planet.rules_control import SOLE, nearest
from landtake.games.forgotten_planet.state import (
    BASE_TILE,
    BROWN_MINE,
    EMPTY,
    FACE_DOWN,
    LAND_TILE,
    NOBODY,
    NONE,
    ROBOTS,
    SITE,
    SPECIAL_MINE,
    Table,
)
from landtake.games.forgotten_planet.tables import OPPOSITE, PLAYERS
from landtake.games.forgotten_planet.terms import Terms


def breaches(g: Terms, s: Table) -> list[Breach]:
    """Everything that is wrong with this position."""
    found = _shapes(g, s)
    return found or [*_tiles(g, s), *_walls(g, s), *_robots(g, s), *_stocks(g, s), *_markers(g, s), *_turn(g, s)]


def _shapes(g: Terms, s: Table) -> list[Breach]:
    lengths = {"tiles": g.cells, "markers": g.cells, "walls": g.cells, "robots": ROBOTS * g.seats, "cubes": 3 * g.seats}
    lengths |= dict.fromkeys(("on", "stored", "points", "fines"), g.seats) | {"mines_left": len(COLOURS)}
    return [
        Breach("2a", f"{name} has {len(getattr(s, name))} entries; it has {due}")
        for name, due in lengths.items()
        if len(getattr(s, name)) != due
    ]


def _tiles(g: Terms, s: Table) -> list[Breach]:
    found = []
    count = [s.tiles.count(tile) for tile in range(FACE_DOWN + 1)]
    for cell, tile in enumerate(s.tiles):
        if tile != EMPTY and not g.grid.available[cell]:
            found.append(Breach("2e", f"a tile lies on {g.grid.name(cell)}, which is not available"))
        if tile < 0 or tile > FACE_DOWN or BASE_TILE + g.seats <= tile < SITE:
            found.append(Breach("1a", f"there is no tile {tile}"))
    land = count[LAND_TILE] + s.land_left
    if s.land_left < 0 or land > g.scenario.land:
        found.append(Breach("2a", f"{count[LAND_TILE]} land tiles lie there, {s.land_left} are left; the scenario has {g.scenario.land}"))
    for colour, due in enumerate(PRINTED.mines):
        mines = count[BROWN_MINE + colour]
        if s.mines_left[colour] < 0 or mines + s.mines_left[colour] != due:
            found.append(Breach("1a", f"{mines} {COLOURS[colour]} mines lie there and {s.mines_left[colour]} are left; there are {due}"))
    if count[SPECIAL_MINE] > PRINTED.special_mines:
        found.append(Breach("1a", f"{count[SPECIAL_MINE]} special mines lie there; there are {PRINTED.special_mines}"))
    bases = sum(count[BASE_TILE : SITE + 1])
    if s.bases_left < 0 or (s.turn and bases + s.bases_left != g.scenario.bases):
        found.append(Breach("2b", f"{bases} bases lie there and {s.bases_left} are left; the pool has {g.scenario.bases}"))
    if s.room != g.grid.area - sum(count[1:]):
        found.append(Breach("8a", f"{s.room} spaces are said to be empty; {g.grid.area - sum(count[1:])} are"))
    return found


def _walls(g: Terms, s: Table) -> list[Breach]:
    found = []
    standing = 0
    for cell, mask in enumerate(s.walls):
        for side in range(4):
            if mask >> side & 1:
                standing += 1
                other = g.beside[cell * 4 + side]
                if other < 0 or not s.walls[other] >> OPPOSITE[side] & 1:
                    found.append(Breach("5.5b", f"a wall at {g.grid.name(cell)} does not stand between two available spaces"))
        ways = [side for side in range(4) if g.beside[cell * 4 + side] >= 0]
        if s.tiles[cell] != EMPTY and ways and all(mask >> side & 1 for side in ways):
            found.append(Breach("5.5c", f"the tile {g.grid.name(cell)} is completely enclosed by walls"))
    if s.walls_left < 0 or standing // 2 + s.walls_left != PRINTED.walls:
        found.append(Breach("1a", f"{standing // 2} walls stand and {s.walls_left} are left; there are {PRINTED.walls}"))
    return found


def _robots(g: Terms, s: Table) -> list[Breach]:
    found = []
    for slot, cell in enumerate(s.robots):
        seat, number = divmod(slot, ROBOTS)
        if cell == NONE:
            if s.on[seat] >> number & 1:
                found.append(Breach("4b", f"{PLAYERS[seat]}'s robot {number + 1} is on but not in play"))
        elif not 0 <= cell < g.cells or s.tiles[cell] == EMPTY:
            found.append(Breach("5.1b", f"{PLAYERS[seat]}'s robot {number + 1} does not stand on a tile"))
        elif s.tiles[cell] >= BASE_TILE and s.tiles[cell] != BASE_TILE + seat:
            found.append(Breach("5.1c", f"{PLAYERS[seat]}'s robot {number + 1} stands on a base of somebody else"))
    return found


def _stocks(g: Terms, s: Table) -> list[Breach]:
    found = []
    if min(s.cubes) < 0:
        found.append(Breach("5.8d", "somebody has less than no cubes"))
    if min(s.points) < 0 or sum(s.points) > PRINTED.bank or any(points % 2 for points in s.points):
        found.append(Breach("5.9b", f"tokens for {sum(s.points)} points are out; the bank has {PRINTED.bank}"))
    if min(s.stored) < 0 or max(s.stored) > 3:
        found.append(Breach("5.11a", f"stored energy is {s.stored}; at most 3 can be stored"))
    if min(s.fines) < 0:
        found.append(Breach("12e", "a price paid in the auction is negative"))
    return found


def _markers(g: Terms, s: Table) -> list[Breach]:
    """Markers are on tiles; right after a check they are where control says (6e)."""
    found = []
    for cell, holder in enumerate(s.markers):
        if holder != NOBODY and (not 0 <= holder < g.seats or s.tiles[cell] == EMPTY):
            found.append(Breach("6a", f"a marker lies on {g.grid.name(cell)}, where no tile of that player can be"))
    if s.turn > 1 and not s.fresh and not s.stirred and not found:
        for cell, label in enumerate(nearest(g, s)):
            if not (g.allied and s.shared[cell]) and s.markers[cell] != SOLE[label]:
                found.append(Breach("6a", f"the marker on {g.grid.name(cell)} is not that of the nearest base"))
    return found


def _turn(g: Terms, s: Table) -> list[Breach]:
    found = []
    if s.seat not in (*range(g.seats), CHANCE, OVER):
        found.append(Breach("3a", f"there is no seat {s.seat}"))
    if s.energy < 0:
        found.append(Breach("5b", f"{s.energy} energy is left"))
    if s.turn and (sorted(s.order) != list(range(g.seats)) or s.active != s.order[(s.turn - 1) % g.seats]):
        found.append(Breach("3a", f"it is turn {s.turn} of the order {s.order}, so seat {s.active} is not the active player"))
    if s.turn:
        for seat in range(g.seats):
            if BASE_TILE + seat not in s.tiles:
                found.append(Breach("1c", f"{PLAYERS[seat]} has no base; bases are never removed"))
    return found
