"""Which areas may be claimed, and which contracts they fulfil: questions that change nothing."""

from __future__ import annotations

from landtake.games.landed import cite
from landtake.games.landed.ground import area_at, area_size
from landtake.games.landed.state import NONE, Table
from landtake.games.landed.tables import (
    CONTRACT_TERRAIN,
    FACES_EACH,
    FIRST_EDGE,
    FULFIL,
    LABEL,
    LEVEL_SIZE,
    LEVELS,
    NEGOTIATE_CARD,
    SECTIONS,
    SMALLEST_LEVEL,
)


def bonus(s: Table, seat: int) -> int:
    """By how much the level may be larger than the area: 1 if a Negotiate card may be used (13n)."""
    return 1 if s.carded == 0 and NEGOTIATE_CARD in s.cards[seat] else 0


def area_refusal(s: Table, seat: int, area: int) -> int:
    """Why a seat may not claim an area because of the cubes in it; 0 if it may."""
    cubes = s.area_cubes[area]
    if cubes >> seat & 1:
        return cite.ALREADY_YOURS
    if cubes & (cubes - 1):
        return cite.TWO_PLAYERS
    return 0


def size_at(s: Table, plot: int, edge: int) -> int:
    """The size of the area at an edge of a plot."""
    return area_size(s, area_at(s, plot, edge))


def fulfil_options(s: Table, seat: int, edge: int) -> list[int]:
    """The contracts and levels that the area of a section of the tile just laid fulfils."""
    tile = s.window
    terrain = LABEL[(tile * FACES_EACH + s.face[tile]) * 6 + edge]
    size = size_at(s, s.where[tile], edge) + bonus(s, seat)
    options: list[int] = []
    for contract in s.contracts[seat]:
        if CONTRACT_TERRAIN[contract] == terrain:
            for index in range(contract * LEVELS, contract * LEVELS + LEVELS):
                if LEVEL_SIZE[index] <= size:
                    options.append(FULFIL + index)
    return options


def fulfil_refusal(s: Table, seat: int, index: int) -> int:
    """Why the area that is being claimed does not fulfil a contract's level; 0 if it does."""
    contract = index // LEVELS
    tile = s.window
    if contract not in s.contracts[seat] or CONTRACT_TERRAIN[contract] != LABEL[(tile * FACES_EACH + s.face[tile]) * 6 + s.edge]:
        return cite.CLAIM_FULFILS
    if LEVEL_SIZE[index] > size_at(s, s.where[tile], s.edge) + bonus(s, seat):
        return cite.LEVEL_TOO_LARGE
    return 0


def claim_refusal(s: Table, seat: int, edge: int) -> int:
    """Why a seat may not claim the area of a section, given by its first edge; 0 if it may."""
    if s.claimed:
        return cite.ONE_CLAIM
    if s.cubes[seat] == 0:
        return cite.NO_CUBE
    if s.window == NONE:
        return cite.CLAIM
    first = FIRST_EDGE[(s.window * FACES_EACH + s.face[s.window]) * 6 + edge]
    if first != edge:
        return cite.LAVA if first == NONE else cite.SECTIONS
    refused = area_refusal(s, seat, area_at(s, s.where[s.window], edge))
    if refused:
        return refused
    return 0 if fulfil_options(s, seat, edge) else cite.CLAIM_FULFILS


def claim_options(s: Table, seat: int) -> list[int]:
    """The first edges of the sections that a seat may claim now."""
    if s.window == NONE or s.claimed or s.cubes[seat] == 0:
        return []
    sections = SECTIONS[s.window * FACES_EACH + s.face[s.window]]
    return [edge for edge in sections if claim_refusal(s, seat, edge) == 0]


def might_claim(s: Table, seat: int) -> bool:
    """Whether, for all that everyone can see, a seat may be able to claim now."""
    if s.window == NONE or s.claimed or s.cubes[seat] == 0 or not s.contracts[seat]:
        return False
    plot = s.where[s.window]
    reach = 1 if s.carded == 0 and s.cards[seat] else 0
    for edge in SECTIONS[s.window * FACES_EACH + s.face[s.window]]:
        area = area_at(s, plot, edge)
        if area_refusal(s, seat, area) == 0 and area_size(s, area) + reach >= SMALLEST_LEVEL:
            return True
    return False
