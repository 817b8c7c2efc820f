"""Gymnasium, one seat: its own checker on every game, opponents, masks, refusals and ends."""

import random
import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import landtake
from landtake.bots import UnknownBot
from landtake.envs.solo import SoloEnv, id_of
from tests.envs.positions import PUBLISHED, pick


def whole_game(env, rng, seed):
    """The rewards of one game, and whether it was terminated."""
    _, info = env.reset(seed=seed)
    rewards = []
    while True:
        _, reward, terminated, truncated, info = env.step(pick(info["action_mask"], rng))
        rewards.append(reward)
        if terminated or truncated:
            return rewards, terminated


@pytest.mark.parametrize("name", PUBLISHED)
def test_passes_gymnasiums_checker(name):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", ".*different from the unwrapped version")
        warnings.filterwarnings("ignore", ".*set_wrapper_attr.*")
        check_env(gymnasium.make(id_of(name), opponents="random", render_mode="ansi").unwrapped)


@pytest.mark.parametrize("name", PUBLISHED)
def test_every_title_has_an_id(name):
    env = gymnasium.make(f"landtake.envs.solo:{id_of(name)}", opponents="random")
    observation, info = env.reset(seed=1)
    assert observation in env.observation_space
    assert info["action_mask"].any()


def test_ids_are_the_titles():
    assert id_of("forgotten_planet") == "Landtake/ForgottenPlanet-v1"
    assert id_of("landomy") == "Landtake/Landomy-v1"


@pytest.mark.parametrize("opponents", ["random", "greedy", "casual", "flat@2it"])
def test_a_game_against_a_bot_ends_with_one_reward(opponents):
    rewards, terminated = whole_game(SoloEnv("landomy", opponents=opponents), random.Random(1), 4)
    assert terminated
    assert rewards[-1] in (-1.0, 1.0)
    assert set(rewards[:-1]) <= {0.0}


def test_every_opponent_may_be_another_bot():
    env = SoloEnv("duel", 3, seat=1, opponents=("random", "greedy"))
    _, info = env.reset(seed=1)
    assert info["seat"] == 1
    assert whole_game(env, random.Random(1), 2)[1]


def test_a_random_seat_is_drawn_for_every_game():
    env = SoloEnv("riposte", 4, opponents="random")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2, 3}


def test_the_same_seed_gives_the_same_game():
    def told(seed):
        env = SoloEnv("landomy", opponents="greedy", setup="advanced")
        rng = random.Random(1)
        observation, info = env.reset(seed=seed)
        seen = [observation.tobytes()]
        for _ in range(6):
            observation, _, terminated, _, info = env.step(pick(info["action_mask"], rng))
            seen.append(observation.tobytes())
            if terminated:
                break
        return seen

    assert told(3) == told(3)
    assert told(3) != told(4)


def test_an_illegal_action_ends_the_game_with_a_penalty():
    env = SoloEnv("landomy", opponents="random")
    _, info = env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(int((info["action_mask"] == 0).nonzero()[0][0]))
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert info["refusal"].endswith(")")
    with pytest.raises(landtake.NotYourDecision, match="an illegal action has ended this game"):
        env.step(0)


def test_an_illegal_action_may_be_an_error_that_changes_nothing():
    env = SoloEnv("landomy", opponents="random", illegal="raise")
    _, info = env.reset(seed=1)
    with pytest.raises(landtake.IllegalAction):
        env.step(int((info["action_mask"] == 0).nonzero()[0][0]))
    assert (env.action_masks() == info["action_mask"].astype(bool)).all()
    env.step(pick(info["action_mask"], random.Random(1)))


def test_masks_are_there_as_maskable_learners_ask_for_them():
    env = SoloEnv("landomy", opponents="random")
    _, info = env.reset(seed=1)
    assert env.action_masks().dtype == np.bool_
    assert env.action_masks().tolist() == info["action_mask"].astype(bool).tolist()


def test_a_game_that_is_over_cannot_go_on():
    env = SoloEnv("landomy", opponents="random")
    with pytest.raises(landtake.NotYourDecision, match="no game has begun yet"):
        env.step(0)
    whole_game(env, random.Random(1), 1)
    with pytest.raises(landtake.NotYourDecision, match="this game of Landomy is over"):
        env.step(0)


def test_a_game_is_cut_short_at_the_bound_that_was_asked_for():
    rewards, terminated = whole_game(SoloEnv("landed", opponents="random", max_decisions=6), random.Random(1), 1)
    assert not terminated
    assert set(rewards) == {0.0}


def test_the_learners_own_table_is_rendered():
    env = SoloEnv("duel", opponents="random", render_mode="ansi")
    env.reset(seed=1)
    assert "hands" in env.render()
    assert SoloEnv("landomy", opponents="random", render_mode="svg").render_mode == "svg"


@pytest.mark.parametrize(
    ("asked", "complaint"),
    [
        ({"seat": 2}, "seat is 'random' or a number from 0 to 1, not 2"),
        ({"seat": "north"}, "seat is 'random' or a number from 0 to 1, not 'north'"),
        ({"illegal": "ignore"}, "illegal is 'penalty' or 'raise', not 'ignore'"),
        ({"opponents": ("random", "greedy")}, "2 seats leave 1 to opponents, but 2 are named: random, greedy"),
        ({"render_mode": "rgb_array"}, "render_mode is None, 'ansi' or 'svg', not 'rgb_array'"),
    ],
)
def test_what_does_not_fit_is_refused(asked, complaint):
    with pytest.raises(landtake.BadSetting, match=complaint):
        SoloEnv("landomy", **asked)


def test_a_bot_that_there_is_not_is_refused_at_once():
    with pytest.raises(UnknownBot, match="there is no bot 'genius'"):
        SoloEnv("landomy", opponents="genius")
