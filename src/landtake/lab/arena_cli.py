"""The arena on the command line."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from landtake.bots import make
from landtake.core import registry
from landtake.core.errors import LandtakeError
from landtake.core.game import Json
from landtake.lab import cores, rating
from landtake.lab.arena_plan import BadPlan, Plan, plan
from landtake.lab.arena_plot import plot
from landtake.lab.arena_report import report, tables
from landtake.lab.arena_run import Run, challenger_wins, run
from landtake.lab.ledger import Ledger
from landtake.lab.stats import Sprt, wilson

BAR_SECONDS = 0.2
QUIET_SECONDS = 10.0
"""How often progress is told, with a bar and without."""

app = typer.Typer(help="Bots against bots.", no_args_is_help=True)


@app.callback()
def _group() -> None:
    """Bots against bots."""


@app.command()
def arena(
    game: Annotated[str, typer.Argument(help="The game, by name.")],
    bots: Annotated[str, typer.Option(help="The bots, with commas between them: greedy,ismcts-eval@200ms")],
    games: Annotated[int, typer.Option(help="Games for every pairing; rounded up so that every deal is played in all seatings.")] = 100,
    seats: Annotated[int | None, typer.Option(help="How many play; the game's least number if not given.")] = None,
    seed: Annotated[int, typer.Option(help="The seed of the first deal; the next ones follow.")] = 0,
    setting: Annotated[list[str] | None, typer.Option("--set", help="A setting of the game, such as setup=advanced.")] = None,
    mixed: Annotated[bool, typer.Option(help="Seat different bots together instead of one against many of another.")] = False,
    rated: Annotated[bool, typer.Option(help="A bot that fails loses the match; otherwise a random move stands in.")] = False,
    sprt: Annotated[str, typer.Option(help="Stop when it is known which of two win rates in per cent holds, such as 50,55.")] = "",
    jobs: Annotated[int, typer.Option(help="Processes; 0 takes all cores.")] = 1,
    ledger: Annotated[Path | None, typer.Option(help="The file that keeps the results; a run goes on from there.")] = None,
    as_json: Annotated[Path | None, typer.Option("--json", help="Write the report here as JSON.")] = None,
    svg: Annotated[Path | None, typer.Option(help="Write a plot of the win rates here.")] = None,
    plain: Annotated[bool, typer.Option(help="A line now and then instead of a progress bar.")] = False,
) -> None:
    """Let bots play each other and say who is stronger, how surely."""
    console = Console()
    try:
        rating.require()
        chosen = _settings(game, setting or [])
        tournament = plan(game, bots.split(","), games, seats=seats, seed=seed, settings=chosen, rated=rated, mixed=mixed)
        _check_bots(tournament, chosen)
        test = _sprt(sprt, tournament)
        with Ledger(ledger) as book:
            done = _run(tournament, book, jobs or cores.available(), test, plain or not sys.stderr.isatty())
    except LandtakeError as error:
        Console(stderr=True).print(str(error), style="red", markup=False, highlight=False)
        raise typer.Exit(2) from None
    _tell(done, console, as_json, svg)
    if done.failures:
        raise typer.Exit(1)


def _run(tournament: Plan, book: Ledger, jobs: int, test: Sprt | None, plain: bool) -> Run:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), disable=plain) as bar:
        task = bar.add_task("playing", total=len(tournament.matches))
        told = time.monotonic()

        def show(done: Run) -> None:
            nonlocal told
            wait = QUIET_SECONDS if plain else BAR_SECONDS
            if time.monotonic() - told < wait:
                return
            told = time.monotonic()
            wins, n = challenger_wins(done, 0)
            low, high = wilson(wins, n)
            says = f"{tournament.pairings[0][0]} {wins / n if n else 0:.1%} ({low:.0%} to {high:.0%})"
            finished = len(done.outcomes) + len(done.failures)
            bar.update(task, completed=finished, description=escape(says))
            if plain:
                typer.echo(f"{finished} of {len(tournament.matches)}: {says}", err=True)

        done = run(tournament, book, jobs=jobs, sprt=test, progress=show)
        bar.update(task, completed=len(done.outcomes) + len(done.failures))
        return done


def _tell(done: Run, console: Console, as_json: Path | None, svg: Path | None) -> None:
    told = report(done)
    for table in tables(told):
        console.print(table)
    known = len(done.outcomes) - done.played
    console.print(f"{done.played} games played, {known} were in the ledger", highlight=False)
    console.print(", ".join(f"{name} {value}" for name, value in told.circumstances.items()), highlight=False)
    if done.verdict:
        console.print(f"the sequential test accepts the {'higher' if done.verdict == 'high' else 'lower'} rate", highlight=False)
    for bearing in told.bearings:
        if bearing.first_fault:
            console.print(f"{bearing.bot} failed first with: {bearing.first_fault}", markup=False, highlight=False)
    for id, error in told.failures:
        console.print(f"match {id} broke off: {error}", markup=False, highlight=False)
    if as_json is not None:
        as_json.write_text(json.dumps(told.to_json(), indent=2) + "\n", encoding="utf-8")
    if svg is not None:
        svg.write_text(plot(told, f"{registry.info(done.plan.game).title}, {done.plan.seats} players"), encoding="utf-8")


def _settings(game: str, entries: list[str]) -> dict[str, Json]:
    """The settings that were given as name=value, each turned into the kind of value that the game knows."""
    known = {setting.name: setting for setting in registry.info(game).settings}
    chosen: dict[str, Json] = {}
    for entry in entries:
        name, equals, text = entry.partition("=")
        if not equals:
            raise BadPlan(f"a setting is given as name=value, such as setup=advanced, not {entry!r}")
        values = known[name].values if name in known else ()
        chosen[name] = next((value for value in values if json.dumps(value) == text or str(value) == text), text)
    return chosen


def _check_bots(tournament: Plan, settings: dict[str, Json]) -> None:
    """Refuse a misspelt bot before anything is played."""
    game = registry.info(tournament.game).game(tournament.seats, settings)
    for bot in dict.fromkeys(bot for pairing in tournament.pairings for bot in pairing):
        make(bot, game, 0, 0)


def _sprt(text: str, tournament: Plan) -> Sprt | None:
    if not text:
        return None
    if len(tournament.pairings) > 1:
        raise BadPlan("a sequential test is between two bots")
    try:
        low, high = (float(part) / 100 for part in text.split(","))
        return Sprt(low, high)
    except ValueError:
        raise BadPlan(f"--sprt takes two rising rates in per cent, such as 50,55, not {text!r}") from None


if __name__ == "__main__":
    app()
