"""Many games at once are the same games one by one."""

import random

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv

import landtake
from landtake.envs.solo import SoloEnv, id_of
from landtake.envs.vector import SoloVectorEnv
from tests.envs.positions import pick

GAMES = 3


def same(ours, theirs):
    """Whether two infos, dicts of arrays and of such dicts, say the same."""
    if isinstance(ours, dict):
        return ours.keys() == theirs.keys() and all(same(ours[key], theirs[key]) for key in ours)
    if ours.dtype == object:
        return all(np.array_equal(a, b) for a, b in zip(ours, theirs, strict=True))
    return np.array_equal(ours, theirs)


@pytest.mark.parametrize("mode", ["NextStep", "SameStep"])
@pytest.mark.parametrize("name", ["landomy", "landed", "duel", "riposte"])
def test_is_gymnasiums_own_vector_of_single_games_step_by_step(name, mode):
    ours = SoloVectorEnv(name, GAMES, opponents="random", autoreset_mode=mode)
    theirs = SyncVectorEnv([lambda: SoloEnv(name, opponents="random")] * GAMES, autoreset_mode=mode)
    rng = random.Random(9)
    (seen, info), (twin, twin_info) = ours.reset(seed=4), theirs.reset(seed=4)
    ends = 0
    for _ in range(120):
        assert np.array_equal(seen, twin)
        assert same(info, twin_info)
        actions = np.array([pick(mask, rng) if mask.any() else 0 for mask in info["action_mask"]])
        if rng.random() < 0.02:
            actions[0] = ours.seating.actions - 1
        seen, rewards, terminated, truncated, info = ours.step(actions)
        twin, twin_rewards, twin_terminated, twin_truncated, twin_info = theirs.step(actions)
        assert np.array_equal(rewards, twin_rewards)
        assert np.array_equal(terminated, twin_terminated)
        assert np.array_equal(truncated, twin_truncated)
        ends += terminated.sum()
    assert ends > 2 or name == "landed"


def test_is_made_by_gymnasium():
    env = gymnasium.make_vec(id_of("landomy"), num_envs=2, vectorization_mode="vector_entry_point", opponents="random")
    assert isinstance(env, VectorEnv)
    assert isinstance(env.unwrapped, SoloVectorEnv)
    seen, info = env.reset(seed=1)
    assert seen in env.observation_space
    assert info["action_mask"].shape == (2, 462)


def test_what_is_returned_stays_as_it_was():
    env = SoloVectorEnv("landomy", 2, opponents="random")
    seen, info = env.reset(seed=1)
    kept, mask = seen.copy(), info["action_mask"].copy()
    env.step([pick(row, random.Random(1)) for row in mask])
    assert np.array_equal(seen, kept)
    assert np.array_equal(info["action_mask"], mask)


def test_next_step_begins_anew_whatever_the_action():
    env = SoloVectorEnv("landomy", 1, opponents="random")
    _, info = env.reset(seed=1)
    rng = random.Random(1)
    terminated = [False]
    while not terminated[0]:
        _, rewards, terminated, _, info = env.step([pick(info["action_mask"][0], rng)])
    assert rewards[0] in (-1.0, 1.0)
    assert not info["action_mask"].any()
    _, rewards, terminated, _, info = env.step([0])
    assert (rewards[0], terminated[0]) == (0.0, False)
    assert info["action_mask"].any()


def test_same_step_keeps_the_last_observation():
    env = SoloVectorEnv("landomy", 1, opponents="random", autoreset_mode=AutoresetMode.SAME_STEP)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    _, info = env.reset(seed=1)
    rng = random.Random(1)
    terminated = [False]
    while not terminated[0]:
        assert "final_obs" not in info
        seen, _, terminated, _, info = env.step([pick(info["action_mask"][0], rng)])
    assert info["_final_obs"].tolist() == [True]
    assert info["final_obs"][0].shape == seen[0].shape
    assert not np.array_equal(info["final_obs"][0], seen[0])
    assert info["action_mask"].any()
    assert not info["final_info"]["action_mask"].any()


def test_masks_and_pictures_of_all_games():
    env = SoloVectorEnv("landomy", 2, opponents="random", render_mode="svg")
    _, info = env.reset(seed=(5, None))
    assert env.action_masks().tolist() == info["action_mask"].astype(bool).tolist()
    assert all(picture.startswith("<svg") for picture in env.render())
    assert SoloVectorEnv("landomy", 2).render() is None


def test_what_does_not_fit_is_refused():
    with pytest.raises(landtake.BadSetting, match="num_envs is at least 1, not 0"):
        SoloVectorEnv("landomy", 0)
    with pytest.raises(landtake.BadSetting, match="autoreset_mode is 'NextStep' or 'SameStep', not 'Disabled'"):
        SoloVectorEnv("landomy", 2, autoreset_mode="Disabled")
    env = SoloVectorEnv("landomy", 2, opponents="random")
    with pytest.raises(landtake.NotYourDecision, match="no game has begun yet"):
        env.step([0, 0])
    with pytest.raises(landtake.BadSetting, match="there are 2 games, so there are as many seeds, not 3"):
        env.reset(seed=[1, 2, 3])
    env.reset(seed=1)
    with pytest.raises(landtake.BadSetting, match="there are 2 games, so there are as many actions, not 1"):
        env.step([0])
