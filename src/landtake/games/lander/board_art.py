"""What Lander's pictures are made of: texts that fit, plates, chips, and the position that all parts of a picture look at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Final

from landtake.core.view import View
from landtake.draw import icons, palette, shapes
from landtake.draw.icons import icon
from landtake.draw.lettering import TIGHTEST, broken, cut, width
from landtake.draw.palette import INK, PAPER, token
from landtake.draw.svg import Attrs, Svg, element, group, join, label, path, use
from landtake.games.lander import ops
from landtake.games.lander.ops import WIDTH
from landtake.games.lander.rules import Lander
from landtake.games.lander.show import names
from landtake.games.lander.state import Table

Says = Callable[[str], str]
"""What an element is, in words, by its id."""
Name = Callable[[int], str]
"""What a seat is called."""

GROUND: Final = ("#f2c14e", "#8fbf7f", "#a9b4c2")
"""Energy, Food, Titanium."""
EDGE: Final = ("#7d5a10", "#35602d", "#465362")
CLASS_FILL: Final = ("#f6d3c1", "#cbe1f2", "#cdebd6")
CLASS_BAND: Final = ("#a44a22", "#2b678f", "#2f7a4e")
DECK_FILL: Final = ("#30507a", "#74502c", "#56307a")
SILVER: Final = "#dfe4ea"
GOLD: Final = "#f0deA4".lower()
SYMBOLS: Final = ("bolt", "leaf", "ingot", "star", "crown", "eye", "cards", "crate", "person", "sector")


class Scene:
    """The position that is drawn, for whom, and whose crew is shown in full."""

    def __init__(self, view: View, name: Name, says: Says) -> None:
        assert isinstance(view.state, Table)
        assert isinstance(view.game, Lander)
        self.view = view
        self.s = view.state
        self.g = view.game.config
        self.me = view.seat
        self.name = name
        self.says = says
        first = view.seat or 0
        self.order = [(first + offset) % self.g.seats for offset in range(self.g.seats)]
        self.full = crew_in_question(self.s) if self.s.seat == view.seat else first
        """The seat whose crew is shown in full."""

    @property
    def my_order(self) -> bool:
        """Whether the viewer is asked for an order."""
        return self.s.seat == self.me and self.s.kind in (ops.K_ORDER, ops.K_SETUP_ORDER)


def crew_in_question(s: Table) -> int:
    """The seat whose crew members or attachments an answer names; -1 if nobody is asked."""
    if s.kind in (ops.K_VICTIM, ops.K_BOOST, ops.K_ITEM) and s.seat >= 0:
        return s.stack[-WIDTH + 3]
    return max(s.seat, -1)


@cache
def definitions() -> Svg:
    """Light, shadow and icons that Lander's pictures refer to."""
    marks = (group({"id": f"ld-mark{seat}"}, shapes.player_token(livery(seat), 22)) for seat in range(len(palette.PLAYERS)))
    return element("defs", None, shapes.definitions(), icons.symbols(SYMBOLS), *marks)


def livery(seat: int) -> palette.Livery:
    """How a player's structures look."""
    return palette.PLAYERS[seat]


# text

NEARLY_FULL: Final = 0.8


@lru_cache(8192)
def text(x: float, y: float, words: str, size: float, colour: str = "", bold: bool = False, anchor: str = "start", room: float = 0) -> Svg:
    """A line of text; with `room` it is squeezed a little, or cut, if it would be longer.

    A line that nearly fills its room is given its length, so that it keeps it where our font is not at hand.
    """
    attrs: dict[str, str | float | None] = {"fill": colour or token("ink"), "font-weight": 700 if bold else None}
    attrs["text-anchor"] = None if anchor == "start" else anchor
    if room and width(words, size, bold) > NEARLY_FULL * room:
        words = cut(words, size * TIGHTEST, room, bold)
        attrs["textLength"] = min(room, width(words, size, bold))
        attrs["lengthAdjust"] = "spacingAndGlyphs"
    return label(x, y, words, size, attrs)


