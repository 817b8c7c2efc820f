"""Every Action card: one scripted play of each, from announcing it to what it has done."""

import pytest

from landtake.games.lander.data import PRINTED
from landtake.games.lander.tables import FORCE_FIELD
from landtake.testing import cites
from tests.games.lander.scene import CARD_IDS, PASS, YES, card, crew, member, mission, place, player, scene, sector

ACTIONS = [entry for entry in PRINTED.cards if entry.deck == 2]


def ready(name, seats=2, variant="basic", **more):
    """Seat 0 has the turn, can meet any criteria, and holds the card."""
    s = scene(seats, variant=variant, **more).crew(0, "vasanti", "hal", "kristina", "samuel")
    for seat in range(1, seats):
        s.crew(seat, *[["tomas", "mirela"], ["ingrid", "orjan"], ["malik", "dane"]][seat - 1])
    for training, on, side in (
        ("operations-4", 0, 0), ("science-4", 0, 0), ("resilient-or-resourceful", 0, 1), ("resilient-or-strategic", 0, 1),
    ):  # fmt: skip
        s.attach(0, on, training, side)
    s.attach(0, 1, "fanatical-or-resilient", 0).attach(0, 2, "diplomatic-or-resilient", 1).attach(0, 2, "engineering-3")
    return s.give(0, name)


def rapid_construction(s):
    tile = next(iter(s.own(0)))
    s.play(card("rapid-construction"), sector(tile))
    assert s.s.tile_level[tile] == 2


def prefab_modules(s):
    tile = next(iter(s.own(0)))
    s.resources(0, titanium=1).play(card("prefab-modules"), sector(tile))
    assert s.s.tile_level[tile] == 2
    assert s.purse(0)["titanium"] == 0


def scouting_drone(s):
    before = len(s.own(0))
    s.play(card("scouting-drone"))
    assert s.kind == "place-sector"
    s.play(s.options()[0])
    s.play(s.options()[0])
    assert len(s.own(0)) == before + 1


def survey_team(s):
    tiles, before = len(s.s.tile_place), len(s.own(0))
    s.resources(0, titanium=1).play(card("survey-team"))
    while s.kind in ("keep-sector", "place-sector", "claim"):
        s.play(s.options()[0])
    assert len(s.s.tile_place) == tiles + 1
    assert len(s.own(0)) == before + 1
    assert s.purse(0)["titanium"] == 0


def demolition(s):
    tile = next(iter(s.own(1)))
    s.play(card("demolition"), player(1), sector(tile))
    assert s.s.tile_owner[tile] == -1


def hostile_takeover(s):
    tile = next(iter(s.own(1)))
    s.play(card("hostile-takeover"), player(1), sector(tile))
    assert s.s.tile_owner[tile] == 0


def land_swap(s):
    mine, theirs = next(iter(s.own(0))), next(iter(s.own(1)))
    s.play(card("land-swap"), player(1), sector(theirs), sector(mine))
    assert (s.s.tile_owner[mine], s.s.tile_owner[theirs]) == (1, 0)


def relocation(s):
    mine = next(iter(s.own(0)))
    free = s.s.tile_owner.index(-1)
    s.s.tile_level[mine] = 3
    s.play(card("relocation"), sector(mine), sector(free))
    assert (s.s.tile_owner[mine], s.s.tile_owner[free], s.s.tile_level[free]) == (-1, 0, 3)


def tremor_charge(s):
    theirs = next(iter(s.own(1)))
    old = s.s.tile_face[theirs]
    s.play(card("tremor-charge"), {"side": "second"}, player(1), sector(theirs))
    assert s.s.tile_owner[theirs] == 1
    assert s.s.tray[old] >= 1 or s.s.tile_face[theirs] == old


def delegation(s):
    s.give(0, "solar-surge")
    s.crew(0, "hal", "nadia", "bryce").attach(0, 0, "operations-4")
    s.play(card("delegation"), crew("nadia"))
    assert len(s.hand(0)) == 3
    assert s.s.used


def emergency_revival(s):
    s.crew(0, "kristina", "hal")
    top = s.s.front[0]
    s.play(card("emergency-revival"), {"newcomer": "crew"})
    assert s.s.crew[2] == top


def kill_one(name):
    def script(s):
        s.play(card(name), player(1))
        assert s.refused(member(0)) == "6.1g"
        s.play(member(1))
        assert s.members(1) == ["tomas"]

    return script


def mutiny(s):
    s.play(card("mutiny"), player(1))
    assert s.refused(member(1)) == "6.1g"
    s.play(member(0))
    assert s.members(1) == ["mirela"]


def sacrifice(s):
    s.play(card("sacrifice"), player(1), member(3))
    assert s.kind == "victim"
    assert s.seat == 1
    s.play(member(1))
    assert len(s.members(0)) == 3
    assert s.members(1) == ["tomas"]


