"""The bots that people can choose by how strong they are."""

from __future__ import annotations

from landtake.bots.strength import STRENGTHS, Strength
from landtake.table.errors import Unknown
from landtake.table.rows import BOT, Chair


def strength(name: str) -> Strength:
    """The choice of this name."""
    if name not in STRENGTHS:
        raise Unknown(f"There is no bot {name!r}; there are {', '.join(STRENGTHS)}.")
    return STRENGTHS[name]


def bot_chair(seat: int, bot: str) -> Chair:
    """A chair with a bot in it."""
    return Chair(seat, BOT, None, f"{strength(bot).name.capitalize()} bot", bot)
