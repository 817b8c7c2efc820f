"""Landomy as a game: set-up, what is legal, what an action does, who has won. The ids are those of RULES.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from landtake.core.game import Event, EventKind, Game, Json, Kind
from landtake.core.rule import Breach
from landtake.core.state import CHANCE, EVERYONE, State
from landtake.games.landomy import asks, cite, invariants, notation, told
from landtake.games.landomy.data import PRINTED
from landtake.games.landomy.state import HOLDS, NORTH, NOWHERE, RESERVE, SOUTH, Table, empty
from landtake.games.landomy.tables import (
    ACTIONS,
    AIRSHIP,
    AIRSHIP_OPTIONS,
    ALL_MAPS,
    CENTRE,
    COUNT,
    COUNT_OPTIONS,
    DRAW,
    DRAW_OPTIONS,
    FACE_DOWN,
    FACE_UP,
    FIRST,
    ISLAND,
    PLACE_COUNT,
    PUSH,
    PUSH_OPTIONS,
    SECTOR,
    SECTOR_OPTIONS,
    STORM,
    STORM_OPTIONS,
)
from landtake.games.landomy.turn import (
    AIRSHIPS,
    MAP_ACTIONS,
    ON_ISLANDS,
    REASONS,
    Ties,
    begin_move,
    choose_first,
    count_refusal,
    draw_map,
    face_down_refusal,
    finish_action,
    islands_left,
    islands_of,
    lay_face_down,
    lay_map,
    map_options,
    map_refusal,
    move_ships,
    move_storm,
    place_ship,
    push_refusal,
    push_ship,
    pushable,
    put_island,
    resume,
    sector_refusal,
    settle,
    source_asked,
    storm_refusal,
    verify,
)


class Landomy(Game):
    """Two-player airships over nine islands; both tribes play alike (1d)."""

    def __init__(self, seats: int, settings: Mapping[str, Json], version: int) -> None:
        super().__init__(seats, settings, version)
        self.advanced = settings["setup"] == "advanced"
        isolated = settings["storms"] == "isolating"
        self.ties = Ties(isolated, isolated and settings["isolating"] == "both")
        self.first: str = settings["first"]

    def kinds(self) -> tuple[Kind, ...]:
        return asks.KINDS

    def event_kinds(self) -> tuple[EventKind, ...]:
        return told.EVENTS

    def actions(self) -> Sequence[Json]:
        return ACTIONS

    def rules(self) -> tuple[str, ...]:
        return cite.IDS

    # 2 Setting up

    def setup(self) -> State:
        s = empty()
        s.turn = 1
        s.unseen = ALL_MAPS
        s.storms = PRINTED.storms  # 2b
        if self.advanced:
            s.layout = (NOWHERE,) * CENTRE + (PRINTED.layout[CENTRE],) + (NOWHERE,) * CENTRE
            s.ships[RESERVE] = s.ships[HOLDS + RESERVE] = AIRSHIPS
        else:
            s.layout = PRINTED.layout
            for player in (SOUTH, NORTH):  # 2a
                s.ships[player * HOLDS : player * HOLDS + 9] = PRINTED.ships[player * 9 : player * 9 + 9]
                s.ships[player * HOLDS + RESERVE] = AIRSHIPS - ON_ISLANDS
        if self.first == "random":  # 2d
            s.seat = CHANCE
            s.kind = asks.FIRST
        else:
            choose_first(s, NORTH if self.first == "north" else SOUTH, self.advanced, None)
        return s

    def options(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, Table)
        kind = state.kind
        if kind == asks.MAP:
            return map_options(state.offer_a, state.targets, FACE_UP) + map_options(state.offer_b, state.targets, FACE_UP)
        if kind == asks.DRAW:
            return DRAW_OPTIONS[state.unseen]
        if kind == asks.COUNT:
            source = source_asked(state, seat)
            least = 1 if state.moved == 0 and state.sources == 1 << source else 0
            return COUNT_OPTIONS[least * 13 + state.ships[seat * HOLDS + source]]
        if kind in (asks.MOVE, asks.PLACE, asks.COVER):
            return SECTOR_OPTIONS[state.targets]
        if kind == asks.STORM:
            return STORM_OPTIONS[state.storms << 9 | state.targets]
        if kind == asks.PUSH:
            return PUSH_OPTIONS[pushable(state) * 512 + state.targets]
        if kind in (asks.REINFORCE, asks.SETTLE):
            return AIRSHIP_OPTIONS[state.targets]
        if kind == asks.FACE_DOWN:
            down = map_options(state.offer_a, state.targets, FACE_DOWN)
            return down + map_options(state.offer_b, state.targets, FACE_DOWN)
        if kind == asks.ISLAND:
            return [ISLAND + island for island in range(1, 5) if islands_left(state, island)]
        return [FIRST + SOUTH, FIRST + NORTH]

    def weights(self, state: State) -> list[int]:
        assert isinstance(state, Table)
        if state.kind == asks.ISLAND:
            left = [islands_left(state, island) for island in range(1, 5)]
            return [count for count in left if count]
        return []

    def apply(self, state: State, seat: int, action: int, out: list[Event] | None = None) -> None:
        assert isinstance(state, Table)
        kind = state.kind
        if kind == asks.MAP:
            lay_map(state, (action - FACE_UP) // PLACE_COUNT, (action - FACE_UP) % PLACE_COUNT, out)
        elif kind == asks.DRAW:
            draw_map(state, action - DRAW, out)
        elif kind == asks.COUNT:
            move_ships(self.ties, state, seat, action - COUNT, out)
        elif kind == asks.MOVE:
            begin_move(state, seat, action - SECTOR)
        elif kind == asks.STORM:
            move_storm(self.ties, state, seat, (action - STORM) // 9, (action - STORM) % 9, out)
        elif kind == asks.PUSH:
            push_ship(self.ties, state, seat, (action - PUSH) // 9, (action - PUSH) % 9, out)
        elif kind == asks.PLACE:
            place_ship(state, seat, action - SECTOR, out)
            finish_action(self.ties, state, action - SECTOR, out)
        elif kind == asks.COVER:
            if out is not None:
                out.append((told.COVERED, EVERYONE, seat, action - SECTOR))
            finish_action(self.ties, state, action - SECTOR, out)
        elif kind == asks.FACE_DOWN:
            lay_face_down(self.ties, state, (action - FACE_DOWN) // PLACE_COUNT, (action - FACE_DOWN) % PLACE_COUNT, out)
        elif kind == asks.REINFORCE:
            place_ship(state, seat, action - AIRSHIP, out)
            verify(self.ties, state, out)
        elif kind == asks.SETTLE:
            settle(state, seat, action - AIRSHIP, out)
        elif kind == asks.ISLAND:
            put_island(state, action - ISLAND, out)
        else:
            choose_first(state, action - FIRST, self.advanced, out)

    def why_not(self, state: State, seat: int, action: int) -> int:
        assert isinstance(state, Table)
        kind = state.kind
        if FACE_UP <= action < FACE_UP + MAP_ACTIONS and (kind in (asks.MAP, asks.FACE_DOWN)):
            return map_refusal(state, action // PLACE_COUNT, action % PLACE_COUNT)
        if FACE_DOWN <= action < FACE_DOWN + MAP_ACTIONS and (kind in (asks.MAP, asks.FACE_DOWN)):
            return face_down_refusal(state, (action - FACE_DOWN) // PLACE_COUNT, (action - FACE_DOWN) % PLACE_COUNT)
        if STORM <= action < PUSH and kind == asks.STORM:
            return storm_refusal(state, (action - STORM) // 9, (action - STORM) % 9)
        if PUSH <= action < SECTOR and kind == asks.PUSH:
            return push_refusal(state, (action - PUSH) // 9, (action - PUSH) % 9)
        if SECTOR <= action < COUNT and (kind in (asks.MOVE, asks.PLACE, asks.COVER)):
            return sector_refusal(state, action - SECTOR)
        if COUNT <= action < AIRSHIP and kind == asks.COUNT:
            return count_refusal(state, seat, action - COUNT)
        if AIRSHIP <= action < DRAW and kind == asks.REINFORCE:
            return 0 if state.targets >> (action - AIRSHIP) & 1 else cite.STORM_CLOSES
        if AIRSHIP <= action < DRAW and kind == asks.SETTLE:
            return 0 if action - AIRSHIP != CENTRE else cite.OUTER_ISLANDS_ONLY
        if DRAW <= action < ISLAND and kind == asks.DRAW:
            return 0 if state.unseen >> (action - DRAW) & 1 else cite.START_MAPS
        if ISLAND <= action < FIRST and kind == asks.ISLAND:
            return 0 if islands_left(state, action - ISLAND) else cite.ADVANCED_ISLANDS
        if action >= FIRST and kind == asks.FIRST:
            return 0
        return cite.PHASES_IN_ORDER

    # 4 The end

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, Table)
        return [islands_of(state, SOUTH), islands_of(state, NORTH)]

    def ranks(self, state: State) -> list[int]:
        assert isinstance(state, Table)
        return [1, 2] if state.winner == SOUTH else [2, 1]

    def reason(self, state: State) -> str:
        assert isinstance(state, Table)
        return REASONS[state.reason]

    def check(self, state: State) -> list[Breach]:
        assert isinstance(state, Table)
        return invariants.breaches(state)

    def write(self, state: State) -> dict[str, Json]:
        assert isinstance(state, Table)
        return notation.write(state, asks.KINDS)

    def read(self, document: Mapping[str, Json]) -> State:
        s = self.setup()
        assert isinstance(s, Table)
        due = notation.read(s, document, asks.KINDS)
        if due:
            resume(s, due)
        return s
