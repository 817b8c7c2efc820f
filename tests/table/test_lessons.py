"""First games at a table: private, led by the script, with no dead end, and safe from every interruption."""

import re

import pytest
from websockets.exceptions import ConnectionClosed

import landtake
from landtake.lessons import find
from landtake.table.errors import TableError
from landtake.table.lesson import LessonTable, lesson_table, table_of
from landtake.table.rows import Person

from .house import Guest, a_house, config

TAUGHT = [name for name in landtake.games() if find(name)]


def learn(guest, game, **form):
    """The table to which the button “Learn to play” leads."""
    answer = guest.http.post(f"/learn/{game}", data=form)
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].removeprefix("/t/")


def wanted(frame):
    """The options that count now, as the page marks them; None where there is only something to read."""
    panel = frame["html"]["lesson"]
    if "lesson-on" in panel:
        return None
    return [int(place) for place in re.search(r'data-counts="([\d ]*)"', panel)[1].split()]


def do(guest, table, seat=0):
    """Do what the lesson asks for."""
    frame = guest.frame(table, seat)
    places = wanted(frame)
    told = guest.tell(table, "lead", seat=seat, go="on") if places is None else guest.play(table, seat, frame, places[0])
    assert told["ok"], told


def panel(guest, table):
    return guest.frame(table, 0)["html"]["lesson"]


def step(guest, table):
    return int(re.search(r"Step (\d+) of", panel(guest, table))[1])


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_played_to_its_end_and_leads_to_a_real_game(ada, game):
    table = learn(ada, game, again="yes")
    for _ in range(80):
        if "remember" in panel(ada, table):
            break
        do(ada, table)
    assert find(game).ending.remember[0] in panel(ada, table).replace("&#39;", "'")
    real = ada.http.post(f"/learn/{game}/play").headers["location"].removeprefix("/t/")
    about = ada.http.get(f"/api/tables/{real}").json()
    assert [chair["kind"] for chair in about["chairs"]] == ["person", *["bot"] * (len(about["chairs"]) - 1)]
    assert about["settings"].items() >= find(game).ending.play.items()


def test_a_legal_move_that_comes_too_early_gets_a_friendly_sentence(ada):
    table = learn(ada, "landomy", again="yes")
    frame = ada.frame(table, 0)
    early = ada.play(table, 0, frame)
    assert (early["code"], early["ok"]) == ("not-yet", False)
    for _ in range(3):
        do(ada, table)
    frame = ada.frame(table, 0)
    other = next(place for place in range(len(frame["options"])) if place not in wanted(frame))
    told = ada.play(table, 0, frame, other)
    assert told["code"] == "not-yet"
    assert told["say"] == find("landomy").steps[3].tasks[0].instead
    assert ada.frame(table, 0)["records"] == frame["records"]
    do(ada, table)
    assert step(ada, table) == 5


def test_an_illegal_move_is_refused_with_its_rule(ada):
    table = learn(ada, "landomy", again="yes")
    for _ in range(3):
        do(ada, table)
    frame = ada.frame(table, 0)
    told = ada.tell(table, "move", seat=0, decision=frame["decision"]["id"], action={"map": 13, "at": "NE-n"})
    assert (told["code"], told["rule"]) == ("illegal", "3.1b")


def test_one_goes_back_task_by_task_and_step_by_step(ada):
    table = learn(ada, "forgotten_planet", again="yes")
    do(ada, table)
    do(ada, table)
    do(ada, table)
    assert step(ada, table) == 3
    do(ada, table)
    records = ada.frame(table, 0)["records"]
    assert ada.tell(table, "undo", seat=0)["ok"]
    assert (step(ada, table), ada.frame(table, 0)["records"]) == (3, records - 1)
    do(ada, table)
    do(ada, table)
    assert ada.tell(table, "restart", seat=0)["ok"]
    assert (step(ada, table), ada.frame(table, 0)["records"]) == (3, 2)
    for expected in (2, 2, 1):
        assert ada.tell(table, "lead", seat=0, go="back")["ok"]
        assert step(ada, table) == expected
    told = ada.tell(table, "lead", seat=0, go="back")
    assert (told["code"], told["say"]) == ("not-yet", "This is the beginning.")


