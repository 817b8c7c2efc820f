"""Words and pictures: every option, event and refusal has a sentence, and every option touches elements that are there."""

import random
import re
from collections import Counter
from xml.etree import ElementTree

import pytest

from landtake.core.registry import info
from landtake.core.state import CHANCE, EVERYONE, OVER
from landtake.core.view import View
from landtake.draw import icons
from landtake.games.forgotten_planet.scenario import shipped
from landtake.games.forgotten_planet.scenarios import BadScenario, draw
from tests.games.forgotten_planet.planet import STREET, at, end, fresh, play, use
from tests.games.forgotten_planet.test_whole import busy

INFO = info("forgotten_planet")
WITHOUT_ELEMENT = {"next", "starter"}
"""Lots that are drawn before anything of theirs is on the table."""

MATCHES = [
    (2, {}),
    (3, {"placement": "random", "scenario": "halls"}),
    (4, {"assignment": "auction", "scenario": "open"}),
    (4, {"alliances": True}),
]


def seen(match, seat):
    return match.view(seat), match.presentation


def positions(seats, settings, seed, share=0.12):
    """Some positions of a busy game and its end, with what was told on the way."""
    game = INFO.game(seats, settings)
    rng = random.Random(seed)
    s = game.setup()
    told = []
    while True:
        if s.seat == OVER or s.turn == 0 or rng.random() < share:
            yield game, s, told
            told = []
        if s.seat == OVER:
            return
        game.apply(s, *busy(game, s, rng), told)


@pytest.mark.parametrize(("seats", "settings"), MATCHES)
def test_every_option_touches_elements_that_are_there_once(seats, settings):
    for game, s, _ in positions(seats, settings, 4, 0.06):
        seat = s.seat if s.seat >= 0 else None
        view, text = View(game, s.redact(seat), seat, "forgotten_planet"), INFO.presentation(game)
        for picture in (text.board(view), text.wide_board(view)):
            ids = Counter(re.findall(r' id="([^"]+)"', picture + text.hand(view)))
            assert max(ids.values()) == 1
            if s.seat == OVER:
                continue
            for action in game.options(s, s.seat):
                targets = text.targets(view, action)
                assert targets or next(iter(game.actions()[action])) in WITHOUT_ELEMENT, game.actions()[action]
                assert all(target in ids for target in targets), (game.actions()[action], targets)


@pytest.mark.parametrize(("seats", "settings"), MATCHES)
def test_pictures_are_well_formed_and_hold_no_other_documents(seats, settings):
    for game, s, _ in positions(seats, settings, 6, 0.01):
        for seat in (*range(seats), None):
            view, text = View(game, s.redact(seat), seat, "forgotten_planet"), INFO.presentation(game)
            root = ElementTree.fromstring(text.board(view))
            for node in root.iter():
                assert not any(value.startswith(("http://", "https://", "data:")) for key, value in node.attrib.items() if "href" in key)
            for node in root.iter("{http://www.w3.org/2000/svg}g"):
                if "el" in node.attrib.get("class", "").split():
                    assert node.attrib["data-id"] == node.attrib["id"]
                    assert node[0].tag.endswith("title")
                    assert node[0].text


@pytest.mark.parametrize(("seats", "settings"), MATCHES)
def test_everything_has_its_words(seats, settings):
    refusals = {}
    for game, s, told in positions(seats, settings, 3, 0.1):
        seat = s.seat if s.seat >= 0 else None
        view, text = View(game, s.redact(seat), seat, "forgotten_planet"), INFO.presentation(game)
        assert text.prompt(view)
        assert text.prompt(View(game, s.redact(None), None, "forgotten_planet"))
        for event in told:
            kind = game.event_kinds()[event[0]]
            whole = event[1] == EVERYONE
            args = {
                name: value if whole or i < kind.public else -1 for i, (name, value) in enumerate(zip(kind.args, event[2:], strict=True))
            }
            sentence = text.event(view, kind.name, args)
            assert (sentence and sentence[0].isupper() and sentence.endswith(".")) or kind.name == "ended"
            assert "nowhere" not in sentence
        if s.seat == OVER:
            continue
        legal = game.options(s, s.seat)
        said = {text.option(view, action) for action in legal}
        assert len(said) == len(legal)
        if s.seat == CHANCE:
            continue
        for action in range(len(game.actions())):
            rule = game.rules()[game.why_not(s, s.seat, action)]
            if rule:
                sentence = text.refusal(view, action, INFO.rules()[rule])
                assert sentence.endswith("."), (rule, sentence)
                refusals.setdefault(rule, set()).add(sentence)
        for number in range(seats):
            panel = text.panel(view, number)
            assert all(count.icon in icons.ICONS for count in panel.counts)
    assert len(refusals) >= 10


def refusal(match, action):
    return str(match.why_not(match.decision.seats[0], action).sentence)


