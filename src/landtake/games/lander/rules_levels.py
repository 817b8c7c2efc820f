"""What a crew can do: class levels, traits, Leaders, and the criteria that are measured by them (rules 6.1, 9.1, 12.1)."""

from __future__ import annotations

from typing import Final

from landtake.games.lander.state import MEMBERS, PLACES, Table
from landtake.games.lander.tables import (
    CODE_ALL,
    CODE_CLASS,
    CODE_LEADS,
    CODE_LEVEL,
    CODE_TRAITS,
    CREW_CLASS,
    CREW_LEVEL,
    CREW_TRAITS,
    DECK_OF,
    EXO_PLACE,
    NEED_LEVELS,
    NEED_ONE,
    NEED_TRAITS,
    TEACHER,
    WAIVER,
)  # fmt: skip

SCIENCE: Final = 2


def crew_size(s: Table, seat: int) -> int:
    """How many crew members a player has; they fill the slots from the first one on."""
    crew, base = s.crew, seat * MEMBERS
    if crew[base + 2] >= 0:
        return 4 if crew[base + 3] >= 0 else 3
    if crew[base + 1] >= 0:
        return 2
    return 1 if crew[base] >= 0 else 0


def leads(s: Table, seat: int, member: int) -> bool:
    """Whether a crew member is a Leader: in the Leader slot or Leadership-Trained (6.1g)."""
    return s.leading[seat] >> s.crew[seat * MEMBERS + member] & 1 == 1


def refresh(s: Table, seat: int) -> None:
    """Work out levels, traits and Leaders of a crew again after something about it has changed (6.1c, 6.1d, 6.1e)."""
    base = seat * MEMBERS
    slots = s.slots
    size = crew_size(s, seat)
    first = base * PLACES
    bonus = [0, 0, 0]
    leading = 0
    for index in range(first, first + size * PLACES):
        code = slots[index]
        if code >= 0:
            if CODE_ALL[code] >= 0:
                bonus[CODE_ALL[code]] += 1  # 8.2b
            elif CODE_LEADS[code]:
                leading |= 1 << s.crew[index // PLACES]
    if size:
        leading |= 1 << s.crew[base]
    s.leading[seat] = leading
    taught = leading & TEACHER
    totals = [0, 0, 0]
    together = 0
    for member in range(MEMBERS):
        at = base + member
        who = s.crew[at]
        if who < 0:
            s.traits[at] = 0
            s.levels[3 * at] = s.levels[3 * at + 1] = s.levels[3 * at + 2] = 0
            continue
        mine = [0, 0, 0]
        class_ = CREW_CLASS[who]
        mine[class_] = CREW_LEVEL[who] + bonus[class_]
        if taught and class_ == SCIENCE and not taught >> who & 1:
            mine[class_] += 1
        traits = CREW_TRAITS[who]
        for index in range(at * PLACES, at * PLACES + PLACES):
            code = slots[index]
            if code >= 0:
                traits |= CODE_TRAITS[code]
                if CODE_LEVEL[code] > 0:
                    mine[CODE_CLASS[code]] += CODE_LEVEL[code] + bonus[CODE_CLASS[code]]
        if s.boosts:
            for index in range(0, len(s.boosts), 4):
                if s.boosts[index] == who:
                    mine[s.boosts[index + 1]] += s.boosts[index + 2]
        for class_ in range(3):
            level = mine[class_] if mine[class_] > 0 else 0  # 9.1f
            s.levels[3 * at + class_] = level
            totals[class_] += level
        s.traits[at] = traits
        together |= traits
    s.crew_traits[seat] = together
    s.totals[3 * seat] = totals[0]
    s.totals[3 * seat + 1] = totals[1]
    s.totals[3 * seat + 2] = totals[2]


def meets(s: Table, seat: int, card: int) -> bool:
    """Whether a crew meets the play criteria of an Action card (9.1b)."""
    waive = s.leading[seat] & WAIVER != 0
    if not NEED_ONE[card]:
        return reach(s.totals, 3 * seat, 3 * card) and has_traits(NEED_TRAITS[card], s.crew_traits[seat], waive)
    for member in range(seat * MEMBERS, seat * MEMBERS + MEMBERS):
        if reach(s.levels, 3 * member, 3 * card) and s.crew[member] >= 0 and has_traits(NEED_TRAITS[card], s.traits[member], waive):
            return True
    return False


def reach(levels: list[int], at: int, need: int) -> bool:
    """Whether the three levels from one place on are as high as those that a card needs."""
    if levels[at] < NEED_LEVELS[need] or levels[at + 1] < NEED_LEVELS[need + 1]:
        return False
    return levels[at + 2] >= NEED_LEVELS[need + 2]


def has_traits(needed: int, there: int, waive: bool) -> bool:
    """Whether the needed traits are there, or all but one if one is waived."""
    missing = needed & ~there
    if missing == 0:
        return True
    return waive and missing & (missing - 1) == 0


# attachments


def free_slot(s: Table, member: int) -> int:
    """The first free attachment slot of a crew member, or -1."""
    base = member * PLACES
    for place in range(4):
        if s.slots[base + place] < 0:
            return place
    return -1


def counted(s: Table, member: int, deck: int) -> int:
    """How many attachments of a deck (-1: of both) a crew member has; the Exoskeleton is none (8.3a)."""
    total = 0
    for place in range(PLACES):
        code = s.slots[member * PLACES + place]
        if code >= 0 and place != EXO_PLACE and (deck < 0 or (DECK_OF[code >> 1] == 1) == (deck == 1)):
            total += 1
    return total


def tidy(s: Table, member: int) -> None:
    """Attachments fill the slots from the first one on, in a fixed order, because slots are all alike."""
    base = member * PLACES
    held = [s.slots[base + place] for place in range(4) if s.slots[base + place] >= 0]
    held.sort()
    for place in range(4):
        s.slots[base + place] = held[place] if place < len(held) else -1


def attached(s: Table, seat: int, kind: int) -> int:
    """Where a player has this kind of Item attached, as an index into the slots; -1 if nowhere."""
    base = seat * MEMBERS * PLACES
    for index in range(base, base + MEMBERS * PLACES):
        if s.slots[index] >> 1 == kind and s.slots[index] >= 0:
            return index
    return -1


def layout(slots: list[int]) -> int:
    """A number that two layouts of attachments share only if they are the same."""
    return int.from_bytes(bytes([code + 1 for code in slots]), "big")
