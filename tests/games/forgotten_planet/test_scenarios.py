"""Scenario files: those that are shipped, those that are broken or unfair, and those that are made."""

import pytest

import landtake
from landtake.games.forgotten_planet import scenario
from landtake.games.forgotten_planet.scenario import BadScenario, chosen, parse, read, shipped
from landtake.games.forgotten_planet.scenario_check import check_file, complaints
from landtake.games.forgotten_planet.scenario_make import make
from landtake.games.forgotten_planet.scenario_paths import shares
from landtake.testing import cites

GOOD = '''name = "Two Posts"
players = 2
land = 14
grid = """
1 . . . .
. . # . .
. . * . .
. . # . .
. . . . 2
"""
'''


def test_10a_a_fixed_area_may_have_unavailable_spaces():
    field = parse(GOOD)
    assert (field.grid.width, field.grid.height, field.grid.area) == (5, 5, 23)
    assert (field.sites, field.special, field.land, field.bases) == ([0, 24], [12], 14, 8)
    assert field.grid.beside[2 * 4 + 2] == -1


def test_10b_an_open_area_is_a_table_all_of_which_is_available():
    assert chosen("open", 4).open
    assert chosen("open", 4).grid.area == 15 * 15
    with pytest.raises(BadScenario, match="scenario:7:5: an open area has no unavailable cells"):
        parse(GOOD.replace("land", 'area = "open"\nland'))


@cites("10c")
@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (". . # . .\n. . *", ". . 1# . .\n. . *", "6:5: start base 1 and an obstacle cannot share a cell"),
        (". . # . .\n. . *", ". . 12 . .\n. . *", "6:5: start base 1 and start base 2 cannot share a cell"),
        ("1 . . . .", "1 * *. . .", "5:5: a special mine and a free cell cannot share a cell"),
        ("land = 14", "land = 80", r"3:8: land = 80: there are 72 land tiles in the box \(rule 10c\)"),
        ("land = 14", "land = 0", "3:8: land = 0"),
        ("players = 2", "players = 5", "2:11: players = 5: the game is for 2 to 4 players"),
        ("1 . . . .\n", "1 . . .\n", "6:9: this row has 5 cells; the first has 4"),
        (". . # . .\n. . *", ". . #\n. . *", "6:5: this row has 3 cells; the first has 5"),
        ("1 . . . .", "1 . 1 . .", "5:5: start base 1 stands there twice"),
        ("1 . . . .", "1 . 3 . .", "5:5: start base 3 in a scenario for 2 players"),
        ("1 . . . .", ". . . . .", "4:1: start base 1 is missing"),
        ("1 . . . .", "1 . x . .", "5:5: 'x' means nothing"),
        (". . * . .", ". . . . .", "4:1: 0 special mines; there are 1 to 4"),
        (". . * . .", "* * * * *", "4:1: 5 special mines; there are 1 to 4"),
        ("1 . . . .\n. .", "1 # . . .\n# .", "5:1: start base 1 has no available cell beside it"),
        ('name = "Two Posts"', 'name = "Two Posts', "1:18: Illegal"),
        ('name = "Two Posts"\n', "", "1:1: the scenario has no 'name'"),
        ("players = 2", 'players = "two"', "2:11: players is 'two', not a whole number"),
        ("players = 2", "players = 2\nplayer = 3", "3:1: a scenario has no 'player'"),
        ("land", 'area = "round"\nland', "3:8: the area is fixed or open, not 'round'"),
        ("land", "bases = 17\nland", "3:9: bases = 17"),
        ('grid = """\n', 'grid = """ ', "4:8: draw the grid on lines of its own"),
    ],
)
def test_a_broken_scenario_is_refused_with_line_and_column(old, new, says):
    assert old in GOOD
    with pytest.raises(BadScenario, match=f"^scenario:{says}"):
        parse(GOOD.replace(old, new, 1))


def test_10c_a_grid_may_be_15_by_15_and_no_larger():
    row = ". " * 16 + "\n"
    with pytest.raises(BadScenario, match="16 by 5 cells"):
        parse(GOOD.split('"""')[0] + '"""\n' + row * 5 + '"""\n')


