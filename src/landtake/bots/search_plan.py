"""Planning a whole turn of many small actions: turns that look good, played on to see how they are answered."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from landtake.bots.search_beam import LONGEST, Beam, Course, Turns
from landtake.bots.search_pace import now
from landtake.bots.search_tree import Arm
from landtake.core.game import Game
from landtake.core.playout import sample
from landtake.core.state import CHANCE, OVER, State
from landtake.parts.judge import Judge


class Planning:
    """What can be tuned about the planner."""

    def __init__(self) -> None:
        self.keep = 24
        """How many turns are followed at most to see how they are answered."""
        self.rounds = 1
        """How many rounds the best turns are followed; in each everybody does what looks good to them. 0 follows none."""
        self.fresh = 0.5
        """How much what is seen in another round counts against what was seen before."""
        self.thorough = 100
        """How many positions are looked at to guess at somebody's turn, if it takes fewer to take what looks best step by step."""
        self.share = 0.3
        """How much of the budget goes into finding turns; the rest goes into following them."""
        self.widest = 64
        """The widest beam."""


class Outlook:
    """A turn that is played on. With the same luck chance answers alike, so that turns can be compared."""

    def __init__(self, course: Course, luck: float) -> None:
        self.course = course
        self.state = course.state.copy()
        self.random: Callable[[], float] = Random(luck).random
        self.rounds = 0
        """For how many rounds it was followed."""
        self.value = course.value
        """What it is worth by what was seen so far."""


class PlanSearch:
    """A planner for one seat in one world."""

    def __init__(self, game: Game, judge: Judge, seat: int, random: Callable[[], float], planning: Planning) -> None:
        self.game = game
        self.seat = seat
        self.random = random
        self.planning = planning
        self.beam = Beam(game, judge, random)
        self.turn: list[int] = []
        """The steps of the turn that was found best."""
        self.begin = 0.0

    def run(self, world: State, judged: int, deadline: float) -> list[Arm]:
        """The options with what they are worth, the best first: after judging about so many positions, or by a deadline."""
        beam = self.beam
        self.begin = now()
        share = self.planning.share
        beam.most = int(judged * share)
        beam.deadline = self.begin + (deadline - self.begin) * share if deadline else 0.0
        turns = beam.turns(world, self.seat, self.planning.widest)
        beam.most = judged
        beam.deadline = deadline
        outlooks = self.followed(turns)
        self.turn = outlooks[0].course.steps if outlooks else turns.firsts()[0].steps
        return arms_of(outlooks, turns)

    def used(self) -> float:
        """The share of the whole budget that is used up."""
        beam = self.beam
        if beam.spent():
            return 1.0
        if beam.deadline:
            return (now() - self.begin) / (beam.deadline - self.begin)
        return beam.judged / beam.most

    def followed(self, turns: Turns) -> list[Outlook]:
        """The best turns played on, the best first: for a round as many as half of what is left of the budget allows, the better half
        of them for another round, and so on."""
        luck = self.random()
        alive = [Outlook(course, luck) for course in turns.best(self.planning.keep)]
        dropped: list[Outlook] = []
        for rounds in range(1, self.planning.rounds + 1):
            if len(alive) < 2:
                break
            values: list[float] = []
            enough = (1.0 + self.used()) / 2 if rounds == 1 else 1.0
            while len(values) < len(alive) and (len(values) < 2 or self.used() < enough):
                value = self.another_round(alive[len(values)])
                if value < 0.0:
                    break
                values.append(value)
            if len(values) < (2 if rounds == 1 else len(alive)):
                break
            for index, value in enumerate(values):
                outlook = alive[index]
                outlook.value = value if rounds == 1 else outlook.value + (value - outlook.value) * self.planning.fresh
                outlook.rounds = rounds
            half = (len(values) + 1) // 2
            ranked = sorted(alive[: len(values)], key=lambda outlook: -outlook.value)
            dropped = ranked[half:] + alive[len(values) :] + dropped
            alive = ranked[:half]
        return alive + dropped

    def another_round(self, outlook: Outlook) -> float:
        """What a turn is worth a round later, if everybody does what looks good to them; -1 if there is no time to see."""
        beam = self.beam
        game = self.game
        state = outlook.state
        seat = self.seat
        for _ in range(LONGEST):
            if state.seat == OVER:
                break
            if beam.spent():
                return -1.0
            if state.seat == CHANCE:
                game.apply(state, CHANCE, sample(game, state, outlook.random), None)
                continue
            if state.seat != seat:
                seat = state.seat
                if seat == self.seat:
                    break
            for action in beam.guess(state, seat, self.planning.thorough):
                if state.seat != seat:
                    break
                game.apply(state, seat, action, None)
        return min(1.0, max(0.0, beam.glance(state, self.seat) + outlook.course.offset))


def arms_of(outlooks: list[Outlook], turns: Turns) -> list[Arm]:
    """The first options as arms, the best first: those of the turns followed most, by what came of it, then the others by what they
    looked like. What was followed less is not taken to be better than what was followed more, however well it looked."""
    arms: dict[int, Arm] = {}
    most = 1.0
    for outlook in outlooks:
        first = outlook.course.first
        if outlook.rounds and first not in arms:
            most = min(most, outlook.value)
            arm = Arm(first, outlook.course.value)
            arm.visits = outlook.rounds
            arm.total = most * outlook.rounds
            arms[first] = arm
    for course in turns.firsts():
        if course.first not in arms:
            arms[course.first] = Arm(course.first, min(most, course.value))
    return list(arms.values())
