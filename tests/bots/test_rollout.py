"""Options played on: what looks best at once is left alone if the answer to it is bad."""

from random import Random

import pytest

from landtake.bots import judge_of, make
from landtake.bots.search_luck import Luck
from landtake.bots.search_pace import now
from landtake.bots.search_rollout import USUAL, Candidate, Rolling, RolloutSearch
from landtake.bots.search_world import Imagination
from landtake.core.state import OVER
from landtake.core.view import View
from tests.bots.positions import decisions
from tests.bots.test_plan import Counter, Gamble


class Bait(Gamble):
    """One step each: a sure coin or an open purse with two, and then a coin or whatever lies open."""

    SURE, OPEN, STEAL = 0, 1, 2

    def options(self, state, seat):
        if seat == 0:
            return [self.SURE, self.OPEN]
        return [self.SURE, self.STEAL] if state.coins[0] == 20 else [self.SURE]

    def apply(self, state, seat, action, out=None):
        if action == self.STEAL:
            state.coins = [0, 20]
        else:
            state.coins[seat] += 20 if action == self.OPEN else 10
        state.seat = 1 if seat == 0 else OVER


class Hungry(Counter):
    """Likes what brings most at once."""

    def order(self, state, seat, options):
        return [0.3 + option / 10 for option in options]


def test_the_answer_to_what_looks_best_is_seen():
    game = Bait(2, {}, 1)
    view = View(game, game.setup(), 0)
    judge = Hungry(game)
    assert make("greedy", game, 0, 0, judge).act(view) == Bait.OPEN
    bot = make("rollout@12it", game, 0, 0, judge)
    assert bot.act(view) == Bait.SURE
    told = {each.action: each.chance for each in bot.explain().options}
    looks = {}
    for action in (Bait.SURE, Bait.OPEN):
        after = view.state.copy()
        game.apply(after, 0, action)
        looks[action] = judge.evaluate(after)[0]
    assert looks[Bait.OPEN] > looks[Bait.SURE]
    # Both were followed in six worlds that all said the same, so only what is taken for granted about such sights casts doubt on them.
    doubt = USUAL**2 / (1 + 2 * 5) / 6
    trust = Rolling().far * Rolling().surprise ** 2 / (Rolling().surprise ** 2 + doubt)
    change = ((0.5 - looks[Bait.SURE]) - (0.0 - looks[Bait.OPEN])) / 2
    assert told[Bait.SURE] == pytest.approx(looks[Bait.SURE] + trust * change)
    assert told[Bait.OPEN] == pytest.approx(looks[Bait.OPEN] - trust * change)


def test_what_is_seen_further_ahead_counts_the_more_the_surer_it_is():
    game = Bait(2, {}, 1)
    random = Random(1).random
    rolling = Rolling()
    rolling.far = 1.0
    search = RolloutSearch(game, Hungry(game), 0, random, rolling)
    steady, wild = ([Candidate(Bait.SURE), Candidate(Bait.OPEN)] for _ in range(2))
    for arms, strays in ((steady, 0.01), (wild, 0.3)):
        for arm, better in zip(arms, (0.04, -0.04), strict=True):
            arm.visits, arm.total, arm.followed = 10, 5.0, 10
            arm.change = 10 * better
            arm.squares = 10 * (better**2 + strays**2)
    search.arms = steady
    surely = search.worth(steady[0])
    search.arms = wild
    assert 0.5 < search.worth(wild[0]) < 0.52 < 0.53 < surely < 0.54


def test_nothing_is_played_on_that_is_not_to_count():
    game = Bait(2, {}, 1)
    rolling = Rolling()
    rolling.far = 0.0
    random = Random(1).random
    search = RolloutSearch(game, Hungry(game), 0, random, rolling)
    arms = search.run(Imagination(game, game.setup(), 0, random), [Bait.SURE, Bait.OPEN], 6, 0.0)
    assert [(arm.action, arm.visits, arm.followed) for arm in arms] == [(Bait.OPEN, 3, 0), (Bait.SURE, 3, 0)]


