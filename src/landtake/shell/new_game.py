"""`landtake new-game`: the folder that a new game starts from."""

from __future__ import annotations

import keyword
import re
from importlib.resources import files
from pathlib import Path
from string import Template
from tempfile import TemporaryDirectory
from typing import Annotated

import typer

from landtake.core.errors import LandtakeError
from landtake.core.registry import games
from landtake.shell.console import line, verbatim

TEMPLATES = files("landtake.shell") / "templates"
SUFFIX = ".tmpl"


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The game's name: small letters, digits and _, such as new_shores.")],
    into: Annotated[Path, typer.Option("--into", metavar="DIR", help="The folder in which the game's own is made.")] = Path(),
) -> None:
    """Write the folder of a new game: it imports and can be registered, and the checks say what is still to be written."""
    _check(name, into)
    folder = into / name
    _write(folder, _filled(name, into))
    verbatim(f"wrote {path}" for path in sorted(folder.iterdir()))
    line()
    line("Write the rules in RULES.md first, then state.py, then rules.py. What is still missing:")
    verbatim(
        [
            f"  landtake --with {folder} simulate {name} --games 100 --check",
            f"  landtake --with {folder} rules {name} --coverage",
            f"  python -c \"import landtake, landtake.testing; landtake.register('{folder}'); landtake.testing.check_game('{name}')\"",
        ]
    )


def _check(name: str, into: Path) -> None:
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name) or keyword.iskeyword(name):
        raise LandtakeError(f"{name!r} is no name for a game: small letters, digits and _, beginning with a letter, such as new_shores")
    if name in games():
        raise LandtakeError(f"there is a game {name!r} already")
    if not into.is_dir():
        raise LandtakeError(f"{into}: there is no such folder")
    if (into / name).exists():
        raise LandtakeError(f"{into / name}: this exists already")


def _filled(name: str, into: Path) -> dict[str, str]:
    """The files of the new game by name."""
    title = name.replace("_", " ").title()
    words = {"name": name, "title": title, "Class": title.replace(" ", ""), "package": _package(into.resolve(), name)}
    templates = [entry for entry in TEMPLATES.iterdir() if entry.name.endswith(SUFFIX)]
    return {entry.name.removesuffix(SUFFIX): Template(entry.read_text(encoding="utf-8")).substitute(words) for entry in templates}


def _write(folder: Path, texts: dict[str, str]) -> None:
    """Make the folder with all its files, or nothing."""
    try:
        with TemporaryDirectory(dir=folder.parent, prefix=f".{folder.name}.") as part:
            whole = Path(part) / folder.name
            whole.mkdir()
            for name, text in texts.items():
                (whole / name).write_text(text, encoding="utf-8")
            whole.rename(folder)
    except OSError as error:
        raise LandtakeError(f"{folder}: cannot be written: {error.strerror or error}") from None


def _package(folder: Path, name: str) -> str:
    """The name under which the game is imported: with the packages round it, if it is made inside some."""
    return f"{_package(folder.parent, folder.name)}.{name}" if (folder / "__init__.py").exists() else name
