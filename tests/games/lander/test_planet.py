"""Set-up, the planet and the year."""

from landtake.core.registry import info
from landtake.core.state import CHANCE
from landtake.games.lander import ops, tables
from landtake.games.lander.config import Config
from landtake.games.lander.data import PRINTED
from landtake.games.lander.rules_base import push
from landtake.games.lander.rules_counts import adjacent, upgrades
from landtake.games.lander.rules_income import output
from landtake.games.lander.rules_planet import closest, expand_price, lay_tile
from landtake.games.lander.rules_upgrade import upgrade_price
from landtake.games.lander.state import Table
from landtake.parts.triangle import across
from landtake.testing import cites
from tests.games.lander.scene import PASS, Scene, order, scene, sector


def kinds_until(s, stop):
    """Random play up to a kind of decision; what was asked on the way, each kind once."""
    seen = []
    while s.kind != stop:
        if not seen or seen[-1] != s.kind:
            seen.append(s.kind)
        options = [s.number(option) for option in s.options()]
        s.game.apply(s.s, s.s.seat, s.rng.choice(options), s.told)
    return seen


def strip(owners, near=1):
    """A row of sectors joined side by side, with these owners."""
    s = Table(3)
    place = tables.RING[0]
    for index, owner in enumerate(owners):
        lay_tile(s, place, 0)
        s.tile_owner[index] = owner
        s.tile_level[index] = 1 if owner >= 0 else 0
        place = across(place, index % 2)
    return s


@cites("1.2b", "1.3a", "1.3c", "1.3d", "1.3e", "6.1a", "6.1b", "15b")
def test_the_components_are_those_of_the_rulebook():
    assert sum(PRINTED.sector_copies) * 3 == 72
    assert [sum(card.copies for card in PRINTED.cards if card.deck == deck) for deck in range(3)] == [50, 50, 100]
    assert (len(PRINTED.crew), len(PRINTED.events), len(PRINTED.missions)) == (60, 50, 72)
    assert all(member["traits"].bit_count() == 2 for member in PRINTED.crew)
    named = ("energy 1-3-4", "energy 2-2-4", "energy 0-3-5", "food 1-1-5", "food 1-2-5", "titanium 2-3-4")
    faces = [tables.face_name(number) for number in range(tables.FACES) if tables.TRAY[number]]
    assert set(named) <= set(faces)


@cites("1.2a", "15c")
def test_the_ring_has_18_places_and_six_more_outside_it():
    assert len(tables.RING) == 18
    assert not set(tables.RING) & set(tables.CENTRE)
    for place in tables.OUTSKIRTS:
        assert sum(across(place, side) in tables.RING for side in range(3)) == 1
    assert len(Scene(6).to_first_order().s.tile_place) >= 24
    assert len(Scene(5, outskirts=False).to_first_order().s.tile_place) < 24


@cites("2a", "2b", "1.1a", "1.1b", "1.1c")
def test_the_ring_keeps_the_variants_limit_of_zero_rated_sectors():
    for variant, most in (("basic", 0), ("early", 3), ("planned", 6)):
        for seed in range(4):
            s = Scene(2, seed, variant)
            assert (s.kind, s.seat) == ("governor", CHANCE)
            kinds_until(s, "first-claim" if variant != "planned" else "leader")
            assert sum(tables.ZERO[face] for face in s.s.tile_face[:18]) <= most


def test_2c_fig_5_three_players_claim_in_the_order_1_to_9():
    s = Scene(3)
    s.apply({"player": 3})
    kinds_until(s, "first-claim")
    order_ = []
    while s.kind == "first-claim":
        order_.append(s.seat)
        s.apply(s.options()[0])
    yellow, green, red = 2, 0, 1
    assert order_ == [yellow, green, red, red, green, yellow, yellow, green, red]


@cites("2d", "2f")
def test_the_set_up_of_basic_and_early_claims_first():
    seen = kinds_until(Scene(2, variant="early"), "order")
    steps = ["sector-draw", "first-claim", "crew-draw", "leader", "accolade-draw", "mission-draw", "event-draw"]
    assert [kind for kind in seen if kind in steps][: len(steps)] == steps
    assert "accolade-draw" not in kinds_until(Scene(2, variant="basic"), "order")


