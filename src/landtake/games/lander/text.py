"""Lander in words: seats, prompts, options, log lines, refusals, what each element is, and the table for the terminal."""

from __future__ import annotations

from typing import Any, Final

from landtake.core.rule import Rule
from landtake.core.state import CHANCE, OVER
from landtake.core.view import View
from landtake.draw.presentation import Count, Panel, Presentation
from landtake.draw.words import capital, listed
from landtake.games.lander import board, ops, tables
from landtake.games.lander.cards import cost_text, needs_text
from landtake.games.lander.data import PRINTED
from landtake.games.lander.ops import WIDTH
from landtake.games.lander.rules import Lander
from landtake.games.lander.rules_accolades import stars_of
from landtake.games.lander.rules_base import cards_of
from landtake.games.lander.rules_levels import crew_size
from landtake.games.lander.show import names
from landtake.games.lander.state import MEMBERS, PLACES, Table
from landtake.games.lander.words import CLASSES, ORDERS, REQUESTS, TRAITS

PROMPTS: Final = {
    "first-claim": "Claim one of the sectors round the crash site.",
    "leader": "Choose which crew member leads.",
    "colour": "Name the colour of the Mission that is drawn.",
    "order": "Give your orders: any Free Orders, then one Official Order.",
    "convert": "Exchange 2 resources of one type for 1 of another.",
    "exchange": "Exchange a resource, or stop.",
    "upgrade": "Choose a sector to Upgrade.",
    "keep-sector": "Choose which of the drawn sectors to keep.",
    "place-sector": "Place the drawn sector.",
    "claim": "Claim a sector.",
    "newcomer": "Where does the newcomer go?",
    "return": "Choose who returns to Stasis.",
    "promote": "Promote a new Leader.",
    "training-side": "Choose a side of the Training card.",
    "attach-where": "Choose where it is attached.",
    "move-item": "Choose an Item to move.",
    "discard-item": "Choose an Item to discard.",
    "gain": "Choose a resource to gain.",
    "lose-resource": "Choose a resource to give up.",
    "discard": "Choose a card to discard.",
    "drop-drawn": "Choose a drawn card to discard.",
    "deck": "Name a deck to draw from.",
    "ability": "Choose the ability to use.",
    "action-side": "Choose a side of the card.",
    "target": "Name the target.",
    "respond": "{card} is being played{at}. Respond?",
    "anytime": "Play an Anytime card?",
    "event-option": "{event}: choose an option.",
    "pay-or": "Pay, or suffer what the Event says?",
    "may": "Do you want to?",
    "victim": "Choose who is killed.",
    "shelve": "Choose who returns to Stasis.",
    "revive": "Choose who comes back from the Morgue.",
    "lead": "Choose who changes places with the Leader.",
    "unlearn": "Choose a Training to take back.",
    "raze": "Choose the sector that loses its top structure.",
    "take-sector": "Choose the sector to take over.",
    "swap-own": "Choose your sector for the swap.",
    "swap-other": "Choose the sector that you want.",
    "move-from": "Choose the sector whose structures move.",
    "move-to": "Choose where the structures go.",
    "retile": "Choose the sector whose tile is exchanged.",
    "force-field": "Use a Force Field to protect your sectors?",
    "mobile-storage": "Discard a Mobile Storage to protect your hand?",
    "medipack": "Use the Medipack?",
    "pick-player": "Choose a player.",
    "pick-players": "Choose up to three opponents.",
    "boost": "Choose the crew member.",
    "class": "Choose a class.",
    "replace-mission": "Choose the Public Mission to replace.",
    "private-mission": "Choose one of your Private Missions.",
    "reorder": "Put the second Mission on top?",
    "stack": "Choose the next card of Stasis.",
    "fetch": "Choose a card from the discard piles.",
    "look": "Choose one of the cards.",
    "give-back": "Choose a card to give back.",
    "take-item": "Choose the Item to take.",
    "attach-drawn": "Attach what you were given, or keep it in hand.",
    "attach-one": "Attach a card, or pass.",
    "sell": "Discard a card for resources, or stop.",
    "give": "Choose what to give.",
    "purge": "Choose what to remove.",
    "discount": "Choose the resource that you need not pay.",
    "complete": "Choose the Mission to complete.",
    "salvage": "Save an Item of the dead, or stop.",
    "best-sector": "Choose the sector that yields nothing.",
    "reset-marker": "Choose whose marker is removed.",
    "setup-order": "Take one order before Year 1, or pass.",
    "request": "Say what you want or offer.",
    "willing": "{player} {mode} {type}. Are you willing to trade?",
    "partner": "Choose your trading partner.",
    "collateral": "Set aside a card or resource as collateral.",
    "lay": "Lay what was named.",
    "offer": "Put together an offer{so_far}.",
    "answer": "The offer{so_far}. Accept it?",
}

