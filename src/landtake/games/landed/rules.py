"""Landed's rules: which step answers each question. The steps are in the modules beside this one, the ids in RULES.md."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from landtake.core.game import Event, EventKind, Game, Json, Kind
from landtake.core.rule import Breach
from landtake.core.state import CHANCE, EVERYONE, OVER, State
from landtake.games.landed import (
    cite,
    hidden,
    invariants,
    notation,
    rules_cards,
    rules_claim,
    rules_sign,
    rules_terraform,
    rules_turn,
)
from landtake.games.landed.claims import claim_options, claim_refusal, fulfil_options, fulfil_refusal
from landtake.games.landed.kinds import (
    ASK_ABILITY,
    ASK_ACTION,
    ASK_AFTER,
    ASK_COVER,
    ASK_DRAW_CONTRACT,
    ASK_DRAW_SATELLITE,
    ASK_DRAW_TILE,
    ASK_FACE,
    ASK_FIRST,
    ASK_FULFIL,
    ASK_KEEP,
    ASK_LIFT,
    ASK_MOVE,
    ASK_PLOT,
    ASK_START,
    ASK_STEAL,
    ASK_STOLEN,
    ASK_TILE,
    ASK_TURN,
    EVENTS,
    KINDS,
    REASONS,
)
from landtake.games.landed.rules_used import held_refusal
from landtake.games.landed.state import Table
from landtake.games.landed.tables import (
    ABILITY,
    ACTIONS,
    CLAIM,
    DRAW_CONTRACT,
    DRAW_SATELLITE,
    DRAW_TILE,
    END_TURN,
    FACE,
    FACE_OPTIONS,
    FIRST,
    FULFIL,
    KEEP_NONE,
    NO_ABILITY,
    NO_STEAL,
    PLAN,
    PLOT_COUNT,
    REDESIGN_CARD,
    SIGN,
    STEAL,
    TERRAFORM,
    TILE,
    TURN_OPTIONS,
    TWO_POINTS,
    USE,
)


class Landed(Game):
    """Rival terraforming companies lay tiles on a new planet and claim its areas for their contracts."""

    def __init__(self, seats: int, settings: Mapping[str, Json], version: int) -> None:
        super().__init__(seats, settings, version)
        unused = rules_turn.UNUSED_CARD if settings["score_card_at_end"] == "6+2" else 0
        self.score_card: int = rules_turn.SCORE_POINTS + unused
        """What a Score card is worth at the end (12b)."""

    def kinds(self) -> tuple[Kind, ...]:
        return KINDS

    def event_kinds(self) -> tuple[EventKind, ...]:
        return EVENTS

    def actions(self) -> Sequence[Json]:
        return ACTIONS

    def rules(self) -> tuple[str, ...]:
        return cite.IDS

    def setup(self) -> State:
        return rules_turn.new_table(self.seats)

    def options(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, Table)
        kind = state.kind
        if kind == ASK_ACTION:
            return action_options(state, seat)
        if kind == ASK_TILE:
            return [TILE + tile for tile in state.hands[seat]]
        if kind == ASK_PLOT:
            return plot_options(state, seat)
        if kind == ASK_FACE:
            return FACE_OPTIONS[state.laying[seat]]
        if kind == ASK_DRAW_TILE:
            return [DRAW_TILE + tile for tile in state.bag]
        if kind == ASK_AFTER:
            return after_options(state, seat)
        if kind == ASK_DRAW_CONTRACT:
            return [DRAW_CONTRACT + contract for contract in state.deck]
        if kind == ASK_KEEP:
            return rules_sign.keep_options(state, seat)
        if kind == ASK_DRAW_SATELLITE:
            return card_options(state.orbit)
        if kind == ASK_FULFIL:
            return fulfil_options(state, seat, state.edge)
        if kind == ASK_ABILITY:
            return [ABILITY, NO_ABILITY]
        if kind == ASK_START:
            return rules_sign.pairs_of(state.contracts[seat])
        if kind == ASK_COVER:
            return rules_terraform.cover_options(state)
        if kind == ASK_LIFT:
            return rules_cards.lift_options(state)
        if kind == ASK_MOVE:
            return rules_cards.move_options(state)
        if kind == ASK_TURN:
            tile = state.tile_at[state.lifted]
            return TURN_OPTIONS[tile * 2 + state.face[tile] // 6]
        if kind == ASK_STEAL:
            return [STEAL + each for each in range(self.seats) if rules_terraform.steal_refusal(state, seat, each) == 0] + [NO_STEAL]
        if kind == ASK_STOLEN:
            return card_options(state.cards[state.robbed])
        return [FIRST + each for each in range(self.seats)]

    def weights(self, state: State) -> list[int]:
        assert isinstance(state, Table)
        if state.kind == ASK_DRAW_SATELLITE:
            return card_weights(state.orbit)
        if state.kind == ASK_STOLEN:
            return card_weights(state.cards[state.robbed])
        return []

    def apply(self, state: State, seat: int, action: int, out: list[Event] | None = None) -> None:
        assert isinstance(state, Table)
        kind = state.kind
        if kind in (ASK_ACTION, ASK_AFTER):
            choose(state, action, out)
        elif kind == ASK_TILE:
            rules_terraform.choose_tile(state, action - TILE)
        elif kind == ASK_PLOT:
            if action == USE + REDESIGN_CARD:
                rules_terraform.begin_cover(state)
            else:
                rules_terraform.choose_plot(state, action)
        elif kind == ASK_FACE:
            rules_terraform.lay_tile(state, action - FACE, out)
        elif kind == ASK_DRAW_TILE:
            rules_turn.tile_drawn(state, action - DRAW_TILE, out)
        elif kind == ASK_DRAW_CONTRACT:
            rules_turn.contract_drawn(state, action - DRAW_CONTRACT, out)
        elif kind == ASK_KEEP:
            rules_sign.keep(state, action, out)
        elif kind == ASK_DRAW_SATELLITE:
            rules_terraform.card_drawn(state, action - DRAW_SATELLITE, out)
        elif kind == ASK_FULFIL:
            rules_claim.fulfil(state, action - FULFIL, out)
        elif kind == ASK_ABILITY:
            if action == ABILITY:
                rules_claim.use_ability(state, out)
            else:
                rules_claim.decline_ability(state, out)
        elif kind == ASK_START:
            rules_turn.choose_start(state, seat, action, out)
        elif kind == ASK_COVER:
            rules_terraform.choose_plot(state, action)
        elif kind == ASK_LIFT:
            rules_cards.lift(state, action)
        elif kind == ASK_MOVE:
            rules_cards.choose_target(state, action)
        elif kind == ASK_TURN:
            rules_cards.move_tile(state, action - FACE, out)
        elif kind == ASK_STEAL:
            if action == NO_STEAL:
                rules_terraform.spare(state, out)
            else:
                rules_terraform.steal_from(state, action - STEAL)
        elif kind == ASK_STOLEN:
            rules_terraform.card_stolen(state, action - DRAW_SATELLITE, out)
        else:
            rules_turn.choose_first(state, action - FIRST, out)
        if state.seat == OVER:
            rules_turn.score_hands(state, self.score_card, out)

    def why_not(self, state: State, seat: int, action: int) -> int:
        assert isinstance(state, Table)
        return chance_refusal(state, action) if seat == CHANCE else refusal(state, seat, action)

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, Table)
        return state.points[:]

    def ranks(self, state: State) -> list[int]:
        assert isinstance(state, Table)
        return rules_turn.places(state)

    def reason(self, state: State) -> str:
        assert isinstance(state, Table)
        return REASONS[state.reason]

    def check(self, state: State) -> list[Breach]:
        assert isinstance(state, Table)
        return invariants.breaches(state)

    # 1i What is hidden

    def audience(self, state: State, seat: int, action: int) -> int:
        assert isinstance(state, Table)
        kind = state.kind
        if kind in (ASK_DRAW_TILE, ASK_DRAW_CONTRACT):
            return 1 << state.dealing
        if kind == ASK_DRAW_SATELLITE:
            return 1 << state.active
        if kind == ASK_STOLEN:
            return 1 << state.active | 1 << state.robbed
        if kind in (ASK_START, ASK_TILE, ASK_KEEP):
            return 1 << seat
        return EVERYONE

    def outline(self, state: State, seat: int, action: int) -> Json:
        return {"keep": len(rules_sign.kept(action))} if state.kind == ASK_KEEP else None

    def resample(self, view: State, seat: int | None, random: Callable[[], float]) -> State:
        assert isinstance(view, Table)
        return hidden.possible_world(view, seat, random)

    def read(self, document: Mapping[str, Json]) -> State:
        return notation.read(rules_turn.new_table(self.seats), document)


# what may be chosen


def action_options(s: Table, seat: int) -> list[int]:
    options = [CLAIM + edge for edge in claim_options(s, seat)]
    for action in (TERRAFORM, PLAN, SIGN, TWO_POINTS):
        if rules_cards.action_refusal(s, seat, action) == 0:
            options.append(action)
    for kind in rules_cards.usable_cards(s, seat):
        options.append(USE + kind)
    return options


def after_options(s: Table, seat: int) -> list[int]:
    options = [CLAIM + edge for edge in claim_options(s, seat)]
    for kind in rules_cards.usable_cards(s, seat):
        options.append(USE + kind)
    options.append(END_TURN)
    return options


def may_redesign(s: Table, seat: int) -> bool:
    """Whether the tile that is being laid may cover another (13e)."""
    return held_refusal(s, seat, REDESIGN_CARD) == 0 and len(rules_terraform.cover_options(s)) > 0


def plot_options(s: Table, seat: int) -> list[int]:
    options = s.free[:]
    if may_redesign(s, seat):
        options.append(USE + REDESIGN_CARD)
    return options


def card_options(cards: list[int]) -> list[int]:
    """The kinds that there are among cards in rising order, as outcomes of chance."""
    options: list[int] = []
    for index, kind in enumerate(cards):
        if index == 0 or cards[index - 1] != kind:
            options.append(DRAW_SATELLITE + kind)
    return options


def card_weights(cards: list[int]) -> list[int]:
    return [cards.count(option - DRAW_SATELLITE) for option in card_options(cards)]


def choose(s: Table, action: int, out: list[Event] | None) -> None:
    """Before or after the action: the action itself, a claim, a card, or the end of the turn."""
    if CLAIM <= action < FULFIL:
        rules_claim.begin_claim(s, action - CLAIM)
    elif action >= USE:
        rules_cards.use_card(s, action - USE, out)
    elif action == END_TURN:
        rules_turn.end_turn(s, out)
    else:
        rules_cards.take_action(s, action, out)


# why something may not be chosen


def refusal(s: Table, seat: int, action: int) -> int:
    """Why a seat that is asked may not take an action; 0 if it may."""
    kind = s.kind
    if kind in (ASK_ACTION, ASK_AFTER):
        return choice_refusal(s, seat, action)
    if kind == ASK_TILE and TILE <= action < FACE:
        return 0 if action - TILE in s.hands[seat] else cite.NOT_YOUR_TILE
    if kind == ASK_PLOT:
        return plot_refusal(s, seat, action)
    if kind == ASK_FACE and FACE <= action < CLAIM:
        return 0 if action in FACE_OPTIONS[s.laying[seat]] else cite.ANY_FACE
    if kind == ASK_FULFIL and FULFIL <= action < KEEP_NONE:
        return fulfil_refusal(s, seat, action - FULFIL)
    if kind == ASK_KEEP and KEEP_NONE <= action < TERRAFORM:
        return rules_sign.keep_refusal(s, seat, action)
    if kind == ASK_START and KEEP_NONE <= action < TERRAFORM:
        return rules_sign.start_refusal(s, seat, action)
    if kind == ASK_ABILITY and ABILITY <= action < STEAL:
        return 0
    if kind == ASK_STEAL and STEAL <= action < FIRST:
        return 0 if action == NO_STEAL else rules_terraform.steal_refusal(s, seat, action - STEAL)
    if kind == ASK_COVER and action < PLOT_COUNT:
        return rules_terraform.cover_refusal(s, action)
    if kind == ASK_LIFT and action < PLOT_COUNT:
        return rules_cards.lift_refusal(s, action)
    if kind == ASK_MOVE and action < PLOT_COUNT:
        return rules_cards.move_refusal(s, action)
    if kind == ASK_TURN and FACE <= action < CLAIM:
        tile = s.tile_at[s.lifted]
        return 0 if action in TURN_OPTIONS[tile * 2 + s.face[tile] // 6] else cite.MOVED_UPRIGHT
    return cite.IN_ORDER


def choice_refusal(s: Table, seat: int, action: int) -> int:
    """Why a seat may not choose this before (or after) its action; 0 if it may."""
    if CLAIM <= action < FULFIL:
        return claim_refusal(s, seat, action - CLAIM)
    if USE <= action < ABILITY:
        return rules_cards.card_refusal(s, seat, action - USE)
    if action == END_TURN:
        return 0 if s.acted else cite.ONE_ACTION
    if TERRAFORM <= action < END_TURN:
        return cite.ONE_ACTION if s.acted else rules_cards.action_refusal(s, seat, action)
    return cite.IN_ORDER


def plot_refusal(s: Table, seat: int, action: int) -> int:
    if action < PLOT_COUNT:
        return rules_terraform.plot_refusal(s, action)
    if action == USE + REDESIGN_CARD:
        held = held_refusal(s, seat, REDESIGN_CARD)
        if held:
            return held
        return 0 if rules_terraform.cover_options(s) else cite.CUBE_ON_IT
    return cite.CARD_TIMING if USE <= action < ABILITY else cite.IN_ORDER


def chance_refusal(s: Table, action: int) -> int:
    """Why an outcome of chance is not possible; 0 if it is."""
    kind = s.kind
    if kind == ASK_DRAW_TILE and DRAW_TILE <= action < DRAW_CONTRACT:
        return 0 if action - DRAW_TILE in s.bag else cite.COMPONENTS
    if kind == ASK_DRAW_CONTRACT and DRAW_CONTRACT <= action < DRAW_SATELLITE:
        return 0 if action - DRAW_CONTRACT in s.deck else cite.COMPONENTS
    if kind == ASK_DRAW_SATELLITE and action >= DRAW_SATELLITE:
        return 0 if action - DRAW_SATELLITE in s.orbit else cite.COMPONENTS
    if kind == ASK_STOLEN and action >= DRAW_SATELLITE:
        return 0 if action - DRAW_SATELLITE in s.cards[s.robbed] else cite.STEAL
    if kind == ASK_FIRST and FIRST <= action < DRAW_TILE:
        return 0 if action - FIRST < len(s.points) else cite.FIRST_PLAYER
    return cite.IN_ORDER
