"""OpenSpiel: its own API tests, hidden information, possible worlds, and what a player remembers."""

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests.api_test import EnforceAPIOnPartialTreeBase
from open_spiel.python.algorithms import ismcts, mcts

import landtake
from landtake.envs import spiel
from tests.envs.positions import PUBLISHED


class TestLandomy(EnforceAPIOnPartialTreeBase):
    game_name = "landtake_landomy"
    game = spiel.load("landomy")


class TestDuelOfThree(EnforceAPIOnPartialTreeBase):
    game_name = "landtake_duel"
    game = spiel.load("duel", 3)


class TestLanded(EnforceAPIOnPartialTreeBase):
    game_name = "landtake_landed"
    game = spiel.load("landed", 3)


class TestForgottenPlanet(EnforceAPIOnPartialTreeBase):
    game_name = "landtake_forgotten_planet"
    game = spiel.load("forgotten_planet", placement="random")


class TestLandnam(EnforceAPIOnPartialTreeBase):
    game_name = "landtake_landnam"
    game = spiel.load("landnam")


class TestLander(EnforceAPIOnPartialTreeBase):
    game_name = "landtake_lander"
    game = spiel.load("lander")


del EnforceAPIOnPartialTreeBase


def advance(state, rng, decisions):
    """Play at random until so many decisions of players are taken and the next one is asked."""
    while not state.is_terminal() and (decisions > 0 or state.is_chance_node()):
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            decisions -= 1
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", ["landomy", "forgotten_planet", "duel", "riposte", "souk"])
def test_random_games_pass_openspiels_own_simulation(name):
    pyspiel.random_sim_test(spiel.load(name), num_sims=2, serialize=True, verbose=False, mask_test=True)


@pytest.mark.parametrize("name", PUBLISHED)
def test_a_game_has_the_same_legal_actions_as_our_own_match(name):
    rng = random.Random(3)
    state = spiel.load(name).new_initial_state()
    match = landtake.new(name, chance="manual")
    for _ in range(150):
        if state.is_terminal():
            break
        assert state.current_player() == match.decision.seats[0]
        legal = state.legal_actions()
        assert legal == sorted(option.index for option in match.options(match.decision.seats[0]))
        action = rng.choice(legal)
        match.play(match.decision.seats[0], action)
        state.apply_action(action)


def test_chance_is_as_likely_as_the_rules_say():
    state = spiel.load("landomy").new_initial_state()
    assert state.is_chance_node()
    outcomes = state.chance_outcomes()
    assert sum(chance for _, chance in outcomes) == pytest.approx(1)
    assert [action for action, _ in outcomes] == sorted(action for action, _ in outcomes)


@pytest.mark.parametrize(("name", "seats"), [("landed", 2), ("duel", 3), ("landnam", 3)])
def test_what_is_hidden_changes_nothing_that_a_player_is_shown(name, seats):
    rng = random.Random(5)
    state = advance(spiel.load(name, seats).new_initial_state(), rng, 9)
    player = state.current_player()
    for _ in range(5):
        other = state.resample_from_infostate(player, rng.random)
        assert other.current_player() == player
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()


def test_of_a_secret_choice_of_all_at_once_the_next_player_learns_nothing():
    state = advance(spiel.load("duel", 2).new_initial_state(), random.Random(2), 0)
    assert state.world.state.asked == 0b11
    first, *others = state.legal_actions()
    assert others
    after = [state.child(action) for action in (first, *others)]
    assert {child.current_player() for child in after} == {1}
    assert len({child.information_state_string(1) for child in after}) == 1
    assert len({child.information_state_string(0) for child in after}) == len(after)
    assert len({tuple(child.observation_tensor(1)) for child in after}) == 1


def test_what_a_player_remembers_survives_copies_and_files():
    game = spiel.load("landomy")
    state = advance(game.new_initial_state(), random.Random(1), 4)
    remembered = state.information_state_string(0)
    assert state.clone().information_state_string(0) == remembered
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    assert again.information_state_string(0) == remembered


@pytest.mark.parametrize("name", ["landomy", "duel", "riposte"])
def test_no_two_decisions_of_a_player_look_alike_to_its_memory(name):
    rng = random.Random(6)
    state = advance(spiel.load(name).new_initial_state(), rng, 0)
    remembered = []
    while not state.is_terminal():
        remembered.append((state.current_player(), state.information_state_string()))
        advance(state, rng, 1)
    assert len(set(remembered)) == len(remembered)


def test_the_tensor_is_the_observation_and_its_parts_have_the_fields_names():
    state = advance(spiel.load("landomy").new_initial_state(), random.Random(1), 3)
    observer = state.get_game().make_py_observer()
    observer.set_from(state, 1)
    assert observer.dict["player"].tolist() == [1]
    assert observer.dict["ships"].tolist() == state.world.state.ships
    assert observer.tensor.tolist() == state.observation_tensor(1)
    assert observer.tensor.dtype == np.float32


def test_the_end_is_worth_what_the_winners_share():
    state = advance(spiel.load("landomy").new_initial_state(), random.Random(4), 10_000)
    assert state.is_terminal()
    assert sorted(state.returns()) == [-1.0, 1.0]


def test_openspiels_searchers_play():
    rolls = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rolls)
    state = advance(spiel.load("duel", 2).new_initial_state(), random.Random(1), 0)
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 2.0, 20, allow_inconsistent_action_sets=True)
    assert bot.step(state) in state.legal_actions()
    state = advance(spiel.load("landomy").new_initial_state(), random.Random(1), 0)
    assert mcts.MCTSBot(state.get_game(), 2.0, 5, evaluator, random_state=rolls).step(state) in state.legal_actions()


def test_games_that_do_not_exist_are_refused():
    with pytest.raises(landtake.UnknownGame, match="there is no game 'chess'; the games are"):
        spiel.load("chess")
    with pytest.raises(landtake.BadSetting, match="Landomy is played by 2, not by 3"):
        spiel.load("landomy", 3)
    with pytest.raises(landtake.BadSetting, match="Landomy has no setting 'wind'"):
        spiel.load("landomy", wind="north")
