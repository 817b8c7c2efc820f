"""What is on Lander's table, and who sees it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from landtake.core.state import OVER, Field, State, declare, nobody, owner, public, shown
from landtake.games.lander.tables import CARDS, FACES, MODS

MEMBERS: Final = 4
"""Crew slots of a corporation; the first is the Leader slot."""

PLACES: Final = 6
"""Places of a crew member: four attachment slots, the Exoskeleton, and the one behind it."""

COUNTERS: Final = 5
GAINED_BY_ENVY: Final = 0
GAINED_BY_TRADE: Final = 1
SAVED: Final = 2
TRADES: Final = 3
EXPANDED: Final = 4
"""What is counted for each player during a year."""

FIELDS: Final = declare(
    public("year", "governor", "active", "orders_left", "requested", "curfew", "last_year", "event", "winners", "reason"),
    public("tile_place", "tile_face", "tile_owner", "tile_level", "tile_near", "tray", "faces"),
    public("crew", "slots", "levels", "traits", "totals", "crew_traits", "leading", "used", "boosts", "morgue", "salvage"),
    public("stasis_size", "front_seen", "bottom_seen"),
    shown("front", to="front_seen"),
    shown("bottom", to="bottom_seen"),
    nobody("crew_pool"),
    public("roster", "done", "stars", "type_stars", "golds"),
    public("silver_front_seen", "silver_bottom_seen", "gold_front_seen", "gold_bottom_seen"),
    shown("silver_front", to="silver_front_seen"),
    shown("silver_bottom", to="silver_bottom_seen"),
    shown("gold_front", to="gold_front_seen"),
    shown("gold_bottom", to="gold_bottom_seen"),
    nobody("silver_pool", "gold_pool"),
    owner("private", "extra", "barred"),
    public("accolades", "holders", "records", "accolade_pool", "event_pool"),
    public("deck_left", "discard"),
    nobody("deck"),
    owner("hands", "locked", "looking"),
    owner("res", "res_locked", per=3),
    public("res_count", "observations", "prepared", "turns", "mods", "counters", "guarded", "exchanged", "layouts"),
    public("play", "stack"),
    public("request", "requester", "partner", "willing", "offers", "laid_seen", "terms_seen", "terms_split"),
    owner("collateral"),
    public("collateral_card"),
    shown("laid", to="laid_seen"),
    shown("terms", to="terms_seen"),
)


class Table(State):
    """A position of Lander. Lists by seat hold one entry, or a slice, for each seat."""

    def __init__(self, seats: int) -> None:
        if seats < 0:  # a copy, which is filled in at once
            return
        self.seat = OVER
        self.kind = 0
        self.asked = 0

        self.year = 0
        self.governor = 0
        self.active = 0
        self.orders_left = 0
        """Further Official Orders that the active player was granted this turn."""
        self.requested = 0
        """Whether the active player has asked for a Negotiation this turn."""
        self.curfew = 0
        self.last_year = 0
        self.event = -1
        self.winners = 0
        self.reason = 0

        self.tile_place: list[int] = []
        """Where each sector lies, in the order in which they were laid."""
        self.tile_face: list[int] = []
        self.tile_owner: list[int] = []
        self.tile_level: list[int] = []
        self.tile_near: list[int] = []
        """The sectors across the three sides of each, or -1."""
        self.tray = [0] * FACES
        self.faces: list[int] = []
        """Sectors that were drawn and not laid yet."""

        self.crew = [-1] * (seats * MEMBERS)
        self.slots = [-1] * (seats * MEMBERS * PLACES)
        """What is attached, as 2 * card + side."""
        self.levels = [0] * (seats * MEMBERS * 3)
        self.traits = [0] * (seats * MEMBERS)
        self.totals = [0] * (seats * 3)
        self.crew_traits = [0] * seats
        self.leading = [0] * seats
        """The crew members whose Leadership Ability is active, as a mask."""
        self.used = 0
        """The crew members whose ability was used this year, as a mask."""
        self.boosts: list[int] = []
        """Four entries each: crew member, class, amount, and the card that does it or -1."""
        self.morgue: list[int] = []
        self.salvage: list[int] = []

        self.stasis_size = 0
        self.front: list[int] = []
        """The cards on top of Stasis whose order is settled, the topmost first."""
        self.front_seen: list[int] = []
        self.bottom: list[int] = []
        """The cards at the bottom whose order is settled, the lowest last."""
        self.bottom_seen: list[int] = []
        self.crew_pool: list[int] = []
        """The crew members who may lie in between."""

        self.roster: list[int] = []
        """The Public Missions; -1 is a place that is closed."""
        self.done: list[list[int]] = [[] for _ in range(seats)]
        self.stars = [0] * seats
        self.type_stars = [0] * (3 * seats)
        self.golds = [0] * seats
        """How many of each player's Private Missions are Gold."""
        self.silver_front: list[int] = []
        self.silver_front_seen: list[int] = []
        self.silver_bottom: list[int] = []
        self.silver_bottom_seen: list[int] = []
        self.silver_pool: list[int] = []
        self.gold_front: list[int] = []
        self.gold_front_seen: list[int] = []
        self.gold_bottom: list[int] = []
        self.gold_bottom_seen: list[int] = []
        self.gold_pool: list[int] = []
        self.event_pool: list[int] = []
        self.private: list[list[int]] = [[] for _ in range(seats)]
        self.extra = [0] * seats
        """The Private Missions that are never replaced, as a mask."""

        self.accolades: list[int] = []
        self.holders: list[int] = []
        self.records: list[int] = []
        self.accolade_pool: list[int] = []

        self.deck_left = [0, 0, 0]
        self.discard = [0] * CARDS
        self.deck = [0] * CARDS
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.locked: list[list[int]] = [[] for _ in range(seats)]
        """Cards that were bought or traded and cannot be used yet."""
        self.barred = [0] * seats
        """How many of the locked copies of each Anytime card came by trade, four bits for each."""
        self.looking: list[list[int]] = [[] for _ in range(seats)]
        """Cards that a player has drawn or been shown and has to decide about."""
        self.res = [0] * (3 * seats)
        self.res_locked = [0] * (3 * seats)
        self.res_count = [0] * seats

        self.observations = [0] * seats
        self.prepared = 0
        self.turns = [0] * seats
        self.mods = [0] * (MODS * seats)
        self.counters = [0] * (COUNTERS * seats)
        self.guarded = 0
        self.exchanged = 0
        self.layouts: list[int] = []
        """The attachment layouts that the active player has had in this phase of Free Orders."""

        self.play: list[int] = []
        """Action cards being played, five entries each: card, who played it, controller, target, side."""
        self.stack: list[int] = []
        """What is still to be done, the next thing last."""

        self.request = -1
        self.requester = -1
        self.partner = -1
        self.willing = 0
        self.offers = 0
        """How many offers were made in this Negotiation."""
        self.laid: list[int] = []
        """Cards that one side has laid or shown: resource, or 3 + card."""
        self.laid_seen: list[int] = []
        self.terms: list[int] = []
        """The present offer: what its maker gives, then what they want."""
        self.terms_seen: list[int] = []
        self.terms_split = 0
        """How many of the terms are given."""
        self.collateral: list[list[int]] = [[] for _ in range(seats)]
        self.collateral_card = [0] * seats
        """Whether the collateral of each is a card."""

    def fields(self) -> tuple[Field, ...]:
        return FIELDS

    def maker(self) -> Callable[[], State]:
        return MAKERS[len(self.stars)]

    def copy(self) -> Table:
        new = Table(-1)
        new.seat = self.seat
        new.kind = self.kind
        new.asked = self.asked
        new.year = self.year
        new.governor = self.governor
        new.active = self.active
        new.orders_left = self.orders_left
        new.requested = self.requested
        new.curfew = self.curfew
        new.last_year = self.last_year
        new.event = self.event
        new.winners = self.winners
        new.reason = self.reason
        new.tile_place = self.tile_place[:]
        new.tile_face = self.tile_face[:]
        new.tile_owner = self.tile_owner[:]
        new.tile_level = self.tile_level[:]
        new.tile_near = self.tile_near[:]
        new.tray = self.tray[:]
        new.faces = self.faces[:]
        new.crew = self.crew[:]
        new.slots = self.slots[:]
        new.levels = self.levels[:]
        new.traits = self.traits[:]
        new.totals = self.totals[:]
        new.crew_traits = self.crew_traits[:]
        new.leading = self.leading[:]
        new.used = self.used
        new.boosts = self.boosts[:]
        new.morgue = self.morgue[:]
        new.salvage = self.salvage[:]
        new.stasis_size = self.stasis_size
        new.front = self.front[:]
        new.front_seen = self.front_seen[:]
        new.bottom = self.bottom[:]
        new.bottom_seen = self.bottom_seen[:]
        new.crew_pool = self.crew_pool[:]
        new.roster = self.roster[:]
        new.done = [entry[:] for entry in self.done]
        new.stars = self.stars[:]
        new.type_stars = self.type_stars[:]
        new.golds = self.golds[:]
        new.silver_front = self.silver_front[:]
        new.silver_front_seen = self.silver_front_seen[:]
        new.silver_bottom = self.silver_bottom[:]
        new.silver_bottom_seen = self.silver_bottom_seen[:]
        new.silver_pool = self.silver_pool[:]
        new.gold_front = self.gold_front[:]
        new.gold_front_seen = self.gold_front_seen[:]
        new.gold_bottom = self.gold_bottom[:]
        new.gold_bottom_seen = self.gold_bottom_seen[:]
        new.gold_pool = self.gold_pool[:]
        new.event_pool = self.event_pool[:]
        new.private = [entry[:] for entry in self.private]
        new.extra = self.extra[:]
        new.accolades = self.accolades[:]
        new.holders = self.holders[:]
        new.records = self.records[:]
        new.accolade_pool = self.accolade_pool[:]
        new.deck_left = self.deck_left[:]
        new.discard = self.discard[:]
        new.deck = self.deck[:]
        new.hands = [entry[:] for entry in self.hands]
        new.locked = [entry[:] for entry in self.locked]
        new.barred = self.barred[:]
        new.looking = [entry[:] for entry in self.looking]
        new.res = self.res[:]
        new.res_locked = self.res_locked[:]
        new.res_count = self.res_count[:]
        new.observations = self.observations[:]
        new.prepared = self.prepared
        new.turns = self.turns[:]
        new.mods = self.mods[:]
        new.counters = self.counters[:]
        new.guarded = self.guarded
        new.exchanged = self.exchanged
        new.layouts = self.layouts[:]
        new.play = self.play[:]
        new.stack = self.stack[:]
        new.request = self.request
        new.requester = self.requester
        new.partner = self.partner
        new.willing = self.willing
        new.offers = self.offers
        new.laid = self.laid[:]
        new.laid_seen = self.laid_seen[:]
        new.terms = self.terms[:]
        new.terms_seen = self.terms_seen[:]
        new.terms_split = self.terms_split
        new.collateral = [entry[:] for entry in self.collateral]
        new.collateral_card = self.collateral_card[:]
        return new


def two() -> Table:
    """An empty table for two."""
    return Table(2)


def three() -> Table:
    """An empty table for three."""
    return Table(3)


def four() -> Table:
    """An empty table for four."""
    return Table(4)


def five() -> Table:
    """An empty table for five."""
    return Table(5)


def six() -> Table:
    """An empty table for six."""
    return Table(6)


MAKERS: Final[dict[int, Callable[[], State]]] = {2: two, 3: three, 4: four, 5: five, 6: six}
