"""Section 4 of the rules: the harvest roll, who receives what, famine, and ageing."""

from __future__ import annotations

from landtake.core.game import Event
from landtake.core.state import CHANCE, EVERYONE
from landtake.games.landnam import cite, told
from landtake.games.landnam.asks import (
    ASK_AGE,
    ASK_HARVEST,
    ASK_ROLL,
    ASK_SOW,
    ASKED,
    TO_AGEING,
    TO_DEALING,
    TO_MOVEMENT,
    TO_OUTLAWS,
)
from landtake.games.landnam.pieces import age
from landtake.games.landnam.realm import Realm
from landtake.games.landnam.state import Table
from landtake.games.landnam.supply import draw_fates, gain, holds, may_hold, pay, play
from landtake.games.landnam.tables import (
    AMOUNT,
    EFFECT,
    EXTRA,
    FIRST_PRODUCING,
    HARVEST_CARDS,
    HEX,
    NO_AGEING,
    PASS,
    PLAY,
    PLAY_CARD,
    PLAY_CHOICE,
    PLAYS_OF,
    SOWING_CARDS,
    TAKE,
)


def begin_harvest(s: Table, out: list[Event] | None) -> int:
    """3c: every turn begins with the dice, the first ones too."""
    if out is not None:
        out.append((told.TURN, EVERYONE, s.active, s.turn))
    s.seat = CHANCE
    s.kind = ASK_ROLL
    return ASKED


def roll(realm: Realm, s: Table, dice: int, out: list[Event] | None) -> int:
    """4a: the dice are rolled; a 7 holds the Althing (5a), where 5b says who receives a fate card."""
    s.die_a = dice // 6 + 1
    s.die_b = dice % 6 + 1
    if out is not None:
        out.append((told.ROLLED, EVERYONE, s.active, s.die_a, s.die_b))
    if s.die_a + s.die_b == 7:
        s.played = 0
        seats = 1 << s.active
        for seat in range(realm.seats):
            if s.fate_sizes[seat] == 0:
                seats |= 1 << seat
        return draw_fates(s, seats, TO_OUTLAWS, out)
    if s.played == 0 and may_hold(s, s.active, SOWING_CARDS):
        s.seat = s.active
        s.kind = ASK_SOW
        return ASKED
    return TO_DEALING


def dues(realm: Realm, s: Table, number: int) -> list[int]:
    """What a number brings: for every hex that gives cards the hex and how many, then -1, then four kinds for every player."""
    producers: list[int] = []
    due = [0] * (4 * realm.seats)
    for face in range(1, realm.inside):
        if s.marker[face] != number:
            continue
        resource = s.terrain[face] - FIRST_PRODUCING
        given = 0
        unit = s.unit[face]
        if unit:  # 4c: on land every unit is a settler
            due[((unit - 1) >> 1) * 4 + resource] += 2
            given = 2
        else:
            for corner in realm.corners_of[face]:
                house = s.house[corner]
                if house:  # 4b
                    count = 1 + ((house - 1) & 1)
                    due[((house - 1) >> 1) * 4 + resource] += count
                    given += count
        if given:
            producers.append(face)
            producers.append(given)
    producers.append(-1)
    return producers + due


def deal(realm: Realm, s: Table, out: list[Event] | None) -> int:
    """Everyone receives what is due, or there is a famine."""
    all_dues = dues(realm, s, s.die_a + s.die_b)
    split = all_dues.index(-1)
    if split:
        due = all_dues[split + 1 :]
        short = 0
        for resource in range(4):
            wanted = 0
            for seat in range(realm.seats):
                wanted += due[seat * 4 + resource]
            if wanted > s.stock[resource]:
                short |= 1 << resource
        if short:
            famine(realm, s, short, out)
        else:
            s.producers = all_dues[:split]
            hand_out(realm, s, due, out)
    if s.played == 0 and may_hold(s, s.active, HARVEST_CARDS):
        s.seat = s.active
        s.kind = ASK_HARVEST
        return ASKED
    return TO_AGEING


