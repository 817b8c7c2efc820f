"""Positions of Landnám for the tests.

Round the centre mountain E5 lie, clockwise from the east, E6, F5, F4, E4, D4 and D5; the corners of E5 are named by direction.
"""

from landtake.testing import position

ORANGE, BLUE, YELLOW, TEAL = range(4)


def island(text="", *, seats=3, chance=None, **settings):
    """A match at a position; turn 1 of orange unless it says otherwise."""
    return position("landnam", text, seats=seats, chance=chance, **settings)


def state(match):
    return match.state_at(len(match.records))


def document(match):
    return match.position()["position"]


def asked(match):
    decision = match.decision
    return decision.seats[0], decision.kind


def play(match, *actions):
    for action in actions:
        match.play(match.decision.seats[0], action)


def options(match):
    return [action.to_json() for action in match.options(match.decision.seats[0])]


def hexes(match):
    """The hexes that may be chosen now."""
    return {action["hex"] for action in options(match) if set(action) == {"hex"}}


def told(match, name, last=None):
    """The arguments of the events of a kind, in order, of all records or of the last so many."""
    records = match.records if last is None else match.records[-last:]
    kinds = match.game.event_kinds()
    return [event[2:] for record in records for event in record.events if kinds[event[0]].name == name]


def hand(match, player):
    return document(match)["hands"].get(player, {})


def cards(**counts):
    return counts
