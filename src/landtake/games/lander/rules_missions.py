"""Missions: the decks, the roster, completing, replacing (rules 12)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from landtake.core.state import EVERYONE, OVER
from landtake.games.lander import cite, ops
from landtake.games.lander import events as told
from landtake.games.lander.config import BASIC, PLANNED, Config
from landtake.games.lander.ops import WIDTH
from landtake.games.lander.rules_accolades import measure_missions, team_stars, watch_goal
from landtake.games.lander.rules_base import Out, ask, chance, pay, pop, push
from landtake.games.lander.rules_counts import attachments, holding
from landtake.games.lander.rules_levels import crew_size
from landtake.games.lander.state import MEMBERS, Table
from landtake.games.lander.tables import (
    CHEAP_MISSION,
    COLOUR,
    MISSION,
    MISSION_COST,
    MISSION_COUNTS,
    MISSION_LEVELS,
    MISSION_SCOPE,
    MISSION_STARS,
    MISSION_TRAITS,
    MISSION_TYPE,
    MISSIONS,
    MODS,
    RESOURCE,
    SILVERS,
    modifier,
)  # fmt: skip

SILVER: Final = 0
GOLD: Final = 1
STASIS: Final = 2
"""Piles that can be looked into: the two Mission decks and Stasis."""

NO_CONSTRUCTION: Final = modifier("no-construction")

BY_GOAL: Final = 1

NOT_CUT: Final = [0, 0, 0]


# 12.2 The decks


def left(s: Table, colour: int) -> int:
    """How many Missions of a colour are in the deck."""
    if colour == SILVER:
        return len(s.silver_front) + len(s.silver_pool) + len(s.silver_bottom)
    return len(s.gold_front) + len(s.gold_pool) + len(s.gold_bottom)


def colour_of(mission: int) -> int:
    """The colour of a Mission."""
    return SILVER if mission < SILVERS else GOLD


def bury(s: Table, mission: int, seen: int) -> None:
    """A Mission goes under its deck, known to those in the mask."""
    if colour_of(mission) == SILVER:
        s.silver_bottom.append(mission)
        s.silver_bottom_seen.append(seen)
    else:
        s.gold_bottom.append(mission)
        s.gold_bottom_seen.append(seen)


def do_mission(g: Config, s: Table, out: Out) -> None:
    """Draw a Mission: for the roster (slot a) or a player's hand (a = -1); b is the colour, c whether it is an extra one.

    A deck that is empty is replaced by the other; if both are, the place stays closed (12.2d).
    """
    st = s.stack
    b = len(st) - WIDTH
    colour = st[b + 5]
    if left(s, colour) == 0:
        colour = 1 - colour
        st[b + 5] = colour
    if left(s, colour) == 0:
        pop(s)
        return
    front = s.silver_front if colour == SILVER else s.gold_front
    pool = s.silver_pool if colour == SILVER else s.gold_pool
    if front:
        (s.silver_front_seen if colour == SILVER else s.gold_front_seen).pop(0)
        place_mission(g, s, front.pop(0), out)
    elif pool:
        chance(s, ops.K_MISSION)
        st[b] = ops.K_MISSION
    else:
        (s.silver_bottom_seen if colour == SILVER else s.gold_bottom_seen).pop(0)
        place_mission(g, s, (s.silver_bottom if colour == SILVER else s.gold_bottom).pop(0), out)


def mission_candidates(g: Config, s: Table, seat: int) -> list[int]:
    return [MISSION + mission for mission in (s.gold_pool if s.stack[-WIDTH + 5] else s.silver_pool)]


def mission_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if not MISSION <= action < MISSION + MISSIONS:
        return cite.ASKED_FIRST
    return 0 if action - MISSION in (s.gold_pool if s.stack[-WIDTH + 5] else s.silver_pool) else cite.MISSION_COUNTS


def mission_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    (s.gold_pool if s.stack[-WIDTH + 5] else s.silver_pool).remove(action - MISSION)
    place_mission(g, s, action - MISSION, out)


def place_mission(g: Config, s: Table, mission: int, out: Out) -> None:
    """A drawn Mission goes where the frame on top says."""
    st = s.stack
    b = len(st) - WIDTH
    player, slot, extra = st[b + 1], st[b + 4], st[b + 6]
    pop(s)
    colour = colour_of(mission)
    if slot >= 0:
        s.roster[slot] = mission
        if out is not None:
            out.append((told.ROSTER, EVERYONE, mission, colour))
        return
    insort(s.private[player], mission)
    s.golds[player] += colour
    if extra:
        s.extra[player] |= 1 << mission
    if out is not None:
        out.append((told.PRIVATE, 1 << player, player, colour, mission))


def drop_private(s: Table, seat: int, mission: int) -> None:
    """A Private Mission leaves a player's hand."""
    s.private[seat].remove(mission)
    s.golds[seat] -= colour_of(mission)
    s.extra[seat] &= ~(1 << mission)


