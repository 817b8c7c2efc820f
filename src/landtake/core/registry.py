"""Which games there are: found by their game.toml, their rules loaded only when needed."""

from __future__ import annotations

import importlib
import tomllib
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from landtake.core.declaration import check_declaration
from landtake.core.errors import BadSetting, UnknownGame
from landtake.core.game import Game, Json
from landtake.core.rule import Rule, read_rules


class Setting:
    """A choice made before the game starts: its values, the default, and what it means."""

    def __init__(self, table: dict[str, Any]) -> None:
        self.name: str = table["name"]
        self.values: tuple[Json, ...] = tuple(table["values"])
        self.default: Json = table["default"]
        self.says: str = table["says"]
        self.rule: str = table["rule"]
        self.seats: tuple[int, ...] = tuple(table.get("seats", ()))
        """The numbers of seats with which the setting has any value but its default; empty if with all."""

    def allows(self, seats: int, value: Json) -> bool:
        """Whether the setting may have this value with so many seats."""
        return not self.seats or seats in self.seats or value == self.default


class GameInfo:
    """What is known of a game without loading its rules: the contents of its game.toml."""

    def __init__(self, folder: Path) -> None:
        table = tomllib.loads((folder / "game.toml").read_text(encoding="utf-8"))
        self.folder = folder
        self.name = folder.name
        self.title: str = table["title"]
        self.designer: str = table["designer"]
        self.publisher: str = table["publisher"]
        self.year: int = table.get("year", 0)
        self.summary: str = table["summary"]
        self.minutes: str = table["minutes"]
        self.seats = range(table["seats"][0], table["seats"][1] + 1)
        self.versions: tuple[int, ...] = tuple(table["versions"])
        self.reasons: tuple[str, ...] = tuple(table["reasons"])
        self.bound: int = table["bound"]
        """No game has more decisions of seats than this."""
        self.checked: dict[str, Json] = table.get("checks", {})
        """Settings under which the checks play by default, for a game whose usual length would keep them busy for hours."""
        self.soaked: tuple[str, ...] = tuple(table.get("soak", ()))
        """Settings of which every combination is played when the game is soaked."""
        self.uses: str = table.get("uses", "")
        """`package.module:name` of what tells which components some games made no use of."""
        self.settings = tuple(Setting(entry) for entry in table.get("setting", ()))
        self._rules: str = table["rules"]
        self._presentation: str = table.get("presentation", "landtake.draw.presentation:Presentation")
        self._bot: str = table.get("bot", "")
        self._declared = False
        self._extend: str = table.get("extend", "")

    @property
    def credits(self) -> str:
        """Who made the game: designer, publisher, and the year if it is known."""
        return f"{self.designer}, {self.publisher}" + (f" {self.year}" if self.year else "")

    def extend(self) -> None:
        """Let the game add what people keep outside it, such as scenarios of their own; once."""
        extend, self._extend = self._extend, ""
        if extend:
            load(extend)()

    def complete(self, seats: int, chosen: Json) -> dict[str, Json]:
        """The chosen settings with the defaults of the others; a setting or value that does not exist is refused."""
        if not isinstance(chosen, dict):
            raise BadSetting(f"settings are a table of names and values, not {chosen!r}")
        if seats not in self.seats:
            players = " or ".join(str(n) for n in self.seats)
            raise BadSetting(f"{self.title} is played by {players}, not by {seats}")
        names = [setting.name for setting in self.settings]
        for name in chosen:
            if name not in names:
                raise BadSetting(f"{self.title} has no setting {name!r}; it has {', '.join(names) or 'none'}")
        complete = {}
        for setting in self.settings:
            value = chosen.get(setting.name, setting.default)
            if value not in setting.values or type(value) not in {type(known) for known in setting.values}:
                values = ", ".join(str(value) for value in setting.values)
                raise BadSetting(f"setting {setting.name!r} of {self.title} is one of {values}, not {value!r}")
            if not setting.allows(seats, value):
                players = " or ".join(str(n) for n in setting.seats)
                raise BadSetting(f"setting {setting.name} = {value} of {self.title} is for {players} players, not {seats}")
            complete[setting.name] = value
        return complete

    def rules(self) -> dict[str, Rule]:
        """The game's rules in words, by id."""
        return _rules(self.folder)

    def rules_text(self) -> str:
        """The whole of RULES.md."""
        return (self.folder / "RULES.md").read_text(encoding="utf-8")

    def game(self, seats: int, settings: Json = None, version: int | None = None) -> Game:
        """The game for so many seats, with these settings."""
        version = self.versions[-1] if version is None else version
        if version not in self.versions:
            raise BadSetting(f"{self.title} has no rules version {version}; it has {', '.join(map(str, self.versions))}")
        game: Game = load(self._rules)(seats, self.complete(seats, {} if settings is None else settings), version)
        if not self._declared:
            check_declaration(game.setup())
            self._declared = True
        return game

    def presentation(self, game: Game) -> Any:
        """The game's words and pictures: a `landtake.draw.presentation.Presentation`."""
        return load(self._presentation)(game)

    def judge(self, game: Game) -> Any:
        """What bots know about the game; None if nothing was written."""
        return load(self._bot)(game) if self._bot else None


def load(path: str) -> Any:
    """The object that `package.module:name` names."""
    module, _, name = path.partition(":")
    return getattr(importlib.import_module(module), name)


@cache
def _rules(folder: Path) -> dict[str, Rule]:
    return read_rules((folder / "RULES.md").read_text(encoding="utf-8"))


_added: dict[str, GameInfo] = {}


@cache
def _found() -> dict[str, GameInfo]:
    own = Path(__file__).parent.parent / "games"
    folders = [path.parent for path in sorted(own.glob("*/game.toml"))]
    for entry in entry_points(group="landtake.games"):
        folders.append(Path(entry.load()))
    return {info.name: info for info in map(GameInfo, folders)}


def register(folder: Path | str) -> GameInfo:
    """Add the game in a folder to those that are known, and enrol it in every check."""
    info = GameInfo(Path(folder))
    _added[info.name] = info
    return info


def games() -> list[str]:
    """The names of all games."""
    return sorted({**_found(), **_added})


def info(name: str) -> GameInfo:
    """What is known of a game."""
    known = {**_found(), **_added}
    if str(name) not in known:
        raise UnknownGame(f"there is no game {name!r}; the games are {', '.join(sorted(known))}")
    known[str(name)].extend()
    return known[str(name)]
