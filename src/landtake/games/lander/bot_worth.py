"""How many stars a corporation may expect in the end: those it has, and what its resources, land, crew and cards will bring."""

from __future__ import annotations

import math
from typing import Final

from landtake.games.lander import ops
from landtake.games.lander.bot_holdings import COUNTED, CREW_COUNT, Holdings
from landtake.games.lander.bot_missions import Kit, bits, criteria_gap, price_gap, price_total
from landtake.games.lander.bot_weights import Weights
from landtake.games.lander.config import EARLY, PLANNED, Config
from landtake.games.lander.data import PRINTED
from landtake.games.lander.ops import WIDTH
from landtake.games.lander.rules_accolades import stars_of, value
from landtake.games.lander.rules_base import cards_of
from landtake.games.lander.rules_levels import meets
from landtake.games.lander.rules_missions import NO_CONSTRUCTION
from landtake.games.lander.rules_year import YEARS, limit
from landtake.games.lander.state import MEMBERS, PLACES, Table
from landtake.games.lander.tables import (
    ACCOLADE_LEAST,
    ACCOLADE_MEASURE,
    ACCOLADE_STARS,
    DECK_OF,
    FORCE_FIELD,
    ITEM_INCOME,
    MEDIPACK,
    MISSION_STARS,
    MISSION_TYPE,
    MODS,
    STORAGE,
)  # fmt: skip

CATEGORY: Final[list[int]] = [card.category for card in PRINTED.cards]

NOMINAL_YEARS: Final = 4.0
"""For about how many more years a race without an end is planned when nobody has a star."""

EVEN: Final = 0.9
"""What a resource of unknown type is good for."""

WIDER: Final = 4.0
"""How many times as far behind one may be where a game goes against all expectation."""

A_SECTOR: Final = 1.2
"""What a sector that is about to be claimed yields on average."""


MEASURED_ON_LAND: Final = 3
"""The first Accolades are measured by sectors, Upgrades and adjacent structures, which stand first among what is counted."""


class Outlook:
    """What is on its way to each player: frames on the stack that end in cards, sectors, resources or Missions."""

    def __init__(self, g: Config, s: Table) -> None:
        seats = g.seats
        self.cards = [0] * (3 * seats)
        self.claims = [0] * seats
        self.resources = [0] * seats
        self.collect = 0
        self.silver = [0] * seats
        self.gold = [0] * seats
        stack = s.stack
        for base in range(0, len(stack), WIDTH):
            op = stack[base]
            seat = stack[base + 1]
            if op == ops.P_DRAW or op == ops.K_DRAW:
                if stack[base + 6] != 1:
                    self.cards[3 * seat + stack[base + 4]] += stack[base + 5]
            elif op == ops.P_KEEP or op == ops.K_DROP:
                self.cards[3 * seat] += stack[base + 4]
            elif op == ops.P_CLAIM or op == ops.K_CLAIM:
                self.claims[seat] += 1
            elif op == ops.K_GAIN:
                self.resources[seat] += stack[base + 4]
            elif op == ops.P_COLLECT:
                self.collect |= 1 << seat
            elif op == ops.P_DEAL:
                self.cards[3 * seat] += 1
                self.cards[3 * seat + 1] += 1
                self.cards[3 * seat + 2] += 2
            elif (op == ops.P_MISSION or op == ops.K_MISSION or op == ops.K_COLOUR) and seat >= 0 and stack[base + 4] < 0:
                if op != ops.K_COLOUR and stack[base + 5]:
                    self.gold[seat] += 1
                else:
                    self.silver[seat] += 1


def years_left(g: Config, s: Table, collecting: bool) -> float:
    """How many more times a player will collect resources."""
    if s.last_year:
        return 1.0 if collecting else 0.0
    if g.variant == PLANNED:
        return float(YEARS - s.year + (1 if collecting else 0))
    most = 0
    for seat in range(g.seats):
        stars = stars_of(g, s, seat)
        if stars > most:
            most = stars
    left = 1.0 - float(most) / float(g.goal)
    return (1.0 if g.variant == EARLY else 0.5) + NOMINAL_YEARS * (left if left > 0.0 else 0.0)


