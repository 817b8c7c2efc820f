"""How much looking ahead tells in a game: what a turn's end and some rounds more foretell of what many rounds bring."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from time import thread_time

from landtake.bots import judge_of, make
from landtake.bots.search_rollout import Rolling, RolloutSearch
from landtake.bots.search_world import Imagination
from landtake.core.errors import BadSetting
from landtake.core.game import Game
from landtake.core.state import State
from landtake.core.view import View
from landtake.lab.selfplay import decisions
from landtake.parts.judge import Judge

ARMS = 4
"""So many of a decision's options are compared, those that look best at the end of the turn."""

APART = 25
"""One decision in about so many is looked at, so that they do not resemble each other."""

Worlds = list[list[float]]
"""By option and world, a chance to win less the mean of the options in that world."""


@dataclass(frozen=True)
class Glimpse:
    """One decision: what its options look like at the end of the turn, and after each number of rounds."""

    kind: str
    options: int
    near: Worlds
    ahead: tuple[Worlds, ...]


@dataclass
class Sight:
    """Decisions that were looked at, for how many rounds, and what a look took in milliseconds."""

    rounds: tuple[float, ...]
    glimpses: list[Glimpse]
    near_ms: float = 0.0
    ahead_ms: tuple[float, ...] = ()

    @property
    def middle(self) -> int:
        """Which of the rounds a bot could afford: the middle one."""
        return (len(self.rounds) - 1) // 2


@dataclass(frozen=True)
class Told:
    """What a look tells: how much of what the last round brings it explains (standard deviation), how far to trust it, how it strays."""

    explained: float
    trust: float
    """What the change that is seen ahead counts, against what the end of the turn looks like."""
    noise: float
    surprise: float
    """The setting of the rollouts under which they trust it as much; 0 if there is none."""


def look(
    game: Game, rounds: Sequence[float], positions: int, worlds: int, seed: int, progress: Callable[[int], None] = lambda done: None
) -> Sight:
    """Let greedy bots play, and at some of their decisions look ahead for each of these numbers of rounds."""
    if list(rounds) != sorted(set(rounds)) or not rounds or rounds[0] <= 0:
        raise BadSetting(f"the rounds are numbers above 0, each greater than the one before, not {', '.join(map(str, rounds))}")
    if worlds < 2 or worlds % 2:
        raise BadSetting(f"the worlds are looked at in two halves, so their number is even, not {worlds}")
    random = Random(f"sight {seed}")
    sight = Sight(tuple(rounds), [])
    spent = [0.0] * (1 + len(rounds))
    while len(sight.glimpses) < positions:
        _play(game, sight, positions, worlds, random, spent, progress)
    looks = sum(len(glimpse.near) for glimpse in sight.glimpses) * worlds
    sight.near_ms, *ahead = [1000 * each / looks for each in spent]
    sight.ahead_ms = tuple(ahead)
    return sight


def _play(
    game: Game, sight: Sight, positions: int, worlds: int, random: Random, spent: list[float], progress: Callable[[int], None]
) -> None:
    judge = judge_of(game)
    bots = [make("greedy", game, seat, random.randrange(1 << 30)) for seat in range(game.seats)]
    kinds = [kind.name for kind in game.kinds()]
    state = game.setup()
    for view in decisions(game, state, bots, random):
        assert view.seat is not None
        judge.seat = view.seat
        options = view.options()
        if len(options) > 1:
            options = judge.candidates(view.state, view.seat, options)
        if len(options) > 1 and random.random() * APART < 1:
            near, ahead = _glimpse(view, judge, options, sight.rounds, worlds, random, spent)
            sight.glimpses.append(Glimpse(kinds[state.kind], len(options), near, ahead))
            progress(len(sight.glimpses))
            if len(sight.glimpses) == positions:
                return


def _glimpse(
    view: View, judge: Judge, options: list[int], rounds: Sequence[float], worlds: int, random: Random, spent: list[float]
) -> tuple[Worlds, tuple[Worlds, ...]]:
    assert view.seat is not None
    searches = [_search(view.game, judge, view.seat, random, each) for each in rounds]
    dreams = Imagination(view.game, view.state, view.seat, random.random)
    world = dreams.world()
    looks = {option: searches[0].finish(world.copy(), option, 0.0) for option in options}
    arms = sorted(options, key=lambda option: -looks[option])[:ARMS]
    near: Worlds = [[] for _ in arms]
    ahead: list[Worlds] = [[[] for _ in arms] for _ in rounds]
    for _ in range(worlds):
        world, luck = dreams.world(), random.random()
        for number, arm in enumerate(arms):
            reached = world.copy()
            spent[0] -= thread_time()
            near[number].append(searches[0].finish(reached, arm, luck))
            spent[0] += thread_time()
            for index, search in enumerate(searches):
                ahead[index][number].append(_timed(search, reached.copy(), luck, spent, index + 1))
    return centred(near), tuple(map(centred, ahead))


