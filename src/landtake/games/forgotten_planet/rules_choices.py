"""The choices of phase 2 as options, refusals and deeds. The ids are those of RULES.md."""

from __future__ import annotations

from landtake.core.game import Event
from landtake.games.forgotten_planet import cite
from landtake.games.forgotten_planet.rules_bases import begin_payment, consume_refusal, robot_refusal, sell_refusal
from landtake.games.forgotten_planet.rules_kinds import ASK_ROBOT
from landtake.games.forgotten_planet.rules_robots import (
    base_refusal,
    begin_mine,
    blast_refusal,
    blast_robots,
    blast_wall,
    build_base,
    can_come_up,
    enterable,
    land_refusal,
    lay_land,
    mine_refusal,
    move,
    move_refusal,
    push,
    push_refusal,
    reach,
    wall_refusal,
)
from landtake.games.forgotten_planet.rules_stock import (
    BASE_COST,
    BLAST_COST,
    CHOICE_FACE,
    CONCENTRATE_COST,
    FACE_WEIGHTS,
    LAND_COST,
    ROBOT_COST,
    ROBOT_CUBES,
    SELL_COST,
    STEPS,
    cubes_of,
    free_robot,
    has_set,
    robot_at,
)
from landtake.games.forgotten_planet.rules_turn import spend
from landtake.games.forgotten_planet.state import BASE_TILE, EMPTY, NONE, ROBOTS, Table
from landtake.games.forgotten_planet.tables import (
    BASE,
    BLAST,
    BLAST_ROBOTS,
    BUILD,
    CONCENTRATE,
    CONSUME,
    END,
    LAND,
    MINE,
    MOVE,
    PUSH,
    ROBOT,
    ROLL,
    SELL,
    TILE,
    WALL,
)
from landtake.games.forgotten_planet.terms import Terms

# what can be chosen


def can_act(g: Terms, s: Table, seat: int, cell: int) -> bool:
    """Whether a robot on this cell can do anything with the energy that is left (5f)."""
    if s.energy >= BLAST_COST:
        return True
    at = cell * 4
    for side in range(4):
        other = g.beside[at + side]
        if other < 0 or s.walls[cell] >> side & 1:
            continue
        tile = s.tiles[other]
        if tile == EMPTY:
            if s.land_left or mine_refusal(g, s, cell, side) == 0:
                return True
        elif enterable(tile, seat):
            return True
        if wall_refusal(g, s, seat, cell, side) == 0:
            return True
    return False


def act_options(g: Terms, s: Table, seat: int) -> list[int]:
    """What a player may begin now: use a robot, let a base act, or end the actions (5a, 5d)."""
    options: list[int] = []
    cells: list[int] = []
    on = s.on[seat]
    for number in range(ROBOTS):
        if on >> number & 1:
            cell = s.robots[seat * ROBOTS + number]
            if cell not in cells and can_act(g, s, seat, cell):
                cells.append(cell)
                options.append(ROBOT + g.spot[cell])
    energy = s.energy
    if energy >= ROBOT_COST and cubes_of(g, s, seat) >= ROBOT_CUBES and free_robot(s, seat) != NONE:
        own = BASE_TILE + seat
        cell = -1
        for _ in range(s.tiles.count(own)):
            cell = s.tiles.index(own, cell + 1)
            options.append(BUILD + g.spot[cell])
    if energy >= SELL_COST and sell_refusal(g, s, seat) == 0:
        options.append(SELL)
    if energy >= CONCENTRATE_COST:
        options += (CONCENTRATE, CONCENTRATE + 1, CONCENTRATE + 2)
    if s.land_left:
        options.append(CONSUME)
    options.append(END)
    return options


def robot_options(g: Terms, s: Table, seat: int) -> list[int]:
    """What the chosen robot may do."""
    cell = s.robots[seat * ROBOTS + s.robot]
    spot = g.spot
    options = [MOVE + spot[target] for target in reach(g, s, seat, cell, STEPS)]
    walls = s.walls[cell]
    energy = s.energy
    empty: list[int] = []
    for side in range(4):
        other = g.beside[cell * 4 + side]
        if other >= 0 and s.tiles[other] == EMPTY and not walls >> side & 1:
            empty.append(side)
    if s.land_left:
        for side in empty:
            options.append(LAND + side)
    for side in empty:
        if mine_refusal(g, s, cell, side) == 0:
            options.append(MINE + side)
    if energy >= BASE_COST and s.bases_left and has_set(g, s, seat):
        for side in empty:
            if base_refusal(g, s, seat, cell, side) == 0:
                options.append(BASE + side)
    if s.walls_left and cubes_of(g, s, seat):
        for side in range(4):
            if wall_refusal(g, s, seat, cell, side) == 0:
                options.append(WALL + side)
    if energy >= BLAST_COST:
        if walls:
            for side in range(4):
                if push_refusal(g, s, cell, side) == 0:
                    options.append(PUSH + side)
            for side in range(4):
                if walls >> side & 1:
                    options.append(BLAST + side)
        options.append(BLAST_ROBOTS)
    return options


