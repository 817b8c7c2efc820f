"""Words and pictures: everything that can be asked, chosen, told or drawn has words, and options touch what is drawn."""

import random
import re
import xml.etree.ElementTree as ElementTree

import pytest

import landtake

GAMES = [
    (2, "planned", {}),
    (3, "early", {}),
    (2, "basic", {}),
    (4, "basic", {"teams": True}),
    (6, "planned", {"corporations": "matsumoto"}),
]


def walk(seats, variant, settings, steps):
    match = landtake.new("lander", seats=seats, seed=seats, variant=variant, **settings)
    rng = random.Random(seats)
    for _ in range(steps):
        decision = match.decision
        if decision is None:
            return
        yield match, decision.seats[0], rng
        match.play(decision.seats[0], rng.choice(match.options(decision.seats[0])))


@pytest.mark.parametrize(("seats", "variant", "settings"), GAMES)
def test_everything_has_words(seats, variant, settings):
    said = 0
    for match, seat, rng in walk(seats, variant, settings, 350):
        words, view = match.presentation, match.view(seat)
        assert words.prompt(view)
        assert words.prompt(match.view((seat + 1) % seats))
        texts = [option.text() for option in match.options(seat)]
        assert all(texts)
        assert len(set(texts)) == len(texts), (match.decision.kind, texts)
        record = match.records[-1] if match.records else None
        for event in record.events if record else ():
            for viewer in (seat, None):
                seen = match.seen_event(event, viewer)
                assert "{" not in words.event(match.view(viewer), seen["event"], seen["args"])
                said += 1
        illegal = rng.randrange(len(match.game.actions()))
        refusal = match.why_not(seat, illegal)
        assert refusal is None or refusal.sentence
    assert said > 50


@pytest.mark.parametrize(("seats", "variant", "settings"), GAMES)
def test_options_touch_what_is_drawn(seats, variant, settings):
    touched = 0
    for number, (match, seat, _) in enumerate(walk(seats, variant, settings, 300)):
        if number % 12:
            continue
        view, words = match.view(seat), match.presentation
        board, hand = words.board(view), words.hand(view)
        for picture in (board, hand):
            ElementTree.fromstring(picture)
        drawn = set(re.findall(r'data-id="([^"]+)"', board + hand))
        ids = re.findall(r'data-id="([^"]+)"', board)
        assert len(ids) == len(set(ids))
        for option in match.options(seat):
            for target in words.targets(view, option.index):
                if not target.startswith(("card-", "mission-")):
                    assert target in drawn, (match.decision.kind, target)
                touched += 1
        for element in drawn:
            assert words.element(view, element) != element
        assert words.lines(view)
        assert words.panel(view, seat).counts
        assert words.board(match.view(None))
    assert touched


def test_a_spectators_picture_shows_no_hand_and_hidden_cards_have_no_ids():
    match, seat, _ = list(walk(3, "planned", {}, 60))[-1]
    assert match.presentation.hand(match.view(None)) == ""
    board = match.presentation.board(match.view(seat))
    assert not re.findall(r'data-id="card-', board)


def test_seats_are_corporations():
    names = [landtake.new("lander", seats=2, corporations=first).presentation.seat(0) for first in ("aspire", "matsumoto")]
    assert names == ["Aspire", "Matsumoto"]
