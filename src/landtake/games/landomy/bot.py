"""How good a position of Landomy is for each player, judged from islands, margins, storms and what threatens."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Final

from landtake.core.game import Game
from landtake.core.state import State
from landtake.games.landomy.rules import LEAD, TURNS, Landomy
from landtake.games.landomy.state import HOLDS, SOUTH, Table
from landtake.games.landomy.tables import CENTRE, NEIGHBOURS
from landtake.parts.judge import Judge
from landtake.parts.knowhow import Knowhow, read_knowhow

KNOWHOW: Final = read_knowhow(Path(__file__).parent / "data" / "bot.toml")

BESIDE_CELL: Final[list[list[int]]] = [[other for other in range(9) if NEIGHBOURS[cell] >> other & 1] for cell in range(9)]

FEATURES: Final = ("lead", "threat", "danger", "edge", "centre", "margin", "fleet", "shelter", "spread", "exposed", "count")
"""What is looked at, each as the active player sees it: their own less the other's."""

PHASES: Final = ("fresh", "black", "white")
"""Where in a turn the position is: before its map is laid, before the black action, before the white one."""


class LandomyJudge(Judge):
    """Judges Landomy by weights that were fitted to games of the tree search."""

    def __init__(self, game: Game, style: str = "") -> None:
        super().__init__(game, style)
        assert isinstance(game, Landomy)
        weights = KNOWHOW.weighted(style)
        self.early: Final = [weights[name] for name in FEATURES]
        self.late: Final = [weights[f"{name}-late"] for name in FEATURES]
        self.tempo: Final = [weights[name] for name in PHASES]

    def knowhow(self) -> Knowhow:
        return KNOWHOW

    def quiet(self, state: State) -> bool:
        assert isinstance(state, Table)
        return state.place < 0 and state.target < 0

    def ending(self, state: State) -> bool:
        assert isinstance(state, Table)
        return state.turn >= TURNS - 1

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, Table)
        seen = features(state)
        lateness = (state.turn - 1) / (TURNS - 1)
        total = self.tempo[phase(state)]
        for index in range(len(seen)):
            total += seen[index] * (self.early[index] + lateness * self.late[index])
        chance = 1.0 / (1.0 + math.exp(-total))
        return [chance, 1.0 - chance] if state.active == SOUTH else [1.0 - chance, chance]


def phase(s: Table) -> int:
    """The index into PHASES of where in a turn the position is."""
    return 0 if s.place < 0 else 1 if s.step == 0 else 2


def features(s: Table) -> list[float]:
    """The position in numbers, in the order of FEATURES, as the active player sees it."""
    ships = s.ships
    mine = s.active * HOLDS
    theirs = (1 - s.active) * HOLDS
    lead = 0
    margin = 0
    fleet = 0
    shelter = 0
    spread = 0
    exposed = 0
    for cell in range(9):
        own = ships[mine + cell]
        other = ships[theirs + cell]
        fleet += own - other
        spread += (1 if own else 0) - (1 if other else 0)
        if own == other:
            continue
        sign = 1 if own > other else -1
        lead += sign
        over = (own - other) * sign
        margin += sign * min(over - 1, 2)
        if s.storms >> cell & 1:
            shelter += sign
            continue
        near = 0
        enemy = theirs if sign > 0 else mine
        for beside in BESIDE_CELL[cell]:
            near += ships[enemy + beside]
        if near >= over:
            exposed += sign
    centre = ships[mine + CENTRE] - ships[theirs + CENTRE]
    counted = lead if lead else centre if centre else fleet if fleet else 1 if s.active == s.first else -1
    return [
        float(max(-4, min(4, lead))),
        1.0 if lead <= -LEAD else 0.0,
        1.0 if lead <= -LEAD - 1 else 0.0,
        1.0 if lead >= 1 else 0.0,
        1.0 if centre > 0 else -1.0 if centre < 0 else 0.0,
        float(margin),
        float(fleet),
        float(shelter),
        float(spread),
        float(exposed),
        1.0 if counted > 0 else -1.0,
    ]
