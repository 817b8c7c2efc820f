"""A first game in a real browser: by mouse, by keyboard only, on a phone, and heard."""

import pytest
from playwright.sync_api import expect

from .hands import READY
from .test_looks import SIZES, barriers

LAST = ".lesson .remember"


def begin(page, game):
    """From the lobby into a lesson."""
    page.goto("/")
    page.locator(f'button[formaction="/learn/{game}"]').click()
    page.wait_for_selector(READY)


def told(page):
    return page.locator("#lesson").inner_text()


def next_spot(page):
    """The middle of the first thing pointed at that is still to be pressed."""
    return page.evaluate(
        """() => {
            const ids = document.getElementById("lesson-now").dataset.points.split(" ");
            const next = ids.map((id) => document.getElementById(id)).find((e) => e?.matches(".el.legal.pointed:not(.chosen)"));
            if (!next) return null;
            const box = next.querySelector(":scope > .ring").getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2];
        }"""
    )


def settled(page):
    page.wait_for_function("() => !document.body.classList.contains('busy')")


def test_by_mouse(visit):
    page, _ = visit("Ada")
    begin(page, "landomy")
    for _ in range(40):
        settled(page)
        if page.locator(LAST).count():
            break
        if page.locator("#lesson-on").count():
            before = told(page)
            page.locator("#lesson-on").click()
            page.wait_for_function("(before) => document.getElementById('lesson').innerText !== before", arg=before)
        else:
            page.mouse.click(*next_spot(page))
    expect(page.locator(LAST)).to_be_visible()
    expect(page.locator("#lesson-said")).to_contain_text("You have won!")
    page.get_by_role("button", name="Play a real game against an easy bot").click()
    page.wait_for_selector(READY)
    assert page.locator("#lesson").count() == 0


def test_by_keyboard_only(visit):
    page, _ = visit("Ada")
    begin(page, "landomy")
    keys = page.keyboard

    def tab_until(holds):
        for _ in range(80):
            if page.evaluate(f"(() => {{ const at = document.activeElement; return {holds}; }})()"):
                return
            keys.press("Tab")
        raise AssertionError(f"Tab does not reach {holds}")

    for _ in range(60):
        settled(page)
        before = told(page)
        if page.locator(LAST).count():
            break
        if page.locator("#lesson-on").count():
            tab_until("at.id === 'lesson-on'")
        else:
            keys.press("l")
            tab_until("at.matches('#moves .pointed')")
        keys.press("Enter")
        page.wait_for_function("(before) => document.getElementById('lesson').innerText !== before", arg=before)
    expect(page.locator(LAST)).to_be_visible()
    tab_until("at.textContent.startsWith('Play a real game')")


def test_what_is_read_is_heard_and_a_wrong_try_is_answered_with_a_hint(visit):
    page, _ = visit("Ada")
    begin(page, "landomy")
    page.locator("#lesson-on").focus()
    for _ in range(3):
        before = told(page)
        page.keyboard.press("Enter")
        page.wait_for_function("(before) => document.getElementById('lesson').innerText !== before", arg=before)
        settled(page)
    expect(page.locator("#map-13")).to_be_focused()
    assert page.locator("#hint").count() == 0, "a bot's advice would contradict the lesson"
    expect(page.locator("#lesson-said")).to_contain_text("Press map 13")
    expect(page.locator(".lesson-hint")).to_be_hidden()
    page.locator("#tab-moves").click()
    page.locator("#moves button:not(.pointed)").first.click()
    expect(page.locator("#refusal")).to_contain_text("A fine place too")
    expect(page.locator(".lesson-hint")).to_be_visible()
    page.reload()
    page.wait_for_selector(READY)
    expect(page.locator("#lesson-heading")).to_have_text("Lay your first map")
    page.locator(".cites a").first.click()
    expect(page.locator("#rulebook .cited")).to_contain_text("3.1a")


@pytest.mark.parametrize("look", SIZES)
def test_the_lesson_hides_nothing_and_has_no_barrier(visit, look):
    page, _ = visit("Ada", **SIZES[look])
    begin(page, "landed")
    before = told(page)
    page.locator("#lesson-on").click()
    page.wait_for_function("(before) => document.getElementById('lesson').innerText !== before", arg=before)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth")
    for each in ("#lesson", "#board", "#hand"):
        expect(page.locator(each)).to_be_in_viewport(ratio=0.99)
    panel, board = (page.locator(each).bounding_box() for each in ("#lesson", "#board"))
    apart = panel["x"] >= board["x"] + board["width"] or panel["y"] >= board["y"] + board["height"]
    assert apart
    assert barriers(page) == []
    page.goto("/learn/landed")
    assert barriers(page) == []
