"""Bots that look ahead: flat Monte Carlo, information-set tree search, the turn planner, rollouts, and the exact solver of endings."""

from __future__ import annotations

from landtake.bots.bot import Budget, Considered, Explanation, choices, dice
from landtake.bots.search_exact import ExactSearch, TooLarge
from landtake.bots.search_flat import FlatSearch
from landtake.bots.search_leaf import Leaf
from landtake.bots.search_pace import now
from landtake.bots.search_plan import Planning, PlanSearch
from landtake.bots.search_rollout import Rolling, RolloutSearch
from landtake.bots.search_tree import Arm, Settings, TreeSearch
from landtake.bots.search_world import Imagination, all_public
from landtake.core.view import View
from landtake.parts.judge import Judge

PLAYOUT_LIMIT = 5000
"""After so many decisions of a playout the judge is asked, whatever the game."""

LINE_VISITS = 8
"""How often a reply must have been tried to be worth telling."""

PLANNED_WORLDS = 3
"""In how many worlds a turn is planned where something is hidden."""

NODES_PER_ITERATION = 40
"""How many positions the solver may look at in place of one iteration of the tree search."""


class _Searcher:
    """What the bots that look ahead have in common: a judge, a budget, and what they thought last."""

    def __init__(self, name: str, judge: Judge, seed: int, budget: Budget) -> None:
        self.name = name
        self.judge = judge
        self.seed = seed
        self.budget = budget
        self._explanation = Explanation()

    def explain(self) -> Explanation:
        return self._explanation

    def shortlist(self, view: View) -> list[int]:
        """The options of the one who is asked that are worth a look."""
        assert view.seat is not None
        self.judge.seat = view.seat
        options = choices(view)
        if len(options) == 1:
            return options
        foreseen = self.judge.foresee(view.state, view.seat, options)
        return [foreseen] if foreseen >= 0 else self.searched(view, view.seat, options)

    def searched(self, view: View, seat: int, options: list[int]) -> list[int]:
        """The options of a seat among which to search."""
        return self.judge.shortlist(view.state, seat, options)


class FlatBot(_Searcher):
    """Flat Monte Carlo with sequential halving and random playouts."""

    def act(self, view: View) -> int:
        deadline = self.budget.deadline()
        self._explanation = Explanation()
        options = choices(view)
        if len(options) == 1:
            return options[0]
        assert view.seat is not None
        random = dice(self.seed, view).random
        search = FlatSearch(view.game, view.seat, random, Leaf(view.game, self.judge, random, -1, PLAYOUT_LIMIT))
        arms = search.run(view.state, options, self.budget.iterations, deadline)
        self._explanation = Explanation(_considered(arms), iterations=search.iterations)
        return arms[0].action


class TreeBot(_Searcher):
    """Information-set tree search; `cut` is how many random decisions a playout takes before it is judged, -1 all of them."""

    def __init__(self, name: str, judge: Judge, seed: int, budget: Budget, settings: Settings, cut: int) -> None:
        super().__init__(name, judge, seed, budget)
        self.settings = settings
        self.cut = cut

    def act(self, view: View) -> int:
        return self.think(view, self.budget.deadline())

    def think(self, view: View, deadline: float) -> int:
        """Decide until a deadline, or with the whole budget of iterations."""
        self._explanation = Explanation()
        options = self.shortlist(view)
        if len(options) == 1:
            return options[0]
        assert view.seat is not None
        random = dice(self.seed, view).random
        leaf = Leaf(view.game, self.judge, random, self.cut, PLAYOUT_LIMIT)
        search = TreeSearch(view.game, self.judge, view.seat, random, leaf, self.settings)
        dreams = Imagination(view.game, view.state, view.seat, random)
        search.run(dreams, self.budget.iterations, deadline)
        arms = search.arms(options)
        if not arms:
            return options[int(random() * len(options))]
        line = search.line(dreams.world(), arms[0].action, LINE_VISITS)
        self._explanation = Explanation(_considered(arms), tuple(line), search.iterations)
        return arms[0].action


