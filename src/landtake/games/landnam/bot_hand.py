"""What cards in hand are worth in Landnám: each by itself, and for what they nearly pay."""

from __future__ import annotations

from typing import Final

from landtake.games.landnam.data import PRINTED
from landtake.games.landnam.tables import ITEM_FARM, ITEM_SETTLER, ITEM_SHIP, ITEM_TOWN

ITEMS: Final = 4
COST: Final[list[int]] = [count for item in range(ITEMS) for count in PRINTED.costs[item]]
"""What ships, settlers, farms and towns cost, four kinds each."""

FAR: Final = 3
"""Something that lacks so many cards is not counted on."""


class HandSense:
    """The weights by which a hand is judged."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.card: Final = weights["card"]
        self.pair: Final = weights["pair"]
        self.more: Final = weights["more"]
        self.goals: Final[list[float]] = [0.0] * ITEMS
        self.goals[ITEM_SHIP] = weights["goal-ship"]
        self.goals[ITEM_SETTLER] = weights["goal-settler"]
        self.goals[ITEM_FARM] = weights["goal-farm"]
        self.goals[ITEM_TOWN] = weights["goal-town"]
        self.near: Final = weights["goal-near"]

    def worth(self, hands: list[int], at: int, possible: int) -> float:
        """The hand that begins at an index of `hands`; `possible` is the mask of what could be built with it."""
        value = 0.0
        for resource in range(at, at + 4):
            count = hands[resource]
            if count > 0:
                value += self.card
                if count > 1:
                    value += self.pair + self.more * (count - 2)
        best = 0.0
        second = 0.0
        for item in range(ITEMS):
            if not possible >> item & 1:
                continue
            lacks = 0
            for resource in range(4):
                missing = COST[item * 4 + resource] - hands[at + resource]
                if missing > 0:
                    lacks += missing
            if lacks >= FAR:
                continue
            goal = self.goals[item]
            while lacks:
                goal *= self.near
                lacks -= 1
            if goal > best:
                second = best
                best = goal
            elif goal > second:
                second = goal
        return value + best + 0.4 * second


def lacking(hands: list[int], at: int, item: int) -> int:
    """How many cards a hand lacks for an item."""
    lacks = 0
    for resource in range(4):
        missing = COST[item * 4 + resource] - hands[at + resource]
        if missing > 0:
            lacks += missing
    return lacks
