"""What an arena has to say: who beat whom how surely, how strong each bot is, how long it thought, what went wrong."""

from __future__ import annotations

import platform
from dataclasses import asdict, dataclass
from typing import Any

from rich.table import Table

from landtake.core.compiled import is_compiled
from landtake.lab import cores
from landtake.lab.arena import TRUNCATED, fingerprint
from landtake.lab.arena_clock import Clock
from landtake.lab.arena_run import Run
from landtake.lab.rating import Rating, rate
from landtake.lab.stats import wilson


@dataclass(frozen=True)
class Row:
    """How a challenger did against the others of its pairing."""

    challenger: str
    others: str
    games: int
    wins: float
    low: float
    high: float
    fair: float
    """The rate at which a bot as strong as the others would win."""
    by_seat: tuple[float, ...]
    """The challenger's win rate in each seat."""
    mean_rank: float
    margin: float
    """The challenger's points less the best other's, on average."""
    truncated: int

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0


@dataclass(frozen=True)
class Bearing:
    """How a bot behaved over all its matches."""

    bot: str
    decisions: int
    p50_ms: float
    p95_ms: float
    iterations: int
    iterations_a_second: float
    slow: int
    stalls: int
    illegal: int
    crashes: int
    forfeits: int
    first_fault: str


@dataclass(frozen=True)
class Report:
    """The whole of it."""

    rows: tuple[Row, ...]
    ratings: tuple[Rating, ...]
    bearings: tuple[Bearing, ...]
    failures: tuple[tuple[str, str], ...]
    verdict: str
    first_seat: tuple[float, float, float, int]
    """How often the first seat won, whoever sat there: rate, interval, games."""
    circumstances: dict[str, str]
    """On what it was played."""

    def to_json(self) -> dict[str, Any]:
        return {
            **self.circumstances,
            "rows": [{**asdict(row), "rate": row.rate} for row in self.rows],
            "ratings": [asdict(rating) for rating in self.ratings],
            "bots": [asdict(bearing) for bearing in self.bearings],
            "failures": [{"match": id, "error": error} for id, error in self.failures],
            "verdict": self.verdict,
            "first_seat": dict(zip(("rate", "low", "high", "games"), self.first_seat, strict=True)),
        }


def report(done: Run) -> Report:
    """What a run showed."""
    ordered = sorted(done.outcomes, key=lambda entry: entry[1].id)  # an order that owes nothing to the plan
    firsts = [outcome.shares[0] for _, _, outcome in done.outcomes]
    low, high = wilson(sum(firsts), len(firsts))
    return Report(
        tuple(_row(done, number) for number in range(len(done.plan.pairings))),
        tuple(rate((spec.bots, outcome.ranks) for _, spec, outcome in ordered)),
        tuple(_bearing(done, bot) for bot in dict.fromkeys(bot for pairing in done.plan.pairings for bot in pairing)),
        tuple((spec.id, error) for spec, error in done.failures),
        done.verdict,
        (sum(firsts) / len(firsts) if firsts else 0.0, low, high, len(firsts)),
        {
            "game": done.plan.game,
            "seats": str(done.plan.seats),
            "code": fingerprint(done.plan.game, tuple(bot for pairing in done.plan.pairings for bot in pairing)),
            "form": "compiled" if is_compiled() else "interpreted",
            "python": platform.python_version(),
            "machine": f"{platform.system()} {platform.machine()}, {cores.available()} cores",
        },
    )