ORDER_WORDS: Final = {
    "convert": "Matter Conversion", "move-item": "Move an Item", "discard-item": "Discard an Item",
    "exchange-for-titanium": "Exchange 1 Energy or Food for Titanium", "reset-marker": "Remove a used marker",
    "exchange": "Exchange up to 3 resources", "upgrade": "Upgrade a sector", "expand": "Expand", "acquire": "Acquire a crew member",
    "observe": "Observe", "buy-training": "Buy a Training card", "buy-item": "Buy an Item card", "buy-action": "Buy an Action card",
    "consolidate": "Consolidate Activities", "negotiate": "Negotiate", "prepare": "Prepare for Year End", "time-out": "Time runs out",
}  # fmt: skip

YES_WORDS: Final = {"answer": "Accept", "willing": "I am willing", "pay-or": "Pay", "reorder": "Swap the two"}
PASS_WORDS: Final = {
    "answer": "Reject", "willing": "Not interested", "pay-or": "Do not pay", "reorder": "Leave them", "offer": "Break off",
    "partner": "Nobody", "attach-drawn": "Keep in hand",
}  # fmt: skip

SAVED_BY: Final = ("Noor's ability", "a Medipack", "a miracle, for Stasis is empty")

EVENTS: Final = {
    "governor": "{player} is the first Colony Governor.",
    "drew-tile": "{player} draws {face}.",
    "laid-tile": "{player} lays {face} as sector {tile}.",
    "claimed": "{player} claims {sector}.",
    "lost": "{player} loses 1 {resource}.",
    "upgraded": "{player} upgrades {sector} to Level {level}.",
    "razed": "{player} loses a structure on {sector}.",
    "sector-taken": "{player} takes {sector} from {from}.",
    "swapped": "{player} and {other} swap sectors {mine} and {theirs}.",
    "relocated": "{player} moves from sector {from} to sector {to}.",
    "retiled": "{player} exchanges the tile of sector {tile} for {face}.",
    "joined": "{crew} joins {player}.",
    "led": "{crew} leads the crew of {player}.",
    "returned": "{crew} of {player} returns to Stasis.",
    "died": "{crew} of {player} dies.",
    "saved": "{crew} of {player} is saved by {how}.",
    "top": "{crew} lies on top of Stasis.",
    "attached": "{player} attaches {code} to {crew}.",
    "moved": "{player} moves {code} to {crew}.",
    "detached": "{code} comes off {crew} of {player}.",
    "gained": "{player} gains {amount} {resource}.",
    "paid": "{player} pays {price}.",
    "drew": "{player} draws {card}.",
    "discarded": "{player} discards {card}.",
    "stole": "{player} steals {resource} from {from}.",
    "stole-card": "{player} takes {card} from {from}.",
    "exchanged": "{player} exchanges 1 {from} for 1 {to}.",
    "played": "{player} plays {card}{target}.",
    "cancelled": "{card} is blocked.",
    "redirected": "{player} turns {card} against {target}.",
    "resolved": "{card} takes effect for {player}.",
    "ability": "{player} uses the ability of {crew}.",
    "event": "{player} draws the Event {event}.",
    "option": "{player} chooses: {option}",
    "roster": "The Mission {mission} is on the roster.",
    "private": "{player} gets a {colour} Private Mission{mission}.",
    "completed": "{player} completes {mission} for {stars} stars.",
    "accolade": "{player} holds the Accolade {accolade} with {value}.",
    "year": "Year {year} begins; {governor} is Colony Governor.",
    "collected": "{player} collects {price}.",
    "turn": "{player} has the turn.",
    "order": "{player}: {order}.",
    "prepared": "{player} Prepares for Year End.",
    "requested": "{player} {mode} {type}.",
    "traded": "{player} and {partner} trade.",
    "broke-off": "{player}'s Negotiation has failed.",
    "protected": "{player} uses {item}.",
    "boosted": "{crew} has {amount:+d} {class} until year end.",
    "gave": "{player} gives {to} {what}.",
    "last-year": "{player} has reached the goal: this is the last year.",
    "end": "{winners} win.",
    "mark-reset": "{player} may use the ability of {crew} again.",
    "purged": "{player} ends a lasting effect.",
}

