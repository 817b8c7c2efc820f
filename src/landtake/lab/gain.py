"""What bots' choices bring: by how much the options that they take turn out to be better than what looks best."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from landtake.bots import judge_of, make
from landtake.bots.search_pace import by_processor
from landtake.bots.search_rollout import Rolling, RolloutSearch
from landtake.bots.search_world import Imagination
from landtake.core.errors import BadSetting
from landtake.core.game import Game
from landtake.core.view import View
from landtake.lab.selfplay import decisions
from landtake.parts.judge import Judge

APART = 10
"""One decision in about so many is looked at, so that they do not resemble each other."""


@dataclass(frozen=True)
class Gain:
    """By how much, as a chance to win, choices are better than others on average, and how surely: the standard error."""

    mean: float
    error: float


def choices(
    game: Game,
    bots: Sequence[str],
    rounds: float,
    positions: int,
    worlds: int,
    seed: int,
    progress: Callable[[int], None] = lambda done: None,
) -> list[list[float]]:
    """By decision, what each bot's choice gains on the option that looks best at the end of the turn.

    The decisions are those of greedy games. What an option brings is the mean over so many worlds in which it is played on for so many
    rounds, everybody doing what looks best to them.
    """
    if not bots:
        raise BadSetting("name a bot or several with commas, such as rollout@40ms,rollout@40ms+keep=8")
    if rounds <= 0:
        raise BadSetting(f"options are played on for more than 0 rounds, not {rounds:g}")
    random = Random(f"gain {seed}")
    judge = judge_of(game)
    rolling = Rolling()
    rolling.rounds = rounds
    rolling.nodes = 0
    found: list[list[float]] = []
    while True:
        players = [make("greedy", game, seat, random.randrange(1 << 30)) for seat in range(game.seats)]
        for view in decisions(game, game.setup(), players, random):
            options = _searched(judge, view)
            if len(options) < 2 or random.random() * APART >= 1:
                continue
            assert view.seat is not None
            search = RolloutSearch(game, judge, view.seat, random.random, rolling)
            near, far = _truth(search, view, options, worlds, random)
            usual = far[near.index(max(near))]
            with by_processor():
                taken = [make(bot, game, view.seat, random.randrange(1 << 30)).act(view) for bot in bots]
            found.append([far[options.index(action)] - usual if action in options else 0.0 for action in taken])
            progress(len(found))
            if len(found) == positions:
                return found


def _searched(judge: Judge, view: View) -> list[int]:
    """The options between which a bot that looks ahead has to choose."""
    assert view.seat is not None
    judge.seat = view.seat
    options = view.options()
    if len(options) < 2 or judge.foresee(view.state, view.seat, options) >= 0:
        return []
    return judge.candidates(view.state, view.seat, options)


def _truth(search: RolloutSearch, view: View, options: list[int], worlds: int, random: Random) -> tuple[list[float], list[float]]:
    """What the options look like at the end of the turn, and what they bring, on average over some worlds."""
    assert view.seat is not None
    dreams = Imagination(view.game, view.state, view.seat, random.random)
    near = [0.0] * len(options)
    far = [0.0] * len(options)
    for _ in range(worlds):
        world, luck = dreams.world(), random.random()
        for index, option in enumerate(options):
            reached = world.copy()
            near[index] += search.finish(reached, option, luck) / worlds
            far[index] += search.value(reached, luck) / worlds
    return near, far


def gain(found: Sequence[Sequence[float]], bot: int, other: int | None = None) -> Gain:
    """What the choices of one bot gain on average, on what looks best or on those of another bot at the same decisions."""
    each = [row[bot] - (0.0 if other is None else row[other]) for row in found]
    mean = sum(each) / len(each)
    variance = sum((value - mean) ** 2 for value in each) / max(1, len(each) - 1)
    return Gain(mean, math.sqrt(variance / len(each)))
