"""Landed's table as one SVG: the planet's surface as far as it reaches, and the tray with bag and decks."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import sqrt
from typing import Final

from landtake.core.view import View
from landtake.draw import shapes
from landtake.draw.palette import INK, NOW, PAPER, PLAYERS, token
from landtake.draw.svg import NAMESPACE, NOTHING, Attrs, Svg, document, element, group, join, label, number, path, shift
from landtake.games.landed import ground
from landtake.games.landed.kinds import ASK_FACE, ASK_TURN
from landtake.games.landed.show.terrain import glyph, glyphs
from landtake.games.landed.show.tiles import (
    cube,
    heart,
    hexagon,
    labels_of,
    run_outline,
    runs,
    tile_art,
    tile_decoration,
    tile_sections,
)
from landtake.games.landed.state import NONE, Table
from landtake.games.landed.tables import FACE, FACE_OPTIONS, LABEL, LAVA, TURN_OPTIONS
from landtake.parts.hex import EDGE_NAMES, OPPOSITE, Point, centre, edge_offset

Says = Callable[[str], str]
"""What an element is, in words, by its id."""

WIDTH: Final = 640
LEAST: Final = 520
"""How high the surface is drawn at least."""
PAD: Final = 14
TRAY: Final = 92
BROAD: Final = 1000
"""How wide the surface is in a wide picture."""
COLUMN: Final = 172
LARGEST: Final = 66.0
"""How large a tile is drawn while there are few: from its middle to a corner."""

SKY_TEXT: Final = "#eaf0f5"
SKY_LINE: Final = "#c3d3df"
PREFIX: Final = "lt-ld-"
"""What the ids of this picture's definitions begin with."""


def draw(view: View, says: Says, wide: bool = False) -> Svg:
    """The whole table: the tray below the surface, or beside it in a wide picture."""
    s = view.state
    assert isinstance(s, Table)
    surface = Surface(s, wide)
    seen = shift(0, 0, *(_empty(s, surface, plot, says) for plot in s.free))
    tiles = join(_tile(s, surface, plot, says) for plot in range(len(s.plots)) if s.tile_at[plot] != NONE)
    width, height = surface.width + (COLUMN if wide else 0), surface.height + (0 if wide else TRAY)
    tray = shift(surface.width, 0, _column(s, says, height)) if wide else shift(0, surface.height, _tray(s, says))
    drawing = document(
        width,
        height,
        says("board"),
        element("defs", None, _definitions(surface.size)),
        element("style", None, Svg(_style(s, view.seat))),
        _space(width, height),
        seen,
        tiles,
        join(_sizes(s, surface)),
        _ghosts(s, surface, view.seat),
        tray,
    )
    left, top, right, bottom = surface.extent
    bounds = f'data-extent="{number(left)} {number(top)} {number(right)} {number(bottom)}" data-cell="{number(surface.size)}"'
    return Svg(drawing.replace("<svg ", f"<svg {bounds} ", 1))


def player_mark(seat: int) -> Svg:
    """A player's cube as a picture of its own, for a page."""
    return element("svg", {"xmlns": NAMESPACE, "viewBox": "-13 -13 26 26", "aria-hidden": "true"}, cube(PLAYERS[seat], 0, 0, 42))


class Surface:
    """Where the plots in reach are drawn: as large as fits the width, and not so tall that the page has to scroll."""

    def __init__(self, s: Table, broad: bool = False) -> None:
        shown = [plot for plot in range(len(s.plots)) if s.tile_at[plot] != NONE] + s.free
        unit = {plot: centre(*ground.cell_of(s, plot), 1.0) for plot in shown}
        xs, ys = [x for x, _ in unit.values()], [y for _, y in unit.values()]
        wide, high = max(xs) - min(xs) + sqrt(3), max(ys) - min(ys) + 2
        self.width = BROAD if broad else WIDTH
        tallest = LEAST - 2 * PAD if broad else 640
        self.size: float = round(min(LARGEST, (self.width - 2 * PAD) / wide, tallest / high), 1)
        self.height = round(max(LEAST, high * self.size + 2 * PAD))
        self._x = self.width / 2 - (max(xs) + min(xs)) / 2 * self.size
        self._y = self.height / 2 - (max(ys) + min(ys)) / 2 * self.size
        half = wide * self.size / 2, high * self.size / 2
        x, y = self.width / 2, self.height / 2
        self.extent = (x - half[0], y - half[1], x + half[0], y + half[1])
        """What a page that pans and zooms should keep in sight: left, top, right, bottom."""

    def at(self, s: Table, plot: int) -> Point:
        """The middle of a plot."""
        x, y = centre(*ground.cell_of(s, plot), self.size)
        return self._x + x, self._y + y


