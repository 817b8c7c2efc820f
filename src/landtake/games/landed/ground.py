"""The planet's surface: plots, the tiles on them, and their areas, kept up to date as tiles are laid, covered and moved."""

from __future__ import annotations

from typing import Final

from landtake.games.landed.state import COVERED, NONE, Table
from landtake.games.landed.tables import FACES_EACH, FIRST_EDGE, HAS_SATELLITE, LABEL, LAVA, SECTIONS
from landtake.parts.hex import OPPOSITE, Q_STEP, R_STEP, Cell

_OFFSET: Final = 128
_ROW: Final = 256

_STEP: Final[list[int]] = [q * _ROW + r for q, r in zip(Q_STEP, R_STEP, strict=True)]
"""How the packed coordinates change over each edge."""


def packed(q: int, r: int) -> int:
    """A cell's coordinates as one number."""
    return (q + _OFFSET) * _ROW + r + _OFFSET


def cell_of(s: Table, plot: int) -> Cell:
    """The coordinates of a plot."""
    code = s.plots[plot]
    return code // _ROW - _OFFSET, code % _ROW - _OFFSET


# 1j Plots


def found(s: Table, q: int, r: int) -> None:
    """Make the first plot, before any tile is laid."""
    s.plots.append(packed(q, r))
    s.near.extend([NONE, NONE, NONE, NONE, NONE, NONE])
    s.tile_at.append(NONE)
    s.section.extend([NONE, NONE, NONE, NONE, NONE, NONE])


def reach(s: Table, plot: int) -> None:
    """Number the plots round one, and link them with all their neighbours."""
    for edge in range(6):
        known = s.near[plot * 6 + edge]
        if known != NONE:
            if s.tile_at[known] == NONE and known not in s.free:  # a move had put it out of reach
                s.free.append(known)
                s.free.sort()
            continue
        code = s.plots[plot] + _STEP[edge]
        new = len(s.plots)
        s.plots.append(code)
        s.near.extend([NONE, NONE, NONE, NONE, NONE, NONE])
        s.tile_at.append(NONE)
        s.section.extend([NONE, NONE, NONE, NONE, NONE, NONE])
        s.free.append(new)
        for side in range(6):
            beyond = code + _STEP[side]
            if beyond in s.plots:
                other = s.plots.index(beyond)
                s.near[new * 6 + side] = other
                s.near[other * 6 + OPPOSITE[side]] = new


def recount_free(s: Table) -> None:
    """Work out anew which empty plots lie next to a tile."""
    s.free = [plot for plot in range(len(s.plots)) if s.tile_at[plot] == NONE and touches(s, plot, NONE)]


def touches(s: Table, plot: int, without: int) -> bool:
    """Whether a plot lies next to a tile, other than the one on the plot `without`."""
    for edge in range(6):
        other = s.near[plot * 6 + edge]
        if other != NONE and other != without and s.tile_at[other] != NONE:
            return True
    return False


# 1e Areas


def root_of(s: Table, section: int) -> int:
    """The section at which an area's tiles and cubes are kept."""
    parent = s.parent
    while parent[section] != section:
        section = parent[section]
    return section


def area_at(s: Table, plot: int, edge: int) -> int:
    """The root of the area at an edge of a plot; NONE for lava and empty plots."""
    section = s.section[plot * 6 + edge]
    return section if section == NONE else root_of(s, section)


def area_size(s: Table, root: int) -> int:
    """How many tiles an area spans (1f)."""
    return s.area_tiles[root].bit_count()


