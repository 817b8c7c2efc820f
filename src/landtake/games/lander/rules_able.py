"""Whether an effect could do anything: what may not be played because it would do nothing (18a)."""

from __future__ import annotations

from typing import Final

from landtake.games.lander import ops
from landtake.games.lander.config import Config
from landtake.games.lander.rules_attach import attachable
from landtake.games.lander.rules_base import can_draw, can_pay, cards_of, opponents
from landtake.games.lander.rules_counts import sectors, upgrades
from landtake.games.lander.rules_death import victims
from landtake.games.lander.rules_draw import deck_open, fetchable
from landtake.games.lander.rules_exchange import has_card_of
from landtake.games.lander.rules_levels import crew_size
from landtake.games.lander.rules_missions import left
from landtake.games.lander.rules_moving import has_stealable, leader_items, trainings
from landtake.games.lander.rules_planet import expand_refusal, may_claim, unoccupied
from landtake.games.lander.rules_roster import completable, replaceable
from landtake.games.lander.rules_sectors import hostile, razeable, relocatable, retileable, swappable, takeable
from landtake.games.lander.rules_upgrade import upgrade_refusal
from landtake.games.lander.state import MEMBERS, Table
from landtake.games.lander.tables import (
    CREW_COST,
    CREW_MODE,
    CREW_PROGRAM,
    DECK_OF,
    INSTR_ARGS,
    INSTR_OP,
    INSTR_WHO,
    LEADERSHIP,
    MODS,
    PROGRAMS,
)  # fmt: skip

# on whom an effect acts, in the order of words.WHO
SELF: Final = 0
TARGET: Final = 1
ALL: Final = 2
OPPONENTS: Final = 3
ONE_OPPONENT: Final = 4
UP_TO_3: Final = 5
MOST_SECTORS: Final = 6
MOST_UPGRADES: Final = 7
LARGEST_CREW: Final = 8
RICHEST_OTHER: Final = 9
LOWEST_SCIENCE: Final = 10


def able(g: Config, s: Table, program: int, by: int, target: int) -> bool:
    """Whether any effect of a program could do something."""
    for step in PROGRAMS[program]:
        who = INSTR_WHO[step]
        if who == SELF:
            if able_on(g, s, step, by, by):
                return True
        elif who == TARGET:
            if target >= 0 and able_on(g, s, step, target, by):
                return True
        elif who in (OPPONENTS, ONE_OPPONENT, UP_TO_3):
            for other in opponents(g, by):
                if able_on(g, s, step, other, by):
                    return True
        else:
            return True
    return False


def able_on(g: Config, s: Table, step: int, subject: int, by: int) -> bool:
    """Whether an effect could do something to a player."""
    op = INSTR_OP[step]
    a, b, c = INSTR_ARGS[4 * step], INSTR_ARGS[4 * step + 1], INSTR_ARGS[4 * step + 2]
    if op == ops.V_UPGRADE:
        return upgrade_refusal(g, s, subject, a, b) == 0
    if op == ops.V_EXPAND:
        return expand_refusal(g, s, subject) == 0
    if op == ops.V_CLAIM:
        return unoccupied(s) and may_claim(s, subject)
    if op == ops.V_RAZE:
        return razeable(g, s, subject, hostile(s, subject, by, b), a)
    if op == ops.V_TAKE:
        return takeable(g, s, subject, by)
    if op == ops.V_SWAP:
        return swappable(g, s, subject, by)
    if op == ops.V_RELOCATE:
        return relocatable(g, s, subject, b, c)
    if op == ops.V_RETILE:
        return retileable(g, s, subject, by)
    if op == ops.V_ACQUIRE:
        return s.stasis_size > 0
    if op == ops.V_KILL:
        return victims(s, subject, a)
    if op == ops.V_USE_ABILITY:
        return delegable(g, s, subject)
    if op == ops.V_COPY_ABILITY:
        return copyable(g, s, subject)
    if op == ops.V_ATTACH:
        return [card for card in s.hands[subject] if DECK_OF[card] == a and attachable(s, subject, card)] != []
    if op == ops.V_UNLEARN:
        return trainings(s, subject)
    if op == ops.V_DROP_ITEM:
        return leader_items(s, subject) > 0
    if op == ops.V_PROMOTE:
        return s.discard[LEADERSHIP] > 0
    if op == ops.V_TAKE_ITEM:
        return any(has_stealable(g, s, by, other) for other in opponents(g, by))
    if op == ops.V_PURGE:
        return purgeable(s, subject)
    if op == ops.V_GAIN:
        return c == 0 or upgrades(s, subject) > 0
    if op == ops.V_LOSE:
        return s.res_count[subject] > 0
    if op == ops.V_DISCARD:
        return cards_of(s, subject) > b
    if op == ops.V_STEAL:
        return (cards_of(s, subject) if a else s.res_count[subject]) > 0
    if op == ops.V_GIVE:
        return s.res_count[subject] > 0 or (a == 1 and cards_of(s, subject) > 0)
    if op == ops.V_EXCHANGE:
        return s.res[3 * subject] + s.res[3 * subject + 1] + s.res[3 * subject + 2] > 0
    if op == ops.V_SELL:
        return has_card_of(s, subject, a)
    if op == ops.V_DRAW:
        return can_draw(s, a) if a < 3 else deck_open(s, 7 if a == 3 else 3)
    if op == ops.V_FETCH:
        return fetchable(s, a)
    if op == ops.V_SWAP_CARD:
        return cards_of(s, subject) > 0 and len(s.hands[by]) > 0
    if op == ops.V_DISCARD_SEEN:
        return cards_of(s, subject) > 0
    if op == ops.V_REPLACE:
        return replaceable(s)
    if op == ops.V_EXTRA_PRIVATE:
        return left(s, 0) + left(s, 1) > 0
    if op == ops.V_CHANGE_PRIVATE:
        return len(s.private[subject]) > 0
    if op == ops.V_EXCHANGE_PRIVATE:
        return len(s.private[subject]) > 0 and len(s.private[by]) > 0
    if op == ops.V_COMPLETE:
        return completable(g, s, subject, a, b)
    if op == ops.V_PEEK_STASIS:
        return s.stasis_size > 1
    return True


