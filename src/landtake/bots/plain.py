"""Bots that do not ask what others will answer: random, quick, greedy, careful, and careful in a style."""

from __future__ import annotations

import math
from random import Random

from landtake.bots.bot import Considered, Explanation, choices, dice
from landtake.bots.search_chain import ChainSearch
from landtake.bots.search_world import Imagination
from landtake.core.game import Game
from landtake.core.view import View
from landtake.parts.judge import Judge, at_once, groups

CARELESS = 0.06
"""A win chance that a warm player gives away at most now and then."""


class RandomBot:
    """Picks a sort of action, then one of that sort, all equally likely."""

    def __init__(self, name: str, game: Game, seed: int) -> None:
        self.name = name
        self.seed = seed
        self._groups = groups(game)

    def act(self, view: View) -> int:
        options = choices(view)
        random = dice(self.seed, view)
        sorts = sorted({self._groups[option] for option in options})
        sort = sorts[int(random.random() * len(sorts))]
        alike = [option for option in options if self._groups[option] == sort]
        return alike[int(random.random() * len(alike))]

    def explain(self) -> Explanation:
        return Explanation()


class QuickBot:
    """Does without thinking what looks best: what the rollouts of others take it to do."""

    def __init__(self, name: str, judge: Judge, seed: int) -> None:
        self.name = name
        self.seed = seed
        self.judge = judge

    def act(self, view: View) -> int:
        options = choices(view)
        if len(options) == 1:
            return options[0]
        assert view.seat is not None
        self.judge.seat = view.seat
        random = dice(self.seed, view).random
        world = Imagination(view.game, view.state, view.seat, random).world()
        return at_once(self.judge, world, view.seat, options, random)[0]

    def explain(self) -> Explanation:
        return Explanation()


class GreedyBot:
    """Takes the option after which, with its own further small steps, the judge likes its position best.

    It takes each of those steps as looks best at once, or with `thorough` looks through what it can do with them before it decides.
    With some `warmth` it takes other options too, the more readily the less worse they look: e times less likely for each `warmth` of
    what lies between its best and its worst option, or for each CARELESS of win chance if that is less.
    """

    def __init__(self, name: str, judge: Judge, seed: int, *, thorough: bool = False, warmth: float = 0.0) -> None:
        self.name = name
        self.seed = seed
        self.judge = judge
        self.thorough = thorough
        self.warmth = warmth
        self._considered: tuple[Considered, ...] = ()

    def act(self, view: View) -> int:
        options = choices(view)
        self._considered = ()
        if len(options) > 1:
            assert view.seat is not None
            self.judge.seat = view.seat
            options = self.judge.shortlist(view.state, view.seat, options)
        if len(options) == 1:
            return options[0]
        random = dice(self.seed, view)
        chances = self._chances(view, options, random)
        most = max(chances)
        best = [option for option, chance in zip(options, chances, strict=True) if chance == most]
        favourite = best[int(random.random() * len(best))]
        considered = [Considered(option, chance) for option, chance in zip(options, chances, strict=True)]
        self._considered = tuple(sorted(considered, key=lambda each: (-each.chance, each.action != favourite)))
        if self.warmth == 0:
            return favourite
        unit = min(CARELESS, self.warmth * (most - min(chances)))
        likely = [math.exp((chance - most) / unit) if unit else 1.0 for chance in chances]
        return random.choices(options, likely)[0]

    def _chances(self, view: View, options: list[int], random: Random) -> list[float]:
        assert view.seat is not None
        dreams = Imagination(view.game, view.state, view.seat, random.random)
        worlds = 1 if dreams.single else self.judge.worlds
        totals = [0.0] * len(options)
        nodes = self.judge.nodes // len(options) if self.thorough else 0
        for _ in range(worlds):
            world = dreams.world()
            luck = random.random()
            for index, option in enumerate(options):
                chain = ChainSearch(view.game, self.judge, view.seat, Random(luck).random)
                totals[index] += chain.value(world, option, nodes)
        return [total / worlds for total in totals]

    def explain(self) -> Explanation:
        return Explanation(self._considered)
