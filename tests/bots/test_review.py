"""A look back at a match."""

import pytest

import landtake
from landtake.bots import make, review
from landtake.core.state import CHANCE


def played(name, spec="random", seats=None, seed=1, records=None):
    match = landtake.new(name, seats=seats or landtake.info(name).seats[0], seed=seed)
    bots = [make(spec, match.game, seat, seed) for seat in range(match.game.seats)]
    while match.decision is not None and (records is None or len(match.records) < records):
        seat = match.decision.seats[0]
        match.play(seat, bots[seat].act(match.view(seat)))
    return match


def test_a_review_has_every_position_and_ends_with_who_won():
    match = played("landomy")
    found = review(match, 30)
    assert len(found.chances) == len(match.records) + 1
    assert all(sum(chances) == pytest.approx(1) for chances in found.chances)
    assert [seat for seat, chance in enumerate(found.chances[-1]) if chance] == list(match.result.winners)


def test_turning_points_are_where_the_chances_changed():
    found = review(played("landomy", seed=2), 30)
    assert found.turns
    assert [turn.record for turn in found.turns] == sorted(turn.record for turn in found.turns)
    for turn in found.turns:
        assert turn.before == found.chances[turn.record]
        assert sum(turn.after) == pytest.approx(1)
        assert turn.swing == max(abs(a - b) for a, b in zip(turn.before, turn.after, strict=True)) >= 0.1
        assert turn.seat != CHANCE or not turn.better
        assert turn.action not in [each.action for each in turn.better]


@pytest.mark.parametrize("iterations", [0, 20])
def test_the_same_log_gives_the_same_review(iterations):
    match = played("duel", seats=3)
    assert review(match, iterations).to_json() == review(str(match.log), iterations).to_json()


def test_a_match_in_play_can_be_reviewed_so_far():
    match = played("landomy", records=9)
    assert len(review(match, 10).chances) == len(match.records) + 1


def blundered():
    """A match up to a move that was worked out to be much worse than the best."""
    for seed in range(20):
        match = played("landomy", "greedy", seed=seed, records=20)
        while match.decision is not None:
            seat = match.decision.seats[0]
            bot = make("solver@200it", match.game, seat, 0)
            action = bot.act(match.view(seat))
            told = bot.explain()
            if told.exact and told.options[-1].chance < told.chance - 0.3:
                match.play(seat, told.options[-1].action)
                return match, seat
            match.play(seat, action)
    raise AssertionError("nobody had anything to blunder")


def test_a_blunder_is_a_turning_point_and_something_better_is_named():
    match, seat = blundered()
    blunder = max(index for index, record in enumerate(match.records) if record.seat == seat)
    turn = next(turn for turn in review(match, 300).turns if turn.record == blunder)
    assert turn.after[seat] < turn.before[seat]
    assert turn.better


@pytest.mark.parametrize("name", landtake.games())
def test_every_game_can_be_reviewed(name):
    match = played(name, records=25)
    found = review(match, 2)
    assert len(found.chances) == len(match.records) + 1
    assert len(review(match, 0).chances) == len(match.records) + 1
