"""A table for tests: a game that has come to the first order, where hands, crews and sectors can be set up by name."""

import random

from landtake.core.playout import sample
from landtake.core.registry import info
from landtake.core.state import CHANCE, OVER
from landtake.games.lander import ops, tables
from landtake.games.lander.data import PRINTED
from landtake.games.lander.rules import options_of
from landtake.games.lander.rules_accolades import measure
from landtake.games.lander.rules_attach import phase_key
from landtake.games.lander.rules_base import RUNNING, push
from landtake.games.lander.rules_levels import refresh, tidy
from landtake.games.lander.words import CLASSES, MODIFIERS, RESOURCES, TRAITS

CREW_IDS = [member["id"] for member in PRINTED.crew]
CARD_IDS = [action["card"] for action in tables.ACTIONS[tables.CARD : tables.CARD + tables.CARDS]]
MISSION_IDS = [mission["id"] for mission in PRINTED.missions]
EVENT_IDS = [event["id"] for event in PRINTED.events]
POLLS = ("respond", "anytime")


def card_number(name):
    """A card by `action shielding`, or by its id if that is unique."""
    if name in CARD_IDS:
        return CARD_IDS.index(name)
    found = [index for index, id in enumerate(CARD_IDS) if id.split(" ", 1)[1] == name]
    assert len(found) == 1, (name, found)
    return found[0]


