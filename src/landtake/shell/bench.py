"""`landtake bench`: how fast the games run, and how that compares with others."""

from __future__ import annotations

import json
import platform
from typing import Annotated

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from landtake.core import registry
from landtake.core.compiled import is_compiled
from landtake.lab.bench import Floors, Rates, floors, measure, regressions
from landtake.lab.workloads import COMPARED, MEASURES, Catanatron, OurGame, Workload
from landtake.shell.console import err, line, out, refuse


def bench(
    games: Annotated[list[str] | None, typer.Argument(metavar="GAME", help="The games to measure. (default: all)")] = None,
    peers: Annotated[bool, typer.Option("--peers", help="Measure catanatron's random players in the same run, and print ratios.")] = False,
    gate: Annotated[
        bool, typer.Option("--gate", help="Exit with 1 if a ratio to catanatron has fallen by more than 25 %; measures it too.")
    ] = False,
    rounds: Annotated[int, typer.Option("--rounds", min=1, help="Windows of each measure; their median is told.")] = 5,
    seconds: Annotated[float, typer.Option("--seconds", min=0.001, help="The least length of a window.")] = 0.5,
    as_json: Annotated[bool, typer.Option("--json", help="Write the rates as JSON.")] = False,
) -> None:
    """Measure random decisions, games, copies, and copy + options + apply a second, on one core.

    A decision is options listed and one applied; chance takes time but is not counted.

    Within a window ours and the peers take turns, so that ratios hold on a machine whose speed changes.
    """
    names = [registry.info(name).name for name in games or registry.games()]
    workloads: list[Workload] = [OurGame(name) for name in names]
    if peers or gate:
        workloads.append(Catanatron())
    rates = _measure(workloads, rounds, seconds)
    peer = rates.pop() if peers or gate else None
    if as_json:
        print(json.dumps(_told(rates, peer), indent=2))
    else:
        _show(rates, peer)
    if gate and peer is not None:
        _gate(rates, peer)


def _measure(workloads: list[Workload], rounds: int, seconds: float) -> list[Rates]:
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task("measuring", total=rounds * len(workloads[0].batches()))
        return measure(workloads, rounds, seconds, lambda: progress.advance(task))


def _told(rates: list[Rates], peer: Rates | None) -> dict[str, object]:
    told: dict[str, object] = {
        "python": platform.python_version(),
        "compiled": is_compiled(),
        "games": {rate.name: rate.to_json() for rate in rates},
    }
    if peer is not None:
        told["peers"] = {peer.name: peer.to_json()}
        told["ratios"] = {rate.name: {name: rate.ratio(name, peer) for name in COMPARED} for rate in rates}
    return told


def _show(rates: list[Rates], peer: Rates | None) -> None:
    form = "compiled" if is_compiled() else "plain"
    line(f"Python {platform.python_version()}, kernel and rules {form}, one core, median of windows", "bold")
    for rate in rates:
        line(f"{rate.name}: {rate.remark}")
        out.print(_table(rate, peer, floors(rate.name)))
    if peer is not None:
        line(f"{peer.name}: {peer.remark}")
        out.print(_table(peer, None, None))


def _table(rate: Rates, peer: Rates | None, kept: Floors | None) -> Table:
    table = Table("")
    for heading in ("a second", "windows", *((f"× {peer.name}", "floor", "target") if peer else ())):
        table.add_column(heading, justify="right")
    for name, title in MEASURES.items():
        windows = rate.windows[name]
        row = [title, _number(rate.median(name)), f"{_short(min(windows))} to {_short(max(windows))}"]
        if peer and kept and name in COMPARED:
            row += [f"{rate.ratio(name, peer):.1f}", _limit(kept.floor(name)), _limit(kept.targets.get(name, 0))]
        table.add_row(*row)
    return table


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def _short(value: float) -> str:
    if value < 1000:
        return f"{value:.0f}"
    return f"{value / 1e3:.0f}k" if value < 1e6 else f"{value / 1e6:.2f}M"


def _limit(value: float) -> str:
    return f"{value:.1f}" if value else ""


def _gate(rates: list[Rates], peer: Rates) -> None:
    told = [sentence for rate in rates for sentence in regressions(rate, peer, floors(rate.name))]
    for sentence in told:
        refuse(sentence)
    if told:
        raise typer.Exit(1)
