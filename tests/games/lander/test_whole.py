"""Lander as a whole: every rule is cited, and random play comes to nearly everything."""

import pytest

from landtake.testing.conformance import check_everything_is_reached, check_rules_are_cited

ELSEWHERE = frozenset(
    {
        "best-sector", "complete", "discount", "give-back", "look", "mark-reset", "reorder", "reset-marker", "salvage", "stack",
        "shared",
    }
)  # fmt: skip
"""What so few random games do not come to: rare cards, which have tests of their own, and the shared victory, which is a kept game."""


@pytest.mark.source
def test_every_rule_is_cited_by_code_and_by_a_test():
    check_rules_are_cited("lander")


def test_random_play_reaches_every_decision_event_and_end():
    check_everything_is_reached("lander", games=1, elsewhere=ELSEWHERE)
