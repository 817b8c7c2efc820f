"""Alliances: two against two."""

import landtake
from landtake.testing import refused
from tests.games.forgotten_planet.planet import asked, at, cubes, doc, end, fresh, options, owner, owners, play, robots, state, use

YELLOW, RED, GREEN, PURPLE = range(4)


def allied(text="", **more):
    extra = "\n".join(f"{key} = {value}" for key, value in more.items())
    return at(text + extra, seats=4, alliances=True)


ROW = """
tiles = '''
....R....
.........
.........
.........
..YoooG..
.........
....*....
.........
....P....
'''
robots = {yellow = ["c5"], red = ["e1"], green = ["g5"], purple = ["e9"]}
cubes = {yellow = {brown = 2, white = 2, blue = 2}, red = {brown = 2, white = 2, blue = 2}}
"""
"""Yellow and Green, allies, with three tiles between them; the one in the middle is as far from both."""


def test_9a_allies_take_turns_alternately_and_the_order_is_drawn():
    orders = {
        tuple(landtake.new("forgotten_planet", seats=4, seed=seed, alliances=True).position()["position"]["order"]) for seed in range(60)
    }
    assert len(orders) == 8
    for order in orders:
        assert {order[0], order[2]} in ({"yellow", "green"}, {"red", "purple"})


def test_9a_an_allied_base_blocks_movement_and_control():
    match = allied(ROW.replace("YoooG..", "YoGoo.."))
    assert refused(use(match, "c5"), {"move": "e5"}) == "5.1c"
    assert owner(match, "f5") == "g"


def test_9b_allies_share_their_cubes():
    match = fresh(4, alliances=True)
    assert state(match).cubes == [2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0]
    end(match)
    end(match)
    assert asked(match)[0] == GREEN
    play(match, {"do": "sell"})
    assert cubes(match, "yellow") == (1, 1, 1)
    assert doc(match)["points"]["green"] == 2


def test_9c_robots_are_on_in_the_allied_area_and_produce_on_allied_mines():
    text = ROW.replace("YoooG..", "YooGb..").replace('yellow = ["c5"]', 'yellow = ["g5"]')
    match = allied(text.replace('green = ["g5"]', 'green = ["g5", "g5"]'))
    assert owner(match, "g5") == "g"
    assert doc(match)["on"]["yellow"] == [1]
    end(match)
    assert cubes(match, "yellow") == (3, 2, 2)  # only the robot of the player whose turn it is


def test_9d_points_bonuses_and_tie_break_are_counted_together():
    match = allied(ROW.replace("YoooG..", "YooGb.."), points="{yellow = 4, green = 2, purple = 2}")
    scores = match.game.scores(state(match))
    # two land tiles, 6 in tokens, 3 for mines; robots and bases are tied, which gives 1 to each side
    assert scores == [2 + 6 + 3 + 2, 2 + 2, 13, 4]
    assert match.game.ranks(state(match)) == [1, 3, 1, 3]


def test_9d_a_tie_of_both_alliances_goes_to_the_cubes():
    match = allied(ROW.replace("YoooG..", "Y...G..").replace("red = {brown = 2, ", "red = {brown = 3, "))
    assert match.game.ranks(state(match)) == [3, 1, 3, 1]


def sharing():
    """Yellow lays the tile that closes the gap between the allies."""
    match = allied(ROW.replace("YoooG", "Yo.oG").replace('yellow = ["c5"]', 'yellow = ["d5"]'))
    use(match, "d5", {"land": "east"})
    end(match)
    return match


def test_9e_9g_the_active_ally_gives_the_shared_tile_to_one_of_the_two():
    match = sharing()
    assert asked(match) == (YELLOW, "share")
    assert options(match) == [{"give": "yellow"}, {"give": "green"}]
    assert refused(match, {"give": "red"}) == "9g"
    play(match, {"give": "green"})
    assert owner(match, "e5") == "g"
    assert asked(match) == (RED, "act")


def test_9e_an_opponents_wall_makes_a_tile_shared_and_the_next_ally_is_asked():
    text = """
tiles = '''
.........
....R....
....o....
....o....
..YoooG..
.........
....*....
.........
....P....
'''
robots = {yellow = ["c5"], red = ["e4"], green = ["g5"], purple = ["e9"]}
cubes = {red = {brown = 2, white = 2, blue = 2}}
owners = ['.........', '....r....', '....r....', '....r....', '..yy.gg..', '.........', '.........', '.........', '....p....']
turn = 2
active = "red"
"""
    match = allied(text)
    use(match, "e4", {"wall": "south"}, {"pay": "blue"})
    assert owner(match, "e5") == "."
    end(match)
    assert asked(match) == (GREEN, "share")
    play(match, {"give": "yellow"})
    assert owner(match, "e5") == "y"
    assert asked(match) == (GREEN, "act")


def test_9e_several_shared_tiles_are_given_row_by_row():
    match = allied(ROW.replace(".........\n..YoooG", "....o....\n..Yo.oG").replace('yellow = ["c5"]', 'yellow = ["d5"]'))
    use(match, "d5", {"land": "east"})
    end(match)
    assert state(match).pending == [3 * 9 + 4, 4 * 9 + 4]
    play(match, {"give": "yellow"}, {"give": "green"})
    assert (owner(match, "e4"), owner(match, "e5")) == ("y", "g")


def test_9f_a_shared_tile_is_given_anew_only_when_a_neighbour_is_new_or_changes_hands():
    match = play(sharing(), {"give": "green"})
    end(match)  # red
    use(match, "g5", {"land": "north"})  # green, not beside the shared tile
    end(match)
    assert asked(match) == (PURPLE, "act")
    end(match)
    use(match, "d5", {"move": "e5"})
    use(match, "e5", {"land": "north"})
    end(match)
    assert asked(match) == (YELLOW, "share")  # first the new tile, shared as well, then its neighbour
    assert state(match).pending == [3 * 9 + 4, 4 * 9 + 4]
    play(match, {"give": "green"}, {"give": "yellow"})
    assert owner(match, "e5") == "y"
    assert owners(match)[GREEN] == 4


def test_5_7a_self_destruction_hits_allies():
    match = allied(ROW.replace('yellow = ["c5"]', 'yellow = ["d5"]').replace('green = ["g5"]', 'green = ["d5", "g5"]'))
    use(match, "d5", {"blast": "robots"})
    assert robots(match, "green") == ["g5"]
