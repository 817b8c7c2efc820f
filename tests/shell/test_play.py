"""`landtake play`: a person who types, against bots."""

import re

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import landtake

ON = "1\n\n"
"""Takes the first option if one is asked for, and lets the game go on if it waits."""


@pytest.mark.parametrize("name", ["landomy", "duel", "riposte", "souk"])
def test_a_whole_game_can_be_typed(shell, name):
    ran = shell("play", name, "--seed", 7, typed=ON * 300)
    assert ran.code == 0
    assert ran.err == ""
    assert " won. " in ran.said


def test_a_whole_game_without_waiting_against_the_greedy_bot(shell):
    ran = shell("play", "landomy", "--seed", 7, "--bot", "greedy", "--no-confirm", typed="1\n" * 200)
    assert ran.code == 0
    assert " won. " in ran.said
    assert "Enter to go on" not in ran.said


def test_the_same_seed_and_the_same_answers_give_the_same_game(shell):
    assert shell("play", "landomy", "--seed", 7, typed=ON * 9).out == shell("play", "landomy", "--seed", 7, typed=ON * 9).out


def test_one_can_take_another_seat(shell):
    ran = shell("play", "landomy", "--seed", 7, "--seat", 2)
    assert "You are North" in ran.said
    assert "South lays map" in ran.said


def test_settings_reach_the_game(shell):
    assert "Place an airship on any outer island" in shell("play", "landomy", "--set", "setup=advanced").said


def test_the_end_of_input_ends_the_sitting(shell):
    ran = shell("play", "landomy", typed="1\n")
    assert ran.code == 0
    assert "The input has ended" in ran.said


def test_options_are_numbered_and_can_be_said_in_words(shell):
    match = landtake.new("landomy", seed=7, auto=True)
    wanted = match.options(0)[3].text()
    ran = shell("play", "landomy", "--seed", 7, typed=f"{wanted.upper()}\n")
    assert "South lays map" in ran.said
    assert wanted in ran.said


def test_words_that_fit_several_options_list_them(shell):
    match = landtake.new("landomy", seed=7, auto=True)
    fitting = [number for number, action in enumerate(match.options(0), 1) if "north of" in action.text()]
    assert len(fitting) > 1
    answer = shell("play", "landomy", "--seed", 7, typed="north of\n").out.split("q > ")[1]
    assert [int(number) for number in re.findall(r"^ +(\d+) ", answer, re.MULTILINE)] == fitting


def test_a_question_mark_tells_what_is_asked_by_which_rule_and_what_can_be_typed(shell):
    said = shell("play", "landomy", "--seed", 7, typed="?\n").said
    rule = landtake.info("landomy").rules()["3.1a"]
    assert f"{rule.sentence} (rule 3.1a)" in said
    assert "take your last decision back" in said


def test_a_question_tells_why_something_is_not_legal(shell):
    match = landtake.new("landomy", seed=7, auto=True)
    illegal = next(index for index in range(len(match.game.actions())) if match.index_of(index) not in match.options(0))
    refusal = match.why_not(0, illegal)
    text = match.presentation.option(match.view(0), illegal)
    assert str(refusal) in shell("play", "landomy", "--seed", 7, typed=f"? {text}\n").said


def test_a_question_may_name_an_action_as_the_log_does(shell):
    match = landtake.new("landomy", seed=7, auto=True)
    said = shell("play", "landomy", "--seed", 7, typed='?{"storm":"W","to":"N"}\n').said
    assert str(match.why_not(0, {"storm": "W", "to": "N"})) in said


def test_questions_about_numbers(shell):
    said = shell("play", "landomy", "--seed", 7, typed="? 1\n? 99\n99\n0\n").said
    assert "Option 1 is legal" in said
    assert said.count("There is no option 99") == 2
    assert "There is no option 0" in said


def test_rules_can_be_looked_up(shell):
    said = shell("play", "landomy", typed="rules 3.1b\nrules zeppelin\n").said
    assert landtake.info("landomy").rules()["3.1b"].sentence in said
    assert "no rule of Landomy has the id or the words 'zeppelin'" in said


