"""Matches: playing, logs, undo, holding, standing orders."""

import json
import random

import pytest

import landtake
from landtake import CHANCE
from landtake.testing import position


def first_option(match):
    seat = match.decision.seats[0]
    match.play(seat, match.options(seat)[0], decision=match.decision.id)


def finished(name="landomy", seed=3, **settings):
    match = landtake.new(name, seed=seed, **settings)
    rng = random.Random(seed)
    while match.decision:
        seat = rng.choice(match.decision.seats)
        match.play(seat, rng.choice(match.options(seat)))
    return match


# asking


def test_unknown_game_seats_settings_and_versions_are_refused_in_a_sentence():
    with pytest.raises(landtake.UnknownGame, match=r"there is no game 'chess'; the games are .*landomy"):
        landtake.new("chess")
    with pytest.raises(landtake.BadSetting, match="Landomy is played by 2, not by 5"):
        landtake.new("landomy", seats=5)
    with pytest.raises(landtake.BadSetting, match="has no setting 'colour'"):
        landtake.new("landomy", colour="red")
    with pytest.raises(landtake.BadSetting, match="one of standard, advanced, not 'big'"):
        landtake.new("landomy", setup="big")
    with pytest.raises(landtake.BadSetting, match="no rules version 9"):
        landtake.new("landomy", version=9)
    with pytest.raises(landtake.LandtakeError, match="'seeded', 'manual' or a source"):
        landtake.new("landomy", chance="dice")


def test_options_are_values_that_know_their_text_and_json():
    match = landtake.new("landomy", seed=7)
    options = match.options(0)
    action = options[0]
    assert action in options
    assert action.to_json() in options
    assert action.index in options
    assert {"map": 99, "at": "S-s"} not in options
    assert action.text()
    assert options[:2] == [options[0], options[1]]
    assert len(match.options(1)) == 0


def test_a_decision_answered_twice_is_stale():
    match = landtake.new("landomy", seed=7)
    decision = match.decision
    match.play(0, match.options(0)[0], decision=decision.id)
    log = str(match.log)
    with pytest.raises(landtake.StaleDecision, match=f"decision {decision.id} is no longer open"):
        match.play(0, match.options(match.decision.seats[0])[0], decision=decision.id)
    assert str(match.log) == log


def test_a_refusal_cites_its_rule_and_changes_nothing():
    match = position("landomy", 'islands = "0/2 1/0 0/0 | 1/1 0/0 0/0 | 0/0 0/0 0/1"')
    with pytest.raises(landtake.IllegalAction) as caught:
        match.play(0, {"map": 1, "at": "NW-n"})
    assert caught.value.refusal.rule == "3.1b"
    assert len(match.records) == 0


def test_simultaneous_answers_share_a_decision_id():
    match = landtake.new("duel", seats=3, seed=1)
    decision = match.decision
    assert decision.seats == (0, 1, 2)
    match.play(2, match.options(2)[0], decision=decision.id)
    match.play(0, match.options(0)[0], decision=decision.id)
    assert match.decision.seats == (1,)
    assert match.decision.id == decision.id


# logs


def test_a_log_replays_without_random_numbers():
    match = finished()
    again = landtake.replay(str(match.log))
    assert again.result == match.result
    assert str(again.log) == str(match.log)


def test_a_log_is_verified_against_its_revealed_seed():
    match = finished(setup="advanced", first="random")
    assert landtake.verify(str(match.log)) == sum(record.seat == CHANCE for record in match.records)
    with pytest.raises(landtake.BadLog, match="not revealed"):
        landtake.verify(str(landtake.new("landomy", seed=1).log))


