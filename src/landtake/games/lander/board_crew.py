"""The corporations of Lander: one crew in full with slots and attachments, the others at a glance."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from landtake.core.state import OVER
from landtake.draw import shapes
from landtake.draw.icons import icon
from landtake.draw.lettering import width
from landtake.draw.palette import INK, NOW, PAPER, token
from landtake.draw.svg import NOTHING, Attrs, Svg, join, path, shift
from landtake.games.lander.board_art import (
    CLASS_BAND,
    CLASS_FILL,
    Scene,
    block,
    class_chip,
    mark,
    plate,
    text,
    traits_line,
)
from landtake.games.lander.data import PRINTED
from landtake.games.lander.rules_accolades import stars_of, team_stars
from landtake.games.lander.rules_base import cards_of
from landtake.games.lander.rules_levels import crew_size
from landtake.games.lander.show import names
from landtake.games.lander.state import MEMBERS, PLACES, Table
from landtake.games.lander.tables import DECK_OF

HEAD: Final = 30
"""How high the heading of a full crew is."""
UPRIGHT: Final = 182
"""How high a member is in an upright picture."""
FREE: Final = 26
STAR_INK: Final = "#9a6800"


def team_letter(scene: Scene, seat: int) -> str:
    """The letter of a player's team; empty without teams."""
    return "ABC"[scene.g.team(seat)] if scene.g.teams else ""


def status(scene: Scene, seat: int) -> str:
    """What a player is besides: at turn, Prepared, governor, on which team."""
    s, g = scene.s, scene.g
    words = [f"Team {team_letter(scene, seat)}: {names.stars(team_stars(g, s, seat))}"] if g.teams else []
    if s.seat == OVER:
        return words[0] if words else ""
    if s.governor == seat and s.year:
        words.append("Governor")
    if s.prepared >> seat & 1:
        words.append("Prepared")
    elif s.year and s.active == seat:
        words.append("at turn")
    return " · ".join(words)


# in full


def full_crew(scene: Scene, seat: int, wide: float, high: float, across: int) -> Svg:
    """A corporation with all that is attached to its crew: so many members in a row."""
    return join([_heading(scene, seat, wide, high), *_members(scene, seat, wide, high - HEAD - 8, across)])