def hand_out(realm: Realm, s: Table, due: list[int], out: list[Event] | None) -> None:
    for at in range(4 * realm.seats):
        count = due[at]
        if count:
            gain(s, at // 4, at % 4, count)
            if at // 4 == s.active:
                s.received |= 1 << at % 4
            if out is not None:
                out.append((told.HARVESTED, EVERYONE, at // 4, at % 4, count))


def famine(realm: Realm, s: Table, short: int, out: list[Event] | None) -> None:
    """4d: nobody receives anything, and all cards of the short types go back."""
    for resource in range(4):
        if short >> resource & 1:
            if out is not None:
                out.append((told.FAMINE, EVERYONE, resource))
            for seat in range(realm.seats):
                count = s.hands[seat * 4 + resource]
                if count:
                    pay(s, seat, resource, count)
                    if out is not None:
                        out.append((told.RETURNED, EVERYONE, seat, resource, count))


# Harvest cards (4h, 11c)


def harvest_refusal(s: Table, seat: int, play_: int) -> int:
    """Why a Harvest card may not be played with this choice; 0 if it may."""
    card = PLAY_CARD[play_]
    cards = SOWING_CARDS if s.kind == ASK_SOW else HARVEST_CARDS
    if card not in cards:
        return cite.HARVEST_CARDS if card in SOWING_CARDS or card in HARVEST_CARDS else cite.CARD_PHASE
    if not holds(s, seat, card):
        return cite.NOT_HELD
    effect = EFFECT[card]
    if effect == TAKE:
        return 0 if s.stocked >> PLAY_CHOICE[play_] & 1 else cite.CARD_WITHOUT_EFFECT
    if effect == EXTRA:
        return 0 if (s.received & s.stocked) >> PLAY_CHOICE[play_] & 1 else cite.CARD_WITHOUT_EFFECT
    if s.kind == ASK_HARVEST and not s.producers:
        return cite.CARD_WITHOUT_EFFECT
    return 0


def harvest_options(s: Table, seat: int) -> list[int]:
    options = [PASS]
    for card in SOWING_CARDS if s.kind == ASK_SOW else HARVEST_CARDS:
        if holds(s, seat, card):
            for action in PLAYS_OF[card]:
                if harvest_refusal(s, seat, action - PLAY) == 0:
                    options.append(action)
    return options


def sow(s: Table, seat: int, action: int, out: list[Event] | None) -> int:
    """Second Sowing, or not."""
    if action == PASS:
        return TO_DEALING
    play(s, seat, action - PLAY, out)
    s.played = 1
    s.seat = CHANCE
    s.kind = ASK_ROLL
    return ASKED


def play_harvest(s: Table, seat: int, action: int, out: list[Event] | None) -> int:
    """One of the other Harvest cards, or none."""
    if action == PASS:
        return TO_AGEING
    card = PLAY_CARD[action - PLAY]
    choice = PLAY_CHOICE[action - PLAY]
    play(s, seat, action - PLAY, out)
    s.played = 1
    effect = EFFECT[card]
    if effect in (TAKE, EXTRA):
        count = min(AMOUNT[card], s.stock[choice])
        gain(s, seat, choice, count)
        if out is not None:
            out.append((told.HARVESTED, EVERYONE, seat, choice, count))
    elif effect == NO_AGEING:
        s.producers = []
    else:
        s.any_ageing = 1
    return TO_AGEING


# Ageing (4e)


def begin_ageing(s: Table) -> int:
    s.played = 0
    s.received = 0
    if not s.producers:
        return TO_MOVEMENT
    s.seat = s.active
    s.kind = ASK_AGE
    return ASKED


def ageing_faces(s: Table) -> list[int]:
    """The hexes of which the active player ages one (4f)."""
    pairs = s.producers
    faces = [pairs[i] for i in range(0, len(pairs), 2)]
    if s.any_ageing:
        return faces
    settled = [face for face in faces if s.unit[face]]
    if settled:
        return settled
    most = max([pairs[i] for i in range(1, len(pairs), 2)])
    return [pairs[i] for i in range(0, len(pairs), 2) if pairs[i + 1] == most]


def age_options(s: Table) -> list[int]:
    return [HEX + face for face in ageing_faces(s)]


def age_refusal(s: Table, face: int) -> int:
    """Why a hex is not the one to age; 0 if it may be."""
    if face in ageing_faces(s):
        return 0
    return cite.AGEING_CHOICE if face in s.producers[::2] else cite.AGEING


def age_chosen(s: Table, face: int, out: list[Event] | None) -> int:
    s.producers = []
    s.any_ageing = 0
    age(s, face, out)
    return TO_MOVEMENT