def test_the_commitment_hides_a_random_seed():
    one, other = (landtake.new("landomy") for _ in range(2))
    assert one.log.header["commitment"] != other.log.header["commitment"]
    assert "reveal" not in str(one.log)


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (lambda rows: [*rows[:-1], rows[-1][: len(rows[-1]) // 2]], "cut off"),
        (lambda rows: [rows[0], *rows[2:]], "line 2: it does not follow"),
        (lambda rows: [*rows[:5], rows[5].replace('"seat":0', '"seat":1'), *rows[6:]], "line 6"),
        (lambda rows: rows[1:], "line 1"),
        (lambda rows: [], "line 1: a log begins with a header"),
        (lambda rows: [rows[0].replace('"landtake":1', '"landtake":2')], "format 2"),
        (lambda rows: ["[]"], "a line is an object"),
        (lambda rows: ["[" * 200_000], "line 1: not JSON"),
    ],
)
def test_a_spoilt_log_is_refused_with_the_line(spoil, says):
    rows = str(finished().log).splitlines()
    with pytest.raises(landtake.BadLog, match=says):
        landtake.replay("\n".join(spoil(rows)))


def rechained(lines):
    from landtake.core.log import Log

    log = Log({k: v for k, v in lines[0].items() if k != "h"})
    for line in lines[1:]:
        log.append({k: v for k, v in line.items() if k != "h"})
    return str(log)


def test_a_log_that_was_edited_with_care_is_still_checked_by_the_rules():
    lines = [json.loads(row) for row in str(finished().log).splitlines()]
    index = next(i for i, line in enumerate(lines) if line.get("kind") == "map")
    lines[index]["action"] = {"map": 13, "at": "C-n"}
    with pytest.raises(landtake.BadLog, match=f"line {index + 1}"):
        landtake.replay(rechained(lines))


def test_a_chance_record_that_the_seed_does_not_give_is_found():
    lines = [json.loads(row) for row in str(finished(seed=4).log).splitlines()]
    last = max(i for i, line in enumerate(lines) if line.get("kind") == "draw")
    seen = {line["action"]["draw"] for line in lines if line.get("kind") == "draw"}
    lines[last]["action"] = {"draw": next(n for n in range(1, 14) if n not in seen)}
    used = [line for line in lines[last:] if line.get("action", {}).get("map")]
    if not used:
        with pytest.raises(landtake.BadLog, match="but the seed gives"):
            landtake.verify(rechained(lines))


# undo


def test_undo_is_free_within_ones_own_run_and_needs_consent_behind_chance():
    match = landtake.new("landomy", seed=7)
    match.play(0, {"map": match.position()["position"]["offer"][0], "at": "SW-s"})
    assert match.undo_limit(0).alone == 2
    match.undo(2, 0)
    assert len(match.records) == 2
    assert match.decision.kind == "map"
    with pytest.raises(landtake.UndoRefused, match="needs the consent of"):
        match.undo(1, 0)
    match.undo(1, 0, consents=[1])
    assert [record.seat for record in match.records] == [CHANCE, CHANCE]  # the same draw comes again


def test_undo_gives_the_same_chance_again():
    match = landtake.new("landomy", seed=7)
    before = match.position()
    match.undo(0, 0, consents=[1])
    assert match.position() == before


def test_nothing_is_undone_after_the_end():
    match = finished()
    with pytest.raises(landtake.UndoRefused, match="the game is over"):
        match.undo(5, 0, consents=[1])
    assert match.fork(5).decision is not None


def test_an_undone_answer_is_stale():
    match = landtake.new("landomy", seed=7)
    match.play(0, match.options(0)[0])
    decision = match.decision
    match.undo(2, 0)
    with pytest.raises(landtake.StaleDecision):
        match.play(0, match.options(0)[0], decision=decision.id)


def test_playing_a_hidden_card_is_a_barrier():
    match = landtake.new("riposte", seed=2)
    while match.decision.kind != "respond":
        seat = match.decision.seats[0]
        options = match.options(seat)
        match.play(seat, options[-1])
        if match.decision is None:
            pytest.skip("nobody was dealt a strike")
    assert match.undo_limit(match.records[-1].seat).alone == len(match.records)


def test_a_held_move_can_be_taken_back_until_it_is_confirmed():
    match = landtake.new("landomy", seed=7, hold=True)
    while match.held is None:
        first_option(match)
    mover = match.held
    total = len(match.records)
    other = 1 - mover
    with pytest.raises(landtake.NotYourDecision):
        match.play(other, 0)
    with pytest.raises(landtake.NotYourDecision, match="nothing waits for"):
        match.confirm(other)
    assert match.undo_limit(mover).alone < total
    match.undo(total - 1, mover)
    assert match.held is None
    first_option(match)
    assert match.held == mover
    match.confirm(mover)
    assert match.held is None
    assert match.undo_limit(mover).alone == len(match.records)


def test_answers_that_are_asked_of_all_at_once_are_not_held():
    match = landtake.new("duel", seats=3, seed=1, hold=True)
    match.play(1, match.options(1)[0])
    assert match.held is None
    match.play(0, match.options(0)[0])
    match.play(2, match.options(2)[0])
    assert len(match.records) > 3


def test_a_seeded_source_of_ones_own_is_committed_to():
    match = landtake.new("landomy", chance=landtake.Seeded("mine", "salt"))
    while match.decision:
        first_option(match)
    assert landtake.verify(str(match.log)) == sum(record.seat == CHANCE for record in match.records)


def test_forced_choices_are_played_and_marked_if_wanted():
    match = landtake.new("landomy", seed=11, auto=True)
    rng = random.Random(0)
    while match.decision:
        seat = match.decision.seats[0]
        assert len(match.options(seat)) > 1
        match.play(seat, rng.choice(match.options(seat)))
    assert any(record.auto == "forced" for record in match.records)
    assert landtake.replay(str(match.log)).result == match.result


def test_a_pass_that_only_its_seat_knows_to_be_forced_is_not_played_for_it():
    match = landtake.new("riposte", seed=2, auto=True)
    rng = random.Random(1)
    alone = 0
    while match.decision:
        seat = match.decision.seats[0]
        alone += len(match.options(seat)) == 1
        match.play(seat, rng.choice(match.options(seat)))
    assert alone > 0
    assert not any(record.auto for record in match.records)


# standing orders


def test_a_standing_order_answers_and_is_a_record():
    match = landtake.new("riposte", seed=2)
    match.order(1, {"respond": "pass"})
    match.order(2, {"respond": "pass"})
    rng = random.Random(1)
    while match.decision:
        seat = match.decision.seats[0]
        assert (seat, match.decision.kind) not in {(1, "respond"), (2, "respond")}
        match.play(seat, rng.choice(match.options(seat)))
    assert {record.auto for record in match.records} == {"", "order"}
    again = landtake.replay(str(match.log))
    assert again.result == match.result
    assert str(again.log) == str(match.log)
    assert "order" not in json.dumps(match.events(0))


def test_what_a_standing_order_answers_waits_for_nobodys_confirmation():
    match = landtake.new("riposte", seed=2, hold=True)
    match.order(1, {"respond": "pass"})
    match.order(2, {"respond": "pass"})
    rng = random.Random(1)
    while match.decision or match.held is not None:
        if match.held is not None:
            last = [record for record in match.records if record.seat >= 0][-1]
            assert not last.auto
            match.confirm(match.held)
        else:
            seat = match.decision.seats[0]
            match.play(seat, rng.choice(match.options(seat)))
    assert "order" in {record.auto for record in match.records}


def test_a_wrong_order_is_refused_and_an_order_can_be_taken_back():
    match = landtake.new("riposte", seed=2)
    with pytest.raises(landtake.MalformedAction, match="no standing order"):
        match.order(1, {"respond": "shout"})
    match.order(1, {"respond": "pass"})
    match.order(1, None)
    assert landtake.replay(str(match.log)).decision == match.decision


# positions


@pytest.mark.parametrize(
    ("document", "says"),
    [
        ({}, "has a 'game'"),
        ({"game": "landomy"}, "has a 'position'"),
        ({"game": "landomy", "position": {"laid": 3}}, "cannot be read"),
        ({"game": "landomy", "position": {"asks": 3}}, "cannot be read"),
        ({"game": "landomy", "position": []}, "a table of names and values"),
        ({"game": "landomy", "position": {"islands": "1/2"}}, "1 islands; there are 9"),
        ({"game": "landomy", "position": {"island": "1/2"}}, "there is no 'island'"),
        ({"game": "landomy", "position": {"storms": ["X"]}}, "unknown island 'X'"),
        ({"game": "landomy", "position": {"storms": ["N"]}}, "there are 1 storms"),
        ({"game": "landomy", "position": {"offer": [1, 1]}}, "map 1 is there twice"),
        ({"game": "landomy", "position": {"turn": 11}}, "ten turns"),
        ({"game": "landomy", "position": {"turn": 2}}, "0 maps are laid in turn 2"),
        ({"game": "landomy", "position": {"turn": "two"}}, "not a whole number"),
        ({"game": "duel", "position": {"points": 3}}, "is a list"),
        ({"game": "duel", "position": {"round": [1]}}, "'round' is int"),
        ({"game": "duel", "position": {"pints": 3}}, "there is no field 'pints'"),
        ({"game": "duel", "position": {"deck": [9, 3, 3, 3]}}, "cards of kind 0"),
    ],
)
def test_a_bad_position_is_refused_with_the_reason(document, says):
    with pytest.raises(landtake.BadPosition, match=says):
        landtake.load(document)


@pytest.mark.parametrize("document", [{"game": [], "position": {}}, {"game": "landomy", "settings": 5, "position": {}}])
def test_a_document_of_the_wrong_shape_is_refused(document):
    with pytest.raises(landtake.LandtakeError):
        landtake.load(document)


@pytest.mark.parametrize("header", [{"game": []}, {"settings": 5}, {"settings": None}, {"seats": "two"}, {"version": None}])
def test_a_log_with_a_wrong_header_is_refused(header):
    lines = [json.loads(row) for row in str(finished().log).splitlines()]
    with pytest.raises(landtake.BadLog, match="line 1"):
        landtake.replay(rechained([{**lines[0], **header}, *lines[1:]]))


@pytest.mark.parametrize("reveal", [5, {"a": 1}])
def test_a_wrong_reveal_is_refused(reveal):
    lines = [json.loads(row) for row in str(finished().log).splitlines()]
    with pytest.raises(landtake.BadLog, match="a reveal has a seed and a salt"):
        landtake.verify(rechained([*lines[:-1], {"reveal": reveal}]))


def test_a_match_from_a_position_replays():
    match = position("landomy", 'islands = "0/2 1/0 0/0 | 1/1 0/0 0/0 | 0/0 0/0 0/1"')
    first_option(match)
    again = landtake.replay(str(match.log))
    assert again.position() == match.position()


def test_a_notebook_shows_a_picture():
    match = landtake.new("landomy", seed=1)
    assert match._repr_svg_().lstrip().startswith("<svg")
    assert match.view(0)._repr_svg_().lstrip().startswith("<svg")
