"""`landtake ladder`: which rows there are, what they show, and that a run goes on where it was."""

import json

import pytest

import landtake
from landtake.cli import run
from landtake.lab import ladder_report, ladder_speed
from landtake.lab.ladder import MET, MISSED, OPEN, Finding, measure, rows
from landtake.lab.ledger import Ledger

CLAIMS = """
[[claim]]
name = "toy"
says = "Greedy beats random in a toy"
kind = "win"
challenger = { duel = "greedy", riposte = "casual" }
others = "random"
games = 8
quick = 2
bar = { 2 = 0.1 }
times = { 3 = 1.5 }
at = { duel = [2, 3], riposte = [3] }

[[claim]]
name = "over"
says = "Toys end"
kind = "end"
challenger = "random"
others = "random"
games = 5
quick = 1
at = { duel = [2] }
"""


@pytest.fixture
def claims(tmp_path):
    path = tmp_path / "ladder.toml"
    path.write_text(CLAIMS)
    return path


def test_every_game_is_claimed_of_with_all_its_player_counts_up_to_four():
    for claim, most in (("greedy", 4), ("search", 4), ("ends", 9)):
        for name in landtake.games():
            if name in ("duel", "riposte", "souk"):
                continue
            told = {row.seats for row in rows([claim, name])}
            assert told == {seats for seats in landtake.info(name).seats if seats <= most}


def test_rows_are_chosen_by_claim_game_and_seats(claims):
    assert [row.id for row in rows(["duel", "3"], claims)] == ["toy/duel/3"]
    assert [row.id for row in rows(["toy"], claims)] == ["toy/duel/2", "toy/duel/3", "toy/riposte/3"]
    assert rows(["chess"], claims) == []


def test_a_bar_is_a_rate_or_a_multiple_of_the_fair_share(claims):
    assert [(row.challenger, row.bar) for row in rows(None, claims)] == [
        ("greedy", 0.1),
        ("greedy", pytest.approx(0.5)),
        ("casual", pytest.approx(0.5)),
        ("random", 0),
    ]


def test_a_row_that_was_interrupted_goes_on(claims, tmp_path):
    row = rows(["toy", "duel", "3"], claims)[0]
    with Ledger(tmp_path / "book.jsonl") as book:
        measure(row, book, 3, 1)
        assert len(book) == 3
    with Ledger(tmp_path / "book.jsonl") as book:
        found = measure(row, book, 9, 1)
        assert len(book) == found.n == 9
        assert measure(row, book, 9, 1).rate == found.rate
    with Ledger(None) as book:
        assert measure(row, book, 9, 1).rate == found.rate


def test_a_bar_is_met_only_when_the_interval_clears_it(claims):
    row = rows(["toy", "duel", "2"], claims)[0]
    found = measure(row, Ledger(None), 8, 1)
    assert found.low <= found.rate <= found.high
    assert found.verdict == (MET if found.low >= 0.1 else OPEN if found.rate >= 0.1 else MISSED)


def test_games_that_end_are_counted(claims):
    found = measure(rows(["over"], claims)[0], Ledger(None), 5, 1)
    assert (found.n, found.notes["truncated"], found.verdict) == (5, 0, MET)
    assert found.notes["longest"] > 0


def test_the_page_tells_every_row_and_what_is_missing(claims, tmp_path):
    every = rows(None, claims)
    page = tmp_path / "docs" / "strength.md"
    findings = {row.id: measure(row, Ledger(None), row.quick, 1) for row in every[1:]}
    ladder_report.write(page, every, findings)
    assert ladder_report.read(page.with_suffix(".json")) == findings
    text = page.read_text()
    assert "Greedy beats random in a toy" in text
    assert "`casual` | `random` | 3 |" in text
    assert "Not measured yet: Duel, 2 players." in text
    assert "| 0 |" in text


def test_findings_that_cannot_be_read_are_left_alone(tmp_path):
    path = tmp_path / "strength.json"
    assert ladder_report.read(path) == {}
    path.write_text("[1]")
    with pytest.raises(landtake.LandtakeError, match="no findings"):
        ladder_report.read(path)
    assert path.read_text() == "[1]"


def test_the_command_plays_what_is_missing_and_keeps_what_is_known(tmp_path, capsys):
    arguments = ["ladder", "--only", "greedy", "--only", "landomy", "--games", "2"]
    arguments += ["--ledger", str(tmp_path / "book.jsonl"), "--page", str(tmp_path / "strength.md")]
    assert run(arguments) == 0
    kept = json.loads((tmp_path / "strength.json").read_text())
    assert [(entry["id"], entry["n"]) for entry in kept] == [("greedy/landomy/2", 2)]
    assert Finding.from_json(kept[0]).notes["machine"]
    capsys.readouterr()
    assert run(arguments) == 0
    assert "(kept)" in capsys.readouterr().out
    assert run([*arguments, "--quick"]) == 0
    assert json.loads((tmp_path / "strength.json").read_text()) == kept


def test_our_search_and_the_peer_take_turns():
    pytest.importorskip("pyspiel")
    found = ladder_speed.rates("landomy", 2, windows=2, seconds=0.01)
    assert list(found) == ["ours", "played out", "backgammon", "hex"]
    assert all(len(each) == 2 and min(each) > 0 for each in found.values())


def test_rows_that_do_not_exist_are_refused(capsys):
    assert run(["ladder", "--only", "chess"]) == 2
    assert "no row has all of chess" in capsys.readouterr().err
