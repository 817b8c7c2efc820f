"""What the planner finds: the best whole turn, and how it is answered."""

from random import Random

import pytest

from landtake.bots import judge_of, make
from landtake.bots.search_plan import Planning, PlanSearch
from landtake.core.game import EventKind, Game, Kind
from landtake.core.state import CHANCE, OVER, State, declare, public
from landtake.core.view import View
from landtake.parts.judge import Judge, win_shares
from tests.bots.positions import decisions


def best_turn(game, judge, state, seat):
    """The slow twin of the beam: every chain of the seat's own decisions, to the end of its run."""
    if state.seat == OVER:
        return win_shares(game.ranks(state))[seat]
    if state.seat != seat:
        return judge.evaluate(state)[seat]
    values = []
    for option in list(game.options(state, seat)):
        after = state.copy()
        game.apply(after, seat, option, None)
        values.append(best_turn(game, judge, after, seat))
    return max(values)


def test_a_wide_beam_finds_the_best_turn():
    for state, view in decisions("landomy", 12, seed=3):
        judge = judge_of(view.game)
        search = PlanSearch(view.game, judge, view.seat, Random(1).random, Planning())
        search.most = 10_000
        courses = search.courses(state.copy())
        assert courses[0].value == pytest.approx(best_turn(view.game, judge, state, view.seat))
        assert {course.first for course in courses} <= set(view.options())


def test_the_steps_of_a_turn_can_be_played():
    for state, view in decisions("forgotten_planet", 6, seed=4):
        bot = make("planner@150it", view.game, view.seat, 0)
        action = bot.act(view)
        line = bot.explain().line
        assert line[0] == (view.seat, action)
        for seat, step in line:
            if state.seat == CHANCE:
                break
            assert step in view.game.options(state, seat)
            view.game.apply(state, seat, step, None)


class Purse(State):
    def __init__(self):
        super().__init__()
        self.coins = [0, 0]
        self.left = 6

    def fields(self):
        return declare(public("coins", "left"))


class Gamble(Game):
    """Three steps a turn, each either a sure coin or a die that is worth less on average, or on the second seat's turn a theft."""

    SURE, DICE, STEAL, BLANK, JACKPOT = range(5)

    def kinds(self):
        return (Kind("step", "1a"), Kind("roll", "1b"))

    def event_kinds(self):
        return (EventKind("stepped"),)

    def actions(self):
        return [{"do": name} for name in ("sure", "dice", "steal", "blank", "jackpot")]

    def setup(self):
        state = Purse()
        state.seat = 0
        return state

    def options(self, state, seat):
        return [self.BLANK, self.JACKPOT] if seat == CHANCE else [self.SURE, self.DICE] if seat == 0 else [self.SURE, self.STEAL]

    def weights(self, state):
        return [4, 1]

    def apply(self, state, seat, action, out=None):
        player = 0 if state.left > 3 else 1
        if action == self.DICE:
            state.seat, state.kind = CHANCE, 1
            return
        state.coins[player] += {self.SURE: 10, self.JACKPOT: 30}.get(action, 0)
        if action == self.STEAL:
            state.coins = [0, sum(state.coins)]
        state.left -= 1
        state.kind = 0
        state.seat = OVER if state.left == 0 else 0 if state.left > 3 else 1

    def scores(self, state):
        return state.coins

    def ranks(self, state):
        return [1 + (state.coins[1 - seat] > state.coins[seat]) for seat in (0, 1)]


class Counter(Judge):
    """Counts the coins."""

    def evaluate(self, state):
        chance = min(1.0, max(0.0, 0.5 + (state.coins[0] - state.coins[1]) / 400))
        return [chance, 1 - chance]


def test_chance_is_taken_at_its_mean_and_not_at_its_best():
    game = Gamble(2, {}, 1)
    bot = make("planner@200it+rounds=0", game, 0, 0, Counter(game))
    assert bot.act(View(game, game.setup(), 0)) == Gamble.SURE
    told = {each.action: each.chance for each in bot.explain().options}
    assert told[Gamble.SURE] == pytest.approx(0.5 + 30 / 400)
    assert 0.5 + 18 / 400 <= told[Gamble.DICE] <= 0.5 + 26 / 400  # the same steps in another order are not looked at twice


def test_what_others_answer_is_looked_at():
    game = Gamble(2, {}, 1)
    bot = make("planner@400it+rounds=1", game, 0, 0, Counter(game))
    bot.act(View(game, game.setup(), 0))
    assert bot.explain().chance < 0.5
