"""Landnám's nouns: players, hexes, corners, cards, units, and amounts of resources."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from landtake.core.view import View
from landtake.draw.words import counted, listed
from landtake.games.landnam.data import PRINTED, RESOURCES, TERRAINS
from landtake.games.landnam.state import Table
from landtake.games.landnam.tables import CARD_NAMES, CORNER_NAMES, FACE_NAMES, HARBOUR, OUTER, PLAYERS

SEATS: Final = tuple([name.capitalize() for name in PLAYERS])
UNITS: Final = ("horse", "ship")
HOUSES: Final = ("farm", "town")
BUILDINGS: Final = ("ship", "settler", "farm", "town", "harbour")
COMPASS: Final = {"N": "top", "NE": "upper right", "SE": "lower right", "S": "bottom", "SW": "lower left", "NW": "upper left"}
TITLES: Final = {card.id: card.name for card in PRINTED.cards}


def table(view: View) -> Table:
    """The position that a view of Landnám shows."""
    assert isinstance(view.state, Table)
    return view.state


def terrain_at(s: Table, face: int) -> str:
    """What a hex is, with its marker: forest 5, sea with a wood harbour, unknown land."""
    if s.terrain[face] == 0:
        return "unknown land"
    marker = s.marker[face]
    if marker >= HARBOUR:
        return f"sea with a {RESOURCES[marker - HARBOUR]} harbour"
    return TERRAINS[s.terrain[face]] + (f" {marker}" if marker else "")


def hex_called(s: Table, face: int) -> str:
    """A hex by its name and what it is."""
    return "the outer sea" if face == OUTER else f"{FACE_NAMES[face]} ({terrain_at(s, face)})"


def hex_named(s: Table, name: str) -> str:
    """A hex that is given by its name."""
    return hex_called(s, FACE_NAMES.index(name))


def corner_called(corner: int) -> str:
    """A corner by a hex and a direction."""
    face, direction = CORNER_NAMES[corner].split("-")
    return f"the {COMPASS[direction]} corner of {face}"


def corner_named(name: str) -> str:
    """A corner that is given by its name."""
    return corner_called(CORNER_NAMES.index(name))


def unit_called(unit: int) -> str:
    """A unit by its owner and sort."""
    return f"{SEATS[(unit - 1) // 2]}'s {UNITS[(unit - 1) % 2]}"


def house_called(house: int) -> str:
    """A settlement by its owner and sort."""
    return f"{SEATS[(house - 1) // 2]}'s {HOUSES[(house - 1) % 2]}"


def card_called(card: int) -> str:
    """A fate card by its title; one that is hidden is just that."""
    return TITLES[CARD_NAMES[card]] if card >= 0 else "a fate card"


def amounts(counts: Sequence[int]) -> str:
    """Resource cards: 2 wood and 1 iron."""
    return listed([f"{count} {RESOURCES[at]}" for at, count in enumerate(counts) if count]) if any(counts) else "nothing"


def cards(count: int) -> str:
    """A number of cards."""
    return counted(count, "card")
