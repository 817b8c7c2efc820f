"""How likely each corporation is to win Lander, and what its player should look at."""

from __future__ import annotations

from typing import Final

from landtake.core.game import Game
from landtake.core.state import CHANCE, OVER, State
from landtake.games.lander import ops
from landtake.games.lander.bot_haggle import Haggler
from landtake.games.lander.bot_holdings import EVERYBODY, Holdings, alike
from landtake.games.lander.bot_orders import Adviser
from landtake.games.lander.bot_weights import KNOWHOW, Weights
from landtake.games.lander.bot_worth import Outlook, by_team, win_chances, worth, years_left
from landtake.games.lander.config import PLANNED
from landtake.games.lander.rules import Lander
from landtake.games.lander.rules_free import JUNK, MOVE
from landtake.games.lander.rules_official import NEGOTIATE, OBSERVE, TIME_OUT
from landtake.games.lander.state import Table
from landtake.games.lander.tables import CARD, CARDS, FACE_VALUES, SECTOR, SITE
from landtake.parts.judge import Judge, win_shares
from landtake.parts.knowhow import Knowhow

UNSETTLED: Final[list[bool]] = [
    kind
    in (
        ops.K_RESPOND, ops.K_UPGRADE, ops.K_ROLE, ops.K_RETURN, ops.K_PROMOTE, ops.K_VICTIM, ops.K_RAZE, ops.K_TAKE, ops.K_SWAP_OWN,
        ops.K_SWAP_OTHER, ops.K_FROM, ops.K_TO, ops.K_RETILE, ops.K_FORCE_FIELD, ops.K_STORAGE, ops.K_MEDIPACK, ops.K_TARGET,
        ops.K_CARD_SIDE, ops.K_BOOST, ops.K_CLASS, ops.K_GIVE, ops.K_ITEM, ops.K_PLACE, ops.K_SIDE, ops.K_STEAL, ops.K_SPILL,
        ops.K_STEAL_CARD, ops.K_DISCOUNT, ops.K_COLOUR, ops.K_PAY_OR,
    )
    for kind in range(ops.ASKS)
]  # fmt: skip
"""Questions in the middle of an order or a card, whose value only shows when they are answered."""

PLAIN_TO_SEE: Final[list[bool]] = [
    kind
    in (
        ops.K_ROLE, ops.K_RETURN, ops.K_PROMOTE, ops.K_GAIN, ops.K_DISCOUNT, ops.K_RAZE, ops.K_TAKE, ops.K_FROM, ops.K_TO,
        ops.K_VICTIM, ops.K_BOOST, ops.K_CLASS,
    )
    for kind in range(ops.ASKS)
]  # fmt: skip
"""Questions that a look at the position after each answer settles, so that nobody needs to search."""

SETTLING: Final = 16
"""So many answers are guessed at most before a position is judged as it is."""

AGAINST: Final[list[bool]] = [
    kind in (ops.K_RESPOND, ops.K_RAZE, ops.K_TAKE, ops.K_VICTIM, ops.K_TARGET, ops.K_STEAL, ops.K_SWAP_OTHER) for kind in range(ops.ASKS)
]
"""Questions whose answers do something to others."""

IDLE: Final[list[int]] = [NEGOTIATE, OBSERVE, TIME_OUT, MOVE, JUNK]
"""Orders that only wait, or move and discard Items, in which there is nothing to be seen without a plan for them."""

WON: Final = 100.0
"""More stars than anybody can expect."""


