"""The numbers under which the code of The Forgotten Planet cites the rules of RULES.md."""

from __future__ import annotations

from typing import Final

ANSWER_WHAT_IS_ASKED: Final = 1
NOT_ENOUGH_ENERGY: Final = 2
NO_ACTIVE_ROBOT: Final = 3
IDLE_ROBOT: Final = 4
OUTSIDE_AREA: Final = 5
THREE_STEPS: Final = 6
OVER_TILES: Final = 7
FOREIGN_BASE: Final = 8
NO_WAY: Final = 9
BASE_COST: Final = 10
BASE_TOO_CLOSE: Final = 11
BASES_USED_UP: Final = 12
SPACE_TAKEN: Final = 13
ACROSS_WALL: Final = 14
LAND_USED_UP: Final = 15
MINE_TOO_CLOSE: Final = 16
NOTHING_TO_ROLL: Final = 17
WALL_COST: Final = 18
WALL_PLACE: Final = 19
WALL_ENCLOSES: Final = 20
WALLS_USED_UP: Final = 21
PUSH_NO_WALL: Final = 22
PUSH_BLOCKED: Final = 23
PUSH_INTO_NOTHING: Final = 24
PUSH_SAME_LIMITS: Final = 25
NO_WALL_TO_BLAST: Final = 26
ROBOT_COST: Final = 27
YOUR_BASE: Final = 28
ROBOTS_USED_UP: Final = 29
CUBES_HELD: Final = 30
SALE: Final = 31
BANK_EMPTY: Final = 32
STORE: Final = 33
ROLL_AGAIN: Final = 34
GIVE_TO_ALLY: Final = 35
SPACING: Final = 36
TILE_IN_HAND: Final = 37
ROW_THEN_SPACE: Final = 38
BY_LOT: Final = 39
AUCTION: Final = 40
AUCTION_CAP: Final = 41
PLAYER_ORDER: Final = 42

IDS: Final = (
    "", "3b", "5b", "4d", "5f", "2e", "5.1a", "5.1b", "5.1c", "5.1d", "5.2a", "5.2b", "5.2c", "5.3b", "5.3c", "5.3d", "5.4c", "5.4e",
    "5.5a", "5.5b", "5.5c", "5.5d", "5.6b", "5.6c", "5.6d", "5.6e", "5.7c", "5.8a", "5.8b", "5.8c", "5.8d", "5.9a", "5.9b", "5.11a",
    "5.4d", "9g", "11c", "11f", "11g", "12a", "12b", "12d", "2d",
)  # fmt: skip
