"""Lander: the questions that its rulebook answers. The rules themselves stand in the modules named rules_*."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from landtake.core.game import Event, EventKind, Game, Json, Kind
from landtake.core.rule import Breach
from landtake.core.state import State
from landtake.games.lander import cite, events, invariants, ops
from landtake.games.lander.config import Config
from landtake.games.lander.ops import WIDTH
from landtake.games.lander.rules_accolades import team_stars
from landtake.games.lander.rules_base import RUNNING, Out
from landtake.games.lander.rules_deal import deal_again
from landtake.games.lander.rules_draw import draw_weights
from landtake.games.lander.rules_hand import purse_weights
from landtake.games.lander.rules_planet import face_weights
from landtake.games.lander.rules_secrets import audience, outline
from landtake.games.lander.rules_standing import answer_by_order, answer_when_overdue, order_problem
from landtake.games.lander.rules_table import ANSWERS, CANDIDATES, DO, REFUSALS
from landtake.games.lander.rules_theft import steal_card_weights
from landtake.games.lander.rules_year import REASONS, set_up
from landtake.games.lander.state import Table
from landtake.games.lander.tables import ACTIONS

_HIDDEN: Final = False
_WINDOW: Final = True

KINDS: Final = (
    Kind("governor", "2a"),
    Kind("sector-draw", "2b"),
    Kind("first-claim", "2c"),
    Kind("crew-draw", "6.2a", _HIDDEN),
    Kind("leader", "2d"),
    Kind("accolade-draw", "13a"),
    Kind("mission-draw", "1.3e", _HIDDEN),
    Kind("colour", "12.3c"),
    Kind("card-draw", "10d", _HIDDEN),
    Kind("event-draw", "11d"),
    Kind("order", "4.1a", _HIDDEN),
    Kind("convert", "4.2c", _HIDDEN),
    Kind("exchange", "4.2d", _HIDDEN),
    Kind("upgrade", "5.3b", _HIDDEN),
    Kind("keep-sector", "5.2a"),
    Kind("place-sector", "5.2b"),
    Kind("claim", "5.2c"),
    Kind("newcomer", "6.3b"),
    Kind("return", "6.3c"),
    Kind("promote", "6.4c"),
    Kind("training-side", "7a"),
    Kind("attach-where", "8.1b"),
    Kind("move-item", "8.1d"),
    Kind("discard-item", "8.1f"),
    Kind("gain", "18f"),
    Kind("lose-resource", "18g", _HIDDEN),
    Kind("discard", "4.2b", _HIDDEN),
    Kind("drop-drawn", "18b", _HIDDEN),
    Kind("deck", "10c"),
    Kind("ability", "6.5e", _HIDDEN),
    Kind("action-side", "9.1c", _HIDDEN),
    Kind("target", "9.2b", _HIDDEN),
    Kind("respond", "9.3b", _HIDDEN, _WINDOW),
    Kind("anytime", "9.4a", _HIDDEN, _WINDOW),
    Kind("event-option", "11b", _HIDDEN),
    Kind("pay-or", "11e", _HIDDEN),
    Kind("may", "4.3c"),
    Kind("victim", "6.4a"),
    Kind("shelve", "6.3d"),
    Kind("revive", "6.4f"),
    Kind("lead", "6.3f"),
    Kind("unlearn", "7f"),
    Kind("raze", "5.4b"),
    Kind("take-sector", "5.4b"),
    Kind("swap-own", "5.4b"),
    Kind("swap-other", "5.4b"),
    Kind("move-from", "5.3a"),
    Kind("move-to", "5.1a"),
    Kind("retile", "5.4a"),
    Kind("force-field", "8.2f"),
    Kind("mobile-storage", "8.2d"),
    Kind("medipack", "8.2e"),
    Kind("pick-player", "11i"),
    Kind("pick-players", "18c"),
    Kind("boost", "9.1e"),
    Kind("class", "6.5e"),
    Kind("replace-mission", "12.2a"),
    Kind("private-mission", "12.2a", _HIDDEN),
    Kind("reorder", "12.2b"),
    Kind("stack", "6.2b", _HIDDEN),
    Kind("peek", "18d", _HIDDEN),
    Kind("fetch", "10e"),
    Kind("look", "1.4a", _HIDDEN),
    Kind("give-back", "4.2b", _HIDDEN),
    Kind("steal", "18d", _HIDDEN),
    Kind("steal-card", "18d", _HIDDEN),
    Kind("spill", "18d", _HIDDEN),
    Kind("take-item", "8.3d"),
    Kind("attach-drawn", "11h", _HIDDEN),
    Kind("attach-one", "4.2a", _HIDDEN),
    Kind("sell", "6.5e", _HIDDEN),
    Kind("give", "18g", _HIDDEN),
    Kind("purge", "9.1d"),
    Kind("discount", "12.3e", _HIDDEN),
    Kind("complete", "12.3a", _HIDDEN),
    Kind("salvage", "6.5e"),
    Kind("best-sector", "11j"),
    Kind("reset-marker", "4.2d"),
    Kind("setup-order", "2h", _HIDDEN),
    Kind("request", "10.2a", _HIDDEN),
    Kind("willing", "10.2b", _HIDDEN),
    Kind("partner", "10.2b"),
    Kind("collateral", "10.2c", _HIDDEN),
    Kind("lay", "10.2d", _HIDDEN),
    Kind("offer", "10.2e", _HIDDEN),
    Kind("answer", "10.2f", _HIDDEN),
    Kind("tie-break", "14e"),
    Kind("swap-private", "18d", _HIDDEN),
)


class Lander(Game):
    """Corporations on Kaimas-2."""

    def __init__(self, seats: int, settings: Mapping[str, Json], version: int) -> None:
        super().__init__(seats, settings, version)
        self.config = Config(seats, settings)

    def kinds(self) -> tuple[Kind, ...]:
        return KINDS

    def event_kinds(self) -> tuple[EventKind, ...]:
        return events.KINDS

    def actions(self) -> Sequence[Json]:
        return ACTIONS

    def rules(self) -> tuple[str, ...]:
        return cite.IDS

    def setup(self) -> State:
        s = Table(self.seats)
        set_up(self.config, s)
        s.seat = RUNNING
        run(self.config, s, None)
        return s

    def options(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, Table)
        return options_of(self.config, state, seat)

    def weights(self, state: State) -> list[int]:
        assert isinstance(state, Table)
        return weights_of(self.config, state)

    def apply(self, state: State, seat: int, action: int, out: list[Event] | None = None) -> None:
        assert isinstance(state, Table)
        state.seat = RUNNING
        ANSWERS[state.kind](self.config, state, seat, action, out)
        run(self.config, state, out)

    def why_not(self, state: State, seat: int, action: int) -> int:
        assert isinstance(state, Table)
        return REFUSALS[state.kind](self.config, state, seat, action)

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, Table)
        return [team_stars(self.config, state, seat) for seat in range(self.seats)]

    def ranks(self, state: State) -> list[int]:
        """Winners come first, then more stars (14a)."""
        assert isinstance(state, Table)
        stars = self.scores(state)
        keys = [(state.winners >> seat & 1, stars[seat]) for seat in range(self.seats)]
        return [1 + len([1 for other in keys if other > mine]) for mine in keys]

    def reason(self, state: State) -> str:
        assert isinstance(state, Table)
        return REASONS[state.reason]

    def check(self, state: State) -> list[Breach]:
        assert isinstance(state, Table)
        return invariants.breaches(self.config, state)

    def resample(self, view: State, seat: int | None, random: Callable[[], float]) -> State:
        assert isinstance(view, Table)
        return deal_again(self.config, view, -1 if seat is None else seat, random)

    def audience(self, state: State, seat: int, action: int) -> int:
        assert isinstance(state, Table)
        return audience(state, seat, action)

    def outline(self, state: State, seat: int, action: int) -> Json:
        assert isinstance(state, Table)
        return outline(state, action)

    def standing(self, view: State, seat: int, order: Json) -> int:
        assert isinstance(view, Table)
        return answer_by_order(view, seat, order)

    def check_order(self, order: Json) -> str:
        return order_problem(order)

    def overdue(self, view: State, seat: int) -> int:
        assert isinstance(view, Table)
        return answer_when_overdue(self.config, view, seat)


def run(g: Config, s: Table, out: Out) -> None:
    """Carry out frames until somebody is asked or the game is over."""
    while s.seat == RUNNING:
        DO[s.stack[-WIDTH]](g, s, out)


EXACT: Final[list[bool]] = [
    kind
    in (
        ops.K_GOVERNOR, ops.K_FACE, ops.K_CREW, ops.K_ACCOLADE, ops.K_MISSION, ops.K_COLOUR, ops.K_DRAW, ops.K_EVENT, ops.K_ORDER,
        ops.K_KEEP_TILE, ops.K_SITE, ops.K_CLAIM, ops.K_ROLE, ops.K_GAIN, ops.K_DROP, ops.K_MAY, ops.K_REVIVE, ops.K_FORCE_FIELD,
        ops.K_STORAGE, ops.K_MEDIPACK, ops.K_CLASS, ops.K_REPLACE, ops.K_PRIVATE, ops.K_REORDER, ops.K_STACK, ops.K_PEEK, ops.K_SEEN,
        ops.K_REQUEST, ops.K_STEAL, ops.K_STEAL_CARD, ops.K_SPILL, ops.K_RESET, ops.K_TIE, ops.K_SWAP_PRIVATE, ops.K_ABILITY,
    )
    for kind in range(ops.ASKS)
]  # fmt: skip
"""The kinds whose candidates are all legal."""


def options_of(g: Config, s: Table, seat: int) -> list[int]:
    """The legal answers to what is asked now."""
    kind = s.kind
    found = CANDIDATES[kind](g, s, seat)
    if EXACT[kind]:
        return found
    refusal = REFUSALS[kind]
    return [action for action in found if refusal(g, s, seat, action) == 0]


def weights_of(g: Config, s: Table) -> list[int]:
    """How likely the outcomes of chance are; empty if all are alike."""
    kind = s.kind
    if kind == ops.K_DRAW:
        return draw_weights(s)
    if kind == ops.K_FACE:
        return face_weights(s, options_of(g, s, -1))
    if kind in (ops.K_STEAL, ops.K_SPILL):
        return purse_weights(s, options_of(g, s, -1))
    if kind == ops.K_STEAL_CARD:
        return steal_card_weights(s, options_of(g, s, -1))
    return []
