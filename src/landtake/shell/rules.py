"""`landtake rules`: a game's rules in words."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from landtake.core import registry
from landtake.shell import lookup
from landtake.shell.arguments import GameName
from landtake.shell.console import line, out, refuse, verbatim


def rules(
    game: GameName,
    query: Annotated[
        list[str] | None, typer.Argument(metavar="ID|WORDS", help="A rule's id (3.1b), a section's (3.1), or words to look for.")
    ] = None,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="Which code and which tests cite each rule; exits with 1 if one is uncited.")
    ] = False,
) -> None:
    """Show the rules of a game: all of them, one by its id, or those in which some words stand."""
    info = registry.info(game)
    if coverage:
        _coverage(info)
    elif query:
        lookup.show(lookup.find(info, " ".join(query)))
    elif out.is_terminal:
        out.print(Markdown(info.rules_text()))
    else:
        verbatim(info.rules_text().splitlines())


def _coverage(info: registry.GameInfo) -> None:
    from landtake.testing.coverage import coverage, uncited

    rows = coverage(info.name)
    table = Table("rule", "name", "code", "tests", title=f"{info.title}: what cites each rule", title_justify="left")
    for row in rows:
        table.add_row(row.id, row.slug, _places(row.code), _places(row.tests), style="" if row.code and row.tests else "red")
    out.print(table)
    missing = uncited(rows)
    if missing:
        refuse(f"{len(missing)} citations of {info.title} are missing: {'; '.join(missing)}")
        raise typer.Exit(1)
    line(f"All {len(rows)} rules are cited by code and by a test.")


def _places(places: tuple[str, ...]) -> Text:
    if not places:
        return Text("none")
    return Text(places[0] if len(places) == 1 else f"{places[0]} and {len(places) - 1} more")
