"""What a bot knows of a game beyond its rules: how likely each seat is to win, and which options to look at first."""

from __future__ import annotations

from collections.abc import Callable

from landtake.core.compiled import mypyc_attr
from landtake.core.game import Game
from landtake.core.state import CHANCE, State
from landtake.parts.knowhow import Knowhow


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """A judge of positions, as good as a game's bot.py makes it; this one looks only at the points.

    It is shown worlds, that is whole states: what a seat cannot see has been filled in by `Game.resample`.
    """

    def __init__(self, game: Game, style: str = "") -> None:
        self.game = game
        self.style = style
        self.seat = -1
        """Whose bot asks, -1 if nobody in particular: what that seat could only guess about the others tells a judge nothing."""
        self.worlds = 4
        """In how many worlds a bot that does not search tries its options where something is hidden from it."""
        self.nodes = 600
        """About how many positions such a bot looks at in each of them."""

    def evaluate(self, state: State) -> list[float]:
        """How likely each seat is to win, between 0 and 1, adding up to 1. The game is not over."""
        points = self.game.scores(state)
        least = min(points)
        total = float(sum(points) - len(points) * least + len(points))
        return [(point - least + 1) / total for point in points]

    def quiet(self, state: State) -> bool:
        """Whether a search should ask for the evaluation of this state rather than look some steps further."""
        return state.seat != CHANCE

    def order(self, state: State, seat: int, options: list[int]) -> list[float]:
        """How promising each option of a seat looks, as its chance to win; empty if there is no telling without a search."""
        return []

    def steps(self, state: State, seat: int, options: list[int]) -> list[int]:
        """What a seat would do without thinking: one of its options, or several decisions in a row; empty if there is no telling."""
        chances = self.order(state, seat, options)
        return [options[chances.index(max(chances))]] if chances else []

    def shortlist(self, state: State, seat: int, options: list[int]) -> list[int]:
        """The options that are worth a look, at least one; a game that knows better than a search what to do leaves out the others.

        It looks at nothing that the seat does not see: `state` may be a world or that seat's view.
        """
        return options

    def candidates(self, state: State, seat: int, options: list[int]) -> list[int]:
        """What a seat compares that plays options on: the shortlist first, and more than that where a glance tells too little.

        `state` is that seat's view.
        """
        return self.shortlist(state, seat, options)

    def foresee(self, state: State, seat: int, options: list[int]) -> int:
        """What a seat that looks ahead does because of what others would answer, where no search is needed to tell; -1 where one is.

        `state` is that seat's view.
        """
        return -1

    def usual(self, state: State, seat: int, options: list[int]) -> list[int]:
        """The options of a shortlist that are enough for a quick guess at what a seat will do, at least one."""
        return options

    def mark(self, state: State) -> bytes:
        """What tells positions apart that are judged alike; empty if those may be taken for the same one reached in two ways."""
        return b""

    def turn(self, state: State) -> int:
        """A number that changes when a turn ends; 0 where turns are told apart by who is asked."""
        return 0

    def ending(self, state: State) -> bool:
        """Whether the rest of the game may be small enough to be worked out exactly."""
        return False

    def knowhow(self) -> Knowhow:
        """The styles and settings that go with this game."""
        return Knowhow()


def win_shares(ranks: list[int]) -> list[float]:
    """What each seat wins of a game that is over: 1 in all, split between the seats of rank 1."""
    winners = ranks.count(1)
    return [1.0 / winners if rank == 1 else 0.0 for rank in ranks]


def at_once(judge: Judge, world: State, seat: int, options: list[int], random: Callable[[], float]) -> list[int]:
    """What a seat does without thinking: one of its options, or several decisions in a row."""
    if len(options) > 1:
        options = judge.shortlist(world, seat, options)
    if len(options) == 1:
        return options
    return judge.steps(world, seat, options) or [options[int(random() * len(options))]]


def groups(game: Game) -> list[int]:
    """Which actions are of one sort, by action: those whose JSON has the same keys have the same number."""
    known: dict[str, int] = {}
    numbers: list[int] = []
    for action in game.actions():
        keys = " ".join(sorted(action))
        if keys not in known:
            known[keys] = len(known)
        numbers.append(known[keys])
    return numbers
