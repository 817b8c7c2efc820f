"""A toy negotiation: an offer that two seats see, sides that change hands, and a hidden exchange."""

from landtake.core.game import EventKind, Game, Kind
from landtake.core.rule import Breach
from landtake.core.state import CHANCE, EVERYONE, OVER, State, declare, nobody, owner, public, shown

GOODS = 3
COPIES = 5
DEAL, TURN, ANSWER = range(3)
PASS, AGREE = 0, 1
OFFER = 2  # + partner * 9 + give * 3 + want
GOOD = OFFER + 27


class Table(State):
    def __init__(self) -> None:
        super().__init__()
        self.turn = 0
        self.countered = 0
        self.sizes = [0, 0, 0]
        self.deck = [COPIES] * GOODS
        self.hands = [0] * 9
        self.terms: list[int] = []
        self.terms_seen: list[int] = []
        self.partner = -1
        self.to_deal = 0

    def fields(self):
        return FIELDS


FIELDS = declare(
    public("turn", "countered", "sizes", "terms_seen", "partner", "to_deal"),
    nobody("deck"),
    owner("hands", per=GOODS),
    shown("terms", to="terms_seen"),
)

ACTIONS = [
    {"do": "pass"},
    {"do": "agree"},
    *({"to": seat, "give": give, "want": want} for seat in range(3) for give in range(GOODS) for want in range(GOODS)),
    *({"good": good} for good in range(GOODS)),
]


class Souk(Game):
    def kinds(self):
        return (Kind("deal", "1a", open=False), Kind("turn", "1b", open=False), Kind("answer", "2a", open=False))

    def event_kinds(self):
        return (
            EventKind("dealt", "seat", "good", public=1),
            EventKind("offered", "seat", "partner", "give", "want", public=2),
            EventKind("traded", "seat", "partner"),
            EventKind("refused", "seat"),
        )

    def actions(self):
        return ACTIONS

    def rules(self):
        return ("", "3a", "1c", "1d", "2b", "2c", "3c")

    def setup(self):
        s = Table()
        s.seat, s.kind = CHANCE, DEAL
        return s

    def options(self, s, seat):
        return [action for action in range(len(ACTIONS)) if self.why_not(s, seat, action) == 0]

    def weights(self, s):
        return [count for count in s.deck if count > 0]

    def why_not(self, s, seat, action):
        if s.kind == DEAL:
            return 1 if action < GOOD else 0 if s.deck[action - GOOD] > 0 else 6
        if action >= GOOD:
            return 1
        if action == PASS:
            return 0
        if action == AGREE:
            if s.kind != ANSWER:
                return 1
            return 0 if s.hands[seat * GOODS + s.terms[1]] > 0 else 4
        partner, give = (action - OFFER) // 9, (action - OFFER) % 9 // 3
        if partner == seat or (s.kind == ANSWER and partner != s.partner):
            return 3
        if s.kind == ANSWER and s.countered:
            return 5
        return 0 if s.hands[seat * GOODS + give] > 0 else 2

    def audience(self, s, seat, action):
        if s.kind == DEAL:
            return 1 << s.to_deal
        return 1 << seat | 1 << (action - OFFER) // 9 if action >= OFFER else EVERYONE

    def outline(self, s, seat, action):
        return {"to": (action - OFFER) // 9} if OFFER <= action < GOOD else None

    def apply(self, s, seat, action, out=None):
        told = [] if out is None else out
        if s.kind == DEAL:
            good = action - GOOD
            s.deck[good] -= 1
            s.hands[s.to_deal * GOODS + good] += 1
            s.sizes[s.to_deal] += 1
            told.append((0, 1 << s.to_deal, s.to_deal, good))
            while s.to_deal < 3 and s.sizes[s.to_deal] == 4:
                s.to_deal += 1
            if s.to_deal == 3:
                s.to_deal = 0
                s.seat, s.kind = 0, TURN
        elif action >= OFFER:
            partner, give, want = (action - OFFER) // 9, (action - OFFER) % 9 // 3, (action - OFFER) % 3
            both = 1 << seat | 1 << partner
            told.append((1, both, seat, partner, give, want))
            s.countered = 1 if s.kind == ANSWER else 0
            s.terms, s.terms_seen = [give, want], [both, both]
            s.partner, s.seat, s.kind = seat, partner, ANSWER
        elif action == AGREE:
            give, want = s.terms
            for player, gets, loses in ((seat, give, want), (s.partner, want, give)):
                s.hands[player * GOODS + gets] += 1
                s.hands[player * GOODS + loses] -= 1
            told.append((2, EVERYONE, seat, s.partner))
            self._end_turn(s)
        else:
            told.append((3, EVERYONE, seat))
            self._end_turn(s)

    def _end_turn(self, s):
        s.terms, s.terms_seen, s.partner, s.countered = [], [], -1, 0
        s.turn += 1
        s.seat, s.kind = (OVER, 0) if s.turn == 6 else (s.turn % 3, TURN)

    def scores(self, s):
        return [max(s.hands[seat * GOODS : seat * GOODS + GOODS]) for seat in range(3)]

    def ranks(self, s):
        scores = self.scores(s)
        return [1 + sum(other > score for other in scores) for score in scores]

    def reason(self, s):
        return "turns"

    def check(self, s):
        totals = [s.deck[good] + sum(s.hands[seat * GOODS + good] for seat in range(3)) for good in range(GOODS)]
        broken = [Breach("1a", f"{n} of good {good}") for good, n in enumerate(totals) if n != COPIES]
        if s.kind == ANSWER and s.hands[s.partner * GOODS + s.terms[0]] <= 0:
            broken.append(Breach("1c", "an offer of something that is not held"))
        return broken

    def resample(self, view, seat, random):
        """By trying deals until the offer that is on the table could have been made."""
        known = None if seat is None else view.hands[seat * GOODS : seat * GOODS + GOODS]
        while True:
            s = view.copy()
            pool = [good for good in range(GOODS) for _ in range(COPIES)]
            for good in range(GOODS if known else 0):
                for _ in range(known[good]):
                    pool.remove(good)
            for other in range(3):
                if other != seat:
                    s.hands[other * GOODS : other * GOODS + GOODS] = [0] * GOODS
                    for _ in range(s.sizes[other]):
                        s.hands[other * GOODS + pool.pop(int(random() * len(pool)))] += 1
            s.deck = [pool.count(good) for good in range(GOODS)]
            s.terms = [int(random() * GOODS) if term < 0 else term for term in s.terms]
            if s.kind != ANSWER or s.hands[s.partner * GOODS + s.terms[0]] > 0:
                return s
