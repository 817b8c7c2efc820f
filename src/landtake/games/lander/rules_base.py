"""What every part of Lander's rules uses: frames, questions, events, resources and cards changing hands."""

from __future__ import annotations

from bisect import insort
from typing import Final

from landtake.core.game import Event
from landtake.core.state import CHANCE, EVERYONE
from landtake.games.lander import events as told
from landtake.games.lander import ops
from landtake.games.lander.config import Config
from landtake.games.lander.ops import WIDTH
from landtake.games.lander.state import Table
from landtake.games.lander.tables import ANYTIME, ANYTIME_INDEX, FIRST, PROGRAMS

RUNNING: Final = -9
"""The seat while nobody is asked and the next frame is to be carried out."""

Out = list[Event] | None


# frames


def push(s: Table, op: int, who: int, by: int = -1, at: int = -1, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Put a frame on the stack: it is carried out next."""
    s.stack += [op, who, by, at, a, b, c, d]


def pop(s: Table) -> None:
    """Take the top frame away."""
    del s.stack[-WIDTH:]


def ask(s: Table, kind: int, seat: int) -> None:
    """Ask a seat; the frame on top says about what."""
    s.kind = kind
    s.seat = seat


def push_program(s: Table, program: int, by: int, at: int = -1) -> None:
    """Put the effects of a card on the stack, the first one on top."""
    steps = PROGRAMS[program]
    for index in range(len(steps) - 1, -1, -1):
        push(s, ops.P_SPREAD, by, by, at, steps[index])


# who


def next_seats(g: Config, first: int) -> list[int]:
    """All seats in turn order from one."""
    return [(first + offset) % g.seats for offset in range(g.seats)]


def opponents(g: Config, seat: int) -> list[int]:
    """The opponents of a player in turn order."""
    return [other for other in next_seats(g, seat) if g.opposed(seat, other)]


# resources


def gain(s: Table, seat: int, resource: int, amount: int, out: Out) -> None:
    """A player gets resources from the supply, which never runs out (1.2c, 18f)."""
    s.res[3 * seat + resource] += amount
    s.res_count[seat] += amount
    if out is not None and amount:
        out.append((told.GAINED, EVERYONE, seat, resource, amount))


def can_pay(s: Table, seat: int, price: list[int]) -> bool:
    """Whether a player has the resources of a price."""
    base = 3 * seat
    return s.res[base] >= price[0] and s.res[base + 1] >= price[1] and s.res[base + 2] >= price[2]


def pay(s: Table, seat: int, price: list[int], out: Out) -> None:
    """A player pays a price."""
    base = 3 * seat
    for resource in range(3):
        s.res[base + resource] -= price[resource]
        s.res_count[seat] -= price[resource]
    if out is not None and price[0] + price[1] + price[2]:
        out.append((told.PAID, EVERYONE, seat, price[0], price[1], price[2]))


def take_resource(s: Table, seat: int, resource: int) -> None:
    """One resource leaves a player's hand, a locked one only if there is no other."""
    if s.res[3 * seat + resource] > 0:
        s.res[3 * seat + resource] -= 1
    else:
        s.res_locked[3 * seat + resource] -= 1
    s.res_count[seat] -= 1


def held(s: Table, seat: int, resource: int) -> int:
    """How many of a resource a player has, those that are locked included."""
    return s.res[3 * seat + resource] + s.res_locked[3 * seat + resource]


# Activity cards


def cards_of(s: Table, seat: int) -> int:
    """How many Activity cards a player has in hand, those that are locked included."""
    return len(s.hands[seat]) + len(s.locked[seat])


def to_hand(s: Table, seat: int, card: int) -> None:
    """A card goes to a player's hand, which has no limit during a year (10a)."""
    insort(s.hands[seat], card)


def lock(s: Table, seat: int, card: int) -> None:
    """A card goes to a player's hand and cannot be used before their next turn."""
    insort(s.locked[seat], card)


def take_card(s: Table, seat: int, card: int) -> None:
    """A card leaves a player's hand, a locked one only if there is no other."""
    if card in s.hands[seat]:
        s.hands[seat].remove(card)
        return
    s.locked[seat].remove(card)
    if ANYTIME[card] and traded(s, seat, card) > s.locked[seat].count(card):
        s.barred[seat] -= 1 << 4 * ANYTIME_INDEX[card]


def traded(s: Table, seat: int, card: int) -> int:
    """How many locked copies of an Anytime card a player got by trade."""
    return s.barred[seat] >> 4 * ANYTIME_INDEX[card] & 15


def lock_traded(s: Table, seat: int, card: int) -> None:
    """A card that was traded cannot be used before its owner's next turn, not even an Anytime card (10.2h)."""
    lock(s, seat, card)
    if ANYTIME[card]:
        s.barred[seat] += 1 << 4 * ANYTIME_INDEX[card]


def usable(s: Table, seat: int, card: int) -> bool:
    """Whether a player has this card and may use it now; an Anytime card also if it was only just bought (4.1e)."""
    if card in s.hands[seat]:
        return True
    return ANYTIME[card] and s.locked[seat].count(card) > traded(s, seat, card)


def anytime_cards(s: Table, seat: int) -> list[int]:
    """The Anytime cards that a player holds, usable or not."""
    return [card for card in merged(s.hands[seat], s.locked[seat]) if ANYTIME[card]]


def unlock(s: Table, seat: int) -> None:
    """What a player bought or traded can be used from now on."""
    for card in s.locked[seat]:
        insort(s.hands[seat], card)
    s.locked[seat] = []
    s.barred[seat] = 0
    for index in range(3 * seat, 3 * seat + 3):
        s.res[index] += s.res_locked[index]
        s.res_locked[index] = 0


def discard_card(s: Table, seat: int, card: int, out: Out) -> None:
    """A card goes from a player to its discard pile; everyone sees it."""
    s.discard[card] += 1
    if out is not None:
        out.append((told.DISCARDED, EVERYONE, seat, card))


def can_draw(s: Table, deck: int) -> bool:
    """Whether a deck or its discard pile has a card (10d)."""
    if s.deck_left[deck]:
        return True
    return any(s.discard[FIRST[deck] : FIRST[deck + 1]])


def reshuffle(s: Table, deck: int) -> None:
    """The discard pile of a deck that has run out becomes the deck (10d)."""
    for kind in range(FIRST[deck], FIRST[deck + 1]):
        s.deck[kind] += s.discard[kind]
        s.deck_left[deck] += s.discard[kind]
        s.discard[kind] = 0


def distinct(cards: list[int]) -> list[int]:
    """The kinds in a sorted list of cards."""
    return list(dict.fromkeys(cards))


def merged(one: list[int], other: list[int]) -> list[int]:
    """The kinds in two sorted lists of cards."""
    if not other:
        return distinct(one)
    return distinct(sorted(one + other))


def chance(s: Table, kind: int) -> None:
    """Ask CHANCE; the frame on top says about what."""
    s.kind = kind
    s.seat = CHANCE
