"""On whom an effect acts: one, several, the one with the most (rules 11i, 18c)."""

from __future__ import annotations

from landtake.games.lander import cite, ops
from landtake.games.lander.config import Config
from landtake.games.lander.ops import WIDTH
from landtake.games.lander.rules_able import (
    ALL,
    LOWEST_SCIENCE,
    ONE_OPPONENT,
    OPPONENTS,
    RICHEST_OTHER,
    SELF,
    TARGET,
    UP_TO_3,
    able_on,
    metric,
)
from landtake.games.lander.rules_base import Out, ask, next_seats, opponents, pop, push
from landtake.games.lander.state import Table
from landtake.games.lander.tables import (
    INSTR_ARGS,
    INSTR_OP,
    INSTR_WHO,
    PASS,
    PLAYER,
)  # fmt: skip

# on whom an effect acts


def do_spread(g: Config, s: Table, out: Out) -> None:
    """The next effect of a program is addressed to those whom it concerns (18c)."""
    st = s.stack
    b = len(st) - WIDTH
    by, target, step = st[b + 2], st[b + 3], st[b + 4]
    who = INSTR_WHO[step]
    pop(s)
    if who == SELF:
        address(s, step, by, by)
    elif who == TARGET:
        if target >= 0:
            address(s, step, target, by)
    elif who == ALL:
        for seat in reversed(next_seats(g, by)):
            address(s, step, seat, by)
    elif who == OPPONENTS:
        for seat in reversed(opponents(g, by)):
            address(s, step, seat, by)
    elif who == UP_TO_3:
        push(s, ops.K_PICK_MORE, by, by, -1, step, 3, 0)
    elif who == ONE_OPPONENT:
        mask = sum([1 << seat for seat in opponents(g, by) if able_on(g, s, step, seat, by)])
        pick_one(s, step, by, mask)
    else:
        pick_one(s, step, by, extreme(g, s, by, who))


def address(s: Table, step: int, subject: int, by: int) -> None:
    """Put an effect on the stack, for one player."""
    base = 4 * step
    args = INSTR_ARGS
    push(s, INSTR_OP[step], subject, by, -1, args[base], args[base + 1], args[base + 2], args[base + 3])


def extreme(g: Config, s: Table, by: int, which: int) -> int:
    """The players with the most or least of something, as a mask; nobody if all have none (11i)."""
    best = -1
    mask = 0
    for seat in next_seats(g, by):
        if which == RICHEST_OTHER and not g.opposed(by, seat):
            continue
        value = metric(g, s, seat, which)
        worth = 999 - value if which == LOWEST_SCIENCE else value
        if worth > best:
            best = worth
            mask = 1 << seat
        elif worth == best:
            mask |= 1 << seat
    if which == LOWEST_SCIENCE:
        return 0 if not any(metric(g, s, seat, which) for seat in range(g.seats)) else mask
    return mask if best > 0 else 0


def pick_one(s: Table, step: int, by: int, mask: int) -> None:
    """The controller picks one player out of a mask."""
    if mask and mask & (mask - 1) == 0 and INSTR_WHO[step] != ONE_OPPONENT:
        address(s, step, mask.bit_length() - 1, by)
    elif mask:
        push(s, ops.K_PICK, by, by, -1, step, mask)


def do_pick(g: Config, s: Table, out: Out) -> None:
    ask(s, ops.K_PICK, s.stack[-WIDTH + 1])


def player_candidates(g: Config, s: Table, seat: int) -> list[int]:
    return [PLAYER + other for other in next_seats(g, seat)]


def pick_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if not PLAYER <= action < PLAYER + g.seats:
        return cite.ASKED_FIRST
    return 0 if s.stack[-WIDTH + 5] >> (action - PLAYER) & 1 else cite.OPPONENT


def pick_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    step = s.stack[-WIDTH + 4]
    pop(s)
    if step < 0:
        push(s, ops.K_ITEM, seat, seat, action - PLAYER)
    else:
        address(s, step, action - PLAYER, seat)


def do_pick_more(g: Config, s: Table, out: Out) -> None:
    """Up to three opponents, one after another; frame: effect, how many more, those who were picked."""
    st = s.stack
    b = len(st) - WIDTH
    by, step, more, mask = st[b + 1], st[b + 4], st[b + 5], st[b + 6]
    if more and [seat for seat in opponents(g, by) if not mask >> seat & 1 and able_on(g, s, step, seat, by)]:
        ask(s, ops.K_PICK_MORE, by)
        return
    pop(s)
    for seat in reversed(opponents(g, by)):
        if mask >> seat & 1:
            address(s, step, seat, by)


def pick_more_candidates(g: Config, s: Table, seat: int) -> list[int]:
    return [PASS, *[PLAYER + other for other in opponents(g, seat)]]


def pick_more_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    step, mask = s.stack[-WIDTH + 4], s.stack[-WIDTH + 6]
    if action == PASS:
        return 0 if mask else cite.MUST_BE_DONE
    if not PLAYER <= action < PLAYER + g.seats:
        return cite.ASKED_FIRST
    other = action - PLAYER
    if not g.opposed(seat, other) or mask >> other & 1:
        return cite.OPPONENT
    return 0 if able_on(g, s, step, other, seat) else cite.NO_EFFECT


def pick_more_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    if action == PASS:
        s.stack[-WIDTH + 5] = 0
        return
    s.stack[-WIDTH + 5] -= 1
    s.stack[-WIDTH + 6] |= 1 << (action - PLAYER)
