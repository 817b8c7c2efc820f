"""Tables that follow from the printed components, and the list of all actions."""

from __future__ import annotations

from typing import Any, Final

from landtake.games.lander.data import PRINTED
from landtake.games.lander.data_entry import Needs
from landtake.games.lander.words import (
    CLASSES,
    COLOURS,
    DECKS,
    ITEM_KINDS,
    MODIFIERS,
    ORDERS,
    PASSIVES,
    REQUESTS,
    RESOURCES,
)  # fmt: skip
from landtake.parts.triangle import SIDES, face, hexagon

NONE: Final = -1

# sectors: face = resource * PROFILES + profile

PROFILES: Final[int] = len(PRINTED.values)
FACES: Final[int] = 3 * PROFILES
FACE_VALUES: Final[list[int]] = [value for _ in RESOURCES for values in PRINTED.values for value in values]
"""Three values a face, by level."""
TRAY: Final[list[int]] = PRINTED.sector_copies * 3
TRAY_EXTRA: Final[list[int]] = PRINTED.sector_extra * 3
ZERO: Final[list[bool]] = [FACE_VALUES[3 * number] == 0 for number in range(FACES)]

CENTRE: Final[list[int]] = hexagon(1)
RING: Final[list[int]] = [number for number in hexagon(2) if number not in CENTRE]
OUTSKIRTS: Final[list[int]] = [face(q, r, down) for q, r, down in PRINTED.outskirts]
MOST_TILES: Final = 96

# crew

CREW: Final[int] = len(PRINTED.crew)
CREW_CLASS: Final[list[int]] = [member["class"] for member in PRINTED.crew]
CREW_LEVEL: Final[list[int]] = [member["level"] for member in PRINTED.crew]
CREW_TRAITS: Final[list[int]] = [member["traits"] for member in PRINTED.crew]
CREW_MODE: Final[list[int]] = [member["mode"] for member in PRINTED.crew]
CREW_PROGRAM: Final[list[int]] = [member["program"] for member in PRINTED.crew]
CREW_COST: Final[list[list[int]]] = [member["cost"] for member in PRINTED.crew]
"""Energy, Food, Titanium, resources of any type, Activity cards, Training cards."""
PASSIVE: Final[list[int]] = [
    sum(1 << number for number, member in enumerate(PRINTED.crew) if member["passive"] == index) for index in range(len(PASSIVES))
]
"""By passive ability, the mask of crew members who have it; it works while one of them leads (6.5c)."""


def passive(word: str) -> int:
    """The mask of crew members who have a passive ability."""
    return PASSIVE[PASSIVES.index(word)]


CHEAP_UPGRADE: Final[int] = passive("upgrade-titanium-less")
ITEM_TWO: Final[int] = passive("purchase-item-two")
CHEAP_EXPAND: Final[int] = passive("expand-titanium-less")
COLLECT_TITANIUM: Final[int] = passive("collect-titanium")
COLLECT_LEVEL_3: Final[int] = passive("collect-titanium-per-level-3")
GUARDED: Final[int] = passive("sectors-guarded")
GORAN: Final[int] = passive("exchange-for-titanium")
NO_ENERGY: Final[int] = passive("titanium-upgrades-no-energy")
ENVY: Final[int] = passive("gain-when-opponent-upgrades")
HAL: Final[int] = passive("lead-others-abilities")
ACTION_TWO: Final[int] = passive("purchase-action-two")
CHEAP_ACQUIRE: Final[int] = passive("acquire-food-less")
COLLECT_ENERGY: Final[int] = passive("collect-energy")
ROOMY: Final[int] = passive("limits-plus-1")
WAIVER: Final[int] = passive("waive-one-trait")
BROKER: Final[int] = passive("gain-after-negotiation")
TAXING: Final[int] = passive("tax-on-targeting")
WATCHER: Final[int] = passive("observation-each-year")
TRAINING_TWO: Final[int] = passive("purchase-training-two")
COLLECT_FOOD: Final[int] = passive("collect-food")
TEACHER: Final[int] = passive("science-others-plus-1")
CHEAP_MISSION: Final[int] = passive("missions-1-less")
DEATHLESS: Final[int] = passive("first-death-prevented")
TWO_SECTORS: Final[int] = passive("draw-two-sectors")
COLLECT_ANY: Final[int] = passive("collect-any-with-level-3")
KEEP_TWO: Final[int] = passive("consolidate-keep-2")
SALVAGER: Final[int] = passive("save-items-of-the-dead")
MIXER: Final[int] = passive("convert-mixed")
BUY_TWO: Final[list[int]] = [TRAINING_TWO, ITEM_TWO, ACTION_TWO]

