"""What is on Landnám's table, and who sees it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from landtake.core.state import OVER, Field, State, declare, nobody, owner, public
from landtake.games.landnam.tables import CARDS, CORNERS, FACES

NOWHERE: Final = -1

TURN: Final = public(
    "active", "turn", "open_hands", "landed", "edges", "die_a", "die_b", "green", "red", "reason",
)  # fmt: skip
ISLAND: Final = public(
    "terrain", "marker", "unit", "tokens", "house", "homes", "units", "outer", "ships", "horses", "houses", "black", "red_won",
    "white", "hexes_left", "numbers_left", "harbours_left",
)  # fmt: skip
SIZES: Final = public(
    "sizes", "stocked", "fate_sizes", "deck_size", "discard", "starters",
)  # fmt: skip
STOCK: Final = nobody(
    "stock", "deck",
)  # fmt: skip
HARVEST: Final = public(
    "drawing", "resume", "played", "received", "producers", "any_ageing",
)  # fmt: skip
ALTHING: Final = public(
    "pleader", "heard", "sued", "accused", "window", "watch", "suit_at", "suitor", "bids", "holders", "members", "pot", "raising",
    "refused", "polled", "added", "offered",
)  # fmt: skip
MOVEMENT: Final = public(
    "mover", "origin", "steps", "entering", "found", "exploring", "named", "numbered", "fleeing", "followed",
)  # fmt: skip
TRADE: Final = public(
    "offers", "announced", "terms", "answer", "asking", "partner", "merchant",
)  # fmt: skip
BUILDING: Final = public(
    "item", "kind_of", "builder", "acted", "freed", "spent", "fresh", "ships_back", "horses_back",
)  # fmt: skip


def _declaration(open_hands: bool) -> tuple[Field, ...]:
    hands = public("hands") if open_hands else owner("hands", per=4)
    return declare(TURN, ISLAND, SIZES, STOCK, hands, owner("fates", per=CARDS), HARVEST, ALTHING, MOVEMENT, TRADE, BUILDING)


FIELDS: Final = _declaration(False)
OPEN_FIELDS: Final = _declaration(True)


class Table(State):
    """A position of Landnám. Hexes, corners, cards and resources are numbered as in `tables`."""

    def __init__(
        self,
        terrain: list[int],
        marker: list[int],
        unit: list[int],
        tokens: list[int],
        house: list[int],
        homes: list[list[int]],
        units: list[list[int]],
        outer: list[int],
        ships: list[int],
        horses: list[int],
        houses: list[int],
        black: list[int],
        red_won: list[int],
        white: list[int],
        hexes_left: list[int],
        numbers_left: list[int],
        harbours_left: list[int],
        sizes: list[int],
        fate_sizes: list[int],
        discard: list[int],
        stock: list[int],
        deck: list[int],
        hands: list[int],
        fates: list[int],
        producers: list[int],
        sued: list[int],
        bids: list[int],
        holders: list[int],
        members: list[int],
        announced: list[int],
        terms: list[int],
        answer: list[int],
        spent: list[int],
        fresh: list[int],
    ) -> None:
        self.seat = OVER
        self.kind = 0
        self.asked = 0

        self.active = 0
        """Whose turn it is."""
        self.turn = 0
        """How many turns have begun."""
        self.open_hands = 0
        """1 if everyone sees the resource hands (1g)."""
        self.landed = 0
        """The seats that have made their first landing."""
        self.edges = 0
        """The rim edges that first landings have used."""
        self.die_a = 0
        """The harvest dice of this turn; 0 before they are rolled."""
        self.die_b = 0
        self.green = 0
        """The exploration dice of this turn; 0 before they are rolled."""
        self.red = 0
        self.reason = 0
        """Why the game ended."""

        self.terrain = terrain
        """The terrain of each hex."""
        self.marker = marker
        """The number on each hex, or its harbour."""
        self.unit = unit
        """The unit on each hex."""
        self.tokens = tokens
        """The seats whose red tokens lie beside the unit on each hex."""
        self.house = house
        """The settlement at each corner."""
        self.homes = homes
        """Each player's settlements: their corners, in rising order."""
        self.units = units
        """Each player's units on the board: their hexes, in rising order."""
        self.outer = outer
        """Each player's ships on the outer sea."""
        self.ships = ships
        """Each player's ships on the board and the outer sea."""
        self.horses = horses
        """Each player's horses on the board."""
        self.houses = houses
        """Each player's houses on the board."""
        self.black = black
        """Tokens of each player."""
        self.red_won = red_won
        self.white = white
        self.hexes_left = hexes_left
        """Hexes of each terrain that are not on the board."""
        self.numbers_left = numbers_left
        """Free number markers, by number."""
        self.harbours_left = harbours_left
        """Free harbour markers, by resource."""

        self.sizes = sizes
        """How many resource cards each player holds."""
        self.stocked = 0
        """The resources of which the stock has a card."""
        self.fate_sizes = fate_sizes
        """How many fate cards each player holds."""
        self.deck_size = 0
        self.discard = discard
        """Discarded fate cards, by kind."""
        self.starters = 0
        """The seats that, as all can tell, still hold the Exploration card they started with."""

        self.stock = stock
        """Resource cards that nobody holds."""
        self.deck = deck
        """Fate cards to be drawn, by kind."""

        self.hands = hands
        """Resource cards, four kinds a seat."""

        self.fates = fates
        """Fate cards, by kind."""

        self.drawing = 0
        """The seats that are still to receive a fate card."""
        self.resume = 0
        """What follows when they have."""
        self.played = 0
        """1 once a Harvest card was played this turn."""
        self.received = 0
        """The resources that the active player received in this harvest."""
        self.producers = producers
        """The hexes that gave cards in this harvest, and how many each: pairs."""
        self.any_ageing = 0
        """1 if any of them may be aged."""

        self.pleader = -1
        """Who may bring suits now."""
        self.heard = 0
        """How many players have had their turn to sue."""
        self.sued = sued
        """The hexes whose units each player has sued in this Althing."""
        self.accused = 0
        """The seats that were sued in this Althing."""
        self.window = 0
        """What the Althing waits for while cards may be played."""
        self.watch = 0
        """How many seats were asked for cards, from the active player on."""
        self.suit_at = -1
        """The hex of the unit that is being sued."""
        self.suitor = -1
        """Who brought the suit."""
        self.bids = bids
        """The totals of the suing side and of the accused side."""
        self.holders = holders
        """Who holds each side."""
        self.members = members
        """Who is on each side."""
        self.pot = 0
        """Cards that were played in the suit."""
        self.raising = 0
        """The side that is to raise, or has given up."""
        self.refused = 0
        """The seats that the side was offered to in this raise."""
        self.polled = 0
        """How far round the members of the side have been asked."""
        self.added = 0
        """1 if any of them has added something."""
        self.offered = -1
        """Who is asked to take the side over."""

        self.mover = -1
        """The hex of the unit that is moving."""
        self.origin = -1
        """Where it came from with its last step."""
        self.steps = 0
        """Steps that it has left."""
        self.entering = 0
        """What cards let it enter: 1 land, 2 mountains, 4 one occupied hex."""
        self.found = -1
        """A hex that it has discovered and could not enter without a card."""
        self.exploring = -1
        """The hex that is being explored."""
        self.named = 0
        """The terrain that a card has named."""
        self.numbered = 0
        """The number that a card has named."""
        self.fleeing = 0
        """The unit that has been displaced."""
        self.followed = 0
        """The seats whose red tokens go with it."""

        self.offers = 0
        """Offers begun in this turn."""
        self.announced = announced
        """Offers made in this turn, as numbers."""
        self.terms = terms
        """What the offer gives and wants, four kinds each."""
        self.answer = answer
        """What an offer back gives and wants."""
        self.asking = 0
        """The seats that have still to answer."""
        self.partner = -1
        """Who is making an offer back."""
        self.merchant = 0
        """1 if a card makes trade with the stock two for one."""

        self.item = -1
        """What has been paid for and is to be placed."""
        self.kind_of = -1
        """The resource of a harbour that is to be placed."""
        self.builder = -1
        """The ship that builds a harbour beside it."""
        self.acted = 0
        """The hexes whose units have built or were built in this turn."""
        self.freed = 0
        """The hexes that units left by becoming farms."""
        self.spent = spent
        """The settlements that have built units in this turn, once for each."""
        self.fresh = fresh
        """The settlements that were built or expanded in this turn."""
        self.ships_back = 0
        """Ships that became farms in this turn."""
        self.horses_back = 0
        """Horses that became farms in this turn."""

    def fields(self) -> tuple[Field, ...]:
        return OPEN_FIELDS if self.open_hands else FIELDS

    def maker(self) -> Callable[[], State]:
        return _blank_open if self.open_hands else _blank

    def copy(self) -> Table:
        new = Table(
            self.terrain[:],
            self.marker[:],
            self.unit[:],
            self.tokens[:],
            self.house[:],
            [each[:] for each in self.homes],
            [each[:] for each in self.units],
            self.outer[:],
            self.ships[:],
            self.horses[:],
            self.houses[:],
            self.black[:],
            self.red_won[:],
            self.white[:],
            self.hexes_left[:],
            self.numbers_left[:],
            self.harbours_left[:],
            self.sizes[:],
            self.fate_sizes[:],
            self.discard[:],
            self.stock[:],
            self.deck[:],
            self.hands[:],
            self.fates[:],
            self.producers[:],
            self.sued[:],
            self.bids[:],
            self.holders[:],
            self.members[:],
            self.announced[:],
            self.terms[:],
            self.answer[:],
            self.spent[:],
            self.fresh[:],
        )
        new.seat = self.seat
        new.kind = self.kind
        new.asked = self.asked
        new.active = self.active
        new.turn = self.turn
        new.open_hands = self.open_hands
        new.landed = self.landed
        new.edges = self.edges
        new.die_a = self.die_a
        new.die_b = self.die_b
        new.green = self.green
        new.red = self.red
        new.reason = self.reason
        new.stocked = self.stocked
        new.deck_size = self.deck_size
        new.starters = self.starters
        new.drawing = self.drawing
        new.resume = self.resume
        new.played = self.played
        new.received = self.received
        new.any_ageing = self.any_ageing
        new.pleader = self.pleader
        new.heard = self.heard
        new.accused = self.accused
        new.window = self.window
        new.watch = self.watch
        new.suit_at = self.suit_at
        new.suitor = self.suitor
        new.pot = self.pot
        new.raising = self.raising
        new.refused = self.refused
        new.polled = self.polled
        new.added = self.added
        new.offered = self.offered
        new.mover = self.mover
        new.origin = self.origin
        new.steps = self.steps
        new.entering = self.entering
        new.found = self.found
        new.exploring = self.exploring
        new.named = self.named
        new.numbered = self.numbered
        new.fleeing = self.fleeing
        new.followed = self.followed
        new.offers = self.offers
        new.asking = self.asking
        new.partner = self.partner
        new.merchant = self.merchant
        new.item = self.item
        new.kind_of = self.kind_of
        new.builder = self.builder
        new.acted = self.acted
        new.freed = self.freed
        new.ships_back = self.ships_back
        new.horses_back = self.horses_back
        return new


def empty(seats: int) -> Table:
    """A table with nothing on it."""
    return Table(
        [0] * FACES,
        [0] * FACES,
        [0] * FACES,
        [0] * FACES,
        [0] * CORNERS,
        [[] for _ in range(seats)],
        [[] for _ in range(seats)],
        [0] * seats,
        [0] * seats,
        [0] * seats,
        [0] * seats,
        [0] * seats,
        [0] * seats,
        [0] * seats,
        [0] * 7,
        [0] * 13,
        [0] * 4,
        [0] * seats,
        [0] * seats,
        [0] * CARDS,
        [0] * 4,
        [0] * CARDS,
        [0] * (4 * seats),
        [0] * (CARDS * seats),
        [],
        [0] * seats,
        [0, 0],
        [NOWHERE, NOWHERE],
        [0, 0],
        [],
        [0] * 8,
        [0] * 8,
        [],
        [],
    )


def _blank() -> Table:
    return empty(0)


def _blank_open() -> Table:
    s = empty(0)
    s.open_hands = 1
    return s
