"""A look back at a match: each seat's chance to win after every record, and where it turned."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from random import Random
from typing import Any

from landtake.bots.bot import Considered
from landtake.bots.hint import hint
from landtake.bots.ladder import judge_of, tree_search
from landtake.bots.search_tree import TreeSearch
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


FEW = 4
"""How often an option must have been tried for its mean to be believed."""

Chances = tuple[float, ...]
"""By seat, adding up to 1."""


@dataclass(frozen=True)
class TurningPoint:
    """A record that changed who was likely to win."""

    record: int
    """Its index in `Match.records`."""
    seat: int
    """Who took the decision; CHANCE for luck."""
    action: int
    before: Chances
    after: Chances
    """Before the record, with the best that could be done or on average over what chance could bring, and after it."""
    better: tuple[Considered, ...] = ()
    """What the seat could have done instead, by what it saw then, the best first; empty if it did the best, or if it was luck."""

    @property
    def swing(self) -> float:
        """By how much the chance of the seat it moved most was changed."""
        return max(abs(after - before) for before, after in zip(self.before, self.after, strict=True))


@dataclass(frozen=True)
class Review:
    """What a look back found."""

    chances: tuple[Chances, ...]
    """The chances in every position: first at the start, then after each record."""
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
    chances, swings = _look_back(game, iterations, progress)
    largest = sorted(swings, key=lambda turn: (-turn.swing, turn.record))[:MOST]
    turns = [_advised(game, turn, strength, iterations) for turn in sorted(largest, key=lambda turn: turn.record)]
    return Review(tuple(chances), tuple(turns), iterations)


def _look_back(match: Match, iterations: int, progress: Callable[[int, int], None]) -> tuple[list[Chances], list[TurningPoint]]:
    """The chances by seat in every position, and the records that changed them by much."""
    game = match.game
    looker = _Looker(judge_of(game), iterations)
    state = match.state_at(0)
    records = match.records
    found: list[Chances | None] = []
    swings: list[TurningPoint] = []
    for index in range(len(records) + 1):
        record = records[index] if index < len(records) else None
        again = state.seat == CHANCE and index > 0 and records[index - 1].seat == CHANCE
        before = None if again else looker.look(state, index)
        found.append(before)
        if record is not None:
            if before is not None and iterations:
                after = looker.taken(state, record.seat, record.action, before)
                swings.append(TurningPoint(index, record.seat, record.action, before, after))
            game.apply(state, record.seat, record.action, None)
        progress(index + 1, len(records) + 1)
    chances = _filled(found, game.seats)
    if not iterations:
        swings = [TurningPoint(index, each.seat, each.action, chances[index], chances[index + 1]) for index, each in enumerate(records)]
    return chances, [turn for turn in swings if turn.swing >= LARGE]


def _filled(found: list[Chances | None], seats: int) -> list[Chances]:
    """The chances with gaps filled by what came next: what several rolls or draws in a row bring counts for the first of them."""
    later: Chances = next((each for each in reversed(found) if each is not None), (1 / seats,) * seats)
    chances: list[Chances] = []
    for each in reversed(found):
        later = later if each is None else each
        chances.append(later)
    return chances[::-1]


class _Looker:
    """Looks at positions with all cards open, one after the other."""

    def __init__(self, judge: Judge, iterations: int) -> None:
        self.judge = judge
        self.game = judge.game
        self.iterations = iterations
        self.random = Random("review").random
        self.search: TreeSearch | None = None
        """The search of the position looked at last, if a seat was asked there."""

    def look(self, state: State, index: int) -> Chances | None:
        """The chances by seat in a position; None if the judge alone is asked and has no opinion of it."""
        self.random = Random(f"review:{index}").random
        self.search = None
        if state.seat == OVER:
            return tuple(win_shares(self.game.ranks(state)))
        if self.iterations == 0:
            return tuple(self.judge.evaluate(state)) if self.judge.quiet(state) else None
        if state.seat == CHANCE:
            return self._average(state)
        self.search = self._searched(state, self.iterations)
        return tuple(self.search.chances())

    def taken(self, state: State, seat: int, action: int, before: Chances) -> Chances:
        """The chances after what was done in the position looked at last, found in the same way, so that the two can be compared."""
        if self.search is not None:
            arm = self.search.root.arms.get(action)
            if arm is None:
                return before
            if arm.visits >= FEW:
                return _shifted(before, seat, arm.mean())
        return self._after(state, seat, action, self.iterations if self.search else self._fewer())

    def _fewer(self) -> int:
        """Iterations for one of many outcomes."""
        return 1 + self.iterations // 3

    def _average(self, state: State) -> Chances:
        """The mean over what chance may bring, the rest of a run of rolls or draws sampled."""
        game = self.game
        options = list(game.options(state, CHANCE))
        weights: list[float] = list(game.weights(state)) or [1.0] * len(options)
        if len(options) > OUTCOMES:
            options = [sample(game, state, self.random) for _ in range(OUTCOMES)]
            weights = [1.0] * OUTCOMES
        totals = [0.0] * game.seats
        for option, weight in zip(options, weights, strict=True):
            for seat, chance in enumerate(self._after(state, CHANCE, option, self._fewer())):
                totals[seat] += weight * chance
        return tuple(total / sum(weights) for total in totals)

    def _after(self, state: State, seat: int, action: int, iterations: int) -> Chances:
        """The chances once something was done and chance has answered."""
        after = state.copy()
        self.game.apply(after, seat, action, None)
        settle_chance(self.game, after, self.random)
        if after.seat == OVER:
            return tuple(win_shares(self.game.ranks(after)))
        return tuple(self._searched(after, iterations).chances())

    def _searched(self, state: State, iterations: int) -> TreeSearch:
        search = tree_search(self.game, self.judge, state.seat, self.random)
        search.settings.explore = EXPLORE
        search.run(Imagination(self.game, state, state.seat, self.random, whole=True), iterations, 0.0)
        return search


def _shifted(chances: Chances, seat: int, chance: float) -> Chances:
    """The chances with another one for a seat, the others in proportion."""
    rest = 1.0 - chances[seat]
    if rest <= 0.0:
        return tuple(chance if each == seat else (1.0 - chance) / (len(chances) - 1) for each in range(len(chances)))
    return tuple(chance if each == seat else value * (1.0 - chance) / rest for each, value in enumerate(chances))


def _advised(match: Match, turn: TurningPoint, strength: str, iterations: int) -> TurningPoint:
    """A turning point with what its seat could have done instead."""
    if turn.seat == CHANCE:
        return turn
    view: View = match.view(turn.seat, at=turn.record)
    options = hint(view, strength, iterations or ITERATIONS).options
    names = [each.action for each in options]
    place = names.index(turn.action) if turn.action in names else len(names)
    return TurningPoint(turn.record, turn.seat, turn.action, turn.before, turn.after, options[:place])
