"""Bots that misbehave, each in its own way."""

import os

from landtake.bots import Explanation


class Base:
    def __init__(self, name, game, seat, seed):
        self.name = name

    def explain(self):
        return Explanation()


class Crasher(Base):
    def act(self, view):
        raise RuntimeError("out of ideas")


class Nonsense(Base):
    def act(self, view):
        return "the best one"


class Illegal(Base):
    def act(self, view):
        return next(action for action in range(len(view.game.actions())) if action not in view.options())


class Sleeper(Base):
    """Catches what it can, so that only something stronger stops it."""

    def act(self, view):
        while True:
            try:
                sum(range(1000))
            except Exception:
                continue


class Unborn(Base):
    def __init__(self, name, game, seat, seed):
        raise ValueError("not today")


class Meddler(Base):
    """Changes what it is shown, then answers properly."""

    def act(self, view):
        options = view.options()
        view.state.ships[0] = 99
        view.state.turn = 10
        return options[0]


class Assassin(Base):
    """Takes its process down."""

    def act(self, view):
        os._exit(3)
