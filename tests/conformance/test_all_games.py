"""Every registered game, in every variant, through every conformance check."""

import pytest

import landtake
from landtake.testing import CHECKS, variants
from tests.conftest import TOYS

GAMES = sorted({*landtake.games(), *TOYS})
CASES = [pytest.param(variant, id=variant.id) for name in GAMES for variant in variants(name)]


@pytest.mark.parametrize("variant", CASES)
@pytest.mark.parametrize("check", CHECKS)
def test_conforms(variant, check):
    CHECKS[check](variant, 2)
