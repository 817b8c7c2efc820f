"""Everything that is kept of a person, given to them, and deleted."""

import json

from landtake.table.store import Store

from .house import Guest, a_house, config, heard, play_out

BOT = {"kind": "bot", "bot": "easy"}


def test_export_has_the_person_s_games_and_nothing_that_is_hidden(ada, bo):
    finished = ada.open("landomy", "me", BOT, grace=0)["id"]
    play_out(ada, finished, [0])
    running = ada.open("duel", "me", "open", grace=None)
    bo.tell(running["id"], "sit", seat=1, invite=running["invite"])
    ada.tell(running["id"], "note", text="watch out")
    answer = ada.http.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    told = answer.json()
    assert told["name"] == "Ada"
    tables = {table["id"]: table for table in told["tables"]}
    assert "seed" in json.loads(tables[finished]["log"][-1])["reveal"]
    assert "log" not in tables[running["id"]]
    assert list(tables[running["id"]]["events"]) == ["0"]
    assert told["notes"] == [{"table_id": running["id"], "text": "watch out"}]
    assert Guest(ada.house, None).http.get("/api/me/export").status_code == 401


def test_deleting_leaves_the_games_and_nothing_else(tmp_path, database):
    with a_house(config(tmp_path, database=database)) as house:
        ada, bo = Guest(house, "Adalind"), Guest(house, "Bo")
        ada.http.post("/account/keep", data={"login": "adalind@example.org", "password": "correct horse"})
        opened = ada.open("landomy", "me", "open", grace=0)
        table = opened["id"]
        bo.tell(table, "sit", seat=1, invite=opened["invite"])
        ada.tell(table, "chat", text="my address is secret")
        ada.tell(table, "note", text="a note")
        assert ada.http.post("/account/delete", data={"sure": "Bo"}).status_code == 403
        cookies = dict(ada.http.cookies)
        assert ada.http.post("/account/delete", data={"sure": "Adalind"}, follow_redirects=True).status_code == 200
        again = Guest(house, None)
        again.http.cookies.update(cookies)
        assert again.http.get("/api/me").json()["name"] is None
        assert again.http.post("/account/log-in", data={"login": "adalind@example.org", "password": "correct horse"}).status_code == 403
        frame = bo.frame(table, 1)
        assert "Adalind" not in json.dumps(frame)
        assert "secret" not in json.dumps(frame)
        assert "Somebody" in frame["html"]["players"]
        assert bo.tell(table, "bot", seat=0, bot="easy")["ok"]
        assert play_out(bo, table, [1])["status"] == "finished"
    store = Store(database)
    with store.asking() as connection:
        names = connection.exec_driver_sql("SELECT name, login, email FROM people").all()
    assert not any("dalind" in str(row) for row in names)
    store.close()


def test_a_left_seat_played_on_by_a_bot_stays_its_person_s(ada, bo):
    opened = ada.open("landomy", "me", "open", grace=None)
    table = opened["id"]
    bo.tell(table, "sit", seat=1, invite=opened["invite"])
    bo.tell(table, "leave", seat=1)
    assert 'data-do="bot"' in ada.frame(table, 0)["html"]["players"]
    assert ada.tell(table, "bot", seat=1, bot="easy")["ok"]
    assert "a bot plays on" in ada.frame(table, 0)["html"]["players"]
    assert bo.http.get(f"/api/tables/{table}").json()["you"]["left"] == [1]
    assert bo.http.get(f"/api/tables/{table}/state", params={"seat": 1}).status_code == 403
    assert Guest(bo.house, "Cy").tell(table, "sit", seat=1)["status"] == 409
    assert bo.tell(table, "sit", seat=1)["ok"]
    assert bo.frame(table, 1)["seat"] == 1


def test_those_who_look_on_stay_when_a_table_is_loaded_again(house, bo, passer_by):
    leaver = Guest(house, "Leaver")
    opened = leaver.open("landomy", "me", "open", grace=0)
    bo.tell(opened["id"], "sit", seat=1, invite=opened["invite"])
    with bo.socket(opened["id"], 1) as socket:
        heard(socket, "frame")
        leaver.http.post("/account/delete", data={"sure": "Leaver"})
        news = heard(socket, "frame", lambda message: "Somebody" in message["frame"]["html"].get("players", ""))
        assert news["frame"]["seat"] == 1
        passer_by.until(opened["id"], None, lambda _: "North · away" not in passer_by.frame(opened["id"])["html"]["players"])
        assert bo.tell(opened["id"], "chat", text="still here")["ok"]
        heard(socket, "frame", lambda message: "still here" in "".join(message["frame"]["chat"]["lines"]))
