"""Whole games in a real browser: by mouse, by keyboard only, through the list of legal moves only."""

import random

import pytest

import landtake
from tests.table.house import TITLES

from .hands import go_to, play_through, press_by_mouse


def a_table(guest, game):
    seats = landtake.info(game).seats[0]
    return guest.open(game, "me", *[{"kind": "bot", "bot": "easy"}] * (seats - 1), grace=None)["id"]


@pytest.mark.parametrize("game", TITLES)
def test_by_mouse(visit, game):
    page, guest = visit("Ada")
    go_to(page, a_table(guest, game))
    rng = random.Random(3)
    play_through(page, lambda: press_by_mouse(page, rng))
    assert page.locator("#outcome h2").inner_text()


@pytest.mark.parametrize("game", TITLES)
def test_by_keyboard_only(visit, game):
    page, guest = visit("Ada")
    go_to(page, a_table(guest, game))
    keys = page.keyboard
    visited = set()

    def focused():
        return page.evaluate("document.activeElement.closest('.el')?.id ?? (document.activeElement.closest('#choice') ? 'choice' : '')")

    def tab_to(kind):
        for _ in range(40):
            at = focused()
            if at and (at == "choice") == (kind == "choice"):
                return
            keys.press("Tab")
        raise AssertionError(f"Tab does not reach {kind}")

    def press():
        if page.locator("#confirm").is_visible():
            keys.press("c")
        elif page.locator("#choice:not([hidden]) button").count():
            tab_to("choice")
            keys.press("Enter")
        else:
            tab_to("board")
            for key in ("ArrowRight", "ArrowDown", "ArrowLeft"):
                keys.press(key)
                visited.add(focused())
            keys.press("Home")
            keys.press("Enter")

    play_through(page, press)
    assert len(visited) > 4
    assert page.locator("#outcome h2").inner_text()


@pytest.mark.parametrize("game", TITLES)
def test_through_the_list_of_legal_moves_only(visit, game):
    page, guest = visit("Ada")
    go_to(page, a_table(guest, game))

    def press():
        if page.locator("#confirm").is_visible():
            page.locator("#confirm").click()
            return
        page.keyboard.press("l")
        page.keyboard.press("Enter")

    play_through(page, press)
    assert page.locator("#outcome h2").inner_text()
