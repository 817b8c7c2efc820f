"""Terraforming and launching: laying a tile, covering one with Redesign, and the satellite card that may follow."""

from __future__ import annotations

from landtake.core.game import Event
from landtake.core.state import EVERYONE
from landtake.games.landed import cite, ground
from landtake.games.landed.kinds import (
    ASK_COVER,
    ASK_FACE,
    ASK_PLOT,
    ASK_STOLEN,
    ASK_TILE,
    TOLD_LAID,
    TOLD_LAUNCHED,
    TOLD_SPARED,
    TOLD_STOLE,
)
from landtake.games.landed.rules_turn import ask, ask_chance, get_card, proceed
from landtake.games.landed.rules_used import spend
from landtake.games.landed.state import NO_TILE, NONE, Table
from landtake.games.landed.tables import HAS_SATELLITE, REDESIGN_CARD

# 4 Terraform


def terraform(s: Table) -> None:
    ask(s, ASK_TILE)


def choose_tile(s: Table, tile: int) -> None:
    s.laying[s.active] = tile
    ask(s, ASK_PLOT)


def choose_plot(s: Table, plot: int) -> None:
    s.plot = plot
    ask(s, ASK_FACE)


def plot_refusal(s: Table, plot: int) -> int:
    """Why a tile may not be laid on a plot; 0 if it may."""
    return 0 if plot in s.free else cite.NEXT_TO_A_TILE


# 13e Redesign


def begin_cover(s: Table) -> None:
    s.covering = 1
    ask(s, ASK_COVER)


def cover_refusal(s: Table, plot: int) -> int:
    """Why the tile on a plot may not be covered; 0 if it may."""
    if plot >= len(s.plots) or s.tile_at[plot] == NONE:
        return cite.CARD_REDESIGN
    return cite.CUBE_ON_IT if s.cube[s.tile_at[plot]] != NONE else 0


def cover_options(s: Table) -> list[int]:
    return [plot for plot in range(len(s.plots)) if s.tile_at[plot] != NONE and s.cube[s.tile_at[plot]] == NONE]


# 4e The placement


def lay_tile(s: Table, face: int, out: list[Event] | None) -> None:
    seat = s.active
    tile = s.laying[seat]
    plot = s.plot
    below = NONE
    if s.covering:
        below = s.tile_at[plot]
        spend(s, REDESIGN_CARD, out)
        ground.cover(s, plot, tile, face)
    else:
        ground.lay(s, plot, tile, face)
    s.hands[seat].remove(tile)
    s.laying[seat] = NO_TILE
    s.plot = NONE
    s.covering = 0
    s.window = NONE if s.extra else tile  # 9i, 10g
    s.extra = 0
    if out is not None:
        out.append((TOLD_LAID, EVERYONE, seat, tile, face, plot, below))
    if HAS_SATELLITE[tile] and ground.beside_satellite(s, plot):  # 7a, 7b
        get_card(s, out)
    else:
        proceed(s, out)


# 7 Launching satellites


def card_drawn(s: Table, kind: int, out: list[Event] | None) -> None:
    s.orbit.remove(kind)
    gain_card(s, kind)
    if out is not None:
        out.append((TOLD_LAUNCHED, 1 << s.active, s.active, kind))
    proceed(s, out)


def gain_card(s: Table, kind: int) -> None:
    s.fresh[s.active].append(kind)
    s.fresh[s.active].sort()


def steal_refusal(s: Table, seat: int, victim: int) -> int:
    """Why a card may not be stolen from a seat; 0 if it may."""
    return 0 if victim < len(s.points) and victim != seat and s.cards[victim] else cite.NOBODY_TO_ROB


def steal_from(s: Table, victim: int) -> None:
    s.robbed = victim
    ask_chance(s, ASK_STOLEN)


def spare(s: Table, out: list[Event] | None) -> None:
    if out is not None:
        out.append((TOLD_SPARED, EVERYONE, s.active))
    proceed(s, out)


def card_stolen(s: Table, kind: int, out: list[Event] | None) -> None:
    victim = s.robbed
    s.robbed = NONE
    s.cards[victim].remove(kind)
    gain_card(s, kind)
    if out is not None:
        out.append((TOLD_STOLE, 1 << s.active | 1 << victim, s.active, victim, kind))
    proceed(s, out)
