"""Dealing what is unseen into hidden hands, each way as likely as any other: what `Game.resample` needs."""

from __future__ import annotations

from collections.abc import Callable, Iterable


def without(everything: Iterable[int], known: Iterable[int]) -> list[int]:
    """What is left of some cards when those that are known are taken out, one for one."""
    rest = list(everything)
    for card in known:
        rest.remove(card)
    return rest


def take(pool: list[int], count: int, random: Callable[[], float]) -> list[int]:
    """So many cards at random, taken out of the pool, in rising order."""
    taken = [take_one(pool, random) for _ in range(count)]
    taken.sort()
    return taken


def take_one(pool: list[int], random: Callable[[], float]) -> int:
    """One card at random, taken out of the pool."""
    return pool.pop(int(random() * len(pool)))


def take_counts(counts: list[int], size: int, random: Callable[[], float]) -> list[int]:
    """So many cards at random out of a pool that is given by how many there are of each kind; how many of each were taken.

    The pool is left with the rest.
    """
    taken = [0] * len(counts)
    total = sum(counts)
    for _ in range(size):
        rest = int(random() * total)
        for kind, count in enumerate(counts):
            rest -= count
            if rest < 0:
                counts[kind] -= 1
                taken[kind] += 1
                break
        total -= 1
    return taken


def shuffled(cards: Iterable[int], random: Callable[[], float]) -> list[int]:
    """The cards in a random order."""
    pool = list(cards)
    return [take_one(pool, random) for _ in range(len(pool))]
