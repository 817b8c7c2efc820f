"""What is unfair about a scenario, in words."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from landtake.games.forgotten_planet.scenario import BadScenario, Scenario, read
from landtake.games.forgotten_planet.scenario_paths import lonely, shares, ways

TWO_THIRDS: Final = 2 / 3
MAY_DIFFER: Final = 0.1
"""How far, as a share of the area, the number of land tiles may be from two thirds of it."""
FARTHEST: Final = 12
"""The most steps that should lie between neighbouring bases of an open area."""
EVEN: Final = 1
"""By how many cells the shares of the start bases may differ."""


def check_file(path: Path | str) -> list[str]:
    """Everything that is broken or unfair about the scenario in a file, each as a sentence; empty if it can be played as it is."""
    try:
        scenario = read(path)
    except BadScenario as error:
        return [str(error)]
    return complaints(scenario)


def complaints(scenario: Scenario) -> list[str]:
    """What is unfair about a scenario that can be played."""
    return [*_unreachable(scenario), *_mines(scenario), *_bases(scenario), *_shares(scenario), *_land(scenario)]


def _listed(words: list[str]) -> str:
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " and " + words[-1]


def _unreachable(scenario: Scenario) -> list[str]:
    cells = lonely(scenario)
    if not cells:
        return []
    names = [scenario.grid.name(cell) for cell in cells]
    more = f" and {len(names) - 8} more" if len(names) > 8 else ""
    return [f"No base can reach {_listed(names[:8]) if not more else ', '.join(names[:8])}{more}."]


def _mines(scenario: Scenario) -> list[str]:
    steps = [sorted(found[mine] for mine in scenario.special) for found in ways(scenario)]
    if all(own == steps[0] for own in steps):
        return []
    parts = [f"base {number} is {_listed([_away(step) for step in own])} away" for number, own in enumerate(steps, 1)]
    return [f"The bases are not equally far from the special mines: {'; '.join(parts)}."]


def _away(step: int) -> str:
    return "cut off" if step < 0 else f"{step} step" if step == 1 else f"{step} steps"


def _bases(scenario: Scenario) -> list[str]:
    found = []
    steps = [[own[site] for site in scenario.sites if own[site] != 0] for own in ways(scenario)]
    if any(sorted(own) != sorted(steps[0]) for own in steps):
        parts = [f"base {number} is {_listed([_away(step) for step in own])} from the others" for number, own in enumerate(steps, 1)]
        found.append(f"The bases are not equally far from each other: {'; '.join(parts)}.")
    if scenario.open:
        for number, own in enumerate(steps, 1):
            if min(own) > FARTHEST:
                found.append(f"Base {number} is {min(own)} steps from the next one; more than {FARTHEST} keep players apart.")
    return found


def _shares(scenario: Scenario) -> list[str]:
    """The table of an open area is never filled, so it does not matter there."""
    counts = shares(scenario)
    if scenario.open or max(counts) - min(counts) <= EVEN:
        return []
    parts = [f"base {number} {count}" for number, count in enumerate(counts, 1)]
    return [f"The bases are nearest to unequal parts of the area: {', '.join(parts)} cells."]


def _land(scenario: Scenario) -> list[str]:
    area = scenario.grid.area
    due = round(area * TWO_THIRDS)
    if scenario.open or abs(scenario.land - due) <= area * MAY_DIFFER:
        return []
    much = "many" if scenario.land > due else "few"
    return [f"{scenario.land} land tiles are {much} for {area} cells; two thirds would be {due}."]
