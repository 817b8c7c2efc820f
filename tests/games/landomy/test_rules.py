"""Landomy's rules, one test a rule, and every example of the rulebook as a position."""

import pytest

import landtake
from landtake import CHANCE
from landtake.games.landomy.tables import PLACES, SECTORS
from landtake.testing import cites, position, refused

SOUTH, NORTH = 0, 1
CELLS = ("NW", "N", "NE", "W", "C", "E", "SW", "S", "SE")


def lay(number, at, face="up"):
    return {"map": number, "at": at} if face == "up" else {"map": number, "at": at, "face": "down"}


def islands(match):
    return match.position()["position"]["islands"]


def control(match):
    """Islands that South and North control."""
    return tuple(match.game.scores(match.state_at(len(match.records))))


def asked(match):
    return match.decision.seats[0], match.decision.kind


def play(match, *actions):
    for action in actions:
        match.play(match.decision.seats[0], action)


def ships(match, player, cell):
    return int(islands(match).replace("|", " ").split()[CELLS.index(cell)].split("/")[player])


# 1 What is on the table


def test_1a_1b_1d_components_are_counted_and_the_same_for_both_tribes():
    state = landtake.info("landomy").game(2).setup()
    assert sum(state.ships[:10]) == sum(state.ships[10:]) == 12
    assert sorted(state.layout) == [0, 1, 1, 2, 2, 3, 3, 4, 4]
    assert state.storms.bit_count() == 2


def test_1a_a_position_with_13_airships_is_refused():
    with pytest.raises(landtake.BadPosition, match="south has 13 airships"):
        position("landomy", 'islands = "5/2 2/2 0/2 | 1/0 0/0 0/1 | 2/0 2/1 1/1"')


def test_1a_controlling_all_nine_islands_wins_though_there_are_eight_cubes():
    assert endgame("1/0 1/0 1/0 | 1/0 2/0 2/0 | 1/0 1/0 2/0").scores == (9, 0)


def test_1c_the_side_turns_the_map_and_the_place_along_it_does_not():
    by_place = {place: SECTORS[0 * 12 + index] for index, place in enumerate(PLACES)}  # map 1: W, SW, S as it lies south

    def cells(*names):
        return sum(1 << CELLS.index(name) for name in names)

    assert by_place["S-s"] == by_place["SW-s"] == by_place["SE-s"] == cells("W", "SW", "S")
    assert by_place["W-w"] == by_place["NW-w"] == cells("N", "NW", "W")
    assert by_place["N-n"] == cells("N", "NE", "E")
    assert by_place["E-e"] == cells("E", "SE", "S")


def test_1e_unseen_maps_are_one_set_whatever_was_put_aside():
    match = landtake.new("landomy", chance="manual")
    assert len(match.options(CHANCE)) == 13
    for number in (3, 9):
        match.play(CHANCE, {"draw": number})
    assert match.view(SOUTH).state.unseen == match.view(NORTH).state.unseen == 0b1_1111_1111_1111 & ~(1 << 2) & ~(1 << 8)
    assert match.why_not(SOUTH, lay(1, "S-s")).rule == "3.1c"


# 2 Setting up


def test_2a_nine_airships_each_on_the_islands_and_three_in_reserve():
    state = landtake.info("landomy").game(2).setup()
    assert state.ships[9] == state.ships[19] == 3
    assert [state.ships[c] for c in range(9)] == [1, 1, 0, 1, 0, 0, 2, 2, 2]
    assert [state.ships[10 + c] for c in range(9)] == [2, 2, 2, 0, 0, 1, 0, 1, 1]


def test_2a_3a_each_controls_four_islands_at_the_start():
    assert control(landtake.new("landomy", seed=1)) == (4, 4)


def test_2b_storms_start_on_the_two_contaminated_islands():
    assert landtake.new("landomy", seed=1).position()["position"]["storms"] == ["W", "E"]