def _row(done: Run, number: int) -> Row:
    pairing = done.plan.pairings[number]
    challenger = pairing[0]
    own = pairing.count(challenger)
    wins, margin, ranks, truncated = 0.0, 0.0, 0.0, 0
    by_seat: list[list[float]] = [[] for _ in range(done.plan.seats)]
    matches = [(spec, outcome) for which, spec, outcome in done.outcomes if which == number]
    for spec, outcome in matches:
        seats = [seat for seat, bot in enumerate(spec.bots) if bot == challenger]
        wins += sum(outcome.shares[seat] for seat in seats)
        ranks += sum(outcome.ranks[seat] for seat in seats) / own
        others = [score for seat, score in enumerate(outcome.scores) if seat not in seats]
        margin += max(outcome.scores[seat] for seat in seats) - max(others)
        truncated += outcome.reason == TRUNCATED
        for seat in seats:
            by_seat[seat].append(outcome.shares[seat])
    games = len(matches)
    low, high = wilson(wins, games)
    return Row(
        challenger,
        ", ".join(
            f"{pairing.count(bot)} x {bot}" if pairing.count(bot) > 1 else bot for bot in dict.fromkeys(pairing) if bot != challenger
        ),
        games,
        wins,
        low,
        high,
        own / len(pairing),
        tuple(sum(shares) / len(shares) if shares else 0.0 for shares in by_seat),
        ranks / games if games else 0.0,
        margin / games if games else 0.0,
        truncated,
    )


def _crowd(bots: tuple[str, ...]) -> str:
    return ", ".join(f"{bots.count(bot)} x {bot}" if bots.count(bot) > 1 else bot for bot in dict.fromkeys(bots))


def _bearing(done: Run, bot: str) -> Bearing:
    conducts = [outcome.conduct[seat] for _, spec, outcome in done.outcomes for seat, name in enumerate(spec.bots) if name == bot]
    clock = Clock()
    for conduct in conducts:
        clock.merge(conduct.clock)
    iterations = sum(conduct.iterations for conduct in conducts)
    return Bearing(
        bot,
        clock.count,
        1000 * clock.quantile(0.5),
        1000 * clock.quantile(0.95),
        iterations,
        iterations / clock.total if clock.total else 0.0,
        sum(conduct.slow for conduct in conducts),
        sum(conduct.stalls for conduct in conducts),
        sum(conduct.illegal for conduct in conducts),
        sum(conduct.crashes for conduct in conducts),
        sum(conduct.forfeit for conduct in conducts),
        next((conduct.first_fault for conduct in conducts if conduct.first_fault), ""),
    )


def tables(told: Report) -> list[Table]:
    """The report for a terminal."""
    return [_rows_table(told), _bots_table(told)]


def _rows_table(told: Report) -> Table:
    table = Table(title="Who beat whom")
    table.add_column("challenger against others", overflow="fold")
    for heading in ("games", "won", "95 % interval", "fair", "by seat"):
        table.add_column(heading, justify="right", no_wrap=True)
    for row in told.rows:
        table.add_row(
            f"{row.challenger}\n  against {row.others}",
            str(row.games),
            f"{row.rate:.1%}",
            f"{row.low:.1%} {row.high:.1%}",
            f"{row.fair:.0%}",
            " ".join(f"{share:.0%}" for share in row.by_seat),
        )
    rate, low, high, games = told.first_seat
    truncated = sum(row.truncated for row in told.rows)
    table.caption = f"the first seat won {rate:.1%} ({low:.1%} to {high:.1%}) of {games}; {truncated} games were cut short"
    return table


def _bots_table(told: Report) -> Table:
    table = Table(title="The bots")
    table.add_column("bot", overflow="fold")
    for heading in ("rating", "decisions", "p50 ms", "p95 ms", "iterations/s", "faults"):
        table.add_column(heading, justify="right", no_wrap=heading != "faults")
    ratings = {rating.bot: rating for rating in told.ratings}
    order = list(ratings)
    for each in sorted(told.bearings, key=lambda each: order.index(each.bot) if each.bot in ratings else len(order)):
        rating = ratings.get(each.bot)
        table.add_row(
            each.bot,
            f"{rating.mu:.1f} ± {2 * rating.sigma:.1f}" if rating else "",
            str(each.decisions),
            f"{each.p50_ms:.2f}",
            f"{each.p95_ms:.2f}",
            f"{each.iterations_a_second:,.0f}" if each.iterations else "",
            _faults(each),
        )
    return table


def _faults(each: Bearing) -> str:
    counts = {"slow": each.slow, "stalled": each.stalls, "illegal": each.illegal, "crashed": each.crashes, "forfeited": each.forfeits}
    return ", ".join(f"{count} {name}" for name, count in counts.items() if count) or "none"
