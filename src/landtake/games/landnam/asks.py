"""What can be asked in Landnám, and what part of a turn can follow."""

from __future__ import annotations

from typing import Final

from landtake.core.game import Kind

ASK_FIRST: Final = 0
ASK_DEAL: Final = 1
ASK_ROLL: Final = 2
ASK_GREEN: Final = 3
ASK_RED: Final = 4
ASK_FATE: Final = 5
ASK_SOW: Final = 6
ASK_HARVEST: Final = 7
ASK_AGE: Final = 8
ASK_OPENER: Final = 9
ASK_ALTHING: Final = 10
ASK_SUE: Final = 11
ASK_OPENING: Final = 12
ASK_RAISE: Final = 13
ASK_TAKE_OVER: Final = 14
ASK_UNIT: Final = 15
ASK_SWAP: Final = 16
ASK_STEP: Final = 17
ASK_EXPLORE: Final = 18
ASK_FLEE: Final = 19
ASK_TRADE: Final = 20
ASK_DRAFT: Final = 21
ASK_ANSWER: Final = 22
ASK_COUNTER: Final = 23
ASK_REPLY: Final = 24
ASK_BUILD: Final = 25
ASK_SITE: Final = 26
ASK_BESIDE: Final = 27

KINDS: Final = (
    Kind("first", "2d"),
    Kind("deal", "2c", open=False),
    Kind("roll", "4a"),
    Kind("green", "7.1a"),
    Kind("red", "7.1c"),
    Kind("fate", "5c", open=False),
    Kind("sow", "11c", open=False),
    Kind("harvest", "4h", open=False),
    Kind("age", "4f"),
    Kind("opener", "5e"),
    Kind("althing", "5.3c", open=False),
    Kind("sue", "5.1a", open=False),
    Kind("opening", "5.1c", open=False),
    Kind("raise", "5.2a", open=False),
    Kind("take-over", "5.2c"),
    Kind("unit", "6.1a", open=False),
    Kind("swap", "6.1c"),
    Kind("step", "6.1a", open=False),
    Kind("explore", "7a", open=False),
    Kind("flee", "6.4b"),
    Kind("trade", "8a", open=False),
    Kind("draft", "8c", open=False),
    Kind("answer", "8d", open=False),
    Kind("counter", "8d", open=False),
    Kind("reply", "8d", open=False),
    Kind("build", "9.1a", open=False),
    Kind("site", "9.1b"),
    Kind("beside", "9.4a"),
)

# What follows when a handler has finished: 0 while somebody is asked.
ASKED: Final = 0
TO_DEALING: Final = 1
TO_AGEING: Final = 2
TO_OUTLAWS: Final = 3
TO_MOVEMENT: Final = 4
TO_ENTERING: Final = 5
TO_TRADE: Final = 6
TO_BUILDING: Final = 7
TO_NEXT_TURN: Final = 8
