"""Effects that last until year end, and what ends them (rules 9.1d, 9.1e)."""

from __future__ import annotations

from landtake.core.state import EVERYONE
from landtake.games.lander import cite, ops
from landtake.games.lander import events as told
from landtake.games.lander.config import Config
from landtake.games.lander.ops import WIDTH
from landtake.games.lander.rules_able import LASTING, purgeable
from landtake.games.lander.rules_actions import CANCELLED, ENTRY
from landtake.games.lander.rules_base import Out, ask, pop, push
from landtake.games.lander.rules_crew import changed
from landtake.games.lander.rules_levels import crew_size
from landtake.games.lander.state import MEMBERS, Table
from landtake.games.lander.tables import (
    CLASS,
    CREW,
    END,
    MEMBER,
    MODS,
    PASS,
    PERSISTENT,
    PURGE,
    WHO_IS,
)  # fmt: skip

# lasting effects of cards


def do_boost(g: Config, s: Table, out: Out) -> None:
    """One crew member of a player gets more, or less, of a class until the year ends."""
    st = s.stack
    b = len(st) - WIDTH
    owner, by = st[b + 1], st[b + 2]
    st[b] = ops.K_BOOST
    st[b + 1] = by
    st[b + 3] = owner
    ask(s, ops.K_BOOST, by)


def boost_candidates(g: Config, s: Table, seat: int) -> list[int]:
    """Own crew members by their slot; with teams the partner's are named by their card."""
    own = [MEMBER + member for member in range(MEMBERS)]
    return own + [WHO_IS + who for who in partners_crew(g, s, seat)]


def partners_crew(g: Config, s: Table, seat: int) -> list[int]:
    """The crew of a player's team-mates."""
    if not g.teams:
        return []
    mates = [other for other in range(g.seats) if other != seat and not g.opposed(seat, other)]
    return [s.crew[mate * MEMBERS + member] for mate in mates for member in range(crew_size(s, mate))]


def boost_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    owner = s.stack[-WIDTH + 3]
    if MEMBER <= action < MEMBER + crew_size(s, owner):
        return 0
    if WHO_IS <= action < WHO_IS + CREW and owner == seat:
        return 0 if action - WHO_IS in partners_crew(g, s, seat) else cite.BOOST_WHOM
    return cite.ASKED_FIRST


def boost_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    owner, class_, amount = s.stack[-WIDTH + 3], s.stack[-WIDTH + 4], s.stack[-WIDTH + 5]
    pop(s)
    who = action - WHO_IS if action >= WHO_IS else s.crew[owner * MEMBERS + action - MEMBER]
    if class_ == 3:
        push(s, ops.K_CLASS, seat, seat, -1, who, amount)
    else:
        add_boost(g, s, seat, who, class_, amount, out)


def do_class(g: Config, s: Table, out: Out) -> None:
    ask(s, ops.K_CLASS, s.stack[-WIDTH + 1])


def class_candidates(g: Config, s: Table, seat: int) -> list[int]:
    return [CLASS, CLASS + 1, CLASS + 2]


def class_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    return 0 if CLASS <= action < CLASS + 3 else cite.ASKED_FIRST


def class_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    who, amount = s.stack[-WIDTH + 4], s.stack[-WIDTH + 5]
    pop(s)
    add_boost(g, s, seat, who, action - CLASS, amount, out)


def add_boost(g: Config, s: Table, seat: int, who: int, class_: int, amount: int, out: Out) -> None:
    """The modifier lasts until the year ends; a persistent card stays with it."""
    card = -1
    if s.play and PERSISTENT[s.play[-ENTRY]] and s.play[-2] != CANCELLED and s.stack and s.stack[-WIDTH] == ops.P_CHECKED:
        card = s.play[-ENTRY]
        s.play[-2] = CANCELLED
    s.boosts += [who, class_, amount, card]
    owner = s.crew.index(who) // MEMBERS
    if out is not None:
        out.append((told.BOOSTED, EVERYONE, seat, who, class_, amount))
    changed(g, s, owner, out)


def do_modify(g: Config, s: Table, out: Out) -> None:
    """Something is different for a player until the year ends."""
    st = s.stack
    b = len(st) - WIDTH
    s.mods[st[b + 1] * MODS + st[b + 4]] += st[b + 5]
    pop(s)


def do_guard(g: Config, s: Table, out: Out) -> None:
    s.guarded |= 1 << s.stack[-WIDTH + 1]
    pop(s)


def do_orders(g: Config, s: Table, out: Out) -> None:
    s.orders_left += s.stack[-WIDTH + 4]
    pop(s)


def do_purge(g: Config, s: Table, out: Out) -> None:
    """Discard persistent Actions or end one Event effect; frame: how many more, whether anything was done."""
    seat, more = s.stack[-WIDTH + 1], s.stack[-WIDTH + 4]
    cards = any(s.boosts[index] >= 0 for index in range(3, len(s.boosts), 4))
    done = s.stack[-WIDTH + 5]
    if more and (cards if done else purgeable(s, seat)):
        s.stack[-WIDTH] = ops.K_PURGE
        ask(s, ops.K_PURGE, seat)
    else:
        pop(s)


def purge_candidates(g: Config, s: Table, seat: int) -> list[int]:
    found = [PASS]
    found += [PURGE + index for index in range(min(8, len(s.boosts) // 4))]
    found += [END + mod for mod in range(LASTING, MODS) if s.mods[seat * MODS + mod]]
    return found


def purge_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    done = s.stack[-WIDTH + 5]
    if action == PASS:
        return 0 if done else cite.MUST_BE_DONE
    if PURGE <= action < PURGE + 8:
        index = 4 * (action - PURGE) + 3
        return 0 if index < len(s.boosts) and s.boosts[index] >= 0 else cite.PERSISTENT_CARDS
    if END <= action < END + MODS:
        lasting = action - END >= LASTING and s.mods[seat * MODS + action - END] > 0
        return 0 if lasting and not done else cite.PERSISTENT_CARDS
    return cite.ASKED_FIRST


def purge_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    if action == PASS:
        pop(s)
        return
    if out is not None:
        out.append((told.PURGED, EVERYONE, seat))
    if action >= END:
        s.mods[seat * MODS + action - END] = 0
        pop(s)
        return
    s.stack[-WIDTH] = ops.V_PURGE
    s.stack[-WIDTH + 4] -= 1
    s.stack[-WIDTH + 5] = 1
    index = 4 * (action - PURGE)
    who = s.boosts[index]
    s.discard[s.boosts[index + 3]] += 1
    del s.boosts[index : index + 4]
    changed(g, s, s.crew.index(who) // MEMBERS, out)
