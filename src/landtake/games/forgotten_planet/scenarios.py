"""What a player does with scenario files: check one, make one, draw one, add one to those that can be played."""

from __future__ import annotations

from landtake.games.forgotten_planet.scenario import BadScenario, add, add_own, forget
from landtake.games.forgotten_planet.scenario_check import check_file
from landtake.games.forgotten_planet.scenario_draw import draw
from landtake.games.forgotten_planet.scenario_make import make

__all__ = ["BadScenario", "add", "add_own", "check_file", "draw", "forget", "make"]
