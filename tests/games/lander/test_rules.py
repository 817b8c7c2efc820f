"""Turns, crew, attachments, windows, hands, the end and teams: one test a rule."""

import pytest

import landtake
from landtake.core.registry import info
from landtake.core.state import CHANCE, EVERYONE, OVER
from landtake.games.lander import events as told
from landtake.games.lander import ops, tables
from landtake.games.lander.data import PRINTED
from landtake.games.lander.rules_accolades import measure
from landtake.games.lander.rules_base import push
from landtake.games.lander.rules_levels import refresh
from landtake.games.lander.rules_official import acquire_price
from landtake.games.lander.rules_year import finish, limit
from landtake.games.lander.show.names import corporation
from landtake.testing import cites
from tests.games.lander.scene import (
    CARD_IDS,
    CREW_IDS,
    PASS,
    POLLS,
    YES,
    B,
    Scene,
    card,
    crew,
    member,
    mission,
    order,
    place,
    player,
    scene,
)  # fmt: skip

JOIN, LEAD, REPLACE = {"newcomer": "crew"}, {"newcomer": "leader"}, {"newcomer": "leader", "old leader": "stasis"}


# 1.4 What is hidden


def test_1_4a_hands_are_hidden_and_counts_are_not():
    s = scene().give(1, "medipack", "exoskeleton").resources(1, food=3)
    view = s.s.redact(0)
    assert view.hands[1] == [-1, -1]
    assert view.res[3:6] == [-1, -1, -1]
    assert view.res_count[1] == 3
    assert set(view.deck) == {-1}


def test_1_4b_what_is_not_asked_is_refused():
    assert scene().refused(player(1)) == "1.4b"


def test_1_4c_each_seat_has_a_corporation_of_its_own_and_they_differ_in_name_only():
    six = [corporation(info("lander").game(6), seat) for seat in range(6)]
    assert six == ["Aspire", "Cellulife", "Trans Fusion", "Westcot & Benton", "Matsumoto", "YDR"]
    three = info("lander").game(3, {"corporations": "matsumoto"})
    assert [corporation(three, seat) for seat in range(3)] == ["Matsumoto", "YDR", "Aspire"]
    assert three.config.expansion
    ours, usual = Scene(3, 5, corporations="matsumoto"), Scene(3, 5, expansion=True)
    for _ in range(300):
        assert ours.s == usual.s
        options = ours.options()
        assert options == usual.options()
        action = ours.rng.choice(options)
        for each in (ours, usual):
            each.apply(action)


# 4 Orders


@cites("4.1a", "10b")
def test_a_turn_is_free_orders_and_one_official_order():
    s = scene().resources(0, energy=5).play(order("convert"), {"from": "energy", "to": "food"})
    assert s.seat == 0
    s.play(order("buy-action"))
    assert s.seat == 1


def test_4_1c_4_4a_preparing_is_always_possible_and_final_for_the_year():
    s = scene(3).resources(0, 9, 9, 9).play(order("prepare"))
    assert s.s.prepared == 1
    s.play(order("prepare"))
    assert s.seat == 2


@cites("4.1d")
def test_observing_takes_a_piece_and_is_not_possible_in_basic():
    s = scene(variant="early")
    s.play(order("observe"))
    assert s.s.observations == [4, 5]
    s.s.observations[1] = 0
    assert s.refused(order("observe")) == "4.1d"
    assert scene(variant="basic").refused(order("observe")) == "4.1d"


def bought(s, order_, name):
    """An Activity card is bought, and it is this one."""
    s.settle()
    s.apply(order(order_))
    assert (s.kind, s.seat) == ("card-draw", CHANCE)
    s.apply(card(name))
    return s


def at_overtime(*names):
    """Chidi, who is resilient and resourceful, has two more Official Orders in this turn."""
    return scene().crew(0, "chidi").attach(0, 0, "diplomatic-or-resourceful", 1).give(0, "overtime", *names).play(card("overtime"))


def test_4_1e_a_bought_card_waits_for_its_owners_next_turn():
    s = bought(at_overtime().resources(0, energy=1).resources(1, food=2), "buy-action", "pilfer")
    assert s.refused(card("pilfer")) == "4.1e"
    s.play(order("prepare"))
    s.s.prepared = 0
    s.play(order("prepare"))
    assert (s.kind, s.seat) == ("order", 0)
    assert s.refused(card("pilfer")) is None


@pytest.mark.parametrize(("order_", "name"), [("buy-training", "training science-2"), ("buy-item", "medipack")])
def test_4_1e_a_bought_card_is_not_attached_in_the_same_turn(order_, name):
    s = bought(scene().crew(0, "chidi").resources(0, food=1, titanium=1), order_, name)
    assert s.hand(0) == [name.split(" ")[-1]]
    assert s.s.hands[0] == []
    s.settle()
    s.play(order("prepare"))
    assert (s.kind, s.seat) == ("order", 0)
    assert s.refused(card(name)) is None


def test_4_1e_what_was_drawn_otherwise_can_be_used_at_once():
    s = at_overtime("back-channels").resources(1, food=2)
    s.apply(card("back-channels"))
    while s.kind in POLLS:
        s.apply(PASS)
    for name in ("pilfer", "espionage", "audit"):
        assert s.kind == "card-draw"
        s.apply(card(name))
    s.play(card("audit"))
    assert s.refused(card("pilfer")) is None


@cites("9.1a", "4.1e")
def test_an_anytime_action_is_no_official_order_and_is_used_as_soon_as_it_is_bought():
    s = scene().crew(0, "chidi").give(0, "fast-reflexes").resources(0, energy=2)
    s.play(card("fast-reflexes"), order("convert"), {"from": "energy", "to": "food"})
    assert (s.kind, s.seat) == ("order", 0), "the turn goes on"
    s = bought(scene().crew(0, "chidi").resources(0, energy=3), "buy-action", "fast-reflexes")
    while s.seat != 0:
        assert s.kind == "anytime"
        s.apply(PASS)
    assert (s.kind, s.refused(card("fast-reflexes"))) == ("anytime", None)


