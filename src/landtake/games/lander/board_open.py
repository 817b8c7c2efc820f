"""What lies open for all in Lander: the year's phases, what is going on, Missions, Accolades, decks and Stasis."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from landtake.core.state import OVER
from landtake.draw import shapes
from landtake.draw.icons import icon
from landtake.draw.lettering import broken, width
from landtake.draw.palette import INK, NOW, PAPER, token
from landtake.draw.svg import NOTHING, Svg, group, join, path, shift
from landtake.games.lander import tables
from landtake.games.lander.board_art import (
    CLASS_BAND,
    DECK_FILL,
    GOLD,
    SILVER,
    Scene,
    block,
    card_face,
    chips_width,
    class_chip,
    largest,
    mark,
    plate,
    price_chips,
    stars,
    text,
    traits_line,
)
from landtake.games.lander.board_phases import PHASES, phase_of
from landtake.games.lander.config import BASIC, PLANNED
from landtake.games.lander.data import PRINTED
from landtake.games.lander.data_entry import Needs
from landtake.games.lander.rules_accolades import value
from landtake.games.lander.rules_missions import GOLD as GOLD_DECK
from landtake.games.lander.rules_missions import SILVER as SILVER_DECK
from landtake.games.lander.rules_missions import left
from landtake.games.lander.rules_year import YEARS
from landtake.games.lander.show import names
from landtake.games.lander.tables import MISSION_COST, MODS
from landtake.games.lander.text_needs import mission_lacks, needs_words
from landtake.games.lander.words import MODIFIERS, REQUESTS

SCOPES: Final = ("corporation", "among the crew", "one member")


# the year


def year_words(scene: Scene) -> str:
    """Which year it is, of how many."""
    s = scene.s
    return "Set-up" if not s.year else f"Year {s.year} of {YEARS}" if scene.g.variant == PLANNED else f"Year {s.year}"


def year_title(scene: Scene, wide: float) -> Svg:
    """The year and whose turn it is, as a heading."""
    s = scene.s
    who = "" if not s.year or s.seat == OVER else "Your turn" if s.active == scene.me else f"{scene.name(s.active)} is at turn"
    return join([text(4, 18, year_words(scene), 19, NOW, True, room=wide), text(4, 36, who, 14, PAPER, room=wide)])


def year_track(scene: Scene, wide: float, high: float, titled: bool = True) -> Svg:
    """The phases of the year, the present one marked; the year before them."""
    s, g = scene.s, scene.g
    now = phase_of(g, s)
    phases = [phase for phase in PHASES if phase != "Events" or g.variant != BASIC]
    first = 112.0 if titled else 6.0
    each = (wide - first) / len(phases)
    size = largest(phases, (15, 14, 13, 12), each - 6, True)
    parts = [
        path(shapes.box(0, 0, wide, high, high / 2), {"fill": token("tray"), "stroke": PAPER, "stroke-opacity": 0.3}),
        text(first / 2 + 4, high * 0.7, year_words(scene), high * 0.58, NOW, True, "middle", first - 16) if titled else NOTHING,
    ]
    for index, phase in enumerate(phases):
        x = first + index * each
        here = phase == now
        if here:
            parts.append(path(shapes.box(x, 2, each - 4, high - 4, high / 2 - 2), {"fill": NOW, "stroke": INK, "stroke-width": 2}))
        parts.append(text(x + each / 2 - 2, high * 0.68, phase, size, INK if here else PAPER, here, "middle", each - 10))
    return shapes.pressable("year", scene.says("year"), shapes.box(0, 0, wide, high, high / 2), *parts)


def now_lines(scene: Scene) -> list[tuple[str, str]]:
    """What is going on beside the turns: a heading and a sentence each."""
    s = scene.s
    lines = []
    for index in range(0, len(s.play), 5):
        card, by, target = s.play[index], s.play[index + 2], s.play[index + 3]
        against = f" against {scene.name(target)}" if target >= 0 else ""
        lines.append((f"{scene.name(by)} plays {names.CARDS[card]}{against}", PRINTED.cards[card].text))
    if s.request >= 0 and s.requester >= 0:
        count = len(REQUESTS)
        mode = "offers" if s.request >= count else "wants"
        lines.append((f"{scene.name(s.requester)} {mode} {names.request(s.request % count)}", _terms(scene)))
    if s.event >= 0:
        event = PRINTED.events[s.event]
        lines.append((f"Event: {event['name']}", " / ".join(event["texts"])))
    seat = scene.me if scene.me is not None else -1
    if seat >= 0:
        held = [names.MODIFIER_NAMES[word] for index, word in enumerate(MODIFIERS) if s.mods[seat * MODS + index]]
        if held:
            lines.append(("This year for you", "; ".join(held) + "."))
    return lines


def _terms(scene: Scene) -> str:
    s = scene.s
    if s.partner < 0:
        return "Who is willing to trade?"
    if not s.terms:
        return f"{scene.name(s.requester)} and {scene.name(s.partner)} negotiate."
    return f"{names.terms(s.terms[: s.terms_split])} for {names.terms(s.terms[s.terms_split :])}"


def now_panel(scene: Scene, wide: float, high: float, across: int) -> Svg:
    """What is going on now, in as many columns as there are things to say."""
    lines = now_lines(scene)[:across]
    if not lines:
        return NOTHING
    each = (wide - 8 * (len(lines) - 1)) / len(lines)
    parts = []
    for index, (head, words) in enumerate(lines):
        panel = [
            plate(each, high, "card", "now", 2),
            text(10, 18, head, 15, bold=True, room=each - 20),
            block(10, 35, words, 13.5, each - 20, int((high - 22) / 16)),
        ]
        parts.append(shift(index * (each + 8), 0, *panel))
    return shapes.pressable("now", scene.says("now"), shapes.box(0, 0, wide, high, 8), *parts)


# Missions


def missions(scene: Scene, wide: float, high: float, across: int) -> Svg:
    """The Public Missions."""
    each = (wide - 8 * (across - 1)) / across
    return join(
        shift((i % across) * (each + 8), (i // across) * (high + 8), mission(scene, number, each, high))
        for i, number in enumerate(scene.s.roster)
    )


def mission(scene: Scene, number: int, wide: float, high: float, private: bool = False) -> Svg:
    """A Mission card: stars, criteria, cost, and what the viewer lacks of it."""
    if number < 0:
        empty = path(shapes.box(0, 0, wide, high, 8), {"fill": "none", "stroke": PAPER, "stroke-opacity": 0.6, "stroke-dasharray": "6 5"})
        return join([empty, text(wide / 2, high / 2, "no Mission", 13, PAPER, anchor="middle")])
    id = f"mission-{PRINTED.missions[number]['id']}"
    playing = scene.me is not None and scene.s.seat != OVER
    lacks = mission_lacks(scene.g, scene.s, scene.me or 0, number, True) if playing else None
    drawing = _mission(number, wide, high, private, tuple(lacks) if lacks is not None else None)
    return shapes.pressable(id, scene.says(id), shapes.box(0, 0, wide, high, 8), drawing)


@lru_cache(1024)
def _mission(number: int, wide: float, high: float, private: bool, lacks: tuple[str, ...] | None) -> Svg:
    entry = PRINTED.missions[number]
    cost = MISSION_COST[3 * number : 3 * number + 3]
    kind = f"{'Private · ' if private else ''}{names.TYPE_NAMES[entry['type']]} · {SCOPES[entry['scope']]}"
    badge = 16.0 * entry["stars"]
    foot = 0 if lacks is None else 36
    parts = [
        card_face(wide, high, GOLD if entry["colour"] else SILVER),
        stars(wide - 7 - badge, 16, entry["stars"], 16),
        text(9, 21, entry["name"], 17, INK, True, room=wide - 24 - badge),
        text(9, 36, kind, 12.5, "#3b4652", room=wide - 18),
        _needs(entry["needs"], wide - 18, wide - 18 - chips_width(cost, 19)),
        price_chips(wide - 7 - chips_width(cost, 19), high - foot - 23, cost, 19),
    ]
    if lacks is not None:
        done = not lacks
        ground = path(shapes.box(0, high - foot, wide, foot, 8), {"fill": "#2f7a4e" if done else "#51433a"})
        words = "You can complete it!" if done else "You lack " + ", ".join(lacks)
        rows = broken(words, 13.5, wide - 18, 2, done)
        first = high - foot + (22 if len(rows) == 1 else 15)
        parts += [ground, *[text(9, first + 15 * i, row, 13.5, PAPER, done, room=wide - 18) for i, row in enumerate(rows)]]
    return join(parts)


def _needs(needs: Needs, wide: float, beside: float) -> Svg:
    """Criteria in two lines, the second beside the price, as large as they fit and in short words if they must be."""
    for short, size in ((False, 15), (False, 14), (True, 15), (True, 14), (True, 13), (True, 12)):
        first, *rest = broken(", ".join(needs_words(needs, short)), size, wide, 9, True)
        second = " ".join(rest)
        if width(second, size, True) <= beside:
            break
    return join([text(9, 53, first, size, INK, True, room=wide), text(9, 70, second, size, INK, True, room=beside)])


# Accolades


def accolades(scene: Scene, wide: float, high: float) -> Svg:
    """The Accolades in a row, each with the track of everybody's values."""
    count = len(scene.s.accolades)
    each = (wide - 8 * (count - 1)) / max(1, count)
    return join(shift(index * (each + 8), 0, _accolade(scene, index, each, high)) for index in range(count))


