"""Setting up: order of play, random tile positions, base assignment by lot or auction. The ids are those of RULES.md."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from landtake.core.game import Event
from landtake.core.state import CHANCE, EVERYONE
from landtake.games.forgotten_planet import cite
from landtake.games.forgotten_planet.data import PRINTED
from landtake.games.forgotten_planet.rules_kinds import (
    ASK_BID,
    ASK_LOT,
    ASK_ORDER,
    ASK_ROW,
    ASK_SECRET,
    ASK_SPOT,
    ASK_STARTER,
    TOLD_ASSIGNED,
    TOLD_BID,
    TOLD_LAID_DOWN,
    TOLD_NEXT,
    TOLD_REVEALED,
    TOLD_STARTER,
)
from landtake.games.forgotten_planet.rules_turn import begin_turn
from landtake.games.forgotten_planet.state import (
    BASE_TILE,
    EMPTY,
    FACE_DOWN,
    LAND_TILE,
    NOBODY,
    NONE,
    ROBOTS,
    SITE,
    SPECIAL_MINE,
    Table,
    empty,
)
from landtake.games.forgotten_planet.tables import ASSIGN, BID, NEXT, PLACE, ROW, SECRETS, SPOT, STARTER
from landtake.games.forgotten_planet.terms import Terms

SECRET_BASE: Final = 0
SECRET_TILES: Final[list[int]] = [SITE, LAND_TILE, SPECIAL_MINE]
ALL_SECRETS: Final = 0b111
FEWEST_BETWEEN: Final = 2
MOST_BETWEEN: Final = 5
LAST_FREE_ROUND: Final = 10
START_CUBES: Final = PRINTED.cubes

# 2 Setting up


def begin(g: Terms) -> Table:
    """The table before anything is drawn, bid or laid."""
    s = empty(g.seats, g.cells)
    s.land_left = g.scenario.land - (g.seats if g.random_tiles else 0)
    s.mines_left = list(PRINTED.mines)
    s.bases_left = g.scenario.bases - g.seats  # 2b
    s.walls_left = PRINTED.walls
    s.room = g.grid.area
    if g.allied:
        s.shared = [0] * g.cells
    if not g.random_tiles:
        for cell in g.scenario.special:
            s.tiles[cell] = SPECIAL_MINE
        s.sites = g.scenario.sites[:]
        for cell in s.sites:
            s.tiles[cell] = SITE
        s.room -= len(s.sites) + len(g.scenario.special)
    if g.order_by_lot:
        s.seat = CHANCE
        s.kind = ASK_ORDER
    else:
        s.order = list(range(g.seats))
        lay_out(g, s, None)
    return s


def next_in_order(g: Terms, s: Table) -> list[int]:
    """The seats that may be drawn next for the order of play; allies take turns alternately (9a)."""
    return [seat for seat in range(g.seats) if seat not in s.order and not (g.allied and s.order and g.side[s.order[-1]] == g.side[seat])]


def draw_next(g: Terms, s: Table, seat: int, out: list[Event] | None) -> None:
    """A seat gets the next place in the order of play (2d)."""
    s.order.append(seat)
    if out is not None:
        out.append((TOLD_NEXT, EVERYONE, seat, len(s.order)))
    left = next_in_order(g, s)
    if not left:
        lay_out(g, s, out)
    elif len(left) == 1:
        draw_next(g, s, left[0], out)


def lay_out(g: Terms, s: Table, out: list[Event] | None) -> None:
    """Go on with face-down tiles, if there are any, or else with the bases."""
    if g.random_tiles:
        s.held = [ALL_SECRETS] * g.seats
        s.picked = [0] * g.seats
        ask_secret(g, s)
    else:
        assign_bases(g, s, out)


# 11 Random tile positions


def ask_secret(g: Terms, s: Table) -> None:
    """Ask the next player which tile to lay face down; the last one needs no question."""
    seat = s.order[len(s.laid) % g.seats]
    s.seat = seat
    s.kind = ASK_SECRET
    if len(s.laid) // g.seats == len(SECRETS) - 1:
        pick(s, seat, s.held[seat].bit_length() - 1)


def pick(s: Table, seat: int, secret: int) -> None:
    s.held[seat] &= ~(1 << secret)
    s.picked[seat] = 1 + secret
    s.kind = ASK_ROW


def fitting(g: Terms, s: Table) -> list[int]:
    """The cells on which the next tile may be laid face down (11c, 11d)."""
    for fewest in range(FEWEST_BETWEEN, 0, -1):
        cells = [cell for cell in range(g.cells) if fits(g, s, cell, fewest)]
        if cells:
            return cells
    return [cell for cell in range(g.cells) if g.grid.available[cell] and s.tiles[cell] == EMPTY]


def fits(g: Terms, s: Table, cell: int, fewest: int) -> bool:
    """Whether a cell has at least `fewest` empty spaces between it and every tile, and few enough between it and some tile."""
    if not g.grid.available[cell]:
        return False
    closest = g.cells
    for other in s.laid:
        closest = min(closest, g.grid.distance(cell, other) - 1)
    return not s.laid or fewest <= closest <= MOST_BETWEEN


def row_options(g: Terms, s: Table) -> list[int]:
    rows: list[int] = []
    for cell in fitting(g, s):
        row = ROW + cell // g.grid.width
        if row not in rows:
            rows.append(row)
    return rows


def spot_options(g: Terms, s: Table) -> list[int]:
    return [SPOT + g.spot[cell] for cell in fitting(g, s) if cell // g.grid.width == s.spot]


def spot_refusal(g: Terms, s: Table, cell: int) -> int:
    if cell < 0:
        return cite.OUTSIDE_AREA
    if cell // g.grid.width != s.spot:
        return cite.ROW_THEN_SPACE
    return 0 if cell in fitting(g, s) else cite.SPACING


def row_refusal(g: Terms, s: Table, action: int) -> int:
    if action - ROW >= g.grid.height:
        return cite.OUTSIDE_AREA
    return 0 if action in row_options(g, s) else cite.SPACING


def choose_row(s: Table, row: int) -> None:
    s.spot = row
    s.kind = ASK_SPOT


def lay_face_down(g: Terms, s: Table, seat: int, cell: int, out: list[Event] | None) -> None:
    secret = s.picked[seat] - 1
    s.picked[seat] = 0
    s.spot = NONE
    s.tiles[cell] = FACE_DOWN
    s.room -= 1
    s.laid.append(cell)
    s.laid_seen.append(1 << seat)  # 11b
    s.secrets.append(secret)
    if out is not None:
        out.append((TOLD_LAID_DOWN, 1 << seat, seat, cell, secret))
    if len(s.laid) < len(SECRETS) * g.seats:
        ask_secret(g, s)
    else:
        reveal(g, s, out)


def reveal(g: Terms, s: Table, out: list[Event] | None) -> None:
    """All face-down tiles are turned up (11e)."""
    for index in range(len(s.laid)):
        cell = s.laid[index]
        secret = s.secrets[index]
        s.tiles[cell] = SECRET_TILES[secret]
        if secret == SECRET_BASE:
            s.sites.append(cell)
        if out is not None:
            out.append((TOLD_REVEALED, EVERYONE, cell, SECRET_TILES[secret]))
    s.laid = []
    s.laid_seen = []
    s.secrets = []
    s.held = []
    s.picked = []
    assign_bases(g, s, out)


def imagine(g: Terms, s: Table, seat: int, random: Callable[[], float]) -> None:
    """Fill in what other players' face-down tiles may be, each arrangement being equally likely."""
    for other in range(len(s.held)):
        if other == seat:
            continue
        secrets = [0, 1, 2]
        for index in range(2, 0, -1):
            swap = int(random() * (index + 1))
            secrets[index], secrets[swap] = secrets[swap], secrets[index]
        for index in range(len(s.laid)):
            if s.order[index % g.seats] == other:
                s.secrets[index] = secrets.pop()
        s.picked[other] = 1 + secrets.pop() if s.seat == other and s.kind != ASK_SECRET else 0
        s.held[other] = sum([1 << secret for secret in secrets])