def test_2c_two_maps_face_up_and_eleven_unseen():
    match = landtake.new("landomy", seed=1)
    state = match.state_at(2)
    assert [record.seat for record in match.records] == [CHANCE, CHANCE]
    assert state.unseen.bit_count() == 11
    assert len(match.position()["position"]["offer"]) == 2


def test_2c_a_map_that_was_seen_is_not_drawn_again():
    match = landtake.new("landomy", chance="manual")
    match.play(CHANCE, {"draw": 5})
    assert refused(match, {"draw": 5}, CHANCE) == "2c"


@pytest.mark.parametrize(("first", "seat"), [("south", SOUTH), ("north", NORTH)])
def test_2d_the_first_player_is_chosen(first, seat):
    assert asked(landtake.new("landomy", seed=1, first=first)) == (seat, "map")


def test_2d_the_first_player_is_drawn_by_lot():
    firsts = {asked(landtake.new("landomy", seed=seed, first="random"))[0] for seed in range(20)}
    assert firsts == {SOUTH, NORTH}


# 3 The turn


def test_3a_control_needs_one_airship_more():
    match = position("landomy", 'islands = "1/0 1/1 0/0 | 2/3 0/0 0/0 | 3/2 0/0 0/3"')
    assert control(match) == (2, 2)


def test_3b_players_alternate_for_ten_turns():
    turns = []
    for seed in range(30):
        match = landtake.new("landomy", seed=seed)
        actives = []
        while match.decision:
            if match.decision.kind in ("map", "face-down"):
                actives.append(match.decision.seats[0])
            match.play(match.decision.seats[0], match.options(match.decision.seats[0])[0])
        assert actives == [turn % 2 for turn in range(len(actives))]
        turns.append(len(actives))
        if match.result.reason != "lead":
            assert len(actives) == 10
    assert max(turns) == 10


def test_3c_what_is_asked_comes_first():
    match = position("landomy")
    assert refused(match, {"sector": "N"}) == "3c"
    assert refused(match, {"push": "north", "to": "N"}) == "3c"
    assert refused(match, {"move": 1}) == "3c"
    play(match, lay(1, "S-s"))
    assert refused(match, lay(2, "N-n")) == "3c"


# 3.1 Placing the map


def test_3_1a_one_map_a_place_and_two_places_at_corners():
    match = position("landomy", 'turn = 2\nfirst = "north"\nlaid = {SW-s = 1}\noffer = [2, 3]')
    assert refused(match, lay(2, "SW-s")) == "3.1a"
    assert refused(match, lay(2, "SW-w")) is None
    assert len([a for a in match.game.actions() if "map" in a and a["map"] == 1 and a["at"].startswith("C-")]) == 0


def test_3_1b_map_needs_an_own_airship_beside_it():
    match = position("landomy", 'islands = "0/2 1/0 0/0 | 1/1 0/0 0/0 | 0/0 0/0 0/1"\nactive = "south"')
    assert refused(match, lay(1, "NW-n")) == "3.1b"
    assert refused(match, lay(1, "N-n")) is None


def test_3_1b_control_is_not_needed_and_a_storm_does_not_hinder():
    match = position("landomy", 'islands = "1/5 0/0 0/0 | 1/0 0/0 0/0 | 0/0 0/0 0/1"\nstorms = ["NW", "E"]')
    assert refused(match, lay(1, "NW-n")) is None
    assert refused(match, lay(1, "NW-w")) is None


@cites("3.1a")
def test_3_1b_example_tamara_and_the_contaminated_radar_corner():
    # Tamara (South) has nobody on the Contaminated island E, but is on the Contaminated Radar island NE.
    match = position("landomy", 'islands = "1/2 1/2 1/2 | 1/0 0/0 0/1 | 2/0 2/1 1/1"')
    assert refused(match, lay(1, "E-e")) == "3.1b"
    assert refused(match, lay(1, "NE-n")) is None
    assert refused(match, lay(1, "NE-e")) is None
    play(match, lay(1, "NE-e"))
    assert asked(match) == (SOUTH, "move")  # the Contaminated Radar's black action


