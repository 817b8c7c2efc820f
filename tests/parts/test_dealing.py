"""Dealing the unseen: nothing is lost, and every deal is as likely as any other."""

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from landtake.parts import dealing


@given(st.lists(st.integers(0, 9)), st.integers(0, 20), st.integers())
def test_what_is_taken_and_what_is_left_is_what_was_there(pool, count, seed):
    rest = list(pool)
    taken = dealing.take(rest, min(count, len(pool)), random.Random(seed).random)
    assert taken == sorted(taken)
    assert Counter(taken) + Counter(rest) == Counter(pool)


@given(st.lists(st.integers(0, 5), min_size=1), st.integers())
def test_counts_are_taken_like_cards(counts, seed):
    rest = list(counts)
    taken = dealing.take_counts(rest, sum(counts) // 2, random.Random(seed).random)
    assert sum(taken) == sum(counts) // 2
    assert [one + other for one, other in zip(taken, rest, strict=True)] == counts
    assert min(rest) >= 0


@given(st.lists(st.integers(0, 5)), st.integers())
def test_shuffling_keeps_the_cards(cards, seed):
    assert sorted(dealing.shuffled(cards, random.Random(seed).random)) == sorted(cards)


def test_known_cards_are_taken_out_one_for_one():
    assert dealing.without([1, 1, 2, 3], [1, 3]) == [1, 2]
    with pytest.raises(ValueError, match="not in list"):
        dealing.without([1], [2])


def test_every_hand_is_equally_likely():
    rng = random.Random(4)
    hands = Counter(tuple(dealing.take([1, 2, 3, 4], 2, rng.random)) for _ in range(6000))
    assert len(hands) == 6
    assert all(850 < count < 1150 for count in hands.values())


def test_counts_are_as_likely_as_their_cards():
    rng = random.Random(4)
    first = Counter(dealing.take_counts([3, 1], 1, rng.random).index(1) for _ in range(4000))
    assert 2850 < first[0] < 3150
