"""The WebSocket: frames, answers, catching up, and what it refuses."""

import json

import pytest
from websockets.exceptions import ConnectionClosed

from .house import heard

BOT = {"kind": "bot", "bot": "easy"}


def test_a_socket_answers_and_tells_what_is_new(ada):
    table = ada.open("landomy", "me", BOT, grace=None)["id"]
    with ada.socket(table, 0) as socket:
        assert heard(socket, "you")["seats"] == [0]
        frame = heard(socket, "frame")["frame"]
        assert frame["since"] == 0
        move = {"type": "move", "id": "m1", "seat": 0, "decision": frame["decision"]["id"], "action": frame["options"][0]["action"]}
        socket.send(json.dumps(move))
        news = heard(socket, "frame", lambda message: message["frame"]["records"] > frame["records"])["frame"]
        assert news["since"] > 0
        assert news["news"][-1].startswith("South lays map")
        assert set(news["moves"][-1]["on"]) == set(frame["options"][0]["on"])


def test_a_move_sent_again_over_a_new_socket_is_made_once(ada):
    table = ada.open("landomy", "me", BOT, grace=None)["id"]
    with ada.socket(table, 0) as socket:
        frame = heard(socket, "frame")["frame"]
        move = {"type": "move", "id": "m1", "seat": 0, "decision": frame["decision"]["id"], "action": frame["options"][0]["action"]}
        socket.send(json.dumps(move))
        first = heard(socket, "answer")
    with ada.socket(table, 0) as socket:
        socket.send(json.dumps(move))
        assert heard(socket, "answer") == first
    assert ada.frame(table, 0)["records"] == frame["records"] + 1


def test_a_page_that_was_away_catches_up_from_its_version(ada, bo):
    opened = ada.open("landomy", "me", "open", grace=None)
    table = opened["id"]
    with bo.socket(table) as socket:
        known = heard(socket, "frame")["frame"]["v"]
    bo.tell(table, "sit", seat=1, invite=opened["invite"])
    ada.play(table, 0, ada.frame(table, 0))
    with bo.socket(table, 1, since=known) as socket:
        frame = heard(socket, "frame")["frame"]
        assert frame["v"] > known
        assert "svg" in frame["html"]["board"]
        assert len(frame["log"]["lines"]) == frame["records"]


def test_a_spectator_is_shown_nobodys_seat(ada, bo):
    table = ada.open("duel", "me", BOT, grace=None)["id"]
    with bo.socket(table, 0) as socket:
        frame = heard(socket, "frame")["frame"]
        assert frame["seat"] is None
        assert frame["options"] == []
        socket.send(json.dumps({"type": "look", "id": "l", "seat": 0}))
        assert heard(socket, "answer")["status"] == 403


def test_at_one_screen_one_looks_through_either_pair_of_eyes(ada):
    table = ada.open("duel", "me", {"kind": "me", "name": "Bea"}, grace=None)["id"]
    with ada.socket(table, 0) as socket:
        assert heard(socket, "you")["hides"] is True
        mine = heard(socket, "frame")["frame"]["html"]["board"]
        socket.send(json.dumps({"type": "look", "id": "l", "seat": 1}))
        theirs = heard(socket, "frame", lambda message: message["frame"]["seat"] == 1)["frame"]["html"]["board"]
        assert mine != theirs


def test_bad_messages_are_answered_and_the_socket_stays(ada, passer_by):
    table = ada.open("landomy", "me", BOT, grace=None)["id"]
    with ada.socket(table, 0) as socket:
        for text in (
            "{",
            "[]",
            "7",
            '"x"',
            "{}",
            '{"type":"dance"}',
            '{"type":"move","seat":"0"}',
            "[" * 5000,
            '{"type":"look","seat":"x"}',
        ):
            socket.send(text)
            answer = heard(socket, "answer")
            assert (answer["ok"], answer["code"]) == (False, "malformed"), text
            assert answer["say"]
    with passer_by.socket(table) as socket:
        socket.send('{"type":"chat","id":"c","text":"hello"}')
        assert heard(socket, "answer")["status"] == 401


def flood(socket):
    for _ in range(2000):
        socket.send('{"type":"why","seat":0,"elements":["deck"]}')
    while True:
        socket.recv(timeout=5)


def test_a_flood_ends_the_connection(ada):
    table = ada.open("landomy", "me", BOT, grace=None)["id"]
    with ada.socket(table, 0) as socket, pytest.raises(ConnectionClosed):
        flood(socket)
    assert ada.frame(table, 0)["status"] == "playing"


def test_another_sites_page_gets_no_socket(ada):
    table = ada.open("landomy", "me", BOT)["id"]
    with pytest.raises(Exception, match=r"403|rejected"), ada.socket(table, 0, Origin="https://evil.example"):
        pass


def test_an_unknown_table_closes_the_socket_with_a_reason(ada):
    with ada.socket("nowhere") as socket, pytest.raises(ConnectionClosed) as closed:
        socket.recv(timeout=5)
    assert closed.value.rcvd.code == 4404
    assert "no table" in closed.value.rcvd.reason


def test_asking_again_and_again_is_one_visit(ada, bo):
    opened = ada.open("landomy", "me", "open", grace=None)
    bo.tell(opened["id"], "sit", seat=1, invite=opened["invite"])
    frame = bo.frame(opened["id"], 1)
    for _ in range(3):
        frame = bo.frame(opened["id"], 1, since=frame["v"], wait=0.1)
    assert bo.frame(opened["id"], 1, since=frame["v"], wait=0.2)["v"] == frame["v"]
    assert "North · away" not in ada.frame(opened["id"])["html"]["players"]
