"""Events: drawing, choosing, and what lasts until the year ends (rules 11)."""

from __future__ import annotations

from landtake.core.state import EVERYONE
from landtake.games.lander import cite, ops
from landtake.games.lander import events as told
from landtake.games.lander.config import Config
from landtake.games.lander.ops import WIDTH
from landtake.games.lander.rules_base import Out, ask, cards_of, chance, pop, push, push_program
from landtake.games.lander.rules_counts import upgrades
from landtake.games.lander.rules_levels import crew_size
from landtake.games.lander.rules_moving import leader_items
from landtake.games.lander.state import Table
from landtake.games.lander.tables import CHOOSE, DECK_OF, EVENT, EVENT_NEEDED, EVENT_PROGRAMS, EVENTS


def do_event(g: Config, s: Table, out: Out) -> None:
    """A player draws the next Event, in Year 1 as well (11a, 11c); an empty deck gives none."""
    if s.event_pool:
        s.stack[-WIDTH] = ops.K_EVENT
        chance(s, ops.K_EVENT)
    else:
        pop(s)


def event_candidates(g: Config, s: Table, seat: int) -> list[int]:
    return [EVENT + event for event in s.event_pool]


def event_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if not EVENT <= action < EVENT + EVENTS:
        return cite.ASKED_FIRST
    return 0 if action - EVENT in s.event_pool else cite.EVENT_DECK


def event_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    resolver = s.stack[-WIDTH + 1]
    pop(s)
    event = action - EVENT
    s.event_pool.remove(event)
    s.event = event
    s.active = resolver
    if out is not None:
        out.append((told.EVENT, EVERYONE, resolver, event))
    if len(EVENT_PROGRAMS[event]) == 1:
        push_program(s, EVENT_PROGRAMS[event][0], resolver)
    else:
        push(s, ops.K_CHOICE, resolver)


def lacking(s: Table, seat: int, needs: list[int]) -> bool:
    """Whether the resolver lacks what an option takes from them; in the order of words.EVENT_NEEDS."""
    if needs[0] and upgrades(s, seat) < needs[0]:
        return True
    if needs[1] and s.res[3 * seat + 2] < needs[1]:
        return True
    if needs[2] and not [card for card in s.hands[seat] if DECK_OF[card] == 2]:
        return True
    if needs[3] and crew_size(s, seat) < needs[3]:
        return True
    if needs[4] and leader_items(s, seat) < needs[4]:
        return True
    return s.res_count[seat] < needs[5] or cards_of(s, seat) < needs[6]


def do_choice(g: Config, s: Table, out: Out) -> None:
    ask(s, ops.K_CHOICE, s.stack[-WIDTH + 1])


def choice_candidates(g: Config, s: Table, seat: int) -> list[int]:
    return [CHOOSE, CHOOSE + 1]


def choice_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    """An option that takes something from the resolver must be carried out in full, unless neither could be (11e)."""
    if not CHOOSE <= action < CHOOSE + 2:
        return cite.ASKED_FIRST
    needed = EVENT_NEEDED[s.event]
    mine, other = needed[action - CHOOSE], needed[1 - (action - CHOOSE)]
    return cite.OPTION_IN_FULL if lacking(s, seat, mine) and not lacking(s, seat, other) else 0


def choice_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    pop(s)
    if out is not None:
        out.append((told.OPTION, EVERYONE, seat, s.event, action - CHOOSE))
    push_program(s, EVENT_PROGRAMS[s.event][action - CHOOSE], seat)
