"""Landnám's numbers for hexes, corners, cards and actions, computed once from the printed data."""

from __future__ import annotations

from typing import Any, Final

from landtake.games.landnam.data import EFFECTS, ITEMS, NUMBERS, PRINTED, RESOURCES, TERRAINS
from landtake.parts import hex

PLAYERS: Final = ("orange", "blue", "yellow", "teal", "white")

SEA: Final = 1
MOUNTAIN: Final = 2
FIRST_PRODUCING: Final = 3
"""The terrains from here on produce the resources, in their order."""
UNEXPLORED: Final = 0

HARBOUR: Final = 20
"""A marker that is a harbour is this number and its resource more."""

# Units and houses: 0 for none, else 1 + owner * 2 + sort.
HORSE: Final = 0
SHIP: Final = 1
FARM: Final = 0
TOWN: Final = 1


# Hexes are numbered in rings from the centre outwards, so that boards of all sizes share the numbers of what is inside.


def spiral(radius: int) -> list[hex.Cell]:
    """The cells up to so many rings round the centre, ring by ring."""
    return [cell for ring in range(radius + 1) for cell in hex.ring(ring)]


LARGEST: Final = max(PRINTED.radii)
RIM: Final = LARGEST + 1
CELLS: Final = spiral(RIM)
FACES: Final = len(CELLS)
OUTER: Final = FACES
"""The outer sea, after all other hexes."""
LATTICE: Final = hex.Lattice(CELLS)
CORNERS: Final = 6 * (LARGEST + 1) ** 2
"""The corners of hexes inside the rim; settlements stand only there."""


def _face_name(cell: hex.Cell) -> str:
    """A row letter from the top and a number from the left."""
    q, r = cell
    return "ABCDEFGHIJKLM"[r + RIM] + str(q - max(-RIM, -RIM - r) + 1)


FACE_NAMES: Final = (*[_face_name(cell) for cell in CELLS], "outer")
_TAGS: Final = ("NE", "SE", "S", "SW", "NW", "N")


def _corner_name(corner: int) -> str:
    face = LATTICE.corner_cells[corner][0]
    return f"{FACE_NAMES[face]}-{_TAGS[LATTICE.corner_of[face * 6 : face * 6 + 6].index(corner)]}"


CORNER_NAMES: Final = tuple([_corner_name(corner) for corner in range(CORNERS)])
CORNER_FACES: Final[list[int]] = [face for corner in range(CORNERS) for face in LATTICE.corner_cells[corner]]
"""The three hexes round each corner, at corner * 3 + 0 to 2."""

NEXT_NUMBER: Final[list[int]] = [NUMBERS[(NUMBERS.index(n) + 1) % len(NUMBERS)] if n in NUMBERS else 0 for n in range(13)]

# Fate cards.

CARDS: Final = len(PRINTED.cards)
CARD_NAMES: Final = tuple([card.id for card in PRINTED.cards])
COPIES: Final[list[int]] = [card.copies for card in PRINTED.cards]
EFFECT: Final[list[int]] = [EFFECTS.index(card.effect) for card in PRINTED.cards]
AMOUNT: Final[list[int]] = [card.amount for card in PRINTED.cards]

TAKE: Final = 0
EXTRA: Final = 1
NO_AGEING: Final = 2
ANY_AGEING: Final = 3
ROLL_AGAIN: Final = 4
END_SUIT: Final = 5
END_ALTHING: Final = 6
HELPERS: Final = 7
ENTER_LAND: Final = 8
ENTER_MOUNTAIN: Final = 9
ENTER_OCCUPIED: Final = 10
STEPS_SHIP: Final = 11
STEPS_HORSE: Final = 12
TERRAIN: Final = 13
NUMBER: Final = 14
RATE: Final = 15
GIFT: Final = 16
LESS: Final = 17
WITHOUT: Final = 18


def _doing(*effects: int) -> list[int]:
    return [card for card in range(CARDS) if EFFECT[card] in effects]


