"""Section 5.2 of the rules: one suit from its opening on, raising, handing over, giving up, and its outcome."""

from __future__ import annotations

from typing import Final

from landtake.core.game import Event
from landtake.core.state import EVERYONE
from landtake.games.landnam import cite, told
from landtake.games.landnam.asks import ASK_RAISE, ASK_TAKE_OVER, ASKED
from landtake.games.landnam.pieces import produces
from landtake.games.landnam.realm import Realm
from landtake.games.landnam.state import NOWHERE, Table
from landtake.games.landnam.supply import holds, lay_down, may_hold, play, restock
from landtake.games.landnam.tables import (
    ACCEPT,
    AMOUNT,
    BID,
    HELPER_CARDS,
    MOST_CARDS,
    PASS,
    PLAY,
    PLAY_CARD,
    PLAYER,
    PLAYS_OF,
    SUIT_CARDS,
)

RAISED: Final = 1
"""A side has more than the other now."""
LOST: Final = 2
"""A side has given up."""


def begin_raise(s: Table, side: int) -> int:
    """5.2a: this side has less, and its members are asked, the holder first."""
    s.raising = side
    s.refused = 0
    s.polled = 0
    s.added = 0
    s.seat = s.holders[side]
    s.kind = ASK_RAISE
    return ASKED


def next_member(realm: Realm, s: Table) -> int:
    """Ask the next member of the side; after a round in which nobody added anything the side gives up (5.2b)."""
    side = s.raising
    while True:
        s.polled += 1
        if s.polled == realm.seats:
            if s.added == 0:
                return LOST
            s.polled = 0
            s.added = 0
        seat = (s.holders[side] + s.polled) % realm.seats
        if s.members[side] >> seat & 1 and (s.polled == 0 or s.sizes[seat] or may_hold(s, seat, HELPER_CARDS)):
            s.seat = seat
            s.kind = ASK_RAISE
            return ASKED


def raise_options(realm: Realm, s: Table, seat: int) -> list[int]:
    held = s.hands[seat * 4 + produces(s, s.suit_at)]
    options = [PASS]
    options += range(BID + 1, BID + 1 + held)
    for card in HELPER_CARDS:
        if holds(s, seat, card):
            options.append(PLAYS_OF[card][0])
    if seat == s.holders[s.raising]:
        taken = s.members[0] | s.members[1] | s.refused
        for other in range(1, realm.seats):
            player = (seat + other) % realm.seats
            if not taken >> player & 1:
                options.append(PLAYER + player)
    return options


def raise_refusal(realm: Realm, s: Table, seat: int, action: int) -> int:
    """Why a member of the side that is to raise may not do this; 0 if they may."""
    if action == PASS:
        return 0
    if BID < action <= BID + MOST_CARDS:
        return 0 if action - BID <= s.hands[seat * 4 + produces(s, s.suit_at)] else cite.NOT_HELD
    if PLAYER <= action < PLAYER + realm.seats:
        player = action - PLAYER
        if seat != s.holders[s.raising] or s.refused >> player & 1:
            return cite.HAND_OVER
        return cite.NOT_INVOLVED if (s.members[0] | s.members[1]) >> player & 1 else 0
    if PLAY <= action < PLAY + len(PLAY_CARD):
        card = PLAY_CARD[action - PLAY]
        if card not in HELPER_CARDS:
            return cite.SUIT_CARDS_PLAYED if card in SUIT_CARDS else cite.CARD_PHASE
        return 0 if holds(s, seat, card) else cite.NOT_HELD
    return cite.PHASES_IN_ORDER


def answer_raise(realm: Realm, s: Table, seat: int, action: int, out: list[Event] | None) -> int:
    """Carry out what a member does; ASKED, RAISED or LOST."""
    side = s.raising
    if action == PASS:
        return next_member(realm, s)
    if action >= PLAY:
        play(s, seat, action - PLAY, out)
        s.bids[side] += AMOUNT[PLAY_CARD[action - PLAY]]
    elif action > BID:
        cards = action - BID
        lay_down(s, seat, produces(s, s.suit_at), cards)
        s.pot += cards
        s.bids[side] += cards
        if out is not None:
            out.append((told.BID, EVERYONE, seat, side, cards, s.bids[side]))
    else:
        s.offered = action - PLAYER
        if out is not None:
            out.append((told.OFFERED_SIDE, EVERYONE, seat, s.offered))
        s.seat = s.offered
        s.kind = ASK_TAKE_OVER
        return ASKED
    s.added = 1
    if s.bids[side] > s.bids[1 - side]:
        return RAISED
    return next_member(realm, s)


def answer_take_over(s: Table, seat: int, action: int, out: list[Event] | None) -> int:
    """5.2c: who accepts becomes the holder and is asked first; otherwise the holder is asked again."""
    side = s.raising
    s.offered = NOWHERE
    if action == ACCEPT:
        s.members[side] |= 1 << seat
        s.holders[side] = seat
        s.polled = 0
        s.added = 0
        if out is not None:
            out.append((told.TOOK_SIDE, EVERYONE, seat, side))
    else:
        s.refused |= 1 << seat
        if out is not None:
            out.append((told.LEFT_SIDE, EVERYONE, seat))
    s.seat = s.holders[side]
    s.kind = ASK_RAISE
    return ASKED


def conclude(s: Table, out: list[Event] | None) -> None:
    """The side that has given up loses: a white token (5.2e), and an outlaw if it was the accused side (5.3a)."""
    winner = s.holders[1 - s.raising]
    s.white[winner] += 1
    if out is not None:
        out.append((told.WON_SUIT, EVERYONE, winner, 1 - s.raising))
    if s.raising == 1:
        s.tokens[s.suit_at] |= 1 << s.suitor
        if out is not None:
            out.append((told.OUTLAWED, EVERYONE, s.suit_at, s.unit[s.suit_at], s.suitor))
    end_suit(s)


def end_suit(s: Table) -> None:
    """5.1d: all cards of the suit go to the stock."""
    restock(s, produces(s, s.suit_at), s.pot)
    s.suit_at = NOWHERE
    s.suitor = NOWHERE
    s.pot = 0
    s.raising = 0
    s.refused = 0
    s.polled = 0
    s.added = 0
    for side in range(2):
        s.bids[side] = 0
        s.holders[side] = NOWHERE
        s.members[side] = 0
