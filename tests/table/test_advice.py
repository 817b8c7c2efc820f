"""Hints in a game and the look back after it."""

import time

from landtake.draw import chart
from landtake.draw.palette import PLAYERS
from landtake.table.reviewing import effort

from .house import play_out

BOT = {"kind": "bot", "bot": "easy"}


def test_a_hint_is_one_of_the_options_with_a_chance_and_a_line(ada):
    table = ada.open("landomy", "me", BOT, grace=0)["id"]
    frame = ada.until(table, 0, lambda frame: frame["options"])
    told = ada.http.post(f"/api/tables/{table}/seats/0/hint").json()
    assert told["decision"] == frame["decision"]["id"]
    legal = [option["action"] for option in frame["options"]]
    assert told["options"]
    assert all(option["action"] in legal and 0 <= option["chance"] <= 1 for option in told["options"])
    assert told["line"][0] == told["options"][0]["say"]
    assert ada.frame(table, 0)["records"] == frame["records"]


def test_no_hints_against_people_out_of_turn_or_for_others(ada, bo, passer_by):
    opened = ada.open("landomy", "me", "open", grace=0)
    table = opened["id"]
    assert ada.http.post(f"/api/tables/{table}/seats/0/hint").status_code == 409
    bo.tell(table, "sit", seat=1, invite=opened["invite"])
    refused = ada.http.post(f"/api/tables/{table}/seats/0/hint")
    assert refused.status_code == 403
    assert "unfair" in refused.json()["say"]
    assert bo.http.post(f"/api/tables/{table}/seats/0/hint").status_code == 403
    assert passer_by.http.post(f"/api/tables/{table}/seats/0/hint").status_code == 401


def test_a_finished_game_is_looked_back_at_once(ada, passer_by):
    table = ada.open("landomy", "me", BOT, grace=0)["id"]
    assert ada.http.get(f"/api/tables/{table}/review").status_code == 409
    play_out(ada, table, [0])
    told = {"done": False}
    deadline = time.monotonic() + 120
    while not told["done"] and time.monotonic() < deadline:
        told = passer_by.http.get(f"/api/tables/{table}/review").json()
        assert told["done"] or 0 <= told["share"] <= 1
        time.sleep(0.1)
    assert told["chart"].startswith("<svg")
    assert [entry["name"] for entry in told["legend"]] == ["Ada", "Easy bot"]
    records = ada.frame(table)["records"]
    assert all(0 < turn["at"] <= records for turn in told["turns"])
    assert ada.http.get(f"/api/tables/{table}/review").json() == told


def test_long_games_are_looked_at_more_hastily():
    assert effort(60) == 200
    assert 8 <= effort(600) < 30
    assert effort(5000) == 0


def test_the_chart_names_everybody_and_links_its_turning_points():
    series = [(0.5, 0.5), (0.7, 0.3), (1.0, 0.0)]
    svg = chart.chances(series, ["Ada", "<Bo>"], PLAYERS, [chart.Mark(1, 0, "Ada: a storm", "/r/x?at=1")])
    assert "Ada from 50% to 100%" in svg
    assert "&lt;Bo&gt;" in svg
    assert 'href="/r/x?at=1"' in svg
