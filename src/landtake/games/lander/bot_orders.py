"""Which options of a decision are worth a look; where the answer follows from a plan there is only one."""

from __future__ import annotations

from typing import Final

from landtake.games.lander import ops
from landtake.games.lander.bot_assign import FROM_HAND, Assignment, Step, place_for, step_works
from landtake.games.lander.bot_holdings import Holdings
from landtake.games.lander.bot_missions import price_total
from landtake.games.lander.bot_talk import Talk
from landtake.games.lander.bot_weights import Weights
from landtake.games.lander.bot_worth import Outlook, worth, years_left
from landtake.games.lander.config import PLANNED, Config
from landtake.games.lander.ops import WIDTH
from landtake.games.lander.rules_attach import OWN_SIZE, fit_refusal
from landtake.games.lander.rules_base import cards_of, distinct
from landtake.games.lander.rules_free import CONVERT, JUNK, MOVE
from landtake.games.lander.rules_levels import crew_size, refresh
from landtake.games.lander.rules_missions import NO_CONSTRUCTION, deficit, open_missions
from landtake.games.lander.rules_official import ACQUIRE, BUY, CONSOLIDATE, EXPAND, NEGOTIATE, OBSERVE, TIME_OUT, UPGRADE
from landtake.games.lander.rules_orders import TURN
from landtake.games.lander.state import MEMBERS, PLACES, Table
from landtake.games.lander.tables import (
    CARD,
    CARDS,
    CHEAP_MISSION,
    COLOUR,
    DECK_OF,
    EXCHANGE,
    EXO,
    FACE,
    FACE_VALUES,
    MISSION,
    MISSION_COST,
    MISSION_STARS,
    MISSION_TYPE,
    MISSIONS,
    MODS,
    PER_MEMBER,
    PLACE,
    RESOURCE,
    SIDE,
    SIDED,
    SITE,
    ZERO,
)  # fmt: skip

HAND_KEPT: Final = 5
"""More cards than this are not carried into the next year."""

HARDLY: Final = 0.0001
"""So little that it tells only positions apart that are worth the same."""

NO_STEP: Final = Step(-1, FROM_HAND, -1, -1)


class Plan:
    """What a player is about to do: complete a Mission (or none, -1), and the next Free Order towards it or for good."""

    def __init__(self) -> None:
        self.mission = -1
        self.step = NO_STEP


