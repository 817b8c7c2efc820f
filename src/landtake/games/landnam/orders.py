"""Standing orders: what a player wants answered without being asked each time."""

from __future__ import annotations

from typing import Final

from landtake.core.game import Json
from landtake.games.landnam.asks import ASK_ALTHING, ASK_ANSWER, ASK_EXPLORE, ASK_HARVEST, ASK_RAISE, ASK_SOW, ASK_STEP, ASK_TAKE_OVER
from landtake.games.landnam.data import RESOURCES
from landtake.games.landnam.pieces import produces
from landtake.games.landnam.rules_movement import goes_on
from landtake.games.landnam.state import Table
from landtake.games.landnam.tables import BID, DECLINE, PASS, ROLL_DICE, STOP

KEYS: Final = ("cards", "trade", "never", "raise", "take-over")


def problem(order: Json) -> str:
    """What is wrong with an order, in a sentence; empty if nothing is."""
    if not isinstance(order, dict) or not order:
        return 'an order is a table such as {"cards": "pass", "never": ["sheep"], "raise": 3}'
    for key, value in order.items():
        if key not in KEYS:
            return f"there is no order {key!r}; there are {', '.join(KEYS)}"
        if key == "cards" and value != "pass":
            return '"cards" is "pass": no fate card is played when only that is asked'
        if key in ("trade", "take-over") and value != "decline":
            return f'"{key}" is "decline"'
        if key == "never" and not (isinstance(value, list) and value and all(name in RESOURCES for name in value)):
            return f'"never" is a list of resources that are not traded away: {", ".join(RESOURCES)}'
        if key == "raise" and (type(value) is not int or not 0 <= value <= 40):
            return '"raise" is the highest total, from 0 to 40, to which a suit is raised'
    return ""


def answer(view: Table, seat: int, order: Json) -> int:
    """The action by which an order answers for its seat; -1 if it leaves the decision to them."""
    kind = view.kind
    if "cards" in order:
        if kind in (ASK_SOW, ASK_HARVEST, ASK_ALTHING):
            return PASS
        if kind == ASK_EXPLORE:
            return ROLL_DICE
        if kind == ASK_STEP and not goes_on(view):
            return STOP
    if kind == ASK_ANSWER:
        wanted = [name for resource, name in enumerate(RESOURCES) if view.terms[4 + resource]]
        if "trade" in order or any(name in order.get("never", ()) for name in wanted):
            return DECLINE
    if kind == ASK_TAKE_OVER and "take-over" in order:
        return DECLINE
    if kind == ASK_RAISE and "raise" in order:
        return raise_to(view, seat, order["raise"])
    return -1


def raise_to(view: Table, seat: int, most: int) -> int:
    """The smallest raise that takes the lead, if the total and the hand allow it; otherwise none."""
    side = view.raising
    needed = view.bids[1 - side] + 1 - view.bids[side]
    affordable = needed <= view.hands[seat * 4 + produces(view, view.suit_at)]
    return BID + needed if affordable and view.bids[side] + needed <= most else PASS
