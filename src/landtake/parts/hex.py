"""The hexagonal lattice: cells, their edges and corners, and where each of them is drawn.

Cells have axial coordinates (q, r), pointy top, r downwards. Edges are numbered clockwise from the east, 0 to 5; edge i of a
cell is edge i + 3 of its neighbour there. Corner i is where edge i begins, going clockwise, so edge i runs from corner i to
corner i + 1: corner 0 is the upper right one, corner 2 the bottom, corner 5 the top.
"""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import Final

Cell = tuple[int, int]
"""A cell's (q, r)."""

Point = tuple[float, float]
"""A place in a drawing, x to the right, y downwards."""

EDGES: Final = 6
EDGE_NAMES: Final = ("E", "SE", "SW", "W", "NW", "NE")
CORNER_NAMES: Final = ("upper right", "lower right", "bottom", "lower left", "upper left", "top")

Q_STEP: Final[list[int]] = [1, 0, -1, -1, 0, 1]
R_STEP: Final[list[int]] = [0, 1, 1, 0, -1, -1]
"""How q and r change over each edge."""

OPPOSITE: Final[list[int]] = [3, 4, 5, 0, 1, 2]
"""The number that each edge has in the neighbouring cell."""

_TOP: Final = 5
_BOTTOM: Final = 2
# A cell is drawn from its top and bottom corners: every other corner is the top or the bottom of the neighbour over this edge.
_CORNER_VIA: Final = ((5, _BOTTOM), (1, _TOP), (-1, _BOTTOM), (2, _TOP), (4, _BOTTOM), (-1, _TOP))


def neighbour(q: int, r: int, edge: int) -> Cell:
    """The cell on the other side of an edge."""
    return q + Q_STEP[edge], r + R_STEP[edge]


def neighbours(q: int, r: int) -> list[Cell]:
    """The six cells round a cell, clockwise from the east."""
    return [(q + Q_STEP[edge], r + R_STEP[edge]) for edge in range(EDGES)]


def distance(q: int, r: int, q2: int, r2: int) -> int:
    """How many steps from cell to cell there are between two cells."""
    dq = q - q2
    dr = r - r2
    return max(abs(dq), abs(dr), abs(dq + dr))


def disc(radius: int, q: int = 0, r: int = 0) -> list[Cell]:
    """All cells at most `radius` steps away, row by row from the top, each from the left."""
    rows = range(-radius, radius + 1)
    return [(q + dq, r + dr) for dr in rows for dq in range(max(-radius, -radius - dr), min(radius, radius - dr) + 1)]


def ring(radius: int, q: int = 0, r: int = 0) -> list[Cell]:
    """The cells exactly `radius` steps away, clockwise from the east."""
    if radius == 0:
        return [(q, r)]
    cells: list[Cell] = []
    at = (q + radius, r)
    for edge in (2, 3, 4, 5, 0, 1):
        for _ in range(radius):
            cells.append(at)
            at = neighbour(at[0], at[1], edge)
    return cells


def edge_key(q: int, r: int, edge: int) -> tuple[int, int, int]:
    """One name (q, r, edge 0 to 2) for an edge, whichever of its two cells it is given by."""
    if edge < 3:
        return q, r, edge
    return q + Q_STEP[edge], r + R_STEP[edge], edge - 3


def corner_key(q: int, r: int, corner: int) -> tuple[int, int, int]:
    """One name (q, r, corner 2 or 5) for a corner, whichever of its three cells it is given by."""
    edge, same = _CORNER_VIA[corner]
    if edge < 0:
        return q, r, same
    return q + Q_STEP[edge], r + R_STEP[edge], same


# where things are drawn; `size` is the distance from a cell's centre to its corners


def centre(q: int, r: int, size: float) -> Point:
    """The middle of a cell."""
    return size * sqrt(3.0) * (q + r / 2), size * 1.5 * r


def corner_offset(corner: int, size: float) -> Point:
    """A corner as seen from the middle of its cell."""
    angle = pi / 3 * corner - pi / 6
    return size * cos(angle), size * sin(angle)


def corner_point(q: int, r: int, corner: int, size: float) -> Point:
    """A corner of a cell."""
    x, y = centre(q, r, size)
    dx, dy = corner_offset(corner % EDGES, size)
    return x + dx, y + dy


