"""Phase 2, one test a rule: what robots and bases may do and may not."""

import pytest

import landtake
from landtake import CHANCE
from landtake.testing import refused
from tests.games.forgotten_planet.planet import STREET, asked, at, cubes, doc, end, fresh, options, owner, play, robots, state, tile, use


def rich(text=STREET, energy=9, brown=3, white=3, blue=3, **more):
    """A position in which Yellow has plenty of everything."""
    text = text.replace("brown = 1, white = 1, blue = 1}, red", f"brown = {brown}, white = {white}, blue = {blue}}}, red")
    return at(text + f"\nenergy = {energy}\n" + "\n".join(f"{key} = {value}" for key, value in more.items()))


FIELD = """
tiles = '''
...Y...
..ooo..
..ooo..
...*...
.......
...o...
...R...
'''
robots = {yellow = ["d2"], red = ["d7"]}
cubes = {yellow = {brown = 1, white = 1, blue = 1}, red = {brown = 1, white = 1, blue = 1}}
"""


# 5 Energy


def test_5a_actions_come_in_any_order_and_as_often_as_one_likes():
    match = rich(energy=4)
    play(match, {"do": "sell"}, {"do": "sell"})
    use(match, "d1", {"land": "east"})
    play(match, {"do": "sell"})
    assert doc(match)["points"]["yellow"] == 6
    assert asked(match)[0] == 1


def test_5b_every_action_needs_all_of_its_energy():
    match = rich(energy=1)
    assert refused(match, {"build": "d1"}) == "5b"
    assert refused(match, {"concentrate": "blue"}) == "5b"
    use(match, "d1")
    assert refused(match, {"blast": "robots"}) == "5b"
    match = use(at(PUSH + "energy = 1"), "b2")
    assert refused(match, {"push": "east"}) == "5b"
    assert refused(match, {"blast": "east"}) == "5b"
    match = rich(FIELD.replace('"d2"', '"c3"'), energy=2)
    assert refused(use(match, "c3"), {"base": "west"}) == "5b"


def test_5c_what_is_neither_used_nor_stored_is_lost_and_without_energy_the_phase_is_over():
    match = rich(energy=5)
    end(match, store=1)
    assert state(match).stored == [1, 0]
    assert asked(match) == (1, "act")
    match = rich(energy=1)
    play(match, {"do": "consume"})
    assert asked(match) == (1, "act")


def test_5d_a_player_without_robots_still_acts():
    match = rich(STREET.replace('yellow = ["d1"], ', ""), energy=4)
    assert [next(iter(option)) for option in options(match)] == ["build", "do", "concentrate", "concentrate", "concentrate", "do", "do"]


def test_5e_a_new_base_and_new_tiles_are_usable_at_once():
    match = rich(FIELD.replace('"d2"', '"c3"'), brown=2)
    use(match, "c3", {"base": "west"})
    assert owner(match, "b3") == "."
    play(match, {"build": "b3"}, {"pay": "white blue"})
    use(match, "c3", {"land": "south"})
    use(match, "c3", {"move": "c4"})
    use(match, "b3", {"move": "c3"})
    end(match)
    assert owner(match, "b3") == "y"


def test_5f_a_robot_that_can_do_nothing_is_not_chosen():
    walled = """
tiles = '''
.Y.....
.......
.......
...*...
.......
..o....
...R...
'''
robots = {yellow = ["b1"], red = ["d7"]}
walls = ["a1-b1", "b1-c1"]
land = 1
"""
    match = at(walled + "energy = 2")
    assert refused(match, {"robot": "b1"}) is None
    play(match, {"do": "consume"})
    assert refused(match, {"robot": "b1"}) == "5f"
    assert options(match) == [{"do": "end"}]


# 5.1 Movement


