"""Lander's components, read from the data folder and checked against the counts in the rulebook."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from landtake.core.data import DataError
from landtake.games.lander.data_entry import Entry, Sheet
from landtake.games.lander.effects import Book, amounts
from landtake.games.lander.words import (
    CATEGORIES,
    CLASSES,
    COLOURS,
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
    VARIANTS,
)  # fmt: skip

FOLDER: Final = Path(__file__).parent / "data"

IN_CATEGORY: Final = (4, 6, 15, 2, 3, 10, 6, 9, 8, 10, 10, 5, 12)
"""How many Action cards of each category the rulebook's probability table has."""

IN_ITEM_KIND: Final = (18, 6, 9, 7, 3, 3, 4)
"""How many Item cards of each kind the rulebook's probability table has."""


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
        self.source = str(entry.values.get("source"))
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
    """Everything that was printed: tiles, cards, costs. What is wrong with the files is taken down, all of it."""

    def __init__(self, folder: Path) -> None:
        self.problems: list[str] = []
        """Complaints, each with file, line, card and field; what they are about is not to be played with."""
        self.book = Book()
        self.values: list[tuple[int, ...]] = []
        self.sector_copies: list[int] = []
        self.sector_extra: list[int] = []
        self.outskirts: list[tuple[int, int, bool]] = []
        self.variants: list[dict[str, Any]] = []
        self.crew: list[dict[str, Any]] = []
        self.events: list[dict[str, Any]] = []
        self.missions: list[dict[str, Any]] = []
        self.accolades: list[dict[str, Any]] = []
        self._decks: tuple[list[Card], list[Card], list[Card]] = ([], [], [])
        self._sectors(self._sheet(folder, "sectors"))
        self._variants(self._sheet(folder, "variants"))
        self._all_crew(self._sheet(folder, "crew"))
        self._all_training(self._sheet(folder, "training"))
        self._all_items(self._sheet(folder, "items"))
        self._all_actions(self._sheet(folder, "actions"))
        self._all_events(self._sheet(folder, "events"))
        self._all_missions(self._sheet(folder, "missions"))
        self._all_accolades(self._sheet(folder, "accolades"))
        training, items, actions = self._decks
        self.cards = training + items + actions
        self.first = (0, len(training), len(training) + len(items), len(self.cards))

    def _sheet(self, folder: Path, name: str) -> Sheet:
        return Sheet(folder / f"{name}.toml", self.problems)

    def _sectors(self, sheet: Sheet) -> None:
        for entry in sheet.entries("sector"):
            entry.read(self._sector)
        copies, extra = sum(self.sector_copies), sum(self.sector_extra)
        sheet.expect(copies == 24, f"{copies} sectors of each resource; there are 24 (rule 1.2b)")
        sheet.expect(extra == 8, f"{extra} sectors in the expansion for each resource; there are 8")
        outskirts = sheet.table("outskirts")
        faces = outskirts.get("faces", []) if isinstance(outskirts, dict) else []
        self.outskirts = [(face[0], face[1], face[2] == "down") for face in faces if _is_face(face)]
        right = len(self.outskirts) == len(faces) == 6
        sheet.expect(right, "outskirts: faces are the six extra sectors for five or six players, each as [q, r, up or down] (rule 15c)")

    def _sector(self, entry: Entry) -> None:
        values = entry.values.get("values", [])
        sorted_ = len(values) == 3 and list(values) == sorted(values) and values[0] >= 0 and values[2] <= 6
        entry.expect(sorted_, f"values = {values}: three numbers from 0 to 6, none below the one before (rule 1.2b)")
        self.values.append(tuple(values))
        self.sector_copies.append(entry.number("copies", 0, 9))
        self.sector_extra.append(entry.number("extra", 0, 9, 0))

    def _variants(self, sheet: Sheet) -> None:
        found = sheet.entries("variant")
        in_order = [entry.id for entry in found] == list(VARIANTS)
        sheet.expect(in_order, f"the variants are {', '.join(VARIANTS)}, in this order")
        for entry in found:
            entry.read(self._variant)

    def _variant(self, entry: Entry) -> None:
        table = dict(entry.values)
        for order in ("upgrade", "expand", "acquire", "training", "item", "action"):
            table[order] = amounts(table.get(order, {}), entry.under(order))
            entry.expect(sum(table[order]) > 0, f"{order} costs nothing")
        self.variants.append(table)

    def _all_crew(self, sheet: Sheet) -> None:
        for entry in sheet.entries("crew"):
            entry.read(self._member)
        base = [member for member in self.crew if not member["expansion"]]
        simple = [member for member in base if not member["planned"]]
        sheet.expect(len(base) == 50, f"{len(base)} crew members without the expansion; there are 50 (rule 6.1a)")
        sheet.expect(len(simple) == 36, f"{len(simple)} crew members for all variants; there are 36 (rule 6.1a)")
        sheet.expect(len(self.crew) == 60, f"{len(self.crew)} crew members with the expansion; there are 60 (rule 6.1a)")

    def _member(self, entry: Entry) -> None:
        traits = entry.values.get("traits", [])
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
            "traits": sum(entry.trait(trait, "traits: ") for trait in traits),
            "mode": mode,
            "text": entry.text("text"),
            "passive": entry.word("passive", PASSIVES) if mode == 0 else -1,
            "cost": amounts(cost, entry.under("cost")) + extra,
            "program": -1 if mode == 0 else self.book.program(entry.values.get("does"), entry.under("does")),
            "source": entry.values.get("source"),
        }
        self.crew.append(member)

    def _all_training(self, sheet: Sheet) -> None:
        for entry in sheet.entries("training"):
            entry.read(self._training)
        self._count(sheet, 0, 50)
        extra = sum(card.extra for card in self._decks[0])
        sheet.expect(extra == 10, f"{extra} cards in the expansion; there are 10 (rule 15b)")

    def _training(self, entry: Entry) -> None:
        card = Card(entry, 0)
        self._decks[0].append(card)
        sides = entry.values.get("sides", [])
        entry.expect(len(sides) in (1, 2), "a Training card has one or two sides")
        for side in sides:
            if "class" in side:
                known = entry.expect(side["class"] in CLASSES, f"sides: there is no class {side['class']!r}")
                levelled = entry.expect(side.get("level") in (1, 2, 3, 4), "sides: a class Training has a level from 1 to 4 (rule 7a)")
                if known and levelled:
                    card.sides.append((CLASSES.index(side["class"]), side["level"], 0, False))
            elif "trait" in side:
                card.sides.append((-1, 0, entry.trait(side["trait"], "sides: "), False))
            else:
                entry.expect(side.get("leadership") is True, "a side is a class with a level, a trait, or leadership")
                card.sides.append((-1, 0, 0, True))

    def _all_items(self, sheet: Sheet) -> None:
        for entry in sheet.entries("item"):
            entry.read(self._item)
        self._count(sheet, 1, 50)
        for index, due in enumerate(IN_ITEM_KIND if all(card.kind >= 0 for card in self._decks[1]) else ()):
            total = sum(card.copies for card in self._decks[1] if card.kind == index)
            sheet.expect(total == due, f"{total} Items of kind {ITEM_KINDS[index]}; there are {due} (rule 1.3b)")

    def _item(self, entry: Entry) -> None:
        card = Card(entry, 1)
        self._decks[1].append(card)
        card.kind = entry.word("kind", ITEM_KINDS)
        names = RESOURCES if card.kind == 2 else CLASSES
        for name, amount in entry.values.get("gives", {}).items():
            if entry.expect(name in names, f"gives: there is no {name!r}"):
                card.gives[names.index(name)] = amount
        if card.kind >= 0:
            giving = (sum(card.gives) > 0) == (card.kind < 3)
            entry.expect(giving, "gives: a class, all-class or resource Item gives something, another nothing")

    def _all_actions(self, sheet: Sheet) -> None:
        for entry in sheet.entries("action"):
            entry.read(self._action)
        self._count(sheet, 2, 100)
        for index, due in enumerate(IN_CATEGORY if all(card.category >= 0 for card in self._decks[2]) else ()):
            total = sum(card.copies for card in self._decks[2] if card.category == index)
            sheet.expect(total == due, f"{total} cards of category {CATEGORIES[index]}; there are {due} (rule 1.3c)")

    def _action(self, entry: Entry) -> None:
        card = Card(entry, 2)
        self._decks[2].append(card)
        card.category = entry.word("category", CATEGORIES)
        card.scope = entry.word("scope", SCOPES)
        card.anytime = bool(entry.values.get("anytime", False))
        card.response = bool(entry.values.get("response", False))
        card.persistent = bool(entry.values.get("persistent", False))
        card.cost = amounts(entry.values.get("cost", {}), entry.under("cost"))
        if "announce" in entry.values:
            card.announce = self.book.program(entry.values["announce"], entry.under("announce"))
        sides = entry.values.get("sides", [entry.values])
        entry.expect(len(sides) in (1, 2), "an Action has one or two sides")
        for side in sides:
            card.side_names.append(str(side.get("name", "")))
            card.programs.append(self.book.program(side.get("does"), entry.under("does")))
            card.targets.append(bool(side.get("target", False)))

    def _count(self, sheet: Sheet, deck: int, due: int) -> None:
        total = sum(card.copies for card in self._decks[deck])
        sheet.expect(total == due, f"{total} cards; there are {due} (rule 1.3a)")

    def _all_events(self, sheet: Sheet) -> None:
        for entry in sheet.entries("event"):
            entry.read(self._event)
        simple = sum(not event["planned"] for event in self.events)
        sheet.expect(len(self.events) == 50, f"{len(self.events)} Events; there are 50 (rule 1.3d)")
        sheet.expect(simple == 25, f"{simple} Events for the Early Arrival; there are 25 (rule 11d)")

    def _event(self, entry: Entry) -> None:
        category = entry.word("category", EVENT_CATEGORIES)
        options = [letter for letter in "ab" if letter in entry.values]
        if category >= 0:
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
            "programs": [self.book.program(entry.values[letter], entry.under(letter)) for letter in options],
            "needs": needs,
            "source": entry.values.get("source"),
        }
        self.events.append(event)

    def _all_missions(self, sheet: Sheet) -> None:
        for entry in sheet.entries("mission"):
            entry.read(self._mission)
        silver = sum(mission["colour"] == 0 for mission in self.missions)
        sheet.expect(len(self.missions) == 72, f"{len(self.missions)} Missions; there are 72 (rule 1.3e)")
        if all(mission["colour"] >= 0 for mission in self.missions):
            sheet.expect(silver == 42, f"{silver} Silver Missions; there are 42 (rule 1.3e)")
        self.missions.sort(key=lambda mission: int(mission["colour"]))

    def _mission(self, entry: Entry) -> None:
        cost = amounts(entry.values.get("cost", {}), entry.under("cost"))
        for name, amount in zip(RESOURCES, cost, strict=True):
            entry.expect(amount <= 5, f"cost: {amount} {name}; no Mission costs more than 5 of one resource (rule 12.1e)")
        colour = entry.word("colour", COLOURS)
        stars = entry.number("stars", 1, 4)
        if colour >= 0:
            entry.expect((stars > 2) == (colour == 1), f"stars = {stars}: Silver Missions have 1 or 2, Gold ones 3 or 4 (rule 12.1b)")
        mission = {
            "id": entry.id,
            "name": entry.text("name"),
            "type": entry.word("type", MISSION_TYPES),
            "stars": stars,
            "colour": colour,
            "scope": entry.word("scope", SCOPES),
            "needs": entry.needs(),
            "cost": cost,
            "source": entry.values.get("source"),
        }
        self.missions.append(mission)

    def _all_accolades(self, sheet: Sheet) -> None:
        for entry in sheet.entries("accolade"):
            entry.read(self._accolade)
        sheet.expect(len(self.accolades) == 9, f"{len(self.accolades)} Accolades; there are 9 (rule 13a)")

    def _accolade(self, entry: Entry) -> None:
        accolade = {
            "id": entry.id,
            "name": entry.text("name"),
            "set": entry.word("set", SETS),
            "measure": entry.word("measures", MEASURES),
            "threshold": entry.number("threshold", 1, 30),
            "stars": entry.number("stars", 1, 2),
            "source": entry.values.get("source"),
        }
        in_sets = accolade["set"] == entry.index // 3
        entry.expect(in_sets, "set: the nine Accolades stand in three sets of three: sector, crew, mission (rule 13a)")
        self.accolades.append(accolade)


def _is_face(face: Any) -> bool:
    """Whether this is a place on the planet: two whole numbers and a direction."""
    return isinstance(face, list) and [type(part) for part in face] == [int, int, str] and face[2] in ("up", "down")


def printed(folder: Path) -> Printed:
    """What is printed by the files in a folder, all of which must be right."""
    found = Printed(folder)
    if found.problems:
        raise DataError("\n".join(found.problems))
    return found


PRINTED: Final = printed(FOLDER)
