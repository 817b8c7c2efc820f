"""Dependencies point inward: table, lab, envs, bots -> games -> draw, parts -> core."""

import ast
from pathlib import Path

import pytest

import landtake

PACKAGE = Path(landtake.__file__).parent
LAYERS = {"core": 0, "parts": 1, "draw": 1, "games": 2, "testing": 3, "bots": 3, "lessons": 3, "lab": 4, "envs": 4, "table": 4, "shell": 5}
STANDARD_ONLY = ("core", "parts")
FORBIDDEN_TO_RULES = ("landtake.draw", ".board", ".text")

pytestmark = pytest.mark.source


def modules(layer):
    return sorted((PACKAGE / layer).rglob("*.py"))


def imports(path):
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


@pytest.mark.parametrize("layer", [layer for layer in LAYERS if (PACKAGE / layer).is_dir()])
def test_no_arrow_points_outward(layer):
    for path in modules(layer):
        for name in imports(path):
            parts = name.split(".")
            if parts[0] == "landtake" and len(parts) > 1 and parts[1] in LAYERS:
                assert LAYERS[parts[1]] <= LAYERS[layer], f"{path.relative_to(PACKAGE)} imports {name}"


@pytest.mark.parametrize("layer", STANDARD_ONLY)
def test_the_kernel_needs_the_standard_library_only(layer):
    import sys

    for path in modules(layer):
        for name in imports(path):
            top = name.split(".")[0]
            assert top in sys.stdlib_module_names or top in ("landtake", "mypy_extensions"), f"{path.name} imports {name}"


@pytest.mark.parametrize("game", landtake.games())
def test_rules_know_nothing_of_pictures_and_words(game):
    folder = landtake.info(game).folder
    if PACKAGE not in folder.parents:
        pytest.skip("not one of ours")
    for path in sorted(folder.glob("*.py")):
        if path.name.startswith(("rules", "state", "tables")):
            for name in imports(path):
                assert not any(part in name for part in FORBIDDEN_TO_RULES), f"{path.name} imports {name}"
