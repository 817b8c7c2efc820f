"""Builds the kernel and the rules with mypyc where there is a C compiler, and leaves them as plain Python where there is none."""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

ONLY = os.environ.get("LANDTAKE_GAMES", "*")
"""The one game to compile beside the kernel, while its rules are being worked on; all of them otherwise."""

PLAIN = ("__init__", "data", "effects", "words", "notation", "invariants", "board", "text", "scenario", "cards")
"""Modules of a game whose names begin so are not worth compiling."""

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
        for path in game.parent.glob("*.py")
        if not path.name.startswith(PLAIN)
    ),
    *sorted(str(path) for path in Path("src/landtake/bots").glob("search*.py")),
]


class ParallelBuild(build_ext):
    """Compiles the C files of an extension side by side: one file a module, as many at once as there are cores."""

    def build_extensions(self) -> None:
        one_after_another = self.compiler.compile

        def side_by_side(sources: Sequence[str], **how: Any) -> list[str]:
            made: list[str] = []
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                for done, objects in enumerate(pool.map(lambda source: one_after_another([source], **how), sources), 1):
                    made += objects
                    if done % 10 == 0 or done == len(sources):
                        print(f"compiled {done} of {len(sources)} modules", file=sys.stderr, flush=True)
            return made

        self.compiler.compile = side_by_side
        super().build_extensions()


def extensions() -> list[object]:
    """The compiled modules; none if LANDTAKE_PURE is set or there is no C compiler."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if os.environ.get("LANDTAKE_PURE") or not shutil.which(compiler):
        return []
    from mypyc.build import mypycify

    # One C file for everything would have a third of a million lines, which takes gcc many times as long as the same code in parts.
    # What mypyc writes runs within a few percent as fast at -O1 as at -O3, and is compiled in half the time.
    return list(mypycify([*COMPILED, "--strict"], opt_level=os.environ.get("LANDTAKE_OPT", "1"), debug_level="0", multi_file=True))


setup(ext_modules=extensions(), cmdclass={"build_ext": ParallelBuild})