def test_a_decision_can_be_taken_back(shell):
    ran = shell("play", "landomy", "--seed", 7, typed="1\nu\n2\nl\n")
    assert "Taken back." in ran.said
    log = ran.out.split("q > ")[-2]
    assert log.count("South lays map") == 1


def test_a_finished_move_can_be_taken_back_until_it_is_confirmed(shell):
    typed = "1\n" * 8
    waiting = shell("play", "landomy", "--seed", 7, typed=typed)
    assert waiting.said.count("Enter to go on") > 1
    assert "Taken back." in shell("play", "landomy", "--seed", 7, typed=f"{typed}u\n").said


def test_undo_says_why_not(shell):
    assert "you have not decided anything yet" in shell("play", "landomy", typed="u\n").said
    barrier = re.compile(r"nothing that you may take back: (chance has spoken|North has moved) since your last decision")
    assert any(barrier.search(shell("play", "landomy", "--seed", seed, typed=ON * 5 + "\nu\n").said) for seed in range(10))


def test_a_game_can_be_saved_and_gone_on_with(shell, tmp_path):
    path = tmp_path / "game.jsonl"
    ran = shell("play", "landomy", "--seed", 7, typed=f"1\ns {path}\nq\n")
    assert f"--from {path}" in ran.said
    saved = landtake.replay(path.read_text(encoding="utf-8"))
    assert shell("replay", path).code == 0
    ran = shell("play", "landomy", "--from", path, typed=ON * 300)
    assert ran.code == 0
    assert " won. " in ran.said
    assert saved.records[-1].seat == 0


def test_a_game_gone_on_with_verifies_when_it_is_finished(shell, tmp_path):
    first, second = tmp_path / "first.jsonl", tmp_path / "second.jsonl"
    shell("play", "landomy", "--seed", 7, "--no-confirm", typed=f"1\n1\ns {first}\nq\n")
    for more in range(1, 200):
        ran = shell("play", "landomy", "--seed", 8, "--no-confirm", "--from", first, typed="1\n" * more + f"s {second}\n")
        second_log = second.read_text(encoding="utf-8")
        if " won. " in ran.said and "reveal" in second_log:
            break
        second.unlink()
    assert shell("verify", second).code == 0


def test_quitting_asks_to_save(shell, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert shell("play", "landomy", typed="q\nn\n").code == 0
    assert list(tmp_path.iterdir()) == []
    shell("play", "landomy", typed="q\n\n")
    assert [path.suffix for path in tmp_path.iterdir()] == [".jsonl"]
    shell("play", "landomy", typed="q\nkept\n")
    assert (tmp_path / "kept").exists()


def test_a_file_that_exists_is_not_overwritten(shell, tmp_path):
    path = tmp_path / "diary"
    path.write_text("dear diary", encoding="utf-8")
    said = shell("play", "landomy", typed=f"s {path}\nq\n{path}\nq\nn\n").said
    assert said.count("exists already") == 2
    assert path.read_text(encoding="utf-8") == "dear diary"


def test_a_save_that_fails_is_told_and_the_game_goes_on(shell, tmp_path):
    ran = shell("play", "landomy", typed=f"s {tmp_path / 'no' / 'where'}\ns a\0b\n1\n")
    assert ran.said.count("cannot be written") == 2
    assert "South lays map" in ran.said


def test_a_saved_game_of_another_title_is_refused(refused, finished):
    assert "a game of Landomy, not of Duel" in refused("play", "duel", "--from", finished[1])


LINES = st.one_of(
    st.sampled_from(
        ["1", "2", "3", "u", "l", "m", "?", "", "? nw", "?9", "rules 3", "rules", "9" * 5000, "²", "[", "[/bold]", "{", "? [" * 9]
    ),
    st.text(st.characters(exclude_characters="\n\r"), max_size=12).filter(lambda line: not line.strip().lower().startswith(("s", "q"))),
)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(LINES, max_size=25), st.sampled_from(["landomy", "duel", "riposte"]))
def test_whatever_is_typed_the_game_goes_on(shell, lines, name):
    ran = shell("play", name, "--seed", 1, typed="\n".join(lines))
    assert ran.code == 0
    assert ran.err == ""
