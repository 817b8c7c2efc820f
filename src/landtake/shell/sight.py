"""`landtake sight`: how far ahead it pays to look in a game, and at which of its decisions."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from landtake.core import registry
from landtake.core.errors import BadSetting
from landtake.lab.sight import Sight, gains, look, told, told_at_once
from landtake.shell.arguments import GameName, Seats, Set, settings
from landtake.shell.console import line, out, progress


def sight(
    game: GameName,
    positions: Annotated[int, typer.Option("--positions", min=1, metavar="N", help="How many decisions to look at.")] = 100,
    seats: Seats = None,
    set_: Set = None,
    rounds: Annotated[str, typer.Option("--rounds", help="How many rounds ahead, with commas; the last is the measure.")] = "1,2,4,8",
    worlds: Annotated[int, typer.Option("--worlds", min=2, metavar="N", help="In how many worlds, an even number.")] = 8,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same decisions.")] = 1,
) -> None:
    """Tell how much some rounds ahead foretell of what many rounds bring, by what a judge thinks and a quick policy does."""
    info = registry.info(game)
    played = info.game(info.seats[0] if seats is None else seats, settings(info, set_))
    try:
        ahead = [float(each) for each in rounds.split(",")]
    except ValueError:
        raise BadSetting(f"--rounds takes numbers with commas between them, such as 1,2,4,8, not {rounds!r}") from None
    with progress() as bar:
        task = bar.add_task(f"looking ahead in {info.title}", total=positions)
        found = look(played, ahead, positions, worlds, seed, lambda done: bar.update(task, completed=done))
    _show(found)


def _show(found: Sight) -> None:
    worlds = len(found.glimpses[0].near[0])
    line(f"{len(found.glimpses)} decisions, up to 4 options each, {worlds} worlds; in chances to win:")
    table = Table("looked at")
    for title in ("ms", "explained", "trust", "strays", "surprise"):
        table.add_column(title, justify="right")
    table.add_row("the turn's end", f"{found.near_ms:.2f}", f"{told_at_once(found):.4f}")
    for index, rounds in enumerate(found.rounds):
        each = told(found, index)
        ms = found.near_ms + found.ahead_ms[index]
        surprise = f"{each.surprise:.3f}" if each.surprise else ""
        table.add_row(
            f"and {_rounds(rounds)} more", f"{ms:.2f}", f"{each.explained:.4f}", f"{each.trust:.2f}", f"{each.noise:.4f}", surprise
        )
    out.print(table)
    line(f"What the choice brings over the mean of the options, with {_rounds(found.rounds[found.middle])} ahead:")
    out.print(_gains(found))


def _gains(found: Sight) -> Table:
    table = Table("decision")
    for title in ("seen", "options", "by the turn's end", "by looking ahead"):
        table.add_column(title, justify="right")
    for kind, (count, options, at_end, ahead) in gains(found, found.middle).items():
        table.add_row(kind, str(count), f"{options:.1f}", f"{at_end:+.4f}", f"{ahead:+.4f}")
    return table


def _rounds(number: float) -> str:
    return "1 round" if number == 1 else f"{number:g} rounds"
