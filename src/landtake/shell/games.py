"""landtake games: which games there are."""

from __future__ import annotations

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from landtake.core import registry
from landtake.shell.console import line, out


def games() -> None:
    """List the games: how many play, which settings there are, who made them."""
    for name in registry.games():
        _show(registry.info(name))


def _show(info: registry.GameInfo) -> None:
    players = _range(info.seats)
    out.print(Text.assemble((info.name, "bold"), f"  {info.title}, {players} seats, {info.minutes} minutes"))
    out.print(Padding(Text(info.summary), (0, 0, 0, 2), expand=False))
    out.print(Padding(Text(f"By {info.credits}."), (0, 0, 0, 2), expand=False))
    if info.settings:
        out.print(Padding(_settings(info), (0, 0, 0, 2), expand=False))
    line()


def _settings(info: registry.GameInfo) -> Table:
    table = Table("--set", "values", "", box=None, padding=(0, 2, 0, 0), header_style="dim")
    for setting in info.settings:
        values = Text(", ").join(Text(str(value), "underline" if value == setting.default else "") for value in setting.values)
        says = f"{setting.says} (rule {setting.rule}; default {setting.default})"
        table.add_row(Text(setting.name), values, Text(says))
    return table


def _range(seats: range) -> str:
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]} to {seats[-1]}"
