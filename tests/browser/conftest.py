import shutil
from dataclasses import replace

import pytest

from landtake.bots.strength import STRENGTHS
from tests.table.house import Guest, a_house, config

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


def pytest_collection_modifyitems(items):
    for item in items:
        if "tests/browser" in str(item.path):
            item.add_marker(pytest.mark.browser)
            # A browser on a machine that others use too can miss a deadline; what is broken fails twice.
            item.add_marker(pytest.mark.flaky(reruns=1))
            if CHROMIUM is None:
                item.add_marker(pytest.mark.skip(reason="no Chromium here; install Debian's chromium package"))


@pytest.fixture(scope="session")
def chromium():
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory):
    # People are watched here, not bots: an easy bot answers at once.
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(STRENGTHS, "easy", replace(STRENGTHS["easy"], spec="random"))
        with a_house(config(tmp_path_factory.mktemp("browser"))) as running:
            yield running


@pytest.fixture
def visit(house, chromium):
    """Opens pages for people; a script that fails on one fails the test."""
    contexts, failures = [], []

    def open_page(name=None, *, size=(1366, 768), dark=False, phone=False, reduced=True, at=None):
        guest = Guest(at or house, name)
        context = chromium.new_context(
            base_url=guest.house.url,
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if reduced else "no-preference",
            has_touch=phone,
            is_mobile=phone,
        )
        context.set_default_timeout(15000)
        context.add_cookies([{"name": key, "value": value, "url": guest.house.url} for key, value in guest.http.cookies.items()])
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: failures.append(str(error)))
        page.on("console", lambda message: failures.append(message.text) if "Content Security Policy" in message.text else None)
        return page, guest

    yield open_page
    for context in contexts:
        context.close()
    assert failures == []
