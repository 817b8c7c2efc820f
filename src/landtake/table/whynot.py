"""Why something cannot be done at a table, worked out from the asker's view alone."""

from __future__ import annotations

from typing import Any

from landtake.core.match import Match
from landtake.core.rule import Refusal
from landtake.core.view import View
from landtake.table.errors import Conflict


def why_action(match: Match, seat: int, action: Any) -> Refusal | None:
    """Why a seat may not take an action; None if it may."""
    return _refusal(match, _asked(match, seat), match.index_of(action))


def why_elements(match: Match, seat: int, elements: list[str]) -> Refusal | None:
    """Why pressing these elements is no step towards a legal action; None if it is."""
    view = _asked(match, seat)
    pressed = set(elements)
    legal = view.options()
    targets = match.presentation.targets
    useful = {element for option in legal for element in targets(view, option)}
    if any(pressed <= set(targets(view, option)) for option in legal):
        return None
    actions = match.game.actions()
    shapes = {frozenset(actions[option]) for option in legal}
    meant = [index for index, action in enumerate(actions) if frozenset(action) in shapes and pressed <= set(targets(view, index))]
    # Of all actions with these elements the person meant the one whose other parts are possible now.
    meant.sort(key=lambda index: -sum(element in useful for element in targets(view, index)))
    for index in meant:
        refusal = _refusal(match, view, index)
        if refusal is not None:
            return refusal
    rule = match.game.kinds()[view.state.kind].rule
    return Refusal(rule, f"That has no part in what is asked now. {match.presentation.prompt(view)}")


def _asked(match: Match, seat: int) -> View:
    view = match.view(seat)
    if match.held is not None or seat not in view.asked:
        waiting = [match.held] if match.held is not None else view.asked
        names = " and ".join(str(match.presentation.seat(each)) for each in waiting if each >= 0) or "nobody"
        raise Conflict(f"You are not asked now; {names} is.")
    return view


def _refusal(match: Match, view: View, index: int) -> Refusal | None:
    assert view.seat is not None
    if index in view.options():
        return None
    rule = match.info.rules()[match.game.rules()[match.game.why_not(view.state, view.seat, index)]]
    return Refusal(rule.id, str(match.presentation.refusal(view, index, rule)))
