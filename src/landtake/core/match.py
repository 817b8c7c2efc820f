"""A game in play: the only thing that changes a state on behalf of people, and keeps the log of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from landtake.core import registry
from landtake.core.chance import ChanceSource, Seeded
from landtake.core.errors import (
    BadLog,
    IllegalAction,
    LandtakeError,
    MalformedAction,
    NotYourDecision,
    StaleDecision,
    UndoRefused,
)
from landtake.core.game import Event, Game, Json, Result, result
from landtake.core.log import Line, Log
from landtake.core.options import Action, Options
from landtake.core.rule import Refusal
from landtake.core.state import CHANCE, EVERYONE, OVER, PUBLIC, UNKNOWN, State, seats_asked
from landtake.core.view import View

SNAPSHOT_EVERY = 32


@dataclass(frozen=True)
class Decision:
    """What is asked now: an id that an answer quotes, the kind, the seats that may answer, and the rule that asks."""

    id: int
    kind: str
    seats: tuple[int, ...]
    rule: str


@dataclass(frozen=True)
class Record:
    """One decision that was taken."""

    seat: int
    kind: str
    action: int
    auto: str = ""
    audience: int = EVERYONE
    outline: Json = None
    """What those outside the audience learn of the action."""
    events: tuple[Event, ...] = ()
    barrier: bool = False
    """Whether something was revealed or control was passed, so that going behind this record needs consent."""


@dataclass(frozen=True)
class UndoLimit:
    """How far back a seat may go: alone, and with everybody's consent."""

    alone: int
    with_consent: int = 0


