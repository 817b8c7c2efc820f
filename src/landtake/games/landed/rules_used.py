"""The bookkeeping of a satellite card that is used."""

from __future__ import annotations

from landtake.core.game import Event
from landtake.core.state import EVERYONE
from landtake.games.landed import cite
from landtake.games.landed.kinds import TOLD_USED
from landtake.games.landed.state import Table


def spend(s: Table, kind: int, out: list[Event] | None) -> None:
    """Show a card of the active player and put it with the used ones (8d)."""
    s.cards[s.active].remove(kind)
    s.used.append(kind)
    s.used.sort()
    s.carded = 1
    if out is not None:
        out.append((TOLD_USED, EVERYONE, s.active, kind))


def held_refusal(s: Table, seat: int, kind: int) -> int:
    """Why a seat has no card of a kind to use; 0 if it has."""
    if s.carded:
        return cite.ONE_CARD
    return 0 if kind in s.cards[seat] else cite.CARD_NOT_HELD
