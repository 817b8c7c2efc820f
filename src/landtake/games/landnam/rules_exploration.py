"""Section 7 of the rules: what an unknown hex turns out to be."""

from __future__ import annotations

from typing import Final

from landtake.core.game import Event
from landtake.core.state import CHANCE, EVERYONE
from landtake.games.landnam import cite, told
from landtake.games.landnam.asks import ASK_EXPLORE, ASK_GREEN, ASK_RED, ASKED, TO_ENTERING
from landtake.games.landnam.data import PRINTED
from landtake.games.landnam.pieces import free_number
from landtake.games.landnam.realm import Realm
from landtake.games.landnam.state import Table
from landtake.games.landnam.supply import draw_fates, gain, holds, may_hold, play
from landtake.games.landnam.tables import (
    EFFECT,
    EXPLORATION_CARDS,
    FIRST_PRODUCING,
    GREEN_TERRAIN,
    MOUNTAIN,
    PLAY,
    PLAY_CARD,
    PLAY_CHOICE,
    PLAYS_OF,
    RED_NUMBER,
    ROLL_DICE,
    SEA,
    TERRAIN,
    TERRAIN_ROWS,
)

PER_MOUNTAIN: Final = PRINTED.modifiers[0]
PER_LAND: Final = PRINTED.modifiers[1]
MOST_MODIFIER: Final = PRINTED.modifiers[2]


def begin_exploration(s: Table, seat: int, face: int, out: list[Event] | None) -> int:
    s.exploring = face
    if out is not None:
        out.append((told.EXPLORES, EVERYONE, seat, face))
    return before_dice(s, seat, out)


# Exploration cards (11f, 11g)


def before_dice(s: Table, seat: int, out: list[Event] | None) -> int:
    """Ask for cards that are played before the dice, as long as there may be one."""
    if not (s.named and s.numbered) and may_hold(s, seat, EXPLORATION_CARDS):
        s.seat = seat
        s.kind = ASK_EXPLORE
        return ASKED
    return find_terrain(s, out)


def explore_refusal(s: Table, seat: int, play_: int) -> int:
    """Why an Exploration card may not be played with this choice; 0 if it may."""
    card = PLAY_CARD[play_]
    if card not in EXPLORATION_CARDS:
        return cite.CARD_PHASE
    if not holds(s, seat, card):
        return cite.NOT_HELD
    if EFFECT[card] == TERRAIN:
        return 0 if s.named == 0 and s.hexes_left[PLAY_CHOICE[play_]] else cite.TERRAIN_CARDS
    return 0 if s.numbered == 0 and s.numbers_left[PLAY_CHOICE[play_]] else cite.LANDMARKS


def explore_options(s: Table, seat: int) -> list[int]:
    options = [ROLL_DICE]
    for card in EXPLORATION_CARDS:
        if holds(s, seat, card):
            for action in PLAYS_OF[card]:
                if explore_refusal(s, seat, action - PLAY) == 0:
                    options.append(action)
    return options


def explore(s: Table, seat: int, action: int, out: list[Event] | None) -> int:
    if action == ROLL_DICE:
        return find_terrain(s, out)
    play(s, seat, action - PLAY, out)
    if EFFECT[PLAY_CARD[action - PLAY]] == TERRAIN:
        s.named = PLAY_CHOICE[action - PLAY]
    else:
        s.numbered = PLAY_CHOICE[action - PLAY]
    return before_dice(s, seat, out)


# The dice (7.1)


def find_terrain(s: Table, out: list[Event] | None) -> int:
    """The terrain that a card has named, or the green die's."""
    return lay_hex(s, s.named, out) if s.named else roll_green(s)


def roll_green(s: Table) -> int:
    s.seat = CHANCE
    s.kind = ASK_GREEN
    return ASKED


def modifier(realm: Realm, s: Table, face: int) -> int:
    """7.1b: what the hexes round about add to the green die."""
    total = 0
    for other in realm.near[face]:
        terrain = s.terrain[other]
        if terrain == MOUNTAIN:
            total += PER_MOUNTAIN
        elif terrain > SEA:
            total += PER_LAND
    return min(total, MOST_MODIFIER)


def green(realm: Realm, s: Table, die: int, out: list[Event] | None) -> int:
    """The terrain; 7.1d: one that is exhausted is rolled again."""
    added = modifier(realm, s, s.exploring)
    terrain = GREEN_TERRAIN[die + added]
    s.green = die
    if out is not None:
        out.append((told.GREEN, EVERYONE, die, added, terrain))
    if s.hexes_left[terrain] == 0:
        for other in range(1, 11):
            if s.hexes_left[GREEN_TERRAIN[other + added]]:
                return roll_green(s)
        terrain = nearest_left(s, terrain)
    return lay_hex(s, terrain, out)


def nearest_left(s: Table, terrain: int) -> int:
    """The terrain of which a hex is left that is nearest in the table, the lower first (7.1d)."""
    row = TERRAIN_ROWS.index(terrain)
    for distance in range(1, len(TERRAIN_ROWS)):
        for near in (row - distance, row + distance):
            if 0 <= near < len(TERRAIN_ROWS) and s.hexes_left[TERRAIN_ROWS[near]]:
                return TERRAIN_ROWS[near]
    raise AssertionError("there are more hexes than places for them")


def lay_hex(s: Table, terrain: int, out: list[Event] | None) -> int:
    s.terrain[s.exploring] = terrain
    s.hexes_left[terrain] -= 1
    if terrain >= FIRST_PRODUCING:
        if s.numbered == 0:
            s.seat = CHANCE
            s.kind = ASK_RED
            return ASKED
        return mark(s, s.numbered, out)
    return reward(s, out)


def red(s: Table, die: int, out: list[Event] | None) -> int:
    """7.1c: the number marker."""
    s.red = die
    number = free_number(s, RED_NUMBER[die])
    if out is not None:
        out.append((told.RED, EVERYONE, die, number))
    return mark(s, number, out)


def mark(s: Table, number: int, out: list[Event] | None) -> int:
    if number:
        s.marker[s.exploring] = number
        s.numbers_left[number] -= 1
    return reward(s, out)


def reward(s: Table, out: list[Event] | None) -> int:
    """7c: what the discoverer receives."""
    terrain = s.terrain[s.exploring]
    s.named = 0
    s.numbered = 0
    if out is not None:
        out.append((told.DISCOVERED, EVERYONE, s.active, s.exploring, terrain, s.marker[s.exploring]))
    if terrain == SEA:
        return TO_ENTERING
    resource = terrain - FIRST_PRODUCING
    if terrain == MOUNTAIN or not s.stocked >> resource & 1:
        return draw_fates(s, 1 << s.active, TO_ENTERING, out)
    gain(s, s.active, resource, 1)
    if out is not None:
        out.append((told.REWARD, EVERYONE, s.active, resource))
    return TO_ENTERING
