"""What the page shows of Landed beside words and pictures: how far the game is, and how contracts are chosen."""

from __future__ import annotations

from landtake.core.view import View
from landtake.draw import choosers
from landtake.draw.words import capital
from landtake.games.landed.show.words import contract_name
from landtake.games.landed.state import NONE, Table


def status(s: Table) -> str:
    """The turn, and from when on it is known, how many follow."""
    if not s.turn:
        return "Set-up"
    if s.reason != NONE or s.turns_left == NONE:
        return f"Turn {s.turn}"
    if s.turns_left == 0:
        return f"Turn {s.turn}, the last one"
    return f"Turn {s.turn}, last round: {s.turns_left} more"


def chooser(view: View) -> choosers.Chooser | None:
    """The contracts that are kept are a subset of those drawn."""
    options = view.options()
    if view.kind not in ("start-contracts", "keep") or len(options) < 2:
        return None
    actions = view.game.actions()
    sets = {option: actions[option]["keep"] for option in options}
    drawn = sorted({number for kept in sets.values() for number in kept})
    named = {number: (capital(contract_name(number - 1)), f"contract-{number}") for number in drawn}
    return choosers.whole_subset("Keep", sets, named)
