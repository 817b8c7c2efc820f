"""Landomy's table as one SVG: the archipelago, the maps round it, and the tray below."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from landtake.core.view import View
from landtake.draw import icons, palette, scenery, shapes
from landtake.draw.icons import icon
from landtake.draw.palette import INK, NOW, PAPER, TERRAIN, Livery, token
from landtake.draw.svg import NAMESPACE, NOTHING, Attrs, Svg, document, element, group, join, label, path, shift, use
from landtake.games.landomy.data import CELLS, ISLANDS, PRINTED, VERBS
from landtake.games.landomy.state import HOLDS, NO_MAP, NORTH, NOWHERE, RESERVE, SOUTH, Table
from landtake.games.landomy.tables import BESIDE, PLACES, PLAYERS, SECTORS, SIDE
from landtake.games.landomy.turn import TURNS

Says = Callable[[str], str]
"""What an element is, in words, by its id."""

WIDTH: Final = 640
HEIGHT: Final = 804
EDGE: Final = 47
"""How far the middle of the rim is from the edge of the picture."""
FAR: Final = WIDTH - EDGE
FIRST_ISLAND: Final = 164
PITCH: Final = 156
TRAY: Final = 642
"""Where the tray begins below the islands."""
SIDE_TRAY: Final = 282
"""How wide the tray is beside them."""

LIVERIES: Final = (Livery("purple", "#7a3fb0", PAPER, "circle"), Livery("yellow", "#f0d52f", INK, "hexagon"))
SHIPS: Final = ("octopus", "bee")
GROUND: Final = (TERRAIN["crystal"], TERRAIN["meadow"], TERRAIN["lava"], TERRAIN["shoal"], TERRAIN["hill"])
NAMES: Final = (("Crystal", 0), ("Settlement", 118), ("Contaminated", 130), ("Radar", 0), ("Cont. Radar", 122))
"""What stands on the islands, and how wide it is set so that it fits in any font; 0 leaves that to the font."""

SKY_TEXT: Final = "#eaf0f5"
SKY_LINE: Final = "#c3d3df"
CARD: Final = "#22303c"
CARD_CELL: Final = "#55677a"
STORM: Final = "#3a2360"
STORM_LIGHT: Final = "#d9c4ff"
ROCK: Final = "#3d3531"


def draw(view: View, says: Says, wide: bool = False) -> Svg:
    """The whole table, with the tray below the islands or, in a wide picture, beside them."""
    s = view.state
    assert isinstance(s, Table)
    width, height = (WIDTH + SIDE_TRAY, TRAY + 6) if wide else (WIDTH, HEIGHT)
    return document(
        width,
        height,
        says("board"),
        _backdrop(width, height),
        _corners(s, says),
        join(_place(s, place, says) for place in range(len(PLACES))),
        join(_island(s, cell, says) for cell in range(9)),
        join(_storm(s, cell, says) for cell in range(9) if s.storms >> cell & 1),
        join(_ships(s, player, cell, says) for cell in range(9) for player in (SOUTH, NORTH) if s.ships[player * HOLDS + cell]),
        join(_chip(s, cell) for cell in range(9) if s.place != NOWHERE and _marked(s) >> cell & 1),
        _side_tray(s, says) if wide else _tray(s, says),
    )


def player_mark(seat: int) -> Svg:
    """A player's airship as a picture of its own, for a page."""
    return element("svg", {"xmlns": NAMESPACE, "viewBox": "-30 -30 60 60", "aria-hidden": "true"}, _ship_art(seat))


def _marked(s: Table) -> int:
    """The islands that this turn's map marks, with or without an X."""
    return SECTORS[s.maps[s.place] * len(PLACES) + s.place]