# what is defined once and used often


def _definitions(size: float) -> Svg:
    return join([_gradients(), glyphs(PREFIX), path(hexagon(size), {"id": f"{PREFIX}hex"})])


@cache
def _gradients() -> Svg:
    sky = element(
        "radialGradient",
        {"id": "lt-sky", "cx": 0.5, "cy": 0.4, "r": 0.75},
        element("stop", {"offset": 0, "stop-color": token("table-high")}),
        element("stop", {"offset": 1, "stop-color": token("table-low")}),
    )
    return join([sky, shapes.definitions()])


def _style(s: Table, seat: int | None) -> str:
    """Light up the whole area under the pointer, and show the ghost of the face that is pointed at."""
    area = "".join(f"svg:has(.a{root}:hover) .a{root}{{filter:brightness(1.16)}}" for root in sorted(_roots(s)))
    ghosts = ""
    for id in (face_id(face) for face in _faces_asked(s, seat)):
        pointed = f"body:has([data-id={id}]:is(:hover,:focus)) .ghost"
        ghosts += f"{pointed}{{display:none}}{pointed}.{id}{{display:inline}}"
    return area + ghosts


def _roots(s: Table) -> set[int]:
    """The areas that span more than one tile."""
    return {root for root, parent in enumerate(s.parent) if root == parent and ground.area_size(s, root) > 1}


@cache
def _space(width: int, height: int) -> Svg:
    stars = "".join(shapes.disc(0.7 + (i * 7 % 5) * 0.22, (i * 197 + 31) % width, (i * 131 + 17) % height) for i in range(70))
    night = path(shapes.box(0, 0, width, height, 18), {"class": "backdrop", "fill": "url(#lt-sky)"})
    return group({"pointer-events": "none"}, night, path(stars, {"fill": PAPER, "fill-opacity": 0.5}))


# the surface


def _empty(s: Table, surface: Surface, plot: int, says: Says) -> Svg:
    id = f"plot-{plot}"
    x, y = surface.at(s, plot)
    look: Attrs = {
        "fill": PAPER,
        "fill-opacity": 0.05,
        "stroke": SKY_LINE,
        "stroke-opacity": 0.45,
        "stroke-width": 1.2,
        "stroke-dasharray": "4 5",
    }
    outline = hexagon(surface.size * 0.93)
    words = NOTHING
    if plot != s.plot:
        words = label(0, surface.size * 0.14, str(plot), surface.size * 0.38, {"fill": SKY_TEXT, "fill-opacity": 0.5, "class": "number"})
    return shift(x, y, shapes.pressable(id, says(id), outline, path(outline, look), words))


def _tile(s: Table, surface: Surface, plot: int, says: Says) -> Svg:
    tile = s.tile_at[plot]
    id = f"plot-{plot}"
    x, y = surface.at(s, plot)
    labels = labels_of(tile, s.face[tile])
    standing = s.cube[tile]
    cube_at = standing % 6 if standing != NONE else -1
    pile = NOTHING
    if s.under[tile] != NONE:
        pile = path(
            hexagon(surface.size),
            {"fill": "#20303d", "stroke": INK, "stroke-width": 1.5, "transform": f"translate(0 {number(surface.size * 0.13)})"},
        )
    now = tile == s.window or plot == s.lifted
    rim: Attrs = {"fill": "none", "stroke": INK, "stroke-width": 1.6, "stroke-linejoin": "round", "pointer-events": "none"}
    glow = (
        [path(hexagon(surface.size * 0.97), {**rim, "stroke": colour, "stroke-width": wide}) for colour, wide in ((INK, 7), (NOW, 4))]
        if now
        else []
    )
    return shift(
        x,
        y,
        shapes.pressable(
            id,
            says(id),
            f"#{PREFIX}hex",
            pile,
            _sections(s, surface, plot, labels, says),
            group({"pointer-events": "none"}, tile_decoration(PREFIX, tile, labels, surface.size, cube_at)),
            path(hexagon(surface.size), rim),
            *glow,
            over=_cube(s, surface, tile, labels),
            extra="lifted" if plot == s.lifted else "",
        ),
    )