class Match:
    """A match of one game. Make one with `landtake.new`, `landtake.load` or `landtake.replay`."""

    def __init__(
        self,
        info: registry.GameInfo,
        game: Game,
        state: State,
        log: Log,
        source: ChanceSource | None,
        *,
        hold: bool = False,
        auto: bool = False,
    ) -> None:
        self.info = info
        self.game = game
        self.log = log
        self.hold = hold
        self.auto = auto
        self._source = source
        self._state = state
        self._path: list[Record] = []
        self._snapshots: list[tuple[int, State]] = [(0, state.copy())]
        self._orders: dict[int, Json] = {}
        self._confirmed = 0
        self._decision_id = 0
        self._index = _action_index(game)

    # what is the case

    @cached_property
    def presentation(self) -> Any:
        """The game's words and pictures."""
        return self.info.presentation(self.game)

    @property
    def decision(self) -> Decision | None:
        """What is asked now; None when the game is over."""
        if self._state.seat == OVER:
            return None
        kind = self.game.kinds()[self._state.kind]
        return Decision(self._decision_id, kind.name, seats_asked(self._state), kind.rule)

    @property
    def records(self) -> tuple[Record, ...]:
        """The decisions taken so far, less those that were taken back."""
        return tuple(self._path)

    @property
    def result(self) -> Result | None:
        """Scores, ranks and the reason of the end; None while in play."""
        return result(self.game, self._state) if self._state.seat == OVER else None

    @property
    def held(self) -> int | None:
        """The seat whose confirmation the match waits for before it goes on; None if it waits for no such thing."""
        if not self.hold or self._confirmed == len(self._path) or self._state.seat == OVER or self._state.asked:
            return None
        last = self._last_own_record()
        if last is None or last < self._confirmed or self._path[last].seat in seats_asked(self._state):
            return None
        return self._path[last].seat

    def view(self, seat: int | None, at: int | None = None) -> View:
        """What a seat sees (None: a spectator), now or after the first `at` records."""
        self._check_seat(seat)
        state = self._state if at is None else self.state_at(at)
        return View(self.game, state.redact(seat), seat, self.info.name)

    def options(self, seat: int) -> Options:
        """The legal actions of a seat, or the outcomes of CHANCE; empty if it is not asked."""
        if seat != CHANCE:
            self._check_seat(seat)
        legal = self.game.options(self._state, seat) if seat in seats_asked(self._state) else []
        return Options(self, seat, legal)

    def why_not(self, seat: int, action: object) -> Refusal | None:
        """Why a seat that is asked may not take an action: the rule and a sentence; None if it may."""
        self._check_asked(seat)
        index = self.index_of(action)
        if index in self.game.options(self._state, seat):
            return None
        rule = self.info.rules()[self.game.rules()[self.game.why_not(self._state, seat, index)]]
        return Refusal(rule.id, rule.sentence if seat == CHANCE else self.presentation.refusal(self.view(seat), index, rule))

    def index_of(self, action: object) -> int:
        """The number of an action given as a value, as JSON, or as that number."""
        if isinstance(action, Action):
            return action.index
        if isinstance(action, int) and not isinstance(action, bool) and 0 <= action < len(self.game.actions()):
            return action
        try:
            return self._index[_frozen(action)]
        except (KeyError, TypeError):
            raise MalformedAction(f"{action!r} is no action of {self.info.title}") from None

    # playing

    def play(self, seat: int, action: object, *, decision: int | None = None) -> None:
        """Take an action for a seat. A submission that is refused raises a MoveError and changes nothing."""
        if decision is not None and decision != self._decision_id:
            raise StaleDecision(f"decision {decision} is no longer open; decision {self._decision_id} is")
        self._check_asked(seat)
        if self.held is not None:
            raise NotYourDecision(f"{self.presentation.seat(self.held)} has not confirmed the last move yet")
        index = self.index_of(action)
        refusal = self.why_not(seat, index)
        if refusal is not None:
            raise IllegalAction(refusal)
        self._take(seat, index, "")
        self.advance()

    def confirm(self, seat: int) -> None:
        """Let the match go on after a seat's last move, which can then no longer be taken back alone."""
        if self.held != seat:
            raise NotYourDecision(f"nothing waits for {self._name(seat)} to confirm")
        self._confirmed = len(self._path)
        self.advance()

    def order(self, seat: int, order: Json) -> None:
        """Give a standing order, which answers decisions for the seat from now on; None takes it back."""
        self._check_seat(seat)
        problem = "" if order is None else self.game.check_order(order)
        if problem:
            raise MalformedAction(f"{order!r} is no standing order: {problem}")
        self.log.append({"order": order, "seat": seat})
        self._set_order(seat, order)
        self.advance()

    def standing_order(self, seat: int) -> Json:
        """The standing order that answers for a seat; None if it gave none."""
        return self._orders.get(seat)

    def advance(self) -> None:
        """Let chance, forced choices and standing orders answer, as far as they can."""
        while self.held is None and self._state.seat != OVER:
            if self._state.seat == CHANCE:
                if self._source is None:
                    return
                self._take(CHANCE, self._chance(), "")
                continue
            answer = self._automatic()
            if answer is None:
                return
            self._take(*answer)
        if self._state.seat == OVER and isinstance(self._source, Seeded) and "reveal" not in self.log[-1]:
            self.log.append({"reveal": {"seed": self._source.seed, "salt": self._source.salt}})

    def _automatic(self) -> tuple[int, int, str] | None:
        for seat in seats_asked(self._state):
            if seat in self._orders:
                answer = self.game.standing(self._state.redact(seat), seat, self._orders[seat])
                if answer >= 0 and answer in self.game.options(self._state, seat):
                    return seat, answer, "order"
            if self.auto and self.game.kinds()[self._state.kind].open:
                options = self.game.options(self._state, seat)
                if len(options) == 1:
                    return seat, options[0], "forced"
        return None

    def _chance(self) -> int:
        assert self._source is not None
        options = self.game.options(self._state, CHANCE)
        weights = self.game.weights(self._state) or [1] * len(options)
        names = [self.game.actions()[option] for option in options]
        return options[self._source.pick(len(self._path), names, weights)]

    def _take(self, seat: int, action: int, auto: str) -> None:
        line: Line = {"seat": seat, "kind": self.game.kinds()[self._state.kind].name, "action": self.game.actions()[action]}
        if auto:
            line["auto"] = auto
        self._apply(seat, action, auto)
        self.log.append(line)

    def _apply(self, seat: int, action: int, auto: str) -> None:
        before = self._state
        after = before.copy()
        events: list[Event] = []
        audience = self.game.audience(before, seat, action)
        outline = None if audience == EVERYONE else self.game.outline(before, seat, action)
        self.game.apply(after, seat, action, events)
        kind = self.game.kinds()[before.kind].name
        barrier = seat == CHANCE or _reveals(before, after, seat, audience) or seat not in seats_asked(after)
        same_question = before.asked and after.asked == before.asked & ~(1 << seat) and after.kind == before.kind
        if not same_question:
            self._decision_id += 1
        self._state = after
        self._path.append(Record(seat, kind, action, auto, audience, outline, tuple(events), barrier))
        if len(self._path) % SNAPSHOT_EVERY == 0:
            self._snapshots.append((len(self._path), after.copy()))

    def repeat(self, line: Line) -> None:
        """Take over one line of a log that was written earlier."""
        if "undo" in line:
            self._rewind(line["undo"])
        elif "order" in line:
            self._set_order(line["seat"], line["order"])
        elif "reveal" not in line:
            seat = line["seat"]
            self._check_asked(seat)
            index = self.index_of(line["action"])
            if index not in self.game.options(self._state, seat):
                refusal = self.why_not(seat, index) if seat != CHANCE else "chance cannot give that"
                raise BadLog(f"record {len(self._path)}: {line['action']} is not legal: {refusal}")
            self._apply(seat, index, line.get("auto", ""))
        self.log.append({key: value for key, value in line.items() if key != "h"})

    def resume(self, source: ChanceSource | None) -> None:
        """Go on after the log has been taken over, with chance from this source."""
        self._source = source
        if source is not None:
            self.advance()

    # going back

    def undo_limit(self, seat: int) -> UndoLimit:
        """The first record that a seat may take back on its own, and the first that all together may take back."""
        self._check_seat(seat)
        alone = len(self._path)
        if self._state.seat == OVER:
            return UndoLimit(alone, alone)
        for index in range(len(self._path) - 1, -1, -1):
            record = self._path[index]
            if record.seat == CHANCE:
                break
            if record.seat != seat:
                if record.auto != "forced":
                    break
                continue
            if record.barrier and not (self.held == seat and index >= self._confirmed and not self._revealed(index)):
                break
            alone = index
        return UndoLimit(alone)

    def undo(self, to: int, seat: int | None = None, consents: Iterable[int] = ()) -> None:
        """Go back to just before record `to`. Behind a seat's own limit every other seat has to consent."""
        if not 0 <= to < len(self._path):
            raise UndoRefused(f"there is no record {to} to go back to; there are {len(self._path)}")
        if self._state.seat == OVER:
            raise UndoRefused("the game is over and its seed is revealed; fork it to play on from an earlier point")
        last = self._last_own_record()
        by = seat if seat is not None else self._path[last].seat if last is not None else 0
        self._check_seat(by)
        agreed = {by, *consents}
        if to < self.undo_limit(by).alone:
            missing = [other for other in range(self.game.seats) if other not in agreed]
            if missing:
                names = ", ".join(self._name(other) for other in missing)
                raise UndoRefused(f"going back to record {to} needs the consent of {names}")
        self._rewind(to)
        self.log.append({"undo": to, "seat": by, "consents": sorted(agreed - {by})})
        self.advance()

    def fork(self, at: int, seed: int | str | None = None) -> Match:
        """A new match that starts with the first `at` records of this one and has chance of its own."""
        if not 0 <= at <= len(self._path):
            raise UndoRefused(f"there is no record {at} to fork at; there are {len(self._path)}")
        source = Seeded(seed)
        header = {key: value for key, value in self.log.header.items() if key != "h"}
        header["commitment"] = source.commitment
        header["forked"] = at
        forked = Match(self.info, self.game, self._snapshots[0][1].copy(), Log(header), source, hold=self.hold, auto=self.auto)
        for record in self._path[:at]:
            forked._take(record.seat, record.action, record.auto)
        forked._confirmed = at
        forked.advance()
        return forked

    def _rewind(self, to: int) -> None:
        self._state = self.state_at(to)
        del self._path[to:]
        while self._snapshots[-1][0] > to:
            self._snapshots.pop()
        self._confirmed = min(self._confirmed, to)
        self._decision_id += 1

    def state_at(self, at: int) -> State:
        """A copy of the whole state after the first `at` records; for checks and searches, never for players."""
        if not 0 <= at <= len(self._path):
            raise LandtakeError(f"there is no position {at}; there are {len(self._path) + 1}")
        start, snapshot = next(entry for entry in reversed(self._snapshots) if entry[0] <= at)
        state = snapshot.copy()
        for record in self._path[start:at]:
            self.game.apply(state, record.seat, record.action, None)
        return state

    def _last_own_record(self) -> int | None:
        for index in range(len(self._path) - 1, -1, -1):
            if self._path[index].seat != CHANCE and not self._path[index].auto:
                return index
        return None

    def _revealed(self, index: int) -> bool:
        record = self._path[index]
        return _reveals(self.state_at(index), self.state_at(index + 1), record.seat, record.audience)

    # telling

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Json]]:
        """What a seat has seen happen since a record: each entry can be folded into its view at that record."""
        told = []
        state = self.state_at(since)
        seen = View(self.game, state.redact(seat), seat, self.info.name).to_json()
        for index in range(since, len(self._path)):
            record = self._path[index]
            self.game.apply(state, record.seat, record.action, None)
            now = View(self.game, state.redact(seat), seat, self.info.name).to_json()
            told.append(self._event(index, record, seat, seen, now))
            seen = now
        return told

    def _event(self, index: int, record: Record, seat: int | None, before: Json, after: Json) -> dict[str, Json]:
        knows = record.audience == EVERYONE or (seat is not None and record.audience >> seat & 1 == 1)
        changed = {name: value for name, value in after["state"].items() if before["state"][name] != value}
        event: dict[str, Json] = {
            "i": index,
            "seat": record.seat,
            "kind": record.kind,
            "action": self.game.actions()[record.action] if knows else record.outline,
            "said": [self.seen_event(event, seat) for event in record.events],
            "change": {**{key: after[key] for key in ("kind", "asked", "result")}, "state": changed},
        }
        if record.auto == "forced":
            event["auto"] = record.auto
        return event

    def seen_event(self, event: Event, seat: int | None) -> dict[str, Json]:
        """An event as a seat may hear of it; arguments that are not for it are UNKNOWN."""
        kind = self.game.event_kinds()[event[0]]
        whole = event[1] == EVERYONE or (seat is not None and event[1] >> seat & 1 == 1)
        args = {
            name: value if whole or position < kind.public else UNKNOWN
            for position, (name, value) in enumerate(zip(kind.args, event[2:], strict=True))
        }
        return {"event": kind.name, "args": args}

    def position(self) -> dict[str, Json]:
        """The position as a small document that `landtake.load` reads."""
        return {
            "game": self.info.name,
            "seats": self.game.seats,
            "settings": self.game.settings,
            "position": self.game.write(self._state),
        }

    def _repr_svg_(self) -> str | None:
        return self.view(None)._repr_svg_()

    def __repr__(self) -> str:
        asked = self.decision
        return f"<Match of {self.info.title}, {len(self._path)} records, {asked.kind if asked else 'over'}>"

    # checks

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.game.seats:
            raise NotYourDecision(f"there is no seat {seat}; there are seats 0 to {self.game.seats - 1}")

    def _check_asked(self, seat: int) -> None:
        asked = seats_asked(self._state)
        if seat in asked and (seat != CHANCE or self._source is None):
            return
        if not asked:
            raise NotYourDecision("the game is over")
        if seat != CHANCE:
            self._check_seat(seat)
        raise NotYourDecision(f"{self._name(seat)} is not asked now; {', '.join(self._name(each) for each in asked)} is")

    def _name(self, seat: int) -> str:
        name: str = "chance" if seat == CHANCE else self.presentation.seat(seat)
        return name

    def _set_order(self, seat: int, order: Json) -> None:
        if order is None:
            self._orders.pop(seat, None)
        else:
            self._orders[seat] = order