class PlannerBot(_Searcher):
    """Plans its whole turn, and looks at how the best turns are answered; where something is hidden, in several worlds."""

    def __init__(self, name: str, judge: Judge, seed: int, budget: Budget, planning: Planning) -> None:
        super().__init__(name, judge, seed, budget)
        self.planning = planning

    def act(self, view: View) -> int:
        begin = now()
        deadline = self.budget.deadline()
        self._explanation = Explanation()
        options = self.shortlist(view)
        if len(options) == 1:
            return options[0]
        assert view.seat is not None
        random = dice(self.seed, view).random
        dreams = Imagination(view.game, view.state, view.seat, random)
        worlds = 1 if dreams.single else PLANNED_WORLDS
        totals = dict.fromkeys(options, 0.0)
        visits = dict.fromkeys(options, 0)
        judged = 0
        ranks: dict[int, int] = {}
        line: list[int] = []
        for number in range(1, worlds + 1):
            search = PlanSearch(view.game, self.judge, view.seat, random, self.planning)
            until = begin + (deadline - begin) * number / worlds if deadline else 0.0
            arms = search.run(dreams.world(), self.budget.iterations // worlds, until)
            judged += search.beam.judged
            for arm in arms:
                visits[arm.action] += arm.visits
                totals[arm.action] += arm.total / arm.visits if arm.visits else min(arm.prior, arms[0].mean() if arms[0].visits else 1.0)
            line = search.turn
            ranks = {arm.action: rank for rank, arm in enumerate(arms)}
        considered = [Considered(option, min(1.0, max(0.0, totals[option] / worlds)), visits[option]) for option in options]
        considered.sort(key=lambda each: (-each.chance, -each.visits, ranks.get(each.action, len(ranks))))
        self._explanation = Explanation(tuple(considered), tuple((view.seat, action) for action in line), judged)
        return considered[0].action


class RolloutBot(_Searcher):
    """Plays its most promising options on by what looks best to everybody, and takes the one that this speaks for."""

    def __init__(self, name: str, judge: Judge, seed: int, budget: Budget, rolling: Rolling) -> None:
        super().__init__(name, judge, seed, budget)
        self.rolling = rolling

    def searched(self, view: View, seat: int, options: list[int]) -> list[int]:
        return self.judge.candidates(view.state, seat, options)

    def act(self, view: View) -> int:
        deadline = self.budget.deadline()
        self._explanation = Explanation()
        options = self.shortlist(view)
        if len(options) == 1:
            return options[0]
        assert view.seat is not None
        random = dice(self.seed, view).random
        search = RolloutSearch(view.game, self.judge, view.seat, random, self.rolling)
        arms = search.run(Imagination(view.game, view.state, view.seat, random), options, self.budget.iterations, deadline)
        considered = tuple(Considered(arm.action, min(1.0, search.worth(arm)), arm.visits) for arm in arms)
        self._explanation = Explanation(considered, ((view.seat, arms[0].action),), search.iterations)
        return arms[0].action


class SolverBot:
    """Works small endings of two-player games without secrets out exactly; until then it asks another bot.

    So it does between options that are exactly as good, because against somebody who errs they are not.
    """

    def __init__(self, name: str, otherwise: TreeBot) -> None:
        self.name = name
        self.otherwise = otherwise
        self._explanation: Explanation | None = None

    def act(self, view: View) -> int:
        deadline = self.otherwise.budget.deadline()
        self._explanation = None
        options = choices(view)
        small = view.game.seats == 2 and len(options) > 1 and all_public(view.state) and self.otherwise.judge.ending(view.state)
        exact = self._solve(view, options) if small else []
        if not exact:
            return self.otherwise.think(view, deadline)
        best = [each.action for each in exact if each.chance == exact[0].chance]
        action = best[0]
        iterations = 0
        if len(best) > 1 and exact[0].chance < 1:
            self.otherwise.think(view, deadline)
            guess = self.otherwise.explain()
            action = next((each.action for each in guess.options if each.action in best), action)
            iterations = guess.iterations
        exact.sort(key=lambda each: (-each.chance, each.action != action))
        assert view.seat is not None
        self._explanation = Explanation(tuple(exact), ((view.seat, action),), iterations, exact=True)
        return action

    def _solve(self, view: View, options: list[int]) -> list[Considered]:
        """The options with their exact chances, the best first; nothing if there are too many positions to look at."""
        assert view.seat is not None
        budget = self.otherwise.budget
        deadline = Budget(ms=max(1, budget.ms // 2)).deadline() if budget.ms else 0.0
        search = ExactSearch(view.game, view.seat, NODES_PER_ITERATION * budget.iterations, deadline)
        considered = []
        try:
            for option in options:
                after = view.state.copy()
                view.game.apply(after, view.seat, option, None)
                considered.append(Considered(option, search.value(after)))
        except TooLarge:
            return []
        return sorted(considered, key=lambda each: -each.chance)

    def explain(self) -> Explanation:
        return self._explanation or self.otherwise.explain()


def _considered(arms: list[Arm]) -> tuple[Considered, ...]:
    return tuple(Considered(arm.action, arm.mean(), arm.visits) for arm in arms)
