"""The kept playthroughs and games still play as they did."""

from pathlib import Path

import pytest

import landtake
from landtake.testing import fixtures, golden
from tests.conftest import TOYS

TESTS = Path(__file__).parent.parent
GAMES = [name for name in landtake.games() if name not in TOYS]


@pytest.mark.parametrize("name", GAMES)
def test_golden_playthroughs(name):
    assert golden.check(name, TESTS / "golden") == []


@pytest.mark.parametrize("name", GAMES)
def test_kept_games_of_every_ending(name):
    assert fixtures.check(name, TESTS / "fixtures") == []
