"""What `landtake bench` measures: our games and the peers that they are compared with, as batches of work to be counted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.metadata import version
from random import Random
from typing import Any, Protocol

from landtake.core.compiled import is_compiled
from landtake.core.errors import LandtakeError
from landtake.core.game import Game
from landtake.core.playout import playout
from landtake.core.registry import info
from landtake.core.state import OVER, State
from landtake.lab.bench_loops import copy_states, expand_states, play_games

Batch = Callable[[], Mapping[str, int]]
"""Does some work and says how much of what it was."""

MEASURES = {
    "decisions": "random decisions",
    "games": "games",
    "copies": "copies",
    "nodes": "copy + options + apply",
}
"""What is counted, and what it is called."""

COMPARED = ("decisions", "copies", "nodes")
"""The measures whose ratios mean something between different games; how many games a second does not."""


class Workload(Protocol):
    """Something whose speed is measured: a name, a remark, and batches that together count every measure."""

    name: str
    remark: str

    def batches(self) -> list[Batch]: ...


class OurGame:
    """Random play, copies and single steps of one of our games. Chance is played but not counted."""

    def __init__(self, name: str, states: int = 256) -> None:
        self._info = info(name)
        self._game = self._info.game(self._info.seats[0])
        self._random = Random(1).random
        self._states = mid_game_states(self._game, self._info.bound, states)
        self.name = name
        self.remark = f"{'compiled' if is_compiled() else 'plain Python'}, {self._game.seats} seats, {len(self._states)} mid-game states"

    def batches(self) -> list[Batch]:
        return [self._play, self._copy, self._expand]

    def _play(self) -> dict[str, int]:
        return {"decisions": play_games(self._game, self._random, self._info.bound, 20), "games": 20}

    def _copy(self) -> dict[str, int]:
        return {"copies": copy_states(self._states, 4)}

    def _expand(self) -> dict[str, int]:
        return {"nodes": expand_states(self._game, self._states, self._random, 4)}


def mid_game_states(game: Game, bound: int, count: int) -> list[State]:
    """States in which a seat is asked, each from a random moment of a random game of its own."""
    random = Random(2)
    lengths = [playout(game, game.setup(), Random(seed).random, bound) for seed in range(count)]
    states = []
    for seed, length in enumerate(lengths):
        state = game.setup()
        playout(game, state, Random(seed).random, random.randrange(length) if length else 0)
        if state.seat != OVER:
            states.append(state)
    return states


class Catanatron:
    """catanatron's random players, four at the table; the Catan simulator that is nearest to us in purpose."""

    def __init__(self, states: int = 40) -> None:
        try:
            self._catan = import_module("catanatron.game")
            self._players = import_module("catanatron.models.player")
        except ImportError:
            raise LandtakeError('catanatron is not installed; pip install "landtake[peers]" brings it') from None
        self._random = Random(1)
        self._seed = 0
        self.name = "catanatron"
        self.remark = f"{version('catanatron')}, random players, 4 seats, {states} mid-game states"
        self._states = [self._mid_game() for _ in range(states)]

    def batches(self) -> list[Batch]:
        return [self._play, self._copy, self._expand]

    def _mid_game(self) -> Any:
        game = self._next()
        for _ in range(self._random.randrange(50, 600)):
            if game.winning_color() is None:
                game.play_tick()
        return game

    def _next(self) -> Any:
        self._seed += 1
        return self._catan.Game([self._players.RandomPlayer(color) for color in self._players.Color], seed=self._seed)

    def _play(self) -> dict[str, int]:
        game = self._next()
        actions = 0
        while game.winning_color() is None and game.state.num_turns < self._catan.TURNS_LIMIT:
            game.play_tick()
            actions += 1
        return {"decisions": actions, "games": 1}

    def _copy(self) -> dict[str, int]:
        for game in self._states:
            game.copy()
        return {"copies": len(self._states)}

    def _expand(self) -> dict[str, int]:
        for game in self._states:
            child = game.copy()
            child.execute(self._random.choice(child.state.playable_actions))
        return {"nodes": len(self._states)}
