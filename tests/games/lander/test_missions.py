"""Every Mission, and how Missions are completed and replaced."""

import pytest

from landtake.games.lander.data import PRINTED
from landtake.games.lander.rules_counts import holding
from landtake.games.lander.rules_levels import refresh
from landtake.games.lander.rules_missions import criteria_met
from landtake.games.lander.words import COUNTS
from landtake.testing import cites
from tests.games.lander.scene import MISSION_IDS, mission, scene


def outfit(s, entry):
    """Give seat 0 exactly what a Mission asks for; what was given, as functions that take it away again."""
    needs = entry["needs"]
    away = []
    s.crew(0, "bryce", "erik", "sang")
    if entry["scope"] == 0:
        away.append(lambda: s.sectors(0, 1))
        kinds = dict(needs.counts)
        faces = ("energy 1-2-4", "food 1-2-4", "titanium 1-2-4")
        levels = [3] * 4 + [2] * 2 + [1] * 4
        tiles = s.sectors(0, *levels)
        if any(COUNTS[what].startswith(("energy", "food", "titanium")) for what in kinds):
            for number, tile in enumerate(tiles):
                s.face(tile, faces[number % 3] if number < 6 else "food 1-3-4" if number == 6 else "energy 1-3-4")
        return away
    for class_, level in enumerate(needs.levels):
        have = s.s.totals[class_] if entry["scope"] == 1 else s.s.levels[class_]
        if level > have:
            s.s.boosts += [s.s.crew[0], class_, level - have, -1]
            refresh(s.s, 0)
        if level:
            away.append(lambda class_=class_: weaken(s, class_))
    lacking = needs.traits & ~(s.s.crew_traits[0] if entry["scope"] == 1 else s.s.traits[0])
    for trait in range(6):
        if lacking >> trait & 1:
            train(s, trait)
    if needs.traits:
        without = next(entry["id"] for entry in PRINTED.crew if needs.traits & ~entry["traits"] and not entry["planned"])
        away.append(lambda: s.crew(0, without))
    for what, count in needs.counts:
        word = COUNTS[what]
        if word == "items":
            for _ in range(count):
                s.attach(0, 0, "medipack")
        elif word == "trainings":
            for name in ("science-2", "operations-2", "engineering-2")[:count]:
                s.attach(0, 0, name)
        if word in ("items", "trainings", "attachments"):
            away.append(lambda: s.crew(0, "bryce"))
    return away


def train(s, trait):
    names = [entry.id for entry in PRINTED.cards if entry.deck == 0 and any(side[2] >> trait & 1 for side in entry.sides)]
    for name in names:
        entry = next(entry for entry in PRINTED.cards if entry.id == name and entry.deck == 0)
        side = next(number for number, side in enumerate(entry.sides) if side[2] >> trait & 1)
        s.attach(0, 0 if len(s.attached(0, 0)) < 4 else 1, name, side)
        return


def weaken(s, class_):
    for member in range(3):
        s.s.boosts += [s.s.crew[member], class_, -20, -1]
    refresh(s.s, 0)


@cites("17d", "12.1c", "12.1d", "12.3a", "12.1a", "12.1b", "12.1e")
@pytest.mark.parametrize("id", MISSION_IDS)
def test_every_mission_asks_for_what_its_card_says(id):
    entry = PRINTED.missions[MISSION_IDS.index(id)]
    s = scene(variant="basic").roster(id)
    s.sectors(0, 1)
    away = outfit(s, entry)
    cost = entry["cost"]
    s.resources(0, *cost)
    assert criteria_met(s.config, s.s, 0, MISSION_IDS.index(id)), id
    assert s.refused(mission(id)) is None
    for resource in range(3):
        if cost[resource]:
            short = [amount - (number == resource) for number, amount in enumerate(cost)]
            assert s.resources(0, *short).refused(mission(id)) == "4.3a"
    s.resources(0, *cost)
    assert away, "something can be taken away"
    away[0]()
    assert s.refused(mission(id)) == "12.1c"


@pytest.mark.parametrize("id", MISSION_IDS)
def test_12_3a_completing_takes_the_resources_and_gives_the_stars(id):
    entry = PRINTED.missions[MISSION_IDS.index(id)]
    s = scene(variant="early").roster(id)
    outfit(s, entry)
    s.resources(0, *entry["cost"]).play(mission(id))
    assert s.s.stars[0] == entry["stars"]
    assert s.s.res_count[0] == 0
    assert s.s.done[0] == [MISSION_IDS.index(id)]


@pytest.mark.parametrize("variant", ["basic", "early"])
@pytest.mark.parametrize("id", ["mixed-use", MISSION_IDS[42]])
def test_12_3b_silver_and_gold_missions_are_replaced_like_for_like(variant, id):
    s = completed(id, variant)
    assert s.s.roster[0] != MISSION_IDS.index(id)
    assert (s.s.roster[0] >= 42) == (MISSION_IDS.index(id) >= 42)


