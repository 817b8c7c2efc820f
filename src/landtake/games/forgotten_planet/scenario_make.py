"""Balanced scenarios, made at random: symmetric fields in which nothing is unfair."""

from __future__ import annotations

from random import Random
from typing import Final

from landtake.core.errors import BadSetting
from landtake.games.forgotten_planet.data import PRINTED
from landtake.games.forgotten_planet.scenario import FREE, OBSTACLE, SPECIAL, BadScenario, parse
from landtake.games.forgotten_planet.scenario_check import complaints
from landtake.games.forgotten_planet.tables import MAX_SEATS

Cell = tuple[int, int]

SIZES: Final = {2: (7, 9), 3: (9, 11), 4: (9, 11)}
"""The narrowest and widest field for so many players."""

ROOM: Final = 3
TO_A_MINE: Final = 3
TO_A_BASE: Final = 6
"""How many available cells lie beside a base at least, and how many steps it is to a special mine and to another base."""

TRIES: Final = 20000
NAMES: Final = ("Ash", "Basalt", "Cinder", "Dust", "Ember", "Frost", "Iron", "Mercury", "Ochre", "Quartz", "Rust", "Sulphur")
PLACES: Final = ("Basin", "Crater", "Fields", "Flats", "Hollow", "Plateau", "Reach", "Ridge", "Shelf", "Steps", "Terrace", "Vale")


def make(players: int, seed: int) -> str:
    """A balanced scenario for so many players as the text of a file; the same seed gives the same."""
    if not 2 <= players <= MAX_SEATS:
        raise BadSetting(f"scenarios are for 2 to {MAX_SEATS} players, not {players}")
    rng = Random(f"{players}:{seed}")
    for _ in range(TRIES):
        text = _attempt(players, rng)
        if text and _plays_well(text):
            return text
    raise BadSetting(f"no balanced scenario for {players} players came up with seed {seed}; try another seed")


def _plays_well(text: str) -> bool:
    """Whether a scenario is fair, and its bases have room around them and some way to go to mines and to each other."""
    try:
        scenario = parse(text)
    except BadScenario:
        return False
    grid = scenario.grid
    for site in scenario.sites:
        if sum(grid.beside[site * 4 + side] >= 0 for side in range(4)) < ROOM:
            return False
        near = min(grid.distance(site, mine) for mine in scenario.special)
        apart = min(grid.distance(site, other) for other in scenario.sites if other != site)
        if near < TO_A_MINE or apart < TO_A_BASE:
            return False
    return not complaints(scenario)


def _attempt(players: int, rng: Random) -> str:
    """A symmetric field with something in it; empty if the pieces fell on one another."""
    width = rng.choice(range(SIZES[players][0], SIZES[players][1] + 1, 2))
    height = width if players == 4 else rng.choice((width, width - 1, width - 2))
    images = _symmetry(players, width, height)
    bases = _bases(players, width, height, rng)
    mines = [(width // 2, bases[0][1])] if players == 3 else _orbits(images, width, height, rng, rng.choice((1, 1, 2)))
    obstacles = _orbits(images, width, height, rng, rng.choice((0, 1, 2, 3)))
    if len(mines) > PRINTED.special_mines or len({*bases, *mines, *obstacles}) < len(bases) + len(mines) + len(obstacles):
        return ""
    area = width * height - len(obstacles)
    name = f"{rng.choice(NAMES)} {rng.choice(PLACES)}"
    signs = {**dict.fromkeys(mines, SPECIAL), **dict.fromkeys(obstacles, OBSTACLE), **{base: str(i) for i, base in enumerate(bases, 1)}}
    rows = [" ".join(signs.get((column, row), FREE) for column in range(width)) for row in range(height)]
    head = f'name = "{name}"\nplayers = {players}\narea = "fixed"\nland = {min(PRINTED.land, round(area * 2 / 3))}\n'
    return f'{head}grid = """\n' + "\n".join(rows) + '\n"""\n'


def _symmetry(players: int, width: int, height: int) -> list[list[int]]:
    """How a cell is mapped onto its images, as coefficients: column and row from column, row and 1."""
    same = [1, 0, 0, 0, 1, 0]
    mirrored = [-1, 0, width - 1, 0, 1, 0]
    half = [-1, 0, width - 1, 0, -1, height - 1]
    if players == 2:
        return [same, half]
    if players == 3:
        return [same, mirrored]
    return [same, [0, -1, width - 1, 1, 0, 0], half, [0, 1, 0, -1, 0, width - 1]]


def _images(images: list[list[int]], cell: Cell) -> list[Cell]:
    column, row = cell
    return sorted({(m[0] * column + m[1] * row + m[2], m[3] * column + m[4] * row + m[5]) for m in images})


def _orbits(images: list[list[int]], width: int, height: int, rng: Random, count: int) -> list[Cell]:
    """Some cells with all their images."""
    cells: list[Cell] = []
    for _ in range(count):
        for cell in _images(images, (rng.randrange(width), rng.randrange(height))):
            if cell not in cells:
                cells.append(cell)
    return cells


def _bases(players: int, width: int, height: int, rng: Random) -> list[Cell]:
    """Start bases near the rim: images of one for two or four players, two images and one on the axis for three."""
    column, row = rng.randrange(width), rng.randrange(2)
    if players == 2:
        return [(column, row), (width - 1 - column, height - 1 - row)]
    if players == 4:
        return [(column, row), (width - 1 - row, column), (width - 1 - column, width - 1 - row), (row, width - 1 - column)]
    column, row = rng.randrange(2), rng.randrange(height)
    across = width // 2 - column  # as far from the axis as the third base is from the row of the others, and all from the mine between
    return [(column, row), (width - 1 - column, row), (width // 2, max(0, min(height - 1, row + rng.choice((-across, across)))))]