REASONS: Final = {
    "goal": "The goal of the simulation was reached.",
    "stars": "The Intrepid has arrived; the most stars win.",
    "accolade": "The tie was broken by an Accolade.",
    "shared": "No Accolade could break the tie; the victory is shared.",
}


def table(view: View) -> Table:
    """The position that a view of Lander shows."""
    assert isinstance(view.state, Table)
    return view.state


class LanderText(Presentation):
    """Lander's words and pictures."""

    def seat(self, seat: int) -> str:
        return names.corporation(self.game, seat)

    def prompt(self, view: View) -> str:
        s = table(view)
        if view.result:
            return f"{listed([self.seat(seat) for seat in view.result.winners])} won. {self.reason(view.result.reason)}"
        if s.seat == CHANCE:
            return "Cards or sectors are drawn."
        said = self._asked(s, view.kind)
        return said if view.seat == s.seat else f"{self.seat(s.seat)} is asked: {said[:1].lower() + said[1:]}"

    def _asked(self, s: Table, kind: str) -> str:
        at = f" against {self.seat(s.play[-2])}" if s.play and s.play[-2] >= 0 else ""
        card = names.CARDS[s.play[-5]] if s.play else "A card"
        gives = listed([names.code_name(code) for code in s.terms[: s.terms_split]])
        wants = listed([names.code_name(code) for code in s.terms[s.terms_split :]])
        count = len(REQUESTS)
        return PROMPTS[kind].format(
            card=card,
            at=at,
            event=names.EVENTS[s.event] if s.event >= 0 else "Event",
            player=self.seat(s.requester) if s.requester >= 0 else "",
            mode="offers" if s.request >= count else "wants",
            type=REQUESTS[s.request % count] if s.request >= 0 else "",
            so_far=f": {gives} for {wants}" if s.terms else "",
        )

    def option(self, view: View, action: int) -> str:
        s = table(view)
        kind = view.kind
        match self.game.actions()[action]:
            case {"do": "pass"}:
                return PASS_WORDS.get(kind, "Pass")
            case {"do": "yes"}:
                return YES_WORDS.get(kind, "Yes")
            case {"do": "propose"}:
                return "Propose this"
            case {"order": word}:
                return ORDER_WORDS[word]
            case {"choose": letter}:
                return str(PRINTED.events[s.event]["texts"]["ab".index(letter)])
            case {"beside": number, "side": side}:
                return f"Beside {names.sector(s, number - 1)}, across its {side} side"
            case {"side": side}:
                return self._side(s, kind, ("first", "second").index(side))
            case {"newcomer": "crew"}:
                return "Joins the crew"
            case {"newcomer": "leader", "old leader": _}:
                return "Leads; the old Leader returns to Stasis"
            case {"newcomer": "leader"}:
                return "Leads; the old Leader stays in the crew"
            case {"deck": deck}:
                return f"{deck.capitalize()} deck"
            case {"colour": colour}:
                return str(colour).capitalize()
            case {"resource": word}:
                return str(word).capitalize()
            case {"from": source, "to": to}:
                return f"{source.capitalize()} for {to.capitalize()}"
            case {"class": word}:
                return str(word).capitalize()
            case {"player": number}:
                return self.seat(number - 1)
            case {"member": number, "place": where}:
                return self._place(s, view, number - 1, where)
            case {"member": number}:
                return names.CREW[s.crew[self._owner(s) * MEMBERS + number - 1]] if self._owner(s) >= 0 else f"Member {number}"
            case {"sector": number}:
                return capital(names.sector(s, number - 1))
            case {"tile": name}:
                return f"Keep {name}" if kind == "keep-sector" else f"Draw {name}"
            case {"crew": _}:
                who = action - tables.WHO_IS
                return f"Use {names.CREW[who]}: {PRINTED.crew[who]['text']}" if kind in ("order", "ability") else names.CREW[who]
            case {"mission": _}:
                number = action - tables.MISSION
                return f"Complete {names.MISSIONS[number]}" if kind in ("order", "complete") else names.MISSIONS[number]
            case {"event": _}:
                return str(names.EVENTS[action - tables.EVENT])
            case {"accolade": _}:
                return str(names.ACCOLADES[action - tables.ACCOLADE])
            case {"card": _}:
                return self._card(kind, action - tables.CARD)
            case {"want": _}:
                return f"Ask for {names.code_name(action - tables.WANT)}"
            case {"request": word, "mode": mode}:
                return f"{mode.capitalize()} {word}"
            case {"purge": number}:
                return f"Discard {names.CARDS[s.boosts[4 * number - 1]]} on {names.CREW[s.boosts[4 * number - 4]]}"
            case {"end": word}:
                return f"End “{word.replace('-', ' ')}” for me"
        return super().option(view, action)

    def _side(self, s: Table, kind: str, side: int) -> str:
        if kind == "training-side":
            return names.attachment(2 * s.stack[-WIDTH + 4] + side)
        return PRINTED.cards[s.play[-5]].side_names[side].capitalize() if s.play else ("First", "Second")[side]

    def _card(self, kind: str, card: int) -> str:
        name = names.CARDS[card]
        if kind == "order":
            return f"Play {name}" if tables.DECK_OF[card] == 2 else f"Attach {name}"
        words = {"discard": "Discard", "drop-drawn": "Discard", "respond": "Play", "anytime": "Play", "offer": "Give", "sell": "Sell"}
        return f"{words[kind]} {name}" if kind in words else name

    def _owner(self, s: Table) -> int:
        """Whose crew is meant by a slot."""
        if s.kind in (ops.K_VICTIM, ops.K_BOOST, ops.K_ITEM):
            return s.stack[-WIDTH + 3]
        return s.seat if s.seat >= 0 else -1

    def _place(self, s: Table, view: View, member: int, where: str) -> str:
        owner = self._owner(s)
        who = (
            names.CREW[s.crew[owner * MEMBERS + member]] if owner >= 0 and s.crew[owner * MEMBERS + member] >= 0 else f"member {member + 1}"
        )
        index = (owner * MEMBERS + member) * PLACES + tables.PLACES.index(where)
        code = s.slots[index] if owner >= 0 else -1
        if view.kind in ("move-item", "discard-item", "unlearn", "take-item") and code >= 0:
            return f"{names.attachment(code)} of {who}"
        return f"{who}, {where}"

    def targets(self, view: View, action: int) -> tuple[str, ...]:
        s = table(view)
        owner = self._owner(s)
        match self.game.actions()[action]:
            case {"member": number, "place": where}:
                return (f"place-{owner}-{number - 1}-{tables.PLACES.index(where)}",)
            case {"member": number}:
                return (f"member-{owner}-{number - 1}",)
            case {"sector": number}:
                return (f"sector-{number}",)
            case {"beside": number, "side": side}:
                return (f"site-{number}-{side}",)
            case {"player": number}:
                return (f"player-{number - 1}",)
            case {"mission": id}:
                return (f"mission-{id}",)
            case {"crew": _}:
                who = action - tables.WHO_IS
                if who in s.crew:
                    at = s.crew.index(who)
                    return (f"member-{at // MEMBERS}-{at % MEMBERS}",)
            case {"card": _}:
                return (f"card-{action - tables.CARD}",)
            case {"resource": word}:
                return (f"resource-{word}",)
            case {"deck": deck}:
                return (f"deck-{deck}",)
        return ()

    def event(self, view: View, name: str, args: dict[str, int]) -> str:
        words: dict[str, Any] = {}
        s = table(view)
        for key, value in args.items():
            words[key] = self._word(s, name, key, value)
        if name in ("paid", "collected"):
            words["price"] = names.price(args["energy"], args["food"], args["titanium"])
        if "tile" in args:
            words["sector"] = names.sector(s, args["tile"])
        if name == "drew":
            card = args["card"]
            words["card"] = names.CARDS[card] if card >= 0 else f"a card of the {names.DECK_NAMES[args['deck']]} deck"
        if name == "option":
            words["option"] = PRINTED.events[args["event"]]["texts"][args["option"]]
        return EVENTS[name].format(**words)

    def _word(self, s: Table, name: str, key: str, value: int) -> Any:
        if key in ("player", "partner", "other", "governor") or (key == "from" and name in ("stole", "stole-card", "sector-taken")):
            return self.seat(value) if value >= 0 else "The Lander"
        if key == "to" and name == "gave":
            return self.seat(value)
        if key == "target":
            aimed = self.seat(value) if value >= 0 else ""
            return (f" against {aimed}" if aimed else "") if name == "played" else aimed
        if key == "resource" or (name == "exchanged" and key in ("from", "to")):
            return names.RESOURCE_NAMES[value] if value >= 0 else "a resource"
        if key == "what":
            return names.code_name(value)
        if key in ("card", "item"):
            return names.CARDS[value] if value >= 0 else "a card"
        if key == "crew":
            return names.CREW[value]
        if key == "code":
            return names.attachment(value)
        if key == "face":
            return names.face_name(value)
        if key == "event":
            return names.EVENTS[value]
        if key == "accolade":
            return names.ACCOLADES[value]
        if key == "mission":
            shown = names.MISSIONS[value] if value >= 0 else ""
            return (f", {shown}" if shown else "") if name == "private" else shown
        if key == "colour":
            return ("Silver", "Gold")[value]
        if key == "class":
            return CLASSES[value].capitalize()
        if key == "mode":
            return "offers" if value else "wants"
        if key == "type":
            return REQUESTS[value]
        if key == "order":
            return ORDER_WORDS[ORDERS[value]]
        if key == "how":
            return SAVED_BY[value]
        if key == "winners":
            return listed([self.seat(seat) for seat in range(self.game.seats) if value >> seat & 1])
        return value + 1 if key in ("tile", "mine", "theirs") or (name == "relocated" and key != "player") else value

    def reason(self, reason: str) -> str:
        return REASONS[reason]

    def refusal(self, view: View, action: int, rule: Rule) -> str:
        s = table(view)
        said = self.option(view, action) if rule.id != "1.4b" else ""
        if rule.id == "1.4b":
            return f"That is not what is asked now. {self._asked(s, view.kind) if s.seat not in (CHANCE, OVER) else ''}".rstrip()
        return f"{said}: not now. {rule.sentence}"

    def panel(self, view: View, seat: int) -> Panel:
        s = table(view)
        assert isinstance(self.game, Lander)
        stars = stars_of(self.game.config, s, seat)
        counts = (
            Count("island", "sectors", s.tile_owner.count(seat)),
            Count("settlement", "crew members", crew_size(s, seat)),
            Count("map", "Activity cards", cards_of(s, seat)),
            Count("crystal", "resources", s.res_count[seat]),
            Count("flag", "Observations left", s.observations[seat]),
        )
        return Panel(stars, "star" if stars == 1 else "stars", counts)

    def element(self, view: View, element: str) -> str:
        s = table(view)
        match element.split("-"):
            case ["sector", number]:
                return self._sector_says(s, int(number) - 1)
            case ["site", number, side]:
                return f"An empty place beside sector {number}, across its {side} side"
            case ["member", seat, member]:
                return self._member_says(s, int(seat), int(member))
            case ["place", seat, member, place]:
                code = s.slots[(int(seat) * MEMBERS + int(member)) * PLACES + int(place)]
                return f"{capital(tables.PLACES[int(place)])}: {names.attachment(code) if code >= 0 else 'free'}"
            case ["player", seat]:
                return f"{self.seat(int(seat))}: {cards_of(s, int(seat))} Activity cards, {s.res_count[int(seat)]} resources"
            case ["mission", *rest]:
                return self._mission_says("-".join(rest))
            case ["card", number]:
                card = PRINTED.cards[int(number)]
                needs = needs_text(card.needs)
                return f"{card.name}. {card.text if card.deck == 2 else ''} {'Needs ' + needs + '.' if needs else ''}".strip()
            case ["resource", word]:
                return f"{word.capitalize()} in your hand"
            case ["deck", word]:
                return f"{word.capitalize()} deck: {s.deck_left[('training', 'item', 'action').index(word)]} cards"
            case ["accolade", index]:
                return self._accolade_says(s, int(index))
            case ["stasis"]:
                top = f"{names.CREW[s.front[0]]}: {PRINTED.crew[s.front[0]]['text']}" if s.front and s.front[0] >= 0 else "nobody"
                return f"Stasis: {s.stasis_size} crew members; on top {top}"
        return element

    def _sector_says(self, s: Table, tile: int) -> str:
        if tile >= len(s.tile_owner):
            return f"Sector {tile + 1}"
        owner = s.tile_owner[tile]
        whose = f"Level {s.tile_level[tile]}, {self.seat(owner)}" if owner >= 0 else "unoccupied"
        return f"{capital(names.sector(s, tile))}: {whose}"

    def _member_says(self, s: Table, seat: int, member: int) -> str:
        at = seat * MEMBERS + member
        who = s.crew[at]
        if who < 0:
            return f"A free crew slot of {self.seat(seat)}"
        levels = [f"{CLASSES[class_].capitalize()} {s.levels[3 * at + class_]}" for class_ in range(3) if s.levels[3 * at + class_]]
        traits = [TRAITS[trait].capitalize() for trait in range(6) if s.traits[at] >> trait & 1]
        leads = " Leads." if s.leading[seat] >> who & 1 else ""
        used = " Used this year." if s.used >> who & 1 else ""
        return f"{names.CREW[who]} of {self.seat(seat)}: {listed(levels)}; {listed(traits)}.{leads}{used} {PRINTED.crew[who]['text']}"

    def _mission_says(self, id: str) -> str:
        mission = next((entry for entry in PRINTED.missions if entry["id"] == id), None)
        if mission is None:
            return id
        scope = ("corporation", "among the crew", "one crew member")[mission["scope"]]
        return f"{mission['name']}, {mission['stars']} stars: {needs_text(mission['needs'])} ({scope}); costs {cost_text(mission['cost'])}"

    def _accolade_says(self, s: Table, index: int) -> str:
        entry = PRINTED.accolades[s.accolades[index]]
        holder = f"{self.seat(s.holders[index])} holds it with {s.records[index]}" if s.holders[index] >= 0 else "nobody has it yet"
        return f"{entry['name']}: from {entry['threshold']} on, {entry['stars']} stars; {holder}"

    def board(self, view: View) -> str:
        return board.draw(view, self.seat, lambda element: self.element(view, element))

    def hand(self, view: View) -> str:
        return board.hand(view, lambda element: self.element(view, element))

    def lines(self, view: View) -> list[str]:
        s = table(view)
        said = [f"Year {s.year}, governor {self.seat(s.governor)}; Stasis {s.stasis_size}"]
        said.append("Missions: " + "; ".join(self._mission_says(PRINTED.missions[number]["id"]) for number in s.roster if number >= 0))
        for seat in range(self.game.seats):
            panel = self.panel(view, seat)
            said.append(
                f"{self.seat(seat)}: {panel.score} {panel.unit}, " + ", ".join(f"{count.value} {count.label}" for count in panel.counts)
            )
            said += [f"  {self._member_says(s, seat, member)}" for member in range(crew_size(s, seat))]
            said.append("  " + ", ".join(self._sector_says(s, tile) for tile in range(len(s.tile_owner)) if s.tile_owner[tile] == seat))
        if view.seat is not None:
            held = [names.CARDS[card] for card in s.hands[view.seat] + s.locked[view.seat]]
            said.append(f"Your hand: {names.price(*s.res[3 * view.seat : 3 * view.seat + 3])}; {listed(held)}")
            missions = [self._mission_says(PRINTED.missions[number]["id"]) for number in s.private[view.seat]]
            said.append(f"Your Private Missions: {'; '.join(missions) or 'none'}")
        return said
