"""The Forgotten Planet's printed numbers: components, costs, die and points, checked against the rules when read."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from landtake.core.data import DataFile

FOLDER: Final = Path(__file__).parent / "data"

COLOURS: Final = ("brown", "white", "blue")
"""The colours of common mines and of cubes."""

TYPES: Final = ("land", *COLOURS)
"""The types of tile that a mine roll can lay."""

FACES: Final = (*TYPES, "choice")
"""What the die can show."""

COSTS: Final = (
    "move", "steps", "base", "land", "mine", "wall", "wall_cubes", "push", "blast", "robot", "robot_cubes", "sell", "concentrate",
    "consume", "store",
)  # fmt: skip


class Printed:
    """What is in the box, what things cost and what they are worth."""

    def __init__(self, folder: Path) -> None:
        file = DataFile(folder / "components.toml")
        box = file["components"]
        self.robots: Final = _number(file, "components", "robots", 7, "1a")
        self.land: Final = _number(file, "components", "land", 72, "1a")
        self.bases: Final = _number(file, "components", "bases", 16, "1a")
        self.bases_per_player: Final = _number(file, "components", "bases_per_player", 4, "2b")
        self.special_mines: Final = _number(file, "components", "special_mines", 4, "1a")
        self.walls: Final = _number(file, "components", "walls", 28, "1a")
        self.mines: Final = _mines(file, box["mines"])
        self.bank: Final = _bank(file, box["tokens"])
        self.energy: Final = _number(file, "start", "energy", 3, "4a")
        self.tiles_per_energy: Final = _number(file, "start", "tiles_per_energy", 7, "4a")
        self.cubes: Final = _number(file, "start", "cubes", 1, "2c")
        self.costs: Final = {name: _number(file, "costs", name, 0, "5b") for name in COSTS}
        self.faces: Final = _faces(file)
        self.points: Final = {name: _number(file, "points", name, 0, "8e") for name in ("land", "special_mine", "sale", "bonus")}


def _number(file: DataFile, table: str, name: str, due: int, rule: str) -> int:
    """A positive number; `due` is what the rulebook says where it can be only that."""
    value = file[table].get(name)
    file.expect(isinstance(value, int) and value > 0, f"{name} is {value!r}, not a positive number (rule {rule})", table)
    file.expect(not due or value == due, f"{name} is {value}; the rulebook says {due} (rule {rule})", table)
    return int(value)


def _mines(file: DataFile, counts: dict[str, int]) -> tuple[int, ...]:
    file.expect(tuple(counts) == COLOURS, f"mines are {', '.join(COLOURS)}, not {', '.join(counts)} (rule 1a)", "components")
    file.expect(sum(counts.values()) == 24, f"{sum(counts.values())} mines; there are 24 (rule 1a)", "components")
    return tuple(counts.values())


def _bank(file: DataFile, tokens: dict[str, int]) -> int:
    bank = sum(int(value) * count for value, count in tokens.items())
    file.expect(bank == 52, f"the tokens are worth {bank} points; they are worth 52 (rule 1a)", "components")
    return bank


def _faces(file: DataFile) -> tuple[int, ...]:
    """How many of the die's faces show each entry of FACES."""
    faces: list[str] = file["die"]["faces"]
    file.expect(len(faces) == 6, f"the die has {len(faces)} faces; it has 6 (rule 5.4a)", "die")
    for face in faces:
        file.expect(face in FACES, f"the die shows {face!r}; it shows {', '.join(FACES)} (rule 5.4a)", "die")
    return tuple(faces.count(face) for face in FACES)


PRINTED: Final = Printed(FOLDER)
