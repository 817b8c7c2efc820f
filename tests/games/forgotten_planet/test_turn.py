"""The course of the game: set-up, energy, control, production, the end; and the rulebook's own example game."""

import pytest

import landtake
from landtake import CHANCE
from landtake.games.forgotten_planet.rules_control import distances
from landtake.testing import cites, refused
from tests.games.forgotten_planet.planet import (
    STREET,
    asked,
    at,
    cubes,
    doc,
    end,
    fresh,
    options,
    owner,
    owners,
    play,
    robots,
    state,
    tile,
    told,
    use,
)


@cites("2a", "2c", "3a", "4a", "4b", "4c", "5.1a", "5.3a", "5.4a", "5.5a", "5.8a", "5.11a", "6a", "6e", "7a", "7b")
def test_the_three_turns_of_the_rulebook():
    match = fresh()
    assert (tile(match, "d1"), tile(match, "d4"), tile(match, "d7")) == ("Y", "*", "R")
    assert owners(match) == (1, 1)
    assert state(match).land_left == 33
    # Yellow, turn 1: 3 energy, 3 land tiles, 3 new markers
    assert (asked(match), state(match).energy) == ((0, "act"), 3)
    use(match, "d1", {"land": "east"})
    use(match, "d1", {"land": "south"})
    use(match, "d1", {"land": "west"})
    assert owners(match) == (4, 1)
    assert told(match, "control") == [{"player": 0, "gained": 3, "lost": 0}]
    # Red, turn 1: land, move, land; 3 new markers, the third on the central mine
    assert (asked(match), state(match).energy) == ((1, "act"), 3)
    use(match, "d7", {"land": "north"})
    use(match, "d7", {"move": "d6"})
    use(match, "d6", {"land": "north"})
    assert owners(match) == (4, 4)
    assert owner(match, "d4") == "r"
    assert told(match, "control")[1:] == [{"player": 1, "gained": 3, "lost": 0}]
    # Yellow, turn 2: move, mine with a roll of 4, land; 2 new markers, and Red's on the mine is removed
    assert (asked(match), state(match).energy) == ((0, "act"), 3)
    use(match, "d1", {"move": "d2"})
    use(match, "d2", {"mine": "west"})
    assert asked(match) == (CHANCE, "roll")
    play(match, {"roll": "white"})
    use(match, "d2", {"land": "south"})
    assert (tile(match, "c2"), tile(match, "d3")) == ("w", "o")
    assert told(match, "control")[2:] == [{"player": 0, "gained": 2, "lost": 0}, {"player": 1, "gained": 0, "lost": 1}]
    assert owner(match, "d4") == "."
    assert cubes(match, "yellow") == (1, 1, 1)
    # Red, turn 2: move by 2 tiles, a wall for a cube, 1 energy conserved; 1 new marker and 1 cube of choice
    assert (asked(match), state(match).energy) == ((1, "act"), 3)
    use(match, "d6", {"move": "d4"})
    use(match, "d4", {"wall": "north"}, {"pay": "brown"})
    assert cubes(match, "red") == (0, 1, 1)
    end(match, store=1)
    assert told(match, "control")[4:] == [{"player": 1, "gained": 1, "lost": 0}]
    assert asked(match) == (1, "cube")
    play(match, {"cube": "blue"})
    assert cubes(match, "red") == (0, 1, 2)
    assert state(match).stored == [0, 1]
    # Yellow, turn 3: energy is the same with 6 tiles; a robot for 2 energy and 2 cubes, and a land tile
    assert owners(match) == (6, 4)
    assert (asked(match), state(match).energy) == ((0, "act"), 3)
    play(match, {"build": "d1"}, {"pay": "brown white"})
    assert robots(match, "yellow") == ["d1", "d2"]
    assert cubes(match, "yellow") == (0, 0, 1)
    use(match, "d2", {"land": "east"})
    # Red, turn 3: the stored energy comes on top
    assert (asked(match), state(match).energy) == ((1, "act"), 4)
    assert state(match).land_left == 33 - 7


