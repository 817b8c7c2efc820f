"""Every option of every Event."""

import pytest

from landtake.games.lander import ops
from landtake.games.lander.data import PRINTED
from landtake.games.lander.rules_base import push
from landtake.games.lander.rules_income import collect, output, sector_income
from landtake.games.lander.rules_official import acquire_price
from landtake.games.lander.rules_planet import expand_price, may_claim
from landtake.games.lander.rules_upgrade import may_upgrade, upgrade_price
from landtake.games.lander.rules_year import limit
from landtake.testing import cites
from tests.games.lander.scene import (
    CARD_IDS,
    CREW_IDS,
    EVENT_IDS,
    PASS,
    YES,
    A,
    B,
    card,
    crew,
    member,
    mission,
    order,
    place,
    player,
    scene,
    sector,
)  # fmt: skip


def ready():
    s = scene(2, variant="planned").crew(0, "pavel", "dane").crew(1, "nadia", "luca")
    tiles = s.sectors(0, 1, 1, 1)
    for tile, face in zip(tiles, ("energy 1-2-4", "food 1-2-4", "titanium 1-2-4"), strict=True):
        s.face(tile, face)
    return s


def mine(s):
    return list(s.own(0))


def yields(s):
    return [output(s.s, 0, tile) for tile in mine(s)]


def planetary(name, before, after, levels=(1, 1, 1), faces=None):
    def script(s):
        for tile, level in zip(mine(s), levels, strict=True):
            s.s.tile_level[tile] = level
        for tile, face in zip(mine(s), faces or (), strict=False):
            s.face(tile, face)
        assert yields(s) == list(before)
        s.event(name)
        assert yields(s) == list(after)

    return script


def mild_year(s):
    s.event("mild-year")
    s.s.stack = []
    push(s.s, ops.P_TURN, 0)
    push(s.s, ops.P_COLLECT, 0)
    s.go()
    assert s.kind == "gain"


def meteor_shower(s):
    s.s.tile_level[mine(s)[0]] = 2
    s.event("meteor-shower").play(sector(mine(s)[0]))
    assert s.s.tile_level[mine(s)[0]] == 1


def great_drift(s):
    s.sectors(1)
    before = sector_income(s.config, s.s, 0, -1)
    s.event("great-drift")
    assert sector_income(s.config, s.s, 0, -1) == [amount - 1 for amount in before]


def girders_a(s):
    s.s.tile_level[mine(s)[0]] = 2
    s.resources(1, titanium=1).event("faulty-girders").play(A)
    assert s.refused(YES) == "4.3a"
    s.play(PASS, sector(mine(s)[0]), YES)
    assert s.s.tile_level[mine(s)[0]] == 1
    assert s.s.res_count[1] == 0


def girders_b(s):
    s.event("faulty-girders").play(B)
    assert not may_upgrade(s.s, 0)
    s.attach(0, 0, "engineering-4")
    assert may_upgrade(s.s, 0)


def survey_a(s):
    tiles = len(s.s.tile_place)
    s.event("new-survey").play(A, YES)
    s.play(s.options()[0], PASS)
    assert len(s.s.tile_place) == tiles + 1


def modified(name, option, check):
    def script(s):
        s.event(name).play(option)
        assert check(s)

    return script


def zoning_a(s):
    s.sectors(1, 1, 1)
    s.event("zoning-dispute").play(A)
    assert s.seat == 0
    tile = mine(s)[0]
    s.play(sector(tile))
    assert s.s.tile_owner[tile] == -1


def zoning_b(s):
    s.event("zoning-dispute").play(B)
    assert may_claim(s.s, 0)
    s.s.counters[4] = 1
    assert not may_claim(s.s, 0)


def everyone_draws(name, attachable=True):
    def script(s):
        s.event(name).play(A)
        while s.kind == "attach-drawn":
            s.play(PASS)
        assert [len(s.hand(0)), len(s.hand(1))] == [1, 1]

    return script


def everyone_gains(name, resource, option=B):
    def script(s):
        s.event(name).play(option)
        assert [s.purse(0)[resource], s.purse(1)[resource]] == [1, 1]

    return script


def leak_b(s):
    top = s.s.front[0]
    s.event("stasis-leak").play(B)
    assert s.s.bottom[0] == top
    assert s.s.bottom_seen == [-1, 0]
    assert s.s.front_seen == [-1]


