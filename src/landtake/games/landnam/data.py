"""Landnám's printed data: board, exploration table, costs and fate cards, checked against the rules when read."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from landtake.core.data import DataFile

FOLDER: Final = Path(__file__).parent / "data"

RESOURCES: Final = ("wood", "sheep", "grain", "iron")
TERRAINS: Final = ("unknown", "sea", "mountain", "forest", "pasture", "field", "bog")
"""By number; those from the fourth on produce the resources, in their order."""
PRODUCING: Final = TERRAINS[3:]
NUMBERS: Final = (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)
PHASES: Final = ("harvest", "althing", "movement", "exploration", "trade", "building")
ITEMS: Final = ("ship", "settler", "farm", "town")
MOST_PLAYERS: Final = 5
SIDES: Final = 10
"""Of the exploration dice."""

EFFECTS: Final = (
    "take", "extra", "ageing-none", "ageing-any", "roll-again", "ends-suit", "ends-althing", "helpers",
    "enter-land", "enter-mountain", "enter-occupied", "steps-ship", "steps-horse",
    "terrain", "number", "rate", "gift", "less", "without-ship",
)  # fmt: skip
"""What fate cards can do: each key of `does`, with the word that follows it where it has one."""


class Card:
    """One kind of fate card: when it is played, how often it is there, and what it does."""

    def __init__(self, entry: dict[str, Any], effect: str, amount: int, choices: tuple[str, ...]) -> None:
        self.id: Final[str] = entry["id"]
        self.name: Final[str] = entry["name"]
        self.phase: Final[str] = entry["phase"]
        self.copies: Final[int] = entry["copies"]
        self.text: Final[str] = entry["text"]
        self.effect: Final = effect
        self.amount: Final = amount
        self.choices: Final = choices
        """The terrains that the card may name, or the resource that it waives."""


class Printed:
    """What is printed on Landnám's components."""

    def __init__(self, folder: Path) -> None:
        board = DataFile(folder / "board.toml")
        self.radii: Final = _radii(board)
        self.hexes: Final = _counts(board, "hexes", TERRAINS[1:], "1b")
        self.numbers: Final = _counts(board, "numbers", tuple(str(n) for n in NUMBERS), "1c")
        self.harbours: Final = _counts(board, "harbours", RESOURCES, "1c")
        self.houses, self.horses, self.boats = _counts(board, "pieces", ("houses", "horses", "boats"), "1a")
        _check_hexes(board, self.radii, self.hexes, self.numbers)
        table = DataFile(folder / "exploration.toml")
        self.modifiers: Final = _counts(table, "modifier", ("mountain", "land", "most"), "7.1b")
        self.green: Final = _green(table, self.modifiers[2])
        self.red: Final = _red(table)
        costs = DataFile(folder / "costs.toml")
        self.costs: Final = tuple(_cost(costs, item) for item in ITEMS)
        self.harbour_cost, self.ageing_cost = _counts(costs, "of_the_kind", ("harbour", "ageing"), "9.4b")
        self.points: Final = _counts(costs, "points", ("black", "red", "white", "farm", "town", "to_win"), "10b")
        self.start_cards, self.start_boats = _counts(costs, "start", ("cards_of_each", "boats_at_sea"), "2b")
        self.cards: Final = _cards(DataFile(folder / "fate.toml"))


def _counts(file: DataFile, table: str, names: tuple[str, ...], rule: str) -> tuple[int, ...]:
    """The numbers of a table, each of which has to be there, in the order of their names."""
    entries: dict[str, Any] = file[table]
    for name in entries:
        file.expect(name in names or name == "source", f"unknown {name!r}; the entries are {', '.join(names)} (rule {rule})", table)
    for name in names:
        value = entries.get(name)
        file.expect(type(value) is int and value >= 0, f"{name} is {value!r}; it is a number of pieces (rule {rule})", table)
    return tuple(entries[name] for name in names)


def _radii(file: DataFile) -> tuple[int, ...]:
    board = file["board"]
    file.expect(board["edges"] == 6, f"{board['edges']} rim edges; there are 6 (rule 1b)", "board")
    for radius in board["radii"]:
        large_enough = type(radius) is int and radius >= 1
        file.expect(
            large_enough, f"radius {radius!r}: too small for a rim edge with a hex between its corners for each player (rule 6.2c)", "board"
        )
    return tuple(board["radii"])


def _check_hexes(file: DataFile, radii: tuple[int, ...], hexes: tuple[int, ...], numbers: tuple[int, ...]) -> None:
    largest = max(radii)
    cells = 3 * largest * (largest + 1) + 1
    there = sum(hexes) - 1
    file.expect(hexes[0] >= 1 and hexes[1] >= 1, "the outer sea and the centre mountain need a hex each (rule 2a)", "hexes")
    file.expect(there >= cells, f"{there} hexes without the outer sea; a board of radius {largest} has {cells} (rule 1b)", "hexes")
    file.expect(sum(numbers) >= 1, "there is no number marker (rule 1c)", "numbers")