# 12 Base assignment


def assign_bases(g: Terms, s: Table, out: list[Event] | None) -> None:
    """Give out the start bases, at once or by the decisions that it takes."""
    s.tops = [NOBODY] * len(s.sites)
    if g.assignment == "fixed":
        s.tops = list(range(g.seats))
        start(g, s, out)
    elif g.assignment == "lot":
        s.seat = CHANCE
        s.kind = ASK_LOT
    else:
        s.piles = [0] * len(s.sites)
        s.seat = CHANCE
        s.kind = ASK_STARTER


def without_base(g: Terms, s: Table) -> list[int]:
    return [seat for seat in range(g.seats) if seat not in s.tops]


def draw_lot(g: Terms, s: Table, seat: int, out: list[Event] | None) -> None:
    """A seat gets the next start base (12a); the last one is clear."""
    s.tops[s.tops.index(NOBODY)] = seat
    left = without_base(g, s)
    if len(left) == 1:
        s.tops[s.tops.index(NOBODY)] = left[0]
        start(g, s, out)


def begin_auction(g: Terms, s: Table, seat: int, out: list[Event] | None) -> None:
    """The starter and the others clockwise place a marker each (12b)."""
    if out is not None:
        out.append((TOLD_STARTER, EVERYONE, seat))
    s.active = seat
    begin_round(g, s, out)