def _reveals(before: State, after: State, seat: int, audience: int) -> bool:
    """Whether an action let anyone but its seat see something that was hidden from them."""
    if audience == 1 << seat:
        return False
    hidden = [each.name for each in before.fields() if each.mark != PUBLIC]
    return any(getattr(before, name) != getattr(after, name) for name in hidden)


def _frozen(value: Any) -> Any:
    if isinstance(value, dict):
        return tuple(sorted((key, _frozen(entry)) for key, entry in value.items()))
    if isinstance(value, list):
        return tuple(_frozen(entry) for entry in value)
    return (type(value).__name__, value)


_indices: dict[type[Game], tuple[int, dict[Any, int]]] = {}


def _action_index(game: Game) -> dict[Any, int]:
    actions = game.actions()
    known = _indices.get(type(game))
    if known is None or known[0] != id(actions):
        known = (id(actions), {_frozen(action): index for index, action in enumerate(actions)})
        _indices[type(game)] = known
    return known[1]


def fold(view: dict[str, Json], event: dict[str, Json]) -> dict[str, Json]:
    """A seat's view after an event, from its view before it: what a client does with `Match.events`."""
    change = event["change"]
    return {**view, **{key: change[key] for key in ("kind", "asked", "result")}, "state": {**view["state"], **change["state"]}}
