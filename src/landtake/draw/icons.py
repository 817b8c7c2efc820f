"""Our own icons on a 24-unit grid, drawn in the current colour: as symbols of a picture or each on its own in a page."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from landtake.draw.svg import NAMESPACE, Attrs, Svg, element, group, join, path, title

OCTOPUS: Final = (
    "M12 2C7 2 4.3 5.4 4.3 9.3C4.3 11.6 5.1 13.2 6 14.4C5.8 16.3 4.4 17.3 2.4 17.4C3.2 19.2 5.6 19.6 7.4 18.4"
    "C7.3 19.8 6.9 20.8 6 21.6C7.8 22.2 9.6 21.2 10.2 19.2C10.6 20.6 11.1 21.6 12 22.4C12.9 21.6 13.4 20.6 13.8 19.2"
    "C14.4 21.2 16.2 22.2 18 21.6C17.1 20.8 16.7 19.8 16.6 18.4C18.4 19.6 20.8 19.2 21.6 17.4C19.6 17.3 18.2 16.3 18 14.4"
    "C18.9 13.2 19.7 11.6 19.7 9.3C19.7 5.4 17 2 12 2Z"
)
BEE: Final = (
    "M1.6 14.4C1.6 11.2 4.6 9.2 8.4 8.8C5.8 7.2 4.9 3.6 7.4 2.4C9.8 1.3 11.9 4.6 12 8C12.6 4.4 15.4 1.2 17.9 2.7"
    "C20.2 4.2 18.2 7.8 15.2 9.2C18.8 9.9 21.2 11.8 23 14.4C20.8 17.8 17 20.2 11 20.2C5.4 20.2 1.6 18 1.6 14.4Z"
)


def _line(d: str, width: float = 1.75) -> Svg:
    attrs: Attrs = {"fill": "none", "stroke": "currentColor", "stroke-width": width}
    return path(d, {**attrs, "stroke-linecap": "round", "stroke-linejoin": "round"})


def _solid(d: str) -> Svg:
    return path(d, {"fill": "currentColor"})


_DISH = "M4 8.5A9.5 9.5 0 0 0 15.5 20M4 8.5L15.5 20M9.5 14.5L14 10"
_BLADES = (
    "M10.1 8.7L7.4 4A9.2 9.2 0 0 1 16.6 4L13.9 8.7A3.8 3.8 0 0 0 10.1 8.7Z"
    "M15.8 12L21.2 12A9.2 9.2 0 0 1 16.6 20L13.9 15.3A3.8 3.8 0 0 0 15.8 12Z"
    "M10.1 15.3L7.4 20A9.2 9.2 0 0 1 2.8 12L8.2 12A3.8 3.8 0 0 0 10.1 15.3Z"
    "M12 10A2 2 0 0 1 12 14A2 2 0 0 1 12 10Z"
)

ICONS: Final[dict[str, Svg]] = {
    "octopus": _solid(OCTOPUS),
    "bee": _solid(BEE),
    "storm": join(
        [
            _line("M12 6.2A5.8 5.8 0 0 1 12 17.8A5.8 5.8 0 0 1 12 6.2C15 3.4 18.2 3 20.6 4M12 17.8C9 20.6 5.8 21 3.4 20", 2.2),
            _solid("M12 9.8A2.2 2.2 0 0 1 12 14.2A2.2 2.2 0 0 1 12 9.8Z"),
        ]
    ),
    "move": _line("M3.5 12H19M13 5.5L19.5 12L13 18.5", 2.6),
    "place": _line("M12 4.5V19.5M4.5 12H19.5", 2.8),
    "cross": _line("M5 5L19 19M19 5L5 19", 3),
    "crystal": _line("M12 2.5L18.5 9L12 21.5L5.5 9ZM5.5 9H18.5M12 2.5L9.5 9L12 21.5L14.5 9Z"),
    "settlement": join([_line("M3 20.5V12L8 7L13 12V20.5ZM13 14L17 10L21 14V20.5H13"), _solid("M6.5 16H9.5V20.5H6.5Z")]),
    "contaminated": _solid(_BLADES),
    "radar": _line(_DISH + "M12.5 6.5A5 5 0 0 1 17.5 11.5M12.5 2.5A9 9 0 0 1 21.5 11.5M9.5 20.5H5"),
    "contaminated-radar": join([_line(_DISH + "M9.5 20.5H5"), group({"transform": "translate(11 -.5) scale(.54)"}, _solid(_BLADES))]),
    "island": _line("M3 11C5 7.5 8 8.5 10 6.5C12.5 4 17 6 18 8.5C21 9 21.5 10.5 21 11.5ZM5 12L9 19L11 16.5L13 21L16 15L19 12"),
    "hangar": _line("M3 20.5V12A9 7 0 0 1 21 12V20.5M3 20.5H21M7 20.5V14H17V20.5M7 17H17"),
    "map": _line("M3.5 6L9 3.5L15 6L20.5 3.5V18L15 20.5L9 18L3.5 20.5ZM9 3.5V18M15 6V20.5"),
    "flag": _line("M6 21.5V3M6 4H18.5L15.5 8.5L18.5 13H6"),
    "sector": _line("M12 3.5L21.5 20H2.5ZM12 10.5L16 17H8Z"),
    "person": join([_line("M4.5 20.5C4.5 15.5 8 13.5 12 13.5S19.5 15.5 19.5 20.5Z"), _line("M12 3.5A4 4 0 0 1 12 11A4 4 0 0 1 12 3.5Z")]),
    "cards": _line("M8.5 5.5L18.5 3.5L21 16L11 18ZM8.5 7.5L3.5 9L6.5 21L13.5 19"),
    "crate": _line("M3.5 7.5L12 3L20.5 7.5V16.5L12 21L3.5 16.5ZM3.5 7.5L12 12L20.5 7.5M12 12V21"),
    "eye": join(
        [
            _line("M2 12C5 7 8.5 5 12 5S19 7 22 12C19 17 15.5 19 12 19S5 17 2 12Z"),
            _solid("M12 8.6A3.4 3.4 0 0 1 12 15.4A3.4 3.4 0 0 1 12 8.6Z"),
        ]
    ),
    "star": _solid("M12 2L15 8.8L22.4 9.5L16.8 14.4L18.5 21.6L12 17.8L5.5 21.6L7.2 14.4L1.6 9.5L9 8.8Z"),
    "crown": _solid("M2.5 7L7 11.5L12 4L17 11.5L21.5 7L19.5 19.5H4.5Z"),
    "bolt": _solid("M14.5 1.5L4.5 13.5H10.5L8.5 22.5L19.5 9.5H13Z"),
    "leaf": join([_solid("M20.5 3C9 3 3.5 8.5 4.5 18.5C15 19.5 20.5 14 20.5 3Z"), _line("M3 21.5L10 14")]),
    "ingot": _solid("M6.5 6H17.5L22.5 18.5H1.5ZM8 8.5L6.8 11.5H17.2L16 8.5Z"),
}
"""The drawing of every icon, on a grid of 24 by 24."""


def symbols(names: Iterable[str]) -> Svg:
    """Definitions under which a picture uses these icons, by `icon`."""
    box = {"viewBox": "0 0 24 24"}
    return join(element("symbol", {"id": f"lt-icon-{name}", **box}, ICONS[name]) for name in names)


def icon(name: str, x: float, y: float, size: float, colour: str | None = None) -> Svg:
    """An icon of this size, centred at (x, y), in a picture that defines its symbol."""
    place = {"x": x - size / 2, "y": y - size / 2, "width": size, "height": size}
    return element("use", {"href": f"#lt-icon-{name}", **place, "color": colour})


def standalone(name: str, says: str = "") -> Svg:
    """An icon as a picture of its own, for a page; without words it is decoration."""
    meaning: dict[str, str] = {"role": "img", "aria-label": says} if says else {"aria-hidden": "true"}
    attrs = {"xmlns": NAMESPACE, "viewBox": "0 0 24 24", "class": "icon", **meaning}
    return element("svg", attrs, *([title(says)] if says else []), ICONS[name])
