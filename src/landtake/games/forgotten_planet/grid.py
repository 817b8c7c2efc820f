"""The lie of the land: which cells a scenario has, what lies next to what, and their names."""

from __future__ import annotations

from typing import Final

from landtake.games.forgotten_planet.tables import SIDE, SPOT_NAMES, SPOTS

NO_CELL: Final = -1


class Grid:
    """A rectangle of cells, numbered row by row from the top left, some of which may be unavailable."""

    def __init__(self, width: int, height: int, obstacles: list[int]) -> None:
        self.width = width
        self.height = height
        self.cells = width * height
        self.available: list[bool] = [True] * self.cells
        for cell in obstacles:
            self.available[cell] = False
        self.area = self.cells - len(obstacles)
        self.beside: list[int] = [_step(self, cell, side) for cell in range(self.cells) for side in range(4)]
        """The available cell on each side of an available cell, by cell * 4 + direction, or NO_CELL."""
        self.spot: list[int] = [cell // width * SIDE + cell % width for cell in range(self.cells)]
        """Where a cell lies in the largest grid, by which actions name it."""
        self.cell: list[int] = [NO_CELL] * SPOTS
        for cell in range(self.cells):
            if self.available[cell]:
                self.cell[self.spot[cell]] = cell

    def name(self, cell: int) -> str:
        """A cell by its column and row: d1."""
        return SPOT_NAMES[self.spot[cell]]

    def distance(self, one: int, other: int) -> int:
        """Steps along and across from one cell to another, whatever lies between."""
        return abs(one // self.width - other // self.width) + abs(one % self.width - other % self.width)


def _step(grid: Grid, cell: int, side: int) -> int:
    row, column = divmod(cell, grid.width)
    row += (-1, 0, 1, 0)[side]
    column += (0, 1, 0, -1)[side]
    if not grid.available[cell] or not (0 <= row < grid.height and 0 <= column < grid.width):
        return NO_CELL
    there = row * grid.width + column
    return there if grid.available[there] else NO_CELL
