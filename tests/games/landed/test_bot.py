"""What the judge of Landed thinks: more points, better prospects and a claim at hand are worth more."""

import random

import pytest

import landtake
from landtake.bots.ladder import make
from landtake.core.state import CHANCE, OVER, seats_asked
from landtake.games.landed.bot import KNOWHOW, LandedJudge
from landtake.testing.walks import choose
from tests.games.landed.table import TERRAFORM, landed, lay, now, play, stretch, toml


def judged(match, style=""):
    return LandedJudge(match.game, style).evaluate(now(match))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_add_up_to_one_in_every_position(seats):
    game = landtake.info("landed").game(seats)
    judge = LandedJudge(game)
    rng = random.Random(seats)
    s = game.setup()
    while s.seat != OVER:
        chances = judge.evaluate(s)
        assert sum(chances) == pytest.approx(1)
        assert all(0 < chance < 1 for chance in chances)
        if s.seat != CHANCE:
            seat = seats_asked(s)[0]
            options = game.options(s, seat)
            assert len(judge.order(s, seat, options)) in (0, len(options))
        game.apply(s, *choose(game, s, rng))


def test_points_count():
    ahead = judged(landed(toml(hands=[[1], [2]], points=[20, 5])))
    level = judged(landed(toml(hands=[[1], [2]], points=[5, 5])))
    assert ahead[0] > level[0] == pytest.approx(0.5)


def test_an_area_for_a_contract_counts():
    with_area = judged(landed(toml(land=stretch("mountain", 5)[0], hands=[[58], [57]], contracts=[[20], [8]])))
    without = judged(landed(toml(land=["start @ 0,0"], hands=[[58], [57]], contracts=[[20], [8]])))
    assert with_area[0] > without[0]


def test_a_claim_is_looked_at_first():
    land, (tile, how), cell = stretch("mountain", 4)
    match = landed(toml(land=land, hands=[[tile], [58]], contracts=[[19], []]))
    play(match, TERRAFORM)
    lay(match, tile, cell, how)
    view = match.view(0)
    priors = LandedJudge(match.game).order(view.state, 0, view.options())
    best = match.game.actions()[view.options()[priors.index(max(priors))]]
    assert "claim" in best


@pytest.mark.parametrize("style", sorted(KNOWHOW.styles))
def test_styles_differ_in_what_they_count(style):
    plain = LandedJudge(landtake.info("landed").game(2))
    other = LandedJudge(landtake.info("landed").game(2), style)
    assert [getattr(plain, name) for name in ("near", "contract", "cube", "satellite")] != [
        getattr(other, name) for name in ("near", "contract", "cube", "satellite")
    ]


def test_a_greedy_bot_takes_a_good_claim():
    land, (tile, how), cell = stretch("mountain", 5)
    match = landed(toml(land=land, hands=[[tile], [58]], contracts=[[19], [1]]))
    play(match, TERRAFORM)
    lay(match, tile, cell, how)
    bot = make("greedy", match.game, 0, 1)
    assert "claim" in match.game.actions()[bot.act(match.view(0))]
