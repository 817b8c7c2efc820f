"""The elements of the picture: which of them an option touches, and what each of them is."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

from landtake.core.view import View
from landtake.draw.words import capital, counted, listed
from landtake.games.forgotten_planet.board import side_id
from landtake.games.forgotten_planet.board_tray import DISTANCES
from landtake.games.forgotten_planet.data import COLOURS
from landtake.games.forgotten_planet.rules_control import distances
from landtake.games.forgotten_planet.rules_stock import bank_left, robot_at
from landtake.games.forgotten_planet.state import BASE_TILE, EMPTY, NOBODY, NONE, SITE, Table
from landtake.games.forgotten_planet.tables import DIRECTIONS, PLAYERS, SITES
from landtake.games.forgotten_planet.terms import Terms
from landtake.games.forgotten_planet.text_names import (
    SEATS,
    SECRETS,
    acting_cell,
    cell_name,
    cell_of,
    cubes,
    energy,
    is_on,
    robots,
    robots_on,
    seat_of,
    table,
    terms,
    tile_name,
    towards,
)

_BANK: Final = {"bases": "Base tiles", "walls": "Walls", "land": "Land tiles"}


def targets(view: View, action: dict[str, Any]) -> tuple[str, ...]:
    """The elements that an option touches, in the order in which a person would press them."""
    g, s = terms(view), table(view)
    verb, value = next(iter(action.items()))
    if verb in ("move", "build", "spot"):
        return (f"cell-{value}",)
    if verb == "robot":
        cell = cell_of(g, value)
        number = robot_at(s, s.seat, cell) if s.seat >= 0 and cell >= 0 else NONE
        return (f"robot-{PLAYERS[s.seat]}-{number + 1}",) if number != NONE else (f"cell-{value}",)
    if verb in ("land", "mine", "base", "wall", "push", "blast"):
        return _by_side(g, s, verb, value)
    if verb in ("concentrate", "cube"):
        return (f"cube-{value}",)
    if verb == "pay":
        return tuple(f"cube-{colour}" for colour in value.split())
    if verb == "tile":
        return (f"bank-{value}",)
    if verb == "assign":
        return (f"cell-{cell_name(g, s.sites[s.tops.index(NOBODY)])}",) if NOBODY in s.tops else ()
    if verb == "bid":
        site = SITES.index(value)
        return (f"cell-{cell_name(g, s.sites[site])}",) if site < len(s.sites) else ()
    simple = {"store": f"store-{value}", "give": f"give-{value}", "row": f"row-{value}", "roll": "die", "place": f"secret-{value}"}
    if verb == "do":
        return ({"sell": "bank-points", "consume": "bank-land", "end": "energy"}[value],)
    return (simple[verb],) if verb in simple else ()


def _by_side(g: Terms, s: Table, verb: str, value: str) -> tuple[str, ...]:
    cell = acting_cell(s)
    if cell < 0:
        return ()
    if value == "robots":
        return (f"robot-{PLAYERS[s.active]}-{s.robot + 1}",)
    other = towards(g, cell, value)
    if other < 0:
        return ()
    return (f"cell-{cell_name(g, other)}",) if verb in ("land", "mine", "base") else (side_id(g, cell, other),)


class Speaker:
    """Says what the elements of one view's picture are, for those who point at them or hear them."""

    def __init__(self, view: View) -> None:
        self._terms = terms(view)
        self._table = table(view)

    @cached_property
    def _steps(self) -> list[list[int]]:
        return [distances(self._terms, self._table, seat) for seat in range(self._terms.seats)]

    def __call__(self, element: str) -> str:
        g, s = self._terms, self._table
        match element.split("-"):
            case ["board"]:
                return f"{g.scenario.name}: {g.grid.width} by {g.grid.height} spaces, and the tray"
            case ["cell", name]:
                return cell_says(g, s, cell_of(g, name), self._steps)
            case ["wall", one, other]:
                cell = cell_of(g, one)
                side = next(side for side in range(4) if g.beside[cell * 4 + side] == cell_of(g, other))
                return f"{'A wall' if s.walls[cell] >> side & 1 else 'No wall'} between {one} and {other}"
            case ["robot", player, number]:
                return _robot_says(g, s, seat_of(player), int(number) - 1)
            case ["row", number]:
                return f"Row {number}"
            case ["energy"]:
                return _energy_says(s)
            case ["cube", colour]:
                return f"{capital(colour)} cubes; {_holders(g, s)}"
            case ["bank", "points"]:
                return f"Tokens: the bank can still pay {counted(bank_left(s), 'point')}"
            case ["bank", name]:
                stock = {"land": s.land_left, "bases": s.bases_left, "walls": s.walls_left, **dict(zip(COLOURS, s.mines_left, strict=True))}
                return f"{_BANK.get(name, f'{capital(name)} mines')} in the bank: {stock[name]}"
            case ["store", amount]:
                return f"Store {amount} energy for your next turn"
            case ["give", player]:
                return f"Give the tile to {capital(player)}"
            case ["secret", name]:
                return f"{capital(SECRETS[('base', 'land', 'special').index(name)])} to be laid face down"
            case ["die"]:
                return "The die"
        return "Show how many steps each tile is from every player's nearest base" if element == DISTANCES else element


def cell_says(g: Terms, s: Table, cell: int, steps: list[list[int]]) -> str:
    name = cell_name(g, cell)
    kind = s.tiles[cell]
    if kind == EMPTY:
        return f"{capital(name)}: an empty space"
    parts = [f"{capital(name)}: {tile_name(kind)}"]
    if kind == SITE and s.tops and cell in s.sites and s.tops[s.sites.index(cell)] != NOBODY:
        parts.append(f"{SEATS[s.tops[s.sites.index(cell)]]}'s marker is on top")
    if kind < BASE_TILE:
        holder = s.markers[cell]
        parts.append(f"controlled by {SEATS[holder]}" if holder != NOBODY else "controlled by nobody")
        near = [f"{SEATS[seat]} {found[cell]}" for seat, found in enumerate(steps) if found[cell] >= 0]
        parts.append(f"steps from the nearest bases: {listed(near)}" if near else "cut off from every base")
    walls = [DIRECTIONS[side] for side in range(4) if s.walls[cell] >> side & 1]
    if walls:
        parts.append(f"walls {listed(walls)}")
    here = robots_on(s, cell)
    for seat in range(g.seats):
        on = sum(is_on(s, seat, number) for owner, number in here if owner == seat)
        off = sum(owner == seat for owner, _ in here) - on
        if on or off:
            parts.append(f"{SEATS[seat]}: {listed([f'{robots(count)} {word}' for count, word in ((on, 'on'), (off, 'off')) if count])}")
    return "; ".join(parts)


def _robot_says(g: Terms, s: Table, seat: int, number: int) -> str:
    cell = s.robots[seat * 7 + number]
    state = "on" if is_on(s, seat, number) else "off: it stands outside its area"
    return f"{SEATS[seat]}'s robot {number + 1} on {cell_name(g, cell)}, {state}"


def _energy_says(s: Table) -> str:
    stored = [f"{SEATS[seat]} {count}" for seat, count in enumerate(s.stored) if count]
    left = f"{SEATS[s.active]} has {energy(s.energy)} left in turn {s.turn}" if s.active >= 0 else "The game is being set up"
    return left + (f"; stored: {listed(stored)}" if stored else "")


def _holders(g: Terms, s: Table) -> str:
    seats = range(2 if g.allied else g.seats)
    return "; ".join(f"{SEATS[seat]}{' and ally' if g.allied else ''}: {cubes(g, s, seat)}" for seat in seats)