SOWING_CARDS: Final = _doing(ROLL_AGAIN)
HARVEST_CARDS: Final = _doing(TAKE, EXTRA, NO_AGEING, ANY_AGEING)
ALTHING_CARDS: Final = _doing(END_ALTHING)
SUIT_CARDS: Final = _doing(END_SUIT, END_ALTHING)
HELPER_CARDS: Final = _doing(HELPERS)
MOVEMENT_CARDS: Final = _doing(ENTER_LAND, ENTER_MOUNTAIN, ENTER_OCCUPIED, STEPS_SHIP, STEPS_HORSE)
SHIP_STEP_CARDS: Final = _doing(STEPS_SHIP)
HORSE_STEP_CARDS: Final = _doing(STEPS_HORSE)
LAND_CARDS: Final = _doing(ENTER_LAND)
PASS_CARDS: Final = _doing(ENTER_MOUNTAIN)
EXPLORATION_CARDS: Final = _doing(TERRAIN, NUMBER)
TRADE_CARDS: Final = _doing(RATE, GIFT)
LESS_CARD: Final = next(iter(_doing(LESS)), -1)
WITHOUT_CARD: Final = next(iter(_doing(WITHOUT)), -1)
STARTING_CARDS: Final = [card for card in range(CARDS) if PRINTED.cards[card].phase == "exploration"]

# The actions: one dense range. What an action means where several kinds of decision share it, the decision says.

_SAYINGS: Final = (
    "pass", "roll", "stop", "stay", "end trade", "end turn", "accept", "decline", "counter", "withdraw", "announce to all",
)  # fmt: skip
PASS: Final = 0
ROLL_DICE: Final = 1
STOP: Final = 2
STAY: Final = 3
END_TRADE: Final = 4
END_TURN: Final = 5
ACCEPT: Final = 6
DECLINE: Final = 7
COUNTER: Final = 8
WITHDRAW: Final = 9
ANNOUNCE: Final = 10

MOST_CARDS: Final = 20
"""Of one resource that there can be in the box."""

_actions: list[Any] = [{"do": saying} for saying in _SAYINGS]

