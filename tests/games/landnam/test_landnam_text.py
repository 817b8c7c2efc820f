"""Landnám's words and pictures: whatever can be asked, chosen, refused or told has a sentence and a place to press."""

import random
import re

import pytest

import landtake
from landtake.core.registry import info
from landtake.core.state import CHANCE, seats_asked
from landtake.core.view import View
from landtake.games.landnam.text_refusals import TEMPLATES
from landtake.testing.variants import Variant
from landtake.testing.walks import walk
from tests.games.landnam.landnam_island import BLUE, ORANGE, island, play


def words_of(game):
    return info("landnam").presentation(game)


def walked(seats, seed, every, **settings):
    """Some states of a random game, with the game."""
    defaults = {setting.name: setting.default for setting in info("landnam").settings} | {"turn_limit": 20} | settings
    variant = Variant("landnam", seats, tuple(defaults.items()))
    game = variant.game()
    for number, state in enumerate(walk(variant, seed)):
        if number % every == 0:
            yield game, state.copy()


def test_every_option_has_its_own_words_and_places_to_press():
    for game, state in walked(4, 11, 9, harbour_hex="beside"):
        words = words_of(game)
        for seat in seats_asked(state):
            if seat == CHANCE:
                continue
            view = View(game, state.redact(seat), seat, "landnam")
            said = [words.option(view, option) for option in view.options()]
            assert all(text and "{" not in text and "None" not in text for text in said)
            assert len(set(said)) == len(said), said
            assert "{" not in words.prompt(view)
            drawn = set(re.findall(r' id="([^"]+)"', words.board(view) + words.hand(view)))
            for option in view.options():
                for target in words.targets(view, option):
                    assert target in drawn, (game.actions()[option], target)


def test_ids_are_unique_and_elements_have_titles():
    for game, state in walked(3, 2, 97):
        words = words_of(game)
        view = View(game, state.redact(0), 0, "landnam")
        for picture in (words.board(view), words.wide_board(view)):
            ids = re.findall(r' id="([^"]+)"', picture)
            assert len(set(ids)) == len(ids)
            for element in re.findall(r'class="el[^"]*" data-id="([^"]+)"', picture):
                said = words.element(view, element)
                assert said != element
                assert "{" not in said


def test_every_event_of_a_game_is_told_to_everyone_without_secrets():
    match = landtake.new("landnam", seats=3, seed=9, turn_limit=20)
    rng = random.Random(1)
    while match.decision:
        seat = match.decision.seats[0]
        match.play(seat, rng.choice(match.options(seat)))
    view = match.view(None)
    kinds = set()
    for record in match.records:
        for event in record.events:
            for seat in (None, ORANGE):
                seen = match.seen_event(event, seat)
                said = match.presentation.event(view, seen["event"], seen["args"])
                assert said.endswith(".")
                assert "{" not in said
                kinds.add(seen["event"])
    assert len(kinds) > 15
    assert "receives a fate card" in match.presentation.event(view, "drew", {"player": 1, "card": -1})


def test_every_refusal_is_a_sentence():
    seen = set()
    for game, state in (*walked(3, 4, 23), *walked(4, 5, 23), *walked(5, 6, 23)):
        words = words_of(game)
        rules = info("landnam").rules()
        for seat in seats_asked(state):
            if seat == CHANCE:
                continue
            view = View(game, state.redact(seat), seat, "landnam")
            for action in range(len(game.actions())):
                number = game.why_not(view.state, seat, action)
                if number:
                    rule = rules[game.rules()[number]]
                    said = words.refusal(view, action, rule)
                    assert said.endswith(".")
                    assert "{" not in said
                    seen.add(rule.id)
    assert len(seen) >= 18


@pytest.mark.parametrize("rule", sorted(TEMPLATES))
def test_refusals_are_written_for_rules_that_exist(rule):
    assert rule in info("landnam").rules()


def test_a_refusal_names_what_stands_in_the_way():
    match = island(
        'seat = "orange"\nasks = "unit"\nlanded = 7\nedges = 7\n'
        '[hexes]\nD4 = "field 5"\nC3 = "bog 4"\n[units]\nD4 = "orange horse"\nC3 = "blue horse"'
    )
    play(match, {"hex": "D4"})
    assert (
        str(match.why_not(ORANGE, {"hex": "C3"})) == "Blue's horse stands on C3 (bog 4), and no red token of yours lies beside it. (6.4a)"
    )
    match = island('seat = "orange"\nasks = "build"\n[hands]\norange = {wood = 1}')
    assert match.why_not(ORANGE, {"build": "ship"}).sentence == "You cannot pay for it: it costs 2 wood and 1 iron, and you have 1 wood."


def test_a_hex_says_what_it_would_give_to_whom():
    match = island('seat = "orange"\nasks = "unit"\n[hexes]\nD4 = "field 5"\n[settlements]\nE5-N = "orange town"\nE5-NW = "blue farm"')
    said = match.presentation.element(match.view(None), "hex-D4")
    assert said == "D4 (field 5). On a 5 it gives grain: Orange 2 and Blue 1; it improves with age"
    match = island(
        'seat = "orange"\nasks = "unit"\n[hexes]\nD4 = "field 9"\n'
        '[units]\nD4 = "blue horse outlawed by orange"\n[settlements]\nE5-N = "orange farm"'
    )
    said = match.presentation.element(match.view(None), "hex-D4")
    assert "Blue's horse, an outlaw by suit of Orange" in said
    assert "Blue 2; it declines" in said


def test_spectators_and_others_see_no_hand_and_no_stock():
    match = island('seat = "orange"\nasks = "unit"\n[hands]\nblue = {iron = 3}\n[fate]\nblue = ["ravens"]')
    words = match.presentation
    assert words.hand(match.view(None)) == ""
    assert "Ravens" in words.hand(match.view(BLUE))
    for seat in (None, ORANGE):
        assert "ravens" not in (words.board(match.view(seat)) + words.hand(match.view(seat)))


def test_the_terminal_shows_the_island_and_the_own_hand():
    match = island(
        'seat = "orange"\nasks = "unit"\n[hexes]\nD4 = "field 5"\n'
        '[hands]\norange = {iron = 3}\nblue = {wood = 2}\n[fate]\norange = ["ravens"]'
    )
    text = "\n".join(match.presentation.lines(match.view(ORANGE)))
    assert "D4" in text
    assert "3 iron; Ravens" in text
    assert "2 wood" not in text


def test_the_end_names_the_winners():
    match = island('seat = "orange"\nasks = "build"\nwhite = [12, 12, 0]')
    play(match, {"do": "end turn"})
    assert match.presentation.prompt(match.view(None)).startswith("Orange and Blue have won.")


def test_panels_count_what_everyone_may_know():
    match = island('seat = "orange"\nasks = "build"\nwhite = [1, 0, 0]\n[hands]\norange = {iron = 3}')
    panel = match.presentation.panel(match.view(BLUE), ORANGE)
    assert (panel.score, panel.unit) == (1, "point")
    assert {count.label: count.value for count in panel.counts}["resource cards in hand"] == 3