def test_5_1a_one_energy_moves_up_to_three_tiles_and_four_cost_two():
    match = rich(energy=3)
    use(match, "d1")
    assert [option["move"] for option in options(match) if "move" in option] == ["d2", "d3", "d4"]
    assert refused(match, {"move": "d5"}) == "5.1a"
    assert refused(match, {"move": "d1"}) == "5.1a"
    play(match, {"move": "d3"})
    assert state(match).energy == 2
    use(match, "d3", {"move": "d5"})
    assert state(match).energy == 1


def test_5_1b_robots_move_over_tiles_and_not_diagonally():
    match = use(fresh(), "d1", {"land": "south"})
    use(match, "d1")
    assert refused(match, {"move": "e1"}) == "5.1b"
    match = rich(STREET.replace("...Y...\n...o...", "...Y...\n..o...."))
    assert refused(use(match, "d1"), {"move": "c2"}) == "5.1d"


def test_5_1c_own_bases_are_open_and_others_are_not():
    match = rich(STREET.replace("...o...\n...R", "...Y...\n...R"))
    use(match, "d1", {"move": "d4"})
    use(match, "d4", {"move": "d6"})
    assert robots(match, "yellow") == ["d6"]
    assert refused(use(match, "d6"), {"move": "d7"}) == "5.1c"


def test_5_1d_walls_stop_robots():
    match = rich(FIELD + 'walls = ["d2-d3", "c2-d2", "d2-e2"]')
    assert refused(use(match, "d2"), {"move": "d3"}) == "5.1d"
    match = rich(FIELD + 'walls = ["d2-d3"]')
    use(match, "d2", {"move": "d3"})  # round the wall in three steps
    assert robots(match, "yellow") == ["d3"]


# 5.2 Bases


def test_5_2a_a_base_costs_3_energy_and_a_cube_of_each_colour():
    match = rich(FIELD.replace('"d2"', '"c3"'), energy=4, brown=1, white=2, blue=1)
    use(match, "c3", {"base": "west"})
    assert tile(match, "b3") == "Y"
    assert cubes(match, "yellow") == (0, 1, 0)
    assert state(match).energy == 1
    assert state(match).bases_left == 5
    match = rich(FIELD.replace('"d2"', '"c3"'), brown=0)
    assert refused(use(match, "c3"), {"base": "west"}) == "5.2a"


@pytest.mark.parametrize("near", ["Y", "R", "b", "w", "u", "*"])
def test_5_2b_no_base_beside_a_base_or_a_mine_whoever_owns_it_and_walls_do_not_help(near):
    text = FIELD.replace('"d2"', '"c3"').replace("..ooo..\n..ooo..", f"..ooo..\n{near}.ooo..")
    match = rich(text + 'walls = ["a3-b3"]')
    assert refused(use(match, "c3"), {"base": "west"}) == "5.2b"


def test_5_2c_no_base_without_base_tiles():
    match = rich(FIELD.replace('"d2"', '"c3"').replace("...o...\n...R...", "Y.Y.Y.Y\n.Y.R..Y"))
    assert state(match).bases_left == 0
    assert refused(use(match, "c3"), {"base": "west"}) == "5.2c"


# 5.3 Land


def test_5_3a_land_costs_1_energy_and_comes_from_the_bank():
    match = rich(energy=2)
    use(match, "d1", {"land": "west"})
    assert (tile(match, "c1"), state(match).energy, state(match).land_left) == ("o", 1, 33 - 4 - 1)


def test_5_3b_a_tile_needs_an_empty_space():
    match = use(rich(FIELD), "d2")
    for build in ("land", "mine", "base"):
        assert refused(match, {build: "south"}) == "5.3b"


def test_5_3c_nothing_is_built_across_a_wall():
    match = rich(FIELD.replace('"d2"', '"c3"') + 'walls = ["b3-c3"]')
    use(match, "c3")
    for build in ("land", "mine", "base"):
        assert refused(match, {build: "west"}) == "5.3c"


def test_5_3d_without_land_tiles_none_is_laid_or_consumed():
    match = rich(land=1)
    play(match, {"do": "consume"})
    assert refused(match, {"do": "consume"}) == "5.3d"
    assert refused(use(match, "d1"), {"land": "east"}) == "5.3d"


