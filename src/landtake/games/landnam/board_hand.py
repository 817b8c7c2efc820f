"""The cards that a player of Landnám holds, each kind as a small picture, so that they wrap to the width of a page."""

from __future__ import annotations

from collections.abc import Callable
from textwrap import wrap
from typing import Final

from landtake.core.view import View
from landtake.draw import shapes
from landtake.draw.palette import INK, PAPER
from landtake.draw.svg import FONT, NAMESPACE, Attrs, Svg, element, join, label, path, shift
from landtake.games.landnam import board_art as art
from landtake.games.landnam.data import PRINTED, RESOURCES
from landtake.games.landnam.state import Table
from landtake.games.landnam.tables import CARD_NAMES, CARDS

Says = Callable[[str], str]

PHASE_FILL: Final = {
    "harvest": "#f3dc9a",
    "althing": "#e4c3bd",
    "movement": "#bcd9ee",
    "exploration": "#cde3c4",
    "trade": "#e9d3b0",
    "building": "#d9cfe6",
}
CARD_WIDTH: Final = 72
FATE_WIDTH: Final = 132
HEIGHT: Final = 118


def hand(view: View, says: Says) -> Svg:
    """What the seat of a view holds, a picture for each kind of card; nothing for a spectator or an empty hand."""
    s = view.state
    assert isinstance(s, Table)
    if view.seat is None:
        return Svg("")
    held = s.hands[view.seat * 4 : view.seat * 4 + 4]
    fates = s.fates[view.seat * CARDS : view.seat * CARDS + CARDS]
    cards = [_card(CARD_WIDTH, _resource(kind, count, says)) for kind, count in enumerate(held) if count]
    cards += [_card(FATE_WIDTH, _fate(card, count, says)) for card, count in enumerate(fates) if count]
    return join(cards)


def _card(width: float, drawing: Svg) -> Svg:
    attrs: Attrs = {"xmlns": NAMESPACE, "viewBox": f"-4 -4 {width + 8} {HEIGHT + 8}", "width": width + 8, "height": HEIGHT + 8}
    return element("svg", {**attrs, "role": "group", "font-family": FONT}, drawing)


def _resource(kind: int, count: int, says: Says) -> Svg:
    id = f"card-{RESOURCES[kind]}"
    outline = shapes.box(0, 0, CARD_WIDTH, HEIGHT, 9)
    face = path(outline, {"fill": "#f6efdd", "stroke": INK, "stroke-width": 1.6})
    picture = shift(CARD_WIDTH / 2, 44, art.resource_disc(kind, 24))
    name = label(CARD_WIDTH / 2, 90, RESOURCES[kind], 16, {"fill": INK, "font-weight": 600})
    return shapes.pressable(
        id, f"{says(id)}: {count}", outline, face, picture, name, over=shapes.count_plate(CARD_WIDTH - 15, 106, count, 18)
    )


def _fate(card: int, count: int, says: Says) -> Svg:
    printed = PRINTED.cards[card]
    id = f"fate-{CARD_NAMES[card]}"
    outline = shapes.box(0, 0, FATE_WIDTH, HEIGHT, 9)
    face = path(outline, {"fill": PHASE_FILL[printed.phase], "stroke": INK, "stroke-width": 1.6})
    band = path(shapes.box(0, 0, FATE_WIDTH, 20, 9), {"fill": art.FATE_BAND})
    phase = label(FATE_WIDTH / 2, 14.5, printed.phase.capitalize(), 12, {"fill": PAPER, "font-weight": 700})
    fitted: Attrs = {"textLength": FATE_WIDTH - 10, "lengthAdjust": "spacingAndGlyphs"} if len(printed.name) > 16 else {}
    name = label(FATE_WIDTH / 2, 35, printed.name, 13.5, {"fill": INK, "font-weight": 700, **fitted})
    lines = wrap(printed.text, 23)[:6]
    words = join(label(FATE_WIDTH / 2, 50 + 12.5 * i, line, 10.4, {"fill": INK}) for i, line in enumerate(lines))
    plate = shapes.count_plate(FATE_WIDTH - 14, HEIGHT - 12, count, 16) if count > 1 else Svg("")
    return shapes.pressable(id, says(id), outline, face, band, phase, name, words, over=plate)
