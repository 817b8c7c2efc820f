"""The questions that a rulebook answers: who is asked, what is legal, what happens, who has won."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from landtake.core.compiled import mypyc_attr
from landtake.core.rule import Breach
from landtake.core.state import EVERYONE, State

Json = Any
"""What `json` reads and writes."""

Event = tuple[int, ...]
"""(event number, audience mask, arguments …): what happened, for the log and the eye."""


class Kind:
    """A kind of decision: its name, the rule that asks for it, and whether everybody can see what its options are.

    A window is a short question that everybody is asked in turn, whether or not they could do anything.
    """

    def __init__(self, name: str, rule: str, open: bool = True, window: bool = False) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.open: Final = open
        self.window: Final = window


class EventKind:
    """A kind of event: its name, its arguments, and how many of those are public when its audience is not everyone."""

    def __init__(self, name: str, *args: str, public: int = -1) -> None:
        self.name: Final = name
        self.args: Final = args
        self.public: Final = len(args) if public < 0 else public


class Result:
    """How a game ended: scores and ranks by seat (rank 1 has won, perhaps with others) and the reason of the end."""

    def __init__(self, scores: Sequence[int], ranks: Sequence[int], reason: str) -> None:
        self.scores: Final = tuple(scores)
        self.ranks: Final = tuple(ranks)
        self.reason: Final = reason

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats of rank 1."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    def to_json(self) -> dict[str, Json]:
        return {"scores": list(self.scores), "ranks": list(self.ranks), "reason": self.reason}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.scores, self.ranks, self.reason))

    def __repr__(self) -> str:
        return f"Result(scores={self.scores}, ranks={self.ranks}, reason={self.reason!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One title with its number of seats, its settings and its rules version; it holds no position.

    A game implements the methods down to `ranks`; those after it have a default that fits a game with nothing hidden.
    `options`, `apply` and `weights` trust what they are given and are what speed is measured on.
    """

    def __init__(self, seats: int, settings: Mapping[str, Json], version: int) -> None:
        self.seats = seats
        self.settings = dict(settings)
        self.version = version

    def kinds(self) -> tuple[Kind, ...]:
        """The kinds of decision; `State.kind` is an index into them."""
        raise NotImplementedError

    def event_kinds(self) -> tuple[EventKind, ...]:
        """The kinds of event; an event's first entry is an index into them."""
        raise NotImplementedError

    def actions(self) -> Sequence[Json]:
        """The JSON value of every action of the game; an action is an index into this."""
        raise NotImplementedError

    def rules(self) -> tuple[str, ...]:
        """The ids that `why_not` cites, by number; number 0 is unused."""
        raise NotImplementedError

    def setup(self) -> State:
        """The state before the first decision. Deals and rolls are decisions of CHANCE."""
        raise NotImplementedError

    def options(self, state: State, seat: int) -> list[int]:
        """The legal actions of a seat that is asked, in a fixed order. The list belongs to the rules: do not change it."""
        raise NotImplementedError

    def weights(self, state: State) -> list[int]:
        """How likely each option of CHANCE is, as integers beside `options`; empty if all are equally likely."""
        return []

    def apply(self, state: State, seat: int, action: int, out: list[Event] | None = None) -> None:
        """Carry out a legal action, changing `state`; what happened is appended to `out` if one is given."""
        raise NotImplementedError

    def why_not(self, state: State, seat: int, action: int) -> int:
        """The number of the rule that forbids this action to a seat that is asked; 0 if it is legal."""
        raise NotImplementedError

    def scores(self, state: State) -> list[int]:
        """Points by seat."""
        raise NotImplementedError

    def ranks(self, state: State) -> list[int]:
        """Places by seat once the game is over: 1 has won."""
        raise NotImplementedError

    def reason(self, state: State) -> str:
        """Why the game ended; one of the reasons that the game declares."""
        raise NotImplementedError

    def check(self, state: State) -> list[Breach]:
        """The invariants of the rules that this state breaks."""
        return []

    def resample(self, view: State, seat: int | None, random: Callable[[], float]) -> State:
        """A world that `seat` cannot tell from the truth, given only its view: uniform over what is hidden."""
        return view.copy()

    def audience(self, state: State, seat: int, action: int) -> int:
        """The mask of seats who learn at once which action is taken here, by being told or by what it brings about."""
        return EVERYONE

    def outline(self, state: State, seat: int, action: int) -> Json:
        """What those outside the audience learn of an action; None if only that one was taken."""
        return None

    def standing(self, view: State, seat: int, order: Json) -> int:
        """The action by which a standing order answers this decision for its seat; -1 if it leaves it to them."""
        return -1

    def check_order(self, order: Json) -> str:
        """What is wrong with a standing order, in a sentence; empty if nothing is."""
        return "this game has no standing orders"

    def overdue(self, view: State, seat: int) -> int:
        """The action by which the rules answer for a seat whose time is up; -1 where they say nothing."""
        return -1

    def write(self, state: State) -> dict[str, Json]:
        """The position as a small document that a person can read and `read` understands."""
        return state.to_json()

    def read(self, document: Mapping[str, Json]) -> State:
        """The state that a position document describes. Fields that it leaves out are as in `setup`."""
        return read_fields(self.setup(), document)


def result(game: Game, state: State) -> Result:
    """The result of a game that is over."""
    return Result(game.scores(state), game.ranks(state), game.reason(state))


def read_fields(state: State, document: Mapping[str, Json]) -> State:
    """`state` with the named fields replaced; a value of another shape than the present one is an error."""
    known = {field.name for field in state.fields()}
    for name, value in document.items():
        if name not in known:
            raise ValueError(f"there is no field {name!r}; the fields are {', '.join(sorted(known))}")
        present = getattr(state, name)
        if isinstance(present, (list, tuple)):
            if not isinstance(value, (list, tuple)):
                raise ValueError(f"field {name!r} is a list, not {value!r}")
            setattr(state, name, type(present)(value))
        elif type(present) is not type(value):
            raise ValueError(f"field {name!r} is {type(present).__name__} {present!r}, not {value!r}")
        else:
            setattr(state, name, value)
    return state
