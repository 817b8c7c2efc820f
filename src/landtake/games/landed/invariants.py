"""What holds in every position of Landed: components are conserved and pieces are where they may be."""

from __future__ import annotations

from collections.abc import Sequence

from landtake.core.rule import Breach
from landtake.core.state import CHANCE, OVER
from landtake.games.landed import ground
from landtake.games.landed.data import SATELLITES
from landtake.games.landed.kinds import KINDS
from landtake.games.landed.rules_turn import START_CUBES
from landtake.games.landed.state import COVERED, NONE, Table
from landtake.games.landed.tables import ALL_CARDS, CONTRACT_COUNT, FACES_EACH, FIRST_EDGE, KIND_COUNT, TILE_COUNT
from landtake.parts.hex import neighbours


def breaches(s: Table) -> list[Breach]:
    """Everything that is wrong with this position."""
    return _shape(s) or _tiles(s) + _contracts(s) + _cards(s) + _cubes(s) + _land(s)


_checked: dict[tuple[tuple[int, ...], ...], list[Breach]] = {}
"""What was found wrong with surfaces looked at lately; a surface is the same in every world that a seat imagines."""

_REMEMBERED = 64


def _land(s: Table) -> list[Breach]:
    fields = (s.plots, s.near, s.tile_at, s.free, s.where, s.face, s.cube, s.section, s.parent, s.area_tiles, s.area_cubes)
    key = tuple([tuple(field) for field in fields])
    if key not in _checked:
        if len(_checked) >= _REMEMBERED:
            _checked.clear()
        _checked[key] = _surface(s) or _areas(s)
    return _checked[key]


def _shape(s: Table) -> list[Breach]:
    """Lists that are not as long as they must be, which would make the other questions meaningless."""
    seats = len(s.points)
    by_seat = (s.cubes, s.hands, s.contracts, s.cards, s.fresh, s.fulfilled, s.keeping, s.laying)
    by_tile = (s.where, s.face, s.under, s.cube)
    by_plot = (s.near, s.section)
    found = []
    if not 2 <= seats <= 4 or any(len(field) != seats for field in by_seat):
        found.append(Breach("1a", f"there are {seats} players, and not all of them have their things"))
    if any(len(field) != TILE_COUNT + 1 for field in by_tile) or any(len(field) != 6 * len(s.plots) for field in by_plot):
        found.append(Breach("1a", "tiles or plots are missing"))
    if len(s.tile_at) != len(s.plots) or len(s.queue) != len(s.queue_seen) or len(s.drawn) != len(s.drawn_seen):
        found.append(Breach("1a", "lists that belong together differ in length"))
    if s.seat not in (CHANCE, OVER, *range(seats)) or not 0 <= s.kind < len(KINDS) or not 0 <= s.active < seats:
        found.append(Breach("3b", f"seat {s.seat} is asked question {s.kind}"))
    return found


def _once(things: Sequence[int], everything: Sequence[int], name: str) -> list[Breach]:
    found = []
    for thing in sorted({*things, *everything}):
        there, due = things.count(thing), everything.count(thing)
        if there != due:
            found.append(Breach("1a", f"{name} {thing} is there {there} times, not {due}"))
    return found


def _tiles(s: Table) -> list[Breach]:
    laid = [tile for tile in range(TILE_COUNT + 1) if s.where[tile] != NONE]
    found = _once(laid + s.bag + [tile for hand in s.hands for tile in hand], range(TILE_COUNT + 1), "tile")
    for tile in range(TILE_COUNT + 1):
        on_top = s.where[tile] >= 0
        if on_top and (s.where[tile] >= len(s.plots) or s.tile_at[s.where[tile]] != tile):
            found.append(Breach("1j", f"tile {tile} is not on plot {s.where[tile]}"))
        if (s.face[tile] != NONE) != (s.where[tile] != NONE) or not -1 <= s.face[tile] < FACES_EACH:
            found.append(Breach("4d", f"tile {tile} has face {s.face[tile]} up"))
    under = [tile for tile in s.under if tile != NONE]
    found += _once(under, [tile for tile in range(TILE_COUNT + 1) if s.where[tile] == COVERED], "covered tile")
    for seat, tile in enumerate(s.laying):
        if tile and tile not in s.hands[seat]:
            found.append(Breach("4b", f"seat {seat} lays tile {tile}, which it does not hold"))
    if s.turn and (s.turns_left != NONE) != (not s.bag):
        found.append(Breach("11a", "the last round begins when the bag is empty"))
    return found


