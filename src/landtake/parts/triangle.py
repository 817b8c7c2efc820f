"""The triangular lattice: faces that point up or down, their three sides, and where they are drawn.

A vertex has axial coordinates (q, r). The upward face (q, r) has the vertices (q, r), (q + 1, r) and (q, r + 1); the downward face
(q, r) has (q + 1, r), (q + 1, r + 1) and (q, r + 1). A face is one int, so that a board is a flat list of them.
Up and down are meant with r growing upwards; on the screen, where y grows downwards, an upward face has its tip below.
"""

from __future__ import annotations

from typing import Final

ORIGIN: Final = 128
"""Coordinates reach this far from the centre in every direction."""

SPAN: Final = 2 * ORIGIN

RISING: Final = 0
FALLING: Final = 1
LEVEL: Final = 2
SIDES: Final = ("rising", "falling", "level")
"""The sides of a face by how the shared edge slopes; the neighbour across a side has the same side towards this face."""

ROW: Final = 0.8660254037844386
"""The height of a face whose sides have length 1."""


def face(q: int, r: int, down: bool) -> int:
    """The number of the upward or downward face at (q, r)."""
    return ((q + ORIGIN) * SPAN + r + ORIGIN) * 2 + (1 if down else 0)


def q_of(number: int) -> int:
    """The first coordinate of a face."""
    return number // 2 // SPAN - ORIGIN


def r_of(number: int) -> int:
    """The second coordinate of a face."""
    return number // 2 % SPAN - ORIGIN


def points_down(number: int) -> bool:
    """Whether this is the downward face of its coordinates."""
    return number % 2 == 1


def across(number: int, side: int) -> int:
    """The face on the other side of an edge."""
    if number % 2 == 0:
        if side == RISING:
            return number + 1
        return number + 1 - 2 * SPAN if side == FALLING else number - 1
    if side == RISING:
        return number - 1
    return number - 1 + 2 * SPAN if side == FALLING else number + 1


def vertices(number: int) -> list[tuple[int, int]]:
    """The three vertices of a face."""
    q, r = q_of(number), r_of(number)
    if number % 2 == 0:
        return [(q, r), (q + 1, r), (q, r + 1)]
    return [(q + 1, r), (q + 1, r + 1), (q, r + 1)]


def vertex_distance(q: int, r: int) -> int:
    """How many edges a vertex is from the centre."""
    return (abs(q) + abs(r) + abs(q + r)) // 2


def hexagon(size: int) -> list[int]:
    """The faces of the hexagon of this side length round the centre vertex."""
    found = []
    for q in range(-size, size + 1):
        for r in range(-size, size + 1):
            for down in (False, True):
                number = face(q, r, down)
                if all(vertex_distance(a, b) <= size for a, b in vertices(number)):
                    found.append(number)
    return found


def point(q: float, r: float) -> tuple[float, float]:
    """Where a vertex lies, with edges of length 1 and y pointing down."""
    return q + r / 2, r * ROW


def corners(number: int) -> list[tuple[float, float]]:
    """The corners of a face as points, clockwise on the screen."""
    return [point(q, r) for q, r in vertices(number)]


def centre(number: int) -> tuple[float, float]:
    """The middle of a face."""
    points = corners(number)
    return sum([x for x, _ in points]) / 3, sum([y for _, y in points]) / 3
