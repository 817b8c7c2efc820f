"""Fitting weights: what foretells the games better is found, also on games that were not fitted to, and nonsense is refused."""

import pytest

from landtake.bots import judge_of
from landtake.core import registry
from landtake.lab.fit import FITTED, CannotFit, Fit, fit, game_to_fit, loss, play


@pytest.fixture(scope="module")
def landomy():
    return game_to_fit("landomy", 2, {})


@pytest.fixture(scope="module")
def played(landomy):
    told = []
    seen = play(landomy, ["random"], 16, 12, 5, told.append)
    assert told == list(range(1, 17))
    return seen


def test_positions_carry_what_was_won(played):
    assert all(len(seen) <= 12 for seen in played)
    assert all(sum(position.shares) == pytest.approx(1) for seen in played for position in seen)


def test_the_same_seed_gives_the_same_positions(landomy, played):
    again = play(landomy, ["random"], 2, 12, 5, lambda done: None)
    assert [position.state.key() for position in again[1]] == [position.state.key() for position in played[1]]


def test_weights_are_found_under_which_the_games_are_foretold_no_worse(landomy, played):
    found = fit(landomy, played, passes=1)
    assert isinstance(found, Fit)
    assert found.loss[1] <= found.loss[0]
    assert set(found.after) == set(found.before)
    assert found.tried >= len(found.before)
    assert FITTED not in judge_of(landomy).knowhow().styles


def test_only_the_weights_that_were_named_change(landomy, played):
    name = next(iter(judge_of(landomy).knowhow().weights))
    found = fit(landomy, played, [name], passes=2)
    assert all(found.after[other] == value for other, value in found.before.items() if other != name)


def test_a_judge_that_knows_the_winner_loses_nothing(landomy, played):
    class Oracle:
        def evaluate(self, state):
            return next(position.shares for seen in played for position in seen if position.state is state)

    assert loss(Oracle(), played[0]) == 0


def test_an_unknown_weight_and_too_few_games_are_refused(landomy, played):
    with pytest.raises(CannotFit, match="there is no weight 'luck'"):
        fit(landomy, played, ["luck"])
    with pytest.raises(CannotFit, match="play more games"):
        fit(landomy, [])


def test_every_game_with_weights_can_be_fitted():
    for name in registry.games():
        info = registry.info(name)
        judge = info.judge(info.game(info.seats[0]))
        if judge is not None and judge.knowhow().weights:
            assert game_to_fit(name, info.seats[0], {}).seats == info.seats[0]
