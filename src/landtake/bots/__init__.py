"""Players that are programs: make one with `landtake.bots.make("greedy", game, seat, seed)`."""

from landtake.bots.bot import Bot, Budget, Considered, Explanation
from landtake.bots.ladder import NAMES, judge_of, make
from landtake.bots.spec import UnknownBot, read_spec
from landtake.bots.strength import STRENGTHS, Strength

__all__ = ["NAMES", "STRENGTHS", "Bot", "Budget", "Considered", "Explanation", "Strength", "UnknownBot", "judge_of", "make", "read_spec"]