def test_3_1c_only_one_of_the_two_maps_on_offer():
    match = position("landomy", "offer = [4, 9]")
    assert refused(match, lay(5, "S-s")) == "3.1c"
    assert refused(match, lay(4, "S-s")) is None
    assert refused(match, lay(9, "S-s")) is None


def test_3_1d_face_up_while_it_is_possible():
    match = position("landomy")
    assert refused(match, lay(1, "S-s", "down")) == "3.1d"


FACE_DOWN = """
islands = "2/0 0/0 0/0 | 0/0 1/0 0/1 | 0/0 0/1 0/0"
turn = 3
laid = {NW-n = 1, NW-w = 2}
offer = [3, 4]
storms = ["C", "E"]
"""


def test_3_1e_example_claudia_lays_a_map_face_down_in_any_empty_place():
    match = position("landomy", FACE_DOWN)
    assert asked(match) == (SOUTH, "face-down")
    assert len(match.options(SOUTH)) == 20
    assert refused(match, lay(3, "NW-n", "down")) == "3.1a"
    assert refused(match, lay(3, "SE-s")) == "3.1b"
    assert refused(match, lay(5, "SE-s", "down")) == "3.1c"
    play(match, lay(4, "SE-s", "down"))
    assert match.position()["position"]["face_down"] == ["SE-s"]
    assert asked(match) == (SOUTH, "reinforce")


def test_3_1f_face_down_then_one_airship_anywhere_without_a_storm():
    match = position("landomy", FACE_DOWN, chance=[{"draw": 7}])
    play(match, lay(4, "SE-s", "down"))
    assert refused(match, {"airship": "C"}) == "3.3f"
    assert len(match.options(SOUTH)) == 7
    play(match, {"airship": "SE"})
    assert ships(match, SOUTH, "SE") == 1
    assert asked(match) == (NORTH, "map")  # nobody else acts; the next turn begins


def test_3_1f_with_an_empty_reserve_the_turn_is_over():
    text = FACE_DOWN.replace("2/0 0/0", "5/0 0/0").replace("0/0 1/0 0/1", "0/0 7/0 0/1")
    match = position("landomy", text, chance=[{"draw": 7}])
    play(match, lay(4, "SE-s", "down"))
    assert asked(match) == (NORTH, "map")


# 3.2 Performing the actions


def test_3_2a_black_then_white_then_place():
    match = position("landomy", "offer = [1, 2]", chance=[{"draw": 13}])
    play(match, lay(1, "SW-s"))  # Contaminated Radar: move, storm; sectors W, SW, S
    assert asked(match) == (SOUTH, "move")
    play(match, {"sector": "SW"}, {"move": 1}, {"move": 0})
    assert asked(match) == (NORTH, "storm")
    play(match, {"storm": "W", "to": "S"}, {"push": "south", "to": "SE"})
    assert ships(match, SOUTH, "W") == 1  # one went to SW, one was placed by the third action
    assert asked(match) == (NORTH, "map")


def test_3_2b_only_open_sectors():
    match = position("landomy", "offer = [1, 2]")
    play(match, lay(1, "SW-s"))
    assert refused(match, {"sector": "NE"}) == "3.2b"
    play(match, {"sector": "SW"}, {"move": 1}, {"move": 0})
    assert refused(match, {"storm": "E", "to": "SW"}) == "3.2b"


def test_3_2c_a_possible_sector_must_be_taken_even_if_it_hurts():
    # South must move into a superior enemy; covering another sector instead is not allowed.
    text = """
        islands = "0/0 0/0 0/0 | 0/0 0/0 0/0 | 1/0 0/4 0/0"
        storms = ["NW", "NE"]
        laid = {SW-s = 1}
        asks = {kind = "black", at = "SW-s"}
    """
    match = position("landomy", text)
    assert asked(match) == (SOUTH, "move")
    assert refused(match, {"sector": "SW"}) == "3.4b"
    assert refused(match, {"sector": "S"}) is None
    play(match, {"sector": "S"}, {"move": 1})
    assert (ships(match, SOUTH, "S"), ships(match, NORTH, "S")) == (0, 3)


