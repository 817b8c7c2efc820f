"""Who will win a suit in Landnám, if both sides bid what they have."""

from __future__ import annotations

from typing import Final

from landtake.games.landnam.asks import ASK_ALTHING, ASK_OPENING
from landtake.games.landnam.pieces import produces
from landtake.games.landnam.rules_althing import GIVEN_UP
from landtake.games.landnam.state import NOWHERE, Table
from landtake.games.landnam.tables import AMOUNT, CARDS, HELPER_CARDS

NOBODY: Final = -1


def strength(s: Table, side: int, resource: int) -> int:
    """What a side of the suit has bid and could still bid."""
    total = s.bids[side]
    for seat in range(len(s.sizes)):
        if s.members[side] >> seat & 1:
            total += s.hands[seat * 4 + resource]
            for card in HELPER_CARDS:
                total += AMOUNT[card] * s.fates[seat * CARDS + card]
    return total


def winning_side(s: Table) -> int:
    """The side that wins the suit being heard if each goes as far as it can; NOBODY if there is none.

    Who is to raise wins with as much as the others have, for what is bid at once need not be bid bit by bit.
    """
    if s.suit_at == NOWHERE:
        return NOBODY
    if s.kind == ASK_ALTHING and s.window == GIVEN_UP:
        return 1 - s.raising
    resource = produces(s, s.suit_at)
    if s.kind == ASK_OPENING:
        return 0 if strength(s, 0, resource) > strength(s, 1, resource) else 1
    side = 1 - s.raising if s.kind == ASK_ALTHING else s.raising
    needed = s.bids[1 - side] + 1 - s.bids[side]
    mine = strength(s, side, resource)
    if mine - s.bids[side] < needed:
        return 1 - side
    return side if mine >= strength(s, 1 - side, resource) else 1 - side