# 5.4 Mines


def mining(roll, **more):
    match = rich(FIELD.replace('"d2"', '"c2"'), **more)
    use(match, "c2", {"mine": "west"})
    assert asked(match) == (CHANCE, "roll")
    return play(match, {"roll": roll})


@pytest.mark.parametrize(("roll", "sign"), [("land", "o"), ("brown", "b"), ("white", "w"), ("blue", "u")])
def test_5_4a_the_space_is_chosen_first_and_the_die_says_what_is_laid(roll, sign):
    match = mining(roll)
    assert tile(match, "b2") == sign
    assert state(match).energy == 8
    assert sum(state(match).mines_left) == (24 if roll == "land" else 23)


def test_5_4b_on_a_six_the_player_chooses_any_type():
    match = mining("choice")
    assert asked(match) == (0, "tile")
    assert options(match) == [{"tile": "land"}, {"tile": "brown"}, {"tile": "white"}, {"tile": "blue"}]
    play(match, {"tile": "blue"})
    assert tile(match, "b2") == "u"


def test_5_4c_a_mine_keeps_apart_from_mines_and_bases():
    match = use(fresh(), "d1")
    assert refused(match, {"mine": "east"}) == "5.4c"
    match = rich(FIELD.replace('"d2"', '"c3"'))
    play(match, {"robot": "c3"}, {"land": "south"})
    assert refused(use(match, "c3"), {"mine": "west"}) is None
    match = rich(FIELD.replace("...*...", "..o*...").replace('"d2"', '"c4"'))
    assert refused(use(match, "c4"), {"mine": "west"}) is None
    match = rich(FIELD.replace('"d2"', '"e3"').replace("...*...", "....*.."))
    assert refused(use(match, "e3"), {"mine": "east"}) is None
    match = rich(FIELD.replace('"d2"', '"c3"').replace("..ooo..\n..ooo..", ".booo..\n..ooo.."))
    assert refused(use(match, "c3"), {"mine": "west"}) == "5.4c"


def test_5_4c_with_the_setting_any_such_a_space_can_be_tried_and_gives_land():
    match = fresh(mine_site="any")
    use(match, "d1", {"mine": "east"})
    assert [option.to_json() for option in match.options(CHANCE)] == [{"roll": "land"}, {"roll": "choice"}]
    play(match, {"roll": "choice"})
    assert options(match) == [{"tile": "land"}]
    play(match, {"tile": "land"})
    assert tile(match, "e1") == "o"


def test_5_4d_what_is_used_up_is_rolled_again_with_the_other_weights_as_they_are():
    match = rich(FIELD.replace('"d2"', '"c2"').replace("...*...\n.......", "bbb*bbb\nbb....."))
    assert state(match).mines_left[0] == 0
    use(match, "c2", {"mine": "west"})
    names = [option.to_json()["roll"] for option in match.options(CHANCE)]
    assert dict(zip(names, match.game.weights(state(match)), strict=True)) == {"land": 2, "white": 1, "blue": 1, "choice": 1}
    assert refused(match, {"roll": "brown"}, CHANCE) == "5.4d"
    play(match, {"roll": "choice"})
    assert refused(match, {"tile": "brown"}) == "5.4d"


def test_5_4d_with_land_used_up_only_mines_come_up():
    match = rich(FIELD.replace('"d2"', '"c2"'), land=1)
    play(match, {"do": "consume"})
    use(match, "c2", {"mine": "west"})
    assert [option.to_json()["roll"] for option in match.options(CHANCE)] == ["brown", "white", "blue", "choice"]


def test_5_4e_with_nothing_left_there_is_no_roll():
    text = """
tiles = '''
bbbbbbb
bwwwwww
wwuuuuu
uuu....
Y......
oo.....
...R..*
'''
robots = {yellow = ["b6"]}
land = 1
energy = 3
"""
    match = at(text)
    assert sum(state(match).mines_left) == 0
    play(match, {"do": "consume"})
    assert refused(use(match, "b6"), {"mine": "south"}) == "5.4e"
    match = at(text, mine_site="any")
    play(match, {"do": "consume"})
    use(match, "b6")
    assert refused(match, {"mine": "north"}) == "5.4e"


