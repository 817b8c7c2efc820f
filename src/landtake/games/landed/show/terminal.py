"""Landed's table in plain characters: the surface as rows of cells, and what a seat holds."""

from __future__ import annotations

from typing import Final

from landtake.core.view import View
from landtake.games.landed import ground
from landtake.games.landed.data import LETTERS, PRINTED, SATELLITES
from landtake.games.landed.show.words import SEATS, TERRAIN_NAMES
from landtake.games.landed.state import NONE, Table
from landtake.games.landed.tables import CONTRACT_TERRAIN, FACES_EACH, HAS_SATELLITE, LABEL

_COLOURS: Final = ("bright_white", "yellow", "bright_blue", "bright_black", "green", "red", "magenta")
_PLAYER: Final = ("dark_orange", "blue", "bright_yellow", "cyan")
CELL: Final = 8
"""How many columns a cell is wide; a row is shifted by half of it against the next."""


def lines(view: View) -> list[str]:
    """The whole table."""
    s = view.state
    assert isinstance(s, Table)
    return [_heading(s), *_players(s), "", *_surface(s), "", _LEGEND, *_holding(s, view.seat)]


_LEGEND: Final = (
    "[dim]a cell: NW NE / W tile E / SW SE; * satellite, 1-4 cube of a player; numbers alone are plots. "
    "T tundra D desert L lake M mountain F forest C canyon X lava[/dim]"
)


def _heading(s: Table) -> str:
    last = f"   [bold]last round, {s.turns_left} more turns[/bold]" if s.turns_left >= 0 else ""
    decks = f"bag {len(s.bag)}   contracts {len(s.deck)}+{len(s.queue)}   satellites {len(s.orbit)}, used {len(s.used)}"
    return f"[bold]Turn {s.turn}[/bold]   {decks}{last}"


def _players(s: Table) -> list[str]:
    rows = []
    for seat in range(len(s.points)):
        held = f"{s.cubes[seat]} cubes, {len(s.hands[seat])} tiles, {len(s.contracts[seat])} contracts"
        cards = f"{len(s.cards[seat]) + len(s.fresh[seat])} satellite cards"
        mark = "▶" if seat == s.active and s.turn else " "
        rows.append(
            f"{mark} [{_PLAYER[seat]}]{seat + 1} {SEATS[seat]}[/{_PLAYER[seat]}]: [bold]{s.points[seat]}[/bold] points, {held}, {cards}"
        )
    return rows


def _letter(s: Table, tile: int, edge: int) -> str:
    shown = LABEL[(tile * FACES_EACH + s.face[tile]) * 6 + edge]
    return f"[{_COLOURS[shown]}]{LETTERS[shown]}[/{_COLOURS[shown]}]"


def _cell(s: Table, plot: int) -> tuple[str, str, str]:
    """Three lines of CELL columns each."""
    tile = s.tile_at[plot]
    if tile == NONE:
        return " " * CELL, f"[dim]{plot:^{CELL}}[/dim]", " " * CELL
    one, other = _letter(s, tile, 4), _letter(s, tile, 5)
    west, east = _letter(s, tile, 3), _letter(s, tile, 0)
    low, lower = _letter(s, tile, 2), _letter(s, tile, 1)
    cube = str(s.cube[tile] // 6 + 1) if s.cube[tile] != NONE else "*" if HAS_SATELLITE[tile] else " "
    return f"  {one}  {other}  ", f" {west}{tile:>3}{cube}{east} ", f"  {low}  {lower}  "


def _surface(s: Table) -> list[str]:
    shown = {ground.cell_of(s, plot): plot for plot in range(len(s.plots)) if s.tile_at[plot] != NONE or plot in s.free}
    least = min(2 * q + r for q, r in shown)
    rows: list[str] = []
    for row in range(min(r for _, r in shown), max(r for _, r in shown) + 1):
        cells = sorted((2 * q + r - least, plot) for (q, r), plot in shown.items() if r == row)
        texts = ["", "", ""]
        width = 0
        for at, plot in cells:
            gap = at * CELL // 2 - width
            texts = [text + " " * gap + part for text, part in zip(texts, _cell(s, plot), strict=True)]
            width += gap + CELL
        rows += [text.rstrip() for text in texts]
    return rows


def _holding(s: Table, seat: int | None) -> list[str]:
    if seat is None:
        return []
    tiles = [f"{tile}{'*' if HAS_SATELLITE[tile] else ''} {_side(tile, 0)}/{_side(tile, 1)}" for tile in s.hands[seat]]
    rows = ["", f"Your tiles: {'   '.join(tiles) or 'none'}"]
    mine = s.contracts[seat] + (s.drawn if s.seat == seat else [])
    for contract in mine:
        card = PRINTED.contracts[contract]
        levels = "  ".join(f"{size}: {gold}/{silver}" for size, gold, silver in card.levels)
        rows.append(f"Contract {contract + 1}, {TERRAIN_NAMES[CONTRACT_TERRAIN[contract]]}: {levels}")
    cards = [SATELLITES[kind] for kind in s.cards[seat]] + [f"{SATELLITES[kind]} (next turn)" for kind in s.fresh[seat]]
    return [*rows, f"Satellite cards: {', '.join(cards)}"] if cards else rows


def _side(tile: int, side: int) -> str:
    return "".join(LETTERS[edge] for edge in PRINTED.sides[tile - 1][side])
