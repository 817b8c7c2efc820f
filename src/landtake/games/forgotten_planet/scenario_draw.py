"""A scenario as a picture: its area, start bases and special mines."""

from __future__ import annotations

from pathlib import Path

from landtake.draw.palette import INK
from landtake.draw.svg import document, element, join, label, shift
from landtake.games.forgotten_planet import board_art as art
from landtake.games.forgotten_planet.board import centre, ground, rims, size
from landtake.games.forgotten_planet.scenario import Scenario, read
from landtake.games.forgotten_planet.state import EMPTY, SITE, SPECIAL_MINE


def draw(path: Path | str) -> str:
    """The scenario in a file as one SVG."""
    return picture(read(path))


def picture(scenario: Scenario) -> str:
    """A scenario as one SVG."""
    grid = scenario.grid
    width, height = size(grid)
    cells = []
    for cell in range(grid.cells):
        if not grid.available[cell]:
            continue
        if cell in scenario.sites:
            number = label(0, 9, str(scenario.sites.index(cell) + 1), 26, {"font-weight": 700, "fill": INK})
            drawing = join([art.tile(SITE), number])
        else:
            drawing = art.tile(SPECIAL_MINE if cell in scenario.special else EMPTY)
        cells.append(shift(*centre(grid, cell), drawing))
    area = "open area" if scenario.open else f"{grid.area} spaces"
    words = f"{scenario.name}: {scenario.players} players, {area}, {scenario.land} land tiles, {scenario.bases} base tiles"
    caption = label(width / 2, height + 24, words, 20, {"font-weight": 600, "fill": "currentColor"})
    defs = element("defs", None, art.definitions())
    return document(width, height + 40, words, defs, ground(grid), rims(grid, str, False), join(cells), caption)
