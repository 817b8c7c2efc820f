"""Who plays whom, how often and in which seats: every deal is played in all seatings, so that no bot is dealt the better half."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement

from landtake.core import registry
from landtake.core.errors import LandtakeError
from landtake.core.game import Json
from landtake.lab.arena import MatchSpec, match_spec


class BadPlan(LandtakeError):
    """A tournament that cannot be held."""


@dataclass(frozen=True)
class Plan:
    """A tournament: its matches in order, each with the pairing to which it belongs."""

    game: str
    seats: int
    pairings: tuple[tuple[str, ...], ...]
    """Each a challenger followed by those it plays against."""
    matches: tuple[tuple[int, MatchSpec], ...]
    """(number of the pairing, match)"""


def plan(
    game: str,
    bots: list[str],
    games: int,
    *,
    seats: int | None = None,
    seed: int = 0,
    settings: dict[str, Json] | None = None,
    rated: bool = False,
    mixed: bool = False,
) -> Plan:
    """At least `games` matches for every pairing of the bots.

    Without `mixed` every two bots meet: the one named first has one seat, the other all the rest. With it all groups of different
    bots that fill the seats meet, with repetitions only where there are fewer bots than seats.
    """
    info = registry.info(game)
    seats = info.seats[0] if seats is None else seats
    chosen = info.complete(seats, settings or {})
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise BadPlan(f"at least two different bots play each other, not {', '.join(bots) or 'none'}")
    if games < 1:
        raise BadPlan(f"at least one game is played, not {games}")
    pairings = _mixed(bots, seats) if mixed else [(first, *[other] * (seats - 1)) for first, other in combinations(bots, 2)]
    matches = []
    for number, pairing in enumerate(pairings):
        for deal in range(-(-games // seats)):
            for seating in dict.fromkeys(pairing[seats - shift :] + pairing[: seats - shift] for shift in range(seats)):
                matches.append((number, match_spec(game, seating, seed + deal, chosen, rated)))
    return Plan(game, seats, tuple(pairings), tuple(matches))


def _mixed(bots: list[str], seats: int) -> list[tuple[str, ...]]:
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    return [group for group in combinations_with_replacement(bots, seats) if len(set(group)) == len(bots)]
