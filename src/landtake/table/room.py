"""A table in play on the server: one task carries out everything that happens to it, in order, and stores it before it is told."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from landtake.core.errors import LandtakeError
from landtake.core.state import CHANCE
from landtake.table import messages, timekeeping
from landtake.table.easel import Easel
from landtake.table.errors import Forbidden, TableError, Unavailable, as_table_error
from landtake.table.frames import Frame, Viewer
from landtake.table.gametable import GameTable
from landtake.table.notices import Notices, Turn
from landtake.table.rows import BOT, PERSON, PLAYING, Person
from landtake.table.thinking import Thinkers
from landtake.table.told import Told
from landtake.table.vault import Vault
from landtake.table.watchers import Watchers
from landtake.table.whynot import why_action, why_elements

log = logging.getLogger(__name__)

Answer = dict[str, Any]
Sight = tuple[int | None, bool]
"""Through which seat's eyes, None being a spectator's, and whether on a wide screen."""
_Work = Callable[[], Awaitable[Any]]
_R = TypeVar("_R")


class Room:
    """One table, its only writer, and those who watch it."""

    def __init__(self, table: GameTable, vault: Vault, thinkers: Thinkers, easel: Easel, notices: Notices, pace: float) -> None:
        self.table = table
        self.broken = False
        """Whether what is in memory may differ from what is stored, so that the table has to be loaded again."""
        self._vault = vault
        self._told = Told(vault, table.id)
        self._thinkers = thinkers
        self._easel = easel
        self._notices = notices
        self._pace = pace
        self._queue: asyncio.Queue[tuple[_Work, asyncio.Future[Any] | None]] = asyncio.Queue()
        self._viewers: dict[Sight, Viewer] = {}
        self.watchers = Watchers(table.id, notices, self._notice_presence)
        self._changed = asyncio.Event()
        self._thinking: tuple[int, int] | None = None
        self._waiting: tuple[int, int] | None = None
        self._jobs: set[asyncio.Task[None]] = set()
        self._alarm: asyncio.TimerHandle | None = None
        self._task = asyncio.create_task(self._run(), name=f"table {table.id}")

    @property
    def idle(self) -> bool:
        """Whether nobody watches and nothing is under way."""
        return not self.watchers.open and not self._jobs and self._queue.empty()

    def open_to(self, person: Person | None) -> Room:
        """This room, unless what goes on in it is none of a person's business."""
        if not self.table.admits(person):
            raise Forbidden("This table is somebody else's first game.")
        return self

    def distrust(self) -> None:
        """What is stored is not what is in memory: whoever looks next loads the table again."""
        self.broken = True
        self._announce()

    async def close(self) -> None:
        """Stop; what was acknowledged is stored already."""
        self._set_alarm(None)
        self.watchers.close()
        for task in (self._task, *self._jobs):
            task.cancel()
        await asyncio.gather(self._task, *self._jobs, return_exceptions=True)
        while not self._queue.empty():
            _put_off(self._queue.get_nowait()[1])

    # the one writer

    async def _run(self) -> None:
        while True:
            work, answer = await self._queue.get()
            try:
                result = await work()
            except asyncio.CancelledError:
                _put_off(answer)
                raise
            except Exception as error:
                if not isinstance(error, LandtakeError):
                    log.exception("table %s", self.table.id)
                if answer is not None and not answer.done():
                    answer.set_exception(error)
            else:
                if answer is not None and not answer.done():
                    answer.set_result(result)

    async def _do(self, work: _Work) -> Any:
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        if self._task.done():
            _put_off(answer)
        self._queue.put_nowait((work, answer))
        return await answer

    async def handle(self, person: Person, message: Any) -> Answer:
        """Carry out a message and answer it. One that came before under the same id is answered as it was then."""
        try:
            answer: Answer = await self._do(lambda: self._handle(person, message))
        except LandtakeError as error:
            raise as_table_error(error) from None
        return answer

    async def _handle(self, person: Person, message: Any) -> Answer:
        if isinstance(message, messages.Why):
            return self._why(person, message)
        if isinstance(message, messages.Note):
            await self._vault.set_note(self.table.id, person.id, message.text)
            return {"ok": True}
        if message.id is not None:
            told = await self._told.before(person, message.id)
            if told is not None:
                return told
        try:
            self._carry_out(person, message)
        except LandtakeError:
            raise
        except Exception:
            self.broken = True
            raise
        told = {"ok": True, "v": self.table.row.version + 1}
        await self._store((person.id, message.id, told) if message.id is not None else None)
        if message.id is not None:
            self._told.note(person, message.id, told)
        return told

    def _carry_out(self, person: Person, message: Any) -> None:
        table = self.table
        match message:
            case messages.Move():
                table.move(person, message.seat, message.decision, message.action)
            case messages.Confirm():
                table.confirm(person, message.seat)
            case messages.Undo():
                table.undo(person, message.seat)
            case messages.Restart():
                table.restart(person, message.seat)
            case messages.Ask():
                table.ask(person, message.seat, message.to)
            case messages.Consent():
                table.consent(person, message.seat, message.agree)
            case messages.Order():
                table.order(person, message.seat, message.order)
            case messages.Chat():
                table.say(person, message.text)
            case messages.Sit():
                table.sit(person, message.seat, message.invite)
            case messages.Leave():
                table.leave(person, message.seat)
            case messages.Bot():
                table.fill(person, message.seat, message.bot)
            case messages.Lead():
                table.lead(person, message.seat, message.go)
            case messages.Extend():
                timekeeping.extend(table, person, message.seat, time.time())
            case messages.Start():
                table.start(person)
            case _:
                raise TableError("Nobody knows what to do with that message.")

    def _why(self, person: Person, message: messages.Why) -> Answer:
        if message.seat not in self.table.seats_of(person):
            raise Forbidden(f"Seat {message.seat + 1} is not yours.")
        match = self.table.playing()
        if message.action is not None:
            refusal = why_action(match, message.seat, message.action)
        else:
            refusal = why_elements(match, message.seat, message.elements)
        return (
            {"ok": True, "legal": True} if refusal is None else {"ok": True, "legal": False, "rule": refusal.rule, "say": refusal.sentence}
        )

    async def issue_token(self, person: Person, seat: int, hashed: str) -> None:
        """Keep the hash of a program's token for a seat."""

        async def work() -> None:
            self.table.issue_token(person, seat, hashed)
            await self._store(None)

        await self._do(work)

    async def _store(self, answer: tuple[str, str, Answer] | None) -> None:
        try:
            await self._vault.commit(self.table.take_change(answer))
        except BaseException:
            self.broken = True
            self._announce()
            raise
        self._announce()
        self._attend()
        self._tell_who_is_awaited()

    # those who watch

    async def frame(self, sight: Sight, since: int = 0) -> Frame:
        """What a viewer has to know after version `since`."""
        viewer = self._viewer(sight)
        told = viewer.known(self.table, since)
        return told if told is not None else await self.draw(lambda: viewer.frame(self.table, since))

    async def pieces(self, sight: Sight) -> dict[str, str]:
        """The parts of the page as a viewer sees them now."""
        viewer = self._viewer(sight)
        return await self.draw(lambda: viewer.pieces(self.table))

    async def draw(self, work: Callable[[], _R]) -> _R:
        """Work something out from the table beside the event loop; nothing is changed at the table meanwhile."""
        async with self._easel.turn:
            drawn: _R = await self._do(lambda: self._easel.draw(work))
        return drawn

    def _viewer(self, sight: Sight) -> Viewer:
        if sight not in self._viewers:
            self._viewers[sight] = Viewer(*sight)
        return self._viewers[sight]

    def you(self, person: Person | None) -> Answer:
        """What a person is at this table."""
        return {
            "seats": self.table.seats_of(person),
            "left": self.table.given_up_by(person),
            "host": person is not None and person.id == self.table.row.host,
            "hides": self.table.hides,
        }

    async def changed(self, since: int, seconds: float) -> None:
        """Wait until the table is past version `since`, or so many seconds."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self.table.row.version == since and not self.broken:
                    await self._changed.wait()

    def _announce(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    def _notice_presence(self) -> None:
        if self.watchers.nobody:
            # What was drawn takes far more memory than the game, and is drawn again when somebody comes.
            self._viewers.clear()
        self._queue.put_nowait((self._note_presence, None))

    async def _note_presence(self) -> None:
        seated = {chair.person for chair in self.table.chairs if chair.kind == PERSON}
        present = self.watchers.people() & seated
        if present != self.table.present and not self.broken:
            self.table.went = sorted(self.table.present - present)
            self.table.present = present
            await self._store(None)

    def _tell_who_is_awaited(self) -> None:
        chairs = self.table.chairs
        people = frozenset(person for seat in self.table.row.turn if (person := chairs[seat].person) and not chairs[seat].left)
        others = ", ".join(chair.name for chair in chairs if chair.person not in people)
        self._notices.waits_for(Turn(self.table.id, self.table.info.title, others), people)

    # bots and second thoughts

    def _attend(self) -> None:
        """Let a bot think if one is asked, and time run if somebody's move waits for confirmation or a clock is running."""
        self._set_alarm(timekeeping.next_moment(self.table))
        match = self.table.match
        if self.table.row.status != PLAYING or match is None or match.decision is None:
            return
        if match.held is not None:
            held = (match.held, len(match.records))
            if self.table.row.grace is not None and self._waiting != held:
                self._waiting = held
                self._start(self._run_out(*held, self.table.row.grace))
            return
        decision = match.decision
        bots = [
            seat for seat in decision.seats if seat != CHANCE and self.table.chairs[seat].kind == BOT and not self.table.chairs[seat].left
        ]
        if bots and self._thinking != (decision.id, bots[0]):
            self._thinking = (decision.id, bots[0])
            self._start(self._think(decision.id, bots[0]))

    def _set_alarm(self, moment: float | None) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        wait = None if moment is None else max(0.0, moment - time.time()) + 0.01
        ring = (self._carry_out_what_is_due, None)
        self._alarm = None if wait is None else asyncio.get_running_loop().call_later(wait, self._queue.put_nowait, ring)

    async def _carry_out_what_is_due(self) -> None:
        if self.broken:
            return
        try:
            done = timekeeping.carry_out_what_is_due(self.table, time.time())
        except Exception:
            self.distrust()
            raise
        if done:
            await self._store(None)
        else:
            self._attend()

    def wake(self) -> None:
        """Go on with what was under way when the table was last in memory."""

        async def work() -> None:
            timekeeping.tick(self.table, time.time())
            self._attend()

        self._queue.put_nowait((work, None))

    def _start(self, job: Any) -> None:
        task = asyncio.create_task(job)
        self._jobs.add(task)
        task.add_done_callback(self._jobs.discard)

    async def _run_out(self, seat: int, records: int, seconds: float) -> None:
        await asyncio.sleep(seconds)

        async def work() -> None:
            if self.table.run_out(seat, records):
                await self._store(None)

        await self._do(work)

    async def _think(self, decision: int, seat: int) -> None:
        match = self.table.match
        assert match is not None
        view, bot, records = match.view(seat), self.table.chairs[seat].bot, len(match.records)
        assert bot is not None
        action: int | None
        try:
            action, _ = await asyncio.gather(self._thinkers.act(bot, view, records), asyncio.sleep(self._pace))
        except Exception:
            log.exception("table %s: bot %s cannot go on", self.table.id, bot)
            action = None

        async def work() -> None:
            self._thinking = None
            if action is None:
                self.table.desert(seat)
            elif not self.table.bot_move(seat, decision, action):
                self._attend()
                return
            await self._store(None)

        await self._do(work)


def _put_off(answer: asyncio.Future[Any] | None) -> None:
    """The room is closed before this could be done; nobody may wait for it for ever."""
    if answer is not None and not answer.done():
        answer.set_exception(Unavailable("The table is being loaded again. Nothing was changed; try again in a moment."))