# 1, 2 What is on the table, setting up


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_1a_2b_2c_everything_is_counted(seats):
    match = fresh(seats)
    s = state(match)
    assert [sum(cell >= 0 for cell in s.robots[7 * i : 7 * i + 7]) for i in range(seats)] == [1] * seats
    assert len(s.robots) == 7 * seats
    assert s.cubes == [1] * 3 * seats
    assert s.mines_left == [8, 8, 8]
    assert s.walls_left == 28
    assert s.bases_left + seats == {2: 8, 3: 12, 4: 16}[seats]
    assert s.land_left == {2: 33, 3: 41, 4: 53}[seats]
    assert owners(match) == (1,) * seats


def test_1b_markers_and_cubes_never_run_out():
    match = at(STREET.replace("brown = 1, white = 1, blue = 1}, red", "brown = 500, white = 1, blue = 1}, red") + "energy = 4")
    play(match, {"concentrate": "brown"})
    assert cubes(match, "yellow")[0] == 501


def test_1c_tiles_stay_even_where_robots_explode():
    match = at(STREET)
    use(match, "d1", {"move": "d3"})
    use(match, "d3", {"blast": "robots"})
    assert tile(match, "d3") == "o"


def test_1c_a_position_in_which_a_player_has_no_base_is_refused():
    with pytest.raises(landtake.BadPosition, match="yellow has no base"):
        at(STREET.replace("Y", "o").replace('"d1"', '"d2"'))


def test_1d_robots_of_both_colours_share_a_tile_and_hinder_nothing():
    match = at(STREET.replace('red = ["d7"]', 'red = ["d2", "d3"]'))
    use(match, "d1", {"move": "d3"})
    assert robots(match, "yellow") == ["d3"]
    end(match)
    assert owner(match, "d3") == "y"


def test_2a_a_position_has_the_shape_of_its_scenario():
    with pytest.raises(landtake.BadPosition, match="draw 7 rows of 7 cells"):
        at("tiles = '''\nYR\n'''")


def test_2d_the_order_of_play_is_drawn_by_lot_or_fixed():
    firsts = {tuple(landtake.new("forgotten_planet", seats=3, seed=seed).position()["position"]["order"]) for seed in range(40)}
    assert len(firsts) == 6
    assert doc(fresh(3))["order"] == ["yellow", "red", "green"]
    match = landtake.new("forgotten_planet", seats=3, chance="manual", assignment="fixed")
    play(match, {"next": "green"})
    assert refused(match, {"next": "green"}, CHANCE) == "2d"


def test_2e_nothing_is_built_outside_the_area_or_on_an_unavailable_space():
    assert refused(use(fresh(), "d1"), {"land": "north"}) == "2e"
    text = """
tiles = '''
#oYo....#
.........
....*...R
.........
.........
.........
....G....
'''
robots = {yellow = ["b1"]}
"""
    match = use(at(text, seats=3), "b1")
    assert refused(match, {"land": "west"}) == "2e"
    assert refused(match, {"move": "a1"}) == "2e"
    assert refused(match, {"move": "o15"}) == "2e"
    with pytest.raises(landtake.BadPosition, match=r"not available|draw"):
        at(text.replace("#oYo", "ooYo").replace("#\n", "o\n"), seats=3)


# 3, 4 The turn, energy and robot check


def test_3a_players_take_turns_in_order():
    match = fresh(3)
    seen = []
    for _ in range(6):
        seen.append(asked(match)[0])
        end(match)
    assert seen == [0, 1, 2, 0, 1, 2]


def test_3b_what_is_asked_comes_first():
    match = fresh()
    assert refused(match, {"land": "north"}) == "3b"
    assert refused(match, {"store": 1}) == "3b"
    use(match, "d1")
    assert refused(match, {"do": "end"}) == "3b"
    assert refused(match, {"cube": "blue"}) == "3b"


