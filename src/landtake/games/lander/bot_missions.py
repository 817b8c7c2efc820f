"""How far a corporation is from completing a Mission: what its criteria and its price still take, in resources."""

from __future__ import annotations

from typing import Final

from landtake.games.lander.bot_holdings import (
    ADJACENT,
    COUNTED,
    CREW_COUNT,
    DEVELOPED,
    LEVEL_3,
    OF_TYPE,
    SECTORS,
    STRUCTURES,
    TYPE_DEVELOPED,
    TYPE_LEVEL_3,
    UPGRADES,
    Holdings,
)  # fmt: skip
from landtake.games.lander.bot_weights import Weights
from landtake.games.lander.config import Config
from landtake.games.lander.rules_levels import counted, crew_size
from landtake.games.lander.state import MEMBERS, PLACES, Table
from landtake.games.lander.tables import (
    CHEAP_MISSION,
    CODE_CLASS,
    CODE_LEVEL,
    CODE_TRAITS,
    DECK_OF,
    EXO,
    EXO_PLACE,
    MISSION_COST,
    MISSION_COUNTS,
    MISSION_LEVELS,
    MISSION_SCOPE,
    MISSION_TRAITS,
    NEED_LEADER,
    NEED_LEVELS,
    SIDED,
)  # fmt: skip

ONE: Final = 2
"""The scope of a Mission that one crew member has to meet alone."""

ATTACHMENTS: Final = 18
TRAININGS: Final = 19
ITEMS: Final = 20

IMPOSSIBLE: Final = 99.0


class Kit:
    """What a player has in hand that could be attached; nothing if the hand is not to be looked at."""

    def __init__(self, s: Table, seat: int, known: bool = True) -> None:
        self.codes: list[int] = []
        """Training in hand, each side of it."""
        self.items: list[int] = []
        """Items in hand and, as codes, those attached that could move."""
        self.traits = 0
        self.trainings = 0
        self.exos = 0
        self.item_cards = 0
        if known:
            self.take(s.hands[seat])
            self.take(s.locked[seat])

    def take(self, cards: list[int]) -> None:
        """Count cards of a hand."""
        for card in cards:
            if card < 0:
                continue
            deck = DECK_OF[card]
            if deck == 0:
                self.trainings += 1
                for code in range(2 * card, 2 * card + (2 if SIDED[card] else 1)):
                    self.codes.append(code)
                    self.traits |= CODE_TRAITS[code]
            elif deck == 1:
                if card == EXO:
                    self.exos += 1
                else:
                    self.item_cards += 1
                    self.items.append(2 * card)