def _sections(s: Table, surface: Surface, plot: int, labels: tuple[int, ...], says: Says) -> Svg:
    """A tile's sections, each with the size of its area; those that may be claimed now can be pressed."""
    tile = s.tile_at[plot]
    parts = []
    for (first, length, shown), drawing in zip(runs(labels), tile_sections(labels, surface.size), strict=True):
        id = f"section-{tile}-{EDGE_NAMES[first]}"
        if shown == LAVA:
            parts.append(group({}, element("title", None, says(id)), drawing))
            continue
        area = group({"class": f"a{ground.area_at(s, plot, first)}"}, drawing)
        if tile == s.window:
            parts.append(shapes.pressable(id, says(id), run_outline(first, length, surface.size * 0.9), area, within=f"plot-{plot}"))
        else:
            parts.append(group({}, element("title", None, says(id)), area))
    return join(parts)


def _cube(s: Table, surface: Surface, tile: int, labels: tuple[int, ...]) -> Svg:
    standing = s.cube[tile]
    if standing == NONE:
        return NOTHING
    first, length, _ = next(run for run in runs(labels) if run[0] == standing % 6)
    x, y = heart(first, length, surface.size)
    if length == 6:
        x = surface.size * 0.5
    return group({"pointer-events": "none"}, cube(PLAYERS[standing // 6], x, y, surface.size * 1.15))


def _sizes(s: Table, surface: Surface) -> list[Svg]:
    """How many tiles each area spans, if more than one, on the edge inside it that is nearest to its middle."""
    inside: dict[int, list[Point]] = {}
    for plot in range(len(s.plots)):
        if s.tile_at[plot] == NONE:
            continue
        x, y = surface.at(s, plot)
        for edge in range(3):
            root = ground.area_at(s, plot, edge)
            if root != NONE and root == ground.area_at(s, s.near[plot * 6 + edge], OPPOSITE[edge]):
                dx, dy = edge_offset(edge, surface.size)
                inside.setdefault(root, []).append((x + dx, y + dy))
    plates = []
    for root, edges in sorted(inside.items()):
        middle = sum(x for x, _ in edges) / len(edges), sum(y for _, y in edges) / len(edges)
        x, y = min(edges, key=lambda edge: (edge[0] - middle[0]) ** 2 + (edge[1] - middle[1]) ** 2)
        plates.append(_plate(x, y, ground.area_size(s, root), surface.size * 0.3))
    return plates


def _plate(x: float, y: float, count: int, size: float) -> Svg:
    wide = size * (0.75 + 0.45 * len(str(count)))
    ground_ = path(
        shapes.box(x - wide / 2, y - size * 0.62, wide, size * 1.24, size * 0.5),
        {"fill": INK, "fill-opacity": 0.86, "stroke": PAPER, "stroke-width": 1},
    )
    words = label(x, y + size * 0.36, str(count), size, {"font-weight": 700, "fill": PAPER})
    return group({"pointer-events": "none", "class": "size"}, ground_, words)


# the tile about to be laid


def face_id(face: int) -> str:
    """The element of a face that may be chosen."""
    return f"face-{'ab'[face // 6]}-{face % 6}"


def tile_in_motion(s: Table, seat: int | None) -> int:
    """The tile whose face is asked of this viewer; NO_TILE if none is."""
    if s.kind == ASK_TURN and seat == s.seat:
        return s.tile_at[s.lifted]
    if s.kind == ASK_FACE and seat is not None and seat == s.seat:
        return s.laying[seat]
    return NONE


def _faces_asked(s: Table, seat: int | None) -> list[int]:
    tile = tile_in_motion(s, seat)
    if tile == NONE:
        return []
    options = FACE_OPTIONS[tile] if s.kind == ASK_FACE else TURN_OPTIONS[tile * 2 + s.face[tile] // 6]
    return [option - FACE for option in options]


def matches(s: Table, tile: int, face: int, plot: int, without: int = NONE) -> int:
    """How many edges of a face would meet the same terrain on a plot."""
    count = 0
    labels = labels_of(tile, face)
    for edge in range(6):
        other = s.near[plot * 6 + edge]
        if other in (NONE, without) or s.tile_at[other] == NONE or labels[edge] == LAVA:
            continue
        there = s.tile_at[other]
        count += LABEL[(there * 12 + s.face[there]) * 6 + OPPOSITE[edge]] == labels[edge]
    return count


def _ghosts(s: Table, surface: Surface, seat: int | None) -> Svg:
    """The tile about to be laid, as it would lie: the best fitting face, or the one that is pointed at."""
    faces = _faces_asked(s, seat)
    if not faces or s.plot == NONE:
        return _target(s, surface)
    tile = tile_in_motion(s, seat)
    best = max(faces, key=lambda face: (matches(s, tile, face, s.plot, s.lifted), -face))
    x, y = surface.at(s, s.plot)
    drawn = [
        group(
            {"class": f"ghost {face_id(face)}", "display": None if face == best else "none", "opacity": 0.85},
            tile_art(PREFIX, tile, face, surface.size),
        )
        for face in faces
    ]
    return join([shift(x, y, group({"pointer-events": "none"}, *drawn)), _target(s, surface)])


def _target(s: Table, surface: Surface) -> Svg:
    """The plot that was chosen, ringed for everyone."""
    if s.plot == NONE:
        return NOTHING
    x, y = surface.at(s, s.plot)
    rim: Attrs = {"fill": "none", "stroke-linejoin": "round", "pointer-events": "none"}
    ring = [path(hexagon(surface.size), {**rim, "stroke": colour, "stroke-width": wide}) for colour, wide in ((INK, 7), (NOW, 4))]
    return shift(x, y, *ring)


# the tray


def _tray(s: Table, says: Says) -> Svg:
    """The piles in a row below the surface."""
    ground_ = path(shapes.box(8, 4, WIDTH - 16, TRAY - 12, 14), {"fill": token("tray"), "fill-opacity": 0.85})
    return join([ground_, *[shift(8 + 156 * index, 0, pile) for index, pile in enumerate(_piles(s, says))]])


def _column(s: Table, says: Says, height: float) -> Svg:
    """The piles below one another beside the surface, as low as the page's own buttons leave room for."""
    top = height - 4 * TRAY - 8
    ground_ = path(shapes.box(0, top, 164, 4 * TRAY, 14), {"fill": token("tray"), "fill-opacity": 0.85})
    return join([ground_, *[shift(4, top + 2 + TRAY * index, pile) for index, pile in enumerate(_piles(s, says))]])


def _piles(s: Table, says: Says) -> list[Svg]:
    return [
        _pile(s, says, "bag", "Bag", str(len(s.bag)), "tile left" if len(s.bag) == 1 else "tiles left"),
        _pile(s, says, "deck", "Contracts", str(len(s.deck) + len(s.queue)), f"{len(s.queue)} below" if s.queue else "to draw"),
        _pile(s, says, "orbit", "Satellites", str(len(s.orbit)), f"{len(s.used)} used" if s.used else "to draw"),
        _pile(s, says, "turns", *_turn_words(s)),
    ]


def _turn_words(s: Table) -> tuple[str, str, str]:
    if s.reason != NONE:
        return "The end", str(max(s.points)), "points"
    if s.turns_left == 0:
        return "Last turn", "0", "turns follow"
    if s.turns_left > 0:
        return "Last round", str(s.turns_left), "more turn" if s.turns_left == 1 else "more turns"
    return "Turn", str(s.turn), f"of {PLAYERS[s.active].name.capitalize()}" if s.turn else "set-up"


def _pile(s: Table, says: Says, id: str, name: str, count: str, below: str) -> Svg:
    outline = shapes.box(4, 8, 148, TRAY - 20, 10)
    soon = id == "turns" and s.turns_left != NONE and s.reason == NONE
    icon = {"bag": "landed", "deck": "contract", "orbit": "satellite"}.get(id, "")
    art = glyph(PREFIX, "satellite", 128, 30, 24, SKY_TEXT) if icon == "satellite" else NOTHING
    hit = path(
        outline,
        {
            "fill": PAPER,
            "fill-opacity": 0.05,
            "stroke": NOW if soon else SKY_LINE,
            "stroke-opacity": 1 if soon else 0.35,
            "stroke-width": 2 if soon else 1,
        },
    )
    left: Attrs = {"fill": SKY_TEXT, "text-anchor": "start"}
    words = [
        label(16, 30, name, 16.5, {**left, "font-weight": 600}),
        label(16, 66, count, 32, {**left, "font-weight": 700}),
        label(24 + 19 * len(count), 64, below, 15, {**left, "fill": SKY_LINE}),
    ]
    return shapes.pressable(id, says(id), outline, hit, art, *words)
