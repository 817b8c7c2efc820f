"""A toy with hidden hands, simultaneous secret choices, and a deck bottom whose order one player knows."""

from landtake.core.game import EventKind, Game, Kind
from landtake.core.rule import Breach
from landtake.core.state import CHANCE, EVERYONE, OVER, State, declare, nobody, owner, public, shown

KINDS = 4
COPIES = 3
DEAL, CHOOSE, PEEK, BURY = range(4)
CARD = 0
KEEP = KINDS


class Table(State):
    def __init__(self, seats: int = 2) -> None:
        super().__init__()
        self.round = 0
        self.points = [0] * seats
        self.sizes = [0] * seats
        self.discard = [0] * KINDS
        self.deck_size = 0
        self.deck = [0] * KINDS
        self.queue: list[int] = []
        self.queue_seen: list[int] = []
        self.hands = [0] * (KINDS * seats)
        self.chosen = [0] * seats
        self.peek = [0] * seats
        self.to_deal = 0
        self.winner = -1

    def fields(self):
        return FIELDS


FIELDS = declare(
    public("round", "points", "sizes", "discard", "deck_size", "queue_seen", "to_deal", "winner"),
    nobody("deck"),
    owner("hands", per=KINDS),
    owner("chosen", "peek"),
    shown("queue", to="queue_seen"),
)


class Duel(Game):
    hand_mark = "owner"

    def kinds(self):
        return (Kind("deal", "1a", open=False), Kind("choose", "1b", open=False), Kind("peek", "2a", open=False), Kind("bury", "2a"))

    def event_kinds(self):
        return (
            EventKind("dealt", "seat", "card", public=1),
            EventKind("shown", "seat", "card"),
            EventKind("peeked", "seat", "card", public=1),
            EventKind("buried", "seat", "card", public=1),
        )

    def actions(self):
        return ACTIONS

    def rules(self):
        return ("", "2b", "1c", "2c")

    def setup(self):
        s = Table(self.seats)
        s.deck = [COPIES] * KINDS
        s.deck_size = KINDS * COPIES
        s.seat, s.kind = CHANCE, DEAL
        return s

    def options(self, s, seat):
        if s.kind == CHOOSE:
            return [CARD + k for k in range(KINDS) if s.hands[seat * KINDS + k] > 0]
        if s.kind == BURY:
            return [KEEP, KEEP + 1]
        return [CARD + k for k in range(KINDS) if s.deck[k] > 0]

    def weights(self, s):
        return [count for count in s.deck if count > 0]

    def audience(self, s, seat, action):
        if s.kind == DEAL:
            return 1 << s.to_deal
        if s.kind == PEEK:
            return 1 << s.winner
        last = s.asked == 1 << seat  # whose answer makes all cards be shown
        return 1 << seat if s.kind == CHOOSE and not last else EVERYONE

    def apply(self, s, seat, action, out=None):
        told = [] if out is None else out
        if s.kind == DEAL:
            self._gain(s, s.to_deal, action)
            s.deck[action] -= 1
            s.deck_size -= 1
            told.append((0, 1 << s.to_deal, s.to_deal, action))
            self._deal_on(s)
        elif s.kind == CHOOSE:
            s.chosen[seat] = 1 + action
            s.asked &= ~(1 << seat)
            if s.asked:
                s.seat = (s.asked & -s.asked).bit_length() - 1
            else:
                self._show(s, told)
        elif s.kind == PEEK:
            s.deck[action] -= 1
            s.deck_size -= 1
            s.peek[s.winner] = 1 + action
            told.append((2, 1 << s.winner, s.winner, action))
            s.seat, s.kind = s.winner, BURY
        else:
            card = s.peek[seat] - 1
            s.peek[seat] = 0
            if action == KEEP:
                self._gain(s, seat, card)
            else:
                s.queue.append(card)
                s.queue_seen.append(1 << seat)
            told.append((3, 1 << seat, seat, card))
            s.winner = -1
            self._next_round(s)

    def _gain(self, s, seat, card):
        s.hands[seat * KINDS + card] += 1
        s.sizes[seat] += 1

    def _deal_on(self, s):
        while s.to_deal < self.seats and s.sizes[s.to_deal] == 3:
            s.to_deal += 1
        if s.to_deal == self.seats:
            s.to_deal = 0
            self._ask_all(s)

    def _ask_all(self, s):
        s.kind = CHOOSE
        s.asked = (1 << self.seats) - 1
        s.seat = 0

    def _show(self, s, told):
        cards = [card - 1 for card in s.chosen]
        for seat, card in enumerate(cards):
            s.hands[seat * KINDS + card] -= 1
            s.sizes[seat] -= 1
            s.discard[card] += 1
            told.append((1, EVERYONE, seat, card))
        s.chosen = [0] * self.seats
        best = max(cards)
        if cards.count(best) == 1:
            s.winner = cards.index(best)
            s.points[s.winner] += 1
            if s.deck_size:
                s.seat, s.kind = CHANCE, PEEK
                return
            s.winner = -1
        self._next_round(s)

    def _next_round(self, s):
        s.round += 1
        if s.round == 3:
            s.seat, s.kind = OVER, 0
        else:
            self._ask_all(s)

    def why_not(self, s, seat, action):
        if s.kind == BURY:
            return 0 if action >= KEEP else 1
        if action >= KEEP:
            return 1
        return 0 if action in self.options(s, seat) else (2 if s.kind == CHOOSE else 3)

    def scores(self, s):
        return list(s.points)

    def ranks(self, s):
        return [1 + sum(other > points for other in s.points) for points in s.points]

    def reason(self, s):
        return "rounds"

    def read(self, document):
        from landtake.core.game import read_fields

        return read_fields(self.setup(), document)

    def check(self, s):
        broken = []
        for kind in range(KINDS):
            there = s.deck[kind] + s.discard[kind] + s.queue.count(kind)
            there += sum(s.hands[seat * KINDS + kind] for seat in range(self.seats))
            there += sum(card == 1 + kind for card in s.peek)
            if there != COPIES:
                broken.append(Breach("1a", f"there are {there} cards of kind {kind}"))
        return broken

    def resample(self, view, seat, random):
        s = view
        pool = [k for k in range(KINDS) for _ in range(COPIES - s.discard[k])]
        if seat is not None:
            for k in range(KINDS):
                for _ in range(s.hands[seat * KINDS + k]):
                    pool.remove(k)
            if s.peek[seat] > 0:
                pool.remove(s.peek[seat] - 1)
        for card in s.queue:
            if card >= 0:
                pool.remove(card)

        def draw():
            return pool.pop(int(random() * len(pool)))

        for other in range(self.seats):
            if other != seat:
                s.hands[other * KINDS : other * KINDS + KINDS] = [0] * KINDS
                s.chosen[other] = s.peek[other] = 0
                held = [draw() for _ in range(s.sizes[other])]
                for card in held:
                    s.hands[other * KINDS + card] += 1
                if s.kind == CHOOSE and not s.asked >> other & 1:
                    s.chosen[other] = 1 + held[int(random() * len(held))]
                if s.kind == BURY and s.seat == other:
                    s.peek[other] = 1 + draw()
        s.queue = [draw() if card < 0 else card for card in s.queue]
        s.deck = [pool.count(k) for k in range(KINDS)]
        return s