def roll_options(g: Terms, s: Table) -> list[int]:
    return [ROLL + face for face in range(CHOICE_FACE + 1) if can_come_up(g, s, face)]


def roll_weights(g: Terms, s: Table) -> list[int]:
    return [FACE_WEIGHTS[face] for face in range(CHOICE_FACE + 1) if can_come_up(g, s, face)]


def tile_options(g: Terms, s: Table) -> list[int]:
    return [TILE + type_ for type_ in range(CHOICE_FACE) if can_come_up(g, s, type_)]


# why something cannot be chosen


def act_refusal(g: Terms, s: Table, seat: int, action: int) -> int:
    """Why a player may not begin this now; 0 if they may."""
    if action < MOVE:
        cell = g.cell[action - ROBOT]
        if cell < 0 or robot_at(s, seat, cell) == NONE:
            return cite.NO_ACTIVE_ROBOT
        return 0 if can_act(g, s, seat, cell) else cite.IDLE_ROBOT
    if BUILD <= action < BUILD + len(g.cell):
        return robot_refusal(g, s, seat, g.cell[action - BUILD])
    if action == SELL:
        return sell_refusal(g, s, seat)
    if CONCENTRATE <= action < CONCENTRATE + 3:
        return 0 if s.energy >= CONCENTRATE_COST else cite.NOT_ENOUGH_ENERGY
    if action == CONSUME:
        return consume_refusal(s)
    return 0 if action == END else cite.ANSWER_WHAT_IS_ASKED


def robot_action_refusal(g: Terms, s: Table, seat: int, action: int) -> int:
    """Why the chosen robot may not do this; 0 if it may."""
    cell = s.robots[seat * ROBOTS + s.robot]
    if MOVE <= action < BUILD:
        return move_refusal(g, s, seat, cell, g.cell[action - MOVE])
    if LAND <= action < MINE:
        return land_refusal(g, s, cell, action - LAND)
    if MINE <= action < BASE:
        return mine_refusal(g, s, cell, action - MINE)
    if BASE <= action < WALL:
        return base_refusal(g, s, seat, cell, action - BASE)
    if WALL <= action < PUSH:
        return wall_refusal(g, s, seat, cell, action - WALL)
    if PUSH <= action < BLAST:
        return push_refusal(g, s, cell, action - PUSH)
    if BLAST <= action < BLAST_ROBOTS:
        return blast_refusal(s, cell, action - BLAST)
    if action == BLAST_ROBOTS:
        return 0 if s.energy >= BLAST_COST else cite.NOT_ENOUGH_ENERGY
    return cite.ANSWER_WHAT_IS_ASKED


# what is done


def use_robot(s: Table, seat: int, cell: int) -> None:
    s.robot = robot_at(s, seat, cell)
    s.kind = ASK_ROBOT


def do_robot_action(g: Terms, s: Table, seat: int, action: int, out: list[Event] | None) -> None:
    cell = s.robots[seat * ROBOTS + s.robot]
    if action < BUILD:
        move(g, s, seat, g.cell[action - MOVE], out)
    elif action < MINE:
        lay_land(g, s, seat, g.beside[cell * 4 + action - LAND], out)
        spend(g, s, LAND_COST, out)
    elif action < BASE:
        begin_mine(s, g.beside[cell * 4 + action - MINE])
    elif action < WALL:
        build_base(g, s, seat, g.beside[cell * 4 + action - BASE], out)
    elif action < PUSH:
        begin_payment(s, 1 + action - WALL)
    elif action < BLAST:
        push(g, s, seat, action - PUSH, out)
    elif action < BLAST_ROBOTS:
        blast_wall(g, s, seat, action - BLAST, out)
    else:
        blast_robots(g, s, seat, out)
