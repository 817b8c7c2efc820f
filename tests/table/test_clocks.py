"""Clocks: who pays for waiting, what happens when time is up, and that none of it is lost."""

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import landtake
from landtake.table import timekeeping
from landtake.table.clocks import DAY, PRESETS, Clock, Daily, Live, Turn, in_words, preset
from landtake.table.errors import TableError
from landtake.table.gametable import GameTable
from landtake.table.messages import Place
from landtake.table.opening import new_table
from landtake.table.rows import Person
from landtake.table.store import Store
from landtake.table.timekeeper import beat, due, resume

from .house import Guest, a_house, config

BOT = {"kind": "bot", "bot": "easy"}
SHORT = {"kind": "live", "minutes": 0.005}
LONG = {"kind": "live", "minutes": 10, "increment": 5}


def friends(ada, bo, game="landomy", **more):
    opened = ada.open(game, "me", "open", **more)
    assert bo.tell(opened["id"], "sit", seat=1, invite=opened["invite"])["ok"]
    return opened["id"]


# the clock itself


def test_to_have_moved_adds_time_to_a_live_clock_and_renews_a_daily_one():
    live = Clock.new(Live(kind="live", minutes=1, increment=5), 2).run([0], 100).run([1], 130)
    assert live.left == (35, 60)
    assert live.since == (None, 130)
    assert live.deadline == 190
    daily = Clock.new(Daily(kind="daily", days=1), 2).run([0], 100).run([1], 130)
    assert daily.left == (DAY, DAY)
    assert Clock.new(Turn(kind="turn", seconds=9), 1).run([0], 0).out(9) == [0]


@settings(deadline=None)
@given(st.lists(st.tuples(st.sets(st.integers(0, 2)), st.floats(0, 100)), max_size=12))
def test_only_those_who_are_awaited_pay_and_only_for_their_own_time(steps):
    clock, now, waited = Clock.new(Live(kind="live", minutes=100), 3), 0.0, [0.0] * 3
    asked: set[int] = set()
    for wanted, seconds in steps:
        clock = clock.run(asked := wanted, now)
        now += seconds
        for seat in asked:
            waited[seat] += seconds
        assert [clock.left_at(seat, now) for seat in range(3)] == pytest.approx([6000 - each for each in waited])
    assert Clock.from_json(clock.to_json()) == clock
    assert (clock.deadline is None) == (not asked)


def test_times_in_words():
    assert [in_words(seconds) for seconds in (0, 59.2, 61, 3661, 3 * DAY)] == ["0:00", "1:00", "1:01", "1:01:01", "3 d 0 h"]


def test_the_forms_clocks_are_clocks():
    assert all(choice is None or Clock.new(choice, 2).each > 0 for _, choice in PRESETS.values())
    with pytest.raises(TableError, match="no clock"):
        preset("sundial")


# at a table


def test_only_the_asked_person_s_clock_runs_and_everybody_sees_it(ada, bo, passer_by):
    table = friends(ada, bo, grace=None, clock=LONG)
    clock = passer_by.frame(table)["clock"]
    assert clock["left"] == [600, 600]
    assert clock["since"][0] == pytest.approx(time.time(), abs=30)
    assert clock["since"][1] is None
    frame = ada.frame(table, 0)
    while not frame["held"]:
        ada.play(table, 0, frame)
        frame = ada.frame(table, 0)
    assert ada.frame(table)["clock"]["since"][0] is not None
    ada.tell(table, "confirm", seat=0)
    after = ada.frame(table)["clock"]
    assert (after["since"][0], after["since"][1] is None) == (None, False)
    assert after["left"][0] < 605
    assert 'data-clock="1"' in ada.frame(table)["html"]["players"]
    assert bo.http.get(f"/api/tables/{table}").json()["turn"] == [1]
    assert "Your turn" in bo.http.get("/").text


def test_a_bot_plays_on_for_somebody_whose_time_is_up_and_who_can_come_back(ada, bo):
    table = friends(ada, bo, grace=0, clock=SHORT)
    ada.tell(table, "extend", seat=1)
    ada.until(table, None, lambda frame: "bot plays on" in frame["html"].get("players", ""))
    assert any("time is up" in line for line in ada.frame(table)["chat"]["lines"])
    you = ada.http.get(f"/api/tables/{table}").json()["you"]
    assert (you["seats"], you["left"]) == ([], [0])
    told = bo.tell(table, "sit", seat=0)
    assert told["status"] == 409
    assert ada.tell(table, "sit", seat=0)["ok"]
    you = ada.http.get(f"/api/tables/{table}").json()
    assert you["you"]["seats"] == [0]
    assert you["clock"]["left"][0] >= 60


def test_nobody_pays_while_a_bot_thinks_or_the_table_gathers(ada):
    opened = ada.open("landomy", "me", "open", clock=LONG)
    assert opened["clock"]["since"] == [None, None]
    against = ada.open("landomy", BOT, BOT, clock=LONG)
    assert against["clock"]["since"] == [None, None]


def test_all_who_are_asked_at_once_pay_until_they_have_answered(ada, bo):
    table = friends(ada, bo, "duel", grace=0, clock=LONG)
    frame = ada.frame(table, 0)
    assert frame["decision"]["seats"] == [0, 1]
    assert None not in frame["clock"]["since"]
    ada.play(table, 0, frame)
    since = bo.frame(table, 1)["clock"]["since"]
    assert (since[0], since[1] is None) == (None, False)


