"""Lander's components, read from the data folder and checked against the counts in the rulebook."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from landtake.core.data import DataFile
from landtake.games.lander.effects import Book, amounts
from landtake.games.lander.words import (
    CATEGORIES,
    CLASSES,
    COLOURS,
    COUNTS,
    EVENT_CATEGORIES,
    EVENT_NEEDS,
    ITEM_KINDS,
    MEASURES,
    MISSION_TYPES,
    MODES,
    PASSIVES,
    RESOURCES,
    SCOPES,
    SETS,
    TRAITS,
    VARIANTS,
)  # fmt: skip

FOLDER: Final = Path(__file__).parent / "data"

IN_CATEGORY: Final = (4, 6, 15, 2, 3, 10, 6, 9, 8, 10, 10, 5, 12)
"""How many Action cards of each category the rulebook's probability table has."""

IN_ITEM_KIND: Final = (18, 6, 9, 7, 3, 3, 4)
"""How many Item cards of each kind the rulebook's probability table has."""


class Needs:
    """Criteria: class levels, a mask of traits, counts, and whether only a Leader will do."""

    def __init__(self) -> None:
        self.levels = [0, 0, 0]
        self.traits = 0
        self.leader = False
        self.counts: list[tuple[int, int]] = []


class Entry:
    """One array of tables in a data file, with errors that name the file, the line and the card."""

    def __init__(self, file: DataFile, table: str, index: int) -> None:
        self.file = file
        self.table = table
        self.index = index
        self.values: dict[str, Any] = file[table][index]
        self.id = str(self.values.get("id", index + 1))

    def refuse(self, sentence: str) -> None:
        """Raise the error."""
        self.file.refuse(f"{self.table} {self.id}: {sentence}", self.table, self.index)

    def expect(self, holds: bool, sentence: str) -> None:
        """Raise the error unless the condition holds."""
        if not holds:
            self.refuse(sentence)

    def text(self, key: str) -> str:
        """A text that must be there."""
        value = self.values.get(key)
        self.expect(isinstance(value, str) and bool(value), f"{key} is missing")
        return str(value)

    def word(self, key: str, words: tuple[str, ...]) -> int:
        """The number of a word out of a list."""
        value = self.values.get(key)
        self.expect(value in words, f"{key} = {value!r} is none of {', '.join(words)}")
        return words.index(str(value))

    def number(self, key: str, least: int, most: int, default: int | None = None) -> int:
        """A number within bounds."""
        value = self.values.get(key, default)
        self.expect(isinstance(value, int) and least <= value <= most, f"{key} = {value!r} is not between {least} and {most}")
        assert isinstance(value, int)
        return value

    def needs(self, key: str = "needs") -> Needs:
        """Criteria out of the table under a key."""
        found = Needs()
        for name, value in self.values.get(key, {}).items():
            if name == "class":
                for each, level in value.items():
                    self.expect(each in CLASSES, f"{key}: there is no class {each!r}")
                    self.expect(isinstance(level, int) and level > 0, f"{key}: {each} = {level!r} is no level")
                    found.levels[CLASSES.index(each)] = level
            elif name == "traits":
                for each in value:
                    self.expect(each in TRAITS, f"{key}: there is no trait {each!r}; the traits are {', '.join(TRAITS)}")
                    found.traits |= 1 << TRAITS.index(each)
            elif name == "leader":
                found.leader = bool(value)
            elif name == "counts":
                for each, count in value.items():
                    self.expect(each in COUNTS, f"{key}: nothing counts {each!r}")
                    found.counts.append((COUNTS.index(each), count))
            else:
                self.refuse(f"{key} has no {name!r}")
        return found


def entries(file: DataFile, table: str) -> list[Entry]:
    """The entries of an array of tables, with distinct ids."""
    found = [Entry(file, table, index) for index in range(len(file[table]))]
    seen: set[str] = set()
    for entry in found:
        entry.expect(entry.id not in seen, "this id stands there twice")
        entry.expect(entry.values.get("source") in ("rulebook", "derived", "reconstructed"), "source is missing")
        seen.add(entry.id)
    return found


