"""The whole game: every rule cited, every ruling settled, everything reached, and control against a slow oracle."""

import json
import random
import re

import pytest

from landtake.core.playout import playout
from landtake.core.registry import info
from landtake.core.state import CHANCE, OVER
from landtake.games.forgotten_planet.data import FOLDER, PRINTED, Printed
from landtake.games.forgotten_planet.rules_control import SOLE, distances, nearest
from landtake.games.forgotten_planet.state import BASE_TILE, EMPTY, LAND_TILE, NONE, SPECIAL_MINE
from landtake.testing.conformance import check_everything_is_reached
from landtake.testing.coverage import coverage, uncited
from landtake.testing.walks import choose

INFO = info("forgotten_planet")


@pytest.mark.source
def test_every_rule_is_cited_by_code_and_by_a_test():
    assert uncited(coverage("forgotten_planet")) == []


def test_every_ruling_is_settled_by_a_rule():
    named = {ruling for rule in INFO.rules().values() for ruling in rule.rulings}
    assert named == {f"FP{number}" for number in range(1, 58)}


def test_random_play_comes_to_everything():
    check_everything_is_reached(
        "forgotten_planet", games=30, elsewhere=frozenset({"area-full", "stalled", "share", "gave", "pushed", "base"})
    )


# Control against an obvious version


def oracle(terms, s):
    """Who controls each cell: distances of every player worked out cell by cell until nothing changes any more."""
    owners = []
    far = 10**6
    steps = []
    for seat in range(terms.seats):
        found = [0 if tile == BASE_TILE + seat else far for tile in s.tiles]
        changed = True
        while changed:
            changed = False
            for cell, tile in enumerate(s.tiles):
                if tile == EMPTY or tile >= BASE_TILE:
                    continue
                for side in range(4):
                    other = terms.beside[cell * 4 + side]
                    if other < 0 or s.walls[cell] >> side & 1:
                        continue
                    if s.tiles[other] != EMPTY and found[other] + 1 < found[cell]:
                        found[cell] = found[other] + 1
                        changed = True
        steps.append(found)
    for cell in range(terms.cells):
        best = min(found[cell] for found in steps)
        closest = [seat for seat in range(terms.seats) if steps[seat][cell] == best]
        owners.append(closest[0] if best < far and len(closest) == 1 else -1)
    return owners, [[-1 if step == far else step for step in found] for found in steps]


def scatter(terms, rng):
    """A random position: tiles, mines, bases and walls anywhere."""
    s = INFO.game(terms.seats, {"scenario": "start", "assignment": "fixed", "order": "fixed"}).setup()
    s.tiles = [EMPTY] * terms.cells
    density = rng.choice((0.4, 0.6, 0.8, 1.0))
    for cell in range(terms.cells):
        if terms.grid.available[cell] and rng.random() < density:
            s.tiles[cell] = rng.choice((LAND_TILE, LAND_TILE, LAND_TILE, 2, 3, 4, SPECIAL_MINE, BASE_TILE + rng.randrange(terms.seats)))
    walls = rng.choice((0.0, 0.1, 0.3))
    for cell in range(terms.cells):
        for side in (1, 2):
            other = terms.beside[cell * 4 + side]
            if other >= 0 and rng.random() < walls:
                s.walls[cell] |= 1 << side
                s.walls[other] |= 1 << (side + 2) % 4
    return s


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_control_agrees_with_the_oracle_on_random_positions_with_walls(seats):
    terms = INFO.game(seats, {}).terms
    rng = random.Random(seats)
    for _ in range(60):
        s = scatter(terms, rng)
        owners, steps = oracle(terms, s)
        assert [SOLE[label] for label in nearest(terms, s)] == owners
        assert [distances(terms, s, seat) for seat in range(seats)] == steps


WASTEFUL = {json.dumps(action) for action in ({"do": "consume"}, {"do": "end"}, {"do": "sell"}, {"blast": "robots"})}


def busy(game, s, rng):
    """A random action that builds rather than wastes, so that games come to walls, bases and pushes."""
    if s.seat == CHANCE:
        return choose(game, s, rng)
    options = game.options(s, s.seat)
    names = [json.dumps(game.actions()[option]) for option in options]
    useful = [option for option, name in zip(options, names, strict=True) if name not in WASTEFUL or rng.random() < 0.02]
    pushes = [option for option, name in zip(options, names, strict=True) if "push" in name or "base" in name]
    return s.seat, rng.choice(pushes or useful or options)


