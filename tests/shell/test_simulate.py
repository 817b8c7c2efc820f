"""`landtake simulate` and the counting behind it."""

import json
import math
import shutil
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import landtake
from landtake.core.rule import Breach
from landtake.lab.simulate import CHUNK, Plan, play_some, simulate, summary
from tests.toys.duel.rules import Duel


def plan(name="landomy", seed=1, checked=False, **settings):
    info = landtake.info(name)
    return Plan(info.folder, info.seats[0], tuple(settings.items()), seed, checked)


def test_the_number_of_jobs_changes_nothing():
    games = 2 * CHUNK + 50
    assert simulate(plan(), games, jobs=2) == simulate(plan(), games, jobs=1)


def test_the_seed_changes_the_games():
    assert play_some(plan(seed=1), 0, 50) == play_some(plan(seed=1), 0, 50)
    assert play_some(plan(seed=1), 0, 50) != play_some(plan(seed=2), 0, 50)


@pytest.mark.parametrize("name", ["landomy", "duel", "riposte", "souk"])
def test_looking_at_invariants_does_not_change_the_games(name):
    assert play_some(plan(name, checked=True), 0, 60) == play_some(plan(name), 0, 60)


def test_every_game_is_counted_once():
    tally = simulate(plan(setup="advanced"), CHUNK + 30)
    assert tally.games == CHUNK + 30
    assert tally.wins.total() + tally.shared + tally.truncated == tally.games
    assert tally.lengths.total() == tally.games
    assert tally.reasons.total() == tally.games
    assert tally.truncated == 0


@settings(deadline=None)
@given(st.lists(st.integers(0, 60), min_size=1, max_size=300))
def test_lengths_are_those_of_the_sorted_list(lengths):
    tally = play_some(plan(), 0, 0)
    tally.lengths = Counter(lengths)
    told = summary(landtake.info("landomy"), plan(), tally)["decisions"]
    ordered = sorted(lengths)
    assert told["p5"] == ordered[math.ceil(0.05 * len(ordered)) - 1]
    assert told["p95"] == ordered[math.ceil(0.95 * len(ordered)) - 1]
    assert told["max"] == ordered[-1]
    assert told["mean"] == pytest.approx(sum(lengths) / len(lengths))


def test_the_summary_in_words(shell):
    ran = shell("simulate", "landomy", "--games", 100, "--seed", 3, "--check")
    assert ran.code == 0
    assert ran.err == ""
    for said in ("100 random games", "seed 3", "checked after every step", "South", "North", "95 % interval", "first-player"):
        assert said in ran.said


def test_the_summary_says_that_nothing_was_checked(shell):
    assert "not checked" in shell("simulate", "landomy", "--games", 10).said


def test_the_summary_as_json(shell):
    told = json.loads(shell("simulate", "landomy", "--games", 300, "--jobs", 1, "--json").out)
    assert told["games"] == 300
    assert told["settings"]["first"] == "south"
    assert sum(won["count"] for won in told["wins"]) + told["shared"]["count"] == 300
    for won in told["wins"]:
        assert 0 <= won["low"] < won["share"] < won["high"] <= 1
    assert set(told["reasons"]) == set(landtake.info("landomy").reasons)


def test_a_broken_invariant_is_told_with_its_game(shell, monkeypatch):
    monkeypatch.setattr(Duel, "check", lambda self, state: [Breach("1a", "a card is missing")])
    ran = shell("simulate", "duel", "--games", 3, "--jobs", 1, "--check")
    assert ran.code == 1
    assert "game 0 of seed 1, after 0 steps: a card is missing (rule 1a)" in ran.err
    assert shell("simulate", "duel", "--games", 3, "--jobs", 1).code == 0


def test_games_beyond_the_declared_bound_are_told(shell, tmp_path, own_registry):
    folder = tmp_path / "brief"
    shutil.copytree(Path(landtake.info("duel").folder), folder)
    declared = (folder / "game.toml").read_text(encoding="utf-8")
    (folder / "game.toml").write_text(declared.replace("bound = 60", "bound = 2"), encoding="utf-8")
    landtake.register(folder)
    ran = shell("simulate", "brief", "--games", 10, "--jobs", 1)
    assert ran.code == 1
    assert "10 games went on for more than the 2 decisions" in ran.err