@cites("4.1f", "4.1b")
def test_further_orders_come_without_free_orders_and_end_with_prepare():
    s = scene().crew(0, "chidi").give(0, "overtime").resources(0, energy=4).play(card("overtime"))
    assert s.refused(order("convert")) == "4.1b"
    s.play(order("prepare"))
    assert s.seat == 1


def test_4_1g_a_time_out_costs_an_observation_or_the_year():
    s = scene(variant="early", timer=True).play(order("time-out"))
    assert s.s.observations[0] == 4
    s.s.observations[1] = 0
    s.play(order("time-out"))
    assert s.s.prepared == 2
    assert scene().refused(order("time-out")) == "4.1g"


def test_4_1h_the_sixtieth_turn_is_to_prepare_and_unlimited_abilities_cost_more_than_they_give():
    s = scene().resources(0, 9, 9, 9)
    s.s.turns[0] = 60
    assert s.refused(order("upgrade")) == "4.1h"
    assert s.refused(order("prepare")) is None
    for variant in PRINTED.variants:
        for deck in ("training", "item", "action"):
            assert 2 * sum(variant[deck]) - 1 >= 1
    for who in PRINTED.crew:
        if who["mode"] == 2:
            paid = 2 * (sum(who["cost"][:4])) + who["cost"][4] + who["cost"][5]
            drawn = sum(tables.INSTR_ARGS[4 * step + 1] for step in tables.PROGRAMS[who["program"]] if tables.INSTR_OP[step] == ops.V_DRAW)
            assert paid > drawn, who["id"]


def test_4_2b_only_cards_in_hand_can_be_used():
    assert scene().refused(card("medipack")) == "4.2b"


def test_4_2c_matter_conversion_is_two_of_one_for_one_of_another():
    s = scene().resources(0, energy=2)
    s.play(order("convert"))
    assert s.refused({"from": "energy", "to": "energy"}) == "4.2c"
    assert s.refused({"from": "food", "to": "energy"}) == "4.3a"
    assert s.refused({"from": "one of each other", "to": "energy"}) == "4.2c"
    s.play({"from": "energy", "to": "titanium"})
    assert s.purse(0) == {"energy": 0, "food": 0, "titanium": 1}
    assert s.refused(order("convert")) == "4.2c"


def test_4_2c_a_player_can_perform_one_or_more_matter_conversions():
    s = scene().resources(0, energy=5)
    for source, to in (("energy", "food"), ("energy", "food"), ("food", "titanium")):
        s.play(order("convert"), {"from": source, "to": to})
        assert (s.kind, s.seat) == ("order", 0), "the turn goes on"
    assert s.purse(0) == {"energy": 1, "food": 0, "titanium": 1}


def test_4_2d_free_orders_of_events_are_refused_without_the_event():
    assert scene().refused(order("reset-marker")) == "4.2d"


def test_4_2e_no_layout_comes_twice():
    s = scene().crew(0, "hal", "freya").attach(0, 0, "medipack")
    s.play(order("move-item"), place(0, "slot 1"), place(1, "slot 1"))
    assert s.refused(order("move-item")) == "7e"
    assert s.refused(order("discard-item")) is None


def test_4_3c_what_has_begun_is_carried_out():
    s = scene().crew(0, "hal", "dane", "tomas").give(0, "relocation").attach(0, 0, "operations-4").play(card("relocation"))
    assert s.refused(PASS) == "4.3c"


@cites("4.4b", "4.4c", "10a")
def test_hands_are_cut_to_the_limits_when_all_have_prepared():
    s = scene().resources(0, food=7).give(0, "medipack", "medipack", "medipack", "exoskeleton", "exoskeleton", "exoskeleton")
    s.play(order("prepare"), order("prepare"))
    assert (s.kind, s.seat) == ("lose-resource", 0)
    s.play({"resource": "food"}, {"resource": "food"}, card("exoskeleton"))
    assert s.s.year == 2
    assert scene().attach(0, 0, "exoskeleton").crew(0, "otto").attach(0, 0, "mobile-storage-by-science") is not None
    early = scene(discard="preparing").resources(0, food=6).play(order("prepare"))
    assert (early.kind, early.seat) == ("lose-resource", 0)


def test_4_4d_temporary_cards_go_and_markers_are_reset():
    s = scene().crew(0, "hal")
    s.s.used = 5
    s.s.boosts = [s.s.crew[0], 0, 3, s.take("engineering-boost-tamper")]
    refresh(s.s, 0)
    s.play(order("prepare"), order("prepare"))
    assert (s.s.used, s.s.boosts) == (0, [])
    assert s.levels(0, 0)["engineering"] == 0


# 6 Crew


@cites("6.1c", "6.1d", "6.1e", "6.1f")
def test_levels_add_up_over_the_crew():
    s = scene().crew(0, "kristina", "hal").attach(0, 1, "training science-3")
    assert s.s.totals[:3] == [0, 5, 8]
    assert s.s.crew_traits[0] == s.s.traits[0] | s.s.traits[1]
    s.attach(0, 0, "all-science")
    assert s.s.totals[2] == 10


def test_6_1g_leadership_training_makes_a_second_leader():
    s = scene().crew(0, "hal", "nadia").attach(0, 1, "leadership")
    assert s.refused(crew("nadia")) is None
    assert place(1, "slot 2") in s.give(0, "force-field").play(card("force-field")).options()


def test_6_1g_leadership_training_brings_a_passive_ability_about_at_once():
    s = scene().crew(0, "hal", "orjan").give(0, "leadership")
    assert not s.s.leading[0] & tables.COLLECT_FOOD
    s.play(card("leadership"), place(1, "slot 1"))
    assert s.s.leading[0] & tables.COLLECT_FOOD


