"""Who of the crew should get which Item and Training, solved as an assignment instead of being searched step by step.

A Mission is within reach of Free Orders if some cards of the hand, and Items that others of the crew wear, make up what is
missing. Levels only grow while cards are added to a crew member, so the order does not matter beyond what each Item asks for.
"""

from __future__ import annotations

from typing import Final

from landtake.games.lander.bot_missions import ATTACHMENTS, ONE, TRAININGS
from landtake.games.lander.config import Config
from landtake.games.lander.rules_attach import carry_out_move, first_alike, fit_refusal, movable, moved_layout
from landtake.games.lander.rules_base import distinct
from landtake.games.lander.rules_levels import counted, crew_size, free_slot, leads, refresh
from landtake.games.lander.rules_missions import criteria_met
from landtake.games.lander.state import MEMBERS, PLACES, Table
from landtake.games.lander.tables import (
    BEHIND,
    CODE_ALL,
    CODE_CLASS,
    CODE_LEADS,
    CODE_LEVEL,
    CODE_TRAITS,
    DECK_OF,
    EXO,
    EXO_PLACE,
    MISSION_COUNTS,
    MISSION_LEVELS,
    MISSION_SCOPE,
    MISSION_TRAITS,
    NEED_LEADER,
    NEED_LEVELS,
    SIDED,
)  # fmt: skip

FROM_HAND: Final = -1

EVICTIONS: Final = 2
"""So many Items are moved away at most to make room for others."""

MOST_TRIES: Final = 3000
"""After so many combinations a Mission counts as out of reach."""


class Step:
    """One Free Order: a card with its side, from the hand or from a slot, to a place of a crew member."""

    def __init__(self, code: int, source: int, member: int, place: int) -> None:
        self.code = code
        self.source = source
        self.member = member
        self.place = place


def place_for(s: Table, seat: int, member: int, code: int) -> int:
    """Where on a crew member a card would go, or -1: a free slot, or behind an Exoskeleton when the slots are full."""
    at = seat * MEMBERS + member
    if code >> 1 == EXO:
        return EXO_PLACE if s.slots[at * PLACES + EXO_PLACE] < 0 else -1
    slot = free_slot(s, at)
    if slot >= 0:
        return slot
    if s.slots[at * PLACES + EXO_PLACE] >= 0 and s.slots[at * PLACES + BEHIND] < 0:
        return BEHIND
    return -1


def room_of(s: Table, at: int) -> int:
    """How many more attachments a crew member has room for."""
    room = 0
    for place in range(4):
        if s.slots[at * PLACES + place] < 0:
            room += 1
    if s.slots[at * PLACES + EXO_PLACE] >= 0 and s.slots[at * PLACES + BEHIND] < 0:
        room += 1
    return room


