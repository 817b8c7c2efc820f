"""Answers without the player: by a standing order in the windows (rule 9.3b), and when their time is up (rule 4.1g)."""

from __future__ import annotations

from typing import Any, Final

from landtake.games.lander import ops
from landtake.games.lander.config import Config
from landtake.games.lander.rules_official import TIME_OUT
from landtake.games.lander.rules_orders import order_refusal
from landtake.games.lander.state import Table
from landtake.games.lander.tables import PASS

CHOICES: Final = ("pass", "attacks", "everything")
"""Always pass; be asked for cards that aim at me; be asked for everything."""


def order_problem(order: Any) -> str:
    """What is wrong with a standing order; empty if nothing is."""
    if isinstance(order, dict) and list(order) == ["respond"] and order["respond"] in CHOICES:
        return ""
    return f'the order is {{"respond": …}} with one of {", ".join(CHOICES)}'


def answer_by_order(s: Table, seat: int, order: Any) -> int:
    """The answer that a standing order gives to what is asked now; -1 if the player is to be asked."""
    if s.kind not in (ops.K_RESPOND, ops.K_ANYTIME) or order["respond"] == "everything":
        return -1
    attacked = s.kind == ops.K_RESPOND and len(s.play) > 0 and s.play[-2] == seat
    return -1 if attacked and order["respond"] == "attacks" else PASS


def answer_when_overdue(g: Config, s: Table, seat: int) -> int:
    """A window passes by; a turn ends with the timer's penalty where that is played; other choices wait."""
    if s.kind in (ops.K_RESPOND, ops.K_ANYTIME):
        return PASS
    return TIME_OUT if s.kind == ops.K_ORDER and order_refusal(g, s, seat, TIME_OUT) == 0 else -1