def test_6_1g_an_event_that_costs_a_leader_an_item_may_take_it_from_the_leadership_trained():
    s = scene(variant="planned").crew(0, "pavel", "dane", "noor").attach(0, 1, "leadership")
    s.attach(0, 1, "medipack").attach(0, 2, "medipack").event("hallucinations").play(B)
    assert s.options() == [place(1, "slot 2")], "the Leader has none, and the third is no Leader"
    assert s.refused(place(2, "slot 1")) == "6.1g"
    s.play(place(1, "slot 2"))
    assert (s.attached(0, 1), s.attached(0, 2)) == (["leadership"], ["medipack"])


@cites("6.2a", "6.2b", "6.3a", "6.3b", "6.3e")
def test_fig_12_the_newcomer_joins_or_leads():
    s = scene(variant="planned").crew(0, "hal", "freya").resources(0, energy=1, food=2)
    top = CREW_IDS[s.s.front[0]]
    assert s.s.stasis_size == 12 - 4
    s.play(order("acquire"), LEAD)
    assert s.members(0) == [top, "freya", "hal"]
    assert s.s.front_seen == [-1]
    s = scene(variant="planned").crew(0, "hal", "freya").resources(0, energy=1, food=2).play(order("acquire"), JOIN)
    assert s.members(0)[:2] == ["hal", "freya"]


@cites("6.3c", "6.3d", "6.3f")
def test_fig_13a_with_a_full_roster_a_member_is_returned_first():
    s = scene(variant="planned").crew(0, "hal", "freya", "tomas", "dane").resources(0, energy=1, food=2).attach(0, 1, "medipack")
    top = CREW_IDS[s.s.front[0]]
    s.play(order("acquire"), LEAD)
    assert s.refused(member(0)) == "6.3f"
    s.play(member(1))
    assert s.members(0)[0] == top
    assert "freya" not in s.members(0)
    assert s.s.bottom == [CREW_IDS.index("freya")]
    assert s.s.discard[tables.MEDIPACK] == 1
    s = scene(variant="planned").crew(0, "hal", "freya").resources(0, energy=1, food=2)
    top = CREW_IDS[s.s.front[0]]
    s.play(order("acquire"), REPLACE)
    assert s.members(0) == [top, "freya"]


def test_fig_15_a_new_leader_uses_an_ability_in_the_same_year():
    s = scene(variant="planned").crew(0, "sang").top("bryce").resources(0, energy=1, food=2)
    s.s.used = 1 << CREW_IDS.index("sang")
    s.play(order("acquire"), LEAD, order("prepare"))
    assert s.refused(crew("bryce")) is None
    assert s.refused(crew("sang")) == "6.5a"


def test_6_4b_a_member_that_is_sacrificed_cannot_be_saved():
    s = scene().crew(0, "noor", "hal", "freya").crew(1, "tomas", "dane").attach(0, 2, "medipack").give(0, "sacrifice")
    s.apply(card("sacrifice"))
    s.apply(player(1))
    s.apply(member(2))
    assert s.kind != "medipack"
    assert s.members(0) == ["noor", "hal"]
    assert s.s.discard[tables.MEDIPACK] == 1


def test_6_2c_nobody_is_acquired_from_an_empty_stasis():
    s = scene(variant="planned").resources(0, 9, 9, 9)
    s.s.stasis_size, s.s.front, s.s.front_seen = 0, [], []
    assert s.refused(order("acquire")) == "6.2c"


def kill(s, seat, slot, cost=0):
    push(s.s, ops.P_DIE, seat, -1, -1, s.s.crew[seat * 4 + slot], cost)
    return s.go()


@cites("6.4a", "6.4c", "6.4f")
def test_the_dead_go_to_the_morgue_and_a_leader_is_followed():
    s = scene().crew(0, "hal", "freya", "tomas").attach(0, 0, "medipack").attach(0, 0, "training science-2")
    kill(s, 0, 0, cost=1)
    assert s.kind == "promote"
    s.play(member(1))
    assert s.members(0) == ["tomas", "freya"]
    assert s.s.morgue == [CREW_IDS.index("hal")]
    assert s.s.discard[tables.MEDIPACK] == 1


@cites("6.4b", "8.2e")
def test_a_medipack_saves_its_wearer_after_noor():
    s = scene().crew(0, "noor", "freya").attach(0, 1, "medipack")
    kill(s, 0, 1)
    assert s.attached(0, 1) == ["medipack"]
    kill(s, 0, 1)
    assert s.kind == "medipack"
    s.play(YES)
    assert len(s.members(0)) == 2
    kill(s, 0, 1)
    assert s.members(0) == ["noor"]


@cites("6.4d", "6.4e")
def test_the_last_member_is_followed_by_stasis_or_survives():
    s = scene().crew(0, "hal")
    top = CREW_IDS[s.s.front[0]]
    kill(s, 0, 0)
    assert s.members(0) == [top]
    s.s.stasis_size, s.s.front, s.s.front_seen = 0, [], []
    kill(s, 0, 0)
    assert s.members(0) == [top]


def test_6_5f_helga_never_copies_another_helga():
    s = scene().crew(0, "helga").crew(1, "otto")
    assert s.refused(crew("helga")) == "18a"
    s.crew(1, "nadia")
    assert s.refused(crew("helga")) is None


def test_6_5d_abilities_open_no_window():
    s = scene().crew(0, "nadia").crew(1, "tomas", "hal").attach(1, 0, "training science-2").give(1, "shielding")
    s.apply(crew("nadia"))
    s.settle(polls=False)
    assert s.kind != "respond"


# 7, 8 Attachments


