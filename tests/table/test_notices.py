"""Who is away is told that it is their turn: by push, by mail, once, and not while they are about."""

import asyncio
import base64
import json
import re

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from landtake.table.notices import Notices, Turn, in_a_line

from .house import Guest, a_house, config, heard, run_apart
from .postmen import a_mail_server, a_push_service, first

ONE, OTHER = Turn("a", "Landomy", "Bo"), Turn("b", "Landed", "")


class Pigeon:
    """A channel that writes down what it is given."""

    def __init__(self):
        self.sent = []

    async def send(self, person, turns):
        self.sent.append((person, [turn.table for turn in turns]))


def told(seconds, script):
    """What is sent when this happens."""

    async def run():
        pigeon = Pigeon()
        notices = Notices((pigeon,), seconds)
        await script(notices)
        await notices.close()
        return pigeon.sent

    return run_apart(run())


def test_somebody_who_is_away_is_told_once():
    async def script(notices):
        notices.waits_for(ONE, frozenset({"ada"}))
        notices.waits_for(ONE, frozenset({"ada"}))
        await asyncio.sleep(0.05)

    assert told(60, script) == [("ada", ["a"])]


def test_several_tables_make_one_digest_and_the_next_waits():
    async def script(notices):
        notices.waits_for(ONE, frozenset({"ada"}))
        notices.waits_for(OTHER, frozenset({"ada"}))
        await asyncio.sleep(0.05)
        notices.waits_for(ONE, frozenset())
        notices.waits_for(ONE, frozenset({"ada"}))
        await asyncio.sleep(0.05)

    assert told(60, script) == [("ada", ["a", "b"])]


def test_nobody_who_is_about_or_was_just_now_is_told():
    async def script(notices):
        notices.came("ada", "a")
        notices.waits_for(ONE, frozenset({"ada"}))
        notices.waits_for(OTHER, frozenset({"ada"}))
        await asyncio.sleep(0.05)
        notices.went("ada", "a")
        await asyncio.sleep(0.05)

    assert told(60, script) == []


def test_who_went_before_the_turn_came_is_told_after_a_while():
    async def script(notices):
        notices.came("ada", "a")
        notices.went("ada", "a")
        notices.waits_for(ONE, frozenset({"ada"}))
        await asyncio.sleep(0.5)

    assert told(0.1, script) == [("ada", ["a"])]


def test_a_turn_that_is_over_or_was_seen_is_not_told():
    async def script(notices):
        notices.came("ada", "b")
        notices.went("ada", "b")
        notices.waits_for(ONE, frozenset({"ada"}))
        notices.waits_for(OTHER, frozenset({"ada"}))
        notices.waits_for(ONE, frozenset({"bo"}))
        notices.came("ada", "b")
        notices.went("ada", "b")
        await asyncio.sleep(0.5)

    assert [entry for entry in told(0.1, script) if entry[0] == "ada"] == []


def test_what_a_digest_is_called():
    assert in_a_line([ONE]) == "Your turn in Landomy with Bo"
    assert in_a_line([OTHER]) == "Your turn in Landed"
    assert in_a_line([ONE, OTHER]) == "Your turn at 2 tables"


# through the server


def friends(ada, bo):
    """A game that cannot be over after a few turns, whatever the deal."""
    opened = ada.open("forgotten_planet", "me", "open", grace=0)
    assert bo.tell(opened["id"], "sit", seat=1, invite=opened["invite"])["ok"]
    return opened["id"]


def until_the_other_s_turn(guest, table, seat):
    while seat in (frame := guest.frame(table, seat))["decision"]["seats"]:
        assert guest.play(table, seat, frame, -1)["ok"]


def text(value):
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()


def a_browser(service):
    key = ec.generate_private_key(ec.SECP256R1())
    public = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    secret = b"0123456789abcdef"
    where = f"http://127.0.0.1:{service.server_address[1]}/push/1"
    return key, secret, {"endpoint": where, "keys": {"p256dh": text(public), "auth": text(secret)}}


