"""How things on the planet look, each drawn round the origin of its cell: floors, mines, bases, robots, walls."""

from __future__ import annotations

from functools import cache
from typing import Final

from landtake.draw import icons, palette, shapes
from landtake.draw.palette import INK, NOW, PAPER, Livery
from landtake.draw.svg import NOTHING, Attrs, Svg, element, group, join, label, path, use
from landtake.games.forgotten_planet.data import COLOURS
from landtake.games.forgotten_planet.state import BASE_TILE, BROWN_MINE, EMPTY, FACE_DOWN, LAND_TILE, NOBODY, SITE, SPECIAL_MINE
from landtake.games.forgotten_planet.tables import PLAYERS

PITCH: Final = 72
HALF: Final = PITCH / 2
FLOOR: Final = shapes.box(-33, -33, 66, 66, 6)

LIVERIES: Final = (
    Livery("yellow", "#f2d43a", INK, "circle"),
    Livery("red", "#d2452b", PAPER, "square"),
    Livery("green", "#0f9d7c", INK, "triangle"),
    Livery("purple", "#7a3fb0", PAPER, "diamond"),
)

METAL: Final = "#b4bfc8"
METAL_DARK: Final = "#5a6570"
METAL_LIGHT: Final = "#d5dde3"
SHAFT: Final = "#262d35"
ORES: Final = {"brown": "#b9743f", "white": "#f6f9fb", "blue": "#4aa3ec"}
GLYPHS: Final = {
    "brown": shapes.polygon([(-12, 6), (-9, -7), (1, -11), (11, -4), (12, 7), (2, 11)]),
    "white": shapes.polygon([(0, -14), (9, 0), (0, 14), (-9, 0)]),
    "blue": shapes.polygon([(-11, 9), (-6, -6), (-1, 3), (4, -12), (11, 9)]),
}
"""Every colour of ore has a shape of its own: a lump, a diamond, a cluster of spikes."""

BACK: Final = "#3b4956"
STEEL: Final = "#1d242b"
HAZARD: Final = "#ffc531"

_BOLT: Final = "M13.5 2L5 13.5H11L9.5 22L19 9.5H12.5Z"
_ROBOT_ICON: Final = "M12 1.5V5M7 5H17V11H7ZM5.5 12.5H18.5V19H5.5ZM4 21.5H20M9.5 8H10M14 8H14.5"
_ROUND: Final = "M12 2.8A9.2 9.2 0 0 1 12 21.2A9.2 9.2 0 0 1 12 2.8Z"
_SMALL_STAR: Final = "M12 7L13.6 10.4L17 10.8L14.5 13.2L15.1 16.8L12 15L8.9 16.8L9.5 13.2L7 10.8L10.4 10.4Z"
_HEXAGON: Final = "M12 2.5L20.5 7.3V16.7L12 21.5L3.5 16.7V7.3Z"


def _line(d: str, width: float = 1.9) -> Svg:
    return path(d, {"fill": "none", "stroke": "currentColor", "stroke-width": width, "stroke-linecap": "round", "stroke-linejoin": "round"})


def _ore_icon(colour: str) -> Svg:
    edge: Attrs = {"fill": ORES[colour], "stroke": INK, "stroke-width": 2, "stroke-linejoin": "round"}
    return group({"transform": "translate(12 12) scale(.8)"}, path(GLYPHS[colour], edge))


icons.ICONS.update(
    {
        "energy-bolt": path(_BOLT, {"fill": "currentColor"}),
        "miner-robot": _line(_ROBOT_ICON),
        "miner-base": _line(_HEXAGON),
        "metal-floor": _line("M4 4H20V20H4ZM7.5 7.5H16.5V16.5H7.5Z"),
        "token": join(
            [
                _line("M12 2.8A9.2 9.2 0 0 1 12 21.2A9.2 9.2 0 0 1 12 2.8Z"),
                _line("M12 7L13.6 10.4L17 10.8L14.5 13.2L15.1 16.8L12 15L8.9 16.8L9.5 13.2L7 10.8L10.4 10.4Z", 1.4),
            ]
        ),
        **{f"ore-{colour}": _ore_icon(colour) for colour in COLOURS},
    }
)


