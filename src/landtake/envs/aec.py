"""PettingZoo: every seat an agent, asked in turn; `env` has the usual wrappers, `raw_env` has none."""

from __future__ import annotations

from random import Random
from typing import Any

from landtake.core.errors import NotYourDecision
from landtake.core.game import Json
from landtake.envs.needs import needing
from landtake.envs.play import Play
from landtake.envs.seating import RENDER_MODES, Mask, Observation, Seating, check_bound, check_render_mode
from landtake.envs.spaces import action_space, mask_space, observation_space

with needing("envs"):
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

ILLEGAL_REWARD = -1.0
"""What an illegal action costs in `env`, which then ends the game."""


def env(game: str, seats: int | None = None, **kwargs: Any) -> AECEnv:
    """The environment as PettingZoo's own are: an illegal action ends the game, and steps out of order are refused."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(game, seats, **kwargs), illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class raw_env(AECEnv, EzPickle):
    """A game whose agents are its seats, `player_0` and so on. An illegal action is refused with its rule and changes nothing.

    `seed` is for the first game unless `reset` is given one; `max_decisions` ends a game as truncated before the game's own bound.
    What else is given are settings of the game.
    """

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        seed: int | None = None,
        max_decisions: int | None = None,
        render_mode: str | None = None,
        **settings: Json,
    ) -> None:
        EzPickle.__init__(self, game, seats, seed=seed, max_decisions=max_decisions, render_mode=render_mode, **settings)
        super().__init__()
        check_render_mode(render_mode)
        check_bound(max_decisions)
        self.seating = Seating(game, seats, settings)
        self.metadata = {
            "render_modes": list(RENDER_MODES),
            "name": f"{self.seating.info.name}_v{self.seating.game.version}",
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.seating.seats)]
        self.agents: list[str] = []
        self._max_decisions = max_decisions
        self._random = Random(seed)
        self._play: Play | None = None
        seen = spaces.Dict(
            {
                "observation": observation_space(self.seating),
                "action_mask": mask_space(self.seating),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: action_space(self.seating) for agent in self.possible_agents}
        self.state_space = observation_space(self.seating)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; the same seed gives the same chance. There are no options."""
        if seed is not None:
            self._random = Random(seed)
        self._play = Play(self.seating, self._random.random, self._max_decisions)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._play.seat]

    def observe(self, agent: str) -> dict[str, Observation | Mask]:
        """What an agent sees, and the mask of its legal actions: all 0 unless it is the one to act."""
        if agent not in self.possible_agents:
            raise NotYourDecision(f"there is no agent {agent!r}; there are {', '.join(self.possible_agents)}")
        seat = self.possible_agents.index(agent)
        play = self._playing()
        return {"observation": play.observe(seat), "action_mask": play.mask(seat)}

    def state(self) -> Observation:
        """What a spectator sees: nothing that is hidden from anybody."""
        return self._playing().observe(None)

    def step(self, action: Any) -> None:
        """Take an action for `agent_selection`; None once it is terminated or truncated."""
        play = self._playing()
        if not self.agents:
            raise NotYourDecision("all agents are done, so nobody can step; reset() begins another game")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise NotYourDecision(f"{agent} is done, so it steps with None and not with {action!r}")
            self._was_dead_step(None)
            return
        play.act(action)
        self._clear_rewards()
        self._cumulative_rewards[agent] = 0.0
        if play.over or play.cut:
            self.rewards = dict(zip(self.agents, play.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, play.over)
            self.truncations = dict.fromkeys(self.agents, play.cut)
        else:
            self.agent_selection = self.possible_agents[play.seat]
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The table as a spectator sees it, in the mode that was asked for when the environment was made."""
        return None if self.render_mode is None else self.seating.picture(self._playing().view(None), self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    def _playing(self) -> Play:
        if self._play is None:
            raise NotYourDecision("no game has begun yet; reset() begins one")
        return self._play
