"""Small coloured drawings that stand on tiles, each round the origin and about 50 units across."""

from __future__ import annotations

from typing import Final

from landtake.draw.icons import BEE, OCTOPUS
from landtake.draw.palette import INK, PAPER, Livery
from landtake.draw.shapes import cased, disc
from landtake.draw.svg import Attrs, Svg, group, join, path


def _drawing(*parts: tuple[str, str]) -> Svg:
    edge: Attrs = {"stroke": INK, "stroke-width": 1.4, "stroke-linejoin": "round", "stroke-linecap": "round"}
    return join(path(d, {"fill": fill, **edge}) for d, fill in parts)


_DISH: Final = (
    ("M-6 21L1 2L8 21M-3 13H5", "none"),
    ("M-16 -16C-20 2 -4 14 14 8Z", "#fdfdfd"),
    ("M-4 -2L5 -11M2 -16A12 12 0 0 1 14 -4M4 -23A18 18 0 0 1 21 -6", "none"),
)

SCENERY: Final[dict[str, Svg]] = {
    "crystal": _drawing(
        ("M-19 20L-27 1L-19 -12L-8 1L-8 20Z", "#8fd3ea"),
        ("M8 20L8 0L18 -11L27 3L20 20Z", "#7cc4e8"),
        ("M-10 22L-14 -4L0 -25L14 -4L10 22Z", "#d3f4fd"),
        ("M-14 -4H14M0 -25L-5 -4L-2 22M0 -25L6 -4L3 22", "none"),
    ),
    "settlement": _drawing(
        ("M-22 20V2H-2V20Z", "#fbf3df"),
        ("M-25 3L-12 -10L1 3Z", "#a5422d"),
        ("M0 20V-6H18V20Z", "#f1e2c2"),
        ("M-3 -5L9 -19L21 -5Z", "#7d3327"),
        ("M-15 20V10H-9V20ZM5 2H9V8H5ZM11 2H15V8H11ZM6 20V12H12V20Z", "#4a3a30"),
    ),
    "contaminated": _drawing(
        ("M-25 18C-20 10 18 10 24 17C22 24 -22 25 -25 18Z", "#c6ec5b"),
        ("M-20 -3v18c0 4 16 4 16 0v-18c0 -4 -16 -4 -16 0zm0 0c0 4 16 4 16 0", "#f2c230"),
        ("M2 -12v24c0 4 16 4 16 0v-24c0 -4 -16 -4 -16 0zm0 0c0 4 16 4 16 0M6 2l8 8M14 2l-8 8", "#e9eef1"),
    ),
    "radar": _drawing(*_DISH),
    "contaminated-radar": _drawing(
        *_DISH,
        ("M-27 19C-24 12 4 12 8 19C4 25 -24 25 -27 19Z", "#c6ec5b"),
        ("M-24 4v14c0 3 12 3 12 0v-14c0 -3 -12 -3 -12 0zm0 0c0 3 12 3 12 0", "#f2c230"),
    ),
}


def _aloft(outline: str, livery: Livery, details: Svg) -> Svg:
    return group({"transform": "scale(1.9) translate(-12 -12)"}, cased(outline, livery.fill, 0.6), details)


def octopus_ship(livery: Livery) -> Svg:
    """An airship in the shape of an octopus."""
    eyes = path(disc(2.1, 9, 11.4) + disc(2.1, 15, 11.4), {"fill": PAPER})
    pupils = path(disc(1, 9.4, 11.7) + disc(1, 15.4, 11.7), {"fill": INK})
    return _aloft(OCTOPUS, livery, join([eyes, pupils]))


def bee_ship(livery: Livery) -> Svg:
    """An airship in the shape of a bee."""
    wings = "M8.4 8.6C6.5 7 6.2 4.2 7.8 3.5C9.6 2.8 11 5.6 11.2 8.4ZM13 8.4C13.4 5.4 15.6 2.8 17.4 3.7C18.8 4.6 17.4 7 14.8 8.6Z"
    stripes = "M9.4 9.2C10.6 12.6 10.6 16.6 9.4 19.8M14.2 9.4C15.6 12.6 15.6 16.4 14.2 19.6"
    details = [
        path(wings, {"fill": PAPER}),
        path(stripes, {"fill": "none", "stroke": INK, "stroke-width": 2.5}),
        path(disc(1.3, 5.2, 13.4), {"fill": INK}),
    ]
    return _aloft(BEE, livery, join(details))
