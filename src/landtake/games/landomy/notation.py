"""Landomy positions as small documents: islands, maps and who is asked, in words that a person can type."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from landtake.core.game import Json, Kind
from landtake.core.state import CHANCE, OVER
from landtake.games.landomy.data import CELLS, ISLANDS
from landtake.games.landomy.state import HOLDS, NO_MAP, NOWHERE, RESERVE, Table
from landtake.games.landomy.tables import ALL_MAPS, MAP_COUNT, PLACE_COUNT, PLACES, PLAYERS, SECTORS

_SEATS = {CHANCE: "chance", OVER: "nobody", 0: "south", 1: "north"}
_KEYS = ("islands", "storms", "layout", "turn", "first", "active", "offer", "laid", "face_down", "asks", "end")
_RESUMED = ("map", "black", "white")


def write(s: Table, kinds: Sequence[Kind]) -> dict[str, Json]:
    """The position as a document."""
    document: dict[str, Json] = {
        "islands": _rows([f"{s.ships[cell]}/{s.ships[HOLDS + cell]}" for cell in range(9)]),
        "storms": _names(s.storms, CELLS),
        "layout": _rows(["?" if kind == NOWHERE else ISLANDS[kind] for kind in s.layout]),
        "turn": s.turn,
        "first": PLAYERS[s.first],
        "active": PLAYERS[s.active],
        "offer": [m + 1 for m in (s.offer_a, s.offer_b) if m != NO_MAP],
        "laid": {PLACES[place]: m + 1 for place, m in enumerate(s.maps) if m != NO_MAP},
        "face_down": _names(s.face_down, PLACES),
        "asks": {
            "seat": _SEATS[s.seat],
            "kind": kinds[s.kind].name,
            "step": s.step,
            "open": _names(s.sectors, CELLS),
            "targets": _names(s.targets, PLACES if kinds[s.kind].name in ("map", "face-down") else CELLS),
            "sources": _names(s.sources, CELLS),
            "moved": s.moved,
        },
    }
    if s.place != NOWHERE:
        document["asks"]["at"] = PLACES[s.place]
    if s.target != NOWHERE:
        document["asks"]["target"] = CELLS[s.target]
    if s.winner >= 0:
        document["end"] = {"winner": PLAYERS[s.winner], "reason": s.reason}
    return document


def read(s: Table, document: Mapping[str, Json], kinds: Sequence[Kind]) -> str:
    """Lay out `s` as the document says; the answer names what is to be asked, or is empty if the document says it all."""
    for key in document:
        if key not in _KEYS:
            raise ValueError(f"there is no {key!r} in a position; the keys are {', '.join(_KEYS)}")
    if "layout" in document:
        s.layout = tuple(NOWHERE if name == "?" else _index(name, ISLANDS, "island") for name in _cells(document["layout"], "layout"))
    if "islands" in document:
        _read_ships(s, _cells(document["islands"], "islands"))
    if "storms" in document:
        s.storms = _mask(document["storms"], CELLS, "island")
    s.first = _index(document.get("first", "south"), PLAYERS, "player")
    s.turn = _number(document.get("turn", 1), "turn")
    s.active = (s.first + s.turn - 1) % 2
    if "active" in document:
        s.active = _index(document["active"], PLAYERS, "player")
        if "turn" not in document and "first" not in document:
            s.first = s.active
    _read_maps(s, document)
    if "end" in document:
        s.winner = _index(document["end"]["winner"], PLAYERS, "player")
        s.reason = _number(document["end"]["reason"], "reason")
    return _read_asks(s, _table(document.get("asks", {"kind": "map"}), "asks"), kinds)


def _read_ships(s: Table, entries: list[str]) -> None:
    for cell, entry in enumerate(entries):
        south, slash, north = entry.partition("/")
        if not (slash and south.isdigit() and north.isdigit()):
            raise ValueError(f"islands: {entry!r} is not south/north, such as 2/1")
        s.ships[cell] = int(south)
        s.ships[HOLDS + cell] = int(north)
    for base in (0, HOLDS):
        s.ships[base + RESERVE] = 12 - sum(s.ships[base : base + RESERVE])


def _read_maps(s: Table, document: Mapping[str, Json]) -> None:
    laid = _table(document.get("laid", {}), "laid")
    for place, number in laid.items():
        s.maps[_index(place, PLACES, "place")] = _map(number)
    s.face_down = _mask(document.get("face_down", []), PLACES, "place")
    known = [m for m in s.maps if m != NO_MAP]
    unknown = [m for m in range(MAP_COUNT) if m not in known]
    offer = sorted(_map(number) for number in document.get("offer", [m + 1 for m in unknown[:2]]))
    if len(offer) > 2:
        raise ValueError(f"offer: {len(offer)} maps; at most two are face up")
    s.offer_a, s.offer_b = ([*offer, NO_MAP, NO_MAP])[:2]
    s.unseen = ALL_MAPS
    for m in known + offer:
        if not s.unseen >> m & 1:
            raise ValueError(f"map {m + 1} is there twice; there is one of each (rule 1a)")
        s.unseen &= ~(1 << m)


def _read_asks(s: Table, asks: Mapping[str, Json], kinds: Sequence[Kind]) -> str:
    kind: str = asks.get("kind", "map")
    if "at" in asks:
        s.place = _index(asks["at"], PLACES, "place")
        if s.maps[s.place] == NO_MAP:
            raise ValueError(f"asks: no map is laid at {asks['at']}")
        s.sectors = SECTORS[s.maps[s.place] * PLACE_COUNT + s.place]
    if "open" in asks:
        s.sectors = _mask(asks["open"], CELLS, "island")
    if kind in _RESUMED and "seat" not in asks:
        if kind != "map" and s.place == NOWHERE:
            raise ValueError(f"asks: for the {kind} action say at which place this turn's map lies")
        return kind
    names = [each.name for each in kinds]
    s.kind = _index(kind, names, "decision")
    s.seat = next((seat for seat, name in _SEATS.items() if name == asks["seat"]), OVER)
    s.step = _number(asks.get("step", 0), "step")
    s.targets = _mask(asks.get("targets", []), PLACES if kind in ("map", "face-down") else CELLS, "target")
    s.target = _index(asks["target"], CELLS, "island") if "target" in asks else NOWHERE
    s.sources = _mask(asks.get("sources", []), CELLS, "island")
    s.moved = _number(asks.get("moved", 0), "moved")
    return ""


def _rows(entries: Sequence[str]) -> str:
    return " | ".join(" ".join(entries[row : row + 3]) for row in (0, 3, 6))


def _cells(text: Any, key: str) -> list[str]:
    entries = str(text).replace("|", " ").split()
    if len(entries) != 9:
        raise ValueError(f"{key}: {len(entries)} islands; there are 9, row by row")
    return entries


def _names(mask: int, names: Sequence[str]) -> list[str]:
    return [name for bit, name in enumerate(names) if mask >> bit & 1]


def _mask(chosen: Any, names: Sequence[str], what: str) -> int:
    mask = 0
    for name in chosen:
        mask |= 1 << _index(name, names, what)
    return mask


def _index(name: Any, names: Sequence[str], what: str) -> int:
    if name not in names:
        raise ValueError(f"unknown {what} {name!r}; it is one of {', '.join(names)}")
    return names.index(name)


def _table(value: Any, key: str) -> Mapping[str, Json]:
    if not isinstance(value, Mapping):
        raise ValueError(f"{key}: a table of names and values, not {value!r}")
    return value


def _number(value: Any, key: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"{key}: {value!r} is not a whole number")
    return value


def _map(number: Any) -> int:
    if not isinstance(number, int) or not 1 <= number <= MAP_COUNT:
        raise ValueError(f"there is no map {number!r}; they are numbered 1 to {MAP_COUNT}")
    return number - 1
