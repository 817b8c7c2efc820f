"""The crew: Stasis, acquiring, leading, dying (rules 6.1 to 6.4)."""

from __future__ import annotations

from typing import Final

from landtake.core.state import EVERYONE
from landtake.games.lander import cite, ops
from landtake.games.lander import events as told
from landtake.games.lander.config import Config
from landtake.games.lander.ops import WIDTH
from landtake.games.lander.rules_accolades import measure_crew
from landtake.games.lander.rules_base import Out, ask, chance, discard_card, pop, push
from landtake.games.lander.rules_levels import crew_size, refresh
from landtake.games.lander.state import MEMBERS, PLACES, Table
from landtake.games.lander.tables import (
    MEMBER,
    PASS,
    ROLE,
    WHO_IS,
)  # fmt: skip

AS_CREW: Final = 0
AS_LEADER: Final = 1
INSTEAD_OF_LEADER: Final = 2


def changed(g: Config, s: Table, seat: int, out: Out) -> None:
    """Something about a crew has changed."""
    refresh(s, seat)
    measure_crew(g, s, out)


# 6.2 Stasis


def turn_up(s: Table, out: Out) -> None:
    """The top card of Stasis lies face up (6.2b)."""
    if s.front:
        if s.front_seen[0] != EVERYONE:
            s.front_seen[0] = EVERYONE
            if out is not None:
                out.append((told.TOP, EVERYONE, s.front[0]))
    elif s.stasis_size > len(s.bottom):
        push(s, ops.K_CREW, -1, -1, -1, 0)
    elif s.bottom:
        s.front.append(s.bottom.pop(0))
        s.bottom_seen.pop(0)
        s.front_seen.append(EVERYONE)
        if out is not None:
            out.append((told.TOP, EVERYONE, s.front[0]))


def do_turn_up(g: Config, s: Table, out: Out) -> None:
    pop(s)
    turn_up(s, out)


def do_crew(g: Config, s: Table, out: Out) -> None:
    chance(s, ops.K_CREW)


def crew_candidates(g: Config, s: Table, seat: int) -> list[int]:
    return [WHO_IS + who for who in s.crew_pool]


def crew_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    return 0 if action - WHO_IS in s.crew_pool else cite.SURVIVORS


def crew_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    """A crew card is drawn: dealt to a player at the start, or turned up."""
    player = s.stack[-WIDTH + 1]
    pop(s)
    who = action - WHO_IS
    s.crew_pool.remove(who)
    if player >= 0:
        s.stasis_size -= 1
        s.crew[player * MEMBERS + crew_size(s, player)] = who
        refresh(s, player)
        if out is not None:
            out.append((told.JOINED, EVERYONE, player, who))
    else:
        s.front.append(who)
        s.front_seen.append(EVERYONE)
        if out is not None:
            out.append((told.TOP, EVERYONE, who))


def take_top(s: Table) -> int:
    """Take the face-up card off Stasis; the next is turned up when its frame comes."""
    s.stasis_size -= 1
    s.front_seen.pop(0)
    return s.front.pop(0)


def do_leader(g: Config, s: Table, out: Out) -> None:
    ask(s, ops.K_LEADER, s.stack[-WIDTH + 1])


def member_candidates(g: Config, s: Table, seat: int) -> list[int]:
    return [MEMBER, MEMBER + 1, MEMBER + 2, MEMBER + 3]


def leader_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    return 0 if MEMBER <= action < MEMBER + crew_size(s, seat) else cite.ASKED_FIRST


def leader_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    """Who of the two dealt crew members leads (6.1f)."""
    pop(s)
    swap_members(s, seat, 0, action - MEMBER)
    changed(g, s, seat, out)
    if out is not None:
        out.append((told.LED, EVERYONE, seat, s.crew[seat * MEMBERS]))


def swap_members(s: Table, seat: int, one: int, other: int) -> None:
    """Two crew members change places, with everything attached to them."""
    if one == other:
        return
    a, b = seat * MEMBERS + one, seat * MEMBERS + other
    s.crew[a], s.crew[b] = s.crew[b], s.crew[a]
    for place in range(PLACES):
        i, j = a * PLACES + place, b * PLACES + place
        s.slots[i], s.slots[j] = s.slots[j], s.slots[i]


# 6.3 Acquiring


def do_acquire(g: Config, s: Table, out: Out) -> None:
    """The face-up card of Stasis joins a crew, whatever was paid for it (6.3a)."""
    seat = s.stack[-WIDTH + 1]
    pop(s)
    if s.stasis_size and s.front:
        push(s, ops.K_ROLE, seat, seat)


def do_role(g: Config, s: Table, out: Out) -> None:
    ask(s, ops.K_ROLE, s.stack[-WIDTH + 1])


def role_candidates(g: Config, s: Table, seat: int) -> list[int]:
    return [ROLE, ROLE + 1, ROLE + 2]


def role_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    return 0 if ROLE <= action < ROLE + 3 else cite.ASKED_FIRST


def role_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    pop(s)
    role = action - ROLE
    if role == INSTEAD_OF_LEADER:
        bring_in(g, s, seat, role, 0, out)
    elif crew_size(s, seat) == MEMBERS:
        push(s, ops.K_RETURN, seat, seat, -1, role)
    else:
        bring_in(g, s, seat, role, -1, out)


def do_return(g: Config, s: Table, out: Out) -> None:
    ask(s, ops.K_RETURN, s.stack[-WIDTH + 1])


def return_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if not MEMBER <= action < MEMBER + MEMBERS:
        return cite.ASKED_FIRST
    return cite.LEADER_KEEPS_SLOT if action == MEMBER else 0


