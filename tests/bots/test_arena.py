"""The arena: the same specs give the same games, whatever bots do, and nothing is played twice."""

import json
from dataclasses import asdict, replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

import landtake
from landtake.lab.arena import fingerprint, match_spec, play_match
from landtake.lab.arena_cli import app
from landtake.lab.arena_plan import BadPlan, plan
from landtake.lab.arena_plot import plot
from landtake.lab.arena_report import report
from landtake.lab.arena_run import challenger_wins, run
from landtake.lab.ledger import BadLedger, Ledger
from landtake.lab.stats import Sprt

BROKEN = "tests.bots.broken"


def without_time(outcome):
    return replace(outcome, conduct=tuple(replace(each, clock=None) for each in outcome.conduct))


def test_the_same_spec_is_the_same_game():
    spec = match_spec("landomy", ("ismcts-eval@20it", "greedy"), 3)
    assert without_time(play_match(spec)) == without_time(play_match(spec))


def test_another_bot_seed_or_bot_does_not_change_the_deal():
    """Chance has a stream of its own: the first maps are the same whoever plays."""
    seen = []

    class Watcher:
        name = "watcher"

        def __init__(self, *_):
            pass

        def act(self, view):
            seen.append((view.state.offer_a, view.state.offer_b))
            return view.options()[0]

        def explain(self):
            return landtake.bots.Explanation()

    Watcher.__module__ = "tests.bots.test_arena"
    globals()["Watcher"] = Watcher
    for other in ("random", "greedy", "ismcts@5it"):
        play_match(match_spec("landomy", ("tests.bots.test_arena:Watcher", other), 8))
    firsts = [seen[0]]
    assert seen.count(firsts[0]) >= 3


def test_every_deal_is_played_in_all_seatings():
    made = plan("duel", ["greedy", "random"], 7, seats=3)
    assert len(made.matches) == 9
    for deal in range(3):
        seatings = [spec.bots for _, spec in made.matches if spec.seed == deal]
        assert sorted(seating.index("greedy") for seating in seatings) == [0, 1, 2]
        assert all(seating.count("random") == 2 for seating in seatings)


def test_mixed_groups_hold_different_bots():
    made = plan("duel", ["greedy", "random", "casual", "flat@5it"], 3, seats=3, mixed=True)
    assert len(made.pairings) == 4
    assert all(len(set(pairing)) == 3 for pairing in made.pairings)


@pytest.mark.parametrize(
    ("bots", "games", "says"),
    [(["greedy"], 10, "two different bots"), (["a", "a"], 10, "two different"), (["a", "b"], 0, "at least one game")],
)
def test_a_tournament_that_cannot_be_held_is_refused(bots, games, says):
    with pytest.raises(BadPlan, match=says):
        plan("landomy", bots, games)


def test_processes_and_one_process_give_the_same_ledger(tmp_path):
    made = plan("riposte", ["greedy", "random"], 12, seats=3)
    books = []
    for jobs in (1, 2):
        with Ledger(tmp_path / f"{jobs}.jsonl") as book:
            run(made, book, jobs=jobs)
            books.append([(entry["id"], entry["spec"], {**entry["outcome"], "conduct": None}) for entry in book])
    assert books[0] == books[1]


def test_a_run_goes_on_where_it_was_killed_and_a_rerun_adds_nothing(tmp_path):
    path = tmp_path / "deep" / "ledger.jsonl"
    made = plan("landomy", ["greedy", "random"], 10)
    with Ledger(path) as book:
        whole = run(made, book)
    rows = path.read_bytes().splitlines(keepends=True)
    assert len(rows) == 10
    path.write_bytes(b"".join(rows[:6]) + rows[6][:25])  # as a crash would leave it
    with Ledger(path) as book:
        assert len(book) == 6
        again = run(made, book)
    assert again.played == 4
    assert [without_time(outcome) for *_, outcome in again.outcomes] == [without_time(outcome) for *_, outcome in whole.outcomes]
    size = path.stat().st_size
    with Ledger(path) as book:
        assert run(made, book).played == 0
    assert path.stat().st_size == size


