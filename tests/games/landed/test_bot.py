"""What the judge of Landed thinks: more points, better prospects and a claim at hand are worth more."""

import random
import statistics

import pytest

import landtake
from landtake.bots.ladder import make
from landtake.core.state import CHANCE, OVER, seats_asked
from landtake.games.landed import ground
from landtake.games.landed.bot import LandedJudge
from landtake.games.landed.bot_placing import SECTION_EDGES, Placing, Terms
from landtake.games.landed.bot_points import KNOWHOW
from landtake.games.landed.bot_reach import TERRAINS, Reach
from landtake.games.landed.kinds import ASK_FACE
from landtake.games.landed.state import NONE
from landtake.games.landed.tables import FACE, FACE_OPTIONS, FACES_EACH, LABEL, SECTIONS
from landtake.testing.walks import choose
from tests.games.landed.table import TERRAFORM, landed, lay, now, play, stretch, toml


def judged(match, style=""):
    return LandedJudge(match.game, style).evaluate(now(match))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_add_up_to_one_in_every_position(seats):
    game = landtake.info("landed").game(seats)
    judge = LandedJudge(game)
    rng = random.Random(seats)
    s = game.setup()
    while s.seat != OVER:
        chances = judge.evaluate(s)
        assert sum(chances) == pytest.approx(1)
        assert all(0 < chance < 1 for chance in chances)
        if s.seat != CHANCE:
            seat = seats_asked(s)[0]
            options = game.options(s, seat)
            assert len(judge.order(s, seat, options)) in (0, len(options))
        game.apply(s, *choose(game, s, rng))


def test_points_count():
    ahead = judged(landed(toml(hands=[[1], [2]], points=[20, 5])))
    level = judged(landed(toml(hands=[[1], [2]], points=[5, 5])))
    assert ahead[0] > level[0] == pytest.approx(0.5, abs=0.1)


def test_an_area_for_a_contract_counts():
    with_area = judged(landed(toml(land=stretch("mountain", 5)[0], hands=[[58], [57]], contracts=[[20], [8]])))
    without = judged(landed(toml(land=["start @ 0,0"], hands=[[58], [57]], contracts=[[20], [8]])))
    assert with_area[0] > without[0]


def test_a_claim_is_looked_at_first():
    land, (tile, how), cell = stretch("mountain", 4)
    match = landed(toml(land=land, hands=[[tile], [58]], contracts=[[19], []]))
    play(match, TERRAFORM)
    lay(match, tile, cell, how)
    view = match.view(0)
    priors = LandedJudge(match.game).order(view.state, 0, view.options())
    best = match.game.actions()[view.options()[priors.index(max(priors))]]
    assert "claim" in best


def positions(seats, games, seed=1):
    """Positions of random games in which a seat is asked."""
    game = landtake.info("landed").game(seats)
    rng = random.Random(seed)
    for _ in range(games):
        s = game.setup()
        while s.seat != OVER:
            if s.seat != CHANCE:
                yield game, s
            game.apply(s, *choose(game, s, rng))


def test_chances_spread_enough_to_tell_positions_apart_and_not_more():
    met = [(game, s.copy()) for game, s in positions(2, 5)]
    judge = LandedJudge(met[0][0])
    chances = [judge.evaluate(s)[0] for _, s in random.Random(1).sample(met, 500)]
    assert 0.05 <= statistics.pstdev(chances) <= 0.4


def test_what_one_more_tile_can_reach_is_what_a_walk_round_the_land_finds():
    for number, (_, s) in enumerate(positions(3, 2)):
        if number % 20:
            continue
        sizes = {terrain: [1, 1] for terrain in range(6)}
        seen = set()
        for plot in s.free:
            for edge in range(6):
                other = s.near[plot * 6 + edge]
                area = ground.area_at(s, other, (edge + 3) % 6) if other != NONE else NONE
                if area != NONE and area not in seen and s.area_cubes[area] == 0:
                    seen.add(area)
                    tile = s.tile_at[other]
                    terrain = LABEL[(tile * FACES_EACH + s.face[tile]) * 6 + (edge + 3) % 6]
                    sizes[terrain].append(ground.area_size(s, area) + 1)
        reach = Reach(s)
        for terrain, found in sizes.items():
            assert [reach.gold[terrain], reach.next_gold[terrain]] == sorted(found)[:-3:-1]


def test_what_is_remembered_of_the_land_is_what_a_new_look_finds():
    judge = None
    kept = 0
    before = None
    for game, s in positions(3, 2, seed=7):
        judge = judge or LandedJudge(game)
        told = judge.reach(s)
        kept += told is before
        before = told
        new = Reach(s)
        for name in ("gold", "next_gold", "silver", "plots", "beside", "size", "tiles", "cubes", "facing", "together", "by_satellite"):
            assert getattr(told, name) == getattr(new, name), name
    assert kept > 50