def return_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    role = s.stack[-WIDTH + 4]
    pop(s)
    bring_in(g, s, seat, role, action - MEMBER, out)


def bring_in(g: Config, s: Table, seat: int, role: int, back: int, out: Out) -> None:
    """The newcomer joins, after a member was returned if need be (6.3c); then the next card is turned up (6.3e)."""
    who = take_top(s)
    if back >= 0:
        to_stasis(s, seat, back, out)
    size = crew_size(s, seat)
    s.crew[seat * MEMBERS + size] = who
    if out is not None:
        out.append((told.JOINED, EVERYONE, seat, who))
    if role != AS_CREW:
        if role == INSTEAD_OF_LEADER:
            rotate(s, seat, size)
        else:
            swap_members(s, seat, 0, size)
        if out is not None:
            out.append((told.LED, EVERYONE, seat, who))
    changed(g, s, seat, out)
    push(s, ops.P_TURN_UP, -1)


def rotate(s: Table, seat: int, member: int) -> None:
    """A crew member goes to the Leader slot, which is free; the others keep their order."""
    for index in range(member, 0, -1):
        swap_members(s, seat, index, index - 1)


def to_stasis(s: Table, seat: int, member: int, out: Out) -> None:
    """A crew member goes under Stasis and what is attached to it is discarded (6.3d)."""
    who = s.crew[seat * MEMBERS + member]
    strip(s, seat, member, out)
    close_up(s, seat, member)
    s.bottom.append(who)
    s.bottom_seen.append(EVERYONE)
    s.stasis_size += 1
    if out is not None:
        out.append((told.RETURNED, EVERYONE, seat, who))


def strip(s: Table, seat: int, member: int, out: Out) -> None:
    """Everything attached to a crew member is discarded, and cards that modify it too."""
    base = (seat * MEMBERS + member) * PLACES
    for place in range(PLACES):
        code = s.slots[base + place]
        if code >= 0:
            s.slots[base + place] = -1
            discard_card(s, seat, code >> 1, out)
    who = s.crew[seat * MEMBERS + member]
    index = 0
    while index < len(s.boosts):
        if s.boosts[index] == who:
            if s.boosts[index + 3] >= 0:
                s.discard[s.boosts[index + 3]] += 1
            del s.boosts[index : index + 4]
        else:
            index += 4


def close_up(s: Table, seat: int, member: int) -> None:
    """A crew member leaves; those behind it move up."""
    base = seat * MEMBERS
    for index in range(member, MEMBERS - 1):
        swap_members(s, seat, index, index + 1)
    s.crew[base + MEMBERS - 1] = -1


# effects on the crew


def do_shelve(g: Config, s: Table, out: Out) -> None:
    """A player returns one member to Stasis, having two or more."""
    seat = s.stack[-WIDTH + 1]
    pop(s)
    if crew_size(s, seat) >= 2:
        push(s, ops.K_SHELVE, seat)


def do_ask_shelve(g: Config, s: Table, out: Out) -> None:
    ask(s, ops.K_SHELVE, s.stack[-WIDTH + 1])


def shelve_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    pop(s)
    member = action - MEMBER
    push(s, ops.P_TURN_UP, -1)
    to_stasis(s, seat, member, out)
    if member == 0 and crew_size(s, seat) > 1:
        push(s, ops.K_PROMOTE, seat)
    changed(g, s, seat, out)


def do_revive(g: Config, s: Table, out: Out) -> None:
    seat = s.stack[-WIDTH + 1]
    pop(s)
    if s.morgue and crew_size(s, seat) < MEMBERS:
        push(s, ops.K_REVIVE, seat)


def do_ask_revive(g: Config, s: Table, out: Out) -> None:
    ask(s, ops.K_REVIVE, s.stack[-WIDTH + 1])


def revive_candidates(g: Config, s: Table, seat: int) -> list[int]:
    return [WHO_IS + who for who in s.morgue]


def revive_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    return 0 if action - WHO_IS in s.morgue else cite.MORGUE


def revive_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    """Somebody comes back from the Morgue into an empty slot, not as Leader."""
    pop(s)
    who = action - WHO_IS
    s.morgue.remove(who)
    s.crew[seat * MEMBERS + crew_size(s, seat)] = who
    if out is not None:
        out.append((told.JOINED, EVERYONE, seat, who))
    changed(g, s, seat, out)


def do_lead(g: Config, s: Table, out: Out) -> None:
    """The Leader changes places with another member; optional if the effect says so."""
    seat, may = s.stack[-WIDTH + 1], s.stack[-WIDTH + 4]
    pop(s)
    if crew_size(s, seat) >= 2:
        push(s, ops.K_LEAD, seat, seat, -1, may)


def do_ask_lead(g: Config, s: Table, out: Out) -> None:
    ask(s, ops.K_LEAD, s.stack[-WIDTH + 1])


def lead_candidates(g: Config, s: Table, seat: int) -> list[int]:
    return [PASS, MEMBER + 1, MEMBER + 2, MEMBER + 3]


def lead_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if action == PASS:
        return 0 if s.stack[-WIDTH + 4] else cite.MUST_BE_DONE
    if not MEMBER <= action < MEMBER + crew_size(s, seat):
        return cite.ASKED_FIRST
    return cite.MUST_BE_DONE if action == MEMBER else 0


def lead_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    pop(s)
    if action == PASS:
        return
    swap_members(s, seat, 0, action - MEMBER)
    changed(g, s, seat, out)
    if out is not None:
        out.append((told.LED, EVERYONE, seat, s.crew[seat * MEMBERS]))
