"""What robots do in phase 2, and why they may not: moving, building, walls, self-destruction. The ids are those of RULES.md."""

from __future__ import annotations

from landtake.core.game import Event
from landtake.core.state import CHANCE, EVERYONE
from landtake.games.forgotten_planet import cite
from landtake.games.forgotten_planet.rules_control import WALLS_CHANGED
from landtake.games.forgotten_planet.rules_kinds import (
    ASK_ROLL,
    ASK_TILE,
    TOLD_BASE,
    TOLD_BLAST,
    TOLD_BLAST_WALL,
    TOLD_LAID,
    TOLD_LOST,
    TOLD_MOVED,
    TOLD_PUSHED,
    TOLD_ROLLED,
    TOLD_WALL,
)
from landtake.games.forgotten_planet.rules_stock import (
    BASE_COST,
    BLAST_COST,
    CHOICE_FACE,
    LAND_COST,
    MINE_COST,
    MOVE_COST,
    PUSH_COST,
    STEPS,
    WALL_COST,
    cubes_of,
    has_set,
    pay_set,
)
from landtake.games.forgotten_planet.rules_turn import spend
from landtake.games.forgotten_planet.state import BASE_TILE, BROWN_MINE, EMPTY, LAND_TILE, NONE, ROBOTS, Table
from landtake.games.forgotten_planet.tables import OPPOSITE
from landtake.games.forgotten_planet.terms import Terms

# 5.1 Movement


def enterable(tile: int, seat: int) -> bool:
    """Whether a robot may stand on such a tile (5.1b, 5.1c); other robots there do not matter (1d)."""
    return tile != EMPTY and (tile < BASE_TILE or tile == BASE_TILE + seat)


def reach(g: Terms, s: Table, seat: int, cell: int, steps: int) -> list[int]:
    """The cells that a robot can walk to in so many steps, nearest first."""
    tiles = s.tiles
    beside = g.beside
    seen = [False] * g.cells
    seen[cell] = True
    found: list[int] = []
    edge = [cell]
    while steps:
        steps -= 1
        reached: list[int] = []
        for here in edge:
            wall = s.walls[here]
            at = here * 4
            for side in range(4):
                other = beside[at + side]
                if other >= 0 and not seen[other] and not wall >> side & 1 and enterable(tiles[other], seat):
                    seen[other] = True
                    reached.append(other)
        found += reached
        edge = reached
    return found


def move_refusal(g: Terms, s: Table, seat: int, cell: int, target: int) -> int:
    """Why a robot may not move from one cell to another for 1 energy; 0 if it may."""
    if target < 0:
        return cite.OUTSIDE_AREA
    if s.tiles[target] == EMPTY:
        return cite.OVER_TILES
    if not enterable(s.tiles[target], seat):
        return cite.FOREIGN_BASE
    if s.energy < MOVE_COST:
        return cite.NOT_ENOUGH_ENERGY
    if target in reach(g, s, seat, cell, STEPS):
        return 0
    return cite.THREE_STEPS if target == cell or target in reach(g, s, seat, cell, g.cells) else cite.NO_WAY


def move(g: Terms, s: Table, seat: int, target: int, out: list[Event] | None) -> None:
    slot = seat * ROBOTS + s.robot
    if out is not None:
        out.append((TOLD_MOVED, EVERYONE, seat, s.robots[slot], target))
    s.robots[slot] = target
    spend(g, s, MOVE_COST, out)


# 5.2 to 5.4 Building bases, land tiles and mines


def apart(g: Terms, s: Table, cell: int) -> bool:
    """Whether neither a base nor a mine lies side by side with a cell (5.2b, 5.4c)."""
    at = cell * 4
    for side in range(4):
        other = g.beside[at + side]
        if other >= 0 and s.tiles[other] > LAND_TILE:
            return False
    return True


def mines_in_bank(s: Table) -> bool:
    return s.mines_left[0] > 0 or s.mines_left[1] > 0 or s.mines_left[2] > 0


def site_refusal(g: Terms, s: Table, cell: int, side: int) -> int:
    """Why no tile may be laid on that side of a robot's cell; 0 if one may."""
    other = g.beside[cell * 4 + side]
    if other < 0:
        return cite.OUTSIDE_AREA
    if s.tiles[other] != EMPTY:
        return cite.SPACE_TAKEN
    if s.walls[cell] >> side & 1:
        return cite.ACROSS_WALL
    return 0


