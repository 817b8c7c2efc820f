"""Those who look at a table now: over a socket, or by asking again and again."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable

from landtake.table.notices import Notices
from landtake.table.rows import Person


class Watchers:
    """Who looks at one table; `changed` is called whenever somebody comes or goes."""

    def __init__(self, table: str, notices: Notices, changed: Callable[[], None]) -> None:
        self._table = table
        self._notices = notices
        self._changed = changed
        self._looking: dict[object, Person | None] = {}
        self._lingering: dict[str, asyncio.TimerHandle] = {}
        self.open = 0
        """How many sockets there are."""

    @property
    def nobody(self) -> bool:
        """Whether nobody is connected or has asked lately."""
        return not self.open and not self._lingering

    def people(self) -> frozenset[str]:
        """The ids of those who look."""
        return frozenset(person.id for person in self._looking.values() if person is not None)

    @contextlib.asynccontextmanager
    async def watching(self, person: Person | None) -> AsyncIterator[Callable[[bool], None]]:
        """Count somebody among those who look; what is given lets them look away for a while, and back."""
        token = object()

        def look(here: bool) -> None:
            if here == (token in self._looking):
                return
            if here:
                self._looking[token] = person
            else:
                del self._looking[token]
            if person is not None:
                (self._notices.came if here else self._notices.went)(person.id, self._table)
            self._changed()

        self.open += 1
        look(True)
        try:
            yield look
        finally:
            self.open -= 1
            look(False)
            self._changed()

    def linger(self, person: Person, seconds: float) -> None:
        """Count somebody who asks again and again among those who look, until they have not asked for so many seconds."""
        if person.id in self._lingering:
            self._lingering[person.id].cancel()
        else:
            self._looking[person.id] = person
            self._notices.came(person.id, self._table)
            self._changed()
        self._lingering[person.id] = asyncio.get_running_loop().call_later(seconds, self._no_longer, person)

    def _no_longer(self, person: Person) -> None:
        del self._lingering[person.id], self._looking[person.id]
        self._notices.went(person.id, self._table)
        self._changed()

    def close(self) -> None:
        """Wait for nobody any more."""
        for timer in self._lingering.values():
            timer.cancel()
