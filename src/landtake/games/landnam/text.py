"""Landnám in words: prompts, options, log lines, and which elements an option touches."""

from __future__ import annotations

from typing import Any, Final

from landtake.core.rule import Rule
from landtake.core.state import CHANCE
from landtake.core.view import View
from landtake.draw.choosers import Chooser
from landtake.draw.orders import Standing
from landtake.draw.presentation import Count, Panel, Presentation
from landtake.draw.words import capital, listed
from landtake.games.landnam import board, text_elements, text_events, text_lines, text_page, text_refusals
from landtake.games.landnam.data import ITEMS, RESOURCES
from landtake.games.landnam.rules import Landnam, points
from landtake.games.landnam.rules_trade import rate
from landtake.games.landnam.state import NOWHERE, Table
from landtake.games.landnam.tables import FACE_NAMES
from landtake.games.landnam.text_words import (
    BUILDINGS,
    SEATS,
    TITLES,
    amounts,
    cards,
    corner_named,
    hex_called,
    hex_named,
    table,
    unit_called,
)

_REASONS: Final = {
    "points": "Somebody had twelve points at the end of a turn.",
    "turns": "Nobody reached twelve points within the turn limit.",
}

# What is asked: said to the player who is asked, and about them.
PROMPTS: Final = {
    "first": ("Lots are drawn for the first turn.", ""),
    "deal": ("Everyone draws an Exploration card.", ""),
    "roll": ("The harvest dice are rolled.", ""),
    "green": ("The green die says what is found at {exploring}.", ""),
    "red": ("The red die says which number {exploring} gets.", ""),
    "fate": ("A fate card is drawn.", ""),
    "sow": ("You rolled {sum}. Play Second Sowing to roll again?", "may roll the harvest dice again."),
    "harvest": ("Play a Harvest card before a hex is aged?", "may play a Harvest card."),
    "age": ("Choose the hex that is aged.", "chooses the hex that is aged."),
    "opener": ("The Althing is held. Who brings suits first?", "decides who brings suits first."),
    "althing": ("{moment} Play an Althing card?", "may play an Althing card."),
    "sue": ("Whom do you bring to court?", "may bring a suit."),
    "opening": ("You sue {unit} on {suit}. With how many cards do you open?", "opens a suit against {unit}."),
    "raise": (
        "The suit over {suit} stands at {mine} to {theirs}: raise above {theirs}, or give up?",
        "may raise in the suit over {suit}.",
    ),
    "take-over": (
        "{holder} offers you a side of the suit over {suit}, at {mine} to {theirs}. Take it over?",
        "is asked to take over a side.",
    ),
    "unit": ("Move a ship or a settler, trade a fate card for a resource, or stay.", "is moving."),
    "swap": ("Which resource do you take for the fate card?", "takes a resource for a fate card."),
    "step": ("{steps} for {mover}: where to?", "moves {mover}."),
    "explore": ("You are about to discover {exploring}. Play an Exploration card, or roll?", "is about to discover {exploring}."),
    "flee": ("Your {fleeing} is displaced from {from}. Where does it flee to?", "flees from {from}."),
    "trade": ("Trade with the stock or with the others, then build.", "is trading."),
    "draft": ("You offer {gives} for {wants}. Add cards, or make the offer.", "is drafting an offer."),
    "answer": ("{active} offers {gives} for {wants}. Accept, decline, or make an offer back?", "is asked to give {wants} for {gives}."),
    "counter": ("You offer back {back_gives} for {back_wants}. Add cards, or make the offer.", "is drafting an offer back."),
    "reply": (
        "{partner} offers back {back_gives} for {back_wants}. Do you take it?",
        "is offered {back_gives} for {back_wants} by {partner}.",
    ),
    "build": ("Build, age a hex, or end your turn.", "is building."),
    "site": ("Where does the {item} go?", "places a {item}."),
    "beside": ("On which hex beside the ship is the harbour built?", "places a harbour."),
}

_MOMENTS: Final = (
    "",
    "The Althing begins.",
    "There is a new bid in the suit over {suit}.",
    "The suit over {suit} is about to be decided.",
    "Between two suits.",
)


