"""The planet as lines of text, for the terminal."""

from __future__ import annotations

from typing import Final

from landtake.core.view import View
from landtake.games.forgotten_planet.rules_score import scores
from landtake.games.forgotten_planet.state import BASE_TILE, EMPTY, NOBODY, SITE, Table
from landtake.games.forgotten_planet.tables import LETTERS
from landtake.games.forgotten_planet.terms import Terms
from landtake.games.forgotten_planet.text_names import SEATS, cubes, energy, is_on, robots_on, table, terms

_COLOURS: Final = ("yellow", "red", "green", "magenta")
_TILES: Final = ("·", "▪", "B", "W", "U", "★")


def lines(view: View) -> list[str]:
    """The map, then everybody's belongings and the bank."""
    g, s = terms(view), table(view)
    heading = f"[bold]{g.scenario.name}[/bold]"
    if s.active >= 0 and s.turn:
        heading += f"   turn {s.turn}, {_coloured(s.active, SEATS[s.active])} has {energy(s.energy)} left"
    mines = f"mines brown {s.mines_left[0]}, white {s.mines_left[1]}, blue {s.mines_left[2]}"
    bank = f"bank: land {s.land_left}, {mines}, bases {s.bases_left}, walls {s.walls_left}"
    legend = "[dim]▪ land  B W U mines  ★ special  ⬢ base   a robot of each player: on ▲, off ▽ (a number if more)   │ ─ walls[/dim]"
    return [heading, "", *_map(g, s), "", *(_player(g, s, seat) for seat in range(g.seats)), bank, legend]


def _coloured(seat: int, text: str) -> str:
    return f"[{_COLOURS[seat]}]{text}[/{_COLOURS[seat]}]"


def _map(g: Terms, s: Table) -> list[str]:
    width = g.grid.width
    drawn = ["    " + "    ".join(LETTERS[:width])]
    for row in range(g.grid.height):
        cells = []
        below = []
        for column in range(width):
            cell = row * width + column
            cells.append(_cell(g, s, cell) + ("│" if s.walls[cell] >> 1 & 1 else " "))
            below.append("────" if s.walls[cell] >> 2 & 1 else "    ")
        drawn.append(f"{row + 1:>2} " + "".join(cells).rstrip())
        if any(part.strip() for part in below):
            drawn.append("   " + " ".join(below).rstrip())
    return drawn


def _cell(g: Terms, s: Table, cell: int) -> str:
    """Four columns: the tile in its owner's colour, and the robots on it."""
    if not g.grid.available[cell]:
        return "[dim]####[/dim]"
    kind = s.tiles[cell]
    if kind == EMPTY:
        return " ·  "
    sign = "⬢" if BASE_TILE <= kind <= SITE else "?" if kind > SITE else _TILES[kind]
    holder = kind - BASE_TILE if BASE_TILE <= kind < SITE else s.markers[cell]
    tile = _coloured(holder, sign) if holder != NOBODY else sign
    here = robots_on(s, cell)
    marks = []
    for seat in range(g.seats):
        own = [is_on(s, seat, number) for owner, number in here if owner == seat]
        if own:
            marks.append(_coloured(seat, str(len(own)) if len(own) > 1 else "▲" if own[0] else "▽"))
    return " " + tile + "".join(marks[:2]) + " " * (2 - len(marks[:2]))


def _player(g: Terms, s: Table, seat: int) -> str:
    held = f"tiles {s.markers.count(seat)}, cubes {cubes(g, s, seat)}, tokens {s.points[seat]}, stored {s.stored[seat]}"
    name = _coloured(seat, f"{SEATS[seat]:<7}")
    return f"{name} {scores(g, s)[seat]:>3} points   {held}"
