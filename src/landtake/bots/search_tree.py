"""Information-set Monte-Carlo tree search: max^n over sampled worlds, with one tree for each seat that sees things of its own."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from landtake.bots.search_leaf import Leaf
from landtake.bots.search_pace import now
from landtake.bots.search_world import Imagination, all_public
from landtake.core.game import Game
from landtake.core.playout import sample
from landtake.core.state import CHANCE, OVER, State
from landtake.parts.judge import Judge

LIKELY: Final = 0.05
"""The share of the visits that an option needs to be chosen in the end."""

EVERYBODY_LEARNS: Final = -1


class Arm:
    """One action at a node: how often it was there to be taken, how often it was taken, and what its seat got for it."""

    def __init__(self, action: int, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.offered = 0
        self.visits = 0
        self.total = 0.0

    def mean(self) -> float:
        """What taking this action was worth so far."""
        return self.total / self.visits if self.visits else 0.0


class Node:
    """What one seat knows to have happened since the root; its arms are used where that seat is to decide."""

    def __init__(self) -> None:
        self.visits = 0
        self.arms: dict[int, Arm] = {}
        self.listed: list[int] = []
        self.row: list[Arm] = []
        """The arms of the options in `listed`, the most promising first."""
        self.children: dict[int, Node] = {}


class Settings:
    """What can be tuned about the search."""

    def __init__(self) -> None:
        self.explore = 0.7
        """The constant of UCB, with rewards between 0 and 1."""
        self.trust = 0.0
        """How many visits the judge's opinion of an option counts for; 0 tries every option once instead."""
        self.widen = 0.0
        """With many options only the best `widen` * visits ** `power` are looked at; 0 looks at all."""
        self.power = 0.5
        self.many = 30
        self.split = 1
        """Whether what chance gives, if it is seen, leads to a node of its own."""
        self.redeal = 0.0
        """The share of the worlds that are dealt as another seat would imagine them, from which only that seat learns."""
        self.even = 0
        """From so many worlds it is learned what a world is worth by itself, so that a good deal is not taken for a good move; 0: never."""


