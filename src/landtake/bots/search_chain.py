"""The best that a seat can reach by its own next small steps, before anybody else answers."""

from __future__ import annotations

from collections.abc import Callable

from landtake.core.game import Game
from landtake.core.playout import sample
from landtake.core.state import CHANCE, OVER, State
from landtake.parts.judge import Judge, win_shares


def goes_on(judge: Judge, state: State, seat: int, turn: int) -> bool:
    """Whether a seat is asked again in the turn of that number."""
    return (state.seat == seat or (state.asked >> seat) & 1 == 1) and judge.turn(state) == turn


class ChainSearch:
    """Tries a seat's own chains of decisions to their end and asks the judge there. Chance is sampled, others are not foreseen."""

    def __init__(self, game: Game, judge: Judge, seat: int, random: Callable[[], float]) -> None:
        self.game = game
        self.judge = judge
        self.seat = seat
        self.random = random
        self.turn = 0
        self.reached: State | None = None
        """Where the best chain ended that was found last."""

    def value(self, world: State, option: int, nodes: int) -> float:
        """The seat's chance to win after this option and its best own steps of the same turn, looking at about `nodes` positions."""
        self.turn = self.judge.turn(world)
        state = world.copy()
        self.game.apply(state, self.seat, option, None)
        return self.best(state, nodes)

    def best(self, state: State, nodes: int) -> float:
        """The best evaluation that the seat can reach from here. The state is used up."""
        game = self.game
        me = self.seat
        while True:
            if state.seat == OVER:
                self.reached = state
                return win_shares(game.ranks(state))[me]
            if state.seat == CHANCE:
                if self.judge.quiet(state):
                    self.reached = state
                    return self.judge.evaluate(state)[me]
                game.apply(state, CHANCE, sample(game, state, self.random), None)
                continue
            if not goes_on(self.judge, state, me, self.turn):
                self.reached = state
                return self.judge.evaluate(state)[me]
            options = game.options(state, me)
            if len(options) > 1:
                options = self.judge.shortlist(state, me, options)
            count = len(options)
            if count > 1 and nodes >= count:
                break
            game.apply(state, me, options[0] if count == 1 else self.promising(state, options), None)
        most = -1.0
        reached = self.reached
        for option in options[:]:
            value = self.value(state, option, nodes // count)
            if value > most:
                most = value
                reached = self.reached
        self.reached = reached
        return most

    def promising(self, state: State, options: list[int]) -> int:
        """The option that looks best without going on from it; any of those that look alike."""
        chances = self.judge.order(state, self.seat, options)
        if not chances:
            chances = [self.glance(state, option) for option in options]
        best = int(self.random() * len(options))
        for index, chance in enumerate(chances):
            if chance > chances[best]:
                best = index
        return options[best]

    def glance(self, state: State, option: int) -> float:
        """What the judge thinks right after an option."""
        after = state.copy()
        self.game.apply(after, self.seat, option, None)
        if after.seat == OVER:
            return win_shares(self.game.ranks(after))[self.seat]
        return self.judge.evaluate(after)[self.seat]
