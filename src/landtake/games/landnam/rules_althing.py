"""Section 5 of the rules, its frame: outlaws removed, who sues when, cards that anyone may play, black tokens."""

from __future__ import annotations

from typing import Final

from landtake.core.game import Event
from landtake.core.state import EVERYONE
from landtake.games.landnam import cite, told
from landtake.games.landnam.asks import ASK_ALTHING, ASK_OPENER, ASK_OPENING, ASK_SUE, ASKED, TO_MOVEMENT
from landtake.games.landnam.pieces import award_reds, lift_unit, owner_of, produces, retire, settles
from landtake.games.landnam.realm import Realm
from landtake.games.landnam.rules_suit import LOST, RAISED, answer_raise, begin_raise, conclude, end_suit
from landtake.games.landnam.state import NOWHERE, Table
from landtake.games.landnam.supply import holds, lay_down, may_hold, play
from landtake.games.landnam.tables import (
    ALTHING_CARDS,
    BID,
    CORNER_FACES,
    EFFECT,
    END_ALTHING,
    HEX,
    PASS,
    PLAY,
    PLAY_CARD,
    PLAYER,
    PLAYS_OF,
    SUIT_CARDS,
)

# What the Althing waits for while everyone is asked for cards (5.3c).
BEFORE_SUITS: Final = 1
AFTER_BID: Final = 2
GIVEN_UP: Final = 3
BETWEEN_SUITS: Final = 4

ENOUGH_SUITS: Final = 3


def remove_outlaws(realm: Realm, s: Table, out: list[Event] | None) -> int:
    """5d: the outlaws go, their tokens score, and the Althing is opened if anybody could sue."""
    for seat in range(realm.seats):
        for face in [face for face in s.units[seat] if s.tokens[face]]:
            tokens = s.tokens[face]
            unit = lift_unit(s, face, seat)
            retire(s, unit)
            if out is not None:
                out.append((told.REMOVED, EVERYONE, face, unit))
            award_reds(s, tokens, out)
    for seat in range(realm.seats):
        if suable(s, seat):
            return open_window(realm, s, BEFORE_SUITS, out)
    return TO_MOVEMENT


# Who may be sued (5.1)


def suable(s: Table, seat: int) -> list[int]:
    """The hexes on which units of others block a player's production or trade."""
    faces: list[int] = []
    for corner in s.homes[seat]:
        for face in CORNER_FACES[corner * 3 : corner * 3 + 3]:
            if s.unit[face] and s.marker[face] and owner_of(s.unit[face]) != seat and face not in faces:
                faces.append(face)
    return faces


def sue_refusal(realm: Realm, s: Table, seat: int, face: int) -> int:
    """Why a player may not sue the unit on a hex; 0 if they may."""
    if face >= realm.faces or s.unit[face] == 0 or s.marker[face] == 0:
        return cite.NOT_BLOCKING
    if owner_of(s.unit[face]) == seat or not settles(realm, s, seat, face):
        return cite.NOT_BLOCKING
    if s.sued[seat] >> face & 1:
        return cite.SUED_ALREADY
    return 0 if s.hands[seat * 4 + produces(s, face)] > 0 else cite.OPENING


def sue_options(s: Table, seat: int) -> list[int]:
    options = [PASS]
    sued = s.sued[seat]
    for face in suable(s, seat):
        if not sued >> face & 1 and s.hands[seat * 4 + produces(s, face)] > 0:
            options.append(HEX + face)
    return options


# Windows for cards that anyone may play (5.3c)


def open_window(realm: Realm, s: Table, window: int, out: list[Event] | None) -> int:
    s.window = window
    s.watch = 0
    return poll_window(realm, s, out)


def poll_window(realm: Realm, s: Table, out: list[Event] | None) -> int:
    """Ask the next player who may hold a card for this moment; nobody learns who does."""
    cards = SUIT_CARDS if s.suit_at != NOWHERE else ALTHING_CARDS
    while s.watch < realm.seats:
        seat = (s.active + s.watch) % realm.seats
        s.watch += 1
        if may_hold(s, seat, cards):
            s.seat = seat
            s.kind = ASK_ALTHING
            return ASKED
    return close_window(realm, s, out)


def close_window(realm: Realm, s: Table, out: list[Event] | None) -> int:
    window = s.window
    s.window = 0
    s.watch = 0
    if window == BEFORE_SUITS:
        s.seat = s.active
        s.kind = ASK_OPENER
        return ASKED
    if window == AFTER_BID:
        return begin_raise(s, 1 - s.raising)
    if window == GIVEN_UP:
        conclude(s, out)
        return open_window(realm, s, BETWEEN_SUITS, out)
    return hear(realm, s, out)