def _green(file: DataFile, most: int) -> tuple[int, ...]:
    """The terrain for every sum of green die and modifier; entry 0 is unused."""
    rows: list[dict[str, Any]] = file["green"]
    terrains = [0]
    for index, row in enumerate(rows):
        known = row["terrain"] in TERRAINS[1:]
        file.expect(known, f"unknown terrain {row['terrain']!r}; the terrains are {', '.join(TERRAINS[1:])} (rule 7.1b)", "green", index)
        follows = row["from"] == len(terrains) and row["to"] >= row["from"]
        file.expect(follows, f"the row {row['from']} to {row['to']} does not follow on {len(terrains) - 1} (rule 7.1b)", "green", index)
        terrains += [TERRAINS.index(row["terrain"])] * (row["to"] - row["from"] + 1)
    file.expect(len(terrains) == SIDES + most + 1, f"the rows end at {len(terrains) - 1}; the highest sum is {SIDES + most} (rule 7.1b)")
    return tuple(terrains)


def _red(file: DataFile) -> tuple[int, ...]:
    numbers: list[int] = file["red"]["numbers"]
    file.expect(len(numbers) == SIDES, f"{len(numbers)} numbers; the red die has {SIDES} sides (rule 7.1c)", "red")
    for number in numbers:
        file.expect(number in NUMBERS, f"there is no marker {number} (rule 7.1c)", "red")
    return tuple(numbers)


def _cost(file: DataFile, item: str) -> tuple[int, ...]:
    costs: dict[str, dict[str, Any]] = file["cost"]
    file.expect(item in costs, f"there is no cost for a {item} (rule 9.1a)", "cost")
    for name, count in costs[item].items():
        known = name in RESOURCES
        file.expect(
            known, f"a {item} costs an unknown resource {name!r}; the resources are {', '.join(RESOURCES)} (rule 9.1a)", f"cost.{item}"
        )
        file.expect(type(count) is int and count > 0, f"a {item} costs {count!r} {name} (rule 9.1a)", f"cost.{item}")
    return tuple(costs[item].get(name, 0) for name in RESOURCES)


def _cards(file: DataFile) -> tuple[Card, ...]:
    entries: list[dict[str, Any]] = file["card"]
    cards: list[Card] = []
    for index, entry in enumerate(entries):
        for key in ("id", "name", "phase", "copies", "does", "text", "source"):
            file.expect(key in entry, f"a card has a {key!r} (rule 11a)", "card", index)
        file.expect(entry["phase"] in PHASES, f"card {entry['id']!r}: there is no phase {entry['phase']!r} (rule 11a)", "card", index)
        file.expect(all(card.id != entry["id"] for card in cards), f"card {entry['id']!r} stands there twice (rule 11a)", "card", index)
        copies = type(entry["copies"]) is int and entry["copies"] > 0
        file.expect(copies, f"card {entry['id']!r}: {entry['copies']!r} copies (rule 11a)", "card", index)
        cards.append(_card(file, index, entry))
    first = sum(card.copies for card in cards if card.phase == "exploration")
    file.expect(first >= MOST_PLAYERS, f"{first} Exploration cards; each of {MOST_PLAYERS} players starts with one (rule 2c)")
    return tuple(cards)


def _card(file: DataFile, index: int, entry: dict[str, Any]) -> Card:
    """A card with its effect: `does` has one key of the vocabulary."""
    says = f"card {entry['id']!r}"
    file.expect(len(entry["does"]) == 1, f"{says}: it does one thing (rule 11a)", "card", index)
    ((key, value),) = entry["does"].items()
    effect: str = key
    amount = 0
    choices: tuple[str, ...] = ()
    if key in ("ageing", "roll", "ends", "enter"):
        effect = f"{key}-{value}"
    elif key == "steps":
        ((unit, amount),) = value.items()
        effect = f"steps-{unit}"
    elif key == "without":
        ((item, waived),) = value.items()
        effect, choices = f"without-{item}", (waived,)
        file.expect(waived in RESOURCES, f"{says}: there is no resource {waived!r} (rule 11a)", "card", index)
    elif key == "terrain":
        choices = tuple(value)
        for name in choices:
            file.expect(name in PRODUCING, f"{says}: {name!r} is no terrain that produces (rule 11f)", "card", index)
    elif key != "number":
        amount = value
    file.expect(effect in EFFECTS, f"{says}: there is no effect {effect!r}; there are {', '.join(EFFECTS)} (rule 11a)", "card", index)
    file.expect(key != "less" or amount == 1, f"{says}: it saves one card, not {amount} (rule 11h)", "card", index)
    return Card(entry, effect, amount, choices)


PRINTED: Final = Printed(FOLDER)