@cites("3.2b")
def test_3_2d_an_impossible_action_still_covers_a_sector():
    text = 'islands = "0/0 0/0 0/0 | 0/0 0/0 0/0 | 6/6 0/0 6/6"\nlaid = {SE-s = 1}\nasks = {kind = "black", at = "SE-s"}'
    match = position("landomy", text)  # a Settlement places, but South's reserve is empty
    assert asked(match) == (SOUTH, "cover")
    before = islands(match)
    play(match, {"sector": "SW"})
    assert islands(match) == before
    assert asked(match) == (NORTH, "cover")
    assert refused(match, {"sector": "SW"}) == "3.2b"


# 3.3 Radioactive Storm

STORM = """
islands = "1/2 1/2 0/2 | 1/0 0/0 0/1 | 2/0 2/1 2/1"
laid = {E-e = 1}
active = "north"
asks = {kind = "black", at = "E-e"}
"""  # map 1 east of the board marks E, S and SE; storms on W and E


def test_3_3a_either_storm_from_where_it_is():
    match = position("landomy", STORM)
    assert asked(match) == (NORTH, "storm")
    assert refused(match, {"storm": "C", "to": "S"}) == "3.3a"
    assert refused(match, {"storm": "W", "to": "S"}) is None
    assert refused(match, {"storm": "E", "to": "S"}) is None


def test_3_3b_never_onto_a_storm_nor_its_own_island():
    match = position("landomy", STORM)
    assert refused(match, {"storm": "E", "to": "E"}) == "3.3b"
    assert refused(match, {"storm": "W", "to": "E"}) == "3.3b"


@cites("3.2d")
def test_3_3b_if_every_open_sector_has_a_storm_the_action_cannot_be_done():
    text = STORM.replace(
        'asks = {kind = "black", at = "E-e"}', 'storms = ["S", "SE"]\nasks = {kind = "white", at = "E-e", open = ["S", "SE"]}'
    )
    match = position("landomy", text)
    assert asked(match) == (SOUTH, "cover")


def test_3_3c_then_one_airship_is_pushed():
    match = position("landomy", STORM)
    play(match, {"storm": "W", "to": "S"})
    assert asked(match) == (NORTH, "push")
    assert {action.to_json()["push"] for action in match.options(NORTH)} == {"south", "north"}


def test_3_3c_without_an_airship_the_storm_alone_moves():
    text = STORM.replace("2/0 2/1 2/1", "2/0 0/0 2/1")
    match = position("landomy", text)
    play(match, {"storm": "W", "to": "S"})
    assert asked(match) == (SOUTH, "storm")


def test_3_3d_only_what_is_there_can_be_pushed():
    match = position("landomy", STORM.replace("2/0 2/1 2/1", "2/0 2/0 2/1"))
    play(match, {"storm": "W", "to": "S"})
    assert refused(match, {"push": "north", "to": "SW"}) == "3.3d"


def test_3_3e_only_next_door():
    match = position("landomy", STORM)
    play(match, {"storm": "W", "to": "S"})
    assert refused(match, {"push": "south", "to": "N"}) == "3.3e"
    assert refused(match, {"push": "south", "to": "S"}) == "3.3e"


def test_3_3f_nothing_enters_a_storm_and_the_old_place_is_open():
    match = position("landomy", STORM)
    play(match, {"storm": "W", "to": "SE"})
    assert refused(match, {"push": "south", "to": "E"}) == "3.3f"
    match = position("landomy", STORM)
    play(match, {"storm": "E", "to": "SE"})
    assert refused(match, {"push": "south", "to": "E"}) is None


