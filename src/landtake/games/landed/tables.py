"""Landed's faces, contracts and actions as flat tables, computed once from the printed data."""

from __future__ import annotations

from typing import Any, Final

from landtake.games.landed.data import ABILITIES, PRINTED, SATELLITES, TERRAINS
from landtake.parts.hex import EDGE_NAMES

TILE_COUNT: Final = 59
"""Land tiles are numbered 1 to 59; the starting tile is 0."""

START: Final = 0
LAVA: Final = 6
FACES_EACH: Final = 12
"""A face is a side and a turn: side * 6 + turn."""

CONTRACT_COUNT: Final = 36
LEVELS: Final = 4
SATELLITE_COUNT: Final = 18
KIND_COUNT: Final = 7

# The kinds of satellite cards, in the order of data.SATELLITES.
TERRAFORM_CARD: Final = 0
PLAN_CARD: Final = 1
SIGN_CARD: Final = 2
SCORE_CARD: Final = 3
REDESIGN_CARD: Final = 4
REENGINEER_CARD: Final = 5
NEGOTIATE_CARD: Final = 6

# The abilities, in the order of data.ABILITIES.
DRAW_TILES_2: Final = 0
DRAW_CONTRACT_1: Final = 1
DRAW_A_SATELLITE: Final = 2
REFILL_HAND: Final = 3
SCORE_3: Final = 4
EXTRA_TERRAFORM: Final = 5


# 1b, 1c Tile faces


def _turned(side: tuple[int, ...], turn: int) -> list[int]:
    """A side after turning it clockwise."""
    return [side[(edge - turn) % 6] for edge in range(6)]


def _first_edge(labels: list[int], edge: int) -> int:
    """The edge at which the section of an edge begins, going clockwise (1d); -1 for lava."""
    if labels[edge] == LAVA:
        return -1
    if len(set(labels)) == 1:
        return 0
    while labels[edge - 1] == labels[edge]:
        edge = (edge - 1) % 6
    return edge % 6


