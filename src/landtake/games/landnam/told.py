"""What can happen in Landnám, for the log and the eye."""

from __future__ import annotations

from typing import Final

from landtake.core.game import EventKind

FIRST: Final = 0
DEALT: Final = 1
TURN: Final = 2
ROLLED: Final = 3
HARVESTED: Final = 4
FAMINE: Final = 5
RETURNED: Final = 6
AGED: Final = 7
PLAYED: Final = 8
DREW: Final = 9
RESHUFFLED: Final = 10
REMOVED: Final = 11
RED_POINT: Final = 12
SUED: Final = 13
BID: Final = 14
OFFERED_SIDE: Final = 15
TOOK_SIDE: Final = 16
LEFT_SIDE: Final = 17
GAVE_UP: Final = 18
WON_SUIT: Final = 19
OUTLAWED: Final = 20
SUIT_VOID: Final = 21
BLACK: Final = 22
MOVED: Final = 23
EXPLORES: Final = 24
GREEN: Final = 25
RED: Final = 26
DISCOVERED: Final = 27
REWARD: Final = 28
DISPLACED: Final = 29
FLED: Final = 30
TOKEN_LOST: Final = 31
SWAPPED: Final = 32
BANKED: Final = 33
OFFERED: Final = 34
TRADED: Final = 35
DECLINED: Final = 36
COUNTERED: Final = 37
WITHDREW: Final = 38
GIFT: Final = 39
BUILT: Final = 40
HARBOUR: Final = 41
END: Final = 42

_GIVES: Final = ("gives_wood", "gives_sheep", "gives_grain", "gives_iron")
_WANTS: Final = ("wants_wood", "wants_sheep", "wants_grain", "wants_iron")

EVENTS: Final = (
    EventKind("first", "player"),
    EventKind("dealt", "player", "card", public=1),
    EventKind("turn", "player", "turn"),
    EventKind("rolled", "player", "a", "b"),
    EventKind("harvested", "player", "resource", "count"),
    EventKind("famine", "resource"),
    EventKind("returned", "player", "resource", "count"),
    EventKind("aged", "hex", "was", "is"),
    EventKind("played", "player", "card", "choice"),
    EventKind("drew", "player", "card", public=1),
    EventKind("reshuffled", "count"),
    EventKind("removed", "hex", "unit"),
    EventKind("red-point", "player"),
    EventKind("sued", "player", "hex", "owner"),
    EventKind("bid", "player", "side", "cards", "total"),
    EventKind("offered-side", "player", "to"),
    EventKind("took-side", "player", "side"),
    EventKind("left-side", "player"),
    EventKind("gave-up", "player", "side"),
    EventKind("won-suit", "player", "side"),
    EventKind("outlawed", "hex", "unit", "player"),
    EventKind("suit-void", "hex"),
    EventKind("black", "player"),
    EventKind("moved", "player", "sort", "from", "to"),
    EventKind("explores", "player", "hex"),
    EventKind("green", "die", "modifier", "terrain"),
    EventKind("red", "die", "number"),
    EventKind("discovered", "player", "hex", "terrain", "number"),
    EventKind("reward", "player", "resource"),
    EventKind("displaced", "hex", "unit"),
    EventKind("fled", "unit", "from", "to"),
    EventKind("token-lost", "player", "hex"),
    EventKind("swapped", "player", "card"),
    EventKind("banked", "player", "paid", "count", "got"),
    EventKind("offered", "player", "to", *_GIVES, *_WANTS),
    EventKind("traded", "player", "partner"),
    EventKind("declined", "player"),
    EventKind("countered", "player", *_GIVES, *_WANTS),
    EventKind("withdrew", "player"),
    EventKind("gift", "player", "to", "resource"),
    EventKind("built", "player", "item", "hex", "corner"),
    EventKind("harbour", "player", "hex", "kind"),
    EventKind("end", "reason"),
)
