"""Landed's printed data: tiles, contracts and satellite cards, checked against the rules when read."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any, Final

from landtake.core.data import DataFile

FOLDER: Final = Path(__file__).parent / "data"

TERRAINS: Final = ("tundra", "desert", "lake", "mountain", "forest", "canyon")
LETTERS: Final = "TDLMFCX"
"""The terrains as they stand in tiles.toml, then lava."""

SATELLITES: Final = ("terraform", "plan", "sign", "score", "redesign", "reengineer", "negotiate")
ABILITIES: Final = ("draw-tiles-2", "draw-contract-1", "draw-satellite", "refill-hand", "score-3", "extra-terraform")
SOURCES: Final = ("rulebook", "derived", "reconstructed")

Side = tuple[int, ...]
"""What is at the six edges, as indices into LETTERS."""


class Contract:
    """A contract: its terrain, its ability, and (size, gold, silver) of its four levels."""

    def __init__(self, terrain: int, ability: int, levels: tuple[tuple[int, int, int], ...]) -> None:
        self.terrain: Final = terrain
        self.ability: Final = ability
        self.levels: Final = levels


class Printed:
    """What is printed on Landed's components, as numbers."""

    def __init__(self, folder: Path) -> None:
        tiles = DataFile(folder / "tiles.toml")
        contracts = DataFile(folder / "contracts.toml")
        satellites = DataFile(folder / "satellites.toml")
        for file in (tiles, contracts, satellites):
            file.expect(file["source"] in SOURCES, f"source is {file['source']!r}; it is {', '.join(SOURCES)}", "source")
        self.start: Final = _start(tiles)
        self.sides: Final = _sides(tiles)
        """Both sides of each of the 59 tiles."""
        self.satellite_tiles: Final = tuple(bool(entry["satellite"]) for entry in tiles["tile"])
        self.contracts: Final = _contracts(contracts)
        self.copies: Final = _copies(satellites)
        """How many satellite cards there are of each kind."""


def _start(file: DataFile) -> Side:
    edges = str(file["start"].get("edges", ""))
    every = sorted(edges) == sorted(LETTERS[:6])
    file.expect(every, f"the starting tile is {edges!r}; it has a section of each of {LETTERS[:6]} (rule 2a)", "start")
    return tuple(LETTERS.index(letter) for letter in edges)


def _sides(file: DataFile) -> tuple[tuple[Side, Side], ...]:
    entries: list[dict[str, Any]] = file["tile"]
    found = []
    for index, entry in enumerate(entries):
        for key in ("id", "a", "b", "satellite"):
            file.expect(key in entry, f"tile {index + 1}: there is no {key!r} (rule 1c)", "tile", index)
        file.expect(entry["id"] == index + 1, f"tile {entry['id']!r} stands where tile {index + 1} belongs (rule 1a)", "tile", index)
        file.expect(isinstance(entry["satellite"], bool), f"tile {index + 1}: satellite is true or false (rule 1g)", "tile", index)
        one, other = _side(file, index, "a"), _side(file, index, "b")
        both = sorted({edge for edge in one if edge < 6} & set(other))
        repeated = TERRAINS[both[0]] if both else ""
        file.expect(not both, f"tile {index + 1}: side b repeats terrain {repeated!r} of side a (rule 1c)", "tile", index)
        found.append((one, other))
    file.expect(len(found) == 59, f"{len(found)} tiles; there are 59 (rule 1a)", "tile", len(found) - 1)
    return tuple(found)


def _side(file: DataFile, index: int, name: str) -> Side:
    text = str(file["tile"][index][name])
    drawn = len(text) == 6 and set(text) <= set(LETTERS)
    file.expect(drawn, f"tile {index + 1}: side {name} is {text!r}; it is six letters out of {LETTERS} (rule 1c)", "tile", index)
    terrains = len(set(text) - {"X"})
    file.expect(1 <= terrains <= 3, f"tile {index + 1}: side {name} has {terrains} terrains; it has 1 to 3 (rule 1c)", "tile", index)
    return tuple(LETTERS.index(letter) for letter in text)


def _contracts(file: DataFile) -> tuple[Contract, ...]:
    entries: list[dict[str, Any]] = file["contract"]
    found = []
    for index, entry in enumerate(entries):
        name = f"contract {index + 1}"
        for key in ("id", "terrain", "ability", "levels"):
            file.expect(key in entry, f"{name}: there is no {key!r} (rule 1h)", "contract", index)
        file.expect(entry["id"] == index + 1, f"contract {entry['id']!r} stands where {name} belongs (rule 1a)", "contract", index)
        terrain, ability = entry["terrain"], entry["ability"]
        file.expect(terrain in TERRAINS, f"{name}: terrain {terrain!r} is none of {', '.join(TERRAINS)} (rule 1h)", "contract", index)
        file.expect(ability in ABILITIES, f"{name}: ability {ability!r} is none of {', '.join(ABILITIES)} (rule 10a)", "contract", index)
        levels = _levels(file, index)
        found.append(Contract(TERRAINS.index(terrain), ABILITIES.index(ability), levels))
    file.expect(len(found) == 36, f"{len(found)} contracts; there are 36 (rule 1a)", "contract", len(found) - 1)
    return tuple(found)


def _levels(file: DataFile, index: int) -> tuple[tuple[int, int, int], ...]:
    name = f"contract {index + 1}"
    levels: list[list[int]] = file["contract"][index]["levels"]
    file.expect(len(levels) == 4, f"{name}: {len(levels)} levels; there are four (rule 1h)", "contract", index)
    for level in levels:
        numbers = len(level) == 3 and all(type(number) is int for number in level)
        file.expect(numbers, f"{name}: level {level!r} is not [size, gold, silver] (rule 1h)", "contract", index)
        file.expect(
            level[0] >= 1 and level[1] > level[2] >= 0, f"{name}: level {level!r} has more gold than silver (rule 1h)", "contract", index
        )
    for low, high in itertools.pairwise(levels):
        rising = all(a < b for a, b in zip(low, high, strict=True))
        file.expect(rising, f"{name}: level {high!r} does not rise above {low!r} (rule 1h)", "contract", index)
    return tuple((level[0], level[1], level[2]) for level in levels)


def _copies(file: DataFile) -> tuple[int, ...]:
    entries: list[dict[str, Any]] = file["satellite"]
    copies = dict.fromkeys(SATELLITES, 0)
    for index, entry in enumerate(entries):
        kind, number = entry.get("kind"), entry.get("copies")
        file.expect(kind in SATELLITES, f"satellite card {kind!r} is none of {', '.join(SATELLITES)} (rule 8c)", "satellite", index)
        there = type(number) is int and number > 0
        file.expect(there, f"{number!r} copies of {kind}; there is at least one (rule 1a)", "satellite", index)
        copies[str(kind)] += int(number or 0)
    total = sum(copies.values())
    file.expect(total == 18, f"{total} satellite cards; there are 18 (rule 1a)", "satellite")
    for kind, number in copies.items():
        file.expect(number > 0, f"there is no {kind} card (rule 8c)")
    return tuple(copies.values())


PRINTED: Final = Printed(FOLDER)
