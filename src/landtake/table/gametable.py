"""A match that people sit at: who may do what, and what has changed since it was last stored."""

from __future__ import annotations

import secrets
import time
from dataclasses import replace
from functools import cached_property
from typing import Any

import landtake
from landtake.core.chance import Seeded
from landtake.core.log import dump
from landtake.core.match import Match
from landtake.core.registry import GameInfo, info
from landtake.core.state import PUBLIC
from landtake.draw.presentation import Presentation
from landtake.table import timekeeping
from landtake.table.errors import Conflict, Forbidden, TableError
from landtake.table.history import History
from landtake.table.rows import BOT, FINISHED, GATHERING, OPEN, PERSON, PLAYING, Chair, Change, ChatLine, Person, Stored, TableRow
from landtake.table.strengths import bot_chair, strength


class GameTable:
    """A table with its chairs, its chat and, once it has begun, its match."""

    calls = True
    """Whether those on whom the table waits are told that it is their turn."""

    def __init__(self, stored: Stored) -> None:
        self.row: TableRow = stored.row
        self.chairs: list[Chair] = stored.chairs
        self.chat: list[ChatLine] = stored.chat
        self.present: frozenset[str] = frozenset()
        """The people who are looking at the table now."""
        self.went: list[str] = []
        """Those who looked when the table was last stored, and no longer do."""
        self.match: Match | None = None
        self.window_question: tuple[int, tuple[int, ...]] | None = None
        self.window_until: float | None = None
        """When those who are offered an answer in turn will have passed."""
        self._stored_lines = len(stored.lines)
        self._stored_chairs = [replace(chair) for chair in stored.chairs]
        self._stored_chat = len(stored.chat)
        if stored.lines:
            self._resume(stored.lines)
        self.history = History(self.row.version, self._records, len(self.chat))

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def info(self) -> GameInfo:
        """What is known of the game that is played here."""
        return info(self.row.game)

    @cached_property
    def presentation(self) -> Presentation:
        """The game's words and pictures, before it has begun too."""
        game = self.match.game if self.match else self.info.game(len(self.chairs), self.row.settings, self.row.rules_version)
        found: Presentation = self.info.presentation(game)
        return found

    def _resume(self, lines: list[str]) -> None:
        over = self.row.status == FINISHED
        source = None if over else Seeded(self.row.seed)
        self.match = landtake.replay("\n".join(lines), source=source, hold=True, auto=True)
        if self.match.held is not None and self.row.confirmed >= len(self.match.records):
            self.match.confirm(self.match.held)

    @property
    def _records(self) -> int:
        return len(self.match.records) if self.match else 0

    # who is who

    def seats_of(self, person: Person | None) -> list[int]:
        """The seats that a person plays."""
        return [chair.seat for chair in self.chairs if person and chair.person == person.id and chair.kind == PERSON and not chair.left]

    def given_up_by(self, person: Person | None) -> list[int]:
        """The seats to which a person may come back: left, and perhaps played on by a bot."""
        mine = [chair for chair in self.chairs if person and chair.person == person.id]
        return [chair.seat for chair in mine if chair.left or chair.kind == BOT] if self.row.status != FINISHED else []

    def may_see(self, person: Person | None, seat: int | None) -> bool:
        """Whether a person may look through a seat's eyes: their own, and anybody's after the end."""
        return seat is None or seat in self.seats_of(person) or (self.row.status == FINISHED and seat < len(self.chairs))

    @property
    def hides(self) -> bool:
        """Whether the game has anything that not everybody sees."""
        if self.match is None:
            return False
        return any(field.mark != PUBLIC for field in self.match.view(None).state.fields())

    def admits(self, person: Person | None) -> bool:
        """Whether a person may come to this table at all."""
        return True

    @property
    def takes_orders(self) -> bool:
        """Whether a player may say beforehand how to answer."""
        return True

    def pieces(self) -> dict[str, str]:
        """Parts of the page that only this kind of table has."""
        return {}

    def _own(self, person: Person, seat: int) -> Chair:
        chair = self._chair(seat)
        if seat not in self.seats_of(person):
            raise Forbidden(f"Seat {seat + 1} is not yours.")
        return chair

    def _chair(self, seat: int) -> Chair:
        if seat >= len(self.chairs):
            raise Conflict(f"There is no seat {seat + 1}; there are {len(self.chairs)}.")
        return self.chairs[seat]

    def playing(self) -> Match:
        """The match, if it is being played."""
        if self.row.status == GATHERING or self.match is None:
            raise Conflict("The game has not begun yet.")
        if self.row.status == FINISHED:
            raise Conflict("The game is over.")
        return self.match

    # chairs

    def sit(self, person: Person, seat: int, invite: str) -> None:
        """Take a free chair, or come back to one's own."""
        chair = self._chair(seat)
        if seat in self.given_up_by(person):
            self.chairs[seat] = Chair(seat, PERSON, person.id, chair.name)
            timekeeping.come_back(self, seat, time.time())
            self.tell_all(f"{person.name} is back.")
            return
        if chair.kind != OPEN:
            raise Conflict(f"Seat {seat + 1} is taken by {chair.name}." if chair.person != person.id else "You sit there already.")
        if not self.row.listed and person.id != self.row.host and not secrets.compare_digest(invite.encode(), self.row.invite.encode()):
            raise Forbidden("This table is private; its link lets you in.")
        self.chairs[seat] = Chair(seat, PERSON, person.id, person.name)
        self.tell_all(f"{person.name} sat down.")
        if all(each.kind != OPEN for each in self.chairs):
            self.begin()

    def leave(self, person: Person, seat: int) -> None:
        """Give up a chair; in a running game it is held."""
        chair = self._own(person, seat)
        if self.row.status == GATHERING:
            self.chairs[seat] = Chair(seat)
        elif self.row.status == PLAYING:
            chair.left = True
            self.row.request = None
        else:
            raise Conflict("The game is over; there is nothing to leave.")
        self.tell_all(f"{person.name} left.")

    def fill(self, person: Person, seat: int, bot: str) -> None:
        """Let a bot have a free or deserted chair."""
        if person.id != self.row.host and not self.seats_of(person):
            raise Forbidden("Only those who sit at the table can call a bot.")
        chair = self._chair(seat)
        if chair.kind == PERSON and not chair.left:
            raise Conflict(f"{chair.name} sits there.")
        if self.row.status == FINISHED:
            raise Conflict("The game is over.")
        if chair.person is None:
            self.chairs[seat] = bot_chair(seat, bot)
            self.tell_all(f"{self.chairs[seat].name} takes seat {seat + 1}.")
        else:
            timekeeping.stand_in(self, seat, strength(bot).name)
            self.tell_all(f"A bot plays on for {chair.name}, who can come back at any time.")
        if self.row.status == GATHERING and all(each.kind != OPEN for each in self.chairs):
            self.begin()
        self.settle()

    def start(self, person: Person) -> None:
        """Begin, if every chair is taken."""
        if person.id != self.row.host and not self.seats_of(person):
            raise Forbidden("Only those who sit at the table can begin the game.")
        if self.row.status != GATHERING:
            raise Conflict("The game has begun already.")
        free = [str(chair.seat + 1) for chair in self.chairs if chair.kind == OPEN]
        if free:
            raise Conflict(f"Seat {', '.join(free)} is still free; invite somebody or call a bot.")
        self.begin()

    def desert(self, seat: int) -> None:
        """A bot cannot go on; its chair is to be given to another."""
        self.chairs[seat].left = True
        self.tell_all(f"{self.chairs[seat].name} cannot go on; choose another bot for seat {seat + 1}.")

    def issue_token(self, person: Person, seat: int, hashed: str) -> None:
        """Let a program play a seat with a secret of which only the hash is kept."""
        self._own(person, seat).token = hashed

    def begin(self) -> None:
        """Begin the game."""
        self.match = landtake.new(
            self.row.game,
            seats=len(self.chairs),
            seed=self.row.seed,
            version=self.row.rules_version,
            hold=True,
            auto=True,
            **self.row.settings,
        )
        self.row.status = PLAYING
        self.settle()

    # playing

    def move(self, person: Person, seat: int, decision: int, action: Any) -> None:
        """Take an action."""
        self._own(person, seat)
        self.playing().play(seat, action, decision=decision)
        self.row.request = None
        self.settle()

    def bot_move(self, seat: int, decision: int, action: int) -> bool:
        """Take a bot's action, unless the question is no longer open."""
        match = self.match
        if self.row.status != PLAYING or match is None or match.decision is None or self.chairs[seat].kind != BOT:
            return False
        if match.held is not None or match.decision.id != decision or seat not in match.decision.seats:
            return False
        match.play(seat, action, decision=decision)
        self.row.request = None
        self.settle()
        return True

    def confirm(self, person: Person, seat: int) -> None:
        """Let the match go on after a move."""
        self._own(person, seat)
        self.playing().confirm(seat)
        self.settle()

    def run_out(self, seat: int, records: int) -> bool:
        """The grace time after a move is over; whether anything still waited for it."""
        if self.row.status != PLAYING or self.match is None or self.match.held != seat or len(self.match.records) != records:
            return False
        self.match.confirm(seat)
        self.settle()
        return True

    def order(self, person: Person, seat: int, order: Any) -> None:
        """Give a standing order."""
        self._own(person, seat)
        self.playing().order(seat, order)
        self.settle()

    def settle(self) -> None:
        """Confirm what needs nobody's confirmation, and see whether the game is over."""
        match = self.match
        if match is None or self.row.status != PLAYING:
            return
        while (held := match.held) is not None and self._needs_no_word(held):
            match.confirm(held)
        if match.held is None:
            self.row.confirmed = len(match.records)
        if match.result is not None:
            self.row.status = FINISHED
            self.row.result = match.result.to_json()
            self.row.request = None

    def _needs_no_word(self, seat: int) -> bool:
        # While others still answer the same question, nobody may wait for anybody's second thoughts.
        together = self.match is not None and self.match.view(None).state.asked != 0
        return self.chairs[seat].kind == BOT or self.row.grace == 0 or self.chairs[seat].left or together

    def lead(self, person: Person, seat: int, go: str) -> None:
        """Turn a page of the lesson."""
        raise Conflict("This is no lesson.")

    # going back

    def undo(self, person: Person, seat: int) -> None:
        """Take back one's last step."""
        self._own(person, seat)
        match = self.playing()
        to = last_step(match, seat, match.undo_limit(seat).alone)
        if to is None:
            raise Conflict("There is no step of yours that you may take back alone; ask the others.")
        match.undo(to, seat)
        self._after_undo()

    def restart(self, person: Person, seat: int) -> None:
        """Take back all that one may alone."""
        self._own(person, seat)
        match = self.playing()
        to = first_step(match, seat, match.undo_limit(seat).alone)
        if to is None:
            raise Conflict("There is no step of yours that you may take back alone; ask the others.")
        match.undo(to, seat)
        self._after_undo()

    def ask(self, person: Person, seat: int, to: int | None) -> None:
        """Ask the others to go back; bots, and those who have left, agree to everything."""
        self._own(person, seat)
        match = self.playing()
        to = last_step(match, seat, 0) if to is None else to
        if to is None or to >= len(match.records):
            raise Conflict("There is nothing of yours to take back.")
        asked = [chair.seat for chair in self.chairs if chair.kind == PERSON and not chair.left and chair.person != person.id]
        self.row.request = {"to": to, "by": seat, "name": person.name, "asked": asked, "agreed": []}
        self._grant_if_agreed()

    def consent(self, person: Person, seat: int, agree: bool) -> None:
        """Answer a wish to go back."""
        self._own(person, seat)
        self.playing()
        request = self.row.request
        if request is None or seat not in request["asked"]:
            raise Conflict("Nobody asks you to go back now.")
        if not agree:
            self.row.request = None
            self.tell_all(f"{person.name} would rather not go back.")
            return
        self.row.request = {**request, "agreed": sorted({*request["agreed"], seat})}
        self._grant_if_agreed()

    def _grant_if_agreed(self) -> None:
        request, match = self.row.request, self.match
        if request is None or match is None or set(request["asked"]) - set(request["agreed"]):
            return
        self.row.request = None
        match.undo(request["to"], request["by"], consents=range(len(self.chairs)))
        self.tell_all(f"{request['name']} took back a move; everybody agreed.")
        self._after_undo()

    def _after_undo(self) -> None:
        self.row.request = None
        if self.match is not None:
            self.row.confirmed = min(self.row.confirmed, len(self.match.records))
        self.settle()

    # words

    def say(self, person: Person, text: str) -> None:
        """Something said to everyone at the table."""
        if not text.strip():
            raise TableError("There is nothing in that message.")
        seats = self.seats_of(person)
        self.chat.append(ChatLine(len(self.chat), seats[0] if seats else None, person.name, text.strip(), time.time()))

    def tell_all(self, text: str) -> None:
        """Something that the table says."""
        self.chat.append(ChatLine(len(self.chat), None, "", text, time.time()))

    # storing

    def take_change(self, answer: tuple[str, str, dict[str, Any]] | None) -> Change:
        """All that has changed since this was last asked; the version goes up by one."""
        self.row.version += 1
        self.row.updated = time.time()
        timekeeping.tick(self, self.row.updated)
        fresh = [] if self.match is None else [self.match.log[i] for i in range(self._stored_lines, len(self.match.log))]
        lines = [dump(line) for line in fresh]
        kept = min((line["undo"] for line in fresh if "undo" in line), default=None)
        self.history.note(self.row.version, self._records, self._records if kept is None else kept, len(self.chat))
        changed = [chair for chair, old in zip(self.chairs, self._stored_chairs, strict=True) if chair != old]
        chat = self.chat[self._stored_chat :]
        change = Change(self.row, changed, self._stored_lines, lines, chat, answer, self.went, self._records, kept)
        self.went = []
        self._stored_lines += len(lines)
        self._stored_chairs = [replace(chair) for chair in self.chairs]
        self._stored_chat = len(self.chat)
        return change


def last_step(match: Match, seat: int, limit: int) -> int | None:
    """The last record, not before `limit`, in which a seat made a choice."""
    return next(reversed(_steps(match, seat, limit)), None)


def first_step(match: Match, seat: int, limit: int) -> int | None:
    """The first record, not before `limit`, in which a seat made a choice."""
    return next(iter(_steps(match, seat, limit)), None)


def _steps(match: Match, seat: int, limit: int) -> list[int]:
    records = match.records
    return [i for i in range(limit, len(records)) if records[i].seat == seat and records[i].auto != "forced"]
