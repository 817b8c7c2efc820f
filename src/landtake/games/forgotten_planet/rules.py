"""The Forgotten Planet's rules as a game: what is asked, answered and refused. The ids are those of RULES.md."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from landtake.core.game import Event, EventKind, Game, Json, Kind
from landtake.core.rule import Breach
from landtake.core.state import EVERYONE, State
from landtake.games.forgotten_planet import cite, invariants, notation, rules_score
from landtake.games.forgotten_planet.rules_bases import (
    begin_payment,
    concentrate,
    consume,
    pay,
    pay_options,
    pay_refusal,
    sell,
)
from landtake.games.forgotten_planet.rules_choices import (
    act_options,
    act_refusal,
    do_robot_action,
    robot_action_refusal,
    robot_options,
    roll_options,
    roll_weights,
    tile_options,
    use_robot,
)
from landtake.games.forgotten_planet.rules_kinds import (
    ASK_ACT,
    ASK_CUBE,
    ASK_ORDER,
    ASK_PAY,
    ASK_ROBOT,
    ASK_ROLL,
    ASK_SECRET,
    ASK_SHARE,
    ASK_STORE,
    ASK_TILE,
    EVENTS,
    KINDS,
    REASONS,
)
from landtake.games.forgotten_planet.rules_robots import can_come_up, lay_rolled, roll
from landtake.games.forgotten_planet.rules_setup import begin, do_setup, imagine, setup_options, setup_refusal
from landtake.games.forgotten_planet.rules_stock import FOR_A_ROBOT
from landtake.games.forgotten_planet.rules_turn import begin_turn, choose_cube, end_actions, give
from landtake.games.forgotten_planet.state import NONE, Table
from landtake.games.forgotten_planet.tables import (
    ACTIONS,
    BUILD,
    CONCENTRATE,
    CONSUME,
    CUBE,
    GIVE,
    MAX_STORE,
    MOVE,
    PAY,
    ROBOT,
    ROLL,
    ROW,
    SELL,
    SPOT,
    STORE,
    TILE,
)
from landtake.games.forgotten_planet.terms import Terms


class ForgottenPlanet(Game):
    """Miners lay metal floors over a planet and fight for its mines with robots, bases and walls."""

    def __init__(self, seats: int, settings: Mapping[str, Json], version: int) -> None:
        super().__init__(seats, settings, version)
        self.terms = Terms(seats, settings)

    def kinds(self) -> tuple[Kind, ...]:
        return KINDS

    def event_kinds(self) -> tuple[EventKind, ...]:
        return EVENTS

    def actions(self) -> Sequence[Json]:
        return ACTIONS

    def rules(self) -> tuple[str, ...]:
        return cite.IDS

    def setup(self) -> State:
        return begin(self.terms)

    def options(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, Table)
        kind = state.kind
        if kind == ASK_ACT:
            return act_options(self.terms, state, seat)
        if kind == ASK_ROBOT:
            return robot_options(self.terms, state, seat)
        if kind == ASK_ROLL:
            return roll_options(self.terms, state)
        if kind == ASK_PAY:
            return pay_options(self.terms, state, seat)
        if kind == ASK_STORE:
            return [STORE + count for count in range(min(MAX_STORE, state.energy) + 1)]
        if kind == ASK_CUBE:
            return [CUBE, CUBE + 1, CUBE + 2]
        if kind == ASK_TILE:
            return tile_options(self.terms, state)
        if kind == ASK_SHARE:
            return [GIVE + ally for ally in range(self.seats) if gets_shared(state, ally)]
        return setup_options(self.terms, state, seat)

    def weights(self, state: State) -> list[int]:
        assert isinstance(state, Table)
        return roll_weights(self.terms, state) if state.kind == ASK_ROLL else []

    def apply(self, state: State, seat: int, action: int, out: list[Event] | None = None) -> None:
        assert isinstance(state, Table)
        kind = state.kind
        if kind == ASK_ACT:
            begin_action(self.terms, state, seat, action, out)
        elif kind == ASK_ROBOT:
            do_robot_action(self.terms, state, seat, action, out)
        elif kind == ASK_ROLL:
            roll(self.terms, state, action - ROLL, out)
        elif kind == ASK_PAY:
            pay(self.terms, state, seat, action, out)
        elif kind == ASK_STORE:
            end_actions(self.terms, state, action - STORE, out)
        elif kind == ASK_CUBE:
            choose_cube(self.terms, state, seat, action - CUBE, out)
        elif kind == ASK_TILE:
            lay_rolled(self.terms, state, action - TILE, out)
        elif kind == ASK_SHARE:
            give(self.terms, state, seat, action - GIVE, out)
        else:
            do_setup(self.terms, state, seat, action, out)

    def why_not(self, state: State, seat: int, action: int) -> int:
        assert isinstance(state, Table)
        kind = state.kind
        if kind == ASK_ACT:
            return act_refusal(self.terms, state, seat, action)
        if kind == ASK_ROBOT:
            return robot_action_refusal(self.terms, state, seat, action)
        if kind == ASK_ROLL and ROLL <= action < TILE:
            return 0 if can_come_up(self.terms, state, action - ROLL) else cite.ROLL_AGAIN
        if kind == ASK_TILE and TILE <= action < CUBE:
            return 0 if can_come_up(self.terms, state, action - TILE) else cite.ROLL_AGAIN
        if kind == ASK_PAY and PAY <= action < SELL:
            return pay_refusal(self.terms, state, seat, action)
        if kind == ASK_STORE and STORE <= action < ROLL:
            return 0 if action - STORE <= state.energy else cite.STORE
        if kind == ASK_CUBE and CUBE <= action < GIVE:
            return 0
        if kind == ASK_SHARE and GIVE <= action < ROW:
            return 0 if gets_shared(state, action - GIVE) else cite.GIVE_TO_ALLY
        if kind < ASK_ORDER:
            return cite.ANSWER_WHAT_IS_ASKED
        return setup_refusal(self.terms, state, seat, action)

    # 8 The end

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, Table)
        return rules_score.scores(self.terms, state)

    def ranks(self, state: State) -> list[int]:
        assert isinstance(state, Table)
        return rules_score.ranks(self.terms, state)

    def reason(self, state: State) -> str:
        assert isinstance(state, Table)
        return REASONS[state.reason]

    # What is hidden, and positions that were written down

    def audience(self, state: State, seat: int, action: int) -> int:
        return 1 << seat if state.kind == ASK_SECRET else EVERYONE  # 11b

    def resample(self, view: State, seat: int | None, random: Callable[[], float]) -> State:
        world = view.copy()
        assert isinstance(world, Table)
        imagine(self.terms, world, NONE if seat is None else seat, random)
        return world

    def check(self, state: State) -> list[Breach]:
        assert isinstance(state, Table)
        return invariants.breaches(self.terms, state)

    def write(self, state: State) -> dict[str, Json]:
        assert isinstance(state, Table)
        return notation.write(self.terms, state, KINDS)

    def read(self, document: Mapping[str, Json]) -> State:
        s = notation.read(self.terms, begin(self.terms), document, KINDS)
        if document and "kind" not in document.get("asks", {}):
            resume(self.terms, s)
        return s


def resume(g: Terms, s: Table) -> None:
    """Begin the active player's turn in a position that was written down; energy that is named there counts."""
    energy = s.energy
    s.turn -= 1
    begin_turn(g, s, None)
    if energy:
        s.energy = energy


def gets_shared(s: Table, seat: int) -> bool:
    """Whether the tile that is asked about may be given to a seat: it lies between the bases of that seat's alliance (9g)."""
    return seat % 2 == s.shared[s.pending[0]] - 1


def begin_action(g: Terms, s: Table, seat: int, action: int, out: list[Event] | None) -> None:
    """Use a robot, let a base act, or end the actions (5a)."""
    if action < MOVE:
        use_robot(s, seat, g.cell[action - ROBOT])
    elif action < SPOT:
        s.spot = g.cell[action - BUILD]
        begin_payment(s, FOR_A_ROBOT)
    elif action == SELL:
        sell(g, s, seat, out)
    elif action == CONSUME:
        consume(g, s, seat, out)
    elif action >= CONCENTRATE:
        concentrate(g, s, seat, action - CONCENTRATE, out)
    else:
        s.kind = ASK_STORE
