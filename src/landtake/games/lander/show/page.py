"""What the page shows of Lander beside words and pictures: how far the game is, choices of several things, standing orders."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from landtake.core.view import View
from landtake.draw import choosers
from landtake.draw.choosers import Column, Finish, Item
from landtake.draw.orders import Standing
from landtake.games.lander import tables
from landtake.games.lander.config import PLANNED, Config
from landtake.games.lander.ops import WIDTH
from landtake.games.lander.rules_base import held
from landtake.games.lander.rules_negotiation import MOST_CARDS, amount, codes_of
from landtake.games.lander.rules_offers import wantable
from landtake.games.lander.rules_year import YEARS
from landtake.games.lander.show import names
from landtake.games.lander.state import Table

ORDERS: Final = (
    Standing(
        "respond",
        "When I could answer a card, or play an Anytime card",
        "one",
        (("attacks", "ask me only about cards that are aimed at me"), ("pass", "always pass")),
        unset="ask me about everything",
    ),
    Standing(
        "trade",
        "When somebody wants to trade",
        "one",
        (("have", "ask me only if I have what they want"), ("decline", "decline")),
        unset="ask me always",
    ),
)


def status(g: Config, s: Table) -> str:
    """The year, and how many have finished it."""
    if not s.year:
        return "Set-up"
    year = f"Year {s.year} of {YEARS}" if g.variant == PLANNED else f"Year {s.year}"
    ready = s.prepared.bit_count()
    last = ", the last one" if s.last_year and g.variant != PLANNED else ""
    return year + last + (f", {ready} of {g.seats} prepared" if ready else "")


def chooser(view: View, s: Table) -> choosers.Chooser | None:
    """Several cards, resources, decks or players are chosen together; an offer is a trade; Stasis is put in order."""
    seat, kind = view.seat, view.kind
    if seat is None or seat not in view.asked:
        return None
    options = view.options()
    count = s.stack[-WIDTH + 4] if s.stack else 0
    if kind == "discard" and count > 1:
        payment = s.stack[-WIDTH + 6]
        return _cards(options, "Discard", s.hands[seat] if payment else [*s.hands[seat], *s.locked[seat]], count)
    if kind == "drop-drawn" and len(s.looking[seat]) - count > 1:
        return _cards(options, "Discard", s.looking[seat], len(s.looking[seat]) - count)
    if kind in ("lose-resource", "gain") and count > 1:
        return _resources(options, s, seat, kind, count)
    if kind == "deck" and count > 1:
        items = [Item(option, f"{names.DECK_NAMES[option - tables.DECK]} deck", count, element=_deck(option)) for option in options]
        return choosers.run("allocate", "Draw from", items, count, count)
    if kind == "pick-players" and len(options) > 1:
        return _players(view, options, s.stack[-WIDTH + 5])
    if kind == "stack" and len(options) > 1:
        who = [Item(option, str(names.CREW[option - tables.WHO_IS])) for option in options]
        return choosers.run("order", "From the top of Stasis down", who, len(who) - 1, len(who) - 1)
    if kind == "offer":
        return _offer(options, s, seat)
    return None


def _deck(action: int) -> str:
    return f"deck-{names.DECK_NAMES[action - tables.DECK].lower()}"


def _cards(options: Sequence[int], title: str, cards: Sequence[int], count: int) -> choosers.Chooser:
    items = [
        Item(option, str(names.CARDS[option - tables.CARD]), cards.count(option - tables.CARD), element=f"card-{option - tables.CARD}")
        for option in options
    ]
    count = min(count, sum(item.most for item in items))
    return choosers.run("subset", title, items, count, count)


def _resources(options: Sequence[int], s: Table, seat: int, kind: str, count: int) -> choosers.Chooser:
    def most(resource: int) -> int:
        if kind == "gain":
            return count
        return s.res[3 * seat + resource] if s.stack[-WIDTH + 5] else held(s, seat, resource)

    items = [
        Item(option, names.RESOURCE_NAMES[option - tables.RESOURCE], min(count, most(option - tables.RESOURCE)), element=_resource(option))
        for option in options
    ]
    count = min(count, sum(item.most for item in items))
    return choosers.run("allocate", "Gain" if kind == "gain" else "Give up", items, count, count)


def _resource(action: int) -> str:
    return f"resource-{names.RESOURCE_NAMES[action - tables.RESOURCE].lower()}"


def _players(view: View, options: Sequence[int], more: int) -> choosers.Chooser:
    players = [option for option in options if option != tables.PASS]
    items = [
        Item(option, names.corporation(view.game, option - tables.PLAYER), element=f"player-{option - tables.PLAYER}") for option in players
    ]
    finishes = [Finish(tables.PASS, "Done")] if len(players) > 1 else []
    return choosers.run("subset", "Choose up to three", items, 1, min(more, len(players)), finishes)


def _offer(options: Sequence[int], s: Table, seat: int) -> choosers.Chooser:
    """What the maker of an offer gives, what they ask for, and Propose; what was named already counts (10.2e)."""
    given, wanted = s.terms[: s.terms_split], s.terms[s.terms_split :]
    gives = [
        Item(_giving(code), _thing(code), amount(s, seat, code), given.count(code), _element(code))
        for code in codes_of(s, seat)
        if _giving(code) in options or code in given
    ]
    wants = [
        Item(tables.WANT + code, _thing(code), MOST_CARDS - 1 if code < 3 else 1, wanted.count(code))
        for code in wantable(s, seat)
        if tables.WANT + code in options or code in wanted
    ]
    propose = [Finish(tables.PROPOSE, "Propose this")]
    if not wants:
        return choosers.run("subset", "You give", gives, 1, MOST_CARDS - 1, propose)
    most = MOST_CARDS - 1
    says = f"At most {MOST_CARDS} in all."
    return choosers.trade(
        Column("You give", tuple(gives), 1, most), Column("You get", tuple(wants), 1, most), propose, says=says, most=MOST_CARDS
    )


def _giving(code: int) -> int:
    return tables.RESOURCE + code if code < 3 else tables.CARD + code - 3


def _element(code: int) -> str:
    return _resource(tables.RESOURCE + code) if code < 3 else f"card-{code - 3}"


def _thing(code: int) -> str:
    return names.RESOURCE_NAMES[code] if code < 3 else str(names.CARDS[code - 3])