# Activity cards

CARDS: Final[int] = len(PRINTED.cards)
FIRST: Final[list[int]] = list(PRINTED.first)
"""Where each deck's kinds begin; the last entry is the end."""
DECK_OF: Final[list[int]] = [card.deck for card in PRINTED.cards]
COPIES: Final[list[int]] = [card.copies for card in PRINTED.cards]
EXTRA: Final[list[int]] = [card.extra for card in PRINTED.cards]
NEED_LEVELS: Final[list[int]] = [level for card in PRINTED.cards for level in card.needs.levels]
NEED_TRAITS: Final[list[int]] = [card.needs.traits for card in PRINTED.cards]
NEED_LEADER: Final[list[bool]] = [card.needs.leader for card in PRINTED.cards]
NEED_ONE: Final[list[bool]] = [card.scope == 2 for card in PRINTED.cards]

# What is attached is a card with a side: code = 2 * kind + side.
SIDED: Final[list[bool]] = [card.deck == 0 and len(card.sides) == 2 for card in PRINTED.cards]
CODE_CLASS: Final[list[int]] = [NONE] * (2 * CARDS)
CODE_LEVEL: Final[list[int]] = [0] * (2 * CARDS)
CODE_TRAITS: Final[list[int]] = [0] * (2 * CARDS)
CODE_LEADS: Final[list[bool]] = [False] * (2 * CARDS)
CODE_ALL: Final[list[int]] = [NONE] * (2 * CARDS)
"""The class that an all-class Item raises."""


def _fill_codes() -> None:
    for kind, card in enumerate(PRINTED.cards):
        for side, (class_, level, traits, leads) in enumerate(card.sides):
            CODE_CLASS[2 * kind + side] = class_
            CODE_LEVEL[2 * kind + side] = level
            CODE_TRAITS[2 * kind + side] = traits
            CODE_LEADS[2 * kind + side] = leads
        if card.deck == 1 and card.kind < 2:
            class_ = card.gives.index(max(card.gives))
            CODE_CLASS[2 * kind] = class_
            if card.kind == 0:
                CODE_LEVEL[2 * kind] = max(card.gives)
            else:
                CODE_ALL[2 * kind] = class_


_fill_codes()

# What class Items raise stands among the codes (8.2a); resource Items give so much a year (8.2c).
ITEM_INCOME: Final[list[int]] = [amount if card.kind == 2 else 0 for card in PRINTED.cards for amount in card.gives]


def kinds_of(kind: str) -> list[int]:
    """The numbers of the Item cards of a kind."""
    index = ITEM_KINDS.index(kind)
    return [number for number, card in enumerate(PRINTED.cards) if card.kind == index]


EXO: Final[int] = kinds_of("extra-slot")[0]
FORCE_FIELD: Final[int] = kinds_of("protect-sector")[0]
MEDIPACK: Final[int] = kinds_of("protect-crew")[0]
STORAGE: Final[list[bool]] = [card.kind == ITEM_KINDS.index("storage") for card in PRINTED.cards]


def card(id: str) -> int:
    """The number of a card."""
    return [entry.id for entry in PRINTED.cards].index(id)


LEADERSHIP: Final[int] = card("leadership")
SHIELDING: Final[int] = card("shielding")
FEEDBACK: Final[int] = card("feedback")
CURFEW: Final[int] = card("early-curfew")
REFLEXES: Final[int] = card("fast-reflexes")

