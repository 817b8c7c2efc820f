"""Where a unit of Landnám goes by what it is worth on each hex, for players who do not think long about it."""

from __future__ import annotations

from typing import Final

from landtake.games.landnam.bot_hand import HandSense, lacking
from landtake.games.landnam.bot_sites import PIPS, best_site
from landtake.games.landnam.pieces import owner_of, produces, sort_of, tokens_left
from landtake.games.landnam.realm import Realm
from landtake.games.landnam.rules_movement import HORSE_STEPS, SHIP_STEPS, step_options
from landtake.games.landnam.rules_sites import HOUSES
from landtake.games.landnam.state import Table
from landtake.games.landnam.tables import HARBOUR, HEX, ITEM_FARM, OUTER, SEA, SHIP, STAY, STOP, SWAP, UNEXPLORED


class Step:
    """A step, and what a unit gains by it and by going on from there."""

    def __init__(self, action: int, gain: float) -> None:
        self.action: Final = action
        self.gain: Final = gain


class Moves:
    """The weights by which a unit's place is judged."""

    def __init__(self, realm: Realm, weights: dict[str, float], sense: HandSense) -> None:
        self.realm: Final = realm
        self.sense: Final = sense
        self.fate: Final = weights["fate"]
        self.house_site: Final = weights["house-site"]
        self.site_pip: Final = weights["site-pip"]
        self.landed: Final = weights["ship"] - weights["outer-ship"]
        self.pip: Final = weights["pip"]
        self.unit_pip: Final = weights["unit-pip"]
        self.blocked: Final = weights["blocked"]
        self.sued: Final = weights["sued"]
        self.suing: Final = weights["suing"]
        self.suing_ahead: Final = weights["suing-ahead"]
        self.explorer: Final = weights["explorer"]
        self.discovery: Final = weights["discovery"]
        self.outlaw: Final = weights["outlaw"]
        self.farm: Final = weights["point"] - weights["settler"]
        self.rivalry = [0.0] * realm.seats
        """How much what each player gains hurts the one who is moving, compared with what that one gains."""

    def compare(self, seat: int, chances: list[float]) -> None:
        """Be ready for the moves of a seat when everybody's chances are these."""
        rest = max(0.05, 1.0 - chances[seat])
        for other in range(self.realm.seats):
            self.rivalry[other] = chances[other] / rest if other != seat else 0.0

    def unit(self, s: Table, seat: int, options: list[int], possible: int) -> list[int]:
        """Which unit to move and its first step, or a fate card to trade for a resource; or to stay if neither gains anything."""
        trial = s.copy()
        best = options[-1]
        step = Step(STOP, self.swapped(s, seat, possible) if best >= SWAP else 0.0)
        if step.gain <= 0.0:
            best = STAY
            step = Step(STOP, 0.0)
        for option in options:
            if not HEX <= option <= HEX + OUTER:
                continue
            face = option - HEX
            trial.mover = face
            trial.steps = SHIP_STEPS if face == OUTER or sort_of(s.unit[face]) == SHIP else HORSE_STEPS
            first = self.step(trial, seat, step_options(self.realm, trial, seat))
            if first.gain > step.gain:
                best = option
                step = first
        return [best] if step.action == STOP else [best, step.action]

    def swapped(self, s: Table, seat: int, possible: int) -> float:
        """What a player gains by the resource of which there is most need for a fate card."""
        most = 0.0
        for resource in range(4):
            if s.stocked >> resource & 1:
                hand = s.hands[seat * 4 : seat * 4 + 4]
                hand[resource] += 1
                most = max(most, self.sense.worth(hand, 0, possible))
        return most - self.sense.worth(s.hands, seat * 4, possible) - self.fate

    def step(self, s: Table, seat: int, options: list[int]) -> Step:
        """The step by which the moving unit gains most, or to stop; no cards are played for it."""
        tokens = 0 if s.mover == OUTER else s.tokens[s.mover]
        here = -self.landed if s.mover == OUTER else self.footing(s, seat, s.mover, tokens)
        best = STOP
        most = 0.0
        for option in options:
            if not HEX <= option < HEX + OUTER:
                continue
            gain = self.arrival(s, seat, option - HEX, tokens, here + self.discovery) - here
            if gain > most:
                most = gain
                best = option
        return Step(best, most)

    def arrival(self, s: Table, seat: int, face: int, tokens: int, discovered: float) -> float:
        """What it is worth to step to a hex, with a second step from there to open sea or to `discovered` land if there is one left."""
        if s.terrain[face] == UNEXPLORED:
            return discovered
        value = self.footing(s, seat, face, tokens)
        if s.steps > 1 and s.terrain[face] == SEA:
            for other in self.realm.near[face]:
                if s.terrain[other] == UNEXPLORED:
                    further = discovered
                elif s.terrain[other] == SEA and s.unit[other] == 0:
                    further = self.footing(s, seat, other, tokens)
                else:
                    continue
                if further > value:
                    value = further
        return value

    def footing(self, s: Table, seat: int, face: int, tokens: int) -> float:
        """What a player's unit is worth on a hex, beyond that it is there."""
        realm = self.realm
        value = self.beside_others(s, seat, face) if s.marker[face] else 0.0
        if tokens and tokens_left(realm, s, tokens, face, None):
            value -= self.outlaw
        elif s.houses[seat] < HOUSES:
            pips = best_site(realm, s, face)
            if pips >= 0:
                pays = lacking(s.hands, seat * 4, ITEM_FARM) == 0
                value += self.farm + self.pip * pips if pays else self.house_site + self.site_pip * pips
        for other in realm.near[face]:
            if s.terrain[other] == UNEXPLORED:
                value += self.explorer
                break
        return value

    def beside_others(self, s: Table, seat: int, face: int) -> float:
        """What a unit gains on a hex with a marker: its own harvest for that of the settlements there, and suits for everybody."""
        number = s.marker[face]
        pips = PIPS[number] if number < HARBOUR else 0
        resource = produces(s, face)
        plaintiffs = 0
        value = self.unit_pip * pips
        for corner in self.realm.corners_of[face]:
            house = s.house[corner]
            if house == 0:
                continue
            owner = owner_of(house)
            harvest = float((1 + sort_of(house)) * pips)
            if owner == seat:
                value -= self.pip * harvest
                continue
            value += self.rivalry[owner] * (self.pip + self.blocked) * harvest
            if not plaintiffs >> owner & 1:
                plaintiffs |= 1 << owner
                suit = self.suing
                if s.hands[owner * 4 + resource] > s.hands[seat * 4 + resource]:
                    suit += self.suing_ahead
                value += self.sued - self.rivalry[owner] * suit
        return value
