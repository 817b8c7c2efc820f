"""Training and Items on crew members: attaching, moving, discarding, taking (rules 7 and 8)."""

from __future__ import annotations

from typing import Final

from landtake.core.state import EVERYONE
from landtake.games.lander import cite, ops
from landtake.games.lander import events as told
from landtake.games.lander.config import Config
from landtake.games.lander.ops import WIDTH
from landtake.games.lander.rules_base import Out, ask, discard_card, distinct, pop, push, take_card, to_hand
from landtake.games.lander.rules_crew import changed
from landtake.games.lander.rules_levels import crew_size, free_slot, layout, leads, reach, tidy
from landtake.games.lander.state import MEMBERS, PLACES, Table
from landtake.games.lander.tables import (
    BEHIND,
    CARD,
    CARDS,
    CODE_LEADS,
    CODE_TRAITS,
    DECK_OF,
    EXO,
    EXO_PLACE,
    LEADERSHIP,
    NEED_LEADER,
    PASS,
    PER_MEMBER,
    PLACE,
    SIDE,
    SIDED,
)  # fmt: skip

# where a card that is being attached comes from
HAND: Final = 0
GIVEN: Final = 1
SAME_CREW: Final = 2
STOLEN: Final = 3
SAVED: Final = 4

OWN_SIZE: Final = MEMBERS * PLACES


# 7, 8.1 Who can hold what


def fit_refusal(s: Table, seat: int, member: int, code: int) -> int:
    """Why a crew member may not hold this card, apart from room for it (7b, 7c, 8.1b)."""
    kind = code >> 1
    at = seat * MEMBERS + member
    if DECK_OF[kind] == 0:
        if CODE_TRAITS[code] & s.traits[at]:
            return cite.SAME_TRAIT_TWICE
        if CODE_LEADS[code]:
            for index in range(seat * OWN_SIZE, (seat + 1) * OWN_SIZE):
                if s.slots[index] == 2 * LEADERSHIP:
                    return cite.ONE_LEADERSHIP
        return 0
    if NEED_LEADER[kind] and not leads(s, seat, member):
        return cite.ATTACHMENT_CRITERIA
    return 0 if reach(s.levels, 3 * at, 3 * kind) else cite.ATTACHMENT_CRITERIA


def room_refusal(s: Table, seat: int, member: int, place: int, code: int) -> int:
    """Why a card cannot go to this place of a crew member: an Exoskeleton has its own, others a slot or the place behind it."""
    at = seat * MEMBERS + member
    if code >> 1 == EXO:
        if place != EXO_PLACE:
            return cite.EXO_OWN_PLACE
        return 0 if s.slots[at * PLACES + EXO_PLACE] < 0 else cite.ONE_EXO
    if place == EXO_PLACE:
        return cite.EXO_OWN_PLACE
    if place == BEHIND:
        open_ = s.slots[at * PLACES + EXO_PLACE] >= 0 and s.slots[at * PLACES + BEHIND] < 0
        return 0 if open_ else cite.FREE_SLOT
    return 0 if free_slot(s, at) == place else cite.FREE_SLOT


def can_take(s: Table, seat: int, member: int, code: int) -> bool:
    """Whether a crew member could be given this card now."""
    if fit_refusal(s, seat, member, code):
        return False
    at = seat * MEMBERS + member
    if code >> 1 == EXO:
        return s.slots[at * PLACES + EXO_PLACE] < 0
    if s.slots[at * PLACES + 3] < 0:
        return True
    return s.slots[at * PLACES + EXO_PLACE] >= 0 and s.slots[at * PLACES + BEHIND] < 0


def attachable(s: Table, seat: int, card: int) -> bool:
    """Whether a player has a crew member who could be given this card, on either side."""
    size = crew_size(s, seat)
    for side in range(2 if SIDED[card] else 1):
        for member in range(size):
            if can_take(s, seat, member, 2 * card + side):
                return True
    return False


# 7d, 8.1c Attaching


def begin_attach(s: Table, seat: int, card: int, source: int) -> None:
    """A player has chosen a card to attach: which side, then where."""
    if SIDED[card]:
        push(s, ops.K_SIDE, seat, seat, -1, card, source)
    else:
        push(s, ops.K_PLACE, seat, seat, -1, 2 * card, source)


def do_side(g: Config, s: Table, out: Out) -> None:
    ask(s, ops.K_SIDE, s.stack[-WIDTH + 1])


def side_candidates(g: Config, s: Table, seat: int) -> list[int]:
    return [SIDE, SIDE + 1]


def side_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if not SIDE <= action < SIDE + 2:
        return cite.ASKED_FIRST
    code = 2 * s.stack[-WIDTH + 4] + action - SIDE
    for member in range(crew_size(s, seat)):
        if can_take(s, seat, member, code):
            return 0
    return cite.SAME_TRAIT_TWICE


def side_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    s.stack[-WIDTH] = ops.K_PLACE
    s.stack[-WIDTH + 4] = 2 * s.stack[-WIDTH + 4] + action - SIDE


