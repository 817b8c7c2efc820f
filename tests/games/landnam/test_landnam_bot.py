"""Landnám's judge: chances that add up, a sense of what is good, offers that are worth making, suits that can be won, styles, and
what is done without thinking."""

import random
import statistics

import pytest

import landtake
from landtake.bots import make
from landtake.core.registry import info
from landtake.core.state import CHANCE, OVER
from landtake.games.landnam.asks import ASK_STEP
from landtake.games.landnam.bot import KNOWHOW, LandnamJudge
from landtake.games.landnam.bot_suit import NOBODY, winning_side
from landtake.games.landnam.bot_trade import short_list
from landtake.games.landnam.rules import TO_WIN
from landtake.games.landnam.tables import HEX, OUTER, STOP, UNEXPLORED
from landtake.lab.selfplay import decisions
from landtake.testing.variants import Variant
from landtake.testing.walks import walk
from tests.games.landnam.landnam_island import BLUE, ORANGE, YELLOW, asked, hand, island, play, state, told


def chance(text, seat=ORANGE):
    match = island(text)
    return info("landnam").judge(match.game).evaluate(state(match))[seat]


def short_games(seats):
    settings = {setting.name: setting.default for setting in info("landnam").settings} | {"turn_limit": 20}
    return Variant("landnam", seats, tuple(settings.items()))


def test_chances_add_up_everywhere_and_every_option_is_ordered():
    variant = short_games(4)
    game = variant.game()
    judge = info("landnam").judge(game)
    for number, s in enumerate(walk(variant, 6)):
        if number % 25 == 0 and s.seat != OVER:
            chances = judge.evaluate(s)
            assert abs(sum(chances) - 1) < 1e-9
            assert min(chances) > 0
            if s.seat != CHANCE:
                options = game.options(s, s.seat)
                assert len(judge.order(s, s.seat, options)) == len(options)


def test_a_shortlist_is_made_of_options_and_of_what_its_seat_sees():
    variant = short_games(3)
    game = variant.game()
    judge = info("landnam").judge(game)
    for number, s in enumerate(walk(variant, 7)):
        if number % 7 == 0 and s.seat >= 0:
            options = game.options(s, s.seat)[:]
            listed = judge.shortlist(s, s.seat, options)
            assert listed
            assert set(listed) <= set(options)
            assert judge.shortlist(s.redact(s.seat), s.seat, options) == listed


def test_chances_spread_enough_to_tell_positions_apart_and_not_more():
    variant = short_games(3)
    judge = info("landnam").judge(variant.game())
    met = [s.copy() for seed in range(3) for s in walk(variant, seed) if s.seat >= 0]
    chances = [judge.evaluate(s)[0] for s in random.Random(1).sample(met, 500)]
    assert 0.05 <= statistics.pstdev(chances) <= 0.4


BASE = 'seat = "orange"\nasks = "build"\n'

LAND = '[hexes]\nD4 = "field 5"\nF4 = "field 5"\n[settlements]\nE5-N = "orange farm"\n[units]\n'
"""Who stands on D4 can be taken to court by orange."""


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("white = [1, 0, 0]", ""),
        ('[hexes]\nD4 = "field 6"\n[settlements]\nE5-N = "orange farm"', '[hexes]\nD4 = "field 2"\n[settlements]\nE5-N = "orange farm"'),
        ("[hands]\norange = {wood = 1, iron = 1}", "[hands]\norange = {wood = 2}"),
        ("outer = [1, 0, 0]", ""),
        (LAND + 'D4 = "blue horse"', LAND + 'F4 = "blue horse"'),
        ('[hexes]\nD4 = "field 6"\n[units]\nD4 = "orange horse"', '[hexes]\nD4 = "field 6"\n[units]\nD4 = "orange horse outlawed by blue"'),
    ],
)
def test_it_knows_what_is_good(better, worse):
    assert chance(BASE + better) > chance(BASE + worse)


def test_a_farm_that_can_be_paid_looks_better_than_a_ship_or_nothing():
    text = '[hexes]\nD4 = "field 5"\n[units]\nD4 = "orange horse"\n[hands]\norange = {wood = 2, grain = 1, sheep = 1, iron = 1}'
    match = island(BASE + text)
    options = match.view(ORANGE).options()
    chances = info("landnam").judge(match.game).order(state(match), ORANGE, options)
    best = max(zip(chances, options, strict=True))[1]
    assert match.game.actions()[best] == {"build": "farm"}


