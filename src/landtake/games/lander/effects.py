"""The small vocabulary of effects: how a card's `does` is read from its data file and becomes numbers for the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from landtake.games.lander import ops
from landtake.games.lander.words import CLASSES, DECKS, MISSION_TYPES, MODIFIERS, RESOURCES, WHO

Refuse = Callable[[str], None]
"""Takes down what is wrong, with file and card; reading goes on with something harmless, so that all complaints come at once."""


class Key:
    """One key of an effect: its name, what it may hold, and what it means when left out (None: it must be there)."""

    def __init__(self, name: str, values: Sequence[str] | type, default: int | None = 0) -> None:
        self.name = name
        self.values = values
        self.default = default


_BY = Key("by", ("owner", "controller"), 0)
_MAY = Key("may", bool)
_N = Key("n", int, 1)

VERBS: Final[dict[str, tuple[int, tuple[Key, ...]]]] = {
    "upgrade": (ops.V_UPGRADE, (Key("cost", ("free", "titanium")), Key("from", ("any", "single")))),
    "expand": (ops.V_EXPAND, (Key("draw", int, 1), Key("place", int, 1))),
    "explore": (ops.V_EXPLORE, ()),
    "claim": (ops.V_CLAIM, ()),
    "raze": (ops.V_RAZE, (Key("from", ("any", "upgraded", "single"), None), _BY, Key("payment", bool))),
    "take-sector": (ops.V_TAKE, ()),
    "swap-sectors": (ops.V_SWAP, ()),
    "relocate": (ops.V_RELOCATE, (_MAY, Key("from", ("any", "single")), Key("to", ("any", "beside")))),
    "retile": (ops.V_RETILE, ()),
    "acquire": (ops.V_ACQUIRE, ()),
    "kill": (ops.V_KILL, (Key("whom", ("any", "non-leader", "leader"), None), _BY, Key("cost", bool))),
    "shelve": (ops.V_SHELVE, ()),
    "revive": (ops.V_REVIVE, ()),
    "lead": (ops.V_LEAD, (_MAY,)),
    "use-ability": (ops.V_USE_ABILITY, ()),
    "copy-ability": (ops.V_COPY_ABILITY, ()),
    "attach": (ops.V_ATTACH, (Key("deck", DECKS[:2], None),)),
    "unlearn": (ops.V_UNLEARN, (_MAY,)),
    "drop-item": (ops.V_DROP_ITEM, ()),
    "promote": (ops.V_PROMOTE, ()),
    "take-item": (ops.V_TAKE_ITEM, ()),
    "boost": (ops.V_BOOST, (Key("class", (*CLASSES, "any"), None), _N)),
    "modify": (ops.V_MODIFY, (Key("what", MODIFIERS, None), _N)),
    "guard": (ops.V_GUARD, ()),
    "orders": (ops.V_ORDERS, (_N,)),
    "end-year": (ops.V_END_YEAR, ()),
    "purge": (ops.V_PURGE, (_N,)),
    "cancel": (ops.V_CANCEL, ()),
    "redirect": (ops.V_REDIRECT, ()),
    "free-order": (ops.V_FREE_ORDER, ()),
    "gain": (ops.V_GAIN, (Key("what", (*RESOURCES, "any", "each"), None), _N, Key("per", ("one", "upgrade")), Key("most", int, 0))),
    "lose": (ops.V_LOSE, (_N, Key("by", ("owner", "random")), Key("payment", bool))),
    "discard": (ops.V_DISCARD, (_N, Key("down_to", int, 0), Key("only", ("any", "action")), Key("payment", bool))),
    "steal": (ops.V_STEAL, (Key("what", ("resource", "card"), None), _N)),
    "give": (ops.V_GIVE, (Key("what", ("resource", "resource-or-card"), None),)),
    "exchange": (ops.V_EXCHANGE, (_N,)),
    "sell": (ops.V_SELL, (Key("deck", DECKS, None), Key("for", RESOURCES, None), _N, Key("most", int, 1))),
    "draw": (ops.V_DRAW, (Key("deck", (*DECKS, "any", "item-or-training"), None), _N, Key("keep", int, 0), Key("attach", bool))),
    "fetch": (ops.V_FETCH, (Key("decks", list, None),)),
    "swap-card": (ops.V_SWAP_CARD, ()),
    "discard-seen": (ops.V_DISCARD_SEEN, ()),
    "replace-mission": (ops.V_REPLACE, (Key("colour", ("same", "variant"), None),)),
    "extra-private": (ops.V_EXTRA_PRIVATE, ()),
    "change-private": (ops.V_CHANGE_PRIVATE, ()),
    "exchange-private": (ops.V_EXCHANGE_PRIVATE, ()),
    "complete": (ops.V_COMPLETE, (Key("type", MISSION_TYPES, None), Key("discount", int, 0))),
    "replace-silver": (ops.V_REPLACE_SILVER, ()),
    "peek-missions": (ops.V_PEEK_MISSIONS, ()),
    "peek-stasis": (ops.V_PEEK_STASIS, (_N,)),
    "sink-stasis": (ops.V_SINK_STASIS, (_N,)),
    "pay": (ops.V_PAY, ()),
    "pay-or": (ops.V_PAY_OR, ()),
    "may": (ops.V_MAY, ()),
}

ALL_CARDS: Final = 99
"""How many cards `all = true` discards: more than anybody holds."""

PER_CREW: Final = 64
"""Added to the Energy of a `pay-or` whose price is meant for every crew member above two."""


class Book:
    """Every instruction of every card, and the programs that they make up."""

    def __init__(self) -> None:
        self.op: list[int] = []
        self.who: list[int] = []
        self.args: list[int] = []
        self.programs: list[list[int]] = []

    def program(self, effects: Any, refuse: Refuse) -> int:
        """The number of the program that a list of effects makes up."""
        if not isinstance(effects, list) or not effects:
            refuse("an effect list is empty or no list")
            effects = []
        steps = [self._step(effect, refuse) for effect in effects]
        self.programs.append([step for step in steps if step >= 0])
        return len(self.programs) - 1

    def _step(self, effect: Any, refuse: Refuse) -> int:
        verb = effect.get("do") if isinstance(effect, dict) else None
        if verb not in VERBS:
            refuse(f"there is no effect {verb!r}; the effects are {', '.join(VERBS)}")
            return -1
        op, keys = VERBS[str(verb)]
        rest = {name: value for name, value in effect.items() if name not in ("do", "who")}
        who = effect.get("who", "self")
        if who not in WHO:
            refuse(f"effect {verb!r}: who = {who!r} is none of {', '.join(WHO)}")
            who = "self"
        if verb == "pay":
            args = [*amounts(rest.pop("pay", {}), refuse), 0]
        elif verb == "pay-or":
            price = amounts(rest.pop("pay", {}), refuse)
            price[0] += PER_CREW if rest.pop("per", "") == "crew-above-2" else 0
            args = [*price, self.program(rest.pop("else", None), refuse)]
        elif verb == "may":
            args = [self.program(rest.pop("does", None), refuse), 0, 0, 0]
        else:
            if verb == "discard" and rest.pop("all", False):
                rest["n"] = ALL_CARDS
            args = [_value(str(verb), key, rest, refuse) for key in keys]
        if rest:
            refuse(f"effect {verb!r} has no {', '.join(rest)}")
        self.op.append(op)
        self.who.append(WHO.index(who))
        self.args += args + [0] * (4 - len(args))
        return len(self.op) - 1


def amounts(table: Any, refuse: Refuse) -> list[int]:
    """A price as Energy, Food and Titanium."""
    price = [0, 0, 0]
    if not isinstance(table, Mapping):
        refuse(f"{table!r} is no table of resources")
        return price
    for name, value in table.items():
        if name not in RESOURCES:
            refuse(f"there is no resource {name!r}")
        elif not isinstance(value, int) or value < 0:
            refuse(f"{name} = {value!r} is no number of resources")
        else:
            price[RESOURCES.index(name)] = value
    return price


def _value(verb: str, key: Key, rest: dict[str, Any], refuse: Refuse) -> int:
    if key.name not in rest:
        if key.default is None:
            refuse(f"effect {verb!r} needs {key.name!r}")
        return key.default or 0
    value = rest.pop(key.name)
    if key.values is list:
        if not isinstance(value, list) or any(deck not in DECKS for deck in value):
            refuse(f"effect {verb!r}: {key.name} = {value!r}; the decks are {', '.join(DECKS)}")
            return 0
        return sum(1 << DECKS.index(deck) for deck in value)
    if isinstance(key.values, type):
        if not isinstance(value, key.values) or not isinstance(value, int):
            refuse(f"effect {verb!r}: {key.name} = {value!r} is no {key.values.__name__}")
            return 0
        return int(value)
    if value not in key.values:
        refuse(f"effect {verb!r}: {key.name} = {value!r} is none of {', '.join(key.values)}")
        return 0
    return list(key.values).index(value)
