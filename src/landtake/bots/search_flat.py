"""Flat Monte Carlo: sequential halving over the options of one decision, every playout in a world of its own."""

from __future__ import annotations

import math
from collections.abc import Callable

from landtake.bots.search_leaf import Leaf
from landtake.bots.search_pace import now
from landtake.bots.search_tree import Arm
from landtake.bots.search_world import Imagination
from landtake.core.game import Game
from landtake.core.state import State


class FlatSearch:
    """Gives each option the same number of playouts, drops the worse half, and so on until one is left."""

    def __init__(self, game: Game, seat: int, random: Callable[[], float], leaf: Leaf) -> None:
        self.game = game
        self.seat = seat
        self.random = random
        self.leaf = leaf
        self.iterations = 0

    def run(self, view: State, options: list[int], iterations: int, deadline: float) -> list[Arm]:
        """The options with what they were worth, the best first: so many playouts, or as many as there is time for."""
        arms = [Arm(option, 0.5) for option in options]
        alive = arms[:]
        rounds = max(1, math.ceil(math.log2(len(options))))
        dreams = Imagination(self.game, view, self.seat, self.random)
        begin = now()
        for number in range(rounds):
            playouts = len(alive) * max(1, iterations // (rounds * len(alive)))
            until = begin + (deadline - begin) * (number + 1) / rounds
            done = 0
            while done < playouts if iterations else now() < until:
                self.play(dreams.world(), alive[done % len(alive)])
                done += 1
            alive.sort(key=lambda arm: arm.mean(), reverse=True)
            alive = alive[: max(1, len(alive) // 2)]
        rest = [arm for arm in arms if arm is not alive[0]]
        rest.sort(key=lambda arm: (arm.visits, arm.mean()), reverse=True)
        return [alive[0], *rest]

    def play(self, world: State, arm: Arm) -> None:
        """One playout after an option."""
        self.game.apply(world, self.seat, arm.action, None)
        arm.visits += 1
        arm.offered += 1
        arm.total += self.leaf.value(world)[self.seat]
        self.iterations += 1
