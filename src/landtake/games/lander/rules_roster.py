"""Effects on Missions: replacing, changing, exchanging, looking at the decks (rules 12.2)."""

from __future__ import annotations

from bisect import insort

from landtake.core.state import EVERYONE
from landtake.games.lander import cite, ops
from landtake.games.lander import events as told
from landtake.games.lander.config import PLANNED, Config
from landtake.games.lander.ops import WIDTH
from landtake.games.lander.rules_base import Out, ask, chance, pop, push
from landtake.games.lander.rules_missions import (
    GOLD,
    SILVER,
    STASIS,
    begin_complete,
    bury,
    colour_of,
    complete_refusal,
    drop_private,
    left,
    open_missions,
)
from landtake.games.lander.state import Table
from landtake.games.lander.tables import (
    MISSION,
    MISSIONS,
    SILVERS,
    WHO_IS,
    YES,
)  # fmt: skip

# effects on Missions


def do_complete_one(g: Config, s: Table, out: Out) -> None:
    """Complete a Mission of a type, at a discount, as an ability says."""
    st = s.stack
    b = len(st) - WIDTH
    seat, type_, discount = st[b + 1], st[b + 4], st[b + 5]
    if completable(g, s, seat, type_, discount):
        st[b] = ops.K_COMPLETE
        ask(s, ops.K_COMPLETE, seat)
    else:
        pop(s)


def completable(g: Config, s: Table, seat: int, type_: int, discount: int) -> bool:
    """Whether a player can complete a Mission of a type at a discount."""
    return any(complete_refusal(g, s, seat, mission, discount, type_) == 0 for mission in open_missions(s, seat))


def complete_candidates(g: Config, s: Table, seat: int) -> list[int]:
    return [MISSION + mission for mission in open_missions(s, seat)]


def ask_complete_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if not MISSION <= action < MISSION + MISSIONS:
        return cite.ASKED_FIRST
    return complete_refusal(g, s, seat, action - MISSION, s.stack[-WIDTH + 5], s.stack[-WIDTH + 4])


def complete_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    discount = s.stack[-WIDTH + 5]
    pop(s)
    begin_complete(s, seat, action - MISSION, discount)


def do_replace(g: Config, s: Table, out: Out) -> None:
    """Put a Public Mission under its deck and draw another."""
    if replaceable(s):
        s.stack[-WIDTH] = ops.K_REPLACE
        ask(s, ops.K_REPLACE, s.stack[-WIDTH + 1])
    else:
        pop(s)


def replaceable(s: Table) -> bool:
    """Whether there is a Public Mission."""
    return any(mission >= 0 for mission in s.roster)


def replace_candidates(g: Config, s: Table, seat: int) -> list[int]:
    return [MISSION + mission for mission in s.roster if mission >= 0]


def replace_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if not MISSION <= action < MISSION + MISSIONS:
        return cite.ASKED_FIRST
    return 0 if action - MISSION in s.roster else cite.MISSION_NOT_OPEN


def replace_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    variant = s.stack[-WIDTH + 4]
    pop(s)
    mission = action - MISSION
    slot = s.roster.index(mission)
    s.roster[slot] = -1
    bury(s, mission, EVERYONE)
    if variant and g.variant == PLANNED:
        push(s, ops.K_COLOUR, seat, seat, -1, slot)
    else:
        push(s, ops.P_MISSION, seat, seat, -1, slot, colour_of(mission))


def do_replace_silver(g: Config, s: Table, out: Out) -> None:
    """All Silver Public Missions go under their deck and as many are drawn."""
    seat = s.stack[-WIDTH + 1]
    pop(s)
    for slot in range(len(s.roster)):
        mission = s.roster[slot]
        if 0 <= mission < SILVERS:
            bury(s, mission, EVERYONE)
            s.roster[slot] = -1
            push(s, ops.P_MISSION, seat, seat, -1, slot, SILVER)


def do_extra_private(g: Config, s: Table, out: Out) -> None:
    s.stack[-WIDTH] = ops.K_COLOUR
    s.stack[-WIDTH + 4] = -1
    s.stack[-WIDTH + 6] = 1


def do_change_private(g: Config, s: Table, out: Out) -> None:
    """Put a Private Mission under its deck and draw one of either colour."""
    seat = s.stack[-WIDTH + 1]
    pop(s)
    if s.private[seat]:
        push(s, ops.K_PRIVATE, seat, seat, -1, 0)


def do_exchange_private(g: Config, s: Table, out: Out) -> None:
    """Exchange a Private Mission for one taken at random from the target."""
    owner, seat = s.stack[-WIDTH + 1], s.stack[-WIDTH + 2]
    pop(s)
    if s.private[seat] and s.private[owner]:
        push(s, ops.K_PRIVATE, seat, seat, owner, 1)


def do_private(g: Config, s: Table, out: Out) -> None:
    ask(s, ops.K_PRIVATE, s.stack[-WIDTH + 1])


def private_candidates(g: Config, s: Table, seat: int) -> list[int]:
    return [MISSION + mission for mission in s.private[seat]]


def private_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if not MISSION <= action < MISSION + MISSIONS:
        return cite.ASKED_FIRST
    return 0 if action - MISSION in s.private[seat] else cite.MISSION_NOT_OPEN


