"""Ways over the whole area of a scenario, as if it were full of tiles: distances from a cell, and which base is nearest to what."""

from __future__ import annotations

from landtake.games.forgotten_planet.grid import Grid
from landtake.games.forgotten_planet.scenario import Scenario


def steps_from(grid: Grid, start: int, blocked: list[int]) -> list[int]:
    """Steps from a cell to every other, not through those that are blocked; -1 where there is no way."""
    found = [-1] * grid.cells
    found[start] = 0
    edge = [start]
    while edge:
        reached: list[int] = []
        for cell in edge:
            if cell in blocked and cell != start:
                continue
            for side in range(4):
                other = grid.beside[cell * 4 + side]
                if other >= 0 and found[other] < 0:
                    found[other] = found[cell] + 1
                    reached.append(other)
        edge = reached
    return found


def ways(scenario: Scenario) -> list[list[int]]:
    """Steps from each start base to every cell, other bases being in the way."""
    return [steps_from(scenario.grid, site, scenario.sites) for site in scenario.sites]


def shares(scenario: Scenario) -> list[int]:
    """How many cells each start base is nearest to, alone."""
    counts = [0] * scenario.players
    steps = ways(scenario)
    for cell in range(scenario.grid.cells):
        near = [found[cell] for found in steps]
        reached = [step for step in near if step >= 0]
        if reached and near.count(min(reached)) == 1:
            counts[near.index(min(reached))] += 1
    return counts


def lonely(scenario: Scenario) -> list[int]:
    """The available cells that no start base can be reached from."""
    steps = ways(scenario)
    return [cell for cell in range(scenario.grid.cells) if scenario.grid.available[cell] and all(found[cell] < 0 for found in steps)]
