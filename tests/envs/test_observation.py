"""What a seat observes: all that it sees, nothing else, in a row of numbers that never changes its length."""

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import landtake
from landtake.core.state import CHANCE, NOBODY, OVER, OWNER, seats_asked
from landtake.envs.declared import BadLayout, read, survey
from landtake.envs.layout import ABSENT, HIDDEN, lay_out, layout_of
from landtake.envs.play import Play
from landtake.envs.seating import Seating
from landtake.envs.spaces import mask_space, observation_space
from landtake.testing.variants import variants
from landtake.testing.walks import choose, sampled
from tests.envs.positions import PUBLISHED, TOYS, position

WINDOWS = {"lander": ["stack"]}
"""Fields of which an observation keeps the last entries only."""


def layout(name, game):
    return layout_of(landtake.info(name), game)


@st.composite
def positions(draw):
    name = draw(st.sampled_from([*PUBLISHED, *TOYS]))
    seats = draw(st.sampled_from(landtake.info(name).seats))
    game, state = position(name, seats, draw(st.integers(0, 999)), draw(st.integers(0, 120)))
    return name, game, state, draw(st.integers(0, seats - 1))


@settings(max_examples=40, deadline=None)
@given(positions(), st.integers(0, 999))
def test_shuffling_what_is_hidden_changes_nothing(found, seed):
    name, game, state, seat = found
    other = game.resample(state.redact(seat), seat, random.Random(seed).random)
    where = layout(name, game)
    assert where.write(other.redact(seat), seat) == where.write(state.redact(seat), seat)


@settings(max_examples=40, deadline=None)
@given(positions())
def test_what_the_seat_does_not_see_is_not_even_looked_at(found):
    name, game, state, seat = found
    where = layout(name, game)
    assert where.write(state, seat) == where.write(state.redact(seat), seat)


@settings(max_examples=25, deadline=None)
@given(positions())
def test_a_move_that_a_seat_can_see_changes_its_observation(found):
    name, game, state, seat = found
    after = state.copy()
    game.apply(after, *choose(game, state, random.Random(1)))
    where = layout(name, game)
    shown = [part.name for part in where.parts if part.name not in WINDOWS.get(name, [])]
    before, now = state.redact(seat), after.redact(seat)
    if any(getattr(before, field) != getattr(now, field) for field in shown):
        assert where.write(before, seat) != where.write(now, seat)


@settings(max_examples=25, deadline=None)
@given(positions())
def test_each_field_stands_where_the_layout_says(found):
    name, game, state, seat = found
    where = layout(name, game)
    view = state.redact(seat)
    seen = where.write(view, seat).tolist()
    assert seen[0] == seat
    for part in where.parts:
        entries = seen[where.where(part.name)]
        value = getattr(view, part.name)
        if part.field.mark == NOBODY:
            assert entries == ([len(value)] if part.listed else [])
        elif part.listed and part.varies and not part.nested:
            assert entries[0] == len(value)
            assert entries[1:].count(ABSENT) == max(0, part.room - len(value)) * len(part.bases)
        elif not part.listed:
            assert sum(digit * 2**i for i, digit in enumerate(entries)) == value if set(part.bases) == {2} else entries == [value]


@pytest.mark.parametrize("name", [*PUBLISHED, *TOYS])
def test_through_whole_random_games_everything_has_room(name):
    for variant in variants(name)[: 6 if name == "landomy" else 20 if name in TOYS else 3]:
        game = variant.game()
        where = layout(name, game)
        for number, state in enumerate(sampled(variant, seed=2)):
            seat = number % game.seats
            assert len(where.write(state.redact(seat), seat)) == where.size
            assert [field for field in where.cut(state) if field not in WINDOWS.get(name, [])] == []


@pytest.mark.parametrize("name", PUBLISHED)
def test_shape_and_type_never_change_and_stay_within_the_space(name):
    seating = Seating(name)
    space, masks = observation_space(seating), mask_space(seating)
    rng = random.Random(8)
    play = Play(seating, rng.random, 120)
    while not play.over and not play.cut:
        for seat in (None, *range(seating.seats)):
            assert play.observe(seat) in space
            assert play.observe(seat).shape == (seating.layout.size,)
        assert play.mask(play.seat) in masks
        assert not any(play.mask(seat).any() for seat in range(seating.seats) if seat != play.seat)
        play.act(rng.choice(play.options(play.seat)))


