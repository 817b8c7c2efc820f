"""Words: everything that can be asked, chosen, told or refused is said in words, and a refusal names what stands in the way."""

import random

import pytest

import landtake
from landtake.core.registry import info
from landtake.core.view import View
from landtake.games.lander import events
from landtake.games.lander.rules import KINDS
from landtake.games.lander.show import names
from landtake.games.lander.text_events import SENTENCES
from landtake.games.lander.text_prompts import DOING, PROMPTS
from landtake.games.lander.text_refusals import TEMPLATES
from tests.games.lander.scene import scene

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


def why(s, action, seat=None):
    """What the player who is asked hears when trying an action."""
    seat = s.seat if seat is None else seat
    view = View(s.game, s.s.redact(seat), seat, "lander")
    number = s.number(action)
    rule = s.game.rules()[s.game.why_not(view.state, seat, number)]
    assert rule, "that is legal"
    words = info("lander").presentation(s.game)
    return words.refusal(view, number, info("lander").rules()[rule])


def asked(s):
    """What the player who is asked reads."""
    return info("lander").presentation(s.game).prompt(View(s.game, s.s.redact(s.seat), s.seat, "lander"))


@pytest.mark.parametrize(("seats", "variant", "settings"), GAMES)
def test_everything_has_words(seats, variant, settings):
    said = 0
    for match, seat, rng in walk(seats, variant, settings, 220):
        words, view = match.presentation, match.view(seat)
        assert words.prompt(view).endswith((".", "?", "!"))
        assert words.prompt(match.view((seat + 1) % seats)).endswith(".")
        texts = [option.text() for option in match.options(seat)]
        assert all(texts)
        assert len(set(texts)) == len(texts), (match.decision.kind, texts)
        record = match.records[-1] if match.records else None
        for event in record.events if record else ():
            for viewer in (seat, None):
                seen = match.seen_event(event, viewer)
                sentence = words.event(match.view(viewer), seen["event"], seen["args"])
                assert "{" not in sentence
                assert sentence[0].isupper() or sentence[0].isdigit()
                assert sentence.endswith((".", "!"))
                said += 1
        for _ in range(8):
            action = rng.randrange(len(match.game.actions()))
            refusal = match.why_not(seat, action)
            if refusal is not None:
                assert "{" not in refusal.sentence
                assert refusal.rule in TEMPLATES, (match.decision.kind, match.game.actions()[action])
                assert refusal.sentence != match.info.rules()[refusal.rule].sentence
    assert said > 50


def test_every_question_event_and_refusal_has_its_own_words():
    chance = {kind.name for kind in KINDS} - set(PROMPTS)
    assert chance == {
        "governor", "sector-draw", "crew-draw", "accolade-draw", "mission-draw", "card-draw", "event-draw", "peek", "steal", "steal-card",
        "spill", "tie-break", "swap-private",
    }  # fmt: skip
    assert set(DOING) == set(PROMPTS)
    assert set(SENTENCES) == {kind.name for kind in events.KINDS}
    assert set(TEMPLATES) <= set(info("lander").rules())


@pytest.mark.parametrize("steps", [90, 190])
def test_at_a_decision_every_action_that_is_refused_is_refused_in_words(steps):
    match = list(walk(2, "planned", {}, steps))[-1][0]
    seat = match.decision.seats[0]
    legal = set(match.view(seat).options())
    for action in range(len(match.game.actions())):
        if action not in legal:
            refusal = match.why_not(seat, action)
            assert refusal.sentence[0].isupper(), refusal.sentence
            assert refusal.sentence.endswith((".", "?")), refusal.sentence


def test_a_refusal_says_what_is_needed_and_what_is_there():
    s = scene(variant="planned").resources(0, energy=1, titanium=1)
    assert why(s, {"order": "upgrade"}) == "You need 2 Titanium and have 1."
    assert why(s, {"order": "buy-training"}) == "You need 2 Food and have none."
    assert why(s, {"order": "convert"}) == ("Matter Conversion takes 2 resources of one type; you have 1 Energy, no Food and 1 Titanium.")
    assert why(s, {"order": "consolidate"}) == "To Consolidate you discard 3 cards that you can use, and you have none."
    assert why(s, {"order": "move-item"}) == "None of your crew carries an Item that could be moved."


def test_a_card_that_cannot_be_played_says_what_the_crew_lacks():
    s = scene(variant="planned")
    s.crew(0, "bryce").give(0, "rapid-construction", "leadership")
    assert why(s, {"card": "action rapid-construction"}) == (
        "Rapid Construction needs more than your crew has: Engineering 6 (the crew has 3)."
    )
    assert why(s, {"card": "action scouting-drone"}) == "You do not have Scouting Drone."
    s.give(0, "shielding")
    assert why(s, {"card": "action shielding"}).startswith("Shielding answers another player’s Action card")


def test_an_ability_that_cannot_be_used_says_why():
    s = scene(variant="planned")
    s.crew(0, "kamon", "bryce")
    assert why(s, {"crew": "kamon"}) == "Kamon’s ability works by itself while Kamon leads."
    assert why(s, {"crew": "bryce"}) == "Bryce does not lead, so the ability cannot be used."
    assert why(s, {"crew": "vasanti"}) == "Vasanti is not in your crew."


def test_what_is_not_asked_is_answered_with_the_question():
    s = scene(variant="planned")
    assert why(s, {"do": "yes"}).startswith("That is not what is asked now. Give any Free Orders")


def test_seats_are_corporations():
    names = [landtake.new("lander", seats=2, corporations=first).presentation.seat(0) for first in ("aspire", "matsumoto")]
    assert names == ["Aspire", "Matsumoto"]


def test_the_terminal_tells_the_whole_table():
    match, seat, _ = list(walk(3, "planned", {}, 200))[-1]
    lines = match.presentation.lines(match.view(seat))
    for word in ("Stasis", "Mission:", "Accolade:", "Your hand", "unoccupied sector", "Crew:"):
        assert any(word in line for line in lines), word


@pytest.mark.parametrize(
    ("codes", "says"),
    [([2, 2], "2 Titanium"), ([0], "1 Energy"), ([2, 0, 2], "1 Energy and 2 Titanium"), ([-1], "something"), ([], "none")],
)
def test_the_terms_of_a_negotiation_are_added_up(codes, says):
    assert names.terms(codes) == says


def test_what_is_asked_for_in_a_negotiation_reads_well():
    asked = [names.request(number) for number in range(len(names.REQUEST_NAMES))]
    assert "an Upgrade Action" in asked
    assert "a Prevent Action card" in asked
    assert not [each for each in asked if "Action Action" in each]


def test_a_protecting_item_is_asked_for_with_what_it_protects_from():
    s = scene(variant="planned").attach(0, 0, "force-field")
    s.s.turns = [0, 0]
    s.s.tile_level[s.s.tile_owner.index(0)] = 2
    s.event("meteor-shower")
    assert asked(s) == "Meteor Shower: one of your sectors is about to lose its top structure. Discard a Force Field to prevent it?"


def test_an_offer_that_cannot_be_paid_says_so():
    s = scene().resources(0, energy=3).resources(1, food=1)
    s.play({"order": "negotiate"}, {"request": "energy", "mode": "offer"}, {"do": "yes"}, {"player": 2}, {"resource": "energy"})
    s.play({"resource": "food"}, {"want": "energy"}, {"do": "propose"})
    assert asked(s) == "You are offered 1 Food for 1 Energy. Do you accept?"
    s.resources(0, energy=0)
    assert asked(s) == "You are offered 1 Food for 1 Energy. You do not have all of that, so you can only reject it."
