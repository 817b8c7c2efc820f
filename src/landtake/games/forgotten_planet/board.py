"""The planet as one SVG: the grid with floors, pieces and walls, and the tray below it."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import ceil, sqrt
from typing import Final

from landtake.core.view import View
from landtake.draw import shapes
from landtake.draw.palette import INK, NOW, PAPER
from landtake.draw.svg import NAMESPACE, NOTHING, Attrs, Svg, document, element, group, join, label, path, shift, use
from landtake.games.forgotten_planet import board_art as art
from landtake.games.forgotten_planet.board_art import HALF, PITCH
from landtake.games.forgotten_planet.board_tray import COLUMN_HEIGHT, COLUMN_WIDTH, DISTANCES, TRAY_HEIGHT, TRAY_WIDTH, column, tray
from landtake.games.forgotten_planet.grid import Grid
from landtake.games.forgotten_planet.rules_control import distances
from landtake.games.forgotten_planet.rules_kinds import ASK_ROBOT, ASK_ROW
from landtake.games.forgotten_planet.rules_robots import reach
from landtake.games.forgotten_planet.rules_setup import SECRET_TILES
from landtake.games.forgotten_planet.rules_stock import STEPS
from landtake.games.forgotten_planet.state import BASE_TILE, EMPTY, NOBODY, SITE, Table
from landtake.games.forgotten_planet.tables import LETTERS, PLAYERS, SITES
from landtake.games.forgotten_planet.terms import Terms
from landtake.games.forgotten_planet.text_names import acting_cell, is_on, robots_on, table, terms

Says = Callable[[str], str]
"""What an element is, in words, by its id."""

RIM: Final = 40
"""How wide the border is on which columns and rows are named."""


def draw(view: View, says: Says) -> Svg:
    """The whole table, the tray below the planet."""
    width, height = size(terms(view).grid)
    scale = width / TRAY_WIDTH
    below = group({"transform": f"translate(0 {height}) scale({scale:.4f})"}, tray(view, says))
    return document(width, height + TRAY_HEIGHT * scale, says("board"), _planet_with_pieces(view, says), below, form="tall")


def draw_wide(view: View, says: Says) -> Svg:
    """The whole table, the tray beside the planet."""
    width, height = size(terms(view).grid)
    scale = min(1.5, max(1.0, height / 760))
    beside = group({"transform": f"translate({width} 0) scale({scale:.4f})"}, column(view, says))
    return document(
        width + COLUMN_WIDTH * scale, max(height, COLUMN_HEIGHT * scale), says("board"), _planet_with_pieces(view, says), beside
    )


def _planet_with_pieces(view: View, says: Says) -> Svg:
    g, s = terms(view), table(view)
    robot_cell = acting_cell(s) if s.kind == ASK_ROBOT else -1
    return join(
        [
            element("defs", None, art.definitions()),
            ground(g.grid),
            rims(g.grid, says, s.kind == ASK_ROW),
            join(_cell(g, s, cell, says) for cell in range(g.cells) if g.grid.available[cell]),
            _sides(g, s, robot_cell, says),
            join(_robots(g, s, cell, says) for cell in sorted({at for at in s.robots if at >= 0})),
            _reach(g, s, robot_cell),
            _distances(g, s),
        ]
    )


def player_mark(seat: int) -> Svg:
    """A player's base as a picture of its own, for a page."""
    art_ = join([shapes.cased(shapes.emblem("hexagon", 22), art.LIVERIES[seat].fill), _sign(seat)])
    return element("svg", {"xmlns": NAMESPACE, "viewBox": "-30 -30 60 60", "aria-hidden": "true"}, art_)


def _sign(seat: int) -> Svg:
    livery = art.LIVERIES[seat]
    return path(shapes.emblem(livery.shape, 9), {"fill": livery.ink})


def size(grid: Grid) -> tuple[float, float]:
    """How wide and high the picture of a grid is."""
    return 2 * RIM + PITCH * grid.width, 2 * RIM - 8 + PITCH * grid.height