def boost_tamper(class_):
    def script(s):
        before = s.levels(0, 2)[class_]
        s.play(card(f"{class_}-boost-tamper"), {"side": "first"}, member(2))
        assert s.levels(0, 2)[class_] == before + 3
        other = scene_for(f"{class_}-boost-tamper")
        had = other.levels(1, 0)[class_]
        other.play(card(f"{class_}-boost-tamper"), {"side": "second"}, player(1), member(0))
        assert other.levels(1, 0)[class_] == max(0, had - 3)
        assert other.s.boosts[3] == CARD_IDS.index(f"action {class_}-boost-tamper")

    return script


def draws(name, count):
    def script(s):
        s.play(card(name))
        assert len(s.hand(0)) == count

    return script


def back_channels(s):
    s.play(card("back-channels"))
    assert s.kind == "drop-drawn"
    s.play(s.options()[0])
    assert len(s.hand(0)) == 2


def gains(name, resource):
    def script(s):
        s.play(card(name))
        assert s.purse(0)[resource] == 3

    return script


def efficient_conversion(s):
    s.resources(0, energy=3).play(
        card("efficient-conversion"), {"from": "energy", "to": "food"}, {"from": "energy", "to": "titanium"}, PASS
    )
    assert s.purse(0) == {"energy": 1, "food": 1, "titanium": 1}


def pilfer(s):
    s.resources(1, food=3).play(card("pilfer"), player(1))
    assert s.purse(0)["food"] == 2


def espionage(s):
    s.give(1, "medipack").play(card("espionage"), player(1))
    assert s.hand(0) == ["medipack"]


def audit(s):
    s.give(1, "medipack", "medipack", "exoskeleton", "exoskeleton", "force-field").play(card("audit"), player(1))
    s.play(card("medipack"), card("force-field"))
    assert s.hand(1) == ["exoskeleton", "exoskeleton", "medipack"]


def levy(s):
    s.resources(1, food=1, energy=1).play(card("levy"), player(1))
    assert s.seat == 1
    s.play({"resource": "food"})
    assert s.purse(0)["food"] == 1


def shielding(s):
    s = scene_for("solar-surge")
    s.crew(1, "tomas", "samuel").attach(1, 0, "science-2").give(1, "shielding")
    s.apply(card("solar-surge"))
    assert (s.kind, s.seat) == ("respond", 1)
    s.apply(card("shielding"))
    s.settle()
    assert s.purse(0)["energy"] == 0
    assert s.s.discard[CARD_IDS.index("action solar-surge")] == 1
    assert s.kind == "order"


def feedback(s):
    s = scene_for("pilfer")
    s.resources(0, food=2).resources(1, energy=2).crew(1, "chidi").give(1, "feedback")
    s.apply(card("pilfer"))
    s.apply(player(1))
    s.apply(card("feedback"))
    s.settle()
    assert s.purse(1) == {"energy": 2, "food": 2, "titanium": 0}
    assert s.purse(0)["food"] == 0


def reassignment(s):
    old = s.s.roster[0]
    s.play(card("reassignment"), mission(PRINTED.missions[old]["id"]))
    assert old not in s.s.roster
    assert s.s.silver_bottom == [old]


def priority_signal(s):
    s.play(card("priority-signal"), {"colour": "gold"})
    assert s.s.golds[0] == 1
    assert s.s.extra[0] == 1 << s.s.private[0][0]


def data_theft(s):
    s.private(0, "power-grid").private(1, "greenhouse")
    s.play(card("data-theft"), player(1), mission("power-grid"))
    assert [PRINTED.missions[number]["id"] for number in s.s.private[0]] == ["greenhouse"]
    assert [PRINTED.missions[number]["id"] for number in s.s.private[1]] == ["power-grid"]


def early_curfew(s):
    assert s.refused(card("early-curfew")) == "9.4b"
    s.s.turns = [1] * len(s.s.turns)
    year = s.s.year
    s.play(card("early-curfew"), {"order": "prepare"})
    while s.s.year == year:
        s.play(s.options()[0])
    assert s.s.year == year + 1


def system_purge(s):
    s.give(1, "science-boost-tamper")
    s.s.hands[1].remove(CARD_IDS.index("action science-boost-tamper"))
    s.s.boosts = [s.s.crew[0], 2, -3, CARD_IDS.index("action science-boost-tamper")]
    from landtake.games.lander.rules_levels import refresh

    refresh(s.s, 0)
    s.play(card("system-purge"), {"purge": 1})
    assert s.s.boosts == []


def overtime(s):
    s.resources(0, energy=4).play(card("overtime"), {"order": "buy-action"})
    assert (s.kind, s.seat) == ("order", 0)
    assert s.refused({"order": "convert"}) == "4.1b"
    s.play({"order": "buy-action"})
    assert s.seat == 1