class LanderJudge(Judge):
    """Judges Lander by the stars that each corporation may expect in the end."""

    def __init__(self, game: Game, style: str = "") -> None:
        super().__init__(game, style)
        assert isinstance(game, Lander)
        self.config = game.config
        self.weights = Weights(style, self.config.variant != PLANNED)
        self.adviser = Adviser(self.config, self.weights)
        self.haggler = Haggler(self.config, self.weights, self.adviser.talk)
        self.counted_of: Table | None = None
        self.counted: Holdings | None = None
        self.worlds = 1
        self.nodes = 60

    def knowhow(self) -> Knowhow:
        return KNOWHOW

    def quiet(self, state: State) -> bool:
        """What is drawn is valued by its average; only the lot that breaks a tie is drawn."""
        return state.seat != CHANCE or state.kind != ops.K_TIE

    def shortlist(self, state: State, seat: int, options: list[int]) -> list[int]:
        assert isinstance(state, Table)
        found = self.adviser.shortlist(state, seat, options)
        if len(found) > 1 and self.seat >= 0 and PLAIN_TO_SEE[state.kind]:
            return [self.best(state, seat, found)]
        return found

    def candidates(self, state: State, seat: int, options: list[int]) -> list[int]:
        """Nearly all orders: what looks useless at a glance, or can be done later, may be what the turn is for."""
        found = self.shortlist(state, seat, options)
        if state.kind != ops.K_ORDER or found[0] == NEGOTIATE or self.config.variant != PLANNED:
            return found
        return found + [option for option in options if option not in found and option not in IDLE]

    def foresee(self, state: State, seat: int, options: list[int]) -> int:
        """In a Negotiation, what the others would agree to."""
        assert isinstance(state, Table)
        if state.kind == ops.K_ORDER and self.adviser.busy(state, seat):
            return -1
        return self.haggler.advise(state, seat, options)

    def best(self, state: Table, seat: int, options: list[int]) -> int:
        """The option after which a seat may expect most stars itself; where it is about others, most more than any of them."""
        best = options[0]
        most = -2.0 * WON
        about = about_others(state.kind, options)
        before = self.holdings(state)
        rival = self.rival(state, seat, before) if about else 0.0
        for option in options:
            after = state.copy()
            self.game.apply(after, seat, option, None)
            self.settle(after)
            against = AGAINST[state.kind] or CARD <= option < CARD + CARDS
            if alike(state, after):
                held = before
            else:
                held = Holdings(self.config, after, EVERYBODY if against else seat)
            value = self.expected(after, seat, held)
            if after.seat != OVER:
                value -= self.rival(after, seat, held) if against else rival
            if value > most:
                most = value
                best = option
        return best

    def holdings(self, s: Table) -> Holdings:
        """What everybody holds, counted anew only if that has changed since the last question."""
        if self.counted is None or self.counted_of is None or not alike(self.counted_of, s):
            self.counted_of = s.copy()
            self.counted = Holdings(self.config, s)
        return self.counted

    def expected(self, s: Table, seat: int, held: Holdings) -> float:
        """The stars that a seat may expect by what it sees itself; once the game is over, all or none."""
        if s.seat == OVER:
            return WON * win_shares(self.game.ranks(s))[seat]
        return worth(self.config, self.weights, s, seat, held, Outlook(self.config, s))

    def rival(self, s: Table, seat: int, held: Holdings) -> float:
        """The stars that the best of a seat's opponents may expect by what everybody sees."""
        g = self.config
        ahead = Outlook(g, s)
        best = -WON
        for other in range(g.seats):
            if g.opposed(seat, other):
                best = max(best, worth(g, self.weights, s, other, held, ahead, False))
        return best

    def steps(self, state: State, seat: int, options: list[int]) -> list[int]:
        """What looks best to the seat that is asked, by what it sees itself."""
        assert isinstance(state, Table)
        return [self.best(state, seat, options)]

    def order(self, state: State, seat: int, options: list[int]) -> list[float]:
        """The chances right after each option, with what it begins carried out."""
        game = self.game
        found: list[float] = []
        for option in options:
            after = state.copy()
            game.apply(after, seat, option, None)
            if after.seat == OVER:
                found.append(win_shares(game.ranks(after))[seat])
            else:
                found.append(self.evaluate(after)[seat])
        return found

    def turn(self, state: State) -> int:
        assert isinstance(state, Table)
        number = state.year * 512
        for turns in state.turns:
            number += turns
        return number

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, Table)
        s = self.settled(state) if UNSETTLED[state.kind] and state.seat != OVER else state
        return self.chances(s, self.stars(s))

    def settled(self, state: Table) -> Table:
        """A copy in which what has been begun is carried out."""
        s = state.copy()
        self.settle(s)
        return s

    def settle(self, s: Table) -> None:
        """Carry out what has been begun, with likely answers and nobody responding."""
        game = self.game
        for _ in range(SETTLING):
            if s.seat == OVER or not UNSETTLED[s.kind]:
                break
            options = game.options(s, s.seat)
            game.apply(s, s.seat, options[0] if len(options) == 1 else likely(s, s.seat, options), None)

    def stars(self, s: Table) -> list[float]:
        """The stars that each player may expect; with teams those of the team."""
        g = self.config
        held = Holdings(g, s)
        ahead = Outlook(g, s)
        me = self.seat
        found = [worth(g, self.weights, s, seat, held, ahead, me < 0 or seat == me) for seat in range(g.seats)]
        return by_team(g, found)

    def chances(self, s: Table, stars: list[float]) -> list[float]:
        """Win chances by the stars that are expected: the more years are left the less they tell."""
        return win_chances(self.weights, stars, years_left(self.config, s, False))


def about_others(kind: int, options: list[int]) -> bool:
    """Whether some of the answers to a question may do something to others."""
    if AGAINST[kind]:
        return True
    for option in options:  # noqa: SIM110 (a loop compiles well)
        if CARD <= option < CARD + CARDS:
            return True
    return False


def likely(s: Table, seat: int, options: list[int]) -> int:
    """What a player would probably answer: the richest sector of somebody else, or of one's own the one that gains most."""
    if not SECTOR <= options[-1] < SITE:
        return options[0]
    best = options[0]
    most = -99
    for action in options:
        tile = action - SECTOR
        if not 0 <= tile < len(s.tile_owner):
            continue
        level = s.tile_level[tile]
        face = s.tile_face[tile]
        now = FACE_VALUES[3 * face + level - 1] if level else 0
        if s.kind == ops.K_UPGRADE:
            gain = FACE_VALUES[3 * face + level] - now
        else:
            gain = -now if s.tile_owner[tile] == seat else now
        if gain > most:
            most = gain
            best = action
    return best
