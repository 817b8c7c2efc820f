"""Positions of The Forgotten Planet as small documents: the map in characters, and the rest by names that a person can type."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from landtake.core.game import Json, Kind
from landtake.core.state import CHANCE, OVER
from landtake.games.forgotten_planet.data import COLOURS, PRINTED
from landtake.games.forgotten_planet.rules_control import SOLE, nearest
from landtake.games.forgotten_planet.state import (
    BASE_TILE,
    BROWN_MINE,
    EMPTY,
    LAND_TILE,
    NOBODY,
    NONE,
    ROBOTS,
    SITE,
    Table,
    empty,
)
from landtake.games.forgotten_planet.tables import OPPOSITE, PLAYERS
from landtake.games.forgotten_planet.terms import Terms

TILES: Final = ".obwu*YRGP@?"
"""The sign of each tile: empty, land, brown, white and blue mines, special mine, the players' bases, a free base, face down."""

OWNERS: Final = "yrgp"
UNAVAILABLE: Final = "#"

_SCRATCH: Final = ("robot", "spot", "due", "choices", "fresh", "stirred", "pending", "shared")
_SETTING_UP: Final = ("sites", "tops", "piles", "waiting", "round", "laid", "laid_seen", "secrets", "held", "picked")
_KEYS: Final = (
    "tiles", "owners", "walls", "robots", "on", "cubes", "points", "fines", "stored", "land", "order", "turn", "active", "energy",
    "stall", "asks", "reason",
)  # fmt: skip


def write(g: Terms, s: Table, kinds: Sequence[Kind]) -> dict[str, Json]:
    """The position as a document."""
    players = PLAYERS[: g.seats]
    blank = empty(g.seats, g.cells)
    return {
        "tiles": _rows(g, [TILES[tile] for tile in s.tiles]),
        "owners": _rows(g, [OWNERS[holder] if holder != NOBODY else "." for holder in s.markers]),
        "walls": [
            f"{g.grid.name(cell)}-{g.grid.name(g.beside[cell * 4 + side])}"
            for cell in range(g.cells)
            for side in (1, 2)
            if s.walls[cell] >> side & 1
        ],
        "robots": {name: [_cell_name(g, cell) for cell in s.robots[i * ROBOTS : (i + 1) * ROBOTS]] for i, name in enumerate(players)},
        "on": {name: [number + 1 for number in range(ROBOTS) if s.on[i] >> number & 1] for i, name in enumerate(players)},
        "cubes": {name: dict(zip(COLOURS, s.cubes[3 * i : 3 * i + 3], strict=True)) for i, name in enumerate(players)},
        "points": dict(zip(players, s.points, strict=True)),
        "fines": dict(zip(players, s.fines, strict=True)),
        "stored": dict(zip(players, s.stored, strict=True)),
        "land": s.land_left,
        "order": [PLAYERS[seat] for seat in s.order],
        "turn": s.turn,
        "active": PLAYERS[s.active] if s.active != NOBODY else "nobody",
        "energy": s.energy,
        "stall": s.stall,
        "asks": {
            "seat": _seat_name(s.seat),
            "kind": kinds[s.kind].name,
            **{name: getattr(s, name) for name in (*_SCRATCH, *_SETTING_UP) if getattr(s, name) != getattr(blank, name)},
        },
        "reason": s.reason,
    }


def read(g: Terms, s: Table, document: Mapping[str, Json], kinds: Sequence[Kind]) -> Table:
    """The position of a document on the table of a fresh game; what it leaves out follows from the rest or is as at the start."""
    for key in document:
        if key not in _KEYS:
            raise ValueError(f"there is no {key!r} in a position; the keys are {', '.join(_KEYS)}")
    if not document:
        return s
    if "tiles" not in document:
        raise ValueError("a position shows its tiles, row by row")
    t = empty(g.seats, g.cells)
    t.tiles = [_tile(sign, g.seats) for sign in _grid(g, document["tiles"], "tiles")]
    _read_walls(g, t, document.get("walls", []))
    _read_robots(g, t, document)
    _read_stocks(g, t, document)
    _read_bank(g, t, document)
    _read_turn(g, t, document)
    if "owners" in document:
        t.markers = [OWNERS.index(sign) if sign in OWNERS else NOBODY for sign in _grid(g, document["owners"], "owners")]
    else:
        t.markers = [SOLE[label] for label in nearest(g, t)]
    if g.allied:
        t.shared = [0] * g.cells
    _read_asks(g, t, document.get("asks", {}), kinds)
    t.reason = _number(document.get("reason", 0), "reason")
    return t


def _read_walls(g: Terms, s: Table, walls: Sequence[str]) -> None:
    for wall in walls:
        one, _, other = wall.partition("-")
        cell, there = _cell(g, one), _cell(g, other)
        side = next((side for side in range(4) if g.beside[cell * 4 + side] == there), None)
        if side is None:
            raise ValueError(f"walls: {wall!r} does not name two cells side by side, such as d3-d4")
        s.walls[cell] |= 1 << side
        s.walls[there] |= 1 << OPPOSITE[side]


def _read_robots(g: Terms, s: Table, document: Mapping[str, Json]) -> None:
    for name, cells in document.get("robots", {}).items():
        seat = _player(g, name)
        if len(cells) > ROBOTS:
            raise ValueError(f"robots: {name} has {len(cells)}; there are {ROBOTS} of a colour (rule 1a)")
        for number, cell in enumerate(cells):
            s.robots[seat * ROBOTS + number] = NONE if cell == "-" else _cell(g, cell)
    for name, numbers in document.get("on", {}).items():
        s.on[_player(g, name)] = sum(1 << _number(number, "on") - 1 for number in numbers)


