"""The arguments that several commands share: a game, its seats and settings, a seed."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from landtake.core.errors import BadSetting
from landtake.core.game import Json
from landtake.core.registry import GameInfo, games


def _known(incomplete: str) -> list[str]:
    return [name for name in games() if name.startswith(incomplete)]


GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game, by the name that landtake games gives.", autocompletion=_known)]
Seats = Annotated[int | None, typer.Option("--seats", help="How many play. (default: the fewest that the game allows)", metavar="N")]
Set = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="NAME=VALUE", help="A setting of the game, as landtake games lists them; may be given again."),
]
Viewer = Annotated[
    int | None, typer.Option("--seat", metavar="S", help="Show what this seat sees, 1 being the first. (default: a spectator)")
]


def settings(info: GameInfo, pairs: list[str] | None) -> dict[str, Json]:
    """The settings that NAME=VALUE arguments choose."""
    chosen: dict[str, Json] = {}
    for pair in pairs or ():
        name, equals, text = pair.partition("=")
        if not equals:
            raise BadSetting(f"--set takes NAME=VALUE, such as {_example(info)}, not {pair!r}")
        chosen[name] = _value(info, name, text)
    return chosen


def seat_index(seat: int | None, seats: int) -> int | None:
    """A seat as people count, from 1, as the library counts, from 0."""
    if seat is not None and not 1 <= seat <= seats:
        raise BadSetting(f"there is no seat {seat}; there are seats 1 to {seats}")
    return None if seat is None else seat - 1


def _value(info: GameInfo, name: str, text: str) -> Json:
    values = [value for setting in info.settings if setting.name == name for value in setting.values]
    return next((value for value in values if text in (str(value), json.dumps(value))), text)


def _example(info: GameInfo) -> str:
    return next((f"{setting.name}={setting.values[-1]}" for setting in info.settings), "name=value")
