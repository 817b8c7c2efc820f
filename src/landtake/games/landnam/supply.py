"""Cards on their way between hands, stock and deck, with all that everyone may know of them kept up to date."""

from __future__ import annotations

from landtake.core.game import Event
from landtake.core.state import CHANCE, EVERYONE
from landtake.games.landnam import told
from landtake.games.landnam.asks import ASK_FATE, ASKED
from landtake.games.landnam.state import Table
from landtake.games.landnam.tables import CARDS, COPIES, PLAY_CARD, PLAY_CHOICE, STARTING_CARDS

# Resource cards (1d)


def gain(s: Table, seat: int, resource: int, count: int) -> None:
    """Take cards from the stock into a hand, which may be as large as it comes (1f)."""
    s.hands[seat * 4 + resource] += count
    s.sizes[seat] += count
    s.stock[resource] -= count
    if s.stock[resource] == 0:
        s.stocked &= ~(1 << resource)


def restock(s: Table, resource: int, count: int) -> None:
    """Put cards that are on the table into the stock."""
    s.stock[resource] += count
    if count:
        s.stocked |= 1 << resource


def lay_down(s: Table, seat: int, resource: int, count: int) -> None:
    """Take cards out of a hand and leave them on the table."""
    s.hands[seat * 4 + resource] -= count
    s.sizes[seat] -= count


def pay(s: Table, seat: int, resource: int, count: int) -> None:
    """Put cards from a hand into the stock."""
    lay_down(s, seat, resource, count)
    restock(s, resource, count)


def hand_on(s: Table, giver: int, taker: int, resource: int, count: int) -> None:
    """Give cards from one hand to another."""
    s.hands[giver * 4 + resource] -= count
    s.sizes[giver] -= count
    s.hands[taker * 4 + resource] += count
    s.sizes[taker] += count


# Fate cards


def may_hold(s: Table, seat: int, cards: list[int]) -> bool:
    """Whether, as far as everyone can tell, a player may hold one of these cards; who surely does not is not asked.

    A single card that is still the one from the start is an Exploration card, as all know.
    """
    if s.fate_sizes[seat] == 0:
        return False
    only_first = s.fate_sizes[seat] == 1 and s.starters >> seat & 1 == 1
    for card in cards:  # noqa: SIM110 (a loop compiles well)
        if s.discard[card] < COPIES[card] and not (only_first and card not in STARTING_CARDS):
            return True
    return False


def holds(s: Table, seat: int, card: int) -> bool:
    """Whether a player holds a fate card (3d)."""
    return s.fates[seat * CARDS + card] > 0


def discard(s: Table, seat: int, card: int) -> None:
    """Put a fate card from a hand face up on the discards (11a)."""
    s.fates[seat * CARDS + card] -= 1
    s.fate_sizes[seat] -= 1
    s.discard[card] += 1
    if card in STARTING_CARDS:
        s.starters &= ~(1 << seat)


def play(s: Table, seat: int, play_: int, out: list[Event] | None) -> None:
    """Discard the card of a playing action and tell of it."""
    discard(s, seat, PLAY_CARD[play_])
    if out is not None:
        out.append((told.PLAYED, EVERYONE, seat, PLAY_CARD[play_], PLAY_CHOICE[play_]))


def draw_fates(s: Table, seats: int, resume: int, out: list[Event] | None) -> int:
    """Let these seats receive a fate card each, then go on with `resume`."""
    s.drawing = seats
    s.resume = resume
    return next_draw(s, out)


def next_draw(s: Table, out: list[Event] | None) -> int:
    """Ask chance for the next fate card; 5c: without any left nobody receives one."""
    if s.drawing and s.deck_size == 0:
        s.deck_size = sum(s.discard)
        if s.deck_size:
            for card in range(CARDS):
                s.deck[card] = s.discard[card]
                s.discard[card] = 0
            if out is not None:
                out.append((told.RESHUFFLED, EVERYONE, s.deck_size))
    if s.drawing and s.deck_size:
        s.seat = CHANCE
        s.kind = ASK_FATE
        return ASKED
    resume = s.resume
    s.drawing = 0
    s.resume = 0
    return resume


def drawer(s: Table) -> int:
    """Who receives the next fate card: the first of those waiting, clockwise from the active player."""
    seats = len(s.sizes)
    seat = s.active
    while not s.drawing >> seat & 1:
        seat = seat + 1 if seat + 1 < seats else 0
    return seat


def draw(s: Table, card: int, out: list[Event] | None) -> int:
    """A player receives a fate card."""
    seat = drawer(s)
    s.deck[card] -= 1
    s.deck_size -= 1
    s.fates[seat * CARDS + card] += 1
    s.fate_sizes[seat] += 1
    s.drawing &= ~(1 << seat)
    if out is not None:
        out.append((told.DREW, 1 << seat, seat, card))
    return next_draw(s, out)
