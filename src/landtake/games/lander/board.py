"""Lander's table as one SVG: wide for a desk, tall for a phone."""

from __future__ import annotations

from typing import Final

from landtake.draw import shapes
from landtake.draw.svg import Svg, document, join, path, shift
from landtake.games.lander.board_art import Scene, definitions
from landtake.games.lander.board_crew import full_crew, glance, upright_crew
from landtake.games.lander.board_open import accolades, decks, missions, now_lines, now_panel, stasis, year_title, year_track
from landtake.games.lander.board_orders import orders
from landtake.games.lander.board_planet import Frame, planet

GAP: Final = 8
PLANET: Final = 450
SIDE: Final = 860
STASIS: Final = 262
NARROW: Final = 400


def wide(scene: Scene) -> Svg:
    """The planet on the left; the year, Missions, Accolades, decks, orders and crews on the right."""
    others = [seat for seat in scene.order if seat != scene.full]
    right, height = _wide_side(scene, others)
    low = 88 if now_lines(scene) else 0
    parts = [
        definitions(),
        _backdrop(PLANET + SIDE + 3 * GAP, height),
        shift(GAP, 0, planet(scene, Frame(scene, PLANET, height - low - (GAP if low else 0)))),
        shift(GAP, height - low - GAP, now_panel(scene, PLANET, low, 2)) if low else Svg(""),
        shift(PLANET + 2 * GAP, GAP, right),
    ]
    return document(PLANET + SIDE + 3 * GAP, height, "Lander: the planet, Missions and crews", *parts)


def _wide_side(scene: Scene, others: list[int]) -> tuple[Svg, float]:
    parts = [year_track(scene, SIDE, 26)]
    y = 26.0 + GAP
    room = SIDE - STASIS - GAP
    if scene.s.accolades:
        parts.append(shift(0, y, missions(scene, room, 116, max(3, len(scene.s.roster)))))
        parts.append(shift(SIDE - STASIS, y, stasis(scene, STASIS, 116)))
        y += 116 + GAP
        parts.append(shift(0, y, accolades(scene, 452, 56)))
        parts.append(shift(452 + GAP, y, decks(scene, SIDE - 452 - GAP, 56)))
        y += 56 + GAP
    else:
        parts.append(shift(0, y, missions(scene, SIDE, 116, max(4, len(scene.s.roster)))))
        y += 116 + GAP
        parts.append(shift(0, y, decks(scene, room, 70)))
        parts.append(shift(SIDE - STASIS, y, stasis(scene, STASIS, 70)))
        y += 70 + GAP
    tiles, tall = orders(scene, SIDE, 7, 38)
    if tall:
        parts.append(shift(0, y, tiles))
        y += tall + GAP
    parts.append(shift(0, y, full_crew(scene, scene.full, SIDE, 144, 4)))
    y += 144 + GAP
    if len(others) == 1:
        parts.append(shift(0, y, full_crew(scene, others[0], SIDE, 144, 4)))
        y += 144 + GAP
    else:
        each, strip = (SIDE - GAP) / 2, 112 if len(others) == 2 else 56
        for index, seat in enumerate(others):
            parts.append(shift((index % 2) * (each + GAP), y + (index // 2) * (strip + 6), glance(scene, seat, each, strip)))
        y += -(-len(others) // 2) * (strip + 6) + 2
    return join(parts), y + GAP


def tall(scene: Scene) -> Svg:
    """Everything below one another, as wide as a phone."""
    w = NARROW - 2 * GAP
    frame = Frame(scene, w, 10000)
    sections: list[tuple[Svg, float]] = [(year_title(scene, w - 160), 40), (year_track(scene, w, 30, titled=False), 30)]
    lines = now_lines(scene)
    sections.append((planet(scene, frame), frame.high))
    if lines:
        sections.append((now_panel(scene, w, 84, 2), 84))
    sections.append(orders(scene, w, 3, 46))
    rows = -(-len(scene.s.roster) // 2)
    sections.append((missions(scene, w, 128, 2), rows * 136 - 8))
    sections.append(upright_crew(scene, scene.full, w))
    if scene.s.accolades:
        sections.append((accolades(scene, w, 66), 66))
    sections.append((decks(scene, w, 60), 60))
    sections.append((stasis(scene, w, 96), 96))
    for seat in scene.order:
        if seat != scene.full:
            sections.append((glance(scene, seat, w, 84), 84))
    parts, y = [], float(GAP)
    for drawing, high in sections:
        if high:
            parts.append(shift(GAP, y, drawing))
            y += high + GAP
    return document(NARROW, y, "Lander: the planet, Missions and crews", definitions(), _backdrop(NARROW, y), *parts, form="tall")


def _backdrop(wide: float, high: float) -> Svg:
    return path(shapes.box(0, 0, wide, high, 14), {"class": "backdrop", "fill": "#1f4a68"})
