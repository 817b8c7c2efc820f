"""What can happen to a sector: structures removed, sectors taken, swapped, moved, tiles exchanged (rules 5.4, 8.2f)."""

from __future__ import annotations

from landtake.core.state import EVERYONE
from landtake.games.lander import cite, ops
from landtake.games.lander import events as told
from landtake.games.lander.config import Config
from landtake.games.lander.ops import WIDTH
from landtake.games.lander.rules_base import Out, ask, discard_card, pop, push
from landtake.games.lander.rules_crew import changed
from landtake.games.lander.rules_death import settle_slots
from landtake.games.lander.rules_levels import attached
from landtake.games.lander.rules_planet import moved_ground, sector_candidates, sectors_left
from landtake.games.lander.state import MEMBERS, PLACES, Table
from landtake.games.lander.tables import (
    FORCE_FIELD,
    GUARDED,
    PASS,
    SECTOR,
    TWO_SECTORS,
    YES,
)  # fmt: skip

# what can be done to a sector


def exposed(g: Config, s: Table, tile: int, by: int) -> bool:
    """Whether an opponent's Action or ability may choose this sector (5.4c)."""
    owner = s.tile_owner[tile]
    return not (g.opposed(owner, by) and s.leading[owner] & GUARDED and s.tile_level[tile] >= 2)


def raze_choice(g: Config, s: Table, owner: int, by: int, tile: int, which: int) -> int:
    """Why the top structure of this sector cannot be removed; `by` is -1 if no player's card does it."""
    if s.tile_owner[tile] != owner:
        return cite.WHOSE_SECTOR
    level = s.tile_level[tile]
    if (which == 1 and level < 2) or (which == 2 and level != 1):
        return cite.WHICH_STRUCTURES
    if by >= 0 and not exposed(g, s, tile, by):
        return cite.GUARDED_SECTORS
    if level == 1 and s.tile_owner.count(owner) == 1:
        return cite.LAST_SECTOR
    return 0


def razeable(g: Config, s: Table, owner: int, by: int, which: int) -> bool:
    """Whether the effect finds a structure to remove."""
    return any(s.tile_owner[tile] == owner and raze_choice(g, s, owner, by, tile, which) == 0 for tile in range(len(s.tile_owner)))


def hostile(s: Table, owner: int, controller: int, by: int) -> int:
    """The player whose card does it, or -1 when it is the owner's own loss."""
    return controller if by and controller != owner else -1


def do_raze(g: Config, s: Table, out: Out) -> None:
    """A structure has to go: the owner, or the controller of the effect, chooses where."""
    st = s.stack
    b = len(st) - WIDTH
    owner, controller, which, by, payment = st[b + 1], st[b + 2], st[b + 4], st[b + 5], st[b + 6]
    pop(s)
    if razeable(g, s, owner, hostile(s, owner, controller, by), which):
        push(s, ops.K_RAZE, controller if by else owner, controller, owner, which, by)
        if not payment:
            shield(s, owner, owner)


def shield(s: Table, owner: int, by: int) -> None:
    """The owner of a Force Field may use it before anything happens to their sectors (8.2f)."""
    if owner >= 0 and attached(s, owner, FORCE_FIELD) >= 0:
        push(s, ops.K_FORCE_FIELD, owner, by)


def do_force_field(g: Config, s: Table, out: Out) -> None:
    ask(s, ops.K_FORCE_FIELD, s.stack[-WIDTH + 1])


def force_field_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    """Used, it makes the frame below do nothing."""
    pop(s)
    if action == YES:
        use_item(g, s, seat, FORCE_FIELD, out)
        pop(s)