def test_7b_7c_no_trait_twice_and_one_leadership():
    s = scene().crew(0, "hal").give(0, "resourceful-or-strategic")
    assert s.refused(card("resourceful-or-strategic")) == "8.1b"
    s.give(0, "resilient-or-strategic").play(card("resilient-or-strategic"))
    assert s.refused({"side": "second"}) == "7b"
    s = scene().crew(0, "hal", "freya").attach(0, 0, "leadership").give(0, "leadership")
    assert s.refused(card("leadership")) == "8.1b"
    s = scene().crew(0, "hal", "freya").give(0, "science-2-by-engineering").play(card("science-2-by-engineering"))
    assert s.refused(place(0, "slot 1")) == "8.1b"
    assert s.refused(place(1, "slot 2")) == "7d"


def test_7e_7f_training_stays_where_it_is():
    s = scene().crew(0, "hal", "sang").attach(0, 0, "training science-2")
    assert s.refused(order("move-item")) == "7e"
    assert s.refused(order("discard-item")) == "7e"
    s = scene().crew(0, "sang").attach(0, 0, "training science-2").attach(0, 0, "medipack").play(crew("sang"))
    medipack = 0 if s.attached(0, 0)[0] == "medipack" else 1
    assert s.refused(place(0, f"slot {medipack + 1}")) == "7f"


@cites("8.1c", "8.1d", "8.1e", "8.1f")
def test_criteria_count_when_an_item_is_attached_and_not_afterwards():
    s = scene().crew(0, "hal", "freya").give(0, "engineering-3-by-engineering")
    s.play(card("engineering-3-by-engineering"))
    assert s.options() == [place(1, "slot 1")]
    s.play(place(1, "slot 1"))
    s.s.boosts = [s.s.crew[1], 0, -9, -1]
    refresh(s.s, 0)
    assert s.attached(0, 1) == ["engineering-3-by-engineering"]
    assert s.refused(order("move-item")) == "7e"
    assert s.refused(order("discard-item")) == "7e", "the layout of the beginning may not come again"
    s.s.layouts = s.s.layouts[1:]
    s.play(order("discard-item"), place(1, "slot 1"))
    assert s.s.discard[CARD_IDS.index("item engineering-3-by-engineering")] == 1


@cites("8.1b", "8.1e")
def test_an_item_that_was_moved_away_comes_back_only_where_its_criteria_are_met_once_again():
    s = scene().crew(0, "freya", "luca").attach(0, 0, "engineering-3-by-engineering").attach(0, 1, "training engineering-4")
    s.s.boosts = [s.s.crew[0], 0, -9, -1]
    refresh(s.s, 0)
    assert s.attached(0, 0) == ["engineering-3-by-engineering"], "it stays"
    s.play(order("move-item"), place(0, "slot 1"), place(1, "slot 2"))
    s.s.layouts = []
    assert s.refused(order("move-item")) == "7e", "nobody else meets the criteria now"
    s.s.boosts = []
    refresh(s.s, 0)
    s.play(order("move-item"), place(1, "slot 2"), place(0, "slot 1"))
    assert s.attached(0, 0) == ["engineering-3-by-engineering"]


# 9 Actions


def pilferer(seats=3):
    s = scene(seats).crew(0, "pavel").attach(0, 0, "diplomatic-or-resourceful", 1).give(0, "pilfer")
    for seat in range(1, seats):
        s.crew(seat, ("chidi", "lena", "noor")[seat - 1]).resources(seat, food=2)
    return s


@cites("9.2b", "9.3a", "9.3b", "9.3d", "9.3e", "9.3f", "18g")
def test_the_feedback_chain_a_on_b_c_feedback_a_feedback():
    s = (
        scene(3)
        .crew(0, "pavel")
        .attach(0, 0, "fanatical-or-resilient", 1)
        .attach(0, 0, "science-4")
        .give(0, "poisoned-rations", "feedback")
    )
    s.crew(0, "pavel", "noor").attach(0, 0, "training science-4").attach(0, 0, "resilient-or-resourceful", 0)
    s.crew(1, "tomas", "dane").crew(2, "chidi", "luca").give(2, "feedback")
    s.apply(card("poisoned-rations"))
    s.apply(player(1))
    while (s.kind, s.seat) != ("respond", 2):
        assert s.kind == "respond"
        s.apply(PASS)
    s.apply(card("feedback"))
    while (s.kind, s.seat) != ("respond", 0):
        s.apply(PASS)
    s.apply(card("feedback"))
    s.settle()
    assert (s.kind, s.seat) == ("victim", 0)
    s.play(member(1))
    assert s.members(2) == ["chidi"]
    assert s.members(1) == ["tomas", "dane"]


@cites("9.3c", "9.2d")
def test_shielding_on_shielding_lets_the_card_through():
    s = pilferer(2)
    s.crew(1, "tomas", "hal").attach(1, 0, "training science-2").give(1, "shielding")
    s.attach(0, 0, "training operations-2").attach(0, 0, "training science-2").give(0, "shielding", "feedback")
    s.apply(card("pilfer"))
    s.apply(player(1))
    assert (s.kind, s.seat) == ("respond", 1)
    s.apply(card("shielding"))
    assert (s.kind, s.seat) == ("respond", 0)
    assert s.refused(card("feedback")) == "9.3c"
    s.apply(card("shielding"))
    s.settle()
    assert s.purse(0)["food"] == 2
    assert s.s.discard[tables.SHIELDING] == 2


@cites("9.3c", "9.3f")
def test_feedback_is_blocked_with_shielding_and_the_first_card_goes_its_way():
    s = pilferer(2).crew(1, "chidi", "luca").give(1, "feedback")
    s.attach(0, 0, "training operations-2").attach(0, 0, "training science-2").give(0, "shielding")
    s.apply(card("pilfer"))
    s.apply(player(1))
    s.apply(card("feedback"))
    assert (s.kind, s.seat) == ("respond", 0)
    s.apply(card("shielding"))
    s.settle()
    assert (s.purse(0)["food"], s.purse(1)["food"]) == (2, 0), "Pilfer steals from the one it was played on"
    assert [s.s.discard[CARD_IDS.index(f"action {name}")] for name in ("pilfer", "feedback", "shielding")] == [1, 1, 1]


