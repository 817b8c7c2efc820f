"""What happened in Lander, as sentences of the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from landtake.draw.words import capital, listed
from landtake.games.lander.data import PRINTED
from landtake.games.lander.show import names
from landtake.games.lander.state import Table
from landtake.games.lander.words import ORDERS

Name = Callable[[int], str]

ORDER_DONE: Final = {
    "upgrade": "Upgrades", "expand": "Expands", "acquire": "Acquires a crew member", "observe": "Observes, spending an Observation",
    "buy-training": "buys a Training card", "buy-item": "buys an Item card", "buy-action": "buys an Action card",
    "consolidate": "Consolidates: 3 cards for one of three new ones", "negotiate": "asks for a Negotiation",
    "prepare": "Prepares for Year End", "time-out": "runs out of time and loses an Observation", "convert": "converts matter",
    "move-item": "moves an Item", "discard-item": "discards an Item", "exchange-for-titanium": "exchanges a resource for Titanium",
    "reset-marker": "removes a used marker", "exchange": "exchanges resources",
}  # fmt: skip

SAVED_BY: Final = ("Noor’s ability", "a Medipack", "a miracle, for Stasis is empty")

SENTENCES: Final = {
    "governor": "{player} is the first Colony Governor.",
    "drew-tile": "{player} draws the sector {face}.",
    "laid-tile": "{laid}",
    "claimed": "{player} claims {sector}.",
    "lost": "{player} loses 1 {resource}.",
    "upgraded": "{player} Upgrades {sector} to Level {level}.",
    "razed": "{player} loses the top structure on {sector}.",
    "sector-taken": "{player} takes {sector} from {from}.",
    "swapped": "{player} and {other} swap sectors {mine} and {theirs}.",
    "relocated": "{player} moves the structures of sector {from} to sector {to}.",
    "retiled": "{player} exchanges the tile of sector {tile} for {face}.",
    "joined": "{crew} joins {player}.",
    "led": "{crew} leads the crew of {player}.",
    "returned": "{crew} of {player} returns to Stasis.",
    "died": "{crew} of {player} dies.",
    "saved": "{crew} of {player} is saved by {how}.",
    "top": "{crew} now lies on top of Stasis.",
    "attached": "{player} attaches {code} to {crew}.",
    "moved": "{player} moves {code} to {crew}.",
    "detached": "{code} comes off {crew} of {player}.",
    "gained": "{player} gains {amount} {resource}.",
    "paid": "{player} pays {price}.",
    "drew": "{player} draws {card}.",
    "discarded": "{player} discards {card}.",
    "stole": "{player} steals {resource} from {from}.",
    "stole-card": "{player} takes {card} from {from}.",
    "exchanged": "{player} exchanges {from} for {to}.",
    "played": "{player} plays {card}{side}{target}.",
    "cancelled": "{card} of {player} is blocked.",
    "redirected": "{player} turns {card} against {target}.",
    "resolved": "{card} takes effect for {player}.",
    "ability": "{player} uses the ability of {crew}.",
    "event": "{player} draws the Event {event}.",
    "option": "{player} chooses: {option}",
    "roster": "The {colour} Mission {mission} is open to all.",
    "private": "{player} gets a {colour} Private Mission{mission}.",
    "completed": "{player} completes {mission} for {stars}.",
    "accolade": "{player} takes the Accolade {accolade} with {value}.",
    "year": "Year {year} begins; {governor} is Colony Governor.",
    "collected": "{player} collects {price}.",
    "turn": "{player} has the turn.",
    "order": "{player} {order}.",
    "prepared": "{player} Prepares for Year End.",
    "requested": "{player} {mode} {type}.",
    "traded": "{player} and {partner} agree and trade.",
    "no-partner": "{player} finds nobody to trade with.",
    "broke-off": "{player}’s Negotiation has failed.",
    "protected": "{player} discards {item} for protection.",
    "boosted": "{crew} has {amount} {class} until year end.",
    "gave": "{player} gives {to} {what}.",
    "last-year": "{player} has reached the goal: this is the last year.",
    "end": "{winners} {win}.",
    "mark-reset": "{player} may use the ability of {crew} again.",
    "purged": "{player} ends a lasting effect.",
}


def sentence(s: Table, name: Name, event: str, args: dict[str, int]) -> str:
    """One event as a sentence; what the reader may not know is -1 and stays vague."""
    words: dict[str, Any] = {key: _word(name, event, key, value) for key, value in args.items()}
    if event in ("paid", "collected"):
        words["price"] = names.price(args["energy"], args["food"], args["titanium"])
    if "tile" in args:
        words["sector"] = names.sector(s, args["tile"])
    if event == "laid-tile":
        words["laid"] = _laid(name, args)
    if event == "drew" and args["card"] < 0:
        deck = names.DECK_NAMES[args["deck"]]
        words["card"] = f"{'an' if deck[0] in 'AI' else 'a'} {deck} card"
    if event == "option":
        words["option"] = PRINTED.events[args["event"]]["texts"][args["option"]]
    if event == "played":
        words["side"] = _side(args["card"], args["side"])
    if event == "end":
        words["win"] = "wins" if args["winners"].bit_count() == 1 else "win"
    return capital(SENTENCES[event].format(**words))


def _laid(name: Name, args: dict[str, int]) -> str:
    what = f"{names.face_name(args['face'])} as sector {args['tile'] + 1}"
    return f"{name(args['player'])} lays {what}." if args["player"] >= 0 else f"On the planet lies {what}."


def _side(card: int, side: int) -> str:
    words = PRINTED.cards[card].side_names if card >= 0 else []
    return f" ({words[side]})" if len(words) > 1 and 0 <= side < len(words) else ""


def _word(name: Name, event: str, key: str, value: int) -> Any:
    if key in ("player", "partner", "other", "governor") or (key == "from" and event in ("stole", "stole-card", "sector-taken")):
        return name(value) if value >= 0 else "nobody"
    if key == "to" and event == "gave":
        return name(value)
    if key == "target":
        aimed = name(value) if value >= 0 else ""
        return (f" against {aimed}" if aimed else "") if event == "played" else aimed
    if key == "resource" and event in ("gained", "lost"):
        return names.RESOURCE_NAMES[value]
    if key == "resource" or (event == "exchanged" and key in ("from", "to")):
        return f"1 {names.RESOURCE_NAMES[value]}" if value >= 0 else "a resource"
    if key == "mission":
        shown = names.MISSIONS[value] if value >= 0 else ""
        return (f", {shown}" if shown else "") if event == "private" else shown
    if key == "winners":
        return listed([name(seat) for seat in range(6) if value >> seat & 1])
    if key in ("tile", "mine", "theirs") or (event == "relocated" and key in ("from", "to")):
        return value + 1
    if key == "amount" and event == "gained":
        return value
    return _LISTS[key](value) if key in _LISTS else value


_LISTS: Final[dict[str, Callable[[int], str]]] = {
    "what": names.code_name,
    "card": lambda value: names.CARDS[value] if value >= 0 else "a card",
    "item": lambda value: names.CARDS[value],
    "crew": lambda value: names.CREW[value],
    "code": names.worn,
    "face": names.face_name,
    "event": lambda value: names.EVENTS[value],
    "accolade": lambda value: names.ACCOLADES[value],
    "colour": lambda value: ("Silver", "Gold")[value],
    "class": lambda value: names.CLASS_NAMES[value],
    "mode": lambda value: "offers" if value else "wants",
    "type": names.request,
    "order": lambda value: ORDER_DONE[ORDERS[value]],
    "amount": lambda value: f"+{value}" if value > 0 else f"−{-value}",
    "how": lambda value: SAVED_BY[value],
    "stars": names.stars,
}
"""Arguments that are numbers of a list."""
