"""How good a position of Landomy is for each player, judged from islands, margins, storms and what threatens."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Final

from landtake.core.game import Game
from landtake.core.state import OVER, State
from landtake.games.landomy.rules import Landomy
from landtake.games.landomy.state import HOLDS, NO_MAP, SOUTH, Table
from landtake.games.landomy.tables import BESIDE, CENTRE, NEIGHBOURS, PLACE_COUNT
from landtake.games.landomy.turn import LEAD, TURNS
from landtake.parts.judge import Judge, win_shares
from landtake.parts.knowhow import Knowhow, read_knowhow

KNOWHOW: Final = read_knowhow(Path(__file__).parent / "data" / "bot.toml")

BESIDE_CELL: Final[list[list[int]]] = [[other for other in range(9) if NEIGHBOURS[cell] >> other & 1] for cell in range(9)]

FEATURES: Final = (
    "lead",
    "ahead",
    "threat",
    "counted",
    "centre",
    "firm",
    "heaped",
    "fleet",
    "spread",
    "shelter",
    "exposed",
    "reach",
    "access",
    "last-turn",
)
"""What is looked at, each as the active player sees it, mostly their own less the other's. See data/bot.toml."""

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
        return state.turn >= TURNS - 2

    def order(self, state: State, seat: int, options: list[int]) -> list[float]:
        chances: list[float] = []
        for option in options:
            after = state.copy()
            self.game.apply(after, seat, option, None)
            chances.append(win_shares(self.game.ranks(after))[seat] if after.seat == OVER else self.evaluate(after)[seat])
        return chances

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
    """The position in numbers, in the order of FEATURES."""
    ships = s.ships
    mine = s.active * HOLDS
    theirs = (1 - s.active) * HOLDS
    lead = firm = heaped = fleet = spread = shelter = exposed = reach = 0
    for cell in range(9):
        own = ships[mine + cell]
        other = ships[theirs + cell]
        over = own - other
        sign = 1 if over > 0 else -1 if over < 0 else 0
        lead += sign
        fleet += over
        spread += (1 if own else 0) - (1 if other else 0)
        if over >= 2 or over <= -2:
            firm += sign
            if over >= 3 or over <= -3:
                heaped += sign
        if s.storms >> cell & 1:
            shelter += sign
            continue
        own_beside = other_beside = 0
        for beside in BESIDE_CELL[cell]:
            own_beside += ships[mine + beside]
            other_beside += ships[theirs + beside]
        if over > 0 and other_beside >= over:
            exposed += 1
        elif over < 0 and own_beside >= -over:
            exposed -= 1
        if over <= 0 and own_beside > -over:
            reach += 1
        if over >= 0 and other_beside > over:
            reach -= 1
    access = 0
    for place in range(PLACE_COUNT):
        if s.maps[place] == NO_MAP:
            cell = BESIDE[place]
            access += (1 if ships[mine + cell] else 0) - (1 if ships[theirs + cell] else 0)
    centre = ships[mine + CENTRE] - ships[theirs + CENTRE]
    counted = lead if lead else centre if centre else fleet if fleet else 1 if s.active == s.first else -1
    return [
        float(lead),
        1.0 if lead >= 1 else 0.0,
        1.0 if lead <= -LEAD else 0.0,
        1.0 if counted > 0 else -1.0,
        1.0 if centre > 0 else -1.0 if centre < 0 else 0.0,
        float(firm),
        float(heaped),
        float(fleet),
        float(spread),
        float(shelter),
        float(exposed),
        float(reach),
        float(access),
        -1.0 if s.active == s.first else 1.0,
    ]