ANYTIME: Final[list[bool]] = [entry.anytime for entry in PRINTED.cards]
ANYTIME_INDEX: Final[list[int]] = [sum([ANYTIME[other] for other in range(number)]) if ANYTIME[number] else NONE for number in range(CARDS)]
"""The number of each Anytime card among its kind."""
RESPONSE: Final[list[bool]] = [entry.response for entry in PRINTED.cards]
PERSISTENT: Final[list[bool]] = [entry.persistent for entry in PRINTED.cards]
CARD_SIDES: Final[list[int]] = [len(entry.programs) for entry in PRINTED.cards]
CARD_PROGRAM: Final[list[list[int]]] = [entry.programs for entry in PRINTED.cards]
CARD_TARGETS: Final[list[list[bool]]] = [entry.targets for entry in PRINTED.cards]
CARD_COST: Final[list[list[int]]] = [entry.cost for entry in PRINTED.cards]
CARD_ANNOUNCE: Final[list[int]] = [entry.announce for entry in PRINTED.cards]

# instructions

INSTR_OP: Final[list[int]] = PRINTED.book.op
INSTR_WHO: Final[list[int]] = PRINTED.book.who
INSTR_ARGS: Final[list[int]] = PRINTED.book.args
PROGRAMS: Final[list[list[int]]] = PRINTED.book.programs

# missions, Silver before Gold

MISSIONS: Final[int] = len(PRINTED.missions)
SILVERS: Final[int] = len([mission for mission in PRINTED.missions if mission["colour"] == 0])
MISSION_STARS: Final[list[int]] = [mission["stars"] for mission in PRINTED.missions]
MISSION_TYPE: Final[list[int]] = [mission["type"] for mission in PRINTED.missions]
MISSION_SCOPE: Final[list[int]] = [mission["scope"] for mission in PRINTED.missions]
MISSION_COST: Final[list[int]] = [amount for mission in PRINTED.missions for amount in mission["cost"]]


def _needs(mission: dict[str, Any]) -> Needs:
    needs = mission["needs"]
    assert isinstance(needs, Needs)
    return needs


MISSION_LEVELS: Final[list[int]] = [level for mission in PRINTED.missions for level in _needs(mission).levels]
MISSION_TRAITS: Final[list[int]] = [_needs(mission).traits for mission in PRINTED.missions]
MISSION_COUNTS: Final[list[list[int]]] = [[part for pair in _needs(mission).counts for part in pair] for mission in PRINTED.missions]
"""Flat pairs of what is counted and how many there must be."""

# events

EVENTS: Final[int] = len(PRINTED.events)
EVENT_PROGRAMS: Final[list[list[int]]] = [event["programs"] for event in PRINTED.events]
EVENT_NEEDED: Final[list[list[list[int]]]] = [event["needs"] for event in PRINTED.events]

# accolades

ACCOLADE_MEASURE: Final[list[int]] = [entry["measure"] for entry in PRINTED.accolades]
ACCOLADE_LEAST: Final[list[int]] = [entry["threshold"] for entry in PRINTED.accolades]
ACCOLADE_STARS: Final[list[int]] = [entry["stars"] for entry in PRINTED.accolades]

MODS: Final[int] = len(MODIFIERS)


def modifier(word: str) -> int:
    """The number of a modifier of the year."""
    return MODIFIERS.index(word)


# what a Negotiation may be about


def _requests() -> list[list[bool]]:
    """By request, whether each kind of card is of that type; resources come first and have none."""
    rows = []
    for number in range(len(REQUESTS)):
        row = []
        for kind, entry in enumerate(PRINTED.cards):
            traits = CODE_TRAITS[2 * kind] | CODE_TRAITS[2 * kind + 1]
            classes = [class_ for class_, _, _, _ in entry.sides]
            if number < 3:
                row.append(False)
            elif number < 6:
                row.append(entry.deck == 0 and number - 3 in classes)
            elif number < 12:
                row.append(entry.deck == 0 and traits >> (number - 6) & 1 == 1)
            elif number == 12:
                row.append(kind == LEADERSHIP)
            elif number < 13 + len(ITEM_KINDS):
                row.append(entry.deck == 1 and entry.kind == number - 13)
            else:
                row.append(entry.deck == 2 and entry.category == number - 13 - len(ITEM_KINDS))
        rows.append(row)
    return rows


REQUEST_KINDS: Final[list[list[bool]]] = _requests()
TYPES_OF: Final[list[int]] = [sum([1 << number for number, row in enumerate(REQUEST_KINDS) if row[kind]]) for kind in range(CARDS)]
"""By card, the types of request that it answers, as a mask."""
REQUEST_COUNT: Final[int] = len(REQUESTS)