def _accolade(scene: Scene, index: int, wide: float, high: float) -> Svg:
    """An Accolade: what it measures, who holds it, and how far everybody has got on the way to the record."""
    s = scene.s
    entry = PRINTED.accolades[s.accolades[index]]
    id = f"accolade-{index}"
    holder = s.holders[index]
    aim = entry["threshold"] if holder < 0 else s.records[index]
    head = f"from {aim}" if holder < 0 else f"{scene.name(holder)}: {aim}"
    values = [(value(scene.g, s, seat, s.accolades[index]), seat) for seat in range(scene.g.seats)]
    most = max(aim + 1, *[reached for reached, _ in values])
    start, end, y = 14.0, wide - 16, high - 12
    parts = [
        plate(wide, high),
        stars(wide - 6 - 14.0 * entry["stars"], 28, entry["stars"], 14, "#b07a00"),
        text(8, 17, entry["name"], 14.5, bold=True, room=wide - 14),
        text(8, 33, head, 13.5, token("muted"), room=wide - 20 - 14 * entry["stars"]),
        path(f"M{start} {y}H{end}", {"stroke": token("border"), "stroke-width": 2}),
    ]
    goal = start + (end - start) * aim / most
    parts.append(path(f"M{goal:.1f} {y - 9}V{y + 9}", {"stroke": token("now"), "stroke-width": 3}))
    at: dict[int, int] = {}
    for reached, seat in values:
        beside = at.get(reached, 0)
        at[reached] = beside + 1
        parts.append(mark(start + (end - start) * reached / most + 8 * beside, y, seat, 5.5))
    return shapes.pressable(id, scene.says(id), shapes.box(0, 0, wide, high, 8), *parts)


