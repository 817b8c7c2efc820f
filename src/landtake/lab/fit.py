"""Weights of a judge by measurement: those under which it would best have foretold who won games that were played."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from landtake.bots import judge_of, make
from landtake.core import registry
from landtake.core.errors import LandtakeError
from landtake.core.game import Game, Json
from landtake.core.state import State
from landtake.lab.selfplay import decisions
from landtake.parts.judge import Judge, win_shares
from landtake.parts.knowhow import Style

FITTED = "being-fitted"
"""The name of the style under which weights are tried; it never leaves this process's memory."""

HELD_OUT = 4
"""One game in so many is not fitted to, but tells whether the weights hold elsewhere."""

LEAST = 1e-6
"""A chance that is rounded to nothing is taken for this."""

FINEST = 0.03
"""When a step is smaller than this share of a weight, the search ends."""


class CannotFit(LandtakeError):
    """There is nothing to fit."""


@dataclass(frozen=True)
class Seen:
    """A position from a game that was played, and what each seat won of it in the end."""

    state: State
    shares: list[float]


@dataclass
class Fit:
    """Weights before and after, and how well they foretell: the mean of -log(chance given to the winner), lower is better."""

    before: dict[str, float]
    after: dict[str, float]
    positions: int
    loss: tuple[float, float] = (0.0, 0.0)
    """Over the positions that were fitted to, before and after."""
    held_out: tuple[float, float] = (0.0, 0.0)
    """Over those that were not."""
    guess: float = 0.0
    """Of giving every seat the same chance."""
    tried: int = field(default=0)


def play(game: Game, bots: list[str], games: int, each: int, seed: int, progress: Callable[[int], None]) -> list[list[Seen]]:
    """Let bots play, and keep about so many positions of each game; the bots change seats from game to game."""
    kept: list[list[Seen]] = []
    for number in range(games):
        random = Random(f"fit {seed} {number}")
        specs = [bots[(seat + number) % len(bots)] for seat in range(game.seats)]
        kept.append(_play_one(game, specs, each, seed + number, random))
        progress(number + 1)
    return kept


def _play_one(game: Game, specs: list[str], each: int, seed: int, random: Random) -> list[Seen]:
    judge = judge_of(game)
    players = [make(spec, game, seat, seed) for seat, spec in enumerate(specs)]
    states: list[State] = []
    met = 0
    state = game.setup()
    for _ in decisions(game, state, players, random):
        if judge.quiet(state):
            met += 1  # every position is as likely as any other to be among those kept
            if len(states) < each:
                states.append(state.copy())
            elif (place := int(random.random() * met)) < each:
                states[place] = state.copy()
    shares = win_shares(game.ranks(state))
    return [Seen(state, shares) for state in states]


def loss(judge: Judge, seen: list[Seen]) -> float:
    """How badly a judge foretold these games."""
    total = 0.0
    for position in seen:
        for chance, share in zip(judge.evaluate(position.state), position.shares, strict=True):
            if share:
                total -= share * math.log(max(LEAST, chance))
    return total / len(seen)


def fit(
    game: Game,
    played: list[list[Seen]],
    names: list[str] | None = None,
    style: str = "",
    passes: int = 6,
    progress: Callable[[str, float], None] = lambda name, loss: None,
) -> Fit:
    """The weights of a game's judge, one after the other made larger or smaller as long as that foretells the games better.

    `names` are the weights to fit, all if not given; a `style` starts from its weights.
    """
    known = judge_of(game).knowhow()
    before = dict(known.weighted(style))
    for name in names or []:
        if name not in before:
            raise CannotFit(f"there is no weight {name!r}; there are {', '.join(before) or 'none'}")
    fitted = [seen for number, seen in enumerate(played) if number % HELD_OUT]
    rest = [seen for number, seen in enumerate(played) if number % HELD_OUT == 0]
    training = [position for seen in fitted for position in seen]
    checking = [position for seen in rest for position in seen]
    if not before or not training or not checking:
        raise CannotFit("a judge with weights and a few games with positions are needed; play more games")
    weights = dict(before)
    best = first = loss(_with(game, weights), training)
    tried = 0
    step = 0.4
    for _ in range(passes):
        improved = False
        for name in names or list(before):
            for factor in (1 + step, 1 / (1 + step)):
                trial = {**weights, name: weights[name] * factor}
                tried += 1
                value = loss(_with(game, trial), training)
                if value < best:
                    best, weights, improved = value, trial, True
                    break
            progress(name, best)
        if not improved:
            step /= 2
            if step < FINEST:
                break
    seats = game.seats
    check = (loss(_with(game, before), checking), loss(_with(game, weights), checking))
    return Fit(before, weights, len(training) + len(checking), (first, best), check, math.log(seats), tried)


def _with(game: Game, weights: dict[str, float]) -> Judge:
    """The game's judge with these weights."""
    judge = judge_of(game)
    known = judge.knowhow()
    known.styles[FITTED] = Style(FITTED, "", weights)
    try:
        return type(judge)(game, FITTED)
    finally:
        del known.styles[FITTED]


def game_to_fit(name: str, seats: int, settings: dict[str, Json]) -> Game:
    """A game whose judge has weights."""
    game = registry.info(name).game(seats, settings)
    if not judge_of(game).knowhow().weights:
        raise CannotFit(f"the judge of {name} has no weights to fit")
    return game
