"""Answers without the player: by a standing order in the windows (rule 9.3b) and to who wants to trade (rule 10.2b), and when their time is
up (rule 4.1g)."""

from __future__ import annotations

from typing import Any, Final

from landtake.games.lander import ops
from landtake.games.lander.config import Config
from landtake.games.lander.rules_negotiation import has_type
from landtake.games.lander.rules_official import TIME_OUT
from landtake.games.lander.rules_orders import order_refusal
from landtake.games.lander.state import Table
from landtake.games.lander.tables import PASS, REQUEST_COUNT

CHOICES: Final = {"respond": ("pass", "attacks", "everything"), "trade": ("have", "decline")}
"""In windows: always pass; be asked for cards that aim at me; be asked for everything. Who wants to trade is declined always, or if the
player has nothing that they want."""


def order_problem(order: Any) -> str:
    """What is wrong with a standing order; empty if nothing is."""
    if isinstance(order, dict) and order and all(order[key] in CHOICES.get(key, ()) for key in order):
        return ""
    forms = [f'{{"{key}": …}} with one of {", ".join(choices)}' for key, choices in CHOICES.items()]
    return f"the order is {' and '.join(forms)}"


def answer_by_order(s: Table, seat: int, order: Any) -> int:
    """The answer that a standing order gives to what is asked now; -1 if the player is to be asked."""
    if s.kind == ops.K_WILLING:
        trade = order.get("trade")
        lacking = s.request < REQUEST_COUNT and not has_type(s, seat, s.request)
        return PASS if trade == "decline" or (trade == "have" and lacking) else -1
    respond = order.get("respond", "everything")
    if s.kind not in (ops.K_RESPOND, ops.K_ANYTIME) or respond == "everything":
        return -1
    attacked = s.kind == ops.K_RESPOND and len(s.play) > 0 and s.play[-2] == seat
    return -1 if attacked and respond == "attacks" else PASS


def answer_when_overdue(g: Config, s: Table, seat: int) -> int:
    """A window passes by; a turn ends with the timer's penalty where that is played; other choices wait."""
    if s.kind in (ops.K_RESPOND, ops.K_ANYTIME):
        return PASS
    return TIME_OUT if s.kind == ops.K_ORDER and order_refusal(g, s, seat, TIME_OUT) == 0 else -1
