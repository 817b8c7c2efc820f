"""Choices of several steps, standing orders, hints and the look back, as people use them."""

import pytest
from playwright.sync_api import expect

from landtake.draw import choosers
from landtake.draw.choosers import Item
from tests.table.house import play_out

from .hands import go_to
from .positions import asked_by, table_at

BOT = {"kind": "bot", "bot": "easy"}

COMPOSE = """async ([told, options]) => {
    const { Composer } = await import("/static/compose.js");
    document.body.innerHTML = "<form id=compose></form>";
    window.played = [];
    window.composer = new Composer(document.getElementById("compose"), (actions) => window.played.push(actions), () => {});
    window.composer.set(told, options, 1);
}"""


def compose(page, chooser, says):
    """The control for a chooser over actions that are their own numbers, alone on a page."""
    page.goto("/account")
    told = chooser.to_json([{"take": number} for number in range(len(says))])
    page.evaluate(COMPOSE, [told, [{"action": {"take": number}, "say": say, "on": []} for number, say in enumerate(says)]])


def played(page):
    return [[action["take"] for action in run] for run in page.evaluate("window.played")]


def test_a_trade_is_put_together_by_keyboard_and_offered(visit):
    page, guest = visit("Ada")
    go_to(page, table_at(guest, "landnam", asked_by("trade"), turn_limit=20))
    if page.locator("#compose > button").count():
        page.locator("#compose > button").focus()
        page.keyboard.press("Enter")
    finish = page.get_by_role("button", name="Offer to all")
    expect(finish).to_have_attribute("aria-disabled", "true")
    finish.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#compose .sum")).to_contain_text("choose 1")
    page.locator("#compose fieldset").nth(0).get_by_role("spinbutton").first.focus()
    page.keyboard.press("ArrowUp")
    page.locator("#compose fieldset").nth(1).get_by_role("spinbutton").last.focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowDown")
    expect(finish).to_have_attribute("aria-disabled", "false")
    finish.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#log")).to_contain_text("offers everyone 1")


def test_contracts_are_ticked_or_pressed_and_kept_together(visit):
    page, guest = visit("Ada")
    table = guest.open("landed", "me", BOT, grace=0)["id"]
    go_to(page, table)
    boxes = page.locator("#compose input[type=checkbox]")
    expect(boxes).to_have_count(4)
    boxes.nth(0).check()
    page.locator("#hand .el.legal[id^=contract]").nth(1).click()
    expect(page.locator("#hand .el.chosen")).to_have_count(2)
    expect(page.locator("#compose input:disabled")).to_have_count(2)
    done = page.locator("#compose .primary")
    expect(done).to_contain_text("Keep")
    done.click()
    expect(page.locator("#compose")).not_to_contain_text("Keep two")
    expect(page.locator("#status")).to_have_text("Turn 1")


def test_an_order_is_made_by_buttons_keys_and_dragging(visit):
    page, _ = visit("Ada")
    compose(page, choosers.run("order", "From the top", [Item(0, "Ann"), Item(1, "Bob"), Item(2, "Cy")], 2, 2), ["a", "b", "c"])
    page.get_by_role("button", name="Move Cy up").click()
    page.get_by_role("button", name="Move Ann down").press("ArrowDown")
    first, last = page.locator(".sortable li").first, page.locator(".sortable li").last
    expect(first).to_contain_text("Cy")
    first.locator(".label").drag_to(last)
    page.get_by_role("button", name="Done").click()
    assert played(page)[0] != [2, 0]
    assert len(played(page)[0]) == 2
    assert page.get_by_role("status").first.inner_text().startswith("Cy is now")


def test_a_bid_begins_at_what_leads_and_stays_within_the_hand(visit):
    page, _ = visit("Ada")
    says = [f"Play {number} cards" for number in range(13)]
    compose(page, choosers.bid({number: number for number in range(1, 13)}, start=5, says="5 cards would lead."), says)
    field = page.get_by_role("spinbutton")
    expect(field).to_have_value("5")
    field.fill("99")
    field.press("Tab")
    page.get_by_role("button", name="Play 12 cards").click()
    page.get_by_role("button", name="Less How many").click()
    page.get_by_role("button", name="Play 11 cards").click()
    assert played(page) == [[12], [11]]


def test_an_allocation_takes_so_many_of_each(visit):
    page, _ = visit("Ada")
    items = [Item(0, "Energy", 2), Item(1, "Food", 3)]
    compose(page, choosers.run("allocate", "Give up", items, 3, 3), ["Energy", "Food"])
    more = page.get_by_role("button", name="More Food")
    more.click()
    more.click()
    page.get_by_role("button", name="More Energy").click()
    expect(more).to_be_disabled()
    page.get_by_role("button", name="Done").click()
    assert played(page) == [[0, 1, 1]]