def do_colour(g: Config, s: Table, out: Out) -> None:
    """A player names the colour of the Mission that is drawn next; frame: slot a, extra c."""
    if left(s, SILVER) + left(s, GOLD) == 0:
        pop(s)
    else:
        ask(s, ops.K_COLOUR, s.stack[-WIDTH + 1])


def colour_candidates(g: Config, s: Table, seat: int) -> list[int]:
    return [COLOUR, COLOUR + 1]


def colour_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    return 0 if COLOUR <= action < COLOUR + 2 else cite.ASKED_FIRST


def colour_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    s.stack[-WIDTH] = ops.P_MISSION
    s.stack[-WIDTH + 5] = action - COLOUR


# 12.1 Criteria


def criteria_met(g: Config, s: Table, seat: int, mission: int) -> bool:
    """Whether a corporation meets the completion criteria of a Mission (12.1c, 12.1d)."""
    counts = MISSION_COUNTS[mission]
    base = 3 * mission
    if MISSION_SCOPE[mission] < 2:
        for class_ in range(3):
            if s.totals[3 * seat + class_] < MISSION_LEVELS[base + class_]:
                return False
        if MISSION_TRAITS[mission] & ~s.crew_traits[seat]:
            return False
        return all(holding(g, s, seat, counts[index]) >= counts[index + 1] for index in range(0, len(counts), 2))
    return any(suits(s, seat, member, mission) for member in range(crew_size(s, seat)))


def suits(s: Table, seat: int, member: int, mission: int) -> bool:
    """Whether one crew member alone meets all criteria of a Mission."""
    at = seat * MEMBERS + member
    for class_ in range(3):
        if s.levels[3 * at + class_] < MISSION_LEVELS[3 * mission + class_]:
            return False
    if MISSION_TRAITS[mission] & ~s.traits[at]:
        return False
    counts = MISSION_COUNTS[mission]
    return all(attachments(s, seat, member, counts[index]) >= counts[index + 1] for index in range(0, len(counts), 2))


def deficit(s: Table, seat: int, mission: int, cut: list[int]) -> int:
    """How many resources are missing to pay for a Mission whose price was cut."""
    missing = 0
    for resource in range(3):
        need = MISSION_COST[3 * mission + resource] - cut[resource] - s.res[3 * seat + resource]
        if need > 0:
            missing += need
    return missing


def complete_refusal(g: Config, s: Table, seat: int, mission: int, discount: int, type_: int) -> int:
    """Why a player may not complete this Mission; 0 if they may."""
    if mission not in s.roster and mission not in s.private[seat]:
        return cite.MISSION_NOT_OPEN
    if type_ >= 0 and MISSION_TYPE[mission] != type_:
        return cite.ABILITY_TEXT
    if MISSION_TYPE[mission] == 0 and s.mods[seat * MODS + NO_CONSTRUCTION]:
        return cite.FORBIDDEN_THIS_YEAR
    if s.leading[seat] & CHEAP_MISSION:
        discount += 1
    if deficit(s, seat, mission, NOT_CUT) > discount:
        return cite.CANNOT_PAY
    return 0 if criteria_met(g, s, seat, mission) else cite.COMPLETION_CRITERIA