def worth(g: Config, w: Weights, s: Table, seat: int, held: Holdings, ahead: Outlook, known: bool = True) -> float:
    """A corporation's position in stars; with `known` false by no more than what everybody sees of it."""
    years = years_left(g, s, ahead.collect >> seat & 1 == 1)
    prepared = s.prepared >> seat & 1 == 1
    total = float(s.stars[seat]) + accolades(g, w, s, seat, years, held)
    base = 3 * seat
    price = w.resource + w.resource_year * years if years > 0.0 else w.resource_last
    if known:
        purse = even(held_of(s, base), held_of(s, base + 1), held_of(s, base + 2)) + EVEN * ahead.resources[seat]
    else:
        purse = EVEN * (s.res_count[seat] + ahead.resources[seat])
    if prepared:
        most = float(limit(g, s, seat))
        if purse > most:
            purse = most
        if years == 0.0:
            purse = 0.0
    income = even(held.income[base], held.income[base + 1], held.income[base + 2]) + A_SECTOR * ahead.claims[seat]
    gains = held.next_gain[seat] + 0.5 * held.second_gain[seat]
    future = years if years < 4.0 else 4.0
    total += price * purse + w.income * future * income + w.growth * future * gains
    total += crew(w, s, seat, held.counts[seat * COUNTED + CREW_COUNT])
    if not (prepared and years == 0.0):
        kit = Kit(s, seat, known)
        total += price * cards(w, s, seat, kit, ahead, years, known)
        total += missions(g, w, s, seat, held, kit, ahead, years, price, income, prepared, known)
        if not prepared:
            total += w.waiting
    return total + w.observation * s.observations[seat]


def by_team(g: Config, stars: list[float]) -> list[float]:
    """Stars by player; with teams those of the team."""
    if not g.teams:
        return stars
    together = [0.0] * g.teams
    for seat in range(g.seats):
        together[g.team(seat)] += stars[seat]
    return [together[g.team(seat)] for seat in range(g.seats)]


def win_chances(w: Weights, stars: list[float], years: float) -> list[float]:
    """Win chances by the stars that are expected, when there are so many years left.

    Few games go against all expectation, but they leave whoever is far behind something to play for.
    """
    temper = w.temper + w.temper_year * years
    usual = shares(stars, temper)
    wide = shares(stars, WIDER * temper)
    return [usual[seat] + w.upset * (wide[seat] - usual[seat]) for seat in range(len(stars))]


def shares(stars: list[float], temper: float) -> list[float]:
    """Shares that add up to 1: so many more stars make one e times as large."""
    best = max(stars)
    found = [math.exp((star - best) / temper) for star in stars]
    total = sum(found)
    return [share / total for share in found]


def held_of(s: Table, index: int) -> int:
    """How many of a resource somebody has, those that are locked included."""
    return s.res[index] + s.res_locked[index]


def even(energy: int, food: int, titanium: int) -> float:
    """Resources by what they are good for: what is far above the mean has to be converted."""
    total = energy + food + titanium
    cap = total / 3.0 + 2.0
    value = float(total)
    for amount in (energy, food, titanium):
        if amount > cap:
            value -= 0.5 * (amount - cap)
    return value


def accolades(g: Config, w: Weights, s: Table, seat: int, years: float, held: Holdings) -> float:
    """Accolades: those held by how safe they are, the others by how near they are."""
    total = 0.0
    for index in range(len(s.accolades)):
        accolade = s.accolades[index]
        stars = float(ACCOLADE_STARS[accolade])
        if s.holders[index] == seat:
            rival = 0
            for other in range(g.seats):
                if g.opposed(seat, other):
                    reached = progress(g, s, other, accolade, held)
                    if reached > rival:
                        rival = reached
            margin = (s.records[index] + 1 - rival) / (2.0 + years)
            total += stars * (w.accolade_held + w.accolade_safe * (margin if margin < 1.0 else 1.0))
        else:
            goal = float(max(s.records[index] + 1, ACCOLADE_LEAST[accolade]))
            near = progress(g, s, seat, accolade, held) / goal
            total += w.accolade_near * stars * near * near * near
    return total


