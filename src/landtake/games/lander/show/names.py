"""What things of Lander are called: corporations, cards, crew, sectors, Missions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from landtake.core.game import Game
from landtake.draw.words import listed
from landtake.games.lander.data import PRINTED
from landtake.games.lander.state import Table
from landtake.games.lander.tables import FACE_VALUES, PROFILES
from landtake.games.lander.words import CATEGORIES, CLASSES, CORPORATIONS, MISSION_TYPES, MODIFIERS, TRAITS

CREW: Final[list[str]] = [member["name"] for member in PRINTED.crew]
CARDS: Final[list[str]] = [card.name for card in PRINTED.cards]
MISSIONS: Final[list[str]] = [mission["name"] for mission in PRINTED.missions]
EVENTS: Final[list[str]] = [event["name"] for event in PRINTED.events]
ACCOLADES: Final[list[str]] = [entry["name"] for entry in PRINTED.accolades]
RESOURCE_NAMES: Final = ("Energy", "Food", "Titanium")
DECK_NAMES: Final = ("Training", "Item", "Action")
CLASS_NAMES: Final = tuple(word.capitalize() for word in CLASSES)
CLASS_SHORT: Final = ("Eng", "Ops", "Sci")
TRAIT_NAMES: Final = tuple(word.capitalize() for word in TRAITS)
TRAIT_SHORT: Final = ("Diplom.", "Fanat.", "Innov.", "Resil.", "Resourc.", "Strat.")
TYPE_NAMES: Final = tuple(word.capitalize() for word in MISSION_TYPES)
PLACE_NAMES: Final = ("slot 1", "slot 2", "slot 3", "slot 4", "Exoskeleton place", "place behind the Exoskeleton")
RESOURCE_ICONS: Final = ("bolt", "leaf", "ingot")

COUNT_NAMES: Final = (
    "sector", "Upgrade", "adjacent structure", "Level 3 sector", "sector of Level 2 or 3", "crew member",
    *(f"{word} sector" for word in RESOURCE_NAMES),
    *(f"structure on {word}" for word in RESOURCE_NAMES),
    *(f"Level 3 {word} sector" for word in RESOURCE_NAMES),
    *(f"{word} sector of Level 2 or 3" for word in RESOURCE_NAMES),
    "attachment", "Training", "Item",
)  # fmt: skip
"""What a Mission may count, one of it; in the order of words.COUNTS."""

COUNT_PLURALS: Final = tuple(
    word.replace("sector", "sectors").replace("structure", "structures").replace("member", "members")
    + ("s" if word in ("Upgrade", "attachment", "Item") else "")
    for word in COUNT_NAMES
)

MODIFIER_NAMES: Final = dict(
    zip(
        MODIFIERS,
        (
            "Energy sectors yield 1 more", "Energy sectors yield 1 less", "Food sectors yield 1 more", "Food sectors yield 1 less",
            "Titanium sectors yield 1 more", "Titanium sectors yield 1 less", "collect 1 more of any resource", "0-rated sectors yield 1",
            "Level 3 sectors yield as Level 2", "Level 3 Energy sectors yield 2 more", "Level 3 Food sectors yield as Level 2",
            "Level 3 Titanium sectors yield as Level 2", "most sectors of a resource collect 1 less", "every sector yields 1 more",
            "the best sector yields nothing", "1 Food less", "Upgrades need Engineering 8", "first Expand costs 1 Food less",
            "Upgrades cost 1 Energy less", "Expands cost 1 Titanium less", "no more than one claim", "Acquires cost 1 Energy less",
            "a used marker may be removed", "one free exchange of up to 3 resources", "a successful Negotiation is a Free Order",
            "year-end limits are 4", "no Expand", "no Upgrade", "no Construction Missions", "a riot at year end",
        ),
        strict=True,
    )
)  # fmt: skip
"""What an Event has changed until year end, in a few words."""


def counts(what: int, number: int) -> str:
    """A number of what a Mission may count: 2 Energy sectors."""
    return f"{number} {COUNT_NAMES[what] if number == 1 else COUNT_PLURALS[what]}"


REQUEST_NAMES: Final = (
    *RESOURCE_NAMES,
    *(f"{word} Training" for word in (*CLASS_NAMES, *TRAIT_NAMES, "Leadership")),
    "class Item", "all-class Item", "resource Item", "Exoskeleton", "Force Field", "Mobile Storage", "Medipack",
    *(f"{word} card" if word.endswith("Action") else f"{word} Action" for word in CATEGORIES),
)  # fmt: skip
"""What a Negotiation may be about, in the order of words.REQUESTS."""


def request(type_: int) -> str:
    """What is wanted or offered in a Negotiation: Energy, an Engineering Training."""
    called = REQUEST_NAMES[type_]
    return called if type_ < 3 else f"{'an' if called[0] in 'AEIOUaeiou' else 'a'} {called}"


def stars(number: int) -> str:
    """1 star, 3 stars."""
    return "1 star" if number == 1 else f"{number} stars"


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


def worn(code: int) -> str:
    """What is attached, without what it needed for that."""
    return attachment(code).split(" (needs")[0]


def short(code: int) -> str:
    """What is attached, in a few letters for its slot."""
    card = PRINTED.cards[code >> 1]
    if card.deck == 0:
        class_, level, traits, leads = card.sides[code & 1]
        return "Leader" if leads else f"{CLASS_SHORT[class_]} {level}" if class_ >= 0 else TRAIT_SHORT[traits.bit_length() - 1]
    amount = max(card.gives)
    which = card.gives.index(amount)
    class_short, resource = CLASS_SHORT[which], RESOURCE_NAMES[which][:4]
    marks = (f"{class_short} +{amount}", f"All {class_short}", f"{resource} +{amount}", "Exosk.", "F. Field", "Storage", "Medipack")
    return marks[card.kind]


def code_name(code: int) -> str:
    """A resource or card of a Negotiation."""
    if code < 0:
        return "something"
    return f"1 {RESOURCE_NAMES[code]}" if code < 3 else CARDS[code - 3]


def terms(codes: Sequence[int]) -> str:
    """One side of a Negotiation: 2 Titanium and Crash Course."""
    resources = len(RESOURCE_NAMES)
    cards = [code_name(code) for code in codes if not 0 <= code < resources]
    return listed(amounts([codes.count(resource) for resource in range(resources)]) + cards)


def amounts(counts: Sequence[int]) -> list[str]:
    """Each resource of which there is any: 1 Energy, 2 Titanium."""
    return [f"{count} {RESOURCE_NAMES[resource]}" for resource, count in enumerate(counts) if count]


def price(energy: int, food: int, titanium: int) -> str:
    """A number of resources in words."""
    return ", ".join(amounts((energy, food, titanium))) or "nothing"
