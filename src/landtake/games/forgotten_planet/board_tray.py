"""The tray below the planet: energy, cubes, the bank, and what can be chosen that lies on no cell."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from landtake.core.view import View
from landtake.draw import shapes
from landtake.draw.icons import icon
from landtake.draw.palette import INK, NOW, PAPER
from landtake.draw.svg import NOTHING, Attrs, Svg, group, join, label, path, shift, use
from landtake.games.forgotten_planet import board_art as art
from landtake.games.forgotten_planet.data import COLOURS
from landtake.games.forgotten_planet.rules_kinds import ASK_ROLL, ASK_SHARE, ASK_STORE
from landtake.games.forgotten_planet.rules_stock import bank_left
from landtake.games.forgotten_planet.state import BLUE_MINE, LAND_TILE, Table
from landtake.games.forgotten_planet.tables import MAX_STORE, PLAYERS
from landtake.games.forgotten_planet.terms import Terms
from landtake.games.forgotten_planet.text_names import SEATS, table, terms

TRAY_WIDTH: Final = 660
TRAY_HEIGHT: Final = 176
COLUMN_WIDTH: Final = 342
COLUMN_HEIGHT: Final = 344
DISTANCES: Final = "distances"
"""The id of the button that shows how far each tile is from the bases; a hyphen would be a minus sign to SVG's timing."""

GROUND: Final = "#1c242c"
EDGE: Final = "#5d6b78"
TEXT: Final = "#eaf0f5"
SOFT: Final = "#b7c4cf"


def tray(view: View, says: Callable[[str], str]) -> Svg:
    """The tray as a plate that lies below the planet."""
    return _laid_out(view, says, TRAY_WIDTH, TRAY_HEIGHT, ((18, 14), (330, 14), (560, 14), (18, 96), (330, 96)))


def column(view: View, says: Callable[[str], str]) -> Svg:
    """The tray as a plate that stands beside the planet."""
    return _laid_out(view, says, COLUMN_WIDTH, COLUMN_HEIGHT, ((18, 14), (18, 96), (242, 96), (18, 178), (18, 260)))


def _laid_out(view: View, says: Callable[[str], str], width: float, height: float, at: tuple[tuple[float, float], ...]) -> Svg:
    g, s = terms(view), table(view)
    seat = view.seat if view.seat is not None else s.active if s.active >= 0 else 0
    plate = path(shapes.box(6, 4, width - 12, height - 10, 14), {"fill": GROUND, "stroke": EDGE, "stroke-width": 1.5})
    parts = (_energy(g, s, says), _cubes(g, s, seat, says), _distances_button(says), _bank(g, s, says), _choices(g, s, says))
    return join([plate, *(shift(x, y, part) for (x, y), part in zip(at, parts, strict=True))])


def _heading(x: float, words: str) -> Svg:
    return label(x, 14, words, 15, {"fill": SOFT, "text-anchor": "start"})


def _plate(width: float, height: float, y: float = 20) -> str:
    return shapes.box(0, y, width, height, 9)


def _energy(g: Terms, s: Table, says: Callable[[str], str]) -> Svg:
    """What the active player has left, and what everybody has stored."""
    if s.active < 0 or s.turn == 0:
        return _heading(0, "The game is being set up")
    outline = _plate(296, 46)
    pips = []
    for index in range(min(s.energy, 10)):
        pips.append(icon("energy-bolt", 54 + 17 * index, 43, 26, NOW))
    count = label(278, 52, str(s.energy), 28, {"font-weight": 700, "fill": TEXT, "text-anchor": "end"})
    plate = path(outline, {"fill": "#2a343e", "stroke": EDGE, "stroke-width": 1.2})
    stored = f", stored {s.stored[s.active]}" if s.stored[s.active] else ""
    mark = shift(24, 43, shapes.player_token(art.LIVERIES[s.active], 11))
    heading = _heading(0, f"{SEATS[s.active]}'s energy{stored} · turn {s.turn}")
    return shapes.pressable("energy", says("energy"), outline, heading, plate, mark, *pips, count)


def _cubes(g: Terms, s: Table, seat: int, says: Callable[[str], str]) -> Svg:
    drawn = [_heading(0, f"{SEATS[seat]}'s cubes" + (" (shared)" if g.allied else ""))]
    for index, colour in enumerate(COLOURS):
        outline = shapes.box(0, 0, 66, 46, 9)
        plate = path(outline, {"fill": "#2a343e", "stroke": EDGE, "stroke-width": 1.2})
        count = label(58, 32, str(s.cubes[g.purse[seat] + index]), 26, {"font-weight": 700, "fill": TEXT, "text-anchor": "end"})
        id = f"cube-{colour}"
        drawn.append(shift(72 * index, 20, shapes.pressable(id, says(id), outline, plate, shift(20, 23, art.ore(colour)), count)))
    return join(drawn)


