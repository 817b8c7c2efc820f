"""Section 6 of the rules: moving a ship or a settler, chasing, fleeing, and trading a fate card instead."""

from __future__ import annotations

from typing import Final

from landtake.core.game import Event
from landtake.core.state import EVERYONE
from landtake.games.landnam import cite, told
from landtake.games.landnam.asks import ASK_FLEE, ASK_STEP, ASK_SWAP, ASK_UNIT, ASKED, TO_TRADE
from landtake.games.landnam.pieces import award_reds, lift_unit, mountain_open, owner_of, put_unit, retire, settles, sort_of, tokens_left
from landtake.games.landnam.realm import Realm
from landtake.games.landnam.rules_exploration import begin_exploration
from landtake.games.landnam.state import NOWHERE, Table
from landtake.games.landnam.supply import discard, gain, holds, may_hold, play
from landtake.games.landnam.tables import (
    AMOUNT,
    CARDS,
    EFFECT,
    ENTER_LAND,
    ENTER_MOUNTAIN,
    ENTER_OCCUPIED,
    HEX,
    HORSE_STEP_CARDS,
    LAND_CARDS,
    MOUNTAIN,
    MOVEMENT_CARDS,
    OUTER,
    PASS_CARDS,
    PLAY,
    PLAY_CARD,
    PLAYS_OF,
    RESOURCE,
    SEA,
    SHIP,
    SHIP_STEP_CARDS,
    STAY,
    STEPS_HORSE,
    STEPS_SHIP,
    STOP,
    SWAP,
    UNEXPLORED,
)

SHIP_STEPS: Final = 2
HORSE_STEPS: Final = 1

# What cards let the unit enter.
LAND: Final = 1
PEAKS: Final = 2
OCCUPIED: Final = 4


# 6.1 What may be done


def begin_movement(s: Table) -> int:
    s.seat = s.active
    s.kind = ASK_UNIT
    return ASKED


def unit_options(s: Table, seat: int) -> list[int]:
    options = [STAY]
    for face in s.units[seat]:
        options.append(HEX + face)
    if s.outer[seat]:
        options.append(HEX + OUTER)
    if s.stocked and s.fate_sizes[seat]:
        for card in range(CARDS):
            if holds(s, seat, card):
                options.append(SWAP + card)
    return options


def unit_refusal(realm: Realm, s: Table, seat: int, action: int) -> int:
    """Why a player may not begin the movement like this; 0 if they may."""
    if action == STAY:
        return 0
    if HEX <= action <= HEX + OUTER:
        face = action - HEX
        there = s.outer[seat] > 0 if face == OUTER else s.unit[face] != 0 and owner_of(s.unit[face]) == seat
        return 0 if there else cite.NO_UNIT_THERE
    if SWAP <= action < SWAP + CARDS:
        if not holds(s, seat, action - SWAP):
            return cite.NOT_HELD
        return 0 if s.stocked else cite.TRADE_FATE
    return cite.PHASES_IN_ORDER


def choose_unit(s: Table, seat: int, action: int, out: list[Event] | None) -> int:
    if action == STAY:
        return TO_TRADE
    if action >= SWAP:
        discard(s, seat, action - SWAP)
        if out is not None:
            out.append((told.SWAPPED, EVERYONE, seat, action - SWAP))
        s.kind = ASK_SWAP
        return ASKED
    s.mover = action - HEX
    s.steps = SHIP_STEPS if moving_sort(s) == SHIP else HORSE_STEPS
    s.kind = ASK_STEP
    return ASKED


def swap_options(s: Table) -> list[int]:
    return [RESOURCE + resource for resource in range(4) if s.stocked >> resource & 1]


def swap(s: Table, seat: int, resource: int, out: list[Event] | None) -> int:
    """6.1c: a resource card for the fate card that was discarded."""
    gain(s, seat, resource, 1)
    if out is not None:
        out.append((told.REWARD, EVERYONE, seat, resource))
    return TO_TRADE


# Steps; 6.2d: a beached ship moves like any ship


def moving_sort(s: Table) -> int:
    """Whether a ship or a horse is moving."""
    return SHIP if s.mover == OUTER else sort_of(s.unit[s.mover])


def step_refusal(realm: Realm, s: Table, seat: int, face: int) -> int:
    """Why the moving unit may not step to a hex; 0 if it may."""
    ship = moving_sort(s) == SHIP
    if face == s.found:  # 7b: the step was spent on the discovery
        if ship:
            return 0 if s.entering & LAND else cite.SHIP_TO_SEA
        return 0 if s.entering & PEAKS else cite.INTO_MOUNTAINS
    if s.steps == 0:
        return cite.ONE_UNIT
    if face == OUTER:
        return 0 if ship and s.mover != OUTER and s.mover >= realm.inside else cite.OUTER_SEA
    if face >= realm.faces:
        return cite.BOARD
    if s.mover == OUTER:
        if face < realm.inside:
            return cite.OUTER_SEA
        if not s.landed >> seat & 1:
            return landing_refusal(realm, s, face)
    elif face not in realm.near[s.mover]:
        return cite.SHIP_TO_SEA if ship else cite.SETTLER_TO_LAND
    elif s.terrain[face] == UNEXPLORED:
        return 0
    return entry_refusal(realm, s, seat, face, ship)


