"""What the page shows of Landomy beside words and pictures: how far the game is, and how numbers are chosen."""

from __future__ import annotations

from landtake.core.view import View
from landtake.draw import choosers
from landtake.games.landomy.state import Table
from landtake.games.landomy.turn import TURNS


def status(s: Table) -> str:
    """The turn, of how many."""
    return f"Turn {s.turn} of {TURNS}" if s.turn else "Set-up"


def chooser(view: View) -> choosers.Chooser | None:
    """How many airships move is a number."""
    if view.kind != "count":
        return None
    actions = view.game.actions()
    return choosers.number({option: actions[option]["move"] for option in view.options()})
