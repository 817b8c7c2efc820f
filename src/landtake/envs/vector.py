"""Gymnasium, many games at once: one process plays them side by side into shared arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from landtake.core.errors import BadSetting, NotYourDecision
from landtake.core.game import Json
from landtake.envs.episode import Episode, company
from landtake.envs.needs import needing
from landtake.envs.seating import RENDER_MODES, Observation, check_render_mode
from landtake.envs.sheet import Sheet
from landtake.envs.spaces import action_space, observation_space

with needing("envs"):
    import numpy as np
    from gymnasium.utils import seeding
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

MODES = (AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP)


class SoloVectorEnv(VectorEnv[Observation, Any, NDArray[Any]]):
    """Many games like those of `SoloEnv`, each with its own chance: game i of seed s is the game that `SoloEnv` has for seed s + i.

    A game that is done begins anew by itself: with NEXT_STEP in the next step, whose action is not looked at; with SAME_STEP at once, the
    last observation standing in `infos["final_obs"]` and its info in `infos["final_info"]`.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        *,
        seat: int | str = "random",
        opponents: str | Sequence[str] = "greedy",
        illegal: str = "penalty",
        max_decisions: int | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        render_mode: str | None = None,
        **settings: Json,
    ) -> None:
        if num_envs < 1:
            raise BadSetting(f"num_envs is at least 1, not {num_envs}")
        check_render_mode(render_mode)
        self.autoreset_mode = _mode(autoreset_mode)
        self._company = company(game, seats, seat, opponents, illegal, max_decisions, settings)
        self.seating = self._company.seating
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.metadata = {"render_modes": list(RENDER_MODES), "autoreset_mode": self.autoreset_mode}
        self.single_action_space = action_space(self.seating)
        self.single_observation_space = observation_space(self.seating)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._draws = [seeding.np_random()[0] for _ in range(num_envs)]
        self._episodes: list[Episode] = []
        self._seen = np.zeros((num_envs, self.seating.layout.size), np.int32)
        self._sheets = [Sheet(self.seating.layout, row) for row in self._seen]
        self._masks = np.zeros((num_envs, self.seating.actions), np.int8)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games. A seed is for the first of them and the next numbers for the others, or there is one for each."""
        if isinstance(seed, int):
            seed = [seed + index for index in range(self.num_envs)]
        seeds = [None] * self.num_envs if seed is None else list(seed)
        if len(seeds) != self.num_envs:
            raise BadSetting(f"there are {self.num_envs} games, so there are as many seeds, not {len(seeds)}")
        self._draws = [draws if each is None else seeding.np_random(each)[0] for draws, each in zip(self._draws, seeds, strict=True)]
        self._episodes = [self._company.episode(draws) for draws in self._draws]
        for index in range(self.num_envs):
            self._show(index)
        return self._seen.copy(), self._infos()

    def step(self, actions: Any) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Take one action in each game."""
        if not self._episodes:
            raise NotYourDecision("no game has begun yet; reset() begins them")
        if len(actions) != self.num_envs:
            raise BadSetting(f"there are {self.num_envs} games, so there are as many actions, not {len(actions)}")
        rewards = np.zeros(self.num_envs, np.float64)
        terminated = np.zeros(self.num_envs, np.bool_)
        truncated = np.zeros(self.num_envs, np.bool_)
        finals: dict[int, dict[str, Any]] = {}
        for index, action in enumerate(np.asarray(actions).tolist()):
            episode = self._episodes[index]
            if episode.terminated or episode.truncated:
                self._episodes[index] = self._company.episode(self._draws[index])
            else:
                episode.act(action)
                rewards[index] = episode.reward
                terminated[index] = episode.terminated
                truncated[index] = episode.truncated
                if (terminated[index] or truncated[index]) and self.autoreset_mode is AutoresetMode.SAME_STEP:
                    finals[index] = {"final_obs": episode.play.observe(episode.seat), "final_info": episode.told()}
                    self._episodes[index] = self._company.episode(self._draws[index])
            self._show(index)
        infos = self._infos()
        for index, final in finals.items():
            infos = self._add_info(infos, final, index)
        return self._seen.copy(), rewards, terminated, truncated, infos

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions of every game."""
        return self._masks.astype(np.bool_)

    def render(self) -> tuple[str, ...] | None:
        """Every table as its learner sees it, in the mode that was asked for when the environment was made."""
        if self.render_mode is None:
            return None
        mode = self.render_mode
        return tuple(self.seating.picture(episode.play.view(episode.seat), mode) for episode in self._episodes)

    def _show(self, index: int) -> None:
        episode = self._episodes[index]
        self._sheets[index].show(episode.play.view(episode.seat))
        mask = self._masks[index]
        mask.fill(0)
        mask[episode.play.options(episode.seat)] = 1

    def _infos(self) -> dict[str, Any]:
        everyone = np.ones(self.num_envs, np.bool_)
        infos: dict[str, Any] = {
            "action_mask": self._masks.copy(),
            "_action_mask": everyone,
            "seat": np.array([episode.seat for episode in self._episodes]),
            "_seat": everyone.copy(),
        }
        for index, episode in enumerate(self._episodes):
            if episode.refusal:
                infos = self._add_info(infos, {"refusal": episode.refusal}, index)
        return infos


def _mode(mode: AutoresetMode | str) -> AutoresetMode:
    for each in MODES:
        if mode in (each, each.value):
            return each
    raise BadSetting(f"autoreset_mode is {' or '.join(repr(each.value) for each in MODES)}, not {mode!r}")
