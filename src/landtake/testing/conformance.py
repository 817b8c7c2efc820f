"""The conformance checks: what every game promises, each as a named function over a variant of it."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Callable

import landtake.core.errors as errors
from landtake.core.declaration import check_declaration
from landtake.core.game import read_fields
from landtake.core.match import Match, fold
from landtake.core.registry import info
from landtake.core.start import load, new, replay, verify
from landtake.core.state import CHANCE, OVER, seats_asked
from landtake.testing.copies import check_copy
from landtake.testing.coverage import coverage, uncited
from landtake.testing.leak import Tally, check_state
from landtake.testing.variants import Variant, variants
from landtake.testing.walks import choose, random_match, sampled, walk

Check = Callable[[Variant, int], None]

LONG = 300
"""Decisions after which a match has shown what it has to show a client."""

CHECKS: dict[str, Check] = {}
"""Every check by name. Each takes a variant and how many random games to look at."""


def check_game(name: str, games: int = 3) -> None:
    """Run every check on every variant of a game; the first that fails raises an AssertionError that says what and where."""
    for variant in variants(name):
        for check in CHECKS.values():
            check(variant, games)


def _check(function: Check) -> Check:
    CHECKS[function.__name__] = function
    return function


@_check
def sets_up(variant: Variant, games: int) -> None:
    """A game sets up without a word of chance in it, twice the same, with every field declared."""
    game = variant.game()
    state = game.setup()
    assert state == game.setup()
    assert not game.check(state), game.check(state)[0]
    check_declaration(state)
    check_copy(state)
    assert all(rule in variant.info.rules() for rule in game.rules()[1:]), "why_not cites a rule that RULES.md does not have"
    assert all(kind.rule in variant.info.rules() for kind in game.kinds()), "a kind of decision names a rule that RULES.md does not have"
    assert all(setting.rule in variant.info.rules() for setting in variant.info.settings), "a setting names an unknown rule"


@_check
def actions_round_trip(variant: Variant, games: int) -> None:
    """Every action has JSON of its own, which leads back to it."""
    match = new(variant.name, seats=variant.seats, seed=0, **dict(variant.settings))
    for index, action in enumerate(match.game.actions()):
        assert match.index_of(json.loads(json.dumps(action))) == index, f"{action} does not lead back to action {index}"


@_check
def options_agree_with_refusals(variant: Variant, games: int) -> None:
    """Over the whole range of actions why_not answers 0 exactly for the options; options are distinct and never empty."""
    game = variant.game()
    everything = range(len(game.actions()))
    rng = random.Random(7)
    for seed in range(games):
        for state in sampled(variant, seed):
            for seat in seats_asked(state):
                options = game.options(state, seat)
                where = f"{variant.id} seed {seed}: {game.kinds()[state.kind].name} of seat {seat}"
                assert options, f"{where}: nothing is legal"
                assert len(set(options)) == len(options), f"{where}: an option stands there twice"
                probe = everything if len(everything) <= 1500 else [*options, *rng.sample(everything, 1000)]
                for action in probe:
                    legal = game.why_not(state, seat, action) == 0
                    assert legal == (action in options), f"{where}: options and why_not differ on {game.actions()[action]}"


@_check
def chance_has_weights(variant: Variant, games: int) -> None:
    """Every outcome of chance has a positive integer weight."""
    game = variant.game()
    for seed in range(games):
        for state in walk(variant, seed):
            if state.seat == CHANCE:
                weights = game.weights(state)
                assert not weights or len(weights) == len(game.options(state, CHANCE))
                assert all(weight > 0 for weight in weights)


@_check
def copies_are_apart(variant: Variant, games: int) -> None:
    """A copy equals its original, and neither ever changes with the other."""
    for seed in range(games):
        kept = []
        for state in sampled(variant, seed):
            copy = state.copy()
            assert copy == state
            assert hash(copy) == hash(state)
            kept.append((copy, copy.digest()))
            check_declaration(state)
        assert all(copy.digest() == digest for copy, digest in kept), f"{variant.id} seed {seed}: a copy changed with its original"
    check_copy(state)


@_check
def saves_anywhere(variant: Variant, games: int) -> None:
    """At every decision the state and the position document can be written, read back, and are equal."""
    game = variant.game()
    for seed in range(games):
        for state in sampled(variant, seed):
            fields = read_fields(game.setup(), json.loads(json.dumps(state.to_json())))
            assert fields == state, f"{variant.id} seed {seed}: the fields do not come back from JSON"
            again = game.read(json.loads(json.dumps(game.write(state))))
            assert again == state, f"{variant.id} seed {seed}: the position does not come back from its document"


@_check
def resumes_anywhere(variant: Variant, games: int) -> None:
    """A log cut after any record replays to the same state, and a whole log to the same result."""
    for seed in range(games):
        match = random_match(variant, seed)
        again = replay(str(match.log))
        assert again.result == match.result
        assert verify(str(match.log)) == sum(record.seat == CHANCE for record in match.records)
        rows = str(match.log).splitlines()
        for at in sorted({1, len(rows) // 3, len(rows) // 2, len(rows) - 2}):
            part = replay("\n".join(rows[: at + 1]))
            assert part.state_at(len(part.records)) == match.state_at(len(part.records))


@_check
def same_seed_same_game(variant: Variant, games: int) -> None:
    """The same seed and the same choices give the same log."""
    assert str(random_match(variant, 5).log) == str(random_match(variant, 5).log)


@_check
def refuses_wrong_submissions(variant: Variant, games: int) -> None:
    """Stale, foreign, malformed and illegal submissions raise the right error and change nothing."""
    for seed in range(games):
        match = random_match(variant, seed, steps=4 + 3 * seed)
        if match.decision is None:
            continue
        decision = match.decision
        before = (match.state_at(len(match.records)).digest(), len(match.log), decision)
        seat = decision.seats[0]
        legal = match.options(seat)
        taken = {action.index for action in legal}
        illegal = next((a for a in range(len(match.game.actions())) if a not in taken), None)
        _raises(errors.StaleDecision, match.play, seat, legal[0], decision=decision.id + 1)
        _raises(errors.MalformedAction, match.play, seat, {"no": "such action"}, decision=decision.id)
        _raises(errors.MalformedAction, match.play, seat, len(match.game.actions()), decision=decision.id)
        _raises(errors.NotYourDecision, match.play, match.game.seats, legal[0], decision=decision.id)
        _raises(errors.NotYourDecision, match.play, CHANCE, legal[0], decision=decision.id)
        for other in set(range(match.game.seats)) - set(decision.seats):
            _raises(errors.NotYourDecision, match.play, other, legal[0], decision=decision.id)
            assert len(match.options(other)) == 0
        if illegal is not None:
            _raises(errors.IllegalAction, match.play, seat, illegal, decision=decision.id)
            refusal = match.why_not(seat, illegal)
            assert refusal is not None
            assert refusal.rule in variant.info.rules()
            assert refusal.sentence.strip()
        assert before == (match.state_at(len(match.records)).digest(), len(match.log), match.decision)


@_check
def views_are_plain(variant: Variant, games: int) -> None:
    """Every seat and a spectator has a view that is plain JSON, and the options follow from it."""
    for seed in range(games):
        match = random_match(variant, seed, steps=10)
        for seat in (*range(variant.seats), None):
            view = match.view(seat)
            assert json.loads(json.dumps(view.to_json())) == view.to_json()
            if seat is not None:
                assert view.options() == [action.index for action in match.options(seat)]


@_check
def nothing_leaks(variant: Variant, games: int) -> None:
    """Views, options, refusals and hidden moves are the same in every world that a seat cannot tell from the truth."""
    game = variant.game()
    tally = Tally()
    for seed in range(games):
        rng = random.Random(seed)
        for state in sampled(variant, seed):
            check_state(game, state, rng, tally)


@_check
def events_fold_into_views(variant: Variant, games: int) -> None:
    """A client that folds a seat's events into its first view has its last one."""
    for seed in range(games):
        match = random_match(variant, seed, steps=LONG)
        for seat in (*range(variant.seats), None):
            view = match.view(seat, at=0).to_json()
            for event in json.loads(json.dumps(match.events(seat))):
                view = fold(view, event)
            assert view == match.view(seat).to_json()