def test_a_standing_order_is_given_seen_and_taken_back(visit):
    page, guest = visit("Ada")
    table = guest.open("landnam", "me", BOT, BOT, grace=0)["id"]
    go_to(page, table)
    page.get_by_role("button", name="Standing orders").click()
    page.get_by_role("radio", name="decline").first.check()
    page.get_by_role("checkbox", name="sheep").check()
    page.get_by_role("button", name="Give these orders").click()
    expect(page.locator("#standing-line")).to_contain_text("trade: decline")
    assert guest.frame(table, 0)["standing"]["now"] == {"trade": "decline", "never": ["sheep"]}
    assert guest.frame(table)["standing"] is None
    page.get_by_role("button", name="Standing orders").click()
    expect(page.get_by_role("checkbox", name="sheep")).to_be_checked()
    page.get_by_role("button", name="Always ask me").click()
    expect(page.locator("#standing-line")).to_be_hidden()


def test_a_hint_is_shown_and_gone_with_its_question(visit):
    page, guest = visit("Ada")
    go_to(page, guest.open("landomy", "me", BOT, grace=None)["id"])
    page.keyboard.press("h")
    expect(page.locator("#advice li").first).to_contain_text("%")
    assert page.locator(".el.hinted").count()
    page.keyboard.press("l")
    page.keyboard.press("Enter")
    expect(page.locator("#advice")).to_be_hidden()
    assert page.locator(".el.hinted").count() == 0


def test_a_game_is_looked_back_at(visit):
    page, guest = visit("Ada")
    table = guest.open("landomy", "me", BOT, grace=0, seed="3")["id"]
    play_out(guest, table, [0])
    page.goto(f"/r/{table}")
    page.wait_for_selector("body[data-ready]")
    page.get_by_role("tab", name="Look back").click()
    page.get_by_role("button", name="Who was ahead").click()
    expect(page.locator("#panel-back .chart svg")).to_be_visible(timeout=60000)
    turns = page.locator("#panel-back ol a")
    if turns.count():
        at = turns.first.get_attribute("data-record")
        turns.first.click()
        expect(page.locator("#where")).to_contain_text(f"{at} /")


@pytest.mark.parametrize("game", ["landed", "lander"])
def test_a_hand_lies_in_one_row(visit, game):
    page, guest = visit("Ada")
    go_to(page, table_at(guest, game, lambda match: match.decision.kind in ("action", "order")))
    bottoms = page.evaluate(
        "[...document.querySelectorAll('#hand > svg:not([width=\"0\"])')].map((each) => Math.round(each.getBoundingClientRect().bottom))"
    )
    assert bottoms
    assert max(bottoms) - min(bottoms) <= 2


SLOW_LINE = """
    window.WebSocket = class extends WebSocket {
        set onmessage(hear) { super.onmessage = (event) => setTimeout(() => hear(event), 500); }
    };
"""


def test_a_page_is_ready_once_the_board_is_drawn_for_its_screen(visit):
    page, guest = visit("Ada", size=(390, 844), phone=True)
    page.add_init_script(SLOW_LINE)
    go_to(page, guest.open("landomy", "me", BOT, grace=None)["id"])
    _, _, width, height = map(float, page.locator("#board > svg").get_attribute("viewBox").split())
    assert width < height


def test_a_board_is_enlarged_and_shown_whole_again_and_nothing_lies_on_it_until_then(visit):
    page, guest = visit("Ada", size=(390, 844), phone=True)
    go_to(page, guest.open("landomy", "me", BOT, grace=None)["id"])
    picture = page.locator("#board > svg")
    whole = picture.get_attribute("viewBox")
    expect(page.locator("#zoom")).not_to_be_visible()
    opener = page.get_by_role("button", name="Enlarge the board")
    opener.tap()
    expect(opener).to_have_attribute("aria-expanded", "true")
    for back in (page.get_by_role("button", name="Show the whole board"), opener):
        page.get_by_role("button", name="Zoom in").tap()
        assert float(picture.get_attribute("viewBox").split()[2]) < float(whole.split()[2])
        back.tap()
        assert picture.get_attribute("viewBox") == whole
    expect(page.locator("#zoom")).not_to_be_visible()


def test_the_list_of_many_moves_is_searched(visit):
    page, guest = visit("Ada")
    go_to(page, table_at(guest, "landed", lambda match: len(match.view(0).options()) > 24))
    page.keyboard.press("l")
    page.get_by_label("Find in the list").fill("north-west")
    shown = page.locator("#moves li:not([hidden])")
    assert 0 < shown.count() < page.locator("#moves li").count()
    assert all("north-west" in text for text in shown.all_inner_texts())


def test_pressing_the_board_while_a_move_waits_says_what_it_waits_for(visit):
    page, guest = visit("Ada")
    go_to(page, guest.open("landomy", "me", "me")["id"])
    for _ in range(12):
        if page.locator("#confirm").is_visible():
            break
        page.locator("#tab-moves").click()
        page.locator("#moves button").first.click()
        page.wait_for_timeout(300)
    expect(page.locator("#confirm")).to_be_visible()
    page.locator("#board .el").first.click(force=True)
    expect(page.locator("#refusal")).to_have_text("The game goes on once your move is confirmed; until then you can take it back.")