@lru_cache(4096)
def block(x: float, y: float, words: str, size: float, wide: float, most: int, colour: str = "", bold: bool = False) -> Svg:
    """A text broken into lines."""
    rows = broken(words, size, wide, most, bold)
    return join(text(x, y + i * size * 1.18, row, size, colour, bold, room=wide) for i, row in enumerate(rows))


# plates and chips


@lru_cache(512)
def plate(wide: float, high: float, fill: str = "card", edge: str = "border", thick: float = 1.2) -> Svg:
    """The ground of a card or a panel, in colours of the page."""
    return path(shapes.box(0, 0, wide, high, 8), {"fill": token(fill), "stroke": token(edge), "stroke-width": thick})


@lru_cache(512)
def card_face(wide: float, high: float, fill: str) -> Svg:
    """The ground of a printed card, which looks the same in light and dark."""
    return path(shapes.box(0, 0, wide, high, 8), {"fill": fill, "stroke": INK, "stroke-width": 1.2})


@lru_cache(512)
def chip(x: float, y: float, resource: int, amount: str, size: float = 20) -> Svg:
    """A number of a resource with its sign."""
    attrs: Attrs = {"fill": GROUND[resource], "stroke": EDGE[resource], "stroke-width": 1}
    wide = size * (0.95 + 0.6 * len(amount))
    return join(
        [
            path(shapes.box(x, y, wide, size, size * 0.25), attrs),
            text(x + size * 0.28, y + size * 0.77, amount, size * 0.76, INK, True),
            icon(names.RESOURCE_ICONS[resource], x + wide - size * 0.48, y + size / 2, size * 0.72, INK),
        ]
    )


def price_chips(x: float, y: float, price: Sequence[int], size: float = 20) -> Svg:
    """A price as chips in a row."""
    parts = []
    for resource, amount in enumerate(price[:3]):
        if amount:
            parts.append(chip(x, y, resource, str(amount), size))
            x += size * 1.7
    return join(parts)


def chips_width(price: Sequence[int], size: float = 20) -> float:
    """How much room the chips of a price take."""
    return size * 1.7 * len([amount for amount in price[:3] if amount])


@lru_cache(512)
def class_chip(x: float, y: float, class_: int, level: int, wide: float = 48, size: float = 18) -> Svg:
    """A class with its level."""
    attrs: Attrs = {"fill": CLASS_FILL[class_], "stroke": CLASS_BAND[class_], "stroke-width": 1}
    words = f"{names.CLASS_SHORT[class_]} {level}"
    return join(
        [
            path(shapes.box(x, y, wide, size, 4), attrs),
            text(x + wide / 2, y + size * 0.75, words, size * 0.74, INK, True, "middle", wide - 4),
        ]
    )


def largest(words: Sequence[str], sizes: Sequence[float], room: float, bold: bool = False) -> float:
    """The largest of some sizes at which the longest of some words fits."""
    return next((size for size in sizes if max(width(word, size, bold) for word in words) <= room), sizes[-1])


def traits_line(mask: int, short: bool) -> str:
    """Traits in a row."""
    words = names.TRAIT_SHORT if short else names.TRAIT_NAMES
    return " · ".join(words[trait] for trait in range(6) if mask >> trait & 1)


def stars(x: float, y: float, number: int, size: float, colour: str = "#7a4b00") -> Svg:
    """Stars in a row, from the left."""
    return join(icon("star", x + size * (i + 0.5), y, size, colour) for i in range(number))


def mark(x: float, y: float, seat: int, radius: float) -> Svg:
    """A player's token."""
    return group({"transform": f"translate({x:g} {y:g}) scale({radius / 22:.3f})"}, use(f"ld-mark{seat}"))


def white(on: str) -> str:
    """The colour that reads on a dark fill."""
    return PAPER if palette.luminance(on) < 0.3 else INK