def begin_round(g: Terms, s: Table, out: list[Event] | None) -> None:
    """Those without a top marker place one in this round (12c)."""
    left = without_base(g, s)
    if not left:
        start(g, s, out)
        return
    s.round += 1
    s.waiting = sum([1 << seat for seat in left])
    ask_bid(g, s)


def ask_bid(g: Terms, s: Table) -> None:
    for step in range(g.seats):
        seat = (s.active + step) % g.seats
        if s.waiting >> seat & 1:
            s.seat = seat
            s.kind = ASK_BID
            return


def bid_refusal(s: Table, site: int) -> int:
    if site >= len(s.sites):
        return cite.AUCTION
    return cite.AUCTION_CAP if s.round > LAST_FREE_ROUND and s.piles[site] else 0


def bid(g: Terms, s: Table, seat: int, site: int, out: list[Event] | None) -> None:
    s.tops[site] = seat
    s.piles[site] += 1
    s.waiting &= ~(1 << seat)
    if out is not None:
        out.append((TOLD_BID, EVERYONE, seat, site, s.piles[site]))
    if s.waiting:
        ask_bid(g, s)
    else:
        begin_round(g, s, out)


def start(g: Terms, s: Table, out: list[Event] | None) -> None:
    """Everyone has a base: pay for it (12e), and put robots, cubes and markers where they start (2c)."""
    for site in range(len(s.sites)):
        seat = s.tops[site]
        cell = s.sites[site]
        fine = s.piles[site] - 1 if s.piles else 0
        s.fines[seat] = fine
        s.tiles[cell] = BASE_TILE + seat
        s.markers[cell] = seat
        s.robots[seat * ROBOTS] = cell
        s.on[seat] = 1
        for colour in range(3):
            s.cubes[g.purse[seat] + colour] += START_CUBES
        if out is not None:
            out.append((TOLD_ASSIGNED, EVERYONE, seat, cell, fine))
    s.sites = []
    s.tops = []
    s.piles = []
    s.round = 0
    begin_turn(g, s, out)


# what can be chosen


def setup_options(g: Terms, s: Table, seat: int) -> list[int]:
    kind = s.kind
    if kind == ASK_SECRET:
        return [PLACE + secret for secret in range(len(SECRETS)) if s.held[seat] >> secret & 1]
    if kind == ASK_ROW:
        return row_options(g, s)
    if kind == ASK_SPOT:
        return spot_options(g, s)
    if kind == ASK_BID:
        return [BID + site for site in range(len(s.sites)) if bid_refusal(s, site) == 0]
    if kind == ASK_ORDER:
        return [NEXT + each for each in next_in_order(g, s)]
    if kind == ASK_LOT:
        return [ASSIGN + each for each in without_base(g, s)]
    return [STARTER + each for each in range(g.seats)]


def setup_refusal(g: Terms, s: Table, seat: int, action: int) -> int:
    """Why an answer is not possible while the game is set up; 0 if it is."""
    kind = s.kind
    if kind == ASK_SECRET and PLACE <= action < BID:
        return 0 if s.held[seat] >> (action - PLACE) & 1 else cite.TILE_IN_HAND
    if kind == ASK_ROW and ROW <= action < PLACE:
        return row_refusal(g, s, action)
    if kind == ASK_SPOT and SPOT <= action < SPOT + len(g.cell):
        return spot_refusal(g, s, g.cell[action - SPOT])
    if kind == ASK_BID and BID <= action < ASSIGN:
        return bid_refusal(s, action - BID)
    if kind == ASK_ORDER and NEXT <= action < STARTER:
        return 0 if action - NEXT in next_in_order(g, s) else cite.PLAYER_ORDER
    if kind == ASK_LOT and ASSIGN <= action < NEXT:
        return 0 if action - ASSIGN in without_base(g, s) else cite.BY_LOT
    if kind == ASK_STARTER and action >= STARTER:
        return 0 if action - STARTER < g.seats else cite.AUCTION
    return cite.ANSWER_WHAT_IS_ASKED


def do_setup(g: Terms, s: Table, seat: int, action: int, out: list[Event] | None) -> None:
    kind = s.kind
    if kind == ASK_SECRET:
        pick(s, seat, action - PLACE)
    elif kind == ASK_ROW:
        choose_row(s, action - ROW)
    elif kind == ASK_SPOT:
        lay_face_down(g, s, seat, g.cell[action - SPOT], out)
    elif kind == ASK_BID:
        bid(g, s, seat, action - BID, out)
    elif kind == ASK_ORDER:
        draw_next(g, s, action - NEXT, out)
    elif kind == ASK_LOT:
        draw_lot(g, s, action - ASSIGN, out)
    else:
        begin_auction(g, s, action - STARTER, out)
