"""The bot for beginners: often content with less, never wild."""

from landtake.bots import make
from tests.bots.positions import decisions

SEEDS = 40


def test_a_casual_player_takes_what_is_nearly_as_good_and_hardly_ever_the_worst():
    best = other = worst = 0
    for _, view in decisions("landomy", 12, seed=5):
        for seed in range(SEEDS):
            bot = make("casual", view.game, view.seat, seed)
            action = bot.act(view)
            told = {each.action: each.chance for each in bot.explain().options}
            least, most = min(told.values()), max(told.values())
            if most == least:
                continue
            lost = (most - told[action]) / (most - least)
            best += lost == 0
            other += 0 < lost < 0.9
            worst += lost >= 0.9
    assert min(best, other) > 5 * worst


def test_small_differences_are_not_beneath_its_notice():
    """However little there is between the options, the better half is taken more often than the other."""
    better = worse = 0
    for _, view in decisions("forgotten_planet", 6, seed=6):
        for seed in range(6):
            bot = make("casual", view.game, view.seat, seed)
            action = bot.act(view)
            chances = sorted((each.chance for each in bot.explain().options), reverse=True)
            if len(chances) > 1 and chances[0] > chances[-1]:
                chance = next(each.chance for each in bot.explain().options if each.action == action)
                better += chance > (chances[0] + chances[-1]) / 2
                worse += chance < (chances[0] + chances[-1]) / 2
    assert better > 3 * worse
