"""Iterations of our search a second, beside OpenSpiel's Monte-Carlo tree search, all taking turns on one core."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from random import Random
from typing import Any

from landtake.bots.ladder import judge_of, tree_search
from landtake.bots.search_world import Imagination
from landtake.core import registry
from landtake.core.errors import LandtakeError
from landtake.core.state import State
from landtake.lab.bench import window
from landtake.lab.cores import one
from landtake.lab.workloads import mid_game_states

ITERATIONS = 100
"""How many iterations a search makes before the next position is taken."""

POSITIONS = 24
SECONDS = 1.0

PEERS = ("backgammon", "hex")

Search = Callable[[], dict[str, int]]
"""Searches one position and says how many iterations that were."""


class OurSearch:
    """Our tree search over positions of a game in which somebody has a choice, each in turn."""

    def __init__(self, name: str, seats: int, judged: bool) -> None:
        info = registry.info(name)
        self._game = info.game(seats)
        self._judge = judge_of(self._game)
        self._judged = judged
        states = mid_game_states(self._game, info.bound, 4 * POSITIONS)
        self._states = [state for state in states if state.seat >= 0 and len(self._game.options(state, state.seat)) > 1][:POSITIONS]
        self._next = 0
        self._random = Random(3).random

    def __call__(self) -> dict[str, int]:
        state: State = self._states[self._next % len(self._states)]
        self._next += 1
        search = tree_search(self._game, self._judge, state.seat, self._random)
        if not self._judged:
            search.leaf.cut = -1
        search.run(Imagination(self._game, state.redact(state.seat), state.seat, self._random), ITERATIONS, 0.0)
        return {"iterations": ITERATIONS}


class OpenSpielSearch:
    """OpenSpiel's MCTS in Python with one random playout an iteration, from the start of one of its games."""

    def __init__(self, name: str) -> None:
        try:
            spiel: Any = import_module("pyspiel")
            mcts: Any = import_module("open_spiel.python.algorithms.mcts")
            numpy: Any = import_module("numpy")
        except ImportError:
            raise LandtakeError('OpenSpiel is not installed; pip install "landtake[peers]" brings it') from None
        self._game = spiel.load_game(name)
        random = numpy.random.RandomState(1)
        self._bot = mcts.MCTSBot(self._game, 1.4, ITERATIONS // 5, mcts.RandomRolloutEvaluator(1, random), random_state=random)

    def __call__(self) -> dict[str, int]:
        state = self._game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        self._bot.mcts_search(state)
        return {"iterations": ITERATIONS // 5}


def rates(game: str, seats: int, windows: int, seconds: float = SECONDS) -> dict[str, list[float]]:
    """Iterations a second, window by window: ours with judged leaves, ours with random playouts, and OpenSpiel's two games."""
    searches: dict[str, Search] = {
        "ours": OurSearch(game, seats, judged=True),
        "played out": OurSearch(game, seats, judged=False),
        **{name: OpenSpielSearch(name) for name in PEERS},
    }
    found: dict[str, list[float]] = {name: [] for name in searches}
    with one():
        for search in searches.values():
            search()
        for _ in range(windows):
            for name, counted in zip(searches, window(list(searches.values()), seconds), strict=True):
                found[name].append(counted["iterations"])
    return found


def peer() -> str:
    """What we are compared with."""
    return f"OpenSpiel {version('open_spiel')}"