def test_3c_a_player_may_pass_and_still_produces():
    text = STREET.replace('red = ["d7"]', 'red = ["d4"]').replace("Y...\n...o", "Y...\n....")
    match = at(text + 'active = "red"')
    end(match)
    assert asked(match) == (1, "cube")


def test_4a_seven_tiles_give_one_energy_more():
    tiles = "tiles = '''\n.ooYoo.\n..oo...\n.......\n...*...\n.......\n.......\n...R...\n'''"
    assert state(at(tiles)).energy == 4  # 7 tiles, the base among them
    assert state(at(tiles.replace(".ooY", "..oY"))).energy == 3
    assert state(at(tiles.replace(".......\n...*", "oooo...\n...*").replace("..oo...", "ooooooo"))).energy == 5


def test_4a_stored_energy_is_added_once():
    match = at(STREET + "stored = {yellow = 2}")
    assert state(match).energy == 5
    assert state(match).stored == [0, 0]


def test_4b_robots_outside_their_area_are_off():
    """The example of phase 1: robot 1 is on and can be used, robot 2 on a tile of nobody is not; nor one on an enemy tile."""
    match = at(STREET.replace('yellow = ["d1"]', 'yellow = ["d1", "d4", "d6"]'))
    assert doc(match)["on"]["yellow"] == [1]
    assert owner(match, "d4") == "."
    assert refused(match, {"robot": "d4"}) == "4d"
    assert refused(match, {"robot": "d6"}) == "4d"
    assert refused(match, {"robot": "d1"}) is None
    assert told(match, "turn") == []


def test_4c_a_robot_that_leaves_its_area_goes_on_acting_and_building():
    match = at(STREET + "energy = 9")
    use(match, "d1", {"move": "d4"})
    use(match, "d4", {"move": "d6"})
    use(match, "d6", {"land": "east"})
    assert tile(match, "e6") == "o"
    assert doc(match)["on"]["yellow"] == [1]


def test_4c_a_robot_built_this_turn_is_on():
    match = at(STREET + "energy = 4")
    use(match, "d1", {"move": "d2"})
    play(match, {"build": "d1"}, {"pay": "white blue"})
    use(match, "d1", {"land": "east"})
    assert tile(match, "e1") == "o"


def test_4d_only_active_robots_of_ones_own_are_used():
    match = at(STREET)
    assert refused(match, {"robot": "d7"}) == "4d"
    assert refused(match, {"robot": "a1"}) == "4d"
    assert refused(match, {"robot": "o15"}) == "4d"


# 6 Control


def test_6a_a_tile_as_far_from_both_players_belongs_to_nobody():
    """Example A of phase 3, and the FAQ: two bases at that distance count no more than one."""
    tiles = "tiles = '''\n...Y...\n...o...\n..oo...\n.Yo*...\n...o...\n...o...\n...R...\n'''"
    match = at(STREET)
    assert [owner(match, f"d{row}") for row in range(1, 8)] == list("yyy.rrr")
    assert owner(at(tiles.replace(".Yo*", "Yoo*")), "d4") == "."
    assert owner(at(tiles), "d4") == "y"


def test_6b_walls_and_foreign_bases_block_the_way():
    """Tile B of the rulebook: Red is 3 steps away, Green 4, and Yellow is cut off by the wall and by Green's base."""
    text = """
tiles = '''
#.......#
.Goo.....
.o.o.....
.YooooR..
.........
.........
....*....
'''
"""
    match = at(text + 'walls = ["b4-c4"]', seats=3)
    b = 3 * 9 + 3
    assert [distances(match.game.terms, state(match), seat)[b] for seat in range(3)] == [-1, 3, 4]
    assert owner(match, "d4") == "r"
    assert owner(at(text, seats=3), "d4") == "y"


