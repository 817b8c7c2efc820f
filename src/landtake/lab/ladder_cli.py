"""`landtake ladder`: plays every row of the claims about our bots, and writes down what they showed."""

from __future__ import annotations

import statistics
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from landtake.core.errors import LandtakeError
from landtake.lab import cores, ladder_report, ladder_speed
from landtake.lab.arena_run import Run, challenger_wins
from landtake.lab.ladder import MET, MISSED, OPEN, SPEED, Finding, Row, code_of, measure, rows
from landtake.lab.ledger import Ledger

TOLD_SECONDS = 30.0
"""How often a line is told of a row's progress where there is no terminal to draw a bar on."""

err = Console(stderr=True, highlight=False)
out = Console(highlight=False)


def ladder(
    only: Annotated[list[str] | None, typer.Option(help="Only rows of this claim, game or number of seats; may be given again.")] = None,
    quick: Annotated[bool, typer.Option("--quick", help="A few games of every row, to see that it works; no page is written.")] = False,
    again: Annotated[bool, typer.Option("--again", help="Also rows whose finding is kept and whose code is still the same.")] = False,
    games: Annotated[int | None, typer.Option(min=1, help="Games of every row, in place of what the claims say.")] = None,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; 0 takes all cores.")] = 1,
    ledger: Annotated[Path, typer.Option(help="The file that keeps every match; a run goes on from there.")] = Path("build/ladder.jsonl"),
    page: Annotated[Path, typer.Option(help="The page; the findings are kept beside it as JSON.")] = Path("docs/strength.md"),
    list_: Annotated[bool, typer.Option("--list", help="Only say which rows there are and what is known of them.")] = False,
) -> None:
    """Show how strong the bots are: every claim with n, rate, interval and bar. Goes on where it was interrupted."""
    chosen = rows(only)
    if not chosen:
        raise LandtakeError(f"no row has all of {', '.join(only or ())}; landtake ladder --list names them")
    known = ladder_report.read(page.with_suffix(".json"))
    if list_:
        for row in chosen:
            out.print(_line(row, known.get(row.id)), markup=False)
        return
    with Ledger(ledger) as book:
        for number, row in enumerate(chosen, 1):
            wanted = games or (row.quick if quick else row.games)
            kept = known.get(row.id)
            if kept and not (again or quick) and kept.code == code_of(row) and kept.n >= wanted and kept.challenger == row.challenger:
                out.print(_line(row, kept) + " (kept)", markup=False)
                continue
            found = _measure(row, book, wanted, jobs or cores.available(), f"{number} of {len(chosen)}")
            out.print(_line(row, found), markup=False)
            if not quick:
                known[row.id] = found
                ladder_report.write(page, rows(), known)


def _measure(row: Row, book: Ledger, games: int, jobs: int, place: str) -> Finding:
    begin = time.monotonic()
    found = _speed(row, games) if row.kind == SPEED else _played(row, book, games, jobs, place)
    found.notes.update(
        machine=ladder_report.machine(), date=f"{datetime.now(UTC):%Y-%m-%d}", minutes=round((time.monotonic() - begin) / 60, 1)
    )
    return found


def _speed(row: Row, windows: int) -> Finding:
    rates = ladder_speed.rates(row.game, row.seats, windows)
    ratios = [min(own / rates[peer][index] for peer in ladder_speed.PEERS) for index, own in enumerate(rates["ours"])]
    rate = statistics.median(ratios)
    verdict = MET if min(ratios) >= row.bar else OPEN if rate >= row.bar else MISSED
    notes = {name: statistics.median(each) for name, each in rates.items()}
    others = ladder_speed.peer()
    return Finding(row.id, row.challenger, others, windows, rate, min(ratios), max(ratios), row.bar, verdict, code_of(row), notes)


def _played(row: Row, book: Ledger, games: int, jobs: int, place: str) -> Finding:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task(f"{place}: {escape(row.id)}", total=games)
        told = time.monotonic()

        def show(done: Run) -> None:
            nonlocal told
            finished = len(done.outcomes) + len(done.failures)
            wins, n = challenger_wins(done, 0)
            bar.update(task, completed=finished, description=f"{place}: {escape(row.id)} {wins / n if n else 0:.0%}")
            if not err.is_terminal and time.monotonic() - told > TOLD_SECONDS:
                told = time.monotonic()
                err.print(f"{place}: {row.id}: {finished} of {games}, {wins:g} won", markup=False)

        return measure(row, book, games, jobs, show)


def _line(row: Row, found: Finding | None) -> str:
    if found is None:
        return f"{row.id}: not measured yet"
    if row.kind == SPEED:
        says = f"{found.notes['ours']:,.0f} iterations a second, {found.rate:.1f} times {found.others}, bar {found.bar:g}"
        return f"{row.id}: {says}: {found.verdict}"
    says = f"{found.rate:.1%} ({found.low:.1%} to {found.high:.1%}) of {found.n}, bar {found.bar:.1%}"
    return f"{row.id}: {found.challenger} against {found.others}: {says}: {found.verdict}"
