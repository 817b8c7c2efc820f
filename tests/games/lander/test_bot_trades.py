"""Trades of Lander's bots: what they agree to, and what those ask for who look ahead."""

import random

import pytest

from landtake.bots import judge_of, make
from landtake.core.playout import sample
from landtake.core.registry import info
from landtake.core.state import CHANCE, OVER
from landtake.core.view import View
from landtake.games.lander import ops
from landtake.games.lander.bot_bargain import Bargain
from landtake.games.lander.bot_haggle import FIRST_CARD_TYPE
from landtake.games.lander.rules_negotiation import codes_of
from landtake.games.lander.rules_offers import other_of
from landtake.games.lander.rules_official import NEGOTIATE
from landtake.games.lander.tables import PASS, PROPOSE, REQUEST, REQUEST_COUNT
from landtake.games.lander.tables import YES as AGREE
from landtake.lab.selfplay import decisions
from tests.games.lander.scene import YES, order, player, scene

ENERGY, FOOD, TITANIUM = range(3)


class Watched:
    """A bot, and what it does in Negotiations: (kind, view, action)."""

    def __init__(self, spec, game, seat, seed):
        self.bot = make(spec, game, seat, seed)
        self.said = []

    def act(self, view):
        action = self.bot.act(view)
        if ops.K_REQUEST <= view.state.kind <= ops.K_ANSWER:
            self.said.append((view.state.kind, view, action))
        return action


def watched_game(specs, seed):
    """A game between bots that are watched."""
    game = info("lander").game(len(specs))
    bots = [Watched(spec, game, seat, seed) for seat, spec in enumerate(specs)]
    for _ in decisions(game, game.setup(), bots, random.Random(seed)):
        pass
    return bots


@pytest.fixture(scope="module")
def played():
    """What who looks ahead and what greedy did in some games."""
    games = [watched_game(["rollout@1it", "greedy", "greedy"], seed) for seed in range(2)]
    return [bots[0].said for bots in games], [said for bots in games for bot in bots[1:] for said in bot.said]


def bargain(game, state, seat):
    return Bargain(game.config, judge_of(game).weights, state, seat)


def test_greedy_offers_and_takes_only_what_it_gains_by(played):
    _, greedy = played
    agreed = 0
    for kind, view, action in greedy:
        s, seat = view.state, view.seat
        gives, takes = s.terms[: s.terms_split], s.terms[s.terms_split :]
        if kind == ops.K_OFFER and action == PROPOSE:
            assert bargain(view.game, s, seat).agrees(other_of(s, seat), gives, takes)
        elif kind == ops.K_ANSWER and action == AGREE:
            assert bargain(view.game, s, seat).agrees(other_of(s, seat), takes, gives)
            agreed += 1
    assert agreed


def test_the_better_the_other_stands_the_more_a_player_wants_to_gain():
    """Two Energy for a Food: how many stars that must be worth to seat 0 if seat 1 has none, or is the one who leads."""
    least = []
    for stars in (0, 6):
        table = scene(seats=3, variant="planned").resources(0, energy=4).resources(1, food=4)
        table.s.stars[2] = 3
        table.s.stars[1] = stars
        mine = bargain(table.game, table.s.redact(0), 0)
        changes = [change / 1000 for change in range(1, 1000)]
        least.append(next(change for change in changes if mine.content(change, 1, [ENERGY, ENERGY], [FOOD])))
    assert 0 < least[0] < least[1]


def test_a_trade_is_judged_by_what_its_player_sees():
    table = scene(seats=3).resources(0, energy=3).resources(1, food=2, titanium=2)
    view = table.s.redact(0)
    seen = bargain(table.game, view, 0)
    for seed in range(5):
        world = table.game.resample(view.copy(), 0, random.Random(seed).random)
        other = bargain(table.game, world, 0)
        assert other.chances == pytest.approx(seen.chances)
        change = other.change([ENERGY], [FOOD])
        assert other.gain(change, 1, [ENERGY], [FOOD]) == pytest.approx(seen.gain(seen.change([ENERGY], [FOOD]), 1, [ENERGY], [FOOD]))


def test_team_mates_gain_together():
    table = scene(seats=4, variant="planned", teams=True).resources(0, energy=4).resources(2, food=4)
    mine = bargain(table.game, table.s.redact(0), 0)
    after = mine.outcome(0.5, 2, [ENERGY], [FOOD])
    assert after[0] == after[2] > mine.chances[0] == mine.chances[2]


def test_who_looks_ahead_asks_for_cards_and_gets_some(played):
    ahead, _ = played
    requests = [action - REQUEST for said in ahead for kind, _, action in said if kind == ops.K_REQUEST]
    asked = [request for request in requests if FIRST_CARD_TYPE <= request < REQUEST_COUNT]
    assert len(asked) > 0.8 * len(requests) > 8
    offers = [view for said in ahead for kind, view, action in said if kind == ops.K_OFFER and action == PROPOSE]
    offers = [view for view in offers if view.state.requester == view.seat and view.state.request in asked]
    assert offers
    for view in offers:
        s = view.state
        assert s.laid[0] in s.terms[s.terms_split :]
        mine = bargain(view.game, s, view.seat)
        gives, takes = s.terms[: s.terms_split], s.terms[s.terms_split :]
        assert mine.gain(mine.change(gives, takes), s.partner, gives, takes) > 0


