"""What things of Lander are called: corporations, cards, crew, sectors, Missions."""

from __future__ import annotations

from typing import Final

from landtake.core.game import Game
from landtake.games.lander.data import PRINTED
from landtake.games.lander.state import Table
from landtake.games.lander.tables import FACE_VALUES, PROFILES
from landtake.games.lander.words import CLASSES, CORPORATIONS, TRAITS

CREW: Final = [member["name"] for member in PRINTED.crew]
CARDS: Final = [card.name for card in PRINTED.cards]
MISSIONS: Final = [mission["name"] for mission in PRINTED.missions]
EVENTS: Final = [event["name"] for event in PRINTED.events]
ACCOLADES: Final = [entry["name"] for entry in PRINTED.accolades]
RESOURCE_NAMES: Final = ("Energy", "Food", "Titanium")
DECK_NAMES: Final = ("Training", "Item", "Action")
LETTERS: Final = ("E", "O", "S")
TRAIT_LETTERS: Final = ("DIP", "FAN", "INN", "RSL", "RSF", "STR")


def corporation(game: Game, seat: int) -> str:
    """The corporation that a seat represents (rule 1.4c)."""
    first = 4 if game.settings.get("corporations") == "matsumoto" else 0
    return CORPORATIONS[(first + seat) % 6]


def values(face: int) -> str:
    """The three values of a sector."""
    return "-".join(str(value) for value in FACE_VALUES[3 * face : 3 * face + 3])


def face_name(face: int) -> str:
    """A sector tile: 1-2-4 Energy."""
    return f"{values(face)} {RESOURCE_NAMES[face // PROFILES]}"


def sector(s: Table, tile: int) -> str:
    """A sector on the planet by its number and face."""
    return f"sector {tile + 1} ({face_name(s.tile_face[tile])})" if tile < len(s.tile_face) else f"sector {tile + 1}"


def attachment(code: int) -> str:
    """What is attached: a card, of a double Training the chosen side."""
    card = PRINTED.cards[code >> 1]
    if card.deck == 0:
        class_, level, traits, leads = card.sides[code & 1]
        if leads:
            return "Leadership Training"
        return (
            f"{CLASSES[class_].capitalize()} {level} Training"
            if class_ >= 0
            else f"{TRAITS[traits.bit_length() - 1].capitalize()} Training"
        )
    return card.name


def short(code: int) -> str:
    """What is attached, in a few letters for its slot."""
    card = PRINTED.cards[code >> 1]
    if card.deck == 0:
        class_, level, traits, leads = card.sides[code & 1]
        return "LEAD" if leads else f"{LETTERS[class_]}{level}" if class_ >= 0 else TRAIT_LETTERS[traits.bit_length() - 1]
    amount = max(card.gives)
    which = card.gives.index(amount)
    marks = (f"+{LETTERS[which]}{amount}", f"all {LETTERS[which]}", f"+{amount}{'EFT'[which]}", "exo", "field", "store", "medi")
    return marks[card.kind]


def code_name(code: int) -> str:
    """A resource or card of a Negotiation."""
    if code < 0:
        return "something"
    return f"1 {RESOURCE_NAMES[code]}" if code < 3 else CARDS[code - 3]


def price(energy: int, food: int, titanium: int) -> str:
    """A number of resources in words."""
    parts = [f"{n} {RESOURCE_NAMES[i]}" for i, n in enumerate((energy, food, titanium)) if n]
    return ", ".join(parts) if parts else "nothing"