def test_9_3e_feedback_needs_a_card_that_names_one_opponent():
    s = pilferer(2).give(0, "solar-surge").crew(0, "kristina").give(1, "feedback")
    s.apply(card("solar-surge"))
    assert s.refused(card("feedback")) == "9.3e"
    assert scene().crew(0, "chidi").give(0, "feedback").refused(card("feedback")) == "9.3a"


@cites("9.1c", "9.1d", "9.1e", "9.1f")
def test_a_boost_lasts_until_year_end_or_the_members_death():
    s = scene().crew(0, "vasanti", "hal").give(0, "science-boost-tamper", "operations-boost-tamper")
    s.play(card("science-boost-tamper"), {"side": "first"}, member(1))
    assert s.levels(0, 1)["science"] == 3
    kill(s, 0, 1, cost=1)
    assert s.s.boosts == []
    assert s.s.discard[CARD_IDS.index("action science-boost-tamper")] == 1
    s = scene(4, teams=True).crew(0, "vasanti").give(0, "science-boost-tamper")
    s.play(card("science-boost-tamper"), {"side": "first"})
    partner = s.members(2)[0]
    assert s.refused(crew(s.members(1)[0])) == "9.1e"
    s.play(crew(partner))
    assert s.levels(2, 0)["science"] >= 3


@cites("9.4a", "9.4c")
def test_anytime_cards_are_asked_for_after_a_turn():
    s = scene().crew(1, "chidi").give(1, "fast-reflexes", "medipack", "early-curfew", "pilfer")
    s.apply(order("prepare"))
    assert (s.kind, s.seat) == ("anytime", 1)
    assert s.refused(card("pilfer")) == "9.4a"
    assert s.refused(card("early-curfew")) == "9.1b"
    s.apply(card("fast-reflexes"))
    s.settle()
    assert (s.kind, s.seat) == ("order", 1)
    assert s.refused(order("upgrade")) == "9.4c"


def test_9_4b_curfew_completes_the_turn_and_ends_the_year():
    s = scene(3).crew(0, "hal").attach(0, 0, "training operations-2").give(0, "early-curfew").resources(0, energy=1)
    assert s.refused(card("early-curfew")) == "9.4b"
    s.s.turns = [1, 1, 1]
    s.play(card("early-curfew"), order("buy-action"))
    assert s.s.year == 2


def test_9_2c_who_is_protected_is_not_named():
    s = pilferer(2)
    s.s.guarded = 2
    assert s.refused(card("pilfer")) == "9.2c"


def test_9_3b_a_standing_order_passes_for_a_player_and_everyone_is_asked_alike():
    match = landtake.new("lander", seats=2, seed=5, variant="basic")
    match.order(0, {"respond": "pass"})
    match.order(1, {"respond": "attacks"})
    with pytest.raises(landtake.LandtakeError, match="standing order"):
        match.order(0, {"respond": "never"})
    import random

    rng = random.Random(3)
    for _ in range(200):
        decision = match.decision
        if decision is None:
            break
        assert decision.kind != "anytime"
        match.play(decision.seats[0], rng.choice(match.options(decision.seats[0])))


def test_10_2b_a_standing_order_declines_trades_always_or_where_there_is_nothing_to_trade():
    s = scene(seats=3).resources(0, energy=2).resources(1, food=1).resources(2, titanium=2)
    s.play(order("negotiate"), {"request": "food", "mode": "want"})
    standing = {
        (seat, choice): s.game.standing(s.s.redact(seat), seat, {"trade": choice}) for seat in (1, 2) for choice in ("have", "decline")
    }
    passed = s.number(PASS)
    assert standing == {(1, "have"): -1, (1, "decline"): passed, (2, "have"): passed, (2, "decline"): passed}
    assert s.game.standing(s.s.redact(1), 1, {"respond": "pass"}) == -1
    assert s.game.check_order({"respond": "attacks", "trade": "have"}) == ""
    for wrong in ({}, {"trade": "never"}, {"talk": "have"}, "decline"):
        assert "trade" in s.game.check_order(wrong)


def test_10_2b_of_what_is_offered_a_standing_order_lets_everybody_hear():
    s = scene(seats=3).resources(0, energy=2).resources(1, food=1)
    s.play(order("negotiate"), {"request": "energy", "mode": "offer"})
    assert s.game.standing(s.s.redact(1), 1, {"trade": "have"}) == -1


# 10 Activity cards


@cites("10c", "18b")
def test_consolidating_discards_three_names_three_decks_and_keeps_one():
    s = scene().give(0, "medipack", "medipack")
    assert s.refused(order("consolidate")) == "10c"
    s.give(0, "exoskeleton").play(order("consolidate"), card("medipack"), card("medipack"), card("exoskeleton"))
    assert s.kind == "deck"
    s.play({"deck": "item"}, {"deck": "training"}, {"deck": "action"})
    assert len(s.s.looking[0]) == 3
    s.play(s.options()[0])
    s.play(s.options()[0])
    assert len(s.hand(0)) == 1


