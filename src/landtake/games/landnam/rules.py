"""Landnám's rules: who is asked what, what is legal, and how one part of a turn leads to the next. The ids are those of RULES.md."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from landtake.core.game import Event, EventKind, Game, Json, Kind
from landtake.core.rule import Breach
from landtake.core.state import CHANCE, EVERYONE, OVER, State
from landtake.games.landnam import (
    cite,
    hidden,
    invariants,
    notation,
    orders,
    rules_althing,
    rules_building,
    rules_exploration,
    rules_harvest,
    rules_movement,
    rules_suit,
    rules_trade,
    supply,
    told,
)
from landtake.games.landnam.asks import (
    ASK_AGE,
    ASK_ALTHING,
    ASK_ANSWER,
    ASK_BUILD,
    ASK_COUNTER,
    ASK_DEAL,
    ASK_DRAFT,
    ASK_EXPLORE,
    ASK_FATE,
    ASK_FIRST,
    ASK_FLEE,
    ASK_GREEN,
    ASK_HARVEST,
    ASK_OPENER,
    ASK_OPENING,
    ASK_RAISE,
    ASK_RED,
    ASK_REPLY,
    ASK_ROLL,
    ASK_SITE,
    ASK_SOW,
    ASK_STEP,
    ASK_SUE,
    ASK_SWAP,
    ASK_TAKE_OVER,
    ASK_TRADE,
    ASK_UNIT,
    ASKED,
    KINDS,
    TO_AGEING,
    TO_BUILDING,
    TO_DEALING,
    TO_ENTERING,
    TO_MOVEMENT,
    TO_OUTLAWS,
    TO_TRADE,
)
from landtake.games.landnam.data import PRINTED
from landtake.games.landnam.realm import Realm
from landtake.games.landnam.rules_legal import chance_options, chance_refusal, seat_options, seat_refusal
from landtake.games.landnam.state import Table, empty
from landtake.games.landnam.tables import (
    ACTIONS,
    BID,
    CARDS,
    COPIES,
    DICE,
    DRAW,
    GREEN,
    HEX,
    MOUNTAIN,
    PLAYER,
    RED,
    RESOURCE,
    SEA,
    STARTING_CARDS,
)

TO_WIN: Final = PRINTED.points[5]
BLACK_POINTS: Final = PRINTED.points[0]
RED_POINTS: Final = PRINTED.points[1]
WHITE_POINTS: Final = PRINTED.points[2]

BY_POINTS: Final = 0
BY_TURNS: Final = 1
REASONS: Final = ("points", "turns")


class Landnam(Game):
    """Settlers of an island that is still to be discovered, for three to five players."""

    def __init__(self, seats: int, settings: Mapping[str, Json], version: int) -> None:
        super().__init__(seats, settings, version)
        self.realm = Realm(
            seats,
            settings["radius"],
            settings["cards"],
            settings["turn_limit"],
            settings["harbours"] == "rim",
            settings["harbour_hex"] == "beside",
            settings["memory"] == "open",
        )

    def kinds(self) -> tuple[Kind, ...]:
        return KINDS

    def event_kinds(self) -> tuple[EventKind, ...]:
        return told.EVENTS

    def actions(self) -> Sequence[Json]:
        return ACTIONS

    def rules(self) -> tuple[str, ...]:
        return cite.IDS

    # 2 Setting up

    def setup(self) -> State:
        realm = self.realm
        s = empty(realm.seats)
        s.open_hands = 1 if realm.open_hands else 0  # 1g
        s.terrain[0] = MOUNTAIN  # 1b
        for face in range(realm.inside, realm.faces):
            s.terrain[face] = SEA
        for terrain, count in enumerate(PRINTED.hexes, 1):  # 1c
            s.hexes_left[terrain] = count
        s.hexes_left[SEA] -= 1
        s.hexes_left[MOUNTAIN] -= 1
        for index, count in enumerate(PRINTED.numbers):
            s.numbers_left[index + 2 if index < 5 else index + 3] = count
        for kind, count in enumerate(PRINTED.harbours):
            s.harbours_left[kind] = count
        for card in range(CARDS):
            s.deck[card] = COPIES[card]
        s.deck_size = sum(COPIES)
        for resource in range(4):  # 1e
            supply.restock(s, resource, realm.cards)
        for seat in range(realm.seats):  # 2a, 2b
            s.outer[seat] = s.ships[seat] = PRINTED.start_boats
            for resource in range(4):
                supply.gain(s, seat, resource, PRINTED.start_cards)
        s.drawing = (1 << realm.seats) - 1
        s.seat = CHANCE
        s.kind = ASK_FIRST
        return s

    def options(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, Table)
        return seat_options(self.realm, state, seat) if seat >= 0 else chance_options(self.realm, state)

    def weights(self, state: State) -> list[int]:
        assert isinstance(state, Table)
        if state.kind == ASK_FATE:
            return [count for count in state.deck if count > 0]
        if state.kind == ASK_DEAL:
            return [state.deck[card] for card in STARTING_CARDS if state.deck[card] > 0]
        return []

    def audience(self, state: State, seat: int, action: int) -> int:
        assert isinstance(state, Table)
        return 1 << supply.drawer(state) if state.kind in (ASK_DEAL, ASK_FATE) else EVERYONE

    def apply(self, state: State, seat: int, action: int, out: list[Event] | None = None) -> None:
        assert isinstance(state, Table)
        realm = self.realm
        follows = take(realm, state, seat, action, out) if seat >= 0 else happen(realm, state, action, out)
        while follows != ASKED:
            follows = go_on(realm, state, follows, out)

    def why_not(self, state: State, seat: int, action: int) -> int:
        assert isinstance(state, Table)
        return seat_refusal(self.realm, state, seat, action) if seat >= 0 else chance_refusal(self.realm, state, action)

    # 10 The end

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, Table)
        return [points(state, seat) for seat in range(self.seats)]

    def ranks(self, state: State) -> list[int]:
        assert isinstance(state, Table)
        standing = [standing_of(state, seat) for seat in range(self.seats)]
        return [1 + sum([1 for other in standing if other > mine]) for mine in standing]

    def reason(self, state: State) -> str:
        assert isinstance(state, Table)
        return REASONS[state.reason]

    def check(self, state: State) -> list[Breach]:
        assert isinstance(state, Table)
        return invariants.breaches(self.realm, state)

    def resample(self, view: State, seat: int | None, random: Callable[[], float]) -> State:
        assert isinstance(view, Table)
        return hidden.fill_in(self.realm, view, seat, random)

    def standing(self, view: State, seat: int, order: Json) -> int:
        assert isinstance(view, Table)
        return orders.answer(view, seat, order)

    def check_order(self, order: Json) -> str:
        return orders.problem(order)

    def write(self, state: State) -> dict[str, Json]:
        assert isinstance(state, Table)
        return notation.write(self.realm, state)

    def read(self, document: Mapping[str, Json]) -> State:
        s = self.setup()
        assert isinstance(s, Table)
        return notation.read(self.realm, s, document)


# What happens


def take(realm: Realm, s: Table, seat: int, action: int, out: list[Event] | None) -> int:
    """Carry out a seat's action; what follows, or ASKED."""
    kind = s.kind
    if kind == ASK_UNIT:
        return rules_movement.choose_unit(s, seat, action, out)
    if kind == ASK_STEP:
        return rules_movement.take_step(realm, s, seat, action, out)
    if kind == ASK_TRADE:
        return rules_trade.trade(realm, s, seat, action, out)
    if kind == ASK_BUILD:
        return rules_building.build(realm, s, seat, action, out)
    if kind == ASK_DRAFT:
        return rules_trade.draft(realm, s, seat, action, out)
    if kind == ASK_ANSWER:
        return rules_trade.answer(realm, s, seat, action, out)
    if kind == ASK_COUNTER:
        return rules_trade.counter(realm, s, seat, action, out)
    if kind == ASK_REPLY:
        return rules_trade.reply(realm, s, seat, action, out)
    if kind == ASK_SITE:
        return rules_building.place(realm, s, seat, action, out)
    if kind == ASK_AGE:
        return rules_harvest.age_chosen(s, action - HEX, out)
    if kind == ASK_HARVEST:
        return rules_harvest.play_harvest(s, seat, action, out)
    if kind == ASK_SOW:
        return rules_harvest.sow(s, seat, action, out)
    if kind == ASK_EXPLORE:
        return rules_exploration.explore(s, seat, action, out)
    if kind == ASK_ALTHING:
        return rules_althing.answer_window(realm, s, seat, action, out)
    if kind == ASK_RAISE:
        return rules_althing.raise_side(realm, s, seat, action, out)
    if kind == ASK_SUE:
        return rules_althing.sue(realm, s, seat, action, out)
    if kind == ASK_OPENING:
        return rules_althing.open_suit(realm, s, seat, action - BID, out)
    if kind == ASK_OPENER:
        return rules_althing.choose_opener(realm, s, action - PLAYER, out)
    if kind == ASK_TAKE_OVER:
        return rules_suit.answer_take_over(s, seat, action, out)
    if kind == ASK_SWAP:
        return rules_movement.swap(s, seat, action - RESOURCE, out)
    if kind == ASK_FLEE:
        return rules_movement.flee(realm, s, action - HEX, out)
    return rules_building.lay_harbour(s, seat, action - HEX, out)


