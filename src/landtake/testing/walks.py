"""Random games step by step, for checks that look at every decision on the way."""

from __future__ import annotations

import random
from collections.abc import Iterator

from landtake.core.game import Game
from landtake.core.match import Match
from landtake.core.playout import sample
from landtake.core.start import new
from landtake.core.state import CHANCE, OVER, State, seats_asked
from landtake.testing.variants import Variant

DENSE = 60
"""How many states at the start of a game are all looked at."""


class Endless(AssertionError):
    """A random game went on beyond the bound that the game declares."""


def choose(game: Game, state: State, rng: random.Random) -> tuple[int, int]:
    """A seat that is asked and a random legal action of it; for CHANCE, by the weights."""
    if state.seat == CHANCE:
        return CHANCE, sample(game, state, rng.random)
    seat = rng.choice(seats_asked(state))
    return seat, rng.choice(game.options(state, seat))


def walk(variant: Variant, seed: int) -> Iterator[State]:
    """The states of one random game, one for each decision and the last; each is changed once the next is asked for."""
    game = variant.game()
    rng = random.Random(seed)
    state = game.setup()
    decisions = 0
    yield state
    while state.seat != OVER:
        decisions += state.seat != CHANCE
        if decisions > variant.info.bound:
            raise Endless(f"{variant.id}: seed {seed}: still in play after {variant.info.bound} decisions")
        seat, action = choose(game, state, rng)
        game.apply(state, seat, action)
        yield state


def sampled(variant: Variant, seed: int) -> Iterator[State]:
    """The states of one random game, all of them at first and then ever fewer, so that a long game costs little more than a short one."""
    for number, state in enumerate(walk(variant, seed)):
        if number < DENSE or number % (number // DENSE + 1) == 0 or state.seat == OVER:
            yield state


def random_match(variant: Variant, seed: int, steps: int | None = None) -> Match:
    """A match in which random legal actions were played, to the end or for so many steps."""
    rng = random.Random(seed)
    match = new(variant.name, seats=variant.seats, seed=seed, **dict(variant.settings))
    played = 0
    while (decision := match.decision) is not None and (steps is None or played < steps):
        seat = rng.choice(decision.seats)
        match.play(seat, rng.choice(match.options(seat)), decision=decision.id)
        played += 1
    return match