def poisoning_a(s):
    s.crew(0, "pavel", "dane", "freya").resources(0, food=1).event("food-poisoning").play(A, YES)
    assert s.s.res_count[0] == 0
    again = ready().crew(0, "pavel", "dane", "freya")
    again.event("food-poisoning").play(A, PASS, member(2))
    assert again.members(0) == ["pavel", "dane"]


def everyone_discards(name, option):
    def script(s):
        s.give(0, "medipack").give(1, "force-field").event(name).play(option, card("medipack"), card("force-field"))
        assert s.hand(0) == s.hand(1) == []

    return script


def drive_b(s):
    s.attach(0, 0, "science-2").event("training-drive").play(B, place(0, "slot 1"))
    assert s.hand(0) == ["science-2"]


def struggle_a(s):
    s.event("power-struggle").play(A, member(1), PASS)
    assert s.members(0) == ["dane", "pavel"]


def fever_a(s):
    s.crew(1, "dane", "kristina").crew(0, "pavel", "luca").event("fever").play(A)
    assert s.seat == 0
    s.play(member(1))
    assert s.members(0) == ["pavel"]


def fever_b(s):
    s.resources(0, energy=1, food=1).give(1, "medipack").event("fever").play(B, YES, PASS, card("medipack"))
    assert s.s.res_count[0] == 0
    assert s.hand(1) == []


def rest_a(s):
    s.s.used = 1 << CREW_IDS.index("pavel")
    s.event("day-of-rest").play(A, order("reset-marker"), crew("pavel"))
    assert s.s.used == 0
    assert s.refused(order("reset-marker")) == "4.2d"


def pods_b(s):
    s.event("cargo-pods").play(B, {"resource": "food"}, {"resource": "energy"})
    assert (s.purse(0)["food"], s.purse(1)["energy"]) == (1, 1)


def pirate_a(s):
    s.resources(0, food=1).resources(1, energy=1).event("pirate-signal").play(A)
    assert s.s.res_count == [0, 0]


def market_a(s):
    s.resources(0, food=2).event("open-market").play(A, order("exchange"), {"from": "food", "to": "energy"}, PASS)
    assert s.purse(0) == {"energy": 1, "food": 1, "titanium": 0}
    assert s.refused(order("exchange")) == "4.2d"


def market_b(s):
    s.resources(0, energy=2).resources(1, food=2).event("open-market").play(B)
    s.play(order("negotiate"), {"request": "energy", "mode": "offer"}, YES, player(1))
    s.play({"resource": "energy"}, {"resource": "food"}, {"resource": "energy"}, {"resource": "food"}, {"want": "energy"})
    s.play({"do": "propose"}, YES)
    assert (s.kind, s.seat) == ("order", 0)
    assert s.refused(order("negotiate")) == "10.2a"


def fault_b(s):
    s.resources(0, food=1).resources(1, energy=1).event("storage-fault").play(B, {"resource": "food"}, {"resource": "energy"})
    assert s.s.res_count == [0, 0]


def burst_a(s):
    old = [number for number in s.s.roster if number < 42]
    s.event("data-burst").play(A)
    assert s.s.silver_bottom == old
    assert not set(old) & set(s.s.roster)


def burst_b(s):
    s.event("data-burst").play(B)
    first = s.s.silver_front[:]
    s.play(YES, PASS)
    assert s.s.silver_front == first[::-1]
    assert s.s.silver_front_seen == [1, 1]
    assert len(s.s.gold_front) == 2


def excavator_a(s):
    s.s.tile_level[mine(s)[0]] = 3
    s.event("rogue-excavator")
    assert s.refused(B) == "11e"
    s.play(A, sector(mine(s)[0]))
    assert s.s.tile_level[mine(s)[0]] == 2


def excavator_b(s):
    s.resources(0, titanium=2).event("rogue-excavator")
    assert s.refused(A) == "11e"
    s.play(B)
    assert s.s.res_count[0] == 0


def contract_a(s):
    s.event("private-contract").play(A, sector(mine(s)[0]))
    assert s.s.tile_level[mine(s)[0]] == 2
    assert s.resources(0, food=5, titanium=5).refused(order("expand")) == "11f"


