"""Landed's hand as small pictures in a row: tiles with both sides, faces to choose from, contracts, satellite cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from landtake.draw import shapes
from landtake.draw.palette import INK, NOW, PAPER
from landtake.draw.shapes import polygon
from landtake.draw.svg import FONT, NAMESPACE, NOTHING, Attrs, Svg, element, group, join, label, path, shift
from landtake.games.landed.data import ABILITIES, PRINTED, SATELLITES, TERRAINS
from landtake.games.landed.show.terrain import GOLD, GROUND, SILVER, colour_on, glyph, glyphs, ground_of
from landtake.games.landed.show.tiles import hexagon, tile_art
from landtake.games.landed.show.words import ABILITY_SAYS, CARD_NAMES, CARD_SAYS, TERRAIN_NAMES
from landtake.games.landed.tables import FACES_EACH, LABEL
from landtake.parts.hex import corner_offset

Says = Callable[[str], str]

PREFIX: Final = "lt-ldh-"
"""What the ids of the hand's definitions begin with; the board has its own."""

GROUND_OF_CARD: Final = "#f7f4ec"
MUTED: Final = "#55606b"


def definitions() -> Svg:
    """A picture without size that defines the glyphs for the others."""
    hidden: Attrs = {"xmlns": NAMESPACE, "width": 0, "height": 0, "aria-hidden": "true"}
    return element("svg", hidden, element("defs", None, glyphs(PREFIX)))


def _picture(width: float, height: float, *children: str) -> Svg:
    attrs: Attrs = {
        "xmlns": NAMESPACE,
        "viewBox": f"0 0 {width} {height}",
        "width": width,
        "height": height,
        "font-family": FONT,
    }
    return element("svg", attrs, *children)


def _card(width: float, height: float) -> tuple[str, Svg]:
    outline = shapes.box(4, 4, width - 8, height - 8, 10)
    return outline, path(outline, {"fill": GROUND_OF_CARD, "stroke": INK, "stroke-width": 1.5})


def _wrapped(x: float, y: float, words: str, size: float, columns: int, attrs: Attrs) -> Svg:
    """A text on several lines of so many letters."""
    lines = [""]
    for word in words.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > columns:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    return join(label(x, y + i * size * 1.2, line, size, attrs) for i, line in enumerate(lines))


# tiles


def hand_tile(tile: int, says: Says, chosen: bool) -> Svg:
    """A tile of the hand: both of its sides, and its number."""
    id = f"tile-{tile}"
    outline, card = _card(150, 104)
    halo = path(outline, {"fill": "none", "stroke": NOW, "stroke-width": 4}) if chosen else NOTHING
    sides = [shift(42, 46, tile_art(PREFIX, tile, 0, 34)), shift(108, 46, tile_art(PREFIX, tile, 6, 34))]
    words = [label(42, 95, "a", 13, {"fill": MUTED}), label(108, 95, "b", 13, {"fill": MUTED})]
    name = label(75, 95, str(tile), 15, {"fill": INK, "font-weight": 700})
    return _picture(150, 104, shapes.pressable(id, says(id), outline, card, *sides, *words, name, halo))


def face_card(id: str, tile: int, face: int, around: Sequence[int], areas: Sequence[tuple[int, int]], says: Says) -> Svg:
    """A face to choose, with what would lie round it and how large its areas would be."""
    outline, card = _card(116, 128)
    size = 30.0
    rim = []
    for edge, there in enumerate(around):
        if there >= 0:
            same = there == LABEL[(tile * FACES_EACH + face) * 6 + edge] and there < len(TERRAINS)
            look: Attrs = {"fill": ground_of(there), "stroke": INK, "stroke-width": 2.4 if same else 0.8}
            rim.append(path(_beyond(edge, size * 1.08, size * 1.42), look))
    words = [
        group(
            {},
            glyph(PREFIX, TERRAINS[terrain], 20 + 34 * i, 113, 14, INK),
            label(29 + 34 * i, 118, str(count), 14, {"fill": INK, "font-weight": 700 if count > 1 else 400, "text-anchor": "start"}),
        )
        for i, (terrain, count) in enumerate(areas[:3])
    ]
    drawing = shift(58, 54, *rim, tile_art(PREFIX, tile, face, size))
    return _picture(116, 128, shapes.pressable(id, says(id), outline, card, drawing, *words))


