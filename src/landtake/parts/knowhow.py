"""The numbers behind a game's judge: weights, styles that a person would recognise, and settings of the search, from one data file."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from landtake.core.data import DataFile
from landtake.core.errors import BadSetting

HASTY: Final = "hasty"
"""The style of bots that take what looks best at once, unless they are given another."""


class Style:
    """A way to play: its name, a sentence on how one recognises it, and the weights in which it differs."""

    def __init__(self, name: str, says: str, weights: dict[str, float]) -> None:
        self.name = name
        self.says = says
        self.weights = weights


class Knowhow:
    """A game's weights by name, its styles, and what suits it when it is searched."""

    def __init__(self) -> None:
        self.weights: dict[str, float] = {}
        self.hasty: dict[str, float] = {}
        """The weights that are others for bots that do not look ahead, all styles among them."""
        self.styles: dict[str, Style] = {}
        self.search: dict[str, float] = {}
        """Settings of the tree search."""
        self.plan: dict[str, float] = {}
        """Settings of the turn planner."""
        self.rollout: dict[str, float] = {}
        """Settings of the rollouts."""

    def weighted(self, style: str) -> dict[str, float]:
        """The weights with those of a style in place of the usual ones; an empty style changes nothing."""
        if not style:
            return self.weights
        if style == HASTY:
            return {**self.weights, **self.hasty}
        if style not in self.styles:
            raise BadSetting(f"there is no style {style!r}; the styles are {', '.join(self.styles) or 'none'}")
        return {**self.weights, **self.hasty, **self.styles[style].weights}


def read_knowhow(path: Path) -> Knowhow:
    """What a bot.toml says: tables `weights`, `hasty`, `search`, `plan` and `rollout`, and an array of tables `style`."""
    file = DataFile(path)
    known = Knowhow()
    known.weights = _numbers(file, "weights", file["weights"])
    known.hasty = _numbers(file, "hasty", file.tables.get("hasty", {}))
    for name in known.hasty:
        file.expect(name in known.weights, f"there is no weight {name!r}", "hasty")
    known.search = _numbers(file, "search", file.tables.get("search", {}))
    known.plan = _numbers(file, "plan", file.tables.get("plan", {}))
    known.rollout = _numbers(file, "rollout", file.tables.get("rollout", {}))
    entries = file.tables.get("style", [])
    for index, entry in enumerate(entries):
        weights = _numbers(file, "style", entry.get("weights", {}), index)
        for key in ("name", "says"):
            file.expect(key in entry, f"a style has a {key!r}", "style", index)
        for name in weights:
            file.expect(name in known.weights, f"style {entry['name']!r}: there is no weight {name!r}", "style", index)
        file.expect(entry["name"] not in known.styles, f"style {entry['name']!r} stands there twice", "style", index)
        known.styles[entry["name"]] = Style(entry["name"], entry["says"], weights)
    return known


def _numbers(file: DataFile, table: str, entries: dict[str, object], index: int = 0) -> dict[str, float]:
    numbers: dict[str, float] = {}
    for name, value in entries.items():
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            file.refuse(f"{name} = {value!r} is not a number", table, index)
        numbers[name] = float(value)
    return numbers