def test_going_back_takes_the_others_moves_back_too(ada):
    table = learn(ada, "landomy", again="yes")
    for _ in range(6):
        do(ada, table)
    assert step(ada, table) == 7
    assert ada.tell(table, "ask", seat=0)["ok"]
    assert step(ada, table) == 6
    do(ada, table)
    assert "three to two" in panel(ada, table)


def test_a_lesson_is_nobody_elses_business(ada, bo, passer_by):
    table = learn(ada, "landomy", again="yes")
    for other in (bo, passer_by):
        assert other.http.get(f"/t/{table}").status_code == 403
        assert other.http.get(f"/r/{table}").status_code == 403
        for path in ("", "/state", "/view", "/log", "/picture.svg", "/replay"):
            assert other.http.get(f"/api/tables/{table}{path}").status_code == 403, path
        with other.socket(table) as socket, pytest.raises(ConnectionClosed, match="somebody else"):
            socket.recv(timeout=10)
    assert bo.tell(table, "lead", seat=0, go="on")["status"] == 403


def test_a_lesson_goes_on_where_it_was_left(ada):
    table = learn(ada, "landed", again="yes")
    do(ada, table)
    assert learn(ada, "landed") == table
    assert step(ada, table) == 2
    other = learn(ada, "landed", again="yes")
    assert other != table
    assert step(ada, other) == 1


def test_a_lesson_calls_nobody_and_waits_for_whoever_left(ada):
    table = learn(ada, "landed", again="yes")
    do(ada, table)
    assert ada.http.get(f"/api/tables/{table}").json()["turn"] == []
    assert ada.tell(table, "leave", seat=0)["ok"]
    assert ada.tell(table, "order", seat=0, order=None)["status"] == 409
    do(ada, table)
    assert step(ada, table) == 3


def test_the_lobby_offers_lessons_and_forgets_those_that_are_done(house):
    eva = Guest(house, "Eva")
    lobby = eva.http.get("/").text
    for game in TAUGHT:
        assert f'formaction="/learn/{game}"' in lobby
    assert 'formaction="/learn/duel"' not in lobby
    table = learn(eva, "landomy")
    assert f"/t/{table}" in eva.http.get("/").text
    while "remember" not in panel(eva, table):
        do(eva, table)
    lobby = eva.http.get("/").text
    assert f"/t/{table}" not in lobby
    assert f"/r/{table}" not in lobby


def test_a_guest_says_a_name_and_a_game_without_a_lesson_says_so(passer_by):
    assert passer_by.http.post("/learn/landomy").status_code == 401
    assert "Nobody has written a first game of duel" in passer_by.http.get("/learn/duel").text
    assert passer_by.http.get("/learn/nothing").status_code == 404
    assert "9 short steps" in passer_by.http.get("/learn/landomy").text
    assert passer_by.http.post("/learn/landomy", data={"name": "Finn"}).status_code == 303


def test_no_bot_is_called_to_a_lesson_and_other_tables_have_none(ada):
    assert ada.tell(learn(ada, "landomy", again="yes"), "bot", seat=1, bot="easy")["status"] == 409
    real = ada.open("landomy", "me", {"kind": "bot", "bot": "easy"})["id"]
    assert ada.tell(real, "lead", seat=0, go="on")["say"] == "This is no lesson."


def test_a_lesson_that_was_rewritten_meanwhile_can_be_begun_again():
    ada = Person("a", "Ada")
    stored = lesson_table(ada, find("landomy"))
    stored.row.origin["lesson"] = "an older edition"
    table = table_of(stored)
    assert isinstance(table, LessonTable)
    assert "Begin again" in table.pieces()["lesson"]
    with pytest.raises(TableError, match="rewritten"):
        table.lead(ada, 0, "on")


def test_a_server_that_starts_again_forgets_nothing_of_a_lesson(tmp_path):
    settings = config(tmp_path, database=f"sqlite:///{tmp_path / 'tables.sqlite'}")
    with a_house(settings) as first:
        ada = Guest(first, "Ada")
        table = learn(ada, "landnam")
        for _ in range(9):
            do(ada, table)
        before = panel(ada, table)
        cookies = dict(ada.http.cookies)
    with a_house(settings) as second:
        again = Guest(second, None)
        again.http.cookies.update(cookies)
        assert panel(again, table) == before
        assert learn(again, "landnam") == table
        do(again, table)
