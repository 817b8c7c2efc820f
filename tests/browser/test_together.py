"""Several people: two browsers, a shared screen, going back by consent, a server that goes away for a while."""

import random

from playwright.sync_api import expect

from tests.table.house import Guest, House, config

from .hands import frame_settled, go_to, press_by_mouse

BOT = {"kind": "bot", "bot": "easy"}


def friends(visit, **more):
    ada_page, ada = visit("Ada")
    bo_page, bo = visit("Bo")
    opened = ada.open("landomy", "me", "open", **more)
    go_to(ada_page, opened["id"])
    bo_page.goto(f"/t/{opened['id']}/join/{opened['invite']}")
    bo_page.get_by_role("button", name="Sit down").click()
    bo_page.wait_for_selector("body[data-ready]")
    expect(ada_page.locator("#prompt")).to_contain_text("Your turn.")
    return (ada_page, ada), (bo_page, bo), opened["id"]


def until_confirmed(page):
    rng = random.Random(1)
    for _ in range(60):
        frame_settled(page)
        if page.locator("#confirm").is_visible():
            page.locator("#confirm").click()
            return
        press_by_mouse(page, rng)
    raise AssertionError("there is nothing to confirm")


def test_two_browsers_at_one_table(visit):
    (ada_page, _), (bo_page, _), _ = friends(visit, grace=None)
    expect(bo_page.locator("#prompt")).to_contain_text("South")
    until_confirmed(ada_page)
    expect(bo_page.locator("#prompt")).to_contain_text("Your turn.")
    expect(bo_page.locator("#log li").last).to_have_text(ada_page.locator("#log li").last.inner_text())
    assert bo_page.title().startswith("● Your turn")
    bo_page.get_by_role("tab", name="Chat").click()
    bo_page.get_by_label("Say something").fill("good <b>move</b>")
    bo_page.keyboard.press("Enter")
    ada_page.get_by_role("tab", name="Chat").click()
    expect(ada_page.locator("#chat li").last).to_have_text("Bo good <b>move</b>")


def test_going_back_is_asked_and_granted(visit):
    (ada_page, ada), (bo_page, _), table = friends(visit, grace=None)
    until_confirmed(ada_page)
    records = ada.frame(table)["records"]
    expect(ada_page.locator("#ask")).to_be_visible()
    ada_page.locator("#ask").click()
    expect(bo_page.locator("#request")).to_contain_text("Ada asks to take back")
    bo_page.get_by_role("button", name="Agree").click()
    expect(ada_page.locator("#prompt")).to_contain_text("Your turn.")
    expect(bo_page.locator("#request")).to_be_empty()
    assert ada.frame(table)["records"] < records


def test_undo_before_the_confirmation(visit):
    page, guest = visit("Ada")
    table = guest.open("landomy", "me", BOT, grace=None)["id"]
    go_to(page, table)
    start = page.locator("#log li").count()
    rng = random.Random(2)
    while not page.locator("#confirm").is_visible():
        press_by_mouse(page, rng)
        frame_settled(page)
    page.keyboard.press("u")
    expect(page.locator("#confirm")).to_be_hidden()
    page.locator("#restart").click()
    expect(page.locator("#log li")).to_have_count(start)


def test_the_rule_is_said_when_something_illegal_is_pressed(visit):
    page, guest = visit("Ada")
    go_to(page, guest.open("landomy", "me", BOT, grace=None)["id"])
    legal = page.locator(".el.legal[id^=map]").first
    legal.click()
    page.locator(".el[id^=place]:not(.legal)").first.click()
    expect(page.locator("#refusal")).to_contain_text("Rule 3.1b")
    page.locator("#refusal a").click()
    expect(page.locator("#sheet .cited")).to_contain_text("3.1b")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator("#sheet")).to_be_hidden()


def test_at_one_screen_the_page_turns_to_whoever_is_asked(visit):
    page, guest = visit("Ada")
    go_to(page, guest.open("landomy", "me", {"kind": "me", "name": "Bea"}, grace=0)["id"])
    rng = random.Random(1)
    seen = set()
    for _ in range(12):
        frame_settled(page)
        seen.add(page.locator(".player.now .name b").first.inner_text())
        press_by_mouse(page, rng)
    assert seen == {"Ada", "Bea"}


def test_hands_are_behind_a_curtain_between_turns(visit):
    page, guest = visit("Ada")
    go_to(page, guest.open("duel", "me", {"kind": "me", "name": "Bea"}, grace=0)["id"])
    expect(page.locator("#curtain")).to_be_visible()
    assert page.locator("#moves button").count() == 0
    page.locator("#curtain-lift").click()
    page.wait_for_selector("#moves button", state="attached")
    expect(page.locator("#curtain")).to_be_hidden()


def test_the_page_comes_back_after_the_server_was_away(visit, tmp_path):
    house = House(config(tmp_path))
    page, guest = visit("Ada", at=house)
    table = guest.open("landomy", "me", BOT, grace=None)["id"]
    go_to(page, table)
    rng = random.Random(4)
    press_by_mouse(page, rng)
    house.close()
    expect(page.locator("#line")).to_contain_text("Reconnecting")
    again = House(config(tmp_path), port=house.port)
    try:
        expect(page.locator("#line")).to_be_empty(timeout=15000)
        until_confirmed(page)
        other = Guest(again, None)
        other.http.cookies.update(guest.http.cookies)
        assert other.frame(table, 0)["records"] > 2
    finally:
        again.close()


def test_where_sockets_do_not_get_through_the_page_polls(visit):
    page, guest = visit("Ada")
    page.add_init_script(
        "window.WebSocket = class { constructor() { setTimeout(() => this.onclose?.(), 5); } get readyState() { return 3; } }"
    )
    go_to(page, guest.open("landomy", "me", BOT, grace=None)["id"])
    page.wait_for_timeout(2500)
    until_confirmed(page)
    expect(page.locator("#log li").nth(3)).to_be_attached()
