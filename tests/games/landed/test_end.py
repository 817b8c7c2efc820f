"""How a game of Landed ends, and who has won it."""

from pathlib import Path

import pytest

import landtake
from landtake import CHANCE
from landtake.games.landed.kinds import REASONS
from landtake.testing import cites
from tests.games.landed.table import (
    ABILITY,
    NO_ABILITY,
    PLAN,
    SIGN,
    TERRAFORM,
    TWO_POINTS,
    asked,
    draw,
    first_edge,
    keep,
    landed,
    lay,
    legal,
    no,
    now,
    play,
    stretch,
    toml,
    use,
)


def nearly_out(bag, hands, seats=2, **keys):
    """A position in which only `bag` is left in the bag: all other tiles lie in a row to the east."""
    held = {tile for hand in hands for tile in hand} | set(bag)
    row = [tile for tile in range(1, 60) if tile not in held]
    land = ["start @ 0,0", *(f"{tile}a @ {q},0" for q, tile in enumerate(row, 1))]
    return landed(toml(land=land, hands=hands, **keys), seats=seats)


# 11 The end


def test_11a_player_four_draws_the_last_three_tiles_and_has_the_last_turn():
    match = nearly_out([7, 8, 9], [[1], [2], [3], [4]], seats=4, active=4)
    play(match, PLAN)
    draw(match, 7, 8)
    assert now(match).turns_left == -1
    draw(match, 9)
    order = []
    for number, tile in enumerate((1, 2, 3, 4)):
        order.append(match.decision.seats[0])
        play(match, TERRAFORM)
        lay(match, tile, (-1 - number, 0))
    assert order == [0, 1, 2, 3]
    assert match.result.reason == "tiles"


def test_11a_a_card_or_an_ability_triggers_it_as_well():
    match = nearly_out([7], [[1, 2, 3], [4]], cards=[["plan"], []])
    play(match, use("plan"))
    draw(match, 7)
    assert now(match).turns_left == 2
    play(match, TERRAFORM)
    lay(match, 1, (-1, 0))
    assert now(match).turns_left == 1


def test_11b_the_player_whose_turn_it_is_draws():
    match = nearly_out([7], [[1], [2]], active=2)
    play(match, PLAN)
    assert now(match).dealing == 1
    draw(match, 7)
    assert match.events(None)[-1]["said"][-2] == {"event": "last-round", "args": {"player": 1}}


@pytest.mark.parametrize(("hands", "contracts"), [([[], [2]], [[1], []]), ([[1], [2]], [[], [1]])])
def test_11c_without_tiles_or_contracts_two_points_in_place_of_the_action(hands, contracts):
    match = nearly_out([], hands, contracts=contracts, turns_left=1)
    assert TWO_POINTS in legal(match)
    play(match, TWO_POINTS)
    assert now(match).points == [2, 0]
    assert asked(match) == (1, "action")


def test_11c_not_with_both():
    match = nearly_out([], [[1], [2]], contracts=[[1], []], turns_left=1)
    assert no(match, TWO_POINTS) == "11c"


def test_11c_not_in_the_turn_that_draws_the_last_tile():
    match = nearly_out([7], [[], [2]], contracts=[[], []], cards=[["plan"], []])
    play(match, use("plan"))
    draw(match, 7)
    assert no(match, TWO_POINTS) == "11c"


def test_11c_tested_when_the_action_is_chosen_after_a_card():
    match = nearly_out([], [[1], [2]], contracts=[[1], []], turns_left=1, cards=[["terraform", "score"], []])
    assert no(match, TWO_POINTS) == "11c"
    play(match, use("terraform"))
    lay(match, 1, (-1, 0))
    play(match, TWO_POINTS)
    assert now(match).points == [2, 0]


def test_11c_a_card_may_follow():
    match = nearly_out([], [[], [2]], contracts=[[1], []], turns_left=1, cards=[["score"], []])
    play(match, TWO_POINTS, use("score"))
    assert now(match).points == [8, 0]


def last_cube(terraform_left=True, hands=(), **keys):
    """Both have used all cubes but the first player's last one; they have just finished a mountain of four."""
    land, (tile, how), cell = stretch("mountain", 4)
    spots = [(-q, 0) for q in range(1, 16)]
    others = [
        number
        for number in range(1, 59)
        if number != tile and number not in hands and not any(f"{number}a" in e or f"{number}b" in e for e in land)
    ]
    cubes = [1] * 7 + [2] * 8
    away = []
    for number, (seat, (q, r)) in enumerate(zip(cubes, spots, strict=True)):
        away.append(f"{others[number]}a @ {q},{r} cube {seat} {free_edge(others[number])}")
    match = landed(toml(land=[*land, *away], hands=[[tile, *hands], [59]], contracts=[[19], []], fulfilled=[*split()], **keys))
    play(match, TERRAFORM)
    lay(match, tile, cell, how)
    return match, {"claim": first_edge(tile, how, "W")}


def free_edge(tile):
    """An edge of side a that is not lava."""
    from landtake.games.landed.data import PRINTED
    from landtake.parts.hex import EDGE_NAMES

    return EDGE_NAMES[next(edge for edge in range(6) if PRINTED.sides[tile - 1][0][edge] < 6)]


