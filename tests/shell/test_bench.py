"""`landtake bench`: what is counted, what is compared, and when the gate closes. Nothing here depends on how fast anything is."""

import json
from random import Random

import pytest

from landtake.core.state import OVER
from landtake.lab import bench
from landtake.lab.bench_loops import copy_states, expand_states, play_games
from landtake.lab.workloads import COMPARED, MEASURES, OurGame, mid_game_states
from landtake.testing import variants


class Counting:
    """A workload that only counts."""

    def __init__(self, name):
        self.name = name
        self.remark = "counts"
        self.called = 0

    def batches(self):
        return [self.work]

    def work(self):
        self.called += 1
        return dict.fromkeys(MEASURES, 10)


def rates(name, **windows):
    return bench.Rates(name, "", {measure: windows.get(measure, [1.0, 1.0, 1.0]) for measure in MEASURES})


def test_every_workload_gets_a_window_in_every_round():
    workloads = [Counting("a"), Counting("b")]
    measured = bench.measure(workloads, rounds=3, seconds=0.001)
    assert [rate.name for rate in measured] == ["a", "b"]
    for rate, workload in zip(measured, workloads, strict=True):
        assert workload.called >= 4
        assert all(len(rate.windows[measure]) == 3 for measure in MEASURES)
        assert all(window > 0 for measure in MEASURES for window in rate.windows[measure])


def test_ratios_are_taken_window_by_window():
    ours = rates("ours", decisions=[100.0, 50.0, 400.0])
    peer = rates("peer", decisions=[10.0, 5.0, 100.0])
    assert ours.ratio("decisions", peer) == 10
    assert ours.to_json()["decisions"] == {"median": 100.0, "low": 50.0, "high": 400.0}


@pytest.mark.parametrize(("ratio", "closed"), [(76.0, False), (74.0, True)])
def test_a_fall_by_more_than_the_tolerance_is_told(ratio, closed):
    kept = bench.Floors(0.25, {"nodes": 100.0}, {})
    told = bench.regressions(rates("landomy", nodes=[ratio] * 3), rates("peer"), kept)
    assert len(told) == closed
    assert all("landomy: copy + options + apply" in sentence and "75.0×" in sentence for sentence in told)


def test_the_floors_are_read_for_the_form_that_runs():
    kept = bench.floors("landomy")
    assert kept.tolerance == 0.25
    assert set(kept.reached) == set(COMPARED)
    assert kept.targets["decisions"] in (10, 60)
    assert bench.floors("no such game").floor("decisions") == 0


@pytest.mark.parametrize("name", ["landomy", "duel"])
def test_mid_game_states_ask_a_seat_and_are_left_alone(name):
    game = variants(name)[0].game()
    states = mid_game_states(game, 400, 30)
    assert states
    assert all(state.seat >= 0 and state.seat != OVER for state in states)
    before = [state.digest() for state in states]
    assert copy_states(states, 2) == 2 * len(states)
    assert expand_states(game, states, Random(1).random, 2) == 2 * len(states)
    assert [state.digest() for state in states] == before
    assert play_games(game, Random(1).random, 400, 3) > 3


def test_a_game_counts_every_measure():
    counted = [name for batch in OurGame("duel", states=5).batches() for name in batch()]
    assert sorted(counted) == sorted(MEASURES)


def test_the_command_tells_rates(shell):
    ran = shell("bench", "landomy", "--rounds", 1, "--seconds", 0.001)
    assert ran.code == 0
    assert "copy + options + apply" in ran.said
    told = json.loads(shell("bench", "duel", "souk", "--rounds", 1, "--seconds", 0.001, "--json").out)
    assert set(told["games"]) == {"duel", "souk"}
    assert "ratios" not in told


def test_the_command_compares_with_the_peer_and_closes_the_gate(shell, monkeypatch):
    pytest.importorskip("catanatron")
    short = ("bench", "landomy", "--rounds", 1, "--seconds", 0.001, "--json")
    told = json.loads(shell(*short, "--peers").out)
    assert set(told["ratios"]["landomy"]) == set(COMPARED)
    monkeypatch.setattr("landtake.shell.bench.floors", lambda name: bench.Floors(0.25, {"copies": 1e9}, {}))
    ran = shell(*short, "--gate")
    assert ran.code == 1
    assert "below the floor" in ran.err


def test_a_missing_peer_is_said(refused, monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "catanatron.game", None)
    assert "landtake[peers]" in refused("bench", "duel", "--peers")
