"""`landtake golden`: whole games kept as text, compared with the rules as they are now."""

from __future__ import annotations

from typing import Annotated

import typer

from landtake.core import registry
from landtake.shell.console import line, refuse, verbatim


def golden(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="The game. (default: all games)")] = None,
    update: Annotated[bool, typer.Option("--update", help="Write the playthroughs anew; read the difference before you keep it.")] = False,
) -> None:
    """Compare the kept playthroughs of a game with what the rules do now."""
    from landtake.testing import golden as kept

    names = registry.games() if game is None else [registry.info(game).name]
    if update:
        changed = [path for name in names for path in kept.update(name)]
        verbatim(f"wrote {path}" for path in changed)
        line(f"{len(changed)} playthroughs changed.")
        return
    problems = [problem for name in names for problem in kept.check(name)]
    verbatim(problems)
    if problems:
        refuse(f"{len(problems)} playthroughs differ; if the rules were meant to change, run landtake golden --update")
        raise typer.Exit(1)
    line(f"The playthroughs of {', '.join(names)} are as they were.")
