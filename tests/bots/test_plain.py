"""Bots that do not ask what others will answer."""

import time

import pytest

from landtake.bots import make
from landtake.bots.search_pace import by_processor, now
from landtake.bots.spec import UnknownBot
from landtake.core.view import View
from tests.bots.test_plan import Counter, Digging


@pytest.mark.parametrize(("spec", "coins"), [("greedy", 30), ("careful", 100)])
def test_greedy_takes_its_small_steps_as_they_look_best_and_careful_looks_through_them(spec, coins):
    game = Digging(2, {}, 1)
    bot = make(spec, game, 0, 0, Counter(game))
    assert bot.act(View(game, game.setup(), 0)) in (Digging.TAKE, Digging.DIG)
    told = {each.action: each.chance for each in bot.explain().options}
    assert told[Digging.TAKE] == pytest.approx(0.5 + coins / 400)  # whether it sees that digging twice pays after taking once
    assert told[Digging.DIG] == pytest.approx(0.5 + 100 / 400)


class Hurried(Counter):
    """Knows what each option brings at once."""

    def order(self, state, seat, options):
        found = []
        for option in options:
            after = state.copy()
            self.game.apply(after, seat, option)
            found.append(self.evaluate(after)[seat])
        return found


def test_quick_takes_what_looks_best_without_going_on():
    game = Digging(2, {}, 1)
    for seed in range(8):
        assert make("quick", game, 0, seed, Hurried(game)).act(View(game, game.setup(), 0)) == Digging.TAKE
    with pytest.raises(UnknownBot, match="quick answers at once and takes no budget"):
        make("quick@40ms", game, 0, 0)


def test_by_the_processor_no_time_passes_while_nothing_is_done():
    with by_processor():
        begin = now()
        time.sleep(0.05)
        assert now() - begin < 0.04
    begin = now()
    time.sleep(0.05)
    assert now() - begin >= 0.05
