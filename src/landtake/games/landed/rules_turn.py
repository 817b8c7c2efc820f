"""Landed's turns: setting up, drawing, what is asked next, and the end. The ids are those of RULES.md."""

from __future__ import annotations

from typing import Final

from landtake.core.game import Event
from landtake.core.state import CHANCE, EVERYONE, OVER
from landtake.games.landed import ground
from landtake.games.landed.claims import might_claim
from landtake.games.landed.kinds import (
    ASK_ACTION,
    ASK_AFTER,
    ASK_DRAW_CONTRACT,
    ASK_DRAW_SATELLITE,
    ASK_DRAW_TILE,
    ASK_FIRST,
    ASK_KEEP,
    ASK_START,
    ASK_STEAL,
    BY_CUBES,
    BY_TILES,
    TOLD_CONTRACT,
    TOLD_END,
    TOLD_FINAL,
    TOLD_FIRST,
    TOLD_LAST_ROUND,
    TOLD_RESHUFFLED,
    TOLD_STARTED,
    TOLD_TILE,
    TOLD_TURN,
)
from landtake.games.landed.state import NO_TILE, NONE, Table
from landtake.games.landed.tables import (
    ALL_CARDS,
    CONTRACT_COUNT,
    CONTRACT_TERRAIN,
    KEEP_TWO,
    PAIRS,
    SCORE_CARD,
    START,
    TILE_COUNT,
)

HAND: Final = 4
START_CONTRACTS: Final = 4
UNUSED_CARD: Final = 2
SCORE_POINTS: Final = 6
START_CUBES: Final[list[int]] = [0, 0, 8, 7, 6]


# 2 Setting up


def _each(seats: int) -> list[list[int]]:
    """An empty list for every seat."""
    return [[] for _ in range(seats)]


def new_table(seats: int) -> Table:
    """The table before the first player is drawn by lot (2c)."""
    s = Table(_each(seats), _each(seats), _each(seats), _each(seats), _each(seats))
    s.points = [0] * seats
    s.cubes = [START_CUBES[seats]] * seats  # 2b
    s.keeping = [0] * seats
    s.laying = [NO_TILE] * seats
    s.bag = list(range(1, TILE_COUNT + 1))
    s.deck = list(range(CONTRACT_COUNT))
    s.orbit = ALL_CARDS[:]
    s.where = [NONE] * (TILE_COUNT + 1)
    s.face = [NONE] * (TILE_COUNT + 1)
    s.under = [NONE] * (TILE_COUNT + 1)
    s.cube = [NONE] * (TILE_COUNT + 1)
    ground.found(s, 0, 0)
    s.free = [0]
    ground.lay(s, 0, START, 0)  # 2a
    s.seat = CHANCE
    s.kind = ASK_FIRST
    return s


def choose_first(s: Table, player: int, out: list[Event] | None) -> None:
    s.first = s.active = s.dealing = player
    if out is not None:
        out.append((TOLD_FIRST, EVERYONE, player))
    s.due = HAND  # 2d
    s.kind = ASK_DRAW_TILE


def deal_on(s: Table, each: int) -> bool:
    """During the set-up, go on with the next seat; False once all have been dealt to."""
    s.dealing = (s.dealing + 1) % len(s.points)
    s.due = each
    return s.dealing != s.first


def choose_start(s: Table, seat: int, action: int, out: list[Event] | None) -> None:
    """Note which contracts a seat keeps; once all have chosen, the rest go back into the deck (2e, 2f)."""
    s.keeping[seat] = action
    s.asked &= ~(1 << seat)
    if s.asked:
        s.seat = (s.asked & -s.asked).bit_length() - 1
        return
    for each in range(len(s.points)):
        one, other = PAIRS[s.keeping[each] - KEEP_TWO]
        s.deck.extend([contract for contract in s.contracts[each] if contract != one and contract != other])
        s.contracts[each] = [one, other]
        s.keeping[each] = 0
    s.deck.sort()
    if out is not None:
        out.append((TOLD_STARTED, EVERYONE))
    begin_turn(s, s.first, out)


# 3 The turn


def ask(s: Table, kind: int) -> None:
    """Ask the active player."""
    s.seat = s.active
    s.kind = kind


def ask_chance(s: Table, kind: int) -> None:
    s.seat = CHANCE
    s.kind = kind


def begin_turn(s: Table, player: int, out: list[Event] | None) -> None:
    s.active = player
    s.turn += 1
    if out is not None:
        out.append((TOLD_TURN, EVERYONE, player, s.turn))
    ask(s, ASK_ACTION)


def might_use_card(s: Table) -> bool:
    """Whether, for all that everyone can see, the active player may be able to use a satellite card."""
    return s.carded == 0 and len(s.cards[s.active]) > 0


def proceed(s: Table, out: list[Event] | None) -> None:
    """After a step is finished: the end (11d, 11e), the action (3a), what may follow it (8c, 9i), or the next turn.

    An action there always is (3c): a tile to lay or, before the last round, one to draw.
    """
    if sum(s.cubes) == 0:
        end_game(s, BY_CUBES, out)
    elif s.acted == 0:
        ask(s, ASK_ACTION)
    elif might_use_card(s) or might_claim(s, s.active):
        ask(s, ASK_AFTER)
    else:
        end_turn(s, out)


def end_turn(s: Table, out: list[Event] | None) -> None:
    close_turn(s)
    if s.turns_left == 0:
        end_game(s, BY_TILES, out)
        return
    if s.turns_left > 0:
        s.turns_left -= 1
    begin_turn(s, (s.active + 1) % len(s.points), out)