def purgeable(s: Table, seat: int) -> bool:
    """Whether there is a persistent Action card in play, or an Event effect on a player that could be ended."""
    for index in range(3, len(s.boosts), 4):
        if s.boosts[index] >= 0:
            return True
    return any(s.mods[seat * MODS + LASTING : (seat + 1) * MODS])


LASTING: Final = 16
"""The modifiers from this one on last beyond the income of the year."""


# abilities


def payable(s: Table, seat: int, who: int, extra_food: int) -> bool:
    """Whether a player can pay the costs of an ability."""
    cost = CREW_COST[who]
    price = [cost[0], cost[1] + extra_food, cost[2]]
    if not can_pay(s, seat, price):
        return False
    base = 3 * seat
    if s.res[base] + s.res[base + 1] + s.res[base + 2] < price[0] + price[1] + price[2] + cost[3]:
        return False
    if len(s.hands[seat]) < cost[4]:
        return False
    return cost[5] == 0 or has_card_of(s, seat, 0)


def ability_works(g: Config, s: Table, seat: int, who: int, extra_food: int) -> bool:
    """Whether a crew member's active ability, unmarked, can be paid for and would do something."""
    if CREW_MODE[who] == 0 or s.used >> who & 1 or not payable(s, seat, who, extra_food):
        return False
    return able(g, s, CREW_PROGRAM[who], seat, -1)


def delegable(g: Config, s: Table, seat: int) -> bool:
    """Whether any member of a crew has an active ability that could be used."""
    return any(ability_works(g, s, seat, s.crew[seat * MEMBERS + member], 0) for member in range(crew_size(s, seat)))


def copyable(g: Config, s: Table, seat: int) -> bool:
    """Whether an opponent's Leader has an active ability that could be copied (6.5f)."""
    return any(copy_works(g, s, seat, s.crew[other * MEMBERS]) for other in opponents(g, seat))


def copy_works(g: Config, s: Table, seat: int, who: int) -> bool:
    """Whether this ability could be copied: active, not itself a copy, payable, and of use."""
    if who < 0 or CREW_MODE[who] == 0 or INSTR_OP[PROGRAMS[CREW_PROGRAM[who]][0]] == ops.V_COPY_ABILITY:
        return False
    return payable(s, seat, who, 0) and able(g, s, CREW_PROGRAM[who], seat, -1)


def metric(g: Config, s: Table, seat: int, which: int) -> int:
    """By how much an Event compares players."""
    if which == MOST_SECTORS:
        return sectors(s, seat)
    if which == MOST_UPGRADES:
        return upgrades(s, seat)
    if which == LARGEST_CREW:
        return crew_size(s, seat)
    if which == RICHEST_OTHER:
        return s.res_count[seat]
    return s.totals[3 * seat + 2]
