"""Scenarios as files that a player can write: a drawn grid with start bases, special mines and obstacles, and tile counts."""

from __future__ import annotations

import os
import re
import tomllib
from pathlib import Path
from typing import Any, Final, NoReturn

from landtake.core.errors import BadSetting, LandtakeError
from landtake.core.registry import Setting, info
from landtake.games.forgotten_planet.data import FOLDER, PRINTED
from landtake.games.forgotten_planet.grid import Grid
from landtake.games.forgotten_planet.tables import MAX_SEATS, SIDE

FREE: Final = "."
OBSTACLE: Final = "#"
SPECIAL: Final = "*"
_MEANINGS: Final = {FREE: "a free cell", OBSTACLE: "an obstacle", SPECIAL: "a special mine"}
_KEYS: Final = {"name": str, "says": str, "players": int, "area": str, "land": int, "bases": int, "source": str, "grid": str}
_NEEDED: Final = ("name", "players", "land", "grid")

FOLDER_VARIABLE: Final = "LANDTAKE_SCENARIOS"
"""The environment variable that names a folder of a player's own scenarios, which are added when the game is loaded."""


class BadScenario(LandtakeError):
    """A scenario that cannot be played; the message starts with the file, the line and the column."""


class Scenario:
    """A game area with its start bases, special mines and tile counts (2a)."""

    def __init__(self, name: str, says: str, players: int, open_: bool, land: int, bases: int, grid: Grid) -> None:
        self.name = name
        self.says = says
        self.players = players
        self.open = open_
        self.land = land
        self.bases = bases
        self.grid = grid
        self.sites: list[int] = []
        """The cells of the start bases, in the order of their numbers."""
        self.special: list[int] = []


class _Reader:
    """Reads one file and refuses what is wrong with the place where it stands."""

    def __init__(self, text: str, file: str) -> None:
        self.file = file
        self.lines = text.splitlines()
        try:
            self.entries: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            found = re.search(r"\(at line (\d+), column (\d+)\)", str(error))
            place = f"{found[1]}:{found[2]}" if found else f"{max(1, len(self.lines))}:1"
            raise BadScenario(f"{file}:{place}: {str(error).split(' (at')[0]}") from None

    def refuse(self, sentence: str, line: int = 1, column: int = 1) -> NoReturn:
        raise BadScenario(f"{self.file}:{line}:{column}: {sentence}")

    def line_of(self, key: str) -> int:
        return next((number for number, line in enumerate(self.lines, 1) if re.match(rf"\s*{key}\s*=", line)), 1)

    def refuse_entry(self, key: str, sentence: str) -> NoReturn:
        """Point at the value of an entry."""
        line = self.line_of(key)
        value = re.match(r"[^=]*=\s*", self.lines[line - 1]) if self.lines else None
        self.refuse(sentence, line, (value.end() if value else 0) + 1)

    def check_entries(self) -> None:
        for key, value in self.entries.items():
            if key not in _KEYS:
                self.refuse(f"a scenario has no {key!r}; it has {', '.join(_KEYS)}", self.line_of(key))
            if not isinstance(value, _KEYS[key]) or isinstance(value, bool):
                kind = "a whole number" if _KEYS[key] is int else "text in quotes"
                self.refuse_entry(key, f"{key} is {value!r}, not {kind}")
        for key in _NEEDED:
            if key not in self.entries:
                self.refuse(f"the scenario has no {key!r}")

    def number(self, key: str, default: int, least: int, most: int, why: str) -> int:
        value: int = self.entries.get(key, default)
        if not least <= value <= most:
            self.refuse_entry(key, f"{key} = {value}: {why}")
        return value

    def rows(self) -> list[list[tuple[str, int, int]]]:
        """The drawn cells with their lines and columns."""
        first = self.line_of("grid")
        if not re.match(r"\s*grid\s*=\s*(\"\"\"|''')\s*$", self.lines[first - 1]):
            self.refuse_entry("grid", 'draw the grid on lines of its own between """ and """')
        rows = []
        for offset in range(self.entries["grid"].count("\n")):
            line = self.lines[first + offset]
            cells = [(found[0], first + 1 + offset, found.start() + 1) for found in re.finditer(r"\S+", line)]
            if cells:
                rows.append(cells)
        return rows


def parse(text: str, file: str = "scenario") -> Scenario:
    """The scenario that a text describes; `file` is what errors call it."""
    reader = _Reader(text, file)
    reader.check_entries()
    entries = reader.entries
    players = reader.number("players", 0, 2, MAX_SEATS, f"the game is for 2 to {MAX_SEATS} players")
    land = reader.number("land", 0, 1, PRINTED.land, f"there are {PRINTED.land} land tiles in the box (rule 10c)")
    due = PRINTED.bases_per_player * players
    bases = reader.number("bases", due, players, PRINTED.bases, f"each player needs one, and the box has {PRINTED.bases} (rule 10c)")
    area = entries.get("area", "fixed")
    if area not in ("fixed", "open"):
        reader.refuse_entry("area", f"the area is fixed or open, not {area!r} (rule 10a)")
    rows = reader.rows()
    grid = _grid(reader, rows, area == "open")
    scenario = Scenario(entries["name"], entries.get("says", ""), players, area == "open", land, bases, grid)
    _place(reader, rows, scenario)
    return scenario


