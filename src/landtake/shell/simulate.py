"""`landtake simulate`: many random games, and what came out of them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Annotated, Any

import typer
from rich.table import Table

from landtake.core import registry
from landtake.lab import cores
from landtake.lab.simulate import Plan, summary
from landtake.lab.simulate import simulate as play_all
from landtake.shell.arguments import GameName, Seats, Set, settings
from landtake.shell.console import line, out, progress, refuse


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option("--games", min=1, metavar="N", help="How many games to play.")] = 1000,
    seats: Seats = None,
    set_: Set = None,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same games, however many jobs there are.")] = 1,
    jobs: Annotated[int | None, typer.Option("--jobs", min=1, metavar="N", help="Processes to play in. (default: one a core)")] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Look at the game's invariants after every step; exits with 1 if one is broken.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Write the summary as JSON.")] = False,
) -> None:
    """Play many random games: wins by seat, how long games last, why they end."""
    info = registry.info(game)
    count = info.seats[0] if seats is None else seats
    chosen = settings(info, set_)
    info.complete(count, chosen)
    plan = Plan(info.folder, count, tuple(chosen.items()), seed, check)
    with progress() as bar:
        task = bar.add_task(info.title, total=games)
        tally = play_all(plan, games, jobs or cores.available(), lambda done: bar.advance(task, done))
    told = summary(info, plan, tally)
    if as_json:
        print(json.dumps(told, indent=2, ensure_ascii=False))
    else:
        _show(info, told)
    problems = list(_problems(told))
    for problem in problems:
        refuse(problem)
    if problems:
        raise typer.Exit(1)


def _show(info: registry.GameInfo, told: dict[str, Any]) -> None:
    words = info.presentation(info.game(told["seats"], told["settings"]))
    chosen = ", ".join(f"{name} = {value}" for name, value in told["settings"].items()) or "none"
    line(f"{info.title}: {told['games']:,} random games, {told['seats']} seats, seed {told['seed']}", "bold")
    line(f"settings: {chosen}")
    line(f"invariants: {'checked after every step' if told['checked'] else 'not checked (--check does)'}")
    out.print(_shares("won by", {words.seat(seat): won for seat, won in enumerate(told["wins"])} | _shared(told["shared"])))
    out.print(_shares("ended by", told["reasons"]))
    lengths = told["decisions"]
    line(f"decisions a game: mean {lengths['mean']:.1f}, 5 % ≤ {lengths['p5']}, 95 % ≤ {lengths['p95']}, longest {lengths['max']}")
    line(f"cut off after {told['bound']} decisions: {told['truncated']:,} games")


def _shared(shared: dict[str, Any]) -> dict[str, Any]:
    return {"several together": shared} if shared["count"] else {}


def _shares(heading: str, rows: dict[str, Any]) -> Table:
    table = Table(heading)
    for title in ("games", "share", "95 % interval"):
        table.add_column(title, justify="right")
    for name, row in rows.items():
        table.add_row(name, f"{row['count']:,}", f"{row['share']:.1%}", f"{row['low']:.1%} to {row['high']:.1%}")
    return table


def _problems(told: dict[str, Any]) -> Iterator[str]:
    for breach in told["breaches"]:
        yield f"an invariant is broken: {breach}"
    if told["truncated"]:
        yield f"{told['truncated']} games went on for more than the {told['bound']} decisions that game.toml declares as the most"
