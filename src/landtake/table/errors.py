"""What a table answers when something cannot be done: a status, a short code, and a sentence."""

from __future__ import annotations

from landtake.core.errors import IllegalAction, LandtakeError, MalformedAction, NotYourDecision, StaleDecision, UndoRefused


class TableError(LandtakeError):
    """A request that was refused; nothing has changed."""

    status = 400
    code = "bad-request"

    def __init__(self, sentence: str, rule: str = "") -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.rule = rule

    def to_json(self) -> dict[str, object]:
        """The refusal as every transport sends it."""
        told: dict[str, object] = {"ok": False, "status": self.status, "code": self.code, "say": self.sentence}
        return {**told, "rule": self.rule} if self.rule else told


class Unknown(TableError):
    """There is no such thing."""

    status = 404
    code = "unknown"


class Forbidden(TableError):
    """It is not for this person."""

    status = 403
    code = "forbidden"


class NotSignedIn(TableError):
    """Nobody knows who this is."""

    status = 401
    code = "no-name"


class Conflict(TableError):
    """It does not fit what the table is doing now."""

    status = 409
    code = "conflict"


class Stale(Conflict):
    """The answer is to a question that is no longer open."""

    code = "stale"


class Illegal(TableError):
    """The rules forbid it."""

    status = 422
    code = "illegal"


class Malformed(TableError):
    """It cannot be understood."""

    status = 422
    code = "malformed"


class TooMuch(TableError):
    """Too many requests, or too large a one."""

    status = 429
    code = "too-many"


class TooLarge(TooMuch):
    """Too large a request."""

    status = 413
    code = "too-large"


class Unavailable(TableError):
    """The database does not answer; nothing was changed."""

    status = 503
    code = "unavailable"


def as_table_error(error: LandtakeError) -> TableError:
    """The kernel's refusal as the table tells it."""
    if isinstance(error, TableError):
        return error
    if isinstance(error, IllegalAction):
        return Illegal(error.refusal.sentence, error.refusal.rule)
    if isinstance(error, StaleDecision):
        return Stale(f"That answer came too late: {error}.")
    if isinstance(error, NotYourDecision):
        return Conflict(f"Not now: {error}.")
    if isinstance(error, MalformedAction):
        return Malformed(f"{error}.")
    if isinstance(error, UndoRefused):
        return Conflict(f"Not taken back: {error}.")
    return TableError(f"{error}.")
