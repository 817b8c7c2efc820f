"""Advice for whoever is asked."""

from random import Random

import pytest

import landtake
from landtake.bots import STRENGTHS, UnknownBot, hint
from tests.bots.positions import decisions


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("game", ["landomy", "duel"])
def test_a_hint_names_options_with_chances_the_best_first(strength, game):
    for _, view in decisions(game, 2, seed=3):
        told = hint(view, strength, iterations=60)
        chances = [each.chance for each in told.options]
        assert {each.action for each in told.options} <= set(view.options())
        assert all(0 <= chance <= 1 for chance in chances)
        assert told.chance == chances[0]


@pytest.mark.parametrize("game", ["landomy", "duel", "riposte"])
def test_the_same_view_gives_the_same_hint(game):
    for state, view in decisions(game, 3, seed=4):
        other = view.game.resample(view.state.copy(), view.seat, Random(1).random)
        assert other.redact(view.seat) == state.redact(view.seat)
        again = landtake.View(view.game, other.redact(view.seat), view.seat, game)
        assert hint(view, iterations=50) == hint(again, iterations=50)


def test_where_nothing_is_to_be_chosen_the_hint_is_the_only_option():
    _, view = next(each for each in decisions("landomy", 200, seed=9, least=1) if len(each[1].options()) == 1)
    told = hint(view, iterations=50)
    assert [each.action for each in told.options] == view.options()
    assert 0 < told.chance < 1


def test_there_is_no_hint_for_somebody_who_is_not_asked():
    _, view = decisions("landomy", 1)[0]
    with pytest.raises(landtake.NotYourDecision):
        hint(landtake.View(view.game, view.state, 1 - view.seat, "landomy"))


def test_a_strength_that_does_not_exist_is_refused():
    _, view = decisions("landomy", 1)[0]
    with pytest.raises(UnknownBot, match="easy, fair, strong, expert"):
        hint(view, "godlike")