def test_who_looks_ahead_makes_no_offer_twice(played):
    ahead, _ = played
    for said in ahead:
        offers = [
            (view.state.year, tuple(view.state.turns), tuple(view.state.terms), view.state.terms_split)
            for kind, view, action in said
            if kind == ops.K_OFFER and action == PROPOSE
        ]
        assert len(offers) == len(set(offers))


def test_whoever_is_offered_something_says_nothing_twice():
    """Seat 0 offers something at every turn, counters at random and agrees to nothing."""
    game = info("lander").game(3)
    rng = random.Random(8)
    bots = [make("greedy", game, seat, 8) for seat in range(3)]
    offers = []
    for number in range(4):
        state = game.setup()
        while state.seat != OVER:
            if state.seat == CHANCE:
                game.apply(state, CHANCE, sample(game, state, rng.random))
                continue
            seat, options = state.seat, game.options(state, state.seat)
            action = bots[seat].act(View(game, state.redact(seat), seat)) if seat else rng.choice(options)
            if seat == 0 and state.kind == ops.K_ORDER and NEGOTIATE in options:
                action = NEGOTIATE
            elif seat == 0 and state.kind == ops.K_REQUEST:
                action = rng.choice([option for option in options if option >= REQUEST + REQUEST_COUNT])
            elif seat == 0 and state.kind == ops.K_PARTNER:
                action = max(options)
            elif seat == 0 and state.kind == ops.K_ANSWER:
                action = PASS
            elif seat == 0 and state.kind == ops.K_OFFER:
                action = rng.choice([option for option in options if option != PASS] or options)
            elif seat and state.kind == ops.K_OFFER and action == PROPOSE and state.requester == 0:
                offers.append((number, state.year, tuple(state.turns), seat, tuple(state.terms), state.terms_split))
            game.apply(state, seat, action)
    assert len(offers) > 40
    assert len(set(offers)) == len(offers)


def test_who_looks_ahead_does_not_ask_for_the_same_in_the_next_turn(played):
    ahead, _ = played
    for said in ahead:
        requests = {(view.state.year, view.state.turns[0]): action for kind, view, action in said if kind == ops.K_REQUEST}
        for (year, turn), action in requests.items():
            assert requests.get((year, turn + 1)) != action


@pytest.mark.parametrize("settings", [{"seats": 2}, {"seats": 4, "variant": "early", "teams": True}])
def test_between_two_sides_nobody_is_asked(settings):
    table = scene(**settings).resources(0, energy=4).resources(1, food=4)
    view = table.s.redact(0)
    assert judge_of(table.game).foresee(view, 0, table.game.options(view, 0)) == -1


def test_what_others_answer_is_foreseen_from_a_view_that_stays_as_it_is():
    asked = 0
    game = info("lander").game(4)
    judge = judge_of(game)
    state = game.setup()
    bots = [make("greedy", game, seat, 1) for seat in range(4)]
    for view in decisions(game, state, bots, random.Random(1)):
        if view.state.kind == ops.K_ORDER and view.state.turns[view.seat] == 2:
            before = view.state.values()
            options = view.options()
            foreseen = judge.foresee(view.state, view.seat, options)
            assert foreseen == -1 or foreseen in options
            assert foreseen == judge.foresee(view.state, view.seat, options)
            assert view.state.values() == before
            asked += foreseen >= 0
    assert asked


def test_who_has_offered_something_by_hand_gets_a_hint_too():
    table = scene(seats=3).resources(0, energy=3, food=1).resources(1, food=3).resources(2, titanium=3)
    table.play(order("negotiate"), {"request": "energy", "mode": "offer"}, YES, YES)
    assert table.kind == "partner"
    view = View(table.game, table.s.redact(0), 0)
    assert make("rollout@4it", table.game, 0, 1).act(view) in view.options()
    table.play(player(1))
    for _ in range(3):
        view = View(table.game, table.s.redact(table.seat), table.seat)
        action = make("rollout@4it", table.game, table.seat, 1).act(view)
        assert action in view.options()
        table.game.apply(table.s, table.seat, action)


def test_what_is_set_aside_is_neither_given_nor_lost():
    """The collateral is judged as the player's own, and cannot be traded."""
    table = scene(seats=3).resources(0, energy=2, food=1).resources(1, food=3)
    before = bargain(table.game, table.s.redact(0), 0).stars[0]
    table.play(order("negotiate"), {"request": "food", "mode": "want"}, YES)
    table.play(player(1), {"resource": "energy"})
    mine = bargain(table.game, table.s.redact(0), 0)
    assert mine.stars[0] == pytest.approx(before)
    assert codes_of(mine.s, 0) == [ENERGY, FOOD]
    assert mine.s.res[ENERGY] == 1
