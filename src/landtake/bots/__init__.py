"""Players that are programs: make one with `landtake.bots.make("greedy", game, seat, seed)`."""

from landtake.bots.bot import Bot, Budget, Considered, Explanation
from landtake.bots.hint import hint
from landtake.bots.ladder import NAMES, judge_of, make
from landtake.bots.review import Review, TurningPoint, review
from landtake.bots.spec import UnknownBot, read_spec
from landtake.bots.strength import STRENGTHS, Strength

__all__ = [
    "NAMES",
    "STRENGTHS",
    "Bot",
    "Budget",
    "Considered",
    "Explanation",
    "Review",
    "Strength",
    "TurningPoint",
    "UnknownBot",
    "hint",
    "judge_of",
    "make",
    "read_spec",
    "review",
]
