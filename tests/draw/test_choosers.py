"""Whatever is put together with a chooser is legal, step by step, in every game that declares one."""

import random

import pytest

import landtake
from landtake.core.view import View
from landtake.games.lander import ops
from landtake.games.lander.rules_base import push
from landtake.games.lander.tables import WHO_IS
from landtake.games.lander.text import LanderText
from tests.games.lander.scene import scene
from tests.games.landnam.landnam_island import island, play
from tests.games.landnam.test_landnam_althing import COURT

FORMS = {
    "landomy": {"number"},
    "landed": {"subset"},
    "forgotten_planet": {"number", "subset"},
    "landnam": {"trade"},
    "lander": {"subset", "allocate", "trade"},
}
WALKS = {
    "landomy": (2, 8, {}),
    "landed": (3, 6, {}),
    "forgotten_planet": (2, 6, {}),
    "landnam": (4, 3, {"turn_limit": 20}),
    "lander": (3, 4, {}),
}


def combination(chooser, rng):
    """A run of actions that the bounds of a chooser allow, and the finishes that may follow it."""
    if chooser.numbers:
        return [rng.choice(list(chooser.numbers))], ()
    if chooser.wholes:
        return [rng.choice(list(chooser.wholes))], ()
    counts = [[item.taken for item in column.items] for column in chooser.columns]
    wanted = [rng.randint(max(column.least, sum(count)), column.most) for column, count in zip(chooser.columns, counts, strict=True)]
    for column, count, most in zip(chooser.columns, counts, wanted, strict=True):
        while sum(count) < min(most, sum(item.most for item in column.items)):
            room = [at for at, item in enumerate(column.items) if count[at] < item.most]
            others = sum(
                max(sum(other), column_.least) for other, column_ in zip(counts, chooser.columns, strict=True) if other is not count
            )
            if sum(count) + others >= chooser.most or not room:
                break
            count[rng.choice(room)] += 1
    steps = []
    for column, count in zip(chooser.columns, counts, strict=True):
        run = [item.action for item, many in zip(column.items, count, strict=True) for _ in range(many - item.taken)]
        if chooser.form == "order":
            rng.shuffle(run)
        steps += run
    return steps, chooser.finishes


def after(match, seat, steps):
    """The state after a run of steps by one seat, each of which has to be legal."""
    state = match.state_at(len(match.records))
    for step in steps:
        assert step in match.game.options(state, seat), (match.decision.kind, match.game.actions()[step])
        match.game.apply(state, seat, step)
    return state


@pytest.mark.parametrize("game", WALKS)
def test_combinations_are_legal(game):
    seats, walks, settings = WALKS[game]
    met = set()
    for walk in range(walks):
        rng = random.Random(walk)
        match = landtake.new(game, seats=seats, seed=walk, **settings)
        while match.decision is not None and len(match.records) < 900:
            seat = match.decision.seats[0]
            view = match.view(seat)
            chooser = match.presentation.chooser(view)
            steps = [rng.choice(view.options())]
            if chooser is not None:
                met.add((match.decision.kind, chooser.form))
                chooser.to_json(match.game.actions())
                run, finishes = combination(chooser, rng)
                state = after(match, seat, run)
                if rng.random() < 0.7:
                    pass
                elif finishes and run and state.seat == seat:
                    legal = match.game.options(state, seat)
                    refused = [match.game.why_not(state, seat, finish.action) for finish in finishes if finish.action not in legal]
                    assert all(refused)
                    steps = run + ([finishes[0].action] if finishes[0].action in legal else [])
                elif run:
                    steps = run
            for step in steps:
                if match.decision is None or seat not in match.decision.seats or step not in match.view(seat).options():
                    break
                match.play(seat, step)
    assert {form for _, form in met} >= FORMS[game]


def test_a_suit_is_opened_and_raised_by_bids():
    match = island(COURT)
    play(match, {"hex": "D4"})
    opening = match.presentation.chooser(match.view(0))
    assert (opening.form, sorted(opening.numbers.values()), opening.start) == ("bid", [1, 2, 3], 1)
    play(match, {"cards": 2})
    answer = match.presentation.chooser(match.view(1))
    assert (answer.form, sorted(answer.numbers.values()), answer.start) == ("bid", [1, 2, 3], 3)
    assert answer.says == "You hold 3 grain. 3 cards would lead."


def test_stasis_is_put_in_order():
    s = scene()
    push(s.s, ops.V_PEEK_STASIS, 0, 0, -1, 3)
    s.go()
    assert s.kind == "stack"
    chooser = LanderText(s.game).chooser(View(s.game, s.s.redact(0), 0, "lander"))
    assert chooser.form == "order"
    top, second = (item.action for item in reversed(chooser.columns[0].items[1:]))
    for action in (top, second):
        s.apply(s.game.actions()[action])
    assert [who + WHO_IS for who in s.s.front[:2]] == [top, second]
    assert s.kind == "order"


@pytest.mark.parametrize("game", landtake.games())
def test_every_game_says_how_far_it_is(game):
    info = landtake.info(game)
    match = landtake.new(game, seats=info.seats[0], seed=5)
    rng = random.Random(5)
    said = set()
    for _ in range(300):
        if match.decision is None:
            break
        said.add(match.presentation.status(match.view(None)))
        seat = match.decision.seats[0]
        match.play(seat, rng.choice(match.view(seat).options()))
    if game not in ("duel", "riposte", "souk"):
        assert len(said) > 1
        assert "" not in said


@pytest.mark.parametrize("game", landtake.games())
def test_the_standing_orders_that_a_game_offers_are_orders_that_it_takes(game):
    info = landtake.info(game)
    match = landtake.new(game, seats=info.seats[0], seed=1)
    for entry in match.presentation.orders():
        if entry.form == "one":
            values = [value for value, _ in entry.choices]
        elif entry.form == "some":
            values = [[value for value, _ in entry.choices], [entry.choices[0][0]]]
        else:
            values = [entry.least, entry.most]
        for value in values:
            assert match.game.check_order({entry.key: value}) == ""
            match.order(0, {entry.key: value})
            assert match.standing_order(0) == {entry.key: value}
    match.order(0, None)
    assert match.standing_order(0) is None
