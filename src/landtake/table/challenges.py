"""Questions to devices that sign people in."""

from __future__ import annotations

import secrets
import time

from landtake.table.errors import Forbidden

SECONDS = 300
MOST_OPEN = 10_000


class Challenges:
    """Questions to devices that are still to be answered; each can be answered once."""

    def __init__(self) -> None:
        self._open: dict[str, tuple[bytes, float]] = {}

    def ask(self) -> tuple[str, bytes]:
        """A new question and the name under which it is kept."""
        now = time.monotonic()
        if len(self._open) >= MOST_OPEN:
            self._open = {name: entry for name, entry in self._open.items() if entry[1] > now}
        if len(self._open) >= MOST_OPEN:
            self._open.clear()
        name, challenge = secrets.token_urlsafe(16), secrets.token_bytes(32)
        self._open[name] = (challenge, now + SECONDS)
        return name, challenge

    def take(self, name: str) -> bytes:
        """The question of this name, which is then no longer open."""
        challenge, until = self._open.pop(name, (b"", 0.0))
        if until < time.monotonic():
            raise Forbidden("That took too long; try again.")
        return challenge
