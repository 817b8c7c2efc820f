"""The numbers under which Landomy's code cites the rules of RULES.md."""

from __future__ import annotations

from typing import Final

PHASES_IN_ORDER: Final = 1
PLACE_TAKEN: Final = 2
NO_SHIP_THERE: Final = 3
MAP_NOT_OFFERED: Final = 4
FACE_UP_IF_POSSIBLE: Final = 5
SECTOR_NOT_OPEN: Final = 6
NO_STORM_TO_MOVE: Final = 7
STORM_MEETS_STORM: Final = 8
NOTHING_TO_PUSH: Final = 9
PUSH_NEXT_DOOR: Final = 10
STORM_CLOSES: Final = 11
NOTHING_TO_MOVE: Final = 12
TOO_MANY_SHIPS: Final = 13
MOVE_AT_LEAST_ONE: Final = 14
OUTER_ISLANDS_ONLY: Final = 15
START_MAPS: Final = 16
ADVANCED_ISLANDS: Final = 17

IDS: Final = (
    "",
    "3c",
    "3.1a",
    "3.1b",
    "3.1c",
    "3.1d",
    "3.2b",
    "3.3a",
    "3.3b",
    "3.3d",
    "3.3e",
    "3.3f",
    "3.4b",
    "3.4c",
    "3.4d",
    "5d",
    "2c",
    "5b",
)
