"""What can go wrong, each with a sentence that says what and where."""

from __future__ import annotations

from landtake.core.rule import Refusal


class LandtakeError(Exception):
    """Every error of ours."""


class UnknownGame(LandtakeError):
    """There is no game of that name."""


class BadSetting(LandtakeError):
    """A setting or a number of seats that the game does not have."""


class BadPosition(LandtakeError):
    """A position document that cannot be read, or that breaks a rule."""


class BadLog(LandtakeError):
    """A log that is cut off, edited, or of another game."""


class MoveError(LandtakeError):
    """A submission that was refused; nothing has changed."""


class StaleDecision(MoveError):
    """The answer is to a decision that is no longer open."""


class NotYourDecision(MoveError):
    """The seat is not asked now."""


class MalformedAction(MoveError):
    """What was submitted is no action of this game."""


class IllegalAction(MoveError):
    """The action is not legal now; `refusal` cites the rule."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class UndoRefused(MoveError):
    """Going back so far needs the consent of seats that have not given it."""