def _contracts(s: Table) -> list[Breach]:
    everywhere = s.deck + s.queue + s.drawn
    for held in (*s.contracts, *s.fulfilled):
        everywhere = everywhere + held
    found = _once(everywhere, range(CONTRACT_COUNT), "contract")
    for seat, contracts in enumerate(s.contracts):
        if s.turn and len(contracts) > 3:
            found.append(Breach("6b", f"seat {seat} holds {len(contracts)} contracts"))
    return found


def _cards(s: Table) -> list[Breach]:
    everywhere = s.orbit + s.used
    for held in (*s.cards, *s.fresh):
        everywhere = everywhere + held
    found = []
    for kind in range(KIND_COUNT):
        there, due = everywhere.count(kind), ALL_CARDS.count(kind)
        if there != due:
            found.append(Breach("1a", f"there are {there} {SATELLITES[kind]} cards, not {due}"))
    for seat, fresh in enumerate(s.fresh):
        if fresh and seat != s.active:
            found.append(Breach("8b", f"seat {seat} obtained a card out of turn"))
    return found


def _surface(s: Table) -> list[Breach]:
    if not s.plots:
        return [Breach("2a", "the starting tile is missing")]
    cells = {ground.cell_of(s, plot): plot for plot in range(len(s.plots))}
    if len(cells) != len(s.plots):
        return [Breach("1j", "a plot has two numbers")]
    found = []
    for cell, plot in cells.items():
        if s.near[plot * 6 : plot * 6 + 6] != [cells.get(other, NONE) for other in neighbours(*cell)]:
            found.append(Breach("1j", f"plot {plot} is not linked with its neighbours"))
    if found:
        return found
    tiles = [plot for plot in range(len(s.plots)) if s.tile_at[plot] != NONE]
    for plot in tiles:
        if NONE in s.near[plot * 6 : plot * 6 + 6]:
            return [Breach("1j", f"the plots round plot {plot} have no numbers")]
        if s.where[s.tile_at[plot]] != plot:
            found.append(Breach("1j", f"plot {plot} has a tile that is elsewhere"))
    free = [plot for plot in range(len(s.plots)) if s.tile_at[plot] == NONE and ground.touches(s, plot, NONE)]
    if free != s.free:
        found.append(Breach("4c", "the plots next to tiles are not those that are free"))
    if not tiles or (len(tiles) > 1 and not all(ground.touches(s, plot, NONE) for plot in tiles)):
        found.append(Breach("4c", "a tile lies apart from all others"))
    return found


def _areas(s: Table) -> list[Breach]:
    sections = len(s.parent)
    if any(not 0 <= parent <= section for section, parent in enumerate(s.parent)) or not all(-1 <= each < sections for each in s.section):
        return [Breach("1e", "sections lead to no area")]
    fresh = s.copy()
    ground.recount_areas(fresh)
    if _spans(s) != _spans(fresh):
        return [Breach("1e", "the areas are not those of the tiles on the plots")]
    return []


def _spans(s: Table) -> list[tuple[int, int, int]]:
    """For every edge of every plot its area: the first edge that belongs to it, its tiles and its cubes."""
    roots = [NONE if section == NONE else ground.root_of(s, section) for section in s.section]
    first: dict[int, int] = {}
    for at, root in enumerate(roots):
        first.setdefault(root, at)
    return [(NONE, 0, 0) if root == NONE else (first[root], s.area_tiles[root], s.area_cubes[root]) for root in roots]


def _cubes(s: Table) -> list[Breach]:
    found = []
    for seat, left in enumerate(s.cubes):
        placed = sum(1 for cube in s.cube if cube != NONE and cube // 6 == seat)
        if left < 0 or left + placed != START_CUBES[len(s.points)] or placed != len(s.fulfilled[seat]):
            found.append(
                Breach("9j", f"seat {seat} has {left} cubes left, {placed} placed and {len(s.fulfilled[seat])} contracts fulfilled")
            )
    for tile, cube in enumerate(s.cube):
        if cube != NONE and (s.where[tile] < 0 or FIRST_EDGE[(tile * FACES_EACH + s.face[tile]) * 6 + cube % 6] != cube % 6):
            found.append(Breach("9a", f"the cube on tile {tile} lies on no section"))
    return found
