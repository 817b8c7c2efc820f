"""`landtake soak`: thousands of random games of every combination of seats and main settings."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import typer
from rich.table import Table

from landtake.core import registry
from landtake.lab import cores
from landtake.lab.soak import Combination, Soaked, combinations, never_used
from landtake.lab.soak import soak as play_all
from landtake.shell.console import line, out, progress, refuse


def soak(
    games: Annotated[list[str] | None, typer.Argument(metavar="GAME", help="The games to soak. (default: all)")] = None,
    count: Annotated[int, typer.Option("--games", min=1, metavar="N", help="How many games to play of each combination.")] = 2000,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same games, however many jobs there are.")] = 1,
    jobs: Annotated[int | None, typer.Option("--jobs", min=1, metavar="N", help="Processes to play in. (default: one a core)")] = None,
) -> None:
    """Play random games of every combination: all must end within the declared bound, with every component accounted for.

    Exits with 1 if a game goes on for too long, an invariant is broken, or a card is there that no game made use of.
    """
    infos = [registry.info(name) for name in games or registry.games()]
    problems: list[str] = []
    for info in infos:
        combined = combinations(info)
        with progress() as bar:
            task = bar.add_task(info.title, total=len(combined) * count)
            results = play_all(combined, count, jobs or cores.available(), seed, partial(bar.advance, task))
        unused = never_used(info, results.values())
        _show(info, results, unused)
        problems += [f"{info.title}: {each}" for soaked in results.values() for each in soaked.breaches]
        endless = [(each, soaked.truncated) for each, soaked in results.items() if soaked.truncated]
        problems += [f"{info.title}, {each.name}: {count} games did not end" for each, count in endless]
        problems += [f"{info.title}: no game made use of {each}" for each in unused]
    for problem in problems:
        refuse(problem)
    if problems:
        raise typer.Exit(1)


def _show(info: registry.GameInfo, results: dict[Combination, Soaked], unused: list[str]) -> None:
    line(f"{info.title}: decisions of seats in a random game, at most {info.bound:,} allowed", "bold")
    table = Table("combination")
    for heading in ("games", "mean", "longest", "did not end", "breaches"):
        table.add_column(heading, justify="right")
    for each, soaked in results.items():
        mean = f"{soaked.decisions / soaked.games:,.0f}"
        table.add_row(each.name, f"{soaked.games:,}", mean, f"{soaked.longest:,}", str(soaked.truncated), str(len(soaked.breaches)))
    out.print(table)
    if info.uses:
        line(f"never used: {', '.join(unused) or 'nothing'}")
