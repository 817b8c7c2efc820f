"""One row of an array in which an observation is kept up to date: only what has changed is written again."""

from __future__ import annotations

from typing import Any

from landtake.core.view import View
from landtake.envs.layout import Layout, held
from landtake.envs.seating import Observation


class Sheet:
    """A row and what is written in it."""

    def __init__(self, layout: Layout, row: Observation) -> None:
        self._layout = layout
        self._row = row
        self._seat: int | None = None
        self._written: list[Any] = [None] * len(layout.units)

    def show(self, view: View) -> None:
        """Make the row the observation of this view."""
        seat = -1 if view.seat is None else view.seat
        fresh = seat != self._seat
        self._seat = self._row[0] = seat
        for index, unit in enumerate(self._layout.units):
            value = unit.read(view.state)
            if fresh or value != self._written[index]:
                self._written[index] = value
                out: list[int] = []
                unit.write(view.state, seat, out)
                self._row[unit.where] = held(out)