def definitions() -> Svg:
    """What is defined once and used often."""
    planet = element(
        "radialGradient",
        {"id": "fp-planet", "cx": 0.42, "cy": 0.32, "r": 0.85},
        element("stop", {"offset": 0, "stop-color": "#a3623f"}),
        element("stop", {"offset": 0.6, "stop-color": "#7b4331"}),
        element("stop", {"offset": 1, "stop-color": "#4a2723"}),
    )
    rock = element(
        "pattern",
        {"id": "fp-rock", "width": 12, "height": 12, "patternUnits": "userSpaceOnUse", "patternTransform": "rotate(45)"},
        path("M0 0H12V12H0Z", {"fill": "#2c1a18"}),
        path("M0 0V12", {"stroke": "#4a302b", "stroke-width": 5}),
    )
    floor = group({"id": "fp-floor"}, _floor())
    bases = join(group({"id": f"fp-base-{name}"}, _base(seat)) for seat, name in enumerate(PLAYERS))
    poses = [(seat, name, on) for seat, name in enumerate(PLAYERS) for on in (True, False)]
    robots = join(group({"id": f"fp-robot-{name}-{'on' if on else 'off'}"}, robot(seat, on)) for seat, name, on in poses)
    marks = join(group({"id": f"fp-mark-{name}"}, mark(seat, 6.5)) for seat, name in enumerate(PLAYERS))
    symbols = icons.symbols(("energy-bolt", "miner-robot", "miner-base", "token"))
    return join([planet, rock, shapes.definitions(), floor, bases, robots, marks, symbols])


def _floor() -> Svg:
    rivets = "".join(shapes.disc(2.1, x, y) for x in (-26, 26) for y in (-26, 26))
    return join(
        [
            path(FLOOR, {"fill": METAL, "stroke": METAL_DARK, "stroke-width": 2}),
            path("M-29 29V-29H29", {"fill": "none", "stroke": METAL_LIGHT, "stroke-width": 2, "stroke-linejoin": "round"}),
            path("M-20 -20H20V20H-20Z", {"fill": "none", "stroke": METAL_DARK, "stroke-opacity": 0.28, "stroke-width": 1.5}),
            path(rivets, {"fill": METAL_DARK}),
            path(FLOOR, {"fill": f"url(#{shapes.LIGHT_OVER})"}),
        ]
    )


@cache
def tile(kind: int, holder: int = NOBODY) -> Svg:
    """What lies on a cell, the floor tinted in its owner's colour."""
    if kind == EMPTY:
        ground: Attrs = {"fill": "#1a0d0b", "fill-opacity": 0.2, "stroke": "#f0c9a8", "stroke-opacity": 0.32, "stroke-width": 1.5}
        return path(FLOOR, {**ground, "stroke-dasharray": "5 6"})
    floor = join([use("fp-floor"), tint(holder) if holder != NOBODY else NOTHING])
    if kind == LAND_TILE:
        return floor
    if kind == FACE_DOWN:
        back = path(shapes.box(-26, -26, 52, 52, 5), {"fill": BACK, "stroke": METAL_LIGHT, "stroke-width": 2})
        return join([floor, back, label(0, 13, "?", 38, {"font-weight": 700, "fill": PAPER})])
    if kind == SITE:
        return join([floor, shapes.cased(shapes.emblem("hexagon", 22), METAL_LIGHT)])
    if kind >= BASE_TILE:
        return join([floor, use(f"fp-base-{PLAYERS[kind - BASE_TILE]}")])
    return join([floor, _special() if kind == SPECIAL_MINE else _mine(COLOURS[kind - BROWN_MINE])])


def _mine(colour: str) -> Svg:
    return join([path(shapes.disc(20), {"fill": SHAFT, "stroke": INK, "stroke-width": 1.5}), ore(colour)])


def ore(colour: str) -> Svg:
    """The glyph of a colour of ore."""
    return path(GLYPHS[colour], {"fill": ORES[colour], "stroke": INK, "stroke-width": 1.5, "stroke-linejoin": "round"})


def _star(radius: float) -> str:
    outer, inner = shapes.regular(5, radius), [(-x * 0.45, -y * 0.45) for x, y in shapes.regular(5, radius)]
    points = []
    for i in range(5):
        points += [outer[i], inner[(i + 3) % 5]]
    return shapes.polygon(points)


def _special() -> Svg:
    spots = join(
        path(shapes.disc(4, x, y), {"fill": ORES[colour], "stroke": INK, "stroke-width": 1.2})
        for colour, x, y in (("brown", -6.5, 4.5), ("white", 0, -6), ("blue", 6.5, 4.5))
    )
    star = path(_star(24), {"fill": "#ffd257", "stroke": INK, "stroke-width": 1.5, "stroke-linejoin": "round"})
    return join([path(shapes.disc(26), {"fill": SHAFT, "stroke": INK, "stroke-width": 1.5}), star, spots])


