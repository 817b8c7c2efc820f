"""A hint for whoever is asked: what a bot of some strength would do in their place, and why."""

from __future__ import annotations

from landtake.bots.bot import Considered, Explanation, choices, dice
from landtake.bots.ladder import judge_of, make
from landtake.bots.spec import UnknownBot, with_iterations
from landtake.bots.strength import STRENGTHS
from landtake.core.view import View


def hint(view: View, strength: str = "strong", iterations: int = 0, seed: int = 0) -> Explanation:
    """What a bot of this strength advises the seat of a view, from what that seat sees and nothing else.

    The first of `options` is the advice, with the seat's chance to win by it; `line` is how the bot expects the game to go on. With
    `iterations` in place of the strength's own time the same view always gives the same hint. It takes as long as the bot would.
    """
    if strength not in STRENGTHS:
        raise UnknownBot(f"there is no strength {strength!r}; there are {', '.join(STRENGTHS)}")
    choices(view)
    assert view.seat is not None
    spec = STRENGTHS[strength].spec_for(view.name)
    bot = make(with_iterations(spec, iterations) if iterations else spec, view.game, view.seat, seed)
    action = bot.act(view)
    told = bot.explain()
    if told.options:
        return told
    world = view.world(dice(seed, view).random)
    return Explanation((Considered(action, judge_of(view.game).evaluate(world)[view.seat]),), ((view.seat, action),))
