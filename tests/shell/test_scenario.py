"""The commands for scenarios and cards."""

import pytest

from landtake.cli import run


def test_a_scenario_is_made_checked_and_drawn(tmp_path, capsys):
    file = tmp_path / "mine.toml"
    assert run(["scenario", "new", "--players", "3", "--seed", "5", "--out", str(file)]) == 0
    assert run(["scenario", "check", str(file)]) == 0
    assert "complain of" in capsys.readouterr().out
    assert run(["scenario", "show", str(file), "--svg", str(tmp_path / "mine.svg")]) == 0
    assert (tmp_path / "mine.svg").read_text().lstrip().startswith("<svg")


@pytest.mark.parametrize(("old", "new"), [(". . . . . . . . .", ". . . ."), ("1", "2"), ("land = 38", "land = 80")])
def test_a_broken_scenario_is_told_of(tmp_path, capsys, old, new):
    file = tmp_path / "mine.toml"
    run(["scenario", "new", "--players", "3", "--seed", "5", "--out", str(file)])
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new, 1))
    capsys.readouterr()
    assert run(["scenario", "check", str(file)]) in (1, 2)
    told = capsys.readouterr()
    assert "mine.toml" in "".join((told.out + told.err).split())


def test_the_deck_in_the_box_fits(capsys):
    assert run(["cards", "lander", "--check"]) == 0
    assert run(["cards", "lander", "--kind", "action"]) == 0
    assert "Rapid Construction" in capsys.readouterr().out
    assert run(["cards", "landomy"]) == 2
    assert run(["cards", "lander", "--kind", "recipe"]) == 2
