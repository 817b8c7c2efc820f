"""Items that move, are discarded, taken or saved, and Training that comes back (rules 7e, 7f, 8.1d, 8.1f, 8.3)."""

from __future__ import annotations

from landtake.core.state import EVERYONE
from landtake.games.lander import cite, ops
from landtake.games.lander import events as told
from landtake.games.lander.config import Config
from landtake.games.lander.ops import WIDTH
from landtake.games.lander.rules_attach import (
    OWN_SIZE,
    SAVED,
    STOLEN,
    attachable,
    begin_attach,
    can_take,
    first_alike,
    movable,
    own_place_candidates,
    own_slots,
    phase_key,
    remember,
)
from landtake.games.lander.rules_base import Out, ask, discard_card, distinct, pop, push, to_hand
from landtake.games.lander.rules_crew import changed
from landtake.games.lander.rules_levels import crew_size, leads, tidy
from landtake.games.lander.state import PLACES, Table
from landtake.games.lander.tables import (
    CARD,
    CARDS,
    DECK_OF,
    EXO_PLACE,
    LEADERSHIP,
    PASS,
    PER_MEMBER,
    PLACE,
)  # fmt: skip

# 8.1f Discarding


def loosen(s: Table, seat: int, index: int) -> list[int]:
    """Take an Item off, an Exoskeleton with what is behind it; what came off."""
    off = [s.slots[index]]
    s.slots[index] = -1
    if index % PLACES == EXO_PLACE and s.slots[index + 1] >= 0:
        off.append(s.slots[index + 1])
        s.slots[index + 1] = -1
    tidy(s, index // PLACES)
    return off


def junk_refusal(s: Table, seat: int, index: int, free_order: bool) -> int:
    """Why the Item there cannot be discarded."""
    if not movable(s, seat, index) or not first_alike(s, index):
        return cite.NOT_MOVABLE
    if free_order:
        kept = own_slots(s, seat)
        loosen(s, seat, index)
        key = phase_key(s, seat)
        s.slots[seat * OWN_SIZE : (seat + 1) * OWN_SIZE] = kept
        if key in s.layouts:
            return cite.LAYOUT_REPEATED
    return 0


def anything_to_junk(s: Table, seat: int) -> bool:
    """Whether a player can discard an Item as a Free Order."""
    base = seat * OWN_SIZE
    return any(s.slots[index] >= 0 and junk_refusal(s, seat, index, True) == 0 for index in range(base, base + crew_size(s, seat) * PLACES))


def leader_items(s: Table, seat: int) -> int:
    """How many Items of a player's Leaders, the Leadership-Trained among them (6.1g), can be discarded."""
    base = seat * OWN_SIZE
    leaders = [member for member in range(crew_size(s, seat)) if leads(s, seat, member)]
    return len([1 for member in leaders for place in range(PLACES) if movable(s, seat, base + member * PLACES + place)])


def do_drop_item(g: Config, s: Table, out: Out) -> None:
    """One of the Leaders loses one Item of the owner's choice."""
    seat = s.stack[-WIDTH + 1]
    pop(s)
    if leader_items(s, seat):
        push(s, ops.K_JUNK, seat, seat, -1, 1)


def do_junk(g: Config, s: Table, out: Out) -> None:
    ask(s, ops.K_JUNK, s.stack[-WIDTH + 1])


def ask_junk_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    leader_only = s.stack[-WIDTH + 4]
    if not PLACE <= action < PLACE + OWN_SIZE:
        return cite.ASKED_FIRST
    member = (action - PLACE) // PER_MEMBER
    if leader_only and member < crew_size(s, seat) and not leads(s, seat, member):
        return cite.WHO_IS_LEADER
    return junk_refusal(s, seat, seat * OWN_SIZE + action - PLACE, not leader_only)


def junk_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    leader_only = s.stack[-WIDTH + 4]
    pop(s)
    index = seat * OWN_SIZE + action - PLACE
    who = s.crew[index // PLACES]
    for code in loosen(s, seat, index):
        if out is not None:
            out.append((told.DETACHED, EVERYONE, seat, who, code))
        discard_card(s, seat, code >> 1, out)
    if not leader_only:
        remember(s, seat)
    changed(g, s, seat, out)


# Training back into the hand


def trainings(s: Table, seat: int) -> bool:
    """Whether any Training is attached to a player's crew."""
    return any(s.slots[index] >= 0 and DECK_OF[s.slots[index] >> 1] == 0 for index in range(seat * OWN_SIZE, (seat + 1) * OWN_SIZE))


def do_unlearn(g: Config, s: Table, out: Out) -> None:
    seat = s.stack[-WIDTH + 1]
    if trainings(s, seat):
        s.stack[-WIDTH] = ops.K_UNLEARN
        ask(s, ops.K_UNLEARN, seat)
    else:
        pop(s)


def unlearn_candidates(g: Config, s: Table, seat: int) -> list[int]:
    return [PASS, *own_place_candidates(g, s, seat)]


def unlearn_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if action == PASS:
        return 0 if s.stack[-WIDTH + 4] else cite.MUST_BE_DONE
    if not PLACE <= action < PLACE + OWN_SIZE:
        return cite.ASKED_FIRST
    index = seat * OWN_SIZE + action - PLACE
    fits = s.slots[index] >= 0 and DECK_OF[s.slots[index] >> 1] == 0 and first_alike(s, index)
    return 0 if fits else cite.TRAINING_RETURNS


def unlearn_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    """An attached Training comes back into the hand; an Exoskeleton in front of it stays (7f)."""
    pop(s)
    if action == PASS:
        return
    index = seat * OWN_SIZE + action - PLACE
    code = s.slots[index]
    s.slots[index] = -1
    tidy(s, index // PLACES)
    to_hand(s, seat, code >> 1)
    if out is not None:
        out.append((told.DETACHED, EVERYONE, seat, s.crew[index // PLACES], code))
    changed(g, s, seat, out)


def do_promotion(g: Config, s: Table, out: Out) -> None:
    """A player may attach a Leadership Training from the discard pile."""
    seat = s.stack[-WIDTH + 1]
    pop(s)
    if s.discard[LEADERSHIP] and attachable(s, seat, LEADERSHIP):
        s.discard[LEADERSHIP] -= 1
        s.looking[seat].append(LEADERSHIP)
        push(s, ops.K_MAY_ATTACH, seat, seat, -1, 1)


# taking an Item from an opponent


def stealable(g: Config, s: Table, seat: int, index: int) -> bool:
    """Whether the Item there can be taken: it is movable and one of the taker's crew can hold it."""
    if not movable(s, index // OWN_SIZE, index) or not first_alike(s, index):
        return False
    return any(can_take(s, seat, member, s.slots[index]) for member in range(crew_size(s, seat)))


def has_stealable(g: Config, s: Table, seat: int, owner: int) -> bool:
    """Whether a player has an Item that another could take."""
    return any(s.slots[index] >= 0 and stealable(g, s, seat, index) for index in range(owner * OWN_SIZE, (owner + 1) * OWN_SIZE))


def do_item(g: Config, s: Table, out: Out) -> None:
    ask(s, ops.K_ITEM, s.stack[-WIDTH + 1])


def item_candidates(g: Config, s: Table, seat: int) -> list[int]:
    return own_place_candidates(g, s, s.stack[-WIDTH + 3])


def item_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if not PLACE <= action < PLACE + OWN_SIZE:
        return cite.ASKED_FIRST
    index = s.stack[-WIDTH + 3] * OWN_SIZE + action - PLACE
    if s.slots[index] < 0 or not stealable(g, s, seat, index):
        return cite.NOT_MOVABLE
    return 0


def item_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    owner = s.stack[-WIDTH + 3]
    pop(s)
    index = owner * OWN_SIZE + action - PLACE
    who = s.crew[index // PLACES]
    off = loosen(s, owner, index)
    if out is not None:
        out.append((told.DETACHED, EVERYONE, owner, who, off[0]))
    changed(g, s, owner, out)
    push(s, ops.K_PLACE, seat, seat, owner, off[0], STOLEN, 0, 1 + off[1] if len(off) > 1 else 0)


# Items of the dead


def do_salvaged(g: Config, s: Table, out: Out) -> None:
    """Up to two Items of a dead crew member go to others of the same crew; the rest is discarded."""
    seat, left = s.stack[-WIDTH + 1], s.stack[-WIDTH + 4]
    if left and [code for code in s.salvage if attachable(s, seat, code >> 1)]:
        s.stack[-WIDTH] = ops.K_SALVAGE
        ask(s, ops.K_SALVAGE, seat)
        return
    pop(s)
    for code in s.salvage:
        discard_card(s, seat, code >> 1, out)
    s.salvage = []


def salvage_candidates(g: Config, s: Table, seat: int) -> list[int]:
    return [PASS, *[CARD + card for card in distinct([code >> 1 for code in s.salvage])]]


def salvage_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if action == PASS:
        return 0
    if not CARD <= action < CARD + CARDS or 2 * (action - CARD) not in s.salvage:
        return cite.ASKED_FIRST
    return 0 if attachable(s, seat, action - CARD) else cite.ATTACHMENT_CRITERIA


def salvage_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    s.stack[-WIDTH] = ops.P_SALVAGED
    if action == PASS:
        s.stack[-WIDTH + 4] = 0
        return
    s.stack[-WIDTH + 4] -= 1
    begin_attach(s, seat, action - CARD, SAVED)