@cites("2g", "12.2b", "13a")
def test_the_set_up_of_planned_claims_last():
    seen = kinds_until(Scene(2, variant="planned"), "event-draw")
    steps = ["sector-draw", "accolade-draw", "mission-draw", "crew-draw", "leader", "colour", "first-claim"]
    found = [kind for number, kind in enumerate(seen) if kind in steps and kind not in seen[:number]]
    assert found == steps


@cites("2e", "3c")
def test_planned_collects_the_level_1_values_once_before_year_1():
    s = Scene(2, variant="planned")
    kinds_until(s, "event-draw")
    for seat in (0, 1):
        due = sum(tables.FACE_VALUES[3 * s.s.tile_face[tile]] for tile in s.own(seat))
        assert s.s.res_count[seat] == due
    without = Scene(2, variant="planned", setup_resources=False)
    kinds_until(without, "event-draw")
    assert without.s.res_count == [0, 0]


def test_2h_the_optional_order_comes_before_year_1():
    s = Scene(2, variant="planned", setup_order=True)
    kinds_until(s, "setup-order")
    assert PASS in s.options()
    assert s.s.year == 0


@cites("3a", "3b", "3e", "11a", "11c")
def test_a_year_has_events_expansion_resources_cards_and_turns():
    s = Scene(3, variant="planned")
    kinds_until(s, "event-draw")
    tiles = len(s.s.tile_place)
    drawn = [s.s.stack[-ops.WIDTH + 1]]
    while s.kind != "place-sector":
        s.settle() if s.kind != "event-draw" else s.apply(s.options()[0])
        if s.kind not in ("place-sector",) and s.seat != CHANCE:
            s.apply(s.options()[0])
    assert len(s.s.tile_place) >= tiles
    asked = kinds_until(s, "order")
    assert asked.index("place-sector") < asked.index("claim") < asked.index("card-draw")
    assert drawn == [s.s.governor]
    for seat in range(3):
        decks = [tables.DECK_OF[card] for card in s.s.hands[seat]]
        assert decks.count(2) >= 2


def test_3f_the_governor_passes_clockwise():
    s = scene(3)
    first = s.s.governor
    s.play(order("prepare"), order("prepare"), order("prepare"))
    assert s.s.governor == (first + 1) % 3
    assert s.s.year == 2


@cites("5.1c", "5.3c")
def test_income_is_that_of_the_level_and_upgrades_are_structures_beyond_the_first():
    s = scene()
    tile = s.sectors(0, 1)[0]
    s.face(tile, "energy 1-3-4")
    for level, due in ((1, 1), (2, 3), (3, 4)):
        s.s.tile_level[tile] = level
        assert output(s.s, 0, tile) == due
        assert upgrades(s.s, 0) == level - 1


@cites("5.2c", "5.2d")
def test_fig_7_yellow_must_jump_over_one_opponent_to_the_closest_sector():
    # green's sector lies between yellow's and the free one; the other free one is three jumps away
    yellow, green, red = 0, 1, 2
    s = strip([-1, red, green, red, yellow, green, -1])
    assert closest(s, yellow) == [6]
    s.tile_owner[6] = red
    assert closest(s, yellow) == [0]
    assert closest(strip([-1, -1, red]), yellow) == [0, 1]


