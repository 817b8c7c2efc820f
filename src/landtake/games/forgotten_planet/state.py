"""What is on the planet, and who sees it; only tiles laid face down during the set-up are hidden."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from landtake.core.state import OVER, Field, State, declare, owner, public, shown

# What can lie on a cell.
EMPTY: Final = 0
LAND_TILE: Final = 1
BROWN_MINE: Final = 2
WHITE_MINE: Final = 3
BLUE_MINE: Final = 4
SPECIAL_MINE: Final = 5
BASE_TILE: Final = 6
"""The base of seat 0; those of the other seats follow."""
SITE: Final = 10
"""A start base that nobody has yet."""
FACE_DOWN: Final = 11

NOBODY: Final = -1
NONE: Final = -1
ROBOTS: Final = 7
COLOUR_COUNT: Final = 3

FIELDS: Final = declare(
    public("order", "turn", "active", "stall"),
    public("tiles", "markers", "walls", "robots", "on"),
    public("energy", "stored", "cubes", "points", "fines"),
    public("land_left", "mines_left", "bases_left", "walls_left", "room"),
    public("robot", "spot", "due", "choices", "fresh", "stirred"),
    public("shared", "pending"),
    public("sites", "tops", "piles", "waiting", "round"),
    public("laid", "laid_seen"),
    shown("secrets", to="laid_seen"),
    owner("held", "picked"),
    public("reason"),
)


class Table(State):
    """A position of The Forgotten Planet.

    Cells are numbered row by row; directions are 0 to 3 for north, east, south and west; colours 0 to 2 for brown, white and
    blue. Lists by seat and something else have the entries of a seat in a row.
    """

    def __init__(self, tiles: list[int], markers: list[int], walls: list[int], robots: list[int], cubes: list[int]) -> None:
        self.seat = OVER
        self.kind = 0
        self.asked = 0

        self.order: list[int] = []
        """The seats in their order of play, as far as it is drawn."""
        self.turn = 0
        """How many turns have begun."""
        self.active = NOBODY
        self.stall = 0
        """Turns in a row in which no tile was laid and no land tile left the bank."""

        self.tiles = tiles
        self.markers = markers
        """Who controls each cell since the last check."""
        self.walls = walls
        """The sides of each cell on which a wall stands, as a mask; a wall stands in the masks of both cells."""
        self.robots = robots
        """The cell of each robot, by seat and number, or NONE if it is not in play."""
        self.on: list[int] = []
        """The robots of each seat that were on when last checked, as masks."""

        self.energy = 0
        self.stored: list[int] = []
        self.cubes = cubes
        """Cubes by seat and colour; those of an alliance lie with its first seat."""
        self.points: list[int] = []
        """Points in tokens."""
        self.fines: list[int] = []
        """Points paid in the auction."""

        self.land_left = 0
        self.mines_left: list[int] = []
        self.bases_left = 0
        self.walls_left = 0
        self.room = 0
        """Available cells without a tile."""

        self.robot = NONE
        """The number of the robot that acts now."""
        self.spot = NONE
        """The cell, or while tiles are laid face down the row, that was chosen for what is asked now."""
        self.due = 0
        """What is being paid for: 0 nothing, 1 to 4 a wall in a direction, 5 a robot."""
        self.choices = 0
        """Cubes of special mines whose colours are still to be chosen."""
        self.fresh: list[int] = []
        """Cells on which tiles were laid since the last check of control."""
        self.stirred = 0
        """What else happened since then, as a mask: 1 a wall changed, 2 a land tile was consumed."""

        self.shared: list[int] = []
        """With alliances, 1 plus the alliance between whose bases alone a tile lies equally near, as of the last check; else 0."""
        self.pending: list[int] = []
        """Such tiles that are still to be given, in their order."""

        self.sites: list[int] = []
        """The start bases while they are assigned."""
        self.tops: list[int] = []
        """The seat whose marker is on top of each start base in the auction."""
        self.piles: list[int] = []
        """How many markers lie on each start base in the auction."""
        self.waiting = 0
        """The seats that still place a marker in this round of the auction, as a mask."""
        self.round = 0

        self.laid: list[int] = []
        """The cells of the tiles that lie face down, in the order in which they were laid."""
        self.laid_seen: list[int] = []
        self.secrets: list[int] = []
        """What they are: 0 base, 1 land, 2 special mine."""
        self.held: list[int] = []
        """The tiles that each seat has still to lay face down, as masks."""
        self.picked: list[int] = []
        """The tile that each seat is about to lay face down, plus one."""

        self.reason = 0

    def fields(self) -> tuple[Field, ...]:
        return FIELDS

    def maker(self) -> Callable[[], State]:
        return blank

    def copy(self) -> Table:
        new = Table(self.tiles[:], self.markers[:], self.walls[:], self.robots[:], self.cubes[:])
        new.seat = self.seat
        new.kind = self.kind
        new.asked = self.asked
        new.order = self.order[:]
        new.turn = self.turn
        new.active = self.active
        new.stall = self.stall
        new.on = self.on[:]
        new.energy = self.energy
        new.stored = self.stored[:]
        new.points = self.points[:]
        new.fines = self.fines[:]
        new.land_left = self.land_left
        new.mines_left = self.mines_left[:]
        new.bases_left = self.bases_left
        new.walls_left = self.walls_left
        new.room = self.room
        new.robot = self.robot
        new.spot = self.spot
        new.due = self.due
        new.choices = self.choices
        new.fresh = self.fresh[:]
        new.stirred = self.stirred
        new.shared = self.shared[:]
        new.pending = self.pending[:]
        new.sites = self.sites[:]
        new.tops = self.tops[:]
        new.piles = self.piles[:]
        new.waiting = self.waiting
        new.round = self.round
        new.laid = self.laid[:]
        new.laid_seen = self.laid_seen[:]
        new.secrets = self.secrets[:]
        new.held = self.held[:]
        new.picked = self.picked[:]
        new.reason = self.reason
        return new


def blank() -> Table:
    """A table with nothing on it, not even cells."""
    return Table([], [], [], [], [])


def empty(seats: int, cells: int) -> Table:
    """A table for so many players with nothing on its cells."""
    s = Table([EMPTY] * cells, [NOBODY] * cells, [0] * cells, [NONE] * (seats * ROBOTS), [0] * (seats * COLOUR_COUNT))
    s.on = [0] * seats
    s.stored = [0] * seats
    s.points = [0] * seats
    s.fines = [0] * seats
    return s
