"""A game in play with chance in the open and what every seat remembers of it, for libraries that walk game trees."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

from landtake.core.game import Json
from landtake.core.state import OVER, State
from landtake.core.view import View
from landtake.envs.seating import Observation, Seating


class Memory:
    """What a seat has seen and done up to some decision, as a digest; a state of its own follows the game to bring it up to date."""

    def __init__(self, seat: int, state: State, digest: str = "") -> None:
        self.seat = seat
        self.digest = digest
        self._state = state
        self._seen: tuple[Any, ...] = ()
        self._read = 0
        self._look()

    def follow(self, seating: Seating, path: list[tuple[int, int]]) -> None:
        """Take in the decisions that were not known yet."""
        for seat, action in path[self._read :]:
            seating.game.apply(self._state, seat, action, None)
            if seat == self.seat:
                self._note(action)
            self._look()
        self._read = len(path)

    def copy(self) -> Memory:
        """A memory that goes on by itself."""
        other = Memory.__new__(Memory)
        other.seat, other.digest = self.seat, self.digest
        other._state, other._seen, other._read = self._state.copy(), self._seen, self._read
        return other

    def _look(self) -> None:
        seen = self._state.redact(self.seat).key()
        if seen != self._seen:
            self._seen = seen
            self._note(seen)

    def _note(self, what: object) -> None:
        self.digest = hashlib.blake2b(f"{self.digest}{what!r}".encode(), digest_size=16).hexdigest()


class World:
    """A game in play: its state, and the decisions that led to it. Searches copy it at every step, so copies share what they can."""

    def __init__(self, seating: Seating, state: State | None = None) -> None:
        self.seating = seating
        self.state = seating.game.setup() if state is None else state
        self._path: list[tuple[int, int]] = []
        self._memories: dict[int, Memory] = {}
        self._start = self.state.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> World:
        other = World.__new__(World)
        other.seating, other.state = self.seating, self.state.copy()
        other._path, other._start = self._path[:], self._start
        other._memories = {seat: memory.copy() for seat, memory in self._memories.items()}
        return other

    def options(self) -> list[int]:
        """The legal actions of whoever is to answer."""
        return list(self.seating.game.options(self.state, self.state.seat))

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may give now and how likely each of it is, in rising order."""
        options = self.options()
        weights = self.seating.game.weights(self.state) or [1] * len(options)
        total = sum(weights)
        return sorted((option, weight / total) for option, weight in zip(options, weights, strict=True))

    def apply(self, action: int) -> None:
        """Take an action for whoever is to answer."""
        seat = self.state.seat
        self.seating.game.apply(self.state, seat, action, None)
        self._path.append((seat, action))

    def returns(self) -> list[float]:
        """What each seat has at the end; nothing before it."""
        game = self.seating.game
        return self.seating.rewards(game.ranks(self.state)) if self.state.seat == OVER else [0.0] * game.seats

    def view(self, seat: int | None) -> View:
        """What a seat sees now; None is a spectator."""
        return View(self.seating.game, self.state.redact(seat), seat, self.seating.info.name)

    def observe(self, seat: int | None) -> Observation:
        """The observation of a seat."""
        return self.seating.observe(self.view(seat))

    def private(self, seat: int) -> dict[str, Json]:
        """The fields of which a seat sees more than a spectator does."""
        own, all_ = self.view(seat).state.to_json(), self.view(None).state.to_json()
        return {name: value for name, value in own.items() if value != all_[name]}

    def memory(self, seat: int) -> str:
        """What a seat has seen and done since the beginning, as a digest that is the same in every process."""
        if seat not in self._memories:
            self._memories[seat] = Memory(seat, self._start.copy())
        memory = self._memories[seat]
        memory.follow(self.seating, self._path)
        return memory.digest

    def resampled(self, seat: int, random: Callable[[], float]) -> World:
        """A world that a seat cannot tell from this one by what it sees now, and in which it remembers what it does here."""
        other = World(self.seating, self.seating.game.resample(self.view(seat).state, seat, random))
        other._memories[seat] = self._kept(seat, other.state)
        return other

    def _kept(self, seat: int, state: State) -> Memory:
        memory = Memory(seat, state.copy())
        memory.digest = self.memory(seat)
        return memory
