"""Landed's abilities and satellite cards, one test a card."""

import inspect
import sys

import pytest

from landtake import CHANCE
from landtake.games.landed import ground
from landtake.games.landed.data import ABILITIES, SATELLITES
from landtake.games.landed.state import COVERED, NONE
from tests.games.landed.table import (
    ABILITY,
    END,
    NO_ABILITY,
    PLAN,
    SIGN,
    TERRAFORM,
    asked,
    draw,
    face,
    first_edge,
    keep,
    landed,
    lay,
    legal,
    no,
    now,
    play,
    plot,
    size,
    stretch,
    toml,
    use,
)


def test_every_ability_and_every_card_has_a_test():
    names = [name for name, _ in inspect.getmembers(sys.modules[__name__], inspect.isfunction)]
    for card in (*(f"ability_{ability}" for ability in ABILITIES), *(f"card_{kind}" for kind in SATELLITES)):
        assert any(card.replace("-", "_") in name for name in names), f"{card} has no test"


# 10 Abilities of contracts


def fulfilled(contract, length=4, terrain="mountain", hands=(), **keys):
    """The first player has just fulfilled a mountain contract and is offered its ability."""
    land, (tile, how), cell = stretch(terrain, length)
    text = toml(land=land, hands=[[tile, *hands], [58]], contracts=[[contract], [36]], **keys)
    match = landed(text)
    play(match, TERRAFORM)
    lay(match, tile, cell, how)
    play(match, {"claim": first_edge(tile, how, "W")}, {"fulfil": contract, "size": length})
    return match


def test_10a_an_ability_may_be_declined():
    match = fulfilled(19)
    assert legal(match) == [ABILITY, NO_ABILITY]
    play(match, NO_ABILITY)
    assert asked(match) == (1, "action")
    assert now(match).ability == NONE


def test_10a_an_ability_that_could_do_nothing_is_passed_over():
    match = fulfilled(22, hands=(10, 11, 12, 16))  # refill a hand of four
    assert asked(match) == (1, "action")


def test_10b_ability_draw_tiles_2():
    match = fulfilled(19)
    play(match, ABILITY)
    draw(match, 10, 11)
    assert now(match).hands[0] == [10, 11]
    assert asked(match) == (1, "action")


def test_10b_as_many_as_the_bag_holds():
    match = fulfilled(19)
    s = now(match)
    s.where = [COVERED if tile in s.bag[1:] else plot_ for tile, plot_ in enumerate(s.where)]
    s.bag = s.bag[:1]
    match.game.apply(s, 0, match.index_of(ABILITY))
    match.game.apply(s, CHANCE, match.game.options(s, CHANCE)[0])
    assert (s.seat, s.turns_left) == (1, 1)


def test_10c_ability_draw_contract_1_keeps_or_returns_it():
    for answer, held, under in ((keep(5), [4], []), (keep(), [], [4])):
        match = fulfilled(20)
        play(match, ABILITY, {"draw contract": 5})
        assert asked(match) == (0, "keep")
        assert legal(match) == [keep(5), keep()]
        play(match, answer)
        s = now(match)
        assert (s.contracts[0], s.queue, s.ability) == (held, under, NONE)
        assert asked(match) == (1, "action")


def test_10c_there_is_room_for_it_even_with_three_before_the_claim():
    land, (tile, how), cell = stretch("mountain", 4)
    match = landed(toml(land=land, hands=[[tile], [58]], contracts=[[20, 1, 2], []]))
    play(match, TERRAFORM)
    lay(match, tile, cell, how)
    play(match, {"claim": first_edge(tile, how, "W")}, {"fulfil": 20, "size": 4}, ABILITY, {"draw contract": 5}, keep(5))
    assert now(match).contracts[0] == [0, 1, 4]


def test_10d_ability_draw_satellite():
    match = fulfilled(21, cards=[["score"], []])
    play(match, ABILITY, {"draw satellite": "plan"})
    assert now(match).fresh[0] == [1]
    assert no(match, use("plan")) == "8b"


def test_10e_ability_refill_hand():
    match = fulfilled(22, hands=(10,))
    play(match, ABILITY)
    draw(match, 11, 12, 16)
    assert now(match).hands[0] == [10, 11, 12, 16]
    assert asked(match) == (1, "action")


