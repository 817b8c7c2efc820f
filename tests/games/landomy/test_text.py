"""Landomy's words: every option, event and refusal has a sentence that names the thing."""

import random

import pytest

from landtake.core.playout import sample
from landtake.core.registry import info
from landtake.core.state import CHANCE, EVERYONE, OVER
from landtake.core.view import View
from landtake.draw import icons, terminal
from landtake.games.landomy.tables import ACTION_COUNT, STORM

INFO = info("landomy")
RULES = INFO.rules()
NEVER_LEGAL = {STORM + 10 * cell for cell in range(9)} | {ACTION_COUNT - 7}
"""A storm that stays where it is; the Crystal Island, which is in its place before the others are laid out."""


def start(settings=None, **document):
    game = INFO.game(2, settings or {})
    return game, INFO.presentation(game), game.read(document) if document else game.setup()


def seen(game, state):
    return View(game, state.redact(state.seat), state.seat, "landomy")


@pytest.fixture(scope="module")
def games():
    """What was said in 60 random games: options by action, events by name, refusals by rule."""
    options, events, refusals = {}, {}, {}
    for seed in range(60):
        settings = {"setup": "advanced", "first": "random"} if seed % 3 == 2 else {}
        game, text, state = start(settings)
        pick = random.Random(seed)
        while state.seat != OVER:
            view = seen(game, state)
            assert text.prompt(view)
            legal = game.options(state, state.seat)
            said = {action: text.option(view, action) for action in legal}
            assert len(set(said.values())) == len(legal), said
            options.update(said)
            for action in pick.sample(range(ACTION_COUNT), 40):
                rule = game.rules()[game.why_not(state, state.seat, action)]
                if rule:
                    refusals.setdefault(rule, set()).add(text.refusal(view, action, RULES[rule]))
            action = sample(game, state, pick.random) if state.seat == CHANCE else pick.choice(legal)
            out = []
            game.apply(state, state.seat, action, out)
            after = View(game, state.redact(None), None, "landomy")
            for number, audience, *args in out:
                assert audience == EVERYONE
                kind = game.event_kinds()[number]
                events.setdefault(kind.name, set()).add(text.event(after, kind.name, dict(zip(kind.args, args, strict=True))))
    return options, events, refusals


def is_sentence(text):
    return text[0].isupper() and text.endswith((".", "?")) and "{" not in text and "None" not in text and "-1" not in text


def test_every_option_has_words(games):
    options, _, _ = games
    for action, said in options.items():
        assert said[0].isupper(), action
        assert "{" not in said


def rare_decisions():
    """Every map to be laid face down anywhere, and twelve airships to be moved at once."""
    for number in range(1, 14):
        yield start(islands="0/1 0/1 0/1 | 0/0 3/0 0/0 | 0/0 0/0 0/0", offer=[number, number % 13 + 1])
    game, text, state = start(islands="0/0 12/0 0/0 | 0/0 0/1 0/0 | 0/0 0/0 0/0", laid={"N-n": 7}, asks={"kind": "black", "at": "N-n"})
    game.apply(state, 0, list(game.actions()).index({"sector": "C"}))
    yield game, text, state


def test_every_action_that_can_be_legal_was_said(games):
    options, _, _ = games
    for game, text, state in rare_decisions():
        said = {action: text.option(seen(game, state), action) for action in game.options(state, state.seat)}
        assert len(set(said.values())) == len(said)
        options.update(said)
    assert set(range(ACTION_COUNT)) - options.keys() == NEVER_LEGAL


def test_every_kind_of_event_has_a_sentence(games):
    _, events, _ = games
    game, _, _ = start()
    assert events.keys() == {kind.name for kind in game.event_kinds()}
    for sentences in events.values():
        assert all(is_sentence(sentence) for sentence in sentences), sentences


