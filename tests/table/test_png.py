"""Positions as PNG: right size, in the shipped font, in a process beside the server."""

import struct

import pytest

import landtake
from landtake.table.png import FILES, THEMES, png

TEXT = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 40" font-family="Inter,{family}">'
    '<text y="30" font-size="30">{text}</text></svg>'
)


def size(picture):
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    return struct.unpack(">II", picture[16:24])


def test_a_position_is_given_as_png(ada, bo):
    table = ada.open("duel", "me", {"kind": "bot", "bot": "easy"}, grace=None)["id"]
    address = f"/api/tables/{table}/picture.png"
    answer = ada.http.get(address, params={"seat": 0, "at": 1, "width": 300})
    assert answer.headers["content-type"] == "image/png"
    assert size(answer.content)[0] == 300
    assert ada.http.get(address, params={"seat": 0, "at": 1, "width": 300}).content == answer.content
    assert bo.http.get(address, params={"seat": 0}).status_code == 403
    assert bo.http.get(address, params={"width": 9}).status_code == 422
    assert bo.http.get(address, params={"at": 999}).status_code == 404


@pytest.mark.parametrize("theme", THEMES)
def test_colours_are_the_theme_s(theme):
    square = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="{}"/></svg>'
    named, plain = square.format("var(--lt-card,#123456)"), square.format(THEMES[theme]["--lt-card"])
    assert png(named, theme, 200) == png(plain, theme, 200)


def test_letters_are_drawn_and_signs_too():
    empty = png(TEXT.format(family="sans-serif", text=" "), width=200)
    for text in ("Landnám", "Ørjan", "★", "♛"):
        drawn = png(TEXT.format(family="sans-serif", text=text), width=200)
        assert drawn != empty
        assert drawn == png(TEXT.format(family="'Atkinson Hyperlegible Next'", text=text), width=200)
    assert png(TEXT.format(family="sans-serif", text="★"), width=200) != png(TEXT.format(family="sans-serif", text="♛"), width=200)
    assert len(FILES) == 2


def test_a_board_can_be_printed():
    match = landtake.new("landomy", seed=1, auto=True)
    assert size(png(match.presentation.picture(match.view(None)), width=200))[0] == 200
