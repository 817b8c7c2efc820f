"""Landomy once more, slowly and plainly: the oracle for the fast rules. Positions are dictionaries, moves are JSON."""

from collections import Counter

from landtake.games.landomy.data import CELLS, ISLANDS, PRINTED, VERBS

GRID = {name: (index // 3, index % 3) for index, name in enumerate(CELLS)}
AT = {spot: name for name, spot in GRID.items()}
OTHER = {"south": "north", "north": "south"}


def neighbours(cell):
    row, column = GRID[cell]
    spots = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [AT[spot] for spot in spots if spot in AT]


def sectors(number, place):
    """The islands that a map marks, by turning its picture once for every side from south over west to north and east."""
    spots = [GRID[cell] for index, cell in enumerate(CELLS) if PRINTED.maps[number - 1] >> index & 1]
    for _ in range(("s", "w", "n", "e").index(place[-1])):
        spots = [(column, 2 - row) for row, column in spots]
    return {AT[spot] for spot in spots}


class SlowTable:
    """A position in the words of the rulebook."""

    def __init__(self, document):
        counts = [entry.split("/") for entry in document["islands"].replace("|", " ").split()]
        self.ships = {
            player: Counter({cell: int(count[side]) for cell, count in zip(CELLS, counts, strict=True)})
            for side, player in enumerate(("south", "north"))
        }
        self.layout = dict(zip(CELLS, document["layout"].replace("|", " ").split(), strict=True))
        self.storms = set(document["storms"])
        self.laid = dict(document["laid"])
        self.offer = set(document["offer"])
        self.active = document["active"]
        self.asks = document["asks"]

    def reserve(self, player):
        return 12 - sum(self.ships[player].values())

    def verb(self):
        island = ISLANDS.index(self.layout[self.asks["at"].split("-")[0]])
        printed = PRINTED.black if self.asks["step"] == 0 else PRINTED.white
        return VERBS[printed[island]]

    def possible(self, player, cell):
        if cell in self.storms:
            return False
        if self.verb() == "move":
            return any(self.ships[player][near] for near in neighbours(cell))
        return self.verb() == "storm" or self.reserve(player) > 0

    def options(self):
        """The legal moves as a set of sorted items, found by trying everything that could be said."""
        kind, player = self.asks["kind"], self.asks["seat"]
        return {tuple(sorted(move.items())) for move in self.moves(kind, player)}

    def moves(self, kind, player):
        places = [f"{cell}-{side}" for cell, (row, column) in GRID.items() for side in sides(row, column)]
        open_ = self.asks["open"]
        if kind in ("map", "face-down"):
            free = [place for place in places if place not in self.laid]
            mine = [place for place in free if self.ships[player][place.split("-")[0]]]
            for number in self.offer:
                for place in mine or free:
                    yield {"map": number, "at": place} if mine else {"map": number, "at": place, "face": "down"}
        elif kind == "reinforce":
            yield from ({"airship": cell} for cell in CELLS if cell not in self.storms)
        elif kind == "settle":
            yield from ({"airship": cell} for cell in CELLS if cell != "C")
        elif kind == "push":
            here = self.asks["target"]
            for owner in ("south", "north"):
                if self.ships[owner][here]:
                    yield from ({"push": owner, "to": cell} for cell in neighbours(here) if cell not in self.storms)
        elif kind == "count":
            yield from ({"move": n} for n in self.counts(player))
        else:
            can = [cell for cell in open_ if self.possible(player, cell)]
            if can and self.verb() == "storm":
                yield from ({"storm": storm, "to": cell} for storm in self.storms for cell in can)
            else:
                yield from ({"sector": cell} for cell in can or open_)

    def counts(self, player):
        sources = sorted(self.asks["sources"], key=CELLS.index, reverse=player == "north")
        most = self.ships[player][sources[0]]
        least = 1 if len(sources) == 1 and self.asks["moved"] == 0 else 0
        return range(least, most + 1)


def sides(row, column):
    return [side for side, there in (("n", row == 0), ("s", row == 2), ("w", column == 0), ("e", column == 2)) if there]


def islands_after(table, player, move):
    """The airships on the islands after a move, in the order South, North; third action and conflicts included."""
    ships = {name: Counter(count) for name, count in table.ships.items()}
    storms, open_, step = set(table.storms), set(table.asks["open"]), table.asks["step"]
    kind = table.asks["kind"]
    done = None
    if kind in ("reinforce", "settle"):
        ships[player][move["airship"]] += 1
    elif kind == "storm":
        storms = storms - {move["storm"]} | {move["to"]}
        done = move["to"] if not ships["south"][move["to"]] and not ships["north"][move["to"]] else None
    elif kind == "push":
        done = table.asks["target"]
        ships[move["push"]][done] -= 1
        ships[move["push"]][move["to"]] += 1
    elif kind == "place":
        done = move["sector"]
        ships[player][done] += 1
    elif kind == "cover":
        done = move["sector"]
    elif kind == "count":
        sources = sorted(table.asks["sources"], key=CELLS.index, reverse=player == "north")
        target = table.asks["target"]
        ships[player][sources[0]] -= move["move"]
        ships[player][target] += move["move"]
        if len(sources) == 1:
            done = target
            lost = min(ships["south"][target], ships["north"][target])
            ships["south"][target] -= lost
            ships["north"][target] -= lost
    if done is not None and step == 1:
        (last,) = open_ - {done}
        if last not in storms and sum(ships[table.active].values()) < 12:
            ships[table.active][last] += 1
    return [[ships[name][cell] for cell in CELLS] for name in ("south", "north")], storms
