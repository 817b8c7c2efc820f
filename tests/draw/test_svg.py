"""The SVG builder escapes, numbers and nests as it should."""

from xml.etree import ElementTree

import pytest

from landtake.draw import icons, palette, scenery, shapes
from landtake.draw.svg import Svg, document, element, join, number, title


def test_text_is_escaped_and_markup_is_not():
    inner = element("b", None, "<script>&")
    assert inner == "<b>&lt;script&gt;&amp;</b>"
    assert element("a", None, inner, " & more") == "<a><b>&lt;script&gt;&amp;</b> &amp; more</a>"


def test_attributes_are_escaped_and_none_is_left_out():
    assert element("a", {"x": 'say "<hi>"', "y": None, "z": 1.50}) == '<a x="say &quot;&lt;hi&gt;&quot;" z="1.5"/>'


def test_joining_keeps_markup_and_escapes_text():
    assert join([Svg("<i/>"), "<i/>"]) == "<i/>&lt;i/&gt;"


@pytest.mark.parametrize(("value", "text"), [(1.0, "1"), (0.125, "0.12"), (-0.001, "0"), (100, "100"), (-2.50, "-2.5")])
def test_numbers_are_short(value, text):
    assert number(value) == text


def test_a_document_has_a_name_and_a_view_box_but_no_size():
    root = ElementTree.fromstring(document(30, 20, "A & B", title("t")))
    assert root.get("viewBox") == "0 0 30 20"
    assert root.get("role") == "group"
    assert root.get("aria-label") == "A & B"
    assert root.get("width") is None


@pytest.mark.parametrize("name", sorted(icons.ICONS))
def test_every_icon_is_a_picture_with_a_name(name):
    root = ElementTree.fromstring(icons.standalone(name, "what it is"))
    assert root.get("aria-label") == "what it is"
    assert root.get("viewBox") == "0 0 24 24"


def test_rings_are_hidden_until_a_page_shows_them():
    ring = ElementTree.fromstring(shapes.ring(shapes.disc(5)))
    assert (ring.get("class"), ring.get("display")) == ("ring", "none")


def test_what_can_be_pressed_has_id_class_and_title():
    piece = ElementTree.fromstring(shapes.pressable("ship-1", "A ship & crew", shapes.disc(5), within="tile-2"))
    assert (piece.get("id"), piece.get("data-id"), piece.get("class")) == ("ship-1", "ship-1", "el")
    assert piece.get("data-within") == "tile-2"
    assert piece[0].text == "A ship & crew"


@pytest.mark.parametrize("shape", ["circle", "square", "triangle", "diamond", "pentagon", "hexagon", "cross"])
def test_every_player_shape_has_its_own_outline(shape):
    others = {"circle", "square", "triangle", "diamond", "pentagon", "hexagon", "cross"} - {shape}
    assert shapes.emblem(shape, 10) not in {shapes.emblem(other, 10) for other in others}


@pytest.mark.parametrize("name", sorted(scenery.SCENERY))
def test_scenery_is_well_formed(name):
    ElementTree.fromstring(f"<g>{scenery.SCENERY[name]}</g>")


def test_ink_reads_on_every_terrain_but_black():
    for name, colour in palette.TERRAIN.items():
        assert palette.contrast(colour, palette.PAPER if name == "black" else palette.INK) >= 4.5, name


def test_marks_read_on_every_player_colour():
    for livery in palette.PLAYERS:  # large and bold, for which 3 is enough
        assert palette.contrast(livery.fill, livery.ink) >= 4, livery.name


@pytest.mark.parametrize("theme", [palette.LIGHT, palette.DARK])
def test_themes_have_the_same_tokens_and_enough_contrast(theme):
    assert theme.keys() == palette.LIGHT.keys()
    for ground in (theme["bg"], theme["card"]):
        assert palette.contrast(ground, theme["ink"]) >= 7
        assert palette.contrast(ground, theme["muted"]) >= 4.5
        assert palette.contrast(ground, theme["border"]) >= 3


def test_a_token_falls_back_to_the_light_theme():
    assert palette.token("ink") == "var(--lt-ink,#17202a)"
    assert "--lt-ink:#eaf0f5;" in palette.variables(palette.DARK)


def test_mixing_meets_both_ends():
    assert palette.mix("#102030", "#ffffff", 0) == "#102030"
    assert palette.mix("#102030", "#ffffff", 1) == "#ffffff"