def happen(realm: Realm, s: Table, action: int, out: list[Event] | None) -> int:
    """Carry out what chance gives; what follows, or ASKED."""
    kind = s.kind
    if kind == ASK_ROLL:
        return rules_harvest.roll(realm, s, action - DICE, out)
    if kind == ASK_GREEN:
        return rules_exploration.green(realm, s, action - GREEN, out)
    if kind == ASK_RED:
        return rules_exploration.red(s, action - RED, out)
    if kind == ASK_FATE:
        return supply.draw(s, action - DRAW, out)
    if kind == ASK_DEAL:
        return deal_first(s, action - DRAW, out)
    s.active = action - PLAYER  # 2d
    if out is not None:
        out.append((told.FIRST, EVERYONE, s.active))
    s.kind = ASK_DEAL
    return ASKED


def deal_first(s: Table, card: int, out: list[Event] | None) -> int:
    """2c: drawing until an Exploration card is found gives each of them as likely as there are copies left."""
    seat = supply.drawer(s)
    s.deck[card] -= 1
    s.deck_size -= 1
    s.fates[seat * CARDS + card] += 1
    s.fate_sizes[seat] += 1
    s.starters |= 1 << seat
    s.drawing &= ~(1 << seat)
    if out is not None:
        out.append((told.DEALT, 1 << seat, seat, card))
    if s.drawing:
        return ASKED
    s.turn = 1
    return rules_harvest.begin_harvest(s, out)