# decks and Stasis


def decks(scene: Scene, wide: float, high: float) -> Svg:
    """All decks with the number of their cards; the Activity decks with their discard piles."""
    s, g = scene.s, scene.g
    piles = [
        (
            f"deck-{word}",
            word.capitalize(),
            s.deck_left[index],
            DECK_FILL[index],
            sum(s.discard[tables.FIRST[index] : tables.FIRST[index + 1]]),
        )
        for index, word in enumerate(("training", "item", "action"))
    ]
    piles.append(("deck-silver", "Silver", left(s, SILVER_DECK), "#5c6672", -1))
    piles.append(("deck-gold", "Gold", left(s, GOLD_DECK), "#6d5410", -1))
    if g.variant != BASIC:
        piles.append(("deck-event", "Events", len(s.event_pool), "#6b2f35", -1))
    piles.append(("deck-sector", "Sectors", sum(s.tray), "#3c5a33", -1))
    each = (wide - 4 * (len(piles) - 1)) / len(piles)
    outline = shapes.box(0, 0, each, high, 6)
    return join(
        shift(index * (each + 4), 0, shapes.pressable(id, scene.says(id), outline, _deck(name, count, fill, gone, each, high)))
        for index, (id, name, count, fill, gone) in enumerate(piles)
    )


@lru_cache(1024)
def _deck(name: str, count: int, fill: str, gone: int, wide: float, high: float) -> Svg:
    parts = [path(shapes.box(0, 0, wide, high, 6), {"fill": fill, "stroke": PAPER, "stroke-width": 1.2})]
    if high < 44:
        parts.append(text(wide / 2, 14, name, 12.5, PAPER, False, "middle", wide - 4))
        parts.append(text(wide / 2, 32, str(count), 18, PAPER, True, "middle"))
    else:
        parts.append(text(wide / 2, high * 0.28, name, 12.5, PAPER, False, "middle", wide - 4))
        parts.append(text(wide / 2, high * 0.63, str(count), 19, PAPER, True, "middle"))
        parts.append(text(wide / 2, high * 0.9, f"{gone} used" if gone >= 0 else "", 12, PAPER, False, "middle", wide - 4))
    return join(parts)


def stasis(scene: Scene, wide: float, high: float) -> Svg:
    """The face-up crew member on top of Stasis, how many lie there, and who lies in the Morgue."""
    s = scene.s
    counts = f"{s.stasis_size} in Stasis" + (f", {len(s.morgue)} dead" if s.morgue else "")
    parts = [plate(wide, high)]
    if s.front and s.front[0] >= 0:
        who = PRINTED.crew[s.front[0]]
        parts += [
            path(shapes.box(0, 0, wide, 22, 8), {"fill": CLASS_BAND[who["class"]]}),
            icon("person", 14, 11, 15, PAPER),
            text(26, 16, who["name"], 15, PAPER, True, room=wide - 130),
            class_chip(8, 26, who["class"], who["level"]),
            text(62, 40, traits_line(who["traits"], False), 13.5, room=wide - 68),
            block(8, 59, who["text"], 13, wide - 16, max(1, int((high - 46) / 15.4))),
        ]
        parts.append(text(wide - 8, 16, counts, 13, PAPER, anchor="end"))
    else:
        parts.append(text(10, 22, counts, 13))
    return group({}, shapes.pressable("stasis", scene.says("stasis"), shapes.box(0, 0, wide, high, 8), *parts))
