"""Numbers that can be looked up."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from landtake.lab.arena_clock import Clock
from landtake.lab.rating import rate
from landtake.lab.stats import Sprt, wilson


@pytest.mark.parametrize(
    ("wins", "n", "low", "high"),
    [(80, 100, 0.711, 0.867), (20, 25, 0.609, 0.911), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (0, 0, 0.0, 1.0)],
)
def test_wilson_intervals_are_those_of_the_books(wins, n, low, high):
    assert wilson(wins, n) == pytest.approx((low, high), abs=0.0006)


@given(st.integers(1, 5000), st.floats(0, 1))
def test_a_wilson_interval_holds_the_rate(n, share):
    low, high = wilson(share * n, n)
    assert 0 <= low <= share + 1e-12
    assert share - 1e-12 <= high <= 1


@pytest.mark.parametrize(("wins", "n"), [(-1, 5), (6, 5), (0, -1)])
def test_impossible_counts_are_refused(wins, n):
    with pytest.raises(ValueError, match="impossible"):
        wilson(wins, n)


@pytest.mark.parametrize(("rate_", "expected"), [(0.5, "low"), (0.55, "high")])
def test_the_sequential_test_is_seldom_wrong(rate_, expected):
    test = Sprt(0.50, 0.55)
    random = Random(1)
    right = 0
    for _ in range(200):
        wins = n = 0
        while not test.verdict(wins, n):
            wins += random.random() < rate_
            n += 1
        right += test.verdict(wins, n) == expected
    assert right >= 180


@pytest.mark.parametrize(("low", "high"), [(0.55, 0.5), (0.5, 0.5), (0, 0.5), (0.5, 1)])
def test_a_sequential_test_needs_two_rising_rates(low, high):
    with pytest.raises(ValueError, match="rise"):
        Sprt(low, high)


@given(st.lists(st.floats(1e-5, 100), min_size=1, max_size=60))
def test_a_clock_knows_its_quantiles(seconds):
    clock = Clock()
    for each in seconds:
        clock.add(each)
    again = Clock.from_json(clock.to_json())
    assert again.count == len(seconds)
    assert again.quantile(1.0) == pytest.approx(max(seconds), rel=0.05)
    assert again.quantile(0.5) <= again.quantile(0.95)


def test_clocks_add_up():
    one, other = Clock(), Clock()
    one.add(0.001)
    other.add(0.1)
    one.merge(other)
    assert one.count == 2
    assert one.total == pytest.approx(0.101)


def test_ratings_rank_bots_by_what_they_win():
    random = Random(2)
    matches = []
    for _ in range(200):
        order = ["a", "b", "c"]
        random.shuffle(order)
        strength = [{"a": 3, "b": 2, "c": 1}[bot] + random.random() * 1.5 for bot in order]
        matches.append((order, [1 + sum(other > own for other in strength) for own in strength]))
    ratings = rate(matches)
    assert [rating.bot for rating in ratings] == ["a", "b", "c"]
    assert ratings[0].floor > ratings[-1].floor


def test_copies_of_a_bot_move_together_and_mirrors_tell_nothing():
    assert rate([(("a", "a"), (1, 2))]) == []
    ratings = rate([(("a", "b", "b"), (1, 2, 3))] * 5)
    assert {rating.bot: rating.matches for rating in ratings} == {"a": 5, "b": 5}
