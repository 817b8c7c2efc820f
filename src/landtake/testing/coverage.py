"""Which code and which tests cite each rule of a game."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from pathlib import Path

from landtake.core.registry import GameInfo, info

NUMBERS = "cite.py"
"""The module that only lists the ids; standing there is no citation."""


@dataclass(frozen=True)
class Cited:
    """A rule with the places in code and the tests that cite it."""

    id: str
    slug: str
    code: tuple[str, ...]
    tests: tuple[str, ...]


def coverage(name: str, tests: Path | None = None) -> list[Cited]:
    """Every rule of a game, with its citations. `tests` is the folder of the game's tests."""
    game = info(name)
    tests = Path("tests") / "games" / name if tests is None else tests
    by_test = _tests(tests)
    code = _sources(game)
    return [
        Cited(rule.id, rule.slug, tuple(_code(code, rule.id, rule.constant)), tuple(by_test.get(rule.id, ())))
        for rule in game.rules().values()
    ]


def uncited(rows: list[Cited]) -> list[str]:
    """What is missing, in words."""
    missing = [f"rule {row.id} {row.slug} is not cited by code" for row in rows if not row.code]
    return missing + [f"rule {row.id} {row.slug} is not cited by a test" for row in rows if not row.tests]


def _sources(game: GameInfo) -> dict[str, list[str]]:
    files = [path for path in sorted(game.folder.rglob("*.py")) if path.name != NUMBERS]
    files += sorted(game.folder.rglob("*.toml"))
    return {str(path.relative_to(game.folder)): path.read_text(encoding="utf-8").splitlines() for path in files}


def _code(sources: dict[str, list[str]], rule: str, constant: str) -> list[str]:
    token = re.compile(rf"(?<![\w.]){re.escape(rule)}(?![\w]|\.\d)|\bcite\.{constant}\b")
    return [f"{name}:{number}" for name, lines in sources.items() for number, line in enumerate(lines, 1) if token.search(line)]


def _tests(folder: Path) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in [*_named(node.name), *_decorated(node)]:
                    found.setdefault(rule, []).append(f"{path.name}::{node.name}")
    return found


def _named(name: str) -> list[str]:
    """The rules in a test's name: test_3_1b_3_1c_what_holds names 3.1b and 3.1c."""
    rest = name.removeprefix("test_")
    rules = []
    while match := re.match(r"(\d+(?:_\d+)*[a-z]?)_", rest):
        rules.append(match[1].replace("_", "."))
        rest = rest[match.end() :]
    return rules


def _decorated(test: ast.FunctionDef) -> list[str]:
    calls = [node for node in test.decorator_list if isinstance(node, ast.Call)]
    named = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "cites"]
    return [
        argument.value for call in named for argument in call.args if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]
