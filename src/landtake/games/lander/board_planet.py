"""The planet as SVG: sectors with their three values and structures, and the places where a drawn sector may go."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from landtake.draw import shapes
from landtake.draw.icons import icon
from landtake.draw.palette import INK, NOW, PAPER
from landtake.draw.svg import Attrs, Svg, element, group, join, path, shift, use
from landtake.games.lander import ops, tables
from landtake.games.lander.board_art import EDGE, GROUND, Scene, livery, text
from landtake.games.lander.rules_planet import site_candidates
from landtake.games.lander.show import names
from landtake.games.lander.tables import FACE_VALUES, PROFILES
from landtake.parts.triangle import SIDES, across, centre, corners, points_down

Point = tuple[float, float]

HALF: Final = 0.866
HEXAGON: Final = ((1, 0), (0.5, HALF), (-0.5, HALF), (-1, 0), (-0.5, -HALF), (0.5, -HALF))
LARGEST: Final = 128.0
"""Units that the side of a sector has at most."""


class Frame:
    """Where the planet lies in its part of the picture."""

    def __init__(self, scene: Scene, wide: float, high: float) -> None:
        s = scene.s
        asked = s.kind == ops.K_SITE and s.seat >= 0
        self.sites = [option - tables.SITE for option in site_candidates(scene.g, s, s.seat)] if asked else []
        self.free = [across(s.tile_place[index // 3], index % 3) for index in self.sites]
        points = [point for place in [*s.tile_place, *self.free, *tables.RING] for point in corners(place)]
        left, right = min(x for x, _ in points), max(x for x, _ in points)
        top, bottom = min(y for _, y in points), max(y for _, y in points)
        self.unit = min(LARGEST, (wide - 16) / (right - left), (high - 16) / (bottom - top))
        self.high = self.unit * (bottom - top) + 16
        self._dx = wide / 2 - self.unit * (left + right) / 2
        self._dy = (high if high < 1000 else self.high) / 2 - self.unit * (top + bottom) / 2

    def at(self, point: Point) -> Point:
        """A point of the lattice in the picture."""
        return self._dx + self.unit * point[0], self._dy + self.unit * point[1]


def planet(scene: Scene, frame: Frame) -> Svg:
    """Every sector, the crash site in the middle, and the empty places if one is to be filled."""
    s = scene.s
    parts = [element("defs", None, sector_definitions(round(frame.unit, 2), scene.g.seats)), _middle(scene, frame)]
    parts += [_sector(scene, frame, tile) for tile in range(len(s.tile_place))]
    for index, place in zip(frame.sites, frame.free, strict=True):
        id = f"site-{index // 3 + 1}-{SIDES[index % 3]}"
        x, y = frame.at(centre(place))
        outline = _outline(round(frame.unit * 0.8, 2), not points_down(place))
        dashes: Attrs = {"fill": PAPER, "fill-opacity": 0.14, "stroke": PAPER, "stroke-width": 2, "stroke-dasharray": "6 5"}
        parts.append(shift(x, y, shapes.pressable(id, scene.says(id), outline, path(outline, dashes))))
    return group({"id": "planet"}, *parts)


def _middle(scene: Scene, frame: Frame) -> Svg:
    """The hex of the crash site with the year."""
    s, unit = scene.s, frame.unit
    x, y = frame.at((0, 0))
    outline = shapes.polygon([(unit * 0.97 * a, unit * 0.97 * b) for a, b in HEXAGON])
    ground = path(outline, {"fill": "#2b3440", "stroke": PAPER, "stroke-opacity": 0.6, "stroke-width": 2})
    if s.faces:
        return shift(x, y, ground, _drawn(s.faces[:2], round(unit, 2)))
    year = f"Year {s.year}" if s.year else "Landing"
    ship = group({"transform": f"translate(0 {-unit * 0.3:.1f}) scale({unit / 60:.2f})"}, _SHIP)
    last = text(0, unit * 0.55, "last year" if s.last_year else "", unit * 0.17, PAPER, False, "middle")
    return shift(x, y, ground, ship, text(0, unit * 0.3, year, unit * 0.28, NOW, True, "middle"), last)


def _drawn(faces: list[int], unit: float) -> Svg:
    """The sectors that were drawn and are not laid yet, in the middle of the planet."""
    size = 1.0 if len(faces) == 1 else 0.86
    parts = [text(0, -unit * 0.6, "drawn", round(unit * 0.2, 1), NOW, True, "middle")]
    for index, face in enumerate(faces):
        at = (index - (len(faces) - 1) / 2) * unit * 0.9
        tile = [use(_ground_id(face // PROFILES, False)), _values(face, -1, 0, False, unit)]
        parts.append(group({"transform": f"translate({at:.1f} {unit * 0.2:.1f}) scale({size:.2f})"}, *tile))
    return join(parts)


_SHIP: Final = join(
    [
        path("M-16 12L-9 -6A9 9 0 0 1 9 -6L16 12Z", {"fill": "#e9eef3", "stroke": INK, "stroke-width": 1.5, "stroke-linejoin": "round"}),
        path("M-8 12L-15 20M8 12L15 20M-18 20H-12M12 20H18", {"fill": "none", "stroke": "#e9eef3", "stroke-width": 2.5}),
        path("M-5 -3A5 5 0 0 1 5 -3V2H-5Z", {"fill": "#7cc0ff", "stroke": INK, "stroke-width": 1}),
    ]
)


@lru_cache(256)
def _outline(unit: float, down: bool) -> str:
    """A sector's outline round its centre."""
    up = HALF * unit
    if down:
        return shapes.polygon([(-unit / 2, -up / 3), (unit / 2, -up / 3), (0, up * 2 / 3)])
    return shapes.polygon([(-unit / 2, up / 3), (unit / 2, up / 3), (0, -up * 2 / 3)])