def _distances_button(says: Callable[[str], str]) -> Svg:
    """Pointing at it, or giving it the focus, shows the overlay; no script is needed for that."""
    outline = _plate(82, 46)
    plate = path(outline, {"fill": "#31455a", "stroke": SOFT, "stroke-width": 1.5})
    pairs = [shift(14 + 38 * seat, 43, art.mark(seat, 7), label(11, 7, str(2 + seat), 20, _bold())) for seat in (0, 1)]
    sign = join(pairs)
    content = shapes.pressable(DISTANCES, says(DISTANCES), outline, _heading(0, "Distances"), plate, sign)
    return group({"tabindex": 0, "role": "img", "aria-label": says(DISTANCES), "cursor": "help"}, content)


def _bold() -> Attrs:
    return {"font-weight": 700, "fill": TEXT, "text-anchor": "start"}


def _bank(g: Terms, s: Table, says: Callable[[str], str]) -> Svg:
    """What is left in the bank."""
    stocks = [("land", art.tile(LAND_TILE), s.land_left)]
    stocks += [(colour, art.tile(BLUE_MINE - 2 + index), s.mines_left[index]) for index, colour in enumerate(COLOURS)]
    stocks += [("bases", _base_sign(), s.bases_left), ("walls", art.wall(True), s.walls_left)]
    drawn = [_heading(0, "In the bank")]
    for index, (name, picture, left) in enumerate(stocks):
        id = f"bank-{name}"
        outline = shapes.box(0, 0, 46, 46, 7)
        plate = path(outline, {"fill": "#2a343e", "stroke": EDGE, "stroke-width": 1.2})
        small = group({"transform": "translate(18 18) scale(.44)", "opacity": 1 if left else 0.35}, picture)
        count = shapes.count_plate(31, 34, left, 15)
        drawn.append(shift(50 * index, 20, shapes.pressable(id, says(id), outline, plate, small, over=count)))
    return join(drawn)


def _base_sign() -> Svg:
    return shapes.cased(shapes.emblem("hexagon", 24), art.METAL_LIGHT)


def _choices(g: Terms, s: Table, says: Callable[[str], str]) -> Svg:
    """Points in the bank, and whatever is asked now that lies nowhere else."""
    outline = shapes.box(0, 0, 66, 46, 9)
    plate = path(outline, {"fill": "#2a343e", "stroke": EDGE, "stroke-width": 1.2})
    left = label(60, 32, str(bank_left(s)), 22, {"font-weight": 700, "fill": TEXT, "text-anchor": "end"})
    points = shift(0, 20, shapes.pressable("bank-points", says("bank-points"), outline, plate, icon("token", 18, 23, 28, "#ffd257"), left))
    return join([_heading(0, "Tokens"), points, shift(84, 0, _asked(g, s, says))])


def _asked(g: Terms, s: Table, says: Callable[[str], str]) -> Svg:
    if s.kind == ASK_STORE and s.energy:
        pieces = [(f"store-{count}", _number(count)) for count in range(min(MAX_STORE, s.energy) + 1)]
        return _row("Store how much?", pieces, says)
    if s.kind == ASK_SHARE and s.pending:
        allies = [seat for seat in range(g.seats) if g.side[seat] == s.shared[s.pending[0]] - 1]
        return _row("Whose tile is it?", [(f"give-{PLAYERS[seat]}", use(f"fp-base-{PLAYERS[seat]}")) for seat in allies], says)
    if s.kind == ASK_ROLL:
        return _row("The roll", [("die", _die())], says)
    return NOTHING


def _row(words: str, pieces: list[tuple[str, Svg]], says: Callable[[str], str]) -> Svg:
    outline = shapes.box(0, 0, 46, 46, 9)
    plate = path(outline, {"fill": "#31455a", "stroke": SOFT, "stroke-width": 1.5})
    drawn = [_heading(0, words)]
    for index, (id, picture) in enumerate(pieces):
        middle = group({"transform": "translate(23 23) scale(.72)"}, picture)
        drawn.append(shift(54 * index, 20, shapes.pressable(id, says(id), outline, plate, middle)))
    return join(drawn)


def _number(count: int) -> Svg:
    return label(0, 12, str(count), 36, {"font-weight": 700, "fill": TEXT})


def _die() -> Svg:
    pips = "".join(shapes.disc(4, x, y) for x in (-10, 10) for y in (-11, 0, 11))
    return join([path(shapes.box(-22, -22, 44, 44, 8), {"fill": PAPER, "stroke": INK, "stroke-width": 2}), path(pips, {"fill": INK})])
