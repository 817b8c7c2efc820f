"""The numbers under which Landomy's code cites the rules of RULES.md."""

from __future__ import annotations

from typing import Final

PHASES_IN_ORDER: Final = 1
PLACE_TAKEN: Final = 2
NO_SHIP_THERE: Final = 3
MAP_NOT_OFFERED: Final = 4
FACE_UP_IF_POSSIBLE: Final = 5
FACE_DOWN: Final = 6
SECTOR_NOT_OPEN: Final = 7
MUST_IF_POSSIBLE: Final = 8
NO_STORM_TO_MOVE: Final = 9
STORM_MEETS_STORM: Final = 10
NOTHING_TO_PUSH: Final = 11
PUSH_NEXT_DOOR: Final = 12
STORM_CLOSES: Final = 13
NOTHING_TO_MOVE: Final = 14
TOO_MANY_SHIPS: Final = 15
MOVE_AT_LEAST_ONE: Final = 16
RESERVE_EMPTY: Final = 17
OUTER_ISLANDS_ONLY: Final = 18
START_MAPS: Final = 19
ADVANCED_ISLANDS: Final = 20

IDS: Final = (
    "", "3c", "3.1a", "3.1b", "3.1c", "3.1d", "3.1e", "3.2b", "3.2c", "3.3a", "3.3b", "3.3d", "3.3e", "3.3f",
    "3.4b", "3.4c", "3.4d", "3.5b", "5d", "2c", "5b",
)  # fmt: skip