def _sector(scene: Scene, frame: Frame, tile: int) -> Svg:
    s = scene.s
    id = f"sector-{tile + 1}"
    down = not points_down(s.tile_place[tile])  # the lattice counts downward, like the screen
    unit = round(frame.unit, 2)
    face, owner = s.tile_face[tile], s.tile_owner[tile]
    guarded = owner >= 0 and s.guarded >> owner & 1 == 1
    ground = [use(_ground_id(face // PROFILES, down))]
    if owner >= 0:
        ground.append(use(_rim_id(owner, down)))
    if guarded:
        ground.append(_guard(down, unit))
    number = text(0, (-0.21 if down else 0.265) * unit, str(tile + 1), round(unit * 0.1, 1), EDGE[face // PROFILES], True, "middle")
    x, y = frame.at(centre(s.tile_place[tile]))
    over = join([_values(face, owner, s.tile_level[tile], down, unit), number])
    return shift(x, y, shapes.pressable(id, scene.says(id), f"#{_outline_id(down)}", *ground, over=over))


def _ground_id(resource: int, down: bool) -> str:
    return f"ld-{'eft'[resource]}{int(down)}"


def _rim_id(owner: int, down: bool) -> str:
    return f"ld-rim{owner}{int(down)}"


def _outline_id(down: bool) -> str:
    return f"ld-o{int(down)}"


@lru_cache(64)
def sector_definitions(unit: float, seats: int) -> Svg:
    """What sectors are put together from: outlines, grounds by resource, rims and structures by owner."""
    lie: Attrs = {"stroke-linejoin": "round"}
    parts = []
    for down in (False, True):
        outline, rim = _outline(round(unit * 0.95, 2), down), _outline(round(unit * 0.86, 2), down)
        parts.append(path(outline, {"id": _outline_id(down)}))
        for resource in range(3):
            colours: Attrs = {"fill": GROUND[resource], "stroke": EDGE[resource], "stroke-width": 1.5, **lie}
            light = path(outline, {"fill": f"url(#{shapes.LIGHT_OVER})"})
            parts.append(group({"id": _ground_id(resource, down)}, path(outline, colours), light))
        for owner in range(seats):
            edge = path(rim, {"fill": "none", "stroke": INK, "stroke-width": unit * 0.085, **lie})
            line = path(rim, {"fill": "none", "stroke": livery(owner).fill, "stroke-width": unit * 0.06, **lie})
            parts.append(group({"id": _rim_id(owner, down)}, edge, line))
    for owner in range(seats):
        scaled = {"id": f"ld-token{owner}", "transform": f"scale({unit * 0.0042:.3f})"}
        parts.append(group(scaled, shapes.player_token(livery(owner), 22)))
    return join(parts)


@lru_cache(64)
def _guard(down: bool, unit: float) -> Svg:
    """The sign that a sector is guarded: a dashed line along its rim."""
    dashes: Attrs = {"fill": "none", "stroke": PAPER, "stroke-width": unit * 0.02, "stroke-dasharray": "3 3"}
    return path(_outline(round(unit * 0.86, 2), down), dashes)


@lru_cache(4096)
def _values(face: int, owner: int, level: int, down: bool, unit: float) -> Svg:
    """What stands on a sector: its values, those with a structure on the owner's token, and the sign of its resource."""
    turn = -1 if down else 1
    parts = [icon(names.RESOURCE_ICONS[face // PROFILES], 0, turn * -0.24 * unit, unit * 0.2, INK)]
    y = turn * 0.07 * unit
    for index in range(3):
        x = (index - 1) * unit * 0.235
        value = str(FACE_VALUES[3 * face + index])
        if index < level:
            parts.append(use(f"ld-token{owner}", x, y))
            parts.append(text(x, y + unit * 0.037, value, round(unit * 0.105, 1), livery(owner).ink, True, "middle"))
        else:
            parts.append(text(x, y + unit * 0.068, value, round(unit * 0.19, 1), INK, index == level, "middle"))
    return join(parts)
