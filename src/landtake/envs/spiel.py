"""OpenSpiel: every title as a sequential game with explicit chance. Importing this registers `landtake_landomy` and its like."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from landtake.core import registry
from landtake.core.errors import BadSetting
from landtake.core.game import Json
from landtake.core.state import CHANCE, OVER, PUBLIC
from landtake.envs.needs import needing
from landtake.envs.seating import Seating
from landtake.envs.world import World

with needing("openspiel"):
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray

PREFIX = "landtake_"


def load(name: str, seats: int | None = None, **settings: Json) -> Any:
    """A game as OpenSpiel plays it; a setting that the game does not have is refused."""
    info = registry.info(name)
    seats = info.seats[0] if seats is None else seats
    register_all()
    return pyspiel.load_game(PREFIX + name, {"players": seats, **info.complete(seats, settings)})


class SpielGame(pyspiel.Game):
    """One title; `players` and the game's settings are its parameters."""

    def __init__(self, game_type: Any, name: str, params: dict[str, Any]) -> None:
        chosen = {key: params.get(key, default) for key, default in _parameters(registry.info(name)).items()}
        self.seating = Seating(name, chosen.pop("players"), chosen)
        numbers = pyspiel.GameInfo(
            num_distinct_actions=self.seating.actions,
            max_chance_outcomes=self.seating.actions,
            num_players=self.seating.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.seating.bound,
        )
        super().__init__(game_type, numbers, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self, World(self.seating))

    def max_chance_nodes_in_history(self) -> int:
        """The bound of decisions holds for draws too, of which every game has fewer."""
        return self.seating.bound

    def make_py_observer(self, kind: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise BadSetting(f"observers of Landtake take no parameters, but were given {params}")
        return SpielObserver(self.seating, kind or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):
    """A game in play. Of several seats that are asked together the lowest answers first, unseen by the others."""

    def __init__(self, game: SpielGame, world: World) -> None:
        super().__init__(game)
        self._world = world

    @property
    def world(self) -> World:
        """The game in play, whole."""
        return self._world

    def current_player(self) -> int:
        seat = self._world.state.seat
        return int(pyspiel.PlayerId.TERMINAL if seat == OVER else pyspiel.PlayerId.CHANCE if seat == CHANCE else seat)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._world.options()) if player == self._world.state.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self._world.outcomes()

    def _apply_action(self, action: int) -> None:
        self._world.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return _compact(self._world.seating.game.actions()[action])

    def is_terminal(self) -> bool:
        return bool(self._world.state.seat == OVER)

    def returns(self) -> list[float]:
        return self._world.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the player cannot tell from this one by what it sees now; it has no history."""
        return SpielState(self.get_game(), self._world.resampled(player, sampler))

    def __str__(self) -> str:
        return _compact(self._world.state.to_json())


class SpielObserver:
    """What a player sees, all of it or its public or private part, as text and as the row of numbers of docs/envs.md."""

    def __init__(self, seating: Seating, kind: Any) -> None:
        self._public = kind.public_info
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recalls = kind.perfect_recall
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if self._public and not self._recalls:
            self.tensor = np.zeros(seating.layout.size, np.float32)
            self.dict["player"] = self.tensor[:1]
            for part in seating.layout.parts:
                self.dict[part.name] = self.tensor[part.start : part.start + part.size]

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill `tensor` with what the player sees."""
        if self.tensor is not None:
            self.tensor[:] = state.world.observe(player if self._private else None)

    def string_from(self, state: SpielState, player: int) -> str | None:
        """What the player sees; with perfect recall, what it has seen and done since the beginning, as a digest."""
        world = state.world
        if self._recalls:
            return f"player {player}, memory {world.memory(player)}" if self._public and self._private else None
        if self._public:
            return _compact(world.view(player if self._private else None).to_json())
        seen = world.private(player) if self._private else {}
        return _compact(seen) if seen else ""


def register_all() -> None:
    """Make the games known to OpenSpiel that are not known to it yet."""
    known = pyspiel.registered_names()
    for name in registry.games():
        if PREFIX + name not in known:
            _register(name)


def _register(name: str) -> None:
    info = registry.info(name)
    game_type = pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=info.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=_information(info),
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=info.seats[-1],
        min_num_players=info.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=_parameters(info),
    )

    class Title(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game_type, name, params or {})

    pyspiel.register_game(game_type, Title)


def _information(info: registry.GameInfo) -> Any:
    fields = info.game(info.seats[0]).setup().fields()
    kinds = pyspiel.GameType.Information
    return kinds.PERFECT_INFORMATION if all(each.mark == PUBLIC for each in fields) else kinds.IMPERFECT_INFORMATION


def _parameters(info: registry.GameInfo) -> dict[str, Json]:
    return {"players": info.seats[0], **{setting.name: setting.default for setting in info.settings}}


def _compact(value: Json | Sequence[Json]) -> str:
    return json.dumps(value, separators=(",", ":"))


register_all()
