"""`landtake verify`: whether chance in a finished game came from the seed that was committed to."""

from __future__ import annotations

from typing import Annotated

import typer

from landtake.core import start
from landtake.shell import files
from landtake.shell.console import verbatim


def verify(file: Annotated[str, typer.Argument(metavar="FILE", help="The log of a finished game; - is standard input.")]) -> None:
    """Recompute every roll and draw of a finished game from its revealed seed, and check that the log was not edited."""
    text = files.read(file)
    with files.naming(file):
        checked = start.verify(text)
    verbatim([f"{file}: the log is whole, and all {checked} outcomes of chance follow from the seed that its header commits to."])
