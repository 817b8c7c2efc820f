"""The libraries that adapters stand on, which are not installed with Landtake unless asked for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from landtake.core.errors import LandtakeError

LIBRARIES = ("numpy", "gymnasium", "pettingzoo", "pyspiel", "open_spiel")


class MissingLibrary(LandtakeError, ImportError):
    """A library that an adapter needs is not installed."""


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """Imports of such libraries; one that is missing is named together with the extra that installs it."""
    try:
        yield
    except ModuleNotFoundError as error:
        if str(error.name).partition(".")[0] not in LIBRARIES:
            raise
        raise MissingLibrary(f"this adapter needs {error.name}, which is not installed; pip install 'landtake[{extra}]'") from error