def test_6b_a_wall_or_a_base_in_the_way_changes_who_is_nearest():
    text = """
tiles = '''
#.......#
....Y....
....G....
...oo....
...o.....
...ooooR.
....*....
'''
walls = ["d4-e4"]
"""
    match = at(text, seats=3)
    assert owner(match, "e4") == "g"
    assert owner(match, "d4") == "r"
    assert owner(at(text.replace('walls = ["d4-e4"]', ""), seats=3), "d4") == "g"
    assert owner(at(text.replace("....G....", "....o...G").replace('walls = ["d4-e4"]', ""), seats=3), "d4") == "y"


def test_6b_ones_own_bases_do_not_block():
    match = at(STREET.replace("...o...\n...o...\n...*", "...o...\n...Y...\n...*"))
    assert owner(match, "d4") == "y"


def test_6c_tiles_that_are_cut_off_belong_to_nobody():
    match = at(STREET + 'walls = ["d2-d3", "d4-d5"]')
    assert [owner(match, f"d{row}") for row in range(1, 8)] == list("yy..rrr")


def test_6d_a_base_is_always_its_owners():
    match = at(STREET.replace("...o...\n...o...\n...*", "...o...\n...R...\n...*"))
    assert owner(match, "d3") == "r"
    assert owner(match, "d1") == "y"


def test_6e_the_check_goes_over_all_players_and_markers_stay_in_between():
    """Yellow's wall gives a tile to Red, who is not even at the move."""
    match = at(STREET.replace('yellow = ["d1"]', 'yellow = ["d3"]'))
    assert owner(match, "d4") == "."
    use(match, "d3", {"wall": "south"}, {"pay": "blue"})
    assert owner(match, "d4") == "."
    end(match)
    assert owner(match, "d4") == "r"
    assert told(match, "control") == [{"player": 1, "gained": 1, "lost": 0}]


# 7 Production


MINES = """
tiles = '''
...Yob.
...o...
...ow..
...*...
...o...
...o...
...R...
'''
robots = {yellow = ["f1", "e3"], red = ["d7"]}
"""


def test_7a_active_robots_on_own_mines_bring_cubes():
    match = at(MINES)
    end(match)
    assert cubes(match, "yellow") == (1, 1, 0)


def test_7a_every_robot_on_a_mine_brings_one():
    match = at(MINES.replace('"f1", "e3"', '"f1", "f1", "f1"'))
    end(match)
    assert cubes(match, "yellow") == (3, 0, 0)


def test_7b_the_colour_of_a_special_mine_is_chosen_robot_by_robot():
    match = at(STREET.replace("...o...\n...o...\n...R", "...o...\n.......\n...R").replace('yellow = ["d1"]', 'yellow = ["d4", "d4"]'))
    end(match)
    play(match, {"cube": "white"}, {"cube": "brown"})
    assert cubes(match, "yellow") == (2, 2, 1)
    assert asked(match) == (1, "act")


def test_7c_robots_that_are_off_and_foreign_robots_bring_nothing():
    match = at(MINES.replace('"f1", "e3"]', '"f1"]').replace('red = ["d7"]', 'red = ["e3"]'))
    end(match)
    assert cubes(match, "yellow") == (1, 0, 0)
    end(match)
    assert cubes(match, "red") == (0, 0, 0)


def test_7c_a_robot_that_began_the_turn_off_brings_nothing_from_a_mine_won_this_turn():
    text = STREET.replace('yellow = ["d1"]', 'yellow = ["d1", "d4"]')
    match = at(text + "energy = 9")
    use(match, "d1", {"move": "d4"})
    use(match, "d4", {"wall": "south"}, {"pay": "blue"})
    end(match)
    assert owner(match, "d4") == "y"
    assert asked(match) == (0, "cube")
    play(match, {"cube": "white"})
    assert asked(match) == (1, "act")  # one cube only: the other robot was off


# 8 The end


def last_land(**more):
    return at(STREET + "land = 1\n" + "\n".join(f"{key} = {value}" for key, value in more.items()))


