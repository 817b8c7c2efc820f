"""What the terrains and Landed's pieces look like: grounds, glyphs, and the icons of counts."""

from __future__ import annotations

from typing import Final

from landtake.draw import icons
from landtake.draw.palette import TERRAIN
from landtake.draw.svg import Attrs, Svg, element, join, path
from landtake.games.landed.data import TERRAINS

GROUND: Final = (TERRAIN["ice"], TERRAIN["tan"], TERRAIN["sea"], "#5b6470", TERRAIN["forest"], "#c9583f")
"""By terrain: white, tan, blue, slate, green and red."""

ON_GROUND: Final = ("#3d6a80", "#7a5320", "#ffffff", "#ffffff", "#163d22", "#ffffff")
"""The colour of a terrain's glyph."""

LAVA_GROUND: Final = "#241313"
LAVA_GLOW: Final = "#ff8a1f"
GOLD: Final = "#f2c230"
SILVER: Final = "#c9d1d8"


def _line(d: str, width: float = 2) -> Svg:
    attrs: Attrs = {"fill": "none", "stroke": "currentColor", "stroke-width": width, "stroke-linecap": "round", "stroke-linejoin": "round"}
    return path(d, attrs)


def _solid(d: str) -> Svg:
    return path(d, {"fill": "currentColor"})


_GLYPHS: Final = {
    "tundra": _line("M12 2.5V21.5M3.8 7.2L20.2 16.8M20.2 7.2L3.8 16.8M9 3.8L12 6.4L15 3.8M9 20.2L12 17.6L15 20.2"),
    "desert": join(
        [
            _solid("M10.4 21V4.6a1.7 1.7 0 0 1 3.4 0V21Z"),
            _line("M12 15.5H7.2A2.2 2.2 0 0 1 5 13.3V9M12.4 12H16.8A2.2 2.2 0 0 0 19 9.8V6.5", 2.8),
        ]
    ),
    "lake": _line("M2.5 8.5q3.2 -3.6 6.3 0t6.3 0t6.3 0M2.5 14q3.2 -3.6 6.3 0t6.3 0t6.3 0", 2.4),
    "mountain": _solid("M1.5 20.5L9 6.5L12.8 13L15.5 9L22.5 20.5ZM9 6.5L6.3 11.6L8.2 12.8L9.5 11.2L11 12.4L11.9 11.5Z"),
    "forest": _solid("M12 1.5L18 10H15L20 16.5H13.5V22H10.5V16.5H4L9 10H6Z"),
    "canyon": join([_solid("M2 19L3.6 8.5H9L10.6 19ZM13.4 19L15 5H20.4L22 19Z"), _line("M1.5 21.2H22.5", 1.8)]),
    "lava": _line("M3 5L8 9L6 13L12 17L10 21M14 3L13 8L18 11L16 16L21 19", 2.4),
    "satellite": join(
        [
            _solid("M9.3 9.3h5.4v5.4h-5.4Z"),
            _line("M1.5 9.5H7V14.5H1.5ZM17 9.5H22.5V14.5H17ZM7 12H9.3M14.7 12H17M12 9.3V6.5", 1.7),
            _line("M8.5 5.5A4.2 4.2 0 0 1 15.5 5.5", 1.7),
        ]
    ),
}


def glyphs(prefix: str) -> Svg:
    """Symbols for all glyphs, each under its name behind a prefix."""
    return join(element("symbol", {"id": f"{prefix}{name}", "viewBox": "0 0 24 24"}, drawing) for name, drawing in _GLYPHS.items())


def glyph(prefix: str, name: str, x: float, y: float, size: float, colour: str) -> Svg:
    """A glyph centred at (x, y), in a picture that defines it under this prefix."""
    place = {"x": x - size / 2, "y": y - size / 2, "width": size, "height": size}
    return element("use", {"href": f"#{prefix}{name}", **place, "color": colour})


def ground_of(label: int) -> str:
    """The colour of a terrain or of lava."""
    return GROUND[label] if label < len(TERRAINS) else LAVA_GROUND


def name_of(label: int) -> str:
    """The glyph of a terrain or of lava."""
    return TERRAINS[label] if label < len(TERRAINS) else "lava"


def colour_on(label: int) -> str:
    """The colour in which a glyph reads on its ground."""
    return ON_GROUND[label] if label < len(TERRAINS) else LAVA_GLOW


icons.ICONS.update(
    {
        "landed-cube": _line("M12 2.5L20.5 7V17L12 21.5L3.5 17V7ZM3.5 7L12 11.5L20.5 7M12 11.5V21.5", 1.75),
        "landed-tile": _line("M12 2L20.7 7V17L12 22L3.3 17V7ZM12 12V2M12 12L20.7 17M12 12L3.3 17", 1.75),
        "landed-contract": _line("M5 2.5H15.5L19.5 6.5V21.5H5ZM15 2.5V7H19.5M8.5 11H16M8.5 14.5H16M8.5 18H13", 1.75),
        "landed-satellite": _GLYPHS["satellite"],
    }
)
