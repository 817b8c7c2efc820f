"""The ladder: makes the bot that a spec names."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from pathlib import Path

from landtake.bots.bot import Bot, Budget
from landtake.bots.plain import GreedyBot, QuickBot, RandomBot
from landtake.bots.search_leaf import Leaf
from landtake.bots.search_plan import Planning
from landtake.bots.search_rollout import Rolling
from landtake.bots.search_tree import Settings, TreeSearch
from landtake.bots.searching import PLAYOUT_LIMIT, FlatBot, PlannerBot, RolloutBot, SolverBot, TreeBot
from landtake.bots.spec import Spec, UnknownBot, read_spec
from landtake.core import registry
from landtake.core.errors import LandtakeError
from landtake.core.game import Game
from landtake.parts.judge import Judge
from landtake.parts.knowhow import HASTY

NAMES = (
    "random",
    "casual",
    "quick",
    "greedy",
    "careful",
    "style:NAME",
    "flat@BUDGET",
    "ismcts@BUDGET",
    "ismcts-eval@BUDGET",
    "planner@BUDGET",
    "rollout@BUDGET",
    "solver@BUDGET",
)
"""The bots that there are."""

WARMTH = 0.22
"""How much of the difference between its options a casual player overlooks."""

DEFAULT_BUDGET = Budget(ms=200)


def make(spec: str, game: Game, seat: int, seed: int, judge: Judge | None = None) -> Bot:
    """The bot that a spec names, for one seat of a game. Without a `judge` it has the one of the game's own bot.py."""
    parts = read_spec(spec)
    if not 0 <= seat < game.seats:
        raise UnknownBot(f"there is no seat {seat} for {spec!r}; there are seats 0 to {game.seats - 1}")
    if "." in parts.name:
        return _outside(parts, game, seat, seed)
    seed = seed * 64 + seat
    if parts.name == "random":
        _takes(parts, style=False)
        return RandomBot(spec, game, seed)
    if parts.name == "quick":
        _takes(parts)
        return QuickBot(spec, judge or judge_of(game, parts.detail), seed)
    if parts.name in ("greedy", "careful", "style", "casual"):
        _takes(parts, settings=("warmth",) if parts.name == "casual" else ())
        warmth = parts.settings.get("warmth", WARMTH) if parts.name == "casual" else 0.0
        return GreedyBot(spec, judge or judge_of(game, parts.detail or HASTY), seed, thorough=parts.name != "greedy", warmth=warmth)
    budget = parts.budget or DEFAULT_BUDGET
    if parts.name == "flat":
        _takes(parts, budget=True, style=False)
        return FlatBot(spec, judge or judge_of(game), seed, budget)
    if parts.name == "ismcts":
        return TreeBot(spec, judge or judge_of(game, parts.detail), seed, budget, _settings(spec, parts.settings), -1)
    if parts.name == "planner":
        judge = judge or judge_of(game, parts.detail)
        return PlannerBot(spec, judge, seed, budget, _planning(spec, {**judge.knowhow().plan, **parts.settings}))
    if parts.name == "rollout":
        judge = judge or judge_of(game, parts.detail)
        rolling = Rolling()
        _fill(rolling, spec, {**judge.knowhow().rollout, **parts.settings})
        return RolloutBot(spec, judge, seed, budget, rolling)
    if parts.name in ("ismcts-eval", "solver"):
        judge = judge or judge_of(game, parts.detail)
        tuned = judge.knowhow().search
        cut = int(parts.settings.get("cut", tuned.get("cut", 0)))
        search = TreeBot(spec, judge, seed, budget, _settings(spec, {**tuned, **parts.settings}), cut)
        return SolverBot(spec, search) if parts.name == "solver" else search
    raise UnknownBot(f"there is no bot {parts.name!r}; there are {', '.join(NAMES)}, and your own as package.module:Class")


def _takes(parts: Spec, budget: bool = False, style: bool = True, settings: tuple[str, ...] = ()) -> None:
    """Refuse a spec that tells a bot more than it can make use of, or a style without a name."""
    if parts.budget and not budget:
        raise UnknownBot(f"{parts.text!r}: {parts.name} answers at once and takes no budget")
    if parts.detail and not style:
        raise UnknownBot(f"{parts.text!r}: {parts.name} has no styles")
    if parts.name == "style" and not parts.detail:
        raise UnknownBot("say which style, such as style:rusher")
    for name in parts.settings:
        if name not in settings:
            raise UnknownBot(f"{parts.text!r}: {parts.name} has no setting {name!r}")


def judge_of(game: Game, style: str = "") -> Judge:
    """What is known about playing a game well, in a style; of a game that nobody wrote a bot.py for, only its points."""
    home = Path(inspect.getfile(type(game)))
    for name in registry.games():
        info = registry.info(name)
        if info.folder in home.parents:
            judge: Judge | None = info.judge(game)
            if judge is None:
                break
            return type(judge)(game, style) if style else judge
    if style not in ("", HASTY):
        raise UnknownBot(f"there is no style {style!r}: nobody wrote styles for this game")
    return Judge(game)


def tree_search(game: Game, judge: Judge, seat: int, random: Callable[[], float]) -> TreeSearch:
    """A tree search with what suits the game."""
    tuned = judge.knowhow().search
    leaf = Leaf(game, judge, random, int(tuned.get("cut", 0)), PLAYOUT_LIMIT)
    return TreeSearch(game, judge, seat, random, leaf, _settings("", tuned))


def _settings(spec: str, chosen: dict[str, float]) -> Settings:
    settings = Settings()
    _fill(settings, spec, {name: value for name, value in chosen.items() if name != "cut"})
    return settings


def _planning(spec: str, chosen: dict[str, float]) -> Planning:
    planning = Planning()
    _fill(planning, spec, chosen)
    return planning


def _fill(settings: Settings | Planning | Rolling, spec: str, chosen: dict[str, float]) -> None:
    for name, value in chosen.items():
        if not hasattr(settings, name):
            raise UnknownBot(f"{spec!r}: the search has no setting {name!r}")
        setattr(settings, name, type(getattr(settings, name))(value))


def _outside(parts: Spec, game: Game, seat: int, seed: int) -> Bot:
    try:
        made: Bot = registry.load(f"{parts.name}:{parts.detail}")(parts.text, game, seat, seed)
    except LandtakeError:
        raise
    except Exception as error:
        raise UnknownBot(f"bot {parts.text!r} cannot be made: {type(error).__name__}: {error}") from error
    return made