ACTIONS = [*({"card": k + 1} for k in range(KINDS)), {"peeked": "keep"}, {"peeked": "bury"}]


class OpenHands(Duel):
    """A planted leak: the declaration says that everyone sees the hands."""

    def setup(self):
        s = OpenTable(self.seats)
        plain = super().setup()
        for field in plain.fields():
            setattr(s, field.name, getattr(plain, field.name))
        return s


class OpenTable(Table):
    def fields(self):
        return OPEN_FIELDS


OPEN_FIELDS = declare(
    public("round", "points", "sizes", "discard", "deck_size", "queue_seen", "to_deal", "winner", "hands"),
    nobody("deck"),
    owner("chosen", "peek"),
    shown("queue", to="queue_seen"),
)


class TellingOptions(Duel):
    """A planted leak: a card may not be chosen while the next player holds the same, so options tell what is held."""

    def options(self, s, seat):
        plain = super().options(s, seat)
        if s.kind != CHOOSE:
            return plain
        other = (seat + 1) % self.seats
        return [card for card in plain if s.hands[other * KINDS + card] <= 0] or plain


class TellingRefusals(Duel):
    """A planted leak: the refusal of a card that one does not hold says whether the next player has it."""

    def why_not(self, s, seat, action):
        number = super().why_not(s, seat, action)
        other = (seat + 1) % self.seats
        return 3 if number == 2 and s.hands[other * KINDS + action] > 0 else number


class TellingEvents(Duel):
    """A planted leak: the event of a deal is told to everyone."""

    def apply(self, s, seat, action, out=None):
        told = []
        super().apply(s, seat, action, told)
        if out is not None:
            out.extend((event[0], EVERYONE, *event[2:]) for event in told)
