"""What never changes during one game of Landnám: its board's geometry and its settings."""

from __future__ import annotations

from typing import Final

from landtake.games.landnam.tables import CORNER_FACES, FACES, LATTICE


class Realm:
    """The board of one radius, and the settings, as the rules look them up."""

    def __init__(
        self, seats: int, radius: int, cards: int, turn_limit: int, rim_harbours: bool, harbours_beside: bool, open_hands: bool
    ) -> None:
        self.seats: Final = seats
        self.radius: Final = radius
        self.cards: Final = cards
        """Of each resource."""
        self.turn_limit: Final = turn_limit
        self.rim_harbours: Final = rim_harbours
        self.harbours_beside: Final = harbours_beside
        self.open_hands: Final = open_hands

        rim = radius + 1
        self.inside: Final = 3 * radius * rim + 1
        """Hexes inside the rim: those with lower numbers."""
        self.faces: Final = self.inside + 6 * rim
        """Hexes of the board, the rim included."""
        self.corners: Final = 6 * rim * rim
        self.near: Final[list[list[int]]] = [
            [other for other in LATTICE.beside[face * 6 : face * 6 + 6] if 0 <= other < self.faces] for face in range(self.faces)
        ]
        self.corners_of: Final[list[list[int]]] = [
            [corner for corner in LATTICE.corner_of[face * 6 : face * 6 + 6] if corner < self.corners] for face in range(self.faces)
        ]
        """The corners of each hex at which settlements can stand."""
        self.rim_edge: Final[list[int]] = [self._edge_of(face, rim) for face in range(FACES)]
        """The edge on which a hex of the rim lies between its corners; -1 for all others."""
        self.landings: Final[list[int]] = [face for face in range(self.inside, self.faces) if self.rim_edge[face] >= 0]
        self.close: Final[list[list[int]]] = [self._close_to(corner) for corner in range(self.corners)]
        """For each corner, its neighbours along hex edges in threes: the corner, and the two hexes along that edge."""

    def _edge_of(self, face: int, rim: int) -> int:
        place = face - self.inside
        return place // rim if 0 <= place < 6 * rim and place % rim else -1

    def _close_to(self, corner: int) -> list[int]:
        threes: list[int] = []
        mine = CORNER_FACES[corner * 3 : corner * 3 + 3]
        for other in LATTICE.corner_beside[corner]:
            if other < self.corners:
                theirs = CORNER_FACES[other * 3 : other * 3 + 3]
                along = [face for face in mine if face in theirs]
                threes += [other, along[0], along[1]]
        return threes
