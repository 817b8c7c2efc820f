"""Checks that every registered game has to pass; shipped, so that games from outside can use them too."""

from landtake.testing.conformance import CHECKS, check_game
from landtake.testing.positions import cites, position, refused
from landtake.testing.variants import Variant, variants

__all__ = ["CHECKS", "Variant", "check_game", "cites", "position", "refused", "variants"]
