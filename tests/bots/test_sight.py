"""How much looking ahead tells: nothing where everything shows at once, all where only the next turn does, and nonsense is refused."""

import pytest
from typer.testing import CliRunner

from landtake.cli import app
from landtake.core import registry
from landtake.core.errors import BadSetting
from landtake.lab.sight import Glimpse, Sight, centred, gains, look, told, told_at_once


def sight(near, *ahead):
    """One decision between two options, over and over, by what each of them looks like in every world."""
    worlds = [centred([[value] * 4 for value in values]) for values in (near, *ahead)]
    return Sight(tuple(range(1, len(ahead) + 1)), [Glimpse("order", 2, worlds[0], tuple(worlds[1:]))] * 3)


def test_what_shows_at_once_needs_no_look_ahead():
    found = sight((0.6, 0.4), (0.6, 0.4), (0.6, 0.4))
    assert told_at_once(found) == pytest.approx(0.1)
    assert told(found, 0).explained == pytest.approx(0.1)
    assert told(found, 0).noise == pytest.approx(0)
    assert gains(found, 0) == {"order": (3, 2, pytest.approx(0.1), pytest.approx(0.1))}


def test_what_only_the_next_turn_shows_is_told_by_it():
    found = sight((0.6, 0.4), (0.3, 0.7), (0.3, 0.7))
    assert told_at_once(found) == pytest.approx(-0.2)
    assert told(found, 0).explained == pytest.approx(0.2)
    assert gains(found, 0) == {"order": (3, 2, pytest.approx(-0.2), pytest.approx(0.2))}


def test_decisions_of_a_game_are_looked_at_and_the_same_seed_gives_the_same():
    game = registry.info("landed").game(2, {})
    done = []
    found = look(game, [0.5, 1], 6, 4, 3, done.append)
    assert done == [1, 2, 3, 4, 5, 6]
    assert all(2 <= len(each.near) <= min(4, each.options) for each in found.glimpses)
    assert all(len(row) == 4 for each in found.glimpses for rows in (each.near, *each.ahead) for row in rows)
    assert look(game, [0.5, 1], 6, 4, 3).glimpses == found.glimpses
    assert found.near_ms > 0
    assert len(found.ahead_ms) == 2


@pytest.mark.parametrize(("rounds", "worlds", "complaint"), [([2, 1], 4, "each greater"), ([], 4, "above 0"), ([1], 3, "number is even")])
def test_what_cannot_be_looked_at_is_refused(rounds, worlds, complaint):
    with pytest.raises(BadSetting, match=complaint):
        look(registry.info("landed").game(2, {}), rounds, 1, worlds, 1)


def test_the_command_prints_both_tables():
    runner = CliRunner()
    asked = runner.invoke(app, ["sight", "landed", "--positions", "4", "--rounds", "1,2", "--worlds", "2"])
    assert asked.exit_code == 0, asked.output
    assert "4 decisions" in asked.output
    assert "and 2 rounds more" in asked.output
    assert "over the mean of the options, with 1 round ahead" in asked.output
    assert "such as 1,2,4,8" in str(runner.invoke(app, ["sight", "landed", "--rounds", "one"]).exception)