# Orange lacks one iron for a farm on D4; blue has iron to spare and no wood.
MARKET = """
seat = "orange"
asks = "trade"
[hexes]
D4 = "field 5"
[units]
D4 = "orange horse"
[hands]
orange = {wood = 3, grain = 1, sheep = 1}
blue = {iron = 3}
"""


def let_bots_play(match, spec, most=12):
    """Let bots answer until Trade is over."""
    bots = [make(spec, match.game, seat, 1) for seat in range(match.game.seats)]
    for _ in range(most):
        seat, kind = asked(match)
        if kind not in ("trade", "draft", "answer", "counter", "reply"):
            return
        match.play(seat, bots[seat].act(match.view(seat)))


ALONE = """
seat = "orange"
asks = "build"
white = [{white}, 0, 0]
[hexes]
D4 = "pasture 2"
D5 = "sea"
[settlements]
E5-N = "orange farm"
[hands]
orange = {{sheep = 2, grain = 1, iron = 1}}
[units]
{units}
"""


@pytest.mark.parametrize(
    ("white", "units", "expected"),
    [(0, "", {"settler"}), (0, 'D4 = "orange horse"', {"settler", "town"}), (TO_WIN - 2, "", {"settler", "town"})],
    ids=["without-a-unit", "with-a-unit", "to-win"],
)
def test_whoever_has_no_unit_builds_one_before_a_town(white, units, expected):
    match = island(ALONE.format(white=white, units=units))
    view = match.view(ORANGE)
    listed = info("landnam").judge(match.game).shortlist(view.state, ORANGE, view.options())
    actions = match.game.actions()
    assert {actions[option]["build"] for option in view.options() if "build" in actions[option]} == {"settler", "town"}
    assert {actions[option]["build"] for option in listed if "build" in actions[option]} == expected


@pytest.mark.parametrize("spec", ["greedy", "ismcts-eval@60it"])
def test_it_offers_what_completes_a_farm_to_who_can_use_it(spec):
    match = island(MARKET, memory="open")
    let_bots_play(match, spec)
    assert told(match, "traded")
    assert hand(match, "orange").get("iron", 0) >= 1


def test_no_offer_is_made_twice_in_a_turn():
    match = island(MARKET.replace("blue = {iron = 3}", "blue = {sheep = 1}"))
    let_bots_play(match, "greedy", most=60)
    offers = told(match, "offered")
    assert len(offers) == len(set(offers)) <= 3


def test_who_was_refused_two_cards_does_not_offer_one():
    match = island(MARKET, memory="open")
    one_for_one = [1, 0, 0, 0, 0, 0, 0, 1]
    assert one_for_one in [offer.terms for offer in short_list(state(match), ORANGE, 15, [0] * 8)]
    play(match, {"give": "wood"}, {"give": "wood"}, {"want": "iron"}, {"do": "announce to all"}, {"do": "decline"})
    assert asked(match) == (ORANGE, "trade")
    assert one_for_one not in [offer.terms for offer in short_list(state(match), ORANGE, 15, [0] * 8)]


# Blue lacks a wood for a farm, as orange lacks an iron.
ANSWER = MARKET.replace("[units]", 'F4 = "forest 5"\n[units]\nF4 = "blue horse"').replace("{iron = 3}", "{iron = 3, grain = 1, sheep = 1}")


def answer_to_an_offer(text):
    """What a greedy blue says to a wood for an iron."""
    match = island(text, memory="open")
    play(match, {"give": "wood"}, {"want": "iron"}, {"player": "blue"})
    action = make("greedy", match.game, BLUE, 1).act(match.view(BLUE))
    return match.game.actions()[action]["do"]


def test_an_offer_that_helps_both_is_accepted():
    assert answer_to_an_offer(ANSWER) == "accept"


def test_an_offer_that_lets_its_maker_win_is_declined():
    assert answer_to_an_offer("white = [11, 0, 0]\n" + ANSWER) == "decline"


COURT = """
seat = "orange"
asks = "sue"
pleader = 0
[hexes]
D4 = "field 5"
[settlements]
E5-N = "orange farm"
E5-NW = "yellow farm"
[units]
D4 = "blue horse"
[hands]
"""


