"""What the planner finds: the best whole turn, and how it is answered."""

from random import Random

import pytest

from landtake.bots import judge_of, make
from landtake.bots.search_beam import Beam, Turns, beginning
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
        beam = Beam(view.game, judge, Random(1).random)
        beam.most = 10_000
        courses = beam.turns(state.copy(), view.seat, 64).firsts()
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


def test_a_turn_that_was_followed_further_is_not_thought_worse_than_one_that_was_not():
    followed = 0
    for _, view in decisions("forgotten_planet", 4, seed=5):
        bot = make("planner@1000it", view.game, view.seat, 0)
        action = bot.act(view)
        told = bot.explain().options
        if not told:  # there was only one thing worth doing
            continue
        assert told[0].action == action
        assert {each.action for each in told} <= set(view.options())
        assert told[0].visits == max(each.visits for each in told)
        followed += told[0].visits
        assert [each.chance for each in told] == sorted((each.chance for each in told), reverse=True)
    assert followed


def test_a_beam_that_grows_wider_finds_what_a_wide_one_does():
    _, view = decisions("landomy", 1, seed=3)[0]
    judge = judge_of(view.game)
    growing, wide = (Beam(view.game, judge, Random(1).random) for _ in range(2))
    growing.most = wide.most = 10_000
    found = Turns()
    wide.look(beginning(view.state.copy()), view.seat, 64, found)
    assert growing.turns(view.state.copy(), view.seat, 64).best(1)[0].value == found.best(1)[0].value
    assert growing.judged == wide.judged  # nothing is looked at twice


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


class Digging(Gamble):
    """Whoever begins to dig must go on: the first time it costs, the second time it pays."""

    TAKE, DIG = range(2)

    def options(self, state, seat):
        return [self.TAKE, self.DIG]

    def apply(self, state, seat, action, out=None):
        player = 0 if state.left > 3 else 1
        dug = state.coins[player] % 10 == 5
        state.coins[player] += 10 if action == self.TAKE else 95 if dug else -5
        state.left -= 1
        state.seat = OVER if state.left == 0 else 0 if state.left > 3 else 1


def test_a_thorough_guess_finds_what_pays_only_later():
    game = Digging(2, {}, 1)
    state = game.setup()
    beam = Beam(game, Counter(game), Random(1).random)
    beam.most = 10_000
    assert beam.guess(state, 0, thorough=0) == [Digging.TAKE] * 3
    assert beam.guess(state, 0, thorough=200).count(Digging.DIG) == 2
    assert state == game.setup()
