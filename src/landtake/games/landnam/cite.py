"""The numbers under which Landnám's code cites the rules of RULES.md."""

from __future__ import annotations

from typing import Final

BOARD: Final = 1
START_FATE: Final = 2
PHASES_IN_ORDER: Final = 3
NOT_HELD: Final = 4
AGEING: Final = 5
AGEING_CHOICE: Final = 6
FATE_DECK: Final = 7
NOT_BLOCKING: Final = 8
SUED_ALREADY: Final = 9
OPENING: Final = 10
HAND_OVER: Final = 11
NOT_INVOLVED: Final = 12
ONE_UNIT: Final = 13
NO_UNIT_THERE: Final = 14
TRADE_FATE: Final = 15
ONE_A_HEX: Final = 16
SHIP_TO_SEA: Final = 17
OUTER_SEA: Final = 18
FIRST_LANDING: Final = 19
SETTLER_TO_LAND: Final = 20
INTO_MOUNTAINS: Final = 21
OCCUPIED: Final = 22
FLIGHT: Final = 23
FOUR_FOR_ONE: Final = 24
OFFERS: Final = 25
BINDING: Final = 26
OFFER_LIMIT: Final = 27
OFFER_SIZE: Final = 28
CANNOT_PAY: Final = 29
ALL_AT_ONCE: Final = 30
NO_PIECE_LEFT: Final = 31
OUTLAWS_BUILD: Final = 32
FARM_BUILDS_ONE: Final = 33
WHERE_UNITS_GO: Final = 34
FARM_UNIT: Final = 35
FARM_LAND: Final = 36
TOO_CLOSE: Final = 37
TOWN: Final = 38
HARBOUR_PLACE: Final = 39
HARBOUR_COST: Final = 40
HARBOUR_INSIDE: Final = 41
AGE_OWN_HEX: Final = 42
CARD_PHASE: Final = 43
CARD_WITHOUT_EFFECT: Final = 44
HARVEST_CARDS: Final = 45
SUIT_CARDS_PLAYED: Final = 46
MOVEMENT_CARDS: Final = 47
TERRAIN_CARDS: Final = 48
LANDMARKS: Final = 49

IDS: Final = (
    "", "1b", "2c", "3b", "3d", "4e", "4f", "5c", "5.1a", "5.1b", "5.1c", "5.2c", "5.2d", "6.1a",
    "6.1b", "6.1c", "6.1d", "6.2a", "6.2b", "6.2c", "6.3a", "6.3b", "6.4a", "6.4b", "8a", "8c", "8d", "8e",
    "8f", "9.1a", "9.1b", "9.1c", "9.1d", "9.2a", "9.2b", "9.3a", "9.3b", "9.3c", "9.3d", "9.4a", "9.4b", "9.4c",
    "9.4d", "11a", "11b", "11c", "11d", "11e", "11f", "11g",
)  # fmt: skip
