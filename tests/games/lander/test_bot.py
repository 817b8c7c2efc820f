"""What Lander's judge thinks of positions, and what it does not need to think about."""

import random

import pytest

import landtake
from landtake.bots import judge_of, make
from landtake.core.playout import sample
from landtake.core.registry import info
from landtake.core.state import CHANCE, OVER
from landtake.core.view import View
from landtake.games.lander import ops
from landtake.games.lander.bot import LanderJudge
from landtake.games.lander.bot_assign import Assignment
from landtake.games.lander.bot_holdings import ADJACENT, Holdings, alike
from landtake.games.lander.bot_worth import progress
from landtake.games.lander.rules_accolades import value
from landtake.games.lander.rules_free import JUNK, MOVE
from landtake.games.lander.rules_missions import criteria_met
from landtake.games.lander.rules_official import NEGOTIATE, OBSERVE, TIME_OUT
from landtake.games.lander.tables import CARD, CARDS, CODE_ALL, COLOUR, DECK_OF, FACE, FACE_VALUES, MISSIONS, PROFILES
from landtake.lab.selfplay import decisions
from tests.games.lander.scene import MISSION_IDS, YES, card, scene


def positions(seats, every, seed=0, **settings):
    """Every so many decisions of a random game: (game, state)."""
    game = info("lander").game(seats, settings)
    rng = random.Random(seed)
    state = game.setup()
    count = 0
    while state.seat != OVER:
        if state.seat == CHANCE:
            game.apply(state, CHANCE, sample(game, state, rng.random))
            continue
        count += 1
        if count % every == 0:
            yield game, state
        game.apply(state, state.seat, rng.choice(game.options(state, state.seat)))


def looked_at(seats, every, seed=0, **settings):
    """The same with who is asked: (game, state, their judge, their view)."""
    for game, state in positions(seats, every, seed, **settings):
        judge = LanderJudge(game)
        judge.seat = state.seat
        yield game, state, judge, state.redact(state.seat)


def test_chances_add_up_and_tell_positions_apart():
    seen = []
    for settings in ({"variant": "basic"}, {"variant": "early"}, {"variant": "planned"}):
        for game, state in positions(2, 3, **settings):
            chances = judge_of(game).evaluate(state)
            assert sum(chances) == pytest.approx(1)
            seen.append(chances[0])
    mean = sum(seen) / len(seen)
    spread = (sum((chance - mean) ** 2 for chance in seen) / len(seen)) ** 0.5
    assert len(seen) > 300
    assert 0.05 < spread < 0.4


def test_who_is_far_behind_still_plays_for_stars():
    game = info("lander").game(3, {})
    judge = judge_of(game)
    for year in (1, 5):
        state = next(state for _, state in positions(3, 30))
        state.year = year
        state.stars = [1, 25, 12]
        before = judge.evaluate(state)
        state.stars[0] += 2
        after = judge.evaluate(state)
        assert before[0] < 0.02
        assert after[0] > 1.2 * before[0] > 0.0001


def test_team_mates_have_the_same_chance():
    for game, state in positions(4, 40, variant="early", teams=True):
        chances = judge_of(game).evaluate(state)
        assert chances[0] == chances[2]
        assert chances[1] == chances[3]
        assert sum(chances) == pytest.approx(1)


