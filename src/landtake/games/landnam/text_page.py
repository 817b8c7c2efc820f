"""What the page shows of Landnám beside words and pictures: how far the game is, trades, bids and standing orders."""

from __future__ import annotations

from typing import Final

from landtake.core.view import View
from landtake.draw import choosers
from landtake.draw.choosers import Column, Finish, Item
from landtake.draw.orders import Standing
from landtake.draw.words import counted
from landtake.games.landnam.data import RESOURCES
from landtake.games.landnam.pieces import produces
from landtake.games.landnam.realm import Realm
from landtake.games.landnam.rules_trade import MOST_WANTED
from landtake.games.landnam.state import Table
from landtake.games.landnam.tables import ANNOUNCE, BID, GIVE, MOST_CARDS, PLAYER, WANT
from landtake.games.landnam.text_words import SEATS

ORDERS: Final = (
    Standing("cards", "When all I could do is play a fate card", "one", (("pass", "play none"),)),
    Standing("trade", "When somebody offers a trade", "one", (("decline", "decline"),)),
    Standing("never", "Offers that ask for these are declined", "some", tuple((name, name) for name in RESOURCES), unset="none"),
    Standing("take-over", "When I am offered a side of a suit", "one", (("decline", "decline"),)),
    Standing(
        "raise", "When my side of a suit is to raise", "number", least=0, most=40, does="raise by as little as leads, up to a total of"
    ),
)


def status(realm: Realm, s: Table) -> str:
    """The turn of each player, of how many."""
    if not s.turn:
        return "Set-up"
    return f"Turn {(s.turn + realm.seats - 1) // realm.seats} of {realm.turn_limit}"


def chooser(realm: Realm, view: View, s: Table) -> choosers.Chooser | None:
    """An offer is a trade; cards in a suit are a bid."""
    seat = view.seat
    if seat is None or seat not in view.asked:
        return None
    options = view.options()
    if view.kind in ("draft", "counter") or (view.kind == "trade" and any(GIVE <= option < GIVE + 4 for option in options)):
        return _offer(realm, view.kind, s, seat)
    numbers = {option: option - BID for option in options if BID < option <= BID + MOST_CARDS}
    if view.kind in ("opening", "raise") and len(numbers) > 1:
        lead = s.bids[1 - s.raising] + 1 - s.bids[s.raising] if view.kind == "raise" else 1
        resource = RESOURCES[produces(s, s.suit_at)]
        held = s.hands[seat * 4 + produces(s, s.suit_at)]
        says = f"You hold {held} {resource}." + (f" {counted(lead, 'card')} would lead." if view.kind == "raise" and lead > 0 else "")
        return choosers.bid(numbers, start=lead if lead in numbers.values() else None, says=says)
    return None


def _offer(realm: Realm, kind: str, s: Table, seat: int) -> choosers.Chooser:
    terms = s.answer if kind == "counter" else s.terms
    gives = tuple(
        Item(GIVE + resource, name, s.hands[seat * 4 + resource], terms[resource], f"card-{name}")
        for resource, name in enumerate(RESOURCES)
        if s.hands[seat * 4 + resource]
    )
    wants = tuple(Item(WANT + resource, name, MOST_WANTED, terms[4 + resource], f"stock-{name}") for resource, name in enumerate(RESOURCES))
    if kind == "counter":
        finishes = [Finish(PLAYER + s.active, f"Offer this to {SEATS[s.active]}")]
    else:
        others = [(seat + offset) % realm.seats for offset in range(1, realm.seats)]
        asked = [other for other in others if s.sizes[other]]
        finishes = [Finish(ANNOUNCE, "Offer to all"), *(Finish(PLAYER + other, f"Offer to {SEATS[other]}") for other in asked)]
    opener = "Offer a trade …" if kind == "trade" else ""
    return choosers.trade(Column("You give", gives, 1), Column("You get", wants, 1), finishes, opener=opener)
