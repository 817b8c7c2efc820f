"""Running `landtake` in this process, with what is typed given as text."""

import io
import random
from dataclasses import dataclass

import pytest

import landtake
from landtake.cli import run
from landtake.core import registry


@dataclass
class Ran:
    code: int
    out: str
    err: str

    @property
    def said(self):
        """The answer with its line breaks and columns undone."""
        return " ".join(self.out.split())


@pytest.fixture
def shell(capsys, monkeypatch):
    def call(*arguments, typed=""):
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(typed.encode("utf-8", "replace")), encoding="utf-8"))
        code = run([str(argument) for argument in arguments])
        told = capsys.readouterr()
        return Ran(code, told.out, told.err)

    return call


@pytest.fixture
def refused(shell):
    """Runs a command that must fail as every bad request does: code 2, nothing said, one line on standard error."""

    def call(*arguments, typed=""):
        ran = shell(*arguments, typed=typed)
        assert ran.code == 2
        assert ran.out == ""
        assert ran.err.startswith("landtake: ")
        assert ran.err.count("\n") == 1
        return ran.err

    return call


@pytest.fixture
def own_registry(monkeypatch):
    """What is registered in a test is forgotten after it."""
    monkeypatch.setattr(registry, "_added", dict(registry._added))


def random_match(name="landomy", seed=4, records=10_000):
    match = landtake.new(name, seed=seed, auto=True)
    rng = random.Random(seed)
    while match.decision is not None and len(match.records) < records:
        seat = match.decision.seats[0]
        match.play(seat, rng.choice(match.options(seat)))
    return match


@pytest.fixture
def finished(tmp_path):
    """A finished game: the match and the file of its log."""
    match = random_match(seed=2)
    path = tmp_path / "finished.jsonl"
    path.write_text(str(match.log), encoding="utf-8")
    return match, path
