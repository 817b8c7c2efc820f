"""What can happen in Landomy, for the log and the eye: the kinds of event by number."""

from __future__ import annotations

from typing import Final

from landtake.core.game import EventKind

FIRST: Final = 0
ISLAND: Final = 1
DREW: Final = 2
LAID: Final = 3
FACE_DOWN: Final = 4
STORM: Final = 5
PUSHED: Final = 6
MOVED: Final = 7
CONFLICT: Final = 8
PLACED: Final = 9
COVERED: Final = 10
IDLE: Final = 11
TURN: Final = 12
END: Final = 13

EVENTS: Final = (
    EventKind("first", "player"),
    EventKind("island", "cell", "island"),
    EventKind("drew", "map"),
    EventKind("laid", "player", "map", "place"),
    EventKind("face-down", "player", "map", "place"),
    EventKind("storm", "player", "from", "to"),
    EventKind("pushed", "player", "owner", "from", "to"),
    EventKind("moved", "player", "count", "from", "to"),
    EventKind("conflict", "cell", "pairs", "south", "north"),
    EventKind("placed", "player", "cell"),
    EventKind("covered", "player", "cell"),
    EventKind("idle", "player", "cell"),
    EventKind("turn", "player", "turn"),
    EventKind("end", "winner", "reason"),
)