def _grid(reader: _Reader, rows: list[list[tuple[str, int, int]]], open_: bool) -> Grid:
    if not rows:
        reader.refuse("the grid is empty", reader.line_of("grid"))
    width = len(rows[0])
    for row in rows:
        if len(row) != width:
            _, line, column = row[min(width, len(row) - 1)]
            reader.refuse(f"this row has {len(row)} cells; the first has {width}, and all are equally long", line, column)
    if width > SIDE or len(rows) > SIDE:
        reader.refuse(f"the grid is {width} by {len(rows)} cells; {SIDE} by {SIDE} is the largest", rows[0][0][1])
    obstacles = []
    for index, (cell, line, column) in enumerate(entry for row in rows for entry in row):
        if OBSTACLE in cell:
            if open_:
                reader.refuse("an open area has no unavailable cells (rule 10b)", line, column)
            obstacles.append(index)
    return Grid(width, len(rows), obstacles)


def _place(reader: _Reader, rows: list[list[tuple[str, int, int]]], scenario: Scenario) -> None:
    """Put start bases and special mines where they are drawn."""
    sites: dict[int, int] = {}
    for index, (cell, line, column) in enumerate(entry for row in rows for entry in row):
        for sign in cell:
            if sign not in _MEANINGS and sign not in "1234":
                reader.refuse(f"{sign!r} means nothing; cells are . # * or the number of a start base", line, column + cell.index(sign))
        if len(cell) > 1:
            reader.refuse(f"{_meanings(cell)} cannot share a cell", line, column)
        if cell == SPECIAL:
            scenario.special.append(index)
        elif cell.isdigit():
            number = int(cell)
            if number > scenario.players:
                reader.refuse(f"start base {number} in a scenario for {scenario.players} players (rule 10c)", line, column)
            if number in sites:
                reader.refuse(f"start base {number} stands there twice (rule 10c)", line, column)
            sites[number] = index
            if not any(scenario.grid.beside[index * 4 + side] >= 0 for side in range(4)):
                reader.refuse(f"start base {number} has no available cell beside it", line, column)
    line = reader.line_of("grid")
    for number in range(1, scenario.players + 1):
        if number not in sites:
            reader.refuse(f"start base {number} is missing; there is one for each player (rule 10c)", line)
        scenario.sites.append(sites[number])
    if not 1 <= len(scenario.special) <= PRINTED.special_mines:
        reader.refuse(f"{len(scenario.special)} special mines; there are 1 to {PRINTED.special_mines} (rule 10c)", line)


def _meanings(cell: str) -> str:
    words = [_MEANINGS.get(sign, f"start base {sign}") for sign in cell]
    return ", ".join(words[:-1]) + " and " + words[-1]


def read(path: Path | str) -> Scenario:
    """The scenario in a file."""
    path = Path(path)
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadScenario(f"{path}: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise BadScenario(f"{path}:1:1: not a text file in UTF-8") from None
    return parse(text, str(path))


_known: Final[dict[str, Scenario]] = {}


def shipped() -> list[Path]:
    """The files of the scenarios that come with the game."""
    return sorted((FOLDER / "scenarios").glob("*.toml"))


def _setting() -> Setting:
    return next(setting for setting in info("forgotten_planet").settings if setting.name == "scenario")


def add(path: Path | str) -> str:
    """Make a player's own scenario available as a value of the setting `scenario`: the file's name without its ending."""
    path = Path(path)
    scenario = read(path)
    name = path.stem
    if any((FOLDER / "scenarios" / f"{name}-{players}.toml").exists() for players in range(2, MAX_SEATS + 1)):
        raise BadScenario(f"{path}: {name!r} is the name of a scenario that comes with the game; call the file otherwise")
    _known[f"{name}-{scenario.players}"] = scenario
    setting = _setting()
    if name not in setting.values:
        setting.values = (*setting.values, name)
    return name


def forget(name: str) -> None:
    """Take back what `add` did."""
    for players in range(2, MAX_SEATS + 1):
        _known.pop(f"{name}-{players}", None)
    setting = _setting()
    setting.values = tuple(value for value in setting.values if value != name)


def add_own() -> list[str]:
    """Add every scenario in the folder that the environment names; the names of those that can be played."""
    folder = os.environ.get(FOLDER_VARIABLE, "")
    return [add(path) for path in sorted(Path(folder).glob("*.toml"))] if folder else []


def chosen(name: str, players: int) -> Scenario:
    """The scenario of a name for so many players."""
    key = f"{name}-{players}"
    if key not in _known:
        path = FOLDER / "scenarios" / f"{key}.toml"
        if not path.exists():
            others = sorted(known.rpartition("-")[2] for known in _known if known.rpartition("-")[0] == name)
            raise BadSetting(f"scenario {name!r} is not for {players} players" + (f" but for {' or '.join(others)}" if others else ""))
        _known[key] = read(path)
    return _known[key]
