"""Games that bots play, decision by decision."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from landtake.bots import Bot
from landtake.core.game import Game
from landtake.core.playout import sample
from landtake.core.state import CHANCE, OVER, State, seats_asked
from landtake.core.view import View


def decisions(game: Game, state: State, players: Sequence[Bot], random: Random) -> Iterator[View]:
    """What the one who is asked sees, before every decision; the state goes on to the end of the game."""
    while state.seat != OVER:
        if state.seat == CHANCE:
            game.apply(state, CHANCE, sample(game, state, random.random), None)
            continue
        seat = seats_asked(state)[0]
        view = View(game, state.redact(seat), seat)
        yield view
        game.apply(state, seat, players[seat].act(view), None)
