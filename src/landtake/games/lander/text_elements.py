"""What each element of Lander's picture is, for those who point at it or hear it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from landtake.draw.words import capital, counted, listed
from landtake.games.lander import tables
from landtake.games.lander.board_art import Scene
from landtake.games.lander.board_crew import status
from landtake.games.lander.board_open import now_lines
from landtake.games.lander.board_orders import order_price
from landtake.games.lander.board_phases import phase_of
from landtake.games.lander.data import PRINTED
from landtake.games.lander.rules_accolades import stars_of, value
from landtake.games.lander.rules_base import cards_of
from landtake.games.lander.rules_missions import left
from landtake.games.lander.show import names
from landtake.games.lander.state import MEMBERS, PLACES
from landtake.games.lander.tables import FACE_VALUES, MISSION_COST, PROFILES
from landtake.games.lander.text_cards import card_does
from landtake.games.lander.text_needs import SCOPES, card_lacks, mission_lacks, needs_words, price_words
from landtake.games.lander.text_options import ORDER_WORDS

ORDER_SAYS: Final = {
    "upgrade": "add a structure to one of your sectors", "expand": "draw and place a sector, then claim one",
    "acquire": "take the face-up crew member of Stasis into your crew", "observe": "do nothing, for a piece of your Observation Track",
    "buy-training": "draw a Training card; it can be used from your next turn",
    "buy-item": "draw an Item card; it can be used from your next turn",
    "buy-action": "draw an Action card; it can be used from your next turn",
    "consolidate": "discard 3 cards, see three new ones and keep one", "negotiate": "trade with another player",
    "prepare": "take no more turns this year", "convert": "exchange 2 resources of one type for 1 of another",
    "move-item": "move an Item to another place or member", "discard-item": "discard an attached Item",
    "exchange-for-titanium": "exchange 1 Energy or Food for 1 Titanium, once a turn", "reset-marker": "an ability may be used again",
    "exchange": "exchange up to 3 resources for others", "time-out": "lose an Observation and the turn",
}  # fmt: skip
FREE_WORDS: Final = ("convert", "move-item", "discard-item", "exchange-for-titanium", "reset-marker", "exchange")
CREW_MODES: Final = ("always works", "once a year", "any number of times")

Say = Callable[[Scene, list[str]], str]


def element_says(scene: Scene, element: str) -> str:
    """What an element is; the element itself if there is none of that name."""
    word, *rest = element.split("-")
    say = _SAYS.get(word)
    return say(scene, rest) if say else element


def _sector(scene: Scene, rest: list[str]) -> str:
    s, tile = scene.s, int(rest[0]) - 1
    if tile >= len(s.tile_owner):
        return f"Sector {tile + 1}"
    face, owner, level = s.tile_face[tile], s.tile_owner[tile], s.tile_level[tile]
    resource = names.RESOURCE_NAMES[face // PROFILES]
    if owner < 0:
        return f"{capital(names.sector(s, tile))}: unoccupied"
    whose = "yours" if owner == scene.me else f"of {scene.name(owner)}"
    yields = f"yields {FACE_VALUES[3 * face + level - 1]} {resource} a year"
    after = f", {FACE_VALUES[3 * face + level]} after an Upgrade" if level < 3 else ""
    return f"{capital(names.sector(s, tile))}: {whose}, Level {level}, {yields}{after}"


def _site(scene: Scene, rest: list[str]) -> str:
    return f"An empty place beside sector {rest[0]}, across its {rest[1]} side"


def _member(scene: Scene, rest: list[str]) -> str:
    s, seat, member = scene.s, int(rest[0]), int(rest[1])
    at = seat * MEMBERS + member
    who = s.crew[at]
    if who < 0:
        return f"A free crew slot of {scene.name(seat)}"
    printed = PRINTED.crew[who]
    levels = [f"{names.CLASS_NAMES[class_]} {s.levels[3 * at + class_]}" for class_ in range(3) if s.levels[3 * at + class_]]
    traits = [names.TRAIT_NAMES[trait] for trait in range(6) if s.traits[at] >> trait & 1]
    codes = [s.slots[at * PLACES + place] for place in range(PLACES)]
    wears = [names.worn(code) for code in codes if code >= 0]
    leads = s.leading[seat] >> who & 1
    used = ", used this year" if s.used >> who & 1 else ""
    ability = f"{'Leads' if leads else 'As Leader'} ({CREW_MODES[printed['mode']]}{used}): {printed['text']}"
    carries = f" Carries {listed(wears)}." if wears else ""
    return f"{names.CREW[who]} of {scene.name(seat)}: {listed(levels)}; {listed(traits)}.{carries} {ability}"


def _place(scene: Scene, rest: list[str]) -> str:
    seat, member, place = (int(part) for part in rest)
    at = seat * MEMBERS + member
    code = scene.s.slots[at * PLACES + place]
    who = scene.s.crew[at]
    whose = f" of {names.CREW[who]}" if who >= 0 else ""
    if code < 0:
        return f"{capital(names.PLACE_NAMES[place])}{whose}: free"
    return f"{names.worn(code)}{whose}. {card_does(code >> 1)}"


def _company(scene: Scene, rest: list[str]) -> str:
    s, seat = scene.s, int(rest[0])
    totals = listed([f"{names.CLASS_NAMES[class_]} {s.totals[3 * seat + class_]}" for class_ in range(3)])
    traits = listed([names.TRAIT_NAMES[trait] for trait in range(6) if s.crew_traits[seat] >> trait & 1])
    held = f"{counted(cards_of(s, seat), 'Activity card')}, {counted(s.res_count[seat], 'resource')}"
    if scene.g.observations:
        held += f", {counted(s.observations[seat], 'Observation')} left"
    held += f", {counted(len(s.private[seat]), 'Private Mission')}" if s.private[seat] else ""
    done = f" Completed: {listed([names.MISSIONS[number] for number in s.done[seat]])}." if s.done[seat] else ""
    now = status(scene, seat)
    return (
        f"{scene.name(seat)}{f' ({now})' if now else ''}: {names.stars(stars_of(scene.g, s, seat))}, {held}. "
        f"Crew: {totals}; {traits}.{done}"
    )


def mission_says(scene: Scene, number: int) -> str:
    """A Mission in words, with what the viewer lacks."""
    entry = PRINTED.missions[number]
    said = (
        f"{entry['name']}, {names.stars(entry['stars'])}, {names.TYPE_NAMES[entry['type']]}: {listed(needs_words(entry['needs']))} "
        f"{SCOPES[entry['scope']]}; costs {price_words(MISSION_COST[3 * number : 3 * number + 3])}."
    )
    if scene.me is None:
        return said
    lacks = mission_lacks(scene.g, scene.s, scene.me, number)
    return f"{said} {'You lack ' + listed(lacks) if lacks else 'You can complete it'}."


def _mission(scene: Scene, rest: list[str]) -> str:
    id = "-".join(rest)
    number = next((index for index, entry in enumerate(PRINTED.missions) if entry["id"] == id), -1)
    return mission_says(scene, number) if number >= 0 else id


def _card(scene: Scene, rest: list[str]) -> str:
    number = int(rest[0])
    entry = PRINTED.cards[number]
    needs = needs_words(entry.needs)
    on = " on one crew member" if entry.deck == 2 and entry.scope == 2 else " among the crew" if entry.deck == 2 else ""
    said = f"{names.CARDS[number]}, {names.DECK_NAMES[entry.deck]}{', Anytime' if entry.anytime else ''}. {card_does(number)}"
    if needs and "(needs" not in entry.name:
        said += f" Needs {listed(needs)}{on}."
    if scene.me is not None:
        lacks = card_lacks(scene.s, scene.me, number)
        said += f" You lack {listed(lacks)}." if lacks and entry.deck == 2 else ""
        if number in scene.s.locked[scene.me] and number not in scene.s.hands[scene.me]:
            said += " It cannot be used before your next turn."
    return said


def _resource(scene: Scene, rest: list[str]) -> str:
    if scene.me is None:
        return rest[0].capitalize()
    index = 3 * scene.me + ("energy", "food", "titanium").index(rest[0])
    locked = scene.s.res_locked[index]
    later = f", and {locked} that cannot be used before your next turn" if locked else ""
    return f"{rest[0].capitalize()}: you have {scene.s.res[index]}{later}"


def _deck(scene: Scene, rest: list[str]) -> str:
    s, word = scene.s, rest[0]
    if word in ("silver", "gold"):
        return f"{word.capitalize()} Mission deck: {counted(left(s, ('silver', 'gold').index(word)), 'Mission')}"
    if word == "event":
        return f"Event deck: {counted(len(s.event_pool), 'Event')}"
    if word == "sector":
        return f"Sectors that are not on the planet yet: {sum(s.tray)}"
    index = ("training", "item", "action").index(word)
    gone = [card for card in range(tables.FIRST[index], tables.FIRST[index + 1]) if s.discard[card]]
    piled = listed([names.CARDS[card] + (f" ×{s.discard[card]}" if s.discard[card] > 1 else "") for card in gone])
    return f"{word.capitalize()} deck: {counted(s.deck_left[index], 'card')}; discarded: {piled}"


def _accolade(scene: Scene, rest: list[str]) -> str:
    s, index = scene.s, int(rest[0])
    entry = PRINTED.accolades[s.accolades[index]]
    holder = f"{scene.name(s.holders[index])} holds it with {s.records[index]}" if s.holders[index] >= 0 else "nobody has it yet"
    now = listed([f"{scene.name(seat)} {value(scene.g, s, seat, s.accolades[index])}" for seat in scene.order])
    return f"{entry['name']}, {names.stars(entry['stars'])}, from {entry['threshold']} on; {holder}. Now: {now}."


def _stasis(scene: Scene, rest: list[str]) -> str:
    s = scene.s
    top = "nobody"
    if s.front and s.front[0] >= 0:
        who = PRINTED.crew[s.front[0]]
        traits = listed([names.TRAIT_NAMES[trait] for trait in range(6) if who["traits"] >> trait & 1])
        top = f"{who['name']}, {names.CLASS_NAMES[who['class']]} {who['level']}, {traits}: {who['text']}"
    dead = f" Morgue: {listed([names.CREW[each] for each in s.morgue])}." if s.morgue else ""
    return f"Stasis: {counted(s.stasis_size, 'crew member')}; on top {top}{dead}"


def _order(scene: Scene, rest: list[str]) -> str:
    word = "-".join(rest)
    kind = "Free Order" if word in FREE_WORDS else "Official Order"
    price = order_price(scene.g, scene.s, scene.me, word) if scene.me is not None else None
    costs = f" Costs {price_words(price)}." if price is not None else ""
    return f"{ORDER_WORDS[word]}, {kind}: {ORDER_SAYS[word]}.{costs}"


def _year(scene: Scene, rest: list[str]) -> str:
    s = scene.s
    if not s.year:
        return "The planet, crews and Missions are being set up."
    phase = phase_of(scene.g, s)
    last = " It is the last year." if s.last_year else ""
    return f"Year {s.year}, {phase or 'over'}; {scene.name(s.governor)} is Colony Governor.{last}"


def _now(scene: Scene, rest: list[str]) -> str:
    return " ".join(f"{head}: {words}" for head, words in now_lines(scene)) or "Nothing special is going on."


_SAYS: Final[dict[str, Say]] = {
    "sector": _sector, "site": _site, "member": _member, "place": _place, "company": _company, "mission": _mission, "card": _card,
    "resource": _resource, "deck": _deck, "accolade": _accolade, "stasis": _stasis, "order": _order, "year": _year, "now": _now,
}  # fmt: skip
