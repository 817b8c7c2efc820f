"""The course of the game: set-up, the steps of a year, its end, and who has won (rules 2, 3, 4.4, 14)."""

from __future__ import annotations

from typing import Final

from landtake.core.state import EVERYONE, OVER
from landtake.games.lander import cite, ops
from landtake.games.lander import events as told
from landtake.games.lander.config import BASIC, EARLY, PLANNED, Config
from landtake.games.lander.data import PRINTED
from landtake.games.lander.ops import WIDTH
from landtake.games.lander.rules_accolades import measure, team_stars, value
from landtake.games.lander.rules_base import Out, cards_of, chance, next_seats, pop, push, unlock
from landtake.games.lander.rules_income import collect
from landtake.games.lander.rules_levels import refresh
from landtake.games.lander.state import COUNTERS, MEMBERS, PLACES, Table
from landtake.games.lander.tables import (
    ACCOLADE,
    ACCOLADE_LEAST,
    COPIES,
    CREW,
    DECK_OF,
    EVENTS,
    EXTRA,
    FACES,
    MISSIONS,
    MODS,
    PLAYER,
    ROOMY,
    SILVERS,
    STORAGE,
    TRAY,
    TRAY_EXTRA,
    WATCHER,
    modifier,
)  # fmt: skip

YEARS: Final = 5
CREW_EACH: Final = 6
HAND_LIMIT: Final = 5

LIMITS_4: Final = modifier("limits-4")
RIOT: Final = modifier("riot")

BY_STARS: Final = 2
BY_ACCOLADE: Final = 3
SHARED: Final = 4
REASONS: Final = ("", "goal", "stars", "accolade", "shared")


# 2 Setting up


def set_up(g: Config, s: Table) -> None:
    """Everything that is there before the first decision; what follows is on the stack, the first step last."""
    s.tray = [TRAY[face] + (TRAY_EXTRA[face] if g.expansion else 0) for face in range(FACES)]
    s.crew_pool = [
        who
        for who in range(CREW)
        if (g.variant == PLANNED or not PRINTED.crew[who]["planned"]) and (g.expansion or not PRINTED.crew[who]["expansion"])
    ]
    s.stasis_size = CREW_EACH * g.seats
    s.silver_pool = list(range(SILVERS))
    s.gold_pool = list(range(SILVERS, MISSIONS))
    s.roster = [-1] * (g.silver + g.gold)
    s.event_pool = [
        event for event in range(EVENTS) if g.variant == PLANNED or (g.variant == EARLY and not PRINTED.events[event]["planned"])
    ]
    s.deck = [COPIES[card] + (EXTRA[card] if g.expansion else 0) for card in range(len(COPIES))]
    for card in range(len(s.deck)):
        s.deck_left[DECK_OF[card]] += s.deck[card]
    s.observations = [g.observations] * g.seats
    push(s, ops.P_YEAR, -1)
    push(s, ops.K_GOVERNOR, -1)


def do_governor(g: Config, s: Table, out: Out) -> None:
    chance(s, ops.K_GOVERNOR)


def governor_candidates(g: Config, s: Table, seat: int) -> list[int]:
    return [PLAYER + other for other in range(g.seats)]


def governor_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    return 0 if PLAYER <= action < PLAYER + g.seats else cite.ASKED_FIRST


def governor_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    """The first Colony Governor is found by lot (2a); the other steps of the set-up follow in their order (2f, 2g)."""
    pop(s)
    s.governor = s.active = action - PLAYER
    if out is not None:
        out.append((told.GOVERNOR, EVERYONE, s.governor))
    steps = [
        [[ops.P_RING, -1]],
        claims(g, s) if g.variant != PLANNED else [],
        [[ops.K_ACCOLADE, -1, index] for index in range(3)] if g.with_accolades and g.variant == PLANNED else [],
        [[ops.P_PUBLIC, -1]] if g.variant == PLANNED else [],
        [[ops.K_CREW, seat_] for seat_ in next_seats(g, s.governor) for _ in range(2)],
        [[ops.P_TURN_UP, -1]],
        [[ops.K_LEADER, seat_] for seat_ in next_seats(g, s.governor)],
        [[ops.K_ACCOLADE, -1, index] for index in range(3)] if g.with_accolades and g.variant == EARLY else [],
        [[ops.P_PUBLIC, -1]] if g.variant != PLANNED else [],
        [[ops.P_PRIVATE, seat_] for seat_ in next_seats(g, s.governor)] if g.variant != BASIC else [],
        claims(g, s) if g.variant == PLANNED else [],
        [[ops.P_SETUP_RESOURCES, -1]] if g.setup_resources else [],
        [[ops.K_SETUP_ORDER, seat_] for seat_ in next_seats(g, s.governor)] if g.setup_order else [],
    ]
    for step in reversed(steps):
        for frame in reversed(step):
            push(s, frame[0], frame[1], -1, -1, frame[2] if len(frame) > 2 else 0)


