"""What a game's observation.toml says about the layout of its views: lengths, masks, packed numbers, fields left out."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from landtake.core.errors import LandtakeError
from landtake.core.game import Game
from landtake.core.playout import sample
from landtake.core.state import CHANCE, OVER, State

FILE = "observation.toml"
SURVEYED_GAMES = 4
SURVEYED_DECISIONS = 1500
WIDE = 1 << 24
"""Numbers from here on are spread over bits where nothing else is said: single precision no longer tells them apart."""


class BadLayout(LandtakeError):
    """An observation.toml that does not fit the game's fields."""


@dataclass(frozen=True)
class Declared:
    """How the fields of a game are laid out where that cannot be seen from the state before the first decision."""

    lengths: dict[str, int] = field(default_factory=dict)
    """The most entries of the lists whose length varies; of a list of lists, those of each inner list."""
    digits: dict[str, tuple[int, ...]] = field(default_factory=dict)
    """The bases of the digits, the last digit first, of numbers that are spread over several entries."""
    left_out: frozenset[str] = frozenset()


def declared(folder: Path, game: Game) -> Declared:
    """What the game's folder declares; for a game that declares nothing, what some random games show."""
    path = folder / FILE
    if not path.exists():
        return survey(game)
    return read(tomllib.loads(path.read_text(encoding="utf-8")), game.setup(), f"{folder.name}/{FILE}")


def read(table: dict[str, Any], state: State, where: str = FILE) -> Declared:
    """The declaration in a table; names of fields that do not exist are refused."""
    lengths: dict[str, Any] = table.get("lengths", {})
    bits: dict[str, int] = table.get("bits", {})
    digits: dict[str, list[int]] = table.get("digits", {})
    left_out: list[str] = table.get("left_out", [])
    known = {each.name for each in state.fields()}
    for name in [*lengths, *bits, *digits, *left_out]:
        if name not in known:
            raise BadLayout(f"{where}: there is no field {name!r}; the fields are {', '.join(sorted(known))}")
    return Declared(
        {name: _length(name, lengths, state, where) for name in lengths},
        {**{name: (2,) * count for name, count in bits.items()}, **{name: tuple(bases) for name, bases in digits.items()}},
        frozenset(left_out),
    )


def _length(name: str, lengths: dict[str, Any], state: State, where: str) -> int:
    said = lengths[name]
    if isinstance(said, int):
        return said
    if isinstance(lengths.get(said), int):
        return int(lengths[said])
    if said in lengths or not isinstance(getattr(state, said, None), (list, tuple)):
        raise BadLayout(f"{where}: {name!r} is to be as long as {said!r}, which has no length of its own")
    return len(getattr(state, said))


def survey(game: Game) -> Declared:
    """Lengths and wide numbers as some random games show them, with room to spare."""
    first = game.setup()
    most: dict[str, int] = {}
    wide: dict[str, int] = {}
    for seed in range(SURVEYED_GAMES):
        for state in _walk(game, random.Random(seed)):
            for each in state.fields():
                _note(each.name, getattr(first, each.name), getattr(state, each.name), most, wide)
    return Declared({name: 2 * length + 4 for name, length in most.items()}, {name: (2,) * (bits + 8) for name, bits in wide.items()})


def _walk(game: Game, rng: random.Random) -> Iterator[State]:
    state = game.setup()
    yield state
    for _ in range(SURVEYED_DECISIONS):
        if state.seat == OVER:
            return
        chance = state.seat == CHANCE
        action = sample(game, state, rng.random) if chance else rng.choice(game.options(state, state.seat))
        game.apply(state, state.seat, action, None)
        yield state


def _note(name: str, first: Any, value: Any, most: dict[str, int], wide: dict[str, int]) -> None:
    entries = [value]
    if isinstance(value, (list, tuple)):
        entries = list(value)
        if entries and isinstance(entries[0], (list, tuple)):
            most[name] = max(most.get(name, 0), *(len(row) for row in entries))
            entries = [entry for row in entries for entry in row]
        elif name in most or len(entries) != len(first):
            most[name] = max(most.get(name, len(first)), len(entries))
    if entries and max(entries) >= WIDE:
        wide[name] = max(wide.get(name, 0), max(entries).bit_length())
