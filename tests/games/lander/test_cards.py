"""Every Training and Item card, and the Accolades."""

import pytest

from landtake.games.lander import tables
from landtake.games.lander.data import PRINTED
from landtake.games.lander.rules_accolades import stars_of, value
from landtake.games.lander.rules_income import collect
from landtake.games.lander.rules_year import limit
from landtake.games.lander.words import CLASSES, MEASURES, RESOURCES, TRAITS
from landtake.testing import cites
from tests.games.lander.scene import CREW_IDS, card, order, place, scene

TRAINING = [entry for entry in PRINTED.cards if entry.deck == 0]
ITEMS = [entry for entry in PRINTED.cards if entry.deck == 1]


def without(traits):
    """A crew member who has none of these traits and no ability that gets in the way."""
    return next(who["id"] for who in PRINTED.crew if not who["traits"] & traits and who["mode"] == 1 and not who["planned"])


@cites("7a", "7d", "4.2a")
@pytest.mark.parametrize("entry", TRAINING, ids=lambda entry: entry.id)
def test_every_training_gives_what_its_side_says(entry):
    name = f"training {entry.id}"
    for number, (class_, level, traits, leads) in enumerate(entry.sides):
        s = scene().crew(0, without(traits), "hal").give(0, name)
        before = s.levels(0, 0)
        s.play(card(name))
        if len(entry.sides) == 2:
            s.play({"side": ("first", "second")[number]})
        s.play(place(0 if not leads else 1, "slot 1"))
        if class_ >= 0:
            assert s.levels(0, 0)[CLASSES[class_]] == before[CLASSES[class_]] + level
        for trait in range(6):
            if traits >> trait & 1:
                assert TRAITS[trait] in s.traits(0, 0)
        if leads:
            assert s.s.leading[0] >> CREW_IDS.index("hal") & 1


def holder(needs):
    """A crew member who just meets an Item's criteria."""
    for who in PRINTED.crew:
        level = [who["level"] if who["class"] == class_ else 0 for class_ in range(3)]
        if all(have >= need for have, need in zip(level, needs.levels, strict=True)) and who["mode"] == 1 and not who["planned"]:
            return who["id"]
    raise AssertionError("nobody")


@cites("8.1a", "8.1b", "8.2a", "8.2b", "8.2c")
@pytest.mark.parametrize("entry", ITEMS, ids=lambda entry: entry.id)
def test_every_item_needs_and_gives_what_it_says(entry):
    name = f"item {entry.id}"
    s = scene().crew(0, holder(entry.needs)).give(0, name)
    before, most = s.levels(0, 0), limit(s.config, s.s, 0)
    where = "exoskeleton" if entry.kind == 3 else "slot 1"
    s.play(card(name), place(0, where))
    assert s.attached(0, 0) == [entry.id]
    if entry.kind == 0:
        raised = {CLASSES[class_]: amount for class_, amount in enumerate(entry.gives) if amount}
        for class_, amount in raised.items():
            assert s.levels(0, 0)[class_] == before[class_] + amount
    elif entry.kind == 1:
        class_ = CLASSES[entry.gives.index(1)]
        assert s.levels(0, 0)[class_] == before[class_] + (1 if before[class_] else 0)
    elif entry.kind == 2:
        collect(s.config, s.s, 0, -1, None)
        with_it = s.purse(0)
        s.crew(0, holder(entry.needs)).resources(0)
        collect(s.config, s.s, 0, -1, None)
        for resource, amount in enumerate(entry.gives):
            assert with_it[RESOURCES[resource]] == s.purse(0)[RESOURCES[resource]] + amount
    elif entry.kind == 5:
        assert limit(s.config, s.s, 0) == most + 1
    if sum(entry.needs.levels):
        needed = entry.needs.levels.index(max(entry.needs.levels))
        other = next(who["id"] for who in PRINTED.crew if who["class"] != needed and who["mode"] == 1)
        again = scene().crew(0, other).give(0, name)
        assert again.refused(card(name)) == "8.1b"
    if entry.needs.leader:
        again = scene().crew(0, "hal", "nadia").give(0, name)
        again.play(card(name))
        assert place(1, "slot 1") not in again.options()


@cites("13b", "13c", "13e", "13g")
@pytest.mark.parametrize("entry", PRINTED.accolades, ids=lambda entry: entry["id"])
def test_every_accolade_is_earned_at_its_threshold(entry):
    s = scene(variant="early")
    number = [accolade["id"] for accolade in PRINTED.accolades].index(entry["id"])
    s.s.accolades, s.s.holders, s.s.records = [number], [-1], [0]
    s.sectors(0, 1)
    s.sectors(1, 1)
    word = MEASURES[entry["measure"]]
    s.crew(0, "bryce").crew(1, "ingrid")

    def reach(much):
        if word == "sectors":
            s.sectors(0, *[1] * much)
        elif word == "upgrades":
            s.sectors(0, *[1 + min(2, max(0, much - 2 * tile)) for tile in range(5)])
        elif word == "adjacent":
            grow(s, much)
        elif word in CLASSES:
            s.s.totals[CLASSES.index(word)] = much
        else:
            s.s.type_stars[("construction", "logistics", "research").index(word)] = much
        s.measure()

    reach(entry["threshold"] - 1)
    assert s.s.holders == [-1]
    reach(entry["threshold"])
    assert value(s.config, s.s, 0, number) == entry["threshold"]
    assert s.s.holders == [0]
    assert stars_of(s.config, s.s, 0) == entry["stars"]
    reach(entry["threshold"] - 1)
    assert (s.s.holders, s.s.records) == ([0], [entry["threshold"]])


