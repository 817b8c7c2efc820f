"""Why something is not allowed in Landnám, said with the thing that stands in the way."""

from __future__ import annotations

from typing import Any, Final

from landtake.core.view import View
from landtake.draw.words import listed
from landtake.games.landnam.data import PRINTED, RESOURCES
from landtake.games.landnam.pieces import produces
from landtake.games.landnam.realm import Realm
from landtake.games.landnam.rules_harvest import ageing_faces
from landtake.games.landnam.rules_trade import rate
from landtake.games.landnam.state import NOWHERE, Table
from landtake.games.landnam.tables import CORNER_NAMES, FACE_NAMES
from landtake.games.landnam.text_words import TITLES, amounts, corner_named, hex_called, house_called, table, unit_called

TEMPLATES: Final = {
    "1b": "{hex} is not on this board.",
    "3b": "That is not what is asked now: {asked}.",
    "4e": "{hex} gave nobody any card in this harvest, so it does not age.",
    "4f": "{hex} does not come first: {first} has to be aged.",
    "5.1a": "{blocking}",
    "5.1b": "You have sued the unit on {hex} in this Althing already.",
    "5.1c": "You have no {suit_resource} to open a suit over {hex} with.",
    "5.2c": "{player} cannot be asked to take the side over now.",
    "5.2d": "{player} is involved in this suit already.",
    "6.1a": "The unit has no step left.",
    "6.1b": "You have no unit on {hex}.",
    "6.1c": "The stock has no {resource}.",
    "6.1d": "Your own unit stands on {hex}.",
    "6.2a": "A ship cannot go from {mover} to {hex}; it goes to sea hexes next to it.",
    "6.2b": "The outer sea is only next to the rim, and {hex} is not to be reached from {mover} that way.",
    "6.2c": "Your first landing goes to a free hex, not a corner, of an edge that nobody has landed on; {hex} is not one.",
    "6.3a": "A settler cannot go from {mover} to {hex}; it goes to land next to it.",
    "6.3b": "{hex} is a mountain, and neither a mountain to come from nor a settlement beside it opens it.",
    "6.4a": "{unit} stands on {hex}, and no red token of yours lies beside it.",
    "6.4b": "The displaced unit cannot flee to {hex}.",
    "8a": "You have {held} {paid} and need {rate} for one {got}{out}.",
    "8c": "An offer is made to another player who has cards, gives something and wants something; so far it gives {gives} for {wants}.",
    "8e": "{offers}",
    "9.1a": "You cannot pay for it: it costs {cost}, and you have {hand}.",
    "9.1b": "All building is simultaneous, and {busy} has already been part of it in this turn.",
    "9.1c": "You have no piece left for a {build}.",
    "9.1d": "The unit on {hex} is an outlaw and cannot build a farm.",
    "9.2a": "There is no settlement of yours at {corner} that can build another unit in this turn.",
    "9.2b": "{where}",
    "9.3b": "{Corner} touches no known land that is not a mountain.",
    "9.3c": "{Corner} is too close to {neighbour}.",
    "9.4a": "No harbour can be built {there}: it needs sea without a marker beside known land that is no mountain.",
    "9.4b": "No {kind} harbour marker is left.",
    "9.4d": "{hex} has no number that could be aged.",
    "11a": "{card} is a {phase} card.",
    "11b": "{card} could do nothing now.",
}

_ASKS: Final = {
    "sow": "whether to roll again",
    "harvest": "whether a Harvest card is played",
    "age": "the hex that is aged",
    "opener": "who brings suits first",
    "althing": "whether an Althing card is played",
    "sue": "whom to sue",
    "opening": "with how many cards the suit opens",
    "raise": "whether the side raises",
    "take-over": "whether to take the side over",
    "unit": "what moves",
    "swap": "the resource for the fate card",
    "step": "where the unit goes",
    "explore": "whether an Exploration card is played before the dice",
    "flee": "where the unit flees to",
    "trade": "what is traded",
    "draft": "what the offer is",
    "answer": "whether the offer is accepted",
    "counter": "what the offer back is",
    "reply": "whether the offer back is taken",
    "build": "what is built",
    "site": "where it is placed",
    "beside": "where the harbour is placed",
}


def sentence(realm: Realm, view: View, action: dict[str, Any], rule: str) -> str:
    """The refusal in words; empty if the rule itself says it best."""
    s = table(view)
    seat = view.seat if view.seat is not None else s.active
    if rule == "3d":
        return _not_held(s, seat, action)
    template = TEMPLATES.get(rule)
    if template is None:
        return ""
    said = template.format_map(_Words(realm, s, seat, view.kind, action))
    return said[:1].upper() + said[1:]


