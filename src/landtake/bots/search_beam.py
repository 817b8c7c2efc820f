"""Finding good turns of many small actions: a beam over one seat's own steps in one world."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from landtake.bots.search_pace import now
from landtake.core.game import Game
from landtake.core.playout import sample
from landtake.core.state import CHANCE, OVER, State
from landtake.parts.judge import Judge, win_shares

OUTCOMES: Final = 12
"""How many outcomes of chance are looked at one by one; of more as many are sampled."""

LONGEST: Final = 400
"""After so many steps a turn is taken to be over."""

MANY: Final = 24
"""With more than so many steps to choose from, a guess does not look at all of them again for the next step of the same turn."""

SECOND_LOOK: Final = 6
"""How many are looked at again then."""


class Course:
    """Some steps of a seat, where they lead and what that is worth to it."""

    def __init__(self, state: State, value: float, mark: bytes, offset: float, first: int, steps: list[int], ended: bool) -> None:
        self.state = state
        self.value = value
        self.place = (value, mark)
        """Equal for courses that lead to the same, such as the same steps in another order."""
        self.offset = offset
        """What chance on the way was worth more on average than the outcome with which the steps go on."""
        self.first = first
        self.steps = steps
        self.ended = ended
        """Whether somebody else is asked now, or nobody."""
        self.onward: list[Course] | None = None
        """All that can be done next, once it has been tried."""


def beginning(state: State) -> Course:
    """Where a turn goes on from a position."""
    return Course(state, 0.0, b"", 0.0, -1, [], False)


class Turns:
    """The turns that were found."""

    def __init__(self) -> None:
        self.by_first: dict[int, Course] = {}
        """The best for each first option."""
        self.whole: dict[tuple[float, bytes], Course] = {}
        """All that were found to their end, by where they lead."""

    def note(self, course: Course) -> None:
        """Remember a course if it is the best with its first option, or a whole turn."""
        known = self.by_first.get(course.first)
        if course.ended:
            if course.place not in self.whole:
                self.whole[course.place] = course
            if known is None or not known.ended or course.value > known.value:
                self.by_first[course.first] = course
        elif known is None:
            self.by_first[course.first] = course

    def firsts(self) -> list[Course]:
        """The best for each first option, the best first, whole turns before those that were not followed to their end."""
        return sorted(self.by_first.values(), key=lambda course: (not course.ended, -course.value))

    def best(self, count: int) -> list[Course]:
        """The best whole turns, the best first."""
        return sorted(self.whole.values(), key=lambda course: -course.value)[:count]


class Beam:
    """Looks for turns until its budget is used up: positions judged, or a deadline."""

    def __init__(self, game: Game, judge: Judge, random: Callable[[], float]) -> None:
        self.game = game
        self.judge = judge
        self.random = random
        self.judged = 0
        """How many positions were judged."""
        self.most = 0
        self.deadline = 0.0
        self.guessing = False
        """Whether somebody's turn is guessed at rather than looked for."""
        self.poor: set[tuple[int, ...]] = set()
        """While guessing, the steps that looked much worse than others in the same turn, and are not looked at again."""

    def spent(self) -> bool:
        """Whether the budget is used up."""
        if self.deadline:
            return now() >= self.deadline
        return self.judged >= self.most

    def turns(self, world: State, seat: int, widest: int) -> Turns:
        """Good turns of a seat. Beams grow wider as long as the budget lasts."""
        found = Turns()
        start = beginning(world)
        width = 1
        while width <= widest:
            complete = self.look(start, seat, width, found)
            if complete or self.spent():
                break
            width *= 2
        return found

    def guess(self, state: State, seat: int, thorough: int) -> list[int]:
        """The steps of a turn that looks good to a seat, from what is usually done.

        Where there is much to do each step is the one that looks best; where there is little, about `thorough` positions are looked at.
        """
        self.guessing = True
        self.poor = set()
        found = Turns()
        start = beginning(state)
        enough = self.judged + thorough
        width = 1
        while not self.look(start, seat, width, found) and self.judged < enough and not self.spent():
            width *= 2
        self.guessing = False
        return found.firsts()[0].steps

    def look(self, start: Course, seat: int, width: int, turns: Turns) -> bool:
        """Look for a seat's turns with a beam of this width; whether nothing was left out."""
        level = self.steps_from(start, seat)
        narrow = True
        taken = 0
        while level:
            going: list[Course] = []
            seen: set[tuple[float, bytes]] = set()
            for course in level:
                turns.note(course)
                if not course.ended and course.place not in seen:
                    seen.add(course.place)
                    going.append(course)
            if len(going) > width:
                narrow = False
                going = sorted(going, key=lambda course: -course.value)
                if self.guessing and len(going) > MANY:
                    for course in going[SECOND_LOOK:]:
                        self.poor.add(tuple(course.steps[taken:]))
                going = going[:width]
            level = []
            for course in going:
                if self.spent() and width > 1:
                    return False
                taken = len(course.steps)
                level += self.steps_from(course, seat)
        return narrow

    def steps_from(self, course: Course, seat: int) -> list[Course]:
        """All that a seat can do next, each followed to where it can be judged."""
        if course.onward is not None:
            return course.onward
        found: list[Course] = []
        self.spread(course.state, course, seat, course.steps, course.offset, found)
        if not self.spent():
            course.onward = found
        return found

    def options(self, state: State, seat: int) -> list[int]:
        """The options of a seat that are looked at."""
        options = self.judge.shortlist(state, seat, self.game.options(state, seat))
        return self.judge.usual(state, seat, options) if self.guessing else options

    def spread(self, state: State, origin: Course, seat: int, steps: list[int], offset: float, found: list[Course]) -> None:
        """Try every option of a seat that is asked; once the budget is used up only one, so that what was begun is finished."""
        options = self.options(state, seat)[:]
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
        if self.guessing and self.poor and tuple(steps[len(origin.steps) :]) in self.poor:
            return
        while True:
            if state.seat == OVER:
                found.append(Course(state, win_shares(game.ranks(state))[seat] + offset, judge.mark(state), offset, first, steps, True))
                return
            if state.seat == CHANCE and not judge.quiet(state):
                expected = self.expected(state, seat)
                state = self.likeliest(state)
                if state.seat != CHANCE:
                    offset += expected - self.glance(state, seat)
                continue
            mine = state.seat == seat
            if not mine or len(steps) >= LONGEST:
                found.append(Course(state, self.glance(state, seat) + offset, judge.mark(state), offset, first, steps, True))
                return
            options = self.options(state, seat)
            if len(options) == 1:
                steps = [*steps, options[0]]
                game.apply(state, seat, options[0], None)
                continue
            if judge.quiet(state):
                found.append(Course(state, self.glance(state, seat) + offset, judge.mark(state), offset, first, steps, False))
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
        """What a seat's chance is on average after chance has answered; for a guess, one outcome stands for all but the likeliest."""
        game = self.game
        options = game.options(state, CHANCE)[:]
        weights = game.weights(state)[:]
        if not weights:
            weights = [1] * len(options)
        if len(options) > OUTCOMES:
            options = [sample(game, state, self.random) for _ in range(OUTCOMES)]
            weights = [1] * OUTCOMES
        elif self.guessing and len(options) > 2:
            first = weights.index(max(weights))
            other = 0 if first else 1
            options = [options[first], options[other]]
            weights = [weights[first], sum(weights) - weights[first]]
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
