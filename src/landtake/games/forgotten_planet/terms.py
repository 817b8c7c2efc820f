"""What a match of The Forgotten Planet is played on and by: scenario, seats, alliances and settings, as the rules use them."""

from __future__ import annotations

from collections.abc import Mapping

from landtake.core.errors import BadSetting
from landtake.core.game import Json
from landtake.games.forgotten_planet.scenario import Scenario, chosen
from landtake.games.forgotten_planet.tables import SECRETS


class Terms:
    """The terms of a match; they never change while it is played."""

    def __init__(self, seats: int, settings: Mapping[str, Json]) -> None:
        self.seats = seats
        self.scenario: Scenario = chosen(settings["scenario"], seats)
        self.grid = self.scenario.grid
        self.cells = self.grid.cells
        self.beside: list[int] = self.grid.beside
        self.spot: list[int] = self.grid.spot
        self.cell: list[int] = self.grid.cell
        self.random_tiles: bool = settings["placement"] == "random"
        self.assignment: str = settings["assignment"]
        self.order_by_lot: bool = settings["order"] == "random"
        self.any_site: bool = settings["mine_site"] == "any"
        self.stall_limit: int = settings["stall_limit"] * seats
        self.allied: bool = settings["alliances"]
        self.side: list[int] = [seat % 2 if self.allied else seat for seat in range(seats)]
        """Which alliance a seat belongs to; a seat alone is one of its own (9a)."""
        self.team: list[int] = [sum(1 << other for other in range(seats) if self.side[other] == self.side[seat]) for seat in range(seats)]
        """The seats of each seat's alliance, as masks."""
        self.purse: list[int] = [3 * self.side[seat] for seat in range(seats)]
        """Where a seat's cubes begin (9b)."""
        if self.random_tiles and self.grid.area < 2 * len(SECRETS) * seats:
            raise BadSetting(f"{self.scenario.name} has {self.grid.area} spaces, too few to lay {len(SECRETS) * seats} tiles at random")