def test_the_budget_is_kept_to():
    game = Bait(2, {}, 1)
    random = Random(1).random
    search = RolloutSearch(game, Hungry(game), 0, random, Rolling())
    arms = search.run(Imagination(game, game.setup(), 0, random), [Bait.SURE, Bait.OPEN], 40, 0.0)
    assert search.iterations == sum(arm.visits for arm in arms) == 40


def test_no_comparison_is_begun_for_which_there_is_no_time():
    game = Bait(2, {}, 1)
    random = Random(1).random
    search = RolloutSearch(game, Hungry(game), 0, random, Rolling())
    options = [Bait.SURE, Bait.OPEN] * 8
    arms = search.run(Imagination(game, game.setup(), 0, random), options, 0, now())
    assert [arm.visits for arm in arms] == [1] * 16


class Watched(Bait):
    """Whatever the first does the second may steal it, and it is written down what they do."""

    def __init__(self):
        super().__init__(2, {}, 1)
        self.answers = []
        self.may_steal = True

    def options(self, state, seat):
        return [self.SURE, self.OPEN] if seat == 0 else [self.SURE, self.OPEN, self.STEAL] if self.may_steal else [self.SURE, self.OPEN]

    def apply(self, state, seat, action, out=None):
        if seat == 1:
            self.answers.append(action)
        super().apply(state, seat, action, out)


class Envious(Hungry):
    """Takes the other's coins only if they are many."""

    def order(self, state, seat, options):
        return [option == (Bait.STEAL if state.coins[0] == 20 else Bait.SURE) for option in options]


class OneTurn(Envious):
    """Takes all of that for one turn."""

    def turn(self, state):
        return 7


def answers(judge, echo, options, game=None):
    game = game or Watched()
    rolling = Rolling()
    rolling.echo = echo
    search = RolloutSearch(game, judge(game), 0, Random(1).random, rolling)
    search.compare(game.setup(), [Candidate(option) for option in options], far=True)
    return game.answers


def test_the_others_may_be_taken_to_do_what_they_did_after_the_first_option():
    assert answers(Envious, False, [Bait.OPEN, Bait.SURE]) == [Bait.STEAL, Bait.SURE]
    assert answers(Envious, True, [Bait.OPEN, Bait.SURE]) == [Bait.STEAL, Bait.STEAL]
    assert answers(Envious, True, [Bait.SURE, Bait.OPEN]) == [Bait.SURE, Bait.SURE]


def test_what_belongs_to_an_option_is_answered_all_the_same():
    assert answers(OneTurn, True, [Bait.OPEN, Bait.SURE]) == [Bait.STEAL, Bait.SURE]


def test_what_the_others_may_not_do_again_they_do_not_do():
    class Forbidding(Watched):
        def apply(self, state, seat, action, out=None):
            super().apply(state, seat, action, out)
            self.may_steal = self.answers == []

    assert answers(Envious, True, [Bait.OPEN, Bait.SURE], Forbidding()) == [Bait.STEAL, Bait.SURE]


def test_luck_comes_again():
    luck = Luck()
    seen = []
    for world, turns in ((0.5, 0), (0.5, 1), (0.25, 0), (0.5, 0)):
        luck.begin(world, turns)
        seen.append([luck.random() for _ in range(3)])
    assert seen[0] == seen[3]
    assert len({tuple(each) for each in seen}) == 3


@pytest.mark.parametrize("game", ["landed", "lander", "landnam"])
def test_a_turn_is_finished_and_then_judged(game):
    for state, view in decisions(game, 8, seed=6):
        judge = judge_of(view.game)
        judge.seat = view.seat
        search = RolloutSearch(view.game, judge, view.seat, Random(1).random, Rolling())
        for option in judge.shortlist(view.state, view.seat, view.options())[:3]:
            after = state.copy()
            value = search.finish(after, option, 0.5)
            if after.seat == OVER:
                assert value in (0, 1) or value == pytest.approx(1 / view.game.seats)
                continue
            asked = after.seat == view.seat or after.asked >> view.seat & 1
            assert not asked or judge.turn(after) != judge.turn(state)
            assert value == judge.evaluate(after)[view.seat]
