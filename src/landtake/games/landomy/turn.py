"""A turn of Landomy and the end of the game, in the rulebook's order. The ids are those of RULES.md."""

from __future__ import annotations

from typing import Final

from landtake.core.game import Event
from landtake.core.state import CHANCE, EVERYONE, OVER
from landtake.games.landomy import asks, cite, told
from landtake.games.landomy.data import PRINTED
from landtake.games.landomy.state import HOLDS, NO_MAP, NORTH, NOWHERE, RESERVE, SOUTH, Table
from landtake.games.landomy.tables import (
    ALL_CELLS,
    BESIDE,
    CENTRE,
    HIGHEST,
    LOWEST,
    NEIGHBOURS,
    OUTER,
    PLACE_BITS,
    PLACE_COUNT,
    PLACES_BESIDE,
    REACH,
    SECTORS,
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

# Why a game ended.
BY_LEAD: Final = 0
BY_ISLANDS: Final = 1
BY_CENTRE: Final = 2
BY_AIRSHIPS: Final = 3
BY_FIRST: Final = 4
REASONS: Final = ("lead", "islands", "centre", "airships", "first-player")


class Ties:
    """What Isolating Storms leaves out when a tie is broken (5a): airships when they are counted, and on the centre island."""

    def __init__(self, isolated: bool, centre_isolated: bool) -> None:
        self.isolated: Final = isolated
        self.centre_isolated: Final = centre_isolated


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
        out.append((told.FIRST, EVERYONE, player))
    s.seat = CHANCE
    s.kind = asks.ISLAND if advanced else asks.DRAW


def islands_left(s: Table, island: int) -> int:
    """How many islands of a kind are still to be laid out in the advanced set-up."""
    return PRINTED.layout.count(island) - s.layout.count(island)


def put_island(s: Table, island: int, out: list[Event] | None) -> None:
    cell = s.layout.index(NOWHERE)
    s.layout = (*s.layout[:cell], island, *s.layout[cell + 1 :])
    if out is not None:
        out.append((told.ISLAND, EVERYONE, cell, island))
    if NOWHERE not in s.layout:
        ask(s, s.first, asks.SETTLE, OUTER)


def settle(s: Table, seat: int, cell: int, out: list[Event] | None) -> None:
    place_ship(s, seat, cell, out)
    if s.ships[(1 - seat) * HOLDS + RESERVE] > AIRSHIPS - ON_ISLANDS:
        ask(s, 1 - seat, asks.SETTLE, OUTER)
    else:
        s.targets = 0
        if not won_by_lead(s, out):
            s.seat = CHANCE
            s.kind = asks.DRAW  # 5e: the maps are shown only now


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
        ask(s, s.active, asks.MAP, allowed)
    else:
        ask(s, s.active, asks.FACE_DOWN, free)  # 3.1e


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
    if s.kind == asks.MAP:
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
        out.append((told.LAID, EVERYONE, s.active, map_, place))
    ask_action(s, s.active, PRINTED_BLACK[s.layout[BESIDE[place]]])


def lay_face_down(ties: Ties, s: Table, map_: int, place: int, out: list[Event] | None) -> None:
    take_map(s, map_, place)
    s.face_down |= 1 << place
    if out is not None:
        out.append((told.FACE_DOWN, EVERYONE, s.active, map_, place))
    if s.ships[s.active * HOLDS + RESERVE]:  # 3.1f
        ask(s, s.active, asks.REINFORCE, ALL_CELLS & ~s.storms)
    else:
        verify(ties, s, out)


# 3.2 Performing the actions

PRINTED_BLACK: Final = PRINTED.black
PRINTED_WHITE: Final = PRINTED.white


def ask_action(s: Table, seat: int, verb: int) -> None:
    """Ask for an island on which the action is possible (3.2c), or only for an X if there is none (3.2d)."""
    if verb == DO_STORM:
        kind = asks.STORM
        possible = s.sectors & ~s.storms
    elif verb == DO_MOVE:
        kind = asks.MOVE
        possible = s.sectors & ~s.storms & REACH[present(s, seat)]
    else:
        kind = asks.PLACE
        possible = s.sectors & ~s.storms if s.ships[seat * HOLDS + RESERVE] else 0  # 3.5b
    if possible:
        ask(s, seat, kind, possible)
    else:
        ask(s, seat, asks.COVER, s.sectors)


def sector_refusal(s: Table, cell: int) -> int:
    """Why a player may not choose this island to move to, to place on, or to cover; 0 if they may."""
    if s.targets >> cell & 1:
        return 0
    if not s.sectors >> cell & 1:
        return cite.SECTOR_NOT_OPEN
    if s.storms >> cell & 1:
        return cite.STORM_CLOSES
    return cite.NOTHING_TO_MOVE


def finish_action(ties: Ties, s: Table, cell: int, out: list[Event] | None) -> None:
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
        out.append((told.IDLE, EVERYONE, s.active, last))
    verify(ties, s, out)


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


def move_storm(ties: Ties, s: Table, seat: int, origin: int, cell: int, out: list[Event] | None) -> None:
    s.storms = s.storms & ~(1 << origin) | 1 << cell
    if out is not None:
        out.append((told.STORM, EVERYONE, seat, origin, cell))
    if s.ships[cell] or s.ships[HOLDS + cell]:  # 3.3c
        s.target = cell
        s.kind = asks.PUSH
        s.targets = NEIGHBOURS[cell] & ~s.storms
    else:
        finish_action(ties, s, cell, out)


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


def push_ship(ties: Ties, s: Table, seat: int, owner: int, cell: int, out: list[Event] | None) -> None:
    origin = s.target
    s.ships[owner * HOLDS + origin] -= 1
    s.ships[owner * HOLDS + cell] += 1  # 3.3g: no conflict
    s.target = NOWHERE
    if out is not None:
        out.append((told.PUSHED, EVERYONE, seat, owner, origin, cell))
    finish_action(ties, s, origin, out)


# 3.4 Movement and Conflict


def begin_move(s: Table, seat: int, cell: int) -> None:
    s.target = cell
    s.kind = asks.COUNT
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


def move_ships(ties: Ties, s: Table, seat: int, count: int, out: list[Event] | None) -> None:
    source = source_asked(s, seat)
    if count:
        s.ships[seat * HOLDS + source] -= count
        s.ships[seat * HOLDS + s.target] += count
        s.moved += count
        if out is not None:
            out.append((told.MOVED, EVERYONE, seat, count, source, s.target))
    s.sources &= ~(1 << source)
    if s.sources:
        return
    cell = s.target
    s.moved = 0
    s.target = NOWHERE
    fight(s, cell, out)
    finish_action(ties, s, cell, out)


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
            out.append((told.CONFLICT, EVERYONE, cell, pairs, ships[cell], ships[HOLDS + cell]))


# 3.5 Place an Airship


def place_ship(s: Table, seat: int, cell: int, out: list[Event] | None) -> None:
    s.ships[seat * HOLDS + RESERVE] -= 1
    s.ships[seat * HOLDS + cell] += 1
    if out is not None:
        out.append((told.PLACED, EVERYONE, seat, cell))


# 3.6 Verifying the situation


def verify(ties: Ties, s: Table, out: list[Event] | None) -> None:
    """End the turn: the tenth ends the game, otherwise the other player becomes active."""
    s.place = NOWHERE
    s.step = 0
    s.sectors = 0
    s.targets = 0
    if s.turn == TURNS:
        end_by_islands(ties, s, out)
        return
    s.turn += 1
    s.active = 1 - s.active
    if not won_by_lead(s, out):
        s.seat = CHANCE
        s.kind = asks.DRAW


def draw_map(s: Table, map_: int, out: list[Event] | None) -> None:
    s.unseen &= ~(1 << map_)
    if out is not None:
        out.append((told.DREW, EVERYONE, map_))
    if s.offer_a == NO_MAP:
        s.offer_a = map_
        return
    if map_ > s.offer_a:
        s.offer_b = map_
    else:
        s.offer_b = s.offer_a
        s.offer_a = map_
    if out is not None:
        out.append((told.TURN, EVERYONE, s.active, s.turn))
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
        out.append((told.END, EVERYONE, winner, reason))


def end_by_islands(ties: Ties, s: Table, out: list[Event] | None) -> None:
    """After the tenth turn: most islands (4b), then the centre (4c), then airships (4d), then the first player (4e)."""
    lead = lead_of(s, SOUTH)
    if lead:
        end(s, SOUTH if lead > 0 else NORTH, BY_ISLANDS, out)
        return
    centre = s.ships[CENTRE] - s.ships[HOLDS + CENTRE]
    if ties.centre_isolated and s.storms >> CENTRE & 1:  # 5a
        centre = 0
    if centre:
        end(s, SOUTH if centre > 0 else NORTH, BY_CENTRE, out)
        return
    counted = ALL_CELLS & ~s.storms if ties.isolated else ALL_CELLS
    fleet = sum([s.ships[cell] - s.ships[HOLDS + cell] for cell in range(9) if counted >> cell & 1])
    if fleet:
        end(s, SOUTH if fleet > 0 else NORTH, BY_AIRSHIPS, out)
        return
    end(s, s.first, BY_FIRST, out)


# Positions that were written down


def resume(s: Table, due: str) -> None:
    """Ask what a position calls for: a map, the black action or the white action."""
    if due == "map":
        begin_turn(s)
        return
    island = s.layout[BESIDE[s.place]]
    if due == "black":
        s.step = 0
        ask_action(s, s.active, PRINTED_BLACK[island])
    else:
        s.step = 1
        ask_action(s, 1 - s.active, PRINTED_WHITE[island])