def test_a_ledger_is_written_by_one_run_at_a_time(tmp_path):
    with Ledger(tmp_path / "book"), pytest.raises(BadLedger, match="another run"):
        Ledger(tmp_path / "book")


def test_a_file_that_is_no_ledger_is_left_alone(tmp_path):
    path = tmp_path / "diary.txt"
    path.write_text("dear diary\ntoday\n")
    with pytest.raises(BadLedger, match=r"diary\.txt:1"):
        Ledger(path)
    assert path.read_text() == "dear diary\ntoday\n"


def test_ids_tell_specs_apart():
    spec = match_spec("landomy", ("greedy", "random"), 0)
    others = [
        replace(spec, seed=1),
        replace(spec, bots=("random", "greedy")),
        replace(spec, rated=True),
        replace(spec, settings=(("setup", "advanced"),)),
        replace(spec, code="other"),
    ]
    assert len({spec.id, *(each.id for each in others)}) == 6
    assert replace(spec).id == spec.id


def test_what_bots_that_do_not_search_played_stays_known_when_only_the_searches_change():
    at_once = fingerprint("landomy", ("greedy", "random"))
    assert at_once == fingerprint("landomy", ("style:rusher",))
    assert at_once != fingerprint("landomy", ("greedy", "ismcts@10it"))


@pytest.mark.parametrize(("bot", "fault"), [("Crasher", "crashes"), ("Nonsense", "illegal"), ("Illegal", "illegal"), ("Unborn", "crashes")])
def test_a_bot_that_fails_is_marked_and_stood_in_for(bot, fault):
    outcome = play_match(match_spec("landomy", (f"{BROKEN}:{bot}", "random"), 1))
    conduct = outcome.conduct[0]
    assert getattr(conduct, fault) == (1 if bot == "Unborn" else conduct.asked) > 0
    assert conduct.first_fault
    assert not conduct.forfeit
    assert outcome.conduct[1].faults == 0
    assert outcome.decisions > 10


@pytest.mark.parametrize("bot", ["Crasher", "Nonsense", "Illegal", "Unborn"])
def test_a_bot_that_fails_a_rated_match_loses_it(bot):
    for seat in (0, 1):
        bots = (f"{BROKEN}:{bot}", "random") if seat == 0 else ("random", f"{BROKEN}:{bot}")
        outcome = play_match(match_spec("landomy", bots, 1, rated=True))
        assert outcome.conduct[seat].forfeit
        assert outcome.conduct[seat].faults == 1
        assert outcome.ranks[seat] == 2
        assert outcome.shares[1 - seat] == 1


def test_a_forfeit_among_three_leaves_the_others_to_play_it_out():
    outcome = play_match(match_spec("duel", ("random", f"{BROKEN}:Crasher", "random"), 1, rated=True))
    assert outcome.ranks[1] == max(outcome.ranks)
    assert sum(outcome.shares) == pytest.approx(1)
    assert outcome.shares[1] == 0


def test_a_bot_that_stalls_is_stopped():
    outcome = play_match(match_spec("landomy", (f"{BROKEN}:Sleeper", "random"), 1, rated=True), patience=0.05)
    assert outcome.conduct[0].stalls == 1
    assert outcome.ranks == (2, 1)


def test_a_bot_that_meddles_with_its_view_changes_nothing():
    fair = play_match(match_spec("landomy", (f"{BROKEN}:Meddler", "random"), 1))
    assert fair.reason in landtake.info("landomy").reasons
    assert max(fair.scores) <= 9


def test_a_match_that_takes_its_process_down_is_told_of_and_the_others_are_played():
    made = plan("landomy", ["random", f"{BROKEN}:Assassin"], 2, seed=1)
    rest = plan("landomy", ["random", "greedy"], 2)
    both = replace(made, pairings=made.pairings + rest.pairings, matches=made.matches + tuple((1, spec) for _, spec in rest.matches))
    done = run(both, Ledger(None), jobs=2)
    assert [spec.bots for spec, _ in done.failures] == [spec.bots for _, spec in made.matches]
    assert len(done.outcomes) == 2