def test_a_file_that_is_not_there_or_no_text_is_refused(tmp_path):
    assert "No such file" in check_file(tmp_path / "nothing.toml")[0]
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe\x00")
    assert "not a text file" in check_file(tmp_path / "bytes.toml")[0]
    (tmp_path / "bad.toml").write_text(GOOD.replace("land = 14", "land = 99"), encoding="utf-8")
    assert check_file(tmp_path / "bad.toml")[0].startswith(f"{tmp_path / 'bad.toml'}:3:8: land = 99")


@pytest.mark.parametrize("path", shipped(), ids=lambda path: path.stem)
def test_every_shipped_scenario_is_fair(path):
    assert check_file(path) == []
    family, _, players = path.stem.rpartition("-")
    assert read(path).players == int(players)
    assert family in {
        value for setting in landtake.info("forgotten_planet").settings if setting.name == "scenario" for value in setting.values
    }


def test_the_printed_numbers_of_land_tiles():
    assert [chosen("start", players).land for players in (2, 3, 4)] == [33, 41, 53]
    assert shares(chosen("start", 3)) == [17, 17, 16]
    assert shares(chosen("start", 4)) == [16] * 4


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (". . * . .", ". * . . .", "base 1 is 3 steps away; base 2 is 5 steps away"),
        ("1 . . . .\n. . # . .", "1 . . # .\n. . # # #", "No base can reach e1"),
        ("land = 14", "land = 22", "22 land tiles are many for 23 cells; two thirds would be 15"),
        ("land = 14", "land = 5", "5 land tiles are few"),
        ("1 . . . .\n", ". . . . .\n1 . . . .\n", "nearest to unequal parts"),
    ],
)
def test_unfair_scenarios_are_told_in_words(old, new, says):
    assert any(says in sentence for sentence in complaints(parse(GOOD.replace(old, new, 1))))


def test_open_areas_keep_players_in_reach():
    rows = ["1" + " ." * 14] + [". " * 15] * 13 + [". " * 14 + "2"]
    rows[7] = ". " * 7 + "* " + ". " * 7
    text = 'name = "Far"\nplayers = 2\narea = "open"\nland = 40\ngrid = """\n' + "\n".join(rows) + '\n"""\n'
    assert any("28 steps from the next one" in sentence for sentence in complaints(parse(text)))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_made_scenarios_are_balanced_and_repeatable(players, tmp_path):
    texts = [make(players, seed) for seed in range(8)]
    assert make(players, 3) == texts[3]
    assert len(set(texts)) > 4
    for text in texts:
        assert complaints(parse(text)) == []
        assert max(shares(parse(text))) - min(shares(parse(text))) <= 1


def test_scenarios_are_made_for_2_to_4_players():
    with pytest.raises(landtake.BadSetting, match="not 7"):
        make(7, 1)


def test_a_players_own_scenario_is_played_and_replayed(tmp_path, monkeypatch):
    path = tmp_path / "two-posts.toml"
    path.write_text(GOOD, encoding="utf-8")
    monkeypatch.setenv(scenario.FOLDER_VARIABLE, str(tmp_path))
    assert scenario.add_own() == ["two-posts"]
    try:
        match = landtake.new("forgotten_planet", seats=2, seed=1, scenario="two-posts")
        assert len(match.position()["position"]["tiles"]) == 5
        assert landtake.replay(str(match.log)).position() == match.position()
        with pytest.raises(landtake.BadSetting, match="not for 3 players but for 2"):
            landtake.new("forgotten_planet", seats=3, scenario="two-posts")
    finally:
        scenario.forget("two-posts")
    with pytest.raises(landtake.BadSetting, match="'two-posts'"):
        landtake.new("forgotten_planet", seats=2, scenario="two-posts")


def test_the_name_of_a_shipped_scenario_is_taken(tmp_path):
    path = tmp_path / "halls.toml"
    path.write_text(GOOD, encoding="utf-8")
    with pytest.raises(BadScenario, match="call the file otherwise"):
        scenario.add(path)