def _beyond(edge: int, near: float, far: float) -> str:
    """What lies beyond an edge of a tile: a strip along it."""
    ends = (edge, (edge + 1) % 6)
    return polygon([*(corner_offset(corner, near) for corner in ends), *(corner_offset(corner, far) for corner in reversed(ends))])


# contracts


def contract_card(contract: int, reach: int, open_levels: Sequence[int], says: Says, fresh: bool = False) -> Svg:
    """A contract with its four levels; those within `reach` are marked, those in `open_levels` can be pressed."""
    id = f"contract-{contract + 1}"
    card = PRINTED.contracts[contract]
    outline, ground = _card(150, 196)
    ink = colour_on(card.terrain)
    band = path("M4 40V14a10 10 0 0 1 10 -10H136a10 10 0 0 1 10 10V40Z", {"fill": GROUND[card.terrain], "stroke": INK, "stroke-width": 1.5})
    head = [
        glyph(PREFIX, TERRAINS[card.terrain], 24, 22, 26, ink),
        label(40, 27, TERRAIN_NAMES[card.terrain], 15, {"fill": ink, "font-weight": 700, "text-anchor": "start"}),
        label(139, 26, str(contract + 1), 12, {"fill": ink, "text-anchor": "end"}),
    ]
    levels = [_level(contract, index, reach, index in open_levels, says) for index in range(4)]
    ability = _wrapped(75, 167, ABILITY_SAYS[ABILITIES[card.ability]], 12.5, 20, {"fill": INK})
    edge = path(outline, {"fill": "none", "stroke": NOW, "stroke-width": 4}) if fresh else NOTHING
    return _picture(150, 196, shapes.pressable(id, says(id), outline, ground, band, *head, *levels, ability, edge))


def _level(contract: int, index: int, reach: int, pressed: bool, says: Says) -> Svg:
    size, gold, silver = PRINTED.contracts[contract].levels[index]
    y = 57 + 26 * index
    within = size <= reach
    row = shapes.box(10, y - 12, 130, 24, 7)
    look: Attrs = {
        "fill": "#fff3c4" if within else "#ffffff",
        "stroke": INK,
        "stroke-opacity": 0.9 if within else 0.25,
        "stroke-width": 1.4 if within else 1,
    }
    parts = [
        path(row, look),
        shift(26, y, path(hexagon(10.5), {"fill": "none", "stroke": INK, "stroke-width": 1.5})),
        label(26, y + 5, str(size), 14, {"fill": INK, "font-weight": 700}),
        _coin(66, y, gold, GOLD),
        _coin(102, y, silver, SILVER),
    ]
    if within:
        parts.append(path(f"M{124} {y}l4 4l7 -8", {"fill": "none", "stroke": "#1c6b30", "stroke-width": 2.6, "stroke-linecap": "round"}))
    if not pressed:
        return group({}, *parts)
    id = f"level-{contract + 1}-{size}"
    return shapes.pressable(id, says(id), row, *parts, within=f"contract-{contract + 1}")


def _coin(x: float, y: float, value: int, fill: str) -> Svg:
    return join(
        [
            path(shapes.disc(11, x, y), {"fill": fill, "stroke": INK, "stroke-width": 1.2}),
            label(x, y + 5, str(value), 14, {"fill": INK, "font-weight": 700}),
        ]
    )


# satellite cards


def satellite_card(kind: int, count: int, fresh: bool, says: Says) -> Svg:
    """A kind of satellite card; one obtained this turn waits."""
    id = f"fresh-{SATELLITES[kind]}" if fresh else f"card-{SATELLITES[kind]}"
    outline, ground = _card(128, 128)
    band = path("M4 40V14a10 10 0 0 1 10 -10H114a10 10 0 0 1 10 10V40Z", {"fill": "#26394a", "stroke": INK, "stroke-width": 1.5})
    words: list[Svg] = [
        glyph(PREFIX, "satellite", 21, 22, 22, PAPER),
        label(36, 27, CARD_NAMES[kind], 14, {"fill": PAPER, "font-weight": 700, "text-anchor": "start"}),
        _wrapped(64, 60, CARD_SAYS[kind], 12.5, 17, {"fill": INK}),
    ]
    if fresh:
        words.append(label(64, 116, "from your next turn", 11.5, {"fill": MUTED}))
    if count > 1:
        words.append(shapes.count_plate(112, 114, count, 17))
    return _picture(128, 128, shapes.pressable(id, says(id), outline, ground, band, *words))
