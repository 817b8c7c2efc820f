"""Other people's hands: stealing, giving, looking (rules 18)."""

from __future__ import annotations

from landtake.games.lander import cite, ops
from landtake.games.lander import events as told
from landtake.games.lander.config import Config
from landtake.games.lander.ops import WIDTH
from landtake.games.lander.rules_base import (
    Out,
    ask,
    cards_of,
    chance,
    discard_card,
    distinct,
    held,
    merged,
    pop,
    push,
    take_card,
    take_resource,
    to_hand,
)
from landtake.games.lander.rules_hand import discard_candidates, guard_hand, resource_candidates
from landtake.games.lander.state import Table
from landtake.games.lander.tables import (
    CARD,
    CARDS,
    RESOURCE,
)  # fmt: skip

# other people's hands


def do_steal(g: Config, s: Table, out: Out) -> None:
    """Steal at random: so many resources or cards of a player."""
    st = s.stack
    b = len(st) - WIDTH
    owner, thief, what, n = st[b + 1], st[b + 2], st[b + 4], st[b + 5]
    pop(s)
    push(s, ops.P_STEAL, thief, thief, owner, what, n)
    guard_hand(s, owner)


def do_stealing(g: Config, s: Table, out: Out) -> None:
    owner, what, n = s.stack[-WIDTH + 3], s.stack[-WIDTH + 4], s.stack[-WIDTH + 5]
    if n == 0 or (cards_of(s, owner) if what else s.res_count[owner]) == 0:
        pop(s)
        return
    s.stack[-WIDTH] = ops.K_STEAL_CARD if what else ops.K_STEAL
    chance(s, s.stack[-WIDTH])


def steal_candidates(g: Config, s: Table, seat: int) -> list[int]:
    owner = s.stack[-WIDTH + 3]
    return [RESOURCE + resource for resource in range(3) if held(s, owner, resource) > 0]


def steal_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if not RESOURCE <= action < RESOURCE + 3:
        return cite.ASKED_FIRST
    return 0 if held(s, s.stack[-WIDTH + 3], action - RESOURCE) > 0 else cite.CANNOT_PAY


def steal_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    thief, owner = s.stack[-WIDTH + 1], s.stack[-WIDTH + 3]
    s.stack[-WIDTH] = ops.P_STEAL
    s.stack[-WIDTH + 5] -= 1
    take_resource(s, owner, action - RESOURCE)
    s.res[3 * thief + action - RESOURCE] += 1
    s.res_count[thief] += 1
    if out is not None:
        out.append((told.STOLE, 1 << thief | 1 << owner, thief, owner, action - RESOURCE))


def steal_card_candidates(g: Config, s: Table, seat: int) -> list[int]:
    owner = s.stack[-WIDTH + 3]
    return [CARD + card for card in merged(s.hands[owner], s.locked[owner])]


def steal_card_weights(s: Table, options: list[int]) -> list[int]:
    owner = s.stack[-WIDTH + 3]
    return [s.hands[owner].count(option - CARD) + s.locked[owner].count(option - CARD) for option in options]


def steal_card_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    owner = s.stack[-WIDTH + 3]
    if not CARD <= action < CARD + CARDS:
        return cite.ASKED_FIRST
    return 0 if action - CARD in s.hands[owner] or action - CARD in s.locked[owner] else cite.NOT_IN_HAND


def steal_card_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    thief, owner = s.stack[-WIDTH + 1], s.stack[-WIDTH + 3]
    s.stack[-WIDTH] = ops.P_STEAL
    s.stack[-WIDTH + 5] -= 1
    take_card(s, owner, action - CARD)
    to_hand(s, thief, action - CARD)
    if out is not None:
        out.append((told.STOLE_CARD, 1 << thief | 1 << owner, thief, owner, action - CARD))