class Scene:
    """A game of Lander and its true state, moved by JSON actions."""

    def __init__(self, seats=2, seed=1, variant="basic", **settings):
        self.game = info("lander").game(seats, {"variant": variant, **settings})
        self.config = self.game.config
        self.rng = random.Random(seed)
        self.s = self.game.setup()
        self.told = []
        self.index = {repr(sorted(action.items(), key=str)): number for number, action in enumerate(self.game.actions())}

    # playing

    @property
    def kind(self):
        return "over" if self.s.seat == OVER else self.game.kinds()[self.s.kind].name

    @property
    def seat(self):
        return self.s.seat

    def number(self, action):
        return self.index[repr(sorted(action.items(), key=str))]

    def options(self):
        return [self.game.actions()[option] for option in options_of(self.config, self.s, self.s.seat)]

    def refused(self, action):
        """The rule that forbids an action now, or None."""
        number = self.game.why_not(self.s, self.s.seat, self.number(action))
        return self.game.rules()[number] if number else None

    def apply(self, action):
        if self.s.seat != CHANCE:
            assert action in self.options(), (self.kind, action, self.options())
        self.game.apply(self.s, self.s.seat, self.number(action), self.told)
        broken = self.game.check(self.s)
        assert not broken, str(broken[0])

    def settle(self, polls=True):
        """Let chance answer, and everybody pass when asked for a response."""
        while self.s.seat != OVER:
            if self.s.seat == CHANCE:
                self.game.apply(self.s, CHANCE, sample(self.game, self.s, self.rng.random), self.told)
            elif polls and self.kind in POLLS:
                self.apply({"do": "pass"})
            else:
                return self
        return self

    def play(self, *actions):
        for action in actions:
            self.settle()
            self.apply(action)
        return self.settle()

    def to_first_order(self):
        """Random play up to the first order of Year 1; then hands and purses are emptied."""
        while self.kind != "order":
            self.settle()
            if self.kind != "order":
                self.game.apply(self.s, self.s.seat, self.rng.choice(options_of(self.config, self.s, self.s.seat)), self.told)
        s = self.s
        for seat in range(self.config.seats):
            for card in s.hands[seat]:
                s.deck[card] += 1
                s.deck_left[tables.DECK_OF[card]] += 1
            s.hands[seat] = []
            self.resources(seat)
            for index in range(seat * 24, seat * 24 + 24):
                if s.slots[index] >= 0:
                    s.deck[s.slots[index] >> 1] += 1
                    s.deck_left[tables.DECK_OF[s.slots[index] >> 1]] += 1
                    s.slots[index] = -1
            refresh(s, seat)
        s.mods = [0] * len(s.mods)
        return self

    # setting the table

    def resources(self, seat, energy=0, food=0, titanium=0):
        self.s.res[3 * seat : 3 * seat + 3] = [energy, food, titanium]
        self.s.res_locked[3 * seat : 3 * seat + 3] = [0, 0, 0]
        self.s.res_count[seat] = energy + food + titanium
        return self

    def purse(self, seat):
        return dict(zip(RESOURCES, self.s.res[3 * seat : 3 * seat + 3], strict=True))

    def take(self, name):
        """A card out of its deck (or the discard pile, if the deck has none)."""
        card = card_number(name)
        if self.s.deck[card]:
            self.s.deck[card] -= 1
            self.s.deck_left[tables.DECK_OF[card]] -= 1
        else:
            self.s.discard[card] -= 1
        return card

    def give(self, seat, *names):
        for name in names:
            self.s.hands[seat].append(self.take(name))
        self.s.hands[seat].sort()
        return self

    def hand(self, seat):
        return [CARD_IDS[card].split(" ", 1)[1] for card in sorted(self.s.hands[seat] + self.s.locked[seat])]

    def junk(self, *names):
        for name in names:
            self.s.discard[self.take(name)] += 1
        return self

    def crew(self, seat, *names):
        """These crew members, the Leader first; attachments of those before them are gone."""
        s = self.s
        for member in range(4):
            old = s.crew[seat * 4 + member]
            if old >= 0:
                s.crew_pool.append(old)
            for place in range(6):
                code = s.slots[(seat * 4 + member) * 6 + place]
                if code >= 0:
                    s.discard[code >> 1] += 1
                    s.slots[(seat * 4 + member) * 6 + place] = -1
            s.crew[seat * 4 + member] = -1
        for member, name in enumerate(names):
            who = CREW_IDS.index(name)
            self._free(who)
            s.crew[seat * 4 + member] = who
        s.crew_pool.sort()
        refresh(s, seat)
        return self

    def _free(self, who):
        s = self.s
        if who in s.crew_pool:
            s.crew_pool.remove(who)
        if who in s.front:
            other = s.crew_pool.pop()
            s.front[s.front.index(who)] = other
        if who in s.crew:
            at = s.crew.index(who)
            other = s.crew_pool.pop(0)
            s.crew[at] = other
            refresh(s, at // 4)

    def top(self, name):
        """This crew member lies face up on Stasis."""
        who = CREW_IDS.index(name)
        if self.s.front[0] != who:
            self.s.crew_pool.append(self.s.front[0])
            self._free(who)
            self.s.front[0] = who
            self.s.crew_pool.sort()
        return self

    def members(self, seat):
        return [CREW_IDS[who] for who in self.s.crew[seat * 4 : seat * 4 + 4] if who >= 0]

    def attach(self, seat, member, name, side=0, place=None):
        card = self.take(name)
        at = (seat * 4 + member) * 6
        if place is None:
            place = 4 if card == tables.EXO else next(index for index in range(4) if self.s.slots[at + index] < 0)
        self.s.slots[at + place] = 2 * card + side
        tidy(self.s, seat * 4 + member)
        refresh(self.s, seat)
        self.s.layouts = [phase_key(self.s, self.s.active)]
        return self

    def attached(self, seat, member):
        at = (seat * 4 + member) * 6
        return [CARD_IDS[code >> 1].split(" ", 1)[1] for code in self.s.slots[at : at + 6] if code >= 0]

    def levels(self, seat, member):
        return dict(zip(CLASSES, self.s.levels[3 * (seat * 4 + member) : 3 * (seat * 4 + member) + 3], strict=True))

    def traits(self, seat, member):
        return [TRAITS[trait] for trait in range(6) if self.s.traits[seat * 4 + member] >> trait & 1]

    def sectors(self, seat, *levels):
        """Own exactly so many sectors, at these levels; those of others are left alone."""
        s = self.s
        for tile, owner in enumerate(s.tile_owner):
            if owner == seat:
                s.tile_owner[tile], s.tile_level[tile] = -1, 0
        free = [tile for tile, owner in enumerate(s.tile_owner) if owner < 0]
        for tile, level in zip(free, levels, strict=False):
            s.tile_owner[tile], s.tile_level[tile] = seat, level
        return free[: len(levels)]

    def own(self, seat):
        return {tile: self.s.tile_level[tile] for tile, owner in enumerate(self.s.tile_owner) if owner == seat}

    def face(self, tile, name):
        """Exchange the tile for one of this face."""
        face = [tables.face_name(number) for number in range(tables.FACES)].index(name)
        self.s.tray[self.s.tile_face[tile]] += 1
        self.s.tray[face] -= 1
        self.s.tile_face[tile] = face
        return self

    def roster(self, *names):
        """These are the Public Missions."""
        for slot, name in enumerate(names):
            self.free_mission(MISSION_IDS.index(name))
            old = self.s.roster[slot]
            if old >= 0:
                (self.s.silver_pool if old < tables.SILVERS else self.s.gold_pool).append(old)
            self.s.roster[slot] = MISSION_IDS.index(name)
        return self

    def free_mission(self, mission):
        for pool in (self.s.silver_pool, self.s.gold_pool):
            if mission in pool:
                pool.remove(mission)
        if mission in self.s.roster:
            self.s.roster[self.s.roster.index(mission)] = -1
        for held in self.s.private:
            if mission in held:
                held[held.index(mission)] = (self.s.silver_pool if mission < tables.SILVERS else self.s.gold_pool).pop()
                held.sort()

    def private(self, seat, *names):
        for old in self.s.private[seat]:
            (self.s.silver_pool if old < tables.SILVERS else self.s.gold_pool).append(old)
        numbers = sorted(MISSION_IDS.index(name) for name in names)
        for number in numbers:
            self.free_mission(number)
        self.s.private[seat] = numbers
        self.s.golds[seat] = sum(number >= tables.SILVERS for number in numbers)
        return self

    def mod(self, seat, word):
        return self.s.mods[seat * tables.MODS + MODIFIERS.index(word)]

    def event(self, name, resolver=0):
        """An Event is drawn by a player in the middle of a turn; play goes on with its first question."""
        s = self.s
        number = EVENT_IDS.index(name)
        if number in s.event_pool:
            s.event_pool.remove(number)
        s.event = number
        if len(tables.EVENT_PROGRAMS[number]) == 1:
            for step in reversed(tables.PROGRAMS[tables.EVENT_PROGRAMS[number][0]]):
                push(s, ops.P_SPREAD, resolver, resolver, -1, step)
        else:
            push(s, ops.K_CHOICE, resolver)
        return self.go()

    def go(self):
        """Carry on with what is on the stack."""
        from landtake.games.lander.rules import run

        self.s.seat = RUNNING
        run(self.config, self.s, self.told)
        return self.settle()

    def measure(self):
        for index in range(len(self.s.accolades)):
            measure(self.config, self.s, index, None)
        return self


def scene(seats=2, seed=1, variant="basic", **settings):
    """A scene at the first order of Year 1 with empty hands and purses; seat 0 has the turn."""
    while True:
        found = Scene(seats, seed, variant, **settings).to_first_order()
        if found.seat == 0:
            return found
        seed += 1


def card(name):
    return {"card": CARD_IDS[card_number(name)]}


def order(word):
    return {"order": word}


def player(number):
    return {"player": number + 1}


def member(number):
    return {"member": number + 1}


def place(number, where):
    return {"member": number + 1, "place": where}


def sector(tile):
    return {"sector": tile + 1}


def crew(name):
    return {"crew": name}


def mission(name):
    return {"mission": name}


PASS = {"do": "pass"}
YES = {"do": "yes"}
A = {"choose": "a"}
B = {"choose": "b"}
