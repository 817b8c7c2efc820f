"""`landtake new-game`: a folder that imports, registers, says what is missing, and passes every check once that is written."""

import re
import sys

import pytest

import landtake
from landtake.testing import check_game

WRITTEN = {
    "options": "return [land for land, owner in enumerate(state.owners) if owner == NOBODY]",
    "apply": """\
        state.owners[action] = seat
        if out is not None:
            out.append((TOLD_CLAIMED, -1, seat, action))
        state.seat = (seat + 1) % self.seats if NOBODY in state.owners else -4""",
    "why_not": """\
        if action >= len(state.owners):
            return cite.NO_SUCH_LAND
        return 0 if state.owners[action] == NOBODY else cite.LAND_TAKEN""",
    "scores": """\
        rows = [0] * self.seats
        length = 0
        for land, owner in enumerate(state.owners):
            length = length + 1 if land and state.owners[land - 1] == owner else 1
            if owner != NOBODY:
                rows[owner] = max(rows[owner], length)
        return rows""",
    "ranks": "return [1 + sum(other > own for other in self.scores(state)) for own in self.scores(state)]",
    "reason": 'return "full"',
}


@pytest.fixture
def made(shell, tmp_path, monkeypatch, own_registry):
    """A new game's folder, importable from where it lies."""
    ran = shell("new-game", "new_shores", "--into", tmp_path)
    assert ran.code == 0
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    yield tmp_path / "new_shores"
    for name in [name for name in sys.modules if name.split(".")[0] == "new_shores"]:
        del sys.modules[name]


def finish(folder):
    """Write what the template leaves to be written, and state its end by its fields as they are after setup."""
    source = (folder / "rules.py").read_text(encoding="utf-8")
    for method, body in WRITTEN.items():
        body = body if body.startswith(" ") else f"        {body}"
        source, changed = re.subn(
            rf"(def {method}\(.*?:\n)        raise NotImplementedError\(.*?\)\n(?=\n|\Z)", rf"\1{body}\n", source, flags=re.DOTALL
        )
        assert changed == 1, method
    (folder / "rules.py").write_text(source, encoding="utf-8")


def test_it_imports_and_registers(made):
    info = landtake.register(made)
    assert info.title == "New Shores"
    game = info.game(3)
    assert game.setup().seat == 0
    assert [rule for rule in game.rules()[1:] if rule not in info.rules()] == []
    assert landtake.new("new_shores", seats=2).decision.kind == "claim"


def test_the_checks_say_what_is_still_to_be_written(made):
    landtake.register(made)
    with pytest.raises(NotImplementedError, match=r"new_shores/rules.py: options lists the legal actions"):
        check_game("new_shores")


def test_the_shell_says_what_is_still_to_be_written(made, refused):
    assert "new_shores/rules.py: options" in refused("--with", made, "simulate", "new_shores", "--jobs", 1)


def test_once_written_it_passes_every_check_and_can_be_played(made, shell):
    finish(made)
    landtake.register(made)
    check_game("new_shores", games=2)
    ran = shell("--with", made, "play", "new_shores", "--seats", 3, typed="1\n\n" * 9)
    assert " won. " in ran.said
    assert shell("--with", made, "simulate", "new_shores", "--games", 50, "--jobs", 1, "--check").code == 0


def test_inside_a_package_it_is_imported_from_there(shell, tmp_path):
    (tmp_path / "shelf").mkdir()
    (tmp_path / "shelf" / "__init__.py").touch()
    assert shell("new-game", "new_shores", "--into", tmp_path / "shelf").code == 0
    assert 'rules = "shelf.new_shores.rules:NewShores"' in (tmp_path / "shelf" / "new_shores" / "game.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["New", "1st", "new-shores", "class", "landomy", "../out", ""])
def test_a_name_that_will_not_do_is_refused(refused, tmp_path, name):
    refused("new-game", name, "--into", tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten(refused, tmp_path):
    (tmp_path / "new_shores").mkdir()
    assert "exists already" in refused("new-game", "new_shores", "--into", tmp_path)
    assert "no such folder" in refused("new-game", "new_shores", "--into", tmp_path / "nowhere")
    assert list((tmp_path / "new_shores").iterdir()) == []
