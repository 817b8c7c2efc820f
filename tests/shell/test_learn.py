"""`landtake learn`: a first game in the terminal."""

import pytest

import landtake
from landtake.lessons import begin, find

TAUGHT = [name for name in landtake.games() if find(name)]


def right_answers(game):
    """What somebody types who always does what is asked for."""
    tutor = begin(find(game))
    typed = []
    while not tutor.over:
        if not tutor.task.counts:
            typed.append("")
            tutor.go_on()
            continue
        actions = tutor.match.game.actions()
        options = [option.index for option in tutor.match.options(tutor.lesson.seat)]
        number = next(place for place, option in enumerate(options, 1) if tutor.task.fits(actions[option]))
        typed.append(str(number))
        tutor.play(options[number - 1])
    return "\n".join(typed) + "\n"


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_can_be_typed(shell, game):
    ran = shell("learn", game, typed=right_answers(game))
    assert ran.code == 0
    assert ran.err == ""
    assert find(game).ending.heading in ran.said
    assert f"landtake play {game}" in ran.said


def test_another_move_gets_a_friendly_sentence_and_a_hint(shell):
    ran = shell("learn", "landomy", typed="\n\n\n1\n")
    assert "A fine place too" in ran.said
    assert "Hint: " in ran.said


def test_one_can_go_back_and_read_again(shell):
    ran = shell("learn", "landomy", typed="u\n\nu\nq\n")
    assert "This is the beginning." in ran.said
    assert ran.said.count("Nine islands in the sky") == 2


def test_a_lesson_can_be_checked_and_one_that_is_missing_is_named(shell):
    assert "9 steps, 1 way through" in shell("learn", "landomy", "--check").said
    ran = shell("learn", "duel")
    assert ran.code == 2
    assert "nobody has written a first game of Duel" in ran.err
