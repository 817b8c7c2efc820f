"""Landnám's drawings: terrain, pieces, markers and resources, each round the origin."""

from __future__ import annotations

from functools import cache
from typing import Final

from landtake.draw import icons, shapes
from landtake.draw.palette import INK, PAPER, PLAYERS, TERRAIN, Livery, mix
from landtake.draw.svg import Attrs, Svg, group, join, label, path, shift

LIVERIES: Final = PLAYERS[:5]

GROUND: Final = ("#cfd8de", TERRAIN["sea"], TERRAIN["rock"], TERRAIN["forest"], TERRAIN["meadow"], TERRAIN["tan"], "#b39a86")
"""The colour of each terrain, unknown land first."""
RESOURCE_FILL: Final = ("#8a5a33", "#fbfaf3", "#efc341", "#7d8791")
GREEN_NUMBER: Final = "#14602b"
RED_NUMBER: Final = "#a3201a"
RED_TOKEN: Final = "#c62f27"
FATE_BAND: Final = "#4b3566"

SHIP: Final = "M1.6 13.6C3.6 20.6 20.4 20.6 22.4 13.6C19 15.4 16 15.8 12.9 15.9V13.4H18.6V3.6H5.4V13.4H11.1V15.9C8 15.8 5 15.4 1.6 13.6Z"
HORSE: Final = (
    "M5.4 21.6H19.6C19.8 16 18.6 12.6 17.4 9.4C16.4 6.2 14 4.2 11.4 3.4L10.9 1.4L9.2 3.8"
    "C6.8 5.2 5.2 8.4 3.4 11.6L5.2 14.4C7.6 14.2 9.2 13.2 11 12.4C11.4 15.4 7 17.2 5.4 21.6Z"
)
FARM: Final = "M4 21V11.4L12 4L20 11.4V21Z"
TOWN: Final = "M1.6 21.4V12.6L8 6.8L12.2 10.6V7.4L17.2 2.4L22.4 7.4V21.4Z"

_LINE: Final[Attrs] = {"fill": "none", "stroke": "currentColor", "stroke-width": 2, "stroke-linecap": "round", "stroke-linejoin": "round"}


def _solid(d: str) -> Svg:
    return path(d, {"fill": "currentColor"})


ICONS: Final[dict[str, Svg]] = {
    "landnam-ship": _solid(SHIP),
    "landnam-horse": _solid(HORSE),
    "landnam-house": _solid(FARM),
    "landnam-cards": join([path("M4 5H14V19H4Z", _LINE), path("M17 6L21 7L18.4 19.6", _LINE)]),
    "landnam-fate": join(
        [
            path("M6 3.5H18V20.5H6Z", _LINE),
            path("M12 7.5L13.6 11.4L17 12L13.6 13L12 16.6L10.4 13L7.2 12L10.4 11.4Z", {"fill": "currentColor"}),
        ]
    ),
    "landnam-token": join([path(shapes.disc(8, 12, 12), _LINE), _solid(shapes.disc(3.4, 12, 12))]),
    "landnam-wood": _solid(
        "M3 9C3 6.8 5 6.8 5 9C5 11.4 3 11.4 3 9ZM6 6.6H20C22 8 22 10 20 11.4H6C7 10 7 8 6 6.6ZM3 16"
        "C3 13.8 5 13.8 5 16C5 18.4 3 18.4 3 16ZM6 13.6H20C22 15 22 17 20 18.4H6C7 17 7 15 6 13.6Z"
    ),
    "landnam-sheep": _solid(
        "M5 12C3.4 9 6 6.4 8.4 7.4C9.6 4.8 13.6 4.8 14.6 7.4C16.4 6.8 18 7.8 18.2 9.4L22 10.4"
        "C22.4 12.4 20.6 13.6 18.8 13.4C18.8 15.2 17.4 16.2 16 16.2V20H14V16.4H9.4V20H7.4V16.2"
        "C5.4 15.8 4.2 14 5 12Z"
    ),
    "landnam-grain": join(
        [
            path("M12 22V8", _LINE),
            _solid(
                "M12 9C9.4 7.6 9.4 4 12 2C14.6 4 14.6 7.6 12 9ZM11.2 13.6C8 13.6 6.4 11.4 6.6 8.6"
                "C9.6 8.8 11.2 10.6 11.2 13.6ZM12.8 13.6C16 13.6 17.6 11.4 17.4 8.6C14.4 8.8 12.8 10.6 12.8 13.6"
                "ZM11.2 18.6C8 18.6 6.4 16.4 6.6 13.6C9.6 13.8 11.2 15.6 11.2 18.6ZM12.8 18.6"
                "C16 18.6 17.6 16.4 17.4 13.6C14.4 13.8 12.8 15.6 12.8 18.6Z"
            ),
        ]
    ),
    "landnam-iron": _solid("M2 18L5 12H11L13 18ZM11.4 18L13.6 12H19L22 18ZM6.6 11L9 5.4H15L17.4 11Z"),
    "landnam-anchor": join(
        [path(shapes.disc(2.2, 12, 4.6), _LINE), path("M12 7V21M7.6 10.4H16.4M4 14C4.6 18.4 8 21 12 21C16 21 19.4 18.4 20 14", _LINE)]
    ),
}
RESOURCE_ICONS: Final = ("landnam-wood", "landnam-sheep", "landnam-grain", "landnam-iron")

