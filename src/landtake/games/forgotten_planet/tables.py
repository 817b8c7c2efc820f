"""Names and actions: the cells of the largest grid, the directions, and the dense range of actions over them."""

from __future__ import annotations

from typing import Any, Final

from landtake.games.forgotten_planet.data import COLOURS, FACES, TYPES

SIDE: Final = 15
"""The largest grid is so many cells wide and high."""

SPOTS: Final = SIDE * SIDE
LETTERS: Final = "abcdefghijklmno"
SPOT_NAMES: Final[list[str]] = [f"{LETTERS[spot % SIDE]}{spot // SIDE + 1}" for spot in range(SPOTS)]
"""Cells are named by column and row, from a1 at the top left."""

DIRECTIONS: Final = ("north", "east", "south", "west")
OPPOSITE: Final[list[int]] = [2, 3, 0, 1]

PLAYERS: Final = ("yellow", "red", "green", "purple")
MAX_SEATS: Final = 4
MAX_STORE: Final = 3
SECRETS: Final = ("base", "land", "special")
"""The three tiles that each player lays face down when positions are random."""

SITES: Final = ("A", "B", "C", "D")
"""The start bases while they are auctioned."""

PAIRS: Final[list[tuple[int, int]]] = [(a, b) for a in range(3) for b in range(a, 3)]
"""The pairs of cubes that can be paid, by colours."""

# Actions, in one dense range.
ROBOT: Final = 0
MOVE: Final = ROBOT + SPOTS
BUILD: Final = MOVE + SPOTS
SPOT: Final = BUILD + SPOTS
LAND: Final = SPOT + SPOTS
MINE: Final = LAND + 4
BASE: Final = MINE + 4
WALL: Final = BASE + 4
PUSH: Final = WALL + 4
BLAST: Final = PUSH + 4
BLAST_ROBOTS: Final = BLAST + 4
PAY: Final = BLAST_ROBOTS + 1
PAY_PAIR: Final = PAY + 3
SELL: Final = PAY_PAIR + 6
CONSUME: Final = SELL + 1
END: Final = CONSUME + 1
CONCENTRATE: Final = END + 1
STORE: Final = CONCENTRATE + 3
ROLL: Final = STORE + MAX_STORE + 1
TILE: Final = ROLL + 5
CUBE: Final = TILE + 4
GIVE: Final = CUBE + 3
ROW: Final = GIVE + MAX_SEATS
PLACE: Final = ROW + SIDE
BID: Final = PLACE + 3
ASSIGN: Final = BID + MAX_SEATS
NEXT: Final = ASSIGN + MAX_SEATS
STARTER: Final = NEXT + MAX_SEATS
ACTION_COUNT: Final = STARTER + MAX_SEATS


def _actions() -> list[dict[str, Any]]:
    return [
        *({"robot": name} for name in SPOT_NAMES),
        *({"move": name} for name in SPOT_NAMES),
        *({"build": name} for name in SPOT_NAMES),
        *({"spot": name} for name in SPOT_NAMES),
        *({"land": side} for side in DIRECTIONS),
        *({"mine": side} for side in DIRECTIONS),
        *({"base": side} for side in DIRECTIONS),
        *({"wall": side} for side in DIRECTIONS),
        *({"push": side} for side in DIRECTIONS),
        *({"blast": side} for side in DIRECTIONS),
        {"blast": "robots"},
        *({"pay": colour} for colour in COLOURS),
        *({"pay": f"{COLOURS[a]} {COLOURS[b]}"} for a, b in PAIRS),
        {"do": "sell"},
        {"do": "consume"},
        {"do": "end"},
        *({"concentrate": colour} for colour in COLOURS),
        *({"store": count} for count in range(MAX_STORE + 1)),
        *({"roll": face} for face in FACES),
        *({"tile": type_} for type_ in TYPES),
        *({"cube": colour} for colour in COLOURS),
        *({"give": player} for player in PLAYERS),
        *({"row": row + 1} for row in range(SIDE)),
        *({"place": secret} for secret in SECRETS),
        *({"bid": site} for site in SITES),
        *({"assign": player} for player in PLAYERS),
        *({"next": player} for player in PLAYERS),
        *({"starter": player} for player in PLAYERS),
    ]


ACTIONS: Final[list[dict[str, Any]]] = _actions()
