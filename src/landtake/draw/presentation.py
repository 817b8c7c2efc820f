"""How a game is put into words and pictures: what a game's text.py and board.py provide, and plain defaults for both."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from landtake.core.game import Game
from landtake.core.rule import Rule
from landtake.core.view import View
from landtake.draw import shapes
from landtake.draw.choosers import Chooser
from landtake.draw.orders import Standing
from landtake.draw.palette import PLAYERS, Livery
from landtake.draw.svg import NAMESPACE, element


class Count:
    """One number of a player's public state: an icon, what it counts, and how many."""

    def __init__(self, icon: str, label: str, value: int | str) -> None:
        self.icon = icon
        self.label = label
        self.value = value


class Panel:
    """A player's state at a glance: a score with its unit, and some counts."""

    def __init__(self, score: int | str, unit: str, counts: Sequence[Count] = ()) -> None:
        self.score = score
        self.unit = unit
        self.counts = tuple(counts)


class Presentation:
    """A game's words and pictures. Everything here is worked out from a view and nothing else.

    A game overrides what it can say better. Element ids name what is drawn (`island-NE`, `card-12`); they are stable from
    one picture to the next, and every option names the elements that it touches.
    """

    def __init__(self, game: Game) -> None:
        self.game = game

    # words

    def seat(self, seat: int) -> str:
        """What the player in a seat is called by the rules: South, Red."""
        return f"Seat {seat + 1}"

    def livery(self, seat: int) -> Livery:
        """The colour and shape by which the player in a seat is known."""
        return PLAYERS[seat % len(PLAYERS)]

    def mark(self, seat: int) -> str:
        """The token of the player in a seat, as a small picture of its own."""
        token = shapes.player_token(self.livery(seat), 24)
        return element("svg", {"xmlns": NAMESPACE, "viewBox": "-30 -30 60 60", "aria-hidden": "true"}, token)

    def prompt(self, view: View) -> str:
        """What is to be done now, said to the seat that is asked; to others, what it is doing."""
        return view.kind.replace("-", " ")

    def status(self, view: View) -> str:
        """How far the game has come: Turn 4 of 10, Year 3; empty before it has really begun."""
        return ""

    def chooser(self, view: View) -> Chooser | None:
        """How the viewer's options are chosen from where that is more than picking one; None if it is not."""
        return None

    def orders(self) -> tuple[Standing, ...]:
        """The entries of which a standing order in this game is made; none if it takes no orders."""
        return ()

    def option(self, view: View, action: int) -> str:
        """An option as a person would say it."""
        entries = self.game.actions()[action].items()
        return ", ".join(f"{key} {value}" for key, value in entries)

    def event(self, view: View, name: str, args: dict[str, int]) -> str:
        """What happened, as one sentence of the log; empty if it is not worth one. Hidden arguments are UNKNOWN.

        The view is that after the record, or any later one: what the sentence needs of the moment is in the arguments.
        """
        return f"{name} " + ", ".join(f"{key} {value}" for key, value in args.items())

    def refusal(self, view: View, action: int, rule: Rule) -> str:
        """Why an action is not legal, said to the seat that tried it."""
        return rule.sentence

    def reason(self, reason: str) -> str:
        """Why the game ended, as a sentence."""
        return reason.replace("-", " ")

    def panel(self, view: View, seat: int) -> Panel:
        """A player's state at a glance."""
        return Panel(self.game.scores(view.state)[seat], "points")

    def element(self, view: View, element: str) -> str:
        """What an element of the picture is, for those who point at it or hear it."""
        return element

    # pictures

    def board(self, view: View) -> str:
        """The table as one SVG element."""
        lines = self.lines(view)
        rows = [element("text", {"x": 8, "y": 24 + 18 * number}, line) for number, line in enumerate(lines)]
        return element("svg", {"xmlns": NAMESPACE, "viewBox": f"0 0 900 {40 + 18 * len(lines)}"}, *rows)

    def wide_board(self, view: View) -> str:
        """The table as one SVG element for a space that is wider than high, where that makes a better picture."""
        return self.board(view)

    def hand(self, view: View) -> str:
        """What only this seat holds, as SVG or HTML; empty if it holds nothing."""
        return ""

    def picture(self, view: View) -> str:
        """One self-contained SVG of the table, for notebooks and files."""
        return self.board(view)

    def targets(self, view: View, action: int) -> tuple[str, ...]:
        """The elements that an option touches, in the order in which a person would press them."""
        return ()

    def lines(self, view: View) -> list[str]:
        """The table as lines of text, for the terminal."""
        return [f"{key}: {value}" for key, value in _readable(view).items()]


def _readable(view: View) -> dict[str, Any]:
    return view.state.to_json()