def do_place(g: Config, s: Table, out: Out) -> None:
    ask(s, ops.K_PLACE, s.stack[-WIDTH + 1])


def place_candidates(g: Config, s: Table, seat: int) -> list[int]:
    """The places worth looking at: the first free slot, the Exoskeleton's place and the one behind it."""
    found: list[int] = []
    for member in range(crew_size(s, seat)):
        slot = free_slot(s, seat * MEMBERS + member)
        base = PLACE + member * PER_MEMBER
        if slot >= 0:
            found.append(base + slot)
        found.append(base + EXO_PLACE)
        found.append(base + BEHIND)
    return found


def place_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if not PLACE <= action < PLACE + crew_size(s, seat) * PER_MEMBER:
        return cite.ASKED_FIRST
    member, place = (action - PLACE) // PER_MEMBER, (action - PLACE) % PER_MEMBER
    code, source, at = s.stack[-WIDTH + 4], s.stack[-WIDTH + 5], s.stack[-WIDTH + 6]
    if source == SAME_CREW:
        return move_refusal(s, seat, at, member, place)
    return fit_refusal(s, seat, member, code) or room_refusal(s, seat, member, place, code)


def place_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    st = s.stack
    b = len(st) - WIDTH
    owner, code, source, at, behind = st[b + 3], st[b + 4], st[b + 5], st[b + 6], st[b + 7] - 1
    pop(s)
    member, place = (action - PLACE) // PER_MEMBER, (action - PLACE) % PER_MEMBER
    if source == SAME_CREW:
        carry_out_move(s, seat, at, member, place)
        if out is not None:
            out.append((told.MOVED, EVERYONE, seat, s.crew[seat * MEMBERS + member], code))
        remember(s, seat)
        changed(g, s, seat, out)
        return
    if source == HAND:
        take_card(s, seat, code >> 1)
    elif source == SAVED:
        s.salvage.remove(code)
    put(s, seat, member, place, code)
    if out is not None:
        out.append((told.ATTACHED, EVERYONE, seat, s.crew[seat * MEMBERS + member], code))
    if source == STOLEN and behind >= 0:
        if fit_refusal(s, seat, member, behind):
            discard_card(s, owner, behind >> 1, out)  # 8.3d
        else:
            put(s, seat, member, BEHIND, behind)
    if source == HAND:
        remember(s, seat)
    changed(g, s, seat, out)


def put(s: Table, seat: int, member: int, place: int, code: int) -> None:
    """A card is attached at a place (8.1a); slots are then put in order."""
    at = seat * MEMBERS + member
    s.slots[at * PLACES + place] = code
    tidy(s, at)


def own_slots(s: Table, seat: int) -> list[int]:
    """The slots of all crew members of a player."""
    return s.slots[seat * OWN_SIZE : (seat + 1) * OWN_SIZE]


def phase_key(s: Table, seat: int) -> int:
    """The present layout of a player's attachments as a number."""
    return layout(own_slots(s, seat)) * 8 + seat


def remember(s: Table, seat: int) -> None:
    """This layout may not come again while the present phase of Free Orders lasts (4.2e)."""
    if s.layouts:
        s.layouts.append(phase_key(s, seat))


# 8.1d Moving


def movable(s: Table, seat: int, index: int) -> bool:
    """Whether what is attached there is an Item that can be moved at all, discarded or stolen (7e, 8.3c)."""
    code = s.slots[index]
    if code < 0 or DECK_OF[code >> 1] != 1:
        return False
    if index % PLACES == EXO_PLACE:
        behind = s.slots[index + 1]
        return behind < 0 or DECK_OF[behind >> 1] == 1
    return True


def move_refusal(s: Table, seat: int, index: int, member: int, place: int) -> int:
    """Why an Item may not be moved to a place of one of the same player's crew (8.1d, 8.1e, 8.3b)."""
    code = s.slots[index]
    same = index // PLACES == seat * MEMBERS + member
    at = (seat * MEMBERS + member) * PLACES
    if index % PLACES == EXO_PLACE:
        if place != EXO_PLACE or same:
            return cite.EXO_OWN_PLACE
        if s.slots[at + EXO_PLACE] >= 0:
            return cite.ONE_EXO
        behind = s.slots[index + 1]
        if behind >= 0:
            why = fit_refusal(s, seat, member, behind)
            if why:
                return why
    else:
        if same and (place == BEHIND) == (index % PLACES == BEHIND):
            return cite.FREE_SLOT
        why = room_refusal(s, seat, member, place, code)
        if why:
            return why
        if not same:
            why = fit_refusal(s, seat, member, code)
            if why:
                return why
    return cite.LAYOUT_REPEATED if moved_layout(s, seat, index, member, place) in s.layouts else 0