PLAYER: Final = len(_actions)
_actions += [{"player": name} for name in PLAYERS]
RESOURCE: Final = len(_actions)
_actions += [{"resource": name} for name in RESOURCES]
GIVE: Final = len(_actions)
_actions += [{"give": name} for name in RESOURCES]
WANT: Final = len(_actions)
_actions += [{"want": name} for name in RESOURCES]
BANK: Final = len(_actions)
_actions += [{"pay": paid, "for": got} for paid in RESOURCES for got in RESOURCES if paid != got]
BANK_PAYS: Final[list[int]] = [paid for paid in range(4) for got in range(4) if paid != got]
BANK_GETS: Final[list[int]] = [got for paid in range(4) for got in range(4) if paid != got]
BID: Final = len(_actions) - 1
"""A bid of n cards is this number and n more."""
_actions += [{"cards": count} for count in range(1, MOST_CARDS + 1)]
HEX: Final = len(_actions)
_actions += [{"hex": name} for name in FACE_NAMES]
PAIR: Final = len(_actions)
_actions += [{"corner": CORNER_NAMES[at // 3], "hex": FACE_NAMES[face]} for at, face in enumerate(CORNER_FACES)]
CORNER: Final = len(_actions)
_actions += [{"corner": name} for name in CORNER_NAMES]
SWAP: Final = len(_actions)
_actions += [{"swap": name} for name in CARD_NAMES]


def _choices(card: int) -> list[tuple[dict[str, Any], int]]:
    """What can be named with a card: the JSON for it, and the number of the resource, terrain or marker."""
    effect = EFFECT[card]
    if effect in (TAKE, EXTRA, GIFT):
        return [({"resource": name}, number) for number, name in enumerate(RESOURCES)]
    if effect == TERRAIN:
        named = PRINTED.cards[card].choices
        return [({"terrain": name} if len(named) > 1 else {}, TERRAINS.index(name)) for name in named]
    if effect == NUMBER:
        return [({"number": number}, number) for number in NUMBERS]
    return [({}, 0)]


_plays: Final = [
    (card, number, {"play": CARD_NAMES[card], **words})
    for card in range(CARDS)
    if EFFECT[card] not in (LESS, WITHOUT)
    for words, number in _choices(card)
]
PLAY: Final = len(_actions)
_actions += [words for _, _, words in _plays]
PLAY_CARD: Final[list[int]] = [card for card, _, _ in _plays]
PLAY_CHOICE: Final[list[int]] = [number for _, number, _ in _plays]
PLAYS_OF: Final[list[list[int]]] = [[PLAY + i for i, play in enumerate(_plays) if play[0] == card] for card in range(CARDS)]

# Building: what, with which cards, and what is then paid.
ITEM_SHIP: Final = 0
ITEM_SETTLER: Final = 1
ITEM_FARM: Final = 2
ITEM_TOWN: Final = 3
ITEM_HARBOUR: Final = 4


def _builds() -> list[tuple[int, int, list[int], int, dict[str, Any]]]:
    """Item, kind of harbour, what it costs, which building cards it takes (1 Thralls, 2 Driftwood), and the JSON."""
    entries: list[tuple[int, int, list[int], int, dict[str, Any]]] = []
    for item, name in enumerate(ITEMS):
        cost = list(PRINTED.costs[item])
        variants: list[tuple[list[int], int, dict[str, Any]]] = [(cost, 0, {})]
        if item == ITEM_SHIP and WITHOUT_CARD >= 0:
            waived = RESOURCES.index(PRINTED.cards[WITHOUT_CARD].choices[0])
            driftwood = {"with": CARD_NAMES[WITHOUT_CARD]}
            variants.append(([0 if r == waived else count for r, count in enumerate(cost)], 2, driftwood))
        for left, aids, words in variants:
            entries.append((item, -1, left, aids, {"build": name, **words}))
            for spared in range(4 if LESS_CARD >= 0 else 0):
                if left[spared]:
                    less = [count - (r == spared) for r, count in enumerate(left)]
                    entries.append((item, -1, less, aids + 1, {"build": name, **words, "sparing": RESOURCES[spared]}))
    for kind, name in enumerate(RESOURCES):
        for aids in (0, 1) if LESS_CARD >= 0 else (0,):
            cost = [PRINTED.harbour_cost - aids if r == kind else 0 for r in range(4)]
            words = {"sparing": name} if aids else {}
            entries.append((ITEM_HARBOUR, kind, cost, aids, {"build": "harbour", "kind": name, **words}))
    return entries


_entries: Final = _builds()
BUILD: Final = len(_actions)
_actions += [entry[4] for entry in _entries]
BUILDS: Final = len(_entries)
BUILD_ITEM: Final[list[int]] = [entry[0] for entry in _entries]
BUILD_KIND: Final[list[int]] = [entry[1] for entry in _entries]
BUILD_COST: Final[list[int]] = [count for entry in _entries for count in entry[2]]
BUILD_AIDS: Final[list[int]] = [entry[3] for entry in _entries]

# What chance can give.
DICE: Final = len(_actions)
_actions += [{"dice": [a, b]} for a in range(1, 7) for b in range(1, 7)]
GREEN: Final = len(_actions) - 1
"""The green die's n is this number and n more; the same for the red one."""
_actions += [{"green": n} for n in range(1, 11)]
RED: Final = len(_actions) - 1
_actions += [{"red": n} for n in range(1, 11)]
DRAW: Final = len(_actions)
_actions += [{"draw": name} for name in CARD_NAMES]

ACTIONS: Final = tuple(_actions)

DICE_OPTIONS: Final[list[int]] = list(range(DICE, DICE + 36))
GREEN_OPTIONS: Final[list[int]] = list(range(GREEN + 1, GREEN + 11))
RED_OPTIONS: Final[list[int]] = list(range(RED + 1, RED + 11))
GREEN_TERRAIN: Final[list[int]] = list(PRINTED.green)
RED_NUMBER: Final[list[int]] = [0, *PRINTED.red]
TERRAIN_ROWS: Final[list[int]] = list(dict.fromkeys(PRINTED.green[1:]))
"""The terrains in the order of the exploration table's rows."""
