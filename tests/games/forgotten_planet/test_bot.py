"""What the judge thinks of positions: a fair share for everybody, and more for whoever has more."""

import random

import pytest

from landtake.core.registry import info
from landtake.core.state import CHANCE, OVER
from landtake.games.forgotten_planet.bot import FEATURES, KNOWHOW, features
from landtake.games.forgotten_planet.bot_ground import Ground
from landtake.testing.walks import choose
from tests.games.forgotten_planet.planet import STREET, at, fresh, play, state

INFO = info("forgotten_planet")


def chances(match):
    return INFO.judge(match.game).evaluate(state(match))


@pytest.mark.parametrize(
    ("seats", "settings"), [(2, {}), (3, {"placement": "random"}), (4, {"alliances": True}), (4, {"assignment": "auction"})]
)
def test_chances_add_up_and_orders_fit_the_options(seats, settings):
    game = INFO.game(seats, settings)
    judge = INFO.judge(game)
    rng = random.Random(2)
    s = game.setup()
    while s.seat != OVER:
        if s.seat != CHANCE:
            found = judge.evaluate(s)
            assert sum(found) == pytest.approx(1)
            assert min(found) > 0
            assert found == INFO.judge(game).evaluate(s)  # what the judge remembers of other positions makes no difference
            options = game.options(s, s.seat)
            assert len(judge.order(s, s.seat, options)) in (0, len(options))
            usual = judge.usual(s, s.seat, options)
            assert usual
            assert set(usual) <= set(options)
        game.apply(s, *choose(game, s, rng))


def test_nobody_is_ahead_where_all_have_the_same():
    for seats in (2, 3, 4):
        match = fresh(seats)
        s = state(match)
        s.energy = 0
        assert INFO.judge(match.game).evaluate(s) == pytest.approx([1 / seats] * seats, abs=0.02)


def test_more_is_better():
    even = chances(at(STREET))[0]
    assert chances(at(STREET.replace("...o...\n...o...\n...R", "...o...\n.......\n...R")))[0] > even  # Red's way is cut
    assert chances(at(STREET.replace('["d1"]', '["d1", "d2"]')))[0] > even
    assert chances(at(STREET + "points = {yellow = 6}"))[0] > even
    assert chances(at(STREET + "points = {red = 6}"))[0] < even


def test_allies_share_their_chances():
    match = fresh(4, alliances=True)
    found = chances(match)
    assert found[0] == found[2]
    assert found[1] == found[3]


def test_features_and_styles_have_their_weights():
    match = at(STREET)
    assert len(features(match.game.terms, state(match), Ground(match.game.terms, state(match)))) == 2 * len(FEATURES)
    assert {f"{name}{late}" for name in FEATURES for late in ("", "-late")} <= set(KNOWHOW.weights)
    assert set(KNOWHOW.styles) == {"settler", "miner", "builder"}
    for style in KNOWHOW.styles:
        judge = type(INFO.judge(match.game))(match.game, style)
        assert sum(judge.evaluate(state(match))) == pytest.approx(1)


def listed(match):
    judge = INFO.judge(match.game)
    s = state(match)
    return [match.game.actions()[option] for option in judge.shortlist(s, s.seat, match.game.options(s, s.seat))]


def test_metal_is_consumed_only_to_bring_a_late_lead_home():
    assert {"do": "consume"} not in listed(at(STREET + "points = {yellow = 6}"))
    assert {"do": "consume"} in listed(at(STREET + "points = {yellow = 6}\nland = 5"))
    assert {"do": "consume"} not in listed(at(STREET + "points = {red = 6}\nland = 5"))


def test_a_last_robot_is_not_blown_up():
    alone = at(STREET)
    play(alone, {"robot": "d1"})
    assert {"blast": "robots"} not in listed(alone)
    two = at(STREET.replace('["d1"]', '["d1", "d2"]'))
    play(two, {"robot": "d1"})
    assert {"blast": "robots"} in listed(two)


def test_energy_is_concentrated_to_the_scarcest_cube():
    found = listed(at(STREET.replace("brown = 1, white = 1, blue = 1}, red", "brown = 2, white = 0, blue = 1}, red") + "energy = 5"))
    assert {"concentrate": "white"} in found
    assert {"concentrate": "brown"} not in found


def usual(match):
    judge = INFO.judge(match.game)
    s = state(match)
    return [match.game.actions()[option] for option in judge.usual(s, s.seat, match.game.options(s, s.seat))]


def test_a_guess_looks_at_robots_that_build_or_go_where_they_can():
    match = at(STREET)
    play(match, {"robot": "d1"})
    told = usual(match)
    assert {"land": "east"} in told
    assert {"move": "d2"} in told
    assert not any("wall" in action for action in told)
