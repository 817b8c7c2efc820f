"""The leak check: whatever a seat is shown must be the same in every world that it cannot tell from the truth."""

from __future__ import annotations

import random
from dataclasses import dataclass

from landtake.core.game import Event, Game
from landtake.core.state import CHANCE, EVERYONE, OVER, UNKNOWN, State, seats_asked


class Leak(AssertionError):
    """A seat can learn something that is hidden from it."""


@dataclass
class Tally:
    """How many comparisons were made."""

    checks: int = 0


def check_state(game: Game, state: State, rng: random.Random, tally: Tally, refusals: int = 12) -> None:
    """Compare the truth with a possible world, for every seat and a spectator: views, options, refusals, hidden moves."""
    for viewer in (*range(game.seats), None):
        view = state.redact(viewer)
        world = game.resample(view.copy(), viewer, rng.random)
        _same_view(game, viewer, view, world, tally)
        _same_questions(game, viewer, state, view, world, rng, tally, refusals)
        _hidden_moves(game, viewer, state, rng, tally)


def _same_view(game: Game, viewer: int | None, view: State, world: State, tally: Tally) -> None:
    tally.checks += 1
    seen = world.redact(viewer)
    if seen != view:
        fields = [field.name for field in view.fields() if getattr(view, field.name) != getattr(seen, field.name)]
        raise Leak(f"viewer {viewer}: a possible world looks different in {', '.join(fields)}")
    broken = game.check(world)
    if broken:
        raise Leak(f"viewer {viewer}: a possible world is impossible: {broken[0]}")


def _same_questions(
    game: Game, viewer: int | None, state: State, view: State, world: State, rng: random.Random, tally: Tally, refusals: int
) -> None:
    for seat in seats_asked(state):
        if seat == CHANCE or (seat != viewer and not game.kinds()[state.kind].open):
            continue
        tally.checks += 1
        if game.options(state, seat) != game.options(world, seat):
            raise Leak(f"viewer {viewer}: the options of seat {seat} tell the truth from a possible world")
        if seat != viewer:
            continue
        if game.options(state, seat) != game.options(view, seat):
            raise Leak(f"viewer {viewer}: its options cannot be worked out from its view")
        for action in rng.sample(range(len(game.actions())), min(refusals, len(game.actions()))):
            tally.checks += 1
            if game.why_not(state, seat, action) != game.why_not(world, seat, action):
                raise Leak(f"viewer {viewer}: the refusal of {game.actions()[action]} tells the truth from a possible world")


def _hidden_moves(game: Game, viewer: int | None, state: State, rng: random.Random, tally: Tally) -> None:
    """Two actions whose difference is hidden from the viewer must look the same to it: its view afterwards and the events told."""
    if state.seat == OVER:
        return
    for seat in seats_asked(state):
        options = game.options(state, seat)
        hidden = [action for action in options if not _heard(game.audience(state, seat, action), viewer)]
        if hidden:
            outline = game.outline(state, seat, rng.choice(hidden))
            hidden = [action for action in hidden if game.outline(state, seat, action) == outline]
        if len(hidden) < 2:
            continue
        one, other = (_aftermath(game, state, seat, action, viewer) for action in rng.sample(hidden, 2))
        tally.checks += 1
        if one != other:
            raise Leak(f"viewer {viewer}: a hidden {game.kinds()[state.kind].name} of seat {seat} shows")


def _aftermath(game: Game, state: State, seat: int, action: int, viewer: int | None) -> tuple[State, list[object]]:
    after = state.copy()
    events: list[Event] = []
    game.apply(after, seat, action, events)
    return after.redact(viewer), [_heard_event(game, event, viewer) for event in events]


def _heard(audience: int, viewer: int | None) -> bool:
    return audience == EVERYONE or (viewer is not None and audience >> viewer & 1 == 1)


def _heard_event(game: Game, event: Event, viewer: int | None) -> object:
    if _heard(event[1], viewer):
        return event[2:]
    public = game.event_kinds()[event[0]].public
    return (event[0], *(value if position < public else UNKNOWN for position, value in enumerate(event[2:])))