def claims(g: Config, s: Table) -> list[list[int]]:
    """Who claims when: forward, backward, forward (2c)."""
    order = next_seats(g, s.governor)
    return [[ops.K_START, seat] for seat in order + order[::-1] + order]


def do_accolade(g: Config, s: Table, out: Out) -> None:
    chance(s, ops.K_ACCOLADE)


def accolade_candidates(g: Config, s: Table, seat: int) -> list[int]:
    first = ACCOLADE + 3 * s.stack[-WIDTH + 4]
    return [first, first + 1, first + 2]


def accolade_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if not ACCOLADE <= action < ACCOLADE + 9:
        return cite.ASKED_FIRST
    return 0 if (action - ACCOLADE) // 3 == s.stack[-WIDTH + 4] else cite.ONE_OF_EACH_SET


def accolade_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    pop(s)
    s.accolades.append(action - ACCOLADE)
    s.holders.append(-1)
    s.records.append(0)
    measure(g, s, len(s.accolades) - 1, out)


def do_public(g: Config, s: Table, out: Out) -> None:
    """The Public Missions are drawn, Silver before Gold."""
    pop(s)
    for slot in range(len(s.roster) - 1, -1, -1):
        push(s, ops.P_MISSION, -1, -1, -1, slot, 0 if slot < g.silver else 1)


def do_private(g: Config, s: Table, out: Out) -> None:
    """A player's Private Missions: two Gold ones, or one of the colour that they name (12.2b)."""
    seat = s.stack[-WIDTH + 1]
    pop(s)
    if g.private_gold:
        for _ in range(g.private_gold):
            push(s, ops.P_MISSION, seat, seat, -1, -1, 1)
    else:
        push(s, ops.K_COLOUR, seat, seat, -1, -1)


def do_setup_resources(g: Config, s: Table, out: Out) -> None:
    pop(s)
    for seat in next_seats(g, s.governor):
        collect(g, s, seat, -1, out)


# 3 The year


def do_year(g: Config, s: Table, out: Out) -> None:
    """A year begins: Events, free expansion (3b), resources, Activity cards, then the turns (3a)."""
    pop(s)
    s.year += 1
    s.active = s.governor
    order = next_seats(g, s.governor)
    if out is not None:
        out.append((told.YEAR, EVERYONE, s.year, s.governor))
    for seat in order:
        unlock(s, seat)
        if s.leading[seat] & WATCHER and s.observations[seat] < g.observations:
            s.observations[seat] += 1
    push(s, ops.P_TURN, s.governor)
    push(s, ops.P_POLL, s.governor)
    for seat in reversed(order):
        push(s, ops.P_DEAL, seat)
    push(s, ops.P_POLL, s.governor)
    for seat in reversed(order):
        push(s, ops.P_COLLECT, seat)
    push(s, ops.P_POLL, s.governor)
    for seat in reversed(order):
        push(s, ops.P_CLAIM, seat)
    for seat in reversed(order):
        push(s, ops.P_EXPLORE, seat, seat, -1, 1, 1)
    if g.variant == EARLY:
        order = order[:1]
    if g.variant != BASIC:
        for seat in reversed(order):
            push(s, ops.P_POLL, seat)
            push(s, ops.P_EVENT, seat)


def do_deal(g: Config, s: Table, out: Out) -> None:
    """Two Action cards, one Item and one Training for every player (3e)."""
    seat = s.stack[-WIDTH + 1]
    pop(s)
    push(s, ops.P_DRAW, seat, seat, -1, 0, 1)
    push(s, ops.P_DRAW, seat, seat, -1, 1, 1)
    push(s, ops.P_DRAW, seat, seat, -1, 2, 2)


# 4.4 The end of a year


def do_year_end(g: Config, s: Table, out: Out) -> None:
    """All have Prepared (4.4b): riots, then discards in turn order, then the clean-up."""
    pop(s)
    s.active = s.governor
    push(s, ops.P_CLEAN_UP, -1)
    order = next_seats(g, s.governor)
    if not g.discard_at_once:
        for seat in reversed(order):
            push(s, ops.P_LIMITS, seat)
    for seat in reversed(order):
        if s.mods[seat * MODS + RIOT] and not s.crew_traits[seat] & 1:
            push(s, ops.V_KILL, seat, seat, -1, 0, 0, 0)


