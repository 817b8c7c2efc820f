"""Pictures: whatever an option touches is drawn, everything drawn has words, and nothing hidden is in it."""

import re
import xml.etree.ElementTree as ElementTree

import pytest

import landtake
from landtake.core.view import View
from landtake.games.lander import ops
from landtake.games.lander.board_phases import PHASES, phase_of
from landtake.games.lander.text import LanderText
from tests.games.lander.scene import scene
from tests.games.lander.test_text import GAMES, walk


def drawn_in(*pictures):
    """The ids of the elements in some pictures."""
    return [id for picture in pictures for id in re.findall(r'data-id="([^"]+)"', picture)]


def size(picture):
    """Width and height of a picture."""
    return [float(part) for part in re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', picture).groups()]


@pytest.mark.parametrize(("seats", "variant", "settings"), GAMES)
def test_options_touch_what_is_drawn(seats, variant, settings):
    touched = 0
    for number, (match, seat, _) in enumerate(walk(seats, variant, settings, 300)):
        if number % 12:
            continue
        view, words = match.view(seat), match.presentation
        hand = words.hand(view)
        for board in (words.board(view), words.wide_board(view)):
            ElementTree.fromstring(board)
            ElementTree.fromstring(f"<div>{hand}</div>")
            ids = drawn_in(board, hand)
            assert len(ids) == len(set(ids))
            for option in match.options(seat):
                for target in words.targets(view, option.index):
                    assert target in ids, (match.decision.kind, target)
                    touched += 1
            for element in ids:
                assert words.element(view, element) not in ("", element)
        assert words.panel(view, seat).counts
        assert words.board(match.view(None))
    assert touched


@pytest.mark.parametrize(("seats", "variant", "settings"), GAMES)
def test_a_phone_gets_an_upright_picture_and_a_desk_a_wide_one(seats, variant, settings):
    match, seat, _ = list(walk(seats, variant, settings, 120))[-1]
    wide, high = size(match.presentation.board(match.view(seat)))
    assert high > wide
    wide, high = size(match.presentation.wide_board(match.view(seat)))
    assert wide > 1.8 * high


def test_both_pictures_show_the_same_things():
    match, seat, _ = list(walk(4, "planned", {}, 300))[-1]
    view = match.view(seat)
    tall, wide = (set(drawn_in(picture)) for picture in (match.presentation.board(view), match.presentation.wide_board(view)))
    assert tall == wide
    for kind in ("sector", "member", "place", "company", "mission", "accolade", "deck", "stasis", "order", "year"):
        assert any(id.split("-")[0] == kind for id in tall), kind


def test_a_spectators_picture_shows_no_hand_and_hidden_cards_have_no_ids():
    match, seat, _ = list(walk(3, "planned", {}, 60))[-1]
    assert match.presentation.hand(match.view(None)) == ""
    for picture in (match.presentation.board(match.view(seat)), match.presentation.wide_board(match.view(seat))):
        assert not re.findall(r'data-id="card-', picture)


def pictured(s, seat=0):
    """The words of a scene's presentation and a seat's view."""
    return LanderText(s.game), View(s.game, s.s.redact(seat), seat, "lander")


def test_a_mission_shows_what_its_viewer_lacks():
    s = scene(variant="planned").resources(0, titanium=1)
    s.crew(0, "bryce")
    words, view = pictured(s)
    id = next(id for id in drawn_in(words.board(view)) if id.startswith("mission-"))
    assert "You lack" in words.element(view, id)
    assert "You lack" in words.wide_board(view)
    assert "You lack" not in words.wide_board(View(s.game, s.s.redact(None), None, "lander"))


def test_a_sector_says_what_it_yields_now_and_after_an_upgrade():
    s = scene(variant="planned")
    tile = s.sectors(0, 1)[0]
    s.face(tile, "energy 1-2-4")
    words, view = pictured(s)
    assert words.element(view, f"sector-{tile + 1}") == (
        f"Sector {tile + 1} (1-2-4 Energy): yours, Level 1, yields 1 Energy a year, 2 after an Upgrade"
    )


def test_an_order_says_its_price():
    words, view = pictured(scene(variant="planned"))
    assert words.element(view, "order-expand") == (
        "Expand, Official Order: draw and place a sector, then claim one. Costs 2 Food and 1 Titanium."
    )


def test_the_phases_of_a_year_come_in_their_order():
    for variant, seats in (("planned", 2), ("early", 3), ("basic", 2)):
        match = landtake.new("lander", seats=seats, seed=4, variant=variant)
        seen = []
        while match.decision and match.view(None).state.year < 3:
            state = match.view(None).state
            phase = phase_of(match.game.config, state)
            assert (phase == "") == (state.year == 0)
            if phase and (not seen or seen[-1] != (state.year, phase)):
                seen.append((state.year, phase))
            options = match.options(match.decision.seats[0])
            match.play(match.decision.seats[0], next((o for o in options if o.to_json() == {"order": "prepare"}), options[0]))
        ranks = [(year, PHASES.index(phase)) for year, phase in seen]
        assert ranks == sorted(ranks)
        assert "Turns" in {phase for _, phase in seen}
        assert ("Events" in {phase for _, phase in seen}) == (variant != "basic")


def test_the_crew_in_question_is_shown_in_full():
    s = scene(3, variant="planned")
    s.crew(1, "bryce", "kamon")
    words, view = pictured(s)
    assert "place-0-0-0" in drawn_in(words.wide_board(view))
    s.s.kind = ops.K_VICTIM
    s.s.stack += [ops.K_VICTIM, 0, 0, 1, 0, 0, 0, 0]
    words, view = pictured(s)
    ids = drawn_in(words.wide_board(view))
    assert "place-1-0-0" in ids
    assert {f"member-{seat}-0" for seat in range(3)} <= set(ids)
    assert words.targets(view, s.number({"member": 2})) == ("member-1-1",)


def test_no_id_is_used_twice_in_a_picture():
    match, seat, _ = list(walk(6, "planned", {"corporations": "matsumoto"}, 200))[-1]
    view = match.view(seat)
    for picture in (match.presentation.board(view), match.presentation.wide_board(view)):
        ids = re.findall(r' id="([^"]+)"', picture)
        assert len(ids) == len(set(ids))
        assert set(re.findall(r'href="#([^"]+)"', picture)) <= set(ids)