def contract_b(s):
    before = len(mine(s))
    s.event("private-contract").play(B)
    while s.kind in ("place-sector", "claim"):
        s.play(s.options()[0])
    assert len(mine(s)) == before + 1
    assert s.resources(0, energy=5, titanium=5).refused(order("upgrade")) == "11f"


def jumpers_a(s):
    free = s.s.tile_owner.index(-1)
    s.event("claim-jumpers").play(A, sector(free))
    assert s.s.tile_owner[free] == 0


def gains(name, option, **due):
    def script(s):
        s.event(name).play(option)
        assert s.purse(0) == {"energy": 0, "food": 0, "titanium": 0, **due}

    return script


def strike_a(s):
    s.event("strike-action").play(A)
    assert s.resources(0, energy=5, titanium=5).refused(order("upgrade")) == "11f"
    s.crew(0, "yuki", "vasanti")
    assert s.refused(order("upgrade")) is None


def strike_b(s):
    s.event("strike-action").play(B)
    s.roster("mixed-use").resources(0, 2, 1, 1)
    assert s.refused(mission("mixed-use")) == "11f"


def bridgehead_a(s):
    tile, free = mine(s)[0], s.s.tile_owner.index(-1)
    s.event("bridgehead").play(A, sector(tile), sector(free))
    assert (s.s.tile_owner[tile], s.s.tile_owner[free]) == (-1, 0)


def sinkhole_a(s):
    tile = s.sectors(1, 3, 1)[0]
    s.event("sinkhole").play(A)
    assert s.seat == 1
    s.play(sector(tile))
    assert s.s.tile_level[tile] == 2


def sinkhole_b(s):
    s.s.tile_level[mine(s)[0]] = 2
    s.event("sinkhole").play(B, sector(mine(s)[0]))
    assert s.s.tile_level[mine(s)[0]] == 1


def sleepwalker_a(s):
    s.event("sleepwalker").play(A, {"newcomer": "crew"})
    assert len(s.members(0)) == 3


def draws(name, option, count):
    def script(s):
        s.event(name).play(option)
        while s.kind == "attach-drawn":
            s.play(PASS)
        assert len(s.hand(0)) == count

    return script


def plot_a(s):
    s.event("sabotage-plot").play(A, member(1))
    assert s.members(0) == ["pavel"]


def plot_b(s):
    s.give(0, "medipack", "pilfer", "levy").event("sabotage-plot").play(B, card("pilfer"), card("levy"))
    assert s.hand(0) == ["medipack"]


def offer_a(s):
    s.crew(1, "nadia", "luca", "freya").event("rival-offer").play(A)
    assert s.seat == 1
    s.play(member(0))
    assert s.kind == "promote"
    s.play(member(1))
    assert s.members(1) == ["freya", "luca"]
    assert s.s.bottom == [CREW_IDS.index("nadia")]


def promotion_a(s):
    s.junk("leadership").event("promotion").play(A, card("leadership"), place(1, "slot 1"))
    assert s.attached(0, 1) == ["leadership"]
    assert s.refused(crew("dane")) is None


def hallucinations_a(s):
    s.event("hallucinations").play(A, member(1))
    assert s.members(0) == ["dane", "pavel"]


def hallucinations_b(s):
    s.attach(0, 0, "medipack").event("hallucinations").play(B, place(0, "slot 1"))
    assert s.attached(0, 0) == []


def cure_a(s):
    who = s.s.crew_pool.pop()
    s.s.morgue = [who]
    s.event("miracle-cure").play(A, crew(CREW_IDS[who]))
    assert s.s.crew[2] == who


def riot_a(s):
    s.crew(0, "pavel", "freya").event("cabin-riot").play(A, order("prepare"), order("prepare"))
    assert (s.kind, s.seat) == ("victim", 0)


def riot_b(s):
    s.resources(0, food=3).event("cabin-riot").play(B, *[{"resource": "food"}] * 3)
    assert s.s.res_count[0] == 0


def shipment_a(s):
    s.event("lost-shipment").play(A)
    s.s.stack = []
    push(s.s, ops.P_TURN, 0)
    push(s.s, ops.P_COLLECT, 0)
    s.go()
    assert s.kind == "best-sector"
    s.play(sector(mine(s)[0]))
    assert s.purse(0)["energy"] == 0