def join_sections(s: Table, plot: int, tile: int) -> None:
    """Give a tile's sections their areas, and unite these with what lies beside it."""
    base = (tile * FACES_EACH + s.face[tile]) * 6
    at = plot * 6
    for first in SECTIONS[tile * FACES_EACH + s.face[tile]]:
        number = len(s.parent)
        s.parent.append(number)
        s.area_tiles.append(1 << tile)
        cube = s.cube[tile]
        s.area_cubes.append(1 << cube // 6 if cube != NONE and cube % 6 == first else 0)
        s.section[at + first] = number
    for edge in range(6):
        first = FIRST_EDGE[base + edge]
        s.section[at + edge] = s.section[at + first] if first != NONE else NONE
    for edge in range(6):
        other = s.near[at + edge]
        if other == NONE:
            continue
        there = s.tile_at[other]
        label = LABEL[base + edge]
        if there == NONE or label == LAVA:
            continue
        facing = OPPOSITE[edge]
        if LABEL[(there * FACES_EACH + s.face[there]) * 6 + facing] == label:
            unite(s, s.section[at + edge], s.section[other * 6 + facing])


def unite(s: Table, one: int, other: int) -> None:
    """Make one area of the areas of two sections, with the cubes of both (9h); the older root stays."""
    one = root_of(s, one)
    other = root_of(s, other)
    if one == other:
        return
    if one > other:
        one, other = other, one
    s.parent[other] = one
    s.area_tiles[one] |= s.area_tiles[other]
    s.area_cubes[one] |= s.area_cubes[other]
    s.area_tiles[other] = 0
    s.area_cubes[other] = 0


def recount_areas(s: Table) -> None:
    """Work out all areas anew, after a tile that they may have spanned is gone (13m)."""
    s.section = [NONE] * len(s.near)
    s.parent = []
    s.area_tiles = []
    s.area_cubes = []
    tiles = s.tile_at
    s.tile_at = [NONE] * len(tiles)
    for plot, tile in enumerate(tiles):
        if tile != NONE:
            s.tile_at[plot] = tile
            join_sections(s, plot, tile)


# laying, covering, moving


def lay(s: Table, plot: int, tile: int, face: int) -> None:
    """Put a tile on an empty plot (4c)."""
    s.tile_at[plot] = tile
    s.where[tile] = plot
    s.face[tile] = face
    s.free.remove(plot)
    reach(s, plot)
    join_sections(s, plot, tile)


def cover(s: Table, plot: int, tile: int, face: int) -> None:
    """Put a tile on top of another, which is then out of the game (13g)."""
    below = s.tile_at[plot]
    s.where[below] = COVERED
    s.tile_at[plot] = tile
    s.where[tile] = plot
    s.face[tile] = face
    s.under[tile] = below
    recount_areas(s)


def move(s: Table, origin: int, plot: int, face: int) -> None:
    """Move a tile, with all that lies under it, to an empty plot (13h)."""
    tile = s.tile_at[origin]
    s.tile_at[origin] = NONE
    s.tile_at[plot] = tile
    s.where[tile] = plot
    s.face[tile] = face
    reach(s, plot)
    recount_free(s)
    recount_areas(s)


def beside_satellite(s: Table, plot: int) -> bool:
    """Whether a tile with a satellite lies next to a plot (7a)."""
    for edge in range(6):
        other = s.near[plot * 6 + edge]
        if other != NONE and s.tile_at[other] != NONE and HAS_SATELLITE[s.tile_at[other]]:
            return True
    return False


# 13i, 13k What may be moved


def is_edge_tile(s: Table, plot: int) -> bool:
    """Whether the tile on a plot has at least two open edges next to each other."""
    at = plot * 6
    last = s.near[at + 5]
    before = s.tile_at[last] == NONE
    for edge in range(6):
        now = s.tile_at[s.near[at + edge]] == NONE
        if before and now:
            return True
        before = now
    return False


def connected_without(s: Table, gone: int) -> bool:
    """Whether the tiles are connected, at least one of them being there, without the one on the plot `gone`."""
    beside: list[int] = []
    runs = 0
    before = s.tile_at[s.near[gone * 6 + 5]] != NONE
    for edge in range(6):
        other = s.near[gone * 6 + edge]
        now = s.tile_at[other] != NONE
        if now:
            beside.append(other)
            if not before:
                runs += 1
        before = now
    if not beside:
        return False
    if runs <= 1:  # the neighbours hang together by themselves
        return True
    seen = [False] * len(s.plots)
    seen[gone] = True
    seen[beside[0]] = True
    todo = [beside[0]]
    while todo:
        plot = todo.pop()
        for edge in range(6):
            other = s.near[plot * 6 + edge]
            if s.tile_at[other] != NONE and not seen[other]:
                seen[other] = True
                todo.append(other)
    return all(seen[plot] for plot in beside)
