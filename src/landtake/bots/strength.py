"""The four strengths that a player chooses from, and which bot each is in which game."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Strength:
    """One strength: what it is called, what it means, and its bot."""

    name: str
    says: str
    spec: str
    games: dict[str, str] = field(default_factory=dict)

    def spec_for(self, game: str) -> str:
        """The spec of this strength in a game, by the game's registered name."""
        return self.games.get(game, self.spec)


def _read(path: Path) -> dict[str, Strength]:
    tables = tomllib.loads(path.read_text(encoding="utf-8"))
    return {name: Strength(name, entry["says"], entry["spec"], entry.get("games", {})) for name, entry in tables.items()}


STRENGTHS: dict[str, Strength] = _read(Path(__file__).parent / "strengths.toml")
"""Easy, fair, strong and expert, weakest first."""
