"""What Lander asks a player to do, said with the cards, numbers and prices that it is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from landtake.draw.words import capital, listed
from landtake.games.lander import ops
from landtake.games.lander.data import PRINTED
from landtake.games.lander.ops import WIDTH
from landtake.games.lander.rules_hand import due
from landtake.games.lander.rules_negotiation import amount
from landtake.games.lander.rules_orders import FURTHER, ONE_FREE
from landtake.games.lander.rules_roster import front_of
from landtake.games.lander.show import names
from landtake.games.lander.state import MEMBERS, Table
from landtake.games.lander.tables import EVENT_PROGRAMS, INSTR_ARGS, INSTR_OP, PROGRAMS
from landtake.games.lander.text_needs import price_words
from landtake.games.lander.words import REQUESTS

Name = Callable[[int], str]

ARGS: Final = 4
"""Arguments of an instruction."""

PROMPTS: Final = {
    "first-claim": "Claim one of the unoccupied sectors round the crash site.",
    "leader": "Choose which of your two crew members leads.",
    "colour": "Name the colour of the Mission that is drawn: Silver is worth 1 or 2 stars, Gold 3 or 4.",
    "order": "{order}",
    "convert": "Matter Conversion: choose which 2 resources become 1 of another type.",
    "exchange": "Exchange a resource for one of another type, or stop.",
    "upgrade": "Choose one of your sectors to Upgrade by one structure.",
    "keep-sector": "Choose which of the drawn sectors to keep; the other goes back.",
    "place-sector": "Place {face} at one of the outlined places.",
    "claim": "Claim one of the unoccupied sectors that are closest to yours.",
    "newcomer": "{newcomer} comes out of Stasis: a member of your crew, or its Leader?",
    "return": "Your crew is full: choose who returns to Stasis for the newcomer.",
    "promote": "Your Leader is gone: choose who leads now.",
    "training-side": "Choose which side of the Training counts; it stays so.",
    "attach-where": "Choose the place where {attached} is attached.",
    "move-item": "Choose the Item to move.",
    "discard-item": "Choose the Item to discard.",
    "gain": "Choose a resource to gain{more}.",
    "lose-resource": "Choose a resource to give up{more}.",
    "discard": "Choose a card to discard{more}.",
    "drop-drawn": "You keep {keep} of these cards: choose one to discard.",
    "deck": "Name a deck to draw from{more}.",
    "ability": "Choose whose ability is used.",
    "action-side": "{card}: choose which of its two effects you play.",
    "target": "{card}: name the player at whom it aims.",
    "respond": "{played}. Do you respond?",
    "anytime": "Do you play an Anytime card before the game goes on?",
    "event-option": "{event}: choose which option happens.",
    "pay-or": "{event}: pay {due}, or suffer what it says?",
    "may": "{may}",
    "victim": "Choose who of {whose} crew is killed.",
    "shelve": "Choose who of your crew returns to Stasis.",
    "revive": "Choose who comes back from the Morgue.",
    "lead": "Choose who changes places with your Leader.",
    "unlearn": "Choose a Training to take back into your hand.",
    "raze": "Choose the sector that loses its top structure.",
    "take-sector": "Choose the sector that you take over.",
    "swap-own": "Choose the sector of yours that you give in the swap.",
    "swap-other": "Choose the sector that you want in the swap.",
    "move-from": "Choose the sector whose structures move.",
    "move-to": "Choose the unoccupied sector where the structures go.",
    "retile": "Choose the sector whose tile is exchanged.",
    "force-field": "{threat}{harm}. Discard a Force Field to prevent it?",
    "mobile-storage": "{threat}{harm}. Discard a Mobile Storage to prevent it?",
    "medipack": "{victim} is about to die. Discard the Medipack to save them?",
    "pick-player": "Choose the player whom it concerns.",
    "pick-players": "Choose an opponent whom it concerns, up to three.",
    "boost": "Choose the crew member of {whose} crew whose levels change.",
    "class": "Choose the class that changes.",
    "replace-mission": "Choose the Public Mission that goes under its deck.",
    "private-mission": "Choose one of your Private Missions.",
    "reorder": "You see the next two Missions, {next_two}: put the second on top?",
    "stack": "Choose who lies {level} Stasis.",
    "fetch": "Choose a card from the discard piles.",
    "look": "Choose one of the cards that you see.",
    "give-back": "Choose a card of yours to give back.",
    "take-item": "Choose the Item that you take from {whose} crew.",
    "attach-drawn": "Attach what you were given now, or keep it in hand.",
    "attach-one": "Attach a card from your hand, or pass.",
    "sell": "Discard a card for resources, or stop.",
    "give": "Choose what you give.",
    "purge": "Choose which lasting card or effect ends.",
    "discount": "This Mission costs you less: choose the resource that you need not pay.",
    "complete": "Choose the Mission to complete.",
    "salvage": "Save an Item of the dead, or stop.",
    "best-sector": "Two of your sectors yield equally much: choose the one that yields nothing this year.",
    "reset-marker": "Choose whose used marker is removed.",
    "setup-order": "Before Year 1 you may Upgrade a sector or Acquire a crew member at its price, or pass.",
    "request": "Say what type of card or resource you want or offer.",
    "willing": "{player} {mode} {type}. Are you willing to trade?",
    "partner": "Choose whom you trade with.",
    "collateral": "Set aside one card or resource as collateral; if you two do not agree, each gets the other’s.",
    "lay": "Show a card or resource of the type that was named: {type}.",
    "offer": "Put together what you give and what you ask for, 2 to 5 in all{so_far}; then propose it.",
    "answer": "You are offered {gives} for {wants}. {acceptable}",
}

HARMS: Final = {
    ops.K_RAZE: "one of your sectors is about to lose its top structure",
    ops.K_TAKE: "one of your sectors is about to be taken from you",
    ops.K_SWAP_OTHER: "one of your sectors is about to be swapped for another",
    ops.K_RETILE: "the tile of one of your sectors is about to be exchanged",
    ops.P_SPILL: "you are about to lose resources at random",
    ops.K_LOSE: "you are about to give up resources",
    ops.K_DISCARD: "you are about to discard cards",
    ops.P_STEAL: "your hand is about to be stolen from",
    ops.K_GIVE: "you are about to give somebody something of your hand",
    ops.P_HAND_OVER: "somebody is about to look through your cards and take or discard one",
}
"""What an Item can protect from, by the frame that comes next."""


DOING: Final = {
    "first-claim": "claims a sector", "leader": "chooses a Leader", "colour": "names the colour of a Mission", "order": "gives orders",
    "convert": "converts resources", "exchange": "exchanges resources", "upgrade": "chooses a sector to Upgrade",
    "keep-sector": "chooses a sector to keep", "place-sector": "places a sector", "claim": "claims a sector",
    "newcomer": "takes in a crew member", "return": "chooses who returns to Stasis", "promote": "promotes a new Leader",
    "training-side": "chooses a side of a Training", "attach-where": "attaches a card", "move-item": "moves an Item",
    "discard-item": "discards an Item", "gain": "chooses a resource to gain", "lose-resource": "gives up resources",
    "discard": "discards cards", "drop-drawn": "chooses which drawn card to keep", "deck": "names a deck", "ability": "chooses an ability",
    "action-side": "plays {card}", "target": "names the target of {card}", "respond": "is asked whether to respond to {card}",
    "anytime": "is asked for Anytime cards", "event-option": "chooses what {event} does", "pay-or": "decides whether to pay for {event}",
    "may": "decides whether to use an effect", "victim": "chooses who is killed", "shelve": "chooses who returns to Stasis",
    "revive": "brings somebody back from the Morgue", "lead": "chooses a new Leader", "unlearn": "takes back a Training",
    "raze": "chooses a structure to remove", "take-sector": "chooses a sector to take", "swap-own": "chooses a sector for the swap",
    "swap-other": "chooses a sector for the swap", "move-from": "chooses which structures move", "move-to": "chooses where structures go",
    "retile": "chooses a tile to exchange", "force-field": "is asked about a Force Field",
    "mobile-storage": "is asked about a Mobile Storage", "medipack": "is asked about a Medipack",
    "pick-player": "chooses a player", "pick-players": "chooses opponents",
    "boost": "chooses a crew member", "class": "chooses a class", "replace-mission": "chooses a Mission to replace",
    "private-mission": "chooses a Private Mission", "reorder": "looks at Missions", "stack": "puts Stasis in order",
    "fetch": "takes a card from the discard piles", "look": "chooses among cards", "give-back": "gives a card back",
    "take-item": "chooses an Item to take", "attach-drawn": "may attach what was drawn", "attach-one": "may attach a card",
    "sell": "sells cards", "give": "chooses what to give", "purge": "chooses which lasting effect ends", "discount": "pays for a Mission",
    "complete": "completes a Mission", "salvage": "saves Items of the dead", "best-sector": "chooses the sector that yields nothing",
    "reset-marker": "removes a used marker", "setup-order": "may give an order before Year 1", "request": "says what to trade",
    "willing": "is asked to trade with {player}", "partner": "chooses a trading partner", "collateral": "sets aside a collateral",
    "lay": "shows what was named", "offer": "puts together an offer", "answer": "thinks about an offer",
}  # fmt: skip
"""What a player is doing who is asked, said to the others."""


def doing(s: Table, kind: str, name: Name) -> str:
    """What the player who is asked is doing, for those who wait."""
    return f"{name(s.seat)} {DOING[kind].format_map(_Words(s, name))}."


def asked(s: Table, kind: str, name: Name) -> str:
    """What is asked now, said to whom it is asked."""
    return capital(PROMPTS[kind].format_map(_Words(s, name)))


class _Words(dict[str, str]):
    """The words of a question, each worked out only when it is needed."""

    def __init__(self, s: Table, name: Name) -> None:
        super().__init__()
        self.s = s
        self.name = name
        self.frame = s.stack[-WIDTH:]

    def __missing__(self, word: str) -> str:
        said: str = getattr(self, f"_{word}")()
        return said

    def _order(self) -> str:
        if self.frame[4] == FURTHER:
            more = f", then {self.s.orders_left} more" if self.s.orders_left else ""
            return f"give another Official Order{more}."
        if self.frame[4] == ONE_FREE:
            return "Fast Reflexes: give one Free Order."
        return "give any Free Orders, then one Official Order: an order, Action, Mission or ability."

    def _more(self) -> str:
        left = self.frame[4]
        return f" ({left} to go)" if 1 < left < 20 else ""

    def _keep(self) -> str:
        return str(self.frame[4])

    def _face(self) -> str:
        return f"the sector {names.face_name(self.s.faces[0])}" if self.s.faces else "the drawn sector"

    def _newcomer(self) -> str:
        return names.CREW[self.s.front[0]] if self.s.front and self.s.front[0] >= 0 else "the next crew member"

    def _attached(self) -> str:
        return names.worn(self.frame[4]) if 0 <= self.frame[4] < 2 * len(names.CARDS) else "it"

    def _card(self) -> str:
        return names.CARDS[self.s.play[-5]] if self.s.play else "the card"

    def _played(self) -> str:
        s = self.s
        if not s.play:
            return "a card is being played"
        target = s.play[-2]
        against = "" if target < 0 else " against you" if target == s.seat else f" against {self.name(target)}"
        return f"{self.name(s.play[-3])} plays {self._card()}{against}"

    def _event(self) -> str:
        return names.EVENTS[self.s.event] if self.s.event >= 0 else "the Event"

    def _due(self) -> str:
        return price_words(due(self.s, self.s.seat, len(self.s.stack) - WIDTH))

    def _may(self) -> str:
        program = self.frame[4]
        if program < 0:
            return "you may explore: draw and place a sector. Do you?"
        for option, steps in enumerate(EVENT_PROGRAMS[self.s.event] if self.s.event >= 0 else []):
            if any(INSTR_OP[step] == ops.V_MAY and INSTR_ARGS[ARGS * step] == program for step in PROGRAMS[steps]):
                return f"{self._event()}: {PRINTED.events[self.s.event]['texts'][option]} Do you?"
        return "do you want to use this effect?"

    def _next_two(self) -> str:
        return listed([names.MISSIONS[number] for number in front_of(self.s, self.frame[4])[:2] if number >= 0])

    def _level(self) -> str:
        return "next in" if self.frame[5] else "on top of"

    def _whose(self) -> str:
        return "your" if self.frame[3] == self.s.seat else f"{self.name(self.frame[3])}’s" if self.frame[3] >= 0 else "the"

    def _threat(self) -> str:
        if self.s.play:
            return f"{self._played()}: "
        return "" if self.s.event < 0 or any(self.s.turns) else f"{self._event()}: "

    def _harm(self) -> str:
        return HARMS[self.s.stack[-2 * WIDTH]]

    def _acceptable(self) -> str:
        wants = self.s.terms[self.s.terms_split :]
        if all(amount(self.s, self.s.seat, code) >= wants.count(code) for code in wants):
            return "Do you accept?"
        return "You do not have all of that, so you can only reject it."

    def _victim(self) -> str:
        who = self.frame[4]
        return names.CREW[who] if 0 <= who < len(names.CREW) else names.CREW[self.s.crew[self.s.seat * MEMBERS]]

    def _player(self) -> str:
        return self.name(self.s.requester) if self.s.requester >= 0 else "somebody"

    def _mode(self) -> str:
        return "offers" if self.s.request >= len(REQUESTS) else "wants"

    def _type(self) -> str:
        return names.request(self.s.request % len(REQUESTS)) if self.s.request >= 0 else "something"

    def _gives(self) -> str:
        return names.terms(self.s.terms[: self.s.terms_split])

    def _wants(self) -> str:
        return names.terms(self.s.terms[self.s.terms_split :])

    def _so_far(self) -> str:
        return f" (so far {self._gives()} for {self._wants()})" if self.s.terms else ""
