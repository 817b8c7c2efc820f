"""Positions to think about: the decisions of random games."""

from random import Random

import landtake
from landtake.core.state import OVER


def decisions(name, count, seed=0, seats=None, least=2):
    """Views of seats that have a choice, from random games: (whole state, view)."""
    info = landtake.info(name)
    game = info.game(seats or info.seats[0])
    random = Random(seed)
    found = []
    while len(found) < count:
        state = game.setup()
        while state.seat != OVER:
            seat = state.seat
            options = game.options(state, seat)
            if seat >= 0 and len(options) >= least and random.random() < 0.25:
                found.append((state.copy(), landtake.View(game, state.redact(seat), seat, name)))
            weights = game.weights(state) if seat < 0 else []
            game.apply(state, seat, random.choices(options, weights or None)[0], None)
    random.shuffle(found)
    return found[:count]
