"""`landtake replay`: a game from its log, told again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from landtake.core import start
from landtake.core.match import Match
from landtake.core.state import CHANCE, EVERYONE
from landtake.shell import files
from landtake.shell.arguments import Viewer, seat_index
from landtake.shell.console import drawn, line, verbatim
from landtake.shell.story import ending, story


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The log of a game; - is standard input.")],
    at: Annotated[int | None, typer.Option("--at", metavar="N", help="Stop after the first N records. (default: all)")] = None,
    seat: Viewer = None,
    moves: Annotated[bool, typer.Option("--moves", help="List the records as the log has them, instead of telling what happened.")] = False,
    svg: Annotated[Path | None, typer.Option("--svg", metavar="OUT", help="Write a picture of the position to this file.")] = None,
) -> None:
    """Tell a game again from its log, and show the position that it comes to."""
    text = files.read(file)
    with files.naming(file):
        match = start.replay(text)
    viewer = seat_index(seat, match.game.seats)
    at = len(match.records) if at is None else at
    view = match.view(viewer, at=at)
    if svg is not None:
        files.write(svg, match.presentation.picture(view))
    _header(match)
    if moves:
        _records(match, viewer, at)
    else:
        verbatim(story(match, viewer, until=at))
    line()
    drawn(match.presentation.lines(view))
    line()
    if at == len(match.records) and match.result is not None:
        verbatim(ending(match))
    else:
        line(f"After {at} of {len(match.records)} records. {match.presentation.prompt(view)}")


def _header(match: Match) -> None:
    header = match.log.header
    chosen = ", ".join(f"{name} = {value}" for name, value in header["settings"].items()) or "none"
    line(f"{match.info.title}, {header['seats']} seats, rules version {header['version']}", "bold")
    line(f"settings: {chosen}")
    if "position" in header:
        line("started from a position that was written down")
    if "forked" in header:
        line(f"forked from another game after {header['forked']} records")
    if "commitment" in header:
        verbatim([f"seed commitment: {header['commitment']}"])
    line()


def _records(match: Match, viewer: int | None, at: int) -> None:
    for index, record in enumerate(match.records[:at]):
        who = "chance" if record.seat == CHANCE else match.presentation.seat(record.seat)
        known = record.audience == EVERYONE or (viewer is not None and record.audience >> viewer & 1)
        action = json.dumps(match.game.actions()[record.action], ensure_ascii=False) if known else "hidden"
        verbatim([f"{index:4}  {who:<10} {record.kind:<12} {action}{f'  ({record.auto})' if record.auto else ''}"])
