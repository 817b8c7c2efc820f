"""A game with its seats and settings as every adapter describes it: actions, observations, and what the end is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from landtake.core import registry
from landtake.core.errors import BadSetting
from landtake.core.game import Json
from landtake.core.view import View
from landtake.envs.layout import Layout, layout_of
from landtake.envs.needs import needing
from landtake.parts.judge import win_shares

with needing("envs"):
    import numpy as np
    from numpy.typing import NDArray

Observation = NDArray[np.int32]
Mask = NDArray[np.int8]

RENDER_MODES = ("ansi", "svg")


class Seating:
    """One game for so many seats with its settings: what there is to be done, seen and won."""

    def __init__(self, name: str, seats: int | None = None, settings: Mapping[str, Json] | None = None) -> None:
        self.info = registry.info(name)
        if seats is None:
            seats = self.info.seats[0]
        if not isinstance(seats, int):
            raise BadSetting(f"the number of seats is a whole number, not {seats!r}")
        self.seats = seats
        self.game = self.info.game(seats, dict(settings or {}))
        self.layout: Layout = layout_of(self.info, self.game)
        self.actions = len(self.game.actions())
        self.bound = self.info.bound

    def __reduce__(self) -> tuple[Any, ...]:
        return Seating, (self.info.name, self.seats, self.game.settings)

    def observe(self, view: View) -> Observation:
        """What a seat sees, from its view and nothing else."""
        return np.frombuffer(self.layout.write(view.state, view.seat), np.int32)

    def mask(self, options: Sequence[int]) -> Mask:
        """1 for each of these actions, 0 for the others."""
        mask = np.zeros(self.actions, np.int8)
        mask[list(options)] = 1
        return mask

    def rewards(self, ranks: Sequence[int]) -> list[float]:
        """What the end is worth to each seat: 1 for winning alone, 0 for an equal share, and 0 for all of them together."""
        return [(self.seats * share - 1) / (self.seats - 1) for share in win_shares(list(ranks))]

    def picture(self, view: View, mode: str) -> str:
        """The table as a seat sees it: as plain text for "ansi", as one SVG element for "svg"."""
        presentation: Any = self.info.presentation(self.game)
        if mode == "svg":
            return str(presentation.picture(view))
        from rich.text import Text

        return "\n".join(Text.from_markup(line).plain for line in presentation.lines(view))


def check_render_mode(mode: str | None) -> None:
    """Refuse a way of rendering that there is not."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadSetting(f"render_mode is None, {' or '.join(map(repr, RENDER_MODES))}, not {mode!r}")


def check_bound(decisions: int | None) -> None:
    """Refuse a bound that leaves nothing to decide."""
    if decisions is not None and decisions < 1:
        raise BadSetting(f"max_decisions is None or at least 1, not {decisions}")
