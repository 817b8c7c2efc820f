"""The options of Lander in words, and the elements of the picture that each touches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from landtake.core.game import Game
from landtake.core.view import View
from landtake.draw.words import capital
from landtake.games.lander import tables
from landtake.games.lander.board_art import crew_in_question
from landtake.games.lander.data import PRINTED
from landtake.games.lander.ops import WIDTH
from landtake.games.lander.show import names
from landtake.games.lander.state import MEMBERS, PLACES, Table

Name = Callable[[int], str]

ORDER_WORDS: Final = {
    "convert": "Matter Conversion", "move-item": "Move an Item", "discard-item": "Discard an Item",
    "exchange-for-titanium": "Exchange 1 Energy or Food for Titanium", "reset-marker": "Remove a used marker",
    "exchange": "Exchange up to 3 resources", "upgrade": "Upgrade a sector", "expand": "Expand", "acquire": "Acquire a crew member",
    "observe": "Observe", "buy-training": "Buy a Training card", "buy-item": "Buy an Item card", "buy-action": "Buy an Action card",
    "consolidate": "Consolidate Activities", "negotiate": "Negotiate", "prepare": "Prepare for Year End", "time-out": "Time runs out",
}  # fmt: skip
YES_WORDS: Final = {
    "answer": "Accept", "willing": "I am willing", "pay-or": "Pay", "reorder": "Swap the two", "force-field": "Use the Force Field",
    "mobile-storage": "Use the Mobile Storage", "medipack": "Use the Medipack",
}  # fmt: skip
PASS_WORDS: Final = {
    "answer": "Reject", "willing": "Not interested", "pay-or": "Do not pay", "reorder": "Leave them", "offer": "Break off",
    "partner": "Nobody", "attach-drawn": "Keep in hand", "respond": "Let it happen", "anytime": "No", "may": "No",
    "medipack": "Let them die", "force-field": "Let it happen", "mobile-storage": "Let it happen",
    "exchange": "Stop", "sell": "Stop", "salvage": "Stop",
    "setup-order": "No order", "purge": "Stop", "pick-players": "No more",
}  # fmt: skip
CARD_WORDS: Final = {
    "discard": "Discard", "drop-drawn": "Discard", "respond": "Play", "anytime": "Play", "offer": "Give", "sell": "Sell", "give": "Give",
    "give-back": "Give back", "attach-drawn": "Attach", "attach-one": "Attach", "collateral": "Set aside", "lay": "Show", "fetch": "Take",
    "look": "Take", "salvage": "Save",
}  # fmt: skip
RESOURCE_WORDS: Final = {
    "gain": "Gain 1", "lose-resource": "Give up 1", "give": "Give 1", "offer": "Give 1", "collateral": "Set aside 1", "lay": "Show",
    "discount": "Pay 1 less",
}  # fmt: skip


def wording(game: Game, view: View, action: int, name: Name) -> str:
    """An option as a person would say it; empty if this has no words for it."""
    s, kind = view.state, view.kind
    assert isinstance(s, Table)
    match game.actions()[action]:
        case {"do": "pass"}:
            return PASS_WORDS.get(kind, "Pass")
        case {"do": "yes"}:
            return YES_WORDS.get(kind, "Yes")
        case {"do": "propose"}:
            return "Propose this"
        case {"order": word}:
            return ORDER_WORDS[word]
        case {"choose": letter}:
            texts = PRINTED.events[s.event]["texts"] if s.event >= 0 else []
            return str(texts["ab".index(letter)]) if "ab".index(letter) < len(texts) else f"Option {letter}"
        case {"beside": number, "side": side}:
            return f"Beside {names.sector(s, number - 1)}, across its {side} side"
        case {"side": side}:
            return _side(s, kind, ("first", "second").index(side))
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
            return f"{RESOURCE_WORDS.get(kind, '')} {word.capitalize()}".strip()
        case {"from": source, "to": to} if kind == "convert" and source != "one of each other":
            return f"2 {source.capitalize()} for 1 {to.capitalize()}"
        case {"from": source, "to": to}:
            return f"{capital(source)} for {to.capitalize()}"
        case {"class": word}:
            return str(word).capitalize()
        case {"player": number}:
            return name(number - 1)
        case {"member": number, "place": where}:
            return _place(s, kind, number - 1, where)
        case {"member": number} if kind in ("leader", "promote"):
            return _leader(s, number - 1)
        case {"member": number}:
            return _member(s, number - 1)
        case {"sector": number}:
            return _sector(s, number - 1, name)
        case {"tile": _}:
            return f"{'Keep' if kind == 'keep-sector' else 'Draw'} {names.face_name(action - tables.FACE)}"
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
            return _card(kind, action - tables.CARD)
        case {"want": _}:
            return f"Ask for {names.code_name(action - tables.WANT)}"
        case {"request": _, "mode": mode}:
            return f"{mode.capitalize()} {names.request((action - tables.REQUEST) % tables.REQUEST_COUNT)}"
        case {"purge": number}:
            return _boost(s, number - 1)
        case {"end": word}:
            return f"End “{names.MODIFIER_NAMES[word]}” for me"
    return ""


def _side(s: Table, kind: str, side: int) -> str:
    if kind == "training-side":
        return names.attachment(2 * s.stack[-WIDTH + 4] + side)
    words = PRINTED.cards[s.play[-5]].side_names if s.play else []
    return capital(words[side]) if side < len(words) else ("First", "Second")[side]


def _member(s: Table, member: int) -> str:
    owner = crew_in_question(s)
    who = s.crew[owner * MEMBERS + member] if owner >= 0 else -1
    return names.CREW[who] if who >= 0 else f"Member {member + 1}"


def _leader(s: Table, member: int) -> str:
    """A member who may lead, with what that would be good for."""
    owner = crew_in_question(s)
    who = s.crew[owner * MEMBERS + member] if owner >= 0 else -1
    return f"{names.CREW[who]}: {PRINTED.crew[who]['text']}" if who >= 0 else _member(s, member)


def _sector(s: Table, tile: int, name: Name) -> str:
    if tile >= len(s.tile_owner) or s.tile_owner[tile] < 0:
        return capital(names.sector(s, tile))
    return f"{capital(names.sector(s, tile))}, Level {s.tile_level[tile]} of {name(s.tile_owner[tile])}"


def _card(kind: str, card: int) -> str:
    called = names.CARDS[card]
    if kind == "order":
        return f"Play {called}" if tables.DECK_OF[card] == 2 else f"Attach {called}"
    return f"{CARD_WORDS[kind]} {called}" if kind in CARD_WORDS else called


def _place(s: Table, kind: str, member: int, where: str) -> str:
    owner = crew_in_question(s)
    who = _member(s, member)
    place = tables.PLACES.index(where)
    code = s.slots[(owner * MEMBERS + member) * PLACES + place] if owner >= 0 else -1
    if kind in ("move-item", "discard-item", "unlearn", "take-item") and code >= 0:
        return f"{names.attachment(code)} of {who}"
    return f"{who}, {names.PLACE_NAMES[place]}"


def _boost(s: Table, number: int) -> str:
    if 4 * number + 3 >= len(s.boosts) or s.boosts[4 * number + 3] < 0:
        return f"Lasting card {number + 1}"
    return f"Discard {names.CARDS[s.boosts[4 * number + 3]]} on {names.CREW[s.boosts[4 * number]]}"


def targets(game: Game, view: View, action: int) -> tuple[str, ...]:
    """The elements that an option touches; those that are not drawn for the viewer are left out."""
    s = view.state
    assert isinstance(s, Table)
    owner = crew_in_question(s)
    match game.actions()[action]:
        case {"order": word}:
            return (f"order-{word}",)
        case {"member": number, "place": where}:
            return (f"place-{owner}-{number - 1}-{tables.PLACES.index(where)}",)
        case {"member": number}:
            return (f"member-{owner}-{number - 1}",)
        case {"sector": number}:
            return (f"sector-{number}",)
        case {"beside": number, "side": side}:
            return (f"site-{number}-{side}",)
        case {"player": number}:
            return (f"company-{number - 1}",)
        case {"mission": id}:
            number = action - tables.MISSION
            return (f"mission-{id}",) if number in s.roster or (view.seat is not None and number in s.private[view.seat]) else ()
        case {"crew": _}:
            who = action - tables.WHO_IS
            if who in s.crew:
                at = s.crew.index(who)
                return (f"member-{at // MEMBERS}-{at % MEMBERS}",)
        case {"card": _}:
            card = action - tables.CARD
            seat = view.seat
            if seat is not None and (card in s.hands[seat] or card in s.locked[seat] or card in s.looking[seat]):
                return (f"card-{card}",)
        case {"resource": word}:
            return (f"resource-{word}",) if view.seat is not None else ()
        case {"deck": deck}:
            return (f"deck-{deck}",)
        case {"colour": colour}:
            return (f"deck-{colour}",)
    return ()