def test_refusals_name_the_thing():
    match = at(STREET.replace('yellow = ["d1"]', 'yellow = ["d1", "d6"]'))
    assert refusal(match, {"robot": "d6"}) == "Your robot on d6 is off: it began this turn outside your area."
    assert refusal(match, {"robot": "a1"}) == "There is no robot of yours on a1."
    assert refusal(match, {"build": "d7"}) == "There is no base of yours on d7."
    assert refusal(match, {"concentrate": "blue"}) == "That takes 4 energy, and you have 3 energy left."
    use(match, "d1")
    assert refusal(match, {"move": "d5"}) == "D5 is more than 3 tiles away; a move of 1 energy goes 3 tiles at most."
    assert refusal(match, {"move": "d7"}) == "On d7 is Red's base, which your robots cannot enter."
    assert refusal(match, {"mine": "east"}) == "E1 is side by side with Yellow's base on d1, so no mine can be built there."
    assert refusal(match, {"land": "north"}) == "The space north of d1 is outside the game area."
    assert refusal(match, {"land": "south"}) == "D2 is not empty: a land tile lies there."
    assert refusal(match, {"do": "end"}) == "That is not what is asked now: say what the robot on d1 does."
    assert refusal(match, {"push": "south"}) == "There is no wall on the south side of d1 to push."


def test_elements_say_what_they_are():
    match = at(STREET.replace('yellow = ["d1"]', 'yellow = ["d1", "d6"]') + 'walls = ["d2-d3"]')
    view, text = seen(match, 0)
    assert text.element(view, "cell-d2") == ("D2: a land tile; controlled by Yellow; steps from the nearest bases: Yellow 1; walls south")
    assert text.element(view, "cell-d6").endswith("Yellow: 1 robot off")
    assert text.element(view, "robot-yellow-2") == "Yellow's robot 2 on d6, off: it stands outside its area"
    assert text.element(view, "wall-d2-d3") == "A wall between d2 and d3"
    assert text.element(view, "bank-land") == "Land tiles in the bank: 29"
    assert "Yellow: 1 brown, 1 white and 1 blue" in text.element(view, "cube-brown")
    assert text.element(view, "energy") == "Yellow has 3 energy left in turn 1"


def test_the_log_tells_the_rulebooks_first_turn():
    match = fresh()
    use(match, "d1", {"land": "east"})
    use(match, "d1", {"move": "e1"})
    end(match, store=1)
    told = [
        match.presentation.event(match.view(None), event["event"], event["args"]) for entry in match.events(None) for event in entry["said"]
    ]
    assert [sentence for sentence in told if sentence] == [
        "Yellow lays a land tile on e1.",
        "Yellow moves a robot from d1 to e1.",
        "Yellow wins 1 tile.",
        "Turn 2: Red has 3 energy.",
    ]


def test_robots_that_are_off_look_different_and_reach_is_shown():
    match = at(STREET.replace('yellow = ["d1"]', 'yellow = ["d1", "d6"]') + "energy = 4")
    use(match, "d1")
    picture = match.presentation.board(match.view(0))
    assert "#fp-robot-yellow-on" in picture
    assert "#fp-robot-yellow-off" in picture
    badges = re.findall(r'<g transform="translate\([^)]*\)"><path d="M-9.5 0[^>]*/><text[^>]*>([12])</text>', picture)
    assert badges == ["1", "1", "1", "2", "2"]  # three tiles for one energy, two more for two


def test_the_distances_are_in_the_picture_and_hidden_until_asked_for():
    picture = fresh().presentation.board(fresh().view(0))
    assert re.search(r'<g id="overlay-distances" class="overlay" display="none"', picture)
    assert 'begin="distances.mouseover"' in picture
    assert 'id="distances"' in picture


def test_hidden_tiles_look_the_same_to_others_whatever_they_are():
    pictures = set()
    own = set()
    for secret in ("base", "land", "special"):
        match = play(fresh(placement="random"), {"place": secret}, {"row": 2}, {"spot": "b2"})
        pictures.add(match.presentation.board(match.view(1)))
        own.add(match.presentation.board(match.view(0)))
        assert match.presentation.hand(match.view(None)) == ""
    assert len(pictures) == 1
    assert len(own) == 3


def test_the_terminal_shows_the_map():
    match = at(STREET + 'walls = ["d2-d3", "d5-e5"]')
    lines = match.presentation.lines(match.view(None))
    assert "First Landing" in lines[0]
    assert any("⬢" in line and "▲" in line for line in lines)
    assert any("────" in line for line in lines)
    assert any("│" in line for line in lines)
    assert any("bank: land 29" in line for line in lines)


@pytest.mark.parametrize("path", shipped(), ids=lambda path: path.stem)
def test_scenarios_are_drawn(path):
    root = ElementTree.fromstring(draw(path))
    assert "land tiles" in root.attrib["aria-label"]


def test_a_broken_scenario_is_not_drawn(tmp_path):
    with pytest.raises(BadScenario):
        draw(tmp_path / "none.toml")