def test_areas_foreseen_are_those_that_laying_the_tile_makes():
    looked = 0
    for _, s in positions(2, 3):
        if s.kind != ASK_FACE or s.covering or not s.contracts[s.seat]:
            continue
        tile = s.laying[s.seat]
        placing = Placing(s, s.seat, Terms([0.0] * 9, [0.0] * 9, [1.0] * 9, 1.0, 0.0, 0.0), True, Reach(s))
        number = placing.look(s.plot)
        for face in (0, 4, 7):
            after = s.copy()
            ground.lay(after, s.plot, tile, face)
            for first in SECTIONS[tile * FACES_EACH + face]:
                at = (tile * FACES_EACH + face) * 6 + first
                if placing.wanted >> LABEL[at] & 1:
                    area = ground.area_at(after, s.plot, first)
                    edges = SECTION_EDGES[at] & placing.facing[number * TERRAINS + LABEL[at]]
                    assert placing.joined(tile, number, edges) == (after.area_tiles[area], after.area_cubes[area])
                    looked += 1
    assert looked > 50


def test_the_most_that_a_tile_promises_is_the_most_of_all_its_faces():
    looked = 0
    for game, s in positions(2, 2, seed=5):
        if s.kind != ASK_FACE or s.covering or not s.contracts[s.seat]:
            continue
        judge = LandedJudge(game)
        placing = judge.placing(s, s.seat, Reach(s))
        tile = s.laying[s.seat]
        for plot in s.free:
            number = placing.look(plot)
            gains = [placing.gain(tile, option - FACE, number) for option in FACE_OPTIONS[tile]]
            assert placing.best_at(tile, plot) == max(gains)
            assert placing.best_face(tile, plot) == FACE_OPTIONS[tile][gains.index(max(gains))]
        most = max(placing.best_at(tile, plot) for plot in s.free)
        assert placing.best_at(tile, placing.best_plot(tile)) == placing.best(tile) + placing.missed(tile) == most
        looked += 1
    assert looked > 10


def test_steps_that_look_best_can_be_taken_one_after_the_other():
    longest = 0
    for number, (game, s) in enumerate(positions(3, 2, seed=7)):
        if number % 3:
            continue
        seat = seats_asked(s)[0]
        after = s.copy()
        judge = LandedJudge(game)
        steps = judge.steps(after, seat, judge.shortlist(after, seat, game.options(after, seat)))
        longest = max(longest, len(steps))
        for step in steps:
            assert step in game.options(after, seat)
            game.apply(after, seat, step)
    assert longest == 4


def test_a_shortlist_is_made_of_options():
    for number, (game, s) in enumerate(positions(2, 2, seed=3)):
        if number % 5 == 0:
            seat = seats_asked(s)[0]
            options = game.options(s, seat)[:]
            listed = LandedJudge(game).shortlist(s, seat, options)
            assert listed
            assert set(listed) <= set(options)


def test_a_face_that_joins_the_wanted_area_is_looked_at_first():
    land, (tile, _), _ = stretch("mountain", 4)
    match = landed(toml(land=land, hands=[[tile], [58]], contracts=[[19], []]))
    play(match, TERRAFORM)
    view = match.view(0)
    while "side" not in match.game.actions()[view.options()[0]]:
        priors = LandedJudge(match.game).order(view.state, 0, view.options())
        match.play(0, view.options()[priors.index(max(priors))])
        view = match.view(0)
    faces = view.options()
    judge = LandedJudge(match.game)
    priors = judge.order(view.state, 0, faces)
    match.play(0, faces[priors.index(max(priors))])
    assert any("claim" in match.game.actions()[option] for option in match.view(0).options())
    assert faces[0] >= FACE


@pytest.mark.parametrize("style", sorted(KNOWHOW.styles))
def test_styles_differ_in_what_they_count(style):
    plain = LandedJudge(landtake.info("landed").game(2))
    other = LandedJudge(landtake.info("landed").game(2), style)
    names = ("near", "contract", "cube", "satellite", "tile")
    assert [getattr(plain, name) for name in names] != [getattr(other, name) for name in names]


def test_greedy_beats_random():
    match = landtake.new("landed", seats=2, seed=3)
    bots = [make("random", match.game, 0, 3), make("greedy", match.game, 1, 3)]
    while match.decision:
        seat = match.decision.seats[0]
        match.play(seat, bots[seat].act(match.view(seat)))
    assert match.result.winners == (1,)


def test_a_greedy_bot_takes_a_good_claim():
    land, (tile, how), cell = stretch("mountain", 5)
    match = landed(toml(land=land, hands=[[tile], [58]], contracts=[[19], [1]]))
    play(match, TERRAFORM)
    lay(match, tile, cell, how)
    bot = make("greedy", match.game, 0, 1)
    assert "claim" in match.game.actions()[bot.act(match.view(0))]
