"""`landtake fit`: suggests weights for a game's judge from games that bots play."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from landtake.core import registry
from landtake.lab.fit import Fit, game_to_fit, play
from landtake.lab.fit import fit as find
from landtake.shell.arguments import GameName, Seats, Set, settings
from landtake.shell.console import line, out, progress


def fit(
    game: GameName,
    games: Annotated[int, typer.Option("--games", min=4, metavar="N", help="How many games to play.")] = 40,
    seats: Seats = None,
    set_: Set = None,
    bots: Annotated[str, typer.Option("--bots", help="Who plays, with commas between them; they change seats.")] = "casual",
    positions: Annotated[int, typer.Option("--positions", min=1, metavar="N", help="Positions kept of each game.")] = 40,
    only: Annotated[str, typer.Option("--only", help="The weights to fit, with commas between them; all if not given.")] = "",
    passes: Annotated[int, typer.Option("--passes", min=1, metavar="N", help="How often every weight is looked at.")] = 6,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")] = 1,
    to: Annotated[Path | None, typer.Option("--to", help="Write the suggested weights here, as a table of bot.toml.")] = None,
) -> None:
    """Suggest weights under which a judge would best have foretold who won; whether they play better, `landtake arena` says."""
    info = registry.info(game)
    chosen = settings(info, set_)
    table = game_to_fit(game, info.seats[0] if seats is None else seats, chosen)
    with progress() as bar:
        task = bar.add_task(f"playing {info.title}", total=games)
        played = play(table, bots.split(","), games, positions, seed, lambda done: bar.update(task, completed=done))
        names = only.split(",") if only else None
        count = len(names) if names else len(info.judge(table).knowhow().weights)
        task = bar.add_task("fitting", total=passes * count)
        found = find(table, played, names, passes=passes, progress=lambda name, loss: bar.advance(task))
    _show(found)
    if to is not None:
        to.write_text("[weights]\n" + "".join(f"{name} = {value:.4g}\n" for name, value in found.after.items()), encoding="utf-8")


def _show(found: Fit) -> None:
    table = Table("weight")
    for title in ("now", "suggested"):
        table.add_column(title, justify="right")
    for name, value in found.before.items():
        changed = found.after[name] != value
        table.add_row(name, f"{value:.4g}", f"{found.after[name]:.4g}" if changed else "")
    out.print(table)
    line(f"{found.positions:,} positions; loss, where equal chances would give {found.guess:.4f}:")
    line(f"  fitted to  {found.loss[0]:.4f} now, {found.loss[1]:.4f} suggested")
    line(f"  held out   {found.held_out[0]:.4f} now, {found.held_out[1]:.4f} suggested")
