"""Landomy's geometry and option lists, computed once: neighbours, places, sectors, and the actions for every mask."""

from __future__ import annotations

from typing import Any, Final

from landtake.games.landomy.data import CELLS, ISLANDS, PRINTED

ALL_CELLS: Final = 0b111_111_111
CENTRE: Final = 4
OUTER: Final = ALL_CELLS & ~(1 << CENTRE)
MAP_COUNT: Final = 13
PLACE_COUNT: Final = 12
ALL_PLACES: Final = (1 << PLACE_COUNT) - 1
ALL_MAPS: Final = (1 << MAP_COUNT) - 1


def _neighbours(cell: int) -> int:
    row, column = divmod(cell, 3)
    steps = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return sum(1 << 3 * r + c for r, c in steps if 0 <= r < 3 and 0 <= c < 3)


def _bits(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


NEIGHBOURS: Final[list[int]] = [_neighbours(cell) for cell in range(9)]
"""The islands that share a side with each island, as masks."""

REACH: Final[list[int]] = [sum(1 << cell for cell in range(9) if NEIGHBOURS[cell] & mask) for mask in range(512)]
"""The islands next to at least one island of a mask."""

LOWEST: Final[list[int]] = [(mask & -mask).bit_length() - 1 for mask in range(512)]
HIGHEST: Final[list[int]] = [mask.bit_length() - 1 for mask in range(512)]

# Places go round the board: three on the north side from the west, three on the east side from the north, and so on.
_SIDES: Final = (("n", (0, 1, 2)), ("e", (2, 5, 8)), ("s", (6, 7, 8)), ("w", (0, 3, 6)))
BESIDE: Final[list[int]] = [cell for _, cells in _SIDES for cell in cells]
"""The island beside each place."""

SIDE: Final[list[str]] = [side for side, cells in _SIDES for _ in cells]
PLACES: Final[list[str]] = [f"{CELLS[cell]}-{side}" for cell, side in zip(BESIDE, SIDE, strict=True)]
"""The name of each place: an island and its outer side."""

PLACES_BESIDE: Final[list[int]] = [sum(1 << place for place in range(PLACE_COUNT) if mask >> BESIDE[place] & 1) for mask in range(512)]
"""The places beside the islands of a mask."""


def _turned(mask: int, quarters: int) -> int:
    """The islands of a mask after turning the picture clockwise by quarter turns."""
    for _ in range(quarters):
        mask = sum(1 << 3 * (cell % 3) + 2 - cell // 3 for cell in _bits(mask))
    return mask


_QUARTERS: Final = {"s": 0, "w": 1, "n": 2, "e": 3}

SECTORS: Final[list[int]] = [_turned(mask, _QUARTERS[SIDE[place]]) for mask in PRINTED.maps for place in range(PLACE_COUNT)]
"""The islands that a map marks at a place, by map * PLACE_COUNT + place."""

# Actions, in one dense range.
FACE_UP: Final = 0
FACE_DOWN: Final = FACE_UP + MAP_COUNT * PLACE_COUNT
STORM: Final = FACE_DOWN + MAP_COUNT * PLACE_COUNT
PUSH: Final = STORM + 81
SECTOR: Final = PUSH + 18
COUNT: Final = SECTOR + 9
AIRSHIP: Final = COUNT + 13
DRAW: Final = AIRSHIP + 9
ISLAND: Final = DRAW + MAP_COUNT
FIRST: Final = ISLAND + len(ISLANDS)
ACTION_COUNT: Final = FIRST + 2

PLAYERS: Final = ("south", "north")


def _actions() -> list[dict[str, Any]]:
    laid = [{"map": m + 1, "at": place} for m in range(MAP_COUNT) for place in PLACES]
    return [
        *laid,
        *({**entry, "face": "down"} for entry in laid),
        *({"storm": origin, "to": cell} for origin in CELLS for cell in CELLS),
        *({"push": player, "to": cell} for player in PLAYERS for cell in CELLS),
        *({"sector": cell} for cell in CELLS),
        *({"move": count} for count in range(13)),
        *({"airship": cell} for cell in CELLS),
        *({"draw": m + 1} for m in range(MAP_COUNT)),
        *({"island": kind} for kind in ISLANDS),
        *({"first": player} for player in PLAYERS),
    ]


ACTIONS: Final[list[dict[str, Any]]] = _actions()

SECTOR_OPTIONS: Final[list[list[int]]] = [[SECTOR + cell for cell in _bits(mask)] for mask in range(512)]
AIRSHIP_OPTIONS: Final[list[list[int]]] = [[AIRSHIP + cell for cell in _bits(mask)] for mask in range(512)]
PUSH_OPTIONS: Final[list[list[int]]] = [
    [PUSH + 9 * player + cell for player in _bits(players) for cell in _bits(mask)] for players in range(4) for mask in range(512)
]
"""By players with an airship on the island * 512 + open neighbours."""

COUNT_OPTIONS: Final[list[list[int]]] = [[COUNT + count for count in range(least, most + 1)] for least in range(2) for most in range(13)]
"""By least * 13 + most."""

PLACE_BITS: Final[list[list[int]]] = [_bits(mask) for mask in range(1 << PLACE_COUNT)]
STORM_OPTIONS: Final[dict[int, list[int]]] = {
    (1 << a | 1 << b) << 9 | mask: [STORM + 9 * origin + cell for origin in (a, b) for cell in _bits(mask)]
    for a in range(9)
    for b in range(a + 1, 9)
    for mask in range(512)
    if not mask & (1 << a | 1 << b) and mask.bit_count() <= 3
}
"""By storms << 9 | open sectors."""

DRAW_OPTIONS: Final[list[list[int]]] = [[DRAW + m for m in _bits(mask)] for mask in range(1 << MAP_COUNT)]