def test_every_rule_that_forbids_something_says_it_concretely(games):
    _, _, refusals = games
    game, _, _ = start()
    never_cited = {"", "3.1e", "3.2c", "3.5b"}  # what they ask for is in the list of options, or skipped
    assert refusals.keys() == set(game.rules()) - never_cited
    for rule, sentences in refusals.items():
        assert all(is_sentence(sentence) for sentence in sentences), sentences
        assert RULES[rule].sentence not in sentences, "the general rule instead of the case at hand"


def refusal(text, game, state, **action):
    number = list(game.actions()).index(action)
    return text.refusal(seen(game, state), number, RULES[game.rules()[game.why_not(state, state.seat, number)]])


def test_refusals_name_the_island():
    game, text, state = start(turn=1)
    assert refusal(text, game, state, map=1, at="NE-e") == (
        "You have no airship on the NE Contaminated Radar island, so no map can lie face up beside it."
    )
    assert refusal(text, game, state, map=9, at="N-n") == "Map 9 is not on offer; you choose between 1 and 2."
    assert refusal(text, game, state, sector="N") == "That is not what is asked now: a map is to be laid."


def test_an_option_names_map_place_and_sectors():
    game, text, state = start(turn=1, offer=[7, 8])
    action = {"map": 7, "at": "SE-e"}
    assert text.option(seen(game, state), list(game.actions()).index(action)) == (
        "Lay map 7 east of the SE Settlement island, acting on NW, C, SW"
    )


def test_prompts_speak_to_the_player_and_of_them():
    game, text, state = start(laid={"S-s": 4}, offer=[9], asks={"kind": "black", "at": "S-s"})
    to_south = "Black action of the S Radar island, Movement and Conflict. Choose where your airships move to."
    assert text.prompt(View(game, state, 0)) == to_south
    assert text.prompt(View(game, state, 1)) == text.prompt(View(game, state, None)) == "South chooses where airships move."


def test_options_are_pressed_in_order():
    game, text, state = start(turn=1, offer=[7, 8])
    actions = list(game.actions())
    view = seen(game, state)
    assert text.targets(view, actions.index({"map": 7, "at": "SE-e"})) == ("map-7", "place-SE-e")
    assert text.targets(view, actions.index({"storm": "W", "to": "NE"})) == ("storm-W", "island-NE")
    state.target = 2
    assert text.targets(seen(game, state), actions.index({"push": "north", "to": "E"})) == ("ships-north-NE", "island-E")


def test_an_island_says_all_that_is_on_it():
    game, text, state = start(laid={"S-s": 4}, offer=[9], asks={"kind": "black", "at": "S-s"})
    assert text.element(seen(game, state), "island-W") == (
        "W Contaminated island: South 1, North 0, South controls it. Black action: Radioactive Storm; white action: Radioactive Storm. "
        "A storm is here: nothing can come in. A sector of this turn's map"
    )


def test_every_reason_has_a_sentence():
    _, text, _ = start()
    assert all(is_sentence(text.reason(reason)) for reason in INFO.reasons)


def test_panels_count_with_icons_that_exist():
    game, text, state = start(turn=1)
    for seat in (0, 1):
        panel = text.panel(seen(game, state), seat)
        assert (panel.score, panel.unit) == (4, "islands")
        assert [count.value for count in panel.counts] == [9, 3]
        assert all(count.icon in icons.ICONS for count in panel.counts)


def test_players_differ_in_shape():
    _, text, _ = start()
    assert text.seat(0) != text.seat(1)
    assert text.mark(0) != text.mark(1)


def test_the_terminal_fits_eighty_columns():
    game, text, state = start(laid={"S-s": 4, "N-n": 13}, face_down=["N-n"], offer=[9], asks={"kind": "black", "at": "S-s"})
    lines = text.lines(seen(game, state))
    assert all(terminal.width(line) <= 80 for line in lines[1:-1])
    drawn = "\n".join(lines)
    assert all(word in drawn for word in ("Turn 1 of 10", "NE Contaminated Radar", "storm", "4*", "▒▒", "map 9", "S Radar[/bold]*"))
