"""`landtake play`: a game in the terminal against bots."""

from __future__ import annotations

import secrets
import zlib
from pathlib import Path
from typing import Annotated

import typer

from landtake import bots
from landtake.core import registry, start
from landtake.core.errors import BadLog
from landtake.core.match import Match
from landtake.shell import files
from landtake.shell.arguments import GameName, Seats, Set, seat_index, settings
from landtake.shell.sitting import Sitting


def play(
    game: GameName,
    seats: Seats = None,
    seat: Annotated[int, typer.Option("--seat", metavar="S", help="The seat that you take, 1 being the first.")] = 1,
    bot: Annotated[
        str, typer.Option("--bot", metavar="BOT", help="Who plays the other seats: random, greedy, or another bot's name.")
    ] = "random",
    set_: Set = None,
    seed: Annotated[str | None, typer.Option("--seed", help="The same seed gives the same draws. (default: a new one)")] = None,
    saved: Annotated[Path | None, typer.Option("--from", metavar="FILE", help="Go on with a game that was saved.")] = None,
    confirm: Annotated[bool, typer.Option(help="Wait for Enter when your move is done, so that you can still take it back.")] = True,
) -> None:
    """Play a game in the terminal against bots. Type ? during the game for what you can do."""
    info = registry.info(game)
    if saved is None:
        match = start.new(info.name, seats=seats, seed=seed, hold=True, auto=True, **settings(info, set_))
    else:
        match = _resumed(info, saved, seed)
    me = seat_index(seat, match.game.seats)
    assert me is not None
    luck = secrets.randbits(32) if seed is None else zlib.crc32(seed.encode())
    others = [other for other in range(match.game.seats) if other != me]
    Sitting(match, me, {other: bots.make(bot, match.game, other, luck) for other in others}, confirm).run()


def _resumed(info: registry.GameInfo, saved: Path, seed: str | None) -> Match:
    """The saved game, going on with chance of its own: the log of an unfinished game does not tell its seed."""
    text = files.read(str(saved))
    with files.naming(str(saved)):
        match = start.replay(text, hold=True, auto=True)
        if match.info.name != info.name:
            raise BadLog(f"this is a game of {match.info.title}, not of {info.title}")
    return match if match.result is not None else match.fork(len(match.records), seed)