def upright_crew(scene: Scene, seat: int, wide: float) -> tuple[Svg, float]:
    """A corporation with two members in a row, and how high it is; where nobody is, it takes less room."""
    rows = max(1, -(-crew_size(scene.s, seat) // 2))
    high = HEAD + 8 + rows * (UPRIGHT + 6) - 6
    free = [] if rows == 2 else _members(scene, seat, wide, 2 * FREE + 6, 2)[2:]
    total = high + (FREE + 6 if free else 0)
    taken = _members(scene, seat, wide, rows * (UPRIGHT + 6) - 6, 2, rows)[: 2 * rows]
    return join([_heading(scene, seat, wide, total), *taken, shift(0, high - HEAD - FREE - 8, *free)]), total


def _members(scene: Scene, seat: int, wide: float, high: float, across: int, rows: int = 0) -> list[Svg]:
    """The places of a crew, so many in a row, that share a height."""
    rows = rows or MEMBERS // across
    each = (wide - 16 - 6 * (across - 1)) / across
    tall = (high - 6 * (rows - 1)) / rows
    return [
        shift(8 + (m % across) * (each + 6), HEAD + (m // across) * (tall + 6), _member(scene, seat, m, each, tall)) for m in range(MEMBERS)
    ]


def _heading(scene: Scene, seat: int, wide: float, high: float) -> Svg:
    """The ground of a corporation, with its name, stars, totals and Observation Track."""
    s, g = scene.s, scene.g
    now = s.seat == seat
    narrow = wide < 500
    called = "Your crew" if seat == scene.me else scene.name(seat)
    parts = [
        plate(wide, high, "bg", "now" if now else "border", 3 if now else 1.2),
        mark(18, 16, seat, 8),
        text(32, 21, called, 15, bold=True, room=88),
    ]
    x = 126.0 if not narrow else 108.0
    for class_ in range(3):
        parts.append(class_chip(x, 6, class_, s.totals[3 * seat + class_], 58 if not narrow else 50, 19))
        x += 61 if not narrow else 53
    tracked = g.observations > 0
    if narrow:
        return _on_ground(scene, seat, wide, high, [*parts, observation_track(s.observations[seat], g.observations, x + 14, 16, 9)])
    said = status(scene, seat)
    right = width(said, 13.5) + 20 if said else 8.0
    if tracked:
        right += 11 * g.observations + 24
        parts.append(observation_track(s.observations[seat], g.observations, wide - right, 16, 11))
    parts.append(text(wide - 10, 21, said, 13.5, token("muted"), anchor="end"))
    parts.append(text(x + 4, 21, traits_line(s.crew_traits[seat], True), 13.5, room=wide - right - x - 18))
    return _on_ground(scene, seat, wide, high, parts)


def _on_ground(scene: Scene, seat: int, wide: float, high: float, parts: list[Svg]) -> Svg:
    id = f"company-{seat}"
    return shapes.pressable(id, scene.says(id), shapes.box(0, 0, wide, high, 8), *parts)


@lru_cache(256)
def observation_track(there: int, most: int, x: float, y: float, step: float) -> Svg:
    """The Observation Track: pieces that are left, and empty places."""
    if not most:
        return NOTHING
    parts = [icon("eye", x, y, 16, token("ink"))]
    for index in range(most):
        fill = token("ink") if index < there else "none"
        at = shapes.disc(step * 0.36, round(x + 15 + index * step, 1), y)
        parts.append(path(at, {"fill": fill, "stroke": token("ink"), "stroke-width": 1.2}))
    return join(parts)


def _member(scene: Scene, seat: int, member: int, wide: float, high: float) -> Svg:
    """A crew member: levels and traits with everything counted, the ability if there is room, and what is attached."""
    s = scene.s
    at = seat * MEMBERS + member
    who = s.crew[at]
    id = f"member-{seat}-{member}"
    outline = shapes.box(0, 0, wide, high, 7)
    if who < 0:
        empty = path(outline, {"fill": "none", "stroke": token("border"), "stroke-dasharray": "5 5", "pointer-events": "all"})
        words = text(wide / 2, high / 2 + 4, "free", 12, token("muted"), anchor="middle")
        return shapes.pressable(id, scene.says(id), outline, empty, words)
    leads = s.leading[seat] >> who & 1 == 1
    used = s.used >> who & 1 == 1
    levels = tuple(s.levels[3 * at : 3 * at + 3])
    card = shapes.pressable(id, scene.says(id), outline, _portrait(who, leads, used, levels, s.traits[at], wide, high))
    cell = (wide - 8) / 3
    deep = 21.0 if high < 130 else 26.0
    top = high - 2 * deep - 7
    places = [
        shift(4 + (place % 3) * cell, top + (place // 3) * (deep + 3), _place(scene, s, at, place, cell - 3, deep))
        for place in range(PLACES)
    ]
    return join([card, *places])


@lru_cache(2048)
def _portrait(who: int, leads: bool, used: bool, levels: tuple[int, ...], traits: int, wide: float, high: float) -> Svg:
    printed = PRINTED.crew[who]
    outline = shapes.box(0, 0, wide, high, 7)
    few = bin(traits).count("1") <= 2
    parts = [
        path(outline, {"fill": token("card"), "stroke": NOW if leads else token("border"), "stroke-width": 2.5 if leads else 1}),
        path(shapes.box(0, 0, wide, 19, 6), {"fill": CLASS_BAND[printed["class"]]}),
        icon("crown", 12, 9.5, 13, PAPER) if leads else icon("person", 12, 9.5, 13, PAPER),
        text(22, 14.5, printed["name"], 14.5, PAPER, True, room=wide - (74 if used or leads else 28)),
        text(wide - 6, 14.5, "used" if used else "Leader" if leads else "", 12.5, PAPER, anchor="end"),
    ]
    each = (wide - 12) / 3
    shown = [class_ for class_ in range(3) if levels[class_]]
    for index, class_ in enumerate(shown):
        parts.append(class_chip(5 + index * each, 22, class_, levels[class_], min(56.0, each - 2), 17))
    parts.append(text(6, 53, traits_line(traits, not few), 13, room=wide - 12))
    if high >= 150:
        parts.append(block(6, 69, printed["text"], 11.5, wide - 12, int((high - 118) / 13.8), token("muted")))
    return join(parts)


def _place(scene: Scene, s: Table, at: int, place: int, wide: float, high: float) -> Svg:
    """One place for an attachment."""
    id = f"place-{at // MEMBERS}-{at % MEMBERS}-{place}"
    within = f"member-{at // MEMBERS}-{at % MEMBERS}"
    drawing = _slot(s.slots[at * PLACES + place], place, wide, high)
    return shapes.pressable(id, scene.says(id), shapes.box(0, 0, wide, high, 5), drawing, within=within)


@lru_cache(1024)
def _slot(code: int, place: int, wide: float, high: float) -> Svg:
    outline = shapes.box(0, 0, wide, high, 5)
    if code < 0:
        hint = ("slot", "slot", "slot", "slot", "exosk.", "behind")[place]
        edge: Attrs = {"fill": "none", "stroke": token("border"), "stroke-width": 1, "stroke-dasharray": "3 3", "pointer-events": "all"}
        return join([path(outline, edge), text(wide / 2, high * 0.68, hint, 11.5, token("muted"), anchor="middle", room=wide - 4)])
    training = DECK_OF[code >> 1] == 0
    fill = "#cfe0f5" if training else "#f3e0c8"
    ground = path(outline, {"fill": fill, "stroke": INK, "stroke-width": 1})
    band = path(shapes.box(0, 0, 4, high, 2), {"fill": "#30507a" if training else "#74502c"})
    return join([ground, band, text(wide / 2 + 2, high * 0.7, names.short(code), 12.5, INK, True, "middle", wide - 8)])


# at a glance


def glance(scene: Scene, seat: int, wide: float, high: float) -> Svg:
    """A corporation in a strip: name, stars, counts, class totals, and a small card for every member."""
    s = scene.s
    id = f"company-{seat}"
    now = s.seat == seat
    stars = stars_of(scene.g, s, seat)
    left = 150.0 if wide < 390 else 176.0
    parts = [
        plate(wide, high, "card", "now" if now else "border", 3 if now else 1.2),
        mark(14, 12, seat, 6.5),
        text(25, 16.5, f"{scene.name(seat)}{f' · {team_letter(scene, seat)}' if scene.g.teams else ''}", 14.5, bold=True, room=left - 62),
        icon("star", left - 28, 11.5, 14, STAR_INK),
        text(left - 20, 16.5, str(stars), 14.5, bold=True),
    ]
    held = (cards_of(s, seat), s.res_count[seat], s.tile_owner.count(seat), s.observations[seat])
    for index, (sign, number) in enumerate(zip(("cards", "crate", "sector", "eye"), held, strict=True)):
        x = 14 + index * (left - 8) / 4
        parts.append(icon(sign, x, 27.5, 13, token("muted")))
        parts.append(text(x + 9, 32.5, str(number), 13.5, bold=True))
    for class_ in range(3):
        parts.append(class_chip(6 + class_ * (left - 8) / 3, 37, class_, s.totals[3 * seat + class_], (left - 18) / 3, 15))
    if high >= 80:
        parts.append(text(8, 67, status(scene, seat), 12.5, token("muted"), room=left - 12))
        parts.append(block(8, 82, traits_line(s.crew_traits[seat], True), 12, left - 12, 2))
    panel = shapes.pressable(id, scene.says(id), shapes.box(0, 0, wide, high, 8), *parts)
    each = (wide - left - 4) / MEMBERS
    members = [shift(left + index * each, 3, _small_member(scene, seat, index, each - 3, high - 6)) for index in range(crew_size(s, seat))]
    return join([panel, *members])


def _small_member(scene: Scene, seat: int, member: int, wide: float, high: float) -> Svg:
    s = scene.s
    at = seat * MEMBERS + member
    who = s.crew[at]
    id = f"member-{seat}-{member}"
    filled = tuple(s.slots[at * PLACES + place] for place in range(PLACES))
    drawing = _small(who, s.leading[seat] >> who & 1 == 1, tuple(s.levels[3 * at : 3 * at + 3]), filled, s.traits[at], wide, high)
    return shapes.pressable(id, scene.says(id), shapes.box(0, 0, wide, high, 5), drawing)


@lru_cache(4096)
def _small(who: int, leads: bool, levels: tuple[int, ...], codes: tuple[int, ...], traits: int, wide: float, high: float) -> Svg:
    printed = PRINTED.crew[who]
    band = 14.0
    said = " ".join(f"{names.CLASS_SHORT[c][0]}{levels[c]}" for c in range(3) if levels[c]) or "–"
    edge = {"stroke": NOW if leads else CLASS_BAND[printed["class"]], "stroke-width": 2 if leads else 1}
    parts = [
        path(shapes.box(0, 0, wide, high, 5), {"fill": CLASS_FILL[printed["class"]], **edge}),
        path(shapes.box(0, 0, wide, band, 5), {"fill": CLASS_BAND[printed["class"]]}),
        icon("crown", 8, band / 2, 10, PAPER) if leads else Svg(""),
        text(14 if leads else 4, 11.5, printed["name"], 11.5, PAPER, True, room=wide - (17 if leads else 7)),
        text(wide / 2, band + 14, said, 13.5, INK, True, "middle", wide - 4),
    ]
    cell = min(10.0, (wide - 6) / PLACES)
    y = min(high - 8, band + 24)
    for place, code in enumerate(codes):
        fill = "none" if code < 0 else "#30507a" if DECK_OF[code >> 1] == 0 else "#b06a1c"
        shape = (
            shapes.disc(cell * 0.36, 3 + cell * (place + 0.5), y)
            if DECK_OF[code >> 1] == 0 or code < 0
            else shapes.box(3 + cell * (place + 0.14), y - cell * 0.36, cell * 0.72, cell * 0.72, 1)
        )
        parts.append(path(shape, {"fill": fill, "stroke": INK, "stroke-width": 0.8}))
    if high >= 60:
        parts.append(block(4, y + 16, traits_line(traits, True), 11, wide - 6, int((high - y - 8) / 13), INK))
    return join(parts)