def go_on(realm: Realm, s: Table, follows: int, out: list[Event] | None) -> int:
    """3b: one part of the turn after the other."""
    if follows == TO_DEALING:
        return rules_harvest.deal(realm, s, out)
    if follows == TO_AGEING:
        return rules_harvest.begin_ageing(s)
    if follows == TO_OUTLAWS:
        return rules_althing.remove_outlaws(realm, s, out)
    if follows == TO_MOVEMENT:
        return rules_movement.begin_movement(s)
    if follows == TO_ENTERING:
        return rules_movement.discovered(realm, s, out)
    if follows == TO_TRADE:
        return rules_trade.begin_trade(s)
    if follows == TO_BUILDING:
        return rules_building.begin_building(s)
    return next_turn(realm, s, out)


# 10 The end; 3a Whose turn comes next


def points(s: Table, seat: int) -> int:
    """10b: houses and tokens; a house piece is a point, for a town has two of them."""
    return s.houses[seat] + s.black[seat] * BLACK_POINTS + s.red_won[seat] * RED_POINTS + s.white[seat] * WHITE_POINTS


def standing_of(s: Table, seat: int) -> tuple[int, int, int, int, int, int]:
    """10c: what ties are broken by, in order."""
    return points(s, seat), s.black[seat], s.red_won[seat], s.white[seat], s.houses[seat], s.sizes[seat]


def next_turn(realm: Realm, s: Table, out: list[Event] | None) -> int:
    s.die_a = 0
    s.die_b = 0
    s.green = 0
    s.red = 0
    for seat in range(realm.seats):  # 10a
        if points(s, seat) >= TO_WIN:
            return end(s, BY_POINTS, out)
    if s.turn >= realm.turn_limit * realm.seats:  # 10d
        return end(s, BY_TURNS, out)
    s.active = (s.active + 1) % realm.seats
    s.turn += 1
    return rules_harvest.begin_harvest(s, out)


def end(s: Table, reason: int, out: list[Event] | None) -> int:
    s.seat = OVER
    s.kind = 0
    s.reason = reason
    if out is not None:
        out.append((told.END, EVERYONE, reason))
    return ASKED
