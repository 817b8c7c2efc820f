"""Looking into Stasis and putting cards under it (rules 6.2)."""

from __future__ import annotations

from landtake.core.state import EVERYONE
from landtake.games.lander import cite, ops
from landtake.games.lander import events as told
from landtake.games.lander.config import Config
from landtake.games.lander.ops import WIDTH
from landtake.games.lander.rules_base import Out, ask, pop, push
from landtake.games.lander.state import Table
from landtake.games.lander.tables import (
    WHO_IS,
)  # fmt: skip

# looking at Stasis


def do_peek_stasis(g: Config, s: Table, out: Out) -> None:
    """A player looks at the top cards of Stasis and puts them back in any order."""
    seat, n = s.stack[-WIDTH + 1], s.stack[-WIDTH + 4]
    pop(s)
    n = min(n, s.stasis_size)
    if n < 2:
        return
    push(s, ops.P_STACK, seat, seat, -1, n)
    push(s, ops.P_PEEK, seat, seat, -1, n, 2)


def do_stack(g: Config, s: Table, out: Out) -> None:
    """The cards that were looked at are put back one by one, the top one first (it lies face up)."""
    seat, n, done = s.stack[-WIDTH + 1], s.stack[-WIDTH + 4], s.stack[-WIDTH + 5]
    for index in range(n):
        s.front_seen[index] = EVERYONE if index == 0 and done else 1 << seat
    if n - done < 2:
        pop(s)
    else:
        s.stack[-WIDTH] = ops.K_STACK
        ask(s, ops.K_STACK, seat)


def stack_candidates(g: Config, s: Table, seat: int) -> list[int]:
    return [WHO_IS + who for who in s.front[s.stack[-WIDTH + 5] : s.stack[-WIDTH + 4]]]


def stack_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    return 0 if action in stack_candidates(g, s, seat) else cite.ASKED_FIRST


def stack_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    n, done = s.stack[-WIDTH + 4], s.stack[-WIDTH + 5]
    s.front.remove(action - WHO_IS)
    s.front.insert(done, action - WHO_IS)
    if done:
        rest = s.front[done + 1 : n]
        rest.sort()
        s.front[done + 1 : n] = rest
    elif out is not None:
        out.append((told.TOP, EVERYONE, s.front[0]))
    s.stack[-WIDTH] = ops.P_STACK
    s.stack[-WIDTH + 5] = done + 1


def do_sink_stasis(g: Config, s: Table, out: Out) -> None:
    """The top cards of Stasis go under it, unseen as they are (needs one card more)."""
    n = s.stack[-WIDTH + 4]
    pop(s)
    if s.stasis_size > n:
        push(s, ops.P_TURN_UP, -1)
        push(s, ops.P_SINK, -1, -1, -1, n)


def do_sink(g: Config, s: Table, out: Out) -> None:
    n = s.stack[-WIDTH + 4]
    if n == 0:
        pop(s)
    elif s.front:
        s.bottom.append(s.front.pop(0))
        s.bottom_seen.append(s.front_seen.pop(0))
        s.stack[-WIDTH + 4] = n - 1
    elif s.stasis_size > len(s.bottom):
        push(s, ops.P_PEEK, -1, -1, -1, 1, 2)
    else:
        pop(s)