def bits(mask: int) -> int:
    """How many bits are set."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def criteria_gap(g: Config, w: Weights, s: Table, seat: int, mission: int, held: Holdings, kit: Kit) -> float:
    """What it still takes, in resources, to meet the criteria of a Mission; 0 if they are met."""
    if MISSION_SCOPE[mission] == ONE:
        best = IMPOSSIBLE
        for member in range(held.counts[seat * COUNTED + CREW_COUNT]):
            gap = member_gap(w, s, seat, member, mission, kit)
            if gap < best:
                best = gap
        return best
    return crew_gap(w, s, seat, mission, kit) + counts_gap(g, w, s, seat, mission, held)


def crew_gap(w: Weights, s: Table, seat: int, mission: int, kit: Kit) -> float:
    """What class levels and traits among the crew are missing."""
    gap = 0.0
    base = 3 * mission
    for class_ in range(3):
        missing = MISSION_LEVELS[base + class_] - s.totals[3 * seat + class_]
        if missing > 0:
            for code in kit.codes:
                if missing > 0 and CODE_CLASS[code] == class_:
                    missing -= CODE_LEVEL[code]
                    gap += w.need_attach
            for code in kit.items:
                if missing > 0 and CODE_CLASS[code] == class_ and CODE_LEVEL[code] and anyone_holds(s, seat, code >> 1):
                    missing -= CODE_LEVEL[code]
                    gap += w.need_attach
            if missing > 0:
                gap += w.need_level * missing
    lacking = MISSION_TRAITS[mission] & ~s.crew_traits[seat]
    if lacking:
        gap += traits_gap(w, lacking, kit)
    return gap


def traits_gap(w: Weights, lacking: int, kit: Kit) -> float:
    """What missing traits take: less for those in hand."""
    there = bits(lacking & kit.traits)
    return w.need_attach * there + w.need_trait * (bits(lacking) - there)


def anyone_holds(s: Table, seat: int, kind: int) -> bool:
    """Whether any member meets the criteria of an Item."""
    if NEED_LEADER[kind]:
        return True
    return any(s.crew[at] >= 0 and holds(s, at, kind) for at in range(seat * MEMBERS, seat * MEMBERS + MEMBERS))


def holds(s: Table, at: int, kind: int) -> bool:
    """Whether a member meets the class levels that an Item asks for."""
    return (
        s.levels[3 * at] >= NEED_LEVELS[3 * kind]
        and s.levels[3 * at + 1] >= NEED_LEVELS[3 * kind + 1]
        and s.levels[3 * at + 2] >= NEED_LEVELS[3 * kind + 2]
    )


def member_gap(w: Weights, s: Table, seat: int, member: int, mission: int, kit: Kit) -> float:
    """What one member alone lacks."""
    at = seat * MEMBERS + member
    first = at * PLACES
    room = 0
    for place in range(4):
        if s.slots[first + place] < 0:
            room += 1
    if s.slots[first + EXO_PLACE] >= 0:
        if s.slots[first + EXO_PLACE + 1] < 0:
            room += 1
    elif kit.exos:
        room += 1
    gap = 0.0
    for class_ in range(3):
        missing = MISSION_LEVELS[3 * mission + class_] - s.levels[3 * at + class_]
        if missing <= 0:
            continue
        for code in kit.codes:
            if missing > 0 and CODE_CLASS[code] == class_:
                missing -= CODE_LEVEL[code]
                gap += w.need_attach
                room -= 1
        for code in kit.items:
            if missing > 0 and CODE_CLASS[code] == class_ and CODE_LEVEL[code] and holds(s, at, code >> 1):
                missing -= CODE_LEVEL[code]
                gap += w.need_attach
                room -= 1
        if missing > 0:
            missing -= movable_levels(s, seat, member, class_, missing)
        if missing > 0:
            gap += w.need_level * missing
            room -= (missing + 1) // 2
    lacking = MISSION_TRAITS[mission] & ~s.traits[at]
    if lacking:
        gap += traits_gap(w, lacking, kit)
        room -= bits(lacking)
    counts = MISSION_COUNTS[mission]
    most = 0
    for index in range(0, len(counts), 2):
        what = counts[index]
        missing = counts[index + 1] - counted(s, at, -1 if what == ATTACHMENTS else what - TRAININGS)
        if missing > 0:
            ready = kit.trainings if what == TRAININGS else kit.item_cards if what == ITEMS else kit.trainings + kit.item_cards
            if ready > missing:
                ready = missing
            if what == ATTACHMENTS:
                if missing > most:
                    most = missing
                if len(counts) > 2:
                    continue
            else:
                most += missing
            gap += w.need_attach * ready + w.need_card * (missing - ready)
    room -= most
    if room < 0:
        gap -= 3.0 * room
    return gap


def movable_levels(s: Table, seat: int, member: int, class_: int, missing: int) -> int:
    """How many levels of a class Items could bring that others of the crew wear."""
    found = 0
    at = seat * MEMBERS + member
    for index in range(seat * MEMBERS * PLACES, (seat * MEMBERS + crew_size(s, seat)) * PLACES):
        code = s.slots[index]
        if (
            code >= 0
            and index // PLACES != at
            and found < missing
            and CODE_CLASS[code] == class_
            and DECK_OF[code >> 1] == 1
            and CODE_LEVEL[code]
            and holds(s, at, code >> 1)
        ):
            found += CODE_LEVEL[code]
    return found if found < missing else missing


def counts_gap(g: Config, w: Weights, s: Table, seat: int, mission: int, held: Holdings) -> float:
    """What is missing on the planet."""
    counts = MISSION_COUNTS[mission]
    gap = 0.0
    upgrade = float(g.upgrade[0] + g.upgrade[1] + g.upgrade[2])
    expand = float(g.expand[0] + g.expand[1] + g.expand[2])
    acquire = float(g.acquire[0] + g.acquire[1] + g.acquire[2])
    for index in range(0, len(counts), 2):
        what = counts[index]
        missing = counts[index + 1] - held.count(g, s, seat, what)
        if missing <= 0:
            continue
        if what == SECTORS:
            gap += expand * missing
        elif what in (UPGRADES, ADJACENT, DEVELOPED):
            gap += upgrade * missing
        elif what == LEVEL_3:
            growing = max(held.growing[3 * seat], held.growing[3 * seat + 1], held.growing[3 * seat + 2])
            gap += upgrade * (2 * missing - (1 if growing == 2 else 0))
        elif what == CREW_COUNT:
            gap += acquire * missing
        elif what < STRUCTURES:
            gap += 1.3 * expand * missing
        elif what < TYPE_LEVEL_3:
            gap += min(upgrade, expand) * missing
            if held.counts[seat * COUNTED + OF_TYPE + what - STRUCTURES] == 0:
                gap += expand
        elif what < TYPE_DEVELOPED:
            growing = held.growing[3 * seat + what - TYPE_LEVEL_3]
            gap += upgrade * (2 * missing - (1 if growing == 2 else 0)) + (expand if growing == 0 else 0.0)
        else:
            growing = held.growing[3 * seat + what - TYPE_DEVELOPED]
            gap += upgrade * missing + (expand if growing == 0 else 0.0)
    return gap


def price_total(s: Table, seat: int, mission: int) -> int:
    """How many resources a Mission costs in all."""
    total = MISSION_COST[3 * mission] + MISSION_COST[3 * mission + 1] + MISSION_COST[3 * mission + 2]
    if s.leading[seat] & CHEAP_MISSION and total:
        total -= 1
    return total


def price_gap(s: Table, seat: int, mission: int) -> int:
    """How many resources are missing to pay for a Mission, after Matter Conversions; those that are locked count."""
    short = 0
    spare = 0
    for resource in range(3):
        have = s.res[3 * seat + resource] + s.res_locked[3 * seat + resource] - MISSION_COST[3 * mission + resource]
        if have < 0:
            short -= have
        else:
            spare += have // 2
    if s.leading[seat] & CHEAP_MISSION:
        short -= 1
    short -= spare
    return short if short > 0 else 0