def test_the_table_gives_more_time(ada, bo, passer_by):
    table = friends(ada, bo, clock=LONG)
    assert ada.tell(table, "extend", seat=0)["status"] == 403
    assert ada.tell(table, "extend", seat=9)["status"] == 409
    assert bo.tell(table, "extend", seat=0)["ok"]
    assert 700 < ada.frame(table)["clock"]["left"][0] <= 720
    assert any("gave Ada 2:00 more" in line for line in ada.frame(table)["chat"]["lines"])
    alone = ada.open("landomy", "me", BOT, clock=LONG)["id"]
    assert ada.tell(alone, "extend", seat=0)["ok"]
    assert ada.tell(alone, "extend", seat=1)["status"] == 409
    assert ada.tell(friends(ada, bo), "extend", seat=1)["status"] == 409


def test_a_window_that_nobody_answers_passes_by(house):
    people = [Guest(house, name) for name in ("Ada", "Bo", "Cy")]
    ada = people[0]
    opened = ada.open("riposte", "me", "open", "open", grace=0, window=0.2)
    for seat in (1, 2):
        people[seat].tell(opened["id"], "sit", seat=seat, invite=opened["invite"])
    table = opened["id"]
    for _ in range(12):
        frame = ada.frame(table)
        if frame["status"] == "finished":
            break
        seat = frame["decision"]["seats"][0]
        if frame["decision"]["kind"] == "respond":
            assert frame["clock"]["window"]["seconds"] == 0.2
            people[seat].until(table, seat, lambda news, known=frame["records"]: news["records"] > known)
        else:
            own = people[seat].frame(table, seat)
            people[seat].play(table, seat, own, len(own["options"]) - 1)
    assert ada.frame(table)["records"] > 12


@pytest.mark.parametrize("game", ["lander", "riposte"])
def test_what_the_rules_answer_for_the_overdue_is_legal(game):
    chosen = {"timer": True} if game == "lander" else {}
    match = landtake.new(game, seed=3, auto=True, **chosen)
    answered = set()
    for step in range(250):
        if match.decision is None:
            break
        seat = match.decision.seats[0]
        overdue = match.game.overdue(match.view(seat).state, seat)
        window = next(kind.window for kind in match.game.kinds() if kind.name == match.decision.kind)
        assert overdue >= 0 or not window
        if overdue >= 0:
            answered.add(match.decision.kind)
            assert match.why_not(seat, overdue) is None
        options = list(match.options(seat))
        match.play(seat, overdue if overdue >= 0 and step % 3 == 0 else options[step * 7 % len(options)])
    assert answered >= ({"order", "anytime"} if game == "lander" else {"respond"})


def test_lander_s_timer_ends_the_turn_and_the_seat_stays_its_person_s():
    stored = new_table(Person("a" * 32, "Ada"), "lander", {"timer": True}, [Place(kind="me")] * 2, clock=Turn(kind="turn", seconds=60))
    table = GameTable(stored)
    table.begin()
    match, step = table.match, 0
    while match.held is not None or match.decision.kind != "order" or match.game.overdue(match.view(0).state, match.decision.seats[0]) < 0:
        seat, step = match.decision.seats[0], step + 1
        options = list(match.options(seat))
        match.play(seat, options[step % len(options)]) if match.held is None else match.confirm(match.held)
    table.take_change(None)
    seat, now, before = match.decision.seats[0], time.time(), len(match.records)
    assert not timekeeping.carry_out_what_is_due(table, now + 59)
    assert timekeeping.carry_out_what_is_due(table, now + 61)
    assert match.game.actions()[match.records[before].action] == {"order": "time-out"}
    assert table.chairs[seat].kind == "person"
    assert "time was up" in table.chat[-1].text
    table.take_change(None)
    assert Clock.from_json(table.row.clock).left == (60, 60)


# and on disk


def test_a_clock_runs_out_at_a_table_that_nobody_has_open(tmp_path, database, monkeypatch):
    monkeypatch.setattr("landtake.table.timekeeper.BEAT_SECONDS", 0.1)
    with a_house(config(tmp_path, database=database)) as first:
        table = Guest(first, "Ada").open("landomy", "me", BOT, grace=None, clock={"kind": "turn", "seconds": 1})["id"]
    with a_house(config(tmp_path, database=database)):
        store = Store(database)
        deadline = time.monotonic() + 20
        while store.table(table).chairs[0].kind == "person":
            assert time.monotonic() < deadline
            time.sleep(0.05)
        assert store.table(table).chairs[0].person is not None
        store.close()


def test_clocks_stand_while_the_server_is_away(tmp_path, database):
    with a_house(config(tmp_path, database=database)) as first:
        ada = Guest(first, "Ada")
        table = ada.open("landomy", "me", BOT, grace=None, clock=LONG)["id"]
        before = ada.frame(table)["clock"]["since"][0]
    store = Store(database)
    beat(store, before + 5)
    resume(store, before + 1005)
    row = store.table(table).row
    assert row.clock["since"][0] == pytest.approx(before + 1000)
    assert row.deadline == pytest.approx(before + 1600)
    assert due(store, before + 1599) == []
    assert due(store, before + 1601) == [table]
    resume(store, before + 1006)
    assert store.table(table).row.clock["since"][0] == pytest.approx(before + 1001)
    store.close()
