"""Playing at a table over HTTP: seats, moves, confirmation, undo, words."""

import pytest

import landtake
from landtake.table.thinking import Thinkers

from .house import SHORT, WHOLE, play_out

BOT = {"kind": "bot", "bot": "easy"}


def friends(ada, bo, game="landomy", **more):
    """A table at which Ada sits first and Bo second."""
    opened = ada.open(game, "me", "open", **more)
    assert bo.tell(opened["id"], "sit", seat=1, invite=opened["invite"])["ok"]
    return opened["id"]


def test_a_game_against_a_bot_begins_at_once_and_ends(ada):
    table = ada.open("landomy", "me", BOT, grace=0)["id"]
    end = play_out(ada, table, [0])
    assert "won" in end["html"]["outcome"]
    log = ada.http.get(f"/api/tables/{table}/log").text
    assert landtake.replay(log).result is not None
    assert landtake.verify(log) > 0


def test_of_two_with_one_name_the_headline_says_which_has_won(ada, passer_by):
    table = ada.open("landomy", "me", "me", grace=0)["id"]
    play_out(ada, table, [0, 1])
    headline = passer_by.frame(table)["html"]["outcome"].split("</h2>")[0]
    assert headline in ("<h2>Ada (South) has won", "<h2>Ada (North) has won")


def test_who_is_asked_with_only_one_answer_is_told_why(ada):
    table = ada.open("riposte", "me", "me", "me", grace=0)["id"]
    told = set()
    for _ in range(200):
        frame = ada.frame(table)
        if frame["status"] == "finished":
            break
        seat = frame["decision"]["seats"][0]
        own = ada.frame(table, seat)
        alone = len(own["options"]) == 1
        assert ("only one answer" in own["html"]["prompt"]) == alone
        assert "only one answer" not in frame["html"]["prompt"]
        told.add(alone)
        ada.play(table, seat, own, len(own["options"]) - 1)
    assert told == {True, False}


@pytest.mark.parametrize("game", [*WHOLE, "duel", "riposte", "souk"])
def test_every_game_is_played_to_its_end(ada, game):
    seats = landtake.info(game).seats[0]
    table = ada.open(game, *["me"] * (seats - 1), {"kind": "bot", "bot": "easy"}, grace=0, settings=SHORT.get(game, {}))["id"]
    assert play_out(ada, table, list(range(seats - 1)), limit=4000)["status"] == "finished"


def test_everybody_sees_the_same_game(ada, bo, passer_by):
    table = friends(ada, bo)
    before = passer_by.frame(table)
    told = ada.play(table, 0, ada.frame(table, 0))
    assert told["ok"]
    after = passer_by.frame(table, since=before["v"])
    assert after["since"] == before["v"]
    assert after["v"] > before["v"]
    assert "South lays map" in after["log"]["lines"][-1]
    assert after["options"] == []
    assert "options" in bo.frame(table, 1)


def test_a_seat_is_asked_for_its_own_answers_only(ada, bo):
    table = friends(ada, bo)
    frame = ada.frame(table, 0)
    told = bo.tell(table, "move", seat=0, decision=frame["decision"]["id"], action=frame["options"][0]["action"])
    assert (told["status"], told["say"]) == (403, "Seat 1 is not yours.")
    told = bo.tell(table, "move", seat=1, decision=frame["decision"]["id"], action=frame["options"][0]["action"])
    assert told["status"] == 409
    assert bo.http.get(f"/api/tables/{table}/state", params={"seat": 0}).status_code == 403


def test_a_move_sent_twice_is_made_once(ada, bo):
    table = friends(ada, bo)
    frame = ada.frame(table, 0)
    move = {"seat": 0, "decision": frame["decision"]["id"], "action": frame["options"][0]["action"], "id": "one"}
    first = ada.tell(table, "move", **move)
    again = ada.tell(table, "move", **move)
    assert first["ok"]
    assert again == first
    assert ada.frame(table, 0)["records"] == frame["records"] + 1


def test_an_answer_to_an_older_question_is_refused(ada, bo):
    table = friends(ada, bo)
    frame = ada.frame(table, 0)
    assert ada.play(table, 0, frame)["ok"]
    told = ada.play(table, 0, frame, 1)
    assert (told["status"], told["code"]) == (409, "stale")


