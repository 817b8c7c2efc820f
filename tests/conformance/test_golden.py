"""The kept playthroughs still play as they did."""

from pathlib import Path

import pytest

import landtake
from landtake.testing import golden
from tests.conftest import TOYS

FOLDER = Path(__file__).parent.parent / "golden"


@pytest.mark.parametrize("name", [name for name in landtake.games() if name not in TOYS])
def test_golden_playthroughs(name):
    assert golden.check(name, FOLDER) == []