# 5.5 Walls


def test_5_5a_a_wall_costs_1_energy_and_a_cube_of_any_colour():
    match = rich(FIELD)
    use(match, "d2", {"wall": "south"})
    assert asked(match) == (0, "pay")
    assert options(match) == [{"pay": "brown"}, {"pay": "white"}, {"pay": "blue"}]
    assert refused(match, {"pay": "brown white"}) == "5.5a"
    play(match, {"pay": "white"})
    assert doc(match)["walls"] == ["d2-d3"]
    assert (cubes(match, "yellow"), state(match).energy, state(match).walls_left) == ((3, 2, 3), 8, 27)
    match = rich(FIELD, brown=0, white=0, blue=0)
    assert refused(use(match, "d2"), {"wall": "south"}) == "5.5a"


def test_5_5b_a_wall_stands_between_two_available_spaces_and_where_none_is():
    match = rich(FIELD)
    use(match, "d2", {"wall": "south"}, {"pay": "white"})
    assert refused(use(match, "d2"), {"wall": "south"}) == "5.5b"
    match = use(rich(), "d1")
    assert refused(match, {"wall": "north"}) == "5.5b"
    play(match, {"wall": "east"}, {"pay": "white"})  # towards an empty space
    assert doc(match)["walls"] == ["d1-e1"]


def test_5_5c_no_single_tile_is_enclosed():
    match = rich(FIELD + 'walls = ["c2-d2", "d2-e2", "d2-d3"]')
    assert refused(use(match, "d2"), {"wall": "north"}) == "5.5c"
    match = rich(STREET.replace('"d1"', '"d2"') + 'walls = ["c1-d1", "d1-e1"]')
    assert refused(use(match, "d2"), {"wall": "north"}) == "5.5c"  # the base would be enclosed


def test_5_5c_a_group_of_tiles_or_an_empty_space_may_be_closed_off():
    text = FIELD.replace("..ooo..\n..ooo..", "...o...\n...o...") + 'walls = ["c2-d2", "d2-e2", "c3-d3", "d3-e3", "d3-d4"]'
    match = rich(text)
    use(match, "d2", {"wall": "north"}, {"pay": "blue"})
    end(match)
    assert (owner(match, "d2"), owner(match, "d3")) == (".", ".")
    corner = rich(STREET.replace("...Y...\n...o...", "...Yoo.\n...o...").replace('"d1"', '"f1"') + 'walls = ["g1-g2"]')
    use(corner, "f1", {"wall": "east"}, {"pay": "blue"})
    assert "f1-g1" in doc(corner)["walls"]


def test_5_5d_there_are_28_walls():
    walls = [f"{column}{row}-{column}{row + 1}" for column in "abcefg" for row in range(1, 6)][:28]
    match = rich(walls=str(walls))
    assert state(match).walls_left == 0
    assert refused(use(match, "d1"), {"wall": "east"}) == "5.5d"


# 5.6 Pushing


PUSH = """
tiles = '''
.......
Yoooo.R
.......
...*...
.......
.......
.......
'''
robots = {yellow = ["b2"], red = ["g2"]}
walls = ["b2-c2"]
"""


def test_5_6a_a_push_moves_wall_and_robot_by_one_tile_for_2_energy():
    match = at(PUSH + "energy = 3")
    use(match, "b2", {"push": "east"})
    assert doc(match)["walls"] == ["c2-d2"]
    assert robots(match, "yellow") == ["c2"]
    assert state(match).energy == 1


