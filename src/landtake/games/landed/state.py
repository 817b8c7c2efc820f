"""What is on Landed's table, and who sees it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from landtake.core.state import OVER, Field, State, declare, nobody, owner, public, shown

NONE: Final = -1
NO_TILE: Final = 0
"""No tile is being laid; the starting tile never is."""

COVERED: Final = -2
"""Where a tile is that lies under another."""

FIELDS: Final = declare(
    public("active", "first", "turn", "turns_left", "reason"),
    public("points", "cubes", "fulfilled", "used"),
    nobody("bag", "deck", "orbit"),
    shown("queue", to="queue_seen"),
    public("queue_seen"),
    owner("hands", "contracts", "cards", "fresh"),
    public("acted", "carded", "claimed", "window"),
    public("dealing", "due", "plot", "covering", "extra", "edge", "ability", "lifted", "robbed"),
    owner("keeping", "laying"),
    shown("drawn", to="drawn_seen"),
    public("drawn_seen"),
    public("plots", "near", "tile_at", "free"),
    public("where", "face", "under", "cube"),
    public("section", "parent", "area_tiles", "area_cubes"),
)


class Table(State):
    """A position of Landed. Contracts are numbered from 0 here, tiles as they are printed; the starting tile is 0."""

    def __init__(
        self, hands: list[list[int]], contracts: list[list[int]], cards: list[list[int]], fresh: list[list[int]], fulfilled: list[list[int]]
    ) -> None:
        self.seat = OVER
        self.kind = 0
        self.asked = 0

        self.active = 0
        self.first = 0
        self.turn = 0
        """Counted from 1; 0 during the set-up."""
        self.turns_left = NONE
        """How many turns follow this one once the last round is called."""
        self.reason = NONE

        self.points: list[int] = []
        """By seat, beyond 99 if need be (1k)."""
        self.cubes: list[int] = []
        self.fulfilled = fulfilled
        self.used: list[int] = []
        """Satellite cards that were used, in rising order of kind."""

        self.bag: list[int] = []
        self.deck: list[int] = []
        """The part of the contract deck whose order nobody knows, in rising order."""
        self.orbit: list[int] = []
        """The satellite deck, in rising order of kind."""
        self.queue: list[int] = []
        """The contracts under the deck, the uppermost first."""
        self.queue_seen: list[int] = []

        self.hands = hands
        self.contracts = contracts
        self.cards = cards
        """Satellite cards held since an earlier turn, in rising order of kind."""
        self.fresh = fresh
        """Satellite cards obtained this turn."""

        self.acted = 0
        """Whether this turn's action was chosen."""
        self.carded = 0
        """Whether a satellite card was used this turn."""
        self.claimed = 0
        """Whether an area was claimed this turn."""
        self.window = NONE
        """The tile just laid, on which an area may be claimed."""

        self.dealing = 0
        """The seat that tiles or contracts are drawn for."""
        self.due = 0
        """How many are still to be drawn."""
        self.plot = NONE
        """The plot to which a tile goes."""
        self.covering = 0
        """Whether the tile that is being laid is a Redesign."""
        self.extra = 0
        """Whether the tile that is being laid is laid by an ability, and so opens no claim."""
        self.edge = NONE
        """The first edge of the section that is being claimed."""
        self.ability = NONE
        """The contract whose ability is offered or being used."""
        self.lifted = NONE
        """The plot from which a tile is being moved."""
        self.robbed = NONE
        """The seat from which a satellite card is being stolen."""

        self.keeping: list[int] = []
        """The contracts that each seat keeps at the start, as an action; 0 until it has chosen."""
        self.laying: list[int] = []
        """The tile that each seat is laying."""
        self.drawn: list[int] = []
        """The contracts that are being signed, in the order in which they were drawn."""
        self.drawn_seen: list[int] = []

        self.plots: list[int] = []
        """The coordinates of each plot, as `ground.packed`."""
        self.near: list[int] = []
        """The plot over each edge of each plot, by plot * 6 + edge; NONE where no plot is in reach yet."""
        self.tile_at: list[int] = []
        """The tile that lies on each plot."""
        self.free: list[int] = []
        """The empty plots next to a tile, in rising order."""

        self.where: list[int] = []
        """The plot on which each tile lies, NONE or COVERED."""
        self.face: list[int] = []
        """Which face of each tile is up, NONE until it was laid."""
        self.under: list[int] = []
        """The tile that lies under each tile."""
        self.cube: list[int] = []
        """The cube on each tile, as seat * 6 + first edge of its section."""

        self.section: list[int] = []
        """The section at each edge of each plot, by plot * 6 + edge; NONE for lava and where no tile is."""
        self.parent: list[int] = []
        """Sections of one area lead to the same section, its root, from parent to parent."""
        self.area_tiles: list[int] = []
        """The tiles that an area spans, as a mask at its root."""
        self.area_cubes: list[int] = []
        """The seats that have a cube in an area, as a mask at its root."""

    def fields(self) -> tuple[Field, ...]:
        return FIELDS

    def maker(self) -> Callable[[], State]:
        return empty

    def key(self) -> tuple[Any, ...]:
        """The same value as every state's, without looking for lists inside the long lists of numbers."""
        return tuple([value if isinstance(value, int) else _frozen(value) for value in self.values()])

    def copy(self) -> Table:
        new = Table(
            [hand[:] for hand in self.hands],
            [held[:] for held in self.contracts],
            [held[:] for held in self.cards],
            [held[:] for held in self.fresh],
            [held[:] for held in self.fulfilled],
        )
        new.seat = self.seat
        new.kind = self.kind
        new.asked = self.asked
        new.active = self.active
        new.first = self.first
        new.turn = self.turn
        new.turns_left = self.turns_left
        new.reason = self.reason
        new.points = self.points[:]
        new.cubes = self.cubes[:]
        new.used = self.used[:]
        new.bag = self.bag[:]
        new.deck = self.deck[:]
        new.orbit = self.orbit[:]
        new.queue = self.queue[:]
        new.queue_seen = self.queue_seen[:]
        new.acted = self.acted
        new.carded = self.carded
        new.claimed = self.claimed
        new.window = self.window
        new.dealing = self.dealing
        new.due = self.due
        new.plot = self.plot
        new.covering = self.covering
        new.extra = self.extra
        new.edge = self.edge
        new.ability = self.ability
        new.lifted = self.lifted
        new.robbed = self.robbed
        new.keeping = self.keeping[:]
        new.laying = self.laying[:]
        new.drawn = self.drawn[:]
        new.drawn_seen = self.drawn_seen[:]
        new.plots = self.plots[:]
        new.near = self.near[:]
        new.tile_at = self.tile_at[:]
        new.free = self.free[:]
        new.where = self.where[:]
        new.face = self.face[:]
        new.under = self.under[:]
        new.cube = self.cube[:]
        new.section = self.section[:]
        new.parent = self.parent[:]
        new.area_tiles = self.area_tiles[:]
        new.area_cubes = self.area_cubes[:]
        return new


def _frozen(entries: list[Any]) -> tuple[Any, ...]:
    if entries and isinstance(entries[0], list):
        return tuple([tuple(entry) for entry in entries])
    return tuple(entries)


def empty() -> Table:
    """A table with nothing on it."""
    return Table([], [], [], [], [])
