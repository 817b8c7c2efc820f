"""Positions for the adapters' tests, reached by random play."""

import random

import landtake
from landtake.core.state import OVER
from landtake.testing.walks import choose

PUBLISHED = ("forgotten_planet", "landed", "lander", "landnam", "landomy")
TOYS = ("duel", "riposte", "souk")


def position(name, seats, seed, steps):
    """A game and a state of it after so many decisions, chance included, or the last one that is not over."""
    game = landtake.info(name).game(seats, {})
    rng = random.Random(seed)
    state = game.setup()
    for _ in range(steps):
        after = state.copy()
        game.apply(after, *choose(game, state, rng))
        if after.seat == OVER:
            break
        state = after
    return game, state


def pick(mask, rng):
    """One of the actions that a mask allows."""
    return rng.choice(mask.nonzero()[0].tolist())
