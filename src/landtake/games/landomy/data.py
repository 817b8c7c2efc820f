"""Landomy's printed data: islands, maps and the start position, checked against the rules when read."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from landtake.core.data import DataFile

FOLDER: Final = Path(__file__).parent / "data"

ISLANDS: Final = ("crystal", "settlement", "contaminated", "radar", "contaminated-radar")
CELLS: Final = ("NW", "N", "NE", "W", "C", "E", "SW", "S", "SE")
VERBS: Final = ("none", "storm", "move", "place")


class Printed:
    """What is printed on Landomy's components, as numbers."""

    def __init__(self, folder: Path) -> None:
        islands = DataFile(folder / "islands.toml")
        self.layout: Final = _layout(islands)
        self.black: Final = _actions(islands, "black")
        self.white: Final = _actions(islands, "white")
        self.ships: Final = _airships(islands)
        self.storms: Final = _storms(islands)
        self.maps: Final = _maps(DataFile(folder / "maps.toml"))


def _layout(file: DataFile) -> tuple[int, ...]:
    names: list[str] = [name for row in file["layout"] for name in row]
    for name in names:
        file.expect(name in ISLANDS, f"unknown island {name!r}; the kinds are {', '.join(ISLANDS)} (rule 1b)", "layout")
    file.expect(len(names) == 9, f"{len(names)} islands; there are 9 (rule 1b)", "layout")
    file.expect(names[4] == "crystal" and names.count("crystal") == 1, "the centre, and only it, is the crystal island (rule 1b)", "layout")
    for kind in ISLANDS[1:]:
        file.expect(names.count(kind) == 2, f"{names.count(kind)} islands are {kind}; there are 2 of each outer kind (rule 1b)", "layout")
    return tuple(ISLANDS.index(name) for name in names)


def _actions(file: DataFile, colour: str) -> tuple[int, ...]:
    actions: dict[str, dict[str, str]] = file["actions"]
    verbs = [0]
    for kind in ISLANDS[1:]:
        file.expect(kind in actions, f"{kind} has no actions (rule 1b)", "actions")
        verb = actions[kind].get(colour, "")
        file.expect(verb in VERBS[1:], f"the {colour} action of {kind} is {verb!r}; it is storm, move or place (rule 1b)", "actions")
        verbs.append(VERBS.index(verb))
    return tuple(verbs)


def _airships(file: DataFile) -> tuple[int, ...]:
    """South's airships on the nine islands, then North's."""
    entries: list[str] = [entry for row in file["start"]["airships"] for entry in row]
    file.expect(len(entries) == 9, f"airships are given for {len(entries)} islands; there are 9 (rule 2a)", "start")
    pairs = [entry.split("/") for entry in entries]
    for entry, pair in zip(entries, pairs, strict=True):
        file.expect(len(pair) == 2 and pair[0].isdigit() and pair[1].isdigit(), f"{entry!r} is not south/north (rule 2a)", "start")
    counts = [int(pair[side]) for side in (0, 1) for pair in pairs]
    for side, player in enumerate(("South", "North")):
        total = sum(counts[side * 9 : side * 9 + 9])
        file.expect(total == 9, f"{player} starts with {total} airships on the islands; it is 9 (rule 2a)", "start")
    return tuple(counts)


def _storms(file: DataFile) -> int:
    names: list[str] = file["start"]["storms"]
    for name in names:
        file.expect(name in CELLS, f"unknown island {name!r} for a storm (rule 2b)", "start")
    file.expect(len(names) == 2 and names[0] != names[1], "two storms start on two islands (rule 2b)", "start")
    return 1 << CELLS.index(names[0]) | 1 << CELLS.index(names[1])


def _maps(file: DataFile) -> tuple[int, ...]:
    """The sectors of each map as a mask of the nine islands, as it lies south of the board."""
    masks: list[int] = []
    entries: list[dict[str, list[str]]] = file["map"]
    for index, entry in enumerate(entries):
        picture = "".join(entry["rows"])
        sectors = picture.count("X")
        mask = sum(1 << cell for cell in range(9) if picture[cell : cell + 1] == "X")
        drawn = len(picture) == 9 and set(picture) <= {".", "X"}
        file.expect(drawn, f"map {index + 1}: three rows of three, each . or X (rule 1c)", "map", index)
        file.expect(sectors == 3, f"map {index + 1}: {sectors} sectors; a map has 3 (rule 1c)", "map", index)
        file.expect(mask not in masks, f"map {index + 1}: an earlier map has the same sectors (rule 1c)", "map", index)
        masks.append(mask)
    file.expect(len(masks) == 13, f"{len(masks)} maps; there are 13 (rule 1a)")
    return tuple(masks)


PRINTED: Final = Printed(FOLDER)
