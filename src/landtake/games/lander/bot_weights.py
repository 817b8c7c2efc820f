"""The numbers of data/bot.toml as attributes that the judge can read fast."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from landtake.games.lander.words import CATEGORIES
from landtake.parts.knowhow import read_knowhow

KNOWHOW: Final = read_knowhow(Path(__file__).parent / "data" / "bot.toml")

SORTS: Final = [category.lower().replace(" ", "-") for category in CATEGORIES]
"""The categories of Action cards as they are named among the weights."""


RACE: Final = "-race"
"""How the weights are marked that hold where the first to reach a number of stars wins."""


class Weights:
    """What things are worth, in stars or in resources, in one style; in a race some are worth less."""

    def __init__(self, style: str, race: bool) -> None:
        w = in_a_race(style) if race else KNOWHOW.weighted(style)
        # stars
        self.resource: Final = w["resource"]
        self.resource_year: Final = w["resource-year"]
        self.resource_last: Final = w["resource-last"]
        self.income: Final = w["income"]
        self.growth: Final = w["growth"]
        self.level: Final = w["level"]
        self.trait: Final = w["trait"]
        self.member: Final = w["member"]
        self.accolade_held: Final = w["accolade-held"]
        self.accolade_safe: Final = w["accolade-safe"]
        self.accolade_near: Final = w["accolade-near"]
        self.observation: Final = w["observation"]
        self.waiting: Final = w["waiting"]
        self.protection: Final = w["protection"]
        self.unknown_silver: Final = w["unknown-silver"]
        self.unknown_gold: Final = w["unknown-gold"]
        self.second: Final = w["second-mission"]
        self.third: Final = w["third-mission"]
        self.ready: Final = w["ready"]
        self.shared: Final = w["shared-mission"]
        # resources
        self.training: Final = w["training"]
        self.item: Final = w["item"]
        self.action: Final = w["action"]
        self.attached: Final = w["attached"]
        self.need_level: Final = w["need-level"]
        self.need_trait: Final = w["need-trait"]
        self.need_card: Final = w["need-card"]
        self.need_attach: Final = w["need-attach"]
        self.patience: Final = w["patience"]
        self.patience_year: Final = w["patience-year"]
        self.short: Final = w["short"]
        self.cards: Final = [w["card-" + sort] for sort in SORTS]
        self.unplayable: Final = w["unplayable"]
        # the whole
        self.temper: Final = w["temper"]
        self.temper_year: Final = w["temper-year"]
        self.upset: Final = w["upset"]
        self.trade: Final = w["trade"]
        self.haggle: Final = w["haggle"]


def in_a_race(style: str) -> dict[str, float]:
    """The weights with those for a race in place of the usual ones, but where a style has its own."""
    weights = dict(KNOWHOW.weighted(style))
    own = KNOWHOW.styles[style].weights if style in KNOWHOW.styles else {}
    for name in KNOWHOW.weights:
        plain = name.removesuffix(RACE)
        if plain != name and plain not in own:
            weights[plain] = weights[name]
    return weights
