"""Gymnasium: one seat learns, bots play the others. Importing this registers `Landtake/Landomy-v1` and its like."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from landtake.core.errors import NotYourDecision
from landtake.core.game import Json
from landtake.core.registry import games, info
from landtake.envs.episode import Episode, company
from landtake.envs.needs import needing
from landtake.envs.seating import RENDER_MODES, Observation, check_render_mode
from landtake.envs.spaces import action_space, observation_space

with needing("envs"):
    import gymnasium
    import numpy as np
    from numpy.typing import NDArray


class SoloEnv(gymnasium.Env[Observation, Any]):
    """A game from one seat. The observation is what that seat sees; `info["action_mask"]` has a 1 for every legal action.

    `seat` is a number, or "random" for a new one in every game; `opponents` one bot for all other seats, or one for each of them.
    With `illegal="penalty"` an illegal action ends the game with a reward of -1; with "raise" it is an error that changes nothing.
    `max_decisions` ends a game as truncated before the game's own bound. What else is given are settings of the game.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        seat: int | str = "random",
        opponents: str | Sequence[str] = "greedy",
        illegal: str = "penalty",
        max_decisions: int | None = None,
        render_mode: str | None = None,
        **settings: Json,
    ) -> None:
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self._company = company(game, seats, seat, opponents, illegal, max_decisions, settings)
        self.seating = self._company.seating
        self.action_space = action_space(self.seating)
        self.observation_space = observation_space(self.seating)
        self._episode: Episode | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """Begin a game, up to the seat's first decision; the same seed gives the same game. There are no options."""
        super().reset(seed=seed)
        episode = self._episode = self._company.episode(self.np_random)
        return episode.play.observe(episode.seat), episode.told()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take an action, and let the others answer until this seat is asked again or the game is done."""
        episode = self._playing()
        episode.act(action)
        observation = episode.play.observe(episode.seat)
        return observation, episode.reward, episode.terminated, episode.truncated, episode.told()

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions as sb3-contrib's MaskablePPO asks for them."""
        episode = self._playing()
        return episode.play.mask(episode.seat).astype(np.bool_)

    def render(self) -> str | None:
        """The table as the learner sees it, in the mode that was asked for when the environment was made."""
        episode = self._playing()
        return None if self.render_mode is None else self.seating.picture(episode.play.view(episode.seat), self.render_mode)

    def _playing(self) -> Episode:
        if self._episode is None:
            raise NotYourDecision("no game has begun yet; reset() begins one")
        return self._episode


def id_of(game: str) -> str:
    """The id under which Gymnasium knows a game: Landtake/ForgottenPlanet-v1."""
    return f"Landtake/{''.join(part.capitalize() for part in game.split('_'))}-v{info(game).versions[-1]}"


def register_all() -> None:
    """Make the games known to Gymnasium that are not known to it yet."""
    for game in games():
        if id_of(game) not in gymnasium.registry:
            gymnasium.register(
                id_of(game),
                "landtake.envs.solo:SoloEnv",
                vector_entry_point="landtake.envs.vector:SoloVectorEnv",
                kwargs={"game": game},
            )


register_all()
