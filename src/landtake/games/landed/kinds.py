"""What can be asked and what can be told in Landed."""

from __future__ import annotations

from typing import Final

from landtake.core.game import EventKind, Kind

# What can be asked; of CHANCE first.
ASK_FIRST: Final = 0
ASK_DRAW_TILE: Final = 1
ASK_DRAW_CONTRACT: Final = 2
ASK_DRAW_SATELLITE: Final = 3
ASK_STOLEN: Final = 4
ASK_START: Final = 5
ASK_ACTION: Final = 6
ASK_AFTER: Final = 7
ASK_TILE: Final = 8
ASK_PLOT: Final = 9
ASK_COVER: Final = 10
ASK_FACE: Final = 11
ASK_STEAL: Final = 12
ASK_FULFIL: Final = 13
ASK_ABILITY: Final = 14
ASK_KEEP: Final = 15
ASK_LIFT: Final = 16
ASK_MOVE: Final = 17
ASK_TURN: Final = 18

KINDS: Final = (
    Kind("first", "2c"),
    Kind("draw-tile", "5a", open=False),
    Kind("draw-contract", "6a", open=False),
    Kind("draw-satellite", "7a", open=False),
    Kind("stolen", "7d", open=False),
    Kind("start-contracts", "2e", open=False),
    Kind("action", "3a", open=False),
    Kind("after", "8c", open=False),
    Kind("tile", "4b", open=False),
    Kind("plot", "4c", open=False),
    Kind("cover", "13e"),
    Kind("face", "4d", open=False),
    Kind("steal", "7d"),
    Kind("fulfil", "9d", open=False),
    Kind("ability", "10a"),
    Kind("keep", "6a", open=False),
    Kind("lift", "13h"),
    Kind("move", "13l"),
    Kind("turn", "13j"),
)

# What can happen, for the log and the eye.
TOLD_FIRST: Final = 0
TOLD_TILE: Final = 1
TOLD_CONTRACT: Final = 2
TOLD_STARTED: Final = 3
TOLD_TURN: Final = 4
TOLD_LAST_ROUND: Final = 5
TOLD_USED: Final = 6
TOLD_LAID: Final = 7
TOLD_RESHUFFLED: Final = 8
TOLD_LAUNCHED: Final = 9
TOLD_STOLE: Final = 10
TOLD_SPARED: Final = 11
TOLD_CLAIMED: Final = 12
TOLD_DECLINED: Final = 13
TOLD_SIGNED: Final = 14
TOLD_MOVED: Final = 15
TOLD_SCORED: Final = 16
TOLD_ACTION: Final = 17
TOLD_FINAL: Final = 18
TOLD_END: Final = 19

EVENTS: Final = (
    EventKind("first", "player"),
    EventKind("drew-tile", "player", "tile", public=1),
    EventKind("drew-contract", "player", "contract", public=1),
    EventKind("started"),
    EventKind("turn", "player", "turn"),
    EventKind("last-round", "player"),
    EventKind("used", "player", "card"),
    EventKind("laid", "player", "tile", "face", "plot", "below"),
    EventKind("reshuffled", "count"),
    EventKind("launched", "player", "card", public=1),
    EventKind("stole", "player", "victim", "card", public=2),
    EventKind("spared", "player"),
    EventKind("claimed", "player", "contract", "level", "size", "silver", "points"),
    EventKind("declined", "player", "contract"),
    EventKind("signed", "player", "kept", "returned"),
    EventKind("moved", "player", "tile", "face", "from", "plot"),
    EventKind("scored", "player", "points"),
    EventKind("action", "player", "action"),
    EventKind("final", "player", "unused", "score_cards", "points"),
    EventKind("end", "reason"),
)

# Why a game ended.
BY_TILES: Final = 0
BY_CUBES: Final = 1
REASONS: Final = ("tiles", "cubes")
