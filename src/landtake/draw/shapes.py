"""What boards are built of: outlines, tokens, count plates, legal rings, shadows and light."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from landtake.draw.palette import INK, PAPER, Livery
from landtake.draw.svg import NOTHING, Attrs, Svg, element, group, join, label, number, path, title, use

Point = tuple[float, float]

LIGHT_OVER: Final = "lt-light"
"""The id of a gradient that lights a tile from the upper left."""

SHADOW: Final = "lt-shadow"
"""The id of the filter that lifts a piece off its tile."""


def definitions() -> Svg:
    """The light and the shadow that a picture's tiles and pieces refer to."""
    light = element(
        "radialGradient",
        {"id": LIGHT_OVER, "cx": 0.3, "cy": 0.2, "r": 0.95},
        element("stop", {"offset": 0, "stop-color": PAPER, "stop-opacity": 0.5}),
        element("stop", {"offset": 0.55, "stop-color": PAPER, "stop-opacity": 0}),
        element("stop", {"offset": 1, "stop-color": INK, "stop-opacity": 0.22}),
    )
    drop = element("feDropShadow", {"dx": 0, "dy": 2.5, "stdDeviation": 2, "flood-color": "#000", "flood-opacity": 0.45})
    shadow = element("filter", {"id": SHADOW, "x": "-30%", "y": "-30%", "width": "160%", "height": "170%"}, drop)
    return join([light, shadow])


# outlines


def polygon(points: Sequence[Point]) -> str:
    """A closed outline with straight sides."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"


def smooth(points: Sequence[Point]) -> str:
    """A closed outline that curves through the points."""
    count = len(points)
    parts = [f"M{number(points[0][0])} {number(points[0][1])}"]
    for i in range(count):
        (x0, y0), (x1, y1) = points[i - 1], points[i]
        (x2, y2), (x3, y3) = points[(i + 1) % count], points[(i + 2) % count]
        bends = (x1 + (x2 - x0) / 6, y1 + (y2 - y0) / 6, x2 - (x3 - x1) / 6, y2 - (y3 - y1) / 6, x2, y2)
        parts.append("C" + " ".join(number(bend) for bend in bends))
    return "".join(parts) + "Z"


@lru_cache(2048)
def box(x: float, y: float, width: float, height: float, radius: float) -> str:
    """A rectangle with round corners."""
    w, h, r = number(width - 2 * radius), number(height - 2 * radius), number(radius)
    bend = f"a{r} {r} 0 0 1"
    start = f"M{number(x + radius)} {number(y)}"
    return f"{start}h{w}{bend} {r} {r}v{h}{bend} -{r} {r}h-{w}{bend} -{r} -{r}v-{h}{bend} {r} -{r}Z"


@lru_cache(2048)
def disc(radius: float, x: float = 0, y: float = 0) -> str:
    """A circle."""
    r = number(radius)
    return f"M{number(x - radius)} {number(y)}a{r} {r} 0 1 1 {number(2 * radius)} 0a{r} {r} 0 1 1 -{number(2 * radius)} 0Z"


def regular(sides: int, radius: float) -> list[Point]:
    """The corners of a regular polygon round the origin, the first one at the top."""
    return [(radius * sin(2 * pi * i / sides), -radius * cos(2 * pi * i / sides)) for i in range(sides)]


@lru_cache(2048)
def emblem(shape: str, radius: float) -> str:
    """The outline of a player's shape, about as large as a circle of this radius."""
    r = radius
    if shape == "square":
        return box(-r * 0.9, -r * 0.9, r * 1.8, r * 1.8, r * 0.15)
    if shape == "triangle":
        return polygon([(0, -r * 1.1), (r * 1.1, r * 0.85), (-r * 1.1, r * 0.85)])
    if shape == "diamond":
        return polygon(regular(4, r * 1.2))
    if shape == "pentagon":
        return polygon(regular(5, r * 1.1))
    if shape == "hexagon":
        return polygon(regular(6, r * 1.1))
    if shape == "cross":
        a = r * 0.38
        return polygon([(-a, -r), (a, -r), (a, -a), (r, -a), (r, a), (a, a), (a, r), (-a, r), (-a, a), (-r, a), (-r, -a), (-a, -a)])
    return disc(r)


def drawn(outline: str, attrs: Attrs) -> Svg:
    """An outline in some colours; one that begins with # is defined elsewhere in the picture under that id."""
    return use(outline[1:], attrs=attrs) if outline.startswith("#") else path(outline, attrs)


# pieces


@lru_cache(512)
def cased(d: str, fill: str, unit: float = 1) -> Svg:
    """An outline filled, with a white ring and an edge of ink round it, so that it reads on any ground.

    `unit` is the length of one pixel in the outline's own measure.
    """
    edges = {"stroke-linejoin": "round"}
    return join(
        [
            path(d, {"fill": INK, "stroke": INK, "stroke-width": 7 * unit, **edges}),
            path(d, {"fill": PAPER, "stroke": PAPER, "stroke-width": 4 * unit, **edges}),
            path(d, {"fill": fill, "stroke": INK, "stroke-width": 0.75 * unit, **edges}),
        ]
    )


def player_token(livery: Livery, radius: float, mark: str = "") -> Svg:
    """A player's token round the origin, with a letter or a number on it if one is given."""
    words = label(0, radius * 0.38, mark, radius * 1.1, {"font-weight": 700, "fill": livery.ink}) if mark else NOTHING
    return join([cased(emblem(livery.shape, radius), livery.fill), words])


@lru_cache(512)
def count_plate(x: float, y: float, count: int, size: float = 22) -> Svg:
    """How many there are, on a dark plate centred at (x, y); it grows to the left."""
    text = str(count)
    width = size * (0.62 + 0.55 * len(text))
    x -= (width - size * 1.17) / 2
    plate = path(box(x - width / 2, y - size * 0.58, width, size * 1.16, size * 0.3), {"fill": INK, "stroke": PAPER, "stroke-width": 1.5})
    return join([plate, label(x, y + size * 0.36, text, size, {"font-weight": 700, "fill": PAPER})])


# what can be pressed


@lru_cache(512)
def ring(outline: str) -> Svg:
    """A ring of light dashes on a dark casing, hidden until a page shows it (`.legal > .ring { display: inline }`)."""
    return group(
        {"class": "ring", "display": "none", "pointer-events": "none", "fill": "none", "stroke-linejoin": "round"},
        drawn(outline, {"class": "casing", "stroke": INK, "stroke-width": 8}),
        drawn(outline, {"class": "dashes", "stroke": PAPER, "stroke-width": 4.5, "stroke-dasharray": "9 6"}),
    )


def pressable(id: str, says: str, outline: str, *children: str, over: Svg = NOTHING, within: str | None = None, extra: str = "") -> Svg:
    """Something that options can touch: a group with a stable id, a title, its drawing and a ring along the outline.

    What is `over` the ring stays readable while it shows. `within` names the larger element that is meant when this one is
    pressed and no option touches it.
    """
    names = {"id": id, "class": f"el {extra}".rstrip(), "data-id": id, "data-within": within}
    return group(names, title(says), *children, ring(outline), over)
