"""Phase 3: who controls which tile, found by one breadth-first search from all bases at once. The ids are those of RULES.md."""

from __future__ import annotations

from typing import Final

from landtake.core.game import Event
from landtake.core.state import EVERYONE
from landtake.games.forgotten_planet.rules_kinds import TOLD_CONTROL
from landtake.games.forgotten_planet.state import BASE_TILE, EMPTY, NOBODY, Table
from landtake.games.forgotten_planet.terms import Terms

SOLE: Final[list[int]] = [mask.bit_length() - 1 if mask.bit_count() == 1 else NOBODY for mask in range(16)]
"""The only seat of a mask; NOBODY if there is none or more than one."""

WALLS_CHANGED: Final = 1
METAL_CONSUMED: Final = 2

ALLIES: Final[list[int]] = [0b0101, 0b1010]
"""The seats of the two alliances, as masks (9a)."""

_UNDECIDED: Final = -2


def nearest(g: Terms, s: Table) -> list[int]:
    """The seats whose bases are nearest to each tile, as masks; 0 where no base can be reached (6b, 6c).

    All bases start at once. A tile that is no base lets everybody through, so whoever is nearest to a tile is nearest to some
    tile before it as well, and a mask can be handed on from step to step.
    """
    tiles = s.tiles
    walls = s.walls
    beside = g.beside
    labels = [0] * g.cells
    steps = [0] * g.cells
    edge: list[int] = []
    for cell in range(g.cells):
        if tiles[cell] >= BASE_TILE:
            labels[cell] = 1 << (tiles[cell] - BASE_TILE)  # 6d
            edge.append(cell)
    step = 0
    while edge:
        step += 1
        reached: list[int] = []
        for cell in edge:
            label = labels[cell]
            wall = walls[cell]
            at = cell * 4
            for side in range(4):
                other = beside[at + side]
                if other < 0 or wall >> side & 1:
                    continue
                tile = tiles[other]
                if tile == EMPTY or tile >= BASE_TILE:
                    continue
                known = labels[other]
                if known == 0:
                    labels[other] = label
                    steps[other] = step
                    reached.append(other)
                elif steps[other] == step:
                    labels[other] = known | label
        edge = reached
    return labels


def distances(g: Terms, s: Table, seat: int) -> list[int]:
    """How many steps each tile is from the nearest base of one seat; -1 where there is no way (6b)."""
    found = [-1] * g.cells
    edge = [cell for cell in range(g.cells) if s.tiles[cell] == BASE_TILE + seat]
    for cell in edge:
        found[cell] = 0
    while edge:
        reached: list[int] = []
        for cell in edge:
            for side in range(4):
                other = g.beside[cell * 4 + side]
                if other < 0 or s.walls[cell] >> side & 1 or found[other] >= 0:
                    continue
                if s.tiles[other] != EMPTY and s.tiles[other] < BASE_TILE:
                    found[other] = found[cell] + 1
                    reached.append(other)
        edge = reached
    return found


def settle(g: Terms, s: Table, out: list[Event] | None) -> None:
    """Put every marker where it belongs now (6a, 6e); tiles that allies have to share out are left in `pending`."""
    labels = nearest(g, s)
    before = s.markers
    s.markers = [SOLE[label] for label in labels]
    if g.allied:
        _share(g, s, labels, before)
    if out is not None:
        for seat in range(g.seats):
            gained = 0
            lost = 0
            for cell in range(g.cells):
                gained += s.markers[cell] == seat != before[cell]
                lost += before[cell] == seat != s.markers[cell]
            if gained or lost:
                out.append((TOLD_CONTROL, EVERYONE, seat, gained, lost))


def _share(g: Terms, s: Table, labels: list[int], before: list[int]) -> None:
    """Find the tiles that lie equally near to both allies of an alliance only (9e), and which of them are given anew (9f)."""
    markers = s.markers
    common: list[int] = []
    for cell in range(g.cells):
        label = labels[cell]
        if label in ALLIES:
            common.append(cell)
            mine = before[cell] != NOBODY and label >> before[cell] & 1
            markers[cell] = before[cell] if mine else _UNDECIDED
    pending: list[int] = []
    for cell in common:
        if s.shared[cell] != 1 + ALLIES.index(labels[cell]) or _disturbed(g, s, cell, before):
            pending.append(cell)
    s.shared = [0] * g.cells
    for cell in common:
        s.shared[cell] = 1 + ALLIES.index(labels[cell])
        if markers[cell] == _UNDECIDED:
            markers[cell] = NOBODY
    s.pending = pending


def _disturbed(g: Terms, s: Table, cell: int, before: list[int]) -> bool:
    """Whether a neighbour of a tile is new or has changed its owner."""
    for side in range(4):
        other = g.beside[cell * 4 + side]
        if other >= 0 and (other in s.fresh or s.markers[other] != before[other]):
            return True
    return False
