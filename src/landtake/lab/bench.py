"""Speed, measured in small turns, so that all that is compared meets the same machine."""

from __future__ import annotations

import statistics
import time
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from landtake.core.compiled import is_compiled
from landtake.lab import cores
from landtake.lab.workloads import COMPARED, MEASURES, Batch, Workload

REACHED = Path(__file__).with_name("bench.toml")


@dataclass(frozen=True)
class Rates:
    """How often a second each measure was counted, window by window."""

    name: str
    remark: str
    windows: dict[str, list[float]]

    def median(self, measure: str) -> float:
        return statistics.median(self.windows[measure])

    def ratio(self, measure: str, peer: Rates) -> float:
        """How many times faster than a peer: the median over windows that both took turns in."""
        return statistics.median(own / other for own, other in zip(self.windows[measure], peer.windows[measure], strict=True))

    def to_json(self) -> dict[str, Any]:
        windows = {name: {"median": self.median(name), "low": min(rates), "high": max(rates)} for name, rates in self.windows.items()}
        return {"remark": self.remark, **windows}


def measure(
    workloads: Sequence[Workload], rounds: int = 5, seconds: float = 0.5, progress: Callable[[], None] = lambda: None
) -> list[Rates]:
    """The rates of every workload on one core, after a warm-up; in a window all workloads take turns at the same kind of work."""
    rates = [Rates(workload.name, workload.remark, {name: [] for name in MEASURES}) for workload in workloads]
    kinds = list(zip(*(workload.batches() for workload in workloads), strict=True))
    with cores.one():
        for batch in (batch for kind in kinds for batch in kind):
            batch()
        for _ in range(rounds):
            for kind in kinds:
                for rate, counted in zip(rates, window(kind, seconds), strict=True):
                    for name, per_second in counted.items():
                        rate.windows[name].append(per_second)
                progress()
    return rates


def window(batches: Sequence[Batch], seconds: float) -> list[dict[str, float]]:
    """What each batch counts a second, if all get this much time in small turns: the next is whoever had the least so far."""
    spent = [0.0] * len(batches)
    counts: list[dict[str, int]] = [{} for _ in batches]
    while min(spent) < seconds:
        turn = spent.index(min(spent))
        begin = time.perf_counter()
        done = batches[turn]()
        spent[turn] += time.perf_counter() - begin
        for name, count in done.items():
            counts[turn][name] = counts[turn].get(name, 0) + count
    return [{name: count / passed for name, count in counted.items()} for counted, passed in zip(counts, spent, strict=True)]


@dataclass(frozen=True)
class Floors:
    """What a game's ratios to a peer were when they were last written down, what they should be, and how far they may fall."""

    tolerance: float
    reached: dict[str, float]
    targets: dict[str, float]

    def floor(self, measure: str) -> float:
        return self.reached.get(measure, 0.0) * (1 - self.tolerance)


def floors(game: str, file: Path = REACHED) -> Floors:
    """The floors of a game for the form, compiled or plain, that is running."""
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    form = "compiled" if is_compiled() else "plain"
    entries = table.get(game, {}).get(form, {})
    return Floors(table["tolerance"], entries.get("reached", {}), entries.get("target", {}))


def regressions(rates: Rates, peer: Rates, kept: Floors) -> list[str]:
    """Which ratios have fallen below their floors, in words."""
    told = []
    for measure in COMPARED:
        ratio = rates.ratio(measure, peer)
        if ratio < kept.floor(measure):
            told.append(
                f"{rates.name}: {MEASURES[measure]} run at {ratio:.1f}× {peer.name}'s rate, below the floor of {kept.floor(measure):.1f}×"
                f" ({kept.reached[measure]:g}× was reached, less {kept.tolerance:.0%})"
            )
    return told