def test_8b_the_last_land_tile_laid_ends_the_game_with_the_turn():
    match = last_land()
    use(match, "d1", {"land": "east"})
    assert asked(match) == (0, "act")
    assert refused(use(match, "d1"), {"land": "west"}) == "5.3d"
    play(match, {"move": "d2"})
    end(match)
    assert match.result.reason == "land-gone"


@cites("8c")
def test_8b_consuming_the_last_land_tile_ends_the_game_too():
    match = last_land()
    play(match, {"do": "consume"})
    end(match)
    assert match.result.reason == "land-gone"


def test_8a_a_full_area_ends_the_game():
    signs = list("b" * 5 + "w" * 5 + "u" * 5 + "o" * 30)
    for cell, sign in ((3, "Y"), (24, "*"), (45, "R"), (48, ".")):
        signs.insert(cell, sign)
    rows = ["".join(signs[row : row + 7]) for row in range(0, 49, 7)]
    match = at(f"tiles = {rows}\nrobots = {{red = ['f7']}}\nactive = 'red'\nland = 2")
    use(match, "f7", {"land": "east"})
    assert match.result is None
    end(match)
    assert match.result.reason == "area-full"


def test_8d_turns_without_a_new_tile_end_the_game():
    match = fresh(stall_limit=5)
    for _ in range(9):
        end(match)
    assert match.result is None
    end(match)
    assert match.result.reason == "stalled"


def test_8d_laying_or_consuming_begins_the_count_anew():
    match = fresh(stall_limit=5)
    for _ in range(9):
        end(match)
    play(match, {"do": "consume"})
    end(match)
    assert state(match).stall == 0
    for _ in range(9):
        end(match)
    use(match, "d7" if asked(match)[0] else "d1", {"land": "east"})
    end(match)
    assert state(match).stall == 0


def scores(match):
    return match.game.scores(state(match))


def test_8e_land_scores_1_special_mines_3_tokens_their_value_and_the_rest_nothing():
    match = at(STREET.replace("...o...\n...o...\n...R", "...o...\n.......\n...R") + "points = {yellow = 6, red = 2}")
    # yellow: 3 land tiles, the special mine, 6 in tokens; red: 2; robots and bases are tied at one each
    assert owners(match) == (5, 1)
    assert scores(match) == [3 + 3 + 6 + 1 + 1, 2 + 1 + 1]


def test_8f_8g_8h_8i_majorities_score_3_and_ties_share():
    assert scores(at(MINES.replace("...*...", "......."))) == [3 + 3 + 3 + 1, 2 + 1]
    more = MINES.replace("...*...", ".......").replace("...o...\n...o...\n...R", "...o...\n...o...\n.R.R")
    assert scores(at(more)) == [3 + 3 + 3, 2 + 3]


def test_8i_three_share_1_each_four_get_nothing_and_none_is_no_majority():
    assert scores(fresh(2)) == [2, 2]
    assert scores(fresh(3)) == [2, 2, 2]
    assert scores(fresh(4)) == [0, 0, 0, 0]


def test_8j_cubes_break_a_tie_and_then_the_victory_is_shared():
    match = at("tiles = '''\n...Y...\n.......\n.......\n...*...\n.......\n.......\n...R...\n'''\nland = 1\ncubes = {yellow = {blue = 1}}")
    play(match, {"do": "consume"})
    end(match)
    assert match.result.scores == (1, 1)
    assert match.result.ranks == (1, 2)
    match = at("tiles = '''\n...Y...\n.......\n.......\n...*...\n.......\n.......\n...R...\n'''\nland = 1")
    play(match, {"do": "consume"})
    end(match)
    assert match.result.ranks == (1, 1)


def test_options_stay_short_and_plain():
    match = fresh(4, scenario="open")
    assert options(match) == [{"robot": "h3"}, {"build": "h3"}, {"do": "sell"}, {"do": "consume"}, {"do": "end"}]