icons.ICONS.update(ICONS)  # so that a page can show them beside a player's counts

_PEN: Final = 1.6


def _scene(*parts: tuple[str, str, str]) -> Svg:
    """Outlines with a fill and a stroke each."""
    return join(
        path(d, {"fill": fill, "stroke": stroke, "stroke-width": _PEN, "stroke-linejoin": "round", "stroke-linecap": "round"})
        for d, fill, stroke in parts
    )


SCENES: Final = (
    _scene(
        ("M-22 3C-16 -3 -10 -3 -5 2C0 7 6 7 11 2C15 -2 19 -2 23 1", "none", "#aebbc4"),
        ("M-14 13C-9 9 -4 9 0 13C4 17 9 17 14 13", "none", "#aebbc4"),
    ),
    _scene(("M-18 4q4.500 -5 9 0t9 0t9 0t9 0", "none", "#b9dcf5"), ("M-10 13q4 -4.500 8 0t8 0t8 0", "none", "#b9dcf5")),
    _scene(
        ("M-24 15L-8 -13L1 2L7 -6L24 15Z", "#6d747c", "#3f464d"),
        ("M-8 -13L-13 -4L-9 -6L-6 -2L-3 -5ZM7 -6L3.5 -1.500L7 -3L10 0L11.5 -1Z", "#f4f8fa", "#3f464d"),
    ),
    _scene(("M-21 14L-13 -5L-5 14ZM5 14L13 -5L21 14Z", "#3d7249", "#234a2c"), ("M-9 16L0 -10L9 16Z", "#4d8a5a", "#234a2c")),
    _scene(
        ("M-11 8V14M-3 8V14M5 8V14", "none", "#4f5a2a"),
        (("M-14 3C-16 -3 -10 -6 -7 -4C-5 -9 3 -9 5 -4C9 -5 12 -1 10 3C10 8 5 9 2 8H-8C-12 9 -14 7 -14 3Z"), "#fbfaf3", "#4f5a2a"),
        ("M10 -3C14 -5 19 -3 18 1C16 4 12 4 10 2Z", "#4f4a3a", "#4f5a2a"),
    ),
    _scene(
        ("M-15 15V-2M-5 16V-6M5 16V-6M15 15V-2", "none", "#8a6414"),
        (
            (
                "M-15 -9C-19 -5 -18 2 -15 4C-12 2 -11 -5 -15 -9ZM-5 -13C-9 -9 -8 -1 -5 1C-2 -1 -1 -9 -5 -13Z"
                "M5 -13C1 -9 2 -1 5 1C8 -1 9 -9 5 -13ZM15 -9C11 -5 12 2 15 4C18 2 19 -5 15 -9Z"
            ),
            "#f2cf57",
            "#8a6414",
        ),
    ),
    _scene(
        ("M-20 12C-14 8 -6 8 0 12C6 16 14 16 20 11", "none", "#5c4332"),
        (
            (
                "M-12 8C-13 2 -16 -2 -19 -4M-12 8C-12 0 -11 -5 -10 -9M-12 8C-11 3 -8 0 -4 -2M9 9C8 3 5 -1 2 -3"
                "M9 9C9 1 10 -5 12 -9M9 9C10 4 13 1 17 -1"
            ),
            "none",
            "#4e5b2b",
        ),
    ),
)
"""What stands on a hex of each terrain, unknown land first."""


@cache
def piece(outline: str, livery: Livery, size: float, mark_y: float, mark: float) -> Svg:
    """A wooden piece in a player's colour with the player's shape on it."""
    unit = 24 / size
    shape = path(shapes.emblem(livery.shape, mark), {"fill": livery.ink, "transform": f"translate(12 {mark_y})"})
    body = group({"transform": f"scale({1 / unit:.3f}) translate(-12 -12)"}, shapes.cased(outline, livery.fill, unit * 0.62), shape)
    return group({"filter": f"url(#{shapes.SHADOW})"}, body)


def ship(seat: int, size: float = 34) -> Svg:
    """A player's ship."""
    return piece(SHIP, LIVERIES[seat], size, 8.5, 3.3)