@cites("10c", "10e")
def test_what_consolidating_gives_up_lies_on_the_discard_piles():
    """“Any 3 Activity cards from their hand must be discarded into the respective discard pile(s). […] the player chooses 1 card to keep
    and discards the other 2 into the appropriate discard pile(s).”"""
    s = scene().give(0, "medipack", "medipack", "exoskeleton")
    s.play(order("consolidate"), card("medipack"), card("medipack"), card("exoskeleton"))
    assert {kind: count for kind, count in enumerate(s.s.discard) if count} == {tables.MEDIPACK: 2, tables.EXO: 1}
    s.play({"deck": "training"}, {"deck": "action"}, {"deck": "action"})
    drawn, before = s.s.looking[0][:], s.s.discard[:]
    s.play(s.options()[0])
    s.play(s.options()[0])
    kept = s.s.hands[0][0]
    drawn.remove(kept)
    assert [after - count for after, count in zip(s.s.discard, before, strict=True)] == [drawn.count(kind) for kind in range(tables.CARDS)]
    assert (s.kind, s.seat) == ("order", 1), "an Official Order"


@cites("10d", "10e")
def test_an_empty_deck_is_made_of_its_discard_pile():
    s = scene().resources(0, energy=1).junk("pilfer")
    for kind in range(tables.FIRST[2], tables.FIRST[3]):
        s.s.hands[1] += [kind] * s.s.deck[kind]
        s.s.deck[kind] = 0
    s.s.hands[1].sort()
    s.s.deck_left[2] = 0
    s.play(order("buy-action"))
    assert s.hand(0) == ["pilfer"]
    s.resources(1, energy=1)
    assert s.refused(order("buy-action")) == "10d"


def talk(s, give="energy", want="food"):
    """Seat 0 offers Energy to seat 1; both set a resource aside; seat 0 lays an Energy."""
    s.play(order("negotiate"), {"request": "energy", "mode": "offer"}, YES, player(1))
    return s.play({"resource": "titanium"}, {"resource": "titanium"}, {"resource": "energy"})


def talkers():
    return scene().resources(0, energy=3, titanium=1).resources(1, food=3, titanium=1)


@cites("10.2a", "10.2c", "10.2d", "10.2e", "10.2f", "10.2h", "10.2j")
def test_a_successful_negotiation():
    s = talkers()
    talk(s)
    assert (s.kind, s.seat) == ("offer", 1)
    assert s.refused({"do": "propose"}) == "10.2e"
    assert s.refused({"want": "item medipack"}) == "10.2j"
    s.play({"resource": "food"}, {"resource": "food"}, {"want": "energy"}, {"do": "propose"}, YES)
    assert s.seat == 1, "whose turn has begun, so that nothing of theirs is locked any more"
    assert s.s.res[:6] == [2, 0, 1, 1, 1, 1]
    assert s.s.res_locked[:6] == [0, 2, 0, 0, 0, 0]


def test_10_2f_what_was_named_need_not_change_hands():
    """“A successful Negotiation does not have to include the card that was initially requested.”"""
    s = talkers().resources(0, energy=3, titanium=2)
    talk(s)
    s.play({"resource": "food"}, {"want": "titanium"}, {"do": "propose"}, YES)
    assert s.s.res[:6] == [3, 0, 1, 0, 2, 2], "all Energy is still with the one who offered it"
    assert s.s.res_locked[:6] == [0, 1, 0, 0, 0, 0]
    assert s.seat == 1, "it was the Official Order"


def test_10_2e_five_in_all_and_no_more():
    """“Negotiations must include at least 2 cards and a maximum of 5 cards in total.”"""
    s = scene().resources(0, energy=3, titanium=2).resources(1, food=5, titanium=1)
    talk(s)
    s.play(*[{"resource": "food"}] * 4)
    assert s.refused({"do": "propose"}) == "10.2e"
    s.play({"want": "energy"})
    assert s.refused({"want": "titanium"}) == "10.2e"
    assert s.refused({"resource": "food"}) == "10.2e"
    s.play({"do": "propose"}, YES)
    assert s.s.res_locked[:3] == [0, 4, 0]


def test_10_2g_a_failed_negotiation_swaps_the_collaterals_and_the_turn_goes_on():
    s = talkers().give(0, "medipack").give(1, "exoskeleton")
    s.play(order("negotiate"), {"request": "energy", "mode": "offer"}, YES, player(1))
    s.play(card("medipack"), card("exoskeleton"), {"resource": "energy"}, PASS)
    assert (s.kind, s.seat) == ("order", 0)
    assert s.s.hands[0] == [tables.EXO]
    assert s.s.locked[1] == [tables.MEDIPACK]
    assert s.refused(order("negotiate")) == "10.2a"


@cites("10.2f", "10.2g")
def test_what_changed_hands_is_told_to_the_two_who_negotiated():
    s = talkers().give(0, "medipack").give(1, "exoskeleton")
    s.play(order("negotiate"), {"request": "energy", "mode": "offer"}, YES, player(1))
    s.play(card("medipack"), card("exoskeleton"), {"resource": "energy"}, PASS)
    assert [event for event in s.told if event[0] in (told.BROKE_OFF, told.GAVE)] == [
        (told.BROKE_OFF, EVERYONE, 0),
        (told.GAVE, 0b11, 0, 1, 3 + tables.MEDIPACK),
        (told.GAVE, 0b11, 1, 0, 3 + tables.EXO),
    ]
    s = talkers()
    talk(s)
    s.play({"resource": "food"}, {"want": "energy"}, {"do": "propose"}, YES)
    assert [event for event in s.told if event[0] in (told.TRADED, told.GAVE)] == [
        (told.TRADED, EVERYONE, 0, 1),
        (told.GAVE, 0b11, 1, 0, 1),
        (told.GAVE, 0b11, 0, 1, 0),
    ]


@cites("10.2a", "10.2b")
def test_without_a_partner_everybody_hears_so_and_the_next_request_comes_a_turn_later():
    """“If no partner is found, a player cannot request another Negotiation until their next turn.”"""
    for answers in ([PASS], [YES, PASS]):
        s = talkers()
        s.play(order("negotiate"), {"request": "energy", "mode": "offer"}, *answers)
        assert s.kind == "order"
        assert (told.NO_PARTNER, EVERYONE, 0) in s.told
        assert s.seat == 0
        assert s.refused(order("negotiate")) == "10.2a"
        s.play(order("buy-action"))
        s.play(order("prepare"))
        assert (s.kind, s.seat) == ("order", 0)
        assert s.refused(order("negotiate")) is None


