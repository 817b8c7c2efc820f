"""What a seat holds, as pictures: the tile that is being turned, contracts to choose from, and its hand."""

from __future__ import annotations

from collections.abc import Callable

from landtake.core.view import View
from landtake.draw.svg import Svg, join
from landtake.games.landed import board
from landtake.games.landed.kinds import ASK_FULFIL, ASK_KEEP
from landtake.games.landed.show import cards
from landtake.games.landed.show.words import after_laying, largest_open
from landtake.games.landed.state import NONE, Table
from landtake.games.landed.tables import CONTRACT_TERRAIN, FACE, FACE_OPTIONS, FULFIL, LABEL, LEVELS, TURN_OPTIONS
from landtake.parts.hex import OPPOSITE

Says = Callable[[str], str]


def draw(view: View, says: Says) -> Svg:
    """The hand of the view's seat; empty for a spectator."""
    s = view.state
    assert isinstance(s, Table)
    if view.seat is None:
        return Svg("")
    seat = view.seat
    parts = [cards.definitions()]
    parts += _faces(s, seat, says)
    if s.kind == ASK_KEEP and s.seat == seat:
        parts += [_contract(s, seat, contract, says, fresh=True) for contract in sorted(s.drawn)]
    open_levels = view.options() if s.kind == ASK_FULFIL else []
    parts += [_contract(s, seat, contract, says, options=open_levels) for contract in s.contracts[seat]]
    if board.tile_in_motion(s, seat) == NONE or s.laying[seat] == 0:
        parts += [cards.hand_tile(tile, says, tile == s.laying[seat]) for tile in s.hands[seat]]
    for held, fresh in ((s.cards[seat], False), (s.fresh[seat], True)):
        parts += [cards.satellite_card(kind, held.count(kind), fresh, says) for kind in sorted(set(held))]
    return join(parts)


def _contract(s: Table, seat: int, contract: int, says: Says, fresh: bool = False, options: list[int] | None = None) -> Svg:
    reach = largest_open(s, seat, CONTRACT_TERRAIN[contract]) + (0 if s.window != NONE else 1)
    levels = [option - FULFIL - contract * LEVELS for option in options or []]
    return cards.contract_card(contract, reach, [level for level in levels if 0 <= level < LEVELS], says, fresh)


def _faces(s: Table, seat: int, says: Says) -> list[Svg]:
    """The faces of the tile that is being laid or moved, if this seat is asked for one."""
    tile = board.tile_in_motion(s, seat)
    if tile == NONE or s.plot == NONE:
        return []
    options = FACE_OPTIONS[tile] if s.lifted == NONE else TURN_OPTIONS[tile * 2 + s.face[tile] // 6]
    around = [_facing(s, s.plot, edge) for edge in range(6)]
    return [
        cards.face_card(board.face_id(option - FACE), tile, option - FACE, around, after_laying(s, tile, option - FACE, s.plot), says)
        for option in options
    ]


def _facing(s: Table, plot: int, edge: int) -> int:
    """What a neighbouring tile shows at the edge that it shares with a plot; NONE if there is no tile to stay."""
    other = s.near[plot * 6 + edge]
    if other == NONE or other == s.lifted or s.tile_at[other] == NONE:
        return NONE
    tile = s.tile_at[other]
    return LABEL[(tile * 12 + s.face[tile]) * 6 + OPPOSITE[edge]]
