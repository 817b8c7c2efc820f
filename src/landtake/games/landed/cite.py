"""The numbers under which Landed's code cites the rules of RULES.md."""

from __future__ import annotations

from typing import Final

IN_ORDER: Final = 1
START_CONTRACTS: Final = 2
ONE_ACTION: Final = 3
NO_TILE: Final = 4
NOT_YOUR_TILE: Final = 5
NEXT_TO_A_TILE: Final = 6
ANY_FACE: Final = 7
NOTHING_TO_PLAN: Final = 8
SIGN: Final = 9
THREE_AT_MOST: Final = 10
HANDS_FULL: Final = 11
NO_CONTRACTS_LEFT: Final = 12
NOT_DRAWN: Final = 13
STEAL: Final = 14
NOBODY_TO_ROB: Final = 15
ONE_CARD: Final = 16
CARD_NOT_HELD: Final = 17
CARD_TIMING: Final = 18
SECTIONS: Final = 19
CLAIM: Final = 20
LAVA: Final = 21
CLAIM_FULFILS: Final = 22
LEVEL_TOO_LARGE: Final = 23
ALREADY_YOURS: Final = 24
TWO_PLAYERS: Final = 25
ONE_CLAIM: Final = 26
NO_CUBE: Final = 27
TWO_POINTS: Final = 28
CARD_REDESIGN: Final = 29
CUBE_ON_IT: Final = 30
CARD_REENGINEER: Final = 31
NOT_AN_EDGE_TILE: Final = 32
MOVED_UPRIGHT: Final = 33
STAY_CONNECTED: Final = 34
ANOTHER_PLOT: Final = 35
COMPONENTS: Final = 36
FIRST_PLAYER: Final = 37

IDS: Final = (
    "", "3b", "2e", "3a", "4a", "4b", "4c", "4d", "5b", "6a", "6b", "6c", "6d", "6e", "7d", "7e", "8a", "8b", "8c", "1d", "9a", "9b",
    "9c", "9d", "9f", "9g", "9i", "9j", "11c", "13e", "13f", "13h", "13i", "13j", "13k", "13l", "1a", "2c",
)  # fmt: skip
