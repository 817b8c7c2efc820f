"""Lander's table as SVG: the planet, what is open to all, and every corporation's crew."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from landtake.core.view import View
from landtake.draw import palette, shapes
from landtake.draw.palette import INK, NOW, PAPER, token
from landtake.draw.svg import Attrs, Svg, document, element, group, join, label, path, shift
from landtake.draw.words import counted
from landtake.games.lander import ops, tables
from landtake.games.lander.cards import needs_text
from landtake.games.lander.data import PRINTED
from landtake.games.lander.rules import Lander
from landtake.games.lander.rules_base import cards_of
from landtake.games.lander.rules_missions import criteria_met
from landtake.games.lander.rules_planet import site_candidates
from landtake.games.lander.show import names
from landtake.games.lander.state import MEMBERS, PLACES, Table
from landtake.games.lander.tables import FACE_VALUES, MISSION_COST, PROFILES
from landtake.games.lander.words import MISSION_TYPES
from landtake.parts.triangle import across, centre, corners, points_down

Says = Callable[[str], str]
Seat = Callable[[int], str]

WIDTH: Final = 1320
PLANET: Final = 640
SIDE: Final = PLANET + 20
ROSTER: Final = 178
GROUND: Final = ("#f2c14e", "#8fbf7f", "#a9b4c2")
"""Energy, Food, Titanium."""
EDGE: Final = ("#8a6414", "#3d6b35", "#4b5867")
CLASS_INK: Final = ("#b4532a", "#2f6f9f", "#3f8f5f")
STAR: Final = "★"


def text(x: float, y: float, words: str, size: float, colour: str = INK, bold: bool = False, left: bool = True, room: float = 0) -> Svg:
    """A line of text; with `room` it is squeezed if it would be longer."""
    attrs: dict[str, str | float | None] = {"fill": colour, "font-weight": 700 if bold else None}
    if left:
        attrs["text-anchor"] = "start"
    if room and len(words) * size * 0.53 > room:
        attrs["textLength"] = room
        attrs["lengthAdjust"] = "spacingAndGlyphs"
    return label(x, y, words, size, attrs)


def plate(x: float, y: float, width: float, height: float, fill: str = "card", edge: str = "border") -> Svg:
    """The ground of a card or a panel."""
    return path(shapes.box(x, y, width, height, 8), {"fill": token(fill), "stroke": token(edge), "stroke-width": 1.2})


def livery(seat: int) -> palette.Livery:
    """How a player's structures look."""
    return palette.PLAYERS[seat]


