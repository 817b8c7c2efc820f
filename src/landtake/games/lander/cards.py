"""All cards of Lander as a list that a person can read, and a check of a replacement deck."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from landtake.core.errors import BadSetting
from landtake.games.lander.data import FOLDER, PRINTED, Card, Printed
from landtake.games.lander.data_entry import Needs
from landtake.games.lander.words import CATEGORIES, CLASSES, COLOURS, COUNTS, MISSION_TYPES, MODES, RESOURCES, SCOPES, TRAITS

Row = dict[str, str | int]
"""One card: its id and name, and what is printed on it."""


def needs_text(needs: Needs) -> str:
    """Criteria in words: engineering 4, fanatical."""
    parts = [f"{CLASSES[class_]} {level}" for class_, level in enumerate(needs.levels) if level]
    parts += [TRAITS[trait] for trait in range(6) if needs.traits >> trait & 1]
    parts += [f"{COUNTS[what]} {count}" for what, count in needs.counts]
    if needs.leader:
        parts.append("Leader")
    return ", ".join(parts)


def cost_text(cost: list[int]) -> str:
    """A price in words: 2 energy, 1 food."""
    return ", ".join(f"{amount} {RESOURCES[resource]}" for resource, amount in enumerate(cost[:3]) if amount)


def _activity(card: Card) -> Row:
    row: Row = {"id": card.id, "name": card.name, "copies": card.copies, "needs": needs_text(card.needs)}
    if card.deck == 2:
        row["category"] = CATEGORIES[card.category]
        row["scope"] = SCOPES[card.scope]
        row["anytime"] = "anytime" if card.anytime else ""
        row["text"] = card.text
    return {**row, "source": card.source}


def _crew() -> list[Row]:
    return [
        {
            "id": member["id"],
            "name": member["name"],
            "class": f"{CLASSES[member['class']]} {member['level']}",
            "traits": ", ".join(TRAITS[trait] for trait in range(6) if member["traits"] >> trait & 1),
            "mode": MODES[member["mode"]],
            "text": member["text"],
            "source": member["source"],
        }
        for member in PRINTED.crew
    ]


def _events() -> list[Row]:
    return [
        {"id": event["id"], "name": event["name"], "text": " / ".join(event["texts"]), "source": event["source"]}
        for event in PRINTED.events
    ]


def _missions() -> list[Row]:
    return [
        {
            "id": mission["id"],
            "name": mission["name"],
            "type": MISSION_TYPES[mission["type"]],
            "stars": mission["stars"],
            "colour": COLOURS[mission["colour"]],
            "scope": SCOPES[mission["scope"]],
            "needs": needs_text(mission["needs"]),
            "cost": cost_text(mission["cost"]),
            "source": mission["source"],
        }
        for mission in PRINTED.missions
    ]


def _accolades() -> list[Row]:
    return [
        {"id": entry["id"], "name": entry["name"], "threshold": entry["threshold"], "stars": entry["stars"], "source": entry["source"]}
        for entry in PRINTED.accolades
    ]


def _deck(deck: int) -> list[Row]:
    return [_activity(card) for card in PRINTED.cards if card.deck == deck]


_LISTS: Final[dict[str, Callable[[], list[Row]]]] = {
    "training": lambda: _deck(0),
    "item": lambda: _deck(1),
    "action": lambda: _deck(2),
    "crew": _crew,
    "event": _events,
    "mission": _missions,
    "accolade": _accolades,
}

KINDS: Final = tuple(_LISTS)


def listing(kind: str) -> list[Row]:
    """All cards of a kind: training, item, action, crew, event, mission or accolade."""
    if kind not in _LISTS:
        raise BadSetting(f"there are no cards of kind {kind!r}; the kinds are {', '.join(KINDS)}")
    return _LISTS[kind]()


def check(folder: Path | str = FOLDER) -> list[str]:
    """All that is wrong with the data files in a folder, each with file, line, card and field; empty if they fit the rulebook's counts."""
    return Printed(Path(folder)).problems
