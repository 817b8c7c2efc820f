"""Landnám's judge: chances that add up, a sense of what is good, and styles that differ."""

import pytest

from landtake.core.registry import info
from landtake.core.state import CHANCE, OVER
from landtake.games.landnam.bot import KNOWHOW, LandnamJudge
from landtake.testing.variants import Variant
from landtake.testing.walks import walk
from tests.games.landnam.landnam_island import ORANGE, island, state


def chance(text, seat=ORANGE):
    match = island(text)
    return info("landnam").judge(match.game).evaluate(state(match))[seat]


def test_chances_add_up_everywhere_and_every_option_is_ordered():
    settings = {setting.name: setting.default for setting in info("landnam").settings} | {"turn_limit": 20}
    variant = Variant("landnam", 4, tuple(settings.items()))
    game = variant.game()
    judge = info("landnam").judge(game)
    for number, s in enumerate(walk(variant, 6)):
        if number % 25 == 0 and s.seat != OVER:
            chances = judge.evaluate(s)
            assert abs(sum(chances) - 1) < 1e-9
            assert min(chances) > 0
            if s.seat != CHANCE:
                options = game.options(s, s.seat)
                assert len(judge.order(s, s.seat, options)) == len(options)


BASE = 'seat = "orange"\nasks = "build"\n'


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("white = [1, 0, 0]", ""),
        ('[hexes]\nD4 = "field 6"\n[settlements]\nE5-N = "orange farm"', '[hexes]\nD4 = "field 2"\n[settlements]\nE5-N = "orange farm"'),
        ("[hands]\norange = {wood = 1, iron = 1}", "[hands]\norange = {wood = 2}"),
        ("outer = [1, 0, 0]", ""),
        ('[hexes]\nD4 = "field 6"\n[units]\nD4 = "orange horse"', '[hexes]\nD4 = "field 6"\n[units]\nD4 = "orange horse outlawed by blue"'),
    ],
)
def test_it_knows_what_is_good(better, worse):
    assert chance(BASE + better) > chance(BASE + worse)


def test_styles_weigh_differently():
    game = info("landnam").game(3)
    assert set(KNOWHOW.styles) == {"lawyer", "farmer"}
    lawyer, farmer = LandnamJudge(game, "lawyer"), LandnamJudge(game, "farmer")
    assert lawyer.suit_lead > farmer.suit_lead
