"""Every first game fits its title, and one that does not is refused with file, step and field."""

import pytest

import landtake
from landtake.core.data import DataError
from landtake.lessons import check, find
from landtake.lessons.reader import FILE, read

TAUGHT = [name for name in landtake.games() if find(name)]


@pytest.mark.parametrize("game", TAUGHT)
def test_a_first_game_can_be_played_to_its_end_in_every_way_that_it_allows(game):
    assert check(game) >= 1


@pytest.mark.parametrize("game", TAUGHT)
def test_a_first_game_is_short_and_says_enough(game):
    lesson = find(game)
    assert 8 <= len(lesson.steps) <= 15
    for step in lesson.steps:
        assert len(step.heading) <= 40
        assert 1 <= len(step.says) <= 3
        assert len(" ".join(step.says)) <= 700, step.heading
        assert step.rules
    assert any(task.counts for step in lesson.steps for task in step.tasks)
    assert lesson.ending.remember


BROKEN = [
    ('counts = { sector = "N" }', 'counts = { sector = "NE" }', r"step 5, do 1, counts: no legal move fits"),
    ('rules = ["3a"]', 'rules = ["9z"]', r"step 2, rules: there is no rule 9z in Landomy"),
    ('points = ["map-9", "map-13"]', 'points = ["map-99"]', r"step 3, points: there is no 'map-99' on the board"),
    ('{ push = "south", to = "SE" }', '{ push = "south", to = "N" }', r"step 6, then: .*share a side"),
    ('{ storm = "E", to = "S" }', '{ storm = "E" }', r"step 6, then: .*no action of Landomy"),
    ('heading = "Nora\'s turn"', "heading = 7", r"step 8, heading: has to be a text, not 7"),
    ('heading = "Nora\'s turn"', 'heading = " "', r"step 8, heading: is empty"),
    ('heading = "Nora\'s turn"', "", r"step 8, heading: is missing"),
    ('go_on = "Let Nora act"', 'button = "Let Nora act"', r"step 6, button: is no field here"),
    ('names = ["You", "Nora"]', 'names = ["You"]', r"names: there are 1 names for 2 seats"),
    ("seat = 0", "seat = 2", r"seat: there is no seat 2"),
    ("seats = 2", "seats = 5", r"settings: Landomy is played by 2, not by 5"),
    ("{ chance = { draw = 9 } }]", "{ chance = { draw = 13 } }]", r"before: .*draw.*13.* cannot follow"),
    ('{ seat = 1, plays = { sector = "NE" } }]', '{ seat = 7, plays = { sector = "NE" } }]', r"step 8, then: there is no seat 7"),
    ('{ seat = 1, plays = { sector = "NE" } }]', '{ seat = 0, plays = { sector = "NE" } }]', r"step 8, then: .*seat 0 is not asked now"),
    ('{ seat = 1, plays = { sector = "NE" } }]', '"NE"]', r"step 8, then: 'NE' is neither"),
    ("[[step]]", "[step", r"Expected ']' at the end of a table"),
]


@pytest.mark.parametrize(("old", "new", "complaint"), BROKEN)
def test_a_broken_script_is_refused_with_file_step_and_field(tmp_path, old, new, complaint):
    text = (landtake.info("landomy").folder / FILE).read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "landomy" / "data" / "first_game.toml"
    path.parent.mkdir(parents=True)
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError, match=r"landomy/data/first_game.toml.*" + complaint):
        check("landomy", path)


def test_a_task_with_other_legal_moves_says_why_they_wait(tmp_path):
    text = (landtake.info("landomy").folder / FILE).read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith('instead = "That would')]
    path = tmp_path / "first_game.toml"
    path.write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(DataError, match="step 5, do 1, instead: is missing"):
        check("landomy", path)


def test_patterns_fix_some_entries_and_leave_the_others_free(tmp_path):
    lesson = read(landtake.info("landomy").folder / FILE, "landomy")
    task = lesson.steps[3].tasks[0]
    assert task.fits({"map": 13, "at": "SW-w"})
    assert not task.fits({"map": 13, "at": "SW-s"})
    assert not task.fits({"sector": "SW-w"})