def horse(seat: int, size: float = 34) -> Svg:
    """A player's horse, which is a settler."""
    return piece(HORSE, LIVERIES[seat], size, 16.6, 2.7)


def house(seat: int, town: bool, size: float = 24) -> Svg:
    """A player's farm or town."""
    return piece(TOWN, LIVERIES[seat], size + 7, 15.6, 3.8) if town else piece(FARM, LIVERIES[seat], size, 14.4, 3.8)


@cache
def number(value: int, radius: float = 13.5) -> Svg:
    """A number marker: green with an arrow up if it improves with age, red with an arrow down if it declines."""
    colour = GREEN_NUMBER if value < 7 else RED_NUMBER
    disc = path(shapes.disc(radius), {"fill": "#fdf8ea", "stroke": INK, "stroke-width": 1.4})
    y = radius * 0.62
    arrow = f"M-4 {y + 2:.1f}L0 {y - 2:.1f}L4 {y + 2:.1f}Z" if value < 7 else f"M-4 {y - 2:.1f}L0 {y + 2:.1f}L4 {y - 2:.1f}Z"
    text = label(0, radius * 0.3, str(value), radius * 1.25, {"font-weight": 800, "fill": colour})
    return join([disc, text, path(arrow, {"fill": colour})])


@cache
def harbour(resource: int, radius: float = 15) -> Svg:
    """A harbour marker: an anchor, and what is traded there two for one."""
    disc = path(shapes.disc(radius), {"fill": "#163a5c", "stroke": PAPER, "stroke-width": 1.6})
    anchor = icons.icon("landnam-anchor", -radius * 0.36, 0, radius * 0.92, PAPER)
    return join([disc, anchor, shift(radius * 0.46, 0, resource_chip(resource, radius * 0.5))])


@cache
def resource_chip(resource: int, radius: float) -> Svg:
    """A resource as a small disc."""
    disc = path(shapes.disc(radius), {"fill": RESOURCE_FILL[resource], "stroke": INK, "stroke-width": 1})
    ink = PAPER if resource == 0 else INK
    return join([disc, icons.icon(RESOURCE_ICONS[resource], 0, 0, radius * 1.5, ink)])


@cache
def resource_disc(resource: int, radius: float) -> Svg:
    """A resource as a disc that needs no definitions round it."""
    disc = path(shapes.disc(radius), {"fill": RESOURCE_FILL[resource], "stroke": INK, "stroke-width": 1})
    ink = PAPER if resource == 0 else INK
    scale = radius * 1.5 / 24
    return join([disc, group({"transform": f"scale({scale:.3f}) translate(-12 -12)", "color": ink}, ICONS[RESOURCE_ICONS[resource]])])


@cache
def red_token(seat: int) -> Svg:
    """A red token with the shape of the player whose suit it was."""
    disc = path(shapes.disc(8.5), {"fill": RED_TOKEN, "stroke": PAPER, "stroke-width": 1.6})
    edge = path(shapes.disc(9.4), {"fill": "none", "stroke": INK, "stroke-width": 0.9})
    return join(
        [disc, edge, path(shapes.emblem(LIVERIES[seat].shape, 4.2), {"fill": LIVERIES[seat].fill, "stroke": INK, "stroke-width": 0.8})]
    )


@cache
def die(value: int, fill: str, ink: str, size: float = 38) -> Svg:
    """A die with a number on it; an empty one has not been rolled."""
    outline = shapes.box(-size / 2, -size / 2, size, size, size * 0.2)
    face = path(outline, {"fill": fill, "stroke": INK, "stroke-width": 1.6, "opacity": 1 if value else 0.45})
    return join([face, label(0, size * 0.24, str(value) if value else "–", size * 0.66, {"font-weight": 800, "fill": ink})])


@cache
def pips(value: int, size: float = 38) -> Svg:
    """A six-sided die."""
    outline = shapes.box(-size / 2, -size / 2, size, size, size * 0.2)
    face = path(outline, {"fill": PAPER, "stroke": INK, "stroke-width": 1.6, "opacity": 1 if value else 0.45})
    step = size * 0.26
    spots = {
        1: ((0, 0),),
        2: ((-1, -1), (1, 1)),
        3: ((-1, -1), (0, 0), (1, 1)),
        4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
        5: ((-1, -1), (-1, 1), (1, -1), (1, 1), (0, 0)),
        6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
    }.get(value, ())
    return join([face, *(path(shapes.disc(size * 0.085, x * step, y * step), {"fill": INK}) for x, y in spots)])


def shade(colour: str, share: float = 0.35) -> str:
    """A colour nearer to ink."""
    return mix(colour, INK, share)
