"""Who learns what of an answer: hidden draws, secret choices, and what the two of a Negotiation show each other (rule 1.4a)."""

from __future__ import annotations

from typing import Any

from landtake.core.state import EVERYONE
from landtake.games.lander import ops
from landtake.games.lander.ops import WIDTH
from landtake.games.lander.rules_negotiation import both
from landtake.games.lander.state import Table
from landtake.games.lander.tables import CARD, CARDS, MISSION, PASS, PROPOSE, SILVERS, WANT
from landtake.games.lander.words import COLOURS


def audience(s: Table, seat: int, action: int) -> int:
    """The seats who learn which answer is given."""
    kind = s.kind
    b = len(s.stack) - WIDTH
    if kind == ops.K_DRAW:
        return 1 << s.stack[b + 1]
    if kind == ops.K_MISSION:
        return EVERYONE if s.stack[b + 4] >= 0 else 1 << s.stack[b + 1]
    if kind == ops.K_PEEK:
        return 1 << s.stack[b + 1] if s.stack[b + 1] >= 0 else 0
    if kind in (ops.K_STEAL, ops.K_STEAL_CARD, ops.K_SWAP_PRIVATE):
        return 1 << s.stack[b + 1] | 1 << s.stack[b + 3]
    if kind == ops.K_REORDER or (kind == ops.K_STACK and s.stack[b + 5]):
        return 1 << seat
    if kind in (ops.K_GIVE, ops.K_GIVE_BACK):
        return 1 << seat | 1 << s.stack[b + 3]
    if kind == ops.K_SEEN and s.stack[b + 4]:
        return 1 << seat | 1 << s.stack[b + 3]
    if kind == ops.K_PRIVATE or kind == ops.K_COLLATERAL:
        return 1 << seat
    if kind == ops.K_LAY or (kind == ops.K_OFFER and action not in (PASS, PROPOSE)):
        return both(s)
    return EVERYONE


def outline(s: Table, action: int) -> Any:
    """What the others learn of it."""
    kind = s.kind
    if kind in (ops.K_COLLATERAL, ops.K_GIVE, ops.K_STEAL_CARD, ops.K_SEEN):
        if not CARD <= action < CARD + CARDS:
            return {"what": "resource"}
        owner = s.stack[-WIDTH + (3 if kind in (ops.K_STEAL_CARD, ops.K_SEEN) else 1)]
        return {"what": "card" if action - CARD in s.hands[owner] else "locked card"}
    if kind == ops.K_OFFER:
        return {"offer": "wants" if WANT <= action < WANT + 3 + CARDS else "gives"}
    if kind in (ops.K_PRIVATE, ops.K_SWAP_PRIVATE):
        return {"colour": COLOURS[0 if action - MISSION < SILVERS else 1]}
    return None
