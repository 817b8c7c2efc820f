"""Rollout search: a few promising options are played on by what looks best to everybody, in the same worlds, and the worse half dropped."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from random import Random

from landtake.bots.search_tree import Arm
from landtake.bots.search_world import Imagination
from landtake.core.game import Game
from landtake.core.playout import sample
from landtake.core.state import CHANCE, OVER, State
from landtake.parts.judge import Judge, win_shares


class Rolling:
    """What can be tuned about the search."""

    def __init__(self) -> None:
        self.keep = 6
        """How many options are played on, those that look best."""
        self.rounds = 2
        """How often it is the seat's turn again before a position is judged."""
        self.trust = 2.0
        """How many rollouts the judge's opinion of an option counts for."""
        self.longest = 400
        """After so many decisions it is judged in any case."""


class RolloutSearch:
    """A search for one seat among its options."""

    def __init__(self, game: Game, judge: Judge, seat: int, random: Callable[[], float], rolling: Rolling) -> None:
        self.game = game
        self.judge = judge
        self.seat = seat
        self.random = random
        self.rolling = rolling
        self.iterations = 0

    def run(self, dreams: Imagination, options: list[int], iterations: int, deadline: float) -> list[Arm]:
        """The options with what they were worth, the best first: after so many rollouts, or as many as there is time for."""
        arms = self.candidates(dreams.world(), options)
        alive = arms[: self.rolling.keep]
        cuts = max(1, math.ceil(math.log2(len(alive))))
        begin = time.perf_counter()
        for cut in range(1, cuts + 1):
            until = begin + (deadline - begin) * cut / cuts
            while self.iterations * cuts < iterations * cut if iterations else time.perf_counter() < until:
                self.compare(dreams.world(), alive)
            alive = self.ranked(alive)[: max(1, (len(alive) + 1) // 2)]
        return self.ranked(arms)

    def candidates(self, world: State, options: list[int]) -> list[Arm]:
        """The options as arms, the most promising first."""
        priors = self.judge.order(world, self.seat, options[:])
        arms = [Arm(option, priors[index] if priors else 0.5) for index, option in enumerate(options)]
        return sorted(arms, key=lambda arm: -arm.prior)

    def compare(self, world: State, arms: list[Arm]) -> None:
        """Play each of some options on in one world, with the same luck."""
        luck = self.random()
        for arm in arms:
            self.iterations += 1
            state = world.copy()
            self.game.apply(state, self.seat, arm.action, None)
            arm.visits += 1
            arm.total += self.value(state, Random(luck).random)

    def value(self, state: State, random: Callable[[], float]) -> float:
        """What a position is worth to the seat some rounds later; the state is used up."""
        game = self.game
        judge = self.judge
        me = self.seat
        left = self.rolling.rounds
        last = me
        for _ in range(self.rolling.longest):
            seat = state.seat
            if seat == OVER:
                return win_shares(game.ranks(state))[me]
            if seat == CHANCE:
                game.apply(state, CHANCE, sample(game, state, random), None)
                continue
            if seat != last:
                last = seat
                if seat == me:
                    left -= 1
                    if left <= 0:
                        break
            options = game.options(state, seat)
            if len(options) > 1:
                options = judge.shortlist(state, seat, options)
            if len(options) == 1:
                game.apply(state, seat, options[0], None)
                continue
            steps = judge.steps(state, seat, options)
            if not steps:
                steps = [options[int(random() * len(options))]]
            for step in steps:
                game.apply(state, seat, step, None)
        return judge.evaluate(state)[me]

    def ranked(self, arms: list[Arm]) -> list[Arm]:
        """The arms with the best first: those played on most often, by what they are worth."""
        return sorted(arms, key=lambda arm: (-arm.visits, -self.worth(arm)))

    def worth(self, arm: Arm) -> float:
        """What an option is worth by its rollouts and the judge's opinion."""
        trust = self.rolling.trust
        weight = arm.visits + trust
        return (arm.total + trust * arm.prior) / weight if weight else arm.prior
