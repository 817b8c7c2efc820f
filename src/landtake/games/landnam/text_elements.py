"""What each element of Landnám's picture is, and which elements an option touches."""

from __future__ import annotations

from typing import Any

from landtake.draw.words import capital, counted, listed
from landtake.games.landnam.data import ITEMS, PRINTED, RESOURCES, TERRAINS
from landtake.games.landnam.pieces import produces
from landtake.games.landnam.realm import Realm
from landtake.games.landnam.rules import points
from landtake.games.landnam.rules_althing import possible_suits
from landtake.games.landnam.rules_harvest import dues
from landtake.games.landnam.state import NOWHERE, Table
from landtake.games.landnam.tables import CARD_NAMES, CORNER_NAMES, FACE_NAMES, FIRST_PRODUCING, HARBOUR, LESS_CARD, PLAYERS
from landtake.games.landnam.text_words import SEATS, amounts, corner_called, hex_called, house_called, unit_called


def targets(s: Table, kind: str, action: dict[str, Any]) -> tuple[str, ...]:
    """The elements that an option touches, in the order in which a person would press them."""
    match action:
        case {"corner": corner, "hex": name}:
            pressed = f"corner-{corner}", f"hex-{name}"
            return pressed[::-1] if s.item == ITEMS.index("farm") else pressed
        case {"corner": corner}:
            return (f"corner-{corner}",)
        case {"hex": name}:
            return (f"hex-{name}",)
        case {"player": name}:
            return (f"player-{name}",)
        case {"resource": name} if "play" not in action:
            return (f"stock-{name}",)
        case {"give": name}:
            return (f"card-{name}",)
        case {"want": name}:
            return (f"stock-{name}",)
        case {"pay": paid, "for": got}:
            return f"card-{paid}", f"stock-{got}"
        case {"cards": _} if s.suit_at != NOWHERE:
            return (f"card-{RESOURCES[produces(s, s.suit_at)]}",)
        case {"swap": name}:
            return (f"fate-{name}",)
        case {"play": name}:
            return (f"fate-{name}", *_chosen(action))
        case {"build": item}:
            return _built(item, action)
        case {"draw": _}:
            return ("deck",)
        case {"dice": _}:
            return ("dice",)
        case {"green": _} | {"red": _}:
            return ("explorer-dice",)
    return ()


def _chosen(action: dict[str, Any]) -> tuple[str, ...]:
    if "resource" in action:
        return (f"stock-{action['resource']}",)
    if "terrain" in action:
        return (f"tile-{action['terrain']}",)
    return (f"number-{action['number']}",) if "number" in action else ()


def _built(item: str, action: dict[str, Any]) -> tuple[str, ...]:
    cards = [f"fate-{action['with']}"] if "with" in action else []
    if "sparing" in action:
        cards += [f"fate-{CARD_NAMES[LESS_CARD]}", f"card-{action['sparing']}"]
    return (f"harbour-{action['kind']}" if item == "harbour" else f"build-{item}", *cards)


