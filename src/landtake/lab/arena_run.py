"""Playing a plan: in this process or on all cores, from where an earlier run stopped, until it knows enough."""

from __future__ import annotations

import signal
import traceback
from collections import deque
from collections.abc import Callable, Generator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict, dataclass, field
from multiprocessing import get_context
from pathlib import Path

from landtake.core import registry
from landtake.lab.arena import PATIENCE, MatchSpec, Outcome, play_match
from landtake.lab.arena_plan import Plan
from landtake.lab.ledger import Ledger
from landtake.lab.stats import Sprt

Outcomes = Generator[Outcome | str, None, None]
"""Outcomes of matches, or how they broke off."""

WAITING_PER_CORE = 4
"""Matches handed to the workers ahead of time."""


@dataclass
class Run:
    """What came out of a plan so far."""

    plan: Plan
    outcomes: list[tuple[int, MatchSpec, Outcome]] = field(default_factory=list)
    """In the plan's order, with the number of the pairing."""
    failures: list[tuple[MatchSpec, str]] = field(default_factory=list)
    """Matches that broke off through no fault of a bot that could be caught, and how."""
    played: int = 0
    """How many outcomes are new; the others stood in the ledger."""
    verdict: str = ""
    """What the sequential test decided, if there was one and it did."""


def run(
    plan: Plan,
    ledger: Ledger,
    *,
    jobs: int = 1,
    sprt: Sprt | None = None,
    patience: float = PATIENCE,
    progress: Callable[[Run], None] = lambda _: None,
) -> Run:
    """Play the matches of a plan that are not in the ledger yet. The result does not depend on the number of jobs.

    With `sprt` it stops as soon as the test knows whether the first pairing's challenger wins as often as that.
    """
    done = Run(plan)
    missing = list({spec.id: spec for _, spec in plan.matches if spec.id not in ledger}.values())
    fresh = _in_processes(missing, jobs, patience) if jobs > 1 and len(missing) > 1 else _here(missing, patience)
    for number, spec in plan.matches:
        if spec.id not in ledger:
            outcome = next(fresh)
            if isinstance(outcome, str):
                done.failures.append((spec, outcome))
                progress(done)
                continue
            ledger.add({"id": spec.id, "spec": asdict(spec), "outcome": outcome.to_json()})
            done.played += 1
        done.outcomes.append((number, spec, Outcome.from_json(ledger[spec.id]["outcome"])))
        progress(done)
        if sprt is not None and len(done.outcomes) % plan.seats == 0:
            wins, games = challenger_wins(done, 0)
            done.verdict = sprt.verdict(wins, games)
            if done.verdict:
                break
    fresh.close()  # ends the workers of an early stop
    return done


def challenger_wins(done: Run, pairing: int) -> tuple[float, int]:
    """How much a pairing's challenger has won, and of how many games."""
    name = done.plan.pairings[pairing][0]
    wins = 0.0
    games = 0
    for number, spec, outcome in done.outcomes:
        if number == pairing:
            games += 1
            wins += outcome.shares[spec.bots.index(name)]
    return wins, games


def _attempt(spec: MatchSpec, folder: Path, patience: float) -> Outcome | str:
    """The outcome of a match, or how it broke off."""
    try:
        if spec.game not in registry.games():
            registry.register(folder)
        return play_match(spec, patience)
    except Exception:
        return traceback.format_exc()


def _here(specs: list[MatchSpec], patience: float) -> Outcomes:
    for spec in specs:
        yield _attempt(spec, registry.info(spec.game).folder, patience)


def _in_processes(specs: list[MatchSpec], jobs: int, patience: float) -> Outcomes:
    """Outcomes in the order of the specs. A match that takes its process down is tried once more, alone."""
    rest = deque(specs)
    while rest:
        with _pool(jobs) as pool:
            waiting: deque[tuple[MatchSpec, Future[Outcome | str]]] = deque()
            try:
                while rest or waiting:
                    while rest and len(waiting) < WAITING_PER_CORE * jobs:
                        spec = rest.popleft()
                        waiting.append((spec, pool.submit(_attempt, spec, registry.info(spec.game).folder, patience)))
                    yield waiting[0][1].result()
                    waiting.popleft()
            except BrokenProcessPool:
                lost = [spec for spec, _ in waiting]
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise
            else:
                return
        for spec in lost:
            yield _alone(spec, patience)


def _alone(spec: MatchSpec, patience: float) -> Outcome | str:
    with _pool(1) as pool:
        try:
            return pool.submit(_attempt, spec, registry.info(spec.game).folder, patience).result()
        except BrokenProcessPool:
            return "the process that played it was ended"


def _pool(jobs: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_leave_interrupts_to_parent)


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