def test_a_browser_is_told_in_a_message_that_only_it_can_read(tmp_path):
    with a_push_service() as service, a_house(config(tmp_path, notice_seconds=0.1, push_hosts=("127.0.0.1",))) as house:
        ada, bo = Guest(house, "Ada"), Guest(house, "Bo")
        key, secret, subscription = a_browser(service)
        assert len(ada.http.get("/api/push/key").json()["key"]) == 87
        assert bo.http.post("/api/push", json=subscription).status_code == 201
        table = friends(ada, bo)
        until_the_other_s_turn(ada, table, 0)
        path, headers, body = first(service.got)[0]
        assert path == "/push/1"
        assert {key.lower(): value for key, value in headers.items()}["authorization"].startswith("vapid t=")
        message = json.loads(http_ece.decrypt(body, private_key=key, auth_secret=secret, version="aes128gcm"))
        assert message["title"] == "Your turn in The Forgotten Planet with Ada"
        assert message["url"] == f"/t/{table}"
        service.answer = 410
        other = friends(ada, bo)
        until_the_other_s_turn(ada, other, 0)
        first(service.got, 2)
        bo.until(other, None, lambda _: not bo.http.get("/api/me/export").json()["pushes"])


def test_only_push_services_are_sent_to(ada, passer_by):
    keys = {"p256dh": "x" * 87, "auth": "x" * 22}
    for endpoint in ("http://127.0.0.1/x", "https://169.254.169.254/x", "https://evil.example/x", "file:///etc/passwd", "x", ""):
        refused = ada.http.post("/api/push", json={"endpoint": endpoint, "keys": keys})
        assert (refused.status_code, refused.json()["code"]) == (400, "bad-request"), endpoint
    good = {"endpoint": "https://fcm.googleapis.com/fcm/send/x", "keys": keys}
    assert ada.http.post("/api/push", json=good).status_code == 201
    assert passer_by.http.post("/api/push", json=good).status_code == 401
    assert ada.http.post("/api/push", json={**good, "keys": {"p256dh": "x", "auth": "y"}}).status_code == 422
    assert ada.http.get("/api/me/export").json()["pushes"][0]["endpoint"] == good["endpoint"]
    ada.http.post("/api/push/stop", json=good)
    assert ada.http.get("/api/me/export").json()["pushes"] == []
    script = ada.http.get("/sw.js")
    assert script.headers["content-type"].startswith("text/javascript")


def test_mail_goes_to_an_address_that_was_confirmed(tmp_path):
    with a_mail_server() as server:
        smtp = f"smtp://127.0.0.1:{server.server_address[1]}"
        with a_house(config(tmp_path, notice_seconds=0.1, smtp=smtp, address="https://landtake.example")) as house:
            ada, bo = Guest(house, "Ada"), Guest(house, "Bo")
            assert "Send me mail" in bo.http.get("/account").text
            assert bo.http.post("/account/email", data={"email": "bo@nowhere"}).status_code == 400
            assert bo.http.post("/account/email", data={"email": "a@example.org\nBcc: x@example.org"}).status_code == 400
            assert "Look at your mail" in bo.http.post("/account/email", data={"email": "bo@example.org"}).text
            asked = first(server.got)[0].replace("=\r\n", "")
            assert "To: bo@example.org" in asked
            link = re.search(r"https://landtake\.example(/account/email/\S+)", asked)[1]
            table = friends(ada, bo)
            until_the_other_s_turn(ada, table, 0)
            assert bo.http.get("/account/email/forged").status_code == 403
            assert bo.http.get(link.replace("=3D", "=")).status_code == 200
            assert "bo@example.org" in bo.http.get("/account").text
            until_the_other_s_turn(bo, table, 1)
            with bo.socket(table, 1) as socket:
                heard(socket, "frame")
            until_the_other_s_turn(ada, table, 0)
            told = first(server.got, 2)[1]
            assert "Subject: Landtake: Your turn in The Forgotten Planet with Ada" in told
            assert f"https://landtake.example/t/{table}" in told
            bo.http.post("/account/no-email")
            assert "Send me mail" in bo.http.get("/account").text


def test_a_mail_server_that_is_away_is_said_so(tmp_path):
    with a_house(config(tmp_path, smtp="smtp://127.0.0.1:9", address="https://landtake.example")) as house:
        answer = Guest(house, "Ada").http.post("/account/email", data={"email": "ada@example.org"})
        assert answer.status_code == 503
        assert "does not answer" in answer.text


def test_a_page_that_nobody_can_see_counts_as_away(ada, passer_by):
    opened = ada.open("landomy", "me", "open", grace=None, listed=True)
    bo = Guest(ada.house, "Bo")
    bo.tell(opened["id"], "sit", seat=1)
    away = "North · away"
    with bo.socket(opened["id"], 1) as socket:
        for hidden in (False, True, False):
            socket.send(json.dumps({"type": "hidden", "id": "h", "hidden": hidden}))
            assert heard(socket, "answer")["ok"]
            passer_by.until(opened["id"], None, lambda _, h=hidden: (away in passer_by.frame(opened["id"])["html"]["players"]) == h)