@_check
def undo_is_replay(variant: Variant, games: int) -> None:
    """Going back to any record gives the state that replaying to it gives, and needs consent beyond a seat's own limit."""
    everyone = range(variant.seats)
    for seed in range(games):
        steps = 12 + 9 * seed
        match = random_match(variant, seed, steps=steps)
        if match.decision is None:
            continue
        total = len(match.records)
        for seat in everyone:
            limit = match.undo_limit(seat).alone
            for record in match.records[limit:]:
                assert record.seat == seat or record.auto == "forced", "a seat may take back what is not its own"
            if limit > 0 and variant.seats > 1:
                _raises(errors.UndoRefused, match.undo, limit - 1, seat)
        for to in sorted({0, total // 2, total - 1}):
            branch = replay(str(match.log))
            wanted = match.state_at(to)
            branch.undo(to, 0, everyone)
            assert branch.state_at(len(branch.records)) == wanted
            assert replay(str(branch.log)).state_at(to) == wanted


@_check
def forks_are_apart(variant: Variant, games: int) -> None:
    """A fork starts as the match was at that record, and playing it leaves the match as it is."""
    match = random_match(variant, 3, steps=15)
    before = str(match.log)
    at = len(match.records) // 2
    forked = match.fork(at, seed=9)
    assert forked.state_at(at) == match.state_at(at)
    _play_on(forked, random.Random(1))
    assert str(match.log) == before


@_check
def positions_load(variant: Variant, games: int) -> None:
    """A match that starts from a written position goes on like the one that it was taken from."""
    match = random_match(variant, 2, steps=11)
    loaded = load(json.loads(json.dumps(match.position())), seed=4)
    if match.decision is not None:
        assert loaded.state_at(0) == match.state_at(len(match.records))
        _play_on(loaded, random.Random(1))
        assert replay(str(loaded.log)).result == loaded.result


@_check
def ends_within_bound(variant: Variant, games: int) -> None:
    """Random games end within the declared bound, for a declared reason, with ranks that have a winner."""
    game = variant.game()
    for seed in range(games * 5):
        for state in walk(variant, 10_000 + seed):
            assert (state.seat == OVER) or seats_asked(state)
        ranks = game.ranks(state)
        assert len(ranks) == len(game.scores(state)) == variant.seats
        assert min(ranks) == 1, f"nobody has won: {ranks}"
        assert all(rank == 1 + sum(other < rank for other in ranks) for rank in ranks), f"ranks {ranks} skip a place"
        assert game.reason(state) in variant.info.reasons


@_check
def invariants_hold(variant: Variant, games: int) -> None:
    """What the game says always holds, holds after every decision of random games."""
    game = variant.game()
    for seed in range(games):
        for number, state in enumerate(sampled(variant, 500 + seed)):
            broken = game.check(state)
            assert not broken, f"{variant.id} seed {500 + seed} step {number}: {broken[0]}"


@_check
def simultaneous_answers_commute(variant: Variant, games: int) -> None:
    """When several seats are asked at once, the order of their answers does not matter."""
    game = variant.game()
    for seed in range(games):
        rng = random.Random(seed)
        for state in sampled(variant, seed):
            if state.asked:
                answers = [(seat, rng.choice(game.options(state, seat))) for seat in seats_asked(state)]
                assert len(answers) > 1 or state.asked == 1 << state.seat
                assert state.seat == min(seats_asked(state))
                orders = list(itertools.islice(itertools.permutations(answers), 6))
                ends = []
                for order in orders:
                    after = state.copy()
                    for seat, action in order:
                        game.apply(after, seat, action)
                    ends.append(after)
                assert all(end == ends[0] for end in ends), f"{variant.id} seed {seed}: the order of answers matters"


def check_rules_are_cited(name: str) -> None:
    """Every rule of RULES.md is cited by code and by a test."""
    missing = uncited(coverage(name))
    assert not missing, "; ".join(missing)


def reached(name: str, games: int) -> tuple[set[str], set[str], set[str]]:
    """The kinds of decision, kinds of event and end reasons that random games of all variants come to."""
    kinds: set[str] = set()
    events: set[str] = set()
    reasons: set[str] = set()
    for variant in variants(name):
        game = variant.game()
        for seed in range(games):
            rng = random.Random(seed)
            state = game.setup()
            while state.seat != OVER:
                kinds.add(game.kinds()[state.kind].name)
                told: list[tuple[int, ...]] = []
                game.apply(state, *choose(game, state, rng), told)
                events |= {game.event_kinds()[event[0]].name for event in told}
            reasons.add(game.reason(state))
    return kinds, events, reasons


def check_everything_is_reached(name: str, games: int = 60, elsewhere: frozenset[str] = frozenset()) -> None:
    """Random play comes to every kind of decision, event and end, but for those that a test of their own covers."""
    game = variants(name)[0].game()
    kinds, events, reasons = reached(name, games)
    missing = {kind.name for kind in game.kinds()} - kinds
    missing |= {kind.name for kind in game.event_kinds()} - events
    missing |= set(info(name).reasons) - reasons
    assert missing <= elsewhere, f"never reached: {', '.join(sorted(missing - elsewhere))}"


def _play_on(match: Match, rng: random.Random) -> None:
    while (decision := match.decision) is not None:
        seat = rng.choice(decision.seats)
        match.play(seat, rng.choice(match.options(seat)), decision=decision.id)


def _raises(kind: type[Exception], call: Callable[..., None], *args: object, **named: object) -> None:
    try:
        call(*args, **named)
    except kind:
        return
    raise AssertionError(f"no {kind.__name__} was raised")
