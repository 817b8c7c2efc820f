"""Every way a game can be set up: seats and settings, each value of each setting at least once."""

from __future__ import annotations

import itertools
from dataclasses import dataclass

from landtake.core.game import Game, Json
from landtake.core.registry import GameInfo, info

WHOLE_PRODUCT = 24
"""Up to so many combinations of seats and settings all are tried; above that each setting is varied on its own."""


@dataclass(frozen=True)
class Variant:
    """One game with a number of seats and settings."""

    name: str
    seats: int
    settings: tuple[tuple[str, Json], ...]

    @property
    def info(self) -> GameInfo:
        return info(self.name)

    def game(self) -> Game:
        """The game of this variant."""
        return self.info.game(self.seats, dict(self.settings))

    @property
    def id(self) -> str:
        """A short name, usable as a file name: what differs from the defaults."""
        defaults = {setting.name: setting.default for setting in self.info.settings}
        odd = [f"{name}={value}" for name, value in self.settings if defaults[name] != value]
        return "-".join([self.name, f"{self.seats}p", *odd])


def variants(name: str) -> list[Variant]:
    """The variants of a game that the checks run on."""
    game = info(name)
    everything = [Variant(name, seats, settings) for seats in game.seats for settings in itertools.product(*_choices(game, seats))]
    if len(everything) <= WHOLE_PRODUCT:
        return everything
    usual = [(setting.name, game.checked.get(setting.name, setting.default)) for setting in game.settings]
    return [Variant(name, seats, tuple(usual)) for seats in game.seats] + [
        Variant(name, _fewest(game, position, choice), (*usual[:position], choice, *usual[position + 1 :]))
        for position, setting in enumerate(game.settings)
        for choice in [(setting.name, value) for value in setting.values if value != usual[position][1]]
        if setting.name not in game.checked
    ]


def _choices(game: GameInfo, seats: int) -> list[list[tuple[str, Json]]]:
    return [[(setting.name, value) for value in setting.values if setting.allows(seats, value)] for setting in game.settings]


def _fewest(game: GameInfo, position: int, choice: tuple[str, Json]) -> int:
    """The smallest number of seats with which a setting can have this value."""
    return next(seats for seats in game.seats if choice in _choices(game, seats)[position])