BUSY = [
    (2, {}),
    (3, {"scenario": "halls"}),
    (4, {"scenario": "open", "mine_site": "any"}),
    (4, {"alliances": True}),
    (4, {"alliances": True, "scenario": "halls"}),
]


@pytest.mark.parametrize(("seats", "settings"), BUSY)
def test_busy_games_keep_every_promise(seats, settings):
    """Options and refusals agree, nothing is lost, control is as the oracle says, and positions are read as they were written."""
    game = INFO.game(seats, settings)
    rng = random.Random(5)
    seen = set()
    for _ in range(2):
        s = game.setup()
        for _ in range(INFO.bound):
            if s.seat == OVER:
                break
            if rng.random() < 0.1:
                options = game.options(s, s.seat)
                assert [a for a in range(len(game.actions())) if game.why_not(s, s.seat, a) == 0] == sorted(options)
                assert len(options) <= 60
                assert not game.check(s)
                assert game.read(json.loads(json.dumps(game.write(s)))) == s
            if s.turn > 1 and s.kind == 0 and not s.fresh and not s.stirred and rng.random() < 0.1:
                owners = oracle(game.terms, s)[0]
                assert all(
                    mine == due for mine, due, shared in zip(s.markers, owners, s.shared or [0] * len(owners), strict=True) if not shared
                )
            events = []
            game.apply(s, *busy(game, s, rng), events)
            seen |= {game.event_kinds()[event[0]].name for event in events}
        assert s.seat == OVER
        assert not game.check(s)
    assert {"base", "wall", "pushed", "moved", "robot", "cube", "control"} <= seen
    assert ("gave" in seen) == bool(settings.get("alliances"))


# Every scenario, alliance and kind of area ends


@pytest.mark.parametrize("scenario", ["start", "halls", "open"])
@pytest.mark.parametrize(("seats", "settings"), [(2, {}), (3, {}), (4, {}), (4, {"alliances": True}), (3, {"placement": "random"})])
def test_random_games_end_with_everything_conserved(scenario, seats, settings):
    game = INFO.game(seats, {"scenario": scenario, **settings})
    for seed in range(12):
        s = game.setup()
        decisions = playout(game, s, random.Random(seed).random, INFO.bound)
        assert s.seat == OVER, f"seed {seed}: still in play after {decisions} decisions"
        assert not game.check(s)
        assert s.walls_left + sum(mask.bit_count() for mask in s.walls) // 2 == PRINTED.walls
        assert sum(s.points) <= PRINTED.bank
        assert all(cell == NONE or s.tiles[cell] != EMPTY for cell in s.robots)


# Bad data


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("robots = 7", "robots = 8", r"components.toml:3: robots is 8; the rulebook says 7 \(rule 1a\)"),
        ("blue = 8", "blue = 9", r"components.toml:3: 25 mines; there are 24"),
        ("6 = 5", "6 = 4", r"components.toml:3: the tokens are worth 46 points"),
        ('"land", "land", ', '"land", ', r"components.toml:\d+: the die has 5 faces"),
        ('"choice"]', '"chance"]', r"components.toml:\d+: the die shows 'chance'"),
        ("push = 2", "push = -2", r"components.toml:\d+: push is -2, not a positive number"),
        ("[points]", "[pints]", r"components.toml: there is no 'points'"),
        ("land = 72", "land =", r"components.toml: .*line 5"),
    ],
)
def test_bad_data_is_refused_with_its_line(tmp_path, old, new, says):
    folder = tmp_path / "forgotten_planet" / "data"
    folder.mkdir(parents=True)
    text = (FOLDER / "components.toml").read_text(encoding="utf-8")
    assert old in text
    (folder / "components.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ValueError, match=says):
        Printed(folder)


def test_chance_is_only_asked_for_rolls_and_lots():
    game = INFO.game(2, {})
    s = game.setup()
    rng = random.Random(1)
    kinds = set()
    while s.seat != OVER:
        if s.seat == CHANCE:
            kinds.add(game.kinds()[s.kind].name)
        game.apply(s, *choose(game, s, rng))
    assert kinds <= {"order", "lot", "roll"}


def test_ids_of_rules_are_in_the_order_of_the_text():
    def key(rule):
        numbers = [int(part) for part in re.findall(r"\d+", rule)]
        return numbers, rule[-1]

    ids = list(INFO.rules())
    assert ids == sorted(ids, key=key)