def test_10f_ability_score_3():
    match = fulfilled(23, length=5)
    play(match, ABILITY)
    assert now(match).points == [16, 0]


def test_10g_ability_extra_terraform_launches_but_claims_nothing():
    land, (tile, how), cell = stretch("mountain", 4)
    text = toml(land=[*land, "1a @ 0,-1"], hands=[[tile, 7], [58]], contracts=[[24, 1], []])
    match = landed(text)
    play(match, TERRAFORM)
    lay(match, tile, cell, how)
    play(match, {"claim": first_edge(tile, how, "W")}, {"fulfil": 24, "size": 4}, ABILITY)
    assert asked(match) == (0, "tile")
    lay(match, 7, (0, -2), "a0")  # two tundra tiles with satellites
    assert asked(match) == (CHANCE, "draw-satellite")
    play(match, {"draw satellite": "plan"})
    assert asked(match) == (1, "action")


def test_10g_the_extra_tile_may_be_a_redesign():
    match = fulfilled(24, hands=(7,), cards=[["redesign"], []])
    play(match, ABILITY, {"tile": 7})
    assert use("redesign") in legal(match)
    play(match, use("redesign"), {"plot": 0}, face("a0"))
    assert now(match).under[7] == 0
    assert asked(match) == (1, "action")


# 13 The satellite cards


def test_13a_card_terraform_is_a_second_tile():
    match = landed(toml(hands=[[1, 2], [3]], cards=[["terraform"], []]))
    play(match, use("terraform"))
    lay(match, 1, (1, 0))
    play(match, TERRAFORM)
    lay(match, 2, (2, 0))
    assert now(match).hands[0] == []
    assert asked(match) == (1, "action")


def test_13b_card_plan_before_or_after_the_action():
    match = landed(toml(hands=[[1, 2], [3]], cards=[["plan"], []]))
    play(match, use("plan"))
    draw(match, 10, 11)
    assert asked(match) == (0, "action")
    assert no(match, PLAN) == "5b"


def test_13c_card_sign_is_a_second_signing():
    match = landed(toml(hands=[[1], [3]], contracts=[[], []], cards=[["sign"], []]))
    play(match, SIGN, *({"draw contract": number} for number in (1, 2, 3)), keep(1), use("sign"))
    play(match, *({"draw contract": number} for number in (4, 5, 6)), keep(4, 6))
    assert now(match).contracts[0] == [0, 3, 5]
    assert now(match).queue == [1, 2, 4]


def test_13d_card_score_is_six_points():
    match = landed(toml(hands=[[1], [3]], cards=[["score"], []]))
    play(match, use("score"))
    assert now(match).points == [6, 0]
    assert asked(match) == (0, "action")


def test_13e_card_redesign_covers_a_tile_launches_and_claims():
    land = ["start @ 0,0", "2b @ 1,0", "11a @ 2,0", "1a @ 3,0", "5a @ 3,-1"]
    match = landed(toml(land=land, hands=[[3], [4]], contracts=[[13], []], cards=[["redesign"], []]))
    play(match, TERRAFORM, {"tile": 3}, use("redesign"))
    assert asked(match) == (0, "cover")
    play(match, plot(match, 3, 0), face("a0"))  # lake on tundra; tile 5 beside it has a satellite
    play(match, {"draw satellite": "plan"})
    assert size(match, 3, 0, "W") == 3
    play(match, {"claim": "E"}, {"fulfil": 13, "size": 3})
    s = now(match)
    assert s.points == [7, 0]
    assert (s.where[1], s.under[3]) == (COVERED, 1)
    assert s.used == [4]


def test_13e_the_starting_tile_may_be_covered():
    match = landed(toml(hands=[[1], [3]], cards=[["redesign"], []]))
    play(match, TERRAFORM, {"tile": 1}, use("redesign"))
    assert legal(match) == [{"plot": 0}]
    assert no(match, {"plot": 1}) == "13e"
    play(match, {"plot": 0}, face("b0"))
    assert now(match).tile_at[0] == 1


