"""What a search finds: exact values, secrets that stay secret, reasons for its choice."""

from random import Random

import pytest

import landtake
from landtake.bots import make
from landtake.bots.search_exact import ExactSearch, TooLarge
from landtake.bots.search_leaf import Leaf
from landtake.bots.search_tree import Settings, TreeSearch
from landtake.bots.search_world import Imagination
from landtake.core.game import EventKind, Game, Kind
from landtake.core.state import CHANCE, EVERYONE, OVER, State, declare, owner, public
from landtake.parts.judge import Judge
from tests.bots.positions import decisions


class Coins(State):
    def __init__(self):
        super().__init__()
        self.shown = [0, 0]
        self.chosen = [0, 0]

    def fields(self):
        return declare(public("shown"), owner("chosen"))


class Pennies(Game):
    """Both choose a side in secret, at once; seat 0 wins if they are the same, otherwise seat 1."""

    def kinds(self):
        return (Kind("choose", "1a"),)

    def event_kinds(self):
        return (EventKind("shown"),)

    def actions(self):
        return [{"side": "heads"}, {"side": "tails"}]

    def setup(self):
        state = Coins()
        state.seat, state.asked = 0, 3
        return state

    def options(self, state, seat):
        return [0, 1]

    def audience(self, state, seat, action):
        return 1 << seat if state.asked != 1 << seat else EVERYONE

    def apply(self, state, seat, action, out=None):
        state.chosen[seat] = action + 1
        state.asked &= ~(1 << seat)
        state.seat = (state.asked & -state.asked).bit_length() - 1 if state.asked else OVER
        if state.seat == OVER:
            state.shown = state.chosen[:]

    def scores(self, state):
        same = state.shown[0] == state.shown[1]
        return [int(same), int(not same)]

    def ranks(self, state):
        return [2 - score for score in self.scores(state)]

    def resample(self, view, seat, random):
        world = view.copy()
        for other in (0, 1):
            if world.chosen[other] < 0:
                world.chosen[other] = 0 if world.asked >> other & 1 else 1 + int(random() * 2)
        return world


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("redeal", [0, 0.5])
def test_a_secret_answer_is_not_answered_by_those_who_cannot_see_it(seat, redeal):
    game = Pennies(2, {}, 1)
    view = landtake.View(game, game.setup().redact(seat), seat)
    bot = make(f"ismcts@3000it+redeal={redeal}", game, seat, 4)
    bot.act(view)
    assert 0.35 < bot.explain().chance < 0.65


def brute_force(game, state, seat):
    """The slow twin of the solver: no bounds, no memory."""
    if state.seat == OVER:
        return float(game.ranks(state)[seat] == 1)
    options = list(game.options(state, state.seat))
    values = []
    for option in options:
        after = state.copy()
        game.apply(after, state.seat, option, None)
        values.append(brute_force(game, after, seat))
    if state.seat == CHANCE:
        weights = game.weights(state) or [1] * len(options)
        return sum(weight * value for weight, value in zip(weights, values, strict=True)) / sum(weights)
    return max(values) if state.seat == seat else min(values)


def endings(turn, count):
    """Positions of Landomy in which the white action of a late turn is to be performed."""
    return [(state, view) for state, view in decisions("landomy", 400, seed=11) if state.turn == turn and state.step == 1][:count]


@pytest.mark.parametrize("turn", [9, 10])
def test_the_solver_agrees_with_brute_force(turn):
    found = endings(turn, 4 if turn == 10 else 1)
    assert found
    for state, view in found:
        search = ExactSearch(view.game, view.seat, 0, 0.0)
        assert search.value(state.copy()) == pytest.approx(brute_force(view.game, state, view.seat))


def test_the_solver_plays_a_last_turn_as_well_as_it_can_be_played():
    for state, view in endings(10, 6):
        bot = make("solver@2000it", view.game, view.seat, 0)
        after = state.copy()
        view.game.apply(after, view.seat, bot.act(view), None)
        assert bot.explain().exact
        assert brute_force(view.game, after, view.seat) == brute_force(view.game, state, view.seat) == bot.explain().chance


def test_the_solver_gives_up_where_the_rest_is_too_large():
    game = landtake.info("landomy").game(2)
    with pytest.raises(TooLarge):
        ExactSearch(game, 0, 5000, 0.0).value(game.setup())