def landing_refusal(realm: Realm, s: Table, face: int) -> int:
    """6.2c: why a player's first step may not go to this hex of the rim; 0 if it may."""
    edge = realm.rim_edge[face]
    return cite.FIRST_LANDING if edge < 0 or s.edges >> edge & 1 or s.unit[face] else 0


def entry_refusal(realm: Realm, s: Table, seat: int, face: int, ship: bool) -> int:
    """Why the moving unit may not enter a known hex next to it; 0 if it may."""
    terrain = s.terrain[face]
    if ship:
        if terrain != SEA and not s.entering & LAND:
            return cite.SHIP_TO_SEA
    elif terrain == SEA:
        return cite.SETTLER_TO_LAND
    elif terrain == MOUNTAIN and not s.entering & PEAKS and not mountain_open(realm, s, seat, face, s.mover):
        return cite.INTO_MOUNTAINS
    unit = s.unit[face]
    if unit and (owner_of(unit) == seat or not (s.tokens[face] >> seat & 1 or s.entering & OCCUPIED)):
        return cite.ONE_A_HEX if owner_of(unit) == seat else cite.OCCUPIED
    return 0


def step_options(realm: Realm, s: Table, seat: int) -> list[int]:
    options = [STOP]
    if s.steps:
        ship = moving_sort(s) == SHIP
        if s.mover == OUTER:
            if s.landed >> seat & 1:
                for face in range(realm.inside, realm.faces):
                    if s.unit[face] == 0 or entry_refusal(realm, s, seat, face, ship) == 0:
                        options.append(HEX + face)
            else:
                for face in realm.landings:
                    if landing_refusal(realm, s, face) == 0:
                        options.append(HEX + face)
        else:
            for face in realm.near[s.mover]:
                if face == s.found:
                    continue
                if s.terrain[face] == UNEXPLORED or entry_refusal(realm, s, seat, face, ship) == 0:
                    options.append(HEX + face)
            if ship and s.mover >= realm.inside:
                options.append(HEX + OUTER)
    if s.found != NOWHERE and step_refusal(realm, s, seat, s.found) == 0:
        options.append(HEX + s.found)
    if s.fate_sizes[seat]:
        for card in MOVEMENT_CARDS:
            if holds(s, seat, card) and movement_card_refusal(s, seat, card) == 0:
                options.append(PLAYS_OF[card][0])
    return options


def movement_card_refusal(s: Table, seat: int, card: int) -> int:
    """11e: why a card may not be played for the moving unit; 0 if it may."""
    if card not in MOVEMENT_CARDS:
        return cite.CARD_PHASE
    if not holds(s, seat, card):
        return cite.NOT_HELD
    effect = EFFECT[card]
    ship = moving_sort(s) == SHIP
    if effect == STEPS_SHIP:
        return 0 if ship else cite.MOVEMENT_CARDS
    if effect == STEPS_HORSE:
        return cite.MOVEMENT_CARDS if ship else 0
    if effect == ENTER_OCCUPIED:
        return 0 if s.steps and not s.entering & OCCUPIED else cite.CARD_WITHOUT_EFFECT
    if (effect == ENTER_LAND) != ship:
        return cite.MOVEMENT_CARDS
    there = LAND if ship else PEAKS
    return 0 if not s.entering & there and (s.steps or s.found != NOWHERE) else cite.CARD_WITHOUT_EFFECT


def take_step(realm: Realm, s: Table, seat: int, action: int, out: list[Event] | None) -> int:
    """A step, a Movement card, or the end of the movement."""
    if action == STOP:
        return end_movement(realm, s, out)
    if action >= PLAY:
        play(s, seat, action - PLAY, out)
        use_movement_card(s, PLAY_CARD[action - PLAY])
        return ASKED
    face = action - HEX
    if face == s.found:
        return enter(realm, s, seat, face, out)
    s.steps -= 1
    s.found = NOWHERE
    if face != OUTER and s.terrain[face] == UNEXPLORED:
        return begin_exploration(s, seat, face, out)
    if not s.landed >> seat & 1 and s.mover == OUTER:
        s.landed |= 1 << seat
        s.edges |= 1 << realm.rim_edge[face]
    return enter(realm, s, seat, face, out)


def use_movement_card(s: Table, card: int) -> None:
    effect = EFFECT[card]
    if effect in (STEPS_SHIP, STEPS_HORSE):
        s.steps += AMOUNT[card]
    elif effect == ENTER_OCCUPIED:
        s.entering |= OCCUPIED
    else:
        s.entering |= PEAKS if effect == ENTER_MOUNTAIN else LAND


