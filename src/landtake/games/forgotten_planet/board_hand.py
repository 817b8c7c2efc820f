"""The tiles that a player has still to lay face down, drawn for that player only."""

from __future__ import annotations

from collections.abc import Callable

from landtake.core.view import View
from landtake.draw import shapes
from landtake.draw.svg import Svg, document, join, label, shift
from landtake.games.forgotten_planet import board_art as art
from landtake.games.forgotten_planet.state import LAND_TILE, SITE, SPECIAL_MINE
from landtake.games.forgotten_planet.tables import SECRETS
from landtake.games.forgotten_planet.text_names import table

_TILES = (SITE, LAND_TILE, SPECIAL_MINE)


def draw_hand(view: View, says: Callable[[str], str]) -> Svg | str:
    """The hand as a picture beside the board, whose definitions it uses; empty when there is none."""
    s = table(view)
    if view.seat is None or not s.held or s.held[view.seat] < 0:
        return ""
    mine = [secret for secret in range(len(SECRETS)) if s.held[view.seat] >> secret & 1]
    if s.picked[view.seat] > 0:
        mine.append(s.picked[view.seat] - 1)
    tiles = []
    for index, secret in enumerate(sorted(mine)):
        id = f"secret-{SECRETS[secret]}"
        name = label(0, 56, SECRETS[secret], 18, {"font-weight": 600, "fill": "currentColor"})
        tiles.append(shift(50 + 96 * index, 46, shapes.pressable(id, says(id), art.FLOOR, art.tile(_TILES[secret]), name)))
    return document(100 + 96 * 2, 112, "Your tiles", join(tiles)) if tiles else ""