def do_give(g: Config, s: Table, out: Out) -> None:
    """A player gives the controller a resource (or, if b, a card) of their own choice."""
    giver, to, what = s.stack[-WIDTH + 1], s.stack[-WIDTH + 2], s.stack[-WIDTH + 4]
    pop(s)
    if s.res_count[giver] or (what and cards_of(s, giver)):
        push(s, ops.K_GIVE, giver, to, to, what)
        guard_hand(s, giver)


def do_ask_give(g: Config, s: Table, out: Out) -> None:
    ask(s, ops.K_GIVE, s.stack[-WIDTH + 1])


def give_candidates(g: Config, s: Table, seat: int) -> list[int]:
    return resource_candidates(g, s, seat) + discard_candidates(g, s, seat)


def give_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if RESOURCE <= action < RESOURCE + 3:
        return 0 if held(s, seat, action - RESOURCE) > 0 else cite.CANNOT_PAY
    if not CARD <= action < CARD + CARDS or not s.stack[-WIDTH + 4]:
        return cite.ASKED_FIRST
    return 0 if action - CARD in s.hands[seat] or action - CARD in s.locked[seat] else cite.NOT_IN_HAND


def give_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    to = s.stack[-WIDTH + 3]
    pop(s)
    if action < RESOURCE + 3:
        take_resource(s, seat, action - RESOURCE)
        s.res[3 * to + action - RESOURCE] += 1
        s.res_count[to] += 1
        what = action - RESOURCE
    else:
        take_card(s, seat, action - CARD)
        to_hand(s, to, action - CARD)
        what = 3 + action - CARD
    if out is not None:
        out.append((told.GAVE, 1 << seat | 1 << to, seat, to, what))


def do_look(g: Config, s: Table, out: Out) -> None:
    """Look at an opponent's cards to take one and give one back, or to discard one."""
    st = s.stack
    b = len(st) - WIDTH
    op, owner, seat = st[b], st[b + 1], st[b + 2]
    pop(s)
    swap = op == ops.V_SWAP_CARD
    if cards_of(s, owner) and not (swap and not s.hands[seat]):
        push(s, ops.P_HAND_OVER, seat, seat, owner, 1 if swap else 0)
        guard_hand(s, owner)


def do_hand_over(g: Config, s: Table, out: Out) -> None:
    """The cards are shown."""
    seat, owner = s.stack[-WIDTH + 1], s.stack[-WIDTH + 3]
    s.looking[seat] = sorted(s.hands[owner] + s.locked[owner])
    s.stack[-WIDTH] = ops.K_SEEN
    ask(s, ops.K_SEEN, seat)


def seen_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    owner, swap = s.stack[-WIDTH + 3], s.stack[-WIDTH + 4]
    pop(s)
    card = action - CARD
    s.looking[seat] = []
    take_card(s, owner, card)
    if not swap:
        discard_card(s, owner, card, out)
        return
    s.looking[seat] = [card]
    if out is not None:
        out.append((told.STOLE_CARD, 1 << seat | 1 << owner, seat, owner, card))
    push(s, ops.K_GIVE_BACK, seat, seat, owner)


def do_give_back(g: Config, s: Table, out: Out) -> None:
    ask(s, ops.K_GIVE_BACK, s.stack[-WIDTH + 1])


def give_back_candidates(g: Config, s: Table, seat: int) -> list[int]:
    return [CARD + card for card in distinct(s.hands[seat])]


def give_back_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if not CARD <= action < CARD + CARDS:
        return cite.ASKED_FIRST
    return 0 if action - CARD in s.hands[seat] else cite.NOT_IN_HAND


def give_back_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    owner = s.stack[-WIDTH + 3]
    pop(s)
    take_card(s, seat, action - CARD)
    to_hand(s, owner, action - CARD)
    to_hand(s, seat, s.looking[seat].pop())
    if out is not None:
        out.append((told.GAVE, 1 << seat | 1 << owner, seat, owner, 3 + action - CARD))
