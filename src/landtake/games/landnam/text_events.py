"""Landnám's log: what happened, each as one sentence."""

from __future__ import annotations

from typing import Any, Final

from landtake.games.landnam.data import RESOURCES, TERRAINS
from landtake.games.landnam.state import Table
from landtake.games.landnam.tables import EFFECT, EXTRA, FACE_NAMES, GIFT, NUMBER, TAKE, TERRAIN
from landtake.games.landnam.text_words import BUILDINGS, SEATS, UNITS, amounts, card_called, cards, corner_called, hex_called, unit_called

SENTENCES: Final = {
    "first": "{player} takes the first turn.",
    "dealt": "{player} keeps {card} from the start.",
    "turn": "Turn {turn}: {player}.",
    "rolled": "{player} rolls {a} and {b}: {sum}.",
    "harvested": "{player} receives {count} {resource}.",
    "famine": "Famine: there is too little {resource}, and nobody receives anything.",
    "returned": "{player} returns {count} {resource}.",
    "aged": "{hex} ages from {was} to {is}.",
    "played": "{player} plays {card}{choice}.",
    "drew": "{player} receives {card}.",
    "reshuffled": "The {count} discarded fate cards are shuffled.",
    "removed": "{unit} is removed from {hex}.",
    "red-point": "{player} scores a red token.",
    "sued": "{player} sues {owner}'s unit on {hex}.",
    "bid": "{player} plays {cards}; that side has {total}.",
    "offered-side": "{player} offers the side to {to}.",
    "took-side": "{player} takes the side over.",
    "left-side": "{player} does not take the side over.",
    "gave-up": "{player}'s side gives up.",
    "won-suit": "{player} wins the suit and a white token.",
    "outlawed": "{unit} on {hex} is outlawed by {player}'s suit.",
    "suit-void": "The suit over {hex} is void.",
    "black": "{player} could have been sued often and was not: a black token.",
    "moved": "{player} moves a {sort} from {from} to {to}.",
    "explores": "{player} explores {hex}.",
    "green": "Green die {die}, plus {modifier}: {terrain}.",
    "red": "Red die {die}: number {number}.",
    "discovered": "{player} discovers {terrain}{numbered} at {hex}.",
    "reward": "{player} receives 1 {resource}.",
    "displaced": "{unit} is displaced from {hex}.",
    "fled": "{unit} flees from {from} to {to}.",
    "token-lost": "{player}'s red token at {hex} is lost.",
    "swapped": "{player} trades {card} for a resource.",
    "banked": "{player} trades {count} {paid} for 1 {got} with the stock.",
    "offered": "{player} offers {whom} {gives} for {wants}.",
    "traded": "{player} and {partner} trade.",
    "declined": "{player} declines.",
    "countered": "{player} offers back {gives} for {wants}.",
    "withdrew": "{player} makes no offer.",
    "gift": "{player} gives {to} 1 {resource}.",
    "built": "{player} builds a {item}{place}.",
    "harbour": "{player} builds a {kind} harbour on {hex}.",
    "end": "The game is over: {reason}.",
}


def _choice(card: int, choice: int) -> str:
    """What was named with a card."""
    effect = EFFECT[card]
    if effect in (TAKE, EXTRA, GIFT):
        return f" ({RESOURCES[choice]})"
    if effect == TERRAIN:
        return f" ({TERRAINS[choice]})"
    return f" ({choice})" if effect == NUMBER else ""


def sentence(s: Table, name: str, args: dict[str, int]) -> str:
    """An event as one sentence."""
    words: dict[str, Any] = dict(args)
    for key, value in args.items():
        if key in ("player", "owner", "partner") or (key == "to" and name in ("offered-side", "gift")):
            words[key] = SEATS[value]
        elif key in ("resource", "paid", "got", "kind"):
            words[key] = RESOURCES[value]
        elif key in ("hex", "from", "to") and value >= 0:
            words[key] = FACE_NAMES[value] if name in ("explores", "discovered") else hex_called(s, value)
        elif key == "unit":
            words[key] = unit_called(value)
        elif key == "card":
            words[key] = card_called(value)
        elif key == "sort":
            words[key] = UNITS[value]
        elif key == "terrain":
            words[key] = TERRAINS[value]
        elif key == "item":
            words[key] = BUILDINGS[value]
        elif key == "cards":
            words[key] = cards(value)
    if name == "rolled":
        words["sum"] = args["a"] + args["b"]
    elif name == "played":
        words["choice"] = _choice(args["card"], args["choice"])
    elif name == "discovered":
        words["numbered"] = f" {args['number']}" if args["number"] else ""
    elif name in ("offered", "countered"):
        counts = list(args.values())[-8:]
        words["gives"], words["wants"] = amounts(counts[:4]), amounts(counts[4:])
        words["whom"] = SEATS[args["to"]] if args.get("to", -1) >= 0 else "everyone"
    elif name == "built":
        words["place"] = (
            f" at {corner_called(args['corner'])}" if args["hex"] < 0 or args["item"] == 2 else f" on {hex_called(s, args['hex'])}"
        )
    elif name == "end":
        words["reason"] = ("twelve points were reached", "the turn limit was reached")[args["reason"]]
    return SENTENCES[name].format(**words)
