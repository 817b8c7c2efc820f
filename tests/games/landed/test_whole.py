"""Landed as a whole: coverage, conservation, hidden worlds, positions and speed tables."""

import json
import random

import pytest

import landtake
from landtake.core.playout import sample
from landtake.core.state import CHANCE, OVER, seats_asked
from landtake.games.landed import ground
from landtake.games.landed.data import PRINTED
from landtake.games.landed.tables import HAS_SATELLITE, TILE
from landtake.testing.conformance import check_everything_is_reached, check_rules_are_cited
from landtake.testing.copies import check_copy
from landtake.testing.walks import choose
from tests.games.landed.table import landed, now, toml


def test_every_rule_is_cited_by_code_and_by_a_test():
    check_rules_are_cited("landed")


def test_every_ruling_is_in_the_rules():
    named = {ruling for rule in landtake.info("landed").rules().values() for ruling in rule.rulings}
    assert named == {f"LD{number}" for number in range(1, 52)}


ELSEWHERE = frozenset({"steal", "stolen", "stole", "spared", "reshuffled", "cubes"})
"""What random play hardly ever comes to; test_rules and test_end do."""


def test_random_play_reaches_every_decision_event_and_end():
    check_everything_is_reached("landed", games=25, elsewhere=ELSEWHERE)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end_within_the_bound_with_everything_conserved(seats):
    info = landtake.info("landed")
    game = info.game(seats)
    for seed in range(60):
        rng = random.Random(seed)
        s = game.setup()
        decisions = 0
        while s.seat != OVER:
            decisions += s.seat != CHANCE
            game.apply(s, *choose(game, s, rng))
        assert decisions <= info.bound
        assert not game.check(s)
        tiles = sum(plot != -1 for plot in s.where[1:]) + len(s.bag) + sum(map(len, s.hands))
        contracts = len(s.deck) + len(s.queue) + sum(map(len, s.contracts)) + sum(map(len, s.fulfilled))
        cards = len(s.orbit) + len(s.used) + sum(map(len, s.cards))
        assert (tiles, contracts, cards) == (59, 36, 18)


def hoarder(game, s, rng):
    """Someone who launches whatever they can and uses no card, so that the satellite deck runs out."""
    if s.seat == CHANCE:
        return CHANCE, sample(game, s, rng.random)
    seat = rng.choice(seats_asked(s))
    options = [option for option in game.options(s, seat) if "use" not in game.actions()[option]]
    kind = game.kinds()[s.kind].name
    if kind == "tile":
        options = [option for option in options if HAS_SATELLITE[option - TILE]] or options
    elif kind == "plot" and HAS_SATELLITE[s.laying[seat]]:
        options = [option for option in options if ground.beside_satellite(s, option)] or options
    return seat, rng.choice(options)


def test_games_of_hoarders_stay_legal_and_come_to_stealing():
    game = landtake.info("landed").game(4)
    told = []
    for seed in range(12):
        rng = random.Random(seed)
        s = game.setup()
        while s.seat != OVER:
            kind = s.kind
            game.apply(s, *hoarder(game, s, rng), told)
            assert game.kinds()[kind].name not in ("steal", "stolen") or not game.check(s)
        assert not game.check(s)
    names = {game.event_kinds()[event[0]].name for event in told}
    assert {"stole", "spared"} <= names


@pytest.mark.parametrize("seats", [2, 4])
def test_a_possible_world_keeps_what_a_seat_sees_and_can_be_played(seats):
    game = landtake.info("landed").game(seats)
    for seed in range(3):
        rng = random.Random(seed)
        s = game.setup()
        while s.seat != OVER:
            if rng.random() < 0.1:
                for seat in (*range(seats), None):
                    view = s.redact(seat)
                    world = game.resample(view.copy(), seat, rng.random)
                    assert world.redact(seat) == view
                    assert all(game.options(world, asked) for asked in seats_asked(world))
            game.apply(s, *choose(game, s, rng))


def test_worlds_are_dealt_evenly():
    match = landed(toml(hands=[[1], [2, 3]], bag=list(range(4, 60))))
    view = match.view(0).state
    rng = random.Random(1)
    counts = dict.fromkeys(range(2, 60), 0)
    for _ in range(2900):
        for tile in match.game.resample(view.copy(), 0, rng.random).hands[1]:
            counts[tile] += 1
    assert sum(counts.values()) == 5800
    assert all(50 < count < 160 for count in counts.values())  # 100 each on average


def test_a_copy_covers_every_field():
    rng = random.Random(3)
    game = landtake.info("landed").game(3)
    s = game.setup()
    for _ in range(150):
        game.apply(s, *choose(game, s, rng))
    check_copy(s)


def test_a_short_position_comes_back_from_its_long_form():
    match = landed(
        toml(land=["start @ 0,0", "1a @ 1,0 cube 2 E"], hands=[[2], [3]], contracts=[[5], [6]], cards=[["plan"], []], used=["sign"])
    )
    again = landtake.load(json.loads(json.dumps(match.position())))
    assert now(again) == now(match)


@pytest.mark.parametrize(
    ("position", "says"),
    [
        ({"lands": []}, "there is no 'lands' in a position"),
        ({"land": ["1a @ 0,0"]}, "the starting tile is missing"),
        ({"land": ["start @ 0,0", "1a @ 5,5"]}, "lies next to no tile before it"),
        ({"land": ["start @ 0,0", "1c @ 1,0"]}, "is not like 19a2 @ 1,-1"),
        ({"land": ["start @ 0,0", "60a @ 1,0"]}, "60 is not a whole number from 1 to 59"),
        ({"land": ["start @ 0,0", "59a @ 1,0 cube 1 SW"]}, "there is lava"),
        ({"hands": [[1]]}, "a list for each of the 2 players"),
        ({"hands": [["x"], []]}, "is not a list of whole numbers"),
        ({"cards": [["jump"], []]}, "unknown card 'jump'"),
        ({"bag": [1, 2, 3]}, "are neither in the bag nor elsewhere"),
        ({"contracts": [[1, 2, 3, 4], []]}, "holds 4 contracts"),
        ({"points": [1]}, "list of 2 whole numbers"),
        ({"active": 3}, "active: 3 is not a whole number from 1 to 2"),
    ],
)
def test_a_wrong_position_is_refused_with_a_sentence(position, says):
    with pytest.raises(landtake.BadPosition) as error:
        landtake.load({"game": "landed", "seats": 2, "position": position})
    assert says in str(error.value)


@pytest.mark.parametrize(
    "field", ["tile_at", "near", "free", "section", "area_tiles", "area_cubes", "cube", "where", "bag", "orbit", "deck"]
)
def test_a_position_with_a_field_gone_wrong_is_refused(field):
    match = landed(toml(land=["start @ 0,0", "1a @ 1,0 cube 2 E", "3a @ 2,0"], hands=[[2], [4]], contracts=[[5], [6]]))
    document = json.loads(json.dumps(match.position()))
    values = document["position"][field]
    values[1] = values[1] + 1 if values[1] != 0 else 5
    with pytest.raises(landtake.BadPosition):
        landtake.load(document)


def test_each_terrain_has_six_contracts_with_six_abilities():
    for terrain in range(6):
        abilities = [card.ability for card in PRINTED.contracts if card.terrain == terrain]
        assert sorted(abilities) == list(range(6))
