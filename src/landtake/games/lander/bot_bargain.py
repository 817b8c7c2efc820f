"""What a trade is worth to a player: by what they have themselves, and by what everybody sees of the others."""

from __future__ import annotations

from typing import Final

from landtake.games.lander.bot_holdings import Holdings
from landtake.games.lander.bot_weights import Weights
from landtake.games.lander.bot_worth import Outlook, by_team, win_chances, worth, years_left
from landtake.games.lander.config import Config
from landtake.games.lander.rules_negotiation import give_code, take_code
from landtake.games.lander.state import Table

UNSEEN: Final = -1
"""A card of which nothing is known."""

LEAST_ENVY: Final = 0.3
MOST_ENVY: Final = 1.0
"""How much of what the other gains a player must gain too: from the one who is last, and from the one who leads."""


class Bargain:
    """One player's thoughts on a trade, with the collaterals of both given back."""

    def __init__(self, g: Config, w: Weights, s: Table, seat: int) -> None:
        self.g: Final = g
        self.w: Final = w
        self.seat: Final = seat
        self.s: Final = s
        self.table: Final = s.copy()
        self.give_back()
        self.held: Final = Holdings(g, self.table)
        self.ahead: Final = Outlook(g, self.table)
        self.years: Final = years_left(g, self.table, False)
        self.stars: Final = [worth(g, w, self.table, other, self.held, self.ahead, other == seat) for other in range(g.seats)]
        self.chances: Final = win_chances(w, by_team(g, self.stars), self.years)
        self.seen: Final[dict[int, float]] = {}

    def give_back(self) -> None:
        """Take back the own collateral, and for the others as much as is seen of theirs."""
        s = self.table
        for seat in range(self.g.seats):
            for code in s.collateral[seat]:
                if seat == self.seat:
                    give_code(s, seat, code, False)
                elif s.collateral_card[seat]:
                    s.hands[seat] = [*s.hands[seat], UNSEEN]
                else:
                    s.res_count[seat] += 1
            s.collateral[seat] = []

    def change(self, less: list[int], more: list[int]) -> float:
        """By how many stars the player's own position changes when some things go and others come."""
        s = self.table
        seat = self.seat
        purse, locked_purse, size = s.res, s.res_locked, s.res_count
        hand, locked, barred = s.hands[seat], s.locked[seat], s.barred
        # A copy of the whole table takes longer than to judge it.
        s.res, s.res_locked, s.res_count = purse[:], locked_purse[:], size[:]
        s.hands[seat], s.locked[seat], s.barred = hand[:], locked[:], barred[:]
        for code in less:
            take_code(s, seat, code)
        for code in more:
            give_code(s, seat, code, True)
        change = worth(self.g, self.w, s, seat, self.held, self.ahead) - self.stars[seat]
        s.res, s.res_locked, s.res_count = purse, locked_purse, size
        s.hands[seat], s.locked[seat], s.barred = hand, locked, barred
        return change

    def seen_change(self, other: int, resources: int, cards: int) -> float:
        """By how many stars another's position seems to change when they have so many more resources and cards, which may be below 0."""
        key = (other * 16 + resources + 8) * 16 + cards + 8
        if key not in self.seen:
            s = self.table.copy()
            s.res_count[other] = max(0, s.res_count[other] + resources)
            hand = [UNSEEN] * max(0, len(s.hands[other]) + len(s.locked[other]) + cards)
            s.hands[other] = hand
            s.locked[other] = []
            self.seen[key] = worth(self.g, self.w, s, other, self.held, self.ahead, False) - self.stars[other]
        return self.seen[key]

    def gain(self, change: float, other: int, gives: list[int], takes: list[int]) -> float:
        """By how much the player's chance to win changes with a trade that changes their position by so many stars."""
        return self.outcome(change, other, gives, takes)[self.seat] - self.chances[self.seat]

    def outcome(self, change: float, other: int, gives: list[int], takes: list[int]) -> list[float]:
        """Everybody's chance to win after a trade, as the player sees it."""
        resources = resources_in(gives) - resources_in(takes)
        cards = len(gives) - len(takes) - resources
        stars = self.stars[:]
        stars[self.seat] += change
        stars[other] += self.seen_change(other, resources, cards)
        return win_chances(self.w, by_team(self.g, stars), self.years)

    def agrees(self, other: int, gives: list[int], takes: list[int]) -> bool:
        """Whether the player would trade so."""
        return self.content(self.change(gives, takes), other, gives, takes)

    def content(self, change: float, other: int, gives: list[int], takes: list[int]) -> bool:
        """Whether the player gains by a trade, and enough beside what the other seems to gain: the more, the better that one stands."""
        if change <= 0.0:
            return False
        after = self.outcome(change, other, gives, takes)
        behind = 0
        for chance in self.chances:
            if chance < self.chances[other]:
                behind += 1
        envy = LEAST_ENVY + (MOST_ENVY - LEAST_ENVY) * behind / (self.g.seats - 1)
        mine = after[self.seat] - self.chances[self.seat]
        theirs = after[other] - self.chances[other]
        return mine > 0.0 and mine >= envy * theirs


def resources_in(codes: list[int]) -> int:
    """How many of some things are resources."""
    count = 0
    for code in codes:
        if code < 3:
            count += 1
    return count