def says(realm: Realm, s: Table, element: str) -> str:
    """An element in words."""
    kind, _, name = element.partition("-")
    match kind:
        case "board":
            return "Landnám: the island, the outer sea round it, and the supply"
        case "hex":
            return _hex(realm, s, name)
        case "corner":
            return _corner(s, CORNER_NAMES.index(name))
        case "unit":
            return _unit(s, FACE_NAMES.index(name))
        case "player":
            return _player(realm, s, PLAYERS.index(name))
        case "stock":
            there = s.stocked >> RESOURCES.index(name) & 1
            return f"Stock of {name}: " + ("some cards are left" if there else "no card is left")
        case "number":
            return f"Number marker {name}: {s.numbers_left[int(name)]} free"
        case "harbour":
            return f"Harbour marker for {name}: {s.harbours_left[RESOURCES.index(name)]} left; it costs {PRINTED.harbour_cost} {name}"
        case "tile":
            return f"{capital(counted(s.hexes_left[TERRAINS.index(name)], 'hex').replace('hexs', 'hexes'))} of {name} left to be found"
        case "build":
            return f"A {name} costs {amounts(PRINTED.costs[ITEMS.index(name)])}" + (
                " and the unit that builds it" if name == "farm" else ""
            )
        case "card":
            return f"Your {name} cards"
        case "fate":
            card = PRINTED.cards[CARD_NAMES.index(name)]
            return f"{card.name}, a {card.phase.capitalize()} card: {card.text}"
        case "deck":
            return f"Fate cards: {s.deck_size} to draw, {sum(s.discard)} discarded"
        case "dice":
            return f"Harvest dice: {s.die_a} and {s.die_b}" if s.die_a else "Harvest dice, not yet rolled in this turn"
        case "explorer":
            return _explorer(s)
    return element


def _explorer(s: Table) -> str:
    if not s.green and not s.red:
        return "Exploration dice, not rolled in this turn"
    return f"Exploration dice: green {s.green or 'not rolled'}, red {s.red or 'not rolled'}"


def _hex(realm: Realm, s: Table, name: str) -> str:
    if name == "outer":
        fleets = [f"{counted(count, 'ship')} of {SEATS[seat]}" for seat, count in enumerate(s.outer) if count]
        return "The outer sea, next to the whole rim" + (f": {listed(fleets)}" if fleets else "")
    face = FACE_NAMES.index(name)
    parts = [hex_called(s, face) + (", of the rim" if face >= realm.inside else "")]
    if s.unit[face]:
        parts.append(_unit(s, face))
    if 0 < s.marker[face] < HARBOUR:
        parts.append(_yield(realm, s, face))
    return ". ".join(parts)


def _yield(realm: Realm, s: Table, face: int) -> str:
    """What a hex would give to whom."""
    alone = s.copy()
    number = s.marker[face]
    for other in range(realm.inside):
        if other != face and alone.marker[other] == number:
            alone.marker[other] = 0
    found = dues(realm, alone, number)
    due = found[found.index(-1) + 1 :]
    resource = s.terrain[face] - FIRST_PRODUCING
    given = [f"{SEATS[seat]} {due[seat * 4 + resource]}" for seat in range(realm.seats) if due[seat * 4 + resource]]
    ages = "improves" if number < 7 else "declines"
    return (
        f"On a {number} it gives {RESOURCES[resource]}: {listed(given)}" if given else f"On a {number} it gives nobody anything"
    ) + f"; it {ages} with age"


def _corner(s: Table, corner: int) -> str:
    where = capital(corner_called(corner))
    return f"{where}: {house_called(s.house[corner])}" if s.house[corner] else f"{where}, free"


def _unit(s: Table, face: int) -> str:
    suitors = [SEATS[seat] for seat in range(len(s.sizes)) if s.tokens[face] >> seat & 1]
    outlaw = f", an outlaw by suit of {listed(suitors)}" if suitors else ""
    beached = ", beached" if (s.unit[face] - 1) % 2 and s.terrain[face] > 1 else ""
    return f"{unit_called(s.unit[face])}{beached}{outlaw}"


def _player(realm: Realm, s: Table, seat: int) -> str:
    tokens = f"{s.black[seat]} black, {s.red_won[seat]} red and {s.white[seat]} white tokens"
    held = f"{counted(s.sizes[seat], 'resource card')} and {counted(s.fate_sizes[seat], 'fate card')} in hand"
    against = possible_suits(realm, s, seat)
    suits = f"; {counted(against, 'suit')} possible against them" if against else ""
    turn = ", whose turn it is" if seat == s.active else ""
    return f"{SEATS[seat]}{turn}: {counted(points(s, seat), 'point')}, {s.houses[seat]} of them houses, {tokens}; {held}{suits}"