def test_3_3g_a_push_starts_no_conflict():
    match = position("landomy", STORM)
    play(match, {"storm": "W", "to": "S"}, {"push": "south", "to": "SE"})
    assert (ships(match, SOUTH, "SE"), ships(match, NORTH, "SE")) == (3, 1)


@cites("3.3c", "3.3d")
def test_3_3g_example_claudia_gains_the_radar_island_by_pushing_her_own_airship():
    # The storm comes to the Settlement SE; her own airship is pushed to the Radar island S next to it.
    text = """
    islands = "1/2 1/2 0/2 | 1/0 0/0 0/1 | 2/0 2/2 1/3"
    laid = {E-e = 1}
    active = "north"
    asks = {kind = "black", at = "E-e"}
    """
    match = position("landomy", text)
    before = control(match)[NORTH]
    play(match, {"storm": "E", "to": "SE"}, {"push": "north", "to": "S"})
    assert (ships(match, SOUTH, "S"), ships(match, NORTH, "S")) == (2, 3)
    assert (ships(match, SOUTH, "SE"), ships(match, NORTH, "SE")) == (1, 2)
    assert control(match)[NORTH] == before + 1


# 3.4 Movement and Conflict

MOVE = """
islands = "1/2 1/2 0/2 | 1/0 0/0 0/1 | 2/0 2/1 2/1"
laid = {S-s = 4}
asks = {kind = "black", at = "S-s"}
"""  # map 4 south of the board marks W, SW and SE; storms on W and E


def test_3_4a_from_any_neighbours_storm_or_not():
    match = position("landomy", MOVE)
    play(match, {"sector": "SW"})
    assert asked(match) == (SOUTH, "count")
    play(match, {"move": 1})  # from W, which has a storm
    assert ships(match, SOUTH, "SW") == 3
    play(match, {"move": 2})  # from S
    assert ships(match, SOUTH, "SW") == 5


def test_3_4b_no_storm_and_no_island_without_own_neighbours():
    match = position("landomy", MOVE)
    assert refused(match, {"sector": "W"}) == "3.3f"
    match = position("landomy", MOVE.replace("2/0 2/1 2/1", "2/0 0/1 0/1"))
    assert refused(match, {"sector": "SE"}) == "3.4b"


def test_3_4c_not_more_than_there_are():
    match = position("landomy", MOVE)
    play(match, {"sector": "SE"})
    assert refused(match, {"move": 3}) == "3.4c"
    assert refused(match, {"move": 2}) is None


def test_3_4d_at_least_one_must_move():
    match = position("landomy", MOVE)
    play(match, {"sector": "SE"})
    assert refused(match, {"move": 0}) == "3.4d"
    match = position("landomy", MOVE)
    play(match, {"sector": "SW"})
    assert refused(match, {"move": 0}) is None
    play(match, {"move": 0})
    assert refused(match, {"move": 0}) == "3.4d"


def test_3_4e_three_against_two_leave_one():
    match = position("landomy", MOVE.replace("2/0 2/1 2/1", "2/0 2/1 1/2"))
    play(match, {"sector": "SE"}, {"move": 2})
    assert (ships(match, SOUTH, "SE"), ships(match, NORTH, "SE")) == (1, 0)


def test_3_4e_no_enemy_no_conflict():
    match = position("landomy", MOVE)
    play(match, {"sector": "SW"}, {"move": 1}, {"move": 2})
    assert ships(match, SOUTH, "SW") == 5


@cites("3.4e", "3.1b")
def test_3_4f_example_claudia_moves_two_and_both_lose_one():
    # From the Contaminated Radar NE she moves two airships to the Contaminated island E.
    text = """
    islands = "2/1 2/1 1/3 | 0/1 0/1 1/0 | 1/2 1/0 1/0"
    storms = ["W", "S"]
    active = "north"
    laid = {NE-n = 1}
    asks = {kind = "black", at = "NE-n"}
    """  # map 1 north of the board marks N, NE and E
    match = position("landomy", text)
    play(match, {"sector": "E"}, {"move": 0}, {"move": 2})  # none from the centre, two from the Contaminated Radar
    assert (ships(match, SOUTH, "E"), ships(match, NORTH, "E")) == (0, 1)
    state = match.state_at(len(match.records))
    assert state.ships[9] == 12 - 8
    assert state.ships[19] == 12 - 8