def test_13f_a_tile_with_a_cube_is_not_covered():
    match = landed(toml(land=["start @ 0,0", "1a @ 1,0 cube 2 E"], hands=[[2], [3]], cards=[["redesign"], []]))
    play(match, TERRAFORM, {"tile": 2}, use("redesign"))
    assert no(match, plot(match, 1, 0)) == "13f"
    match = landed(toml(land=["start @ 0,0 cube 2 E"], hands=[[2], [3]], cards=[["redesign"], []]))
    play(match, TERRAFORM, {"tile": 2})
    assert no(match, use("redesign")) == "13f"


def test_13f_a_tile_with_a_cube_is_not_moved():
    match = reengineer(["start @ 0,0", "1a @ 1,0 cube 2 E", "4a @ -1,0"])
    assert no(match, plot(match, 1, 0)) == "13f"


def test_13g_a_covered_tile_is_out_of_the_game_and_a_pile_may_be_covered_again():
    match = landed(toml(land=["start @ 0,0", "19b @ 1,0", "1a @ 1,0"], hands=[[2], [3]], cards=[["redesign"], []]))
    play(match, TERRAFORM, {"tile": 2}, use("redesign"), plot(match, 1, 0), face("a0"))
    s = now(match)
    assert (s.where[19], s.where[1], s.under[1], s.under[2]) == (COVERED, COVERED, 19, 1)
    assert 19 not in s.bag
    assert 1 not in s.bag
    assert size(match, 1, 0, "E") == 1


def reengineer(land, **keys):
    match = landed(toml(land=land, hands=[[40], [41]], cards=[["reengineer"], []], **keys))
    play(match, use("reengineer"))
    return match


ROW = ["start @ 0,0", "1a @ 1,0", "3a @ 2,0"]


def test_13h_card_reengineer_moves_a_tile_without_launch_or_claim():
    match = reengineer(["start @ 0,0", "1a @ 1,0", "7a @ -1,0"], contracts=[[1], []])
    assert asked(match) == (0, "lift")
    play(match, plot(match, -1, 0), plot(match, 2, 0), face("a0"))  # next to another satellite and its tundra
    s = now(match)
    assert ground.cell_of(s, s.where[7]) == (2, 0)
    assert size(match, 2, 0, "W") == 3  # with the starting tile
    assert asked(match) == (0, "action")
    assert no(match, {"claim": "E"}) == "9a"
    assert s.orbit.count(5) == 1


def test_13h_the_starting_tile_may_be_moved():
    match = reengineer(ROW)
    play(match, {"plot": 0}, plot(match, 3, 0))
    assert [action["turn"] for action in legal(match)] == [0, 1, 2, 3, 4, 5]
    play(match, face("a2"))
    s = now(match)
    assert ground.cell_of(s, s.where[0]) == (3, 0)
    assert ground.packed(-1, 0) in s.plots
    assert s.plots.index(ground.packed(-1, 0)) not in s.free


def test_13h_only_a_tile_in_play_is_moved():
    match = reengineer(ROW)
    assert no(match, plot(match, 3, 0)) == no(match, {"plot": 300}) == "13h"


def test_13i_only_an_edge_tile_is_moved():
    ring = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]
    match = reengineer(["start @ 0,0", *(f"{tile}a @ {q},{r}" for tile, (q, r) in enumerate(ring, 1))])
    assert no(match, {"plot": 0}) == "13i"
    assert len(legal(match)) == 5


def test_13i_with_the_starting_tile_alone_there_is_nothing_to_move():
    assert no(landed(toml(hands=[[1], [2]], cards=[["reengineer"], []])), use("reengineer")) == "13i"


def test_13j_the_moved_tile_may_be_turned_but_not_flipped():
    match = reengineer(["start @ 0,0", "1a @ 1,0", "59b @ -1,0"])
    play(match, plot(match, -1, 0), plot(match, 2, 0))
    assert legal(match) == [face(f"b{turn}") for turn in range(6)]
    assert no(match, face("a0")) == "13j"


