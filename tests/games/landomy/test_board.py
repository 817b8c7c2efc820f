"""Landomy's picture: well formed, the same for the same view, and everything that an option touches is in it."""

import random
import re
from collections import Counter
from xml.etree import ElementTree

import pytest

from landtake.core.playout import sample
from landtake.core.registry import info
from landtake.core.state import CHANCE, OVER
from landtake.core.view import View
from landtake.draw.svg import NAMESPACE
from landtake.games.landomy import board

SETTINGS = [{}, {"setup": "advanced", "first": "random"}]


def positions(seed, settings):
    """Every position of a random game, that of the end included."""
    game = info("landomy").game(2, settings)
    state, pick = game.setup(), random.Random(seed)
    while True:
        yield game, state
        if state.seat == OVER:
            return
        if state.seat == CHANCE:
            action = sample(game, state, pick.random)
        else:
            action = pick.choice(game.options(state, state.seat))
        game.apply(state, state.seat, action)


def picture(game, state, seat):
    view = View(game, state.redact(seat), seat, "landomy")
    return view, info("landomy").presentation(game)


def read(**document):
    game = info("landomy").game(2)
    return game, game.read(document)


@pytest.mark.parametrize("settings", SETTINGS)
@pytest.mark.parametrize("seed", range(25))
def test_every_option_touches_elements_that_are_there_once(seed, settings):
    for game, state in positions(seed, settings):
        view, text = picture(game, state, state.seat if state.seat >= 0 else None)
        ids = Counter(re.findall(r' id="([^"]+)"', text.board(view)))
        assert max(ids.values()) == 1
        if state.seat != OVER:
            for action in game.options(state, state.seat):
                targets = text.targets(view, action)
                assert targets
                assert all(target in ids for target in targets), (game.actions()[action], targets)


@pytest.mark.parametrize("settings", SETTINGS)
def test_pictures_are_well_formed_and_self_contained(settings):
    for game, state in positions(11, settings):
        view, text = picture(game, state, None)
        root = ElementTree.fromstring(text.picture(view))
        assert root.tag == f"{{{NAMESPACE}}}svg"
        assert root.get("role") == "group"
        assert root.get("aria-label")
        assert root.get("viewBox")
        assert root.get("width") is None
        defined = {node.get("id") for node in root.iter() if node.get("id")}
        for node in root.iter():
            assert node.tag.split("}")[1] not in {"script", "style", "image", "foreignObject"}
            assert node.get("style") is None
            assert not any(name.startswith("on") for name in node.attrib)
            if node.get("href"):
                assert node.get("href", "").removeprefix("#") in defined
            for value in node.attrib.values():
                assert all(name in defined for name in re.findall(r"url\(#([^)]+)\)", value))


def test_what_can_be_pressed_says_what_it_is():
    for game, state in positions(12, {}):
        view, text = picture(game, state, 0)
        for node in ElementTree.fromstring(text.board(view)).iter():
            if "el" in node.get("class", "").split():
                id = node.get("id")
                assert node.get("data-id") == id
                assert node[0].tag.endswith("title")
                assert node[0].text == text.element(view, id) != id


def test_same_view_same_bytes():
    for game, state in positions(13, {}):
        view, text = picture(game, state, 1)
        again, other = picture(info("landomy").game(2), state.copy(), 1)
        assert text.board(view) == other.board(again)


def test_text_is_escaped():
    game, state = read()
    drawn = board.draw(View(game, state, 0, "landomy"), lambda element: f'<b onclick="x">{element} & co')
    assert "<b" not in drawn
    ElementTree.fromstring(drawn)


def test_a_view_draws_itself_in_a_notebook():
    game, state = read()
    assert View(game, state, None, "landomy")._repr_svg_().startswith("<svg ")


def test_this_turns_map_crosses_out_the_sectors_that_were_used():
    game, state = read(laid={"NE-e": 4}, offer=[9], asks={"kind": "white", "at": "NE-e", "open": ["S", "SE"]})
    fresh, used = game.read({"laid": {"NE-e": 4}, "offer": [9], "asks": {"kind": "black", "at": "NE-e"}}), state
    crosses = [info("landomy").presentation(game).board(View(game, s, 0, "landomy")).count("#lt-icon-cross") for s in (fresh, used)]
    assert crosses == [0, 2]  # on the card and on the island


def test_a_face_down_map_shows_no_sectors():
    game, up = read(laid={"N-n": 3}, turn=2, offer=[1, 2])
    down = game.read({"laid": {"N-n": 3}, "face_down": ["N-n"], "turn": 2, "offer": [1, 2]})
    text = info("landomy").presentation(game)
    pictures = [text.board(View(game, s, 0, "landomy")).count('class="sectors"') for s in (up, down)]
    assert pictures == [3, 2]


def test_the_end_names_the_winner():
    *_, (game, state) = positions(3, {})
    view, text = picture(game, state, 0)
    assert f"{text.seat(state.winner)} wins" in text.board(view)