def fast_reflexes(s):
    s = scene_for("solar-surge")
    s.crew(1, "chidi", "mirela").give(1, "fast-reflexes", "medipack")
    s.apply(card("solar-surge"))
    s.apply(card("fast-reflexes"))
    s.settle()
    assert (s.kind, s.seat) == ("order", 1)
    assert s.refused({"order": "prepare"}) == "9.4c"
    s.play(card("medipack"), place(0, "slot 1"))
    assert s.attached(1, 0) == ["medipack"]
    assert s.purse(0)["energy"] == 3


def recycle(s):
    s.junk("medipack").play(card("recycle"), card("medipack"))
    assert s.hand(0) == ["medipack"]


SCRIPTS = {
    "rapid-construction": rapid_construction,
    "prefab-modules": prefab_modules,
    "scouting-drone": scouting_drone,
    "survey-team": survey_team,
    "demolition": demolition,
    "hostile-takeover": hostile_takeover,
    "land-swap": land_swap,
    "relocation": relocation,
    "tremor-charge": tremor_charge,
    "delegation": delegation,
    "emergency-revival": emergency_revival,
    "airlock-failure": kill_one("airlock-failure"),
    "poisoned-rations": kill_one("poisoned-rations"),
    "mutiny": mutiny,
    "sacrifice": sacrifice,
    "engineering-boost-tamper": boost_tamper("engineering"),
    "operations-boost-tamper": boost_tamper("operations"),
    "science-boost-tamper": boost_tamper("science"),
    "requisition": draws("requisition", 3),
    "workshop-access": draws("workshop-access", 2),
    "crash-course": draws("crash-course", 2),
    "back-channels": back_channels,
    "solar-surge": gains("solar-surge", "energy"),
    "bumper-crop": gains("bumper-crop", "food"),
    "ore-strike": gains("ore-strike", "titanium"),
    "efficient-conversion": efficient_conversion,
    "pilfer": pilfer,
    "espionage": espionage,
    "audit": audit,
    "levy": levy,
    "shielding": shielding,
    "feedback": feedback,
    "reassignment": reassignment,
    "priority-signal": priority_signal,
    "data-theft": data_theft,
    "early-curfew": early_curfew,
    "system-purge": system_purge,
    "overtime": overtime,
    "fast-reflexes": fast_reflexes,
    "recycle": recycle,
}


def scene_for(name):
    return ready(name)


@cites("17b", "9.2a")
@pytest.mark.parametrize("id", [entry.id for entry in ACTIONS])
def test_every_action_does_what_it_says(id):
    assert id in SCRIPTS, f"no test for {id}"
    SCRIPTS[id](ready(id))


@pytest.mark.parametrize("id", ["hostile-takeover", "land-swap", "demolition"])
def test_8_2f_a_force_field_keeps_sectors_from_being_taken_swapped_or_destroyed_and_is_gone(id):
    s = ready(id).attach(1, 0, "force-field")
    before = (s.s.tile_owner[:], s.s.tile_level[:])
    s.play(card(id), player(1))
    assert (s.kind, s.seat) == ("force-field", 1)
    s.play(YES)
    assert (s.s.tile_owner, s.s.tile_level) == before
    assert s.attached(1, 0) == []
    assert s.s.discard[FORCE_FIELD] == 1


def test_8_2f_a_force_field_that_is_kept_protects_nothing():
    s = ready("hostile-takeover").attach(1, 0, "force-field")
    tile = next(iter(s.own(1)))
    s.play(card("hostile-takeover"), player(1), PASS, sector(tile))
    assert s.s.tile_owner[tile] == 0
    assert s.attached(1, 0) == ["force-field"]


def unfit(entry):
    """A crew member who alone does not meet the criteria."""
    for who in PRINTED.crew:
        level = [who["level"] if who["class"] == class_ else 0 for class_ in range(3)]
        enough = all(have >= need for have, need in zip(level, entry.needs.levels, strict=True))
        if who["passive"] < 0 and not (enough and not entry.needs.traits & ~who["traits"]):
            return who["id"]
    raise AssertionError("everybody is fit")


@pytest.mark.parametrize("entry", [entry for entry in ACTIONS if not entry.response], ids=lambda entry: entry.id)
def test_9_1b_no_action_is_played_without_its_criteria(entry):
    s = scene().crew(0, unfit(entry)).give(0, entry.id)
    assert s.refused(card(entry.id)) == "9.1b"


@pytest.mark.parametrize("name", ["mutiny", "airlock-failure", "poisoned-rations"])
def test_6_1g_what_is_aimed_at_leaders_reaches_the_leadership_trained_and_what_spares_leaders_spares_them(name):
    s = ready(name).crew(1, "tomas", "mirela", "dane").attach(1, 1, "leadership").play(card(name), player(1))
    leaders, rest = [member(0), member(1)], [member(2)]
    aimed, spared = (leaders, rest) if name == "mutiny" else (rest, leaders)
    assert s.options() == aimed
    assert {s.refused(action) for action in spared} == {"6.1g"}
