"""Landomy's rules, in the rulebook's order. The ids are those of RULES.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from landtake.core.game import Event, EventKind, Game, Json, Kind
from landtake.core.rule import Breach
from landtake.core.state import CHANCE, EVERYONE, OVER, State
from landtake.games.landomy import cite, invariants, notation
from landtake.games.landomy.data import PRINTED
from landtake.games.landomy.state import HOLDS, NO_MAP, NORTH, NOWHERE, RESERVE, SOUTH, Table, empty
from landtake.games.landomy.tables import (
    ACTIONS,
    AIRSHIP,
    AIRSHIP_OPTIONS,
    ALL_CELLS,
    ALL_MAPS,
    BESIDE,
    CENTRE,
    COUNT,
    COUNT_OPTIONS,
    DRAW,
    DRAW_OPTIONS,
    FACE_DOWN,
    FACE_UP,
    FIRST,
    HIGHEST,
    ISLAND,
    LOWEST,
    NEIGHBOURS,
    OUTER,
    PLACE_BITS,
    PLACE_COUNT,
    PLACES_BESIDE,
    PUSH,
    PUSH_OPTIONS,
    REACH,
    SECTOR,
    SECTOR_OPTIONS,
    SECTORS,
    STORM,
    STORM_OPTIONS,
)

AIRSHIPS: Final = 12
ON_ISLANDS: Final = 9
TURNS: Final = 10
LEAD: Final = 2
PUT_ASIDE: Final = 2

# The verbs of the islands, in the order of data.VERBS.
DO_STORM: Final = 1
DO_MOVE: Final = 2
DO_PLACE: Final = 3

# What can be asked.
ASK_FIRST: Final = 0
ASK_ISLAND: Final = 1
ASK_SETTLE: Final = 2
ASK_DRAW: Final = 3
ASK_MAP: Final = 4
ASK_FACE_DOWN: Final = 5
ASK_REINFORCE: Final = 6
ASK_STORM: Final = 7
ASK_PUSH: Final = 8
ASK_MOVE: Final = 9
ASK_COUNT: Final = 10
ASK_PLACE: Final = 11
ASK_COVER: Final = 12

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

# What can happen, for the log and the eye.
TOLD_FIRST: Final = 0
TOLD_ISLAND: Final = 1
TOLD_DREW: Final = 2
TOLD_LAID: Final = 3
TOLD_FACE_DOWN: Final = 4
TOLD_STORM: Final = 5
TOLD_PUSHED: Final = 6
TOLD_MOVED: Final = 7
TOLD_CONFLICT: Final = 8
TOLD_PLACED: Final = 9
TOLD_COVERED: Final = 10
TOLD_IDLE: Final = 11
TOLD_TURN: Final = 12
TOLD_END: Final = 13

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

# Why a game ended.
BY_LEAD: Final = 0
BY_ISLANDS: Final = 1
BY_CENTRE: Final = 2
BY_AIRSHIPS: Final = 3
BY_FIRST: Final = 4
REASONS: Final = ("lead", "islands", "centre", "airships", "first-player")


class Landomy(Game):
    """Two-player airships over nine islands; both tribes play alike (1d)."""

    def __init__(self, seats: int, settings: Mapping[str, Json], version: int) -> None:
        super().__init__(seats, settings, version)
        self.advanced = settings["setup"] == "advanced"
        self.isolating = settings["storms"] == "isolating"
        self.isolating_centre = self.isolating and settings["isolating"] == "both"
        self.first: str = settings["first"]

    def kinds(self) -> tuple[Kind, ...]:
        return KINDS

    def event_kinds(self) -> tuple[EventKind, ...]:
        return EVENTS

    def actions(self) -> Sequence[Json]:
        return ACTIONS

    def rules(self) -> tuple[str, ...]:
        return cite.IDS

    # 2 Setting up

    def setup(self) -> State:
        s = empty()
        s.turn = 1
        s.unseen = ALL_MAPS
        s.storms = PRINTED.storms  # 2b
        if self.advanced:
            s.layout = (NOWHERE,) * CENTRE + (PRINTED.layout[CENTRE],) + (NOWHERE,) * CENTRE
            s.ships[RESERVE] = s.ships[HOLDS + RESERVE] = AIRSHIPS
        else:
            s.layout = PRINTED.layout
            for player in (SOUTH, NORTH):  # 2a
                s.ships[player * HOLDS : player * HOLDS + 9] = PRINTED.ships[player * 9 : player * 9 + 9]
                s.ships[player * HOLDS + RESERVE] = AIRSHIPS - ON_ISLANDS
        if self.first == "random":  # 2d
            s.seat = CHANCE
            s.kind = ASK_FIRST
        else:
            choose_first(s, NORTH if self.first == "north" else SOUTH, self.advanced, None)
        return s

    def options(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, Table)
        kind = state.kind
        if kind == ASK_MAP:
            return map_options(state.offer_a, state.targets, FACE_UP) + map_options(state.offer_b, state.targets, FACE_UP)
        if kind == ASK_DRAW:
            return DRAW_OPTIONS[state.unseen]
        if kind == ASK_COUNT:
            source = source_asked(state, seat)
            least = 1 if state.moved == 0 and state.sources == 1 << source else 0
            return COUNT_OPTIONS[least * 13 + state.ships[seat * HOLDS + source]]
        if kind in (ASK_MOVE, ASK_PLACE, ASK_COVER):
            return SECTOR_OPTIONS[state.targets]
        if kind == ASK_STORM:
            return STORM_OPTIONS[state.storms << 9 | state.targets]
        if kind == ASK_PUSH:
            return PUSH_OPTIONS[pushable(state) * 512 + state.targets]
        if kind in (ASK_REINFORCE, ASK_SETTLE):
            return AIRSHIP_OPTIONS[state.targets]
        if kind == ASK_FACE_DOWN:
            down = map_options(state.offer_a, state.targets, FACE_DOWN)
            return down + map_options(state.offer_b, state.targets, FACE_DOWN)
        if kind == ASK_ISLAND:
            return [ISLAND + island for island in range(1, 5) if islands_left(state, island)]
        return [FIRST + SOUTH, FIRST + NORTH]

    def weights(self, state: State) -> list[int]:
        assert isinstance(state, Table)
        if state.kind == ASK_ISLAND:
            left = [islands_left(state, island) for island in range(1, 5)]
            return [count for count in left if count]
        return []

    def apply(self, state: State, seat: int, action: int, out: list[Event] | None = None) -> None:
        assert isinstance(state, Table)
        kind = state.kind
        if kind == ASK_MAP:
            lay_map(state, (action - FACE_UP) // PLACE_COUNT, (action - FACE_UP) % PLACE_COUNT, out)
        elif kind == ASK_DRAW:
            draw_map(state, action - DRAW, out)
        elif kind == ASK_COUNT:
            move_ships(self, state, seat, action - COUNT, out)
        elif kind == ASK_MOVE:
            begin_move(state, seat, action - SECTOR)
        elif kind == ASK_STORM:
            move_storm(self, state, seat, (action - STORM) // 9, (action - STORM) % 9, out)
        elif kind == ASK_PUSH:
            push_ship(self, state, seat, (action - PUSH) // 9, (action - PUSH) % 9, out)
        elif kind == ASK_PLACE:
            place_ship(state, seat, action - SECTOR, out)
            finish_action(self, state, action - SECTOR, out)
        elif kind == ASK_COVER:
            if out is not None:
                out.append((TOLD_COVERED, EVERYONE, seat, action - SECTOR))
            finish_action(self, state, action - SECTOR, out)
        elif kind == ASK_FACE_DOWN:
            lay_face_down(self, state, (action - FACE_DOWN) // PLACE_COUNT, (action - FACE_DOWN) % PLACE_COUNT, out)
        elif kind == ASK_REINFORCE:
            place_ship(state, seat, action - AIRSHIP, out)
            verify(self, state, out)
        elif kind == ASK_SETTLE:
            settle(state, seat, action - AIRSHIP, out)
        elif kind == ASK_ISLAND:
            put_island(state, action - ISLAND, out)
        else:
            choose_first(state, action - FIRST, self.advanced, out)

    def why_not(self, state: State, seat: int, action: int) -> int:
        assert isinstance(state, Table)
        kind = state.kind
        if FACE_UP <= action < FACE_UP + MAP_ACTIONS and (kind in (ASK_MAP, ASK_FACE_DOWN)):
            return map_refusal(state, action // PLACE_COUNT, action % PLACE_COUNT)
        if FACE_DOWN <= action < FACE_DOWN + MAP_ACTIONS and (kind in (ASK_MAP, ASK_FACE_DOWN)):
            return face_down_refusal(state, (action - FACE_DOWN) // PLACE_COUNT, (action - FACE_DOWN) % PLACE_COUNT)
        if STORM <= action < PUSH and kind == ASK_STORM:
            return storm_refusal(state, (action - STORM) // 9, (action - STORM) % 9)
        if PUSH <= action < SECTOR and kind == ASK_PUSH:
            return push_refusal(state, (action - PUSH) // 9, (action - PUSH) % 9)
        if SECTOR <= action < COUNT and (kind in (ASK_MOVE, ASK_PLACE, ASK_COVER)):
            return sector_refusal(state, action - SECTOR)
        if COUNT <= action < AIRSHIP and kind == ASK_COUNT:
            return count_refusal(state, seat, action - COUNT)
        if AIRSHIP <= action < DRAW and kind == ASK_REINFORCE:
            return 0 if state.targets >> (action - AIRSHIP) & 1 else cite.STORM_CLOSES
        if AIRSHIP <= action < DRAW and kind == ASK_SETTLE:
            return 0 if action - AIRSHIP != CENTRE else cite.OUTER_ISLANDS_ONLY
        if DRAW <= action < ISLAND and kind == ASK_DRAW:
            return 0 if state.unseen >> (action - DRAW) & 1 else cite.START_MAPS
        if ISLAND <= action < FIRST and kind == ASK_ISLAND:
            return 0 if islands_left(state, action - ISLAND) else cite.ADVANCED_ISLANDS
        if action >= FIRST and kind == ASK_FIRST:
            return 0
        return cite.PHASES_IN_ORDER

    # 4 The end

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, Table)
        return [islands_of(state, SOUTH), islands_of(state, NORTH)]

    def ranks(self, state: State) -> list[int]:
        assert isinstance(state, Table)
        return [1, 2] if state.winner == SOUTH else [2, 1]

    def reason(self, state: State) -> str:
        assert isinstance(state, Table)
        return REASONS[state.reason]

    def check(self, state: State) -> list[Breach]:
        assert isinstance(state, Table)
        return invariants.breaches(state)

    def write(self, state: State) -> dict[str, Json]:
        assert isinstance(state, Table)
        return notation.write(state, KINDS)

    def read(self, document: Mapping[str, Json]) -> State:
        s = self.setup()
        assert isinstance(s, Table)
        asks = notation.read(s, document, KINDS)
        if asks:
            resume(s, asks)
        return s


MAP_ACTIONS: Final = 13 * PLACE_COUNT
_map_options: Final[dict[int, list[int]]] = {}


def map_options(map_: int, places: int, base: int) -> list[int]:
    """The actions that lay this map at the places of a mask."""
    key = (base + map_) << PLACE_COUNT | places
    options = _map_options.get(key)
    if options is None:
        options = [base + map_ * PLACE_COUNT + place for place in PLACE_BITS[places]]
        _map_options[key] = options
    return options


# 2d First player; 5b, 5c Advanced set-up


def choose_first(s: Table, player: int, advanced: bool, out: list[Event] | None) -> None:
    s.first = s.active = player
    if out is not None:
        out.append((TOLD_FIRST, EVERYONE, player))
    s.seat = CHANCE
    s.kind = ASK_ISLAND if advanced else ASK_DRAW


def islands_left(s: Table, island: int) -> int:
    """How many islands of a kind are still to be laid out in the advanced set-up."""
    return PRINTED.layout.count(island) - s.layout.count(island)


def put_island(s: Table, island: int, out: list[Event] | None) -> None:
    cell = s.layout.index(NOWHERE)
    s.layout = (*s.layout[:cell], island, *s.layout[cell + 1 :])
    if out is not None:
        out.append((TOLD_ISLAND, EVERYONE, cell, island))
    if NOWHERE not in s.layout:
        ask(s, s.first, ASK_SETTLE, OUTER)


def settle(s: Table, seat: int, cell: int, out: list[Event] | None) -> None:
    place_ship(s, seat, cell, out)
    if s.ships[(1 - seat) * HOLDS + RESERVE] > AIRSHIPS - ON_ISLANDS:
        ask(s, 1 - seat, ASK_SETTLE, OUTER)
    else:
        s.targets = 0
        if not won_by_lead(s, out):
            s.seat = CHANCE
            s.kind = ASK_DRAW  # 5e: the maps are shown only now


# 3a Control


def lead_of(s: Table, player: int) -> int:
    """How many islands more than the other a player controls."""
    ships = s.ships
    lead = 0
    for cell in range(9):
        south = ships[cell]
        north = ships[HOLDS + cell]
        if south > north:
            lead += 1
        elif north > south:
            lead -= 1
    return lead if player == SOUTH else -lead


def islands_of(s: Table, player: int) -> int:
    """How many islands a player controls."""
    mine = player * HOLDS
    other = (1 - player) * HOLDS
    return sum([1 for cell in range(9) if s.ships[mine + cell] > s.ships[other + cell]])


def present(s: Table, player: int) -> int:
    """The islands on which a player has airships."""
    ships = s.ships
    base = player * HOLDS
    mask = 0
    bit = 1
    for index in range(base, base + 9):
        if ships[index]:
            mask |= bit
        bit += bit
    return mask


def ask(s: Table, seat: int, kind: int, targets: int) -> None:
    s.seat = seat
    s.kind = kind
    s.targets = targets


# 3.1 Placing the map


def empty_places(s: Table) -> int:
    mask = 0
    for place in range(PLACE_COUNT):
        if s.maps[place] == NO_MAP:
            mask |= 1 << place
    return mask


def begin_turn(s: Table) -> None:
    """Ask the active player for a map, face up if any place is allowed."""
    free = empty_places(s)
    allowed = free & PLACES_BESIDE[present(s, s.active)]
    if allowed:
        ask(s, s.active, ASK_MAP, allowed)
    else:
        ask(s, s.active, ASK_FACE_DOWN, free)  # 3.1e


def map_refusal(s: Table, map_: int, place: int) -> int:
    """Why the active player may not lay a map face up at this place; 0 if they may."""
    if map_ != s.offer_a and map_ != s.offer_b:
        return cite.MAP_NOT_OFFERED
    if s.maps[place] != NO_MAP:
        return cite.PLACE_TAKEN
    if s.ships[s.active * HOLDS + BESIDE[place]] == 0:
        return cite.NO_SHIP_THERE
    return 0


def face_down_refusal(s: Table, map_: int, place: int) -> int:
    """Why the active player may not lay a map face down at this place; 0 if they may."""
    if s.kind == ASK_MAP:
        return cite.FACE_UP_IF_POSSIBLE
    if map_ != s.offer_a and map_ != s.offer_b:
        return cite.MAP_NOT_OFFERED
    if s.maps[place] != NO_MAP:
        return cite.PLACE_TAKEN
    return 0


def take_map(s: Table, map_: int, place: int) -> None:
    """Put one of the two offered maps at a place; the other stays on offer."""
    s.maps[place] = map_
    if map_ == s.offer_a:
        s.offer_a = s.offer_b
    s.offer_b = NO_MAP


def lay_map(s: Table, map_: int, place: int, out: list[Event] | None) -> None:
    take_map(s, map_, place)
    s.place = place
    s.sectors = SECTORS[map_ * PLACE_COUNT + place]
    if out is not None:
        out.append((TOLD_LAID, EVERYONE, s.active, map_, place))
    ask_action(s, s.active, PRINTED_BLACK[s.layout[BESIDE[place]]])


def lay_face_down(game: Landomy, s: Table, map_: int, place: int, out: list[Event] | None) -> None:
    take_map(s, map_, place)
    s.face_down |= 1 << place
    if out is not None:
        out.append((TOLD_FACE_DOWN, EVERYONE, s.active, map_, place))
    if s.ships[s.active * HOLDS + RESERVE]:  # 3.1f
        ask(s, s.active, ASK_REINFORCE, ALL_CELLS & ~s.storms)
    else:
        verify(game, s, out)


# 3.2 Performing the actions

PRINTED_BLACK: Final = PRINTED.black
PRINTED_WHITE: Final = PRINTED.white


def ask_action(s: Table, seat: int, verb: int) -> None:
    """Ask for an island on which the action is possible (3.2c), or only for an X if there is none (3.2d)."""
    if verb == DO_STORM:
        kind = ASK_STORM
        possible = s.sectors & ~s.storms
    elif verb == DO_MOVE:
        kind = ASK_MOVE
        possible = s.sectors & ~s.storms & REACH[present(s, seat)]
    else:
        kind = ASK_PLACE
        possible = s.sectors & ~s.storms if s.ships[seat * HOLDS + RESERVE] else 0  # 3.5b
    if possible:
        ask(s, seat, kind, possible)
    else:
        ask(s, seat, ASK_COVER, s.sectors)


def sector_refusal(s: Table, cell: int) -> int:
    """Why a player may not choose this island to move to, to place on, or to cover; 0 if they may."""
    if s.targets >> cell & 1:
        return 0
    if not s.sectors >> cell & 1:
        return cite.SECTOR_NOT_OPEN
    if s.storms >> cell & 1:
        return cite.STORM_CLOSES
    return cite.NOTHING_TO_MOVE


def finish_action(game: Landomy, s: Table, cell: int, out: list[Event] | None) -> None:
    """Put an X on the sector and go on with the next action of the turn (3.2a)."""
    s.sectors &= ~(1 << cell)
    s.step += 1
    if s.step == 1:
        ask_action(s, 1 - s.active, PRINTED_WHITE[s.layout[BESIDE[s.place]]])
        return
    last = LOWEST[s.sectors]  # 3.5c
    if s.storms >> last & 1 == 0 and s.ships[s.active * HOLDS + RESERVE]:
        place_ship(s, s.active, last, out)
    elif out is not None:
        out.append((TOLD_IDLE, EVERYONE, s.active, last))
    verify(game, s, out)


# 3.3 Radioactive Storm


def storm_refusal(s: Table, origin: int, cell: int) -> int:
    """Why a player may not move a storm from one island to another; 0 if they may."""
    if not s.storms >> origin & 1:
        return cite.NO_STORM_TO_MOVE
    if not s.sectors >> cell & 1:
        return cite.SECTOR_NOT_OPEN
    if s.storms >> cell & 1:
        return cite.STORM_MEETS_STORM
    return 0


def move_storm(game: Landomy, s: Table, seat: int, origin: int, cell: int, out: list[Event] | None) -> None:
    s.storms = s.storms & ~(1 << origin) | 1 << cell
    if out is not None:
        out.append((TOLD_STORM, EVERYONE, seat, origin, cell))
    if s.ships[cell] or s.ships[HOLDS + cell]:  # 3.3c
        s.target = cell
        s.kind = ASK_PUSH
        s.targets = NEIGHBOURS[cell] & ~s.storms
    else:
        finish_action(game, s, cell, out)


def pushable(s: Table) -> int:
    """The players who have an airship on the island from which one is pushed, as a mask."""
    return (1 if s.ships[s.target] else 0) + (2 if s.ships[HOLDS + s.target] else 0)


def push_refusal(s: Table, owner: int, cell: int) -> int:
    """Why a player may not push an airship of this owner to this island; 0 if they may."""
    if s.ships[owner * HOLDS + s.target] == 0:
        return cite.NOTHING_TO_PUSH
    if not NEIGHBOURS[s.target] >> cell & 1:
        return cite.PUSH_NEXT_DOOR
    if s.storms >> cell & 1:
        return cite.STORM_CLOSES
    return 0


def push_ship(game: Landomy, s: Table, seat: int, owner: int, cell: int, out: list[Event] | None) -> None:
    origin = s.target
    s.ships[owner * HOLDS + origin] -= 1
    s.ships[owner * HOLDS + cell] += 1  # 3.3g: no conflict
    s.target = NOWHERE
    if out is not None:
        out.append((TOLD_PUSHED, EVERYONE, seat, owner, origin, cell))
    finish_action(game, s, origin, out)


# 3.4 Movement and Conflict


def begin_move(s: Table, seat: int, cell: int) -> None:
    s.target = cell
    s.kind = ASK_COUNT
    s.targets = 0
    s.sources = NEIGHBOURS[cell] & present(s, seat)  # 3.4a


def source_asked(s: Table, seat: int) -> int:
    """The island from which the player says how many airships move (3.4g)."""
    return LOWEST[s.sources] if seat == SOUTH else HIGHEST[s.sources]


def count_refusal(s: Table, seat: int, count: int) -> int:
    """Why a player may not move so many airships from the island that is asked; 0 if they may."""
    source = source_asked(s, seat)
    if count > s.ships[seat * HOLDS + source]:
        return cite.TOO_MANY_SHIPS
    if count == 0 and s.moved == 0 and s.sources == 1 << source:
        return cite.MOVE_AT_LEAST_ONE
    return 0


def move_ships(game: Landomy, s: Table, seat: int, count: int, out: list[Event] | None) -> None:
    source = source_asked(s, seat)
    if count:
        s.ships[seat * HOLDS + source] -= count
        s.ships[seat * HOLDS + s.target] += count
        s.moved += count
        if out is not None:
            out.append((TOLD_MOVED, EVERYONE, seat, count, source, s.target))
    s.sources &= ~(1 << source)
    if s.sources:
        return
    cell = s.target
    s.moved = 0
    s.target = NOWHERE
    fight(s, cell, out)
    finish_action(game, s, cell, out)


def fight(s: Table, cell: int, out: list[Event] | None) -> None:
    """Airships of both colours on an island destroy each other in pairs (3.4e, 3.4f)."""
    ships = s.ships
    pairs = min(ships[cell], ships[HOLDS + cell])
    if pairs:
        ships[cell] -= pairs
        ships[HOLDS + cell] -= pairs
        ships[RESERVE] += pairs
        ships[HOLDS + RESERVE] += pairs
        if out is not None:
            out.append((TOLD_CONFLICT, EVERYONE, cell, pairs, ships[cell], ships[HOLDS + cell]))


# 3.5 Place an Airship


def place_ship(s: Table, seat: int, cell: int, out: list[Event] | None) -> None:
    s.ships[seat * HOLDS + RESERVE] -= 1
    s.ships[seat * HOLDS + cell] += 1
    if out is not None:
        out.append((TOLD_PLACED, EVERYONE, seat, cell))


# 3.6 Verifying the situation


def verify(game: Landomy, s: Table, out: list[Event] | None) -> None:
    """End the turn: the tenth ends the game, otherwise the other player becomes active."""
    s.place = NOWHERE
    s.step = 0
    s.sectors = 0
    s.targets = 0
    if s.turn == TURNS:
        end_by_islands(game, s, out)
        return
    s.turn += 1
    s.active = 1 - s.active
    if not won_by_lead(s, out):
        s.seat = CHANCE
        s.kind = ASK_DRAW


def draw_map(s: Table, map_: int, out: list[Event] | None) -> None:
    s.unseen &= ~(1 << map_)
    if out is not None:
        out.append((TOLD_DREW, EVERYONE, map_))
    if s.offer_a == NO_MAP:
        s.offer_a = map_
        return
    if map_ > s.offer_a:
        s.offer_b = map_
    else:
        s.offer_b = s.offer_a
        s.offer_a = map_
    if out is not None:
        out.append((TOLD_TURN, EVERYONE, s.active, s.turn))
    begin_turn(s)


# 4 The end


def won_by_lead(s: Table, out: list[Event] | None) -> bool:
    """Whether the player whose turn begins has won by a lead of two islands (4a)."""
    if lead_of(s, s.active) < LEAD:
        return False
    end(s, s.active, BY_LEAD, out)
    return True


def end(s: Table, winner: int, reason: int, out: list[Event] | None) -> None:
    s.seat = OVER
    s.kind = 0
    s.winner = winner
    s.reason = reason
    if out is not None:
        out.append((TOLD_END, EVERYONE, winner, reason))


def end_by_islands(game: Landomy, s: Table, out: list[Event] | None) -> None:
    """After the tenth turn: most islands (4b), then the centre (4c), then airships (4d), then the first player (4e)."""
    lead = lead_of(s, SOUTH)
    if lead:
        end(s, SOUTH if lead > 0 else NORTH, BY_ISLANDS, out)
        return
    centre = s.ships[CENTRE] - s.ships[HOLDS + CENTRE]
    if game.isolating_centre and s.storms >> CENTRE & 1:  # 5a
        centre = 0
    if centre:
        end(s, SOUTH if centre > 0 else NORTH, BY_CENTRE, out)
        return
    counted = ALL_CELLS & ~s.storms if game.isolating else ALL_CELLS
    fleet = sum([s.ships[cell] - s.ships[HOLDS + cell] for cell in range(9) if counted >> cell & 1])
    if fleet:
        end(s, SOUTH if fleet > 0 else NORTH, BY_AIRSHIPS, out)
        return
    end(s, s.first, BY_FIRST, out)


# Positions that were written down


def resume(s: Table, asks: str) -> None:
    """Ask what a position calls for: a map, the black action or the white action."""
    if asks == "map":
        begin_turn(s)
        return
    island = s.layout[BESIDE[s.place]]
    if asks == "black":
        s.step = 0
        ask_action(s, s.active, PRINTED_BLACK[island])
    else:
        s.step = 1
        ask_action(s, 1 - s.active, PRINTED_WHITE[island])
