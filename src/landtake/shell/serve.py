"""`landtake serve`: the page, for this machine and its network."""

from __future__ import annotations

from typing import Annotated

import typer


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 127.0.0.1 keeps it to this machine.")] = "0.0.0.0",
    port: Annotated[int, typer.Option(help="The port to listen on.")] = 8000,
    database: Annotated[str | None, typer.Option(help="Where games are kept, as a database URL; LANDTAKE_DATABASE if not given.")] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the page in a browser.")] = True,
) -> None:
    """Serve the page on which people play with friends and bots."""
    from landtake.table.serve import main

    main(host, port, database, browser)