def _search(game: Game, judge: Judge, seat: int, random: Random, rounds: float) -> RolloutSearch:
    rolling = Rolling()
    rolling.rounds = rounds
    return RolloutSearch(game, judge, seat, random.random, rolling)


def _timed(search: RolloutSearch, state: State, luck: float, spent: list[float], place: int) -> float:
    spent[place] -= thread_time()
    value = search.value(state, luck)
    spent[place] += thread_time()
    return value


def centred(values: Worlds) -> Worlds:
    """Values less the mean of the options in each world."""
    means = [sum(column) / len(column) for column in zip(*values, strict=True)]
    return [[value - mean for value, mean in zip(row, means, strict=True)] for row in values]


def told(sight: Sight, index: int) -> Told:
    """What a look ahead, in half the worlds, and the turn's end tell together about what the last round brings in the other half."""
    rows: list[tuple[float, float, float]] = []
    stray = 0.0
    count = 0
    for glimpse in sight.glimpses:
        ends = [_mean(row) for row in glimpse.near]
        for half in (0, 1):
            seen = [_mean(row[half::2]) for row in glimpse.ahead[index]]
            brings = [_mean(row[1 - half :: 2]) for row in glimpse.ahead[-1]]
            rows += [(end, see - end, bring) for end, see, bring in zip(ends, seen, brings, strict=True)]
        for row in glimpse.ahead[index]:
            mean = _mean(row)
            stray += sum((value - mean) ** 2 for value in row)
            count += len(row) - 1
    of_near, of_change = _weights(rows)
    noise = stray / count
    trust = of_change / of_near if of_near > 0 else 0.0
    half_worlds = len(sight.glimpses[0].near[0]) // 2
    usual = trust * noise / half_worlds / (1 - trust) if 0 < trust < 1 else 0.0
    return Told(_explained(rows, of_near, of_change), trust, math.sqrt(noise), math.sqrt(usual))


def told_at_once(sight: Sight) -> float:
    """How much of what the last round brings the turn's end explains, as a standard deviation."""
    rows = []
    for glimpse in sight.glimpses:
        rows += [(_mean(near), 0.0, _mean(far)) for near, far in zip(glimpse.near, glimpse.ahead[-1], strict=True)]
    return _explained(rows, 1.0, 0.0)


def gains(sight: Sight, index: int) -> dict[str, tuple[int, float, float, float]]:
    """By kind of decision: how many, their options, and what the choice by the turn's end and by a look ahead brings over the mean."""
    found: dict[str, list[tuple[int, float, float]]] = {}
    for glimpse in sight.glimpses:
        near = _best([_mean(row) for row in glimpse.near])
        by_end = 0.0
        by_look = 0.0
        for half in (0, 1):
            brings = [_mean(row[1 - half :: 2]) for row in glimpse.ahead[-1]]
            by_end += brings[near] / 2
            by_look += brings[_best([_mean(row[half::2]) for row in glimpse.ahead[index]])] / 2
        found.setdefault(glimpse.kind, []).append((glimpse.options, by_end, by_look))
    return {
        kind: (len(each), _mean([row[0] for row in each]), _mean([row[1] for row in each]), _mean([row[2] for row in each]))
        for kind, each in sorted(found.items(), key=lambda item: -len(item[1]))
    }


def _weights(rows: list[tuple[float, float, float]]) -> tuple[float, float]:
    """The least squares weights of two numbers that foretell a third."""
    aa = sum(a * a for a, _, _ in rows)
    bb = sum(b * b for _, b, _ in rows)
    ab = sum(a * b for a, b, _ in rows)
    ay = sum(a * y for a, _, y in rows)
    by = sum(b * y for _, b, y in rows)
    square = aa * bb - ab * ab
    if square <= 0:
        return (ay / aa if aa else 0.0), 0.0
    return (ay * bb - by * ab) / square, (by * aa - ay * ab) / square


def _explained(rows: list[tuple[float, float, float]], of_near: float, of_change: float) -> float:
    guesses = [of_near * near + of_change * change for near, change, _ in rows]
    spread = math.sqrt(_mean([guess * guess for guess in guesses]))
    return _mean([guess * row[2] for guess, row in zip(guesses, rows, strict=True)]) / spread if spread else 0.0


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _best(values: list[float]) -> int:
    return values.index(max(values))
