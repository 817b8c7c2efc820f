"""Actions and satellite cards: what may be chosen before and after the action, and how Reengineer moves a tile."""

from __future__ import annotations

from typing import Final

from landtake.core.game import Event
from landtake.core.state import EVERYONE
from landtake.games.landed import cite, ground
from landtake.games.landed.kinds import ASK_LIFT, ASK_MOVE, ASK_TURN, TOLD_ACTION, TOLD_MOVED, TOLD_SCORED
from landtake.games.landed.rules_sign import DRAWN, sign_refusal
from landtake.games.landed.rules_terraform import terraform
from landtake.games.landed.rules_turn import HAND, SCORE_POINTS, ask, draw_contracts, draw_tiles, is_last_turn, proceed
from landtake.games.landed.rules_used import held_refusal, spend
from landtake.games.landed.state import NONE, Table
from landtake.games.landed.tables import (
    PLAN,
    PLAN_CARD,
    REENGINEER_CARD,
    SCORE_CARD,
    SIGN,
    SIGN_CARD,
    TERRAFORM,
    TERRAFORM_CARD,
    TWO_POINTS,
)

CONSOLATION: Final = 2

# 3a The action


def action_refusal(s: Table, seat: int, action: int) -> int:
    """Why a seat may not take an action, or a card's copy of it; 0 if it may."""
    if action == TERRAFORM:
        return 0 if s.hands[seat] else cite.NO_TILE
    if action == PLAN:
        return 0 if s.bag and len(s.hands[seat]) < HAND else cite.NOTHING_TO_PLAN
    if action == SIGN:
        return sign_refusal(s, seat)
    return 0 if is_last_turn(s) and not (s.hands[seat] and s.contracts[seat]) else cite.TWO_POINTS


def take_action(s: Table, action: int, out: list[Event] | None) -> None:
    s.acted = 1
    s.window = NONE
    if out is not None:
        out.append((TOLD_ACTION, EVERYONE, s.active, action - TERRAFORM))
    if action == TWO_POINTS:  # 11c
        s.points[s.active] += CONSOLATION
        proceed(s, out)
    else:
        perform(s, action, out)


def perform(s: Table, action: int, out: list[Event] | None) -> None:
    if action == TERRAFORM:
        terraform(s)
    elif action == PLAN:
        draw_tiles(s, HAND - len(s.hands[s.active]), out)
    else:
        draw_contracts(s, DRAWN)


# 8 Using satellite cards


def card_refusal(s: Table, seat: int, kind: int) -> int:
    """Why a seat may not use a card before or after its action; 0 if it may."""
    refused = held_refusal(s, seat, kind)
    if refused:
        return refused
    if kind == TERRAFORM_CARD:
        return action_refusal(s, seat, TERRAFORM)
    if kind == PLAN_CARD:
        return action_refusal(s, seat, PLAN)
    if kind == SIGN_CARD:
        return action_refusal(s, seat, SIGN)
    if kind == SCORE_CARD:
        return 0
    if kind == REENGINEER_CARD:
        return 0 if can_lift(s) else cite.NOT_AN_EDGE_TILE
    return cite.CARD_TIMING


def usable_cards(s: Table, seat: int) -> list[int]:
    """The kinds of cards that a seat may use before or after its action."""
    if s.carded:
        return []
    kinds: list[int] = []
    last = NONE
    for kind in s.cards[seat]:
        if kind != last and card_refusal(s, seat, kind) == 0:
            kinds.append(kind)
        last = kind
    return kinds


def use_card(s: Table, kind: int, out: list[Event] | None) -> None:
    s.window = NONE
    spend(s, kind, out)
    if kind == TERRAFORM_CARD:  # 13a
        terraform(s)
    elif kind == PLAN_CARD:  # 13b
        perform(s, PLAN, out)
    elif kind == SIGN_CARD:  # 13c
        perform(s, SIGN, out)
    elif kind == REENGINEER_CARD:  # 13h
        ask(s, ASK_LIFT)
    else:  # 13d
        s.points[s.active] += SCORE_POINTS
        if out is not None:
            out.append((TOLD_SCORED, EVERYONE, s.active, SCORE_POINTS))
        proceed(s, out)


# 13h Reengineer


def lift_refusal(s: Table, plot: int) -> int:
    """Why the tile on a plot may not be moved; 0 if it may."""
    if plot >= len(s.plots) or s.tile_at[plot] == NONE:
        return cite.CARD_REENGINEER
    if s.cube[s.tile_at[plot]] != NONE:
        return cite.CUBE_ON_IT
    if not ground.is_edge_tile(s, plot):
        return cite.NOT_AN_EDGE_TILE
    return 0 if ground.connected_without(s, plot) else cite.STAY_CONNECTED


def can_lift(s: Table) -> bool:
    return any(lift_refusal(s, plot) == 0 for plot in range(len(s.plots)))


def lift_options(s: Table) -> list[int]:
    return [plot for plot in range(len(s.plots)) if lift_refusal(s, plot) == 0]


def lift(s: Table, plot: int) -> None:
    s.lifted = plot
    ask(s, ASK_MOVE)


def move_refusal(s: Table, plot: int) -> int:
    """Why the lifted tile may not go to a plot; 0 if it may."""
    if plot >= len(s.plots):
        return cite.STAY_CONNECTED
    if s.tile_at[plot] != NONE:
        return cite.ANOTHER_PLOT
    return 0 if ground.touches(s, plot, s.lifted) else cite.STAY_CONNECTED


def move_options(s: Table) -> list[int]:
    return [plot for plot in s.free if ground.touches(s, plot, s.lifted)]


def choose_target(s: Table, plot: int) -> None:
    s.plot = plot
    ask(s, ASK_TURN)


def move_tile(s: Table, face: int, out: list[Event] | None) -> None:
    origin = s.lifted
    plot = s.plot
    tile = s.tile_at[origin]
    ground.move(s, origin, plot, face)
    s.lifted = NONE
    s.plot = NONE
    if out is not None:
        out.append((TOLD_MOVED, EVERYONE, s.active, tile, face, origin, plot))
    proceed(s, out)
