"""Landnám as a whole: citations, standing orders, hidden hands, oracles for what the rules keep up to date, and reach."""

import random
from collections import Counter

import pytest

import landtake
from landtake.core.playout import playout
from landtake.core.registry import info
from landtake.core.state import OVER
from landtake.games.landnam.data import RESOURCES
from landtake.games.landnam.tables import CARD_NAMES, CARDS, CORNER_FACES, FACE_NAMES, STARTING_CARDS
from landtake.testing.conformance import check_everything_is_reached, check_rules_are_cited
from landtake.testing.variants import Variant
from landtake.testing.walks import walk
from tests.games.landnam.landnam_island import BLUE, ORANGE, YELLOW, asked, island, play, state


def variant(seats=3, **settings):
    every = {setting.name: setting.default for setting in info("landnam").settings} | {"turn_limit": 20} | settings
    return Variant("landnam", seats, tuple(every.items()))


@pytest.mark.source
def test_every_rule_is_cited_by_code_and_by_a_test():
    check_rules_are_cited("landnam")


# Standing orders

OFFER = """
seat = "orange"
asks = "trade"
[hands]
orange = {wood = 3}
blue = {sheep = 1, iron = 1}
yellow = {sheep = 1, iron = 1}
"""


def test_never_trade_sheep_away():
    match = island(OFFER)
    match.order(BLUE, {"never": ["sheep"]})
    play(match, {"give": "wood"}, {"want": "sheep"}, {"do": "announce to all"})
    assert asked(match) == (YELLOW, "answer")
    play(match, {"do": "decline"}, {"give": "wood"}, {"want": "iron"}, {"do": "announce to all"})
    assert asked(match) == (BLUE, "answer")
    assert any(line.get("order") == {"never": ["sheep"]} for line in match.log)


def test_decline_all_offers():
    match = island(OFFER)
    match.order(BLUE, {"trade": "decline"})
    match.order(YELLOW, {"trade": "decline"})
    play(match, {"give": "wood"}, {"want": "iron"}, {"do": "announce to all"})
    assert asked(match) == (ORANGE, "trade")


SUIT = """
seat = "orange"
asks = "sue"
pleader = 0
[hexes]
D4 = "field 5"
[settlements]
E5-N = "orange farm"
[units]
D4 = "blue horse"
[hands]
orange = {grain = 4}
blue = {grain = 4}
"""


def test_raise_up_to_three():
    match = island(SUIT)
    match.order(BLUE, {"raise": 3})
    play(match, {"hex": "D4"}, {"cards": 1})
    assert asked(match) == (ORANGE, "raise")
    assert state(match).bids == [1, 2]
    play(match, {"cards": 2})  # blue would need four
    assert state(match).white == [1, 0, 0]


def test_pass_when_only_cards_are_asked_for():
    match = island(SUIT + '[fate]\norange = ["fallow"]\nblue = ["settled-out-of-court"]')
    match.order(BLUE, {"cards": "pass", "take-over": "decline"})
    play(match, {"hex": "D4"}, {"cards": 1}, {"do": "pass"})
    assert asked(match) == (BLUE, "raise")


MOVES = """
seat = "orange"
asks = "unit"
landed = 7
edges = 7
[hexes]
D4 = "field 5"
[units]
D4 = "orange horse"
A2 = "orange ship"
[fate]
orange = ["fallow"]
"""


def test_a_unit_stops_when_only_a_card_could_take_it_further():
    match = island(MOVES)
    match.order(ORANGE, {"cards": "pass"})
    play(match, {"hex": "A2"}, {"hex": "A3"})
    assert asked(match) == (ORANGE, "step")
    play(match, {"hex": "A4"})
    assert asked(match) == (ORANGE, "trade")


@pytest.mark.parametrize(("cards", "then"), [([], "trade"), (["mountain-pass"], "step")])
def test_before_mountains_it_stops_unless_a_card_has_opened_them(cards, then):
    match = island(MOVES.replace('"fallow"', '"fallow", "mountain-pass"'))
    match.order(ORANGE, {"cards": "pass"})
    play(match, {"hex": "D4"}, *({"play": card} for card in cards), {"hex": "C3"}, {"green": 10}, {"draw": "ravens"})
    assert asked(match) == (ORANGE, then)


@pytest.mark.parametrize(
    "order",
    [
        "pass",
        {},
        {"sing": "loud"},
        {"cards": "play"},
        {"never": "sheep"},
        {"never": ["wool"]},
        {"raise": -1},
        {"raise": True},
        {"trade": 1},
    ],
)
def test_nonsense_is_no_order(order):
    match = island(SUIT)
    with pytest.raises(landtake.MalformedAction, match="is no standing order"):
        match.order(BLUE, order)


# Hidden hands