def moved_layout(s: Table, seat: int, index: int, member: int, place: int) -> int:
    """The layout that a move would lead to."""
    kept = own_slots(s, seat)
    carry_out_move(s, seat, index, member, place)
    key = phase_key(s, seat)
    s.slots[seat * OWN_SIZE : (seat + 1) * OWN_SIZE] = kept
    return key


def carry_out_move(s: Table, seat: int, index: int, member: int, place: int) -> None:
    """An Item goes to another place, an Exoskeleton with what is behind it."""
    code = s.slots[index]
    s.slots[index] = -1
    if index % PLACES == EXO_PLACE and s.slots[index + 1] >= 0:
        behind = s.slots[index + 1]
        s.slots[index + 1] = -1
        s.slots[(seat * MEMBERS + member) * PLACES + BEHIND] = behind
    s.slots[(seat * MEMBERS + member) * PLACES + place] = code
    tidy(s, index // PLACES)
    tidy(s, seat * MEMBERS + member)


def can_move(g: Config, s: Table, seat: int, index: int) -> bool:
    """Whether the Item there can be moved anywhere."""
    if not movable(s, seat, index):
        return False
    for target in place_candidates(g, s, seat):
        if move_refusal(s, seat, index, (target - PLACE) // PER_MEMBER, (target - PLACE) % PER_MEMBER) == 0:
            return True
    return False


def anything_to_move(g: Config, s: Table, seat: int) -> bool:
    """Whether a player can move any Item."""
    base = seat * OWN_SIZE
    return any(s.slots[index] >= 0 and can_move(g, s, seat, index) for index in range(base, base + crew_size(s, seat) * PLACES))


def first_alike(s: Table, index: int) -> bool:
    """Whether no earlier slot of the same crew member holds the same card."""
    place = index % PLACES
    return place == 0 or place >= EXO_PLACE or s.slots[index - 1] != s.slots[index]


def do_move(g: Config, s: Table, out: Out) -> None:
    ask(s, ops.K_MOVE, s.stack[-WIDTH + 1])


def own_place_candidates(g: Config, s: Table, seat: int) -> list[int]:
    base = seat * OWN_SIZE
    return [PLACE + index - base for index in range(base, base + OWN_SIZE) if s.slots[index] >= 0]


def ask_move_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if not PLACE <= action < PLACE + OWN_SIZE:
        return cite.ASKED_FIRST
    index = seat * OWN_SIZE + action - PLACE
    if not movable(s, seat, index) or not first_alike(s, index):
        return cite.NOT_MOVABLE
    return 0 if can_move(g, s, seat, index) else cite.LAYOUT_REPEATED


def move_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    pop(s)
    index = seat * OWN_SIZE + action - PLACE
    push(s, ops.K_PLACE, seat, seat, -1, s.slots[index], SAME_CREW, index)


# cards that are drawn and may be attached at once


def do_may_attach(g: Config, s: Table, out: Out) -> None:
    """The receiver of Event or ability cards may attach them now; what is not attached goes to the hand (11h)."""
    seat = s.stack[-WIDTH + 1]
    if s.looking[seat]:
        ask(s, ops.K_MAY_ATTACH, seat)
    else:
        pop(s)


def may_attach_candidates(g: Config, s: Table, seat: int) -> list[int]:
    return [PASS, *[CARD + card for card in distinct(s.looking[seat])]]


def may_attach_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if action == PASS:
        return 0
    if not CARD <= action < CARD + CARDS or action - CARD not in s.looking[seat]:
        return cite.ASKED_FIRST
    return 0 if attachable(s, seat, action - CARD) else cite.ATTACHMENT_CRITERIA


def may_attach_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    if action == PASS:
        back = s.stack[-WIDTH + 4]
        pop(s)
        for card in s.looking[seat]:
            if back:
                s.discard[card] += 1
            else:
                to_hand(s, seat, card)
        s.looking[seat] = []
        return
    s.looking[seat].remove(action - CARD)
    begin_attach(s, seat, action - CARD, GIVEN)


def do_attach_offer(g: Config, s: Table, out: Out) -> None:
    """A player may attach one card of a deck from the hand."""
    seat, deck = s.stack[-WIDTH + 1], s.stack[-WIDTH + 4]
    s.stack[-WIDTH] = ops.K_ATTACH
    s.stack[-WIDTH + 4] = deck
    ask(s, ops.K_ATTACH, seat)


def attach_candidates(g: Config, s: Table, seat: int) -> list[int]:
    return [PASS, *[CARD + card for card in distinct(s.hands[seat])]]


def attach_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if action == PASS:
        return 0
    if not CARD <= action < CARD + CARDS:
        return cite.ASKED_FIRST
    card = action - CARD
    if card not in s.hands[seat]:
        return cite.NOT_IN_HAND
    if DECK_OF[card] != s.stack[-WIDTH + 4]:
        return cite.ASKED_FIRST
    return 0 if attachable(s, seat, card) else cite.ATTACHMENT_CRITERIA


def attach_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    pop(s)
    if action != PASS:
        begin_attach(s, seat, action - CARD, HAND)
