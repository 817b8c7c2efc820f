"""`landtake cards`: what is printed on a game's cards, and whether a replacement deck fits the rulebook's counts."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from landtake.core.errors import LandtakeError
from landtake.core.registry import info
from landtake.games.lander import cards as lander
from landtake.games.lander.data import FOLDER
from landtake.shell.console import entries, line


def cards(
    game: Annotated[str, typer.Argument(help="The game whose cards to list.")],
    kind: Annotated[str | None, typer.Option(help=f"One kind: {', '.join(lander.KINDS)}.")] = None,
    check: Annotated[bool, typer.Option("--check", help="Validate the deck instead of printing it; exit code 1 if it is wrong.")] = False,
    folder: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="The data folder to validate; the one in the box if not given.")
    ] = None,
) -> None:
    """List a game's cards, or validate a deck that an owner has entered."""
    if info(game).name != "lander":
        raise LandtakeError(f"{info(game).title} has no deck that can be listed; lander has")
    if check:
        problems = lander.check(folder or FOLDER)
        for problem in problems:
            line(problem)
        if problems:
            raise typer.Exit(1)
        line(f"{folder or 'the deck in the box'}: every count is as the rulebook says.")
        return
    for each in lander.KINDS if kind is None else [kind]:
        rows = lander.listing(each)
        line(f"{each}: {len(rows)} different cards", "bold")
        entries(
            (str(row["name"]), "; ".join(f"{key} {value}" for key, value in row.items() if key not in ("id", "name") and value != ""))
            for row in rows
        )
