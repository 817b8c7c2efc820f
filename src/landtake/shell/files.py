"""Files that people name on the command line: read whole or refused, written whole or not at all."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from landtake.core.errors import LandtakeError

STDIN = "-"


def read(name: str) -> str:
    """The text of a file; `-` is standard input."""
    try:
        data = sys.stdin.buffer.read() if name == STDIN else Path(name).read_bytes()
        return data.decode("utf-8")
    except OSError as error:
        raise LandtakeError(f"{name}: {error.strerror or error}") from None
    except (UnicodeDecodeError, ValueError):
        raise LandtakeError(f"{name}: this is not a text file in UTF-8") from None


@contextmanager
def naming(name: str) -> Iterator[None]:
    """Put the file's name in front of what is wrong with its contents."""
    try:
        yield
    except LandtakeError as error:
        raise LandtakeError(f"{name}: {error}") from error


def write(path: Path, text: str, replace: bool = True) -> None:
    """Put text into a file, so that it holds either all of it or what it held before."""
    try:
        if not replace and path.exists():
            raise LandtakeError(f"{path} exists already; give another name")
        handle, part = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
            umask = os.umask(0)
            os.umask(umask)
            os.chmod(part, 0o666 & ~umask)
            os.replace(part, path)
        except BaseException:
            os.unlink(part)
            raise
    except (OSError, ValueError) as error:
        raise LandtakeError(f"{path}: cannot be written: {getattr(error, 'strerror', None) or error}") from None
