"""The pages without their script: forms, links, rules, replay, accounts."""

import re

import pytest

from landtake.core.registry import info

from .house import Guest, play_out

BOT = {"kind": "bot", "bot": "easy"}


def test_a_name_and_one_press_start_a_game_against_a_bot(passer_by):
    assert "Play against a bot" in passer_by.http.get("/").text
    answer = passer_by.http.post("/quick", data={"name": "Ada", "game": "landomy", "bot": "easy"}, follow_redirects=True)
    assert answer.status_code == 200
    assert "Your turn." in answer.text
    assert "<svg" in answer.text


def test_a_table_is_opened_by_form_and_joined_by_link(ada, passer_by):
    form = {"seat-0": "me", "seat-1": "open", "set-setup": "advanced", "grace": "", "listed": "yes"}
    page = ada.http.post("/new/landomy", data=form, follow_redirects=True)
    assert "setup: advanced" in page.text
    link = re.search(r'value="http://[^/]+(/t/[^"]+/join/[^"]+)"', page.text)[1]
    assert "Ada invites you" in passer_by.http.get(link).text
    joined = passer_by.http.post(link, data={"name": "Bo"}, follow_redirects=True)
    assert "Bo" in joined.text
    assert ada.http.get("/api/tables").json()["mine"][0]["status"] == "playing"


def test_the_lobby_lists_what_is_open_and_ones_own(ada, bo):
    private, public = ada.open("landomy", "me", "open")["id"], ada.open("landomy", "me", "open", listed=True)["id"]
    page = bo.http.get("/").text
    assert public in page
    assert private not in page
    assert private in ada.http.get("/").text


@pytest.mark.parametrize("game", ["landomy"])
def test_every_rule_has_an_anchor(passer_by, game):
    page = passer_by.http.get(f"/rules/{game}").text
    for rule in info(game).rules():
        assert f'id="rule-{rule}"' in page
    assert "`" not in passer_by.http.get(f"/rules/{game}/sheet").text


def test_a_finished_game_is_replayed_forked_downloaded_and_uploaded(ada, bo):
    table = ada.open("landomy", "me", BOT, grace=0)["id"]
    end = play_out(ada, table, [0])
    assert f'href="/r/{table}?at=' in ada.http.get(f"/r/{table}").text
    early = bo.http.get(f"/api/tables/{table}/replay", params={"at": 3}).json()
    assert (early["at"], early["records"]) == (3, end["records"])
    assert "<svg" in early["html"]["board"]
    picture = bo.http.get(f"/api/tables/{table}/picture.svg", params={"at": 3})
    assert picture.headers["content-type"].startswith("image/svg")
    forked = bo.http.post(f"/r/{table}/fork", data={"at": "3", "seat-0": "me", "seat-1": "bot:easy"}, follow_redirects=True)
    assert forked.status_code == 200
    id = str(forked.url).rsplit("/", 1)[1]
    assert bo.frame(id)["records"] >= 3
    assert play_out(bo, id, [0])["status"] == "finished"
    assert bo.http.post(f"/r/{table}/fork", data={"at": "9999", "seat-0": "me", "seat-1": "me"}).status_code == 404
    log = ada.http.get(f"/api/tables/{table}/log").text
    shown = bo.http.post("/upload", files={"log": ("game.jsonl", log)}, follow_redirects=True)
    assert shown.status_code == 200
    assert "Play on from here" in shown.text


def test_a_guest_keeps_the_games_with_a_password(house, ada):
    table = ada.open("landomy", "me", BOT)["id"]
    kept = ada.http.post("/account/keep", data={"login": "Ada.L", "password": "correct horse"}, follow_redirects=True)
    assert "ada.l" in kept.text
    elsewhere = Guest(house, None)
    assert elsewhere.http.post("/account/log-in", data={"login": "ada.l", "password": "wrong"}).status_code == 403
    assert (
        elsewhere.http.post("/account/log-in", data={"login": "ADA.L", "password": "correct horse"}, follow_redirects=True).status_code
        == 200
    )
    assert table in elsewhere.http.get("/").text
    assert elsewhere.http.post("/account/name", data={"name": "Countess"}, follow_redirects=True).text.count("Countess")
    taken = Guest(house, "Eve").http.post("/account/keep", data={"login": "ada.l", "password": "long enough"})
    assert taken.status_code == 409
    assert "taken" in taken.text
    assert Guest(house, "Eve").http.post("/account/keep", data={"login": "eve", "password": "short"}).status_code == 400
    assert elsewhere.http.post("/account/log-out", follow_redirects=True).status_code == 200
    assert elsewhere.http.get("/api/me").json()["name"] is None


def test_the_api_describes_itself(passer_by):
    document = passer_by.http.get("/api/openapi.json").json()
    assert "/api/tables/{id}/messages" in document["paths"]
    assert {game["name"] for game in passer_by.http.get("/api/games").json()} >= {"landomy"}
