"""The things that stand in the way of what a player of Lander tries, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from landtake.core.view import View
from landtake.draw.words import capital, counted, listed
from landtake.games.lander import ops, tables
from landtake.games.lander.board_art import crew_in_question
from landtake.games.lander.board_orders import order_price
from landtake.games.lander.config import Config
from landtake.games.lander.data import PRINTED
from landtake.games.lander.ops import WIDTH
from landtake.games.lander.rules import Lander
from landtake.games.lander.rules_attach import SAME_CREW
from landtake.games.lander.rules_base import cards_of
from landtake.games.lander.rules_hand import due
from landtake.games.lander.rules_levels import crew_size
from landtake.games.lander.rules_planet import NO_EXPAND, closest
from landtake.games.lander.rules_upgrade import upgrade_price
from landtake.games.lander.show import names
from landtake.games.lander.state import MEMBERS, PLACES, Table
from landtake.games.lander.tables import CARD_COST, MISSION_COST, MODS
from landtake.games.lander.text_cards import card_title
from landtake.games.lander.text_needs import card_lacks, criteria_lacks, member_lacks, price_words, purse_words
from landtake.games.lander.text_options import wording
from landtake.games.lander.text_prompts import asked
from landtake.games.lander.words import RESOURCES

Name = Callable[[int], str]


class Obstacles(dict[str, str]):
    """The words of a refusal, each worked out only when its sentence needs it."""

    def __init__(self, game: Lander, view: View, action: int, name: Name) -> None:
        super().__init__()
        assert isinstance(view.state, Table)
        self.game = game
        self.view = view
        self.g: Config = game.config
        self.s = view.state
        self.seat = view.seat if view.seat is not None else self.s.seat
        self.action = action
        self.parts: dict[str, Any] = game.actions()[action]
        self.name = name
        self.frame = self.s.stack[-WIDTH:]

    def __missing__(self, word: str) -> str:
        if word[0].isupper():
            return capital(self[word.lower()])
        said: str = getattr(self, f"_{word}")()
        return said

    def _asked(self) -> str:
        return asked(self.s, self.view.kind, self.name)

    def _not_asked(self) -> str:
        return f"that is not what is asked now. {self._asked()}"

    # things

    def _what(self) -> str:
        if "card" in self.parts:
            return names.CARDS[self.action - tables.CARD]
        if "crew" in self.parts:
            return names.CREW[self.action - tables.WHO_IS]
        if "resource" in self.parts:
            return str(self.parts["resource"]).capitalize()
        if self.view.kind == "answer":
            return "everything that is asked for"
        return wording(self.game, self.view, self.action, self.name)

    def _card(self) -> str:
        return names.CARDS[self.s.play[-5]] if self.s.play else "the card"

    def _player(self) -> str:
        return self.name(self.parts["player"] - 1) if "player" in self.parts else "nobody"

    def _deck(self) -> str:
        word = self.parts.get("deck") or str(self.parts.get("order", "")).removeprefix("buy-")
        return f"the {str(word).capitalize()} deck"

    def _tile(self) -> int:
        return int(self.parts.get("sector", self.parts.get("beside", 1))) - 1

    def _sector(self) -> str:
        return names.sector(self.s, self._tile())

    def _owner_seat(self) -> int:
        tile = self._tile()
        return self.s.tile_owner[tile] if tile < len(self.s.tile_owner) else -1

    def _owner(self) -> str:
        owner = self._owner_seat()
        return "you" if owner == self.seat else self.name(owner) if owner >= 0 else "nobody"

    def _is_whose(self) -> str:
        owner = self._owner_seat()
        return "is unoccupied" if owner < 0 else f"belongs to {self._owner()}"

    def _concerned(self) -> str:
        whom = self.frame[3] if self.frame[3] >= 0 else self.frame[1]
        return "your own sectors" if whom == self.seat else f"sectors of {self.name(whom)}"

    def _structures(self) -> str:
        tile = self._tile()
        return counted(self.s.tile_level[tile] if tile < len(self.s.tile_level) else 0, "structure")

    def _wanted(self) -> str:
        kind, frame = self.view.kind, self.frame
        if kind == "swap-other":
            return "you have no sector with as many to give for it"
        if kind == "swap-own":
            return f"the other one has {counted(self.s.tile_level[frame[4]], 'structure')}"
        if kind == "take-sector":
            return "only a sector with exactly 1 can be taken"
        if kind == "retile":
            return "only a sector with at most 1 can be exchanged"
        return "that is not what the card says"

    def _place(self) -> str:
        return f"across the {self.parts.get('side', '')} side of sector {self._tile() + 1}"

    def _closest(self) -> str:
        near = [str(tile + 1) for tile in closest(self.s, self.seat)]
        return f"is sector {near[0]}" if len(near) == 1 else f"are sectors {listed(near)}" if near else "is none"

    def _member(self) -> str:
        at = self._member_at()
        who = self.s.crew[at] if at >= 0 else -1
        return names.CREW[who] if who >= 0 else "nobody"

    def _member_at(self) -> int:
        owner = crew_in_question(self.s)
        return owner * MEMBERS + int(self.parts["member"]) - 1 if "member" in self.parts and owner >= 0 else -1

    # money

    def _no_money(self) -> str:
        price = self._price()
        if price is None:
            resource = self.parts.get("resource") or self.parts.get("from")
            if isinstance(resource, str) and resource in RESOURCES:
                need = 2 if self.view.kind == "convert" else 1
                have = self.s.res[3 * self.seat + RESOURCES.index(resource)]
                return f"you need {need} {resource.capitalize()} for that, and have {have or 'none'}."
            return f"you cannot pay for that with {purse_words(self.s, self.seat)}."
        short = [i for i in range(3) if price[i] > self.s.res[3 * self.seat + i]]
        held = [self.s.res[3 * self.seat + i] or "none" for i in range(3)]
        locked = "; what is locked does not count" if any(self.s.res_locked[3 * self.seat : 3 * self.seat + 3]) else ""
        if len(short) == 1:
            return f"you need {price[short[0]]} {names.RESOURCE_NAMES[short[0]]} and have {held[short[0]]}{locked}."
        lacks = listed([f"{price[i]} {names.RESOURCE_NAMES[i]} (you have {held[i]})" for i in short])
        return f"you need {lacks}{locked}." if short else f"it costs {price_words(price)}, and you cannot pay that."

    def _price(self) -> list[int] | None:
        """What the refused action costs, if it has a price."""
        g, s, seat, kind = self.g, self.s, self.seat, self.view.kind
        if "order" in self.parts:
            return order_price(g, s, seat, self.parts["order"])
        if "mission" in self.parts:
            number = self.action - tables.MISSION
            return MISSION_COST[3 * number : 3 * number + 3]
        if "card" in self.parts and kind == "order":
            return CARD_COST[self.action - tables.CARD][:3]
        if "sector" in self.parts and kind == "upgrade":
            return upgrade_price(g, s, seat, self._tile(), self.frame[4])
        if kind == "pay-or":
            return due(s, seat, len(s.stack) - WIDTH)
        if kind == "discount":
            number = self.frame[4]
            return MISSION_COST[3 * number : 3 * number + 3]
        return None

    def _no_conversion(self) -> str:
        source, to = self.parts.get("from"), self.parts.get("to")
        if source is not None and source == to:
            return f"{source} cannot be exchanged for {to}."
        if source == "one of each other":
            return "only an ability lets you convert two different resources."
        if self.view.kind == "exchange":
            return "this exchange is for Titanium only."
        return f"Matter Conversion takes 2 resources of one type; you have {purse_words(self.s, self.seat)}."

    def _no_observation(self) -> str:
        return "there are no Observations in this variant." if not self.g.observing else "your Observation Track is empty."

    def _no_free_order(self) -> str:
        word = self.parts.get("order", "")
        if word == "exchange":
            return "no Event of this year lets you exchange resources, or you have none."
        if "crew" in self.parts:
            return f"{self._what()} has no used marker that could be removed."
        return "no Event of this year lets you remove a used marker, or none of your crew has one."

    # sectors

    def _not_mine(self) -> str:
        if "order" in self.parts:
            return "you have no sector that could be Upgraded."
        return f"{self._sector()} {self._is_whose()}; choose one of your own."

    def _full_sector(self) -> str:
        if "order" in self.parts:
            return "all your sectors have 3 structures."
        level = self.s.tile_level[self._tile()]
        if level == 3:
            return f"{self._sector()} has 3 structures already."
        return f"{self._sector()} has {counted(level, 'structure')}; this adds to sectors with exactly 1."

    def _forbidden(self) -> str:
        mods = self.s.mods[self.seat * MODS : (self.seat + 1) * MODS]
        in_force = [said for number, said in enumerate(names.MODIFIER_NAMES.values()) if mods[number]]
        stopping = [said for said in in_force if said.startswith(("no ", "Upgrades need"))]
        if mods[NO_EXPAND]:
            stopping = [said for said in stopping if "Expand" in said] or stopping
        return f"an Event forbids it this year: {'; '.join(stopping or in_force)}."

    # crew

    def _wrong_leader(self) -> str:
        if self.view.kind == "discard-item":
            return "the Item has to come from your Leader."
        leads = self._member_at() >= 0 and self.s.leading[crew_in_question(self.s)] >> self.s.crew[self._member_at()] & 1
        return f"{self._member()} {'is a Leader, and this concerns the others' if leads else 'is no Leader, and this concerns Leaders'}."

    def _no_ability(self) -> str:
        who = self.action - tables.WHO_IS
        mine = who in self.s.crew[self.seat * MEMBERS : (self.seat + 1) * MEMBERS]
        if not mine:
            return f"{self._what()} is not in your crew."
        if PRINTED.crew[who]["mode"] == 0:
            return f"{self._what()}’s ability works by itself while {self._what()} leads."
        return f"{self._what()} does not lead, so the ability cannot be used."

    def _no_such_ability(self) -> str:
        if "order" in self.parts:
            return "only Goran’s ability gives Titanium for Energy or Food, once a turn, and you need one of them."
        if "mission" in self.parts:
            return f"{names.MISSIONS[self.action - tables.MISSION]} is not of the type that may be completed now."
        return f"the ability of {self._what()} cannot be used here."

    def _same_trait(self) -> str:
        if "side" in self.parts:
            return f"nobody in your crew can take {wording(self.game, self.view, self.action, self.name)}."
        return f"{self._member()} has that trait already."

    def _code(self) -> int:
        """What is being attached or moved."""
        return self.frame[4] if self.view.kind == "attach-where" else 2 * (self.action - tables.CARD) if "card" in self.parts else -1

    def _no_room(self) -> str:
        if "place" not in self.parts:
            return "nobody in your crew has a free slot for it."
        at, place = self._member_at(), tables.PLACES.index(self.parts["place"])
        if place == tables.BEHIND and self.s.slots[at * PLACES + tables.EXO_PLACE] < 0:
            return f"{self._member()} wears no Exoskeleton, so there is no place behind it."
        if self.s.slots[at * PLACES + place] >= 0:
            return f"{self._member()}’s {names.PLACE_NAMES[place]} holds {names.attachment(self.s.slots[at * PLACES + place])}."
        if self.frame[5] == SAME_CREW and self.frame[6] // PLACES == at:
            return f"it is on {self._member()} already."
        return f"{self._member()}’s slots are filled in order; take the first free one."

    def _not_movable(self) -> str:
        if "order" in self.parts:
            verb = "moved" if self.parts["order"] == "move-item" else "discarded"
            return f"none of your crew carries an Item that could be {verb}."
        at = self._member_at()
        code = self.s.slots[at * PLACES + tables.PLACES.index(self.parts["place"])] if at >= 0 else -1
        if code < 0:
            return f"nothing is attached there to {self._member()}."
        if tables.DECK_OF[code >> 1] == 0:
            return f"{names.attachment(code)} is a Training, which stays where it is."
        if code >> 1 == tables.EXO:
            return f"the Exoskeleton of {self._member()} has a Training behind it, which keeps both in place."
        return f"{names.attachment(code)} of {self._member()} cannot be taken; of equal ones the first counts."

    def _cannot_hold(self) -> str:
        code = self._code()
        if code < 0:
            return "nobody in your crew can hold it."
        what = card_title(code >> 1) if tables.DECK_OF[code >> 1] else names.attachment(code)
        at = self._member_at()
        if at >= 0:
            lacks = member_lacks(self.s, self.seat, at % MEMBERS, PRINTED.cards[code >> 1].needs)
            return f"{self._member()} cannot hold {what}: needs {listed(lacks)}."
        if tables.DECK_OF[code >> 1] == 2:
            return f"{what} is an Action, which is played and not attached."
        lacks = card_lacks(self.s, self.seat, code >> 1)
        if lacks:
            return f"nobody in your crew can hold {what}: {listed(lacks)}."
        return f"nobody in your crew who could hold {what} has a free slot, or has not got it already."

    def _exo_place(self) -> str:
        if self._code() >> 1 == tables.EXO:
            return "an Exoskeleton goes to the Exoskeleton place of another member."
        return "that place is for Exoskeletons only."

    # cards

    def _lacks(self) -> str:
        return listed(card_lacks(self.s, self.seat, self.action - tables.CARD))

    def _usable(self) -> str:
        return str(len(self.s.hands[self.seat]) or "none")

    def _no_window(self) -> str:
        if tables.RESPONSE[self.action - tables.CARD]:
            return f"{self._what()} answers another player’s Action card; you can play it when one is announced."
        return f"{self._what()} is no answer to an Action card; Shielding, Feedback and Fast Reflexes are."

    def _no_anytime(self) -> str:
        if tables.ANYTIME[self.action - tables.CARD]:
            return f"{self._what()} cannot be played between further orders; play it before your Official Order or after a turn."
        return f"{self._what()} is no Anytime card; it is played as your Official Order."

    def _no_feedback(self) -> str:
        if self.s.play and self.s.play[-2] < 0:
            return f"{self._card()} aims at nobody, so it cannot be turned round."
        return f"{self._card()} is not an opponent’s, so it cannot be turned round."

    def _no_curfew(self) -> str:
        if self.s.curfew:
            return "a curfew has been called already."
        waits = [self.name(seat) for seat in range(self.g.seats) if not self.s.turns[seat] and not self.s.prepared >> seat & 1]
        return f"{listed(waits)} {'has' if len(waits) == 1 else 'have'} not had a turn this year yet."

    def _no_effect(self) -> str:
        if "player" in self.parts:
            return f"it could do nothing to {self._player()}."
        if "crew" in self.parts:
            says = PRINTED.crew[self.action - tables.WHO_IS]["text"]
            return f"{self._what()}’s ability could do nothing now, or you lack what it costs: {says}"
        if "card" in self.parts:
            card = self.action - tables.CARD
            if tables.CARD_ANNOUNCE[card] >= 0 and crew_size(self.s, self.seat) < 2:
                return f"{self._what()} takes one of your own crew, and you have only {counted(crew_size(self.s, self.seat), 'member')}."
            return f"{self._what()} could do nothing now: {PRINTED.cards[card].text}"
        return "that could do nothing now."

    # Missions

    def _mission(self) -> str:
        return names.MISSIONS[self.action - tables.MISSION if "mission" in self.parts else self.frame[4]]

    def _mission_lacks(self) -> str:
        return listed(criteria_lacks(self.g, self.s, self.seat, self.action - tables.MISSION)) if "mission" in self.parts else "some"

    def _mission_closed(self) -> str:
        if self.view.kind == "private-mission":
            return f"{self._mission()} is not one of your Private Missions."
        if self.view.kind == "replace-mission":
            return f"{self._mission()} is not a Public Mission now."
        return f"{self._mission()} is neither a Public Mission nor a Private one of yours."

    def _resource(self) -> str:
        return str(self.parts.get("resource", "")).capitalize()

    # trade

    def _type(self) -> str:
        wanted = self.action - tables.REQUEST if "request" in self.parts else self.s.request
        return names.REQUEST_NAMES[wanted % tables.REQUEST_COUNT]

    def _not_named(self) -> str:
        if self.s.kind == ops.K_COLLATERAL:
            return f"that is your only {self._type()}, which you have to show; set something else aside."
        return f"{self._what()} is not what was named: {self._type()}."

    def _offer(self) -> str:
        gives, wants = self.s.terms_split, len(self.s.terms) - self.s.terms_split
        return f"it gives {gives} and asks for {wants}"

    def _other(self) -> str:
        other = self.s.partner if self.seat == self.s.requester else self.s.requester
        return self.name(other) if other >= 0 else "the other"

    def _nothing_to_trade(self) -> str:
        if cards_of(self.s, self.seat) + self.s.res_count[self.seat] == 0:
            return "you have neither cards nor resources to trade."
        return "nobody else has anything to trade."

    def _option(self) -> str:
        return wording(self.game, self.view, self.action, self.name)
