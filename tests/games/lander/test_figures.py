"""The figures of the rulebook that no other test of a rule shows: claims by jumps, acquisitions, Exoskeletons, records."""

from landtake.games.lander import tables
from landtake.games.lander.rules_accolades import marks, measure
from landtake.parts.triangle import across
from landtake.testing import cites
from tests.games.lander.scene import CARD_IDS, CREW_IDS, Scene, crew, member, order, place, player, scene, sector

JOIN = {"newcomer": "crew"}


def ring_round(s):
    """The ring's sectors in their order round the centre, beginning with one whose next neighbour has a side that looks outwards."""
    near = s.s.tile_near
    start = next(tile for tile in range(18) if sum(other < 0 for other in near[3 * tile : 3 * tile + 3]) == 1)
    circle = [start, next(other for other in near[3 * start : 3 * start + 3] if other >= 0)]
    while len(circle) < 18:
        circle.append(next(other for other in near[3 * circle[-1] : 3 * circle[-1] + 3] if other >= 0 and other not in circle))
    return circle if outer(s, circle[1]) else circle[1:] + circle[:1]


def outer(s, tile):
    """The ways to name the empty places beside a sector."""
    mine = {across(s.s.tile_place[tile], side) for side in range(3)}
    found = []
    for action in s.options() if s.kind == "place-sector" else []:
        at = action["beside"] - 1
        if across(s.s.tile_place[at], tables.SIDES.index(action["side"])) in mine:
            found.append(action)
    return found


@cites("5.2c", "5.2d", "3c")
def test_fig_7_all_place_then_all_claim_and_yellow_jumps_over_one_opponent():
    s = Scene(3, 4, "basic")
    while s.kind != "place-sector":
        s.game.apply(s.s, s.s.seat, s.number(s.rng.choice(s.options())), s.told)
    yellow, green, red = s.seat, (s.seat + 1) % 3, (s.seat + 2) % 3
    circle = ring_round(s)
    for index, tile in enumerate(circle):
        s.s.tile_owner[tile], s.s.tile_level[tile] = (red, green)[index % 2], 1
    for index, seat in {0: yellow, 1: green, 17: red}.items():
        s.s.tile_owner[circle[index]] = seat
    free = circle[9]
    s.s.tile_owner[free], s.s.tile_level[free] = -1, 0
    far = next(tile for tile in circle[6:13] if outer(s, tile))
    s.apply(outer(s, far)[0])
    placed_by_yellow = 18
    s.settle()
    assert (s.kind, s.seat) == ("place-sector", green)
    s.apply(outer(s, circle[1])[0])
    placed_by_green = 19
    s.settle()
    assert (s.kind, s.seat) == ("place-sector", red)
    s.apply(outer(s, next(tile for tile in circle[3:6] if outer(s, tile)))[0])
    s.settle()
    assert (s.kind, s.seat) == ("claim", yellow)
    assert s.options() == [sector(placed_by_green)]
    assert s.refused(sector(placed_by_yellow)) == "5.2c"
    assert s.refused(sector(free)) == "5.2c"
    s.apply(sector(placed_by_green))
    assert (s.kind, s.seat) == ("claim", green)
    s.apply(s.options()[0])
    assert (s.kind, s.seat) == ("claim", red)


@cites("6.3b", "6.3c")
def test_fig_13b_with_a_full_roster_a_newcomer_takes_the_slot_of_the_one_returned():
    s = scene(variant="planned").crew(0, "hal", "freya", "tomas", "dane").resources(0, energy=1, food=2)
    top = CREW_IDS[s.s.front[0]]
    s.play(order("acquire"), JOIN, member(2))
    assert s.members(0)[0] == "hal"
    assert set(s.members(0)) == {"hal", "freya", "dane", top}
    assert s.s.bottom == [CREW_IDS.index("tomas")]


@cites("6.3f")
def test_fig_14_acquiring_never_lets_one_of_the_old_crew_lead():
    s = scene(variant="planned").crew(0, "hal", "freya").resources(0, energy=1, food=2).play(order("acquire"))
    assert {option["newcomer"] for option in s.options()} == {"crew", "leader"}
    s.play(JOIN)
    assert s.members(0)[:2] == ["hal", "freya"]
    assert s.seat == 1, "the turn is over; no order exchanges Leaders"


def test_6_5e_fig_15_bryce_leads_and_expands_in_the_year_in_which_sang_was_used():
    s = scene(variant="planned").crew(0, "sang").top("bryce").resources(0, energy=1, food=2)
    s.s.used = 1 << CREW_IDS.index("sang")
    s.play(order("acquire"), {"newcomer": "leader"}, order("prepare"))
    tiles = len(s.s.tile_place)
    s.play(crew("bryce"))
    assert s.kind == "place-sector"
    s.play(s.options()[0])
    assert len(s.s.tile_place) == tiles + 1


def wearing(item, holder="hal"):
    """A crew member with an Exoskeleton and a card behind it."""
    return scene().crew(0, "yuki", "freya").crew(1, holder, "dane").attach(1, 0, "exoskeleton").attach(1, 0, item, place=5)


@cites("8.1b", "8.1d")
def test_fig_20a_an_item_moves_off_an_exoskeleton_only_to_someone_who_meets_its_criteria():
    s = scene().crew(0, "hal", "freya", "dane").attach(0, 0, "exoskeleton").attach(0, 0, "engineering-3-by-engineering", place=5)
    s.play(order("move-item"), place(0, "behind"))
    assert s.refused(place(2, "slot 1")) == "8.1b"
    s.play(place(1, "slot 1"))
    assert (s.attached(0, 0), s.attached(0, 1)) == (["exoskeleton"], ["engineering-3-by-engineering"])


def test_8_3d_fig_20c_a_stolen_exoskeleton_takes_its_item_along_or_it_is_lost():
    for item, kept in (("medipack", True), ("operations-3-by-science", False)):
        s = wearing(item).play(crew("yuki"), player(1), place(0, "exoskeleton"), place(1, "exoskeleton"))
        assert s.attached(0, 1) == (["exoskeleton", item] if kept else ["exoskeleton"])
        assert s.attached(1, 0) == []
        assert s.s.discard[CARD_IDS.index(f"item {item}")] == (not kept)


def test_8_3c_fig_21c_an_exoskeleton_with_training_behind_it_is_not_stolen():
    assert wearing("training science-2").refused(crew("yuki")) == "18a", "there is nothing that can be taken"


@cites("13h", "13e", "13g")
def test_fig_30_32_a_record_of_12_is_marked_by_10_and_2():
    s = scene(variant="early")
    engineering = tables.ACCOLADE_MEASURE.index(3)
    s.s.accolades, s.s.holders, s.s.records = [0, engineering, 6], [-1, -1, -1], [0, 0, 0]
    s.crew(0, "tomas", "chidi", "freya")
    assert s.s.totals[0] == 14
    s.attach(1, 0, "training engineering-2")
    measure(s.config, s.s, 1, None)
    assert (s.s.holders[1], marks(s.s.records[1])) == (0, [10, 4])
    assert [marks(value) for value in (5, 10, 11, 12, 17, 20, 21)] == [[5], [10], [10, 1], [10, 2], [10, 7], [10, 10], [10, 10, 1]]