def land_refusal(g: Terms, s: Table, cell: int, side: int) -> int:
    refusal = site_refusal(g, s, cell, side)
    if refusal:
        return refusal
    if s.land_left == 0:
        return cite.LAND_USED_UP
    return 0 if s.energy >= LAND_COST else cite.NOT_ENOUGH_ENERGY


def mine_refusal(g: Terms, s: Table, cell: int, side: int) -> int:
    refusal = site_refusal(g, s, cell, side)
    if refusal:
        return refusal
    if not apart(g, s, g.beside[cell * 4 + side]):
        if not g.any_site:
            return cite.MINE_TOO_CLOSE
        if s.land_left == 0:
            return cite.NOTHING_TO_ROLL
    elif s.land_left == 0 and not mines_in_bank(s):
        return cite.NOTHING_TO_ROLL
    return 0 if s.energy >= MINE_COST else cite.NOT_ENOUGH_ENERGY


def base_refusal(g: Terms, s: Table, seat: int, cell: int, side: int) -> int:
    refusal = site_refusal(g, s, cell, side)
    if refusal:
        return refusal
    if not apart(g, s, g.beside[cell * 4 + side]):
        return cite.BASE_TOO_CLOSE
    if s.bases_left == 0:
        return cite.BASES_USED_UP
    if not has_set(g, s, seat):
        return cite.BASE_COST
    return 0 if s.energy >= BASE_COST else cite.NOT_ENOUGH_ENERGY


def lay(s: Table, cell: int, tile: int) -> None:
    s.tiles[cell] = tile
    s.fresh.append(cell)
    s.room -= 1


def lay_land(g: Terms, s: Table, seat: int, cell: int, out: list[Event] | None) -> None:
    """A land tile comes from the bank (5.3a)."""
    lay(s, cell, LAND_TILE)
    s.land_left -= 1
    if out is not None:
        out.append((TOLD_LAID, EVERYONE, seat, cell, LAND_TILE))


def build_base(g: Terms, s: Table, seat: int, cell: int, out: list[Event] | None) -> None:
    lay(s, cell, BASE_TILE + seat)  # 5e: its owner's at once
    s.bases_left -= 1
    pay_set(g, s, seat)
    if out is not None:
        out.append((TOLD_BASE, EVERYONE, seat, cell))
    spend(g, s, BASE_COST, out)


def begin_mine(s: Table, cell: int) -> None:
    """The space is chosen before the roll (5.4a)."""
    s.spot = cell
    s.seat = CHANCE
    s.kind = ASK_ROLL


def can_come_up(g: Terms, s: Table, face: int) -> bool:
    """Whether a face can come up for the chosen space, or would be rolled again (5.4d)."""
    if face == CHOICE_FACE:
        return True
    return s.land_left > 0 if face == 0 else s.mines_left[face - 1] > 0 and apart(g, s, s.spot)


def roll(g: Terms, s: Table, face: int, out: list[Event] | None) -> None:
    if out is not None:
        out.append((TOLD_ROLLED, EVERYONE, s.active, face))
    if face == CHOICE_FACE:  # 5.4b
        s.seat = s.active
        s.kind = ASK_TILE
    else:
        lay_rolled(g, s, face, out)


def lay_rolled(g: Terms, s: Table, type_: int, out: list[Event] | None) -> None:
    """Lay what the die or the player chose: land, or a mine of a colour."""
    if type_ == 0:
        lay_land(g, s, s.active, s.spot, out)
    else:
        tile = BROWN_MINE + type_ - 1
        lay(s, s.spot, tile)
        s.mines_left[type_ - 1] -= 1
        if out is not None:
            out.append((TOLD_LAID, EVERYONE, s.active, s.spot, tile))
    spend(g, s, MINE_COST, out)


# 5.5 Building a wall


def open_sides(g: Terms, s: Table, cell: int) -> int:
    """How many sides of a cell lead to an available space with no wall between."""
    at = cell * 4
    wall = s.walls[cell]
    count = 0
    for side in range(4):
        if g.beside[at + side] >= 0 and not wall >> side & 1:
            count += 1
    return count


def encloses(g: Terms, s: Table, cell: int, other: int) -> bool:
    """Whether a wall between two open neighbours would leave a tile without an open side (5.5c)."""
    if open_sides(g, s, cell) == 1 and s.tiles[cell] != EMPTY:
        return True
    return s.tiles[other] != EMPTY and open_sides(g, s, other) == 1


