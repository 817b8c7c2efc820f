"""How fast many games are played side by side: `python -m landtake.envs.pace landomy` compares three ways in one run."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from time import process_time
from typing import Any

from landtake.envs.needs import needing
from landtake.envs.solo import SoloEnv
from landtake.envs.vector import SoloVectorEnv

with needing("envs"):
    import numpy as np
    from gymnasium.vector import AutoresetMode, SyncVectorEnv

GAMES = 16
STEPS = 40
ROUNDS = 9

Steps = Callable[[list[int]], list[Any]]
"""Takes an action in every game and gives back the masks of legal actions."""


def loop(game: str, opponents: str) -> tuple[Steps, list[Any]]:
    """Single environments one after the other, their observations put into one array."""
    envs = [SoloEnv(game, opponents=opponents) for _ in range(GAMES)]
    seen = np.zeros((GAMES, envs[0].seating.layout.size), np.int32)

    def step(actions: list[int]) -> list[Any]:
        masks = []
        for index, (env, action) in enumerate(zip(envs, actions, strict=True)):
            seen[index], _, terminated, truncated, info = env.step(action)
            if terminated or truncated:
                seen[index], info = env.reset()
            masks.append(info["action_mask"])
        return list(np.stack(masks))

    return step, [env.reset(seed=index)[1]["action_mask"] for index, env in enumerate(envs)]


def vector(env: Any) -> tuple[Steps, list[Any]]:
    """A vector environment that begins anew at once."""
    return lambda actions: list(env.step(np.array(actions))[4]["action_mask"]), list(env.reset(seed=0)[1]["action_mask"])


def times(game: str, opponents: str) -> Iterator[tuple[str, float]]:
    """The time of each way for some steps, the ways taking turns."""
    same = AutoresetMode.SAME_STEP
    ways = {
        "loop": loop(game, opponents),
        "SyncVectorEnv": vector(SyncVectorEnv([lambda: SoloEnv(game, opponents=opponents)] * GAMES, autoreset_mode=same)),
        "SoloVectorEnv": vector(SoloVectorEnv(game, GAMES, opponents=opponents, autoreset_mode=same)),
    }
    masks = {name: first for name, (_, first) in ways.items()}
    for number in range(ROUNDS):
        for name, (step, _) in ways.items():
            draws = Random(number)
            taken = 0.0
            for _ in range(STEPS):
                actions = [draws.choice(mask.nonzero()[0].tolist()) for mask in masks[name]]
                begun = process_time()
                masks[name] = step(actions)
                taken += process_time() - begun
            yield name, taken


def main() -> None:
    """Print steps a second and the ratio to the loop, the middle of all rounds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--opponents", default="random")
    asked = parser.parse_args()
    taken: dict[str, list[float]] = {}
    for name, seconds in times(asked.game, asked.opponents):
        taken.setdefault(name, []).append(seconds)
    for name, rounds in taken.items():
        ratio = median(base / own for base, own in zip(taken["loop"], rounds, strict=True))
        print(f"{asked.game} {name}: {GAMES * STEPS / median(rounds):.0f} steps/s, {ratio:.2f} times the loop")


if __name__ == "__main__":
    main()