# actions

PLACES: Final = ("slot 1", "slot 2", "slot 3", "slot 4", "exoskeleton", "behind")
PER_MEMBER: Final = 6
EXO_PLACE: Final = 4
BEHIND: Final = 5

PASS: Final = 0
YES: Final = 1
PROPOSE: Final = 2
ORDER: Final = 3
CHOOSE: Final[int] = ORDER + len(ORDERS)
SIDE: Final[int] = CHOOSE + 2
ROLE: Final[int] = SIDE + 2
DECK: Final[int] = ROLE + 3
COLOUR: Final[int] = DECK + 3
RESOURCE: Final[int] = COLOUR + 2
EXCHANGE: Final[int] = RESOURCE + 3
"""+ 3 * from + to"""
MIX: Final[int] = EXCHANGE + 9
"""+ the resource that is gained for one of each other"""
CLASS: Final[int] = MIX + 3
PLAYER: Final[int] = CLASS + 3
MEMBER: Final[int] = PLAYER + 6
PLACE: Final[int] = MEMBER + 4
SECTOR: Final[int] = PLACE + 4 * PER_MEMBER
SITE: Final[int] = SECTOR + MOST_TILES
FACE: Final[int] = SITE + 3 * MOST_TILES
WHO_IS: Final[int] = FACE + FACES
MISSION: Final[int] = WHO_IS + CREW
EVENT: Final[int] = MISSION + MISSIONS
ACCOLADE: Final[int] = EVENT + EVENTS
CARD: Final[int] = ACCOLADE + 9
WANT: Final[int] = CARD + CARDS
"""+ resource, or 3 + card"""
REQUEST: Final[int] = WANT + 3 + CARDS
"""+ type if wanted, + REQUEST_COUNT + type if offered"""
PURGE: Final[int] = REQUEST + 2 * REQUEST_COUNT
END: Final[int] = PURGE + 8


def face_name(number: int) -> str:
    """A sector by its resource and values: energy 1-2-4."""
    values = "-".join([str(value) for value in FACE_VALUES[3 * number : 3 * number + 3]])
    return f"{RESOURCES[number // PROFILES]} {values}"


def _actions() -> list[dict[str, Any]]:
    every: list[dict[str, Any]] = [{"do": "pass"}, {"do": "yes"}, {"do": "propose"}]
    every += [{"order": word} for word in ORDERS]
    every += [{"choose": "a"}, {"choose": "b"}, {"side": "first"}, {"side": "second"}]
    every += [{"newcomer": "crew"}, {"newcomer": "leader"}, {"newcomer": "leader", "old leader": "stasis"}]
    every += [{"deck": word} for word in DECKS]
    every += [{"colour": word} for word in COLOURS]
    every += [{"resource": word} for word in RESOURCES]
    every += [{"from": one, "to": other} for one in RESOURCES for other in RESOURCES]
    every += [{"from": "one of each other", "to": word} for word in RESOURCES]
    every += [{"class": word} for word in CLASSES]
    every += [{"player": number + 1} for number in range(6)]
    every += [{"member": number + 1} for number in range(4)]
    every += [{"member": number + 1, "place": place} for number in range(4) for place in PLACES]
    every += [{"sector": number + 1} for number in range(MOST_TILES)]
    every += [{"beside": number + 1, "side": side} for number in range(MOST_TILES) for side in SIDES]
    every += [{"tile": face_name(number)} for number in range(FACES)]
    every += [{"crew": member["id"]} for member in PRINTED.crew]
    every += [{"mission": mission["id"]} for mission in PRINTED.missions]
    every += [{"event": event["id"]} for event in PRINTED.events]
    every += [{"accolade": entry["id"]} for entry in PRINTED.accolades]
    ids = [f"{DECKS[entry.deck]} {entry.id}" for entry in PRINTED.cards]
    every += [{"card": id} for id in ids]
    every += [{"want": word} for word in (*RESOURCES, *ids)]
    every += [{"request": word, "mode": mode} for mode in ("want", "offer") for word in REQUESTS]
    every += [{"purge": number + 1} for number in range(8)]
    every += [{"end": word} for word in MODIFIERS]
    return every


ACTIONS: Final[list[dict[str, Any]]] = _actions()