def shipment_b(s):
    s.give(0, "medipack", "exoskeleton").event("lost-shipment").play(B, card("medipack"), card("exoskeleton"))
    assert s.hand(0) == []


def black_a(s):
    s.give(0, "medipack").event("black-market").play(A, YES, card("medipack"), {"resource": "food"}, {"resource": "food"})
    assert s.purse(0)["food"] == 2


def black_b(s):
    s.resources(0, food=2).event("black-market").play(B, YES, {"resource": "food"}, {"resource": "food"}, {"deck": "item"})
    assert len(s.hand(0)) == 1


def courier_a(s):
    s.resources(1, food=1).event("courier-drone").play(A)
    assert s.purse(0)["food"] == 1


def customs_a(s):
    s.give(1, "medipack").event("customs").play(A, player(1), card("medipack"))
    assert s.hand(0) == ["medipack"]


def file_a(s):
    s.private(0, "power-grid").event("encrypted-file").play(A, {"colour": "silver"})
    assert len(s.s.private[0]) == 2


def file_b(s):
    s.private(0, "power-grid").event("encrypted-file").play(B, mission("power-grid"), {"colour": "gold"})
    assert s.s.golds[0] == 1


def less_food(option, seats, less):
    def script(s):
        s.face(mine(s)[1], "food 2-3-4")
        before = sector_income(s.config, s.s, 0, -1)[1]
        s.event("rationing").play(option)
        assert sector_income(s.config, s.s, 0, -1)[1] == before - less
        assert [s.mod(seat, "food-less") for seat in (0, 1)] == seats

    return script


SCRIPTS = {
    "clear-skies": [planetary("clear-skies", (1, 1, 1), (2, 1, 1))],
    "dust-veil": [planetary("dust-veil", (1, 1, 1), (0, 1, 1))],
    "long-summer": [planetary("long-summer", (1, 1, 1), (1, 2, 1))],
    "blight": [planetary("blight", (1, 1, 1), (1, 0, 1))],
    "rich-vein": [planetary("rich-vein", (1, 1, 1), (1, 1, 2))],
    "cave-in": [planetary("cave-in", (1, 1, 1), (1, 1, 0))],
    "mild-year": [mild_year],
    "thaw": [planetary("thaw", (0, 1, 1), (1, 1, 1), faces=("energy 0-1-6",))],
    "ion-storm": [planetary("ion-storm", (4, 4, 2), (2, 2, 2), levels=(3, 3, 2))],
    "twin-dawn": [planetary("twin-dawn", (4, 4, 4), (6, 4, 4), levels=(3, 3, 3))],
    "spore-bloom": [planetary("spore-bloom", (4, 4, 4), (4, 2, 4), levels=(3, 3, 3))],
    "quake": [planetary("quake", (4, 4, 4), (4, 4, 2), levels=(3, 3, 3))],
    "golden-year": [planetary("golden-year", (0, 1, 1), (1, 2, 2), faces=("energy 0-1-6",))],
    "meteor-shower": [meteor_shower],
    "great-drift": [great_drift],
    "faulty-girders": [girders_a, girders_b],
    "new-survey": [survey_a, modified("new-survey", B, lambda s: expand_price(s.config, s.s, 0) == [0, 1, 1])],
    "building-permit": [
        modified("building-permit", A, lambda s: upgrade_price(s.config, s.s, 0, 0, 2) == [0, 0, 2]),
        modified("building-permit", B, lambda s: expand_price(s.config, s.s, 1) == [0, 2, 0]),
    ],
    "zoning-dispute": [zoning_a, zoning_b],
    "salvage-yard": [everyone_draws("salvage-yard"), everyone_gains("salvage-yard", "titanium")],
    "stasis-leak": [modified("stasis-leak", A, lambda s: acquire_price(s.config, s.s, 0) == [0, 2, 0]), leak_b],
    "food-poisoning": [poisoning_a, everyone_discards("food-poisoning", B)],
    "training-drive": [everyone_draws("training-drive"), drive_b],
    "power-struggle": [struggle_a, everyone_gains("power-struggle", "energy")],
    "fever": [fever_a, fever_b],
    "day-of-rest": [rest_a, everyone_gains("day-of-rest", "food")],
    "cargo-pods": [everyone_draws("cargo-pods"), pods_b],
    "pirate-signal": [pirate_a, everyone_discards("pirate-signal", B)],
    "open-market": [market_a, market_b],
    "storage-fault": [modified("storage-fault", A, lambda s: limit(s.config, s.s, 0) == 4), fault_b],
    "data-burst": [burst_a, burst_b],
    "rogue-excavator": [excavator_a, excavator_b],
    "private-contract": [contract_a, contract_b],
    "claim-jumpers": [jumpers_a, gains("claim-jumpers", B, titanium=2)],
    "strike-action": [strike_a, strike_b],
    "bridgehead": [bridgehead_a, gains("bridgehead", B, energy=1, food=1, titanium=1)],
    "sinkhole": [sinkhole_a, sinkhole_b],
    "sleepwalker": [sleepwalker_a, draws("sleepwalker", B, 2)],
    "sabotage-plot": [plot_a, plot_b],
    "rival-offer": [offer_a, gains("rival-offer", B, food=2)],
    "promotion": [promotion_a, draws("promotion", B, 2)],
    "hallucinations": [hallucinations_a, hallucinations_b],
    "miracle-cure": [cure_a, draws("miracle-cure", B, 2)],
    "cabin-riot": [riot_a, riot_b],
    "lost-shipment": [shipment_a, shipment_b],
    "black-market": [black_a, black_b],
    "courier-drone": [courier_a, draws("courier-drone", B, 1)],
    "customs": [customs_a, gains("customs", B, energy=1, food=1, titanium=1)],
    "encrypted-file": [file_a, file_b],
    "rationing": [less_food(A, [1, 1], 1), less_food(B, [2, 0], 2)],
}


