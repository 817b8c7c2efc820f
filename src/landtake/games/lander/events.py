"""What can happen in Lander, for the log and the eye."""

from __future__ import annotations

from typing import Final

from landtake.core.game import EventKind

GOVERNOR: Final = 0
DREW_TILE: Final = 1
LAID_TILE: Final = 2
CLAIMED: Final = 3
LOST: Final = 4
UPGRADED: Final = 5
RAZED: Final = 6
SECTOR_TAKEN: Final = 7
SWAPPED: Final = 8
RELOCATED: Final = 9
RETILED: Final = 10
JOINED: Final = 11
LED: Final = 12
RETURNED: Final = 13
DIED: Final = 14
SAVED: Final = 15
TOP: Final = 16
ATTACHED: Final = 17
MOVED: Final = 18
DETACHED: Final = 19
GAINED: Final = 20
PAID: Final = 21
DREW: Final = 22
DISCARDED: Final = 23
STOLE: Final = 24
STOLE_CARD: Final = 25
EXCHANGED: Final = 26
PLAYED: Final = 27
CANCELLED: Final = 28
REDIRECTED: Final = 29
RESOLVED: Final = 30
ABILITY: Final = 31
EVENT: Final = 32
OPTION: Final = 33
ROSTER: Final = 34
PRIVATE: Final = 35
COMPLETED: Final = 36
ACCOLADE: Final = 37
YEAR: Final = 38
COLLECTED: Final = 39
TURN: Final = 40
ORDER: Final = 41
PREPARED: Final = 42
REQUESTED: Final = 43
TRADED: Final = 44
BROKE_OFF: Final = 45
PROTECTED: Final = 46
BOOSTED: Final = 47
GAVE: Final = 48
LAST_YEAR: Final = 49
END: Final = 50
MARK_RESET: Final = 51
PURGED: Final = 52
NO_PARTNER: Final = 53

KINDS: Final = (
    EventKind("governor", "player"),
    EventKind("drew-tile", "player", "face"),
    EventKind("laid-tile", "player", "tile", "face"),
    EventKind("claimed", "player", "tile"),
    EventKind("lost", "player", "resource"),
    EventKind("upgraded", "player", "tile", "level"),
    EventKind("razed", "player", "tile", "level"),
    EventKind("sector-taken", "player", "from", "tile"),
    EventKind("swapped", "player", "other", "mine", "theirs"),
    EventKind("relocated", "player", "from", "to"),
    EventKind("retiled", "player", "tile", "face"),
    EventKind("joined", "player", "crew"),
    EventKind("led", "player", "crew"),
    EventKind("returned", "player", "crew"),
    EventKind("died", "player", "crew"),
    EventKind("saved", "player", "crew", "how"),
    EventKind("top", "crew"),
    EventKind("attached", "player", "crew", "code"),
    EventKind("moved", "player", "crew", "code"),
    EventKind("detached", "player", "crew", "code"),
    EventKind("gained", "player", "resource", "amount"),
    EventKind("paid", "player", "energy", "food", "titanium"),
    EventKind("drew", "player", "deck", "card", public=2),
    EventKind("discarded", "player", "card"),
    EventKind("stole", "player", "from", "resource", public=2),
    EventKind("stole-card", "player", "from", "card", public=2),
    EventKind("exchanged", "player", "from", "to"),
    EventKind("played", "player", "card", "side", "target"),
    EventKind("cancelled", "player", "card"),
    EventKind("redirected", "player", "card", "target"),
    EventKind("resolved", "player", "card"),
    EventKind("ability", "player", "crew"),
    EventKind("event", "player", "event"),
    EventKind("option", "player", "event", "option"),
    EventKind("roster", "mission", "colour"),
    EventKind("private", "player", "colour", "mission", public=2),
    EventKind("completed", "player", "mission", "stars"),
    EventKind("accolade", "player", "accolade", "value"),
    EventKind("year", "year", "governor"),
    EventKind("collected", "player", "energy", "food", "titanium"),
    EventKind("turn", "player"),
    EventKind("order", "player", "order"),
    EventKind("prepared", "player"),
    EventKind("requested", "player", "mode", "type"),
    EventKind("traded", "player", "partner"),
    EventKind("broke-off", "player"),
    EventKind("protected", "player", "item"),
    EventKind("boosted", "player", "crew", "class", "amount"),
    EventKind("gave", "player", "to", "what", public=2),
    EventKind("last-year", "player"),
    EventKind("end", "winners"),
    EventKind("mark-reset", "player", "crew"),
    EventKind("purged", "player"),
    EventKind("no-partner", "player"),
)
