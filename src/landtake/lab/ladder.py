"""The claims that we make about our bots, row by row, and what a row showed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from landtake.core import registry
from landtake.core.data import DataFile
from landtake.lab.arena import TRUNCATED, fingerprint, match_spec
from landtake.lab.arena_clock import Clock
from landtake.lab.arena_plan import Plan, plan
from landtake.lab.arena_run import Run, challenger_wins, run
from landtake.lab.ledger import Ledger
from landtake.lab.stats import wilson

CLAIMS = Path(__file__).with_name("ladder.toml")

WIN = "win"
SPEED = "speed"
END = "end"

MET = "met"
OPEN = "reached, but not surely"
MISSED = "not met"


@dataclass(frozen=True)
class Row:
    """One line of the table: a claim about one game with so many seats."""

    claim: str
    says: str
    kind: str
    game: str
    seats: int
    challenger: str
    others: str
    games: int
    quick: int
    bar: float
    """The rate that is to be cleared, or how many times the peer's rate."""

    @property
    def id(self) -> str:
        return f"{self.claim}/{self.game}/{self.seats}"

    @property
    def title(self) -> str:
        return f"{registry.info(self.game).title}, {self.seats} players"


@dataclass(frozen=True)
class Finding:
    """What a row showed. It is plain data, so that it can be kept."""

    id: str
    challenger: str
    others: str
    n: int
    rate: float
    low: float
    high: float
    bar: float
    verdict: str
    code: str
    """The fingerprint of rules, data and bots."""
    notes: dict[str, Any] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, entry: dict[str, Any]) -> Finding:
        return cls(**entry)


def rows(only: list[str] | None = None, path: Path = CLAIMS) -> list[Row]:
    """The rows in which every word of `only` occurs as a claim, a game or a number of seats; all of them if there are none."""
    file = DataFile(path)
    found = []
    for index, claim in enumerate(file["claim"]):
        for game, counts in claim["at"].items():
            for seats in counts:
                file.expect(claim["kind"] in (WIN, SPEED, END), f"there is no kind {claim['kind']!r}", "claim", index)
                bar = _bar(claim, game, seats)
                challenger, others = _named(claim["challenger"], game), _named(claim["others"], game)
                row = Row(claim["name"], claim["says"], claim["kind"], game, seats, challenger, others, claim["games"], claim["quick"], bar)
                if all(word in row.id.split("/") for word in only or ()):
                    found.append(row)
    return found


def _named(entry: Any, game: str) -> str:
    name: str = entry[game] if isinstance(entry, dict) else entry
    return name


def _bar(claim: dict[str, Any], game: str, seats: int) -> float:
    if claim["kind"] == SPEED:
        return float(claim["times"][game])
    if str(seats) in claim.get("bar", {}):
        return float(claim["bar"][str(seats)])
    return float(claim.get("times", {}).get(str(seats), 0)) / seats


def measure(row: Row, ledger: Ledger, games: int, jobs: int, progress: Callable[[Run], None] = lambda _: None) -> Finding:
    """Play what is missing of a row of games, and say what all of them show."""
    if row.kind == END:
        everybody = (row.challenger,) * row.seats
        matches = tuple(
            (0, match_spec(row.game, everybody, deal, registry.info(row.game).complete(row.seats, {}))) for deal in range(games)
        )
        done = run(Plan(row.game, row.seats, (everybody,), matches), ledger, jobs=jobs, progress=progress)
        return _ended(row, done)
    done = run(plan(row.game, [row.challenger, row.others], games, seats=row.seats), ledger, jobs=jobs, progress=progress)
    return _won(row, done)


def _won(row: Row, done: Run) -> Finding:
    wins, n = challenger_wins(done, 0)
    low, high = wilson(wins, n)
    rate = wins / n if n else 0.0
    verdict = MET if low >= row.bar else OPEN if rate >= row.bar else MISSED
    return Finding(row.id, row.challenger, row.others, n, rate, low, high, row.bar, verdict, code_of(row), _conduct(row, done))


def code_of(row: Row) -> str:
    """The fingerprint of what a row rests on."""
    return fingerprint(row.game, (row.challenger,) if row.kind == SPEED else (row.challenger, row.others))


def _ended(row: Row, done: Run) -> Finding:
    n = len(done.outcomes)
    cut = sum(outcome.reason == TRUNCATED for _, _, outcome in done.outcomes)
    low, high = wilson(cut, n)
    longest = max((outcome.decisions for _, _, outcome in done.outcomes), default=0)
    notes = {"truncated": cut, "longest": longest, **_conduct(row, done)}
    verdict = MISSED if cut or done.failures else MET
    return Finding(row.id, row.challenger, row.others, n, cut / n if n else 0.0, low, high, 0.0, verdict, code_of(row), notes)


def _conduct(row: Row, done: Run) -> dict[str, Any]:
    """How the challenger behaved."""
    conducts = [outcome.conduct[seat] for _, spec, outcome in done.outcomes for seat, bot in enumerate(spec.bots) if bot == row.challenger]
    clock = Clock()
    for conduct in conducts:
        clock.merge(conduct.clock)
    iterations = sum(conduct.iterations for conduct in conducts)
    return {
        "decisions": clock.count,
        "p50_ms": round(1000 * clock.quantile(0.5), 2),
        "p95_ms": round(1000 * clock.quantile(0.95), 2),
        "iterations": round(iterations / clock.count) if clock.count else 0,
        "slow": sum(conduct.slow for conduct in conducts),
        "faults": sum(conduct.faults for conduct in conducts),
        "failures": len(done.failures),
    }