def close_turn(s: Table) -> None:
    """Cards obtained this turn become usable (8b)."""
    fresh = s.fresh[s.active]
    if fresh:
        s.cards[s.active].extend(fresh)
        s.cards[s.active].sort()
        s.fresh[s.active] = []
    s.acted = 0
    s.carded = 0
    s.claimed = 0
    s.window = NONE


def is_last_turn(s: Table) -> bool:
    """Whether this turn belongs to the last round (11c)."""
    return 0 <= s.turns_left < len(s.points)


# 5 Drawing tiles


def draw_tiles(s: Table, count: int, out: list[Event] | None) -> None:
    """Draw so many tiles for the active player, or as many as there are (5a); an ability may go beyond a full hand (5c)."""
    s.dealing = s.active  # 11b
    s.due = min(count, len(s.bag))
    if s.due > 0:
        ask_chance(s, ASK_DRAW_TILE)
    else:
        proceed(s, out)


def tile_drawn(s: Table, tile: int, out: list[Event] | None) -> None:
    s.bag.remove(tile)
    s.hands[s.dealing].append(tile)
    s.hands[s.dealing].sort()
    s.due -= 1
    if out is not None:
        out.append((TOLD_TILE, 1 << s.dealing, s.dealing, tile))
    if not s.bag:
        s.turns_left = len(s.points)  # 11a
        if out is not None:
            out.append((TOLD_LAST_ROUND, EVERYONE, s.dealing))
    if s.due > 0:
        return
    if s.turn:
        s.dealing = 0
        proceed(s, out)
    elif not deal_on(s, HAND):
        s.due = START_CONTRACTS
        s.kind = ASK_DRAW_CONTRACT


# 6 Drawing contracts


def draw_contracts(s: Table, count: int) -> None:
    """Draw so many contracts for the active player, or as many as there are (6a)."""
    s.dealing = s.active
    s.due = min(count, len(s.deck) + len(s.queue))
    next_contract(s)


def next_contract(s: Table) -> None:
    """Draw the next contract: of the unknown part of the deck by chance, then from what lies under it in its order (6f)."""
    while s.due > 0:
        if s.deck:
            ask_chance(s, ASK_DRAW_CONTRACT)
            return
        s.queue_seen.pop(0)
        take_contract(s, s.queue.pop(0))
    ask(s, ASK_KEEP)


def take_contract(s: Table, contract: int) -> None:
    s.drawn.append(contract)
    s.drawn_seen.append(1 << s.dealing)
    s.due -= 1


def contract_drawn(s: Table, contract: int, out: list[Event] | None) -> None:
    s.deck.remove(contract)
    if out is not None:
        out.append((TOLD_CONTRACT, 1 << s.dealing, s.dealing, contract))
    if s.turn:
        take_contract(s, contract)
        next_contract(s)
        return
    s.contracts[s.dealing].append(contract)
    s.contracts[s.dealing].sort()
    s.due -= 1
    if s.due == 0 and not deal_on(s, START_CONTRACTS):
        s.dealing = 0
        s.due = 0
        s.asked = (1 << len(s.points)) - 1
        s.seat = 0
        s.kind = ASK_START


# 7 Drawing satellite cards


def may_get_card(s: Table) -> bool:
    """Whether there is a satellite card to draw or to steal."""
    return len(s.orbit) > 0 or len(s.used) > 0 or can_steal(s)


def can_steal(s: Table) -> bool:
    return any(seat != s.active and s.cards[seat] for seat in range(len(s.points)))


def get_card(s: Table, out: list[Event] | None) -> None:
    """Draw a satellite card for the active player (7a), after a reshuffle if need be (7c), or let them steal one (7d)."""
    if not s.orbit and s.used:
        s.orbit = s.used
        s.used = []
        if out is not None:
            out.append((TOLD_RESHUFFLED, EVERYONE, len(s.orbit)))
    if s.orbit:
        ask_chance(s, ASK_DRAW_SATELLITE)
    elif can_steal(s):
        ask(s, ASK_STEAL)
    else:
        proceed(s, out)  # 7e


# 11, 12 The end


def end_game(s: Table, reason: int, out: list[Event] | None) -> None:
    close_turn(s)
    s.reason = reason
    s.seat = OVER
    s.kind = 0
    if out is not None:
        out.append((TOLD_END, EVERYONE, reason))


def score_hands(s: Table, score_card: int, out: list[Event] | None) -> None:
    """At the end, score the satellite cards that are left: 2 each (12a), a Score card `score_card` (12b)."""
    for seat in range(len(s.points)):
        scores = s.cards[seat].count(SCORE_CARD)
        unused = len(s.cards[seat]) - scores
        gained = unused * UNUSED_CARD + scores * score_card
        s.points[seat] += gained
        if out is not None and gained:
            out.append((TOLD_FINAL, EVERYONE, seat, unused, scores, gained))


def terrains_of(s: Table, seat: int) -> int:
    """How many different terrains a player's fulfilled contracts name (12e)."""
    mask = 0
    for contract in s.fulfilled[seat]:
        mask |= 1 << CONTRACT_TERRAIN[contract]
    return mask.bit_count()


def places(s: Table) -> list[int]:
    """Ranks by points (12c), then unused cubes (12d), then terrains (12e); what is still tied is shared (12f)."""
    keys = [(s.points[seat] * 100 + s.cubes[seat]) * 10 + terrains_of(s, seat) for seat in range(len(s.points))]
    return [1 + len([other for other in keys if other > key]) for key in keys]
