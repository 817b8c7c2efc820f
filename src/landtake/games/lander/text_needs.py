"""What cards and Missions ask for, in words, and how much of it a player lacks."""

from __future__ import annotations

from landtake.draw.words import listed
from landtake.games.lander.config import Config
from landtake.games.lander.data import PRINTED
from landtake.games.lander.data_entry import Needs
from landtake.games.lander.rules_counts import attachments, holding
from landtake.games.lander.rules_levels import crew_size
from landtake.games.lander.show import names
from landtake.games.lander.state import MEMBERS, Table
from landtake.games.lander.tables import CHEAP_MISSION, MISSION_COST, WAIVER

SCOPES = ("by what the corporation holds", "among the crew", "by one crew member")


def needs_words(needs: Needs, short: bool = False) -> list[str]:
    """Criteria one by one: Engineering 4, Fanatical, 2 Energy sectors."""
    classes, traits = (names.CLASS_SHORT, names.TRAIT_SHORT) if short else (names.CLASS_NAMES, names.TRAIT_NAMES)
    said = [f"{classes[class_]} {level}" for class_, level in enumerate(needs.levels) if level]
    said += [traits[trait] for trait in range(6) if needs.traits >> trait & 1]
    said += [names.counts(what, number) for what, number in needs.counts]
    return [*said, "a Leader"] if needs.leader else said


def _lacking_traits(needed: int, there: int) -> list[str]:
    return [names.TRAIT_NAMES[trait] for trait in range(6) if needed & ~there & 1 << trait]


def _class(class_: int, level: int, brief: bool) -> str:
    return f"{(names.CLASS_SHORT if brief else names.CLASS_NAMES)[class_]} {level}"


def _short_of(thing: str, have: int, whose: str, brief: bool) -> str:
    """Engineering 5 (the crew has 2), or briefly Eng 5 (2)."""
    return f"{thing} ({have})" if brief else f"{thing} ({whose} {have})"


def crew_lacks(s: Table, seat: int, needs: Needs, brief: bool = False) -> list[str]:
    """What a crew as a whole lacks of levels and traits."""
    said = []
    for class_, level in enumerate(needs.levels):
        have = s.totals[3 * seat + class_]
        if have < level:
            said.append(_short_of(_class(class_, level, brief), have, "the crew has", brief))
    return said + _lacking_traits(needs.traits, s.crew_traits[seat])


def member_lacks(s: Table, seat: int, member: int, needs: Needs, brief: bool = False) -> list[str]:
    """What one crew member lacks of levels, traits and attachments."""
    at = seat * MEMBERS + member
    said = []
    for class_, level in enumerate(needs.levels):
        have = s.levels[3 * at + class_]
        if have < level:
            said.append(_short_of(_class(class_, level, brief), have, "has", brief))
    said += _lacking_traits(needs.traits, s.traits[at])
    for what, number in needs.counts:
        have = attachments(s, seat, member, what)
        if have < number:
            said.append(_short_of(names.counts(what, number), have, "has", brief))
    if needs.leader and not s.leading[seat] >> s.crew[at] & 1:
        said.append("being a Leader")
    return said


def closest_member(s: Table, seat: int, needs: Needs, brief: bool = False) -> tuple[int, list[str]]:
    """The crew member who lacks the fewest of some criteria, and what it lacks; -1 without a crew."""
    found = [(member_lacks(s, seat, member, needs, brief), member) for member in range(crew_size(s, seat))]
    if not found:
        return -1, needs_words(needs)
    lacks, member = min(found, key=lambda each: (len(each[0]), each[1]))
    return member, lacks


def criteria_lacks(g: Config, s: Table, seat: int, mission: int, brief: bool = False) -> list[str]:
    """What a player lacks of the completion criteria of a Mission; empty if they are met."""
    entry = PRINTED.missions[mission]
    needs: Needs = entry["needs"]
    if entry["scope"] == 2:
        member, lacks = closest_member(s, seat, needs, brief)
        if not lacks or member < 0:
            return lacks
        who = names.CREW[s.crew[seat * MEMBERS + member]]
        return [f"{who}: {', '.join(lacks)}" if brief else f"{who} needs {listed(lacks)}"]
    said = crew_lacks(s, seat, needs, brief)
    for what, number in needs.counts:
        have = holding(g, s, seat, what)
        if have < number:
            said.append(_short_of(names.counts(what, number), have, "you have", brief))
    return said


def cost_lacks(s: Table, seat: int, price: list[int]) -> list[str]:
    """The resources that a player lacks for a price: 2 Titanium."""
    have = s.res[3 * seat : 3 * seat + 3]
    return [f"{price[i] - have[i]} {names.RESOURCE_NAMES[i]}" for i in range(3) if have[i] < price[i]]


def mission_lacks(g: Config, s: Table, seat: int, mission: int, brief: bool = False) -> list[str]:
    """All that a player still lacks to complete a Mission, resources last; a discount is taken into account."""
    price = MISSION_COST[3 * mission : 3 * mission + 3]
    lacks = cost_lacks(s, seat, price)
    if s.leading[seat] & CHEAP_MISSION and sum(max(0, price[i] - s.res[3 * seat + i]) for i in range(3)) <= 1:
        lacks = []
    return criteria_lacks(g, s, seat, mission, brief) + lacks


def card_lacks(s: Table, seat: int, card: int) -> list[str]:
    """What a crew lacks of the criteria of an Activity card."""
    entry = PRINTED.cards[card]
    if entry.deck == 2 and entry.scope != 2:
        lacks = crew_lacks(s, seat, entry.needs)
    else:
        member, lacks = closest_member(s, seat, entry.needs)
        if lacks and member >= 0:
            lacks = [f"{names.CREW[s.crew[seat * MEMBERS + member]]} needs {listed(lacks)}"]
    if entry.deck == 2 and s.leading[seat] & WAIVER and len(lacks) == 1 and lacks[0] in names.TRAIT_NAMES:
        return []
    return lacks


def price_words(price: list[int]) -> str:
    """A price: 2 Titanium and 1 Energy."""
    return listed([f"{amount} {names.RESOURCE_NAMES[i]}" for i, amount in enumerate(price[:3]) if amount]) if any(price[:3]) else "nothing"


def purse_words(s: Table, seat: int) -> str:
    """What a player can pay with: 1 Energy, no Food and 2 Titanium."""
    return listed([f"{s.res[3 * seat + i] or 'no'} {names.RESOURCE_NAMES[i]}" for i in range(3)])