def test_a_refusal_cites_its_rule(ada, bo):
    table = friends(ada, bo)
    frame = ada.frame(table, 0)
    taken = {"map": frame["options"][0]["action"]["map"], "at": "N-n"}
    free = [option["action"] for option in frame["options"]]
    forbidden = next({**taken, "at": at} for at in ("NE-n", "NE-e", "E-e") if {**taken, "at": at} not in free)
    told = ada.tell(table, "move", seat=0, decision=frame["decision"]["id"], action=forbidden)
    assert told["status"] == 422
    assert told["rule"] == "3.1b"
    why = ada.tell(table, "why", seat=0, elements=[f"map-{forbidden['map']}", f"place-{forbidden['at']}"])
    assert (why["legal"], why["rule"], why["say"]) == (False, "3.1b", told["say"])
    assert ada.tell(table, "why", seat=0, elements=[f"place-{forbidden['at']}"])["rule"] == "3.1b"
    assert ada.tell(table, "why", seat=0, elements=frame["options"][0]["on"])["legal"] is True
    assert ada.tell(table, "why", seat=0, elements=["deck"])["rule"] == frame["decision"]["rule"]
    assert ada.frame(table, 0)["v"] == frame["v"]


def test_a_move_waits_for_its_confirmation(ada, bo):
    table = friends(ada, bo, grace=None)
    frame = ada.frame(table, 0)
    while not frame["held"]:
        assert ada.play(table, 0, frame)["ok"]
        frame = ada.frame(table, 0)
    assert frame["held"]["seat"] == 0
    assert bo.frame(table, 1)["options"] == []
    assert ada.tell(table, "undo", seat=0)["ok"]
    assert ada.frame(table, 0)["held"] is None
    frame = ada.frame(table, 0)
    while not frame["held"]:
        ada.play(table, 0, frame)
        frame = ada.frame(table, 0)
    assert bo.tell(table, "confirm", seat=1)["status"] == 409
    assert ada.tell(table, "confirm", seat=0)["ok"]
    assert bo.frame(table, 1)["decision"]["seats"] == [1]


def test_a_move_becomes_final_after_the_grace_time(ada, bo):
    table = friends(ada, bo, grace=0.2)
    frame = ada.frame(table, 0)
    while not frame["held"]:
        ada.play(table, 0, frame)
        frame = ada.frame(table, 0)
    assert bo.until(table, 1, lambda frame: frame["options"])["decision"]["seats"] == [1]


def test_restart_takes_the_whole_turn_back(ada, bo):
    table = friends(ada, bo, grace=None)
    start = ada.frame(table, 0)
    ada.play(table, 0, start)
    ada.play(table, 0, ada.frame(table, 0))
    assert ada.tell(table, "restart", seat=0)["ok"]
    again = ada.frame(table, 0)
    assert again["records"] == start["records"]
    assert again["html"]["board"] == start["html"]["board"]
    assert ada.tell(table, "undo", seat=0)["status"] == 409


def moved_and_answered(ada, bo, table):
    frame = ada.frame(table, 0)
    while not frame["held"]:
        ada.play(table, 0, frame)
        frame = ada.frame(table, 0)
    ada.tell(table, "confirm", seat=0)
    frame = bo.frame(table, 1)
    assert frame["options"]
    bo.play(table, 1, frame)
    return frame["records"]


def test_going_back_further_needs_everybodys_consent(ada, bo, passer_by):
    table = friends(ada, bo, grace=None)
    records = moved_and_answered(ada, bo, table)
    assert ada.tell(table, "undo", seat=0)["status"] == 409
    assert ada.tell(table, "ask", seat=0)["ok"]
    assert "Ada" in passer_by.frame(table)["html"]["request"]
    assert 'data-do="consent"' in bo.frame(table, 1)["html"]["request"]
    assert 'data-do="consent"' not in ada.frame(table, 0)["html"]["request"]
    assert ada.tell(table, "consent", seat=0, agree=True)["status"] == 409
    assert bo.tell(table, "consent", seat=1, agree=True)["ok"]
    assert ada.frame(table, 0)["records"] < records
    assert ada.frame(table, 0)["html"]["request"] == ""


def test_a_wish_to_go_back_can_be_declined(ada, bo):
    table = friends(ada, bo, grace=None)
    moved_and_answered(ada, bo, table)
    records = ada.frame(table, 0)["records"]
    ada.tell(table, "ask", seat=0)
    assert bo.tell(table, "consent", seat=1, agree=False)["ok"]
    assert ada.frame(table, 0)["records"] == records
    assert "would rather not" in ada.frame(table, 0)["chat"]["lines"][-1]


def test_a_bot_lets_everything_be_taken_back(ada):
    table = ada.open("landomy", "me", BOT, grace=None)["id"]
    frame = ada.frame(table, 0)
    while not frame["held"]:
        ada.play(table, 0, frame)
        frame = ada.frame(table, 0)
    records = frame["records"]
    ada.tell(table, "confirm", seat=0)
    ada.until(table, 0, lambda frame: frame["records"] > records and frame["options"])
    assert ada.tell(table, "ask", seat=0)["ok"]
    assert ada.frame(table, 0)["records"] < records