def test_13j_a_pile_moves_as_a_whole():
    match = reengineer(["start @ 0,0", "1a @ 1,0", "59b @ -1,0", "2a @ -1,0"])
    play(match, plot(match, -1, 0), plot(match, 2, 0), face("a0"))
    s = now(match)
    assert (s.under[2], s.where[59]) == (59, COVERED)
    assert s.tile_at[s.plots.index(ground.packed(-1, 0))] == NONE


def test_13k_the_others_stay_connected():
    match = reengineer(ROW)
    assert no(match, plot(match, 1, 0)) == "13k"


def test_13k_the_moved_tile_touches_another():
    match = reengineer(ROW)
    play(match, plot(match, 2, 0))
    assert no(match, plot(match, 3, 0)) == no(match, {"plot": 400}) == "13k"
    assert no(match, plot(match, 2, -1)) is None


def test_13l_it_ends_on_another_empty_plot():
    match = reengineer(ROW)
    play(match, plot(match, 2, 0))
    assert no(match, plot(match, 2, 0)) == no(match, plot(match, 1, 0)) == "13l"


@pytest.mark.parametrize("card", ["redesign", "reengineer"])
def test_13m_only_the_part_with_the_cube_stays_claimed(card):
    land = ["start @ 0,0", "2b @ 1,0 cube 2 E", "11a @ 2,0", "12a @ 3,0"]
    if card == "redesign":
        match = landed(toml(land=land, hands=[[1], [4]], contracts=[[13], []], cards=[[card], []]))
        play(match, TERRAFORM, {"tile": 1}, use(card), plot(match, 2, 0), face("a0"))
    else:
        match = reengineer([*land, "6a @ 1,-1", "8a @ 2,-1", "9b @ 3,-1"])
        play(match, plot(match, 2, 0), plot(match, 0, 1), face("a0"))
    s = now(match)
    cubes = {cell: s.area_cubes[ground.area_at(s, s.plots.index(ground.packed(*cell)), 0)] for cell in ((1, 0), (3, 0))}
    assert cubes == {(1, 0): 2, (3, 0): 0}
    assert size(match, 3, 0, "E") == 1
    assert s.points == [0, 0]


def test_13n_card_negotiate_makes_the_level_one_larger_and_not_the_area():
    land, (tile, how), cell = stretch("mountain", 4)
    match = landed(toml(land=land, hands=[[tile], [58]], contracts=[[19], []], cards=[["negotiate"], []]))
    play(match, TERRAFORM)
    lay(match, tile, cell, how)
    play(match, {"claim": first_edge(tile, how, "W")})
    assert legal(match) == [{"fulfil": 19, "size": each} for each in (2, 3, 4, 5)]
    play(match, {"fulfil": 19, "size": 5})
    s = now(match)
    assert s.points == [13, 0]
    assert s.used == [6]
    assert size(match, *cell, "W") == 4


def test_13n_negotiate_stays_in_the_hand_when_the_area_is_large_enough():
    land, (tile, how), cell = stretch("mountain", 4)
    match = landed(toml(land=land, hands=[[tile], [58]], contracts=[[19], []], cards=[["negotiate"], []]))
    play(match, TERRAFORM)
    lay(match, tile, cell, how)
    play(match, {"claim": first_edge(tile, how, "W")}, {"fulfil": 19, "size": 4})
    assert now(match).cards[0] == [6]


def test_13n_one_card_a_turn_holds_for_negotiate_and_redesign_too():
    land, (tile, how), cell = stretch("mountain", 4)
    match = landed(toml(land=land, hands=[[tile], [58]], contracts=[[19], []], cards=[["negotiate", "score", "redesign"], []]))
    play(match, use("score"), TERRAFORM, {"tile": tile})
    assert no(match, use("redesign")) == "8a"
    play(match, plot(match, *cell), face(how), {"claim": first_edge(tile, how, "W")})
    assert no(match, {"fulfil": 19, "size": 5}) == "9d"
    play(match, {"fulfil": 19, "size": 4}, NO_ABILITY)
    assert asked(match) == (1, "action")


def test_after_the_action_a_card_or_the_end():
    match = landed(toml(hands=[[1], [3]], cards=[["score"], []]))
    play(match, PLAN)
    draw(match, 10, 11, 12)
    assert legal(match) == [use("score"), END]
    play(match, END)
    assert asked(match) == (1, "action")
