"""What a player of Lander holds: resources, Activity cards by kind, Private Missions, each a small picture that a page lays in a row."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from landtake.draw import shapes
from landtake.draw.icons import icon
from landtake.draw.lettering import broken
from landtake.draw.palette import INK, PAPER
from landtake.draw.svg import FONT, NAMESPACE, NOTHING, Attrs, Svg, element, join, path, shift
from landtake.games.lander import ops
from landtake.games.lander.board_art import DECK_FILL, EDGE, GROUND, Scene, block, card_face, definitions, text
from landtake.games.lander.board_open import mission
from landtake.games.lander.data import PRINTED
from landtake.games.lander.rules_base import merged
from landtake.games.lander.show import names
from landtake.games.lander.text_cards import card_does, card_title
from landtake.games.lander.text_needs import card_lacks, needs_words
from landtake.games.lander.words import RESOURCES

WIDE: Final = 118.0
HIGH: Final = 138.0
MISSION: Final = 190.0
PURSE: Final = 64.0
PAPERS: Final = ("#eef3fa", "#faf3ea", "#f4eef9")


def hand(scene: Scene) -> Svg:
    """What the seat of a view holds; nothing for a spectator."""
    s, seat = scene.s, scene.me
    if seat is None:
        return NOTHING
    held = merged(s.hands[seat], s.locked[seat])
    looking = [card for card in dict.fromkeys(s.looking[seat]) if card >= 0] if s.kind != ops.K_SWAP_PRIVATE else []
    parts = [_framed(PURSE, join(shift(0, index * 47.5, _resource(scene, index)) for index in range(3)))]
    parts += [_framed(MISSION, mission(scene, number, MISSION, HIGH, True)) for number in s.private[seat] if number >= 0]
    parts += [_framed(WIDE, _card(scene, card, True)) for card in looking]
    parts += [_framed(WIDE, _card(scene, card, False)) for card in held if card not in looking]
    hidden = element("svg", {"xmlns": NAMESPACE, "width": 0, "height": 0, "aria-hidden": "true"}, definitions())
    return join([hidden, *parts])


def _framed(wide: float, drawing: Svg) -> Svg:
    attrs: Attrs = {
        "xmlns": NAMESPACE,
        "viewBox": f"-4 -4 {wide + 8:g} {HIGH + 8:g}",
        "width": wide + 8,
        "height": HIGH + 8,
        "class": "held",
    }
    return element("svg", {**attrs, "role": "group", "font-family": FONT}, drawing)


def _resource(scene: Scene, resource: int) -> Svg:
    s, seat = scene.s, scene.me or 0
    id = f"resource-{RESOURCES[resource]}"
    outline = shapes.box(0, 0, PURSE, 43, 8)
    drawing = _purse(resource, s.res[3 * seat + resource], s.res_locked[3 * seat + resource])
    return shapes.pressable(id, scene.says(id), outline, drawing)


@lru_cache(512)
def _purse(resource: int, count: int, locked: int) -> Svg:
    ground: Attrs = {"fill": GROUND[resource], "stroke": EDGE[resource], "stroke-width": 1.5}
    return join(
        [
            path(shapes.box(0, 0, PURSE, 43, 8), ground),
            icon(names.RESOURCE_ICONS[resource], 17, 16, 21, INK),
            text(44, 25, str(count), 22, INK, True, "middle"),
            text(PURSE / 2, 38.5, f"+{locked} locked" if locked else names.RESOURCE_NAMES[resource], 11.5, INK, False, "middle", PURSE - 6),
        ]
    )


def _card(scene: Scene, card: int, looked_at: bool) -> Svg:
    """A card in hand: its kind and title, what it needs and whether the crew has that, what it does."""
    s, seat = scene.s, scene.me or 0
    id = f"card-{card}"
    copies = max(1, s.hands[seat].count(card) + s.locked[seat].count(card))
    note = "to decide about" if looked_at else "locked till next turn" if card not in s.hands[seat] else ""
    drawing = _face(card, copies, note, not card_lacks(s, seat, card))
    return shapes.pressable(id, scene.says(id), shapes.box(0, 0, WIDE, HIGH, 8), drawing)


def _needs(card: int, met: bool) -> tuple[str, ...]:
    """What a card needs, in at most two lines, and whether the crew has it."""
    entry = PRINTED.cards[card]
    scope = " on one" if entry.deck == 2 and entry.scope == 2 and not entry.needs.leader else ""
    for short in (False, True):
        said = f"{'✓' if met else '✗'} needs {', '.join(needs_words(entry.needs, short))}{scope}"
        lines = broken(said, 11.5, WIDE - 14, 2, True)
        if not lines[-1].endswith("…"):
            break
    return lines


@lru_cache(2048)
def _face(card: int, copies: int, note: str, met: bool) -> Svg:
    entry = PRINTED.cards[card]
    kind = names.DECK_NAMES[entry.deck] + (" · anytime" if entry.anytime else "")
    title = broken(card_title(card), 14, WIDE - 14, 2, True)
    y = 36 + 15.5 * (len(title) - 1)
    parts = [
        card_face(WIDE, HIGH, PAPERS[entry.deck]),
        path(shapes.box(0, 0, WIDE, 19, 8), {"fill": DECK_FILL[entry.deck]}),
        text(8, 14, kind, 12, PAPER, True, room=WIDE - (40 if copies > 1 else 16)),
        text(WIDE - 8, 14, f"×{copies}" if copies > 1 else "", 13, PAPER, True, "end"),
        *[text(8, 36 + 15.5 * index, row, 14, INK, True, room=WIDE - 14) for index, row in enumerate(title)],
    ]
    if any(needs_words(entry.needs)):
        lines = _needs(card, met)
        ink = "#1d5a34" if met else "#8a2b1d"
        parts += [text(8, y + 16 + 13.6 * i, line, 11.5, ink, True, room=WIDE - 14) for i, line in enumerate(lines)]
        y += 13.6 * len(lines)
    foot = 14 if note else 2
    parts.append(block(8, y + 17, card_does(card), 11.5, WIDE - 14, max(1, int((HIGH - foot - y - 8) / 13.8)), INK))
    if note:
        parts.append(text(8, HIGH - 6, note, 11, "#5a4a2a", True, room=WIDE - 14))
    return join(parts)