def split():
    """Fifteen contracts fulfilled before."""
    free = [number for number in range(1, 37) if number != 19]
    return free[:7], free[7:15]


def test_11d_the_last_cube_of_all_ends_the_game_after_the_ability():
    match, claim = last_cube()
    assert now(match).cubes == [1, 0]
    play(match, claim, {"fulfil": 19, "size": 4})
    assert asked(match) == (0, "ability")
    play(match, ABILITY)
    bag = now(match).bag
    draw(match, bag[0], bag[1])
    assert match.result.reason == "cubes"
    assert match.result.scores == (10, 0)


def test_11d_no_card_is_used_after_it():
    match, claim = last_cube(cards=[["score"], []])
    play(match, claim, {"fulfil": 19, "size": 4}, NO_ABILITY)
    assert match.result.scores == (16, 0)  # the Score card counts at the end, as ever


def test_11d_one_player_without_cubes_does_not_end_it():
    land, (tile, how), cell = stretch("mountain", 4)
    match = landed(toml(land=land, hands=[[tile], [59]], contracts=[[19], []]))
    play(match, TERRAFORM)
    lay(match, tile, cell, how)
    s = now(match)
    s.cubes[0] = 1
    game = match.game
    for action in ({"claim": first_edge(tile, how, "W")}, {"fulfil": 19, "size": 4}, NO_ABILITY):
        game.apply(s, 0, match.index_of(action))
    assert s.cubes == [0, 8]
    assert s.seat == 1


def test_11e_the_last_cube_ends_the_game_during_the_last_round_too():
    match, claim = last_cube()
    s = now(match)
    s.turns_left = 1
    game = match.game
    for action in (claim, {"fulfil": 19, "size": 4}, NO_ABILITY):
        game.apply(s, 0, match.index_of(action))
    assert game.reason(s) == "cubes"


def test_11d_a_whole_game_that_ends_by_the_last_cube():
    log = (Path(__file__).parents[2] / "fixtures" / "landed" / "cubes.v1.jsonl").read_text(encoding="utf-8")
    match = landtake.replay(log)
    assert match.result.reason == "cubes"
    assert now(match).cubes == [0, 0]
    assert not match.game.check(now(match))


# 12 Winning


def finished(**keys):
    """A two-player game whose last turn ends with 2 points for the first player."""
    match = nearly_out([], [[], []], turns_left=0, **keys)
    play(match, TWO_POINTS)
    return match


def test_12a_unused_cards_score_two_each():
    match = finished(cards=[[], ["plan", "sign", "negotiate"]])
    assert match.result.scores == (2, 6)


def test_12b_score_cards_are_revealed_and_score_six_each_without_limit():
    match = finished(cards=[[], ["score", "score", "plan"]])
    assert match.result.scores == (2, 14)
    told = match.events(None)[-1]["said"]
    assert {"event": "final", "args": {"player": 1, "unused": 1, "score_cards": 2, "points": 14}} in told


@cites("12b")
def test_12b_with_the_setting_they_score_two_more():
    held = set(range(1, 60))
    land = ["start @ 0,0", *(f"{tile}a @ {q},0" for q, tile in enumerate(sorted(held), 1))]
    match = landed(toml(land=land, turns_left=0, cards=[[], ["score", "score"]]), score_card_at_end="6+2")
    play(match, TWO_POINTS)
    assert match.result.scores == (2, 16)


def test_12b_a_card_obtained_in_the_last_turn_counts_too():
    match = nearly_out([], [[], []], turns_left=0)
    s = now(match)
    s.fresh[0] = [3]
    s.orbit.remove(3)
    match.game.apply(s, 0, match.index_of(TWO_POINTS))
    assert s.points == [8, 0]


def test_12c_most_points_win():
    assert finished(points=[7, 8]).result.ranks == (1, 2)
    assert finished(points=[7, 10]).result.ranks == (2, 1)


def ranks(points, cubes, fulfilled):
    game = landtake.info("landed").game(len(points))
    s = game.setup()
    s.points, s.cubes, s.fulfilled = points, cubes, fulfilled
    return game.ranks(s)


def test_12d_a_tie_goes_to_more_unused_cubes():
    assert ranks([20, 20, 5], [1, 2, 7], [[], [], []]) == [2, 1, 3]


def test_12e_then_to_more_terrains():
    assert ranks([20, 20], [2, 2], [[0, 1, 2], [0, 6]]) == [2, 1]
    assert ranks([20, 20], [2, 2], [[3, 12], [0, 1]]) == [1, 2]


def test_12f_then_the_win_is_shared():
    assert ranks([20, 20, 19], [2, 2, 2], [[0, 6], [12, 18], []]) == [1, 1, 3]


def test_every_reason_is_declared():
    assert list(landtake.info("landed").reasons) == list(REASONS)


def test_signing_in_the_last_round():
    match = nearly_out([], [[], [2]], contracts=[[], []], turns_left=1)
    play(match, SIGN, *({"draw contract": number} for number in (1, 2, 3)), keep(1))
    assert asked(match) == (1, "action")
    assert CHANCE not in match.decision.seats
