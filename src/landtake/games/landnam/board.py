"""Landnám's table as one SVG: the island in the outer sea, and the supply beside or below it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from math import sqrt
from typing import Final

from landtake.core.view import View
from landtake.draw import icons, shapes
from landtake.draw.palette import INK, NOW, PAPER, token
from landtake.draw.svg import NAMESPACE, NOTHING, Attrs, Svg, document, element, group, join, label, path, shift
from landtake.games.landnam import board_art as art
from landtake.games.landnam import board_tray
from landtake.games.landnam.board_hand import hand as hand
from landtake.games.landnam.pieces import produces
from landtake.games.landnam.realm import Realm
from landtake.games.landnam.state import NOWHERE, Table
from landtake.games.landnam.tables import CORNER_FACES, CORNER_NAMES, FACE_NAMES, FIRST_PRODUCING, HARBOUR, LATTICE, OUTER

Says = Callable[[str], str]
"""What an element is, in words, by its id."""

SEA_WIDTH: Final = 700
SEA_HEIGHT: Final = 612
ANCHORS: Final = ((46, 52), (654, 52), (46, 560), (654, 560), (46, 122))
"""Where each player's ships lie on the outer sea."""
RIM: Final = "#5fa0d8"
"""The water at the edge of the island."""


def draw(realm: Realm, view: View, says: Says, wide: bool) -> Svg:
    """The whole table; a wide one has the supply beside the island."""
    s = view.state
    assert isinstance(s, Table)
    size = 660 / (sqrt(3) * (2 * realm.radius + 3))
    island = _Island(realm, s, says, size)
    supply = board_tray.draw(realm, s, says, wide)
    width, height = (SEA_WIDTH + board_tray.COLUMN, SEA_HEIGHT) if wide else (SEA_WIDTH, SEA_HEIGHT + board_tray.ROWS)
    place = shift(SEA_WIDTH, 0, supply) if wide else shift(0, SEA_HEIGHT, supply)
    backdrop = path(shapes.box(0, 0, width, height, 16), {"fill": "url(#ln-deep)"})
    return document(width, height, says("board"), _definitions(), backdrop, island.draw(), place, form=None if wide else "tall")


def player_mark(seat: int) -> Svg:
    """A player's ship as a picture of its own, for a page."""
    plain = art.piece(art.SHIP, art.LIVERIES[seat], 50, 8.5, 3.3).replace(f' filter="url(#{shapes.SHADOW})"', "")
    return element("svg", {"xmlns": NAMESPACE, "viewBox": "-30 -30 60 60", "aria-hidden": "true"}, Svg(plain))


@cache
def _definitions() -> Svg:
    deep = element(
        "radialGradient",
        {"id": "ln-deep", "cx": 0.5, "cy": 0.45, "r": 0.75},
        element("stop", {"offset": 0, "stop-color": token("table-high")}),
        element("stop", {"offset": 1, "stop-color": token("table-low")}),
    )
    return element("defs", None, deep, shapes.definitions(), icons.symbols(art.ICONS))


@lru_cache(2048)
def _ground(name: str, terrain: int, rim: bool, marked: bool, size: float) -> Svg:
    """A hex without what lies on it; hardly any changes from one position to the next."""
    hexagon = _hexagon(size)
    colour = RIM if rim else art.GROUND[terrain]
    edge: Attrs = {"fill": colour, "stroke": art.shade(colour, 0.5), "stroke-width": 1.6, "stroke-linejoin": "round"}
    light: Attrs = {"fill": f"url(#{shapes.LIGHT_OVER})"} if terrain else {"fill": PAPER, "fill-opacity": 0.35}
    scale = size / 42
    moved = f"translate(0 {12 * scale if marked else 0:.1f}) scale({scale * (0.8 if marked else 1):.2f})"
    scene = group({"transform": moved, "opacity": 0.55 if rim else 1}, art.SCENES[terrain])
    words = label(0, size - 13 * scale, name, 9.5 * scale, {"fill": INK, "fill-opacity": 0.62, "font-weight": 600})
    return join([path(hexagon, edge), path(hexagon, light), scene, words])


