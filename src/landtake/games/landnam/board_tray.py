"""Landnám's supply: the players at a glance, dice, fate cards, stock, costs, and markers that are left."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from landtake.draw import shapes
from landtake.draw.icons import icon
from landtake.draw.palette import INK, NOW, PAPER, token
from landtake.draw.svg import NOTHING, Attrs, Svg, join, label, path, shift
from landtake.games.landnam import board_art as art
from landtake.games.landnam.data import ITEMS, NUMBERS, PRINTED, RESOURCES, TERRAINS
from landtake.games.landnam.realm import Realm
from landtake.games.landnam.rules import points
from landtake.games.landnam.state import Table
from landtake.games.landnam.tables import PLAYERS

Says = Callable[[str], str]

ROWS: Final = 252
"""How high the supply is below the island."""
COLUMN: Final = 256
"""How wide it is beside the island."""
TEXT: Final = "#eaf0f5"
FAINT: Final = "#b9cad8"
PLATE: Final = "#22303c"


def draw(realm: Realm, s: Table, says: Says, wide: bool) -> Svg:
    """The supply: in rows 700 wide, or in a column."""
    numbers = [_number(s, number, says) for number in NUMBERS]
    harbours = [_harbour(s, kind, says) for kind in range(4)]
    tiles = [_tile(s, terrain, says) for terrain in range(1, 7)]
    stock = [_pile(s, kind, says) for kind in range(4)]
    costs = [_cost(item, says) for item in range(4)]
    dice = join([shift(0, 0, _dice(s, says)), shift(88, 0, _explorer(s, says)), shift(178, 0, _deck(s, says))])
    if wide:
        players = [_player(s, seat, says, 240, 40) for seat in range(realm.seats)]
        parts = [
            _ground(0, 4, 250, 604),
            *[shift(5, 9 + 44 * seat, player) for seat, player in enumerate(players)],
            shift(6, 230, dice),
            _spread(stock, 34, 349, 61),
            _spread(costs, 34, 424, 61),
            _spread(numbers[:5], 26, 482, 49),
            _spread(numbers[5:], 26, 519, 49),
            _spread(harbours, 26, 555, 49),
            _spread(tiles, 22, 588, 40),
        ]
        return join(parts)
    width = 684 / realm.seats
    players = [_player(s, seat, says, width - 6, 44) for seat in range(realm.seats)]
    parts = [
        _ground(8, 2, 684, 242),
        *[shift(11 + width * seat, 8, player) for seat, player in enumerate(players)],
        shift(14, 66, dice),
        _spread(stock, 288, 104, 56),
        _spread(costs, 516, 104, 48),
        _spread(numbers, 40, 172, 48),
        _spread(harbours, 544, 172, 44),
        _spread(tiles, 60, 218, 116),
    ]
    return join(parts)


def _ground(x: float, y: float, width: float, height: float) -> Svg:
    return path(shapes.box(x, y, width, height, 12), {"fill": token("tray"), "fill-opacity": 0.82})


def _spread(parts: list[Svg], x: float, y: float, step: float) -> Svg:
    return join(shift(x + step * index, y, part) for index, part in enumerate(parts))


_BOLD: Final[Attrs] = {"font-weight": 700, "fill": TEXT}


def _player(s: Table, seat: int, says: Says, width: float, height: float) -> Svg:
    """A player: mark, points, tokens, and the sizes of both hands."""
    id = f"player-{PLAYERS[seat]}"
    livery = art.LIVERIES[seat]
    outline = shapes.box(0, 0, width, height, 9)
    now = seat == s.active
    plate = path(
        outline, {"fill": PLATE, "stroke": NOW if now else FAINT, "stroke-width": 3 if now else 1, "stroke-opacity": 1 if now else 0.5}
    )
    mark = shift(19, height / 2, shapes.player_token(livery, 10))
    score = label(46, height / 2 + 9, str(points(s, seat)), 25, _BOLD)
    counts = [
        (art.RED_TOKEN, s.red_won[seat]),
        (PAPER, s.white[seat]),
        ("#11161b", s.black[seat]),
    ]
    x = 68.0
    drawn: list[Svg] = []
    for fill, count in counts:
        drawn.append(path(shapes.disc(5, x, height / 2 - 9), {"fill": fill, "stroke": FAINT, "stroke-width": 1}))
        drawn.append(label(x, height / 2 + 13, str(count), 13, {"fill": TEXT if count else FAINT, "font-weight": 700 if count else 400}))
        x += 17
    right = width - 14
    if width > 116:
        for name, count in (("landnam-fate", s.fate_sizes[seat]), ("landnam-cards", s.sizes[seat])):
            drawn.append(icon(name, right, height / 2 - 9, 14, FAINT))
            drawn.append(label(right, height / 2 + 13, str(count), 13, _BOLD))
            right -= 22
    if width > 170:
        drawn.append(icon("landnam-house", right - 6, height / 2 - 9, 14, FAINT))
        drawn.append(label(right - 6, height / 2 + 13, str(s.houses[seat]), 13, _BOLD))
    return shapes.pressable(id, says(id), outline, plate, mark, score, *drawn)


def _dice(s: Table, says: Says) -> Svg:
    outline = shapes.box(0, 0, 84, 76, 9)
    ground = path(outline, {"fill": PLATE, "fill-opacity": 0.6})
    total = str(s.die_a + s.die_b) if s.die_a else "harvest"
    words = label(42, 68, total, 19 if s.die_a else 13, _BOLD if s.die_a else {"fill": FAINT})
    return shapes.pressable(
        "dice", says("dice"), outline, ground, shift(22, 26, art.pips(s.die_a, 34)), shift(61, 26, art.pips(s.die_b, 34)), words
    )


def _explorer(s: Table, says: Says) -> Svg:
    outline = shapes.box(0, 0, 84, 76, 9)
    ground = path(outline, {"fill": PLATE, "fill-opacity": 0.6})
    dice = [shift(22, 26, art.die(s.green, "#2f8f4e", PAPER, 34)), shift(61, 26, art.die(s.red, art.RED_TOKEN, PAPER, 34))]
    return shapes.pressable("explorer-dice", says("explorer-dice"), outline, ground, *dice, label(42, 66, "explore", 13, {"fill": FAINT}))


def _deck(s: Table, says: Says) -> Svg:
    outline = shapes.box(0, 0, 56, 76, 8)
    back = path(outline, {"fill": art.FATE_BAND, "stroke": PAPER, "stroke-width": 1.6, "fill-opacity": 1 if s.deck_size else 0.3})
    return shapes.pressable(
        "deck",
        says("deck"),
        outline,
        back,
        icon("landnam-fate", 28, 30, 32, PAPER),
        label(28, 68, str(s.deck_size), 17, {**_BOLD, "fill": PAPER}),
    )


def _pile(s: Table, kind: int, says: Says) -> Svg:
    """A pile of the stock, which nobody may count: full, or empty."""
    id = f"stock-{RESOURCES[kind]}"
    there = s.stocked >> kind & 1
    outline = shapes.box(-24, -34, 48, 68, 7)
    under = (
        [path(shapes.box(-24 + 2.5 * i, -34 - 2.5 * i, 48, 68, 7), {"fill": "#d8cdb4", "stroke": INK, "stroke-width": 1}) for i in (2, 1)]
        if there
        else []
    )
    face: Attrs = {
        "fill": "#f6efdd" if there else "none",
        "stroke": INK if there else FAINT,
        "stroke-width": 1.4,
        "stroke-dasharray": None if there else "4 4",
    }
    words = label(0, 28, RESOURCES[kind], 13, {"fill": INK if there else FAINT, "font-weight": 600})
    art_ = art.resource_chip(kind, 17) if there else label(0, 4, "out", 14, {"fill": FAINT})
    return shapes.pressable(id, says(id), outline, *under, path(outline, face), shift(0, -7, art_) if there else art_, words)


def _cost(item: int, says: Says) -> Svg:
    """What a building costs."""
    id = f"build-{ITEMS[item]}"
    outline = shapes.box(-21, -36, 42, 72, 7)
    plate = path(outline, {"fill": PLATE, "stroke": FAINT, "stroke-width": 1})
    drawn = (art.SHIP, art.HORSE, art.FARM, art.TOWN)[item]
    picture = shift(0, -19, Svg(f'<g transform="scale(.95) translate(-12 -12)">{path(drawn, {"fill": TEXT})}</g>'))
    paid = [kind for kind, count in enumerate(PRINTED.costs[item]) for _ in range(count)]
    chips = [shift(-9 + 18 * (i % 2) if len(paid) > 1 else 0, 5 + 18 * (i // 2), art.resource_chip(kind, 8)) for i, kind in enumerate(paid)]
    return shapes.pressable(id, says(id), outline, plate, picture, *chips)


def _number(s: Table, number: int, says: Says) -> Svg:
    id = f"number-{number}"
    left = s.numbers_left[number]
    outline = shapes.box(-18, -19, 36, 38, 7)
    hit = path(outline, {"fill": PAPER, "fill-opacity": 0.01})
    marker = shift(-3, 0, art.number(number, 14))
    faded = Svg(f'<g opacity="{1 if left else 0.3}">{marker}</g>')
    return shapes.pressable(id, says(id), outline, hit, faded, label(14, 16, str(left), 13, {"fill": TEXT, "font-weight": 700}))


def _harbour(s: Table, kind: int, says: Says) -> Svg:
    id = f"harbour-{RESOURCES[kind]}"
    left = s.harbours_left[kind]
    outline = shapes.box(-19, -19, 38, 38, 7)
    hit = path(outline, {"fill": PAPER, "fill-opacity": 0.01})
    faded = Svg(f'<g opacity="{1 if left else 0.3}">{shift(-2, 0, art.harbour(kind, 15))}</g>')
    return shapes.pressable(id, says(id), outline, hit, faded, label(16, 17, str(left), 13, {"fill": TEXT, "font-weight": 700}))


def _tile(s: Table, terrain: int, says: Says) -> Svg:
    id = f"tile-{TERRAINS[terrain]}"
    outline = shapes.polygon(shapes.regular(6, 17))
    ground = path(outline, {"fill": art.GROUND[terrain], "stroke": PAPER, "stroke-width": 1.2})
    scene = Svg(f'<g transform="scale(.5)">{art.SCENES[terrain]}</g>')
    left = label(22, 16, str(s.hexes_left[terrain]), 13, {"fill": TEXT, "font-weight": 700, "text-anchor": "middle"})
    return shapes.pressable(id, says(id), outline, ground, scene, left if s.hexes_left[terrain] >= 0 else NOTHING)
