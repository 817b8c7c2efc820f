"""What choices bring is told by decision and on average, and nonsense is refused."""

import pytest
from typer.testing import CliRunner

from landtake.cli import app
from landtake.core import registry
from landtake.core.errors import BadSetting
from landtake.lab.gain import Gain, choices, gain


def test_the_mean_and_its_error_are_those_of_the_decisions():
    found = [[0.02, 0.04], [0.0, 0.02]]
    assert gain(found, 0) == Gain(pytest.approx(0.01), pytest.approx(0.01))
    assert gain(found, 1, 0) == Gain(pytest.approx(0.02), pytest.approx(0))


def test_every_decision_says_what_each_bot_gains_and_the_same_seed_says_the_same():
    game = registry.info("landed").game(3, {})
    done = []
    found = choices(game, ["rollout@40it", "rollout@40it+far=0"], 1, 5, 4, 3, done.append)
    assert done == [1, 2, 3, 4, 5]
    assert all(len(row) == 2 for row in found)
    assert choices(game, ["rollout@40it", "rollout@40it+far=0"], 1, 5, 4, 3) == found


@pytest.mark.parametrize(("bots", "rounds", "complaint"), [([], 4, "name a bot"), (["greedy"], 0, "more than 0 rounds")])
def test_what_cannot_be_compared_is_refused(bots, rounds, complaint):
    with pytest.raises(BadSetting, match=complaint):
        choices(registry.info("landed").game(2, {}), bots, rounds, 1, 1, 1)


def test_the_command_prints_a_row_for_each_bot():
    told = CliRunner().invoke(
        app, ["gain", "lander", "--bots", "rollout@20it,rollout@20it+keep=2", "--positions", "2", "--rounds", "0.5", "--worlds", "2"]
    )
    assert told.exit_code == 0, told.output
    assert "2 decisions" in told.output
    assert "rollout@20it+keep=2" in told.output
