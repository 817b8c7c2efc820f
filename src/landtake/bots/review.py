"""A look back at a match: each seat's chance to win after every record, and where it turned."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from random import Random
from typing import Any

from landtake.bots.bot import Considered
from landtake.bots.hint import hint
from landtake.bots.ladder import judge_of, tree_search
from landtake.bots.search_world import Imagination
from landtake.core.log import Line
from landtake.core.match import Match
from landtake.core.playout import sample, settle_chance
from landtake.core.start import replay
from landtake.core.state import CHANCE, OVER, State
from landtake.core.view import View
from landtake.parts.judge import Judge, win_shares

ITERATIONS = 200
"""How many worlds each position is looked at in, unless the caller says otherwise."""

EXPLORE = 0.15
"""The constant of UCB. Less than when playing: what counts here is what the best line is worth, not which option begins it."""

OUTCOMES = 12
"""In how many outcomes of chance a position is looked at, if there are more."""

LARGE = 0.1
"""By how much somebody's chance changes at a turning point, at the least."""

MOST = 6
"""How many turning points are told at the most."""


@dataclass(frozen=True)
class TurningPoint:
    """A record that changed who was likely to win."""

    record: int
    """Its index in `Match.records`."""
    seat: int
    """Who took the decision; CHANCE for luck."""
    action: int
    before: tuple[float, ...]
    after: tuple[float, ...]
    """Chances by seat, before the record and after it."""
    better: tuple[Considered, ...] = ()
    """What the seat could have done instead, by what it saw then, the best first; empty if it did the best, or if it was luck."""

    @property
    def swing(self) -> float:
        """By how much the chance of the seat it moved most was changed."""
        return max(abs(after - before) for before, after in zip(self.before, self.after, strict=True))


@dataclass(frozen=True)
class Review:
    """What a look back found."""

    chances: tuple[tuple[float, ...], ...]
    """The chances by seat in every position: first at the start, then after each record."""
    turns: tuple[TurningPoint, ...]
    """The largest turning points, in the order of the match."""
    iterations: int

    def to_json(self) -> dict[str, Any]:
        """The review as plain data."""
        return asdict(self)


def review(
    match: Match | str | Iterable[Line],
    iterations: int = ITERATIONS,
    strength: str = "strong",
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> Review:
    """Look back at a match or the log of one. The same match and number of iterations always give the same review.

    The chances are those of a search that sees everything, as people do who lay their cards open after a game; it never knows what
    chance would bring. With 0 iterations they are the judge's opinion alone, which is quick. What would have been better at a
    turning point is said by a bot of the given strength, from what the seat saw. `progress` is told how many positions are done.
    """
    game = match if isinstance(match, Match) else replay(match)
    chances = _chances(game, iterations, progress)
    swings = []
    for index, record in enumerate(game.records):
        turn = TurningPoint(index, record.seat, record.action, chances[index], chances[index + 1])
        if turn.swing >= LARGE:
            swings.append(turn)
    largest = sorted(swings, key=lambda turn: (-turn.swing, turn.record))[:MOST]
    turns = [_advised(game, turn, strength, iterations) for turn in sorted(largest, key=lambda turn: turn.record)]
    return Review(tuple(chances), tuple(turns), iterations)


def _chances(match: Match, iterations: int, progress: Callable[[int, int], None]) -> list[tuple[float, ...]]:
    """The chances by seat in every position; what follows from several rolls or draws in a row counts for the first of them."""
    game = match.game
    judge = judge_of(game)
    state = match.state_at(0)
    records = match.records
    found: list[tuple[float, ...] | None] = []
    for index in range(len(records) + 1):
        again = state.seat == CHANCE and index > 0 and records[index - 1].seat == CHANCE
        found.append(None if again else _worth(judge, state, iterations, index))
        progress(index + 1, len(records) + 1)
        if index < len(records):
            game.apply(state, records[index].seat, records[index].action, None)
    even = (1 / game.seats,) * game.seats
    later: tuple[float, ...] = next((each for each in reversed(found) if each is not None), even)
    chances: list[tuple[float, ...]] = []
    for each in reversed(found):
        later = later if each is None else each
        chances.append(later)
    return chances[::-1]


def _worth(judge: Judge, state: State, iterations: int, index: int) -> tuple[float, ...] | None:
    """The chances by seat in one position; None if the judge alone is asked and has no opinion of it."""
    game = judge.game
    if state.seat == OVER:
        return tuple(win_shares(game.ranks(state)))
    if iterations == 0:
        return tuple(judge.evaluate(state)) if judge.quiet(state) else None
    random = Random(f"review:{index}").random
    if state.seat == CHANCE:
        return _average(judge, state, iterations, random)
    return _searched(judge, state, iterations, random)


def _average(judge: Judge, state: State, iterations: int, random: Callable[[], float]) -> tuple[float, ...]:
    """The mean over what chance may bring, the rest of a run of rolls or draws sampled."""
    game = judge.game
    options = list(game.options(state, CHANCE))
    weights: list[float] = list(game.weights(state)) or [1.0] * len(options)
    if len(options) > OUTCOMES:
        options = [sample(game, state, random) for _ in range(OUTCOMES)]
        weights = [1.0] * OUTCOMES
    totals = [0.0] * game.seats
    for option, weight in zip(options, weights, strict=True):
        after = state.copy()
        game.apply(after, CHANCE, option, None)
        settle_chance(game, after, random)
        over = after.seat == OVER
        chances = win_shares(game.ranks(after)) if over else _searched(judge, after, 1 + iterations // 3, random)
        for seat, chance in enumerate(chances):
            totals[seat] += weight * chance
    return tuple(total / sum(weights) for total in totals)


def _searched(judge: Judge, state: State, iterations: int, random: Callable[[], float]) -> tuple[float, ...]:
    """The chances by seat where one is asked."""
    game = judge.game
    search = tree_search(game, judge, state.seat, random)
    search.settings.explore = EXPLORE
    search.run(Imagination(game, state, state.seat, random, whole=True), iterations, 0.0)
    return tuple(search.chances())


def _advised(match: Match, turn: TurningPoint, strength: str, iterations: int) -> TurningPoint:
    """A turning point with what its seat could have done instead."""
    if turn.seat == CHANCE:
        return turn
    view: View = match.view(turn.seat, at=turn.record)
    options = hint(view, strength, iterations or ITERATIONS).options
    names = [each.action for each in options]
    place = names.index(turn.action) if turn.action in names else len(names)
    return TurningPoint(turn.record, turn.seat, turn.action, turn.before, turn.after, options[:place])
