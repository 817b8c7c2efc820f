"""What can be asked, what can happen, and why a game can end."""

from __future__ import annotations

from typing import Final

from landtake.core.game import EventKind, Kind

ASK_ACT: Final = 0
ASK_ROBOT: Final = 1
ASK_PAY: Final = 2
ASK_ROLL: Final = 3
ASK_TILE: Final = 4
ASK_STORE: Final = 5
ASK_SHARE: Final = 6
ASK_CUBE: Final = 7
ASK_ORDER: Final = 8
ASK_SECRET: Final = 9
ASK_ROW: Final = 10
ASK_SPOT: Final = 11
ASK_LOT: Final = 12
ASK_STARTER: Final = 13
ASK_BID: Final = 14

KINDS: Final = (
    Kind("act", "5a"),
    Kind("robot", "4d"),
    Kind("pay", "5.8d"),
    Kind("roll", "5.4a"),
    Kind("tile", "5.4b"),
    Kind("store", "5.11a"),
    Kind("share", "9e"),
    Kind("cube", "7b"),
    Kind("order", "2d"),
    Kind("secret", "11a", open=False),
    Kind("row", "11g"),
    Kind("spot", "11c"),
    Kind("lot", "12a"),
    Kind("starter", "12b"),
    Kind("bid", "12c"),
)

TOLD_NEXT: Final = 0
TOLD_LAID_DOWN: Final = 1
TOLD_REVEALED: Final = 2
TOLD_STARTER: Final = 3
TOLD_BID: Final = 4
TOLD_ASSIGNED: Final = 5
TOLD_TURN: Final = 6
TOLD_MOVED: Final = 7
TOLD_LAID: Final = 8
TOLD_BASE: Final = 9
TOLD_ROLLED: Final = 10
TOLD_WALL: Final = 11
TOLD_PUSHED: Final = 12
TOLD_BLAST: Final = 13
TOLD_LOST: Final = 14
TOLD_BLAST_WALL: Final = 15
TOLD_ROBOT: Final = 16
TOLD_SOLD: Final = 17
TOLD_CONCENTRATED: Final = 18
TOLD_CONSUMED: Final = 19
TOLD_ENDED: Final = 20
TOLD_CONTROL: Final = 21
TOLD_GAVE: Final = 22
TOLD_CUBE: Final = 23
TOLD_END: Final = 24

EVENTS: Final = (
    EventKind("next", "player", "place"),
    EventKind("laid-down", "player", "cell", "secret", public=2),
    EventKind("revealed", "cell", "tile"),
    EventKind("starter", "player"),
    EventKind("bid", "player", "site", "pile"),
    EventKind("assigned", "player", "cell", "fine"),
    EventKind("turn", "player", "turn", "energy", "off"),
    EventKind("moved", "player", "from", "to"),
    EventKind("laid", "player", "cell", "tile"),
    EventKind("base", "player", "cell"),
    EventKind("rolled", "player", "face"),
    EventKind("wall", "player", "cell", "side", "colour"),
    EventKind("pushed", "player", "from", "to"),
    EventKind("blast", "player", "cell"),
    EventKind("lost", "player", "count"),
    EventKind("blast-wall", "player", "cell", "side"),
    EventKind("robot", "player", "cell", "colour", "other"),
    EventKind("sold", "player"),
    EventKind("concentrated", "player", "colour"),
    EventKind("consumed", "player", "left"),
    EventKind("ended", "player", "stored", "lost"),
    EventKind("control", "player", "gained", "lost"),
    EventKind("gave", "player", "cell", "to"),
    EventKind("cube", "player", "cell", "colour"),
    EventKind("end", "reason"),
)

BY_AREA: Final = 0
BY_LAND: Final = 1
BY_STALL: Final = 2
REASONS: Final = ("area-full", "land-gone", "stalled")