def use_item(g: Config, s: Table, seat: int, kind: int, out: Out) -> None:
    """A protecting Item does its work and is discarded."""
    index = attached(s, seat, kind)
    s.slots[index] = -1
    settle_slots(s, seat, index // PLACES - seat * MEMBERS)
    discard_card(s, seat, kind, out)
    if out is not None:
        out.append((told.PROTECTED, EVERYONE, seat, kind))
    changed(g, s, seat, out)


def do_ask_raze(g: Config, s: Table, out: Out) -> None:
    ask(s, ops.K_RAZE, s.stack[-WIDTH + 1])


def ask_raze_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if not SECTOR <= action < SECTOR + len(s.tile_owner):
        return cite.ASKED_FIRST
    st = s.stack
    b = len(st) - WIDTH
    return raze_choice(g, s, st[b + 3], hostile(s, st[b + 3], st[b + 2], st[b + 5]), action - SECTOR, st[b + 4])


def raze_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    owner = s.stack[-WIDTH + 3]
    pop(s)
    tile = action - SECTOR
    s.tile_level[tile] -= 1
    if s.tile_level[tile] == 0:
        s.tile_owner[tile] = -1
    if out is not None:
        out.append((told.RAZED, EVERYONE, owner, tile, s.tile_level[tile]))
    moved_ground(g, s, out)


def take_choice(g: Config, s: Table, owner: int, by: int, tile: int) -> int:
    """Why this sector of an opponent cannot be taken over."""
    if s.tile_owner[tile] != owner:
        return cite.WHOSE_SECTOR
    if s.tile_level[tile] != 1:
        return cite.WHICH_STRUCTURES
    return cite.LAST_SECTOR if s.tile_owner.count(owner) == 1 else 0


def takeable(g: Config, s: Table, owner: int, by: int) -> bool:
    """Whether the target has a sector that can be taken."""
    return any(take_choice(g, s, owner, by, tile) == 0 for tile in range(len(s.tile_owner)))


def do_take(g: Config, s: Table, out: Out) -> None:
    owner, controller = s.stack[-WIDTH + 1], s.stack[-WIDTH + 2]
    pop(s)
    if takeable(g, s, owner, controller):
        push(s, ops.K_TAKE, controller, controller, owner)
        shield(s, owner, controller)


def do_ask_take(g: Config, s: Table, out: Out) -> None:
    ask(s, ops.K_TAKE, s.stack[-WIDTH + 1])


def ask_take_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if not SECTOR <= action < SECTOR + len(s.tile_owner):
        return cite.ASKED_FIRST
    return take_choice(g, s, s.stack[-WIDTH + 3], seat, action - SECTOR)


def take_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    owner = s.stack[-WIDTH + 3]
    pop(s)
    tile = action - SECTOR
    s.tile_owner[tile] = seat
    if out is not None:
        out.append((told.SECTOR_TAKEN, EVERYONE, seat, owner, tile))
    moved_ground(g, s, out)


def swap_choice(g: Config, s: Table, owner: int, by: int, tile: int) -> int:
    """Why this sector of the target cannot be swapped for one of the controller's."""
    if s.tile_owner[tile] != owner:
        return cite.WHOSE_SECTOR
    if not exposed(g, s, tile, by):
        return cite.GUARDED_SECTORS
    if s.tile_owner.count(owner) == 1:
        return cite.LAST_SECTOR
    level = s.tile_level[tile]
    for mine in range(len(s.tile_owner)):
        if s.tile_owner[mine] == by and s.tile_level[mine] == level:
            return 0
    return cite.WHICH_STRUCTURES


def swappable(g: Config, s: Table, owner: int, by: int) -> bool:
    """Whether the target has a sector that can be swapped."""
    return any(swap_choice(g, s, owner, by, tile) == 0 for tile in range(len(s.tile_owner)))


def do_swap(g: Config, s: Table, out: Out) -> None:
    owner, controller = s.stack[-WIDTH + 1], s.stack[-WIDTH + 2]
    pop(s)
    if swappable(g, s, owner, controller):
        push(s, ops.K_SWAP_OTHER, controller, controller, owner)
        shield(s, owner, controller)


def do_swap_other(g: Config, s: Table, out: Out) -> None:
    ask(s, ops.K_SWAP_OTHER, s.stack[-WIDTH + 1])


def swap_other_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if not SECTOR <= action < SECTOR + len(s.tile_owner):
        return cite.ASKED_FIRST
    return swap_choice(g, s, s.stack[-WIDTH + 3], seat, action - SECTOR)


def swap_other_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    s.stack[-WIDTH] = ops.K_SWAP_OWN
    s.stack[-WIDTH + 4] = action - SECTOR


def do_swap_own(g: Config, s: Table, out: Out) -> None:
    ask(s, ops.K_SWAP_OWN, s.stack[-WIDTH + 1])


def swap_own_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if not SECTOR <= action < SECTOR + len(s.tile_owner):
        return cite.ASKED_FIRST
    if s.tile_owner[action - SECTOR] != seat:
        return cite.OWN_SECTORS_ONLY
    return 0 if s.tile_level[action - SECTOR] == s.tile_level[s.stack[-WIDTH + 4]] else cite.WHICH_STRUCTURES


def swap_own_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    owner, theirs = s.stack[-WIDTH + 3], s.stack[-WIDTH + 4]
    pop(s)
    mine = action - SECTOR
    s.tile_owner[mine] = owner
    s.tile_owner[theirs] = seat
    if out is not None:
        out.append((told.SWAPPED, EVERYONE, seat, owner, mine, theirs))
    moved_ground(g, s, out)


def relocation(g: Config, s: Table, seat: int, tile: int, single: int, beside: int) -> bool:
    """Whether the structures of this sector can be moved somewhere."""
    if s.tile_owner[tile] != seat or (single and s.tile_level[tile] != 1):
        return False
    return any(destination(s, seat, tile, to, beside) for to in range(len(s.tile_owner)))


def destination(s: Table, seat: int, tile: int, to: int, beside: int) -> bool:
    """Whether structures can be moved from a sector to this one."""
    if s.tile_owner[to] >= 0:
        return False
    if not beside:
        return True
    for side in range(3 * to, 3 * to + 3):
        other = s.tile_near[side]
        if other >= 0 and other != tile and s.tile_owner[other] == seat:
            return True
    return False


def relocatable(g: Config, s: Table, seat: int, single: int, beside: int) -> bool:
    """Whether a player can move the structures of any sector."""
    return any(relocation(g, s, seat, tile, single, beside) for tile in range(len(s.tile_owner)))


def do_relocate(g: Config, s: Table, out: Out) -> None:
    st = s.stack
    b = len(st) - WIDTH
    if not relocatable(g, s, st[b + 1], st[b + 5], st[b + 6]):
        pop(s)
        return
    st[b] = ops.K_FROM
    ask(s, ops.K_FROM, st[b + 1])


def from_candidates(g: Config, s: Table, seat: int) -> list[int]:
    return [PASS, *sector_candidates(g, s, seat)]


def from_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    st = s.stack
    b = len(st) - WIDTH
    if action == PASS:
        return 0 if st[b + 4] else cite.MUST_BE_DONE
    if not SECTOR <= action < SECTOR + len(s.tile_owner):
        return cite.ASKED_FIRST
    if s.tile_owner[action - SECTOR] != seat:
        return cite.OWN_SECTORS_ONLY
    return 0 if relocation(g, s, seat, action - SECTOR, st[b + 5], st[b + 6]) else cite.WHICH_STRUCTURES


def from_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    if action == PASS:
        pop(s)
        return
    s.stack[-WIDTH] = ops.K_TO
    s.stack[-WIDTH + 4] = action - SECTOR


def do_to(g: Config, s: Table, out: Out) -> None:
    ask(s, ops.K_TO, s.stack[-WIDTH + 1])


def to_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if not SECTOR <= action < SECTOR + len(s.tile_owner):
        return cite.ASKED_FIRST
    if s.tile_owner[action - SECTOR] >= 0:
        return cite.OCCUPIED
    return 0 if destination(s, seat, s.stack[-WIDTH + 4], action - SECTOR, s.stack[-WIDTH + 6]) else cite.ADJACENCY


def to_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    tile, to = s.stack[-WIDTH + 4], action - SECTOR
    pop(s)
    s.tile_owner[to] = seat
    s.tile_level[to] = s.tile_level[tile]
    s.tile_owner[tile] = -1
    s.tile_level[tile] = 0
    if out is not None:
        out.append((told.RELOCATED, EVERYONE, seat, tile, to))
    moved_ground(g, s, out)


def retile_choice(g: Config, s: Table, owner: int, by: int, tile: int) -> int:
    """Why this tile cannot be exchanged: it must be the target's, or unoccupied or one's own, with one structure at most."""
    holder = s.tile_owner[tile]
    if holder != owner and not (owner == by and holder < 0):
        return cite.WHOSE_SECTOR
    return 0 if s.tile_level[tile] <= 1 else cite.WHICH_STRUCTURES


def retileable(g: Config, s: Table, owner: int, by: int) -> bool:
    """Whether there is a tile to exchange, and one to exchange it for."""
    if not sectors_left(s):
        return False
    return any(retile_choice(g, s, owner, by, tile) == 0 for tile in range(len(s.tile_owner)))


def do_retile(g: Config, s: Table, out: Out) -> None:
    owner, controller = s.stack[-WIDTH + 1], s.stack[-WIDTH + 2]
    pop(s)
    if retileable(g, s, owner, controller):
        push(s, ops.K_RETILE, controller, controller, owner)
        if owner != controller:
            shield(s, owner, controller)


def do_ask_retile(g: Config, s: Table, out: Out) -> None:
    ask(s, ops.K_RETILE, s.stack[-WIDTH + 1])


def ask_retile_refusal(g: Config, s: Table, seat: int, action: int) -> int:
    if not SECTOR <= action < SECTOR + len(s.tile_owner):
        return cite.ASKED_FIRST
    return retile_choice(g, s, s.stack[-WIDTH + 3], seat, action - SECTOR)


def retile_answer(g: Config, s: Table, seat: int, action: int, out: Out) -> None:
    pop(s)
    push(s, ops.P_RETILE, seat, seat, -1, action - SECTOR)
    if s.leading[seat] & TWO_SECTORS and sum(s.tray) > 1:
        push(s, ops.K_KEEP_TILE, seat, seat, -1, 2)
        push(s, ops.K_FACE, seat)
    push(s, ops.K_FACE, seat)


def do_exchange_tiles(g: Config, s: Table, out: Out) -> None:
    """The drawn tile takes the place of the old one, which goes back to the trays."""
    seat, tile = s.stack[-WIDTH + 1], s.stack[-WIDTH + 4]
    pop(s)
    if not s.faces:
        return
    s.tray[s.tile_face[tile]] += 1
    s.tile_face[tile] = s.faces.pop()
    if out is not None:
        out.append((told.RETILED, EVERYONE, seat, tile, s.tile_face[tile]))
    moved_ground(g, s, out)