@pytest.mark.parametrize("colour", ["silver", "gold"])
@pytest.mark.parametrize("id", ["mixed-use", MISSION_IDS[42]])
def test_12_3c_in_planned_the_completer_names_the_colour_of_the_new_public_mission_whatever_the_old_one_was(id, colour):
    s = completed(id, "planned")
    assert (s.kind, s.seat) == ("colour", 0)
    s.play({"colour": colour})
    assert s.s.roster[0] != MISSION_IDS.index(id)
    assert (s.s.roster[0] >= 42) == (colour == "gold")


def completed(id, variant):
    """A Public Mission has just been completed by seat 0."""
    entry = PRINTED.missions[MISSION_IDS.index(id)]
    s = scene(variant=variant).roster(id)
    outfit(s, entry)
    s.resources(0, *entry["cost"]).play(mission(id))
    return s


def test_12_3c_12_3d_in_planned_the_completer_names_the_colour_also_of_the_private_mission():
    s = scene(variant="planned").private(0, "mixed-use")
    outfit(s, PRINTED.missions[MISSION_IDS.index("mixed-use")])
    s.resources(0, 2, 1, 1).play(mission("mixed-use"))
    assert s.kind == "colour"
    s.play({"colour": "gold"})
    assert s.s.golds[0] == 1
    assert len(s.s.private[0]) == 1


def test_12_2c_an_extra_private_mission_is_not_replaced():
    s = scene(variant="planned").private(0, "mixed-use")
    s.s.extra[0] = 1 << MISSION_IDS.index("mixed-use")
    outfit(s, PRINTED.missions[MISSION_IDS.index("mixed-use")])
    s.resources(0, 2, 1, 1).play(mission("mixed-use"))
    assert s.seat == 1
    assert s.s.private[0] == []


def test_12_2a_nobody_completes_another_players_private_mission():
    s = scene(variant="planned").private(1, "mixed-use")
    outfit(s, PRINTED.missions[MISSION_IDS.index("mixed-use")])
    assert s.resources(0, 2, 1, 1).refused(mission("mixed-use")) == "12.2a"


def test_12_2d_an_empty_deck_is_replaced_by_the_other_and_both_empty_close_the_place():
    s = scene(variant="basic").roster("mixed-use")
    s.s.done[1] += s.s.silver_pool
    s.s.silver_pool = []
    outfit(s, PRINTED.missions[MISSION_IDS.index("mixed-use")])
    s.resources(0, 2, 1, 1).play(mission("mixed-use"))
    assert s.s.roster[0] >= 42
    again = scene(variant="basic").roster("mixed-use")
    again.s.done[1] += again.s.silver_pool + again.s.gold_pool
    again.s.silver_pool = again.s.gold_pool = []
    outfit(again, PRINTED.missions[MISSION_IDS.index("mixed-use")])
    again.resources(0, 2, 1, 1).play(mission("mixed-use"))
    assert again.s.roster[0] == -1


def test_12_3e_a_discount_takes_off_only_what_is_still_to_be_paid():
    s = scene(variant="basic").roster("alloy-test").crew(0, "tariq", "bryce").attach(0, 1, "engineering-2").resources(0, titanium=1)
    s.play(mission("alloy-test"))
    assert s.kind == "discount"
    assert s.refused({"resource": "food"}) == "12.3e"
    s.play({"resource": "titanium"})
    assert s.s.stars[0] == 1


def test_fig_29_moves_then_completes_malnutrition():
    s = scene(variant="planned").crew(0, "kristina", "orjan", "ang").roster("malnutrition")
    s.attach(0, 1, "engineering-2-by-science").attach(0, 2, "operations-2-by-engineering")
    s.give(0, "science-2-by-operations", "fanatical-or-strategic").resources(0, 3, 3, 0)
    move = {"order": "move-item"}
    slot = "slot 1"
    s.play(move, {"member": 2, "place": slot}, {"member": 1, "place": slot})
    s.play(move, {"member": 3, "place": slot}, {"member": 1, "place": "slot 2"})
    s.play({"card": "item science-2-by-operations"}, {"member": 1, "place": "slot 3"})
    assert s.refused(mission("malnutrition")) == "12.1c"
    s.play({"card": "training fanatical-or-strategic"}, {"side": "first"}, {"member": 1, "place": "slot 4"})
    assert s.levels(0, 0)["science"] == 7
    s.play(mission("malnutrition"), {"colour": "gold"})
    assert s.s.stars[0] == 3
    assert s.s.res_count[0] == 0


def test_12_1d_holdings_are_counted_in_the_words_of_the_cards():
    s = scene()
    tiles = s.sectors(0, 3, 2, 1)
    for tile, face in zip(tiles, ("energy 1-2-4", "energy 1-3-4", "food 1-2-4"), strict=True):
        s.face(tile, face)
    due = {"sectors": 3, "upgrades": 3, "level-3": 1, "developed": 2, "energy-sectors": 2, "energy-structures": 5, "food-structures": 1}
    for word, count in due.items():
        assert holding(s.config, s.s, 0, COUNTS.index(word)) == count