def edge_offset(edge: int, size: float) -> Point:
    """The middle of an edge as seen from the middle of its cell."""
    angle = pi / 3 * edge
    return size * sqrt(3.0) / 2 * cos(angle), size * sqrt(3.0) / 2 * sin(angle)


def edge_middle(q: int, r: int, edge: int, size: float) -> Point:
    """The middle of an edge."""
    x, y = centre(q, r, size)
    dx, dy = edge_offset(edge, size)
    return x + dx, y + dy


def outline(q: int, r: int, size: float) -> list[Point]:
    """The six corners of a cell, clockwise from the upper right one."""
    return [corner_point(q, r, corner, size) for corner in range(EDGES)]


class Lattice:
    """A board of given cells, with its cells, edges and corners numbered; the numbers of edges and corners follow the cells'.

    Tables that belong to a cell have six entries for it, at cell * 6 + edge (or corner). Where nothing is, they hold -1.
    """

    def __init__(self, cells: list[Cell]) -> None:
        self.cells: Final[list[Cell]] = list(cells)
        self.index: Final[dict[Cell, int]] = {cell: number for number, cell in enumerate(self.cells)}
        """The number of each cell."""
        self.beside: Final[list[int]] = [self.index.get(cell, -1) for q, r in self.cells for cell in neighbours(q, r)]
        """The cell over each edge of each cell."""
        edge_numbers: dict[tuple[int, int, int], int] = {}
        corner_numbers: dict[tuple[int, int, int], int] = {}
        edge_of: list[int] = []
        corner_of: list[int] = []
        for q, r in self.cells:
            for side in range(EDGES):
                edge_of.append(edge_numbers.setdefault(edge_key(q, r, side), len(edge_numbers)))
                corner_of.append(corner_numbers.setdefault(corner_key(q, r, side), len(corner_numbers)))
        self.edge_of: Final[list[int]] = edge_of
        """The edge with each number of each cell."""
        self.corner_of: Final[list[int]] = corner_of
        """The corner with each number of each cell."""
        self.edge_cells: Final[list[list[int]]] = [[] for _ in edge_numbers]
        """The one or two cells along each edge."""
        self.edge_corners: Final[list[tuple[int, int]]] = [(-1, -1)] * len(edge_numbers)
        """The two ends of each edge, the lower number first."""
        self.corner_cells: Final[list[list[int]]] = [[] for _ in corner_numbers]
        """The one to three cells round each corner."""
        self.corner_edges: Final[list[list[int]]] = [[] for _ in corner_numbers]
        """The two or three edges that meet at each corner."""
        self.corner_beside: Final[list[list[int]]] = [[] for _ in corner_numbers]
        """The corners one edge away from each corner, in the order of those edges."""
        self._relate()

    def _relate(self) -> None:
        for cell in range(len(self.cells)):
            for side in range(EDGES):
                edge = self.edge_of[cell * EDGES + side]
                begin = self.corner_of[cell * EDGES + side]
                end = self.corner_of[cell * EDGES + (side + 1) % EDGES]
                self.edge_cells[edge].append(cell)
                self.edge_corners[edge] = (min(begin, end), max(begin, end))
                self.corner_cells[begin].append(cell)
        for edge, ends in enumerate(self.edge_corners):
            self.corner_edges[ends[0]].append(edge)
            self.corner_edges[ends[1]].append(edge)
            self.corner_beside[ends[0]].append(ends[1])
            self.corner_beside[ends[1]].append(ends[0])

    def cell_point(self, cell: int, size: float) -> Point:
        """The middle of a cell."""
        q, r = self.cells[cell]
        return centre(q, r, size)

    def edge_point(self, edge: int, size: float) -> Point:
        """The middle of an edge."""
        cell = self.edge_cells[edge][0]
        q, r = self.cells[cell]
        side = self.edge_of[cell * EDGES : cell * EDGES + EDGES].index(edge)
        return edge_middle(q, r, side, size)

    def edge_ends(self, edge: int, size: float) -> tuple[Point, Point]:
        """Where an edge begins and ends."""
        one, other = self.edge_corners[edge]
        return self.corner_at(one, size), self.corner_at(other, size)

    def corner_at(self, corner: int, size: float) -> Point:
        """Where a corner is."""
        cell = self.corner_cells[corner][0]
        q, r = self.cells[cell]
        side = self.corner_of[cell * EDGES : cell * EDGES + EDGES].index(corner)
        return corner_point(q, r, side, size)
