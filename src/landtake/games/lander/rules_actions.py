"""Action cards and abilities: playing, targets, the windows in which others respond, and what their effects act on (rules 9, 6.5)."""

from __future__ import annotations

from typing import Final

from landtake.core.state import EVERYONE
from landtake.games.lander import cite, ops
from landtake.games.lander import events as told
from landtake.games.lander.config import Config
from landtake.games.lander.ops import WIDTH
from landtake.games.lander.rules_able import able
from landtake.games.lander.rules_base import Out, ask, can_pay, opponents, pay, pop, push, push_program, take_card
from landtake.games.lander.rules_free import any_free_order
from landtake.games.lander.rules_levels import crew_size, meets
from landtake.games.lander.state import Table
from landtake.games.lander.tables import (
    CARD_ANNOUNCE,
    CARD_COST,
    CARD_PROGRAM,
    CARD_SIDES,
    CARD_TARGETS,
    CURFEW,
    PLAYER,
    REFLEXES,
    RESPONSE,
    SIDE,
    TAXING,
)  # fmt: skip

ENTRY: Final = 5
"""A card in play: card, who played it, controller, target, side."""

CANCELLED: Final = -2
"""The target of a card in play that was cancelled."""


# 9.2 Playing an Action card


def target_refusal(g: Config, s: Table, seat: int, card: int, side: int, other: int) -> int:
    """Why a player cannot be named as target of a card; 0 if they can."""
    if not g.opposed(seat, other):
        return cite.OPPONENT
    if s.guarded >> other & 1:
        return cite.NOT_TO_BE_NAMED
    held_back = 0 if in_play(s, seat, card) else 1
    if s.leading[other] & TAXING and len(s.hands[seat]) - held_back < 1:
        return cite.NOT_TO_BE_NAMED
    return 0 if able(g, s, CARD_PROGRAM[card][side], seat, other) else cite.NO_EFFECT


def in_play(s: Table, seat: int, card: int) -> bool:
    """Whether the card that is looked at lies on the table already."""
    return len(s.play) > 0 and s.play[-ENTRY] == card and s.play[-ENTRY + 1] == seat


def side_works(g: Config, s: Table, seat: int, card: int, side: int) -> int:
    """Why a side of a card cannot be played; 0 if it can."""
    if not CARD_TARGETS[card][side]:
        return 0 if able(g, s, CARD_PROGRAM[card][side], seat, -1) else cite.NO_EFFECT
    why = cite.OPPONENT
    for other in opponents(g, seat):
        why = target_refusal(g, s, seat, card, side, other)
        if why == 0:
            return 0
    return why


def play_refusal(g: Config, s: Table, seat: int, card: int) -> int:
    """Why a player cannot play this Action card from the hand, time apart; 0 if they can."""
    if not meets(s, seat, card):
        return cite.PLAY_CRITERIA
    if not can_pay(s, seat, CARD_COST[card]):
        return cite.CANNOT_PAY
    if CARD_ANNOUNCE[card] >= 0 and crew_size(s, seat) < 2:
        return cite.NO_EFFECT
    if card == CURFEW:
        return 0 if everyone_had_a_turn(g, s) and not s.curfew else cite.CURFEW_TIME
    if card == REFLEXES:
        return 0 if any_free_order(g, s, seat) else cite.NO_EFFECT
    why = 0
    for side in range(CARD_SIDES[card]):
        why = side_works(g, s, seat, card, side)
        if why == 0:
            return 0
    return why


def everyone_had_a_turn(g: Config, s: Table) -> bool:
    """Whether every player has had a turn this year or Prepared."""
    return all(s.turns[seat] > 0 or s.prepared >> seat & 1 for seat in range(g.seats))


def begin_play(g: Config, s: Table, seat: int, card: int, out: Out) -> None:
    """The card is laid on the table; side, target and costs follow, then the window (9.2a, 9.2b)."""
    take_card(s, seat, card)
    s.play += [card, seat, seat, -1, 0]
    push(s, ops.P_RESOLVE, seat)
    push(s, ops.P_WINDOW, seat, seat, -1, 1, 1 if RESPONSE[card] else 0)
    push(s, ops.P_ANNOUNCE, seat)
    if CARD_SIDES[card] > 1:
        push(s, ops.K_CARD_SIDE, seat)
    elif CARD_TARGETS[card][0]:
        push(s, ops.K_TARGET, seat)


def do_card_side(g: Config, s: Table, out: Out) -> None:
    ask(s, ops.K_CARD_SIDE, s.stack[-WIDTH + 1])


def card_side_candidates(g: Config, s: Table, seat: int) -> list[int]:
    return [SIDE, SIDE + 1]


def card_side_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if not SIDE <= action < SIDE + 2:
        return cite.ASKED_FIRST
    return side_works(g, s, seat, s.play[-ENTRY], action - SIDE)


def card_side_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    pop(s)
    s.play[-1] = action - SIDE
    if CARD_TARGETS[s.play[-ENTRY]][action - SIDE]:
        push(s, ops.K_TARGET, seat)


def do_target(g: Config, s: Table, out: Out) -> None:
    ask(s, ops.K_TARGET, s.stack[-WIDTH + 1])


def ask_target_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if not PLAYER <= action < PLAYER + g.seats:
        return cite.ASKED_FIRST
    return target_refusal(g, s, seat, s.play[-ENTRY], s.play[-1], action - PLAYER)


def target_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    pop(s)
    s.play[-2] = action - PLAYER
    if s.leading[action - PLAYER] & TAXING:
        push(s, ops.K_DISCARD, seat, seat, -1, 1, 0, 1)


def do_announce(g: Config, s: Table, out: Out) -> None:
    """Everyone hears of the card; costs and own sacrifices are paid now."""
    seat = s.stack[-WIDTH + 1]
    pop(s)
    card, target, side = s.play[-ENTRY], s.play[-2], s.play[-1]
    if out is not None:
        out.append((told.PLAYED, EVERYONE, seat, card, side, target))
    pay(s, seat, CARD_COST[card], out)
    if CARD_ANNOUNCE[card] >= 0:
        push_program(s, CARD_ANNOUNCE[card], seat)
