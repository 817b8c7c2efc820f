"""Rollout search: options are compared by where the seat's own turn leads in many worlds, and the best of them played on by what looks
best to everybody; in the same worlds and with the same luck for all, and the worse half dropped again and again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from landtake.bots.search_chain import ChainSearch, goes_on
from landtake.bots.search_luck import Luck, Replies
from landtake.bots.search_pace import now
from landtake.bots.search_tree import Arm
from landtake.bots.search_world import Imagination
from landtake.core.game import Game
from landtake.core.playout import sample
from landtake.core.state import CHANCE, OVER, State
from landtake.parts.judge import Judge, at_once, win_shares

UNTOLD: Final = 0

USUAL: Final = 0.1
"""How much what is seen in one world strays, as long as nothing was seen."""


class Rolling:
    """What can be tuned about the search."""

    def __init__(self) -> None:
        self.keep = 4
        """How many options are played on beyond the seat's own turn."""
        self.rounds = 1.0
        """For how many rounds of turns they are."""
        self.far = 0.5
        """How much what is seen there counts, were it certain, against what the end of the turn looks like; 0: nothing is played on."""
        self.surprise = 0.05
        """By how much, as a chance to win, the one usually differs from the other, compared with other options: what was seen in few worlds
        and strays by more counts for less."""
        self.share = 0.5
        """How much of the budget goes into the choice of the options to play on."""
        self.nodes = -1
        """About how many positions of the own turn are looked at in each world; with 0 it goes on by what looks best at once, below 0 as
        many as suit the judge are looked at."""
        self.echo = False
        """Whether the others do after every option what they did after the first, as long as they may. That is quicker, and what they would
        do otherwise for reasons that have nothing to do with the options hides no difference; but nobody answers an option, except in its
        own turn."""
        self.longest = 600
        """After so many decisions a position is judged in any case."""


class Candidate(Arm):
    """An option, and what is seen further ahead."""

    def __init__(self, action: int) -> None:
        super().__init__(action, 0.5)
        self.followed = 0
        self.change = 0.0
        self.squares = 0.0
        """The sums, over the worlds in which it was followed, of what that changed compared with the others, and of its squares."""


