"""Builds the kernel and the rules with mypyc where there is a C compiler, and leaves them as plain Python where there is none."""

from __future__ import annotations

import os
import shutil
import sysconfig
from pathlib import Path

from setuptools import setup

ONLY = os.environ.get("LANDTAKE_GAMES", "*")
"""The one game to compile beside the kernel, while its rules are being worked on; all of them otherwise."""

PLAIN = ("__init__", "data", "notation", "invariants", "board", "text", "scenario", "cards")
"""Modules of a game whose names begin so are not worth compiling."""

INTERPRETED = {"lander"}
"""Games that are left as they are, because compiling them takes longer than all the rest together."""

COMPILED = [
    "src/landtake/core/state.py",
    "src/landtake/core/rule.py",
    "src/landtake/core/game.py",
    "src/landtake/core/playout.py",
    "src/landtake/lab/bench_loops.py",
    *sorted(str(path) for path in Path("src/landtake/parts").glob("*.py") if path.name != "__init__.py"),
    *sorted(
        str(path)
        for game in Path("src/landtake/games").glob(f"{ONLY}/rules.py")
        if game.parent.name not in INTERPRETED
        for path in game.parent.glob("*.py")
        if not path.name.startswith(PLAIN)
    ),
    *sorted(str(path) for path in Path("src/landtake/bots").glob("search*.py")),
]


def extensions() -> list[object]:
    """The compiled modules; none if LANDTAKE_PURE is set or there is no C compiler."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if os.environ.get("LANDTAKE_PURE") or not shutil.which(compiler):
        return []
    from mypyc.build import mypycify

    return list(mypycify([*COMPILED, "--strict"], opt_level=os.environ.get("LANDTAKE_OPT", "3")))


setup(ext_modules=extensions())