def test_3_4f_airships_lost_in_a_conflict_serve_the_third_action():
    text = """
        islands = "4/0 0/0 0/0 | 0/0 4/0 0/0 | 4/0 0/4 0/0"
        storms = ["NW", "NE"]
        laid = {SW-s = 1}
        asks = {kind = "black", at = "SW-s"}
    """
    match = position("landomy", text, chance=[{"draw": 13}])
    play(match, {"sector": "S"}, {"move": 0}, {"move": 1})
    play(match, {"storm": "NW", "to": "SW"}, {"push": "south", "to": "S"})
    assert ships(match, SOUTH, "W") == 1  # the reserve was empty before the conflict


def test_3_4g_sources_are_asked_from_the_top_left_for_south_and_the_bottom_right_for_north():
    text = """
        islands = "0/0 2/2 0/0 | 3/3 0/0 4/4 | 0/0 1/1 0/0"
        storms = ["NW", "NE"]
        laid = {N-n = 7}
        asks = {kind = "black", at = "N-n"}
        
    """
    sizes = {}
    for player, seat in (("south", SOUTH), ("north", NORTH)):
        match = position("landomy", text + f'active = "{player}"')
        play(match, {"sector": "C"})
        sizes[seat] = []
        while match.decision.kind == "count":
            sizes[seat].append(len(match.options(seat)) - 1)
            play(match, {"move": 1})
    assert sizes[SOUTH] == [2, 3, 4, 1]
    assert sizes[NORTH] == [1, 4, 3, 2]


# 3.5 Place an Airship


def test_3_5a_example_tamara_places_on_the_radar_island_and_controls_it():
    text = 'islands = "1/2 1/1 0/2 | 1/0 0/0 0/1 | 2/0 2/1 2/1"\nlaid = {NW-n = 1}\nasks = {kind = "black", at = "NW-n"}'
    match = position("landomy", text)
    assert asked(match) == (SOUTH, "place")
    play(match, {"sector": "N"})
    assert (ships(match, SOUTH, "N"), ships(match, NORTH, "N")) == (2, 1)


def test_3_5a_never_onto_a_storm():
    text = 'laid = {NW-n = 1}\nasks = {kind = "black", at = "NW-n"}'
    assert refused(position("landomy", text), {"sector": "E"}) == "3.3f"


def test_3_5b_not_from_an_empty_reserve():
    text = 'islands = "4/0 0/0 0/0 | 4/0 0/0 0/0 | 4/0 0/0 0/0"\nlaid = {NW-n = 1}\nasks = {kind = "black", at = "NW-n"}'
    match = position("landomy", text)
    assert asked(match) == (SOUTH, "cover")
    assert asked(position("landomy", text.replace("4/0 0/0 0/0 | 4/0", "3/0 0/0 0/0 | 4/0"))) == (SOUTH, "place")


def test_3_5c_the_third_action_is_lost_on_a_storm():
    text = 'islands = "1/2 1/2 0/2 | 1/0 0/0 0/1 | 2/0 0/1 2/0"\nlaid = {S-s = 1}\nasks = {kind = "white", at = "S-s", open = ["W", "SW"]}'
    match = position("landomy", text, chance=[{"draw": 13}])
    play(match, {"sector": "SW"}, {"move": 1})  # South loses one airship to its reserve
    assert match.state_at(len(match.records)).ships[9] == 12 - 6
    assert ships(match, SOUTH, "W") == 1


# 3.6 Verifying the situation and the complete turn


