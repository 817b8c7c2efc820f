"""Leadership Abilities: using, delegating, copying (rules 6.5)."""

from __future__ import annotations

from landtake.core.state import EVERYONE
from landtake.games.lander import cite, ops
from landtake.games.lander import events as told
from landtake.games.lander.config import Config
from landtake.games.lander.ops import WIDTH
from landtake.games.lander.rules_able import ability_works, copy_works
from landtake.games.lander.rules_base import Out, ask, opponents, pay, pop, push, push_program
from landtake.games.lander.rules_levels import crew_size
from landtake.games.lander.rules_moving import has_stealable
from landtake.games.lander.state import MEMBERS, Table
from landtake.games.lander.tables import (
    CREW,
    CREW_COST,
    CREW_MODE,
    CREW_PROGRAM,
    WHO_IS,
)  # fmt: skip

# 6.5 Leadership Abilities


def use_ability(g: Config, s: Table, seat: int, who: int, mark: int, extra_food: int, out: Out) -> None:
    """Pay for an ability, mark it if it may be used once a year only, and carry it out; nobody can respond to it (6.5d)."""
    if out is not None:
        out.append((told.ABILITY, EVERYONE, seat, who))
    if mark >= 0 and CREW_MODE[mark] == 1:
        s.used |= 1 << mark
    cost = CREW_COST[who]
    pay(s, seat, [cost[0], cost[1] + extra_food, cost[2]], out)
    push_program(s, CREW_PROGRAM[who], seat)
    if cost[3]:
        push(s, ops.K_LOSE, seat, seat, -1, cost[3], 1)
    if cost[4]:
        push(s, ops.K_DISCARD, seat, seat, -1, cost[4], 0, 1)
    if cost[5]:
        push(s, ops.K_DISCARD, seat, seat, -1, cost[5], 2, 1)


def do_use_ability(g: Config, s: Table, out: Out) -> None:
    """Delegation and Helga: which ability?"""
    copy = s.stack[-WIDTH] == ops.V_COPY_ABILITY
    s.stack[-WIDTH] = ops.K_ABILITY
    s.stack[-WIDTH + 4] = 1 if copy else 0
    if ability_candidates(g, s, s.stack[-WIDTH + 1]):
        ask(s, ops.K_ABILITY, s.stack[-WIDTH + 1])
    else:
        pop(s)


def ability_candidates(g: Config, s: Table, seat: int) -> list[int]:
    if s.stack[-WIDTH + 4]:
        who = [s.crew[other * MEMBERS] for other in opponents(g, seat)]
        return [WHO_IS + each for each in who if copy_works(g, s, seat, each)]
    own = [s.crew[seat * MEMBERS + member] for member in range(crew_size(s, seat))]
    return [WHO_IS + each for each in own if ability_works(g, s, seat, each, 0)]


def ability_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if not WHO_IS <= action < WHO_IS + CREW:
        return cite.ASKED_FIRST
    return 0 if action in ability_candidates(g, s, seat) else cite.ABILITY_TEXT


def ability_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    copy = s.stack[-WIDTH + 4]
    pop(s)
    who = action - WHO_IS
    use_ability(g, s, seat, who, -1 if copy else who, 0, out)


def do_take_item(g: Config, s: Table, out: Out) -> None:
    """Take an Item from an opponent: from whom?"""
    seat = s.stack[-WIDTH + 1]
    pop(s)
    mask = sum([1 << other for other in opponents(g, seat) if has_stealable(g, s, seat, other)])
    if mask:
        push(s, ops.K_PICK, seat, seat, -1, -1, mask)
