"""What the page shows of The Forgotten Planet beside words and pictures: how far the game is, and how energy and cubes are chosen."""

from __future__ import annotations

from landtake.core.view import View
from landtake.draw import choosers
from landtake.games.forgotten_planet.rules_kinds import KINDS
from landtake.games.forgotten_planet.state import Table
from landtake.games.forgotten_planet.terms import Terms


def status(g: Terms, s: Table) -> str:
    """The round, or what is done before the first."""
    if KINDS[s.kind].name in ("bid", "starter") and not s.turn:
        return "Auction of the bases"
    if not s.turn:
        return "Set-up"
    return f"Round {(s.turn + g.seats - 1) // g.seats}"


def chooser(view: View) -> choosers.Chooser | None:
    """Energy that is stored is a number; the cubes of a payment are a few of each colour."""
    options = view.options()
    if len(options) < 2:
        return None
    actions = view.game.actions()
    if view.kind == "store":
        return choosers.number({option: actions[option]["store"] for option in options}, start=max(actions[o]["store"] for o in options))
    if view.kind == "pay":
        sets = {option: actions[option]["pay"].split() for option in options}
        colours = [colour for colour in ("brown", "white", "blue") if any(colour in paid for paid in sets.values())]
        return choosers.whole_subset("Pay", sets, {colour: (f"{colour.capitalize()} cube", f"cube-{colour}") for colour in colours})
    return None
