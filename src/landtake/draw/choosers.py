"""What a choice is like as a whole: a number, a bid, a subset, an order, an allocation or a trade, made of the legal options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

Form = Literal["number", "bid", "subset", "order", "allocate", "trade"]


@dataclass(frozen=True)
class Item:
    """Something of which none, one or several are chosen, each by the same action."""

    action: int
    label: str
    most: int = 1
    taken: int = 0
    """How many earlier steps have taken already."""
    element: str = ""
    """What it is in the picture, if anything."""


@dataclass(frozen=True)
class Column:
    """Items that are chosen from together, and how many of them in all, those already taken included."""

    title: str
    items: tuple[Item, ...]
    least: int = 0
    most: int = 99


@dataclass(frozen=True)
class Finish:
    """An action that ends a choice which has been put together step by step."""

    action: int
    label: str


@dataclass(frozen=True)
class Chooser:
    """How the options of a decision are put together. What it does not mention stays a button beside it.

    A chosen combination is played as a run of actions, one a step, in the order of the columns and of the items in them (of an
    `order`: as they were put), and then the finish if there is one. With `wholes` it is played as one action instead.
    """

    form: Form
    columns: tuple[Column, ...] = ()
    finishes: tuple[Finish, ...] = ()
    numbers: Mapping[int, int] = field(default_factory=dict)
    """The number that each action stands for."""
    start: int | None = None
    """The number that is shown first."""
    wholes: Mapping[int, Sequence[int]] = field(default_factory=dict)
    """The items, by their actions' places in the only column, that each single action takes all at once."""
    most: int = 99
    """How many of all columns together."""
    says: str = ""
    """What is to be kept in mind while choosing."""
    opener: str = ""
    """Where this is one thing among others to do: what is pressed to begin with it."""

    def to_json(self, actions: Sequence[Any]) -> dict[str, Any]:
        """The chooser as the page is told of it, with actions as the log writes them."""
        return {
            "form": self.form,
            "says": self.says,
            "most": self.most,
            "opener": self.opener,
            "columns": [
                {
                    "title": column.title,
                    "least": column.least,
                    "most": column.most,
                    "items": [
                        {
                            "action": actions[item.action] if item.action >= 0 else None,
                            "label": item.label,
                            "most": item.most,
                            "taken": item.taken,
                            "on": item.element,
                        }
                        for item in column.items
                    ],
                }
                for column in self.columns
            ],
            "finishes": [{"action": actions[finish.action], "label": finish.label} for finish in self.finishes],
            "numbers": [{"action": actions[action], "number": number} for action, number in self.numbers.items()],
            "start": self.start,
            "wholes": [{"action": actions[action], "takes": list(takes)} for action, takes in self.wholes.items()],
        }


def number(numbers: Mapping[int, int], *, start: int | None = None, says: str = "") -> Chooser:
    """A number among the options."""
    return Chooser("number", numbers=numbers, start=start, says=says)


def bid(numbers: Mapping[int, int], *, start: int | None = None, says: str = "") -> Chooser:
    """A number to outbid others with."""
    return Chooser("bid", numbers=numbers, start=start, says=says)


def whole_subset(title: str, sets: Mapping[int, Sequence[Any]], named: Mapping[Any, tuple[str, str]]) -> Chooser:
    """A subset where each option is one: what each option takes, and the label and element of each thing."""
    things = list(named)
    most = {thing: max(takes.count(thing) for takes in map(list, sets.values())) for thing in things}
    sizes = [len(takes) for takes in sets.values()]
    items = tuple(Item(-1, named[thing][0], most[thing], element=named[thing][1]) for thing in things)
    wholes = {action: [things.index(thing) for thing in takes] for action, takes in sets.items()}
    return Chooser("subset", (Column(title, items, min(sizes), max(sizes)),), wholes=wholes)


def run(form: Form, title: str, items: Sequence[Item], least: int, most: int, finishes: Sequence[Finish] = ()) -> Chooser:
    """So many of some things, taken one after another: a subset, an allocation or an order."""
    return Chooser(form, (Column(title, tuple(items), least, most),), tuple(finishes))


def trade(gives: Column, wants: Column, finishes: Sequence[Finish], *, says: str = "", most: int = 99, opener: str = "") -> Chooser:
    """What is given and what is wanted for it."""
    return Chooser("trade", (gives, wants), tuple(finishes), most=most, says=says, opener=opener)