def in_court(orange, blue, bid=1):
    match = island(COURT + f"orange = {{grain = {orange}}}\nblue = {{grain = {blue}}}\n", memory="open")
    play(match, {"hex": "D4"}, {"cards": bid})
    return match


@pytest.mark.parametrize(("orange", "blue", "winner"), [(4, 1, 0), (2, 4, 1), (1, 0, 0), (3, 3, 1)])
def test_the_side_with_more_to_bid_is_seen_to_win(orange, blue, winner):
    assert winning_side(state(in_court(orange, blue))) == winner


def test_who_is_alone_on_a_side_bids_nothing_that_does_not_lead():
    match = in_court(orange=4, blue=1, bid=2)
    assert asked(match) == (BLUE, "raise")
    assert {"cards": 1} in [match.game.actions()[option] for option in match.view(BLUE).options()]
    view = match.view(BLUE)
    worth = info("landnam").judge(match.game).shortlist(view.state, BLUE, view.options())
    assert not [action for action in (match.game.actions()[option] for option in worth) if "cards" in action]
    assert worth


def test_without_a_suit_no_side_wins():
    assert winning_side(state(island(BASE))) == NOBODY


def test_it_sues_who_cannot_answer():
    match = island(COURT + "orange = {grain = 4}\n", memory="open")
    action = make("greedy", match.game, ORANGE, 1).act(match.view(ORANGE))
    assert match.game.actions()[action] == {"hex": "D4"}


def test_it_does_not_sue_who_has_more():
    match = island(COURT + "orange = {grain = 1}\nblue = {grain = 6}\n", memory="open")
    action = make("greedy", match.game, ORANGE, 1).act(match.view(ORANGE))
    assert match.game.actions()[action] == {"do": "pass"}


@pytest.mark.parametrize("seats", [3, 4])
def test_greedy_games_end_and_somebody_does_better_than_by_chance(seats):
    match = landtake.new("landnam", seats=seats, seed=4, turn_limit=20)
    bots = [make("greedy" if seat == YELLOW else "random", match.game, seat, 4) for seat in range(seats)]
    while match.decision:
        seat = match.decision.seats[0]
        match.play(seat, bots[seat].act(match.view(seat)))
    assert match.result.winners == (YELLOW,)


def test_styles_weigh_differently():
    game = info("landnam").game(3)
    assert set(KNOWHOW.styles) == {"lawyer", "farmer", "explorer", "trader", "raider"}
    lawyer, farmer = LandnamJudge(game, "lawyer"), LandnamJudge(game, "farmer")
    assert lawyer.suit_lead > farmer.suit_lead
    assert LandnamJudge(game, "explorer").explorer > lawyer.explorer
    assert LandnamJudge(game, "trader").sense.card > lawyer.sense.card
    assert LandnamJudge(game, "raider").unit_pip > lawyer.unit_pip


def test_without_thinking_a_unit_goes_about_where_a_look_at_everybodys_position_would_send_it():
    game = info("landnam").game(3, {})
    judge = info("landnam").judge(game)
    lost = []
    for number in range(4):
        s = game.setup()
        for view in decisions(game, s, [make("quick", game, seat, number) for seat in range(3)], random.Random(number)):
            if s.kind != ASK_STEP or s.steps != 1:
                continue
            known = [option for option in game.options(s, s.seat) if option == STOP or is_open(s, option - HEX)]
            if len(known) > 1:
                chances = {}
                for option in known:
                    after = s.copy()
                    game.apply(after, s.seat, option)
                    chances[option] = judge.evaluate(after)[view.seat]
                judge.moves.compare(s.seat, judge.evaluate(s))
                lost.append(max(chances.values()) - chances[judge.moves.step(s, s.seat, known).action])
    assert len(lost) > 80
    assert lost.count(0) > 0.75 * len(lost)
    assert statistics.mean(lost) < 0.004


def is_open(s, face):
    return 0 <= face < OUTER and s.terrain[face] != UNEXPLORED and not s.unit[face]


def test_a_game_of_players_who_do_not_think_comes_to_its_end_and_every_answer_is_an_option():
    game = info("landnam").game(4, {})
    players = [make("quick", game, seat, 2) for seat in range(4)]
    s = game.setup()
    for view in decisions(game, s, players, random.Random(2)):
        assert players[view.seat].act(view) in view.options()
    assert s.seat == OVER
