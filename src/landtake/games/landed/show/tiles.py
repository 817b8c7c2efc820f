"""A tile as it lies: its sections as shapes that meet its edges, with glyphs, a satellite, and a cube."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from landtake.draw.palette import INK, PAPER, Livery
from landtake.draw.shapes import cased, disc, emblem, polygon
from landtake.draw.svg import Attrs, Svg, join, number, path, shift
from landtake.games.landed.show.terrain import LAVA_GLOW, LAVA_GROUND, colour_on, glyph, ground_of, name_of
from landtake.games.landed.tables import FACES_EACH, HAS_SATELLITE, LABEL, LAVA
from landtake.parts.hex import Point, corner_offset

Run = tuple[int, int, int]
"""Neighbouring edges that show the same: the first edge, how many, and what."""


def labels_of(tile: int, face: int) -> tuple[int, ...]:
    """What the six edges of a face show."""
    at = (tile * FACES_EACH + face) * 6
    return tuple(LABEL[at : at + 6])


@lru_cache(4096)
def runs(labels: tuple[int, ...]) -> tuple[Run, ...]:
    """The sections of a face, and its stretches of lava."""
    if len(set(labels)) == 1:
        return ((0, 6, labels[0]),)
    starts = [edge for edge in range(6) if labels[edge] != labels[edge - 1]]
    lengths = [(starts[(i + 1) % len(starts)] - start) % 6 for i, start in enumerate(starts)]
    return tuple((start, length, labels[start]) for start, length in zip(starts, lengths, strict=True))


def _bend(corner: int, size: float) -> Point:
    """Where the border from the middle to a corner bends."""
    x, y = corner_offset(corner % 6, size * 0.5)
    sway = size * (0.1 if corner % 2 else -0.1)
    angle = pi / 3 * corner - pi / 6
    return x - sway * sin(angle), y + sway * cos(angle)


@lru_cache(4096)
def run_outline(first: int, length: int, size: float) -> str:
    """The shape of a run of edges, round the middle of its tile."""
    corners = [corner_offset((first + i) % 6, size) for i in range(length + 1)]
    if length == 6:
        return polygon(corners[:6])
    (x, y), (x2, y2) = _bend(first, size), _bend(first + length, size)
    rim = "L".join(f"{number(a)} {number(b)}" for a, b in corners)
    begin = f"M0 0Q{number(x)} {number(y)} {rim}"
    return f"{begin}Q{number(x2)} {number(y2)} 0 0Z"


def hexagon(size: float) -> str:
    """The outline of a tile round its middle."""
    return polygon([corner_offset(corner, size) for corner in range(6)])


def heart(first: int, length: int, size: float, far: float = 0.56) -> Point:
    """A place in the midst of a run, where a glyph or a cube stands."""
    if length == 6:
        return 0, 0
    angle = pi / 3 * (first + (length - 1) / 2)
    return size * far * cos(angle), size * far * sin(angle)


@lru_cache(4096)
def _lava(first: int, length: int, size: float) -> Svg:
    """Lava: black rock with glowing cracks from the middle of the tile to its edge."""
    cracks = []
    for edge in range(first, first + length):
        angle = pi / 3 * edge
        across = angle + pi / 2
        points = [(0.08, 0.0), (0.3, 0.07), (0.5, -0.06), (0.68, 0.07), (0.86, -0.02)]
        line = [(size * (far * cos(angle) + side * cos(across)), size * (far * sin(angle) + side * sin(across))) for far, side in points]
        cracks.append("M" + "L".join(f"{number(x)} {number(y)}" for x, y in line))
    glow: Attrs = {"fill": "none", "stroke-linecap": "round", "stroke-linejoin": "round"}
    d = "".join(cracks)
    return join(
        [
            path(d, {**glow, "stroke": "#b3301a", "stroke-width": size * 0.14}),
            path(d, {**glow, "stroke": LAVA_GLOW, "stroke-width": size * 0.07}),
            path(d, {**glow, "stroke": "#ffe08a", "stroke-width": size * 0.025}),
        ]
    )


@lru_cache(4096)
def _grounds(labels: tuple[int, ...], size: float) -> tuple[Svg, ...]:
    edge: Attrs = {"stroke": INK, "stroke-opacity": 0.35, "stroke-width": max(1.0, size * 0.03), "stroke-linejoin": "round"}
    return tuple(path(run_outline(first, length, size), {"fill": ground_of(label), **edge}) for first, length, label in runs(labels))


@lru_cache(4096)
def _decoration(prefix: str, labels: tuple[int, ...], size: float, satellite: int, cube_at: int) -> Svg:
    """Glyphs and the satellite; the section with the cube has no glyph."""
    parts = []
    for first, length, label in runs(labels):
        if label == LAVA:
            parts.append(_lava(first, length, size))
        elif first != cube_at:
            wide = size * (0.62 if length == 6 else 0.5 if length > 2 else 0.38)
            x, y = heart(first, length, size)
            if length == 6 and satellite:
                parts.append(glyph(prefix, name_of(label), -size * 0.52, 0, size * 0.42, colour_on(label)))
                x = size * 0.52
                wide = size * 0.42
            parts.append(glyph(prefix, name_of(label), x, y, wide, colour_on(label)))
    if any(label == LAVA for label in labels):
        parts.append(path(disc(size * 0.1), {"fill": LAVA_GROUND, "stroke": LAVA_GLOW, "stroke-width": size * 0.03}))
    if satellite:
        plate: Attrs = {"fill": PAPER, "stroke": INK, "stroke-width": max(1.0, size * 0.035)}
        parts.append(path(disc(size * 0.25), plate))
        parts.append(glyph(prefix, "satellite", 0, 0, size * 0.4, INK))
    return join(parts)


def tile_sections(labels: tuple[int, ...], size: float) -> tuple[Svg, ...]:
    """The ground of each run, in the order of `runs`."""
    return _grounds(labels, size)


def tile_decoration(prefix: str, tile: int, labels: tuple[int, ...], size: float, cube_at: int = -1) -> Svg:
    """What stands on a tile: glyphs, lava, the satellite."""
    return _decoration(prefix, labels, size, HAS_SATELLITE[tile], cube_at)


def tile_art(prefix: str, tile: int, face: int, size: float) -> Svg:
    """A whole tile round the origin, with nothing to press on it."""
    labels = labels_of(tile, face)
    rim = path(hexagon(size), {"fill": "none", "stroke": INK, "stroke-width": max(1.0, size * 0.05), "stroke-linejoin": "round"})
    return join([*tile_sections(labels, size), tile_decoration(prefix, tile, labels, size), rim])


def cube(livery: Livery, x: float, y: float, size: float) -> Svg:
    """A player's cube: their shape, cased so that it reads on every ground."""
    return shift(x, y, cased(emblem(livery.shape, size * 0.19), livery.fill, max(0.5, size * 0.018)))