def grow(s, much):
    """Own one connected group of sectors with so many structures."""
    s.sectors(0)
    s.sectors(1)
    tile, group = 0, []
    while len(group) * 3 < much:
        group.append(tile)
        tile = next(near for at in group for near in s.s.tile_near[3 * at : 3 * at + 3] if near >= 0 and near not in group)
    for each in group:
        s.s.tile_owner[each] = 0
        s.s.tile_level[each] = min(3, much)
        much -= min(3, much)


@cites("1.3b")
def test_fig_22_kamon_zachary_dane_and_erik():
    s = scene(variant="planned").crew(0, "kamon", "zachary", "dane", "erik")
    s.give(0, "science-2-by-engineering", "force-field", "medipack", "mobile-storage-by-science", "operations-3-by-science")
    s.give(0, "engineering-2-by-operations", "exoskeleton", "fanatical-or-strategic", "leadership", "all-science", "science-3")
    s.give(0, "operations-2-by-operations", "food-2")
    kamon, zachary, dane, erik = range(4)
    s.play(card("science-2-by-engineering"), place(kamon, "slot 1"), card("force-field"), place(kamon, "slot 2"))
    s.play(card("medipack"), place(zachary, "slot 1"), card("exoskeleton"), place(zachary, "exoskeleton"))
    s.play(card("mobile-storage-by-science"), place(zachary, "slot 2"), card("operations-3-by-science"), place(zachary, "slot 3"))
    s.play(card("engineering-2-by-operations"), place(zachary, "slot 4"))
    s.play(card("fanatical-or-strategic"), {"side": "first"}, place(zachary, "behind"))
    s.play(card("leadership"), place(dane, "slot 1"), card("all-science"), place(dane, "slot 2"))
    s.play(card("training science-3"), place(erik, "slot 1"))
    assert s.levels(0, kamon)["science"] == 3
    assert s.levels(0, erik)["science"] == 4
    assert s.levels(0, zachary)["science"] == 5
    assert s.levels(0, dane)["science"] == 5
    s.play(card("operations-2-by-operations"), place(erik, "slot 2"), card("food-2"), place(erik, "slot 3"))
    assert s.levels(0, erik)["operations"] == 5
    assert "fanatical" in s.traits(0, zachary)
    s.play(order("discard-item"))
    assert s.refused(place(zachary, "exoskeleton")) == "7e"
    assert s.refused(place(zachary, "behind")) == "7e"


@cites("8.3a", "8.3b")
def test_fig_20_an_item_behind_an_exoskeleton_moves_alone_or_with_it():
    s = scene().crew(0, "hal", "freya").attach(0, 0, "exoskeleton").attach(0, 0, "medipack", place=5)
    s.play(order("move-item"), place(0, "behind"), place(1, "slot 1"))
    assert s.attached(0, 1) == ["medipack"]
    s = scene().crew(0, "hal", "freya").attach(0, 0, "exoskeleton").attach(0, 0, "medipack", place=5)
    s.play(order("move-item"), place(0, "exoskeleton"), place(1, "exoskeleton"))
    assert sorted(s.attached(0, 1)) == ["exoskeleton", "medipack"]


def test_8_3d_discarding_an_exoskeleton_takes_the_item_along():
    s = scene().crew(0, "hal", "freya").attach(0, 0, "exoskeleton").attach(0, 0, "medipack", place=5)
    s.play(order("discard-item"), place(0, "exoskeleton"))
    assert s.attached(0, 0) == []
    assert s.s.discard[tables.MEDIPACK] == 1


def test_8_3c_fig_21_a_training_behind_it_fixes_both():
    s = scene().crew(0, "hal", "freya").attach(0, 0, "exoskeleton").attach(0, 0, "training science-2", place=5)
    assert s.refused(order("move-item")) == "7e"
    assert s.refused(order("discard-item")) == "7e"


def test_8_3e_one_exoskeleton_each():
    s = scene().crew(0, "hal").attach(0, 0, "exoskeleton").give(0, "exoskeleton")
    assert s.refused(card("exoskeleton")) == "8.1b"
    s = scene().crew(0, "hal", "freya").attach(0, 0, "exoskeleton").give(0, "exoskeleton").play(card("exoskeleton"))
    assert s.refused(place(0, "exoskeleton")) == "8.3e"
    assert s.refused(place(1, "slot 1")) == "8.3a"
