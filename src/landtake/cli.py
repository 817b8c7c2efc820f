"""The shell: `landtake` with its commands, and how it fails."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from landtake import __version__
from landtake.core.data import DataError
from landtake.core.errors import LandtakeError
from landtake.core.registry import register
from landtake.lab.arena_cli import arena
from landtake.lab.ladder_cli import ladder
from landtake.shell import scenario
from landtake.shell.bench import bench
from landtake.shell.cards import cards
from landtake.shell.console import line, refuse
from landtake.shell.fit import fit
from landtake.shell.gain import gain
from landtake.shell.games import games
from landtake.shell.golden import golden
from landtake.shell.learn import learn
from landtake.shell.new_game import new_game
from landtake.shell.play import play
from landtake.shell.replay import replay
from landtake.shell.rules import rules
from landtake.shell.serve import serve
from landtake.shell.show import show
from landtake.shell.sight import sight
from landtake.shell.simulate import simulate
from landtake.shell.soak import soak
from landtake.shell.verify import verify

app = typer.Typer(name="landtake", pretty_exceptions_enable=False, context_settings={"help_option_names": ["-h", "--help"]})

PANELS: dict[str, tuple[Callable[..., None], ...]] = {
    "Play": (serve, play, learn, games, rules, cards),
    "Look back": (replay, verify, show),
    "Study": (simulate, arena, ladder, fit, sight, gain, bench),
    "Make a game": (new_game, golden, soak),
}

for panel, commands in PANELS.items():
    for command in commands:
        app.command(command.__name__.replace("_", "-"), rich_help_panel=panel)(command)


app.add_typer(scenario.app, name="scenario", rich_help_panel="Make a game")


@app.callback(invoke_without_command=True)
def landtake(
    context: typer.Context,
    with_: Annotated[
        list[Path] | None,
        typer.Option("--with", metavar="FOLDER", envvar="LANDTAKE_WITH", help="Also know the game in this folder; may be given again."),
    ] = None,
    show_version: Annotated[bool, typer.Option("--version", help="Show the version and leave.")] = False,
) -> None:
    """Five board games about taking new land, played by their rulebooks."""
    for folder in with_ or ():
        _know(folder)
    if show_version:
        line(f"landtake {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run one command and leave with its exit code: 0, 1 if what was looked for is wrong, 2 if what was asked for makes no sense."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    sys.exit(run(arguments))


def run(arguments: Sequence[str] | None = None) -> int:
    """Run one command; its exit code. What goes wrong is told in one line on standard error."""
    try:
        code = app(arguments, prog_name="landtake", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except typer.TyperException as error:
        refuse(f"{error.format_message()} (landtake --help lists what there is)")
    except NotImplementedError as error:
        refuse(f"not written yet: {error}")
    except (LandtakeError, DataError) as error:
        refuse(str(error))
    except (typer.Abort, BrokenPipeError):
        return 130
    return 2


def _know(folder: Path) -> None:
    """Register the game in a folder outside the package, whose modules are imported from where the folder lies."""
    try:
        register(folder.resolve())
    except OSError as error:
        raise LandtakeError(f"{folder / 'game.toml'}: {error.strerror or error}") from None
    except KeyError as error:
        raise LandtakeError(f"{folder / 'game.toml'}: there is no {error}") from None
    except (ValueError, TypeError, IndexError) as error:
        raise LandtakeError(f"{folder / 'game.toml'}: {error}") from None
    sys.path.append(str(folder.resolve().parent))