def test_what_others_hold_is_hidden_but_not_how_much_it_is():
    game, state = position("landed", 3, 1, 60)
    where = layout("landed", game)
    part = next(part for part in where.parts if part.name == "contracts")
    assert part.field.mark == OWNER
    rows = np.array(where.write(state.redact(1), 1))[where.where("contracts")].reshape(3, -1)
    assert [row[0] for row in rows] == [len(held) for held in state.contracts]
    assert rows[1][1 : 1 + rows[1][0]].tolist() == state.contracts[1]
    for seat in (0, 2):
        assert set(rows[seat][1 : 1 + rows[seat][0]].tolist()) == {HIDDEN}
        assert set(rows[seat][1 + rows[seat][0] :].tolist()) == {ABSENT}


def test_masks_are_spread_over_bits():
    game, state = position("landomy", 2, 1, 9)
    where = layout("landomy", game)
    storms = where.write(state, 0)[where.where("storms")]
    assert storms.tolist() == [state.storms >> island & 1 for island in range(9)]


def test_of_a_list_that_is_too_long_the_last_entries_are_kept_and_its_length():
    game, state = position("landed", 2, 1, 100)
    said = read({"lengths": {"used": 2, "plots": 3}}, game.setup())
    assert len(state.plots) > 3
    rest = survey(game)
    where = lay_out(state, type(said)({**rest.lengths, **said.lengths}, rest.digits), 2)
    assert where.write(state, 0)[where.where("plots")].tolist() == [len(state.plots), *state.plots[-3:]]
    assert "plots" in where.cut(state)


def test_a_number_that_no_entry_holds_is_cut():
    game = landtake.info("landomy").game(2, {})
    state = game.setup()
    where = layout("landomy", game)
    state.turn = 1 << 40
    assert where.write(state, 0)[where.where("turn")].tolist() == [(1 << 31) - 1]


def test_a_game_that_declares_nothing_is_surveyed():
    game = landtake.info("duel").game(2, {})
    assert not (landtake.info("duel").folder / "observation.toml").exists()
    assert layout("duel", game).size == layout("duel", game).size > 1


@pytest.mark.parametrize(
    ("table", "complaint"),
    [
        ({"bits": {"storm": 9}}, "there is no field 'storm'"),
        ({"lengths": {"maps": "charts"}}, "'maps' is to be as long as 'charts', which has no length of its own"),
        ({"left_out": ["sea"]}, "there is no field 'sea'"),
    ],
)
def test_a_declaration_that_does_not_fit_is_refused(table, complaint):
    with pytest.raises(BadLayout, match=complaint):
        read(table, landtake.info("landomy").game(2, {}).setup())


def test_a_field_that_is_not_in_the_observation_is_named():
    game = landtake.info("landed").game(2, {})
    with pytest.raises(BadLayout, match="there is no field 'near' in this observation; there are seat, kind"):
        layout("landed", game).where("near")


@pytest.mark.parametrize("name", ["landed", "duel"])
def test_seats_that_are_asked_together_answer_in_order_and_unseen(name):
    seating = Seating(name, 3)
    seen = set()
    for answer in range(3):
        play = Play(seating, random.Random(4).random)
        while len(seats_asked(play.view(None).state)) < 2:
            play.act(play.options(play.seat)[0])
        assert play.seat == 0
        play.act(play.options(0)[answer % len(play.options(0))])
        assert play.seat == 1
        seen.add((play.observe(1).tobytes(), play.mask(1).tobytes(), play.observe(2).tobytes(), play.observe(None).tobytes()))
    assert len(seen) == 1


def test_play_never_stops_at_chance():
    rng = random.Random(2)
    play = Play(Seating("landomy"), rng.random)
    while not play.over:
        assert play.seat not in (CHANCE, OVER)
        play.act(rng.choice(play.options(play.seat)))
    assert play.seat == OVER
    assert sum(play.rewards()) == 0


@given(st.integers(2, 6), st.data())
def test_what_the_end_is_worth_adds_up_to_nothing(seats, data):
    ranks = data.draw(st.lists(st.integers(1, 3), min_size=seats, max_size=seats).filter(lambda ranks: 1 in ranks))
    rewards = Seating("lander", seats).rewards(ranks)
    assert sum(rewards) == pytest.approx(0)
    assert all(-1 <= reward <= 1 for reward in rewards)
    if ranks.count(1) == 1:
        assert rewards[ranks.index(1)] == 1


def test_a_seating_that_cannot_be_is_refused():
    with pytest.raises(landtake.UnknownGame, match="there is no game 'catan'; the games are"):
        Seating("catan")
    with pytest.raises(landtake.BadSetting, match="Landed is played by 2 or 3 or 4, not by 5"):
        Seating("landed", 5)
    with pytest.raises(landtake.BadSetting, match="the number of seats is a whole number, not 'two'"):
        Seating("landed", "two")
    with pytest.raises(landtake.BadSetting, match="setting 'storms' of Landomy is one of open, isolating, not 'none'"):
        Seating("landomy", settings={"storms": "none"})
