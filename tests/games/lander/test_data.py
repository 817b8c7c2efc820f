"""Wrong data files are refused with file, line, card and field."""

import shutil

import pytest

from landtake.core.data import DataError
from landtake.core.errors import BadSetting
from landtake.games.lander.cards import KINDS, check, listing
from landtake.games.lander.data import FOLDER, printed

WRONG = [
    (
        "actions.toml",
        'id = "pilfer"\nname = "Pilfer"\ncategory = "Mess Hand"\ncopies = 3',
        "copies = 3",
        "copies = 2",
        "99 cards; there are 100",
    ),
    ("actions.toml", 'do = "end-year"', "end-year", "end-everything", "action early-curfew: does: there is no effect 'end-everything'"),
    ("crew.toml", 'traits = ["diplomatic", "fanatical"]', '"fanatical"', '"lazy"', "traits: there is no trait 'lazy'"),
    ("training.toml", "level = 4", "level = 4", "level = 6", "a level from 1 to 4"),
    ("items.toml", 'kind = "protect-crew"', "protect-crew", "protect-cat", "kind = 'protect-cat' is none of"),
    ("events.toml", 'category = "planetary"', "planetary", "cosmic", "category = 'cosmic' is none of"),
    ("sectors.toml", "values = [1, 2, 4]", "[1, 2, 4]", "[2, 1, 4]", "three numbers from 0 to 6"),
    ("accolades.toml", "threshold = 10", "10", "99", "threshold = 99 is not between"),
    ("actions.toml", "needs = { class = { engineering = 6 } }", "engineering", "magic", "needs: there is no class 'magic'"),
    ("actions.toml", 'do = "gain", what = "energy", n = 3', "n = 3", "m = 3", "effect 'gain' has no m"),
    ("missions.toml", "cost = { energy = 2, food = 0, titanium = 2 }", "energy = 2", "energy = 6", "no Mission costs more than 5"),
]


@pytest.mark.parametrize(("file", "found", "old", "new", "says"), WRONG)
def test_a_wrong_file_is_refused(tmp_path, file, found, old, new, says):
    folder = tmp_path / "lander" / "data"
    shutil.copytree(FOLDER, folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert found in text
    (folder / file).write_text(text.replace(found, found.replace(old, new), 1), encoding="utf-8")
    problems = check(folder)
    assert problems[0].startswith(f"lander/data/{file}")
    assert says in problems[0]
    assert len(problems) == (2 if "copies" in old else 1), "a wrong count is wrong for the deck and for the category"
    with pytest.raises(DataError, match=r"lander/data"):
        printed(folder)


def test_everything_that_is_wrong_is_told_at_once(tmp_path):
    folder = tmp_path / "lander" / "data"
    shutil.copytree(FOLDER, folder)
    for file, found, old, new, _ in WRONG[1:]:
        text = (folder / file).read_text(encoding="utf-8")
        (folder / file).write_text(text.replace(found, found.replace(old, new), 1), encoding="utf-8")
    text = (folder / "crew.toml").read_text(encoding="utf-8")
    (folder / "crew.toml").write_text(text.replace('class = "engineering"\nlevel = 4', 'class = "magic"\nlevel = 9', 1), encoding="utf-8")
    problems = check(folder)
    for file, *_, says in WRONG[1:]:
        assert len([problem for problem in problems if problem.startswith(f"lander/data/{file}") and says in problem]) == 1
    assert [problem for problem in problems if "class = 'magic' is none of" in problem]
    assert [problem for problem in problems if "level = 9 is not between 3 and 5" in problem]
    assert len(problems) == len(WRONG) + 1


WRONG_TYPES = [
    ("crew.toml", 'traits = ["diplomatic", "fanatical"]', "traits = 7"),
    ("actions.toml", "needs = { class = { engineering = 6 } }", "needs = 6"),
    ("actions.toml", 'do = "end-year"', 'make = "end-year"'),
    ("sectors.toml", "values = [1, 2, 4]", 'values = ["low", "high", 4]'),
    ("training.toml", "copies = ", 'copies = "many" # '),
    ("missions.toml", "cost = { energy = 2, food = 0, titanium = 2 }", "cost = 4"),
]


@pytest.mark.parametrize(("file", "found", "wrong"), WRONG_TYPES)
def test_a_value_of_the_wrong_type_is_a_complaint_and_not_a_crash(tmp_path, file, found, wrong):
    folder = tmp_path / "lander" / "data"
    shutil.copytree(FOLDER, folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert found in text
    (folder / file).write_text(text.replace(found, wrong, 1), encoding="utf-8")
    problems = check(folder)
    assert problems
    assert all(problem.startswith(f"lander/data/{file}:") for problem in problems)


def test_a_file_that_is_no_toml_and_one_without_its_tables_are_named_once(tmp_path):
    folder = tmp_path / "lander" / "data"
    shutil.copytree(FOLDER, folder)
    (folder / "crew.toml").write_text("[[crew", encoding="utf-8")
    (folder / "events.toml").write_text("[[happening]]\nid = 1\n", encoding="utf-8")
    (folder / "items.toml").unlink()
    problems = check(folder)
    assert len([problem for problem in problems if "crew.toml" in problem]) == 1
    assert "lander/data/events.toml: there is no [[event]]" in problems
    assert [problem for problem in problems if problem.endswith("items.toml is missing")]


def test_the_line_of_the_card_is_named(tmp_path):
    folder = tmp_path / "lander" / "data"
    shutil.copytree(FOLDER, folder)
    text = (folder / "crew.toml").read_text(encoding="utf-8")
    (folder / "crew.toml").write_text(
        text.replace('traits = ["diplomatic", "fanatical"]', 'traits = ["diplomatic", "lazy"]', 1), encoding="utf-8"
    )
    assert check(folder)[0].startswith("lander/data/crew.toml:3: crew vasanti: ")


def test_our_own_files_are_right_and_a_missing_one_is_named(tmp_path):
    assert check() == []
    assert "is missing" in check(tmp_path)[0]


@pytest.mark.parametrize(("kind", "count"), list(zip(KINDS, (31, 33, 40, 60, 50, 72, 9), strict=True)))
def test_cards_are_listed_by_kind(kind, count):
    rows = listing(kind)
    assert len(rows) == count
    assert all(row["id"] and row["name"] and row["source"] for row in rows)
    if kind == "mission":
        malnutrition = next(row for row in rows if row["id"] == "malnutrition")
        assert malnutrition["needs"] == "science 7, fanatical, innovative"
        assert malnutrition["cost"] == "3 energy, 3 food"


def test_an_unknown_kind_is_refused():
    with pytest.raises(BadSetting, match="no cards of kind 'joker'"):
        listing("joker")
