"""Where a year of Lander stands, read off what is still to be done."""

from __future__ import annotations

from typing import Final

from landtake.games.lander import ops
from landtake.games.lander.config import Config
from landtake.games.lander.ops import WIDTH
from landtake.games.lander.state import Table

PHASES: Final = ("Events", "Expansion", "Resources", "Cards", "Turns", "Year end")
"""The steps of a year in their order (3a)."""


def phase_of(g: Config, s: Table) -> str:
    """The step of the year that is going on; empty while the game is set up and when it is over.

    A year's steps wait on the stack, one frame a player for each; a step is going on while all frames of the next one still wait.
    """
    waiting = s.stack[::WIDTH]
    if not s.year or not waiting:
        return ""
    if waiting[0] in (ops.P_CLEAN_UP, ops.P_YEAR_END):
        return "Year end"
    if waiting[0] != ops.P_TURN:
        return "Turns"
    for phase, following in (("Events", ops.P_EXPLORE), ("Expansion", ops.P_COLLECT), ("Resources", ops.P_DEAL)):
        if waiting.count(following) >= g.seats:
            return phase
    return "Cards"