def enter(realm: Realm, s: Table, seat: int, face: int, out: list[Event] | None) -> int:
    """Move the unit onto a hex that it may enter; an occupant is displaced."""
    s.found = NOWHERE
    tokens = 0 if s.mover == OUTER else s.tokens[s.mover]
    unit = lift_unit(s, s.mover, seat)
    if face != OUTER and s.unit[face]:
        if not s.tokens[face] >> seat & 1:
            s.entering &= ~OCCUPIED
        s.followed = s.tokens[face]
        s.fleeing = lift_unit(s, face, owner_of(s.unit[face]))
    put_unit(s, unit, face, tokens)
    s.origin = s.mover
    s.mover = face
    if out is not None:
        out.append((told.MOVED, EVERYONE, seat, sort_of(unit), s.origin, face))
    if face == OUTER:  # 6.2b
        tokens_left(realm, s, tokens, OUTER, out)
        return end_movement(realm, s, out)
    if s.fleeing:
        return displace(realm, s, out)
    return after_step(realm, s, out)


def goes_on(s: Table) -> bool:
    """Whether the moving unit has a step left, or a card has opened to it what it has discovered."""
    return s.steps > 0 or (s.found != NOWHERE and s.entering & (LAND if moving_sort(s) == SHIP else PEAKS) != 0)


def after_step(realm: Realm, s: Table, out: list[Event] | None) -> int:
    """Ask for the next step, or for a card after the last one if there may be one."""
    seat = s.active
    ship = moving_sort(s) == SHIP
    more = goes_on(s) or may_hold(s, seat, SHIP_STEP_CARDS if ship else HORSE_STEP_CARDS)
    if more or (s.found != NOWHERE and may_hold(s, seat, LAND_CARDS if ship else PASS_CARDS)):
        s.seat = seat
        s.kind = ASK_STEP
        return ASKED
    return end_movement(realm, s, out)


def discovered(realm: Realm, s: Table, out: list[Event] | None) -> int:
    """7a: the unit enters what it has discovered if the ordinary rules allow it; else 7b may."""
    face = s.exploring
    s.exploring = NOWHERE
    terrain = s.terrain[face]
    if moving_sort(s) == SHIP:
        enters = terrain == SEA
        by_card = not enters
    else:
        by_card = terrain == MOUNTAIN and not mountain_open(realm, s, s.active, face, s.mover)
        enters = terrain != SEA and not by_card
    if enters:
        return enter(realm, s, s.active, face, out)
    if by_card:
        s.found = face
    return after_step(realm, s, out)


def end_movement(realm: Realm, s: Table, out: list[Event] | None) -> int:
    """6.4d: an outlaw's tokens are looked at where its movement ends."""
    if s.mover != OUTER and s.tokens[s.mover]:
        s.tokens[s.mover] = tokens_left(realm, s, s.tokens[s.mover], s.mover, out)
    s.mover = NOWHERE
    s.origin = NOWHERE
    s.steps = 0
    s.entering = 0
    s.found = NOWHERE
    return TO_TRADE


# 6.4 Fleeing


def displace(realm: Realm, s: Table, out: list[Event] | None) -> int:
    if out is not None:
        out.append((told.DISPLACED, EVERYONE, s.mover, s.fleeing))
    if flee_options(realm, s):
        s.seat = owner_of(s.fleeing)
        s.kind = ASK_FLEE
        return ASKED
    unit = s.fleeing
    tokens = s.followed
    s.fleeing = 0
    s.followed = 0
    retire(s, unit)
    if out is not None:
        out.append((told.REMOVED, EVERYONE, s.mover, unit))
    award_reds(s, tokens, out)
    return after_step(realm, s, out)


def flee_refusal(realm: Realm, s: Table, face: int) -> int:
    """6.4b: why a displaced unit may not flee to a hex; 0 if it may."""
    here = s.mover
    if face == s.origin:
        return cite.FLIGHT
    if face == OUTER:
        return 0 if here >= realm.inside and sort_of(s.fleeing) == SHIP else cite.FLIGHT
    if face >= realm.faces or face not in realm.near[here] or s.unit[face]:
        return cite.FLIGHT
    terrain = s.terrain[face]
    if sort_of(s.fleeing) == SHIP:
        return 0 if terrain == SEA else cite.FLIGHT
    if terrain <= SEA:
        return cite.FLIGHT
    closed = terrain == MOUNTAIN and s.terrain[here] != MOUNTAIN and not settles(realm, s, owner_of(s.fleeing), face)
    return cite.INTO_MOUNTAINS if closed else 0


def flee_options(realm: Realm, s: Table) -> list[int]:
    options = [HEX + face for face in realm.near[s.mover] if flee_refusal(realm, s, face) == 0]
    if flee_refusal(realm, s, OUTER) == 0:
        options.append(HEX + OUTER)
    return options


def flee(realm: Realm, s: Table, face: int, out: list[Event] | None) -> int:
    unit = s.fleeing
    tokens = tokens_left(realm, s, s.followed, face, out)
    s.fleeing = 0
    s.followed = 0
    put_unit(s, unit, face, tokens)
    if out is not None:
        out.append((told.FLED, EVERYONE, unit, s.mover, face))
    return after_step(realm, s, out)