def test_the_tree_search_agrees_with_the_solver_on_last_turns():
    agreed = 0
    found = endings(10, 8)
    for state, view in found:
        bot = make("ismcts@1500it", view.game, view.seat, 0)
        after = state.copy()
        view.game.apply(after, view.seat, bot.act(view), None)
        agreed += brute_force(view.game, after, view.seat) == brute_force(view.game, state, view.seat)
    assert agreed == len(found)


@pytest.mark.parametrize(
    "spec", ["ismcts@200it", "ismcts-eval@200it", "flat@200it", "greedy", "planner@200it", "rollout@200it", "solver@200it"]
)
def test_a_bot_says_why(spec):
    for _, view in decisions("landomy", 3, seed=6, least=3):
        bot = make(spec, view.game, view.seat, 0)
        action = bot.act(view)
        told = bot.explain()
        assert told.options[0].action == action or spec == "greedy"
        assert {each.action for each in told.options} <= set(view.options())
        assert all(0 <= each.chance <= 1 for each in told.options)
        assert all(told.chance >= each.chance for each in told.options if each.visits >= told.options[0].visits)
        if spec.startswith("ismcts"):
            assert told.iterations == 200
            assert sum(each.visits for each in told.options) == 200
            assert told.line[0] == (view.seat, action)


def test_the_main_line_can_be_played():
    for state, view in decisions("landomy", 4, seed=8, least=4):
        bot = make("ismcts-eval@400it", view.game, view.seat, 0)
        bot.act(view)
        for seat, action in bot.explain().line:
            assert state.seat == seat
            assert action in view.game.options(state, seat)
            view.game.apply(state, seat, action, None)


@pytest.mark.parametrize(
    "spec", ["random", "greedy", "flat@9it", "ismcts@9it", "ismcts-eval@9it", "planner@9it", "rollout@9it", "solver@9it"]
)
def test_a_forced_decision_is_not_thought_about(spec):
    _, view = next((state, view) for state, view in decisions("landomy", 200, seed=9, least=1) if len(view.options()) == 1)
    bot = make(spec, view.game, view.seat, 0)
    assert bot.act(view) == view.options()[0]
    assert bot.explain().iterations == 0


class Partial(Judge):
    """Thinks that the highest action is the best."""

    def order(self, state, seat, options):
        return [float(option) for option in options]


def test_widening_looks_at_promising_options_first():
    _, view = next((state, view) for state, view in decisions("landomy", 200, seed=10) if len(view.options()) > 12)
    settings = Settings()
    settings.widen = 2.0
    settings.many = 8
    random = Random(0).random
    judge = Partial(view.game)
    search = TreeSearch(view.game, judge, view.seat, random, Leaf(view.game, judge, random, 0, 100), settings)
    search.run(Imagination(view.game, view.state, view.seat, random), 16, 0.0)
    tried = sorted(arm.action for arm in search.arms(view.options()) if arm.visits)
    assert 2 < len(tried) < 10
    assert tried == sorted(view.options())[-len(tried) :]


class Settled(Judge):
    """Knows what to do: the last option."""

    def shortlist(self, state, seat, options):
        return options[-1:]


@pytest.mark.parametrize("spec", ["greedy", "ismcts-eval@10it"])
def test_what_a_judge_leaves_out_is_not_looked_at(spec):
    _, view = next((state, view) for state, view in decisions("landomy", 200, seed=10) if len(view.options()) > 2)
    bot = make(spec, view.game, view.seat, 1, Settled(view.game))
    assert bot.act(view) == view.options()[-1]
    assert bot.explain().options == ()


class Unsettled(Settled):
    """Would know better if it saw how its options go on."""

    def candidates(self, state, seat, options):
        return [options[-1], options[0]]


@pytest.mark.parametrize(("spec", "compared"), [("rollout@12it", [-1, 0]), ("ismcts-eval@12it", []), ("greedy", [])])
def test_who_plays_options_on_compares_what_a_glance_would_leave_out(spec, compared):
    _, view = next((state, view) for state, view in decisions("landomy", 200, seed=10) if len(view.options()) > 2)
    bot = make(spec, view.game, view.seat, 1, Unsettled(view.game))
    assert bot.act(view) in view.options()
    assert {each.action for each in bot.explain().options} == {view.options()[index] for index in compared}
