"""Every crew member's Leadership Ability."""

import pytest

from landtake.games.lander import ops
from landtake.games.lander.data import PRINTED
from landtake.games.lander.rules_base import push
from landtake.games.lander.rules_income import collect
from landtake.games.lander.rules_year import limit
from landtake.testing import cites
from tests.games.lander.scene import (
    CARD_IDS,
    CREW_IDS,
    PASS,
    YES,
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


def led_by(name, *others, seats=2, variant="planned"):
    """Seat 0 has the turn and is led by this crew member; the others have plain crews."""
    s = scene(seats, variant=variant, expansion=True).crew(0, name, *others)
    for seat, plain in enumerate(("nadia", "dane", "luca")[: seats - 1], 1):
        s.crew(seat, plain if plain != name else "javier")
    return s


def use(s, name):
    return s.play(crew(name))


def vasanti(s):
    tile = next(iter(s.own(0)))
    use(s, "vasanti").play(sector(tile))
    assert s.s.tile_level[tile] == 2


def kamon(s):
    s.resources(0, energy=1, titanium=1).play(order("upgrade"), s_first_sector(s))
    assert s.s.res_count[0] == 0


def s_first_sector(s):
    return sector(next(iter(s.own(0))))


def bryce(s):
    before = len(s.own(0))
    use(s, "bryce")
    while s.seat == 0:
        s.play(s.options()[0])
    assert len(s.own(0)) == before + 1


def buys_two(name, order_, **price):
    def script(s):
        s.resources(0, **price).play(order(order_))
        assert s.kind == "drop-drawn"
        assert len(s.s.looking[0]) == 2
        s.play(s.options()[0])
        assert len(s.hand(0)) == 1

    return script


def tomas(s):
    s.resources(0, food=2)
    assert s.refused(order("expand")) is None
    s.crew(0, "malik")
    assert s.refused(order("expand")) == "4.3a"


def collects(resource, more=1):
    def script(s):
        for tile in s.own(0):
            s.s.tile_level[tile] = 1
        s.s.year = 1
        who = s.members(0)[0]
        collect(s.config, s.s, 0, -1, None)
        with_it = s.purse(0)[resource]
        s.resources(0).crew(0, "javier")
        collect(s.config, s.s, 0, -1, None)
        assert with_it == s.purse(0)[resource] + more, who

    return script


def malik(s):
    for tile in s.own(0):
        s.s.tile_level[tile] = 3
    collect(s.config, s.s, 0, -1, None)
    with_him = s.purse(0)["titanium"]
    s.resources(0).crew(0, "javier")
    collect(s.config, s.s, 0, -1, None)
    assert with_him == s.purse(0)["titanium"] + 2


def yuki(s):
    s.attach(1, 0, "medipack")
    use(s, "yuki").play(player(1), place(0, "slot 1"), place(0, "slot 1"))
    assert s.attached(0, 0) == ["medipack"]
    assert s.attached(1, 0) == []


def sells(name, first, second, resource):
    def script(s):
        s.give(0, first, second)
        use(s, name).play(card(first), card(second))
        assert s.purse(0)[resource] == 4
        assert s.hand(0) == []

    return script


def rosa(s):
    tiles = len(s.s.tile_place)
    s.resources(0, titanium=1)
    use(s, "rosa")
    while s.seat == 0:
        s.play(s.options()[0])
    assert len(s.s.tile_place) == tiles + 2


def chidi(s):
    s.crew(1, "chidi").crew(0, "xiu")
    tiles = s.sectors(1, 2, 3, 1)
    assert len(tiles) == 3
    assert s.refused(crew("xiu")) == "18a"


def freya(s):
    s.sectors(0, 3, 3, 1)
    use(s, "freya")
    assert s.purse(0)["titanium"] == 3


def goran(s):
    s.resources(0, food=2).play(order("exchange-for-titanium"), {"from": "food", "to": "titanium"})
    assert s.purse(0) == {"energy": 0, "food": 1, "titanium": 1}
    assert s.refused(order("exchange-for-titanium")) == "6.5e"


def draws_and_may_attach(name, **price):
    def script(s):
        s.resources(0, **price)
        use(s, name)
        while s.kind == "lose-resource":
            s.play({"resource": "food"})
        assert s.kind == "attach-drawn"
        s.play(PASS)
        assert len(s.hand(0)) == 1

    return script


def anders(s):
    tile = next(iter(s.own(0)))
    s.face(tile, "titanium 1-2-4").resources(0, titanium=2).play(order("upgrade"), sector(tile))
    assert s.s.tile_level[tile] == 2


def xiu(s):
    tile = s.sectors(1, 2, 1)[0]
    use(s, "xiu").play(player(1), sector(tile))
    assert s.s.tile_level[tile] == 1


def duarte(s):
    s.crew(1, "duarte").crew(0, "kamon")
    s.resources(0, energy=2, titanium=2).play(order("upgrade"), s_first_sector(s))
    assert s.purse(1)["titanium"] == 1


def hal(s):
    s.crew(0, "hal", "nadia" if "nadia" not in s.members(1) else "freya")
    s.crew(1, "javier").crew(0, "hal", "nadia").resources(0, food=1)
    use(s, "nadia")
    assert len(s.hand(0)) == 2
    assert s.s.res_count[0] == 0
    assert s.s.used == 1 << CREW_IDS.index("nadia")


def nadia(s):
    use(s, "nadia")
    assert len(s.hand(0)) == 2


def samuel(s):
    s.resources(0, energy=1, food=1)
    assert s.refused(order("acquire")) is None


def otto(s):
    assert limit(s.config, s.s, 0) == 6


def mei(s):
    s.resources(1, food=1)
    use(s, "mei").play(player(1))
    assert s.purse(0)["food"] == 1


def aoife(s):
    s.junk("shielding")
    use(s, "aoife").play(card("shielding"))
    assert s.hand(0) == ["shielding"]


def kwame(s):
    s.give(0, "pilfer").resources(1, food=1)
    assert s.refused(card("pilfer")) is None
    s.crew(0, "samuel")
    assert s.refused(card("pilfer")) == "9.1b"


def lena(s):
    s.give(0, "medipack").give(1, "force-field")
    use(s, "lena").play(player(1), card("force-field"), card("medipack"))
    assert (s.hand(0), s.hand(1)) == (["force-field"], ["medipack"])


def viktor(s):
    s.resources(0, energy=2).resources(1, food=2)
    trade(s)
    assert s.kind == "gain"
    s.play({"resource": "titanium"})
    assert s.purse(0)["titanium"] == 1


def trade(s):
    """Seat 0 offers Energy; each gives one resource for another."""
    s.play(order("negotiate"), {"request": "energy", "mode": "offer"}, YES, player(1))
    s.play({"resource": "energy"}, {"resource": "food"}, {"resource": "energy"})
    s.play({"resource": "food"}, {"want": "energy"}, {"do": "propose"}, YES)


def two_more_orders(s):
    use(s, "sofia")
    s.resources(0, energy=4).play(order("buy-action"))
    assert (s.kind, s.seat) == ("order", 0)
    s.play(order("buy-action"))
    assert s.seat == 1


def rashid(s):
    s.resources(0, energy=1, food=1)
    use(s, "rashid").play({"deck": "item"})
    assert len(s.hand(0)) == 2


def emil(s):
    s.crew(1, "emil").crew(0, "pavel").attach(0, 0, "diplomatic-or-resourceful", 1).resources(1, food=2).give(0, "pilfer")
    assert s.refused(card("pilfer")) == "9.2c"
    s.give(0, "medipack").play(card("pilfer"), player(1))
    assert s.kind == "discard"
    s.play(card("medipack"))
    assert s.purse(0)["food"] == 2


def hana(s):
    s.give(1, "medipack")
    use(s, "hana").play(card("medipack"))
    assert s.hand(1) == []


def boris(s):
    s.s.observations = [3, 3]
    s.s.stack = []
    push(s.s, ops.P_YEAR, -1)
    s.go()
    assert s.s.observations == [4, 3]


def sankar(s):
    s.give(0, "medipack").resources(0, energy=2)
    use(s, "sankar").play(card("medipack"), {"from": "energy", "to": "food"}, {"from": "energy", "to": "food"})
    assert s.purse(0) == {"energy": 0, "food": 2, "titanium": 0}


def kristina(s):
    s.roster("soil-assay")
    use(s, "kristina").play(mission("soil-assay"), {"resource": "energy"}, {"resource": "food"})
    assert s.s.stars[0] == 1


def dane(s):
    s.crew(1, "luca").crew(0, "dane")
    use(s, "dane")
    assert len(s.hand(0)) == 2


def sang(s):
    s.attach(0, 0, "science-3")
    use(s, "sang").play(place(0, "slot 1"), card("science-3"), place(0, "slot 1"))
    assert s.attached(0, 0) == ["science-3"]


def amara(s):
    s.crew(0, "amara", "kristina", "hal")
    assert s.levels(0, 1)["science"] == 6
    assert s.levels(0, 0)["science"] == 5
    assert s.levels(0, 2)["science"] == 0


def mirela(s):
    old = s.s.roster[0]
    use(s, "mirela").play(mission(PRINTED.missions[old]["id"]))
    assert old not in s.s.roster


def tariq(s):
    s.roster("alloy-test").attach(0, 0, "engineering-4").attach(0, 0, "engineering-2").resources(0, titanium=1)
    s.attach(0, 0, "diplomatic-or-resourceful", 1).play(mission("alloy-test"), {"resource": "titanium"})
    assert s.s.stars[0] == 1


def helga(s):
    s.crew(1, "nadia")
    use(s, "helga").play(crew("nadia"))
    assert len(s.hand(0)) == 2
    assert s.s.used == 1 << CREW_IDS.index("helga")


def noor(s):
    s.crew(0, "noor", "hal")
    push(s.s, ops.P_DIE, 0, -1, -1, s.s.crew[1], 0)
    s.go()
    assert len(s.members(0)) == 2
    push(s.s, ops.P_DIE, 0, -1, -1, s.s.crew[1], 0)
    s.go()
    assert s.members(0) == ["noor"]


def ezra(s):
    use(s, "ezra").play({"newcomer": "crew"})
    assert len(s.members(0)) == 2


def dalia(s):
    s.resources(0, food=2, titanium=1).play(order("expand"))
    assert s.kind == "keep-sector"
    assert len(s.s.faces) == 2
    s.play(s.options()[0])
    assert len(s.s.faces) == 1


def wren(s):
    s.private(0, "power-grid")
    use(s, "wren").play(mission("power-grid"), {"colour": "gold"})
    assert s.s.golds[0] == 1


def matteo(s):
    s.sectors(0, 3, 1)
    s.s.stack = []
    push(s.s, ops.P_TURN, 0)
    push(s.s, ops.P_COLLECT, 0)
    s.go()
    assert s.kind == "gain"


def sunniva(s):
    free = [tile for tile in range(18) if s.s.tile_owner[tile] < 0]
    use(s, "sunniva")
    moved = s.options()[0]
    s.play(moved)
    s.play(s.options()[0])
    assert s.s.tile_owner[moved["sector"] - 1] == -1
    assert len(free) > 0


def kojo(s):
    tile = s.sectors(0, 2, 1)[1]
    s.resources(0, energy=2)
    use(s, "kojo")
    assert s.options() == [sector(tile)]
    s.play(sector(tile))
    assert s.s.tile_level[tile] == 2


def beatriz(s):
    s.give(0, "medipack", "medipack", "exoskeleton").play(order("consolidate"), card("medipack"), card("medipack"), card("exoskeleton"))
    s.play({"deck": "item"}, {"deck": "item"}, {"deck": "training"})
    s.play(s.options()[0])
    assert len(s.hand(0)) == 2


def tevita(s):
    use(s, "tevita")
    s.crew(1, "pavel").attach(1, 0, "diplomatic-or-resourceful", 1).give(1, "pilfer").resources(0, food=1)
    assert s.refused(card("pilfer")) == "9.2c"


def marguerite(s):
    s.give(1, "force-field")
    use(s, "marguerite").play(player(1), card("force-field"))
    assert s.hand(1) == []


def ilse(s):
    s.crew(0, "ilse", "hal", "freya").attach(0, 1, "medipack").attach(0, 1, "exoskeleton")
    s.s.slots[1 * 6 + 4], kept = -1, s.s.slots[1 * 6 + 4]
    s.s.slots[1 * 6 + 4] = kept
    push(s.s, ops.P_DIE, 0, -1, -1, s.s.crew[1], 1)
    s.go()
    assert s.kind == "salvage"
    s.play(card("medipack"), place(0, "slot 1"), PASS)
    assert s.attached(0, 0) == ["medipack"]
    assert s.s.discard[CARD_IDS.index("item exoskeleton")] == 1


def bashir(s):
    use(s, "bashir")
    first, second, third = s.options()
    s.play(second)
    assert s.s.front[0] == CREW_IDS.index(second["crew"])
    s.play(third)
    assert [CREW_IDS[who] for who in s.s.front] == [second["crew"], third["crew"], first["crew"]]


def yeva(s):
    s.give(0, "leadership")
    use(s, "yeva").play(card("leadership"), member(0), {"class": "operations"})
    assert s.levels(0, 0)["operations"] == 1


def nils(s):
    s.resources(0, energy=1, food=1).play(order("convert"), {"from": "one of each other", "to": "titanium"})
    assert s.purse(0) == {"energy": 0, "food": 0, "titanium": 1}


SCRIPTS = {
    "vasanti": vasanti, "kamon": kamon, "bryce": bryce, "ang": buys_two("ang", "buy-item", titanium=2), "tomas": tomas,
    "ingrid": collects("titanium"), "malik": malik, "yuki": yuki,
    "pavel": sells("pavel", "medipack", "exoskeleton", "titanium"), "rosa": rosa, "chidi": chidi, "freya": freya, "goran": goran,
    "leila": draws_and_may_attach("leila", titanium=1, energy=1), "anders": anders, "xiu": xiu, "duarte": duarte, "hal": hal,
    "erik": buys_two("erik", "buy-action", energy=2), "nadia": nadia, "samuel": samuel, "priya": collects("energy"), "otto": otto,
    "mei": mei, "javier": sells("javier", "shielding", "feedback", "energy"), "aoife": aoife, "kwame": kwame, "lena": lena,
    "viktor": viktor, "sofia": two_more_orders, "rashid": rashid, "emil": emil, "hana": hana, "boris": boris, "sankar": sankar,
    "kristina": kristina, "zachary": buys_two("zachary", "buy-training", food=2), "dane": dane, "sang": sang,
    "orjan": collects("food"), "amara": amara, "luca": sells("luca", "leadership", "science-2", "food"), "mirela": mirela,
    "tariq": tariq, "helga": helga, "noor": noor, "ezra": ezra, "akira": draws_and_may_attach("akira", food=2), "dalia": dalia,
    "wren": wren, "matteo": matteo, "sunniva": sunniva, "kojo": kojo, "beatriz": beatriz, "tevita": tevita,
    "marguerite": marguerite, "ilse": ilse, "bashir": bashir, "yeva": yeva, "nils": nils,
}  # fmt: skip


@cites("17a", "6.5c", "6.5e", "18h")
@pytest.mark.parametrize("id", CREW_IDS)
def test_every_ability_does_what_it_says(id):
    assert id in SCRIPTS, f"no test for {id}"
    SCRIPTS[id](led_by(id))


@pytest.mark.parametrize("id", [member["id"] for member in PRINTED.crew if member["mode"] == 1])
def test_6_5b_an_ability_that_was_used_is_refused_until_the_year_ends(id):
    s = led_by(id)
    s.s.used = 1 << CREW_IDS.index(id)
    assert s.refused(crew(id)) == "6.5b"


@pytest.mark.parametrize("id", [member["id"] for member in PRINTED.crew if member["mode"] > 0])
def test_6_5a_only_a_leader_uses_its_ability(id):
    s = led_by("samuel" if id != "samuel" else "tomas", id)
    assert s.refused(crew(id)) == "6.5a"
