"""`landtake scenario`: check, make and draw scenarios of The Forgotten Planet."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from landtake.games.forgotten_planet.scenario_check import check_file
from landtake.games.forgotten_planet.scenario_draw import draw
from landtake.games.forgotten_planet.scenario_make import make
from landtake.shell import files
from landtake.shell.console import line, verbatim

app = typer.Typer(help="Scenarios of The Forgotten Planet: files that a player can write.", no_args_is_help=True)

ScenarioFile = Annotated[Path, typer.Argument(metavar="FILE", help="A scenario file.")]


@app.command()
def check(file: ScenarioFile) -> None:
    """Say what is unfair or broken in a scenario; exit code 1 if anything is."""
    complaints = check_file(file)
    for complaint in complaints:
        line(complaint)
    if complaints:
        raise typer.Exit(1)
    line(f"{file}: nothing to complain of.")


@app.command()
def new(
    players: Annotated[int, typer.Option(help="How many play.")],
    seed: Annotated[int, typer.Option(help="The same seed makes the same scenario.")] = 1,
    out: Annotated[Path | None, typer.Option(metavar="OUT", help="Write it to this file instead of the terminal.")] = None,
) -> None:
    """Make a balanced scenario."""
    text = make(players, seed)
    if out is None:
        verbatim(text.splitlines())
    else:
        files.write(out, text, replace=False)
        line(f"wrote {out}")


@app.command()
def show(
    file: ScenarioFile,
    svg: Annotated[
        Path | None, typer.Option("--svg", metavar="OUT", help="Write the picture to this file instead of the terminal.")
    ] = None,
) -> None:
    """Draw a scenario as SVG."""
    picture = draw(file)
    if svg is None:
        verbatim(picture.splitlines())
    else:
        files.write(svg, picture)
        line(f"wrote {svg}")