def test_a_game_that_never_ends_is_cut_short_and_counted(monkeypatch):
    monkeypatch.setattr(landtake.info("landomy"), "bound", 3)
    done = run(plan("landomy", ["greedy", "random"], 2), Ledger(None))
    assert [outcome.reason for *_, outcome in done.outcomes] == ["truncated"] * 2
    assert report(done).rows[0].truncated == 2


def test_the_sequential_test_stops_as_soon_as_it_knows():
    made = plan("landomy", ["greedy", "random"], 400)
    done = run(made, Ledger(None), sprt=Sprt(0.5, 0.6))
    _, games = challenger_wins(done, 0)
    assert done.verdict == "high"
    assert games < 100
    before = replace(done, outcomes=done.outcomes[:-2])
    assert not Sprt(0.5, 0.6).verdict(*challenger_wins(before, 0))


def test_a_report_adds_up():
    done = run(plan("duel", ["greedy", "random"], 9, seats=3), Ledger(None))
    told = report(done)
    (row,) = told.rows
    assert row.games == 9
    assert row.fair == pytest.approx(1 / 3)
    assert row.low <= row.rate <= row.high
    assert sum(row.by_seat) / 3 == pytest.approx(row.rate)
    assert {rating.bot for rating in told.ratings} == {"greedy", "random"}
    assert json.loads(json.dumps(told.to_json()))["rows"][0]["games"] == 9
    picture = plot(told, "Duel <&> more")
    assert picture.startswith("<svg")
    assert "Duel &lt;&amp;&gt; more" in picture


def test_the_command_plays_tells_and_resumes(tmp_path):
    words = [
        "arena",
        "landomy",
        "--bots",
        "greedy,random",
        "--games",
        "6",
        "--ledger",
        str(tmp_path / "l.jsonl"),
        "--set",
        "setup=advanced",
    ]
    files = ["--json", str(tmp_path / "r.json"), "--svg", str(tmp_path / "p.svg")]
    first = CliRunner().invoke(app, words)
    assert first.exit_code == 0, first.output
    assert "6 games played, 0 were in the ledger" in first.output
    second = CliRunner().invoke(app, words + files)
    assert "0 games played, 6 were in the ledger" in second.output
    assert json.loads((tmp_path / "r.json").read_text())["rows"][0]["games"] == 6
    assert Path(tmp_path / "p.svg").read_text().startswith("<svg")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["nowhere", "--bots", "greedy,random"], "there is no game 'nowhere'"),
        (["landomy", "--bots", "greedy,gready"], "there is no bot 'gready'"),
        (["landomy", "--bots", "greedy"], "two different bots"),
        (["landomy", "--bots", "greedy,random", "--sprt", "55"], "two rising rates"),
        (["landomy", "--bots", "greedy,random", "--sprt", "55,50"], "two rising rates"),
        (["landomy", "--bots", "greedy,random,casual", "--sprt", "50,55"], "between two bots"),
        (["landomy", "--bots", "greedy,random", "--set", "setup"], "name=value"),
        (["landomy", "--bots", "greedy,random", "--set", "setup=odd"], "is one of standard, advanced"),
        (["landomy", "--bots", "greedy,random", "--seats", "3"], "is played by 2"),
    ],
)
def test_the_command_refuses_with_a_sentence(words, says):
    result = CliRunner().invoke(app, ["arena", *words])
    assert result.exit_code == 2
    assert says in " ".join(result.output.split())


def test_specs_survive_json():
    spec = match_spec("landomy", ("greedy", "random"), 0, {"setup": "advanced"})
    assert json.loads(json.dumps(asdict(spec)))["settings"] == [["setup", "advanced"]]
