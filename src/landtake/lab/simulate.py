"""Random games in bulk: who wins, how long they last, why they end."""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

from landtake.core.game import Game, Json, result
from landtake.core.playout import playout, sample
from landtake.core.registry import GameInfo
from landtake.core.state import CHANCE, OVER, State
from landtake.lab.stats import wilson

CHUNK = 200
"""Games that one process plays before it reports."""

BREACHES_KEPT = 5


@dataclass(frozen=True)
class Plan:
    """What is to be played: a game with its seats and settings, and a seed from which every game gets its own."""

    folder: Path
    seats: int
    settings: tuple[tuple[str, Json], ...]
    seed: int
    checked: bool = False
    """Whether the game's invariants are looked at after every step."""


@dataclass
class Tally:
    """What came out of some games."""

    games: int = 0
    wins: Counter[int] = field(default_factory=Counter)
    """Games that a seat won alone."""
    shared: int = 0
    """Games that several seats won together."""
    lengths: Counter[int] = field(default_factory=Counter)
    """Games by the number of decisions that seats took in them."""
    reasons: Counter[str] = field(default_factory=Counter)
    truncated: int = 0
    """Games that were still going on after as many decisions as the game declares at most."""
    breaches: list[str] = field(default_factory=list)
    """The first few invariants found broken."""

    def add(self, other: Tally) -> None:
        """Count other games in."""
        self.games += other.games
        self.wins += other.wins
        self.shared += other.shared
        self.lengths += other.lengths
        self.reasons += other.reasons
        self.truncated += other.truncated
        self.breaches = (self.breaches + other.breaches)[:BREACHES_KEPT]


def simulate(plan: Plan, games: int, jobs: int = 1, progress: Callable[[int], None] = lambda _: None) -> Tally:
    """Play games of a plan in so many processes; the tally does not depend on how many those are."""
    tally = Tally()
    for part in _parts(plan, games, jobs):
        tally.add(part)
        progress(part.games)
    return tally


def play_some(plan: Plan, first: int, count: int) -> Tally:
    """Play the games of a plan with the numbers from `first` on."""
    info = GameInfo(plan.folder)
    game = info.game(plan.seats, dict(plan.settings))
    tally = Tally()
    for number in range(first, first + count):
        _play_one(game, info.bound, plan, number, tally)
    return tally


def _parts(plan: Plan, games: int, jobs: int) -> Iterator[Tally]:
    starts = range(0, games, CHUNK)
    counts = [min(CHUNK, games - start) for start in starts]
    play = partial(play_some, plan)
    if jobs == 1 or len(starts) == 1:
        yield from map(play, starts, counts)
        return
    with ProcessPoolExecutor(min(jobs, len(starts)), get_context("spawn"), initializer=_leave_interrupts_to_parent) as pool:
        try:
            yield from pool.map(play, starts, counts)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_one(game: Game, bound: int, plan: Plan, number: int, tally: Tally) -> None:
    random = Random(f"{plan.seed}/{number}").random
    state = game.setup()
    if plan.checked:
        length = _checked_playout(game, state, random, bound, f"game {number} of seed {plan.seed}", tally.breaches)
    else:
        length = playout(game, state, random, bound)
    tally.games += 1
    tally.lengths[length] += 1
    if state.seat != OVER:
        tally.truncated += 1
        return
    end = result(game, state)
    tally.reasons[end.reason] += 1
    if len(end.winners) == 1:
        tally.wins[end.winners[0]] += 1
    else:
        tally.shared += 1


def _checked_playout(game: Game, state: State, random: Callable[[], float], limit: int, name: str, breaches: list[str]) -> int:
    """The same game as `playout` plays, with a look at the invariants before the first step and after every one."""
    decisions = steps = 0
    while True:
        if len(breaches) < BREACHES_KEPT:
            breaches += [f"{name}, after {steps} steps: {breach}" for breach in game.check(state)]
        seat = state.seat
        if seat == OVER or (seat != CHANCE and decisions >= limit):
            return decisions
        if seat == CHANCE:
            action = sample(game, state, random)
        else:
            options = game.options(state, seat)
            action = options[int(random() * len(options))]
            decisions += 1
        game.apply(state, seat, action, None)
        steps += 1


def summary(info: GameInfo, plan: Plan, tally: Tally) -> dict[str, Any]:
    """A tally as plain data, with shares and their 95 % intervals."""
    ended = tally.games - tally.truncated
    return {
        "game": info.name,
        "seats": plan.seats,
        "settings": info.complete(plan.seats, dict(plan.settings)),
        "seed": plan.seed,
        "games": tally.games,
        "checked": plan.checked,
        "wins": [_share(tally.wins[seat], ended) for seat in range(plan.seats)],
        "shared": _share(tally.shared, ended),
        "decisions": _lengths(tally.lengths),
        "reasons": {reason: _share(tally.reasons[reason], ended) for reason in info.reasons},
        "truncated": tally.truncated,
        "bound": info.bound,
        "breaches": tally.breaches,
    }


def _share(count: int, of: int) -> dict[str, Any]:
    low, high = wilson(count, of)
    return {"count": count, "share": count / of if of else 0.0, "low": low, "high": high}


def _lengths(lengths: Counter[int]) -> dict[str, float]:
    games = lengths.total()
    return {
        "mean": sum(length * count for length, count in lengths.items()) / games,
        "p5": _percentile(lengths, 0.05),
        "p95": _percentile(lengths, 0.95),
        "max": max(lengths),
    }


def _percentile(lengths: Counter[int], share: float) -> int:
    """The least length that at least this share of the games does not exceed."""
    due = share * lengths.total()
    for length in sorted(lengths):
        due -= lengths[length]
        if due <= 0:
            return length
    raise ValueError("there are no games to take a percentile of")
