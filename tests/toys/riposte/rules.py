"""A toy with response windows: frames on a stack, polls that skip nobody, standing orders."""

from landtake.core.game import EventKind, Game, Kind
from landtake.core.rule import Breach
from landtake.core.state import CHANCE, EVERYONE, OVER, State, declare, nobody, owner, public

STRIKE, SHIELD, TURNABOUT = range(3)
TOTAL = (8, 4, 4)
DEAL, TURN, RESPOND = range(3)
WIDTH = 4  # a frame: card, who played it, whom it aims at, who is polled next (an offset)
PASS = 0
AT = 1  # + seat
ANSWER = 5  # + card
CARD = 8


class Table(State):
    def __init__(self, seats: int = 3) -> None:
        super().__init__()
        self.turn = 0
        self.active = 0
        self.lives = [2] * seats
        self.sizes = [0] * seats
        self.hands = [0] * (3 * seats)
        self.deck = list(TOTAL)
        self.discard = [0, 0, 0]
        self.stack: list[int] = []
        self.to_deal = 0
        self.ended = 0

    def fields(self):
        return FIELDS


FIELDS = declare(public("turn", "active", "lives", "sizes", "discard", "stack", "to_deal", "ended"), nobody("deck"), owner("hands", per=3))

ACTIONS = [
    {"do": "pass"},
    *({"strike": seat} for seat in range(4)),
    *({"answer": name} for name in ("strike", "shield", "turnabout")),
    *({"card": name} for name in ("strike", "shield", "turnabout")),
]


class Riposte(Game):
    def kinds(self):
        return (Kind("deal", "1a", open=False), Kind("turn", "1b", open=False), Kind("respond", "2a", open=False, window=True))

    def event_kinds(self):
        return (
            EventKind("dealt", "seat", "card", public=1),
            EventKind("struck", "seat", "target"),
            EventKind("answered", "seat", "card"),
            EventKind("hit", "seat"),
        )

    def actions(self):
        return ACTIONS

    def rules(self):
        return ("", "3a", "1c", "2b", "3c")

    def setup(self):
        s = Table(self.seats)
        s.seat, s.kind = CHANCE, DEAL
        return s

    def options(self, s, seat):
        if s.kind == DEAL:
            return [CARD + card for card in range(3) if s.deck[card] > 0]
        if s.kind == TURN:
            return [PASS, *(AT + other for other in range(self.seats) if not self._turn_refusal(s, seat, other))]
        return [PASS, *(ANSWER + card for card in range(3) if not self._answer_refusal(s, seat, card))]

    def weights(self, s):
        return [count for count in s.deck if count > 0]

    def audience(self, s, seat, action):
        return 1 << s.to_deal if s.kind == DEAL else EVERYONE

    def _turn_refusal(self, s, seat, other):
        return other == seat or s.lives[other] <= 0 or s.hands[seat * 3 + STRIKE] <= 0

    def _answer_refusal(self, s, seat, card):
        if card == STRIKE or s.hands[seat * 3 + card] <= 0:
            return True
        return card == TURNABOUT and not (len(s.stack) == WIDTH and s.stack[-3] != seat)

    def why_not(self, s, seat, action):
        if s.kind == DEAL:
            return 1 if action < CARD else 0 if s.deck[action - CARD] > 0 else 4
        if action == PASS:
            return 0
        if s.kind == TURN and AT <= action < ANSWER:
            other = action - AT
            return 2 if other >= self.seats or self._turn_refusal(s, seat, other) else 0
        if s.kind == RESPOND and ANSWER <= action < CARD:
            return 3 if self._answer_refusal(s, seat, action - ANSWER) else 0
        return 1

    def apply(self, s, seat, action, out=None):
        told = [] if out is None else out
        if s.kind == DEAL:
            card = action - CARD
            s.deck[card] -= 1
            s.hands[s.to_deal * 3 + card] += 1
            s.sizes[s.to_deal] += 1
            told.append((0, 1 << s.to_deal, s.to_deal, card))
            while s.to_deal < self.seats and s.sizes[s.to_deal] == 3:
                s.to_deal += 1
            if s.to_deal == self.seats:
                s.to_deal = 0
                s.seat, s.kind = 0, TURN
        elif s.kind == TURN:
            if action == PASS:
                self._end_turn(s)
            else:
                told.append((1, EVERYONE, seat, action - AT))
                self._push(s, STRIKE, seat, action - AT)
        elif action == PASS:
            s.stack[-1] += 1
            self._poll(s, told)
        else:
            told.append((2, EVERYONE, seat, action - ANSWER))
            self._push(s, action - ANSWER, seat, s.stack[-3])

    def _push(self, s, card, seat, target):
        s.hands[seat * 3 + card] -= 1
        s.sizes[seat] -= 1
        s.discard[card] += 1
        s.stack += [card, seat, target, 1]
        self._poll(s, [])

    def _poll(self, s, told):
        while s.stack:
            player, offset = s.stack[-3], s.stack[-1]
            if offset < self.seats:
                s.seat, s.kind = (player + offset) % self.seats, RESPOND
                return
            self._resolve(s, told)
        self._end_turn(s)

    def _resolve(self, s, told):
        card, player, target, _ = s.stack[-WIDTH:]
        del s.stack[-WIDTH:]
        if card == STRIKE:
            s.lives[target] -= 1
            told.append((3, EVERYONE, target))
        elif card == SHIELD:
            del s.stack[-WIDTH:]
        else:
            s.stack[-3:] = [player, s.stack[-3], 1]

    def _end_turn(self, s):
        s.turn += 1
        alive = [seat for seat in range(self.seats) if s.lives[seat] > 0]
        if len(alive) <= 1 or s.turn == 8:
            s.ended = 2 if len(alive) <= 1 else 1
            s.seat, s.kind = OVER, 0
            return
        s.active = next(seat % self.seats for seat in range(s.active + 1, s.active + 1 + self.seats) if s.lives[seat % self.seats] > 0)
        s.seat, s.kind = s.active, TURN

    def scores(self, s):
        return list(s.lives)

    def ranks(self, s):
        return [1 + sum(other > lives for other in s.lives) for lives in s.lives]

    def reason(self, s):
        return ("", "turns", "last")[s.ended]

    def check(self, s):
        totals = [s.deck[c] + s.discard[c] + sum(s.hands[seat * 3 + c] for seat in range(self.seats)) for c in range(3)]
        return [Breach("1a", f"{n} of card {c}") for c, n in enumerate(totals) if n != TOTAL[c]]

    def resample(self, view, seat, random):
        pool = [card for card in range(3) for _ in range(TOTAL[card] - view.discard[card])]
        if seat is not None:
            for card in range(3):
                for _ in range(view.hands[seat * 3 + card]):
                    pool.remove(card)
        for other in range(self.seats):
            if other != seat:
                view.hands[other * 3 : other * 3 + 3] = [0, 0, 0]
                for _ in range(view.sizes[other]):
                    view.hands[other * 3 + pool.pop(int(random() * len(pool)))] += 1
        view.deck = [pool.count(card) for card in range(3)]
        return view

    def check_order(self, order):
        return "" if order == {"respond": "pass"} else 'the order is {"respond": "pass"}'

    def overdue(self, view, seat):
        return PASS if view.kind == RESPOND else -1

    def standing(self, view, seat, order):
        return PASS if view.kind == RESPOND else -1