@cites("17c", "11b", "18e", "11j", "3d")
@pytest.mark.parametrize("id", EVENT_IDS)
def test_every_event_does_what_it_says(id):
    assert id in SCRIPTS, f"no test for {id}"
    assert len(SCRIPTS[id]) == len(PRINTED.events[EVENT_IDS.index(id)]["programs"]), "every option has a test"
    for script in SCRIPTS[id]:
        script(ready())


@cites("8.2c")
def test_what_a_resource_item_yields_is_not_lessened_by_events():
    for option in (A, B):
        s = ready().attach(0, 1, "food-2").event("rationing").play(option).resources(0)
        sectors = sector_income(s.config, s.s, 0, -1)[1]
        collect(s.config, s.s, 0, -1, None)
        assert s.purse(0)["food"] == sectors + 2


def test_11i_of_several_who_have_most_the_player_who_drew_the_event_chooses_and_nothing_happens_if_all_have_none():
    s = ready().event("sinkhole").play(A)
    assert s.kind == "order"
    again = ready()
    again.s.tile_level[mine(again)[0]] = 2
    theirs = again.sectors(1, 2, 1)[0]
    again.event("sinkhole").play(A)
    assert again.kind == "pick-player"
    again.play(player(1), sector(theirs))
    assert again.s.tile_level[theirs] == 1


def test_11e_who_can_carry_out_neither_option_chooses_either():
    s = ready().event("rogue-excavator")
    assert s.options() == [A, B]


def test_11h_an_item_that_an_event_gives_may_be_attached_at_once():
    s = ready().event("salvage-yard").play(A)
    assert s.kind == "attach-drawn"
    fits = [option for option in s.options() if "card" in option]
    if fits:
        s.play(fits[0])
        s.play(s.options()[0])
        assert len(s.attached(0, 0)) + len(s.attached(0, 1)) == 1


def test_8_2f_a_force_field_protects_all_sectors_from_an_event():
    s = ready().attach(0, 0, "force-field")
    s.s.tile_level[mine(s)[0]] = 2
    s.event("meteor-shower")
    assert s.kind == "force-field"
    s.play(YES)
    assert s.s.tile_level[mine(s)[0]] == 2
    assert s.s.discard[CARD_IDS.index("item force-field")] == 1


def test_8_2d_a_mobile_storage_protects_the_hand_from_one_effect():
    s = ready().attach(0, 0, "mobile-storage-by-engineering").resources(0, food=1).event("pirate-signal").play(A)
    assert s.kind == "mobile-storage"
    s.play(YES)
    assert s.purse(0)["food"] == 1
    assert s.attached(0, 0) == []
