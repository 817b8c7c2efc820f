"""Tells people who are away that it is their turn: not at once, not often, and only while it is true."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

log = logging.getLogger(__name__)
MOST_REMEMBERED = 5000


@dataclass(frozen=True)
class Turn:
    """A table that waits for somebody."""

    table: str
    game: str
    others: str


class Channel(Protocol):
    """A way to reach people."""

    async def send(self, person: str, turns: Sequence[Turn]) -> None:
        """Tell a person of tables that wait for them, if they can be reached this way."""


@dataclass
class _Wait:
    untold: dict[str, Turn] = field(default_factory=dict)
    task: asyncio.Task[None] | None = None


class Notices:
    """One digest for all tables that wait for a person, at most one in so many seconds, none while they are about."""

    def __init__(self, channels: Sequence[Channel], seconds: float) -> None:
        self._channels = channels
        self._seconds = seconds
        self._here: Counter[tuple[str, str]] = Counter()
        self._seen: dict[str, float] = {}
        self._sent: dict[str, float] = {}
        self._waits: dict[str, _Wait] = {}
        self._awaited: dict[str, frozenset[str]] = {}

    def came(self, person: str, table: str) -> None:
        """Somebody looks at a table."""
        self._here[person, table] += 1
        self._seen[person] = time.monotonic()
        if person in self._waits:
            self._waits[person].untold.pop(table, None)

    def went(self, person: str, table: str) -> None:
        """Somebody no longer looks at a table."""
        self._here[person, table] -= 1
        if self._here[person, table] <= 0:
            del self._here[person, table]
        self._seen[person] = time.monotonic()
        if len(self._seen) > MOST_REMEMBERED:
            self._seen = self._recent(self._seen)
            self._sent = self._recent(self._sent)

    def _recent(self, moments: dict[str, float]) -> dict[str, float]:
        now = time.monotonic()
        return {person: at for person, at in moments.items() if at + self._seconds > now}

    def waits_for(self, turn: Turn, people: frozenset[str]) -> None:
        """A table now waits for these people and for nobody else."""
        before = self._awaited.pop(turn.table, frozenset())
        if people:
            self._awaited[turn.table] = people
        for person in before - people:
            if person in self._waits:
                self._waits[person].untold.pop(turn.table, None)
        for person in people - before:
            if self._channels and (person, turn.table) not in self._here:
                self._remember(person, turn)

    def _remember(self, person: str, turn: Turn) -> None:
        wait = self._waits.setdefault(person, _Wait())
        wait.untold[turn.table] = turn
        if wait.task is None:
            wait.task = asyncio.create_task(self._tell(person, wait), name=f"notice to {person}")

    async def _tell(self, person: str, wait: _Wait) -> None:
        try:
            while wait.untold:
                rest = self._rest(person)
                if rest > 0:
                    await asyncio.sleep(rest)
                    continue
                turns = list(wait.untold.values())
                wait.untold.clear()
                self._sent[person] = time.monotonic()
                for channel in self._channels:
                    await self._send(channel, person, turns)
        finally:
            del self._waits[person]

    def _rest(self, person: str) -> float:
        """How long a person is still to be left alone."""
        now = time.monotonic()
        if any(who == person for who, _ in self._here):
            return self._seconds
        quiet = max(self._seen.get(person, float("-inf")), self._sent.get(person, float("-inf")))
        return quiet + self._seconds - now

    async def _send(self, channel: Channel, person: str, turns: Sequence[Turn]) -> None:
        try:
            await channel.send(person, turns)
        except Exception:
            log.exception("a notice was not sent")

    async def close(self) -> None:
        """Stop; what was not told is not told."""
        tasks = [wait.task for wait in self._waits.values() if wait.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def in_a_line(turns: Sequence[Turn]) -> str:
    """What a digest is about."""
    if len(turns) == 1:
        return f"Your turn in {turns[0].game}" + (f" with {turns[0].others}" if turns[0].others else "")
    return f"Your turn at {len(turns)} tables"