def private_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    owner, swap = s.stack[-WIDTH + 3], s.stack[-WIDTH + 4]
    pop(s)
    mission = action - MISSION
    if swap:
        s.looking[seat] = [mission]
        push(s, ops.K_SWAP_PRIVATE, seat, seat, owner)
        return
    extra = s.extra[seat] >> mission & 1
    drop_private(s, seat, mission)
    bury(s, mission, 1 << seat)
    push(s, ops.K_COLOUR, seat, seat, -1, -1, 0, extra)


def do_swap_private(g: Config, s: Table, out: Out) -> None:
    chance(s, ops.K_SWAP_PRIVATE)


def swap_private_candidates(g: Config, s: Table, seat: int) -> list[int]:
    return [MISSION + mission for mission in s.private[s.stack[-WIDTH + 3]]]


def swap_private_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if not MISSION <= action < MISSION + MISSIONS:
        return cite.ASKED_FIRST
    return 0 if action - MISSION in s.private[s.stack[-WIDTH + 3]] else cite.MISSION_NOT_OPEN


def swap_private_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    taker, owner = s.stack[-WIDTH + 1], s.stack[-WIDTH + 3]
    pop(s)
    theirs, mine = action - MISSION, s.looking[taker].pop()
    for player, gives, gets in ((taker, mine, theirs), (owner, theirs, mine)):
        keeps = s.extra[player] >> gives & 1
        drop_private(s, player, gives)
        insort(s.private[player], gets)
        s.golds[player] += colour_of(gets)
        s.extra[player] |= keeps << gets
        if out is not None:
            out.append((told.PRIVATE, 1 << taker | 1 << owner, player, colour_of(gets), gets))


# looking at the top of a pile


def do_peek_missions(g: Config, s: Table, out: Out) -> None:
    """A player looks at the top two cards of each Mission deck and puts each pair back in any order."""
    seat = s.stack[-WIDTH + 1]
    pop(s)
    for colour in (GOLD, SILVER):
        if left(s, colour) >= 2:
            push(s, ops.K_REORDER, seat, seat, -1, colour)
            push(s, ops.P_PEEK, seat, seat, -1, 2, colour)


def front_of(s: Table, pile: int) -> list[int]:
    """The cards on top of a pile whose order is settled."""
    return s.silver_front if pile == SILVER else s.gold_front if pile == GOLD else s.front


def front_seen_of(s: Table, pile: int) -> list[int]:
    """Who knows the cards on top of a pile."""
    return s.silver_front_seen if pile == SILVER else s.gold_front_seen if pile == GOLD else s.front_seen


def pool_of(s: Table, pile: int) -> list[int]:
    """The cards of a pile whose order is not settled."""
    return s.silver_pool if pile == SILVER else s.gold_pool if pile == GOLD else s.crew_pool


def do_peek(g: Config, s: Table, out: Out) -> None:
    """The top cards of a pile are settled and shown to a player (nobody, if the player is -1)."""
    seat, n, pile = s.stack[-WIDTH + 1], s.stack[-WIDTH + 4], s.stack[-WIDTH + 5]
    front = front_of(s, pile)
    if len(front) >= n:
        pop(s)
        if seat >= 0:
            seen = front_seen_of(s, pile)
            for index in range(n):
                if seen[index] != EVERYONE:
                    seen[index] |= 1 << seat
        return
    middle = s.stasis_size - len(s.front) - len(s.bottom) if pile == STASIS else len(pool_of(s, pile))
    if middle > 0:
        s.stack[-WIDTH] = ops.K_PEEK
        chance(s, ops.K_PEEK)
        return
    bottom = s.silver_bottom if pile == SILVER else s.gold_bottom if pile == GOLD else s.bottom
    seen = s.silver_bottom_seen if pile == SILVER else s.gold_bottom_seen if pile == GOLD else s.bottom_seen
    front.append(bottom.pop(0))
    front_seen_of(s, pile).append(seen.pop(0))


def peek_candidates(g: Config, s: Table, seat: int) -> list[int]:
    pile = s.stack[-WIDTH + 5]
    base = WHO_IS if pile == STASIS else MISSION
    return [base + card for card in pool_of(s, pile)]


def peek_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    return 0 if action in peek_candidates(g, s, seat) else cite.ASKED_FIRST


def peek_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    player, pile = s.stack[-WIDTH + 1], s.stack[-WIDTH + 5]
    s.stack[-WIDTH] = ops.P_PEEK
    card = action - (WHO_IS if pile == STASIS else MISSION)
    pool_of(s, pile).remove(card)
    front_of(s, pile).append(card)
    front_seen_of(s, pile).append(1 << player if player >= 0 else 0)


def do_reorder(g: Config, s: Table, out: Out) -> None:
    ask(s, ops.K_REORDER, s.stack[-WIDTH + 1])


def reorder_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    """YES puts the second card on top."""
    colour = s.stack[-WIDTH + 4]
    pop(s)
    front, seen = front_of(s, colour), front_seen_of(s, colour)
    if action == YES:
        front[0], front[1] = front[1], front[0]
    seen[0] = seen[1] = 1 << seat
