"""The examples of docs/envs.md run."""

import re
from importlib.util import find_spec
from pathlib import Path

import pytest

PAGE = Path(__file__).parent.parent.parent / "docs" / "envs.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)

pytestmark = pytest.mark.source


@pytest.mark.parametrize("number", range(3))
def test_an_example_plays_a_game_to_its_end(number):
    if "spiel" in EXAMPLES[number] and not find_spec("pyspiel"):
        pytest.skip("OpenSpiel is not installed")
    names = {}
    exec(compile(EXAMPLES[number], PAGE.name, "exec"), names)
    if "env" in names:
        assert names["terminated"]
    else:
        assert names["state"].is_terminal()


def test_there_is_one_example_for_each_library():
    assert len(EXAMPLES) == 3