def test_3_6a_control_is_counted_anew_and_a_map_is_drawn():
    match = position("landomy", FACE_DOWN, chance=[{"draw": 7}])
    play(match, lay(4, "SE-s", "down"), {"airship": "S"})
    assert control(match) == (2, 1)
    assert match.position()["position"]["offer"] == [3, 7]
    assert match.position()["position"]["turn"] == 4


@cites("3.2a", "3.3c", "3.4e", "3.5c", "3.6a")
def test_3_2a_example_of_a_complete_turn():
    # A. Tamara (South) controls 3 islands, Claudia (North) 4; top centre is 1/2 and bottom right a tie.
    text = """
    islands = "3/0 1/2 1/1 | 1/0 2/0 0/1 | 0/1 0/2 2/2"
    storms = ["W", "E"]
    offer = [3, 7]
    """
    match = position("landomy", text, chance=[{"draw": 13}])
    assert control(match) == (3, 4)
    play(match, lay(3, "NE-e"))  # B. beside the Contaminated Radar; it marks N, E and SE
    assert asked(match) == (SOUTH, "move")
    play(match, {"sector": "N"}, {"move": 1}, {"move": 0}, {"move": 1})  # C. from two neighbours
    assert (ships(match, SOUTH, "N"), ships(match, NORTH, "N")) == (1, 0)  # D. two of each are lost
    assert refused(match, {"storm": "W", "to": "N"}) == "3.2b"  # E. the sector has an X
    assert asked(match) == (NORTH, "storm")
    play(match, {"storm": "W", "to": "SE"}, {"push": "south", "to": "S"})  # F, G.
    assert (ships(match, SOUTH, "SE"), ships(match, NORTH, "SE")) == (1, 2)
    assert ships(match, SOUTH, "E") == 0  # H. a storm is on the last island, so nothing is placed
    assert control(match) == (4, 4)  # I.
    assert asked(match) == (NORTH, "map")


# 4 The end


def endgame(islands, under="W", **settings):
    """The last turn, with both open sectors under a storm so that nothing can be placed: the position stays as it is."""
    text = f"""
    islands = "{islands}"
    storms = ["{under}", "E"]
    turn = 10
    first = "north"
    laid = {{NW-n=1,N-n=2,NE-n=3,NE-e=4,E-e=5,SE-e=6,S-s=8,SW-s=9,SW-w=10,NW-w=7}}
    offer = [12]
    asks = {{kind = "white", at = "NW-n", open = ["{under}", "E"]}}
    """
    match = position("landomy", text, **settings)
    assert asked(match) == (NORTH, "cover")
    play(match, {"sector": "E"})
    return match.result


def test_4a_a_lead_of_two_at_the_start_of_the_turn_wins():
    text = """
        islands = "1/0 1/0 1/0 | 1/0 0/0 0/1 | 2/0 2/1 0/1"
        turn = 2
        laid = {NW-n = 1, N-n = 2}
        asks = {kind = "white", at = "NW-n", open = ["N", "NE"]}
    """
    match = position("landomy", text, chance=[{"draw": 13}])
    play(match, {"sector": "NE"})
    assert match.result.reason == "lead"
    assert match.result.winners == (SOUTH,)


def test_4a_the_lead_is_looked_at_before_the_draw():
    text = """
        islands = "1/0 1/0 1/0 | 1/0 0/0 0/1 | 2/0 2/1 0/1"
        turn = 2
        laid = {NW-n = 1, N-n = 2}
        asks = {kind = "white", at = "NW-n", open = ["N", "NE"]}
    """
    match = position("landomy", text, chance=[])
    play(match, {"sector": "NE"})
    assert match.result.reason == "lead"


def test_4a_4b_no_lead_counts_after_the_tenth_turn():
    result = endgame("4/0 4/0 4/0 | 0/0 0/0 0/0 | 0/4 0/8 0/0")
    assert (result.reason, result.winners) == ("islands", (SOUTH,))


def test_4b_most_islands():
    result = endgame("6/0 6/0 0/12 | 0/0 0/0 0/0 | 0/0 0/0 0/0")
    assert (result.reason, result.winners) == ("islands", (SOUTH,))


