"""What the settings of a game of Lander mean for its rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from landtake.games.lander.data import PRINTED
from landtake.games.lander.words import VARIANTS

BASIC: Final = 0
EARLY: Final = 1
PLANNED: Final = 2


class Config:
    """Seats and settings as numbers that the rules look at (1.1a, 1.1b, 1.1c; 16b for the goals of teams)."""

    def __init__(self, seats: int, settings: Mapping[str, Any]) -> None:
        self.seats = seats
        self.variant: int = VARIANTS.index(settings["variant"])
        printed = PRINTED.variants[self.variant]
        self.teams: int = seats // 2 if settings["teams"] else 0
        self.goal: int = printed["team_goal"] if self.teams else printed["goal"]
        self.zero_rated: int = printed["zero_rated"]
        self.observing = self.variant != BASIC
        self.observations: int = printed["team_observations"] if self.teams else printed["observations"]
        self.with_accolades: bool = printed["accolades"]
        self.silver: int = printed["public"]["silver"]
        self.gold: int = printed["public"]["gold"]
        self.private_gold: int = printed["private_gold"]
        self.upgrade: list[int] = printed["upgrade"]
        self.expand: list[int] = printed["expand"]
        self.acquire: list[int] = printed["acquire"]
        self.buy: list[list[int]] = [printed["training"], printed["item"], printed["action"]]
        self.expansion: bool = settings["expansion"] or seats > 4 or settings["corporations"] == "matsumoto"
        self.outskirts: bool = settings["outskirts"] and seats > 4
        self.sectors_only: bool = settings["adjacent"] == "sectors"
        self.discard_at_once: bool = settings["discard"] == "preparing"
        self.setup_resources: bool = settings["setup_resources"] and self.variant == PLANNED
        self.setup_order: bool = settings["setup_order"] and self.variant == PLANNED
        self.timer: bool = settings["timer"]

    def team(self, seat: int) -> int:
        """The team of a seat; without teams every seat is its own."""
        return seat % self.teams if self.teams else seat

    def opposed(self, one: int, other: int) -> bool:
        """Whether two players are opponents."""
        if self.teams:
            return one % self.teams != other % self.teams
        return one != other
