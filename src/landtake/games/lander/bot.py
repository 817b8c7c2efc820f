"""How likely each corporation is to win Lander, and what its player should look at."""

from __future__ import annotations

import math

from landtake.core.game import Game
from landtake.core.state import CHANCE, State
from landtake.games.lander import ops
from landtake.games.lander.bot_holdings import Holdings
from landtake.games.lander.bot_orders import Adviser
from landtake.games.lander.bot_weights import KNOWHOW, Weights
from landtake.games.lander.bot_worth import Outlook, worth, years_left
from landtake.games.lander.rules import Lander
from landtake.games.lander.state import Table
from landtake.parts.judge import Judge
from landtake.parts.knowhow import Knowhow


class LanderJudge(Judge):
    """Judges Lander by the stars that each corporation may expect in the end."""

    def __init__(self, game: Game, style: str = "") -> None:
        super().__init__(game, style)
        assert isinstance(game, Lander)
        self.config = game.config
        self.weights = Weights(style)
        self.adviser = Adviser(self.config, self.weights)
        self.worlds = 1
        self.nodes = 60

    def knowhow(self) -> Knowhow:
        return KNOWHOW

    def quiet(self, state: State) -> bool:
        """What is drawn is valued by its average; only the lot that breaks a tie is drawn."""
        return state.seat != CHANCE or state.kind != ops.K_TIE

    def shortlist(self, state: State, seat: int, options: list[int]) -> list[int]:
        assert isinstance(state, Table)
        return self.adviser.shortlist(state, seat, options)

    def turn(self, state: State) -> int:
        assert isinstance(state, Table)
        number = state.year * 512
        for turns in state.turns:
            number += turns
        return number

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, Table)
        return self.chances(state, self.stars(state))

    def stars(self, s: Table) -> list[float]:
        """The stars that each player may expect; with teams those of the team."""
        g = self.config
        held = Holdings(g, s)
        ahead = Outlook(g, s)
        found = [worth(g, self.weights, s, seat, held, ahead) for seat in range(g.seats)]
        if not g.teams:
            return found
        together = [0.0] * g.teams
        for seat in range(g.seats):
            together[g.team(seat)] += found[seat]
        return [together[g.team(seat)] for seat in range(g.seats)]

    def chances(self, s: Table, stars: list[float]) -> list[float]:
        """Win chances by the stars that are expected: the more years are left the less they tell."""
        temper = self.weights.temper + self.weights.temper_year * years_left(self.config, s, False)
        best = max(stars)
        shares = [math.exp((star - best) / temper) for star in stars]
        total = sum(shares)
        return [share / total for share in shares]