def _words(s: Table) -> dict[str, Any]:
    """Everything that a prompt may have to name."""
    suit = hex_called(s, s.suit_at) if s.suit_at != NOWHERE else "the hex"
    accused = s.unit[s.suit_at] if s.suit_at != NOWHERE else 0
    ship = s.mover != NOWHERE and (s.mover >= len(s.unit) or (s.unit[s.mover] - 1) % 2 == 1)
    return {
        "sum": s.die_a + s.die_b,
        "exploring": FACE_NAMES[s.exploring],
        "suit": suit,
        "unit": unit_called(accused) if accused else "the unit",
        "mine": s.bids[s.raising],
        "theirs": s.bids[1 - s.raising],
        "holder": SEATS[s.holders[s.raising]],
        "moment": _MOMENTS[s.window].format(suit=suit),
        "steps": "1 step" if s.steps == 1 else f"{s.steps or 'No'} steps",
        "mover": f"the {'ship' if ship else 'horse'} on {hex_called(s, s.mover)}" if s.mover != NOWHERE else "a unit",
        "fleeing": unit_called(s.fleeing).split()[-1] if s.fleeing else "unit",
        "from": hex_called(s, s.mover) if s.mover != NOWHERE else "",
        "active": SEATS[s.active],
        "partner": SEATS[s.partner],
        "gives": amounts(s.terms[:4]),
        "wants": amounts(s.terms[4:]),
        "back_gives": amounts(s.answer[:4]),
        "back_wants": amounts(s.answer[4:]),
        "item": BUILDINGS[s.item] if s.item != NOWHERE else "building",
    }


_SAYINGS: Final = {
    "roll": "Roll the dice",
    "stop": "Stop here",
    "stay": "Move nothing",
    "end trade": "Go on to building",
    "end turn": "End the turn",
    "accept": "Accept",
    "decline": "Decline",
    "counter": "Make an offer back",
    "announce to all": "Make the offer to all",
}
_PASSES: Final = {"sue": "Bring no more suits", "raise": "Add nothing", "sow": "Keep the roll"}
_HEX: Final = {
    "unit": "Move the unit on {}",
    "step": "Go to {}",
    "flee": "Flee to {}",
    "age": "Age {}",
    "sue": "Sue {unit} on {}",
    "build": "Age {}",
    "site": "Build it at {}",
    "beside": "Build the harbour on {}",
}
_PLAYER: Final = {
    "opener": "{} begins",
    "raise": "Offer your side to {}",
    "draft": "Make the offer to {}",
    "counter": "Make the offer to {}",
    "first": "{} takes the first turn",
}


