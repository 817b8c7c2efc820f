"""Landed's pictures: well-formed, complete, pressable, and telling nobody what is hidden from them."""

import random
import re
import xml.etree.ElementTree as ElementTree

import pytest

import landtake
from landtake.draw.palette import TERRAIN, contrast
from landtake.games.landed import board
from landtake.games.landed.show.terrain import GROUND, LAVA_GROUND, ON_GROUND
from landtake.games.landed.show.tiles import labels_of, runs
from tests.games.landed.table import TERRAFORM, face, landed, lay, now, play, plot, stretch, toml, use


def picture(match, seat):
    """The board and the hand of a seat, parsed, and the ids of what can be pressed."""
    view = match.view(seat)
    drawn = match.presentation.board(view)
    held = match.presentation.hand(view)
    both = ElementTree.fromstring(f"<page>{drawn}{held}</page>")
    ids = [element.get("data-id") for element in both.iter() if "el" in (element.get("class") or "").split()]
    return drawn, held, both, ids


def games(count):
    for seed in range(count):
        rng = random.Random(seed)
        match = landtake.new("landed", seats=2 + seed % 3, seed=seed)
        while match.decision:
            yield match, rng
            seat = rng.choice(match.decision.seats)
            match.play(seat, rng.choice(match.options(seat)))
        yield match, rng


def test_every_option_touches_elements_that_are_there_once():
    for match, rng in games(3):
        if not match.decision or rng.random() > 0.08:
            continue
        for seat in match.decision.seats:
            view = match.view(seat)
            *_, ids = picture(match, seat)
            assert len(ids) == len(set(ids))
            for option in view.options():
                assert set(match.presentation.targets(view, option)) <= set(ids), match.presentation.option(view, option)


def test_pictures_are_well_formed_for_every_seat_at_every_time():
    for match, rng in games(3):
        if rng.random() > 0.02 and match.decision:
            continue
        for seat in (*range(match.game.seats), None):
            _, _, both, ids = picture(match, seat)
            for element in both.iter():
                if "el" in (element.get("class") or "").split():
                    titles = [child.text for child in element if child.tag.endswith("title")]
                    assert titles
                    assert titles[0]
                    assert element.get("id") == element.get("data-id")
            assert ids


def test_nobody_sees_the_cards_of_another():
    match = landed(toml(hands=[[41, 42], [43, 44]], contracts=[[7, 8], [9, 10]], cards=[["plan"], ["negotiate"]]))
    drawn, held, *_ = picture(match, 0)
    assert "tile-41" in held
    for hidden in ("tile-43", "contract-9", "contract-10", "negotiate", "Negotiate"):
        assert f'"{hidden}"' not in drawn + held
    _, held, *_ = picture(match, None)
    assert held == ""


def test_the_tile_that_another_is_laying_is_not_drawn():
    match = landed(toml(hands=[[41, 42], [43]]))
    play(match, TERRAFORM, {"tile": 41})
    play(match, plot(match, 1, 0))
    mine, other = picture(match, 0), picture(match, 1)
    assert 'class="ghost' in mine[0]
    assert 'class="ghost' not in other[0]
    assert not any(id.startswith("face-") for id in other[3])
    assert sorted(id for id in mine[3] if id.startswith("face-")) == sorted(f"face-{side}-{turn}" for side in "ab" for turn in range(6))


def test_the_ghost_is_the_face_that_fits_best():
    match = landed(toml(land=["start @ 0,0", "2b @ 1,0"], hands=[[12], [43]]))
    play(match, TERRAFORM, {"tile": 12}, plot(match, 2, 0))
    drawn = picture(match, 0)[0]
    shown = re.findall(r'<g class="ghost ([\w-]+)" opacity', drawn)
    assert shown == ["face-a-0"]  # lake to lake


def test_a_tile_has_its_sections_as_shapes():
    assert runs(labels_of(59, 0)) == ((0, 2, 2), (2, 1, 6), (3, 2, 2), (5, 1, 6))
    assert runs(labels_of(1, 0)) == ((0, 6, 0),)
    assert runs(labels_of(34, 6)) == ((0, 2, 3), (2, 2, 4), (4, 2, 5))


def test_sections_say_the_size_of_their_area_and_claims():
    match = landed(toml(land=["start @ 0,0", "2b @ 1,0 cube 2 E", "11a @ 2,0", "19b @ 0,-1"], hands=[[1], [3]]))
    drawn = picture(match, 0)[0]
    assert "<title>Lake of size 2, claimed by Blue, on tile 11</title>" in drawn
    assert "Lava on tile 19: impenetrable" in drawn
    assert re.search(r'class="size".*?>2<', drawn)


def test_claimable_sections_and_levels_can_be_pressed():
    land, (tile, how), cell = stretch("mountain", 4)
    match = landed(toml(land=land, hands=[[tile], [58]], contracts=[[19], []]))
    play(match, TERRAFORM)
    lay(match, tile, cell, how)
    *_, ids = picture(match, 0)
    assert any(id.startswith(f"section-{tile}-") for id in ids)
    play(match, next(action for action in match.options(0) if "claim" in action.to_json()))
    *_, ids = picture(match, 0)
    assert [id for id in ids if id.startswith("level-")] == ["level-19-2", "level-19-3", "level-19-4"]


def test_a_pile_and_a_move_are_drawn():
    match = landed(toml(land=["start @ 0,0", "1a @ 1,0", "4a @ 1,0", "6a @ 2,0"], hands=[[41], [43]], cards=[["reengineer"], []]))
    assert "It covers tile 1" in picture(match, 0)[0]
    play(match, use("reengineer"), plot(match, 2, 0), plot(match, 0, 1))
    drawn, _, _, ids = picture(match, 0)
    assert "lifted" in drawn
    assert "face-a-0" in ids
    play(match, face("a0"))
    assert now(match).lifted == -1


def test_the_surface_stays_within_its_bounds():
    for match, rng in games(2):
        if rng.random() > 0.05 and match.decision:
            continue
        words, view = match.presentation, match.view(None)
        for broad, drawn, width in ((False, words.board(view), board.WIDTH), (True, words.wide_board(view), board.BROAD)):
            left, top, right, bottom = map(float, re.search(r'data-extent="([^"]+)"', drawn)[1].split())
            assert 0 <= left < right <= width
            assert 0 <= top < bottom
            surface = board.Surface(now(match), broad)
            for number in now(match).free:
                x, y = surface.at(now(match), number)
                assert left <= x <= right
                assert top <= y <= bottom


@pytest.mark.parametrize("terrain", range(6))
def test_glyphs_read_on_their_ground(terrain):
    assert contrast(GROUND[terrain], ON_GROUND[terrain]) >= 3.0


def test_grounds_differ_from_each_other_and_from_lava():
    everything = [*GROUND, LAVA_GROUND]
    assert len(set(everything)) == 7
    assert GROUND[2] == TERRAIN["sea"]


def test_the_picture_of_a_full_table_is_not_heavy():
    *_, (match, _) = games(1)
    assert len(match.presentation.board(match.view(None))) < 200_000