def test_10_2g_the_requester_uses_the_collateral_at_once_and_the_partner_only_on_their_turn():
    """“The player that requested the trade may attach or use the collateral they receive immediately […]. The trading partner cannot use
    their collateral until their turn.”"""
    s = talkers().give(0, "medipack").give(1, "exoskeleton")
    s.play(order("negotiate"), {"request": "energy", "mode": "offer"}, YES, player(1))
    s.play(card("medipack"), card("exoskeleton"), {"resource": "energy"}, PASS)
    assert s.refused(card("exoskeleton")) is None
    s.play(card("exoskeleton"))
    s.play(s.options()[0])
    assert s.hand(0) == []
    assert (s.kind, s.seat) == ("order", 0), "attaching is a Free Order, and the failed Negotiation was none of the other kind"
    assert s.s.locked[1] == [tables.MEDIPACK]
    s.play(order("prepare"))
    assert (s.kind, s.seat) == ("order", 1)
    assert s.s.locked[1] == []
    assert s.refused(card("medipack")) is None


def test_10_2g_after_three_offers_each_it_has_failed():
    s = talkers()
    talk(s)
    for number in range(6):
        gives = "food" if s.seat == 1 else "energy"
        wants = "energy" if s.seat == 1 else "food"
        s.play({"resource": gives}, {"want": wants}, {"do": "propose"}, PASS)
        assert (s.kind == "offer") == (number < 5)
    assert (s.kind, s.seat) == ("order", 0)


@cites("10.2b", "10.2i", "10.2k")
def test_only_holders_are_willing_and_only_what_one_has_is_offered():
    s = scene(3).resources(0, energy=2).resources(1, food=1)
    s.play(order("negotiate"))
    assert s.refused({"request": "food", "mode": "offer"}) == "10.2i"
    s.play({"request": "titanium", "mode": "want"})
    assert s.seat == 1
    assert s.refused(YES) == "10.2i"
    s.play(PASS)
    assert (s.kind, s.seat) == ("order", 0)
    assert scene().refused(order("negotiate")) == "10.2k"
    s = scene(3).resources(0, energy=2).resources(1, food=2).resources(2, food=2)
    s.play(order("negotiate"), {"request": "food", "mode": "want"}, YES, PASS)
    assert s.refused(player(2)) == "10.2b"


def test_10_2d_the_last_of_what_was_named_is_not_set_aside():
    s = scene().resources(0, energy=1, food=1).resources(1, food=2)
    s.play(order("negotiate"), {"request": "energy", "mode": "offer"}, YES, player(1))
    assert s.refused({"resource": "energy"}) == "10.2d"


@cites("10.2l")
def test_one_card_hands_the_three_cases():
    s = scene().resources(0, energy=1).resources(1, food=3)
    s.play(order("negotiate"), {"request": "energy", "mode": "offer"}, YES, player(1), {"resource": "energy"})
    assert (s.kind, s.seat) == ("offer", 1)
    assert s.refused(PASS) == "10.2l"
    s.play({"resource": "food"}, {"do": "propose"})
    assert (s.s.res_locked[:3], s.purse(1)["energy"]) == ([0, 1, 0], 1)
    s = scene().resources(0, energy=3).resources(1, food=1)
    s.play(order("negotiate"), {"request": "energy", "mode": "offer"}, YES, player(1), {"resource": "energy"})
    s.play({"resource": "food"}, {"want": "energy"}, {"do": "propose"})
    assert (s.kind, s.seat) == ("answer", 0)
    s.play(PASS)
    assert s.s.res[:6] == [3, 0, 0, 0, 1, 0]
    s = scene().resources(0, energy=1).resources(1, food=1)
    s.play(order("negotiate"), {"request": "food", "mode": "want"}, YES, player(1), {"resource": "food"})
    s.play({"resource": "food"}, {"do": "propose"})
    assert (s.s.res_locked[:3], s.purse(1)["energy"]) == ([0, 1, 0], 1)


def test_10_2h_what_is_locked_is_not_used_but_may_be_traded_on():
    s = scene(3).give(1, "medipack", "exoskeleton").resources(0, energy=2).resources(1, food=2).resources(2, titanium=2)
    s.s.locked[0], s.s.hands[1] = s.s.hands[1][:1], s.s.hands[1][1:]
    locked = CARD_IDS[s.s.locked[0][0]].split(" ", 1)[1]
    assert s.refused(card(locked)) == "4.1e"
    s.play(order("negotiate"))
    offered = [option["request"] for option in s.options() if option["mode"] == "offer"]
    assert len(offered) == 2, "the Energy and the locked Item"
    s.play({"request": next(word for word in offered if word != "energy"), "mode": "offer"})
    while s.kind == "willing":
        s.apply(YES)
    s.play(player(1))
    assert s.kind == "collateral"


def test_10_2m_three_successful_negotiations_a_year():
    s = talkers()
    s.s.counters[3] = 3
    assert s.refused(order("negotiate")) == "10.2m"


# 11 Events


def test_11d_the_early_arrival_uses_25_events():
    assert len(Scene(2, variant="early").s.event_pool) == 25
    assert len(Scene(2, variant="planned").s.event_pool) == 50


def test_11f_11g_what_an_event_forbids_is_forbidden_by_any_means():
    s = scene(variant="planned").crew(0, "vasanti").crew(1, "noor")
    s.s.mods[tables.modifier("no-upgrade")] = 1
    assert s.refused(crew("vasanti")) == "18a"
    s = scene(variant="planned").crew(0, "bryce")
    s.s.mods[tables.modifier("claim-limit")] = 1
    assert s.refused(crew("bryce")) is None
    s.s.counters[4] = 1
    assert s.refused(crew("bryce")) == "18a"


