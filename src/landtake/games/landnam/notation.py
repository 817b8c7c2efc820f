"""Positions of Landnám as small documents: hexes, units, settlements and hands by name, and whatever else is not as usual."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from landtake.core.state import CHANCE, OVER
from landtake.games.landnam.asks import KINDS
from landtake.games.landnam.data import PRINTED, RESOURCES, TERRAINS
from landtake.games.landnam.realm import Realm
from landtake.games.landnam.state import NOWHERE, Table, empty
from landtake.games.landnam.tables import (
    CARD_NAMES,
    CARDS,
    COPIES,
    CORNER_NAMES,
    FACE_NAMES,
    HARBOUR,
    MOUNTAIN,
    PLAYERS,
    SEA,
)

UNITS: Final = ("horse", "ship")
HOUSES: Final = ("farm", "town")

NAMED: Final = ("terrain", "marker", "unit", "tokens", "house", "hands", "fates", "seat", "kind")
"""Fields that the document gives by names."""
DERIVED: Final = (
    "homes", "units", "ships", "horses", "houses", "hexes_left", "numbers_left", "harbours_left",
    "sizes", "stocked", "fate_sizes", "deck_size", "stock", "deck", "open_hands",
)  # fmt: skip
"""Fields that follow from the others."""


def write(realm: Realm, s: Table) -> dict[str, Any]:
    """The position as a document; the rim and the centre are there without being named."""
    usual = empty(len(s.sizes))
    document: dict[str, Any] = {"seat": _seat_name(s.seat), "asks": "" if s.seat == OVER else KINDS[s.kind].name}
    found = [face for face in range(1, realm.faces) if s.terrain[face] and (face < realm.inside or s.marker[face])]
    document["hexes"] = {FACE_NAMES[face]: _hex(s, face) for face in found}
    document["units"] = {FACE_NAMES[face]: _unit(s, face) for face, unit in enumerate(s.unit) if unit}
    document["settlements"] = {CORNER_NAMES[at]: _piece(house, HOUSES) for at, house in enumerate(s.house) if house}
    document["hands"] = {
        PLAYERS[seat]: {name: s.hands[seat * 4 + at] for at, name in enumerate(RESOURCES) if s.hands[seat * 4 + at]}
        for seat in range(len(s.sizes))
    }
    document["fate"] = {PLAYERS[seat]: _cards(s, seat) for seat in range(len(s.sizes))}
    for field in s.fields():
        if field.name not in NAMED and field.name not in DERIVED and getattr(s, field.name) != getattr(usual, field.name):
            document[field.name] = getattr(s, field.name)
    return document


def read(realm: Realm, s: Table, document: Mapping[str, Any]) -> Table:
    """The position that a document describes, on the table of a game that has just been set up."""
    if not document:
        return s
    usual = empty(realm.seats)
    plain = [field.name for field in s.fields() if field.name not in NAMED and field.name not in DERIVED]
    special = ("seat", "asks", "hexes", "units", "settlements", "hands", "fate")
    for name in document:
        if name not in plain and name not in special:
            raise ValueError(f"there is no {name!r}; there are {', '.join((*special, *plain))}")
    for name in plain:
        setattr(s, name, _value(name, document.get(name, getattr(usual, name)), getattr(usual, name)))
    s.seat = _seat(document.get("seat", "chance"), realm)
    s.kind = 0 if s.seat == OVER else _kind(document.get("asks", "first"))
    for name, entry in document.get("hexes", {}).items():
        _read_hex(s, _index(FACE_NAMES[: realm.faces], name, "hex"), entry)
    for name, entry in document.get("units", {}).items():
        _read_unit(s, _index(FACE_NAMES[: realm.faces], name, "hex"), entry)
    for name, entry in document.get("settlements", {}).items():
        s.house[_index(CORNER_NAMES[: realm.corners], name, "corner")] = _read_piece(entry.split(), HOUSES)
    s.hands = usual.hands
    for player, hand in document.get("hands", {}).items():
        for name, count in hand.items():
            s.hands[_player(player, realm) * 4 + _index(RESOURCES, name, "resource")] = count
    s.fates = usual.fates
    for player, cards in document.get("fate", {}).items():
        for name in cards:
            s.fates[_player(player, realm) * CARDS + _index(CARD_NAMES, name, "fate card")] += 1
    derive(realm, s)
    return s


def derive(realm: Realm, s: Table) -> None:
    """Work out everything that follows from what lies on the table and is held."""
    usual = empty(realm.seats)
    for name in DERIVED[:-1]:
        setattr(s, name, getattr(usual, name))
    for seat in range(realm.seats):
        s.homes[seat] = [corner for corner, house in enumerate(s.house) if house and (house - 1) // 2 == seat]
        s.units[seat] = [face for face, unit in enumerate(s.unit) if unit and (unit - 1) // 2 == seat]
        s.houses[seat] = sum(1 + (s.house[corner] - 1) % 2 for corner in s.homes[seat])
        s.ships[seat] = s.outer[seat] + sum((s.unit[face] - 1) % 2 for face in s.units[seat])
        s.horses[seat] = len(s.units[seat]) + s.outer[seat] - s.ships[seat]
        s.sizes[seat] = sum(s.hands[seat * 4 : seat * 4 + 4])
        s.fate_sizes[seat] = sum(s.fates[seat * CARDS : seat * CARDS + CARDS])
    if s.fleeing:
        kept = s.ships if (s.fleeing - 1) % 2 else s.horses
        kept[(s.fleeing - 1) // 2] += 1
    inside = s.terrain[: realm.inside]
    for terrain, count in enumerate(PRINTED.hexes, 1):
        s.hexes_left[terrain] = count - inside.count(terrain) - (terrain == SEA)
    for index, count in enumerate(PRINTED.numbers):
        number = index + 2 if index < 5 else index + 3
        s.numbers_left[number] = count - s.marker.count(number)
    for kind, count in enumerate(PRINTED.harbours):
        s.harbours_left[kind] = count - s.marker.count(HARBOUR + kind)
    for resource in range(4):
        s.stock[resource] = realm.cards - sum(s.hands[resource::4])
        if s.suit_at != NOWHERE and _suit_resource(s) == resource:
            s.stock[resource] -= s.pot
        s.stocked |= (s.stock[resource] > 0) << resource
    s.deck = [COPIES[card] - s.discard[card] - sum(s.fates[card::CARDS]) for card in range(CARDS)]
    s.deck_size = sum(s.deck)


def _suit_resource(s: Table) -> int:
    marker = s.marker[s.suit_at]
    return marker - HARBOUR if marker >= HARBOUR else s.terrain[s.suit_at] - MOUNTAIN - 1


# entries


def _seat_name(seat: int) -> str:
    return {CHANCE: "chance", OVER: "over"}.get(seat) or PLAYERS[seat]


def _seat(name: str, realm: Realm) -> int:
    return {"chance": CHANCE, "over": OVER}[name] if name in ("chance", "over") else _player(name, realm)


def _player(name: str, realm: Realm) -> int:
    return _index(PLAYERS[: realm.seats], name, "player")


def _kind(name: str) -> int:
    return _index(tuple(kind.name for kind in KINDS), name, "kind of decision")


def _index(names: tuple[str, ...], name: str, thing: str) -> int:
    if name not in names:
        raise ValueError(f"there is no {thing} {name!r}; there are {', '.join(names)}")
    return names.index(name)


def _hex(s: Table, face: int) -> str:
    marker = s.marker[face]
    extra = "" if not marker else f" harbour {RESOURCES[marker - HARBOUR]}" if marker >= HARBOUR else f" {marker}"
    return TERRAINS[s.terrain[face]] + extra


def _read_hex(s: Table, face: int, entry: str) -> None:
    words = entry.split()
    s.terrain[face] = _index(TERRAINS, words[0], "terrain")
    if len(words) == 3:
        s.marker[face] = HARBOUR + _index(RESOURCES, words[2], "resource")
    elif len(words) == 2:
        s.marker[face] = int(words[1])


def _piece(piece: int, sorts: tuple[str, ...]) -> str:
    return f"{PLAYERS[(piece - 1) // 2]} {sorts[(piece - 1) % 2]}"


def _read_piece(words: list[str], sorts: tuple[str, ...]) -> int:
    return 1 + _index(PLAYERS, words[0], "player") * 2 + _index(sorts, words[1], "piece")


def _unit(s: Table, face: int) -> str:
    suitors = [name for seat, name in enumerate(PLAYERS) if s.tokens[face] >> seat & 1]
    return _piece(s.unit[face], UNITS) + (f" outlawed by {' '.join(suitors)}" if suitors else "")


def _read_unit(s: Table, face: int, entry: str) -> None:
    words = entry.split()
    s.unit[face] = _read_piece(words, UNITS)
    s.tokens[face] = sum(1 << _index(PLAYERS, name, "player") for name in words[4:])


def _cards(s: Table, seat: int) -> list[str]:
    return [name for card, name in enumerate(CARD_NAMES) for _ in range(s.fates[seat * CARDS + card])]


def _value(name: str, value: Any, usual: Any) -> Any:
    if isinstance(usual, list):
        if not isinstance(value, list) or not all(type(entry) is int for entry in value):
            raise ValueError(f"{name!r} is a list of numbers, not {value!r}")
        return list(value)
    if type(value) is not int:
        raise ValueError(f"{name!r} is a number, not {value!r}")
    return value