class Card:
    """One kind of Activity card."""

    def __init__(self, entry: Entry, deck: int) -> None:
        self.id = entry.id
        self.name = entry.text("name")
        self.deck = deck
        self.copies = entry.number("copies", 1, 20)
        self.extra = entry.number("extra", 0, 20, 0)
        self.needs = entry.needs()
        self.text = str(entry.values.get("text", self.name))
        self.source = str(entry.values["source"])
        # training: what each side gives
        self.sides: list[tuple[int, int, int, bool]] = []
        """By side: class (or -1), level, trait mask, leadership."""
        # item
        self.kind = -1
        self.gives = [0, 0, 0]
        # action
        self.category = -1
        self.anytime = False
        self.response = False
        self.persistent = False
        self.scope = 1
        self.cost = [0, 0, 0]
        self.announce = -1
        self.side_names: list[str] = []
        self.programs: list[int] = []
        self.targets: list[bool] = []


class Printed:
    """Everything that was printed: tiles, cards, costs."""

    def __init__(self, folder: Path) -> None:
        self.book = Book()
        self._sectors(DataFile(folder / "sectors.toml"))
        self._variants(DataFile(folder / "variants.toml"))
        self._crew(DataFile(folder / "crew.toml"))
        training = [self._training(entry) for entry in entries(DataFile(folder / "training.toml"), "training")]
        items = [self._item(entry) for entry in entries(DataFile(folder / "items.toml"), "item")]
        actions = [self._action(entry) for entry in entries(DataFile(folder / "actions.toml"), "action")]
        self.cards = training + items + actions
        self.first = (0, len(training), len(training) + len(items), len(self.cards))
        self._count_cards(folder, training, items, actions)
        self._events(DataFile(folder / "events.toml"))
        self._missions(DataFile(folder / "missions.toml"))
        self._accolades(DataFile(folder / "accolades.toml"))

    def _sectors(self, file: DataFile) -> None:
        self.values: list[tuple[int, ...]] = []
        self.sector_copies: list[int] = []
        self.sector_extra: list[int] = []
        for entry in entries(file, "sector"):
            values = entry.values.get("values", [])
            sorted_ = len(values) == 3 and list(values) == sorted(values) and values[0] >= 0 and values[2] <= 6
            entry.expect(sorted_, f"values = {values}: three numbers from 0 to 6, none below the one before (rule 1.2b)")
            self.values.append(tuple(values))
            self.sector_copies.append(entry.number("copies", 0, 9))
            self.sector_extra.append(entry.number("extra", 0, 9, 0))
        file.expect(sum(self.sector_copies) == 24, f"{sum(self.sector_copies)} sectors of each resource; there are 24 (rule 1.2b)")
        file.expect(sum(self.sector_extra) == 8, f"{sum(self.sector_extra)} sectors in the expansion for each resource; there are 8")
        faces = file["outskirts"]["faces"]
        file.expect(len(faces) == 6, f"{len(faces)} extra sectors are laid for five or six players; it is 6 (rule 15c)", "outskirts")
        self.outskirts = [(int(q), int(r), word == "down") for q, r, word in faces]

    def _variants(self, file: DataFile) -> None:
        self.variants: list[dict[str, Any]] = []
        for entry, name in zip(entries(file, "variant"), VARIANTS, strict=True):
            entry.expect(entry.id == name, f"the variants are {', '.join(VARIANTS)}, in this order")
            table = dict(entry.values)
            for order in ("upgrade", "expand", "acquire", "training", "item", "action"):
                table[order] = amounts(table.get(order, {}), entry.refuse)
                entry.expect(sum(table[order]) > 0, f"{order} costs nothing")
            self.variants.append(table)

    def _crew(self, file: DataFile) -> None:
        self.crew: list[dict[str, Any]] = []
        for entry in entries(file, "crew"):
            traits = entry.values.get("traits", [])
            for trait in traits:
                entry.expect(trait in TRAITS, f"there is no trait {trait!r}; the traits are {', '.join(TRAITS)}")
            entry.expect(len(set(traits)) == 2, "a crew member has two different traits (rule 6.1b)")
            mode = entry.word("mode", MODES)
            cost = dict(entry.values.get("cost", {}))
            extra = [cost.pop(key, 0) for key in ("any", "cards", "trainings")]
            member = {
                "id": entry.id,
                "name": entry.text("name"),
                "planned": entry.values.get("variants") == "planned",
                "expansion": bool(entry.values.get("expansion", False)),
                "class": entry.word("class", CLASSES),
                "level": entry.number("level", 3, 5),
                "traits": sum(1 << TRAITS.index(trait) for trait in traits),
                "mode": mode,
                "text": entry.text("text"),
                "passive": entry.word("passive", PASSIVES) if mode == 0 else -1,
                "cost": amounts(cost, entry.refuse) + extra,
                "program": -1 if mode == 0 else self.book.program(entry.values.get("does"), entry.refuse),
                "source": entry.values["source"],
            }
            self.crew.append(member)
        base = [member for member in self.crew if not member["expansion"]]
        simple = [member for member in base if not member["planned"]]
        file.expect(len(base) == 50, f"{len(base)} crew members without the expansion; there are 50 (rule 6.1a)")
        file.expect(len(simple) == 36, f"{len(simple)} crew members for all variants; there are 36 (rule 6.1a)")
        file.expect(len(self.crew) == 60, f"{len(self.crew)} crew members with the expansion; there are 60 (rule 6.1a)")

    def _training(self, entry: Entry) -> Card:
        card = Card(entry, 0)
        sides = entry.values.get("sides", [])
        entry.expect(len(sides) in (1, 2), "a Training card has one or two sides")
        for side in sides:
            if "class" in side:
                entry.expect(side["class"] in CLASSES, f"there is no class {side['class']!r}")
                entry.expect(side.get("level") in (1, 2, 3, 4), "a class Training has a level from 1 to 4 (rule 7a)")
                card.sides.append((CLASSES.index(side["class"]), side["level"], 0, False))
            elif "trait" in side:
                entry.expect(side["trait"] in TRAITS, f"there is no trait {side['trait']!r}; the traits are {', '.join(TRAITS)}")
                card.sides.append((-1, 0, 1 << TRAITS.index(side["trait"]), False))
            else:
                entry.expect(side.get("leadership") is True, "a side is a class with a level, a trait, or leadership")
                card.sides.append((-1, 0, 0, True))
        return card

    def _item(self, entry: Entry) -> Card:
        card = Card(entry, 1)
        card.kind = entry.word("kind", ITEM_KINDS)
        names = RESOURCES if card.kind == 2 else CLASSES
        for name, amount in entry.values.get("gives", {}).items():
            entry.expect(name in names, f"gives: there is no {name!r}")
            card.gives[names.index(name)] = amount
        entry.expect((sum(card.gives) > 0) == (card.kind < 3), "a class, all-class or resource Item gives something, another nothing")
        return card

    def _action(self, entry: Entry) -> Card:
        card = Card(entry, 2)
        card.category = entry.word("category", CATEGORIES)
        card.scope = entry.word("scope", SCOPES)
        card.anytime = bool(entry.values.get("anytime", False))
        card.response = bool(entry.values.get("response", False))
        card.persistent = bool(entry.values.get("persistent", False))
        card.cost = amounts(entry.values.get("cost", {}), entry.refuse)
        if "announce" in entry.values:
            card.announce = self.book.program(entry.values["announce"], entry.refuse)
        sides = entry.values.get("sides", [entry.values])
        entry.expect(len(sides) in (1, 2), "an Action has one or two sides")
        for side in sides:
            card.side_names.append(str(side.get("name", "")))
            card.programs.append(self.book.program(side.get("does"), entry.refuse))
            card.targets.append(bool(side.get("target", False)))
        return card

    def _count_cards(self, folder: Path, training: list[Card], items: list[Card], actions: list[Card]) -> None:
        for name, cards, due in (("training", training, 50), ("items", items, 50), ("actions", actions, 100)):
            file = DataFile(folder / f"{name}.toml")
            total = sum(card.copies for card in cards)
            file.expect(total == due, f"{total} cards; there are {due} (rule 1.3a)")
        extra = sum(card.extra for card in training)
        DataFile(folder / "training.toml").expect(extra == 10, f"{extra} cards in the expansion; there are 10 (rule 15b)")
        for index, due in enumerate(IN_CATEGORY):
            total = sum(card.copies for card in actions if card.category == index)
            word = CATEGORIES[index]
            DataFile(folder / "actions.toml").expect(total == due, f"{total} cards of category {word}; there are {due} (rule 1.3c)")
        for index, due in enumerate(IN_ITEM_KIND):
            total = sum(card.copies for card in items if card.kind == index)
            word = ITEM_KINDS[index]
            DataFile(folder / "items.toml").expect(total == due, f"{total} Items of kind {word}; there are {due} (rule 1.3b)")

    def _events(self, file: DataFile) -> None:
        self.events: list[dict[str, Any]] = []
        for entry in entries(file, "event"):
            category = entry.word("category", EVENT_CATEGORIES)
            options = [letter for letter in "ab" if letter in entry.values]
            entry.expect(len(options) == (1 if category == 0 else 2), "a Planetary Event has no choice, another has two options (rule 11b)")
            needs = []
            for letter in options:
                table = entry.values.get(f"{letter}_needs", {})
                entry.expect(set(table) <= set(EVENT_NEEDS), f"{letter}_needs: unknown need in {', '.join(table)}")
                needs.append([table.get(name, 0) for name in EVENT_NEEDS])
            event = {
                "id": entry.id,
                "name": entry.text("name"),
                "planned": entry.values.get("variants") == "planned",
                "category": category,
                "texts": [entry.text(f"{letter}_text") for letter in options],
                "programs": [self.book.program(entry.values[letter], entry.refuse) for letter in options],
                "needs": needs,
                "source": entry.values["source"],
            }
            self.events.append(event)
        simple = sum(not event["planned"] for event in self.events)
        file.expect(len(self.events) == 50, f"{len(self.events)} Events; there are 50 (rule 1.3d)")
        file.expect(simple == 25, f"{simple} Events for the Early Arrival; there are 25 (rule 11d)")

    def _missions(self, file: DataFile) -> None:
        missions: list[dict[str, Any]] = []
        for entry in entries(file, "mission"):
            cost = amounts(entry.values.get("cost", {}), entry.refuse)
            for name, amount in zip(RESOURCES, cost, strict=True):
                entry.expect(amount <= 5, f"costs {amount} {name}; no Mission costs more than 5 of one resource (rule 12.1e)")
            colour = entry.word("colour", COLOURS)
            stars = entry.number("stars", 1, 4)
            entry.expect((stars > 2) == (colour == 1), f"{stars} stars: Silver Missions have 1 or 2, Gold ones 3 or 4 (rule 12.1b)")
            mission = {
                "id": entry.id,
                "name": entry.text("name"),
                "type": entry.word("type", MISSION_TYPES),
                "stars": stars,
                "colour": colour,
                "scope": entry.word("scope", SCOPES),
                "needs": entry.needs(),
                "cost": cost,
                "source": entry.values["source"],
            }
            missions.append(mission)
        self.missions = [mission for colour in (0, 1) for mission in missions if mission["colour"] == colour]
        silver = sum(mission["colour"] == 0 for mission in missions)
        file.expect(len(missions) == 72, f"{len(missions)} Missions; there are 72 (rule 1.3e)")
        file.expect(silver == 42, f"{silver} Silver Missions; there are 42 (rule 1.3e)")

    def _accolades(self, file: DataFile) -> None:
        self.accolades: list[dict[str, Any]] = []
        for index, entry in enumerate(entries(file, "accolade")):
            accolade = {
                "id": entry.id,
                "name": entry.text("name"),
                "set": entry.word("set", SETS),
                "measure": entry.word("measures", MEASURES),
                "threshold": entry.number("threshold", 1, 30),
                "stars": entry.number("stars", 1, 2),
                "source": entry.values["source"],
            }
            entry.expect(accolade["set"] == index // 3, "the nine Accolades stand in three sets of three: sector, crew, mission (rule 13a)")
            self.accolades.append(accolade)
        file.expect(len(self.accolades) == 9, f"{len(self.accolades)} Accolades; there are 9 (rule 13a)")


PRINTED: Final = Printed(FOLDER)
