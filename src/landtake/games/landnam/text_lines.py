"""Landnám's table as lines of text, for the terminal."""

from __future__ import annotations

from typing import Final

from landtake.core.view import View
from landtake.games.landnam.data import RESOURCES
from landtake.games.landnam.realm import Realm
from landtake.games.landnam.rules import points
from landtake.games.landnam.state import Table
from landtake.games.landnam.tables import CARD_NAMES, CARDS, CELLS, CORNER_NAMES, FACE_NAMES, HARBOUR
from landtake.games.landnam.text_words import SEATS, TITLES, amounts, table

COLOURS: Final = ("bright_red", "blue", "yellow", "cyan", "white")
SIGNS: Final = ("···", "~~~", "^^^", "for", "pas", "fie", "bog")
_INK: Final = ("dim", "blue", "white", "green", "bright_green", "yellow", "magenta")


def lines(realm: Realm, view: View) -> list[str]:
    """The position, row by row from the top, then what each player has."""
    s = table(view)
    dice = f"   dice {s.die_a}+{s.die_b}" if s.die_a else ""
    heading = f"[bold]Turn {s.turn}[/bold], {SEATS[s.active]}{dice}   deck {s.deck_size}   stock without: {_missing(s)}"
    return [heading, "", *_island(realm, s), "", *_settlements(s), *[_player(s, view, seat) for seat in range(realm.seats)]]


def _missing(s: Table) -> str:
    return ", ".join(name for at, name in enumerate(RESOURCES) if not s.stocked >> at & 1) or "nothing"


def _island(realm: Realm, s: Table) -> list[str]:
    rows: dict[int, list[int]] = {}
    for face in range(realm.faces):
        rows.setdefault(CELLS[face][1], []).append(face)
    drawn = []
    for r in sorted(rows):
        faces = sorted(rows[r], key=lambda face: CELLS[face][0])
        drawn.append("     " * abs(r) + " ".join(_cell(s, face) for face in faces))
    return drawn


def _cell(s: Table, face: int) -> str:
    """Nine columns: name, terrain, marker, and the unit."""
    marker = s.marker[face]
    shown = f"{marker:>2}" if 0 < marker < HARBOUR else f"+{RESOURCES[marker - HARBOUR][0]}" if marker else "  "
    unit = "  "
    if s.unit[face]:
        owner, sort = divmod(s.unit[face] - 1, 2)
        sign = ("h", "s")[sort] + ("!" if s.tokens[face] else " ")
        unit = f"[{COLOURS[owner]}]{sign}[/{COLOURS[owner]}]"
    ink = _INK[s.terrain[face]]
    return f"{FACE_NAMES[face]}[{ink}]{SIGNS[s.terrain[face]]}{shown}[/{ink}]{unit}"


def _settlements(s: Table) -> list[str]:
    found = []
    for seat, homes in enumerate(s.homes):
        if homes:
            places = ", ".join(CORNER_NAMES[corner] + ("*" if (s.house[corner] - 1) % 2 else "") for corner in homes)
            found.append(f"[{COLOURS[seat]}]{SEATS[seat]}[/{COLOURS[seat]}] settles {places}")
    return [*found, "[dim]* town   h horse   s ship   ! outlaw   +w harbour (wood)[/dim]", ""]


def _player(s: Table, view: View, seat: int) -> str:
    tokens = f"tokens {s.black[seat]} black {s.red_won[seat]} red {s.white[seat]} white"
    held = f"{s.sizes[seat]} cards, {s.fate_sizes[seat]} fate"
    if view.seat == seat:
        fates = [TITLES[name] for at, name in enumerate(CARD_NAMES) for _ in range(s.fates[seat * CARDS + at])]
        held = f"{amounts(s.hands[seat * 4 : seat * 4 + 4])}; {', '.join(fates) or 'no fate card'}"
    elif s.open_hands:
        held = f"{amounts(s.hands[seat * 4 : seat * 4 + 4])}; {s.fate_sizes[seat]} fate"
    name = f"[{COLOURS[seat]}]{SEATS[seat]:<7}[/{COLOURS[seat]}]"
    return f"{name} {points(s, seat):>2} points, {tokens}, at sea {s.outer[seat]}: {held}"
