"""What was answered to the messages at a table, so that one that is sent again changes nothing and is answered as it was then."""

from __future__ import annotations

from typing import Any

from landtake.table.rows import Person
from landtake.table.vault import Vault

REMEMBERED = 300
"""So many answers of a table are kept at hand; where there are more, the database is asked."""


class Told:
    """The answers of one table."""

    def __init__(self, vault: Vault, table: str) -> None:
        self._vault = vault
        self._table = table
        self._answers: dict[tuple[str, str], dict[str, Any]] | None = None

    async def before(self, person: Person, message: str) -> dict[str, Any] | None:
        """What a person was told when they first sent this message."""
        if self._answers is None:
            rows = await self._vault.answers(self._table, REMEMBERED)
            self._answers = {(who, what): answer for who, what, answer in rows}
        known = self._answers.get((person.id, message))
        if known is not None or len(self._answers) < REMEMBERED:
            return known
        return await self._vault.answer(self._table, person.id, message)

    def note(self, person: Person, message: str, answer: dict[str, Any]) -> None:
        """A message was carried out, and that is stored."""
        if self._answers is not None and len(self._answers) < REMEMBERED:
            self._answers[person.id, message] = answer
