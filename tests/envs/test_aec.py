"""PettingZoo: its own tests on every game, rewards, masks, refusals, ends and pictures."""

import pickle
import random
import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import landtake
from landtake.envs import aec
from tests.envs.positions import PUBLISHED, TOYS, pick

CYCLES = {"landomy": 1000}


def play_on(env, rng, steps=10_000):
    """Random legal steps; how many were taken before all agents were done."""
    for taken in range(steps):
        if not env.agents:
            return taken
        observation, _, terminated, truncated, _ = env.last()
        env.step(None if terminated or truncated else pick(observation["action_mask"], rng))
    return steps


@pytest.mark.parametrize("name", [*PUBLISHED, *TOYS])
def test_passes_pettingzoos_api_test(name):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        api_test(aec.env(name), num_cycles=CYCLES.get(name, 150))


@pytest.mark.parametrize("name", PUBLISHED)
def test_passes_pettingzoos_seed_test(name):
    seed_test(lambda: aec.env(name, landtake.info(name).seats[-1]), num_cycles=60)


@pytest.mark.parametrize("name", PUBLISHED)
def test_only_the_agent_that_is_to_act_has_legal_actions(name):
    env = aec.raw_env(name)
    env.reset(seed=3)
    rng = random.Random(3)
    for _ in range(60):
        for agent in env.agents:
            assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection and not env.terminations[agent])
        play_on(env, rng, 1)
        if not env.agents:
            break


def test_the_winner_gets_what_the_loser_pays_and_only_at_the_end():
    env = aec.env("landomy")
    env.reset(seed=1)
    rng = random.Random(1)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        earned[agent] += reward
        assert reward == 0 or terminated
        env.step(None if terminated or truncated else pick(observation["action_mask"], rng))
    assert sorted(earned.values()) == [-1.0, 1.0]
    assert env.agents == []


@pytest.mark.parametrize("name", ["landed", "duel"])
def test_a_secret_choice_of_all_at_once_does_not_reach_the_next_agent(name):
    seen = set()
    for answer in range(3):
        env = aec.raw_env(name, 3)
        env.reset(seed=5)
        assert env.agent_selection == "player_0"
        legal = env.observe("player_0")["action_mask"].nonzero()[0]
        env.step(legal[answer % len(legal)])
        assert env.agent_selection == "player_1"
        seen.add(b"".join(part.tobytes() for part in env.observe("player_1").values()))
    assert len(seen) == 1


def test_an_illegal_action_ends_the_wrapped_game_with_a_penalty():
    env = aec.env("landomy")
    env.reset(seed=1)
    agent = env.agent_selection
    illegal = int((env.observe(agent)["action_mask"] == 0).nonzero()[0][0])
    env.step(illegal)
    assert env.terminations == dict.fromkeys(env.agents, True)
    assert env.rewards[agent] == -1


def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing():
    env = aec.raw_env("landomy")
    env.reset(seed=1)
    before = env.observe("player_0")
    illegal = int((before["action_mask"] == 0).nonzero()[0][0])
    with pytest.raises(landtake.IllegalAction) as caught:
        env.step(illegal)
    assert caught.value.refusal.rule in landtake.info("landomy").rules()
    after = env.observe("player_0")
    assert all((before[part] == after[part]).all() for part in before)
    with pytest.raises(landtake.MalformedAction, match="462 is no action of Landomy; actions are the numbers 0 to 461"):
        env.step(462)
    with pytest.raises(landtake.MalformedAction, match="'north' is no action of Landomy"):
        env.step("north")


@pytest.mark.parametrize("kind", [int, np.int8, np.int32, np.int64])
def test_an_action_may_be_any_whole_number(kind):
    env = aec.raw_env("duel")
    env.reset(seed=1)
    env.step(kind(env.observe("player_0")["action_mask"].nonzero()[0][0]))
    assert env.agent_selection == "player_1"


def test_steps_where_nobody_can_step_are_refused():
    env = aec.raw_env("landomy")
    with pytest.raises(landtake.NotYourDecision, match="no game has begun yet; reset\\(\\) begins one"):
        env.step(0)
    env.reset(seed=1)
    rng = random.Random(1)
    while not any(env.terminations.values()):
        play_on(env, rng, 1)
    with pytest.raises(landtake.NotYourDecision, match="is done, so it steps with None and not with 5"):
        env.step(5)
    env.step(None)
    env.step(None)
    with pytest.raises(landtake.NotYourDecision, match="all agents are done"):
        env.step(None)
    with pytest.raises(landtake.NotYourDecision, match="there is no agent 'player_9'; there are player_0, player_1"):
        env.observe("player_9")


def test_a_game_is_cut_short_only_at_the_bound_that_was_asked_for():
    env = aec.raw_env("landomy", max_decisions=5)
    env.reset(seed=1)
    assert play_on(env, random.Random(1), 5) == 5
    assert env.truncations == {"player_0": True, "player_1": True}
    assert not any(env.terminations.values())
    assert set(env.rewards.values()) == {0.0}
    assert play_on(env, random.Random(1)) == 2


def test_the_same_seed_gives_the_same_chance_and_no_seed_goes_on():
    def games(seed):
        env = aec.raw_env("landomy", seed=seed, setup="advanced")
        for _ in range(3):
            env.reset()
            yield env.observe("player_0")["observation"].tobytes()

    assert list(games(7)) == list(games(7))
    assert len(set(games(7))) == 3
    assert list(games(7)) != list(games(8))


def test_the_state_is_what_a_spectator_sees():
    env = aec.raw_env("duel")
    env.reset(seed=2)
    hands = env.seating.layout.where("hands")
    assert env.state() in env.state_space
    assert set(env.state()[hands].tolist()) == {-8}
    assert set(env.observe("player_0")["observation"][hands].tolist()) != {-8}


@pytest.mark.parametrize("name", PUBLISHED)
def test_a_spectators_table_is_rendered_as_text_and_as_svg(name):
    env = aec.env(name, render_mode="ansi")
    env.reset(seed=1)
    assert len(env.render().splitlines()) > 3
    env = aec.raw_env(name, render_mode="svg")
    env.reset(seed=1)
    assert env.render().startswith("<svg")
    env.close()
    env = aec.raw_env(name)
    env.reset(seed=1)
    assert env.render() is None


def test_what_an_environment_is_called_and_can_do():
    env = aec.env("forgotten_planet", 3)
    assert env.metadata["name"] == "forgotten_planet_v1"
    assert env.metadata["is_parallelizable"] is False
    assert env.possible_agents == ["player_0", "player_1", "player_2"]
    assert env.action_space("player_0") is env.action_space("player_0")
    assert env.observation_space("player_0") is env.observation_space("player_0")


def test_an_environment_can_be_pickled():
    env = pickle.loads(pickle.dumps(aec.raw_env("landomy", seed=3, storms="isolating")))
    assert env.seating.game.settings["storms"] == "isolating"


def test_environments_that_cannot_be_are_refused():
    with pytest.raises(landtake.UnknownGame, match="there is no game 'chess'"):
        aec.env("chess")
    with pytest.raises(landtake.BadSetting, match="Landnám is played by 3 or 4 or 5, not by 2"):
        aec.env("landnam", 2)
    with pytest.raises(landtake.BadSetting, match="render_mode is None, 'ansi' or 'svg', not 'human'"):
        aec.env("landomy", render_mode="human")
    with pytest.raises(landtake.BadSetting, match="Landomy has no setting 'players'"):
        aec.env("landomy", players=2)
    with pytest.raises(landtake.BadSetting, match="max_decisions is None or at least 1, not 0"):
        aec.env("landomy", max_decisions=0)