class RolloutSearch:
    """A search for one seat among its options."""

    def __init__(self, game: Game, judge: Judge, seat: int, random: Callable[[], float], rolling: Rolling) -> None:
        self.game = game
        self.judge = judge
        self.seat = seat
        self.random = random
        self.rolling = rolling
        self.luck = Luck()
        self.iterations = 0
        self.turns = max(1, round(rolling.rounds * game.seats))
        self.own = UNTOLD
        """The turn in which the options are."""
        self.arms: list[Candidate] = []

    def run(self, dreams: Imagination, options: list[int], iterations: int, deadline: float) -> list[Candidate]:
        """The options with what they were worth, the best first: after about so many trials, or as many as there is time for."""
        begin = now()
        arms = [Candidate(option) for option in options]
        keep = max(2, self.rolling.keep) if self.rolling.far > 0.0 else 1
        share = self.rolling.share if self.rolling.far > 0.0 else 1.0
        used = 0.0
        trial = 0.0
        alive = arms
        self.arms = arms
        while len(alive) > 1 and (iterations or not trial or now() + trial * len(alive) < deadline):
            near = len(alive) > keep
            left = halvings(len(alive), keep if near else 1)
            used += ((share if near else 1.0) - used) / left
            until = begin + (deadline - begin) * used
            while True:
                before = now()
                self.compare(dreams.world(), alive, not near)
                after = now()
                trial = (after - before) / len(alive)
                if self.iterations >= iterations * used if iterations else after + (after - before) >= until:  # another would be too late
                    break
            alive = self.ranked(alive)[: max(keep if near else 1, (len(alive) + 1) // 2)]
        return self.ranked(arms)

    def compare(self, world: State, arms: list[Candidate], far: bool) -> None:
        """Try some options in one world, with the same luck."""
        luck = self.random()
        self.own = self.judge.turn(world) or -1 - self.seat
        nodes = (self.rolling.nodes if self.rolling.nodes >= 0 else self.judge.nodes) // len(arms)
        changes: list[float] = []
        replies = Replies() if self.rolling.echo else None
        for arm in arms:
            self.iterations += 1
            if nodes:
                self.luck.begin(luck, 0)
                chain = ChainSearch(self.game, self.judge, self.seat, self.luck.random)
                near = chain.value(world, arm.action, nodes)
                assert chain.reached is not None
                reached = chain.reached
            else:
                reached = world.copy()
                near = self.finish(reached, arm.action, luck)
            arm.visits += 1
            arm.total += near
            if far:
                changes.append(self.value(reached, luck, replies) - near)
        if far:
            mean = sum(changes) / len(changes)
            for index, arm in enumerate(arms):
                change = changes[index] - mean
                arm.followed += 1
                arm.change += change
                arm.squares += change * change

    def finish(self, state: State, option: int, luck: float) -> float:
        """Take an option, do what looks best for the rest of the own turn, and judge: the state is then the one at the turn's end."""
        game = self.game
        judge = self.judge
        me = self.seat
        self.luck.begin(luck, 0)
        random = self.luck.random
        turn = judge.turn(state)
        game.apply(state, me, option, None)
        while state.seat != OVER:
            if state.seat == CHANCE:
                if judge.quiet(state):
                    break
                game.apply(state, CHANCE, sample(game, state, random), None)
            elif goes_on(judge, state, me, turn):
                self.step(state, me, random)
            else:
                break
        return win_shares(game.ranks(state))[me] if state.seat == OVER else judge.evaluate(state)[me]

    def step(self, state: State, seat: int, random: Callable[[], float]) -> None:
        """Let a seat do what it would without thinking."""
        for action in at_once(self.judge, state, seat, self.game.options(state, seat), random):
            self.game.apply(state, seat, action, None)

    def reply(self, state: State, seat: int, turns: int, replies: Replies, random: Callable[[], float]) -> None:
        """Let another seat do what it did after an option before, if it may."""
        options = self.game.options(state, seat)
        if len(options) == 1:
            self.game.apply(state, seat, options[0], None)
            return
        question = replies.question(turns, seat, state.kind)
        said = replies.answer(question)
        if said in options:
            self.game.apply(state, seat, said, None)
            return
        for number, action in enumerate(at_once(self.judge, state, seat, options, random)):
            if number:
                question = replies.question(turns, seat, state.kind)
            replies.note(question, action)
            self.game.apply(state, seat, action, None)

    def value(self, state: State, luck: float, replies: Replies | None = None) -> float:
        """What a position is worth to the seat some turns later; the state is used up.

        Each turn has luck of its own, so that a choice that takes more or less of it changes nothing in the turns that follow.
        """
        game = self.game
        judge = self.judge
        me = self.seat
        self.luck.begin(luck, 0)
        random = self.luck.random
        turns = -1
        last = UNTOLD
        if replies is not None:
            replies.begin()
        for _ in range(self.rolling.longest):
            seat = state.seat
            if seat == OVER:
                return win_shares(game.ranks(state))[me]
            turn = turn_of(judge, state)
            if turn != last and turn != UNTOLD:
                last = turn
                turns += 1
                if turns >= self.turns:
                    break
                self.luck.begin(luck, turns)
            if seat == CHANCE:
                game.apply(state, CHANCE, sample(game, state, random), None)
            elif replies is not None and seat != me and last != self.own:
                self.reply(state, seat, turns, replies, random)
            else:
                self.step(state, seat, random)
        return judge.evaluate(state)[me]

    def ranked(self, arms: list[Candidate]) -> list[Candidate]:
        """The arms with the best first: those compared longest, by what they are worth."""
        return sorted(arms, key=lambda arm: (-arm.visits, -self.worth(arm)))

    def worth(self, arm: Candidate) -> float:
        """What an option is worth by what was seen of it."""
        near = arm.mean()
        if arm.followed == 0:
            return near
        expected = self.rolling.surprise * self.rolling.surprise
        return near + self.rolling.far * arm.change / arm.followed * expected / (expected + self.noise() / arm.followed)

    def noise(self) -> float:
        """How much what is seen in one world strays about what all of them say, squared."""
        total = USUAL * USUAL
        count = 1
        for arm in self.arms:
            if arm.followed > 1:
                total += arm.squares - arm.change * arm.change / arm.followed
                count += arm.followed - 1
        return total / count


def turn_of(judge: Judge, state: State) -> int:
    """A number for the turn that a position belongs to; UNTOLD where neither the judge nor who is asked tells."""
    turn = judge.turn(state)
    return turn if turn or state.seat < 0 else -1 - state.seat


def halvings(count: int, least: int) -> int:
    """How often the worse half of so many is dropped until there are no more than `least`."""
    number = 0
    while count > least:
        count = max(least, (count + 1) // 2)
        number += 1
    return number