def open_missions(s: Table, seat: int) -> list[int]:
    """The Missions that a player may go for."""
    return [mission for mission in s.roster if mission >= 0] + s.private[seat]


def begin_complete(s: Table, seat: int, mission: int, discount: int) -> None:
    """A player completes a Mission: what the discounts are, then it is paid for."""
    if s.leading[seat] & CHEAP_MISSION:
        discount += 1
    push(s, ops.K_DISCOUNT, seat, seat, -1, mission, discount, 0)


def do_discount(g: Config, s: Table, out: Out) -> None:
    """Take a resource off the price; frame: Mission, how many are left, what was cut (four bits each)."""
    st = s.stack
    b = len(st) - WIDTH
    seat, mission, discount, cut = st[b + 1], st[b + 4], st[b + 5], cuts(st[b + 6])
    price = [MISSION_COST[3 * mission + resource] - cut[resource] for resource in range(3)]
    if discount and sum(price):
        ask(s, ops.K_DISCOUNT, seat)
        return
    pop(s)
    complete(g, s, seat, mission, price, out)


def cuts(packed: int) -> list[int]:
    """What was taken off the price."""
    return [packed & 15, packed >> 4 & 15, packed >> 8 & 15]


def discount_candidates(g: Config, s: Table, seat: int) -> list[int]:
    return [RESOURCE, RESOURCE + 1, RESOURCE + 2]


def discount_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if not RESOURCE <= action < RESOURCE + 3:
        return cite.ASKED_FIRST
    st = s.stack
    b = len(st) - WIDTH
    mission, discount, cut = st[b + 4], st[b + 5], cuts(st[b + 6])
    resource = action - RESOURCE
    if MISSION_COST[3 * mission + resource] - cut[resource] <= 0:
        return cite.NOTHING_TO_CUT
    cut[resource] += 1
    return 0 if deficit(s, seat, mission, cut) <= discount - 1 else cite.CANNOT_PAY


def discount_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    s.stack[-WIDTH + 5] -= 1
    s.stack[-WIDTH + 6] += 1 << 4 * (action - RESOURCE)


def complete(g: Config, s: Table, seat: int, mission: int, price: list[int], out: Out) -> None:
    """The Mission is paid for, counted and replaced (12.3a, 12.3b, 12.3c, 12.3d); an extra one is not replaced (12.2c)."""
    pay(s, seat, price, out)
    s.done[seat].append(mission)
    s.stars[seat] += MISSION_STARS[mission]
    s.type_stars[3 * seat + MISSION_TYPE[mission]] += MISSION_STARS[mission]
    if out is not None:
        out.append((told.COMPLETED, EVERYONE, seat, mission, MISSION_STARS[mission]))
    slot = -1
    replaced = True
    if mission in s.roster:
        slot = s.roster.index(mission)
        s.roster[slot] = -1
    else:
        replaced = not s.extra[seat] >> mission & 1
        drop_private(s, seat, mission)
    if replaced:
        if g.variant == PLANNED:
            push(s, ops.K_COLOUR, seat, seat, -1, slot)
        else:
            push(s, ops.P_MISSION, seat, seat, -1, slot, colour_of(mission))
    measure_missions(g, s, out)
    watch_goal(g, s, seat, out)
    if g.variant == BASIC and team_stars(g, s, seat) >= g.goal:
        win(g, s, seat, out)


def win(g: Config, s: Table, seat: int, out: Out) -> None:
    """The Basic Simulation ends at once (14b)."""
    s.winners = 0
    for other in range(g.seats):
        if g.team(other) == g.team(seat):
            s.winners |= 1 << other
    s.reason = BY_GOAL
    s.stack = []
    s.play = []
    s.seat = OVER
    s.kind = 0
    if out is not None:
        out.append((told.END, EVERYONE, s.winners))
