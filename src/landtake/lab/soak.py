"""Soaking a game: thousands of random games of every combination, which must end in time with all components there."""

from __future__ import annotations

import itertools
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from random import Random

from landtake.core.game import Event, Game, Json
from landtake.core.playout import sample
from landtake.core.registry import GameInfo, load
from landtake.core.state import CHANCE, OVER

CHUNK = 50
"""Games that one process plays before it reports."""

CHECKED_EVERY = 200
"""Steps between two looks at the invariants; the last position of a game is always looked at."""

BREACHES_KEPT = 5

Told = tuple[str, str, int]
"""The name of an event, of one of its arguments, and a value that the argument had."""


@dataclass(frozen=True)
class Combination:
    """A game with a number of seats and the settings that are soaked."""

    folder: Path
    seats: int
    settings: tuple[tuple[str, Json], ...]

    @property
    def name(self) -> str:
        """Seats and settings in a few words."""
        chosen = [name if value is True else f"{name} {value}" for name, value in self.settings if value is not False]
        return ", ".join([f"{self.seats} seats", *chosen])


@dataclass
class Soaked:
    """What came out of the games of one combination."""

    games: int = 0
    decisions: int = 0
    longest: int = 0
    truncated: int = 0
    """Games that were still going on after as many decisions as the game declares at most."""
    breaches: list[str] = field(default_factory=list)
    told: set[Told] = field(default_factory=set)

    def add(self, other: Soaked) -> None:
        """Count other games in."""
        self.games += other.games
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)
        self.truncated += other.truncated
        self.breaches = (self.breaches + other.breaches)[:BREACHES_KEPT]
        self.told |= other.told


def combinations(info: GameInfo) -> list[Combination]:
    """Every number of seats with every value of the settings that game.toml wants soaked together; the others are as usual."""
    soaked = [setting for setting in info.settings if setting.name in info.soaked]
    found = []
    for seats in info.seats:
        values = [[(each.name, value) for value in each.values if each.allows(seats, value)] for each in soaked]
        fixed = tuple((name, value) for name, value in info.checked.items() if name not in info.soaked)
        found += [Combination(info.folder, seats, (*chosen, *fixed)) for chosen in itertools.product(*values)]
    return found


def soak(
    combined: Iterable[Combination], games: int, jobs: int, seed: int = 1, progress: Callable[[int], None] = lambda _: None
) -> dict[Combination, Soaked]:
    """Play so many games of each combination; the outcome does not depend on how many processes share the work."""
    work = [(each, start, min(CHUNK, games - start), seed) for each in combined for start in range(0, games, CHUNK)]
    results: dict[Combination, Soaked] = {}
    for (each, *_), part in zip(work, _parts(work, jobs), strict=True):
        results.setdefault(each, Soaked()).add(part)
        progress(part.games)
    return results


def never_used(info: GameInfo, results: Iterable[Soaked]) -> list[str]:
    """The components that no game made use of, for a game that can tell."""
    if not info.uses:
        return []
    used: Callable[[set[Told]], list[str]] = load(info.uses)
    return used(set().union(*(each.told for each in results)))


def _parts(work: list[tuple[Combination, int, int, int]], jobs: int) -> Iterator[Soaked]:
    if jobs == 1 or len(work) == 1:
        yield from itertools.starmap(play_some, work)
        return
    with ProcessPoolExecutor(min(jobs, len(work)), get_context("spawn"), initializer=_leave_interrupts_to_parent) as pool:
        try:
            yield from pool.map(play_some, *zip(*work, strict=True))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_some(combination: Combination, first: int, count: int, seed: int) -> Soaked:
    """Play the games of a combination with the numbers from `first` on."""
    info = GameInfo(combination.folder)
    game = info.game(combination.seats, dict(combination.settings))
    soaked = Soaked()
    for number in range(first, first + count):
        _play_one(game, info.bound, f"{seed}/{combination.name}/{number}", soaked)
    return soaked


def _play_one(game: Game, bound: int, name: str, soaked: Soaked) -> None:
    random = Random(name).random
    state = game.setup()
    decisions = steps = 0
    told: list[Event] = []
    while state.seat != OVER and decisions <= bound:
        seat = state.seat
        if seat == CHANCE:
            action = sample(game, state, random)
        else:
            options = game.options(state, seat)
            action = options[int(random() * len(options))]
            decisions += 1
        game.apply(state, seat, action, told)
        steps += 1
        if (steps % CHECKED_EVERY == 0 or state.seat == OVER) and len(soaked.breaches) < BREACHES_KEPT:
            soaked.breaches += [f"game {name}, after {steps} steps: {breach}" for breach in game.check(state)]
    soaked.games += 1
    soaked.decisions += decisions
    soaked.longest = max(soaked.longest, decisions)
    soaked.truncated += state.seat != OVER
    _take_down(game, told, soaked.told)


def _take_down(game: Game, events: list[Event], told: set[Told]) -> None:
    """Add what some events tell; an event told a thousand times is looked at once."""
    kinds = game.event_kinds()
    for event in set(events):
        kind = kinds[event[0]]
        told.update((kind.name, name, value) for name, value in zip(kind.args, event[2:], strict=True))