def progress(g: Config, s: Table, seat: int, accolade: int, held: Holdings) -> int:
    """How far a player has got with an Accolade, from what has been counted where that tells."""
    measure = ACCOLADE_MEASURE[accolade]
    if measure < MEASURED_ON_LAND and held.covers(seat):
        return held.count(g, s, seat, measure)
    return value(g, s, seat, accolade)


def crew(w: Weights, s: Table, seat: int, size: int) -> float:
    """What a crew can do, whatever the Missions of the day ask for."""
    base = 3 * seat
    total = w.member * size + w.trait * bits(s.crew_traits[seat])
    for class_ in range(3):
        level = s.totals[base + class_]
        total += w.level * (level if level < 10 else 10)
    for index in range(seat * MEMBERS * PLACES, (seat * MEMBERS + size) * PLACES):
        code = s.slots[index]
        if code >= 0:
            kind = code >> 1
            if kind in (MEDIPACK, FORCE_FIELD) or STORAGE[kind]:
                total += w.protection
    return total


def cards(w: Weights, s: Table, seat: int, kit: Kit, ahead: Outlook, years: float, known: bool) -> float:
    """What a hand is worth in resources."""
    base = 3 * seat
    if not known:
        more = cards_of(s, seat) + ahead.cards[base] + ahead.cards[base + 1] + ahead.cards[base + 2]
        return (w.training + w.item + 2.0 * w.action) / 4.0 * more
    total = w.training * (kit.trainings + ahead.cards[base]) + w.item * (kit.item_cards + kit.exos + ahead.cards[base + 1])
    total += w.action * ahead.cards[base + 2]
    for code in kit.items:
        first = 3 * (code >> 1)
        gives = ITEM_INCOME[first] + ITEM_INCOME[first + 1] + ITEM_INCOME[first + 2]
        if gives:
            total += 0.5 * gives * years
    for card in s.hands[seat]:
        if card >= 0 and DECK_OF[card] == 2:
            total += w.cards[CATEGORY[card]] * (1.0 if meets(s, seat, card) else w.unplayable)
    for card in s.locked[seat]:
        if card >= 0 and DECK_OF[card] == 2:
            total += w.cards[CATEGORY[card]] * (1.0 if meets(s, seat, card) else w.unplayable)
    return total


def missions(
    g: Config, w: Weights, s: Table, seat: int, held: Holdings, kit: Kit, ahead: Outlook, years: float, price: float, income: float,
    prepared: bool, known: bool,
) -> float:  # fmt: skip
    """What the Missions within reach promise beyond their price: the three best ones, because they compete for the same resources."""
    best = w.unknown_silver * ahead.silver[seat] + w.unknown_gold * ahead.gold[seat]
    second = 0.0
    third = 0.0
    patience = w.patience + w.patience_year * years
    private = s.private[seat]
    public = len(s.roster)
    count = public
    if known:
        count += len(private)
    else:
        best += w.unknown_gold * s.golds[seat] + w.unknown_silver * (len(private) - s.golds[seat])
    for index in range(count):
        mission = s.roster[index] if index < public else private[index - public]
        if mission < 0:
            continue
        profit = MISSION_STARS[mission] - price * price_total(s, seat, mission)
        gap = criteria_gap(g, w, s, seat, mission, held, kit)
        short = float(price_gap(s, seat, mission)) if known else price_total(s, seat, mission) - EVEN * s.res_count[seat]
        if short < 0.0:
            short = 0.0
        if MISSION_TYPE[mission] == 0 and s.mods[seat * MODS + NO_CONSTRUCTION]:
            gap += 3.0
        if years > 0.0:
            chance = math.exp(-gap / patience - short / (w.short + income))
        else:
            chance = math.exp(-gap / w.patience - short / w.short)
        promise = profit * chance * w.ready
        if index < public:
            promise *= w.shared
        if prepared:
            promise *= 0.9
        if promise > best:
            third = second
            second = best
            best = promise
        elif promise > second:
            third = second
            second = promise
        elif promise > third:
            third = promise
    return best + w.second * second + w.third * third