def draw(view: View, seat: Seat, says: Says) -> str:
    """The whole table."""
    s = view.state
    assert isinstance(s, Table)
    seats = len(s.stars)
    order = [(seats + (view.seat or 0) + offset) % seats for offset in range(seats)]
    height = PLANET + 12 + ((seats + 1) // 2) * (ROSTER + 10)
    parts = [
        element("defs", None, shapes.definitions()),
        path(shapes.box(0, 0, PLANET, PLANET, 14), {"fill": token("table-low")}),
        planet(view, s, says),
        shift(SIDE, 0, open_table(view, s, seat, says)),
    ]
    for index, each in enumerate(order):
        parts.append(shift((index % 2) * (WIDTH / 2 + 2), PLANET + 12 + (index // 2) * (ROSTER + 10), roster(s, each, seat, says)))
    return document(WIDTH, height, "Lander: the planet, Missions, and the crews", *parts)


# the planet


def planet(view: View, s: Table, says: Says) -> Svg:
    """Every sector with its three values and structures, and the empty places if one is to be filled."""
    assert isinstance(view.game, Lander)
    asked = s.kind == ops.K_SITE and s.seat >= 0
    sites = [option - tables.SITE for option in site_candidates(view.game.config, s, s.seat)] if asked else []
    free = [across(s.tile_place[index // 3], index % 3) for index in sites]
    points = [point for place in [*s.tile_place, *free, *tables.RING] for point in corners(place)]
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    top, bottom = min(y for _, y in points), max(y for _, y in points)
    unit = min(132.0, (PLANET - 30) / max(right - left, bottom - top))
    dx, dy = PLANET / 2 - unit * (left + right) / 2, PLANET / 2 - unit * (top + bottom) / 2

    def at(point: tuple[float, float]) -> tuple[float, float]:
        return dx + unit * point[0], dy + unit * point[1]

    hexagon = [at((x, y)) for x, y in ((1, 0), (0.5, 0.866), (-0.5, 0.866), (-1, 0), (-0.5, -0.866), (0.5, -0.866))]
    x, y = at((0, 0))
    parts = [
        path(shapes.polygon(hexagon), {"fill": "#343a44", "stroke": PAPER, "stroke-width": 2}),
        text(x, y - unit * 0.08, "Lander", unit * 0.24, PAPER, bold=True, left=False),
        text(x, y + unit * 0.2, f"Year {s.year}", unit * 0.22, NOW, bold=True, left=False),
    ]
    for tile in range(len(s.tile_place)):
        parts.append(sector(s, tile, unit, [at(point) for point in corners(s.tile_place[tile])], at(centre(s.tile_place[tile])), says))
    for index, place in zip(sites, free, strict=True):
        outline = shapes.polygon(shrink([at(point) for point in corners(place)], at(centre(place)), 0.8))
        id = f"site-{index // 3 + 1}-{('rising', 'falling', 'level')[index % 3]}"
        dashes: Attrs = {"fill": PAPER, "fill-opacity": 0.12, "stroke": PAPER, "stroke-width": 2, "stroke-dasharray": "6 5"}
        parts.append(shapes.pressable(id, says(id), outline, path(outline, dashes)))
    return group({"id": "planet"}, *parts)


def shrink(points: list[tuple[float, float]], middle: tuple[float, float], by: float) -> list[tuple[float, float]]:
    """Points moved towards the middle."""
    return [(middle[0] + (x - middle[0]) * by, middle[1] + (y - middle[1]) * by) for x, y in points]


def sector(s: Table, tile: int, unit: float, outline: list[tuple[float, float]], middle: tuple[float, float], says: Says) -> Svg:
    """One sector: its colour, its values, and its structures as the owner's tokens."""
    face, owner, level = s.tile_face[tile], s.tile_owner[tile], s.tile_level[tile]
    resource = face // PROFILES
    shape = shapes.polygon(shrink(outline, middle, 0.95))
    x, y = middle
    id = f"sector-{tile + 1}"
    drawing = [
        path(shape, {"fill": GROUND[resource], "stroke": EDGE[resource], "stroke-width": 1.5, "stroke-linejoin": "round"}),
        path(shape, {"fill": f"url(#{shapes.LIGHT_OVER})"}),
    ]
    if owner >= 0:
        drawing.append(path(shape, {"fill": "none", "stroke": livery(owner).fill, "stroke-width": unit * 0.06, "stroke-linejoin": "round"}))
    over = []
    up = -1 if points_down(s.tile_place[tile]) else 1
    for index in range(3):
        vx, vy = x + (index - 1) * unit * 0.22, y + (-0.13 if up > 0 else 0.13) * unit
        if index < level:
            over.append(shift(vx, vy, shapes.player_token(livery(owner), unit * 0.085, str(FACE_VALUES[3 * face + index]))))
        else:
            over.append(text(vx, vy + unit * 0.06, str(FACE_VALUES[3 * face + index]), unit * 0.17, INK, bold=index == 0, left=False))
    over.append(text(x, y + (0.14 if up > 0 else -0.06) * unit, names.RESOURCE_NAMES[resource], unit * 0.1, INK, left=False))
    over.append(text(x, y + (0.26 if up > 0 else -0.18) * unit, str(tile + 1), unit * 0.1, EDGE[resource], left=False))
    return shapes.pressable(id, says(id), shape, *drawing, over=join(over))


# what is open to all


def open_table(view: View, s: Table, seat: Seat, says: Says) -> Svg:
    """Missions, Accolades, decks, Stasis, the card being played and the Event."""
    wide = WIDTH - SIDE
    parts = [text(0, 22, "Public Missions", 18, token("ink"), bold=True)]
    for index, number in enumerate(s.roster):
        x, y = (index % 2) * (wide / 2), 32 + (index // 2) * 104
        parts.append(shift(x, y, mission(view, s, number, wide / 2 - 8, says)))
    y = 32 + ((len(s.roster) + 1) // 2) * 104 + 20
    if s.accolades:
        parts.append(text(0, y, "Accolades", 18, token("ink"), bold=True))
        for index in range(len(s.accolades)):
            parts.append(shift(index * (wide / 3), y + 10, accolade(s, index, wide / 3 - 8, seat, says)))
        y += 92
    parts.append(text(0, y, "Decks and Stasis", 18, token("ink"), bold=True))
    for index, word in enumerate(("training", "item", "action")):
        parts.append(shift(index * 96, y + 10, deck(s, index, word, says)))
    parts.append(shift(296, y + 10, stasis(s, wide - 304, says)))
    y += 130
    now = [f"{seat(s.active)} is at turn; {seat(s.governor)} is Colony Governor."] if s.year else []
    if s.event >= 0:
        now.append(f"Event: {names.EVENTS[s.event]}")
    for index in range(0, len(s.play), 5):
        aim = f" against {seat(s.play[index + 3])}" if s.play[index + 3] >= 0 else ""
        now.append(f"{seat(s.play[index + 2])} plays {names.CARDS[s.play[index]]}{aim}")
    if s.last_year:
        now.append("This is the last year.")
    for index, line in enumerate(now[:4]):
        parts.append(text(0, y + 12 + 22 * index, line, 16, token("ink"), room=wide))
    return group({"id": "open"}, *parts)


def mission(view: View, s: Table, number: int, wide: float, says: Says) -> Svg:
    """A Mission card: stars, criteria, cost, and what the viewer lacks of it."""
    if number < 0:
        return path(shapes.box(0, 0, wide, 96, 8), {"fill": "none", "stroke": token("border"), "stroke-dasharray": "6 5"})
    entry = PRINTED.missions[number]
    id = f"mission-{entry['id']}"
    gold = entry["colour"] == 1
    ground = "#ecd9a0" if gold else "#d9dee4"
    cost = MISSION_COST[3 * number : 3 * number + 3]
    scope = ("corporation", "crew", "one member")[entry["scope"]]
    parts = [
        path(shapes.box(0, 0, wide, 96, 8), {"fill": ground, "stroke": INK, "stroke-width": 1}),
        text(10, 22, STAR * entry["stars"], 16, "#7a4b00"),
        text(18 + 15 * entry["stars"], 22, entry["name"], 16, INK, bold=True, room=wide - 30 - 15 * entry["stars"]),
        text(10, 43, f"{MISSION_TYPES[entry['type']].capitalize()}, {scope}", 13, "#3b4652"),
        text(10, 62, needs_text(entry["needs"]), 14, INK, room=wide - 20),
    ]
    x = 10.0
    for resource, amount in enumerate(cost):
        if amount:
            parts.append(chip(x, 72, resource, str(amount)))
            x += 40
    if view.seat is not None:
        have = s.res[3 * view.seat : 3 * view.seat + 3]
        lacks = [f"{amount - have[i]}{'EFT'[i]}" for i, amount in enumerate(cost) if amount > have[i]]
        assert isinstance(view.game, Lander)
        met = "criteria met" if criteria_met(view.game.config, s, view.seat, number) else "criteria not met"
        words = f"{met}, {'you can pay' if not lacks else 'lacks ' + ', '.join(lacks)}"
        parts.append(text(x + 4, 87, words, 12, "#3b4652", room=wide - x - 12))
    return shapes.pressable(id, says(id), shapes.box(0, 0, wide, 96, 8), *parts)


def chip(x: float, y: float, resource: int, words: str) -> Svg:
    """A number of a resource on its colour."""
    attrs: Attrs = {"fill": GROUND[resource], "stroke": EDGE[resource], "stroke-width": 1}
    return join(
        [path(shapes.box(x, y, 34, 19, 5), attrs), text(x + 17, y + 14.5, f"{words}{'EFT'[resource]}", 13, INK, bold=True, left=False)]
    )


def accolade(s: Table, index: int, wide: float, seat: Seat, says: Says) -> Svg:
    """An Accolade: what it measures, from how much on, and who holds the record."""
    entry = PRINTED.accolades[s.accolades[index]]
    id = f"accolade-{index}"
    holder = s.holders[index]
    parts = [
        plate(0, 0, wide, 60),
        text(8, 20, f"{STAR * entry['stars']} {entry['name']}", 14, token("ink"), bold=True, room=wide - 16),
        text(
            8, 44, f"from {entry['threshold']}" if holder < 0 else f"{seat(holder)}: {s.records[index]}", 14, token("ink"), room=wide - 40
        ),
    ]
    if holder >= 0:
        parts.append(shift(wide - 16, 40, shapes.player_token(livery(holder), 8)))
    return shapes.pressable(id, says(id), shapes.box(0, 0, wide, 60, 8), *parts)


def deck(s: Table, index: int, word: str, says: Says) -> Svg:
    """A face-down deck with its size, and the size of its discard pile."""
    id = f"deck-{word}"
    gone = sum(s.discard[tables.FIRST[index] : tables.FIRST[index + 1]])
    parts = [
        path(shapes.box(0, 0, 84, 96, 8), {"fill": ("#30507a", "#7a5530", "#56307a")[index], "stroke": PAPER, "stroke-width": 1.5}),
        text(42, 30, word.capitalize(), 15, PAPER, bold=True, left=False),
        text(42, 60, str(s.deck_left[index]), 24, PAPER, bold=True, left=False),
        text(42, 84, f"discard {gone}", 12, PAPER, left=False),
    ]
    return shapes.pressable(id, says(id), shapes.box(0, 0, 84, 96, 8), *parts)


def stasis(s: Table, wide: float, says: Says) -> Svg:
    """The face-up crew member on top of Stasis, and how many lie there."""
    parts = [plate(0, 0, wide, 96)]
    if s.front and s.front[0] >= 0:
        who = PRINTED.crew[s.front[0]]
        parts.append(text(10, 22, f"{who['name']}", 16, token("ink"), bold=True))
        parts.append(text(10, 42, f"{'EOS'[who['class']]}{who['level']}  {traits_of(who['traits'])}", 14, token("ink")))
        parts += lines(10, 60, who["text"], 12, wide - 20, 3)
    parts.append(label(wide - 8, 22, f"{s.stasis_size} left", 13, {"text-anchor": "end", "fill": token("muted")}))
    return shapes.pressable("stasis", says("stasis"), shapes.box(0, 0, wide, 96, 8), *parts)


def traits_of(mask: int) -> str:
    """Traits in letters."""
    return " ".join(names.TRAIT_LETTERS[trait] for trait in range(6) if mask >> trait & 1)


def lines(x: float, y: float, words: str, size: float, wide: float, most: int) -> list[Svg]:
    """A text broken into lines; what does not fit ends in an ellipsis."""
    fits = int(wide / (size * 0.5))
    rows = [""]
    for word in words.split():
        if len(rows[-1]) + len(word) + 1 > fits:
            rows.append(word)
        else:
            rows[-1] = f"{rows[-1]} {word}".strip()
    if len(rows) > most:
        rows = [*rows[: most - 1], rows[most - 1][: fits - 1] + "…"]
    return [text(x, y + index * size * 1.2, row, size, token("ink")) for index, row in enumerate(rows)]


# the corporations


def roster(s: Table, seat: int, name: Seat, says: Says) -> Svg:
    """A corporation at a glance: stars, hand counts, Observations, and the crew with its attachments."""
    wide = WIDTH / 2 - 6
    id = f"player-{seat}"
    now = s.seat == seat
    holds = [index for index in range(len(s.accolades)) if s.holders[index] == seat]
    stars = s.stars[seat] + sum(PRINTED.accolades[s.accolades[index]]["stars"] for index in holds)
    totals = " ".join(f"{names.LETTERS[class_]}{s.totals[3 * seat + class_]}" for class_ in range(3))
    status = "Prepared" if s.prepared >> seat & 1 else "active" if s.active == seat else ""
    held = f"{counted(cards_of(s, seat), 'card')}, {counted(s.res_count[seat], 'resource')}, {s.observations[seat]} Obs."
    head = [
        plate(0, 0, wide, ROSTER, "card", "now" if now else "border"),
        shift(20, 19, shapes.player_token(livery(seat), 10)),
        text(38, 25, name(seat), 17, token("ink"), bold=True, room=150),
        text(200, 25, f"{STAR} {stars}", 17, "#b07a00", bold=True),
        text(258, 25, held, 14, token("ink")),
        text(480, 25, totals, 14, token("ink"), bold=True),
        label(wide - 10, 25, ("Governor " if s.governor == seat else "") + status, 13, {"text-anchor": "end", "fill": token("muted")}),
    ]
    panel = shapes.pressable(id, says(id), shapes.box(0, 0, wide, ROSTER, 8), *head)
    each = (wide - 16) / MEMBERS
    return join([panel, *[shift(8 + index * each, 36, crew_card(s, seat, index, each - 6, says)) for index in range(MEMBERS)]])


def crew_card(s: Table, seat: int, member: int, wide: float, says: Says) -> Svg:
    """A crew member: levels and traits with everything counted, and what is attached."""
    at = seat * MEMBERS + member
    who = s.crew[at]
    id = f"member-{seat}-{member}"
    outline = shapes.box(0, 0, wide, 134, 7)
    if who < 0:
        empty = path(outline, {"fill": "none", "stroke": token("border"), "stroke-dasharray": "5 5"})
        return shapes.pressable(id, says(id), outline, empty)
    leads = s.leading[seat] >> who & 1
    printed = PRINTED.crew[who]
    parts = [
        path(outline, {"fill": token("bg"), "stroke": NOW if leads else token("border"), "stroke-width": 2.5 if leads else 1}),
        path(shapes.box(0, 0, wide, 20, 6), {"fill": CLASS_INK[printed["class"]]}),
        text(6, 15, ("♛ " if leads else "") + printed["name"], 13, PAPER, bold=True, room=wide - 12),
        text(
            6,
            35,
            "  ".join(f"{names.LETTERS[c]}{s.levels[3 * at + c]}" for c in range(3) if s.levels[3 * at + c]),
            14,
            token("ink"),
            bold=True,
        ),
        text(6, 52, traits_of(s.traits[at]), 11, token("ink"), room=wide - 12),
    ]
    if s.used >> who & 1:
        parts.append(label(wide - 6, 35, "used", 11, {"text-anchor": "end", "fill": token("muted")}))
    card = shapes.pressable(id, says(id), outline, *parts)
    cell = (wide - 10) / 3
    slots = []
    for place in range(PLACES):
        code = s.slots[at * PLACES + place]
        x, y = 5 + (place % 3) * cell, 60 + (place // 3) * 36
        slots.append(slot(seat, member, place, code, x, y, cell - 4, id, says))
    return join([card, *slots])


def slot(seat: int, member: int, place: int, code: int, x: float, y: float, wide: float, within: str, says: Says) -> Svg:
    """One place for an attachment."""
    id = f"place-{seat}-{member}-{place}"
    box = shapes.box(0, 0, wide, 31, 5)
    hint = ("", "", "", "", "exo", "behind")[place]
    training = code >= 0 and tables.DECK_OF[code >> 1] == 0
    fill = "none" if code < 0 else "#cfe0f5" if training else "#f3e0c8"
    ground = path(box, {"fill": fill, "stroke": token("border"), "stroke-width": 1, "pointer-events": "all"})
    words = text(
        wide / 2, 20, names.short(code) if code >= 0 else hint, 12 if code >= 0 else 10, INK if code >= 0 else token("muted"), left=False
    )
    return shift(x, y, shapes.pressable(id, says(id), box, ground, words, within=within))


# the hand


def hand(view: View, says: Says) -> str:
    """The viewer's resources, cards by kind, and Private Missions."""
    s = view.state
    assert isinstance(s, Table)
    seat = view.seat
    if seat is None:
        return ""
    parts: list[str] = []
    for resource in range(3):
        id = f"resource-{('energy', 'food', 'titanium')[resource]}"
        count, locked = s.res[3 * seat + resource], s.res_locked[3 * seat + resource]
        box = shapes.box(0, 0, 78, 60, 8)
        ground = path(box, {"fill": GROUND[resource], "stroke": EDGE[resource], "stroke-width": 1.5})
        words = [
            text(39, 22, names.RESOURCE_NAMES[resource], 13, INK, left=False),
            text(39, 48, str(count), 24, INK, bold=True, left=False),
        ]
        if locked:
            words.append(text(74, 55, f"+{locked} locked", 9, INK, left=False))
        parts.append(shift(4, 4 + resource * 66, shapes.pressable(id, says(id), box, ground, *words)))
    x = 92.0
    shown = sorted(set(s.hands[seat] + s.locked[seat] + [card for card in s.looking[seat] if s.kind != ops.K_SWAP_PRIVATE]))
    for card in shown:
        parts.append(shift(x, 4, held_card(s, seat, card, says)))
        x += 128
    for number in s.private[seat]:
        parts.append(shift(x, 4, private_card(view, s, number, says)))
        x += 236
    return document(max(x, 1100), 204, "Your hand", element("defs", None, shapes.definitions()), *parts)


def held_card(s: Table, seat: int, card: int, says: Says) -> Svg:
    """A card in hand: its name, what it needs, what it does."""
    entry = PRINTED.cards[card]
    id = f"card-{card}"
    copies = s.hands[seat].count(card) + s.locked[seat].count(card)
    box = shapes.box(0, 0, 120, 192, 8)
    parts = [
        path(box, {"fill": token("card"), "stroke": token("border"), "stroke-width": 1.5}),
        path(shapes.box(0, 0, 120, 26, 8), {"fill": ("#30507a", "#7a5530", "#56307a")[entry.deck]}),
        text(8, 18, names.DECK_NAMES[entry.deck] + (" · anytime" if entry.anytime else ""), 12, PAPER, bold=True),
        *lines(8, 44, entry.name, 13, 106, 3),
    ]
    needs = needs_text(entry.needs)
    if needs:
        parts += lines(8, 92, f"Needs {needs}" + (" on one" if entry.deck == 2 and entry.scope == 2 else ""), 10.5, 106, 3)
    if entry.deck == 2:
        parts += lines(8, 132, entry.text, 10, 106, 5)
    if copies > 1:
        parts.append(shapes.count_plate(102, 176, copies, 16))
    if card in s.locked[seat]:
        parts.append(text(8, 186, "locked", 10, token("muted")))
    return shapes.pressable(id, says(id), box, *parts)


def private_card(view: View, s: Table, number: int, says: Says) -> Svg:
    """A Private Mission."""
    return join([mission(view, s, number, 228, says), text(8, 118, "Private Mission", 13, token("muted"))])
