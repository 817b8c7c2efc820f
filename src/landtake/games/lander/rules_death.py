"""Death in the crew, and who follows (rules 6.4)."""

from __future__ import annotations

from landtake.core.state import EVERYONE
from landtake.games.lander import cite, ops
from landtake.games.lander import events as told
from landtake.games.lander.config import Config
from landtake.games.lander.ops import WIDTH
from landtake.games.lander.rules_base import Out, ask, discard_card, pop, push
from landtake.games.lander.rules_crew import changed, close_up, rotate, strip, take_top
from landtake.games.lander.rules_levels import crew_size, leads
from landtake.games.lander.state import COUNTERS, MEMBERS, PLACES, SAVED, Table
from landtake.games.lander.tables import (
    BEHIND,
    DEATHLESS,
    DECK_OF,
    EXO_PLACE,
    MEDIPACK,
    MEMBER,
    PASS,
    SALVAGER,
    YES,
)  # fmt: skip

# 6.4 Death


def do_kill(g: Config, s: Table, out: Out) -> None:
    """Somebody has to die: the owner or the controller of the effect chooses whom."""
    st = s.stack
    b = len(st) - WIDTH
    owner, controller, whom, by, cost = st[b + 1], st[b + 2], st[b + 4], st[b + 5], st[b + 6]
    pop(s)
    if victims(s, owner, whom):
        push(s, ops.K_VICTIM, controller if by else owner, controller, owner, whom, cost)


def victims(s: Table, owner: int, whom: int) -> bool:
    """Whether there is anyone to kill: any member, one that leads not, or one that leads."""
    return any(whom == 0 or leads(s, owner, member) == (whom == 2) for member in range(crew_size(s, owner)))


def do_victim(g: Config, s: Table, out: Out) -> None:
    ask(s, ops.K_VICTIM, s.stack[-WIDTH + 1])


def victim_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    owner, whom = s.stack[-WIDTH + 3], s.stack[-WIDTH + 4]
    if not MEMBER <= action < MEMBER + crew_size(s, owner):
        return cite.ASKED_FIRST
    if whom and leads(s, owner, action - MEMBER) != (whom == 2):
        return cite.WHO_IS_LEADER
    return 0


def victim_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    owner, cost = s.stack[-WIDTH + 3], s.stack[-WIDTH + 5]
    pop(s)
    push(s, ops.P_DIE, owner, -1, -1, s.crew[owner * MEMBERS + action - MEMBER], cost)


def slot_of(s: Table, seat: int, who: int) -> int:
    """The slot of a crew member in a player's crew; -1 if it is not there."""
    for member in range(MEMBERS):
        if s.crew[seat * MEMBERS + member] == who:
            return member
    return -1


def do_die(g: Config, s: Table, out: Out) -> None:
    """A crew member would be killed: Noor saves it, then a Medipack may, then it dies (6.4b, 8.2e)."""
    st = s.stack
    b = len(st) - WIDTH
    owner, who, cost, asked = st[b + 1], st[b + 4], st[b + 5], st[b + 6]
    member = slot_of(s, owner, who)
    if member < 0:
        pop(s)
        return
    if not cost:
        if s.leading[owner] & DEATHLESS and not s.counters[owner * COUNTERS + SAVED]:
            s.counters[owner * COUNTERS + SAVED] = 1
            if out is not None:
                out.append((told.SAVED, EVERYONE, owner, who, 0))
            pop(s)
            return
        if not asked and medipack_at(s, owner, member) >= 0:
            ask(s, ops.K_MEDIPACK, owner)
            st[b] = ops.K_MEDIPACK
            return
    pop(s)
    if crew_size(s, owner) == 1 and s.stasis_size == 0:  # 6.4e
        if out is not None:
            out.append((told.SAVED, EVERYONE, owner, who, 2))
        return
    fall(g, s, owner, member, out)


def medipack_at(s: Table, owner: int, member: int) -> int:
    """Where a crew member wears a Medipack, as an index into the slots."""
    base = (owner * MEMBERS + member) * PLACES
    for place in range(PLACES):
        if s.slots[base + place] == 2 * MEDIPACK:
            return base + place
    return -1


def do_medipack(g: Config, s: Table, out: Out) -> None:
    ask(s, ops.K_MEDIPACK, s.stack[-WIDTH + 1])


def yes_no(g: Config, s: Table, seat: int) -> list[int]:
    return [PASS, YES]


def yes_no_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    return 0 if action in (PASS, YES) else cite.ASKED_FIRST


def medipack_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    who = s.stack[-WIDTH + 4]
    if action == PASS:
        s.stack[-WIDTH] = ops.P_DIE
        s.stack[-WIDTH + 6] = 1
        return
    pop(s)
    member = slot_of(s, seat, who)
    index = medipack_at(s, seat, member)
    s.slots[index] = -1
    settle_slots(s, seat, member)
    discard_card(s, seat, MEDIPACK, out)
    if out is not None:
        out.append((told.SAVED, EVERYONE, seat, who, 1))
    changed(g, s, seat, out)


def settle_slots(s: Table, seat: int, member: int) -> None:
    """The slots of a crew member in their fixed order."""
    base = (seat * MEMBERS + member) * PLACES
    kept = [s.slots[base + place] for place in range(4) if s.slots[base + place] >= 0]
    kept.sort()
    for place in range(4):
        s.slots[base + place] = kept[place] if place < len(kept) else -1


def fall(g: Config, s: Table, owner: int, member: int, out: Out) -> None:
    """A crew member dies; what is attached goes with it, and a Leader is followed at once (6.4a, 6.4c)."""
    base = owner * MEMBERS
    who = s.crew[base + member]
    s.morgue.append(who)
    if out is not None:
        out.append((told.DIED, EVERYONE, owner, who))
    led = member == 0
    saves = s.leading[owner] & SALVAGER & ~(1 << who)
    if saves:
        worn = (base + member) * PLACES
        for place in range(PLACES):
            code = s.slots[worn + place]
            bare = place != EXO_PLACE or s.slots[worn + BEHIND] < 0
            if code >= 0 and DECK_OF[code >> 1] == 1 and bare:
                s.slots[worn + place] = -1
                s.salvage.append(code)
        s.salvage.sort()
    strip(s, owner, member, out)
    close_up(s, owner, member)
    if s.salvage:
        push(s, ops.P_SALVAGED, owner, owner, -1, 2)
    size = crew_size(s, owner)
    if led and size == 0:
        push(s, ops.P_HEIR, owner)
    elif led and size > 1:
        push(s, ops.K_PROMOTE, owner)
    elif led and out is not None:
        out.append((told.LED, EVERYONE, owner, s.crew[base]))
    changed(g, s, owner, out)


def do_heir(g: Config, s: Table, out: Out) -> None:
    """The next crew member in Stasis takes over a crew that has died out (6.4d)."""
    owner = s.stack[-WIDTH + 1]
    pop(s)
    who = take_top(s)
    s.crew[owner * MEMBERS] = who
    if out is not None:
        out.append((told.JOINED, EVERYONE, owner, who))
    changed(g, s, owner, out)
    push(s, ops.P_TURN_UP, -1)


def do_promote(g: Config, s: Table, out: Out) -> None:
    ask(s, ops.K_PROMOTE, s.stack[-WIDTH + 1])


def promote_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    """The owner promotes any other member when the Leader has died or was returned (6.4c)."""
    pop(s)
    rotate(s, seat, action - MEMBER)
    changed(g, s, seat, out)
    if out is not None:
        out.append((told.LED, EVERYONE, seat, s.crew[seat * MEMBERS]))