def _hexagon(size: float) -> str:
    return shapes.polygon(shapes.regular(6, size - 1.2))


class _Island:
    """The hexes, pieces and corners of one position."""

    def __init__(self, realm: Realm, s: Table, says: Says, size: float) -> None:
        self.realm = realm
        self.s = s
        self.says = says
        self.size = size
        self.scale = size / 42
        self.hexagon = _hexagon(size)

    def draw(self) -> Svg:
        realm, s = self.realm, self.s
        faces = range(realm.faces)
        return join(
            [
                self._outer(),
                join(self._hex(face) for face in faces),
                join(self._corner(corner) for corner in range(realm.corners) if s.house[corner] or self._settleable(corner)),
                join(self._unit(face) for face in faces if s.unit[face]),
                join(self._tokens(face) for face in faces if s.tokens[face]),
                self._proceedings(),
            ]
        )

    def middle(self, face: int) -> tuple[float, float]:
        x, y = LATTICE.cell_point(face, self.size)
        return SEA_WIDTH / 2 + x, SEA_HEIGHT / 2 + y

    def corner_point(self, corner: int) -> tuple[float, float]:
        x, y = LATTICE.corner_at(corner, self.size)
        return SEA_WIDTH / 2 + x, SEA_HEIGHT / 2 + y

    def _outer(self) -> Svg:
        """The outer sea with the ships on it."""
        s = self.s
        id = "hex-outer"
        outline = shapes.box(7, 7, SEA_WIDTH - 14, SEA_HEIGHT - 14, 14)
        hit = path(outline, {"fill": PAPER, "fill-opacity": 0.04, "stroke": PAPER, "stroke-opacity": 0.25, "stroke-width": 1.5})
        fleets = []
        for seat, count in enumerate(s.outer):
            if count:
                x, y = ANCHORS[seat]
                plate = shapes.count_plate(18, 14, count, 17) if count > 1 else NOTHING
                fleets.append(shift(x, y, art.ship(seat, 46), plate))
        glow = _glow(outline) if s.mover == OUTER else NOTHING
        return shapes.pressable(id, self.says(id), outline, hit, glow, over=join(fleets))

    def _hex(self, face: int) -> Svg:
        s = self.s
        id = f"hex-{FACE_NAMES[face]}"
        drawing = _ground(FACE_NAMES[face], s.terrain[face], face >= self.realm.inside, s.marker[face] != 0, self.size)
        glow = _glow(self.hexagon) if face in (s.mover, s.exploring, s.suit_at) else NOTHING
        x, y = self.middle(face)
        return shift(x, y, shapes.pressable(id, self.says(id), self.hexagon, drawing, glow, over=self._marker(face)))

    def _marker(self, face: int) -> Svg:
        marker = self.s.marker[face]
        if not marker:
            return NOTHING
        drawn = art.harbour(marker - HARBOUR) if marker >= HARBOUR else art.number(marker)
        return group({"transform": f"translate(0 {-18 * self.scale:.1f}) scale({self.scale:.2f})", "pointer-events": "none"}, drawn)

    def _unit(self, face: int) -> Svg:
        s = self.s
        owner, sort = divmod(s.unit[face] - 1, 2)
        name = FACE_NAMES[face]
        drawn = art.ship(owner) if sort else art.horse(owner)
        x, y = self.middle(face)
        outline = shapes.disc(20)
        hit = path(outline, {"fill": "none", "pointer-events": "all"})
        drop = 13 if s.marker[face] else 2
        placed = shapes.pressable(f"unit-{name}", self.says(f"unit-{name}"), outline, hit, over=drawn, within=f"hex-{name}")
        return group({"transform": f"translate({x:.1f} {y + drop * self.scale:.1f}) scale({self.scale:.2f})"}, placed)

    def _tokens(self, face: int) -> Svg:
        """Red tokens, each between the outlaw and a settlement of the player whose suit it was."""
        x, y = self.middle(face)
        drawn = []
        for seat in range(self.realm.seats):
            if self.s.tokens[face] >> seat & 1:
                at = next((c for c in self.realm.corners_of[face] if self.s.house[c] and (self.s.house[c] - 1) // 2 == seat), None)
                if at is not None:
                    cx, cy = self.corner_point(at)
                    drawn.append(shift(x + (cx - x) * 0.6, y + (cy - y) * 0.6, art.red_token(seat)))
                else:
                    drawn.append(shift(x + 20 - 14 * seat, y - 4, art.red_token(seat)))
        return group({"pointer-events": "none"}, *drawn)

    def _proceedings(self) -> Svg:
        """The suit that is being heard, or the offer that is on the table, in a corner of the sea."""
        s = self.s
        if s.suit_at != NOWHERE:
            rows = [[_mark(s.holders[side]), _words(34, str(s.bids[side]))] for side in (0, 1) if s.holders[side] != NOWHERE]
            return _notice(
                "suit", [[_words(10, FACE_NAMES[s.suit_at]), shift(56, -6, art.resource_chip(produces(s, s.suit_at), 10))], *rows]
            )
        terms = s.answer if s.partner != NOWHERE else s.terms
        if not any(terms):
            return NOTHING
        by = s.partner if s.partner != NOWHERE else s.active
        return _notice("offer", [[_mark(by)], _amounts(terms[:4]), [_words(28, "for")], _amounts(terms[4:])])

    def _settleable(self, corner: int) -> bool:
        return any(self.s.terrain[face] >= FIRST_PRODUCING for face in CORNER_FACES[corner * 3 : corner * 3 + 3])

    def _corner(self, corner: int) -> Svg:
        s = self.s
        id = f"corner-{CORNER_NAMES[corner]}"
        x, y = self.corner_point(corner)
        house = s.house[corner]
        outline = shapes.disc(14 if house else 9)
        if house:
            drawing = path(outline, {"fill": "none", "pointer-events": "all"})
            over = art.house((house - 1) // 2, (house - 1) % 2 == 1)
        else:
            drawing = path(outline, {"fill": PAPER, "fill-opacity": 0.01})
            over = path(
                shapes.disc(2.4), {"fill": PAPER, "stroke": INK, "stroke-width": 0.8, "fill-opacity": 0.8, "pointer-events": "none"}
            )
        placed = shapes.pressable(id, self.says(id), outline, drawing, over=over, extra="" if house else "spot")
        return group({"transform": f"translate({x:.1f} {y:.1f}) scale({self.scale:.2f})"}, placed)


def _mark(seat: int) -> Svg:
    return shift(14, -6, shapes.player_token(art.LIVERIES[seat], 8))


def _words(x: float, words: str) -> Svg:
    return label(x, 0, words, 17, {"fill": PAPER, "font-weight": 700, "text-anchor": "start"})


def _amounts(counts: list[int]) -> list[Svg]:
    """Resource cards as discs with numbers."""
    held = [(kind, count) for kind, count in enumerate(counts) if count]
    drawn = []
    for index, (kind, count) in enumerate(held):
        drawn.append(shift(11 + 19 * index, -6, art.resource_chip(kind, 8.5)))
        drawn.append(label(17 + 19 * index, 5, str(count), 11, {"fill": PAPER, "font-weight": 700}))
    return drawn


def _notice(name: str, rows: list[list[Svg]]) -> Svg:
    """A plate in the lower left of the sea, with some rows."""
    height = 26 * len(rows) + 10
    plate = path(shapes.box(0, 0, 82, height, 9), {"fill": INK, "fill-opacity": 0.82, "stroke": NOW, "stroke-width": 2})
    lines = [shift(2, 23 + 26 * index, *row) for index, row in enumerate(rows)]
    return group({"transform": f"translate(10 {532 - height})", "class": f"notice {name}", "pointer-events": "none"}, plate, *lines)


@cache
def _glow(outline: str) -> Svg:
    """What is going on now, along an outline."""
    return group(
        {"pointer-events": "none"},
        path(outline, {"fill": "none", "stroke": INK, "stroke-width": 6}),
        path(outline, {"fill": "none", "stroke": NOW, "stroke-width": 3.5}),
    )