class LandnamText(Presentation):
    """Landnám's words and pictures."""

    def seat(self, seat: int) -> str:
        return SEATS[seat]

    def mark(self, seat: int) -> str:
        return board.player_mark(seat)

    def status(self, view: View) -> str:
        return text_page.status(self._realm(), table(view))

    def chooser(self, view: View) -> Chooser | None:
        return text_page.chooser(self._realm(), view, table(view))

    def orders(self) -> tuple[Standing, ...]:
        return text_page.ORDERS

    def prompt(self, view: View) -> str:
        s = table(view)
        if view.result:
            winners = [SEATS[seat] for seat in view.result.winners]
            return f"{listed(winners)} {'has' if len(winners) == 1 else 'have'} won. {self.reason(view.result.reason)}"
        mine, theirs = PROMPTS[view.kind]
        if s.seat == CHANCE or s.seat == view.seat:
            return capital(mine.format(**_words(s)))
        return f"{SEATS[s.seat]} {theirs.format(**_words(s))}"

    def option(self, view: View, action: int) -> str:
        s = table(view)
        match self.game.actions()[action]:
            case {"do": "pass"}:
                return _PASSES.get(view.kind, "Play no card")
            case {"do": "withdraw"}:
                return "Decline after all" if view.kind == "counter" else "Make no offer"
            case {"do": saying}:
                return _SAYINGS[saying]
            case {"player": name}:
                return _PLAYER.get(view.kind, "{}").format(name.capitalize())
            case {"corner": corner, "hex": name}:
                return self._site(s, corner, name)
            case {"corner": corner}:
                return f"Expand the farm at {corner_named(corner)}"
            case {"hex": name}:
                return self._hex(view, s, name)
            case {"build": item, **how}:
                return _build(item, how)
            case {"play": name, **choice}:
                named = "".join(f": {value}" for value in choice.values())
                return f"Play {TITLES[name]}{named}"
            case {"swap": name}:
                return f"Trade {TITLES[name]} for a resource"
            case {"pay": paid, "for": got}:
                count = rate(self._realm(), s, s.active, RESOURCES.index(paid))
                return f"Trade {count} {paid} for 1 {got} with the stock"
            case {"give": name}:
                return f"Offer 1 {name}" if view.kind == "trade" else f"Give 1 {name} more"
            case {"want": name}:
                return f"Ask for 1 {name} more"
            case {"cards": count}:
                return f"Play {cards(count)}"
            case {"resource": name}:
                return f"Take 1 {name}"
            case {"draw": name}:
                return f"Draw {TITLES[name]}"
            case {"dice": [a, b]}:
                return f"Roll {a} and {b}"
        return super().option(view, action)

    def _site(self, s: Table, corner: str, name: str) -> str:
        if s.item == ITEMS.index("farm"):
            return f"The unit on {hex_named(s, name)} settles at {corner_named(corner)}"
        return f"Put it on {hex_named(s, name)}, built by the settlement at {corner_named(corner)}"

    def _hex(self, view: View, s: Table, name: str) -> str:
        face = FACE_NAMES.index(name)
        if view.kind == "unit" and name == "outer":
            return "Move a ship from the outer sea"
        if view.kind == "step" and name != "outer" and s.terrain[face] == 0:
            return f"Discover {name}"
        there = s.unit[face] if name != "outer" else 0
        words = _HEX.get(view.kind, "{}").format(hex_named(s, name), unit=unit_called(there) if there else "the unit")
        chased = view.kind == "step" and there
        return f"{words} and displace {unit_called(there)}" if chased else words

    def targets(self, view: View, action: int) -> tuple[str, ...]:
        return text_elements.targets(table(view), view.kind, self.game.actions()[action])

    def event(self, view: View, name: str, args: dict[str, int]) -> str:
        return text_events.sentence(table(view), name, args)

    def reason(self, reason: str) -> str:
        return _REASONS[reason]

    def refusal(self, view: View, action: int, rule: Rule) -> str:
        assert isinstance(self.game, Landnam)
        said = text_refusals.sentence(self.game.realm, view, self.game.actions()[action], rule.id)
        return said or rule.sentence

    def panel(self, view: View, seat: int) -> Panel:
        s = table(view)
        tokens = s.black[seat] + s.red_won[seat] + s.white[seat]
        counts = (
            Count("landnam-house", "house pieces on the board", s.houses[seat]),
            Count("landnam-token", "tokens from the Althing", tokens),
            Count("landnam-cards", "resource cards in hand", s.sizes[seat]),
            Count("landnam-fate", "fate cards in hand", s.fate_sizes[seat]),
            Count("landnam-ship", "ships on the board", s.ships[seat]),
            Count("landnam-horse", "settlers on the board", s.horses[seat]),
        )
        score = points(s, seat)
        return Panel(score, "point" if score == 1 else "points", counts)

    def element(self, view: View, element: str) -> str:
        assert isinstance(self.game, Landnam)
        return text_elements.says(self.game.realm, table(view), element)

    def board(self, view: View) -> str:
        return board.draw(self._realm(), view, lambda element: self.element(view, element), wide=False)

    def wide_board(self, view: View) -> str:
        return board.draw(self._realm(), view, lambda element: self.element(view, element), wide=True)

    def hand(self, view: View) -> str:
        return board.hand(view, lambda element: self.element(view, element))

    def _realm(self) -> Any:
        assert isinstance(self.game, Landnam)
        return self.game.realm

    def lines(self, view: View) -> list[str]:
        return text_lines.lines(self._realm(), view)


def _build(item: str, how: dict[Any, Any]) -> str:
    thing = f"{how['kind']} harbour" if item == "harbour" else item
    helped = []
    if "with" in how:
        helped.append(TITLES[how["with"]])
    if "sparing" in how:
        helped.append(f"Thralls, sparing 1 {how['sparing']}")
    verb = "Expand a farm to a" if item == "town" else "Build a"
    return f"{verb} {thing}" + (f" with {listed(helped)}" if helped else "")