def centre(grid: Grid, cell: int) -> tuple[float, float]:
    return RIM + HALF + PITCH * (cell % grid.width), RIM + HALF + PITCH * (cell // grid.width)


# the ground


@lru_cache(16)
def _planet(width: float, height: float) -> Svg:
    craters = join(
        element("ellipse", {"cx": width * x, "cy": height * y, "rx": r, "ry": r * 0.72, "fill": "#000", "fill-opacity": 0.09})
        for x, y, r in ((0.15, 0.2, 62), (0.78, 0.14, 46), (0.55, 0.5, 90), (0.24, 0.78, 60), (0.82, 0.72, 78), (0.42, 0.1, 30))
    )
    return group({"pointer-events": "none"}, path(shapes.box(0, 0, width, height, 16), {"fill": "url(#fp-planet)"}), craters)


def ground(grid: Grid) -> Svg:
    """The planet, with rock where nothing can be built."""
    rocks = [shift(*centre(grid, cell), art.rock()) for cell in range(grid.cells) if not grid.available[cell]]
    return join([_planet(*size(grid)), group({"pointer-events": "none"}, *rocks)])


def rims(grid: Grid, says: Says, rows_asked: bool) -> Svg:
    """The names of columns and rows; a row can be pressed while one is to be chosen."""
    words: Attrs = {"font-weight": 700, "fill": "#f6ddc8"}
    columns = [label(RIM + HALF + PITCH * column, RIM - 13, LETTERS[column], 20, words) for column in range(grid.width)]
    rows = []
    for row in range(grid.height):
        name = label(0, 7, str(row + 1), 20, words)
        outline = shapes.box(-15, -26, 30, 52, 8)
        id = f"row-{row + 1}"
        hit = path(outline, {"fill": "none", "pointer-events": "all"})
        y = RIM + HALF + PITCH * row
        rows.append(shift(RIM / 2, y, shapes.pressable(id, says(id), outline, hit, name) if rows_asked else name))
    return join([*columns, *rows])


# cells


def _cell(g: Terms, s: Table, cell: int, says: Says) -> Svg:
    id = f"cell-{g.grid.name(cell)}"
    kind = s.tiles[cell]
    holder = s.markers[cell]
    drawing = [art.tile(kind, holder)]
    if cell == s.spot and kind == EMPTY:
        drawing.append(path(art.FLOOR, {"fill": NOW, "fill-opacity": 0.5, "stroke": INK, "stroke-width": 2}))
    if s.pending and cell == s.pending[0]:
        drawing.append(path(art.FLOOR, {"fill": "none", "stroke": NOW, "stroke-width": 5}))
    if kind == SITE:
        drawing.append(_site(s, cell))
    if cell in s.laid:
        drawing.append(_secret(s, s.laid.index(cell)))
    return shift(*centre(g.grid, cell), shapes.pressable(id, says(id), art.FLOOR, *drawing))


def _site(s: Table, cell: int) -> Svg:
    """A start base that is being assigned: its letter, and the markers on it."""
    site = s.sites.index(cell) if cell in s.sites else 0
    letter = label(0, 9, SITES[site], 26, {"font-weight": 700, "fill": INK})
    if not s.tops or s.tops[site] == NOBODY:
        return letter
    pile = shapes.count_plate(20, 22, s.piles[site], 15) if s.piles and s.piles[site] > 1 else NOTHING
    return join([letter, shift(18, -18, art.mark(s.tops[site], 10)), pile])


def _secret(s: Table, index: int) -> Svg:
    """Whose tile lies face down here and, for its owner only, what it is."""
    marker = shift(-21, -21, art.mark(s.order[index % len(s.held)], 8))
    if s.secrets[index] < 0:
        return marker
    back = path(
        shapes.box(-26, -26, 52, 52, 5), {"fill": art.BACK, "stroke": art.METAL_LIGHT, "stroke-width": 2, "stroke-dasharray": "5 4"}
    )
    return join([back, group({"transform": "scale(.62)"}, art.tile(SECRET_TILES[s.secrets[index]])), marker])


# walls


def side_id(g: Terms, cell: int, other: int) -> str:
    """The element between two cells side by side."""
    one, two = sorted((cell, other))
    return f"wall-{g.grid.name(one)}-{g.grid.name(two)}"


def _sides(g: Terms, s: Table, robot_cell: int, says: Says) -> Svg:
    """Standing walls, and the sides of the acting robot's tile on which one could stand."""
    drawn = []
    for cell in range(g.cells):
        for side in (1, 2):
            other = g.beside[cell * 4 + side]
            standing = s.walls[cell] >> side & 1
            if other < 0 or not (standing or robot_cell in (cell, other)):
                continue
            upright = side == 1
            x, y = centre(g.grid, cell)
            id = side_id(g, cell, other)
            outline = art.wall_outline(upright)
            hit = path(outline, {"fill": "none", "pointer-events": "all"})
            piece = shapes.pressable(id, says(id), outline, hit, over=art.wall(upright) if standing else NOTHING)
            drawn.append(shift(x + (HALF if upright else 0), y + (0 if upright else HALF), piece))
    return join(drawn)


# robots


def places(count: int) -> tuple[list[tuple[float, float]], float]:
    """Where so many robots stand on a cell, and how large they are."""
    if count == 1:
        return [(10, 12)], 1.25
    if count == 2:
        return [(-15, 12), (15, 12)], 1.1
    columns = ceil(sqrt(count))
    rows = ceil(count / columns)
    scale = 0.9 if columns == 2 else 0.64
    step = 60 / columns
    spots = [((i % columns - (columns - 1) / 2) * step, (i // columns - (rows - 1) / 2) * step + 4) for i in range(count)]
    return spots, scale


def _robots(g: Terms, s: Table, cell: int, says: Says) -> Svg:
    here = robots_on(s, cell)
    spots, scale = places(len(here))
    drawn = []
    for (seat, number), (dx, dy) in zip(here, spots, strict=True):
        id = f"robot-{PLAYERS[seat]}-{number + 1}"
        on = is_on(s, seat, number)
        figure = use(f"fp-robot-{PLAYERS[seat]}-{'on' if on else 'off'}")
        acting = seat == s.active and number == s.robot
        halo = path(shapes.disc(21, 0, -2), {"fill": NOW, "fill-opacity": 0.55, "stroke": INK, "stroke-width": 2}) if acting else NOTHING
        hit = path(shapes.disc(19, 0, -2), {"fill": "none", "pointer-events": "all"})
        piece = shapes.pressable(
            id, says(id), shapes.disc(20, 0, -2), hit, halo, over=figure, within=f"cell-{g.grid.name(cell)}", extra="on" if on else "off"
        )
        x, y = centre(g.grid, cell)
        drawn.append(group({"transform": f"translate({x + dx:.1f} {y + dy:.1f}) scale({scale})"}, piece))
    return join(drawn)


def _reach(g: Terms, s: Table, cell: int) -> Svg:
    """The cells that the acting robot can walk to for one energy and for two."""
    if cell < 0:
        return NOTHING
    near = reach(g, s, s.active, cell, STEPS)
    far = [other for other in reach(g, s, s.active, cell, 2 * STEPS) if other not in near] if s.energy > 1 else []
    badges = []
    for cells, cost in ((near, 1), (far, 2)):
        for other in cells:
            x, y = centre(g.grid, other)
            badges.append(shift(x + 23, y - 23, art.badge(cost)))
    return group({"pointer-events": "none"}, *badges)


# the overlay


def _distances(g: Terms, s: Table) -> Svg:
    """Steps from every player's nearest base to each tile, shown while the button in the tray is pointed at or has the focus."""
    shown = []
    steps = [distances(g, s, seat) for seat in range(g.seats)]
    for cell in range(g.cells):
        if s.tiles[cell] == EMPTY or s.tiles[cell] >= BASE_TILE:
            continue
        near = [(seat, steps[seat][cell]) for seat in range(g.seats) if steps[seat][cell] >= 0]
        x, y = centre(g.grid, cell)
        veil = path(art.FLOOR, {"fill": INK, "fill-opacity": 0.78})
        shown.append(shift(x, y, veil, _steps(near)))
    set_: Attrs = {"attributeName": "display", "to": "inline"}
    switch = [
        element("set", {**set_, "begin": f"{DISTANCES}.{begin}", "end": f"{DISTANCES}.{end}"})
        for begin, end in (("mouseover", "mouseout"), ("focusin", "focusout"))
    ]
    return group({"id": "overlay-distances", "class": "overlay", "display": "none", "pointer-events": "none"}, *switch, *shown)


def _steps(near: list[tuple[int, int]]) -> Svg:
    if not near:
        return label(0, 8, "–", 24, {"fill": PAPER})
    closest = min(step for _, step in near)
    columns = 1 if len(near) < 3 else 2
    rows = ceil(len(near) / columns)
    drawn = []
    for index, (seat, step) in enumerate(near):
        x = (index % columns - (columns - 1) / 2) * 32
        y = (index // columns - (rows - 1) / 2) * 26
        bold: Attrs = {"font-weight": 700 if step == closest else 400, "fill": PAPER, "text-anchor": "start"}
        drawn.append(shift(x - 8, y, art.mark(seat, 7), label(10, 7, str(step), 20 if step == closest else 17, bold)))
    return join(drawn)
