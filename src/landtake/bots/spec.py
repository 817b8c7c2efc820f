"""Bots by name: `greedy`, `style:rusher`, `ismcts-eval@200ms`, `ismcts@500it+explore=1.0`, or `package.module:Class` for your own."""

from __future__ import annotations

import re
from dataclasses import dataclass

from landtake.bots.bot import Budget
from landtake.core.errors import LandtakeError

_SPEC = re.compile(
    r"(?P<name>[A-Za-z_][\w.-]*)(?::(?P<detail>[\w-]+))?(?:@(?P<amount>[0-9]+)(?P<unit>it|ms))?(?P<settings>(?:\+[a-z]+=-?[0-9.]+)*)"
)


class UnknownBot(LandtakeError):
    """There is no bot of that name, or it cannot be told what it was told."""


@dataclass(frozen=True)
class Spec:
    """A bot's name taken apart."""

    text: str
    name: str
    detail: str
    budget: Budget | None
    settings: dict[str, float]

    @property
    def timed(self) -> bool:
        """Whether what the bot answers depends on the clock."""
        return self.budget is not None and self.budget.ms > 0


def read_spec(text: str) -> Spec:
    """The parts of a spec; one that makes no sense is refused with what would."""
    found = _SPEC.fullmatch(text)
    if not found:
        raise UnknownBot(f"{text!r} names no bot; write a name and a budget, such as greedy, style:rusher or ismcts-eval@200ms")
    budget = None
    if found["amount"]:
        amount = int(found["amount"])
        if amount == 0:
            raise UnknownBot(f"{text!r}: a budget of nothing leaves no time to think")
        budget = Budget(ms=amount) if found["unit"] == "ms" else Budget(iterations=amount)
    settings = {}
    for entry in filter(None, found["settings"].split("+")):
        name, _, value = entry.partition("=")
        try:
            settings[name] = float(value)
        except ValueError:
            raise UnknownBot(f"{text!r}: {value!r} is not a number") from None
    return Spec(text, found["name"], found["detail"] or "", budget, settings)


def with_iterations(text: str, iterations: int) -> str:
    """A spec with a budget of so many iterations in place of its own; one without a budget stays as it is."""
    return re.sub(r"@[0-9]+(it|ms)", f"@{iterations}it", text)
