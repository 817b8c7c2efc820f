"""`landtake show`: a position that was written down, as a picture or as text."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Annotated, Any

import typer

from landtake.core.errors import BadPosition
from landtake.core.start import load
from landtake.shell import files
from landtake.shell.arguments import Viewer, seat_index
from landtake.shell.console import drawn, line, verbatim


def show(
    file: Annotated[str, typer.Argument(metavar="FILE|-", help="A position in TOML or JSON; - is standard input.")],
    svg: Annotated[Path | None, typer.Option("--svg", metavar="OUT", help="Write the picture to this file.")] = None,
    seat: Viewer = None,
) -> None:
    """Draw a position; one that breaks a rule or a component count is refused with the reason."""
    text = files.read(file)
    with files.naming(file):
        match = load(_document(text), chance="manual")
    view = match.view(seat_index(seat, match.game.seats))
    if svg is not None:
        files.write(svg, match.presentation.picture(view))
        verbatim([f"wrote {svg}"])
        return
    drawn(match.presentation.lines(view))
    line()
    line(match.presentation.prompt(view))


def _document(text: str) -> dict[str, Any]:
    try:
        document: dict[str, Any] = json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except ValueError as error:
        raise BadPosition(f"neither TOML nor JSON: {error}") from None
    return document