def _read_stocks(g: Terms, s: Table, document: Mapping[str, Json]) -> None:
    for name, cubes in document.get("cubes", {}).items():
        for colour, count in cubes.items():
            if colour not in COLOURS:
                raise ValueError(f"cubes: there is no {colour!r} cube; they are {', '.join(COLOURS)}")
            s.cubes[3 * _player(g, name) + COLOURS.index(colour)] = _number(count, "cubes")
    for key, counts in (("points", s.points), ("fines", s.fines), ("stored", s.stored)):
        for name, count in document.get(key, {}).items():
            counts[_player(g, name)] = _number(count, key)


def _read_bank(g: Terms, s: Table, document: Mapping[str, Json]) -> None:
    """What is left in the bank follows from what lies on the table; land tiles may have been consumed."""
    count = s.tiles.count
    s.land_left = _number(document.get("land", g.scenario.land - count(LAND_TILE)), "land")
    s.mines_left = [due - count(BROWN_MINE + colour) for colour, due in enumerate(PRINTED.mines)]
    bases = sum(BASE_TILE <= tile < BASE_TILE + g.seats for tile in s.tiles)
    s.bases_left = g.scenario.bases - (bases or g.seats)
    s.walls_left = PRINTED.walls - sum(mask.bit_count() for mask in s.walls) // 2
    s.room = g.grid.area - (g.cells - count(EMPTY))


def _read_turn(g: Terms, s: Table, document: Mapping[str, Json]) -> None:
    s.order = [_player(g, name) for name in document.get("order", PLAYERS[: g.seats])]
    active = document.get("active", PLAYERS[s.order[0]] if s.order else "nobody")
    s.active = NOBODY if active == "nobody" else _player(g, active)
    place = s.order.index(s.active) + 1 if s.active in s.order else 0
    s.turn = _number(document.get("turn", place), "turn")
    s.energy = _number(document.get("energy", 0), "energy")
    s.stall = _number(document.get("stall", 0), "stall")


def _read_asks(g: Terms, s: Table, asks: Mapping[str, Json], kinds: Sequence[Kind]) -> None:
    """Who is asked what; without that, the active player's turn is to begin."""
    for key, value in asks.items():
        if key in ("seat", "kind"):
            continue
        if key not in (*_SCRATCH, *_SETTING_UP):
            raise ValueError(f"asks: there is no {key!r}; there is {', '.join((*_SCRATCH, *_SETTING_UP))}")
        if type(value) is not type(getattr(s, key)):
            raise ValueError(f"asks: {key} is {value!r}")
        setattr(s, key, value)
    if "seat" in asks and "kind" in asks:
        names = [kind.name for kind in kinds]
        if asks["kind"] not in names:
            raise ValueError(f"asks: there is no decision {asks['kind']!r}; there is {', '.join(names)}")
        s.kind = names.index(asks["kind"])
        s.seat = {"chance": CHANCE, "nobody": OVER}.get(asks["seat"], NOBODY)
        if s.seat == NOBODY and asks["seat"] != "chance":
            s.seat = _player(g, asks["seat"])
    elif s.turn == 0:
        raise ValueError("say whose turn it is (active), or who is asked what (asks)")


def _rows(g: Terms, signs: Sequence[str]) -> list[str]:
    drawn = [sign if g.grid.available[cell] else UNAVAILABLE for cell, sign in enumerate(signs)]
    return ["".join(drawn[row : row + g.grid.width]) for row in range(0, g.cells, g.grid.width)]


def _grid(g: Terms, rows: Any, key: str) -> str:
    """The signs of all cells; unavailable cells count as empty."""
    lines = [str(row).replace(" ", "") for row in (rows.split("\n") if isinstance(rows, str) else rows)]
    lines = [line for line in lines if line]
    if len(lines) != g.grid.height or any(len(line) != g.grid.width for line in lines):
        raise ValueError(f"{key}: draw {g.grid.height} rows of {g.grid.width} cells each, as {g.scenario.name} has them")
    return "".join(lines).replace(UNAVAILABLE, ".")


def _tile(sign: str, seats: int) -> int:
    tile = TILES.find(sign)
    if tile < 0 or BASE_TILE + seats <= tile < SITE:
        raise ValueError(f"tiles: {sign!r} is no tile; the signs are {TILES}")
    return tile


def _cell(g: Terms, name: str) -> int:
    column, row = ord(name[:1] or "?") - ord("a"), int(name[1:]) - 1 if name[1:].isdigit() else -1
    if not (0 <= column < g.grid.width and 0 <= row < g.grid.height):
        raise ValueError(f"there is no cell {name!r} in {g.scenario.name}; cells are named like d1")
    return row * g.grid.width + column


def _cell_name(g: Terms, cell: int) -> str:
    return "-" if cell == NONE else g.grid.name(cell)


def _seat_name(seat: int) -> str:
    return "chance" if seat == CHANCE else "nobody" if seat == OVER else PLAYERS[seat]


def _player(g: Terms, name: Any) -> int:
    if name not in PLAYERS[: g.seats]:
        raise ValueError(f"there is no player {name!r}; there are {', '.join(PLAYERS[: g.seats])}")
    return PLAYERS.index(name)


def _number(value: Any, key: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"{key}: {value!r} is not a whole number")
    return value