def _not_held(s: Table, seat: int, action: dict[str, Any]) -> str:
    name = action.get("play") or action.get("swap") or action.get("with")
    if name:
        return f"You do not hold {TITLES[name]}."
    if "sparing" in action:
        return "You do not hold Thralls."
    return f"You have only {amounts(s.hands[seat * 4 : seat * 4 + 4])}."


class _Words(dict[str, str]):
    """The words of a refusal, each worked out only when its sentence needs it."""

    def __init__(self, realm: Realm, s: Table, seat: int, kind: str, action: dict[str, Any]) -> None:
        super().__init__()
        self.realm = realm
        self.s = s
        self.seat = seat
        self.kind = kind
        self.action = action
        self.face = FACE_NAMES.index(action["hex"]) if "hex" in action else NOWHERE
        self.at = CORNER_NAMES.index(action["corner"]) if "corner" in action else NOWHERE

    def __missing__(self, word: str) -> str:
        said: str = getattr(self, f"_{word}")()
        return said

    def _asked(self) -> str:
        return _ASKS.get(self.kind, "something else")

    def _hex(self) -> str:
        return hex_called(self.s, self.face)

    def _first(self) -> str:
        return listed([FACE_NAMES[face] for face in ageing_faces(self.s)])

    def _blocking(self) -> str:
        on_board = 0 <= self.face < self.realm.faces
        unit = self.s.unit[self.face] if on_board else 0
        if not unit or not self.s.marker[self.face]:
            return f"there is no unit on a marker at {self._hex()} to sue."
        if (unit - 1) // 2 == self.seat:
            return f"the unit on {self._hex()} is your own."
        return f"you have no settlement at {self._hex()}."

    def _suit_resource(self) -> str:
        return RESOURCES[produces(self.s, self.face)]

    def _player(self) -> str:
        return str(self.action["player"]).capitalize()

    def _resource(self) -> str:
        return str(self.action.get("resource", "card"))

    def _mover(self) -> str:
        return hex_called(self.s, self.s.mover)

    def _unit(self) -> str:
        return unit_called(self.s.unit[self.face])

    def _paid(self) -> str:
        return str(self.action["pay"])

    def _got(self) -> str:
        return str(self.action["for"])

    def _held(self) -> str:
        return str(self.s.hands[self.seat * 4 + RESOURCES.index(self.action["pay"])])

    def _rate(self) -> str:
        return str(rate(self.realm, self.s, self.seat, RESOURCES.index(self.action["pay"])))

    def _out(self) -> str:
        return "" if self.s.stocked >> RESOURCES.index(self.action["for"]) & 1 else ", of which the stock has none"

    def _gives(self) -> str:
        return amounts((self.s.answer if self.kind == "counter" else self.s.terms)[:4])

    def _wants(self) -> str:
        return amounts((self.s.answer if self.kind == "counter" else self.s.terms)[4:])

    def _offers(self) -> str:
        if self.kind == "draft":
            return "you have made this offer already in this turn."
        return "you have begun three offers in this turn." if self.s.offers >= 3 else "nobody else has a card to trade."

    def _build(self) -> str:
        return str(self.action.get("build", "building"))

    def _cost(self) -> str:
        if "hex" in self.action:
            return f"1 {RESOURCES[self.s.terrain[self.face] - 3]}"
        if self.action["build"] == "harbour":
            return f"{PRINTED.harbour_cost} {self.action['kind']}"
        return amounts(PRINTED.costs[("ship", "settler", "farm", "town").index(self.action["build"])])

    def _hand(self) -> str:
        return amounts(self.s.hands[self.seat * 4 : self.seat * 4 + 4])

    def _busy(self) -> str:
        return hex_called(self.s, self.face) if self.face != NOWHERE else corner_named(self.action["corner"])

    def _corner(self) -> str:
        return corner_named(self.action["corner"])

    def _Corner(self) -> str:
        return self._corner()

    def _neighbour(self) -> str:
        close = self.realm.close[self.at]
        for corner in (self.at, *close[::3]):
            if self.s.house[corner]:
                return house_called(self.s.house[corner])
        return "a settlement"

    def _where(self) -> str:
        if self.face != NOWHERE:
            return f"{self._hex()} is no known empty hex for a new {'ship' if self.s.item == 0 else 'settler'}."
        return f"there is no settlement of yours with a free hex for a new {self._build()}."

    def _there(self) -> str:
        return f"on {self._hex()}" if self.face != NOWHERE else "now"

    def _kind(self) -> str:
        return str(self.action["kind"])

    def _card(self) -> str:
        return TITLES[self.action["play"]]

    def _phase(self) -> str:
        phase = next(card.phase for card in PRINTED.cards if card.id == self.action["play"])
        return phase.capitalize()
