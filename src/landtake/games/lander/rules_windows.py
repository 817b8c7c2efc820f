"""The windows in which others respond, and Anytime cards between turns (rules 9.3, 9.4)."""

from __future__ import annotations

from landtake.core.state import EVERYONE
from landtake.games.lander import cite, ops
from landtake.games.lander import events as told
from landtake.games.lander.config import Config
from landtake.games.lander.ops import WIDTH
from landtake.games.lander.rules_actions import CANCELLED, ENTRY, everyone_had_a_turn, play_refusal
from landtake.games.lander.rules_base import Out, anytime_cards, ask, cards_of, pop, push, push_program, take_card, usable
from landtake.games.lander.rules_free import any_free_order
from landtake.games.lander.rules_levels import meets
from landtake.games.lander.state import Table
from landtake.games.lander.tables import (
    CARD,
    CARD_PROGRAM,
    CARDS,
    COPIES,
    CURFEW,
    DECK_OF,
    FEEDBACK,
    PASS,
    PERSISTENT,
    REFLEXES,
    SHIELDING,
)  # fmt: skip

# 9.3 Windows


def could_respond(s: Table, seat: int, only_shielding: bool) -> bool:
    """Whether a player might, for all that everybody knows, answer a card: only they are asked (9.3b)."""
    if cards_of(s, seat) == 0:
        return False
    if could_hold(s, SHIELDING) and meets(s, seat, SHIELDING):
        return True
    if only_shielding:
        return False
    return (could_hold(s, FEEDBACK) and meets(s, seat, FEEDBACK)) or (could_hold(s, REFLEXES) and meets(s, seat, REFLEXES))


def could_hold(s: Table, card: int) -> bool:
    """Whether anybody could have this card in hand: not all of them lie in the discard pile."""
    return s.discard[card] < COPIES[card]


def do_window(g: Config, s: Table, out: Out) -> None:
    """All but the controller are asked in turn order; frame: the next one's distance, whether only Shielding will do."""
    st = s.stack
    b = len(st) - WIDTH
    if s.play[-2] == CANCELLED:
        pop(s)
        return
    controller = s.play[-3]
    offset = st[b + 4]
    while offset < g.seats:
        seat = (controller + offset) % g.seats
        if could_respond(s, seat, st[b + 5] == 1):
            st[b + 4] = offset
            ask(s, ops.K_RESPOND, seat)
            return
        offset += 1
    pop(s)


def window_candidates(g: Config, s: Table, seat: int) -> list[int]:
    """What a seat may answer in any window: nothing, or with an Anytime card."""
    return [PASS, *[CARD + card for card in anytime_cards(s, seat)]]


def _action_card_refusal(s: Table, seat: int, action: int) -> int:
    """Why this is no Action card that the seat can use now."""
    if not CARD <= action < CARD + CARDS or DECK_OF[action - CARD] != 2:
        return cite.ASKED_FIRST
    card = action - CARD
    if usable(s, seat, card):
        return 0
    return cite.NOT_USABLE_YET if card in s.locked[seat] else cite.NOT_IN_HAND


def respond_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if action == PASS:
        return 0
    refusal = _action_card_refusal(s, seat, action)
    if refusal:
        return refusal
    card = action - CARD
    if card != SHIELDING and card != FEEDBACK and card != REFLEXES:
        return cite.WINDOW
    if card != SHIELDING and s.stack[-WIDTH + 5]:
        return cite.ONLY_SHIELDING
    if not meets(s, seat, card):  # those of the response, not of the card below (9.3f)
        return cite.PLAY_CRITERIA
    if card == FEEDBACK:
        aimed = s.play[-2] >= 0 and g.opposed(seat, s.play[-3])
        return 0 if aimed else cite.FEEDBACK_ON
    if card == REFLEXES:
        return 0 if any_free_order(g, s, seat) else cite.NO_EFFECT
    return 0


def respond_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    if action == PASS:
        s.stack[-WIDTH + 4] += 1
        return
    s.stack[-WIDTH + 4] = 1  # a fresh window follows
    lay_response(g, s, seat, action - CARD, out)


