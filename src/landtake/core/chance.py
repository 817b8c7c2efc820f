"""Where chance comes from in a match: a committed seed, a script, or a person's own dice."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sequence
from typing import Protocol

from landtake.core.errors import LandtakeError
from landtake.core.game import Json


class ChanceSource(Protocol):
    """Picks one of the outcomes of a chance decision."""

    def pick(self, index: int, outcomes: Sequence[Json], weights: Sequence[int]) -> int:
        """The position of the outcome for the record with this index."""


class Seeded:
    """Chance from a seed that is committed to before the game and revealed after it.

    The outcome of record i depends on seed, salt and i alone, so anyone can recompute it once they are revealed, and taking a
    move back never gives a new roll.
    """

    def __init__(self, seed: int | str | None = None, salt: str = "") -> None:
        self.seed = secrets.token_hex(16) if seed is None else str(seed)
        self.salt = salt

    @property
    def commitment(self) -> str:
        """What is published before the game: a hash that fits only this seed and salt."""
        return hashlib.sha256(f"{self.seed}:{self.salt}".encode()).hexdigest()

    def pick(self, index: int, outcomes: Sequence[Json], weights: Sequence[int]) -> int:
        digest = hmac.new(f"{self.seed}:{self.salt}".encode(), str(index).encode(), hashlib.sha256).digest()
        rest = int.from_bytes(digest, "big") % sum(weights)
        for position, weight in enumerate(weights):
            rest -= weight
            if rest < 0:
                return position
        raise AssertionError("weights are positive")


class Scripted:
    """Chance that follows a list of outcomes, for tests."""

    def __init__(self, outcomes: Iterable[Json]) -> None:
        self._outcomes = list(outcomes)

    def pick(self, index: int, outcomes: Sequence[Json], weights: Sequence[int]) -> int:
        if not self._outcomes:
            raise LandtakeError(f"the script of chance has ended, and one of {list(outcomes)} is needed")
        wanted = self._outcomes.pop(0)
        if wanted not in outcomes:
            raise LandtakeError(f"the script of chance says {wanted!r}, which is none of {list(outcomes)}")
        return outcomes.index(wanted)
