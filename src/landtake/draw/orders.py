"""The standing orders that a game takes, in words: what a player can have answered without being asked each time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal


@dataclass(frozen=True)
class Standing:
    """One entry of a standing order. Left out, its player is asked."""

    key: str
    says: str
    """When it answers, as a sentence's beginning: When somebody offers a trade."""
    form: Literal["one", "some", "number"]
    choices: tuple[tuple[Any, str], ...] = ()
    """The values and what each does; of `some`, those of which a list is made."""
    least: int = 0
    most: int = 0
    does: str = ""
    """What a list or a number does: Never give away."""
    unset: str = "ask me"

    def to_json(self) -> dict[str, Any]:
        """The entry as the page is told of it."""
        return {
            "key": self.key,
            "says": self.says,
            "form": self.form,
            "choices": [{"value": value, "label": label} for value, label in self.choices],
            "least": self.least,
            "most": self.most,
            "does": self.does,
            "unset": self.unset,
        }
