"""Landed positions as documents: all fields as they are, or a few words that a person can type."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from landtake.core.game import Json, read_fields
from landtake.games.landed import ground
from landtake.games.landed.data import SATELLITES
from landtake.games.landed.kinds import ASK_ACTION
from landtake.games.landed.state import NONE, Table
from landtake.games.landed.tables import (
    ALL_CARDS,
    CONTRACT_COUNT,
    CONTRACT_TERRAIN,
    FACES_EACH,
    FIRST_EDGE,
    LABEL,
    LAVA,
    START,
    TILE_COUNT,
)
from landtake.parts.dealing import without
from landtake.parts.hex import EDGE_NAMES

_KEYS: Final = ("land", "hands", "contracts", "cards", "fulfilled", "used", "under", "bag", "points", "active", "turn", "turns_left")
_LAID: Final = re.compile(
    r"(start|(?P<tile>\d+)(?P<side>[ab]))(?P<turn>\d)? @ (?P<q>-?\d+),(?P<r>-?\d+)( cube (?P<seat>\d) (?P<edge>[NSEW]+))?"
)


def read(s: Table, document: Mapping[str, Json]) -> Table:
    """The position that a document describes, laid out on a table that is set up.

    A short document has any of `land` ("19a2 @ 1,-1", "start @ 0,0", "5b @ 0,1 cube 1 SE": tile, side and clockwise turn, cell,
    and a player's cube on a section), `hands` (tiles), `contracts`, `fulfilled`, `cards` (by player), `used` (cards), `under`
    (contracts under the deck that nobody remembers), `bag`, `points`, `active`, `turn`, `turns_left`. The active player is then
    asked for an action; a tile that is laid on another covers it.
    """
    if "plots" in document:
        state = read_fields(s, document)
        assert isinstance(state, Table)
        return state
    for key in document:
        if key not in _KEYS:
            raise ValueError(f"there is no {key!r} in a position; the keys are {', '.join(_KEYS)}")
    seats = len(s.points)
    _clear(s)
    for entry in document.get("land", ["start @ 0,0"]):
        _lay(s, str(entry))
    if s.where[START] == NONE:
        raise ValueError("land: the starting tile is missing; write start @ 0,0 (rule 2a)")
    ground.recount_areas(s)
    s.points = _numbers(document.get("points", [0] * seats), "points", seats)
    s.active = s.first = _number(document.get("active", 1), 1, seats, "active") - 1
    s.turn = _number(document.get("turn", 1), 1, 999, "turn")
    _read_tiles(s, document)
    _read_cards(s, document)
    _read_contracts(s, document)
    s.seat = s.active
    s.kind = ASK_ACTION
    return s


def _clear(s: Table) -> None:
    s.plots, s.near, s.tile_at, s.free, s.section = [], [], [], [], []
    s.where[START] = s.face[START] = NONE
    s.parent, s.area_tiles, s.area_cubes = [], [], []


def _lay(s: Table, text: str) -> None:
    found = _LAID.fullmatch(text)
    if not found:
        raise ValueError(f"land: {text!r} is not like 19a2 @ 1,-1 or start @ 0,0, with cube 1 E behind it if one lies there")
    tile = _number(int(found["tile"] or START), 1 if found["tile"] else START, TILE_COUNT, "land")
    face = 6 * "ab".index(found["side"] or "a") + _number(int(found["turn"] or 0), 0, 5, "turn of a tile")
    q, r = (_number(int(found[name]), -60, 60, "cell") for name in ("q", "r"))
    if s.where[tile] != NONE:
        raise ValueError(f"land: {text!r}: this tile lies there twice (rule 1a)")
    code = ground.packed(q, r)
    if not s.plots:
        ground.found(s, q, r)
        s.free = [0]
    if code not in s.plots:
        raise ValueError(f"land: {text!r} lies next to no tile before it (rule 4c)")
    plot = s.plots.index(code)
    if s.tile_at[plot] == NONE:
        ground.lay(s, plot, tile, face)
    else:
        ground.cover(s, plot, tile, face)
    if found["seat"]:
        _put_cube(s, tile, _number(int(found["seat"]), 1, len(s.points), "cube") - 1, found["edge"], text)


def _put_cube(s: Table, tile: int, seat: int, name: str, text: str) -> None:
    edge = _index(name, EDGE_NAMES, "edge")
    first = FIRST_EDGE[(tile * FACES_EACH + s.face[tile]) * 6 + edge]
    if first == NONE:
        raise ValueError(f"land: {text!r}: there is lava, which has no cube (rule 9b)")
    s.cube[tile] = seat * 6 + first
    s.cubes[seat] -= 1


def _read_tiles(s: Table, document: Mapping[str, Json]) -> None:
    laid = [tile for tile in range(TILE_COUNT + 1) if s.where[tile] != NONE]
    s.hands = [sorted(_numbers(hand, "hands")) for hand in _by_seat(s, document, "hands")]
    rest = _rest(range(TILE_COUNT + 1), laid + [tile for hand in s.hands for tile in hand], "tile")
    s.bag = rest
    if "bag" in document:
        s.bag = sorted(_numbers(document["bag"], "bag"))
        away = _rest(rest, s.bag, "tile")
        if away:
            raise ValueError(f"bag: tiles {', '.join(map(str, away))} are neither in the bag nor elsewhere (rule 1a)")
    s.turns_left = _number(document.get("turns_left", NONE if s.bag else len(s.points)), NONE, len(s.points), "turns_left")


def _read_cards(s: Table, document: Mapping[str, Json]) -> None:
    s.cards = [sorted(_index(name, SATELLITES, "card") for name in held) for held in _by_seat(s, document, "cards")]
    s.used = sorted(_index(name, SATELLITES, "card") for name in document.get("used", []))
    s.orbit = _rest(ALL_CARDS, s.used + [card for held in s.cards for card in held], "satellite card")


def _read_contracts(s: Table, document: Mapping[str, Json]) -> None:
    s.contracts = [sorted(number - 1 for number in _numbers(held, "contracts")) for held in _by_seat(s, document, "contracts")]
    s.queue = [number - 1 for number in _numbers(document.get("under", []), "under")]
    s.queue_seen = [0] * len(s.queue)
    held = s.queue + [contract for contracts in s.contracts for contract in contracts]
    if "fulfilled" in document:
        s.fulfilled = [[number - 1 for number in _numbers(done, "fulfilled")] for done in _by_seat(s, document, "fulfilled")]
        held += [contract for done in s.fulfilled for contract in done]
    else:
        _fulfil_by_cubes(s, held)
    s.deck = _rest(range(CONTRACT_COUNT), held, "contract")


def _fulfil_by_cubes(s: Table, held: list[int]) -> None:
    """Give every cube a contract of its terrain that is nowhere else."""
    for tile, cube in enumerate(s.cube):
        if cube == NONE:
            continue
        terrain = LABEL[(tile * FACES_EACH + s.face[tile]) * 6 + cube % 6]
        assert terrain != LAVA
        fitting = [contract for contract in range(CONTRACT_COUNT) if CONTRACT_TERRAIN[contract] == terrain and contract not in held]
        if not fitting:
            raise ValueError(f"land: no contract is left for the cube on tile {tile} (rule 9c)")
        s.fulfilled[cube // 6].append(fitting[-1])
        held.append(fitting[-1])


def _rest(everything: Iterable[int], there: Sequence[int], thing: str) -> list[int]:
    try:
        return without(everything, there)
    except ValueError:
        raise ValueError(f"a {thing} that does not exist, or is there twice: {sorted(there)} (rule 1a)") from None


def _by_seat(s: Table, document: Mapping[str, Json], key: str) -> list[list[Any]]:
    entries = document.get(key, [[] for _ in s.points])
    if not isinstance(entries, list) or len(entries) != len(s.points) or not all(isinstance(entry, list) for entry in entries):
        raise ValueError(f"{key}: a list for each of the {len(s.points)} players, not {entries!r}")
    return entries


def _numbers(entries: Any, key: str, length: int | None = None) -> list[int]:
    good = isinstance(entries, list) and all(type(entry) is int for entry in entries)
    if not good or (length is not None and len(entries) != length):
        raise ValueError(f"{key}: {entries!r} is not a list of {'' if length is None else f'{length} '}whole numbers")
    return list(entries)


def _number(value: Any, least: int, most: int, key: str) -> int:
    if type(value) is not int or not least <= value <= most:
        raise ValueError(f"{key}: {value!r} is not a whole number from {least} to {most}")
    return value


def _index(name: Any, names: Sequence[str], what: str) -> int:
    if name not in names:
        raise ValueError(f"unknown {what} {name!r}; it is one of {', '.join(names)}")
    return names.index(name)