def test_of_two_sectors_of_a_type_the_richer_one_is_kept():
    values = [FACE_VALUES[3 * face : 3 * face + 3] for face in range(len(FACE_VALUES) // 3)]
    pairs = [
        (poor, rich)
        for poor, less in enumerate(values)
        for rich, more in enumerate(values)
        if poor // PROFILES == rich // PROFILES and less != more and all(one <= other for one, other in zip(less, more, strict=True))
    ]
    assert pairs
    for game, state in positions(2, 60):
        adviser = judge_of(game).adviser
        for poor, rich in pairs:
            for options in ([FACE + poor, FACE + rich], [FACE + rich, FACE + poor]):
                assert adviser.best_face(state, state.seat, options) == FACE + rich


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_shortlist_is_legal_and_the_same_whatever_is_hidden(seats):
    rng = random.Random(seats)
    for game, state, judge, view in looked_at(seats, 11, seed=seats):
        seat = state.seat
        options = game.options(state, seat)
        before = view.values()
        short = judge.shortlist(view, seat, options)
        assert short
        assert set(short) <= set(options)
        assert view.values() == before
        world = game.resample(view, seat, rng.random)
        assert judge.shortlist(world, seat, options) == short


@pytest.mark.parametrize("variant", ["planned", "early"])
def test_who_plays_orders_on_compares_all_but_those_that_only_wait_or_rearrange(variant):
    idle = {NEGOTIATE, OBSERVE, TIME_OUT, MOVE, JUNK}
    more = 0
    for game, state, judge, view in looked_at(3, 5, seed=4, variant=variant):
        seat = state.seat
        options = game.options(state, seat)
        before = view.values()
        short = judge.shortlist(view, seat, options)
        found = judge.candidates(view, seat, options)
        assert view.values() == before
        assert found[: len(short)] == short
        if state.kind == ops.K_ORDER and variant == "planned" and short[0] != NEGOTIATE:
            assert sorted(found) == sorted(set(short) | set(options) - idle)
            more += len(found) > len(short)
        else:
            assert found == short
    assert (more > 20) == (variant == "planned")


def test_more_of_anything_good_is_worth_more():
    table = scene(variant="planned")
    judge = LanderJudge(table.game)
    base = judge.stars(table.s)[0]
    for change in ("res", "stars", "hands"):
        better = table.s.copy()
        if change == "res":
            better.res[0] += 2
            better.res_count[0] += 2
        elif change == "stars":
            better.stars[0] += 1
        else:
            better.hands[0] = sorted([*better.hands[0], 0])
        assert judge.stars(better)[0] > base
        assert judge.evaluate(better)[0] > judge.evaluate(table.s)[0]


def everything_reachable(game, state, seat):
    """The Missions whose criteria some sequence of attachments and moves meets, found by trying all of them."""
    met = set()
    queue = [state.copy()]
    seen = set()
    while queue:
        now = queue.pop()
        met |= {mission for mission in range(MISSIONS) if criteria_met(game.config, now, seat, mission)}
        for option in game.options(now, seat):
            if option == MOVE or (CARD <= option < CARD + CARDS and DECK_OF[option - CARD] < 2):
                for after in outcomes(game, now, seat, option):
                    after.layouts = []
                    key = (tuple(after.slots), tuple(after.hands[seat]))
                    if key not in seen:
                        seen.add(key)
                        queue.append(after)
    return met


def outcomes(game, state, seat, option):
    after = state.copy()
    game.apply(after, seat, option)
    if after.kind == ops.K_ORDER:
        return [after]
    return [end for answer in game.options(after, seat) for end in outcomes(game, after, seat, answer)]


def test_the_assignment_finds_what_trying_everything_finds():
    rng = random.Random(5)
    compared = 0
    found = 0
    for seed in range(4):
        for game, state in positions(2, 1, seed=seed):
            seat = state.seat
            cards = [card for card in state.hands[seat] if DECK_OF[card] < 2]
            whole_class = any(CODE_ALL[2 * card] >= 0 for card in cards)  # these are attached at once, before anything is looked for
            if state.kind != ops.K_ORDER or len(cards) > 3 or whole_class or rng.random() > 0.15:
                continue
            compared += 1
            assignment = Assignment(game.config, state, seat)
            solved = {mission for mission in range(MISSIONS) if assignment.solve(mission) is not None}
            assert solved == everything_reachable(game, state, seat)
            found += len(solved)
    assert compared > 20
    assert found > 100


def test_the_bot_walks_to_the_arrangement_and_completes_the_mission():
    """As in the rulebook's example: two Items are moved, a third becomes possible, a trait is learnt, the Mission is paid for."""
    table = scene(variant="basic").crew(0, "kristina", "orjan", "ang")
    table.attach(0, 1, "engineering-2-by-science").attach(0, 2, "operations-2-by-engineering")
    table.give(0, "science-2-by-operations", "fanatical-or-innovative")
    table.roster("power-grid", "greenhouse", "malnutrition", "metropolis").resources(0, energy=3, food=3)
    bot = make("greedy", table.game, 0, 1)
    for _ in range(16):
        if table.seat == 0 and not table.s.done[0]:
            table.game.apply(table.s, 0, bot.act(View(table.game, table.s.redact(0), 0)))
    assert table.s.done[0] == [MISSION_IDS.index("malnutrition")]


def test_in_a_race_matter_is_converted_for_a_mission_that_is_within_reach():
    """Four conversions in a row make the position poorer before the Mission pays for them."""
    table = scene(variant="basic").crew(0, "kristina", "orjan", "ang")
    table.attach(0, 1, "engineering-2-by-science").attach(0, 2, "operations-2-by-engineering")
    table.give(0, "science-2-by-operations", "fanatical-or-innovative")
    table.roster("power-grid", "greenhouse", "malnutrition", "metropolis").resources(0, energy=1, food=1, titanium=8)
    bot = make("rollout@40it", table.game, 0, 1)
    for _ in range(20):
        if table.seat == 0 and not table.s.done[0]:
            table.game.apply(table.s, 0, bot.act(View(table.game, table.s.redact(0), 0)))
    assert table.s.done[0] == [MISSION_IDS.index("malnutrition")]


@pytest.mark.parametrize("last", [False, True])
def test_training_waits_for_a_mission_until_the_last_year(last):
    """What is left in the hand at the end counts for nothing; what is attached may count for an Accolade."""
    table = scene(variant="basic").crew(0, "kristina", "orjan", "ang").give(0, "fanatical-or-innovative")
    table.s.last_year = int(last)
    found = judge_of(table.game).shortlist(table.s, 0, table.game.options(table.s, 0))
    assert ([table.game.actions()[option] for option in found] == [card("fanatical-or-innovative")]) == last


@pytest.mark.parametrize(("seats", "variant"), [(2, "planned"), (3, "basic")])
def test_greedy_beats_random(seats, variant):
    for seed in range(2):
        match = landtake.new("lander", seats=seats, seed=seed, variant=variant)
        bots = [make("greedy" if seat == 0 else "random", match.game, seat, seed) for seat in range(seats)]
        while match.decision:
            seat = match.decision.seats[0]
            match.play(seat, bots[seat].act(match.view(seat)))
        assert match.result.ranks[0] == 1


def hungry_table():
    """Seat 0 lacks one Food for a Mission and has an Energy to spare; seat 1 has more Food than it can use."""
    table = scene(seats=3, variant="basic").crew(0, "kristina", "sankar")
    return table.roster("sample-sort").resources(0, energy=3).resources(1, food=6).resources(2, titanium=1)


def negotiate(table, decisions=60):
    """Greedy bots play until the first Negotiation is over: (kind, seat, action) of each decision."""
    bots = [make("greedy", table.game, seat, 1) for seat in range(3)]
    said = []
    while len(said) < decisions:
        table.settle()
        seat = table.seat
        said.append((table.kind, seat, bots[seat].act(View(table.game, table.s.redact(seat), seat))))
        table.game.apply(table.s, seat, said[-1][2])
        if len(said) > 1 and table.s.request < 0:
            break
    return said


def test_who_lacks_something_for_a_mission_asks_and_trades():
    table = hungry_table()
    said = negotiate(table)
    actions = table.game.actions()
    assert actions[said[1][2]] == {"request": "food", "mode": "want"}
    assert table.s.counters[3] == 1
    assert table.s.res_locked[1] == 1


def test_no_offer_is_made_twice():
    table = hungry_table().resources(1, energy=1, food=2, titanium=1)
    offers = []
    bots = [make("greedy", table.game, seat, 1) for seat in range(3)]
    for _ in range(60):
        table.settle()
        seat = table.seat
        action = bots[seat].act(View(table.game, table.s.redact(seat), seat))
        if table.kind == "offer" and table.game.actions()[action] == {"do": "propose"}:
            offers.append((seat, tuple(table.s.terms), table.s.terms_split))
        table.game.apply(table.s, seat, action)
        if table.s.turns[0] > 1:
            break
    assert offers
    assert len(offers) == len(set(offers))


def test_nobody_helps_a_player_who_is_about_to_win():
    table = hungry_table()
    table.s.stars[0] = 5
    assert YES not in [table.game.actions()[action] for kind, _, action in negotiate(table, 8) if kind == "willing"]


def test_styles_want_different_things():
    """A builder upgrades where a racer completes the Mission that costs the same resources."""
    chosen = {}
    for style in ("builder", "racer"):
        table = scene(variant="planned").crew(0, "kristina", "sankar").roster("sample-sort", "greenhouse", "metropolis")
        table.resources(0, energy=2, food=1, titanium=2)
        table.private(0, "megaproject")
        bot = make(f"style:{style}", table.game, 0, 1)
        chosen[style] = table.game.actions()[bot.act(View(table.game, table.s.redact(0), 0))]
    assert chosen == {"builder": {"order": "upgrade"}, "racer": {"mission": "sample-sort"}}
    assert 3 <= len(judge_of(table.game).knowhow().styles) <= 5


def test_a_mission_that_only_another_has_seen_is_not_looked_at():
    game, state = next((game, state) for game, state in positions(2, 1) if state.kind == ops.K_COLOUR)
    for front, pool, seen in (
        (state.silver_front, state.silver_pool, state.silver_front_seen),
        (state.gold_front, state.gold_pool, state.gold_front_seen),
    ):
        front.append(pool.pop())
        seen.append(1 << (1 - state.seat))
    state.stack[-ops.WIDTH + 6] = 1
    judge = LanderJudge(game)
    judge.seat = state.seat
    view = state.redact(state.seat)
    assert view.silver_front == [-1]
    assert judge.shortlist(view, state.seat, game.options(state, state.seat))


def test_where_to_build_is_left_to_those_who_look_ahead():
    asked = set()
    for game, state in positions(3, 1, seed=2):
        options = game.options(state, state.seat)
        if state.kind in (ops.K_START, ops.K_LEADER, ops.K_UPGRADE, ops.K_CLAIM) and len(options) > 1:
            judge = LanderJudge(game)
            judge.seat = state.seat
            assert judge.shortlist(state, state.seat, options) == options
            asked.add(state.kind)
    assert len(asked) == 4


def test_a_mission_for_the_hand_is_silver_unless_its_owner_has_seen_what_comes():
    drawn = {True: 0, False: 0}
    for game, state in positions(3, 1, seed=2):
        if state.kind == ops.K_COLOUR:
            judge = LanderJudge(game)
            judge.seat = state.seat
            options = game.options(state, state.seat)
            private = state.stack[-ops.WIDTH + 4] < 0
            assert judge.shortlist(state.redact(state.seat), state.seat, options) == ([COLOUR] if private else options)
            drawn[private] += 1
            for seen, found in ((1 << state.seat, options), (0, [COLOUR] if private else options)):
                later = state.copy()
                later.gold_front.insert(0, later.gold_pool.pop())
                later.gold_front_seen.insert(0, seen)
                assert judge.shortlist(later.redact(state.seat), state.seat, options) == found
    assert min(drawn.values()) > 0


def test_without_thinking_action_cards_are_compared_with_the_other_orders_alike():
    game = info("lander").game(2, {})
    judge = judge_of(game)
    players = [make("quick", game, seat, 3) for seat in range(2)]
    state = game.setup()
    same = []
    for view in decisions(game, state, players, random.Random(3)):
        options = judge.shortlist(state, view.seat, view.options()) if state.kind == ops.K_ORDER else []
        cards = [option for option in options if CARD <= option < CARD + CARDS]
        if cards and len(cards) < len(options):
            leads = {}
            for option in options:
                after = state.copy()
                game.apply(after, view.seat, option)
                judge.settle(after)
                held = Holdings(game.config, after)
                leads[option] = judge.expected(after, view.seat, held) - judge.rival(after, view.seat, held)
            same.append(leads[judge.best(state, view.seat, options)] == pytest.approx(max(leads.values()), abs=0.02))
    assert len(same) > 20
    assert sum(same) > 0.9 * len(same)


def counted(game, state):
    """All that Holdings say of a position, by their attributes."""
    held = Holdings(game.config, state)
    for seat in range(game.seats):
        held.count(game.config, state, seat, ADJACENT)
    return {name: getattr(held, name) for name in ("counts", "income", "growing", "next_gain", "second_gain")}


def test_where_positions_are_alike_everybody_holds_the_same():
    game = info("lander").game(3, {})
    judge = judge_of(game)
    players = [make("quick", game, seat, 5) for seat in range(3)]
    state = game.setup()
    same = other = 0
    for number, view in enumerate(decisions(game, state, players, random.Random(5))):
        if number % 3:
            continue
        before = counted(game, state)
        for option in view.options():
            after = state.copy()
            game.apply(after, view.seat, option)
            judge.settle(after)
            if alike(state, after):
                assert counted(game, after) == before
                same += 1
            else:
                other += 1
    assert same > 200
    assert other > 100


def test_accolades_are_measured_alike_by_what_is_counted_and_by_the_rules():
    measured = set()
    for game, state in positions(3, 20, seed=6):
        for only in range(-1, 3):
            held = Holdings(game.config, state, only)
            for accolade in state.accolades:
                for seat in range(3):
                    assert progress(game.config, state, seat, accolade, held) == value(game.config, state, seat, accolade)
                    measured.add((accolade, held.covers(seat)))
    assert len(measured) == 2 * len({accolade for accolade, _ in measured}) > 0


def test_others_are_thought_to_have_what_their_sectors_yield():
    table = scene(seats=2).resources(1, energy=3, food=3, titanium=3)
    table.sectors(1, 3, 3)
    income = [0, 0, 0]
    for tile in table.own(1):
        face, level = table.s.tile_face[tile], table.s.tile_level[tile]
        income[face // PROFILES] += FACE_VALUES[3 * face + level - 1]
    most, least = income.index(max(income)), income.index(min(income))
    assert max(income) > min(income)
    view = table.s.redact(0)
    rng = random.Random(3)
    found = [0, 0, 0]
    for _ in range(200):
        world = table.game.resample(view.copy(), 0, rng.random)
        for resource in range(3):
            found[resource] += world.res[3 + resource]
    assert sum(found) == 9 * 200
    assert found[most] > 1.5 * found[least]
    assert min(found) > 0
