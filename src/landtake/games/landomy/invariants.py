"""What holds in every position of Landomy: components are conserved and pieces are where they may be."""

from __future__ import annotations

from landtake.core.rule import Breach
from landtake.core.state import CHANCE, OVER
from landtake.games.landomy.data import CELLS, PRINTED
from landtake.games.landomy.state import HOLDS, NO_MAP, NOWHERE, RESERVE, Table
from landtake.games.landomy.tables import ALL_CELLS, BESIDE, MAP_COUNT, PLACES, PLAYERS


def breaches(s: Table) -> list[Breach]:
    """Everything that is wrong with this position."""
    return _airships(s) + _islands(s) + _maps(s) + _turn(s)


def _airships(s: Table) -> list[Breach]:
    found = []
    for player, name in enumerate(PLAYERS):
        held = s.ships[player * HOLDS : player * HOLDS + HOLDS]
        for place, count in enumerate(held[:RESERVE]):
            if count < 0:
                found.append(Breach("1a", f"{name} has {count} airships on island {CELLS[place]}"))
        if sum(held) != 12 or held[RESERVE] < 0:
            where = f"{sum(held[:RESERVE])} airships on the islands and {held[RESERVE]} in reserve"
            found.append(Breach("1a", f"{name} has {where}; it has 12 in all"))
    return found


def _islands(s: Table) -> list[Breach]:
    found = []
    if s.storms.bit_count() != 2 or s.storms & ~ALL_CELLS:
        found.append(Breach("1a", f"there are {s.storms.bit_count()} storms on the islands; there are 2"))
    kinds = sorted(kind for kind in s.layout if kind != NOWHERE)
    if len(s.layout) != 9 or (len(kinds) == 9 and kinds != sorted(PRINTED.layout)) or s.layout[4] != PRINTED.layout[4]:
        found.append(Breach("1b", "the nine islands are the crystal in the centre and two of each other kind"))
    return found


def _maps(s: Table) -> list[Breach]:
    found = []
    known = [m for m in s.maps if m != NO_MAP] + [m for m in (s.offer_a, s.offer_b) if m != NO_MAP]
    for m in range(MAP_COUNT):
        times = known.count(m) + (s.unseen >> m & 1)
        if times != 1:
            found.append(Breach("1a", f"map {m + 1} is there {times} times; there is one of each"))
    for place, m in enumerate(s.maps):
        if m == NO_MAP and s.face_down >> place & 1:
            found.append(Breach("3.1e", f"there is no map at {PLACES[place]} to lie face down"))
    return found


def _turn(s: Table) -> list[Breach]:
    found = []
    if not 1 <= s.turn <= 10:
        found.append(Breach("3b", f"it is turn {s.turn}; there are ten turns"))
    if (s.first + s.turn - 1) % 2 != s.active:
        found.append(Breach("3b", f"it is turn {s.turn}, so {PLAYERS[(s.first + s.turn - 1) % 2]} is the active player"))
    laid = sum(1 for m in s.maps if m != NO_MAP)
    due = s.turn if s.step or s.place != NOWHERE or laid == s.turn else s.turn - 1
    if laid != due or laid > s.turn:
        found.append(Breach("3b", f"{laid} maps are laid in turn {s.turn}; one is laid in each turn"))
    if s.place != NOWHERE:
        if s.maps[s.place] == NO_MAP or s.face_down >> s.place & 1:
            found.append(Breach("3.1a", f"no map lies face up at {PLACES[s.place]} to act on"))
        if s.layout[BESIDE[s.place]] == NOWHERE:
            found.append(Breach("1b", f"there is no island beside {PLACES[s.place]}"))
    if s.seat not in (0, 1, CHANCE, OVER):
        found.append(Breach("1a", f"there is no seat {s.seat}"))
    return found