def test_5_6a_the_example_a_push_gains_two_tiles_and_switches_a_robot_off():
    """Two tiles become yellow, and in the next phase 1 the other robot is off."""
    text = """
tiles = '''
..o....
YooooR.
.......
...*...
.......
.......
.......
'''
robots = {yellow = ["b2"], red = ["c1"]}
walls = ["b2-c2"]
energy = 2
"""
    match = at(text)
    assert (owner(match, "c1"), owner(match, "c2")) == ("r", "r")
    use(match, "b2", {"push": "east"})
    assert (owner(match, "c1"), owner(match, "c2"), owner(match, "d2")) == ("y", "y", "r")
    assert asked(match) == (1, "act")
    assert refused(match, {"robot": "c1"}) == "4d"


def test_5_6b_there_must_be_a_wall_to_push():
    match = at(PUSH + "energy = 3")
    assert refused(use(match, "b2"), {"push": "north"}) == "5.6b"


@pytest.mark.parametrize("blocked", ["robot", "off robot", "mine", "base", "wall", "special"])
def test_5_6c_not_across_robots_mines_or_bases_nor_into_a_wall(blocked):
    text = {
        "robot": PUSH.replace('["b2"]', '["b2", "c2"]'),
        "off robot": PUSH.replace('red = ["g2"]', 'red = ["c2"]'),
        "mine": PUSH.replace("Yoooo", "Yobo."),
        "base": PUSH.replace("Yoooo", "YoYoo"),
        "wall": PUSH.replace('"b2-c2"', '"b2-c2", "c2-d2"'),
        "special": PUSH.replace("Yoooo", "Yo*oo"),
    }[blocked]
    assert refused(use(at(text + "energy = 3"), "b2"), {"push": "east"}) == "5.6c"


def test_5_6d_a_wall_is_not_pushed_across_an_empty_space():
    match = at(PUSH.replace("Yoooo", "Yo.oo") + "energy = 3")
    assert refused(use(match, "b2"), {"push": "east"}) == "5.6d"


def test_5_6e_the_wall_must_be_allowed_where_it_comes_to_stand():
    border = """
tiles = '''
.......
Yoooooo
.......
...*...
.......
.......
......R
'''
robots = {yellow = ["f2"]}
walls = ["f2-g2"]
energy = 3
"""
    assert refused(use(at(border), "f2"), {"push": "east"}) == "5.6e"
    enclosed = PUSH.replace('"b2-c2"', '"b2-c2", "d1-d2", "d2-d3", "d2-e2"')
    assert refused(use(at(enclosed + "energy = 3"), "b2"), {"push": "east"}) == "5.6e"


# 5.7 Self-destruction


def test_5_7a_a_robot_destroys_itself_and_all_on_its_tile():
    match = rich(STREET.replace('yellow = ["d1"], red = ["d7"]', 'yellow = ["d2", "d2", "d1"], red = ["d2", "d7"]'))
    use(match, "d2", {"blast": "robots"})
    assert (robots(match, "yellow"), robots(match, "red")) == (["d1"], ["d7"])
    assert state(match).energy == 7


def test_5_7a_a_base_survives():
    match = rich()
    use(match, "d1", {"blast": "robots"})
    assert (tile(match, "d1"), robots(match, "yellow")) == ("Y", [])


def test_5_7b_or_itself_and_a_wall_and_no_other_robot():
    match = rich(FIELD.replace('["d2"]', '["d2", "d2"]').replace('red = ["d7"]', 'red = ["d2"]') + 'walls = ["d2-d3", "c2-d2"]')
    use(match, "d2", {"blast": "south"})
    assert doc(match)["walls"] == ["c2-d2"]
    assert (robots(match, "yellow"), robots(match, "red")) == (["d2"], ["d2"])
    assert state(match).walls_left == 27


def test_5_7c_a_wall_must_stand_there():
    assert refused(use(rich(), "d1"), {"blast": "south"}) == "5.7c"