def _centre(cell: int) -> tuple[float, float]:
    return FIRST_ISLAND + PITCH * (cell % 3), FIRST_ISLAND + PITCH * (cell // 3) - 5


# what is defined once and used often


@cache
def _backdrop(width: int, height: int) -> Svg:
    return join([element("defs", None, _definitions()), _sky(width, height), _compass(EDGE, EDGE)])


def _definitions() -> Svg:
    sky = element(
        "radialGradient",
        {"id": "lt-sky", "cx": 0.5, "cy": 0.4, "r": 0.75},
        element("stop", {"offset": 0, "stop-color": token("table-high")}),
        element("stop", {"offset": 1, "stop-color": token("table-low")}),
    )
    cloud = element(
        "radialGradient",
        {"id": "lt-cloud"},
        element("stop", {"offset": 0, "stop-color": PAPER, "stop-opacity": 0.16}),
        element("stop", {"offset": 1, "stop-color": PAPER, "stop-opacity": 0}),
    )
    ships = join(group({"id": f"lt-ship-{name}"}, _ship_art(player)) for player, name in enumerate(PLAYERS))
    marks = join(group({"id": f"lt-mark-{name}"}, shapes.player_token(LIVERIES[i], 8.5)) for i, name in enumerate(PLAYERS))
    shores = join(path(_outline(cell), {"id": _shore(cell)[1:]}) for cell in range(9))
    scenes = join(group({"id": f"lt-scene-{kind}"}, scenery.SCENERY[kind]) for kind in ISLANDS)
    symbols = icons.symbols(("storm", "move", "place", "cross", "map"))
    return join([sky, cloud, shapes.definitions(), symbols, ships, marks, scenes, shores])


def _ship_art(player: int) -> Svg:
    return scenery.octopus_ship(LIVERIES[SOUTH]) if player == SOUTH else scenery.bee_ship(LIVERIES[NORTH])


# the sky and its corners


def _sky(width: int, height: int) -> Svg:
    clouds = ((110, 245, 240, 70), (530, 90, 200, 60), (440, 410, 260, 76), (150, 570, 240, 64))
    drift = join(element("ellipse", {"cx": x, "cy": y, "rx": rx, "ry": ry, "fill": "url(#lt-cloud)"}) for x, y, rx, ry in clouds)
    sky = path(shapes.box(0, 0, width, height, 18), {"class": "backdrop", "fill": "url(#lt-sky)"})
    return group({"pointer-events": "none"}, sky, drift)


def _corners(s: Table, says: Says) -> Svg:
    return join([_reserve(s, NORTH, FAR, EDGE, says), _reserve(s, SOUTH, EDGE, FAR, says), _deck(s, FAR, FAR, says)])


def _compass(x: float, y: float) -> Svg:
    line: Attrs = {"fill": "none", "stroke": SKY_LINE, "stroke-width": 2}
    return shift(
        x,
        y,
        path(shapes.disc(24, 0, 9), line),
        path("M0 -10L6 9H-6Z", {"fill": SKY_TEXT}),
        path("M0 28L6 9H-6Z", line),
        label(0, -19, "N", 21.5, {"font-weight": 700, "fill": SKY_TEXT}),
    )


def _reserve(s: Table, player: int, x: float, y: float, says: Says) -> Svg:
    id = f"reserve-{PLAYERS[player]}"
    outline = shapes.box(-36, -36, 72, 72, 12)
    card = path(outline, {"fill": token("tray"), "stroke": SKY_LINE, "stroke-width": 1.5})
    ship = use(f"lt-ship-{PLAYERS[player]}", attrs={"transform": "translate(-6 -8) scale(.95)"})
    count = shapes.count_plate(19, 19, s.ships[player * HOLDS + RESERVE], 24)
    return shift(x, y, shapes.pressable(id, says(id), outline, card, ship, over=count))


def _deck(s: Table, x: float, y: float, says: Says) -> Svg:
    left = max(0, s.unseen.bit_count() - 2)
    depth = 2 if left > 4 else 1 if left else 0
    outline = shapes.box(-36, -36, 72, 72, 12)
    empty = path(outline, {"fill": "none", "stroke": SKY_LINE, "stroke-width": 1.5, "stroke-dasharray": "5 5"})
    cards = join(shift(4 * i - 4, 4 - 4 * i, _card_back(50, 50)) for i in range(depth, 0, -1)) if left else NOTHING
    return shift(x, y, shapes.pressable("deck", says("deck"), outline, empty, cards, over=shapes.count_plate(19, 19, left, 24)))


# the islands


def _shore(cell: int) -> str:
    return f"#lt-shore-{CELLS[cell]}"


def _outline(cell: int) -> str:
    """The shore of an island, a little different for each."""
    north = ((-66, -46), (-34, -62), (2, -65), (38, -63), (66, -46), (72, -12))
    south = ((66, 24), (40, 43), (4, 47), (-36, 44), (-66, 26), (-72, -10))
    wobble = [((cell * 7 + i * 5) % 11 - 5) * 0.5 for i in range(12)]
    return shapes.smooth([(x + wobble[i], y + wobble[(i + 4) % 12]) for i, (x, y) in enumerate(north + south)])


@cache
def _underside(cell: int) -> str:
    depths = (69, 75, 72, 83, 76, 80, 73, 76, 68)
    teeth = [(60 - 15 * i, depths[i] + (cell * 3 + i * 2) % 4) for i in range(9)]
    return shapes.polygon([(-71, 0), (71, 0), (70, 48), (67, 64), *teeth, (-67, 64), (-70, 48)])


def _island(s: Table, cell: int, says: Says) -> Svg:
    id = f"island-{CELLS[cell]}"
    kind = s.layout[cell]
    shore = _shore(cell)
    x, y = _centre(cell)
    if kind == NOWHERE:
        mist = shapes.drawn(shore, {"fill": PAPER, "fill-opacity": 0.12, "stroke": SKY_LINE, "stroke-width": 2, "stroke-dasharray": "7 7"})
        return shift(x, y, shapes.pressable(id, says(id), shore, mist))
    edge = palette.mix(GROUND[kind], INK, 0.55)
    active = s.place != NOWHERE and BESIDE[s.place] == cell
    name, width = NAMES[kind]
    fitted: Attrs = {"textLength": width, "lengthAdjust": "spacingAndGlyphs"} if width else {}
    badges = [_badge(16, -46, PRINTED.black[kind], INK, PAPER), _badge(51, -46, PRINTED.white[kind], PAPER, INK)] if kind else []
    return shift(
        x,
        y,
        shapes.pressable(
            id,
            says(id),
            shore,
            path(_underside(cell), {"fill": ROCK, "stroke": "#1d1815", "stroke-width": 1.5, "stroke-linejoin": "round"}),
            shapes.drawn(shore, {"fill": edge, "transform": "translate(0 4)"}),
            shapes.drawn(shore, {"fill": GROUND[kind], "stroke": edge, "stroke-width": 2}),
            shapes.drawn(shore, {"fill": f"url(#{shapes.LIGHT_OVER})"}),
            _veil(shore) if s.storms >> cell & 1 else NOTHING,
            _glow(shore) if active else NOTHING,
            use(f"lt-scene-{ISLANDS[kind]}", -39 if kind else -20, -36),
            label(0, 68, name, 21.5, {"fill": PAPER, "font-weight": 600, **fitted}),
            over=join(badges),
            extra="active" if active else "",
        ),
    )


@cache
def _glow(shore: str) -> Svg:
    return join(shapes.drawn(shore, {"fill": "none", "stroke": colour, "stroke-width": wide}) for colour, wide in ((INK, 9), (NOW, 5.5)))


@cache
def _badge(x: float, y: float, verb: int, ground: str, ink: str) -> Svg:
    """An island action: black for the active player, white for the other."""
    plate = path(shapes.box(x - 16, y - 16, 32, 32, 8), {"fill": ground, "stroke": PAPER if ground == INK else INK, "stroke-width": 2})
    return join([plate, icon(VERBS[verb], x, y, 24, ink)])


def _chip(s: Table, cell: int) -> Svg:
    """A sector of this turn's map, on its island: a white square, crossed out once an action was performed there."""
    x, y = _centre(cell)
    covered = not s.sectors >> cell & 1
    square = path(shapes.box(-13, -13, 26, 26, 4), {"fill": PAPER, "stroke": INK, "stroke-width": 2.5})
    return group(
        {"transform": f"translate({x} {y + 30})", "pointer-events": "none"},
        square,
        icon("cross", 0, 0, 24, "#b3261e") if covered else path(shapes.disc(5), {"fill": INK}),
    )


def _storm(s: Table, cell: int, says: Says) -> Svg:
    id = f"storm-{CELLS[cell]}"
    x, y = _centre(cell)
    dx, dy = (0, -12) if s.layout[cell] else (42, -38)  # the Crystal Island has no actions in that corner
    hit = path(shapes.disc(32), {"fill": "none", "pointer-events": "all"})
    disc = group(
        {"filter": f"url(#{shapes.SHADOW})"},
        path(shapes.disc(22), {"fill": STORM, "stroke": STORM_LIGHT, "stroke-width": 3}),
        icon("storm", 0, 0, 36, STORM_LIGHT),
    )
    return shift(x + dx, y + dy, shapes.pressable(id, says(id), shapes.disc(25), hit, over=disc, within=f"island-{CELLS[cell]}"))


@cache
def _veil(shore: str) -> Svg:
    """A storm over an island."""
    flashes: Attrs = {"stroke": STORM_LIGHT, "stroke-width": 3, "stroke-dasharray": "3 9 14 9", "stroke-linecap": "round"}
    cloud = shapes.drawn(shore, {"fill": STORM, "fill-opacity": 0.36, "stroke": STORM, "stroke-width": 7})
    return join([cloud, shapes.drawn(shore, {"fill": "none", **flashes})])


def _ships(s: Table, player: int, cell: int, says: Says) -> Svg:
    id = f"ships-{PLAYERS[player]}-{CELLS[cell]}"
    count = s.ships[player * HOLDS + cell]
    behind = 0 if count == 1 else 1 if count < 4 else 2
    x, y = _centre(cell)
    fleet = join(use(f"lt-ship-{PLAYERS[player]}", 5 * i if player else -5 * i, -5 * i) for i in range(behind, -1, -1))
    plate = shapes.count_plate(16 if player else -13, 17, count)
    drawing = group({"filter": f"url(#{shapes.SHADOW})"}, fleet, plate)
    outline = shapes.disc(31)
    hit = path(shapes.disc(38), {"fill": "none", "pointer-events": "all"})  # a fingertip on a phone
    side = 40 if player else -40
    return shift(x + side, y + 13, shapes.pressable(id, says(id), outline, hit, over=drawing, within=f"island-{CELLS[cell]}"))


# the maps


@cache
def _picture(sectors: int, covered: int, cell: float, gap: float) -> Svg:
    """The nine islands of a map round the origin, sectors white."""
    middles = [((i % 3 - 1) * (cell + gap), (i // 3 - 1) * (cell + gap)) for i in range(9)]
    squares = [shapes.box(x - cell / 2, y - cell / 2, cell, cell, cell * 0.16) for x, y in middles]
    plain = path("".join(square for i, square in enumerate(squares) if not sectors >> i & 1), {"fill": CARD_CELL})
    marked = path("".join(square for i, square in enumerate(squares) if sectors >> i & 1), {"class": "sectors", "fill": PAPER})
    crosses = [icon("cross", x, y, cell * 1.05, "#b3261e") for i, (x, y) in enumerate(middles) if covered >> i & 1]
    return join([plain, marked, *crosses])


def _card(width: float, height: float, now: bool = False) -> Svg:
    outline = shapes.box(-width / 2, -height / 2, width, height, 8)
    edge = path(outline, {"fill": "none", "stroke": INK, "stroke-width": 8}) if now else NOTHING
    return join([edge, path(outline, {"fill": CARD, "stroke": NOW if now else SKY_LINE, "stroke-width": 4.5 if now else 1.5})])


@cache
def _card_back(width: float, height: float) -> Svg:
    stitches: Attrs = {"fill": "none", "stroke": "#8fa5b8", "stroke-width": 1.5, "stroke-dasharray": "4 3"}
    inner = path(shapes.box(4 - width / 2, 4 - height / 2, width - 8, height - 8, 5), stitches)
    return join([_card(width, height), inner, icon("map", 0, 0, min(width, height) * 0.5, "#b9cad8")])


_TOWARDS: Final = {"n": (0, 1), "e": (-1, 0), "s": (0, -1), "w": (1, 0)}


@cache
def _arrow(side: str, depth: float, fill: str) -> Svg:
    """The orientation marker of a card on this side of the board, at its inner edge."""
    dx, dy = _TOWARDS[side]
    points = [(dx * (depth + 9), dy * (depth + 9)), (dx * depth + 9 * dy, dy * depth + 9 * dx), (dx * depth - 9 * dy, dy * depth - 9 * dx)]
    return path(shapes.polygon(points), {"fill": fill, "stroke": INK, "stroke-width": 1.5})


def _place(s: Table, place: int, says: Says) -> Svg:
    id = f"place-{PLACES[place]}"
    side, map_ = SIDE[place], s.maps[place]
    wide, high = (108, 66) if side in "ns" else (66, 108)
    x, y = _centre(BESIDE[place])
    x, y = {"n": (x, EDGE - 4), "e": (FAR + 4, y + 5), "s": (x, FAR + 4), "w": (EDGE - 4, y + 5)}[side]
    outline = shapes.box(-wide / 2, -high / 2, wide, high, 8)
    if map_ == NO_MAP:
        dashes: Attrs = {"fill": PAPER, "fill-opacity": 0.06, "stroke": SKY_LINE, "stroke-width": 2, "stroke-dasharray": "6 6"}
        drawing = join([path(outline, dashes), _arrow(side, 12, SKY_LINE)])
    elif s.face_down >> place & 1:
        drawing = _card_back(wide, high)
    else:
        drawing = _laid(s, place, wide, high)
    hit = path(shapes.box(-wide / 2 - 5, -high / 2 - 5, wide + 10, high + 10, 8), {"fill": "none", "pointer-events": "all"})
    return shift(x, y, shapes.pressable(id, says(id), outline, hit, drawing))


def _laid(s: Table, place: int, wide: float, high: float) -> Svg:
    now = place == s.place
    side = SIDE[place]
    sectors = SECTORS[s.maps[place] * len(PLACES) + place]
    covered = sectors & ~s.sectors if now else 0
    upright = side in "ew"
    picture = shift(*((0, 20) if upright else (-19, 0)), _picture(sectors, covered, 16, 3))
    number = label(0 if upright else 32, -24 if upright else 9, str(s.maps[place] + 1), 26, {"font-weight": 700, "fill": SKY_TEXT})
    arrow = _arrow(side, min(wide, high) / 2, NOW if now else SKY_TEXT)
    return join([_card(wide, high, now), arrow, picture, number])


# the tray


def _tray(s: Table, says: Says) -> Svg:
    ground = path(shapes.box(8, 0, WIDTH - 16, HEIGHT - TRAY - 8, 14), {"fill": token("tray"), "fill-opacity": 0.8})
    return shift(0, TRAY, ground, _offer(s, says), shift(346, 0, _monitor(s, says)), shift(442, 0, _track(s, says)))


def _side_tray(s: Table, says: Says) -> Svg:
    ground = path(shapes.box(4, 8, SIDE_TRAY - 12, TRAY - 10, 14), {"fill": token("tray"), "fill-opacity": 0.8})
    turns = shift(59, 40, _track(s, says))
    return shift(WIDTH, 0, ground, turns, shift(0, 222, _offer(s, says)), shift(139, 440, _monitor(s, says)))


def _offer(s: Table, says: Says) -> Svg:
    cards = []
    for i, map_ in enumerate((s.offer_a, s.offer_b)):
        outline = shapes.box(-56, -66, 112, 132, 10)
        if map_ == NO_MAP:
            card = path(outline, {"fill": "none", "stroke": SKY_LINE, "stroke-width": 2, "stroke-dasharray": "6 6"})
        else:
            art = join([_card(112, 132), _arrow("s", 66, SKY_TEXT), shift(0, -16, _picture(PRINTED.maps[map_], 0, 27, 4))])
            words = label(0, 57, f"Map {map_ + 1}", 22, {"font-weight": 700, "fill": SKY_TEXT})
            card = shapes.pressable(f"map-{map_ + 1}", says(f"map-{map_ + 1}"), outline, art, words)
        cards.append(shift(76 + 126 * i, 80, card))
    return join(cards)


def _monitor(s: Table, says: Says) -> Svg:
    """Who controls what: a mark in the shape of the player, and a tint behind it."""
    cells = []
    held = [0, 0]
    for cell in range(9):
        lead = s.ships[cell] - s.ships[HOLDS + cell]
        x, y = (cell % 3 - 1) * 36, 94 + (cell // 3 - 1) * 36
        player = SOUTH if lead > 0 else NORTH
        tint = palette.mix(CARD, LIVERIES[player].fill, 0.45) if lead else CARD
        cells.append(path(shapes.box(x - 16.5, y - 16.5, 33, 33, 5), {"fill": tint, "stroke": SKY_LINE, "stroke-width": 1.2}))
        if lead:
            held[player] += 1
            cells.append(use(f"lt-mark-{PLAYERS[player]}", x, y))
        else:
            cells.append(path(f"M{x - 6} {y}h12", {"stroke": SKY_LINE, "stroke-width": 2.5, "stroke-linecap": "round"}))
    bold: Attrs = {"font-weight": 700, "fill": SKY_TEXT}
    numbers = [label(x, 30, text, 24, bold) for x, text in ((-21, str(held[SOUTH])), (0, ":"), (21, str(held[NORTH])))]
    score = join([use("lt-mark-south", -45, 22), *numbers, use("lt-mark-north", 45, 22)])
    outline = shapes.box(-63, 4, 126, 146, 10)
    return shapes.pressable("monitor", says("monitor"), outline, score, join(cells))


def _track(s: Table, says: Says) -> Svg:
    """The ten turns, each in the shape of its active player; those gone by are hollow."""
    pips = []
    for turn in range(1, TURNS + 1):
        livery = LIVERIES[(s.first + turn - 1) % 2]
        x, y = (turn - 1) % 5 * 40, 70 + (turn - 1) // 5 * 48
        shape = shapes.emblem(livery.shape, 17)
        gone = turn < s.turn
        if turn == s.turn:
            halo = [path(shape, {"stroke": colour, "stroke-width": wide}) for colour, wide in ((INK, 13), (NOW, 9))]
            pips.append(shift(x, y, *halo))
        look: Attrs = {"fill": CARD if gone else livery.fill, "stroke": SKY_LINE if gone else INK, "stroke-width": 1.5}
        ink = SKY_LINE if gone else livery.ink
        pips.append(shift(x, y, path(shape, look), label(0, 7.5, str(turn), 21.5, {"font-weight": 700, "fill": ink})))
    words = f"Turn {s.turn} of {TURNS}" if s.winner < 0 else f"{PLAYERS[s.winner].capitalize()} wins"
    heading = label(80, 32, words, 22, {"font-weight": 700, "fill": SKY_TEXT})
    outline = shapes.box(-24, 4, 208, 146, 10)
    return shapes.pressable("turns", says("turns"), outline, heading, join(pips))
