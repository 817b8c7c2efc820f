"""What each element of Landed's pictures is, for those who point at it or hear it."""

from __future__ import annotations

from landtake.draw.words import counted, listed
from landtake.games.landed import ground
from landtake.games.landed.data import ABILITIES, PRINTED, SATELLITES
from landtake.games.landed.show.words import (
    ABILITY_SAYS,
    CARD_NAMES,
    CARD_SAYS,
    SEATS,
    TERRAIN_NAMES,
    beside,
    faces,
    largest_open,
    terrain_at,
    tile_name,
    tiles,
)
from landtake.games.landed.state import NONE, Table
from landtake.games.landed.tables import CONTRACT_TERRAIN, HAS_SATELLITE
from landtake.parts.hex import EDGE_NAMES


def element_says(s: Table, seat: int | None, element: str) -> str:
    """An element in words, as a seat may hear of it."""
    match element.split("-"):
        case ["board"]:
            return "Landed: the planet's surface, and the tray with the bag and the decks"
        case ["plot", number]:
            return _plot(s, int(number))
        case ["section", tile, edge]:
            return _section(s, int(tile), EDGE_NAMES.index(edge))
        case ["tile", number]:
            satellite = ", with a satellite" if HAS_SATELLITE[int(number)] else ""
            return f"Tile {number}{satellite}. Side a: {faces(s, int(number), 0)}. Side b: {faces(s, int(number), 6)}"
        case ["face", side, turn]:
            return f"Side {side}, turned clockwise by {turn}"
        case ["contract", number]:
            return _contract(s, seat, int(number) - 1)
        case ["level", number, size]:
            return _level(int(number) - 1, int(size))
        case ["card" | "fresh" as when, kind]:
            index = SATELLITES.index(kind)
            waits = " Obtained this turn; it can be used from your next turn on." if when == "fresh" else ""
            return f"Satellite card {CARD_NAMES[index]}: {CARD_SAYS[index]}{waits}"
        case ["bag"]:
            return f"The bag, with {tiles(len(s.bag))}. When the last one is drawn, everyone has one more turn."
        case ["deck"]:
            put_back = f", and under them {len(s.queue)} that were put back" if s.queue else ""
            return f"The contract deck: {len(s.deck)} in unknown order{put_back}"
        case ["orbit"]:
            used = listed([CARD_NAMES[kind] for kind in s.used])
            return f"The satellite deck: {counted(len(s.orbit), 'card')}. Used: {used}"
        case ["turns"]:
            return _turns(s)
    return element


def _plot(s: Table, plot: int) -> str:
    if plot >= len(s.plots):
        return f"Plot {plot}"
    tile = s.tile_at[plot]
    if tile == NONE:
        return f"Plot {plot}, empty, {beside(s, plot)}"
    name = f"Plot {plot}: {tile_name(tile)}, {faces(s, tile, s.face[tile])}"
    parts = [name + (", with a satellite" if HAS_SATELLITE[tile] else "")]
    if s.cube[tile] != NONE:
        parts.append(f"A cube of {SEATS[s.cube[tile] // 6]} lies on its {terrain_at(s, tile, s.cube[tile] % 6)}")
    if s.under[tile] != NONE:
        parts.append(f"It covers {tile_name(s.under[tile])}")
    return ". ".join(parts)


def _section(s: Table, tile: int, edge: int) -> str:
    if s.where[tile] < 0:
        return f"A section of {tile_name(tile)}"
    root = ground.area_at(s, s.where[tile], edge)
    if root == NONE:
        return f"Lava on {tile_name(tile)}: impenetrable, it belongs to no area"
    owners = listed([SEATS[seat] for seat in range(len(s.points)) if s.area_cubes[root] >> seat & 1])
    claimed = f"claimed by {owners}" if s.area_cubes[root] else "not claimed"
    return f"{terrain_at(s, tile, edge)} of size {ground.area_size(s, root)}, {claimed}, on {tile_name(tile)}"


def _contract(s: Table, seat: int | None, contract: int) -> str:
    card = PRINTED.contracts[contract]
    levels = ", ".join(f"size {size} for {gold} gold or {silver} silver" for size, gold, silver in card.levels)
    ability = ABILITY_SAYS[ABILITIES[card.ability]]
    says = f"{TERRAIN_NAMES[card.terrain]} contract {contract + 1}: {levels}. Ability: {ability}"
    if seat is None:
        return says
    best = largest_open(s, seat, CONTRACT_TERRAIN[contract])
    return f"{says} The largest {TERRAIN_NAMES[card.terrain]} that you may claim has size {best}."


def _level(contract: int, size: int) -> str:
    card = PRINTED.contracts[contract]
    _, gold, silver = next(level for level in card.levels if level[0] == size)
    return f"{TERRAIN_NAMES[card.terrain]} contract {contract + 1} at size {size}: {gold} gold or {silver} silver"


def _turns(s: Table) -> str:
    if s.turns_left == NONE:
        return f"Turn {s.turn}; {SEATS[s.active]} is the player" if s.turn else "The game is being set up"
    return f"The last round: {counted(s.turns_left, 'turn')} after this one"
