"""What a player of Landnám does without thinking where it changes more than the own position."""

from __future__ import annotations

from typing import Final

from landtake.core.state import OVER
from landtake.games.landnam.asks import (
    ASK_ALTHING,
    ASK_ANSWER,
    ASK_BESIDE,
    ASK_BUILD,
    ASK_HARVEST,
    ASK_OPENING,
    ASK_RAISE,
    ASK_REPLY,
    ASK_SITE,
    ASK_SUE,
    ASK_TAKE_OVER,
)
from landtake.games.landnam.state import Table
from landtake.parts.judge import Judge, win_shares

BEGUN: Final = (ASK_SITE, ASK_OPENING)
"""What is asked at once of who builds or goes to court."""

WEIGHED: Final = (
    ASK_HARVEST,
    ASK_ALTHING,
    ASK_SUE,
    ASK_OPENING,
    ASK_RAISE,
    ASK_TAKE_OVER,
    ASK_ANSWER,
    ASK_REPLY,
    ASK_BUILD,
    ASK_SITE,
    ASK_BESIDE,
)
"""Where everybody's position after each option is looked at."""


def weighed(judge: Judge, s: Table, seat: int, options: list[int]) -> int:
    """The option after which the judge likes a seat's position best, with what that begins carried out."""
    game = judge.game
    best = options[0]
    most = -1.0
    for option in options:
        after = s.copy()
        game.apply(after, seat, option, None)
        if after.seat == seat and after.kind in BEGUN:
            further = judge.shortlist(after, seat, game.options(after, seat))
            game.apply(after, seat, further[0] if len(further) == 1 else weighed(judge, after, seat, further), None)
        chance = win_shares(game.ranks(after))[seat] if after.seat == OVER else judge.evaluate(after)[seat]
        if chance > most:
            most = chance
            best = option
    return best