def test_4c_then_the_centre():
    result = endgame("6/0 0/0 0/5 | 0/0 6/3 0/0 | 0/4 0/0 0/0")
    assert (result.reason, result.winners) == ("centre", (SOUTH,))


def test_4d_then_airships_on_the_islands():
    result = endgame("12/0 0/0 0/11 | 0/0 0/0 0/0 | 0/0 0/0 0/0")
    assert (result.reason, result.winners) == ("airships", (SOUTH,))


def test_4e_then_the_first_player():
    result = endgame("12/0 0/0 0/12 | 0/0 0/0 0/0 | 0/0 0/0 0/0")
    assert (result.reason, result.winners) == ("first-player", (NORTH,))


# 5 Variants


def test_5a_isolating_storms_leave_out_airships_in_both_ties():
    board = "6/0 0/0 0/5 | 0/0 6/3 0/0 | 0/4 0/0 0/0"
    assert endgame(board, "C").reason == "centre"
    assert endgame(board, "C", storms="isolating").reason == "airships"
    assert endgame(board, "C", storms="isolating").winners == (NORTH,)
    assert endgame(board, "C", storms="isolating", isolating="count").reason == "centre"


def test_5a_isolating_storms_leave_out_airships_when_counting():
    board = "12/0 0/0 0/11 | 0/0 0/0 0/0 | 0/0 0/0 0/0"
    assert endgame(board, "NW", storms="isolating", isolating="count").winners == (NORTH,)


def test_5b_advanced_islands_are_shuffled_round_the_crystal():
    layouts = set()
    for seed in range(12):
        match = landtake.new("landomy", seed=seed, setup="advanced")
        state = match.state_at(len(match.records))
        assert state.layout[4] == 0
        assert sorted(state.layout) == [0, 1, 1, 2, 2, 3, 3, 4, 4]
        assert match.position()["position"]["storms"] == ["W", "E"]
        layouts.add(state.layout)
    assert len(layouts) > 8


def test_5b_chance_lays_no_third_island_of_a_kind():
    match = landtake.new("landomy", setup="advanced", chance="manual")
    for _ in range(2):
        match.play(CHANCE, {"island": "radar"})
    assert refused(match, {"island": "radar"}, CHANCE) == "5b"
    assert refused(match, {"island": "crystal"}, CHANCE) == "5b"


def test_5c_players_alternate_until_nine_each_and_storms_do_not_hinder():
    match = landtake.new("landomy", seed=3, setup="advanced")
    order = []
    while match.decision.kind == "settle":
        order.append(match.decision.seats[0])
        assert len(match.options(order[-1])) == 8
        play(match, {"airship": ("NW", "W", "SE", "E", "NE", "SW", "N", "S", "NW")[len(order) // 2 % 9]})
    assert order == [SOUTH, NORTH] * 9


def test_5d_not_on_the_centre_island():
    match = landtake.new("landomy", seed=3, setup="advanced")
    assert refused(match, {"airship": "C"}) == "5d"


def test_5e_maps_are_shown_after_the_airships():
    match = landtake.new("landomy", seed=3, setup="advanced")
    assert match.position()["position"]["offer"] == []
    while match.decision.kind == "settle":
        cell = ("NW", "W", "SE", "E", "NE", "SW", "N", "S", "NW")[len(match.records) // 2 % 9]
        play(match, {"airship": cell})
    assert len(match.position()["position"]["offer"]) == 2


@cites("4a")
def test_5c_a_lead_before_the_first_turn_wins():
    match = landtake.new("landomy", seed=3, setup="advanced")
    spread = iter(("NW", "N", "NE", "W", "E", "SW", "S", "SE", "NW"))
    while match.decision:
        play(match, {"airship": next(spread) if match.decision.seats[0] == SOUTH else "SE"})
    assert match.result.reason == "lead"
    assert len(match.position()["position"]["offer"]) == 0