def test_the_log_a_page_knows_is_cut_where_a_move_was_taken_back(ada, bo):
    table = friends(ada, bo, grace=None)
    ada.play(table, 0, ada.frame(table, 0))
    known = ada.frame(table, 0)
    ada.tell(table, "undo", seat=0)
    ada.play(table, 0, ada.frame(table, 0), 1)
    news = ada.frame(table, 0, since=known["v"])
    whole = ada.frame(table, 0)
    assert news["log"]["from"] == known["records"] - 1
    assert whole["log"]["lines"][: news["log"]["from"]] + news["log"]["lines"] == whole["log"]["lines"]
    assert len(news["log"]["lines"]) < len(whole["log"]["lines"])


def test_a_left_seat_is_held_and_can_go_to_a_bot(ada, bo):
    table = friends(ada, bo, grace=0)
    assert bo.tell(table, "leave", seat=1)["ok"]
    assert "has left" in ada.frame(table, 0)["html"]["players"]
    assert bo.tell(table, "sit", seat=1)["ok"]
    assert "has left" not in ada.frame(table, 0)["html"]["players"]
    assert ada.tell(table, "bot", seat=1, bot="easy")["status"] == 409
    bo.tell(table, "leave", seat=1)
    while ada.frame(table)["decision"]["seats"] == [0]:
        assert "Bo is gone" not in ada.frame(table, 0)["html"]["prompt"]
        ada.play(table, 0, ada.frame(table, 0))
    assert "Bo is gone. “Let a bot play” stands beside the name." in ada.frame(table, 0)["html"]["prompt"]
    assert "Let a bot play</button>" in ada.frame(table, 0)["html"]["players"]
    assert ada.tell(table, "bot", seat=1, bot="easy")["ok"]
    assert play_out(ada, table, [0])["status"] == "finished"


def test_a_bot_that_cannot_go_on_is_told_at_the_prompt(ada, monkeypatch):
    async def stumble(*_):
        raise RuntimeError("no more")

    monkeypatch.setattr(Thinkers, "act", stumble)
    table = ada.open("landomy", BOT, "me", grace=0)["id"]
    frame = ada.until(table, 1, lambda frame: "is gone" in frame["html"]["prompt"])
    assert "Let a bot play</button>" in frame["html"]["players"]
    monkeypatch.undo()
    assert ada.tell(table, "bot", seat=0, bot="easy")["ok"]
    assert "is gone" not in ada.until(table, 1, lambda frame: frame["options"])["html"]["prompt"]


def test_one_person_can_play_every_seat(ada):
    table = ada.open("landomy", "me", {"kind": "me", "name": "Bea"}, grace=0)["id"]
    assert ada.http.get(f"/api/tables/{table}").json()["you"]["seats"] == [0, 1]
    assert "Bea" in ada.frame(table)["html"]["players"]
    assert play_out(ada, table, [0, 1])["status"] == "finished"


def test_chat_and_names_are_escaped(house, ada, bo):
    from .house import Guest

    mallory = Guest(house, "<img src=x>")
    table = friends(ada, mallory)
    assert mallory.tell(table, "chat", text="<script>alert(1)</script>")["ok"]
    frame = ada.frame(table, 0)
    assert "<script" not in frame["chat"]["lines"][-1]
    assert "&lt;script&gt;" in frame["chat"]["lines"][-1]
    assert "<img" not in ada.http.get(f"/t/{table}").text.replace('<img class="preview"', "")
    assert ada.tell(table, "chat", text="   ")["status"] == 400


def test_notes_are_private(ada, bo):
    table = friends(ada, bo)
    assert ada.tell(table, "note", text="watch the east")["ok"]
    assert ada.http.get(f"/api/tables/{table}/note").json()["text"] == "watch the east"
    assert bo.http.get(f"/api/tables/{table}/note").json()["text"] == ""


def test_a_program_plays_with_a_token(house, ada, bo):
    import httpx

    table = friends(ada, bo)
    token = ada.http.post(f"/api/tables/{table}/seats/0/token").json()["token"]
    program = httpx.Client(base_url=house.url, headers={"authorization": f"Bearer {token}"})
    view = program.get(f"/api/tables/{table}/view", params={"seat": 0}).json()
    move = {"type": "move", "seat": 0, "decision": view["decision"]["id"], "action": view["options"][0]}
    assert program.post(f"/api/tables/{table}/messages", json=move).json()["ok"]
    other = ada.open("landomy", "me", BOT)["id"]
    assert program.get(f"/api/tables/{other}").status_code == 403
    assert bo.http.post(f"/api/tables/{table}/seats/0/token").status_code == 403
    assert httpx.get(f"{house.url}/api/me", headers={"authorization": "Bearer no"}).status_code == 401