class TreeSearch:
    """A search for one seat, from what it sees."""

    def __init__(self, game: Game, judge: Judge, seat: int, random: Callable[[], float], leaf: Leaf, settings: Settings) -> None:
        self.game = game
        self.judge = judge
        self.seat = seat
        self.random = random
        self.leaf = leaf
        self.settings = settings
        self.iterations = 0
        self.root = Node()
        self.cursors: list[Node] = []
        """Where each seat is in its tree; only one entry while all of them have seen the same."""
        self.seats: list[int] = []
        self.path: list[Arm] = []
        self.totals = [0.0] * game.seats
        self.usual = [0.0] * game.seats
        """What the judge thinks of the position at the root, over some worlds."""

    def run(self, dreams: Imagination, iterations: int, deadline: float) -> None:
        """Look at so many worlds, or at as many as there is time for if `iterations` is 0."""
        redeal = 0.0 if all_public(dreams.view) else self.settings.redeal
        self.learn_usual(dreams)
        done = 0
        while done < iterations or (iterations == 0 and now() < deadline):
            if redeal == 0.0:
                self.iterate(dreams.world(), EVERYBODY_LEARNS)
            elif self.random() >= redeal:
                self.iterate(dreams.world(), self.seat)
            else:
                other = self.another()
                self.iterate(dreams.world_of(other), other)
            done += 1
        self.iterations = done

    def learn_usual(self, dreams: Imagination) -> None:
        """See what the judge thinks of the root in a few worlds."""
        count = self.settings.even
        for _ in range(count):
            for seat, chance in enumerate(self.judge.evaluate(dreams.world())):
                self.usual[seat] += chance / count

    def another(self) -> int:
        """A random seat other than the one that searches."""
        seat = int(self.random() * (self.game.seats - 1))
        return seat if seat < self.seat else seat + 1

    def iterate(self, state: State, learner: int) -> None:
        """Walk down through one world to the first thing not tried yet, value it, and learn from that."""
        self.cursors = [self.root]
        self.seats = []
        self.path = []
        game = self.game
        seat = self.seat
        even = self.settings.even > 0
        deal = self.judge.evaluate(state) if even else self.usual
        while seat != OVER:
            if seat == CHANCE:
                self.descend(state, CHANCE, sample(game, state, self.random))
                seat = state.seat
                continue
            options = game.options(state, seat)
            if len(options) > 1:
                options = self.judge.shortlist(state, seat, options)
            if len(options) == 1:
                self.descend(state, seat, options[0])
                seat = state.seat
                continue
            node = self.place(seat)
            learns = learner in (EVERYBODY_LEARNS, seat)
            arm = self.choose(node, state, seat, options) if learns else self.follow(node, options)
            if learns:
                self.seats.append(seat)
                self.path.append(arm)
            if arm.visits == 0:
                game.apply(state, seat, arm.action, None)
                break
            self.descend(state, seat, arm.action)
            seat = state.seat
        values = self.leaf.value(state)
        if even:
            values = [value - deal[index] + self.usual[index] for index, value in enumerate(values)]
        for index, arm in enumerate(self.path):
            arm.visits += 1
            arm.total += values[self.seats[index]]
        for index, value in enumerate(values):
            self.totals[index] += value

    def place(self, seat: int) -> Node:
        """Where a seat is in its tree."""
        return self.cursors[seat] if len(self.cursors) > 1 else self.cursors[0]

    def descend(self, state: State, seat: int, action: int) -> None:
        """Take an action, and move in each seat's tree along what that seat sees of it.

        As long as everybody has seen the same since the root their trees are the same, and there is only one cursor.
        """
        game = self.game
        cursors = self.cursors
        audience = game.audience(state, seat, action)
        if seat == CHANCE and not self.settings.split:
            audience = 0
        game.apply(state, seat, action, None)
        asked = (state.seat + 4) << 8 | state.kind
        if len(cursors) == 1:
            everyone = (1 << game.seats) - 1
            if audience & everyone == everyone or (seat == CHANCE and audience == 0):
                cursors[0] = child(cursors[0], (action + 1 if audience else 0) << 12 | asked)
                return
            cursors = cursors * game.seats
            self.cursors = cursors
        for watcher in range(game.seats):
            sees = watcher == seat or (audience >> watcher) & 1 == 1
            cursors[watcher] = child(cursors[watcher], (action + 1 if sees else 0) << 12 | asked)

    def choose(self, node: Node, state: State, seat: int, options: list[int]) -> Arm:
        """The arm to look at next: the best upper bound, counting only the times that an arm was there to be taken."""
        if node.listed != options:
            self.list_arms(node, state, seat, options)
        row = node.row
        count = len(row)
        node.visits += 1
        settings = self.settings
        if settings.widen > 0.0 and count > settings.many:
            count = min(count, 1 + int(settings.widen * math.pow(float(node.visits), settings.power)))
        trust = settings.trust
        explore = settings.explore
        best = row[0]
        best_bound = -1.0
        untried = 0
        for index in range(count):
            arm = row[index]
            arm.offered += 1
            weight = arm.visits + trust
            if weight == 0.0:
                untried += 1
                continue
            bound = (arm.total + trust * arm.prior) / weight + explore * math.sqrt(math.log(float(arm.offered)) / weight)
            if bound > best_bound:
                best_bound = bound
                best = arm
        if untried == 0:
            return best
        skip = int(self.random() * untried)
        for index in range(count):
            arm = row[index]
            if arm.visits == 0:
                if skip == 0:
                    return arm
                skip -= 1
        return best

    def list_arms(self, node: Node, state: State, seat: int, options: list[int]) -> None:
        """Set a node's row to these options, with new arms for those that were never there before."""
        arms = node.arms
        ordered = self.settings.trust > 0.0 or self.settings.widen > 0.0
        priors = self.judge.order(state, seat, options) if ordered and any(option not in arms for option in options) else []
        row: list[Arm] = []
        for index, option in enumerate(options):
            arm = arms.get(option)
            if arm is None:
                arm = Arm(option, priors[index] if priors else 0.5)
                arms[option] = arm
            row.append(arm)
        node.listed = options[:]
        node.row = by_prior(row) if ordered else row

    def follow(self, node: Node, options: list[int]) -> Arm:
        """What a seat would do by what it has learned elsewhere; a random option if that is nothing."""
        best = Arm(options[int(self.random() * len(options))], 0.5)
        best_bound = -1.0
        for option in options:
            arm = node.arms.get(option)
            if arm is not None and arm.visits:
                bound = arm.mean() + self.settings.explore * math.sqrt(math.log(float(arm.offered + 1)) / arm.visits)
                if bound > best_bound:
                    best_bound = bound
                    best = arm
        return best

    # what came out

    def chances(self) -> list[float]:
        """What each seat may expect from the root: the one that is asked there what its best option is worth."""
        means = [total / self.iterations for total in self.totals]
        arms = self.arms(list(self.root.arms)) if self.seat >= 0 else []
        if not arms or means[self.seat] >= 1.0:
            return means
        best = arms[0].mean()
        rest = (1.0 - best) / (1.0 - means[self.seat])
        return [best if seat == self.seat else mean * rest for seat, mean in enumerate(means)]

    def arms(self, options: list[int]) -> list[Arm]:
        """The arms of the root for these options, the one to play first: the best mean of those visited often enough."""
        arms = [self.root.arms[option] for option in options if option in self.root.arms]
        visits = 0
        for arm in arms:
            visits += arm.visits
        often = LIKELY * visits
        return sorted(arms, key=lambda arm: (arm.visits >= often and arm.visits > 0, arm.mean(), arm.visits), reverse=True)

    def line(self, world: State, first: int, least: int) -> list[tuple[int, int]]:
        """The main line from a world, as (seat, action): each seat's best arm, until chance answers or too little is known."""
        game = self.game
        self.cursors = [self.root]
        moves = [(self.seat, first)]
        self.descend(world, self.seat, first)
        while world.seat >= 0:
            seat = world.seat
            options = game.options(world, seat)
            if len(options) > 1:
                options = self.judge.shortlist(world, seat, options)
            action = options[0]
            if len(options) > 1:
                node = self.place(seat)
                best = 0
                for option in options:
                    arm = node.arms.get(option)
                    if arm is not None and arm.visits > best:
                        best = arm.visits
                        action = option
                if best < least:
                    break
            moves.append((seat, action))
            self.descend(world, seat, action)
        return moves


def child(node: Node, key: int) -> Node:
    """The node below this one along a key."""
    found = node.children.get(key)
    if found is None:
        found = Node()
        node.children[key] = found
    return found


def by_prior(row: list[Arm]) -> list[Arm]:
    """The arms with the most promising first; those that look alike keep their order."""
    return sorted(row, key=lambda arm: -arm.prior)
