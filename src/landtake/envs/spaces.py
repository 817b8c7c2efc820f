"""A seating's actions, observations and masks as Gymnasium's spaces."""

from __future__ import annotations

from landtake.envs.needs import needing
from landtake.envs.seating import Seating

with needing("envs"):
    import numpy as np
    from gymnasium import spaces


def action_space(seating: Seating) -> spaces.Discrete:
    """The numbers of the game's actions."""
    return spaces.Discrete(seating.actions)


def observation_space(seating: Seating) -> spaces.Box[np.int32]:
    """The numbers that an observation is made of."""
    low, high = seating.layout.bounds()
    return spaces.Box(np.array(low, np.int32), np.array(high, np.int32), dtype=np.int32)


def mask_space(seating: Seating) -> spaces.Box[np.int8]:
    """A 0 or 1 for every action."""
    return spaces.Box(0, 1, (seating.actions,), dtype=np.int8)
