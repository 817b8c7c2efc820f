"""Actions as values with a name, and the container of those that are legal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from landtake.core.errors import MalformedAction
from landtake.core.game import Json

if TYPE_CHECKING:
    from landtake.core.match import Match


@dataclass(frozen=True)
class Action:
    """One action of a game, as a value: its number, its JSON, and how a person would say it."""

    index: int
    match: Match = field(repr=False, compare=False)
    seat: int = field(repr=False, compare=False)

    def to_json(self) -> Json:
        """What the log stores for this action."""
        return self.match.game.actions()[self.index]

    def text(self) -> str:
        """The action as a person would say it."""
        said: str = self.match.presentation.option(self.match.view(self.seat if self.seat >= 0 else None), self.index)
        return said

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"Action({self.to_json()})"


class Options(Sequence[Action]):
    """The legal actions of a seat. `in` takes an action, its JSON or its number."""

    def __init__(self, match: Match, seat: int, indices: Sequence[int]) -> None:
        self._match = match
        self._seat = seat
        self._indices = tuple(indices)

    def __len__(self) -> int:
        return len(self._indices)

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [Action(each, self._match, self._seat) for each in self._indices[index]]
        return Action(self._indices[index], self._match, self._seat)

    def __iter__(self) -> Iterator[Action]:
        return (Action(each, self._match, self._seat) for each in self._indices)

    def __contains__(self, action: object) -> bool:
        try:
            return self._match.index_of(action) in self._indices
        except MalformedAction:
            return False

    def __repr__(self) -> str:
        return f"Options({[action.to_json() for action in self]})"