class Assignment:
    """The search for the few cards that make a Mission's criteria met."""

    def __init__(self, g: Config, s: Table, seat: int) -> None:
        self.g = g
        self.s = s
        self.seat = seat
        self.size = crew_size(s, seat)
        self.bonus = [0, 0, 0]
        self.leadership = False
        self.exo = False
        self.codes: list[int] = []
        self.sources: list[int] = []
        self.tries = 0
        for index in range(seat * MEMBERS * PLACES, (seat * MEMBERS + self.size) * PLACES):
            code = s.slots[index]
            if code >= 0 and CODE_ALL[code] >= 0:
                self.bonus[CODE_ALL[code]] += 1
        for card in distinct(s.hands[seat]):
            if card == EXO:
                self.exo = True
            elif card >= 0 and DECK_OF[card] < 2:
                for code in range(2 * card, 2 * card + (2 if SIDED[card] else 1)):
                    for _ in range(s.hands[seat].count(card)):
                        self.codes.append(code)
                        self.sources.append(FROM_HAND)

    def solve(self, mission: int) -> list[Step] | None:
        """The Free Orders after which a Mission's criteria are met; None if there are none, an empty list if they are met now."""
        if criteria_met(self.g, self.s, self.seat, mission):
            return []
        self.tries = 0
        if MISSION_SCOPE[mission] != ONE:
            return self.solve_crew(mission)
        best: list[Step] | None = None
        for member in range(self.size):
            found = self.solve_member(mission, member)
            if found is None:
                found = self.make_room(mission, member, EVICTIONS)
            if found is not None and (best is None or len(found) < len(best)):
                best = found
        return best

    def hopeless(self, need: list[int], lacking: int, codes: list[int]) -> bool:
        """Whether even all cards together would not do."""
        gains = [0, 0, 0]
        for code in codes:
            lacking &= ~CODE_TRAITS[code]
            if CODE_LEVEL[code] > 0:
                gains[CODE_CLASS[code]] += CODE_LEVEL[code] + self.bonus[CODE_CLASS[code]]
        return lacking != 0 or gains[0] < need[0] or gains[1] < need[1] or gains[2] < need[2]

    # one crew member alone

    def solve_member(self, mission: int, member: int) -> list[Step] | None:
        """The fewest cards that make one crew member meet the criteria."""
        s = self.s
        at = self.seat * MEMBERS + member
        levels = s.levels[3 * at : 3 * at + 3]
        traits = s.traits[at]
        codes = self.codes[:]
        sources = self.sources[:]
        for index in range(self.seat * MEMBERS * PLACES, (self.seat * MEMBERS + self.size) * PLACES):
            if index // PLACES != at and index % PLACES != EXO_PLACE and movable(s, self.seat, index):
                codes.append(s.slots[index])
                sources.append(index)
        need = MISSION_LEVELS[3 * mission : 3 * mission + 3]
        lacking = MISSION_TRAITS[mission] & ~traits
        if self.hopeless([need[0] - levels[0], need[1] - levels[1], need[2] - levels[2]], lacking, codes):
            return None
        counts = [0, 0, 0]
        wanted = MISSION_COUNTS[mission]
        for index in range(0, len(wanted), 2):
            what = wanted[index]
            slot = 0 if what == ATTACHMENTS else what - TRAININGS + 1
            counts[slot] = wanted[index + 1] - counted(s, at, slot - 1)
        room = room_of(s, at)
        spare = self.exo and s.slots[at * PLACES + EXO_PLACE] < 0
        most = room + (1 if spare else 0)
        leader = leads(s, self.seat, member)
        for depth in range(1, most + 1):
            chosen: list[int] = []
            if self.add(codes, sources, levels, traits, need, lacking, counts, depth, chosen, leader):
                return self.steps(codes, sources, chosen, member, room)
            if self.tries > MOST_TRIES:
                break
        return None

    def hopeless_for(self, mission: int, member: int) -> bool:
        """Whether one crew member lacks more than all cards of the hand and all Items of the crew could give."""
        s = self.s
        at = self.seat * MEMBERS + member
        codes = self.codes[:]
        for index in range(self.seat * MEMBERS * PLACES, (self.seat * MEMBERS + self.size) * PLACES):
            if index // PLACES != at and s.slots[index] >= 0:
                codes.append(s.slots[index])
        need = [MISSION_LEVELS[3 * mission + class_] - s.levels[3 * at + class_] for class_ in range(3)]
        return self.hopeless(need, MISSION_TRAITS[mission] & ~s.traits[at], codes)

    def make_room(self, mission: int, member: int, most: int) -> list[Step] | None:
        """For a crew member who wears too much: up to so many Items go to somebody else first."""
        s = self.s
        at = self.seat * MEMBERS + member
        if room_of(s, at) > 1 or not self.codes or self.hopeless_for(mission, member):
            return None
        for index in range(at * PLACES, at * PLACES + PLACES):
            if index % PLACES == EXO_PLACE or not movable(s, self.seat, index) or not first_alike(s, index):
                continue
            for other in range(self.size):
                step = Step(s.slots[index], index, other, place_for(s, self.seat, other, s.slots[index]))
                if other == member or not step_works(s, self.seat, step):
                    continue
                trial = s.copy()
                carry_out_move(trial, self.seat, index, other, step.place)
                refresh(trial, self.seat)
                moved = Assignment(self.g, trial, self.seat)
                found = moved.solve_member(mission, member)
                if found is None and most > 1:
                    found = moved.make_room(mission, member, most - 1)
                if found is not None:
                    return [step, *found]
        return None

    def add(
        self, codes: list[int], sources: list[int], levels: list[int], traits: int, need: list[int], lacking: int, counts: list[int],
        depth: int, chosen: list[int], leader: bool,
    ) -> bool:  # fmt: skip
        """Try to add up to `depth` cards until nothing is missing."""
        if (
            levels[0] >= need[0]
            and levels[1] >= need[1]
            and levels[2] >= need[2]
            and lacking == 0
            and counts[0] <= 0
            and counts[1] <= 0
            and counts[2] <= 0
        ):
            return True
        if depth == 0 or self.tries > MOST_TRIES:
            return False
        self.tries += 1
        anything = counts[0] > 0
        for index in range(len(codes)):
            code = codes[index]
            kind = code >> 1
            training = DECK_OF[kind] == 0
            class_ = CODE_CLASS[code]
            helps = (
                anything
                or CODE_TRAITS[code] & lacking != 0
                or CODE_LEVEL[code] > 0
                or (CODE_LEADS[code] and not leader)
                or (counts[1] > 0 and training)
                or (counts[2] > 0 and not training)
            )
            if not helps or index in chosen or self.same_card(codes, sources, index, chosen):
                continue
            if training:
                if CODE_TRAITS[code] & traits or (CODE_LEADS[code] and self.has_leadership()):
                    continue
            elif (NEED_LEADER[kind] and not leader) or not enough(levels, kind):
                continue
            gain = CODE_LEVEL[code] + self.bonus[class_] if CODE_LEVEL[code] > 0 else 0
            chosen.append(index)
            if gain:
                levels[class_] += gain
            counts[0] -= 1
            counts[1 if training else 2] -= 1
            found = self.add(
                codes, sources, levels, traits | CODE_TRAITS[code], need, lacking & ~CODE_TRAITS[code], counts, depth - 1, chosen,
                leader or CODE_LEADS[code],
            )  # fmt: skip
            if gain:
                levels[class_] -= gain
            counts[0] += 1
            counts[1 if training else 2] += 1
            if found:
                return True
            chosen.pop()
        return False

    def same_card(self, codes: list[int], sources: list[int], index: int, chosen: list[int]) -> bool:
        """Whether the other side of a card in hand, or all its copies, were chosen already."""
        if sources[index] != FROM_HAND:
            return False
        kind = codes[index] >> 1
        used = 0
        for other in chosen:
            if sources[other] == FROM_HAND and codes[other] >> 1 == kind:
                used += 1
        return used > 0 and used >= self.s.hands[self.seat].count(kind)

    def has_leadership(self) -> bool:
        """Whether somebody of the crew has Leadership Training."""
        base = self.seat * MEMBERS * PLACES
        return any(self.s.slots[index] >= 0 and CODE_LEADS[self.s.slots[index]] for index in range(base, base + MEMBERS * PLACES))

    def steps(self, codes: list[int], sources: list[int], chosen: list[int], member: int, room: int) -> list[Step]:
        """The chosen cards as Free Orders; an Exoskeleton comes first if the room does not suffice."""
        found: list[Step] = []
        if len(chosen) > room:
            found.append(Step(2 * EXO, FROM_HAND, member, EXO_PLACE))
        for index in chosen:
            found.append(Step(codes[index], sources[index], member, place_for(self.s, self.seat, member, codes[index])))
        return found

    # the crew together

    def solve_crew(self, mission: int) -> list[Step] | None:
        """The fewest cards of the hand that make the crew meet the criteria; what a Mission counts on the planet no card can change."""
        s = self.s
        g = self.g
        kept = s.totals[3 * self.seat : 3 * self.seat + 3]
        had = s.crew_traits[self.seat]
        for class_ in range(3):
            s.totals[3 * self.seat + class_] = 99
        s.crew_traits[self.seat] = 63
        possible = criteria_met(g, s, self.seat, mission)
        for class_ in range(3):
            s.totals[3 * self.seat + class_] = kept[class_]
        s.crew_traits[self.seat] = had
        if not possible:
            return None
        need = [MISSION_LEVELS[3 * mission + class_] - kept[class_] for class_ in range(3)]
        lacking = MISSION_TRAITS[mission] & ~had
        if self.hopeless(need, lacking, self.codes):
            return None
        rooms = [room_of(s, self.seat * MEMBERS + member) for member in range(self.size)]
        levels = s.levels[3 * self.seat * MEMBERS : 3 * (self.seat * MEMBERS + self.size)]
        total = 0
        for room in rooms:
            total += room
        for depth in range(1, min(total, len(self.codes)) + 1):
            chosen: list[int] = []
            members: list[int] = []
            if self.add_crew(need, lacking, rooms, levels, depth, chosen, members):
                return [
                    Step(self.codes[index], FROM_HAND, members[at], place_for(s, self.seat, members[at], self.codes[index]))
                    for at, index in enumerate(chosen)
                ]
            if self.tries > MOST_TRIES:
                break
        return None

    def add_crew(
        self, need: list[int], lacking: int, rooms: list[int], levels: list[int], depth: int, chosen: list[int], members: list[int]
    ) -> bool:
        """Try to add up to `depth` cards to anybody until nothing is missing among the crew."""
        if need[0] <= 0 and need[1] <= 0 and need[2] <= 0 and lacking == 0:
            return True
        if depth == 0 or self.tries > MOST_TRIES:
            return False
        self.tries += 1
        for index in range(len(self.codes)):
            code = self.codes[index]
            class_ = CODE_CLASS[code]
            if CODE_LEVEL[code] == 0 and CODE_TRAITS[code] & lacking == 0:
                continue
            if index in chosen or self.same_card(self.codes, self.sources, index, chosen):
                continue
            for member in range(self.size):
                if not self.takes(member, code, rooms, levels):
                    continue
                gain = CODE_LEVEL[code] + self.bonus[class_] if CODE_LEVEL[code] > 0 else 0
                chosen.append(index)
                members.append(member)
                rooms[member] -= 1
                if gain:
                    need[class_] -= gain
                    levels[3 * member + class_] += gain
                if self.add_crew(need, lacking & ~CODE_TRAITS[code], rooms, levels, depth - 1, chosen, members):
                    return True
                if gain:
                    need[class_] += gain
                    levels[3 * member + class_] -= gain
                rooms[member] += 1
                chosen.pop()
                members.pop()
        return False

    def takes(self, member: int, code: int, rooms: list[int], levels: list[int]) -> bool:
        """Whether a crew member has room for a card and may hold it."""
        if rooms[member] == 0:
            return False
        kind = code >> 1
        if DECK_OF[kind] == 0:
            return CODE_TRAITS[code] & self.s.traits[self.seat * MEMBERS + member] == 0
        if NEED_LEADER[kind] and not leads(self.s, self.seat, member):
            return False
        return enough(levels[3 * member : 3 * member + 3], kind)


def enough(levels: list[int], kind: int) -> bool:
    """Whether class levels meet what an Item asks for."""
    return levels[0] >= NEED_LEVELS[3 * kind] and levels[1] >= NEED_LEVELS[3 * kind + 1] and levels[2] >= NEED_LEVELS[3 * kind + 2]


def step_works(s: Table, seat: int, step: Step) -> bool:
    """Whether a step is a legal Free Order now."""
    if step.place < 0 or fit_refusal(s, seat, step.member, step.code):
        return False
    return step.source == FROM_HAND or moved_layout(s, seat, step.source, step.member, step.place) not in s.layouts