def window_refusal(s: Table, seat: int, play_: int) -> int:
    """Why an Althing card may not be played now; 0 if it may."""
    card = PLAY_CARD[play_]
    if card not in SUIT_CARDS:
        return cite.CARD_PHASE
    if s.suit_at == NOWHERE and card not in ALTHING_CARDS:
        return cite.SUIT_CARDS_PLAYED
    return 0 if holds(s, seat, card) else cite.NOT_HELD


def window_options(s: Table, seat: int) -> list[int]:
    options = [PASS]
    for card in SUIT_CARDS if s.suit_at != NOWHERE else ALTHING_CARDS:
        if holds(s, seat, card):
            options.append(PLAYS_OF[card][0])
    return options


def answer_window(realm: Realm, s: Table, seat: int, action: int, out: list[Event] | None) -> int:
    if action == PASS:
        return poll_window(realm, s, out)
    play(s, seat, action - PLAY, out)
    if s.suit_at != NOWHERE:  # 5.3d
        if out is not None:
            out.append((told.SUIT_VOID, EVERYONE, s.suit_at))
        end_suit(s)
    if EFFECT[PLAY_CARD[action - PLAY]] == END_ALTHING:  # 5.3e
        return close_althing(s)
    return open_window(realm, s, BETWEEN_SUITS, out)


# The circuit (5e)


def choose_opener(realm: Realm, s: Table, seat: int, out: list[Event] | None) -> int:
    s.pleader = seat
    return hear(realm, s, out)


def hear(realm: Realm, s: Table, out: list[Event] | None) -> int:
    """Ask whose turn it is to sue; who has nothing to sue for, or no card, is passed over."""
    while s.heard < realm.seats:
        if s.sizes[s.pleader]:
            sued = s.sued[s.pleader]
            for face in suable(s, s.pleader):
                if not sued >> face & 1:
                    s.seat = s.pleader
                    s.kind = ASK_SUE
                    return ASKED
        next_pleader(realm, s)
    award_black(realm, s, out)
    return close_althing(s)


def next_pleader(realm: Realm, s: Table) -> None:
    s.heard += 1
    s.pleader = (s.pleader + 1) % realm.seats


def sue(realm: Realm, s: Table, seat: int, action: int, out: list[Event] | None) -> int:
    if action == PASS:
        next_pleader(realm, s)
        return hear(realm, s, out)
    face = action - HEX
    accused = owner_of(s.unit[face])
    s.suit_at = face
    s.suitor = seat
    s.sued[seat] |= 1 << face
    s.accused |= 1 << accused
    s.holders[0] = seat
    s.holders[1] = accused
    s.members[0] = 1 << seat
    s.members[1] = 1 << accused
    if out is not None:
        out.append((told.SUED, EVERYONE, seat, face, accused))
    s.seat = seat
    s.kind = ASK_OPENING
    return ASKED


def open_suit(realm: Realm, s: Table, seat: int, cards: int, out: list[Event] | None) -> int:
    """5.1c: the opening bid."""
    lay_down(s, seat, produces(s, s.suit_at), cards)
    s.pot = cards
    s.bids[0] = cards
    s.raising = 0
    if out is not None:
        out.append((told.BID, EVERYONE, seat, 0, cards, cards))
    return open_window(realm, s, AFTER_BID, out)


def opening_options(s: Table, seat: int) -> list[int]:
    return list(range(BID + 1, BID + 1 + s.hands[seat * 4 + produces(s, s.suit_at)]))


def raise_side(realm: Realm, s: Table, seat: int, action: int, out: list[Event] | None) -> int:
    """A member of the side that is to raise has answered."""
    outcome = answer_raise(realm, s, seat, action, out)
    if outcome == RAISED:
        return open_window(realm, s, AFTER_BID, out)
    if outcome == LOST:
        if out is not None:
            out.append((told.GAVE_UP, EVERYONE, s.holders[s.raising], s.raising))
        return open_window(realm, s, GIVEN_UP, out)
    return ASKED


# The end of the Althing


def possible_suits(realm: Realm, s: Table, accused: int) -> int:
    """How many pairs of a suitor and a unit of this player there are by position (5.3b)."""
    count = 0
    for face in s.units[accused]:
        if s.marker[face]:
            for seat in range(realm.seats):
                if seat != accused and settles(realm, s, seat, face):
                    count += 1
    return count


def award_black(realm: Realm, s: Table, out: list[Event] | None) -> None:
    for seat in range(realm.seats):
        if not s.accused >> seat & 1 and possible_suits(realm, s, seat) >= ENOUGH_SUITS:
            s.black[seat] += 1
            if out is not None:
                out.append((told.BLACK, EVERYONE, seat))


def close_althing(s: Table) -> int:
    s.pleader = NOWHERE
    s.heard = 0
    s.accused = 0
    s.window = 0
    s.watch = 0
    for seat in range(len(s.sued)):
        s.sued[seat] = 0
    return TO_MOVEMENT


def opener_refusal(realm: Realm, action: int) -> int:
    return 0 if PLAYER <= action < PLAYER + realm.seats else cite.PHASES_IN_ORDER
