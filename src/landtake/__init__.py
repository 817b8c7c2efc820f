"""Landtake: five board games about taking new land, played by their rulebooks."""

from landtake import games
from landtake.core.chance import Scripted, Seeded
from landtake.core.errors import (
    BadLog,
    BadPosition,
    BadSetting,
    IllegalAction,
    LandtakeError,
    MalformedAction,
    MoveError,
    NotYourDecision,
    StaleDecision,
    UndoRefused,
    UnknownGame,
)
from landtake.core.match import Decision, Match
from landtake.core.registry import info, register
from landtake.core.rule import Refusal
from landtake.core.start import load, new, replay, verify
from landtake.core.state import CHANCE
from landtake.core.view import View

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "BadLog",
    "BadPosition",
    "BadSetting",
    "Decision",
    "IllegalAction",
    "LandtakeError",
    "MalformedAction",
    "Match",
    "MoveError",
    "NotYourDecision",
    "Refusal",
    "Scripted",
    "Seeded",
    "StaleDecision",
    "UndoRefused",
    "UnknownGame",
    "View",
    "games",
    "info",
    "load",
    "new",
    "register",
    "replay",
    "verify",
]
