"""`landtake soak`: every combination is played, and what goes wrong is told."""

from dataclasses import replace

from landtake.core.registry import info
from landtake.games.lander.cards_used import never_used
from landtake.games.lander.data import PRINTED
from landtake.lab import soak as lab


def test_lander_is_soaked_in_every_variant_with_all_seats_and_teams():
    names = [each.name for each in lab.combinations(info("lander"))]
    assert len(names) == len(set(names)) == 3 * (5 + 2)
    assert {"2 seats, variant basic", "4 seats, variant early, teams", "6 seats, variant planned, teams"} <= set(names)


def test_a_game_without_a_word_about_it_is_soaked_as_usual():
    assert [each.seats for each in lab.combinations(info("landed"))] == list(info("landed").seats)


def test_the_outcome_does_not_depend_on_the_jobs():
    combined = lab.combinations(info("landomy"))
    alone, together = lab.soak(combined, 60, jobs=1), lab.soak(combined, 60, jobs=2)
    assert alone == together
    [soaked] = alone.values()
    assert (soaked.games, soaked.truncated, soaked.breaches) == (60, 0, [])
    assert 0 < soaked.longest <= info("landomy").bound
    assert soaked.told


def test_a_table_is_shown_and_what_is_wrong_exits_with_1(shell, monkeypatch):
    good = shell("soak", "landomy", "--games", "2", "--jobs", "1")
    assert good.code == 0
    assert "2 seats" in good.out

    def broken(*args):
        return {each: replace(soaked, truncated=1, breaches=["a card is gone"]) for each, soaked in lab.soak(*args).items()}

    monkeypatch.setattr("landtake.shell.soak.play_all", broken)
    bad = shell("soak", "landomy", "--games", "1", "--jobs", "1")
    assert bad.code == 1
    assert "a card is gone" in bad.err
    assert "1 games did not end" in bad.err


def test_cards_that_no_game_made_use_of_are_named():
    everything = never_used(set())
    assert len(everything) == len(set(everything))
    assert {"training leadership", "item medipack", "action shielding", "crew hal", "mission malnutrition"} <= set(everything)
    assert "the ability of hal" not in everything, "a passive ability is not used but has"
    shielding = next(number for number, card in enumerate(PRINTED.cards) if card.id == "shielding")
    left = set(everything) - set(never_used({("played", "card", shielding), ("attached", "code", 2 * shielding)}))
    assert left == {"action shielding"}
