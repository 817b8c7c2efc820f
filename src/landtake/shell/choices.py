"""A list of options for a person to choose from: numbered, grouped where it is long, and found by words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, takewhile

from rich.columns import Columns
from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from landtake.core.game import Json

PAGE = 40
"""Options that are shown at a time."""

LONG = 8
"""Lists up to this length are shown one option a line."""


@dataclass(frozen=True)
class Choice:
    """An option as it stands in the list: its number there, its text, its action and that action's JSON."""

    number: int
    text: str
    action: int
    json: Json


def number(typed: str) -> int | None:
    """The number that a person typed; None if it is something else, or longer than any list."""
    return int(typed) if typed.isdecimal() and len(typed) <= 6 else None


def found(choices: Sequence[Choice], words: str) -> list[Choice]:
    """The choices in whose text every word stands."""
    return [choice for choice in choices if all(word in choice.text.lower() for word in words.lower().split())]


def shown(choices: Sequence[Choice], start: int = 0) -> Iterator[RenderableType]:
    """One page of a list, from the choice at `start` on."""
    page = choices[start : start + PAGE]
    if len(page) <= LONG:
        yield from (_numbered(choice, choice.text) for choice in page)
    else:
        for _, group in groupby(page, key=_group):
            yield from _grouped(list(group))
    if start + PAGE < len(choices):
        yield Text(f"  … {len(choices) - start - PAGE} more: m shows them, words narrow the list", "dim")


def _group(choice: Choice) -> str:
    """What the choices of a group share: the kind of action, and its first part if it has several."""
    if not isinstance(choice.json, dict):
        return ""
    first, *rest = choice.json.items()
    return f"{first} {[key for key, _ in rest]}" if rest else f"{first[0]}"


def _grouped(group: list[Choice]) -> Iterator[RenderableType]:
    shared = _shared_words([choice.text for choice in group])
    if shared and len(group) > 1:
        yield Text(f"  {shared} …")
    rests = [_numbered(choice, choice.text.removeprefix(shared).lstrip() if len(group) > 1 else choice.text) for choice in group]
    yield Padding(Columns(rests, column_first=True, padding=(0, 2)), (0, 0, 0, 2 if shared else 0), expand=False)


def _shared_words(texts: list[str]) -> str:
    """The words with which all texts begin, leaving at least one word of each."""
    columns = zip(*(text.split(" ")[:-1] for text in texts), strict=False)
    return " ".join(words[0] for words in takewhile(lambda words: len(set(words)) == 1, columns))


def _numbered(choice: Choice, text: str) -> Text:
    return Text.assemble((f"{choice.number:4} ", "bold cyan"), text)
