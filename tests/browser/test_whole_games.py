"""Games in a real browser: by mouse, by keyboard only, through the list of legal moves only; the long titles whole in `make test-long`."""

import random

import pytest

import landtake
from tests.table.house import SHORT, TITLES, WHOLE

from .hands import frame_settled, go_to, over, play_through, press_by_mouse

STRETCH = 15
FIRST_PART = [game for game in TITLES if game in SHORT]


def a_table(guest, game):
    seats = landtake.info(game).seats[0]
    return guest.open(game, "me", *[{"kind": "bot", "bot": "easy"}] * (seats - 1), grace=None, settings=SHORT.get(game, {}))["id"]


def by_mouse(page):
    rng = random.Random(3)
    return lambda: press_by_mouse(page, rng)


def by_list(page):
    """Open the list with its key, go to one of its moves with Tab, press Enter."""
    rng = random.Random(5)

    def press():
        if page.locator("#confirm").is_visible():
            page.locator("#confirm").click()
            return
        page.keyboard.press("l")
        for _ in range(rng.randrange(min(page.locator("#moves button").count(), 6))):
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")

    return press


class Keyboard:
    """Somebody without a mouse: Tab between the parts of the page, arrows on the board, Enter."""

    def __init__(self, page):
        self.page = page
        self.keys = page.keyboard
        self.rng = random.Random(7)
        self.visited = set()

    def focused(self):
        return self.page.evaluate(
            """() => {
                const at = document.activeElement;
                const picture = at.closest(".el") && at.closest("#board, #hand");
                if (picture) return picture.querySelector(".el.legal") ? at.closest(".el").id : "";
                return (at.closest("#choice") ? "choice" : at.closest("#compose") ? "compose" : "");
            }"""
        )

    def tab_to(self, part):
        for _ in range(60):
            at = self.focused()
            if at == part or (part == "board" and at not in ("", "choice", "compose")):
                return
            self.keys.press("Tab")
        raise AssertionError(f"Tab does not reach {part}")

    def press(self):
        page = self.page
        if page.locator("#confirm").is_visible():
            self.keys.press("c")
        elif page.locator("#refusal").is_visible() and page.locator("#choice:not([hidden]) button").count():
            self.choose()
        elif page.locator("#compose:not([hidden]) fieldset").count():
            self.compose()
        elif page.locator("#compose:not([hidden]) button").count():
            self.tab_to("compose")
            self.keys.press("Enter")
        elif page.locator("#choice:not([hidden]) button").count() and (self.rng.random() < 0.6 or not page.locator(".el.legal").count()):
            self.choose()
        else:
            self.tab_to("board")
            for key in ("ArrowRight", "ArrowDown", "ArrowLeft"):
                self.keys.press(key)
                self.visited.add(self.focused())
            self.keys.press(self.rng.choice(["Home", "End"]))
            self.keys.press("Enter")

    def choose(self):
        self.tab_to("choice")
        for _ in range(self.rng.randrange(self.page.locator("#choice button").count())):
            self.keys.press("Tab")
        self.keys.press("Enter")
        if self.page.evaluate("!document.getElementById('panel-moves').hidden && document.activeElement.closest('#moves') !== null"):
            self.keys.press("Enter")

    def compose(self):
        """Take a little of everything until it is enough, then Tab to the first button that finishes."""
        self.tab_to("compose")
        for _ in range(30):
            if self.page.locator("#compose .primary:not([aria-disabled=true])").count():
                break
            kind = self.page.evaluate("document.activeElement.type")
            if kind in ("number", "checkbox"):
                self.keys.press("ArrowUp" if kind == "number" else "Space")
            self.keys.press("Tab")
        while not self.page.evaluate("document.activeElement.matches('#compose .primary')"):
            self.keys.press("Tab")
        self.keys.press("Enter")


def stretch(page, press):
    for _ in range(STRETCH):
        frame_settled(page)
        if over(page):
            return
        press()


@pytest.mark.parametrize("game", WHOLE)
def test_by_mouse(visit, game):
    page, guest = visit("Ada")
    go_to(page, a_table(guest, game))
    play_through(page, by_mouse(page))
    assert page.locator("#outcome h2").inner_text()


@pytest.mark.parametrize("game", WHOLE)
def test_by_keyboard_only(visit, game):
    page, guest = visit("Ada")
    go_to(page, a_table(guest, game))
    keyboard = Keyboard(page)
    play_through(page, keyboard.press)
    assert len(keyboard.visited) > 4
    assert page.locator("#outcome h2").inner_text()


@pytest.mark.parametrize("game", WHOLE)
def test_through_the_list_of_legal_moves_only(visit, game):
    page, guest = visit("Ada")
    go_to(page, a_table(guest, game))
    play_through(page, by_list(page))
    assert page.locator("#outcome h2").inner_text()


@pytest.mark.parametrize("game", FIRST_PART)
def test_a_long_title_begins_by_mouse_keyboard_and_list(visit, game):
    page, guest = visit("Ada")
    table = a_table(guest, game)
    go_to(page, table)
    stretch(page, by_mouse(page))
    go_to(page, table)
    stretch(page, Keyboard(page).press)
    go_to(page, table)
    stretch(page, by_list(page))
    frame_settled(page)
    assert guest.frame(table)["records"] > STRETCH
