"""The fast ways of the rules against slow and obvious ones, on random positions."""

from collections import deque

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from landtake.core.playout import playout
from landtake.games.lander import tables
from landtake.games.lander.config import Config
from landtake.games.lander.data import PRINTED
from landtake.games.lander.rules_counts import adjacent
from landtake.games.lander.rules_levels import crew_size, layout, meets, refresh
from landtake.games.lander.rules_planet import closest, lay_tile, site_candidates, site_refusal
from landtake.games.lander.state import Table
from landtake.parts.triangle import across, vertices
from tests.games.lander.scene import Scene

SEATS = 3
CHOICES = {"variant": "basic", "teams": False, "expansion": False, "outskirts": True, "adjacent": "structures", "discard": "year-end"}
CONFIG = Config(SEATS, {**CHOICES, "corporations": "aspire", "setup_resources": True, "setup_order": False, "timer": False})
BY_SECTORS = Config(
    SEATS, {**CHOICES, "corporations": "aspire", "adjacent": "sectors", "setup_resources": True, "setup_order": False, "timer": False}
)


@st.composite
def planets(draw):
    """The ring and some sectors that were placed beside others, each free or claimed at a level."""
    s = Table(SEATS)
    for place in tables.RING:
        lay_tile(s, place, 0)
    for _ in range(draw(st.integers(0, 14))):
        s.stack = [0] * 8
        index = draw(st.sampled_from(site_candidates(CONFIG, s, 0))) - tables.SITE
        lay_tile(s, across(s.tile_place[index // 3], index % 3), 0)
    crowded = draw(st.booleans())
    for tile in range(len(s.tile_place)):
        s.tile_owner[tile] = draw(st.sampled_from([0, 1, 1, 2, 2, 2] if crowded else [-1, -1, 0, 1, 2]))
        s.tile_level[tile] = draw(st.integers(1, 3)) if s.tile_owner[tile] >= 0 else 0
    if crowded:
        for tile in draw(st.lists(st.integers(0, len(s.tile_place) - 1), max_size=3)):
            s.tile_owner[tile], s.tile_level[tile] = -1, 0
    return s


def joined(s, one, other):
    """Two sectors are adjacent if they share an edge, which is two corners."""
    return len(set(vertices(s.tile_place[one])) & set(vertices(s.tile_place[other]))) == 2


@given(planets())
@settings(max_examples=60, deadline=None)
def test_5_1b_fig_6_sectors_are_adjacent_if_they_share_an_edge_and_not_at_their_tips(s):
    tiles = range(len(s.tile_place))
    for tile in tiles:
        slow = {other for other in tiles if joined(s, tile, other)}
        assert {other for other in s.tile_near[3 * tile : 3 * tile + 3] if other >= 0} == slow


@given(planets())
@settings(max_examples=60, deadline=None)
def test_5_2b_every_place_at_an_edge_can_be_named_in_one_way(s):
    taken = {*s.tile_place, *tables.CENTRE}
    slow = {across(place, side) for place in s.tile_place for side in range(3)} - taken
    named = [action - tables.SITE for action in site_candidates(CONFIG, s, 0)]
    places = [across(s.tile_place[index // 3], index % 3) for index in named]
    assert len(places) == len(set(places))
    assert set(places) == slow
    every = range(tables.SITE, tables.SITE + len(s.tile_near))
    assert [action for action in every if site_refusal(CONFIG, s, 0, action) == 0] == sorted(index + tables.SITE for index in named)


def slowly_closest(s, seat):
    """Shortest walks over edges from every own sector to every free one; each other sector that is crossed is a jump."""
    tiles = range(len(s.tile_place))
    free = [tile for tile in tiles if s.tile_owner[tile] < 0]
    own = [tile for tile in tiles if s.tile_owner[tile] == seat]
    if not own:
        return free
    length = {}
    for start in own:
        far, queue = {start: 0}, deque([start])
        while queue:
            tile = queue.popleft()
            for other in tiles:
                if other not in far and joined(s, tile, other):
                    far[other] = far[tile] + 1
                    queue.append(other)
        for tile in free:
            if tile in far:
                length[tile] = min(length.get(tile, 999), far[tile])
    return [tile for tile in free if length.get(tile) == min(length.values())]


@given(planets(), st.integers(0, SEATS - 1))
@settings(max_examples=60, deadline=None)
def test_5_2c_the_closest_sector_takes_the_fewest_jumps(s, seat):
    assert closest(s, seat) == slowly_closest(s, seat)


@given(planets(), st.integers(0, SEATS - 1))
@settings(max_examples=60, deadline=None)
def test_13d_adjacent_structures_are_those_of_the_largest_group(s, seat):
    groups = [{tile} for tile, owner in enumerate(s.tile_owner) if owner == seat]
    merged = True
    while merged:
        merged = False
        for one in groups:
            for other in groups:
                if one is not other and any(joined(s, a, b) for a in one for b in other):
                    groups.remove(other)
                    one |= other
                    merged = True
                    break
            if merged:
                break
    assert adjacent(CONFIG, s, seat) == max((sum(s.tile_level[tile] for tile in group) for group in groups), default=0)
    assert adjacent(BY_SECTORS, s, seat) == max(map(len, groups), default=0)


def slow_levels(s, seat):
    """Levels, traits and Leaders of a crew from what is printed on its cards, one card at a time (6.1c to 6.1g, 7, 8.2)."""
    members = [who for who in s.crew[4 * seat : 4 * seat + 4] if who >= 0]
    attached = [
        [(PRINTED.cards[code >> 1], code & 1) for code in s.slots[6 * at : 6 * at + 6] if code >= 0]
        for at in range(4 * seat, 4 * seat + len(members))
    ]
    leaders = {who for number, who in enumerate(members) if number == 0 or any(card.id == "leadership" for card, _ in attached[number])}
    teachers = [who for who in leaders if tables.TEACHER >> who & 1]
    everything = [card for cards in attached for card, _ in cards]
    bonus = [sum(card.deck == 1 and card.kind == 1 and card.gives[class_] for card in everything) for class_ in range(3)]
    levels, traits = [], []
    for who, cards in zip(members, attached, strict=True):
        printed = PRINTED.crew[who]
        mine, has = [0, 0, 0], printed["traits"]
        mine[printed["class"]] = printed["level"] + bonus[printed["class"]]
        if printed["class"] == 2 and teachers and who not in teachers:
            mine[2] += 1
        for card, side in cards:
            if card.deck == 0:
                class_, level, given_, _ = card.sides[side]
                has |= given_
                if class_ >= 0:
                    mine[class_] += level + bonus[class_]
            elif card.kind == 0:
                class_ = card.gives.index(max(card.gives))
                mine[class_] += card.gives[class_] + bonus[class_]
        for member, class_, amount, _ in zip(*[iter(s.boosts)] * 4, strict=True):
            if member == who:
                mine[class_] += amount
        levels.append([max(0, level) for level in mine])
        traits.append(has)
    return levels, traits, sum(1 << who for who in leaders)


def fits(s, seat, card):
    """Whether a crew meets the criteria of an Action card, by its own words: one member alone, or all together."""
    levels, traits, leading = slow_levels(s, seat)
    entry = PRINTED.cards[card]
    waived = 1 if leading & tables.WAIVER else 0

    def enough(have, has):
        missing = bin(entry.needs.traits & ~has).count("1")
        return all(mine >= need for mine, need in zip(have, entry.needs.levels, strict=True)) and missing <= waived

    if entry.scope == 2:
        return any(enough(have, has) for have, has in zip(levels, traits, strict=True))
    together = 0
    for has in traits:
        together |= has
    return enough([sum(column) for column in zip(*levels, strict=True)] or [0, 0, 0], together)


@pytest.mark.parametrize("variant", ["basic", "planned"])
@pytest.mark.parametrize("seed", range(6))
def test_6_1e_levels_traits_and_criteria_follow_from_the_cards(variant, seed):
    scene = Scene(SEATS, seed, variant)
    for _ in range(25):
        playout(scene.game, scene.s, scene.rng.random, 17)
        s = scene.s
        if s.seat == -4:
            return
        for seat in range(SEATS):
            levels, traits, leading = slow_levels(s, seat)
            size = crew_size(s, seat)
            assert size == len(levels)
            assert s.levels[12 * seat : 12 * seat + 3 * size] == [level for mine in levels for level in mine]
            assert s.traits[4 * seat : 4 * seat + size] == traits
            assert s.leading[seat] == leading
            for card in range(tables.FIRST[2], tables.CARDS):
                assert meets(s, seat, card) == fits(s, seat, card), PRINTED.cards[card].id


codes = st.lists(st.integers(-1, 2 * tables.CARDS - 1), min_size=24, max_size=24)


@given(codes, codes)
def test_4_2e_two_layouts_share_a_number_only_if_they_are_the_same(one, other):
    assert (layout(one) == layout(other)) == (one == other)
    assert layout(one) == sum((code + 1) * 256 ** (23 - place) for place, code in enumerate(one))


@st.composite
def crews(draw):
    """A crew with attachments that no rule has looked at, and boosts: levels add up whatever is attached."""
    s = Table(2)
    size = draw(st.integers(0, 4))
    members = draw(st.permutations(range(tables.CREW)))[:size]
    s.crew[:size] = members
    usable = [2 * card + side for card in range(tables.FIRST[2]) for side in range(2 if tables.SIDED[card] else 1)]
    for index in range(6 * size):
        if index % 6 != tables.EXO_PLACE and draw(st.booleans()):
            s.slots[index] = draw(st.sampled_from(usable))
    for who in members:
        if draw(st.booleans()):
            s.boosts += [who, draw(st.integers(0, 2)), draw(st.integers(-9, 3)), -1]
    return s


@given(crews())
@settings(max_examples=60, deadline=None)
def test_6_1c_levels_of_any_crew_are_the_sum_of_its_cards(s):
    refresh(s, 0)
    levels, traits, leading = slow_levels(s, 0)
    assert s.levels[: 3 * len(levels)] == [level for mine in levels for level in mine]
    assert s.levels[3 * len(levels) : 12] == [0] * (12 - 3 * len(levels))
    assert s.traits[: len(traits)] == traits
    assert s.leading[0] == leading
    assert s.totals[:3] == [sum(mine[class_] for mine in levels) for class_ in range(3)]
