"""`landtake games`, `rules` and `golden`."""

import landtake
from landtake.testing import coverage


def test_games_tells_seats_settings_and_credits(shell):
    ran = shell("games")
    info = landtake.info("landomy")
    assert ran.code == 0
    for fact in (info.title, info.designer, info.publisher, str(info.year), "2 seats", "isolating", "default standard"):
        assert fact in ran.said
    assert "Riposte, 3 to 4 seats" in ran.said


def test_rules_shows_the_whole_text(shell):
    assert shell("rules", "landomy").out == landtake.info("landomy").rules_text()


def test_rules_shows_one_rule_by_its_id(shell):
    said = shell("rules", "landomy", "3.1b").said
    assert landtake.info("landomy").rules()["3.1b"].sentence in said
    assert "3.1a" not in said


def test_rules_shows_a_section(shell):
    said = shell("rules", "landomy", "3.1").said
    assert all(f"3.1{letter}" in said for letter in "abcdef")
    assert "3.2a" not in said


def test_rules_finds_words_anywhere(shell):
    said = shell("rules", "landomy", "Push", "conflict").said
    assert "3.3g" in said
    assert "3.1a" not in said


def test_coverage_names_what_is_missing(shell, monkeypatch):
    rows = [coverage.Cited("1a", "one", ("rules.py:3",), ("test_a.py::test_1a",)), coverage.Cited("1b", "two", ("rules.py:4",), ())]
    monkeypatch.setattr(coverage, "coverage", lambda name: rows)
    ran = shell("rules", "duel", "--coverage")
    assert ran.code == 1
    assert "rule 1b two is not cited by a test" in ran.err
    rows.pop()
    ran = shell("rules", "duel", "--coverage")
    assert ran.code == 0
    assert "test_a.py::test_1a" in ran.said


def test_golden_writes_compares_and_tells_where_a_game_differs(shell, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert shell("golden", "duel").code == 1
    assert shell("golden", "duel", "--update").code == 0
    assert shell("golden", "duel").code == 0
    kept = sorted(tmp_path.rglob("*.txt"))[0]
    kept.write_text(kept.read_text(encoding="utf-8").replace("Duel", "Dual", 1), encoding="utf-8")
    ran = shell("golden", "duel")
    assert ran.code == 1
    assert f"{kept.name}:1" in ran.out
    assert "--update" in ran.err
