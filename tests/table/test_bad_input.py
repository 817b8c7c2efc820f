"""Whatever is sent, the answer is a clear status and sentence, and the server stays up."""

import pytest

from .house import Guest, a_house, config

BOT = {"kind": "bot", "bot": "easy"}


def refused(response, status):
    """The sentence of a refusal."""
    assert response.status_code == status, response.text
    told = response.json()
    assert told["ok"] is False
    assert told["status"] == status
    assert told["say"].endswith(".")
    return told["say"]


@pytest.fixture
def table(ada):
    return ada.open("landomy", "me", BOT, grace=None)["id"]


@pytest.mark.parametrize(
    "body",
    [
        "",
        "{",
        "null",
        "[]",
        "[" * 60000,
        '{"type":"move"}',
        '{"type":"move","seat":0,"decision":"1","action":{}}',
        '{"type":"move","seat":0,"decision":1,"action":[]}',
        '{"type":"move","seat":99,"decision":1,"action":{}}',
        '{"type":"move","seat":0,"decision":1,"action":{},"more":1}',
        '{"type":"chat","text":7}',
        '{"type":"fly"}',
        "\x00\xff",
    ],
)
def test_malformed_messages(ada, table, body):
    answer = ada.http.post(f"/api/tables/{table}/messages", content=body.encode("latin-1"), headers={"content-type": "application/json"})
    assert answer.status_code in (400, 422), answer.text
    assert answer.json()["say"]
    assert ada.frame(table, 0)["records"] == ada.frame(table, 0)["records"]


def test_a_body_of_ten_megabytes(ada, table):
    assert "too large" in refused(ada.http.post(f"/api/tables/{table}/messages", content=b"x" * 10_000_000), 413)

    def dribble():
        for _ in range(200):
            yield b"y" * 1000

    assert "too large" in refused(ada.http.post(f"/api/tables/{table}/messages", content=dribble()), 413)


def test_unknown_things(ada, table):
    assert "no table" in refused(ada.http.get("/api/tables/nowhere"), 404)
    assert "no game" in refused(ada.http.post("/api/tables", json={"game": "chess", "places": [{"kind": "me"}]}), 404)
    assert "no bot" in refused(
        ada.http.post("/api/tables", json={"game": "landomy", "places": [{"kind": "me"}, {"kind": "bot", "bot": "god"}]}), 404
    )
    assert "no record 999" in refused(ada.http.get(f"/api/tables/{table}/replay", params={"at": 999}), 404)
    assert refused(ada.http.get("/api/nothing"), 404)
    assert refused(ada.http.put("/api/tables"), 405)


def test_settings_that_do_not_exist(ada):
    places = [{"kind": "me"}, BOT]
    assert "one of standard" in refused(
        ada.http.post("/api/tables", json={"game": "landomy", "places": places, "settings": {"setup": "odd"}}), 422
    )
    assert "no setting" in refused(ada.http.post("/api/tables", json={"game": "landomy", "places": places, "settings": {"x": 1}}), 422)
    assert "played by 2" in refused(ada.http.post("/api/tables", json={"game": "landomy", "places": places * 2}), 422)
    assert "seed" in refused(
        ada.http.post("/api/tables", json={"game": "landomy", "places": [{"kind": "me"}, {"kind": "open"}], "seed": "1"}), 400
    )


def test_somebody_without_a_name(passer_by, table):
    assert "called" in refused(passer_by.http.post("/api/tables", json={"game": "landomy", "places": [{"kind": "me"}, BOT]}), 401)
    assert "called" in refused(passer_by.http.post(f"/api/tables/{table}/messages", json={"type": "chat", "text": "x"}), 401)


@pytest.mark.parametrize("name", ["", "   ", "\x00", "x" * 31, "\u202e"])
def test_names_that_are_none(passer_by, name):
    assert passer_by.http.post("/api/guests", json={"name": name}).status_code in (400, 422)


def test_a_forged_cookie_is_nobodys(house, ada, table):
    thief = Guest(house, None)
    cookie = ada.http.cookies["landtake"]
    thief.http.cookies.set("landtake", cookie[:-2] + ("AA" if cookie[-2:] != "AA" else "BB"))
    assert thief.http.get("/api/me").json()["name"] is None
    assert thief.http.get(f"/api/tables/{table}/state", params={"seat": 0}).status_code == 403


def test_a_private_table_needs_its_link(ada, bo):
    opened = ada.open("landomy", "me", "open")
    assert bo.http.get(f"/api/tables/{opened['id']}").json()["invite"] is None
    assert bo.tell(opened["id"], "sit", seat=1)["status"] == 403
    assert bo.tell(opened["id"], "sit", seat=1, invite="guess")["status"] == 403
    assert bo.tell(opened["id"], "sit", seat=0, invite=opened["invite"])["status"] == 409
    assert bo.tell(opened["id"], "sit", seat=7, invite=opened["invite"])["status"] == 409
    assert bo.tell(opened["id"], "start")["status"] == 403
    assert ada.tell(opened["id"], "start")["status"] == 409
    assert bo.tell(opened["id"], "sit", seat=1, invite=opened["invite"])["ok"]


def test_another_sites_form_is_refused(ada, table):
    url = f"/api/tables/{table}/messages"
    chat = {"type": "chat", "text": "x"}
    assert refused(ada.http.post(url, json=chat, headers={"origin": "https://evil.example"}), 403)
    assert refused(ada.http.post(url, json=chat, headers={"sec-fetch-site": "cross-site"}), 403)
    assert ada.http.post(url, json=chat, headers={"origin": ada.house.url}).json()["ok"]
    assert refused(ada.http.post("/quick", data={"game": "landomy"}, headers={"origin": "null"}), 403)


@pytest.mark.parametrize("log", ["x", "{}", '{"landtake":1}', '{"landtake":1,"game":"landomy","h":"x"}', "[]\n[]"])
def test_logs_that_are_none(ada, log):
    assert refused(ada.http.post("/api/uploads", json={"log": log}), 422)


def test_a_log_that_was_edited(ada, table):
    log = ada.http.get(f"/api/tables/{table}/log").text
    assert ada.http.post("/api/uploads", json={"log": log}).status_code == 201
    assert "edited" in refused(ada.http.post("/api/uploads", json={"log": log.replace("standard", "advanced")}), 422)
    assert "cut off" in refused(ada.http.post("/api/uploads", json={"log": log[:-20]}), 422)


def test_pages_tell_what_went_wrong_too(ada, passer_by):
    for path, status in (("/t/nowhere", 404), ("/rules/chess", 404), ("/new/chess", 404), ("/elsewhere", 404)):
        answer = ada.http.get(path)
        assert answer.status_code == status
        assert "That did not work" in answer.text
    assert passer_by.http.post("/quick", data={"game": "landomy"}).status_code == 401
    assert ada.http.post("/new/landomy", data={"seat-0": "me", "seat-1": "alien"}).status_code == 400
    assert ada.http.post("/account/log-in", data={"login": "nobody", "password": "x"}).status_code == 403


def test_too_many_requests(tmp_path):
    with a_house(config(tmp_path, requests_per_second=5, burst=10)) as small:
        guest = Guest(small, "Ada")
        answers = [guest.http.get("/api/me").status_code for _ in range(30)]
        assert 429 in answers
        assert answers[0] == 200


def test_headers_keep_scripts_out(ada):
    headers = ada.http.get("/").headers
    assert "script-src 'self';" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    cookie = ada.http.post("/api/guests", json={"name": "Cy"}).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