class Adviser:
    """Knows what a player of Lander need not think about."""

    def __init__(self, g: Config, w: Weights) -> None:
        self.g = g
        self.w = w
        self.talk = Talk(g, w)

    def shortlist(self, s: Table, seat: int, options: list[int]) -> list[int]:
        """The options that are worth a look, at least one."""
        kind = s.kind
        if kind == ops.K_ORDER:
            return self.orders(s, seat, options)
        if kind == ops.K_KEEP_TILE:
            return [self.best_face(s, seat, options)]
        if kind == ops.K_SITE:
            return self.sites(s, seat, options)
        if kind in (ops.K_SIDE, ops.K_PLACE, ops.K_MOVE):
            return self.places(s, seat, options)
        if kind == ops.K_CONVERT:
            return self.conversions(s, seat, options)
        if kind in (ops.K_DISCARD, ops.K_DROP):
            return [self.least(s, seat, options)]
        if kind == ops.K_LOSE:
            return [self.surplus(s, seat, options)]
        if kind == ops.K_DECK:
            return options[:1]
        if kind == ops.K_COLOUR:
            return self.colours(s, seat, options)
        if ops.K_REQUEST <= kind <= ops.K_ANSWER:
            return self.talk.answer(s, seat, options)
        return options

    def colours(self, s: Table, seat: int, options: list[int]) -> list[int]:
        """A Mission for the hand, as long as the player has not seen which ones come next, is of the colour that is worth more.

        No search tells better, because what is drawn pays later than it looks.
        """
        if s.stack[-WIDTH + 4] >= 0 or sees_first(s.silver_front_seen, seat) or sees_first(s.gold_front_seen, seat):
            return options
        return [COLOUR if self.w.unknown_silver >= self.w.unknown_gold else COLOUR + 1]

    # orders

    def orders(self, s: Table, seat: int, options: list[int]) -> list[int]:
        """Free Orders that the plan asks for come first and alone, in a race its Mission too; then Official Orders are compared."""
        plan = Plan()
        if s.stack[-WIDTH + 4] == TURN:
            plan = self.plan(s, seat)
            step = plan.step
            if step.code >= 0:
                action = CARD + (step.code >> 1) if step.source == FROM_HAND else MOVE
                if action in options:
                    return [action]
            if plan.mission >= 0 and self.g.variant != PLANNED:
                towards = MISSION + plan.mission if self.payable(s, seat, plan.mission) else CONVERT
                if towards in options:
                    return [towards]
            if NEGOTIATE in options and plan.mission < 0 and self.talk.asks(s, seat):
                return [NEGOTIATE]
        found: list[int] = []
        spending = False
        for action in options:
            if action in (MOVE, JUNK, NEGOTIATE, TIME_OUT, OBSERVE, CONVERT):
                continue
            if CARD <= action < CARD + CARDS and DECK_OF[action - CARD] < 2:
                continue
            if action == CONSOLIDATE and len(s.hands[seat]) <= HAND_KEPT:
                continue
            if action in (UPGRADE, EXPAND, ACQUIRE) or BUY <= action < BUY + 3 or MISSION <= action < MISSION + MISSIONS:
                spending = True
            found.append(action)
        short = plan.mission >= 0 and not self.payable(s, seat, plan.mission)
        if CONVERT in options and (short or (not spending and s.res_count[seat] > HAND_KEPT)):
            found.append(CONVERT)
        return found if found else options

    def busy(self, s: Table, seat: int) -> bool:
        """Whether a player has something to do at once: a Mission to complete, or a Free Order."""
        if s.stack[-WIDTH + 4] != TURN:
            return True
        plan = self.plan(s, seat)
        return plan.mission >= 0 or plan.step.code >= 0

    def plan(self, s: Table, seat: int) -> Plan:
        """The most profitable Mission that Free Orders and conversions bring about at once, and the next step to it."""
        plan = Plan()
        missions = [mission for mission in open_missions(s, seat) if self.payable_converted(s, seat, mission)]
        profits = [self.profit(s, seat, mission) for mission in missions]
        if missions:
            assignment = Assignment(self.g, s, seat)
            while missions:
                best = 0
                for index in range(len(missions)):
                    if profits[index] > profits[best]:
                        best = index
                if profits[best] <= 0.0:
                    break
                steps = assignment.solve(missions[best])
                if steps is not None:
                    plan.mission = missions[best]
                    if steps and step_works(s, seat, steps[0]):
                        plan.step = steps[0]
                        return plan
                    break
                del missions[best]
                del profits[best]
        plan.step = self.settle_cards(s, seat)
        return plan

    def profit(self, s: Table, seat: int, mission: int) -> float:
        """The stars of a Mission less what its price is worth; below 0 if it may not be completed this year."""
        if mission < 0 or (MISSION_TYPE[mission] == 0 and s.mods[seat * MODS + NO_CONSTRUCTION]):
            return -1.0
        years = years_left(self.g, s, False)
        price = self.w.resource + self.w.resource_year * years if years > 0.0 else self.w.resource_last
        return MISSION_STARS[mission] - price * price_total(s, seat, mission)

    def payable(self, s: Table, seat: int, mission: int) -> bool:
        """Whether a Mission can be paid for at once."""
        return deficit(s, seat, mission, [0, 0, 0]) <= (1 if s.leading[seat] & CHEAP_MISSION else 0)

    def payable_converted(self, s: Table, seat: int, mission: int) -> bool:
        """Whether a Mission can be paid for after Matter Conversions."""
        spare = 0
        for resource in range(3):
            over = s.res[3 * seat + resource] - MISSION_COST[3 * mission + resource]
            if over > 1:
                spare += over // 2
        return deficit(s, seat, mission, [0, 0, 0]) - spare <= (1 if s.leading[seat] & CHEAP_MISSION else 0)

    # free orders

    def settle_cards(self, s: Table, seat: int) -> Step:
        """Items are attached at once, because they can be moved; Training when the hand would be too large, or of no use any more."""
        pressed = cards_of(s, seat) > HAND_KEPT or years_left(self.g, s, False) == 0.0
        for card in distinct(s.hands[seat]):
            if card < 0 or DECK_OF[card] > 1 or (not pressed and (card == EXO or DECK_OF[card] == 0)):
                continue
            step = self.best_place(s, seat, card)
            if step.code >= 0:
                return step
        return NO_STEP

    def best_place(self, s: Table, seat: int, card: int) -> Step:
        """Where a card serves best, by what the position is worth then; no step if nobody can hold it."""
        found: list[Step] = []
        for code in range(2 * card, 2 * card + (2 if SIDED[card] else 1)):
            for member in range(crew_size(s, seat)):
                place = place_for(s, seat, member, code)
                if place >= 0 and not fit_refusal(s, seat, member, code):
                    found.append(Step(code, FROM_HAND, member, place))
        if len(found) < 2:
            return found[0] if found else NO_STEP
        trial = s.copy()
        held = Holdings(self.g, trial, seat)
        ahead = Outlook(self.g, trial)
        if card in trial.hands[seat]:
            trial.hands[seat].remove(card)
        best = NO_STEP
        most = -1.0e9
        for step in found:
            index = (seat * MEMBERS + step.member) * PLACES + step.place
            trial.slots[index] = step.code
            refresh(trial, seat)
            value = worth(self.g, self.w, trial, seat, held, ahead)
            trial.slots[index] = -1
            if value > most:
                most = value
                best = step
        return best

    def places(self, s: Table, seat: int, options: list[int]) -> list[int]:
        """The side, the Item or the place that the next step asks for."""
        frame = len(s.stack) - WIDTH
        step = self.plan(s, seat).step
        kind = s.kind
        if kind == ops.K_MOVE:
            wanted = PLACE + step.source - seat * OWN_SIZE if step.source != FROM_HAND else -1
        elif kind == ops.K_SIDE:
            card = s.stack[frame + 4]
            if step.code >> 1 != card or step.source != FROM_HAND:
                step = self.best_place(s, seat, card)
            wanted = SIDE + (step.code & 1)
        else:
            code = s.stack[frame + 4]
            if step.code != code:
                return options
            wanted = PLACE + step.member * PER_MEMBER + step.place
        return [wanted] if wanted in options else options

    # resources

    def conversions(self, s: Table, seat: int, options: list[int]) -> list[int]:
        """From what is most abundant; to what the best Mission lacks, if there is one."""
        mission = self.plan(s, seat).mission
        spare = [s.res[3 * seat + resource] for resource in range(3)]
        if mission >= 0:
            for resource in range(3):
                spare[resource] -= MISSION_COST[3 * mission + resource]
        source = spare.index(max(spare))
        found = []
        for action in options:
            if EXCHANGE <= action < EXCHANGE + 9 and (action - EXCHANGE) // 3 == source:
                to = (action - EXCHANGE) % 3
                if mission < 0 or spare[to] < 0:
                    found.append(action)
        return found if found else options

    def surplus(self, s: Table, seat: int, options: list[int]) -> int:
        """The resource that is missed least: the most abundant one."""
        best = options[0]
        most = -1
        for action in options:
            if RESOURCE <= action < RESOURCE + 3:
                amount = s.res[3 * seat + action - RESOURCE] + s.res_locked[3 * seat + action - RESOURCE]
                if amount > most:
                    most = amount
                    best = action
        return best

    def least(self, s: Table, seat: int, options: list[int]) -> int:
        """The card that is missed least, by what the position is worth with and without it."""
        trial = s.copy()
        held = Holdings(self.g, trial, seat)
        ahead = Outlook(self.g, trial)
        hand = s.hands[seat] + s.looking[seat] if s.kind == ops.K_DROP else s.hands[seat]
        best = options[0]
        most = -1.0e9
        for action in options:
            if not CARD <= action < CARD + CARDS:
                continue
            rest = hand[:]
            if action - CARD in rest:
                rest.remove(action - CARD)
                trial.hands[seat] = rest
            value = worth(self.g, self.w, trial, seat, held, ahead)
            if value > most:
                most = value
                best = action
        return best

    # the planet

    def best_face(self, s: Table, seat: int, options: list[int]) -> int:
        """Which of some sectors to keep: the one with which the position is worth most once it is claimed, or which yields most in all."""
        ahead = Outlook(self.g, s)
        best = options[0]
        most = -1.0e9
        for action in options:
            face = action - FACE
            held = Holdings(self.g, s, seat)
            held.add(seat, face, 1)
            value = worth(self.g, self.w, s, seat, held, ahead)
            value += HARDLY * (FACE_VALUES[3 * face] + FACE_VALUES[3 * face + 1] + FACE_VALUES[3 * face + 2])
            if value > most:
                most = value
                best = action
        return best

    def sites(self, s: Table, seat: int, options: list[int]) -> list[int]:
        """The place for a sector: beside one's own sectors and away from others', or the other way round if it yields nothing."""
        sign = -1 if ZERO[s.faces[-1]] else 1
        best = options[0]
        most = -99
        for action in options:
            score = sign * self.site_score(s, seat, action - SITE)
            if score > most:
                most = score
                best = action
        return [best]

    def site_score(self, s: Table, seat: int, index: int) -> int:
        """How near a place is to a player's sectors, by the sector that names it and the sectors beside that one."""
        tile = index // 3
        owner = s.tile_owner[tile]
        score = 4 if owner == seat else -2 if owner >= 0 else 0
        for side in range(3 * tile, 3 * tile + 3):
            other = s.tile_near[side]
            if other >= 0 and s.tile_owner[other] >= 0:
                score += 1 if s.tile_owner[other] == seat else -1
        return score


def sees_first(seen: list[int], seat: int) -> bool:
    """Whether a player has seen the first of some cards, by who has seen which."""
    return len(seen) > 0 and seen[0] >> seat & 1 == 1
