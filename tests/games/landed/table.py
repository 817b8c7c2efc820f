"""Typing Landed positions and moves into tests."""

from landtake.games.landed import ground
from landtake.games.landed.data import LETTERS, PRINTED, TERRAINS
from landtake.games.landed.tables import FIRST_EDGE
from landtake.parts.hex import EDGE_NAMES
from landtake.testing import position, refused

TERRAFORM = {"action": "terraform"}
PLAN = {"action": "plan"}
SIGN = {"action": "sign"}
TWO_POINTS = {"action": "two points"}
END = {"turn": "end"}
ABILITY = {"ability": "use"}
NO_ABILITY = {"ability": "decline"}


def landed(text="", seats=2, **settings):
    """A match at a position; chance is played by hand."""
    return position("landed", text, seats=seats, **settings)


def now(match):
    """The whole state."""
    return match.state_at(len(match.records))


def asked(match):
    return match.decision.seats[0], match.decision.kind


def play(match, *actions):
    for action in actions:
        match.play(match.decision.seats[0], action)


def use(card):
    return {"use": card}


def keep(*contracts):
    return {"keep": list(contracts)}


def plot(match, q, r):
    """The action that names the plot at a cell."""
    return {"plot": now(match).plots.index(ground.packed(q, r))}


def face(text):
    """A face such as a0 or b3."""
    return {"side": text[0], "turn": int(text[1])}


def lay(match, tile, cell, how="a0"):
    """Lay a tile from the hand, once Terraforming was chosen."""
    play(match, {"tile": tile})
    play(match, plot(match, *cell), face(how))


def size(match, q, r, edge):
    """The size of the area at an edge of a cell."""
    s = now(match)
    return ground.area_size(s, ground.area_at(s, s.plots.index(ground.packed(q, r)), EDGE_NAMES.index(edge)))


def no(match, action, seat=None):
    """The rule that refuses an action; None if it is legal."""
    return refused(match, action, seat)


def legal(match):
    return [action.to_json() for action in match.options(match.decision.seats[0])]


def draw(match, *tiles):
    for tile in tiles:
        play(match, {"draw tile": tile})


def first_edge(tile, how, edge):
    """The name by which the section at an edge of a face is claimed."""
    index = (tile * 12 + 6 * "ab".index(how[0]) + int(how[1])) * 6 + EDGE_NAMES.index(edge)
    return EDGE_NAMES[FIRST_EDGE[index]]


def faces_with(terrain, through):
    """Tiles and faces whose west edge, and east edge in the same section if `through`, show a terrain."""
    letter = LETTERS[TERRAINS.index(terrain)]
    found = {}
    for tile, sides in enumerate(PRINTED.sides, 1):
        for side in (0, 1):
            for turn in range(6):
                edges = [LETTERS[sides[side][(edge - turn) % 6]] for edge in range(6)]
                joined = (edges[3:] == [letter] * 3 and edges[0] == letter) or edges[:4] == [letter] * 4
                if joined if through else edges[3] == letter:
                    found.setdefault(tile, "ab"[side] + str(turn))
    return found


def stretch(terrain, length):
    """A row of tiles that is one area: the land with all but the last, and the last, which has no satellite, with its face and cell."""
    through = faces_with(terrain, True)
    ends = {tile: how for tile, how in faces_with(terrain, False).items() if tile not in through}
    inner = list(through.items())[: max(0, length - 2)]
    left = [(tile, how) for tile, how in {**ends, **through}.items() if (tile, how) not in inner]
    last = next(pair for pair in left if not PRINTED.satellite_tiles[pair[0] - 1])
    left.remove(last)
    row = ([(left[0][0], half_turn(left[0][1]))] if length > 1 else []) + inner
    start = "start1" if terrain == "tundra" else "start"
    land = [f"{start} @ 0,0", *(f"{tile}{how} @ {q},0" for q, (tile, how) in enumerate(row, 1))]
    return land, last, (len(row) + 1, 0)


def half_turn(how):
    """The face turned half round, so that what was on its west edge is on the east edge."""
    return how[0] + str((int(how[1]) + 3) % 6)


def toml(**keys):
    """Keys as the lines of a position."""
    return "\n".join(f"{key} = {value!r}" for key, value in keys.items())