def _base(seat: int) -> Svg:
    livery = LIVERIES[seat]
    sign = path(shapes.emblem(livery.shape, 8.5), {"fill": livery.ink})
    return join([shapes.cased(shapes.emblem("hexagon", 22), livery.fill), sign])


def mark(seat: int, radius: float) -> Svg:
    """A player's ownership marker."""
    livery = LIVERIES[seat]
    return path(shapes.emblem(livery.shape, radius), {"fill": livery.fill, "stroke": INK, "stroke-width": 1.4})


@cache
def tint(seat: int) -> Svg:
    """A quiet tint of the owner's colour, with the owner's marker in the corner."""
    wash = path(FLOOR, {"fill": LIVERIES[seat].fill, "fill-opacity": 0.3})
    edge = path(shapes.box(-31, -31, 62, 62, 5), {"fill": "none", "stroke": LIVERIES[seat].fill, "stroke-width": 3})
    return join([wash, edge, use(f"fp-mark-{PLAYERS[seat]}", -23, -23)])


_BODY: Final = shapes.box(-9, -3, 18, 13, 3) + shapes.box(-7, -15, 14, 11, 3)
_TREADS: Final = shapes.box(-12, 9, 24, 6, 3)


def robot(seat: int, on: bool) -> Svg:
    """A robot; one that is off is grey, has its eyes shut and its antenna down."""
    livery = LIVERIES[seat]
    fill = livery.fill if on else palette.mix(livery.fill, "#8b9299", 0.6)
    line: Attrs = {"fill": "none", "stroke": INK, "stroke-width": 1.8, "stroke-linecap": "round"}
    treads = path(_TREADS, {"fill": STEEL, "stroke": PAPER, "stroke-width": 1.4})
    badge = path(shapes.emblem(livery.shape, 3.6), {"fill": livery.ink, "transform": "translate(0 3.6)"})
    eyes, antenna = (_awake(), _signal()) if on else (path("M-5.6 -9.5H-1.4M1.4 -9.5H5.6", line), path("M0 -15L7 -18", line))
    return join([treads, shapes.cased(_BODY, fill, 0.5), antenna, badge, eyes, NOTHING if on else _asleep()])


def _awake() -> Svg:
    whites = shapes.disc(2.6, -3.2, -9.5) + shapes.disc(2.6, 3.2, -9.5)
    pupils = shapes.disc(1.1, -3.2, -9.5) + shapes.disc(1.1, 3.2, -9.5)
    return join([path(whites, {"fill": PAPER, "stroke": INK, "stroke-width": 1}), path(pupils, {"fill": INK})])


def _signal() -> Svg:
    mast = path("M0 -15V-20", {"stroke": INK, "stroke-width": 1.8})
    return join([mast, path(shapes.disc(2.8, 0, -21), {"fill": NOW, "stroke": INK, "stroke-width": 1.2})])


def _asleep() -> Svg:
    zed: Attrs = {"fill": "none", "stroke": PAPER, "stroke-width": 1.5, "stroke-linejoin": "round"}
    plate = path(shapes.disc(6, 10, -14), {"fill": INK, "stroke": PAPER, "stroke-width": 1})
    return join([plate, path("M7.8 -16.2H12.2L7.8 -11.8H12.2", zed)])


@cache
def wall(upright: bool) -> Svg:
    """A wall round the middle of the side on which it stands."""
    wide, high = (11, 66) if upright else (66, 11)
    stripes = "M0 -26V26" if upright else "M-26 0H26"
    return join(
        [
            path(shapes.box(-wide / 2, -high / 2, wide, high, 4), {"fill": STEEL, "stroke": PAPER, "stroke-width": 1.8}),
            path(stripes, {"stroke": HAZARD, "stroke-width": 4.5, "stroke-dasharray": "7 8.3"}),
        ]
    )


def wall_outline(upright: bool) -> str:
    """Where a wall can be pressed; shorter than a wall, so that the rings of several do not touch."""
    wide, high = (9, 40) if upright else (40, 9)
    return shapes.box(-wide / 2, -high / 2, wide, high, 4)


@cache
def badge(count: int) -> Svg:
    """How much energy it takes to walk here."""
    plate = path(shapes.disc(9.5), {"fill": NOW if count == 1 else "#ffe3a3", "stroke": INK, "stroke-width": 1.5})
    return join([plate, label(0, 5.2, str(count), 15, {"font-weight": 700, "fill": INK})])


def rock() -> Svg:
    """A space that is not available."""
    return path(shapes.box(-35, -35, 70, 70, 4), {"fill": "url(#fp-rock)", "stroke": "#1d100e", "stroke-width": 2})
