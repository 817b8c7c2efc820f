"""Twin matches: two games that one viewer cannot tell apart, because they differ only in what is hidden from it."""

from __future__ import annotations

import random

from landtake.core.game import Game
from landtake.core.match import Match
from landtake.core.start import new
from landtake.core.state import CHANCE, EVERYONE, State
from landtake.testing.variants import Variant

TRIES = 20


def twins(variant: Variant, viewer: int | None, seed: int, steps: int) -> tuple[Match, Match]:
    """Two matches of up to so many decisions: what the viewer knows of is the same in both, the rest is drawn apart where it can be.

    They stop where a seat is asked, not chance.
    """
    rng = random.Random(seed)
    pair = _start(variant), _start(variant)
    for _ in range(steps):
        grown = _grown(pair, viewer, rng)
        if grown is None:
            break
        pair = grown
    while pair[0].decision is not None and pair[0].decision.seats == (CHANCE,) and pair[0].records:
        _step_back(pair)
    return pair


def _start(variant: Variant) -> Match:
    return new(variant.name, seats=variant.seats, chance="manual", **dict(variant.settings))


def _grown(pair: tuple[Match, Match], viewer: int | None, rng: random.Random) -> tuple[Match, Match] | None:
    """The pair after one more decision; None if every decision that was tried would show the viewer a difference."""
    for _ in range(TRIES):
        step = _step(pair, viewer, rng)
        if step is None:
            continue
        seat, actions = step
        for match, action in zip(pair, actions, strict=True):
            match.play(seat, action)
        if alike(pair, viewer):
            return pair
        _step_back(pair)
    return None


def _step_back(pair: tuple[Match, Match]) -> None:
    for match in pair:
        match.undo(len(match.records) - 1, 0, range(match.game.seats))


def _step(pair: tuple[Match, Match], viewer: int | None, rng: random.Random) -> tuple[int, tuple[int, int]] | None:
    one, other = pair
    if one.decision is None or other.decision is None:
        return None
    seat = rng.choice(one.decision.seats)
    here, there = _now(one), _now(other)
    theirs = other.game.options(there, seat)
    action = rng.choice(one.game.options(here, seat))
    if _known(one.game, here, seat, action, viewer):
        return (seat, (action, action)) if action in theirs else None
    outline = one.game.outline(here, seat, action)
    hidden = [
        option
        for option in theirs
        if not _known(other.game, there, seat, option, viewer) and other.game.outline(there, seat, option) == outline
    ]
    apart = [option for option in hidden if option != action] or hidden
    return (seat, (action, rng.choice(apart))) if apart else None


def _now(match: Match) -> State:
    return match.state_at(len(match.records))


def _known(game: Game, state: State, seat: int, action: int, viewer: int | None) -> bool:
    audience = game.audience(state, seat, action)
    return audience == EVERYONE or (viewer is not None and audience >> viewer & 1 == 1)


def alike(pair: tuple[Match, Match], viewer: int | None) -> bool:
    """Whether the viewer was told the same of the last decision and sees the same now."""
    one, other = pair
    last = len(one.records) - 1
    return one.events(viewer, last) == other.events(viewer, last) and one.view(viewer).state == other.view(viewer).state


def differ(pair: tuple[Match, Match]) -> bool:
    """Whether there is any difference between the two at all."""
    one, other = pair
    return _now(one) != _now(other)
