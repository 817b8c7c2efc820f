"""The orders that a player can give, as tiles with their prices."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from landtake.core.state import OVER
from landtake.draw import shapes
from landtake.draw.palette import token
from landtake.draw.svg import Svg, group, join, path, shift
from landtake.games.lander import ops
from landtake.games.lander.board_art import Scene, plate, price_chips, text
from landtake.games.lander.config import Config
from landtake.games.lander.rules_free import MARKET_MOD, RESET_MOD
from landtake.games.lander.rules_official import acquire_price
from landtake.games.lander.rules_orders import order_refusal
from landtake.games.lander.rules_planet import PAID, expand_price
from landtake.games.lander.rules_upgrade import upgrade_price
from landtake.games.lander.state import Table
from landtake.games.lander.tables import GORAN, MODS, ORDER
from landtake.games.lander.words import ORDERS

TILE_NAMES: Final = {
    "upgrade": "Upgrade", "expand": "Expand", "acquire": "Acquire", "observe": "Observe", "buy-training": "Buy Training",
    "buy-item": "Buy Item", "buy-action": "Buy Action", "consolidate": "Consolidate", "negotiate": "Negotiate", "prepare": "Prepare",
    "convert": "Convert", "move-item": "Move Item", "discard-item": "Discard Item", "exchange-for-titanium": "For Titanium",
    "reset-marker": "Remove mark", "exchange": "Exchange", "time-out": "Time out",
}  # fmt: skip
HINTS: Final = {
    "consolidate": "3 cards for 1", "negotiate": "trade", "prepare": "for Year End", "convert": "2 for 1", "move-item": "free",
    "discard-item": "free", "exchange-for-titanium": "1 for 1", "reset-marker": "free", "exchange": "up to 3", "time-out": "",
}  # fmt: skip
OFFICIAL: Final = (
    "upgrade",
    "expand",
    "acquire",
    "buy-training",
    "buy-item",
    "buy-action",
    "consolidate",
    "observe",
    "negotiate",
    "prepare",
)
FREE: Final = ("convert", "move-item", "discard-item")


def shown_orders(g: Config, s: Table, seat: int) -> list[str]:
    """The orders that there are for a player in this game and year."""
    found = [word for word in OFFICIAL if word != "observe" or g.observing] + list(FREE)
    mods = seat * MODS
    if s.leading[seat] & GORAN:
        found.append("exchange-for-titanium")
    if s.mods[mods + RESET_MOD]:
        found.append("reset-marker")
    if s.mods[mods + MARKET_MOD]:
        found.append("exchange")
    return [*found, "time-out"] if g.timer else found


def cheapest_upgrade(g: Config, s: Table, seat: int) -> list[int]:
    """What an Upgrade order costs a player on the cheapest sector that has room for another structure."""
    mine = [tile for tile in range(len(s.tile_owner)) if s.tile_owner[tile] == seat and s.tile_level[tile] < 3]
    return min((upgrade_price(g, s, seat, tile, PAID) for tile in mine), key=sum, default=g.upgrade)


def order_price(g: Config, s: Table, seat: int, word: str) -> list[int] | None:
    """What an order costs a player in resources; None if it costs none."""
    if word == "upgrade":
        return cheapest_upgrade(g, s, seat)
    if word == "expand":
        return expand_price(g, s, seat)
    if word == "acquire":
        return acquire_price(g, s, seat)
    if word.startswith("buy-"):
        return g.buy[("buy-training", "buy-item", "buy-action").index(word)]
    return None


def orders(scene: Scene, wide: float, across: int, high: float) -> tuple[Svg, float]:
    """The tiles in rows, and how high they are together; nothing for a spectator."""
    g, s, seat = scene.g, scene.s, scene.me
    if seat is None or s.seat == OVER:
        return join([]), 0
    words = shown_orders(g, s, seat)
    each = (wide - 6 * (across - 1)) / across
    tiles = [
        shift((index % across) * (each + 6), (index // across) * (high + 6), _tile(scene, seat, word, each, high))
        for index, word in enumerate(words)
    ]
    rows = -(-len(words) // across)
    return group({"id": "orders"}, *tiles), rows * (high + 6) - 6


def _tile(scene: Scene, seat: int, word: str, wide: float, high: float) -> Svg:
    id = f"order-{word}"
    g, s = scene.g, scene.s
    able = scene.my_order and (s.kind == ops.K_SETUP_ORDER or order_refusal(g, s, seat, ORDER + ORDERS.index(word)) == 0)
    price = order_price(g, s, seat, word)
    hint = f"{s.observations[seat]} left" if word == "observe" else HINTS.get(word, "")
    if word == "negotiate" and g.teams:
        hint = "1 Observation"
    drawing = _drawing(word, tuple(price) if price else (), hint, able, wide, high)
    return shapes.pressable(id, scene.says(id), shapes.box(0, 0, wide, high, 8), drawing, extra="tile")


@lru_cache(512)
def _drawing(word: str, price: tuple[int, ...], hint: str, able: bool, wide: float, high: float) -> Svg:
    faint = None if able else 0.55
    parts = [
        plate(wide, high, "card" if able else "bg", "accent" if able and word not in FREE else "border", 1.6 if able else 1),
        path(shapes.box(0, 0, 5, high, 2.5), {"fill": token("accent" if word not in FREE and word in OFFICIAL else "muted")}),
    ]
    inner = [text(11, high * 0.42, TILE_NAMES[word], 15.5, bold=True, room=wide - 14)]
    if any(price):
        inner.append(price_chips(11, high * 0.5, price, min(18, high * 0.44)))
    else:
        inner.append(text(11, high * 0.84, hint, 13, token("muted"), room=wide - 14))
    return join([*parts, group({"opacity": faint}, *inner)])