_SIDES: Final = [(PRINTED.start, PRINTED.start), *PRINTED.sides]
_LABELS: Final[list[list[int]]] = [_turned(sides[face // 6], face % 6) for sides in _SIDES for face in range(FACES_EACH)]

LABEL: Final[list[int]] = [label for labels in _LABELS for label in labels]
"""The terrain, or LAVA, by (tile * FACES_EACH + face) * 6 + edge."""

FIRST_EDGE: Final[list[int]] = [_first_edge(labels, edge) for labels in _LABELS for edge in range(6)]
"""Where the section of an edge begins, by (tile * FACES_EACH + face) * 6 + edge; -1 for lava."""

SECTIONS: Final[list[list[int]]] = [sorted({_first_edge(labels, edge) for edge in range(6) if labels[edge] != LAVA}) for labels in _LABELS]
"""The first edges of the sections of a face, by tile * FACES_EACH + face."""


def _distinct(tile: int, sides: tuple[int, ...]) -> list[int]:
    """The faces of a tile that look different (4d), by their lowest turn."""
    seen: list[list[int]] = []
    faces = []
    for face in [side * 6 + turn for side in sides for turn in range(6)]:
        labels = _LABELS[tile * FACES_EACH + face]
        if labels not in seen:
            seen.append(labels)
            faces.append(face)
    return faces


_FACES: Final[list[list[int]]] = [_distinct(tile, (0, 1) if tile else (0,)) for tile in range(TILE_COUNT + 1)]
_SAME_SIDE: Final[list[list[int]]] = [_distinct(tile, (side,)) for tile in range(TILE_COUNT + 1) for side in (0, 1)]

HAS_SATELLITE: Final[list[int]] = [0, *(1 if there else 0 for there in PRINTED.satellite_tiles)]

# 1h Contracts

CONTRACT_TERRAIN: Final[list[int]] = [contract.terrain for contract in PRINTED.contracts]
CONTRACT_ABILITY: Final[list[int]] = [contract.ability for contract in PRINTED.contracts]
LEVEL_SIZE: Final[list[int]] = [level[0] for contract in PRINTED.contracts for level in contract.levels]
GOLD: Final[list[int]] = [level[1] for contract in PRINTED.contracts for level in contract.levels]
SILVER: Final[list[int]] = [level[2] for contract in PRINTED.contracts for level in contract.levels]
"""By contract * LEVELS + level."""

SMALLEST_LEVEL: Final = min(LEVEL_SIZE)
ALL_CARDS: Final[list[int]] = [kind for kind in range(KIND_COUNT) for _ in range(PRINTED.copies[kind])]

# Actions, in one dense range.

PLOT_COUNT: Final = 440
"""The first tile reaches 7 plots and each tile laid or moved at most 3 more. At most 59 are laid; a move takes a satellite card,
and with 59 launches and 24 contracts at most 83 are drawn: 7 + 3 * (59 + 83) = 433."""

PLOT: Final = 0
TILE: Final = PLOT + PLOT_COUNT
FACE: Final = TILE + TILE_COUNT + 1
CLAIM: Final = FACE + FACES_EACH
FULFIL: Final = CLAIM + 6
KEEP_NONE: Final = FULFIL + CONTRACT_COUNT * LEVELS
KEEP_ONE: Final = KEEP_NONE + 1
KEEP_TWO: Final = KEEP_ONE + CONTRACT_COUNT
TERRAFORM: Final = KEEP_TWO + CONTRACT_COUNT * (CONTRACT_COUNT - 1) // 2
PLAN: Final = TERRAFORM + 1
SIGN: Final = PLAN + 1
TWO_POINTS: Final = SIGN + 1
END_TURN: Final = TWO_POINTS + 1
USE: Final = END_TURN + 1
ABILITY: Final = USE + KIND_COUNT
NO_ABILITY: Final = ABILITY + 1
STEAL: Final = NO_ABILITY + 1
NO_STEAL: Final = STEAL + 4
FIRST: Final = NO_STEAL + 1
DRAW_TILE: Final = FIRST + 4
DRAW_CONTRACT: Final = DRAW_TILE + TILE_COUNT + 1
DRAW_SATELLITE: Final = DRAW_CONTRACT + CONTRACT_COUNT
ACTION_COUNT: Final = DRAW_SATELLITE + KIND_COUNT

PAIRS: Final[list[tuple[int, int]]] = [(one, other) for one in range(CONTRACT_COUNT) for other in range(one + 1, CONTRACT_COUNT)]
"""The two contracts of each KEEP_TWO action."""

PAIR: Final[list[int]] = [0] * (CONTRACT_COUNT * CONTRACT_COUNT)
"""The KEEP_TWO action of two contracts, the lower number first, by lower * CONTRACT_COUNT + higher."""

for _index, (_one, _other) in enumerate(PAIRS):
    PAIR[_one * CONTRACT_COUNT + _other] = KEEP_TWO + _index


def _actions() -> list[dict[str, Any]]:
    return [
        *({"plot": plot} for plot in range(PLOT_COUNT)),
        *({"tile": tile} for tile in range(TILE_COUNT + 1)),
        *({"side": "ab"[face // 6], "turn": face % 6} for face in range(FACES_EACH)),
        *({"claim": edge} for edge in EDGE_NAMES),
        *({"fulfil": index // LEVELS + 1, "size": size} for index, size in enumerate(LEVEL_SIZE)),
        {"keep": []},
        *({"keep": [contract + 1]} for contract in range(CONTRACT_COUNT)),
        *({"keep": [one + 1, other + 1]} for one, other in PAIRS),
        {"action": "terraform"},
        {"action": "plan"},
        {"action": "sign"},
        {"action": "two points"},
        {"turn": "end"},
        *({"use": kind} for kind in SATELLITES),
        {"ability": "use"},
        {"ability": "decline"},
        *({"steal from": seat + 1} for seat in range(4)),
        {"steal from": "nobody"},
        *({"first": seat + 1} for seat in range(4)),
        *({"draw tile": tile} for tile in range(TILE_COUNT + 1)),
        *({"draw contract": contract + 1} for contract in range(CONTRACT_COUNT)),
        *({"draw satellite": kind} for kind in SATELLITES),
    ]


ACTIONS: Final[list[dict[str, Any]]] = _actions()

FACE_OPTIONS: Final[list[list[int]]] = [[FACE + face for face in faces] for faces in _FACES]
"""The faces of each tile."""

TURN_OPTIONS: Final[list[list[int]]] = [[FACE + face for face in faces] for faces in _SAME_SIDE]
"""The faces of a side that is up, by tile * 2 + side."""

assert len(ACTIONS) == ACTION_COUNT
assert len(TERRAINS) == LAVA
assert len(ABILITIES) == EXTRA_TERRAFORM + 1