def limit(g: Config, s: Table, seat: int) -> int:
    """How many Activity cards, and how many resources, a player may carry into the next year (4.4c)."""
    most = HAND_LIMIT - (1 if s.mods[seat * MODS + LIMITS_4] else 0)
    if s.leading[seat] & ROOMY:
        most += 1
    for index in range(seat * MEMBERS * PLACES, (seat + 1) * MEMBERS * PLACES):
        if s.slots[index] >= 0 and STORAGE[s.slots[index] >> 1]:
            most += 1
    return most


def do_limits(g: Config, s: Table, out: Out) -> None:
    seat = s.stack[-WIDTH + 1]
    pop(s)
    most = limit(g, s, seat)
    if cards_of(s, seat) > most:
        push(s, ops.K_DISCARD, seat, seat, -1, cards_of(s, seat) - most)
    if s.res_count[seat] > most:
        push(s, ops.K_LOSE, seat, seat, -1, s.res_count[seat] - most)


def do_clean_up(g: Config, s: Table, out: Out) -> None:
    """Temporary cards go, markers are reset, the governor's marker passes on; or the game is over (3f, 4.4d, 14d, 18e)."""
    pop(s)
    for index in range(3, len(s.boosts), 4):
        if s.boosts[index] >= 0:
            s.discard[s.boosts[index]] += 1
    s.boosts = []
    s.used = 0
    s.mods = [0] * (MODS * g.seats)
    s.counters = [0] * (COUNTERS * g.seats)
    s.turns = [0] * g.seats
    s.prepared = 0
    s.guarded = 0
    s.curfew = 0
    s.orders_left = 0
    s.requested = 0
    s.exchanged = 0
    s.layouts = []
    s.event = -1
    for seat in range(g.seats):
        refresh(s, seat)
    s.governor = (s.governor + 1) % g.seats
    if s.last_year or (g.variant == PLANNED and s.year == YEARS):
        finish(g, s, out)
    else:
        push(s, ops.P_YEAR, -1)


# 14 Who has won


def finish(g: Config, s: Table, out: Out) -> None:
    """The Intrepid arrives: the most stars win; a tie goes to the Accolades that were not in the game (14e)."""
    stars = [team_stars(g, s, seat) for seat in range(g.seats)]
    best = max(stars)
    s.winners = sum([1 << seat for seat in range(g.seats) if stars[seat] == best])
    s.reason = BY_STARS
    if len({g.team(seat) for seat in range(g.seats) if s.winners >> seat & 1}) == 1:
        end(s, out)
        return
    s.accolade_pool = [accolade for accolade in range(9) if accolade not in s.accolades]
    push(s, ops.P_TIE, -1)


def end(s: Table, out: Out) -> None:
    s.stack = []
    s.seat = OVER
    s.kind = 0
    if out is not None:
        out.append((told.END, EVERYONE, s.winners))


def do_tie(g: Config, s: Table, out: Out) -> None:
    if s.accolade_pool:
        s.stack[-WIDTH] = ops.K_TIE
        chance(s, ops.K_TIE)
    else:
        s.reason = SHARED
        end(s, out)


def tie_candidates(g: Config, s: Table, seat: int) -> list[int]:
    return [ACCOLADE + accolade for accolade in s.accolade_pool]


def tie_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if not ACCOLADE <= action < ACCOLADE + 9:
        return cite.ASKED_FIRST
    return 0 if action - ACCOLADE in s.accolade_pool else cite.ONE_OF_EACH_SET


def tie_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    """The highest value of a tied player, if it reaches the threshold and no other team has it too (14e)."""
    accolade = action - ACCOLADE
    s.stack[-WIDTH] = ops.P_TIE
    s.accolade_pool.remove(accolade)
    best = ACCOLADE_LEAST[accolade] - 1
    teams: list[int] = []
    for player in range(g.seats):
        if s.winners >> player & 1:
            reached = value(g, s, player, accolade)
            if reached > best:
                best = reached
                teams = [g.team(player)]
            elif reached == best and best >= ACCOLADE_LEAST[accolade] and g.team(player) not in teams:
                teams.append(g.team(player))
    if len(teams) == 1:
        s.winners = sum([1 << player for player in range(g.seats) if g.team(player) == teams[0]])
        s.reason = BY_ACCOLADE
        s.accolade_pool = []
        end(s, out)