def test_5_7d_destroyed_robots_can_be_built_again():
    match = rich(STREET.replace('yellow = ["d1"]', 'yellow = ["d1", "d2", "d2", "d2", "d2", "d2", "d2"]'))
    assert refused(match, {"build": "d1"}) == "5.8c"
    use(match, "d1", {"blast": "robots"})
    play(match, {"build": "d1"}, {"pay": "blue blue"})
    assert len(robots(match, "yellow")) == 7


# 5.8 Robots


def test_5_8a_a_robot_costs_2_energy_and_two_cubes():
    match = rich(energy=3, brown=2, white=1, blue=0)
    play(match, {"build": "d1"})
    assert options(match) == [{"pay": "brown brown"}, {"pay": "brown white"}]
    assert refused(match, {"pay": "brown"}) == "5.8a"
    play(match, {"pay": "brown brown"})
    assert (cubes(match, "yellow"), state(match).energy, robots(match, "yellow")) == ((0, 1, 0), 1, ["d1", "d1"])
    assert refused(rich(brown=1, white=0, blue=0), {"build": "d1"}) == "5.8a"


def test_5_8b_any_own_base_produces_as_often_as_one_likes():
    match = rich(STREET.replace("...o...\n...R", "...Y...\n...R"))
    assert [option["build"] for option in options(match) if "build" in option] == ["d1", "d6"]
    for _ in range(2):
        play(match, {"build": "d6"}, {"pay": "white blue"})
    assert robots(match, "yellow") == ["d1", "d6", "d6"]
    assert refused(match, {"build": "d7"}) == "5.8b"
    assert refused(match, {"build": "a1"}) == "5.8b"


def test_5_8c_nobody_has_more_than_7_robots():
    match = rich(STREET.replace('yellow = ["d1"]', "yellow = [" + ", ".join(['"d1"'] * 7) + "]"))
    assert refused(match, {"build": "d1"}) == "5.8c"
    with pytest.raises(landtake.BadPosition, match="yellow has 8"):
        rich(STREET.replace('yellow = ["d1"]', "yellow = [" + ", ".join(['"d1"'] * 8) + "]"))


def test_5_8d_only_cubes_that_are_held_pay():
    match = rich(brown=2, white=0, blue=0)
    play(match, {"build": "d1"})
    assert refused(match, {"pay": "white blue"}) == "5.8d"
    match = rich(FIELD, brown=2, white=0, blue=0)
    use(match, "d2", {"wall": "south"})
    assert refused(match, {"pay": "blue"}) == "5.8d"


# 5.9 to 5.12


def test_5_9a_three_different_cubes_bring_2_points():
    match = rich(energy=2, brown=1)
    play(match, {"do": "sell"})
    assert (cubes(match, "yellow"), doc(match)["points"]["yellow"]) == ((0, 2, 2), 2)
    assert refused(match, {"do": "sell"}) == "5.9a"


def test_5_9b_the_bank_pays_52_points_in_all():
    match = rich(points="{yellow = 20, red = 30}")
    play(match, {"do": "sell"})
    assert refused(match, {"do": "sell"}) == "5.9b"
    with pytest.raises(landtake.BadPosition, match="54 points"):
        rich(points="{yellow = 24, red = 30}")


def test_5_10a_four_energy_become_a_cube():
    match = rich(energy=5)
    play(match, {"concentrate": "white"})
    assert (cubes(match, "yellow"), state(match).energy) == ((3, 4, 3), 1)
    assert refused(match, {"concentrate": "white"}) == "5b"


def test_5_11a_up_to_3_energy_is_stored():
    match = rich(energy=5)
    play(match, {"do": "end"})
    assert options(match) == [{"store": count} for count in range(4)]
    match = rich(energy=2)
    play(match, {"do": "end"})
    assert refused(match, {"store": 3}) == "5.11a"
    play(match, {"store": 2})
    end(match)
    assert state(match).energy == 3 + 2


def test_5_12a_a_land_tile_leaves_the_game():
    match = rich(energy=2)
    left = state(match).land_left
    play(match, {"do": "consume"})
    assert (state(match).land_left, state(match).energy) == (left - 1, 1)
