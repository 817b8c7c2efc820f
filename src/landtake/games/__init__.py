"""The games, a folder each. Calling the package lists their names: `landtake.games()`."""

from __future__ import annotations

import sys
from types import ModuleType

from landtake.core import registry


class _Games(ModuleType):
    def __call__(self) -> list[str]:
        """The names of all games."""
        return registry.games()


sys.modules[__name__].__class__ = _Games
