"""Bots by name."""

import pytest

import landtake
from landtake.bots import STRENGTHS, UnknownBot, judge_of, make, read_spec
from tests.bots.positions import decisions

BOTS = (
    "random",
    "casual",
    "greedy",
    "careful",
    "flat@4it",
    "ismcts@4it",
    "ismcts-eval@8it+redeal=0.3",
    "planner@20it",
    "rollout@8it",
    "solver@8it",
)


def game(name="landomy", seats=None):
    info = landtake.info(name)
    return info.game(seats or info.seats[0])


@pytest.mark.parametrize(
    ("text", "iterations", "ms", "settings"),
    [
        ("greedy", None, None, {}),
        ("ismcts@500it", 500, 0, {}),
        ("ismcts-eval@200ms", 0, 200, {}),
        ("ismcts@9it+explore=0.5+split=0", 9, 0, {"explore": 0.5, "split": 0}),
    ],
)
def test_a_spec_is_a_name_with_a_budget_and_settings(text, iterations, ms, settings):
    spec = read_spec(text)
    assert (spec.budget.iterations, spec.budget.ms) == (iterations, ms) if spec.budget else iterations is None
    assert spec.settings == settings
    assert make(text, game(), 0, 0).name == text


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "names no bot"),
        ("ismcts@", "names no bot"),
        ("ismcts@5", "names no bot"),
        ("ismcts@0ms", "no time to think"),
        ("gredy", "there is no bot 'gredy'"),
        ("ismcts@5it+depth=3", "no setting 'depth'"),
        ("ismcts@5it+explore=1.2.3", "not a number"),
        ("no.such:Thing", "cannot be made"),
        ("style:gentle", "no style 'gentle'"),
        ("style", "say which style"),
        ("greedy@5ms", "takes no budget"),
        ("careful@5ms", "takes no budget"),
        ("random:rusher", "has no styles"),
        ("greedy+explore=1", "has no setting 'explore'"),
        ("planner@5it+explore=1", "no setting 'explore'"),
        ("rollout@5it+explore=1", "no setting 'explore'"),
    ],
)
def test_a_spec_that_makes_no_sense_is_refused_with_a_sentence(text, says):
    with pytest.raises(landtake.LandtakeError, match=says):
        make(text, game(), 0, 0)


def test_a_seat_that_is_not_there_is_refused():
    with pytest.raises(UnknownBot, match="no seat 2"):
        make("random", game(), 2, 0)


def test_a_bot_is_not_asked_when_its_seat_is_not():
    view = next(view for _, view in decisions("landomy", 5))
    other = landtake.View(view.game, view.state, 1 - view.seat, "landomy")
    for spec in BOTS:
        with pytest.raises(landtake.NotYourDecision):
            make(spec, view.game, 1 - view.seat, 0).act(other)


def test_a_bot_of_your_own_is_made_by_its_path():
    assert make("tests.bots.broken:Crasher", game(), 0, 0).name == "tests.bots.broken:Crasher"


def test_there_are_four_strengths_with_a_bot_for_every_game_and_a_sentence():
    assert list(STRENGTHS) == ["easy", "fair", "strong", "expert"]
    for strength in STRENGTHS.values():
        assert strength.says.endswith(".")
        for name in landtake.games():
            assert make(strength.spec_for(name), game(name), 0, 0).name == strength.spec_for(name)


def test_a_game_without_a_judge_of_its_own_is_judged_by_its_points():
    for state, view in decisions("duel", 10, seats=3):
        chances = judge_of(view.game).evaluate(state)
        assert sum(chances) == pytest.approx(1)
        assert chances.index(max(chances)) == state.points.index(max(state.points))


def test_random_picks_a_sort_of_action_before_the_action():
    """In Souk a player may pass in one way and offer in many; both sorts are as likely."""
    _, view = next(each for each in decisions("souk", 50, seed=1) if each[1].kind == "turn")
    passes = sum(make("random", view.game, view.seat, seed).act(view) == 0 for seed in range(400))
    assert 150 < passes < 250


@pytest.mark.parametrize("spec", BOTS)
@pytest.mark.parametrize("name", ["landomy", "duel", "riposte", "souk"])
def test_every_bot_plays_whole_games(spec, name):
    info = landtake.info(name)
    match = landtake.new(name, seats=info.seats[-1], seed=5)
    bots = [make(spec, match.game, seat, 0) for seat in range(match.game.seats)]
    while match.decision is not None:
        seat = match.decision.seats[-1]
        match.play(seat, bots[seat].act(match.view(seat)))
    assert match.result.winners


@pytest.mark.parametrize("name", landtake.games())
def test_every_game_can_be_played_by_every_bot(name):
    for _, view in decisions(name, 2, seats=landtake.info(name).seats[-1]):
        for spec in BOTS:
            assert make(spec, view.game, view.seat, 0).act(view) in view.options()
