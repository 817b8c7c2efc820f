"""Landed in words: every option, event and refusal is a sentence about the thing itself."""

import random

import pytest

import landtake
from landtake.core.state import CHANCE
from landtake.draw import icons
from landtake.games.landed.kinds import EVENTS, KINDS
from landtake.testing.variants import Variant
from landtake.testing.walks import random_match
from tests.games.landed.table import PLAN, SIGN, TERRAFORM, landed, lay, play, plot, stretch, toml, use


def is_sentence(text):
    return bool(text) and text[0] == text[0].upper() and text[-1] in ".?" and "{" not in text and "  " not in text


def says(match, action):
    view = match.view(match.decision.seats[0])
    return match.presentation.option(view, match.index_of(action))


def refusal(match, action):
    return match.why_not(match.decision.seats[0], action).sentence


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_that_happens_is_said_to_everyone(seats):
    match = random_match(Variant("landed", seats, (("score_card_at_end", "6"),)), seats)
    text = match.presentation
    for index, record in enumerate(match.records):
        if record.seat == CHANCE or index % 3:
            continue
        for seat in (*range(seats), None):
            view = match.view(seat, at=index)
            assert is_sentence(text.prompt(view)), text.prompt(view)
            options = [text.option(view, option) for option in view.options()]
            assert all(options)
            assert len(set(options)) == len(options)
            after = match.view(seat, at=index + 1)
            for event in record.events:
                seen = match.seen_event(event, seat)
                assert is_sentence(text.event(after, seen["event"], seen["args"]))


def test_every_kind_has_a_prompt_and_every_event_a_sentence():
    match = landtake.new("landed", seed=1)
    view = match.view(None)
    state = view.state
    state.ability = 18
    for kind in range(len(KINDS)):
        state.kind = kind
        assert is_sentence(match.presentation.prompt(view))
    for event in EVENTS:
        args = dict.fromkeys(event.args, 0)
        assert is_sentence(match.presentation.event(view, event.name, args)), event.name


def test_hidden_draws_are_told_without_the_card():
    match = landtake.new("landed", seed=1)
    text, view = match.presentation, match.view(0)
    assert text.event(view, "drew-tile", {"player": 1, "tile": -1}) == "Blue draws a tile."
    assert text.event(view, "drew-tile", {"player": 1, "tile": 7}) == "Blue draws tile 7."
    assert text.event(view, "stole", {"player": 1, "victim": 0, "card": -1}) == "Blue steals a satellite card from Orange."


def test_options_name_the_place_the_face_and_what_it_makes():
    match = landed(toml(land=["start @ 0,0", "2b @ 1,0"], hands=[[11, 1], [3]]))
    assert says(match, PLAN) == "Plan Development: draw 2 tiles"
    play(match, TERRAFORM)
    assert says(match, {"tile": 11}) == "Tile 11: Lake / Forest, Tundra"
    play(match, {"tile": 11})
    assert says(match, plot(match, 2, 0)) == f"Plot {plot(match, 2, 0)['plot']}, east of tile 2"
    play(match, plot(match, 2, 0))
    assert says(match, {"side": "a", "turn": 0}) == "Side a: Lake 2"
    assert says(match, {"side": "b", "turn": 2}) == "Side b, turned by 2: Tundra 1, Forest 1"


def test_a_level_says_what_it_pays_and_when_it_takes_negotiate():
    land, (tile, how), cell = stretch("mountain", 4)
    land[1] += " cube 2 E"
    match = landed(toml(land=land, hands=[[tile], [58]], contracts=[[19], []], cards=[["negotiate"], []]))
    play(match, TERRAFORM)
    lay(match, tile, cell, how)
    claim = next(action.to_json() for action in match.options(0) if "claim" in action.to_json())
    assert says(match, claim) == "Claim the Mountain of size 4"
    play(match, claim)
    assert says(match, {"fulfil": 19, "size": 4}) == "Mountain contract 19 at size 4 for 6 silver"
    assert says(match, {"fulfil": 19, "size": 5}) == "Mountain contract 19 at size 5 for 8 silver, with Negotiate"
    assert match.presentation.prompt(match.view(0)) == "Choose a contract and a level for the Mountain of size 4."
    assert match.presentation.prompt(match.view(1)) == "Orange fulfils a contract."


def test_refusals_name_the_thing():
    match = landed(
        toml(land=["start @ 0,0", "1a @ 1,0 cube 2 E"], hands=[[2, 5, 6, 7], [3]], contracts=[[1, 2, 3], []], cards=[["redesign"], []])
    )
    assert refusal(match, PLAN) == "You cannot plan: you hold 4 tiles."
    assert refusal(match, SIGN) == "You hold three unfulfilled contracts already: 1, 2 and 3."
    assert refusal(match, use("plan")) == "You have no Plan card to use; you hold Redesign."
    assert refusal(match, {"tile": 2}) == "That is not what is asked now: an action is to be chosen."
    play(match, TERRAFORM)
    assert refusal(match, {"tile": 3}) == "You do not hold tile 3."
    play(match, {"tile": 2})
    assert refusal(match, {"plot": 0}) == "No tile can be laid on plot 0. The starting tile lies there."
    assert refusal(match, {"plot": 99}) == "No tile can be laid on plot 99. It is next to no tile."
    play(match, use("redesign"))
    assert refusal(match, {"plot": 1}) == "Tile 1 has a cube on it, so it stays as it is."


def test_every_refusal_is_a_sentence():
    rng = random.Random(2)
    match = landtake.new("landed", seats=3, seed=4)
    seen = set()
    while match.decision:
        seat = rng.choice(match.decision.seats)
        for action in rng.sample(range(len(match.game.actions())), 40):
            refused = match.why_not(seat, action)
            if refused is not None:
                seen.add(refused.rule)
                assert is_sentence(refused.sentence), refused
        match.play(seat, rng.choice(match.options(seat)))
    assert len(seen) > 12


def test_every_reason_has_a_sentence():
    match = landtake.new("landed", seed=1)
    assert all(is_sentence(match.presentation.reason(reason)) for reason in landtake.info("landed").reasons)


def test_panels_count_with_icons_that_exist():
    match = landed(toml(hands=[[1, 2], [3]], contracts=[[4], [5, 6]], cards=[["plan"], []], points=[12, 1]))
    panels = [match.presentation.panel(match.view(1), seat) for seat in (0, 1)]
    assert [(panel.score, panel.unit) for panel in panels] == [(12, "points"), (1, "point")]
    assert [count.value for count in panels[0].counts] == [8, 2, 1, 1]
    assert all(count.icon in icons.ICONS for panel in panels for count in panel.counts)


def test_players_have_names_and_marks_of_their_own():
    text = landtake.new("landed", seats=4, seed=1).presentation
    assert len({text.seat(seat) for seat in range(4)}) == len({text.mark(seat) for seat in range(4)}) == 4


def test_the_terminal_shows_the_surface_and_the_own_hand_only():
    match = landed(toml(land=["start @ 0,0", "19b @ 1,0 cube 2 E"], hands=[[1], [3]], contracts=[[19], [5]], cards=[["plan"], ["sign"]]))
    mine = "\n".join(match.presentation.lines(match.view(0)))
    assert all(word in mine for word in ("Turn 1", "19", "Your tiles: 1* TTTTTT/DDDDDD", "Contract 19, Mountain", "Satellite cards: plan"))
    assert "sign" not in mine
    spectator = "\n".join(match.presentation.lines(match.view(None)))
    assert "Your tiles" not in spectator
