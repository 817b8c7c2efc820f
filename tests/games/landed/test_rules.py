"""Landed's rules from the set-up to the claim, one test a rule, with every example of the rulebook."""

import pytest

import landtake
from landtake import CHANCE
from landtake.games.landed.data import TERRAINS
from landtake.testing import cites
from tests.games.landed.table import (
    ABILITY,
    END,
    NO_ABILITY,
    PLAN,
    SIGN,
    TERRAFORM,
    TWO_POINTS,
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

# 1 What is on the table


def test_1a_a_tile_cannot_be_there_twice():
    with pytest.raises(landtake.BadPosition, match=r"there twice: .* \(rule 1a\)"):
        landed(toml(hands=[[1], [1]]))
    with pytest.raises(landtake.BadPosition, match=r"this tile lies there twice \(rule 1a\)"):
        landed(toml(land=["start @ 0,0", "1a @ 1,0", "1b @ 2,0"]))


@cites("1a")
def test_1a_what_has_left_the_bag_is_not_drawn_again():
    match = landed(toml(hands=[[1, 2], []]))
    play(match, PLAN)
    assert no(match, {"draw tile": 1}, CHANCE) == "1a"
    draw(match, 3)
    assert no(match, {"draw tile": 3}, CHANCE) == "1a"


def test_1b_positions_are_hexagonal():
    match = landed(toml(hands=[[1], []]))
    play(match, TERRAFORM, {"tile": 1})
    assert len(legal(match)) == 6


def test_1i_hands_contracts_and_cards_are_hidden_but_counted():
    match = landed(toml(hands=[[1, 2, 3], [4]], contracts=[[1, 2], [3]], cards=[["plan"], ["score", "score"]]))
    mine, other, nobody = match.view(0).state, match.view(1).state, match.view(None).state
    assert (mine.hands, mine.contracts, mine.cards) == ([[1, 2, 3], [-1]], [[0, 1], [-1]], [[1], [-1, -1]])
    assert (other.hands, other.contracts, other.cards) == ([[-1, -1, -1], [4]], [[-1, -1], [2]], [[-1], [3, 3]])
    assert nobody.hands == [[-1, -1, -1], [-1]]


def test_1i_a_tile_that_is_being_laid_is_hidden_until_it_lies():
    match = landed(toml(hands=[[1, 2], [4]]))
    play(match, TERRAFORM, {"tile": 2})
    assert match.view(0).state.laying[0] == 2
    assert match.view(1).state.laying[0] == match.view(None).state.laying[0] == -1
    assert match.events(1)[-1]["action"] is None
    play(match, plot(match, 1, 0), face("a0"))
    assert match.view(1).state.where[2] == 1


def test_1k_points_go_on_beyond_99():
    match = landed(toml(hands=[[1], []], points=[98, 0], cards=[["score"], []]))
    play(match, use("score"))
    assert now(match).points == [104, 0]


# 2 Setting up


def test_2a_the_starting_tile_lies_alone_on_the_first_plot():
    s = landtake.info("landed").game(2).setup()
    assert (s.tile_at[0], s.where[0], len(s.free)) == (0, 0, 6)


@pytest.mark.parametrize(("seats", "cubes"), [(2, 8), (3, 7), (4, 6)])
def test_2b_cubes_by_players(seats, cubes):
    assert landtake.info("landed").game(seats).setup().cubes == [cubes] * seats


def test_2c_who_begins_is_drawn_by_lot():
    match = landtake.new("landed", seats=3, chance="manual")
    assert [action.to_json() for action in match.options(CHANCE)] == [{"first": 1}, {"first": 2}, {"first": 3}]
    assert no(match, {"first": 4}, CHANCE) == "2c"


def started(seats=2):
    """A game in which the tiles and contracts were dealt in order, the second player beginning."""
    match = landtake.new("landed", seats=seats, chance="manual")
    play(match, {"first": 2})
    for tile in range(1, 4 * seats + 1):
        play(match, {"draw tile": tile})
    for contract in range(1, 4 * seats + 1):
        play(match, {"draw contract": contract})
    return match


def test_2d_four_tiles_each_are_drawn_before_contracts_from_the_first_player_on():
    s = now(started())
    assert s.hands == [[5, 6, 7, 8], [1, 2, 3, 4]]


def test_2e_all_choose_two_of_four_contracts_at_once_and_in_secret():
    match = started(3)
    assert match.decision.kind == "start-contracts"
    assert match.decision.seats == (0, 1, 2)
    assert len(match.options(0)) == 6
    match.play(2, keep(5, 6))
    assert match.decision.seats == (0, 1)
    assert match.view(2).state.keeping[2] > 0
    assert match.view(0).state.keeping[2] == -1
    assert match.events(0)[-1]["action"] is None
    assert no(match, keep(9), 0) == no(match, keep(), 0) == "2e"


def test_2f_the_others_are_shuffled_into_the_deck():
    match = started()
    match.play(0, keep(5, 8))
    match.play(1, keep(1, 2))
    s = now(match)
    assert s.contracts == [[4, 7], [0, 1]]
    assert set(s.deck) == set(range(36)) - {4, 7, 0, 1}
    assert s.deck == sorted(s.deck)
    assert s.queue == []
    assert asked(match) == (1, "action")


# 3 The turn


def test_3a_one_action_then_the_next_player():
    match = landed(toml(hands=[[1, 2], [3]], contracts=[[], [2]]))
    play(match, TERRAFORM)
    lay(match, 1, (1, 0))
    assert asked(match) == (1, "action")
    assert no(match, END) == "3a"


def test_3a_after_the_action_no_other_is_taken():
    match = landed(toml(hands=[[1, 2], [3]], cards=[["score"], []]))
    play(match, TERRAFORM)
    lay(match, 1, (1, 0))
    assert asked(match) == (0, "after")
    assert no(match, PLAN) == no(match, SIGN) == no(match, TERRAFORM) == "3a"


def test_3a_play_goes_clockwise():
    match = landed(toml(hands=[[1], [2], [3], [4]], active=3), seats=4)
    order = []
    for tile in (3, 4, 1, 2):
        order.append(match.decision.seats[0])
        play(match, TERRAFORM)
        lay(match, tile, (tile, 0) if tile < 3 else (-tile + 2, 0))
    assert order == [2, 3, 0, 1]


def test_3b_what_is_asked_comes_first():
    match = landed(toml(hands=[[1, 2], [3]]))
    assert no(match, {"tile": 1}) == no(match, {"plot": 1}) == no(match, ABILITY) == no(match, keep(1)) == "3b"
    play(match, TERRAFORM)
    assert no(match, PLAN) == no(match, {"plot": 1}) == "3b"


def test_3c_without_tiles_the_bag_is_not_empty_before_the_last_round():
    match = landed(toml(hands=[[], [3]], contracts=[[1, 2, 3], [4]]))
    assert legal(match) == [PLAN]


@cites("3d")
def test_3d_games_end_within_their_turns():
    from landtake.testing.variants import variants
    from landtake.testing.walks import walk

    for variant in variants("landed"):
        for seed in range(8):
            *_, last = walk(variant, seed)
            assert last.turn <= {2: 130, 3: 133, 4: 134}[variant.seats]


# 4 Terraform


def test_4a_without_a_tile_there_is_no_terraforming():
    assert no(landed(toml(hands=[[], [3]])), TERRAFORM) == "4a"


def test_4b_only_a_tile_of_your_hand():
    match = landed(toml(hands=[[1, 2], [3]]))
    play(match, TERRAFORM)
    assert no(match, {"tile": 3}) == no(match, {"tile": 0}) == "4b"
    assert legal(match) == [{"tile": 1}, {"tile": 2}]


def test_4c_the_tile_goes_next_to_any_other_whether_it_matches_or_not():
    match = landed(toml(land=["start @ 0,0", "5a @ 1,0"], hands=[[1], [3]]))
    play(match, TERRAFORM, {"tile": 1})
    assert len(legal(match)) == 8
    assert no(match, {"plot": 0}) == no(match, {"plot": 1}) == no(match, {"plot": 100}) == "4c"
    play(match, plot(match, 2, 0), face("a0"))
    assert now(match).tile_at[now(match).where[1]] == 1


def test_4d_either_side_and_any_orientation():
    match = landed(toml(hands=[[19, 1], [3]]))
    play(match, TERRAFORM, {"tile": 19}, plot(match, 1, 0))
    assert legal(match) == [{"side": side, "turn": turn} for side in "ab" for turn in range(6)]
    match = landed(toml(hands=[[1], [3]]))
    play(match, TERRAFORM, {"tile": 1}, plot(match, 1, 0))
    assert legal(match) == [face("a0"), face("b0")]
    assert no(match, face("a3")) == "4d"


def test_4e_a_satellite_is_launched_before_the_claim_and_the_ability_comes_last():
    land = ["start @ 0,0", "4a @ 1,0", "13a @ 2,0", "14a @ 3,0"]
    tile, how, cell = 3, "b0", (4, 0)  # all mountains, with a satellite; so has tile 5, which has none
    match = landed(toml(land=[*land, "5a @ 3,1"], hands=[[tile, 10], [49]], contracts=[[19], [2]]))
    play(match, TERRAFORM)
    lay(match, tile, cell, how)
    answers = {
        "draw-satellite": {"draw satellite": "plan"},
        "after": {"claim": first_edge(tile, how, "W")},
        "fulfil": {"fulfil": 19, "size": 4},
        "ability": ABILITY,
    }
    kinds = []
    while asked(match) != (CHANCE, "draw-tile"):
        kinds.append(asked(match)[1])
        play(match, answers[kinds[-1]])
    assert kinds == ["draw-satellite", "after", "fulfil", "ability"]


# 5 Plan Development


def test_5a_player_two_has_one_tile_and_draws_three():
    match = landed(toml(hands=[[1, 2, 3, 4], [5]], active=2))
    play(match, PLAN)
    for tile in (10, 20, 30):
        assert asked(match) == (CHANCE, "draw-tile")
        draw(match, tile)
    assert now(match).hands[1] == [5, 10, 20, 30]
    assert asked(match) == (0, "action")


def test_5a_only_the_drawer_sees_the_tiles():
    match = landed(toml(hands=[[1, 2, 3], [5]]))
    play(match, PLAN)
    draw(match, 44)
    assert match.view(0).state.hands[0] == [1, 2, 3, 44]
    assert match.view(1).state.hands[0] == [-1] * 4
    assert match.events(1)[-1]["said"][0] == {"event": "drew-tile", "args": {"player": 0, "tile": -1}}


def last_tiles(*bag, **keys):
    """A position in which only these tiles are left in the bag: all the others lie in a row."""
    held = {tile for hand in keys.get("hands", []) for tile in hand} | set(bag)
    row = [tile for tile in range(1, 60) if tile not in held]
    land = ["start @ 0,0", *(f"{tile}a @ {q},0" for q, tile in enumerate(row, 1))]
    return toml(land=land, **keys)


def test_5a_with_too_few_tiles_in_the_bag_you_draw_what_is_there():
    match = landed(last_tiles(7, 8, hands=[[1], [2]]))
    play(match, PLAN)
    draw(match, 7, 8)
    assert now(match).hands[0] == [1, 7, 8]
    assert asked(match) == (1, "action")


def test_5b_with_four_tiles_or_an_empty_bag_there_is_no_planning():
    assert no(landed(toml(hands=[[1, 2, 3, 4], [5]])), PLAN) == "5b"
    assert no(landed(last_tiles(hands=[[1], [2]])), PLAN) == "5b"


def test_5c_an_ability_can_bring_more_than_four_tiles():
    match = claimed_by_19(hands=[10, 11, 12, 16])
    play(match, ABILITY)
    draw(match, 40, 41)
    assert len(now(match).hands[0]) == 6
    assert asked(match) == (1, "action")


# 6 Sign Contracts


def signing(contracts=(), **keys):
    match = landed(toml(hands=[[1], [2]], contracts=[list(contracts), [30]], **keys))
    play(match, SIGN)
    return match


def drawn(match, *contracts):
    for contract in contracts:
        play(match, {"draw contract": contract})


def test_6a_player_three_has_none_draws_three_and_keeps_two():
    match = signing()
    drawn(match, 9, 4, 7)
    assert legal(match) == [keep(4), keep(7), keep(9), keep(4, 7), keep(4, 9), keep(7, 9)]
    play(match, keep(4, 9))
    s = now(match)
    assert s.contracts[0] == [3, 8]
    assert s.queue == [6]
    assert asked(match) == (1, "action")


def test_6a_at_least_one_is_kept():
    match = signing()
    drawn(match, 9, 4, 7)
    assert no(match, keep()) == "6a"


def test_6a_with_fewer_than_three_left_you_draw_what_is_there():
    match = landed(toml(hands=[[1], [2]], contracts=[[], [30]]))
    s = now(match)
    s.contracts[1], s.deck = s.deck[2:], s.deck[:2]
    game = match.game
    game.apply(s, 0, match.index_of(SIGN))
    for contract in (1, 2):
        game.apply(s, CHANCE, match.index_of({"draw contract": contract}))
    assert [game.actions()[option] for option in game.options(s, 0)] == [keep(1), keep(2), keep(1, 2)]


def test_6b_player_four_has_two_and_keeps_only_one():
    match = signing((20, 21))
    drawn(match, 9, 4, 7)
    assert legal(match) == [keep(4), keep(7), keep(9)]
    assert no(match, keep(4, 7)) == "6b"
    play(match, keep(7))
    assert len(now(match).contracts[0]) == 3
    assert now(match).queue == [8, 3]


def test_6c_with_three_contracts_there_is_no_signing():
    assert no(landed(toml(hands=[[1], [2]], contracts=[[1, 2, 3], []])), SIGN) == "6c"


def test_6d_without_contracts_to_draw_there_is_no_signing():
    match = landed(toml(hands=[[1], [2]], contracts=[[], [30]]))
    s = now(match)
    s.contracts[1] = sorted(s.contracts[1] + s.deck)
    s.deck = []
    assert match.game.rules()[match.game.why_not(s, 0, match.index_of(SIGN))] == "6d"


def test_6e_only_what_was_drawn_is_kept():
    match = signing()
    drawn(match, 9, 4, 7)
    assert no(match, keep(10)) == no(match, keep(4, 10)) == "6e"
    assert no(started(), keep(1, 9), 1) == "6e"


def test_6f_the_rest_goes_under_the_deck_in_drawn_order_known_to_the_signer_alone():
    match = signing()
    drawn(match, 9, 4, 7)
    play(match, keep(4))
    assert match.view(0).state.queue == [8, 6]
    assert match.view(1).state.queue == match.view(None).state.queue == [-1, -1]
    assert match.events(1)[-1]["action"] == {"keep": 1}


def test_6f_when_the_unknown_part_is_used_up_the_returned_ones_come_in_their_order():
    rest = [number for number in range(1, 37) if number not in (30, 35)]
    match = landed(toml(hands=[[1], [2]], contracts=[[], [30]], under=rest))
    play(match, SIGN)
    drawn(match, 35)
    s = now(match)
    assert asked(match) == (0, "keep")
    assert s.drawn == [34, 0, 1]
    assert s.queue[0] == 2
    assert match.view(1).state.drawn == [-1, -1, -1]


# 7 Launching satellites


def launching(**keys):
    """Two tiles with satellites in hand; one with a satellite lies east of the starting tile."""
    match = landed(toml(land=["start @ 0,0", "1a @ 1,0", "2a @ -1,0"], hands=[[3, 5, 4], [6]], **keys))
    play(match, TERRAFORM)
    return match


def test_7a_a_satellite_next_to_another_launches_one():
    match = launching()
    lay(match, 3, (2, 0))
    assert asked(match) == (CHANCE, "draw-satellite")
    play(match, {"draw satellite": "terraform"})
    s = now(match)
    assert s.fresh[0] == []
    assert s.cards[0] == [0]
    assert len(s.orbit) == 17


@pytest.mark.parametrize(("tile", "cell"), [(3, (-2, 0)), (4, (2, 0)), (3, (0, -1))])
def test_7a_both_tiles_need_a_satellite(tile, cell):
    match = launching()
    lay(match, tile, cell)
    assert asked(match)[1] != "draw-satellite"


def test_7a_1g_several_neighbours_still_bring_one_card():
    match = landed(toml(land=["start @ 0,0", "1b @ 1,0", "5a @ 0,1"], hands=[[3], [6]]))
    play(match, TERRAFORM)
    lay(match, 3, (1, 1))
    play(match, {"draw satellite": "plan"})
    assert now(match).cards[0] == [1]
    assert asked(match) == (1, "action")


def test_7a_the_chance_of_a_kind_is_the_number_of_its_cards():
    match = launching()
    lay(match, 3, (2, 0))
    s = now(match)
    assert match.game.weights(s) == [3, 3, 3, 3, 2, 2, 2]
    assert no(match, {"draw tile": 1}, CHANCE) == "3b"


def test_7b_two_placements_in_a_turn_launch_twice():
    match = landed(toml(land=["start @ 0,0", "1a @ 1,0"], hands=[[3, 5], [6]], cards=[["terraform"], []]))
    play(match, use("terraform"))
    lay(match, 3, (2, 0))
    play(match, {"draw satellite": "plan"}, TERRAFORM)
    lay(match, 5, (3, 0))
    play(match, {"draw satellite": "plan"})
    assert now(match).cards[0] == [1, 1]


ALL = ["terraform"] * 3 + ["plan"] * 3 + ["sign"] * 3 + ["score"] * 3 + ["redesign"] * 2 + ["reengineer"] * 2 + ["negotiate"] * 2


def test_7c_an_empty_deck_is_made_of_the_used_cards():
    match = launching(cards=[[], ALL[:16]], used=ALL[16:])
    lay(match, 3, (2, 0))
    assert asked(match) == (CHANCE, "draw-satellite")
    assert [action.to_json() for action in match.options(CHANCE)] == [{"draw satellite": "negotiate"}]
    assert now(match).used == []


def test_7d_when_all_cards_are_claimed_one_may_be_stolen_at_random():
    match = launching(cards=[ALL[:4], ALL[4:]])
    lay(match, 3, (2, 0))
    assert asked(match) == (0, "steal")
    assert legal(match) == [{"steal from": 2}, {"steal from": "nobody"}]
    play(match, {"steal from": 2})
    s = now(match)
    assert asked(match) == (CHANCE, "stolen")
    assert match.game.weights(s) == [2, 3, 3, 2, 2, 2]
    assert no(match, {"draw satellite": "terraform"}, CHANCE) == "7d"
    play(match, {"draw satellite": "sign"})
    s = now(match)
    assert s.fresh[0] == [2]
    assert (len(s.cards[0]), len(s.cards[1])) == (4, 13)
    assert no(match, use("sign")) == "8b"


def test_7d_only_the_two_see_which_card():
    match = landed(
        toml(land=["start @ 0,0", "1a @ 1,0"], hands=[[3], [6], [7]], cards=[ALL[:4], ALL[4:9], ALL[9:]]),
        seats=3,
    )
    play(match, TERRAFORM)
    lay(match, 3, (2, 0))
    play(match, {"steal from": 3}, {"draw satellite": "score"})
    told = {"event": "stole", "args": {"player": 0, "victim": 2, "card": 3}}
    assert match.events(0)[-1]["said"][0] == match.events(2)[-1]["said"][0] == told
    assert match.events(1)[-1]["said"][0]["args"]["card"] == match.events(None)[-1]["said"][0]["args"]["card"] == -1


def test_7d_stealing_may_be_declined():
    match = launching(cards=[ALL[:4], ALL[4:]])
    lay(match, 3, (2, 0))
    play(match, {"steal from": "nobody"})
    assert len(now(match).cards[1]) == 14
    assert asked(match) == (0, "after")


def test_7e_from_another_player_who_has_one():
    match = landed(toml(land=["start @ 0,0", "1a @ 1,0"], hands=[[3], [6], [7]], cards=[ALL[:4], ALL[4:], []]), seats=3)
    play(match, TERRAFORM)
    lay(match, 3, (2, 0))
    assert no(match, {"steal from": 1}) == no(match, {"steal from": 3}) == no(match, {"steal from": 4}) == "7e"


def test_7e_if_nobody_else_has_a_card_nothing_happens():
    match = launching(cards=[ALL, []])
    lay(match, 3, (2, 0))
    assert asked(match) == (0, "after")
    assert len(now(match).cards[0]) == 18


# 8 Using satellite cards


def test_8a_one_card_a_turn():
    match = landed(toml(hands=[[1, 2], [3]], cards=[["score", "score"], []]))
    play(match, use("score"))
    assert no(match, use("score")) == "8a"
    play(match, PLAN)
    draw(match, 10, 11)
    assert asked(match) == (1, "action")  # with the card of the turn used nothing is left to ask


def test_8b_player_one_may_use_plan_but_not_the_terraform_card_that_she_just_earned():
    match = landed(toml(land=["start @ 0,0", "1a @ 1,0"], hands=[[3, 4], [6]], cards=[["plan"], []]))
    play(match, TERRAFORM)
    lay(match, 3, (2, 0))
    play(match, {"draw satellite": "terraform"})
    assert no(match, use("terraform")) == "8b"
    play(match, use("plan"))
    draw(match, 10, 11, 12)
    assert now(match).hands[0] == [4, 10, 11, 12]
    assert asked(match) == (1, "action")


def test_8b_an_older_card_of_the_same_kind_may_be_used():
    match = landed(toml(land=["start @ 0,0", "1a @ 1,0"], hands=[[3, 4], [6]], cards=[["plan"], []]))
    play(match, TERRAFORM)
    lay(match, 3, (2, 0))
    play(match, {"draw satellite": "plan"}, use("plan"))
    draw(match, 10, 11, 12)
    assert now(match).cards[0] == [1]


def test_8b_a_card_that_you_do_not_have():
    assert no(landed(toml(hands=[[1], [2]], cards=[["plan"], ["sign"]])), use("sign")) == "8b"


@pytest.mark.parametrize("card", ["redesign", "negotiate"])
def test_8c_redesign_and_negotiate_wait_for_their_moment(card):
    match = landed(toml(hands=[[1], [2]], cards=[[card], []]))
    assert no(match, use(card)) == "8c"


def test_8c_other_cards_wait_until_the_tile_lies():
    match = landed(toml(hands=[[1], [2]], cards=[["score"], []]))
    play(match, TERRAFORM, {"tile": 1})
    assert no(match, use("score")) == "8c"


def test_8c_before_or_after_the_action():
    match = landed(toml(hands=[[1], [2]], cards=[["score"], []]))
    assert use("score") in legal(match)
    play(match, TERRAFORM)
    lay(match, 1, (1, 0))
    assert legal(match) == [use("score"), END]


def test_8c_copied_actions_keep_their_limits():
    match = landed(toml(hands=[[1, 2, 3, 4], [5]], contracts=[[1, 2, 3], []], cards=[["plan", "sign", "terraform"], []]))
    assert (no(match, use("plan")), no(match, use("sign")), no(match, use("terraform"))) == ("5b", "6c", None)


def test_8d_a_used_card_is_shown_and_lies_with_the_used_ones():
    match = landed(toml(hands=[[1], [2]], cards=[["score"], []]))
    play(match, use("score"))
    assert match.view(1).state.used == [3]
    assert now(match).cards[0] == []
    assert match.events(1)[-1]["said"][0] == {"event": "used", "args": {"player": 0, "card": 3}}


# 9 Claiming an area


def claimable(terrain="mountain", length=4, contracts=(19,), others=(), cubes="", hands=(), **keys):
    """The first player has just finished a row of this length with the last tile; `cubes` are put on the tiles before it."""
    land, (tile, how), cell = stretch(terrain, length)
    for number, seat in enumerate(cubes, 1):
        if seat != ".":
            land[number] += f" cube {seat} {'E' if number == 1 else 'W'}"
    seats = keys.pop("seats", 2)
    held = [[tile, *hands], *([58 - n] for n in range(seats - 1))]
    text = toml(land=land, hands=held, contracts=[list(contracts), list(others), *([] for _ in range(seats - 2))], **keys)
    match = landed(text, seats=seats)
    play(match, TERRAFORM)
    lay(match, tile, cell, how)
    return match, {"claim": first_edge(tile, how, "W")}


def claimed_by_19(hands=()):
    match, claim = claimable(hands=hands)
    play(match, claim, {"fulfil": 19, "size": 4})
    return match


def test_9a_9e_player_two_claims_a_mountain_of_four_for_ten_gold():
    match, claim = claimable(contracts=(19, 2))
    assert size(match, *cell_of(match), "W") == 4
    play(match, claim)
    assert asked(match) == (0, "fulfil")
    play(match, {"fulfil": 19, "size": 4})
    s = now(match)
    assert s.points == [10, 0]
    assert s.cubes == [7, 8]
    assert s.fulfilled[0] == [18]
    assert s.contracts[0] == [1]
    play(match, ABILITY)
    draw(match, 10, 11)  # his special ability draws two tiles
    assert {10, 11} <= set(now(match).hands[0])


def cell_of(match):
    from landtake.games.landed import ground

    s = now(match)
    return ground.cell_of(s, s.where[s.window])


def test_9e_player_three_claims_the_same_mountain_of_five_for_eight_silver():
    match, claim = claimable(length=5, contracts=(20,), cubes="...2")
    play(match, claim, {"fulfil": 20, "size": 5})
    assert now(match).points == [8, 0]


def test_9a_the_cube_lies_on_the_section_of_the_tile_just_laid():
    match, claim = claimable()
    tile = now(match).window
    play(match, claim, {"fulfil": 19, "size": 4})
    s = now(match)
    assert s.cube[tile] != -1
    assert sum(cube != -1 for cube in s.cube) == 1


def test_9a_only_the_tile_just_laid_can_be_claimed():
    match = landed(toml(hands=[[1], [2]], contracts=[[1], []]))
    assert no(match, {"claim": "E"}) == "9a"


def test_9a_a_section_that_joined_nothing_may_be_claimed_with_negotiate():
    match = landed(toml(land=["start @ 0,0"], hands=[[1], [2]], contracts=[[7], []], cards=[["negotiate"], []]))
    play(match, TERRAFORM)
    lay(match, 1, (0, -1), "b0")  # desert next to the starting tile's forest
    assert size(match, 0, -1, "E") == 1
    play(match, {"claim": "E"}, {"fulfil": 7, "size": 2})
    assert now(match).points == [4, 0]


def test_9b_1d_lava_is_not_claimed_and_a_section_is_named_by_its_first_edge():
    match = landed(toml(land=["start @ 0,0"], hands=[[59], [2]], contracts=[[13], []], cards=[["negotiate"], []]))
    play(match, TERRAFORM)
    lay(match, 59, (1, 0), "a0")  # LLXLLX
    assert no(match, {"claim": "SW"}) == "9b"
    assert no(match, {"claim": "SE"}) == "1d"
    assert no(match, {"claim": "E"}) is None


def test_9c_no_claim_without_a_contract_that_it_fulfils():
    match, claim = claimable(contracts=(1, 7))  # tundra and desert
    assert no(match, claim) == "9c"
    match, claim = claimable(contracts=(23,), length=2)  # its smallest level is 3
    assert no(match, claim) == "9c"


def test_9c_only_a_contract_of_yours_and_of_this_terrain():
    match, claim = claimable(contracts=(19, 1), others=(20,))
    play(match, claim)
    assert no(match, {"fulfil": 20, "size": 4}) == no(match, {"fulfil": 1, "size": 4}) == "9c"


def test_9d_any_level_up_to_the_size():
    match, claim = claimable(length=5)
    play(match, claim)
    assert legal(match) == [{"fulfil": 19, "size": each} for each in (2, 3, 4, 5)]
    match, claim = claimable(length=4)
    play(match, claim)
    assert no(match, {"fulfil": 19, "size": 5}) == "9d"
    play(match, {"fulfil": 19, "size": 2})
    assert now(match).points == [4, 0]


def test_9f_not_an_area_with_a_cube_of_yours():
    match, claim = claimable(length=5, cubes="..1", cards=[["score"], []])
    assert no(match, claim) == "9f"


def two_mountains(one, other):
    """Mountains with a cube each, one cell apart, joined by other land."""
    return ["start @ 0,0", f"3b @ 1,0 cube {one} E", "1a @ 2,-1", "6a @ 3,-1", f"4a @ 3,0 cube {other} E"]


def test_9f_not_even_after_a_merger():
    match = landed(toml(land=two_mountains(1, 2), hands=[[14], [13]], contracts=[[19], [20]]))
    play(match, TERRAFORM)
    lay(match, 14, (2, 0))
    assert size(match, 2, 0, "E") == 3
    assert asked(match) == (1, "action")  # everyone can see that there is nothing to claim


def test_9g_not_an_area_with_cubes_of_two_others():
    match, claim = claimable(length=5, cubes=".23", seats=3, cards=[["score"], [], []])
    assert no(match, claim) == "9g"


def test_9h_cubes_count_where_they_lie_after_a_merger():
    match = landed(toml(land=two_mountains(2, 2), hands=[[14], [13]], contracts=[[19], [20]]))
    play(match, TERRAFORM)
    lay(match, 14, (2, 0))
    play(match, {"claim": "E"}, {"fulfil": 19, "size": 3})
    assert now(match).points == [4, 0]  # silver: both cubes are of one other player


def test_9i_one_claim_a_turn():
    match, claim = claimable(cards=[["terraform"], []], hands=[1], contracts=(19, 20))
    play(match, claim, {"fulfil": 19, "size": 4}, NO_ABILITY, use("terraform"))
    lay(match, 1, (0, -1))
    assert match.decision.seats == (1,)  # no second claim, and no second card


def test_9i_each_tile_opens_a_claim_that_closes_with_the_next_step():
    land, (tile, how), cell = stretch("mountain", 4)
    match = landed(toml(land=land, hands=[[tile, 1], [2]], contracts=[[19], []], cards=[["terraform"], []]))
    play(match, use("terraform"))
    lay(match, tile, cell, how)
    assert asked(match) == (0, "action")
    assert {"claim": first_edge(tile, how, "W")} in legal(match)
    play(match, TERRAFORM)
    lay(match, 1, (0, -1))
    assert no_or_over(match, {"claim": first_edge(tile, how, "W")})


def no_or_over(match, action):
    return match.decision.seats[0] == 1 or no(match, action) is not None


def test_9i_after_a_claim_the_second_is_refused_by_name():
    match, claim = claimable(cards=[["score"], []], contracts=(19, 20))
    play(match, claim, {"fulfil": 19, "size": 4}, NO_ABILITY)
    assert no(match, claim) == "9i"


def test_9j_without_cubes_no_claim_but_turns_go_on():
    match, claim = claimable(cards=[["score"], []])
    s = now(match)
    s.cubes[0] = 0
    assert match.game.rules()[match.game.why_not(s, 0, match.index_of(claim))] == "9j"
    assert match.game.options(s, 0) == [match.index_of(use("score")), match.index_of(END)]


def test_9k_a_fulfilled_contract_is_open_and_makes_room():
    match, claim = claimable(contracts=(19, 1, 2))
    play(match, claim, {"fulfil": 19, "size": 4}, NO_ABILITY)
    assert match.view(1).state.fulfilled[0] == [18]
    assert len(now(match).contracts[0]) == 2


@pytest.mark.parametrize("number", range(1, 37))
def test_1h_every_contract_pays_gold_and_silver_at_each_of_its_levels(number):
    from landtake.games.landed.data import PRINTED

    card = PRINTED.contracts[number - 1]
    terrain = TERRAINS[card.terrain]
    for level in card.levels:
        match, claim = claimable(terrain, level[0], contracts=(number,))
        play(match, claim)
        higher = [other[0] for other in card.levels if other[0] > level[0]]
        assert all(no(match, {"fulfil": number, "size": size_}) == "9d" for size_ in higher)
        play(match, {"fulfil": number, "size": level[0]})
        assert now(match).points == [level[1], 0]
        if level[0] > 1:
            match, claim = claimable(terrain, level[0], contracts=(number,), cubes="2")
            play(match, claim, {"fulfil": number, "size": level[0]})
            assert now(match).points == [level[2], 0]


def test_there_is_no_consolation_before_the_last_round():
    assert no(landed(toml(hands=[[], [1]])), TWO_POINTS) == "11c"
