"""Positions and moves of The Forgotten Planet as its tests write them."""

import landtake
from landtake.testing import position

SEATS = ("yellow", "red", "green", "purple")
QUIET = {"assignment": "fixed", "order": "fixed"}

STREET = """
tiles = '''
...Y...
...o...
...o...
...*...
...o...
...o...
...R...
'''
robots = {yellow = ["d1"], red = ["d7"]}
cubes = {yellow = {brown = 1, white = 1, blue = 1}, red = {brown = 1, white = 1, blue = 1}}
"""
"""Two bases and a row of land between them, with the special mine in the middle."""


def fresh(seats=2, **settings):
    """A new match in which nothing is drawn by lot; chance is played by hand."""
    return landtake.new("forgotten_planet", seats=seats, chance="manual", **{**QUIET, **settings})


def at(text, seats=2, chance=None, **settings):
    """A match at a position."""
    return position("forgotten_planet", text, seats=seats, chance=chance, **{**QUIET, **settings})


def play(match, *actions):
    """Take actions, each for the seat that is asked."""
    for action in actions:
        match.play(match.decision.seats[0], action)
    return match


def use(match, cell, *actions):
    """Use the robot on a cell."""
    return play(match, {"robot": cell}, *actions)


def end(match, store=0):
    """End the actions of the active player."""
    return play(match, {"do": "end"}, {"store": store})


def state(match):
    return match.state_at(len(match.records))


def doc(match):
    return match.position()["position"]


def owners(match):
    """How many tiles each player controls."""
    counts = [sum(row.count(name[0]) for row in doc(match)["owners"]) for name in SEATS[: match.game.seats]]
    return tuple(counts)


def owner(match, cell):
    return doc(match)["owners"][int(cell[1:]) - 1][ord(cell[0]) - ord("a")]


def tile(match, cell):
    return doc(match)["tiles"][int(cell[1:]) - 1][ord(cell[0]) - ord("a")]


def robots(match, player):
    return sorted(cell for cell in doc(match)["robots"][player] if cell != "-")


def cubes(match, player):
    return tuple(doc(match)["cubes"][player].values())


def asked(match):
    return match.decision.seats[0], match.decision.kind


def options(match):
    return [action.to_json() for action in match.options(match.decision.seats[0])]


def told(match, name):
    """The arguments of every event of a name so far."""
    kinds = match.game.event_kinds()
    return [
        dict(zip(kinds[event[0]].args, event[2:], strict=True))
        for record in match.records
        for event in record.events
        if kinds[event[0]].name == name
    ]
