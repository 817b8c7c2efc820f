"""`landtake gain`: which bots, or which settings of one, choose better at the same decisions."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from landtake.core import registry
from landtake.lab.gain import Gain, choices
from landtake.lab.gain import gain as gain_of
from landtake.shell.arguments import GameName, Seats, Set, settings
from landtake.shell.console import line, out, progress


def gain(
    game: GameName,
    bots: Annotated[str, typer.Option("--bots", help="Which bots, with commas; all are compared with the first.")],
    positions: Annotated[int, typer.Option("--positions", min=1, metavar="N", help="How many decisions to look at.")] = 200,
    seats: Seats = None,
    set_: Set = None,
    rounds: Annotated[float, typer.Option("--rounds", help="For how many rounds every option is played on to see what it brings.")] = 4.0,
    worlds: Annotated[int, typer.Option("--worlds", min=1, metavar="N", help="In how many worlds.")] = 16,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")] = 1,
) -> None:
    """Tell how much better bots choose than what looks best, far sooner than whole games would."""
    info = registry.info(game)
    played = info.game(info.seats[0] if seats is None else seats, settings(info, set_))
    names = [name for name in bots.split(",") if name]
    with progress() as bar:
        task = bar.add_task(f"looking at decisions of {info.title}", total=positions)
        found = choices(played, names, rounds, positions, worlds, seed, lambda done: bar.update(task, completed=done))
    line(f"{len(found)} decisions, options played on for {rounds:g} rounds in {worlds} worlds; in chances to win, ± one standard error:")
    table = Table("bot")
    for title in ("gains on what looks best", f"and on {names[0]}"):
        table.add_column(title, justify="right")
    for index, name in enumerate(names):
        table.add_row(name, _told(gain_of(found, index)), _told(gain_of(found, index, 0)) if index else "")
    out.print(table)


def _told(gain: Gain) -> str:
    return f"{gain.mean:+.4f} ± {gain.error:.4f}"
