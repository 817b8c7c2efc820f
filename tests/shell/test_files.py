"""`landtake replay`, `verify` and `show`: games and positions from files."""

import json
from xml.etree import ElementTree

import pytest

from landtake.core.log import Log
from tests.shell.conftest import random_match


def test_replay_tells_the_game_and_its_end(shell, finished):
    match, path = finished
    ran = shell("replay", path)
    assert ran.code == 0
    assert match.log.header["commitment"] in ran.out
    assert "is turned up" in ran.said
    assert match.presentation.reason(match.result.reason) in ran.said


def test_replay_stops_where_it_is_told(shell, finished):
    match, path = finished
    ran = shell("replay", path, "--at", 3, "--moves")
    assert f"After 3 of {len(match.records)} records" in ran.said
    assert json.dumps(match.game.actions()[match.records[2].action]) in ran.out
    assert "   3  " not in ran.out


def test_replay_reads_standard_input(shell, finished):
    match, path = finished
    assert shell("replay", "-", typed=str(match.log)).out == shell("replay", path).out


def test_replay_hides_from_a_spectator_what_only_a_seat_knows(shell, tmp_path):
    match = random_match("duel", records=6)
    secret = [record for record in match.records if record.audience != -1]
    assert secret
    path = tmp_path / "duel.jsonl"
    path.write_text(str(match.log), encoding="utf-8")
    assert shell("replay", path, "--moves").out.count("hidden") == len(secret)
    assert shell("replay", path, "--moves", "--seat", 1).out.count("hidden") < len(secret)


def test_replay_draws_a_picture(shell, finished, tmp_path):
    _, path = finished
    assert shell("replay", path, "--svg", tmp_path / "out.svg").code == 0
    assert ElementTree.parse(tmp_path / "out.svg").getroot().tag.endswith("svg")


def test_verify_counts_the_outcomes_of_chance(shell, finished):
    match, path = finished
    assert f"all {sum(record.seat == -1 for record in match.records)} outcomes of chance" in shell("verify", path).said


def test_verify_waits_for_the_seed(refused, tmp_path):
    path = tmp_path / "going-on.jsonl"
    path.write_text(str(random_match(seed=2, records=5).log), encoding="utf-8")
    assert "not revealed yet" in refused("verify", path)


def edited(match):
    return str(match.log).replace('"setup":"standard"', '"setup":"advanced"')


def cut(match):
    return str(match.log)[:-20]


def illegal(match):
    log = Log({key: value for key, value in match.log.header.items() if key != "h"})
    log.append({"seat": 0, "kind": "map", "action": {"map": 1, "at": "N-n"}})
    return str(log)


def nested(match):
    return "[" * 100_000


def headless(match):
    return '{"game":["landomy"]}\n'


def odd_settings(match):
    return str(Log({**{key: value for key, value in match.log.header.items() if key != "h"}, "settings": 5}))


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize("spoil", [edited, cut, illegal, nested, headless, odd_settings])
def test_a_spoilt_log_is_refused_with_its_name(refused, finished, tmp_path, command, spoil):
    path = tmp_path / "spoilt.jsonl"
    path.write_text(spoil(finished[0]), encoding="utf-8")
    assert refused(command, path).startswith(f"landtake: {path}: ")


def test_what_is_no_text_is_refused(refused, tmp_path):
    path = tmp_path / "bytes"
    path.write_bytes(b"\xff\xfe\x00\x80")
    assert "UTF-8" in refused("replay", path)


@pytest.mark.parametrize("at", [-1, 10_000])
def test_there_is_no_position_outside_the_game(refused, finished, at):
    assert "no position" in refused("replay", finished[1], "--at", at)


POSITION = """
game = "landomy"
[position]
islands = "0/2 1/0 0/0 | 1/1 0/0 0/0 | 0/0 0/0 0/1"
"""


def test_show_draws_toml_and_json_alike(shell):
    document = {"game": "landomy", "position": {"islands": "0/2 1/0 0/0 | 1/1 0/0 0/0 | 0/0 0/0 0/1"}}
    ran = shell("show", "-", typed=POSITION)
    assert ran.code == 0
    assert ran.out == shell("show", "-", typed=json.dumps(document)).out
    assert "South chooses a map" in ran.said
    assert "Lay a map" in shell("show", "-", "--seat", 1, typed=POSITION).said


def test_show_shows_a_position_taken_from_a_game(shell):
    match = random_match(seed=2, records=5)
    assert shell("show", "-", typed=json.dumps(match.position())).code == 0


def test_show_writes_a_picture(shell, tmp_path):
    assert shell("show", "-", "--svg", tmp_path / "out.svg", typed=POSITION).code == 0
    assert ElementTree.parse(tmp_path / "out.svg").getroot().tag.endswith("svg")


def test_a_picture_that_cannot_be_written_leaves_nothing(refused, tmp_path):
    assert "cannot be written" in refused("show", "-", "--svg", tmp_path / "no" / "out.svg", typed=POSITION)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("document", "says"),
    [
        (POSITION.replace("0/2", "13/2"), "it has 12 in all (rule 1a)"),
        (POSITION.replace("0/2", "0-2"), "'0-2'"),
        (POSITION.replace("landomy", "chess"), "no game 'chess'"),
        (POSITION.replace("islands", "isles"), "'isles'"),
        ("position = 5\ngame = 'landomy'", "not 5"),
        ("game = 'landomy'", "position"),
        ("{", "JSON"),
        ("game landomy", "TOML"),
        ("", "game"),
        ('{"game": ["landomy"], "position": {}}', "there is no game"),
        ('{"game": "landomy", "position": {"laid": 5}}', "laid: a table of names and values, not 5"),
    ],
)
def test_a_bad_position_is_refused_with_the_reason(refused, document, says):
    assert says in refused("show", "-", typed=document)