# 13, 14 Accolades and the end


def test_13f_a_record_stays_and_equal_never_takes_over():
    s = scene(variant="early")
    s.s.accolades, s.s.holders, s.s.records = [2, 3, 6], [-1, -1, -1], [0, 0, 0]
    s.s.totals[0] = 12
    measure(s.config, s.s, 1, None)
    assert (s.s.holders[1], s.s.records[1]) == (0, 12)
    s.s.totals[0], s.s.totals[3] = 5, 12
    measure(s.config, s.s, 1, None)
    assert s.s.holders[1] == 0
    s.s.totals[3] = 13
    measure(s.config, s.s, 1, None)
    assert (s.s.holders[1], s.s.records[1]) == (1, 13)


def easy(s, stars):
    """Seat 0 is about to complete Mixed Use, having so many stars."""
    s.crew(0, "hal").roster("mixed-use")
    for tile, face in zip(s.sectors(0, 1, 1, 1), ("energy 1-2-4", "food 1-2-4", "titanium 1-2-4"), strict=True):
        s.face(tile, face)
    s.s.stars[0] = stars
    return s.resources(0, 2, 1, 1)


@cites("14b", "14a")
def test_the_basic_simulation_ends_with_the_seventh_star():
    s = easy(scene(), 6).play(mission("mixed-use"))
    assert s.s.seat == OVER
    assert s.game.ranks(s.s) == [1, 2]
    assert s.game.reason(s.s) == "goal"
    assert easy(scene(), 5).play(mission("mixed-use")).s.seat != OVER


def test_14c_the_year_in_which_somebody_has_ten_stars_is_the_last_even_if_an_accolade_is_lost():
    s = easy(scene(variant="early"), 9)
    s.s.holders = [-1, -1, -1]
    s.play(mission("mixed-use"))
    assert s.s.last_year == 1
    s.s.stars[0] = 8
    while s.s.seat != OVER:
        s.play(order("prepare") if order("prepare") in s.options() else s.options()[0])
    assert s.s.year == 1


def test_14d_the_planned_arrival_lasts_five_years():
    s = Scene(2, variant="planned")
    while s.s.seat != OVER:
        s.settle()
        if s.s.seat != OVER:
            s.apply(order("prepare") if order("prepare") in s.options() else s.rng.choice(s.options()))
    assert s.s.year == 5


def test_14e_a_tie_goes_to_the_accolades_that_were_not_in_the_game():
    s = scene(variant="planned")
    s.s.accolades, s.s.holders, s.s.records = [0, 3, 6], [-1, -1, -1], [0, 0, 0]
    s.s.stars = [5, 5]
    s.s.type_stars = [0, 4, 0, 0, 2, 3]
    s.s.stack = []
    finish(s.config, s.s, None)
    s.s.seat = -9
    from landtake.games.lander.rules import run

    run(s.config, s.s, None)
    assert s.kind == "tie-break"
    assert {"accolade": "upgrades"} not in s.options()
    s.game.apply(s.s, -1, s.number({"accolade": "logistics"}))
    assert s.s.winners == 1
    assert s.game.reason(s.s) == "accolade"


# 15, 16 Expansion and teams


def test_15a_five_players_need_the_expansion():
    assert sum(Scene(5).s.deck) == 210
    assert sum(Scene(2).s.deck) == 200
    assert sum(Scene(2, expansion=True).s.deck) == 210


@cites("16a", "16b", "18c")
def test_teams_add_up_their_stars_and_team_mates_are_no_opponents():
    s = easy(scene(4, teams=True), 6)
    s.s.stars[2] = 5
    s.give(0, "pilfer").crew(0, "pavel").attach(0, 0, "diplomatic-or-resourceful", 1).resources(2, food=1).resources(1, 0)
    assert s.refused(card("pilfer")) == "18a"
    s.resources(0, 2, 1, 1).play(mission("mixed-use"))
    assert s.s.seat != OVER
    again = easy(scene(4, teams=True), 6)
    again.s.stars[2] = 6
    again.play(mission("mixed-use"))
    assert again.game.ranks(again.s) == [1, 3, 1, 3]
    assert again.game.scores(again.s)[0] == 13


def test_16c_negotiating_costs_the_requester_an_observation_in_teams():
    s = scene(4, teams=True).resources(0, energy=3, titanium=1).resources(1, food=3)
    assert s.s.observations[0] == 5
    s.play(order("negotiate"), {"request": "energy", "mode": "offer"}, YES, player(1))
    assert s.s.observations[0] == 4
    s = scene(4, teams=True).resources(0, energy=3).resources(1, food=3)
    s.s.observations[0] = 0
    assert s.refused(order("negotiate")) == "16c"


# 18 General clauses


def test_18a_what_could_do_nothing_is_not_played():
    assert scene().crew(0, "kristina").give(0, "recycle").attach(0, 0, "training engineering-2").refused(card("recycle")) == "18a"


def test_18d_a_stolen_card_is_any_of_the_hand_with_equal_chance():
    s = scene().crew(0, "tomas").give(0, "espionage").give(1, "medipack", "medipack", "exoskeleton")
    s.apply(card("espionage"))
    s.apply(player(1))
    while s.s.seat != -1:
        s.apply(PASS)
    assert sorted(s.game.weights(s.s)) == [1, 2]


def test_the_rulings_all_stand_in_the_rules():
    named = [ruling for rule in info("lander").rules().values() for ruling in rule.rulings]
    assert sorted(named, key=lambda id: int(id[2:])) == [f"LR{number}" for number in range(1, 102)]


def test_prices_of_acquiring_follow_the_variant():
    assert acquire_price(scene().config, scene().s, 0) == [1, 1, 0]
    assert limit(scene().config, scene().s, 0) == 5