def test_a_possible_world_agrees_with_all_that_is_known():
    match = island(
        OFFER.replace("wood = 3", "wood = 3, grain = 5").replace("[hands]", "starters = 2\n[hands]") + "[fate]\nblue = ['ravens', 'fallow']"
    )
    play(match, {"give": "wood"}, {"give": "wood"}, {"want": "iron"}, {"do": "announce to all"})
    view = match.view(YELLOW)
    rng = random.Random(3)
    seen = Counter()
    for _ in range(300):
        world = match.game.resample(view.state.copy(), YELLOW, rng.random)
        assert not match.game.check(world)
        assert world.redact(YELLOW) == view.state
        assert world.hands[0] >= 2  # orange offers two wood
        assert sum(world.fates[BLUE * CARDS + card] for card in STARTING_CARDS) >= 1
        seen.update(name for at, name in enumerate(RESOURCES) if world.hands[BLUE * 4 + at])
    assert set(seen) == set(RESOURCES)


def test_a_type_that_is_out_is_all_in_hands():
    match = island(
        'seat = "orange"\nasks = "trade"\n[hands]\norange = {iron = 9}\nblue = {iron = 8, wood = 1}\nyellow = {iron = 1, sheep = 3}'
    )
    rng = random.Random(1)
    for viewer in (ORANGE, BLUE, None):
        for _ in range(50):
            world = match.view(viewer).world(rng.random)
            assert world.stock[3] == 0
            assert sum(world.hands[3::4]) == 18


def test_worlds_are_dealt_as_the_cards_fall():
    """One unknown card each out of 17 wood and 18 of each other kind: all kinds about equally often."""
    match = island('seat = "orange"\nasks = "trade"\n[hands]\norange = {wood = 1}\nblue = {iron = 1}')
    rng = random.Random(2)
    seen = Counter(match.view(ORANGE).world(rng.random).hands[4:8].index(1) for _ in range(4000))
    for resource, left in enumerate((17, 18, 18, 18)):
        assert abs(seen[resource] / 4000 - left / 71) < 0.03


# Oracles: the slow obvious version of what the rules work out


def slow_farm_corners(realm, s):
    """Corners for a farm: walk over all of them and look at all settlements."""
    neighbours = {}
    for corner in range(realm.corners):
        faces = set(CORNER_FACES[corner * 3 : corner * 3 + 3])
        neighbours[corner] = [
            (other, faces & set(CORNER_FACES[other * 3 : other * 3 + 3]))
            for other in range(realm.corners)
            if other != corner and len(faces & set(CORNER_FACES[other * 3 : other * 3 + 3])) == 2
        ]
    for corner in range(realm.corners):
        land = any(s.terrain[face] >= 3 for face in CORNER_FACES[corner * 3 : corner * 3 + 3])
        near = [edge for other, edge in neighbours[corner] if s.house[other]]
        if not s.house[corner] and land and all(s.terrain[face] in (1, 2) for edge in near for face in edge):
            yield corner


def test_farm_corners_agree_with_the_slow_version():
    from landtake.games.landnam.rules_sites import corner_refusal

    game = variant(4).game()
    looked = 0
    for number, s in enumerate(walk(variant(4), 3)):
        if number % 40 == 0:
            fast = [corner for corner in range(game.realm.corners) if corner_refusal(game.realm, s, corner) == 0]
            assert fast == list(slow_farm_corners(game.realm, s))
            looked += 1
    assert looked > 10


def slow_dues(game, s, number):
    due = Counter()
    for face in range(game.realm.inside):
        if s.marker[face] == number and s.terrain[face] >= 3:
            if s.unit[face]:
                due[(s.unit[face] - 1) // 2, s.terrain[face] - 3] += 2
                continue
            for at, beside in enumerate(CORNER_FACES):
                house = s.house[at // 3]
                if beside == face and house:
                    due[(house - 1) // 2, s.terrain[face] - 3] += 1 + (house - 1) % 2
    return due


def test_harvests_agree_with_the_slow_version():
    from landtake.games.landnam.rules_harvest import dues

    game = variant(3).game()
    for position, s in enumerate(walk(variant(3), 5)):
        if position % 60 == 0:
            for number in (2, 3, 4, 5, 6, 8, 9, 10, 11, 12):
                found = dues(game.realm, s, number)
                fast = found[found.index(-1) + 1 :]
                slow = slow_dues(game, s, number)
                assert {(at // 4, at % 4): count for at, count in enumerate(fast) if count} == dict(slow)


def test_hexes_next_to_each_other_are_next_to_each_other_both_ways():
    for radius in (2, 3):
        realm = info("landnam").game(3, {"radius": radius}).realm
        for face, near in enumerate(realm.near):
            assert all(face in realm.near[other] for other in near)
        assert {len(near) for near in realm.near[: realm.inside]} == {6}
        assert sorted(Counter(realm.rim_edge[face] for face in realm.landings).values()) == [radius] * 6


# Whole games


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_random_games_end_within_the_bound_and_keep_everything_conserved(seats):
    game = info("landnam").game(seats)
    rng = random.Random(seats)
    for _ in range(6):
        s = game.setup()
        assert playout(game, s, rng.random, info("landnam").bound) < info("landnam").bound
        assert s.seat == OVER
        assert not game.check(s)


def test_random_play_comes_to_everything_but_what_is_tested_elsewhere():
    check_everything_is_reached("landnam", games=50, elsewhere=frozenset({"black", "famine", "points", "reshuffled", "returned"}))


def test_names_are_unique():
    assert len(set(FACE_NAMES)) == len(FACE_NAMES)
    assert len(set(CARD_NAMES)) == len(CARD_NAMES)