def lay_response(g: Config, s: Table, seat: int, card: int, out: Out) -> None:
    """An Anytime card is laid on the table; it has a window of its own, in which only Shielding may be played."""
    take_card(s, seat, card)
    s.play += [card, seat, seat, -1, 0]
    if out is not None:
        out.append((told.PLAYED, EVERYONE, seat, card, 0, -1))
    push(s, ops.P_RESOLVE, seat)
    push(s, ops.P_WINDOW, seat, seat, -1, 1, 1)


def do_resolve(g: Config, s: Table, out: Out) -> None:
    """Nobody responds any more: the card is carried out by its controller, or discarded if it was cancelled (9.3d)."""
    pop(s)
    card, controller, target, side = s.play[-ENTRY], s.play[-3], s.play[-2], s.play[-1]
    del s.play[-ENTRY:]
    if target == CANCELLED or not PERSISTENT[card]:
        s.discard[card] += 1
    if target == CANCELLED:
        return
    if out is not None:
        out.append((told.RESOLVED, EVERYONE, controller, card))
    if PERSISTENT[card]:
        s.play += [card, controller, controller, target, side]
        push(s, ops.P_CHECKED, controller)
    push_program(s, CARD_PROGRAM[card][side], controller, target)


def do_checked(g: Config, s: Table, out: Out) -> None:
    """A persistent card that found nobody to modify goes to the discard pile."""
    pop(s)
    if s.play[-2] != CANCELLED:
        s.discard[s.play[-ENTRY]] += 1
    del s.play[-ENTRY:]


def do_cancel(g: Config, s: Table, out: Out) -> None:
    """Shielding: the card below has no effect."""
    pop(s)
    if out is not None:
        out.append((told.CANCELLED, EVERYONE, s.play[-3], s.play[-ENTRY]))
    s.play[-2] = CANCELLED


def do_redirect(g: Config, s: Table, out: Out) -> None:
    """Feedback: its player takes over the card below and aims it at whoever controlled it."""
    seat = s.stack[-WIDTH + 1]
    pop(s)
    s.play[-2] = s.play[-3]
    s.play[-3] = seat
    if out is not None:
        out.append((told.REDIRECTED, EVERYONE, seat, s.play[-ENTRY], s.play[-2]))


def do_free_order(g: Config, s: Table, out: Out) -> None:
    """Fast Reflexes: exactly one Free Order now."""
    seat = s.stack[-WIDTH + 1]
    pop(s)
    if any_free_order(g, s, seat):
        push(s, ops.K_ORDER, seat, seat, -1, 2)


def do_end_year(g: Config, s: Table, out: Out) -> None:
    """Early Curfew: after this turn everybody Prepares."""
    pop(s)
    s.curfew = 1


# 9.4 Anytime cards between turns and steps


def could_interject(g: Config, s: Table, seat: int, in_turns: bool) -> bool:
    """Whether a player might, for all that everybody knows, play an Anytime card now."""
    if cards_of(s, seat) == 0:
        return False
    if in_turns and not s.curfew and could_hold(s, CURFEW) and meets(s, seat, CURFEW) and everyone_had_a_turn(g, s):
        return True
    return could_hold(s, REFLEXES) and meets(s, seat, REFLEXES)


def do_poll(g: Config, s: Table, out: Out) -> None:
    """Everyone who might is asked for an Anytime card, in turn order; frame: from whom, distance, whether Curfew may be played."""
    st = s.stack
    b = len(st) - WIDTH
    first, offset, in_turns = st[b + 1], st[b + 4], st[b + 5]
    while offset < g.seats:
        seat = (first + offset) % g.seats
        if could_interject(g, s, seat, in_turns == 1):
            st[b + 4] = offset
            ask(s, ops.K_ANYTIME, seat)
            return
        offset += 1
    pop(s)


def anytime_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if action == PASS:
        return 0
    refusal = _action_card_refusal(s, seat, action)
    if refusal:
        return refusal
    card = action - CARD
    if card != REFLEXES and not (card == CURFEW and s.stack[-WIDTH + 5]):
        return cite.ANYTIME_POINTS
    return play_refusal(g, s, seat, card)


def anytime_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    if action == PASS:
        s.stack[-WIDTH + 4] += 1
    else:
        lay_response(g, s, seat, action - CARD, out)
