"""Clocks, coming back, what happened meanwhile, and notices, as the page shows them."""

import json

import pytest
from playwright.sync_api import expect

from landtake.table import away
from tests.table.house import a_house, config

from .hands import go_to

BOT = {"kind": "bot", "bot": "easy"}


@pytest.fixture
def unhurried_house(tmp_path):
    """A server at which bots take their time, so that a game is not over before somebody is back."""
    with a_house(config(tmp_path, bot_pace=1)) as running:
        yield running


def test_a_clock_runs_in_the_panel_and_in_the_title_and_a_seat_can_be_taken_back(visit, unhurried_house):
    page, guest = visit("Ada", at=unhurried_house)
    table = guest.open("landomy", "me", BOT, grace=None, clock={"kind": "turn", "seconds": 4})["id"]
    go_to(page, table)
    expect(page.locator("#clock-0")).to_have_class("clock running short")
    assert page.title().startswith("● Your turn 0:0")
    expect(page.locator("#assertive")).to_contain_text("seconds left")
    expect(page.locator("#back")).to_be_visible(timeout=15000)
    expect(page.locator("#player-0")).to_contain_text("a bot plays on")
    page.locator("#back").click()
    expect(page.locator("#back")).to_be_hidden()
    expect(page.locator("#player-0")).to_contain_text("you")


def test_time_is_given_with_the_button_beside_a_clock(visit):
    page, guest = visit("Ada")
    table = guest.open("landomy", "me", BOT, grace=None, clock={"kind": "live", "minutes": 10})["id"]
    go_to(page, table)
    page.get_by_role("button", name="Give Ada more time").click()
    expect(page.locator("#clock-0")).to_contain_text("11:")
    page.get_by_role("tab", name="Chat").click()
    expect(page.locator("#chat")).to_contain_text("gave Ada 2:00 more")


def test_the_sheet_of_what_happened_closes_and_links_to_the_position(visit, monkeypatch):
    monkeypatch.setattr(away, "AWAY_SECONDS", 0)
    page, guest = visit("Ada")
    _, bo = visit("Bo")
    opened = bo.open("landomy", "me", "open", grace=None)
    guest.tell(opened["id"], "sit", seat=1, invite=opened["invite"])
    go_to(page, opened["id"])
    expect(page.locator("#away")).to_have_count(0)
    page.goto("/")
    bo.until(opened["id"], None, lambda _: "North · away" in bo.frame(opened["id"])["html"]["players"])
    bo.play(opened["id"], 0, bo.frame(opened["id"], 0))
    go_to(page, opened["id"])
    expect(page.locator("#away li")).to_contain_text("South lays map")
    assert page.locator("#away a").get_attribute("href") == f"/r/{opened['id']}?at={bo.frame(opened['id'])['records']}"
    page.locator("#away-close").click()
    expect(page.locator("#away")).to_have_count(0)


PUSH = """
const subscription = { endpoint: "https://fcm.googleapis.com/fcm/send/x", unsubscribe: async () => { window.on = null; },
  toJSON() { return { endpoint: this.endpoint, keys: { p256dh: "x".repeat(87), auth: "x".repeat(22) } }; } };
window.on = null;
Notification.requestPermission = async () => "granted";
PushManager.prototype.getSubscription = async () => window.on;
PushManager.prototype.subscribe = async (options) => { window.asked = options; return (window.on = subscription); };
"""


def test_a_browser_is_subscribed_and_unsubscribed(visit, house):
    page, guest = visit("Ada")
    here = house.url.replace("127.0.0.1", "localhost")
    page.context.add_cookies([{"name": key, "value": value, "url": here} for key, value in guest.http.cookies.items()])
    page.add_init_script(PUSH)
    page.goto(f"{here}/account")
    page.get_by_role("button", name="Tell this browser").click()
    expect(page.get_by_role("button", name="Stop telling this browser")).to_be_visible()
    assert len(json.loads(page.evaluate("JSON.stringify(window.asked)"))["applicationServerKey"]) == 87
    assert len(guest.http.get("/api/me/export").json()["pushes"]) == 1
    page.get_by_role("button", name="Stop telling this browser").click()
    expect(page.get_by_role("button", name="Tell this browser", exact=True)).to_be_visible()
    assert guest.http.get("/api/me/export").json()["pushes"] == []
    worker = page.evaluate("navigator.serviceWorker.ready.then((r) => r.active.scriptURL)")
    assert worker == f"{here}/sw.js"
