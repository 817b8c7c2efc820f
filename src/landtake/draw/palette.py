"""Colours that stay apart for every kind of colour vision, in light and dark, and the shapes that go with the players."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

INK: Final = "#17202a"
PAPER: Final = "#ffffff"
NOW: Final = "#ffb000"
"""What is going on now; on light ground always with an edge of ink."""

TERRAIN: Final = {
    "sea": "#4a8fcb",
    "shoal": "#aee0fb",
    "meadow": "#d1d879",
    "forest": "#74a47e",
    "sand": "#fae6be",
    "tan": "#e8c98f",
    "hill": "#dc9752",
    "rock": "#8e959d",
    "ice": "#eaf1f3",
    "lava": "#cc6d53",
    "crystal": "#bda7c7",
    "black": "#343a44",
}
"""Ink reads on all of these but black, which takes paper."""


class Livery:
    """How a player's pieces look: a fill, the colour that reads on it, and a shape."""

    def __init__(self, name: str, fill: str, ink: str, shape: str) -> None:
        self.name: Final = name
        self.fill: Final = fill
        self.ink: Final = ink
        self.shape: Final = shape


PLAYERS: Final = (
    Livery("orange", "#d55e00", INK, "circle"),
    Livery("blue", "#0062a8", PAPER, "square"),
    Livery("yellow", "#f0d52f", INK, "triangle"),
    Livery("teal", "#00a082", INK, "diamond"),
    Livery("white", "#fafafa", INK, "pentagon"),
    Livery("black", "#23272e", PAPER, "cross"),
)

LIGHT: Final = {
    "bg": "#eef1f4",
    "card": "#ffffff",
    "ink": INK,
    "muted": "#4d5a68",
    "accent": "#0b5cad",
    "border": "#76828f",
    "now": NOW,
    "table-high": "#4b7d9e",
    "table-low": "#1f4a68",
    "tray": "#16384f",
}
DARK: Final = {
    "bg": "#11171d",
    "card": "#1a232c",
    "ink": "#eaf0f5",
    "muted": "#a9b7c4",
    "accent": "#7cc0ff",
    "border": "#738190",
    "now": NOW,
    "table-high": "#2f4a61",
    "table-low": "#12283a",
    "tray": "#0d1e2c",
}


def token(name: str) -> str:
    """An interface colour that a page can set, with its light value where no page does."""
    return f"var(--lt-{name},{LIGHT[name]})"


def variables(theme: dict[str, str]) -> str:
    """The declarations by which a page sets a theme, for a rule such as `:root`."""
    return "".join(f"--lt-{name}:{colour};" for name, colour in theme.items())


def luminance(colour: str) -> float:
    """Relative luminance of a #rrggbb colour, as WCAG defines it."""
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Contrast ratio of two colours, from 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@lru_cache(4096)
def mix(one: str, other: str, share: float) -> str:
    """A colour between two: `share` of the other."""
    pairs = ((int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)
