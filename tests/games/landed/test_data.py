"""Landed's data files: what the rulebook says of them, and what is refused."""

import shutil

import pytest

from landtake.core.data import DataError
from landtake.games.landed.data import FOLDER, PRINTED, SATELLITES, TERRAINS, Printed
from landtake.games.landed.tables import FACE_OPTIONS, LABEL
from landtake.testing import cites


@pytest.fixture
def folder(tmp_path):
    target = tmp_path / "landed" / "data"
    shutil.copytree(FOLDER, target)
    return target


def change(folder, file, old, new):
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")


def line(folder, file, text):
    """The line on which the table with this entry begins."""
    rows = (folder / file).read_text(encoding="utf-8").splitlines()
    at = next(index for index, row in enumerate(rows) if row == text)
    return next(index + 1 for index in range(at, -1, -1) if rows[index].startswith("[["))


@cites("1a")
def test_1a_there_are_59_tiles_36_contracts_and_18_satellite_cards():
    assert (len(PRINTED.sides), len(PRINTED.contracts), sum(PRINTED.copies)) == (59, 36, 18)
    assert len(SATELLITES) == len(PRINTED.copies) == 7


def test_1c_a_side_has_one_to_three_terrains_and_shares_none_with_the_other():
    for one, other in PRINTED.sides:
        assert 1 <= len({edge for edge in one if edge < 6}) <= 3
        assert not ({edge for edge in one if edge < 6} & set(other))


def test_1c_the_terrains_are_about_equally_common_and_lava_is_rare():
    edges = [edge for sides in PRINTED.sides for side in sides for edge in side]
    assert all(108 <= edges.count(terrain) <= 113 for terrain in range(6))
    assert edges.count(6) == 42


def test_1g_24_tiles_have_a_satellite():
    assert sum(PRINTED.satellite_tiles) == 24


def test_1h_contract_19_is_the_card_of_the_rulebook():
    card = PRINTED.contracts[18]
    assert (TERRAINS[card.terrain], card.levels[2]) == ("mountain", (4, 10, 6))
    assert card.ability == 0  # draw two tiles


def test_1h_a_mountain_of_five_pays_eight_silver():
    mountains = [card for card in PRINTED.contracts if TERRAINS[card.terrain] == "mountain"]
    assert any(level == (5, 13, 8) for card in mountains for level in card.levels)


def test_4d_faces_that_look_the_same_are_one_choice():
    faces = {1: 2, 7: 7, 19: 12, 59: 9}  # uniform both; uniform and halves; two patterns; a half-turn symmetry and halves
    assert {tile: len(FACE_OPTIONS[tile]) for tile in faces} == faces


def test_1b_a_clockwise_turn_moves_the_east_edge_to_the_south_east():
    start = LABEL[:6]
    turned = LABEL[6:12]
    assert turned == [start[5], *start[:5]]


def test_58_tiles_are_refused(folder):
    path = folder / "tiles.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text[: text.rindex("[[tile]]")], encoding="utf-8")
    with pytest.raises(DataError, match=r"^landed/data/tiles\.toml:\d+: 58 tiles; there are 59 \(rule 1a\)$"):
        Printed(folder)


def test_a_tile_with_the_same_terrain_on_both_sides_is_refused_with_its_line(folder):
    change(folder, "tiles.toml", 'id = 31\na = "MMMFFF"', 'id = 31\na = "MMMLLL"')
    where = line(folder, "tiles.toml", "id = 31")
    with pytest.raises(DataError) as error:
        Printed(folder)
    assert str(error.value) == f"landed/data/tiles.toml:{where}: tile 31: side b repeats terrain 'lake' of side a (rule 1c)"


@pytest.mark.parametrize(
    ("levels", "says"),
    [
        ("[[2, 4, 2], [3, 7, 4], [4, 10, 6]]", "3 levels; there are four"),
        ("[[2, 4, 2], [3, 7, 4], [3, 10, 6], [5, 13, 8]]", "level [3, 10, 6] does not rise above [3, 7, 4]"),
        ("[[2, 4, 2], [3, 7, 4], [4, 10, 11], [5, 13, 12]]", "level [4, 10, 11] has more gold than silver"),
        ('[[2, 4, 2], [3, 7, 4], [4, "ten", 6], [5, 13, 8]]', "is not [size, gold, silver]"),
    ],
)
def test_a_contract_without_four_rising_levels_is_refused_with_its_line(folder, levels, says):
    text = (folder / "contracts.toml").read_text(encoding="utf-8")
    begin = text.index("id = 19")
    at = text.index("levels = ", begin)
    (folder / "contracts.toml").write_text(text[:at] + f"levels = {levels}" + text[text.index("\n", at) :], encoding="utf-8")
    where = line(folder, "contracts.toml", "id = 19")
    with pytest.raises(DataError) as error:
        Printed(folder)
    assert str(error.value).startswith(f"landed/data/contracts.toml:{where}: contract 19: ")
    assert says in str(error.value)


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("tiles.toml", 'edges = "TDLMFC"', 'edges = "TDLMFF"', "a section of each"),
        ("tiles.toml", 'id = 31\na = "MMMFFF"', 'id = 31\na = "MMMFF"', "six letters"),
        ("tiles.toml", 'id = 31\na = "MMMFFF"', 'id = 31\na = "MMFTDD"', "has 4 terrains"),
        ("tiles.toml", "id = 31\n", "id = 32\n", "tile 32 stands where tile 31 belongs"),
        ("tiles.toml", 'source = "reconstructed"', 'source = "dreamt"', "source is 'dreamt'"),
        ("contracts.toml", 'id = 19\nterrain = "mountain"', 'id = 19\nterrain = "swamp"', "terrain 'swamp' is none of"),
        ("contracts.toml", 'id = 36\nterrain = "canyon"\nability = "extra-terraform"', 'id = 36\nterrain = "canyon"', "no 'ability'"),
        ("satellites.toml", 'kind = "plan"\ncopies = 3', 'kind = "plan"\ncopies = 4', "19 satellite cards; there are 18"),
        ("satellites.toml", 'kind = "plan"', 'kind = "jump"', "'jump' is none of"),
    ],
)
def test_bad_data_is_refused_with_file_and_line(folder, file, old, new, says):
    change(folder, file, old, new)
    with pytest.raises(DataError) as error:
        Printed(folder)
    assert str(error.value).startswith(f"landed/data/{file}:")
    assert says in str(error.value)