@cites("5.1a", "5.1b", "5.2a", "5.2b", "5.2f")
def test_expanding_places_beside_a_sector_and_claims_the_closest():
    s = scene().resources(0, food=1, titanium=1).play(order("expand"))
    assert s.kind == "place-sector"
    places = {across(s.s.tile_place[option["beside"] - 1], ["rising", "falling", "level"].index(option["side"])) for option in s.options()}
    assert len(places) == len(s.options())
    assert not places & set(tables.CENTRE)
    assert not places & set(s.s.tile_place)
    inner = next(index for index in range(54) if s.s.tile_near[index] >= 0)
    taken = {"beside": inner // 3 + 1, "side": ["rising", "falling", "level"][inner % 3]}
    assert s.refused(taken) == "5.2b"
    s.play(s.options()[0])
    owned = next(iter(s.own(1)))
    assert s.refused(sector(owned)) == "5.1a"
    assert [option["sector"] - 1 for option in s.options()] == closest(s.s, 0)


def test_5_2e_with_empty_trays_the_claim_is_still_made_and_without_a_free_sector_nothing():
    s = scene().resources(0, food=1, titanium=1)
    s.s.tray = [0] * tables.FACES
    tiles = len(s.s.tile_place)
    s.game.apply(s.s, 0, s.number(order("expand")))
    assert s.kind == "claim"
    assert len(s.s.tile_place) == tiles
    again = scene().resources(0, food=1, titanium=1)
    again.s.tray = [0] * tables.FACES
    again.s.tile_owner = [owner if owner >= 0 else 1 for owner in again.s.tile_owner]
    assert again.refused(order("expand")) == "5.2e"


@cites("5.3a", "5.3b", "4.3a", "4.3b")
def test_an_upgrade_costs_its_price_on_an_own_sector_below_level_3():
    s = scene().resources(0, energy=1, titanium=1)
    tiles = s.sectors(0, 1, 3)
    s.play(order("upgrade"))
    assert s.refused(sector(tiles[1])) == "5.3b"
    assert s.refused(sector(next(iter(s.own(1))))) == "5.3a"
    s.play(sector(tiles[0]))
    assert s.s.res_count[0] == 0
    assert scene().refused(order("upgrade")) == "4.3a"


@cites("4.3b", "18i")
def test_orders_cost_more_in_planned_and_reductions_never_make_them_free():
    s = scene(variant="planned").crew(0, "kamon")
    assert upgrade_price(s.config, s.s, 0, 0, 2) == [1, 0, 1]
    assert upgrade_price(s.config, s.s, 0, 0, 0) == [0, 0, 0]
    basic = scene(variant="basic").crew(0, "tomas")
    assert expand_price(basic.config, basic.s, 0) == [0, 1, 0]
    basic.s.mods[basic.config.seats and 19] = 1
    assert sum(expand_price(basic.config, basic.s, 0)) == 1


@cites("5.4a", "5.4b", "5.4c", "5.4d")
def test_cards_say_which_sectors_they_concern():
    s = scene(variant="planned").crew(0, "vasanti").crew(1, "tomas").give(0, "demolition")
    low, high = s.sectors(1, 1, 2)
    s.play({"card": "action demolition"}, {"player": 2})
    assert s.refused(sector(next(iter(s.own(0))))) == "5.4a"
    s.play(sector(low))
    alone = scene(variant="planned").crew(0, "vasanti").crew(1, "chidi").give(0, "demolition")
    alone.sectors(1, 1)
    assert alone.refused({"card": "action demolition"}) == "5.4d" or alone.refused({"card": "action demolition"}) == "18a"
    guarded = scene(variant="planned").crew(0, "vasanti").crew(1, "chidi").give(0, "demolition")
    low, high = guarded.sectors(1, 1, 2)
    guarded.play({"card": "action demolition"}, {"player": 2})
    assert guarded.refused(sector(high)) == "5.4c"
    taker = scene(variant="planned").crew(0, "tomas").crew(1, "dane").give(0, "hostile-takeover")
    low, high = taker.sectors(1, 1, 2)
    taker.play({"card": "action hostile-takeover"}, {"player": 2})
    assert taker.refused(sector(high)) == "5.4b"


def test_13d_adjacent_structures_are_those_of_the_largest_group():
    s = strip([0, 0, 1, 0])
    s.tile_level = [3, 2, 1, 3]
    settings = {setting.name: setting.default for setting in info("lander").settings}
    assert adjacent(Config(3, settings), s, 0) == 5
    assert adjacent(Config(3, {**settings, "adjacent": "sectors"}), s, 0) == 2


@cites("1.2c", "18f")
def test_the_supply_never_runs_out():
    s = scene().resources(0, 500, 500, 500)
    push(s.s, ops.V_GAIN, 0, 0, -1, 0, 100)
    s.go()
    assert s.purse(0)["energy"] == 600