def wall_refusal(g: Terms, s: Table, seat: int, cell: int, side: int) -> int:
    other = g.beside[cell * 4 + side]
    if other < 0 or s.walls[cell] >> side & 1:
        return cite.WALL_PLACE
    if encloses(g, s, cell, other):
        return cite.WALL_ENCLOSES
    if s.walls_left == 0:
        return cite.WALLS_USED_UP
    if cubes_of(g, s, seat) == 0:
        return cite.WALL_COST
    return 0 if s.energy >= WALL_COST else cite.NOT_ENOUGH_ENERGY


def set_wall(g: Terms, s: Table, cell: int, side: int) -> None:
    """Put up a wall, or take one away."""
    s.walls[cell] ^= 1 << side
    s.walls[g.beside[cell * 4 + side]] ^= 1 << OPPOSITE[side]
    s.stirred |= WALLS_CHANGED


def build_wall(g: Terms, s: Table, seat: int, side: int, colour: int, out: list[Event] | None) -> None:
    cell = s.robots[seat * ROBOTS + s.robot]
    s.cubes[g.purse[seat] + colour] -= 1
    s.walls_left -= 1
    set_wall(g, s, cell, side)
    if out is not None:
        out.append((TOLD_WALL, EVERYONE, seat, cell, side, colour))
    spend(g, s, WALL_COST, out)


# 5.6 Pushing a wall


def occupied(s: Table, cell: int) -> bool:
    """Whether any robot stands on a cell."""
    return cell in s.robots


def push_refusal(g: Terms, s: Table, cell: int, side: int) -> int:
    if not s.walls[cell] >> side & 1:
        return cite.PUSH_NO_WALL
    other = g.beside[cell * 4 + side]
    if s.tiles[other] == EMPTY:
        return cite.PUSH_INTO_NOTHING
    if s.tiles[other] != LAND_TILE or s.walls[other] >> side & 1 or occupied(s, other):
        return cite.PUSH_BLOCKED
    beyond = g.beside[other * 4 + side]
    if beyond < 0 or (s.tiles[beyond] != EMPTY and open_sides(g, s, beyond) == 1):
        return cite.PUSH_SAME_LIMITS
    return 0 if s.energy >= PUSH_COST else cite.NOT_ENOUGH_ENERGY


def push(g: Terms, s: Table, seat: int, side: int, out: list[Event] | None) -> None:
    """The wall crosses one tile, and the robot follows it (5.6a)."""
    slot = seat * ROBOTS + s.robot
    cell = s.robots[slot]
    other = g.beside[cell * 4 + side]
    set_wall(g, s, cell, side)
    set_wall(g, s, other, side)
    s.robots[slot] = other
    if out is not None:
        out.append((TOLD_PUSHED, EVERYONE, seat, cell, other))
    spend(g, s, PUSH_COST, out)


# 5.7 Self-destruction


def blast_refusal(s: Table, cell: int, side: int) -> int:
    if not s.walls[cell] >> side & 1:
        return cite.NO_WALL_TO_BLAST
    return 0 if s.energy >= BLAST_COST else cite.NOT_ENOUGH_ENERGY


def destroy(s: Table, seat: int, number: int) -> None:
    """A robot goes back to the bank (5.7d)."""
    s.robots[seat * ROBOTS + number] = NONE
    s.on[seat] &= ~(1 << number)


def blast_robots(g: Terms, s: Table, seat: int, out: list[Event] | None) -> None:
    """A robot destroys itself and all robots on its tile (5.7a)."""
    cell = s.robots[seat * ROBOTS + s.robot]
    if out is not None:
        out.append((TOLD_BLAST, EVERYONE, seat, cell))
    for player in range(g.seats):
        lost = 0
        for number in range(ROBOTS):
            if s.robots[player * ROBOTS + number] == cell:
                destroy(s, player, number)
                lost += 1
        if lost and out is not None:
            out.append((TOLD_LOST, EVERYONE, player, lost))
    spend(g, s, BLAST_COST, out)


def blast_wall(g: Terms, s: Table, seat: int, side: int, out: list[Event] | None) -> None:
    """A robot destroys itself and a wall of its tile (5.7b)."""
    cell = s.robots[seat * ROBOTS + s.robot]
    destroy(s, seat, s.robot)
    set_wall(g, s, cell, side)
    s.walls_left += 1
    if out is not None:
        out.append((TOLD_BLAST_WALL, EVERYONE, seat, cell, side))
    spend(g, s, BLAST_COST, out)
