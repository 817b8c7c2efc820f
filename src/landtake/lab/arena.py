"""One match between bots: the same spec and iteration budgets give the same game, wherever and whenever it is played."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import landtake
from landtake.bots import read_spec
from landtake.bots.search_pace import by_processor
from landtake.core import registry
from landtake.core.compiled import is_compiled
from landtake.core.game import Game, Json
from landtake.core.playout import sample
from landtake.core.state import CHANCE, OVER, State, seats_asked
from landtake.lab.arena_referee import Conduct, Player

TRUNCATED = "truncated"
"""The reason of the end of a game that went on for longer than its game says it can."""

PATIENCE = 60.0
"""Seconds after which a bot that has not answered is stopped."""


ASIDE = {"hint.py", "review.py", "strength.py", "strengths.toml"}
"""Files among those of the bots on which no move rests."""

INSTANT = {"random", "casual", "quick", "greedy", "careful", "style"}
"""Bots that do not search."""

OF_ALL = {"search_chain.py", "search_world.py"}
"""What such bots make use of among the files of those that do."""


@dataclass(frozen=True)
class MatchSpec:
    """All that decides how a match goes."""

    game: str
    seats: int
    bots: tuple[str, ...]
    """Who sits where, as specs."""
    seed: int
    """Decides chance; bots draw their own numbers."""
    settings: tuple[tuple[str, Json], ...] = ()
    rated: bool = False
    """Whether a bot that fails loses the match, rather than having a random move played for it."""
    code: str = ""
    """The fingerprint of the rules, data and bots that play it."""

    @property
    def id(self) -> str:
        """A name for the match that no other has."""
        text = json.dumps(asdict(self), separators=(",", ":"), sort_keys=True)
        return hashlib.blake2b(text.encode(), digest_size=10).hexdigest()


@dataclass(frozen=True)
class Outcome:
    """How a match went. All but `conduct[...].clock` is the same whenever it is played with iteration budgets."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: str
    decisions: int
    digest: str
    """The hash of the last state."""
    conduct: tuple[Conduct, ...]
    """By seat: faults and time."""

    @property
    def shares(self) -> tuple[float, ...]:
        """What each seat won: 1 in all, split between the winners."""
        return tuple(1 / self.ranks.count(1) if rank == 1 else 0.0 for rank in self.ranks)

    def to_json(self) -> dict[str, Any]:
        return {**asdict(self), "conduct": [each.to_json() for each in self.conduct]}

    @classmethod
    def from_json(cls, entry: dict[str, Any]) -> Outcome:
        conduct = tuple(Conduct.from_json(each) for each in entry["conduct"])
        return cls(tuple(entry["scores"]), tuple(entry["ranks"]), entry["reason"], entry["decisions"], entry["digest"], conduct)


def match_spec(game: str, bots: tuple[str, ...], seed: int, settings: dict[str, Json] | None = None, rated: bool = False) -> MatchSpec:
    """A match with the code that is here now."""
    code = fingerprint(game, bots)
    if any(read_spec(bot).timed for bot in bots):
        code += "c" if is_compiled() else "i"  # by the clock the compiled bots are others than the interpreted ones
    return MatchSpec(game, len(bots), bots, seed, tuple(sorted((settings or {}).items())), rated, code)


def fingerprint(name: str, bots: tuple[str, ...]) -> str:
    """A hash of everything that a result of these bots in this game rests on: kernel, parts, bots, rules and data."""
    return _fingerprint(name, any(read_spec(bot).name not in INSTANT for bot in bots))


@cache
def _fingerprint(name: str, searching: bool) -> str:
    home = Path(landtake.__file__).parent
    digest = hashlib.blake2b(digest_size=6)
    for folder in (home / "core", home / "parts", home / "bots", registry.info(name).folder):
        for path in sorted(folder.rglob("*")):
            unused = not searching and folder.name == "bots" and path.name.startswith("search") and path.name not in OF_ALL
            if path.suffix in (".py", ".toml") and path.name not in ASIDE and not unused:
                digest.update(f"{path.relative_to(folder).as_posix()}\n".encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()


@dataclass
class _Table:
    """A match being played."""

    game: Game
    state: State
    luck: Random
    players: list[Player] = field(default_factory=list)


def play_match(spec: MatchSpec, patience: float = PATIENCE) -> Outcome:
    """Play a match to its end. What bots do wrong is noted, never raised; their time is the processor's."""
    info = registry.info(spec.game)
    game = info.game(spec.seats, dict(spec.settings))
    table = _Table(game, game.setup(), Random(f"{spec.seed}:chance"))
    decisions = 0
    with by_processor():
        for seat, bot in enumerate(spec.bots):
            table.players.append(Player(bot, game, seat, spec.seed, spec.rated, patience))
        while table.state.seat != OVER and decisions < info.bound:
            decisions += _step(table, spec.game)
    return _outcome(table, decisions)


def _step(table: _Table, name: str) -> int:
    """Let whoever is asked answer; how many decisions of seats that was."""
    game, state = table.game, table.state
    if state.seat == CHANCE:
        game.apply(state, CHANCE, sample(game, state, table.luck.random), None)
        return 0
    seat = seats_asked(state)[0]
    options = game.options(state, seat)
    action = options[0] if len(options) == 1 else table.players[seat].answer(landtake.View(game, state.redact(seat), seat, name))
    game.apply(state, seat, action, None)
    return 1


def _outcome(table: _Table, decisions: int) -> Outcome:
    game, state = table.game, table.state
    scores = tuple(game.scores(state))
    over = state.seat == OVER
    ranks = game.ranks(state) if over else [1 + sum(other > score for other in scores) for score in scores]
    lost = [player.conduct.forfeit for player in table.players]
    if any(lost):
        left = sorted({rank for rank, gone in zip(ranks, lost, strict=True) if not gone})
        ranks = [len(left) + 1 if gone else 1 + left.index(rank) for rank, gone in zip(ranks, lost, strict=True)]
    reason = game.reason(state) if over else TRUNCATED
    return Outcome(scores, tuple(ranks), reason, decisions, state.digest(), tuple(player.conduct for player in table.players))
