"""Takes the pictures of the documentation: every page in light, dark and on a phone, each game in the middle of a match."""

from __future__ import annotations

import random
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

import sqlalchemy as sa
from playwright.sync_api import Page, sync_playwright
from rich.progress import track

import landtake
from landtake.bots import make
from landtake.core.log import dump
from landtake.core.match import Match
from landtake.table import schema
from landtake.table.messages import Place
from landtake.table.opening import new_table
from landtake.table.rows import FINISHED, PLAYING, Person, Stored
from landtake.table.store import Store
from tests.browser.conftest import CHROMIUM
from tests.table.house import Guest, House, a_house, config

LOOKS = {
    "light": {"viewport": {"width": 1366, "height": 768}, "color_scheme": "light"},
    "dark": {"viewport": {"width": 1366, "height": 768}, "color_scheme": "dark"},
    "phone": {"viewport": {"width": 390, "height": 844}, "color_scheme": "light", "is_mobile": True, "has_touch": True},
}
MIDDLE = {"landomy": 40, "forgotten_planet": 70, "landed": 90, "landnam": 260, "lander": 160}
"""After about so many records a match shows what its game looks like."""


def played(game: str, records: int | None) -> Match:
    """A match between greedy bots, to the end or to the first question to seat 0 after so many records."""
    match = landtake.new(game, seed=3, auto=True)
    bots = [make("greedy", match.game, seat, 0) for seat in range(match.game.seats)]
    rng = random.Random(1)
    while match.decision is not None:
        seat = rng.choice(match.decision.seats)
        if records is not None and len(match.records) >= records and seat == 0:
            break
        match.play(seat, bots[seat].act(match.view(seat)))
    return match


def laid(person: Person, match: Match) -> Stored:
    """A table with this match, a person in seat 0 and bots in the others."""
    places = [Place(kind="me"), *[Place(kind="bot", bot="fair")] * (match.game.seats - 1)]
    stored = new_table(person, match.info.name, dict(match.game.settings), places, seed="3")
    status = FINISHED if match.result else PLAYING
    result = match.result.to_json() if match.result else None
    stored.row = replace(stored.row, status=status, result=result, confirmed=len(match.records))
    stored.lines = [dump(line) for line in match.log]
    return stored


def pages(store: Store, ada: Guest) -> dict[str, str]:
    """The pages by the name of their picture."""
    with store.engine.connect() as connection:
        id, name = connection.execute(sa.select(schema.people.c.id, schema.people.c.name)).one()
    person = Person(id, name)
    found = {"lobby": "/", "new-game": "/new/forgotten_planet", "rules": "/rules/landnam", "account": "/account"}
    for game, records in track(MIDDLE.items(), "playing"):
        stored = laid(person, played(game, records))
        store.create(stored)
        found[game.replace("_", "-")] = f"/t/{stored.row.id}"
        found[f"learn-{game.replace('_', '-')}"] = f"/learn/{game}"
    over = laid(person, played("landomy", None))
    store.create(over)
    found["replay"] = f"/r/{over.row.id}"
    found["waiting"] = f"/t/{ada.open('landomy', 'me', 'open', listed=True)['id']}"
    return found


def settle(page: Page, path: str) -> None:
    page.goto(path)
    if path.startswith("/learn"):
        page.locator("main button.primary").click()
    if path.startswith(("/t/", "/r/", "/learn")):
        page.wait_for_selector("body[data-ready]")
    page.wait_for_timeout(600)


def contents(names: list[str]) -> str:
    """The page that shows all pictures, written with them so that it names what is there."""
    looks = list(LOOKS)
    lines = ["# Every page", "", "Taken by `make pictures`: light, dark, and on a phone.", ""]
    lines += ["| | " + " | ".join(looks) + " |", "|---|" + "---|" * len(looks)]
    for name in names:
        lines.append(f"| {name.replace('-', ' ')} | " + " | ".join(f"![{name}, {look}]({name}-{look}.jpg)" for look in looks) + " |")
    return "\n".join(lines) + "\n"


def shoot(house: House, store: Store, folder: Path) -> None:
    """Take every picture."""
    ada = Guest(house, "Ada")
    addresses = pages(store, ada)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        for look, settings in LOOKS.items():
            context = browser.new_context(base_url=house.url, reduced_motion="reduce", **settings)
            context.add_cookies([{"name": key, "value": value, "url": house.url} for key, value in ada.http.cookies.items()])
            page = context.new_page()
            for name, path in track(addresses.items(), look):
                settle(page, path)
                page.screenshot(path=folder / f"{name}-{look}.jpg", type="jpeg", quality=82)
            context.close()
        browser.close()
    (folder / "README.md").write_text(contents(list(addresses)))


if __name__ == "__main__":
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/pictures")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place:
        settings = config(Path(place), database=f"sqlite:///{place}/tables.sqlite")
        with a_house(settings) as house:
            shoot(house, Store(settings.database), folder)
    print(f"{len(list(folder.glob('*.jpg')))} pictures in {folder}")
