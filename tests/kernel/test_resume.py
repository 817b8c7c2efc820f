"""A game that is saved and loaded at every single decision is the same game."""

import json
import random

import pytest

import landtake
from landtake.core.game import read_fields
from landtake.core.state import OVER
from landtake.testing.walks import choose


def played(game, seed, between):
    rng = random.Random(seed)
    state = game.setup()
    choices = []
    while state.seat != OVER:
        choice = choose(game, state, rng)
        choices.append(choice)
        game.apply(state, *choice)
        state = between(state)
    return choices, state.digest()


@pytest.mark.parametrize(("name", "games"), [("landomy", 200), ("duel", 50), ("riposte", 50), ("souk", 50)])
def test_saving_and_loading_at_every_decision_changes_nothing(name, games):
    game = landtake.info(name).game(landtake.info(name).seats[0])

    def saved(state):
        return read_fields(game.setup(), json.loads(json.dumps(state.to_json())))

    def written(state):
        return game.read(json.loads(json.dumps(game.write(state))))

    for seed in range(games):
        plain = played(game, seed, lambda state: state)
        assert played(game, seed, saved) == plain
        assert played(game, seed, written) == plain
