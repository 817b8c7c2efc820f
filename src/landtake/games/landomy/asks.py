"""What Landomy can ask: the kinds of decision by number."""

from __future__ import annotations

from typing import Final

from landtake.core.game import Kind

FIRST: Final = 0
ISLAND: Final = 1
SETTLE: Final = 2
DRAW: Final = 3
MAP: Final = 4
FACE_DOWN: Final = 5
REINFORCE: Final = 6
STORM: Final = 7
PUSH: Final = 8
MOVE: Final = 9
COUNT: Final = 10
PLACE: Final = 11
COVER: Final = 12

KINDS: Final = (
    Kind("first", "2d"),
    Kind("island", "5b"),
    Kind("settle", "5c"),
    Kind("draw", "3.6a"),
    Kind("map", "3.1a"),
    Kind("face-down", "3.1e"),
    Kind("reinforce", "3.1f"),
    Kind("storm", "3.3b"),
    Kind("push", "3.3c"),
    Kind("move", "3.4a"),
    Kind("count", "3.4d"),
    Kind("place", "3.5a"),
    Kind("cover", "3.2d"),
)
