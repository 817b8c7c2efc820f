"""What everybody needs of the pages: nothing to scroll on a desktop, a phone layout, and no barrier that axe finds."""

import random

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

import landtake
from tests.table.house import TITLES

from .hands import frame_settled, go_to, press_by_mouse
from .positions import table_at

BOT = {"kind": "bot", "bot": "easy"}
FITS = "document.documentElement.scrollWidth <= screen.width && document.documentElement.scrollHeight <= screen.height"
SIZES = {"light": {}, "dark": {"dark": True}, "phone": {"size": (390, 844), "phone": True}}


def barriers(page):
    """What axe finds that is serious or critical."""
    found = Axe().run(page, options={"runOnly": ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]}).response["violations"]
    return [(each["id"], [node["target"] for node in each["nodes"]][:3]) for each in found if each["impact"] in ("serious", "critical")]


@pytest.mark.parametrize("look", SIZES)
def test_no_page_has_a_barrier(visit, look):
    page, guest = visit("Ada", **SIZES[look])
    table = guest.open("landomy", "me", BOT, grace=None)["id"]
    waiting = guest.open("landomy", "me", "open", listed=True)["id"]
    for path in ("/", "/new/landomy", "/rules/landomy", "/account", f"/t/{waiting}", f"/t/{table}", f"/r/{table}"):
        page.goto(path)
        if path.startswith(("/t", "/r/")):
            page.wait_for_selector("body[data-ready]")
        assert barriers(page) == [], path
    go_to(page, table)
    page.get_by_role("tab", name="Moves").click()
    page.get_by_role("button", name="Rules").click()
    page.wait_for_selector("#rulebook .rule")
    assert barriers(page) == []


@pytest.mark.parametrize("look", SIZES)
@pytest.mark.parametrize("game", TITLES[1:])
def test_no_table_has_a_barrier(visit, game, look):
    page, guest = visit("Ada", **SIZES[look])
    go_to(page, guest.open(game, "me", *[BOT] * (landtake.info(game).seats[0] - 1), grace=None)["id"])
    assert barriers(page) == []


def test_a_hand_that_runs_off_the_edge_shows_that_there_is_more(visit):
    page, guest = visit("Ada", **SIZES["phone"])
    go_to(page, table_at(guest, "lander", lambda match: match.decision.kind == "order"))
    hand = page.locator("#hand")
    hand.evaluate("each => each.scrollTo(0, 0)")
    expect(hand).to_have_class("hand more-after")
    hand.evaluate("each => each.scrollTo(each.scrollWidth, 0)")
    expect(hand).to_have_class("hand more-before")


@pytest.mark.parametrize("game", TITLES)
def test_everything_fits_a_narrow_page_and_twice_the_size(visit, game):
    page, guest = visit("Ada", size=(320, 640), phone=True)
    table = guest.open(game, "me", *[BOT] * (landtake.info(game).seats[0] - 1), grace=None)["id"]
    for path in (f"/t/{table}", f"/r/{table}", "/", f"/new/{game}", f"/rules/{game}"):
        page.goto(path)
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, path
    go_to(page, table)
    for size in ({"width": 320, "height": 640}, {"width": 683, "height": 384}):
        page.set_viewport_size(size)
        expect(page.locator("#prompt-text")).to_be_in_viewport(ratio=0.5)
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        assert page.evaluate("document.getElementById('board').getBoundingClientRect().height") > 120


def test_nothing_scrolls_on_a_small_desktop(visit):
    page, guest = visit("Ada")
    go_to(page, guest.open("landomy", "me", BOT, grace=None)["id"])
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth")
    for each in ("#board svg", "#players", "#bar", "#panel-log"):
        expect(page.locator(each).first).to_be_in_viewport(ratio=0.99)


def test_a_phone_shows_the_board_and_everything_within_reach(visit):
    page, guest = visit("Ada", size=(390, 844), phone=True)
    go_to(page, guest.open("landomy", "me", BOT, grace=None)["id"])
    assert page.evaluate(FITS)
    for each in ("#board svg", "#bar", "[role=tablist]"):
        expect(page.locator(each).first).to_be_in_viewport(ratio=0.99)
    rng = random.Random(1)
    for _ in range(3):
        frame_settled(page)
        press_by_mouse(page, rng)
    page.get_by_role("tab", name="Log").tap()
    expect(page.locator("#panel-log")).to_be_in_viewport()
    page.get_by_role("tab", name="Log").tap()
    expect(page.locator("#panel-log")).not_to_be_in_viewport()


@pytest.mark.parametrize("look", ["dark", "phone"])
def test_a_table_full_of_cards_fits_and_shows_something_legal(visit, look):
    page, guest = visit("Ada", **SIZES[look])
    table = guest.open("lander", "me", BOT, grace=None)["id"]
    rng = random.Random(2)
    go_to(page, table)
    for _ in range(8):
        frame_settled(page)
        assert page.evaluate(FITS)
        assert page.evaluate(
            """() => [...document.querySelectorAll(".el.legal, #choice:not([hidden]) button, #confirm:not([hidden])")].some((each) => {
                const area = each.closest("#board, #hand, #bar").getBoundingClientRect();
                const box = each.getBoundingClientRect();
                return box.top >= area.top - 1 && box.bottom <= area.bottom + 1;
            })"""
        )
        press_by_mouse(page, rng)
    frame_settled(page)
    assert barriers(page) == []


def test_three_presses_from_the_door_to_a_game(visit):
    page, _ = visit()
    page.goto("/")
    page.get_by_label("Your name").first.fill("Ada")
    page.get_by_role("button", name="Play against a bot").first.click()
    page.wait_for_selector("body[data-ready]")
    expect(page.locator("#prompt")).to_contain_text("Your turn.")


def test_a_screen_reader_hears_what_happens(visit):
    page, guest = visit("Ada")
    go_to(page, guest.open("landomy", "me", BOT, grace=None)["id"])
    page.evaluate(
        """() => {
            window.heard = "";
            const polite = document.getElementById("polite");
            const listener = new MutationObserver(() => (window.heard += polite.textContent));
            listener.observe(polite, { childList: true, characterData: true, subtree: true });
        }"""
    )
    assert page.locator("#board svg").get_attribute("role") == "group"
    legal = page.locator(".el.legal").first
    assert legal.get_attribute("role") == "button"
    assert "Legal" in legal.get_attribute("aria-label")
    rng = random.Random(1)
    for _ in range(4):
        press_by_mouse(page, rng)
        frame_settled(page)
        if "South lays map" in page.evaluate("window.heard"):
            break
    assert "South lays map" in page.evaluate("window.heard")


def test_a_replay_is_stepped_through_and_played_on(visit):
    page, guest = visit("Ada")
    table = guest.open("landomy", "me", BOT, grace=None)["id"]
    go_to(page, table)
    rng = random.Random(1)
    for _ in range(4):
        frame_settled(page)
        press_by_mouse(page, rng)
    page.goto(f"/r/{table}?at=2")
    page.wait_for_selector("body[data-ready]")
    expect(page.locator("#where")).to_contain_text("2 /")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#where")).to_contain_text("3 /")
    page.locator("#log a").first.click()
    expect(page.locator("#where")).to_contain_text("1 /")
    page.get_by_role("tab", name="Play on").click()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_selector("body.table[data-ready]")
    assert not page.url.endswith(table)
