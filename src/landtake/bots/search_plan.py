"""Planning a whole turn of many small actions: a beam over one's own steps, then a look at how the best turns are answered."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from landtake.bots.search_tree import Arm
from landtake.core.game import Game
from landtake.core.playout import sample
from landtake.core.state import CHANCE, OVER, State
from landtake.parts.judge import Judge, win_shares

OUTCOMES: Final = 12
"""How many outcomes of chance are looked at one by one; of more as many are sampled."""

LONGEST: Final = 400
"""After so many steps a turn is taken to be over."""


class Planning:
    """What can be tuned about the planner."""

    def __init__(self) -> None:
        self.keep = 8
        """How many turns are followed to see how they are answered."""
        self.rounds = 1
        """How often it is the planner's turn again before a turn that is followed is judged; until then everybody takes what looks
        best step by step. 0 follows none."""
        self.share = 0.5
        """How much of the budget goes into finding turns; the rest goes into following them."""
        self.widest = 64
        """The widest beam."""


class Course:
    """Some steps of a seat, where they lead and what that is worth to it."""

    def __init__(self, state: State, value: float, offset: float, first: int, steps: list[int], ended: bool) -> None:
        self.state = state
        self.value = value
        self.offset = offset
        """What chance on the way was worth more on average than the outcome with which the steps go on."""
        self.first = first
        self.steps = steps
        self.ended = ended
        """Whether somebody else is asked now, or nobody."""


class PlanSearch:
    """A planner for one seat in one world."""

    def __init__(self, game: Game, judge: Judge, seat: int, random: Callable[[], float], planning: Planning) -> None:
        self.game = game
        self.judge = judge
        self.seat = seat
        self.random = random
        self.planning = planning
        self.judged = 0
        """How many positions were judged."""
        self.turn: list[int] = []
        """The steps of the turn that was found best."""
        self.most = 0
        self.deadline = 0.0

    def run(self, world: State, judged: int, deadline: float) -> list[Arm]:
        """The options with what they are worth, the best first: after judging about so many positions, or by a deadline."""
        begin = time.perf_counter()
        share = self.planning.share
        self.most = int(judged * share)
        self.deadline = begin + (deadline - begin) * share if deadline else 0.0
        courses = self.courses(world)
        self.most = judged
        self.deadline = deadline
        arms = self.followed(courses)
        self.turn = next(course.steps for course in courses if course.first == arms[0].action)
        return arms

    # finding turns

    def courses(self, world: State) -> list[Course]:
        """The best whole turn found for each first option, the best first. Beams grow wider as long as the budget lasts."""
        best: dict[int, Course] = {}
        width = 1
        while width <= self.planning.widest:
            complete = self.beam(world, self.seat, width, best)
            if complete or self.spent():
                break
            width *= 2
        return by_value(list(best.values()))

    def beam(self, world: State, seat: int, width: int, best: dict[int, Course]) -> bool:
        """Look for a seat's turns with a beam of this width, noting the best for each first option; whether nothing was left out."""
        level = self.steps_from(Course(world, 0.0, 0.0, -1, [], False), seat)
        narrow = True
        while level:
            going: list[Course] = []
            seen: set[float] = set()
            for course in level:
                known = best.get(course.first)
                if course.ended:
                    if known is None or not known.ended or course.value > known.value:
                        best[course.first] = course
                    continue
                if known is None:
                    best[course.first] = course
                if course.value not in seen:
                    seen.add(course.value)
                    going.append(course)
            if len(going) > width:
                narrow = False
                going = by_value(going)[:width]
            level = []
            for course in going:
                if self.spent() and width > 1:
                    return False
                level += self.steps_from(course, seat)
        return narrow

    def spent(self) -> bool:
        """Whether the budget is used up."""
        if self.deadline:
            return time.perf_counter() >= self.deadline
        return self.judged >= self.most

    def steps_from(self, course: Course, seat: int) -> list[Course]:
        """All that a seat can do next, each followed to where it can be judged."""
        found: list[Course] = []
        self.spread(course.state, course, seat, course.steps, course.offset, found)
        return found

    def spread(self, state: State, origin: Course, seat: int, steps: list[int], offset: float, found: list[Course]) -> None:
        """Try every option of a seat that is asked; once the budget is used up only one, so that what was begun is finished."""
        options = self.judge.shortlist(state, seat, self.game.options(state, seat))[:]
        if steps and self.spent():
            options = [self.promising(state, seat, options)]
        for option in options:
            after = state.copy()
            self.game.apply(after, seat, option, None)
            self.settle(after, origin, seat, [*steps, option], offset, found)

    def settle(self, state: State, origin: Course, seat: int, steps: list[int], offset: float, found: list[Course]) -> None:
        """Go on until the position can be judged, and note it."""
        game = self.game
        judge = self.judge
        first = origin.first if origin.first >= 0 else steps[0]
        while True:
            if state.seat == OVER:
                found.append(Course(state, win_shares(game.ranks(state))[seat] + offset, offset, first, steps, True))
                return
            if state.seat == CHANCE and not judge.quiet(state):
                expected = self.expected(state, seat)
                state = self.likeliest(state)
                if state.seat != CHANCE:
                    offset += expected - self.glance(state, seat)
                continue
            mine = state.seat == seat
            if not mine or len(steps) >= LONGEST:
                found.append(Course(state, self.glance(state, seat) + offset, offset, first, steps, True))
                return
            options = judge.shortlist(state, seat, game.options(state, seat))
            if len(options) == 1:
                steps = [*steps, options[0]]
                game.apply(state, seat, options[0], None)
                continue
            if judge.quiet(state):
                found.append(Course(state, self.glance(state, seat) + offset, offset, first, steps, False))
                return
            self.spread(state, origin, seat, steps, offset, found)
            return

    def promising(self, state: State, seat: int, options: list[int]) -> int:
        """The option that looks best to the judge before it is tried; any of those that look alike."""
        best = int(self.random() * len(options))
        chances = self.judge.order(state, seat, options)
        for index, chance in enumerate(chances):
            if chance > chances[best]:
                best = index
        return options[best]

    def glance(self, state: State, seat: int) -> float:
        """What the judge thinks of a seat's chance."""
        if state.seat == OVER:
            return win_shares(self.game.ranks(state))[seat]
        self.judged += 1
        return self.judge.evaluate(state)[seat]

    def expected(self, state: State, seat: int) -> float:
        """What a seat's chance is on average after chance has answered."""
        game = self.game
        options = game.options(state, CHANCE)[:]
        weights = game.weights(state)[:]
        if not weights:
            weights = [1] * len(options)
        if len(options) > OUTCOMES:
            options = [sample(game, state, self.random) for _ in range(OUTCOMES)]
            weights = [1] * OUTCOMES
        total = 0.0
        weight = 0.0
        for index, option in enumerate(options):
            after = state.copy()
            game.apply(after, CHANCE, option, None)
            while after.seat == CHANCE and not self.judge.quiet(after):
                game.apply(after, CHANCE, sample(game, after, self.random), None)
            total += weights[index] * self.glance(after, seat)
            weight += weights[index]
        return total / weight

    def likeliest(self, state: State) -> State:
        """The position after the most likely outcome."""
        options = self.game.options(state, CHANCE)
        weights = self.game.weights(state)
        best = 0
        if weights:
            for index, weight in enumerate(weights):
                if weight > weights[best]:
                    best = index
        else:
            best = int(self.random() * len(options))
        after = state.copy()
        self.game.apply(after, CHANCE, options[best], None)
        return after

    # following them

    def followed(self, courses: list[Course]) -> list[Arm]:
        """Arms for courses, the best first: the best few are played on for some turns, the worse half of them no further, and so on."""
        arms = [Arm(course.first, course.value) for course in courses]
        alive = list(range(min(len(courses), self.planning.keep)))
        while self.planning.rounds > 0 and len(alive) > 1 and not self.spent():
            for index in alive:
                value = self.follow(courses[index])
                if value < 0.0:
                    break
                arms[index].visits += 1
                arms[index].total += value
            if arms[alive[-1]].visits == 0:
                break
            alive = [index for _, index in sorted([(-arms[index].mean(), index) for index in alive])][: max(1, (len(alive) + 1) // 2)]
        return ranked(arms)

    def follow(self, course: Course) -> float:
        """What a turn is worth some rounds later, if everybody takes what looks best step by step; -1 if there is no time to see."""
        state = course.state.copy()
        game = self.game
        left = self.planning.rounds
        seat = self.seat
        for _ in range(LONGEST):
            if state.seat == OVER:
                break
            if self.spent():
                return -1.0
            if state.seat == CHANCE:
                game.apply(state, CHANCE, sample(game, state, self.random), None)
                continue
            if state.seat != seat:
                seat = state.seat
                if seat == self.seat:
                    left -= 1
                    if left == 0:
                        break
            turns: dict[int, Course] = {}
            self.beam(state, seat, 1, turns)
            for action in best_of(turns).steps:
                if state.seat != seat:
                    break
                game.apply(state, seat, action, None)
        return min(1.0, max(0.0, self.glance(state, self.seat) + course.offset))


def by_value(courses: list[Course]) -> list[Course]:
    """The courses with the best first, whole turns before those that were not followed to their end."""
    return sorted(courses, key=lambda course: (not course.ended, -course.value))


def best_of(turns: dict[int, Course]) -> Course:
    """The best of the turns that a beam found."""
    return by_value(list(turns.values()))[0]


def ranked(arms: list[Arm]) -> list[Arm]:
    """The arms with the best first: those followed longest, by what came of it, then the others by what they looked like."""
    return sorted(arms, key=lambda arm: (-arm.visits, -arm.mean(), -arm.prior))
