"""Areas: the rulebook's figures, and the incremental areas against a flood fill from scratch."""

import random

import pytest

import landtake
from landtake.core.state import OVER
from landtake.games.landed import ground
from landtake.games.landed.data import LETTERS, PRINTED
from landtake.games.landed.kinds import TOLD_LAID as LAID
from landtake.games.landed.state import NONE
from landtake.parts.hex import EDGE_NAMES, neighbours
from landtake.testing.walks import choose
from tests.games.landed.table import TERRAFORM, landed, lay, now, play, size, toml


def labels(tile, face):
    """The six edges of a face as letters, from the printed data."""
    side = PRINTED.start if tile == 0 else PRINTED.sides[tile - 1][face // 6]
    return [LETTERS[side[(edge - face % 6) % 6]] for edge in range(6)]


def flood(s):
    """Every area by flood fill, as (terrain, tiles, colours), from coordinates, faces and cubes alone."""
    cells = {ground.cell_of(s, s.where[tile]): tile for tile in range(60) if s.where[tile] >= 0}
    shown = {cell: labels(tile, s.face[tile]) for cell, tile in cells.items()}
    todo = {(cell, edge) for cell in cells for edge in range(6) if shown[cell][edge] != "X"}
    found = []
    while todo:
        begin = todo.pop()
        terrain = shown[begin[0]][begin[1]]
        area, edge_of_area = {begin}, [begin]
        while edge_of_area:
            cell, edge = edge_of_area.pop()
            other = neighbours(*cell)[edge]
            for near in ((cell, (edge + 1) % 6), (cell, (edge - 1) % 6), (other, (edge + 3) % 6)):
                if near in todo and shown[near[0]][near[1]] == terrain:
                    todo.discard(near)
                    area.add(near)
                    edge_of_area.append(near)
        tiles = {cells[cell] for cell, _ in area}
        colours = {s.cube[cells[cell]] // 6 for cell, edge in area if s.cube[cells[cell]] % 6 == edge and s.cube[cells[cell]] != NONE}
        found.append((terrain, tuple(sorted(tiles)), tuple(sorted(colours)), tuple(sorted(area))))
    return sorted(found)


def kept(s):
    """Every area as the state keeps it, in the same form."""
    by_root = {}
    for plot in range(len(s.plots)):
        for edge in range(6):
            root = ground.area_at(s, plot, edge)
            if root != NONE:
                by_root.setdefault(root, []).append((ground.cell_of(s, plot), edge))
    found = []
    for root, area in by_root.items():
        cell, edge = area[0]
        tile = s.tile_at[s.plots.index(ground.packed(*cell))]
        tiles = tuple(each for each in range(60) if s.area_tiles[root] >> each & 1)
        colours = tuple(seat for seat in range(4) if s.area_cubes[root] >> seat & 1)
        found.append((labels(tile, s.face[tile])[edge], tiles, colours, tuple(sorted(area))))
    return sorted(found)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_areas_are_those_of_a_flood_fill_in_every_position_of_random_games(seats):
    game = landtake.info("landed").game(seats)
    told = []
    for seed in range(12):
        rng = random.Random(seed)
        s = game.setup()
        laid = None
        while s.seat != OVER:
            game.apply(s, *choose(game, s, rng), told)
            here = (tuple(s.tile_at), tuple(s.face), tuple(s.cube))
            if here != laid:
                laid = here
                assert kept(s) == flood(s)
    names = {game.event_kinds()[event[0]].name for event in told}
    assert "moved" in names
    assert any(event[0] == LAID and event[6] != NONE for event in told), "nothing was covered"


def test_1e_1f_the_figure_with_tundra_4_desert_3_and_lake_2():
    match = landed(toml(land=FIGURE))
    sizes = {}
    for terrain, tiles, _, _ in flood(now(match)):
        sizes.setdefault(terrain, []).append(len(tiles))
    assert {terrain: sorted(found)[-1] for terrain, found in sizes.items()} == {"T": 4, "D": 3, "L": 2, "M": 1, "F": 1, "C": 1}
    assert {terrain: sorted(found)[-2:-1] for terrain, found in sizes.items() if len(found) > 1 and sorted(found)[-2] > 1} == {}
    assert kept(now(match)) == flood(now(match))


FIGURE = ["start @ 0,0", "1a @ 1,0", "7a @ 2,0", "22a2 @ 3,0", "2a @ 0,1", "24a3 @ 0,2", "12a @ 0,3"]


def test_1d_neighbouring_edges_with_the_same_terrain_are_one_section():
    s = now(landed(toml(land=["start @ 0,0", "59a @ 1,0"])))  # LLXLLX
    at = [ground.area_at(s, s.where[59], edge) for edge in range(6)]
    assert at[0] == at[1] != at[3] == at[4]
    assert at[2] == at[5] == NONE


def test_1e_lava_joins_nothing():
    s = now(landed(toml(land=["start @ 0,0", "19b @ 1,0", "20b3 @ 2,-1", "59a @ 2,0"])))
    assert all(terrain != "X" for terrain, *_ in flood(s))
    assert kept(s) == flood(s)


def test_1f_a_tile_that_an_area_enters_twice_counts_once():
    # tile 59 has lake at E, SE and again at W, NW; lake tiles lead round it from one section to the other
    land = ["start @ 0,0", "59a @ 0,-1", "11a @ 1,-1", "12a @ 1,-2", "2b @ 0,-2"]
    match = landed(toml(land=land))
    assert size(match, 0, -1, "E") == size(match, 0, -1, "NW") == 4
    s = now(match)
    assert ground.area_at(s, s.where[59], 0) == ground.area_at(s, s.where[59], 4)


def test_1f_the_shape_of_an_area_does_not_matter():
    row = landed(toml(land=["start @ 0,0", "2b @ 1,0", "11a @ 2,0", "12a @ 3,0"]))
    clump = landed(toml(land=["start @ 0,0", "2b @ 1,0", "11a @ 2,0", "12a @ 1,1"]))
    assert size(row, 3, 0, "E") == size(clump, 1, 1, "W") == 3


def test_1j_plots_are_numbered_as_they_come_into_reach_clockwise_from_the_east():
    match = landed()
    s = now(match)
    assert [ground.cell_of(s, plot) for plot in range(7)] == [(0, 0), *neighbours(0, 0)]
    match = landed(toml(hands=[[1], []], contracts=[[1, 2], [3, 4]]))
    play(match, TERRAFORM)
    lay(match, 1, (1, 0))
    s = now(match)
    assert [ground.cell_of(s, plot) for plot in range(7, len(s.plots))] == [(2, 0), (1, 1), (2, -1)]


def test_1j_there_are_never_more_plots_than_actions_for_them():
    s = now(landed())
    for tile in range(1, 60):  # a straight line reaches the most
        ground.lay(s, s.plots.index(ground.packed(tile, 0)), tile, 0)
    assert len(s.plots) == 7 + 3 * 59


# 13i What is an edge tile


def test_13i_the_figure_of_edge_tiles():
    ring = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]  # all round the starting tile but NE: one open edge
    land = ["start @ 0,0", *(f"{tile}a @ {q},{r}" for tile, (q, r) in enumerate(ring, 1))]
    s = now(landed(toml(land=land)))
    edge_tiles = {ground.cell_of(s, plot) for plot in range(len(s.plots)) if s.tile_at[plot] != NONE and ground.is_edge_tile(s, plot)}
    assert edge_tiles == set(ring)
    apart = [(1, 0), (0, 1), (-1, 0), (0, -1)]  # SW and NE are open: two, but not next to each other
    land = ["start @ 0,0", *(f"{tile}a @ {q},{r}" for tile, (q, r) in enumerate(apart, 1))]
    s = now(landed(toml(land=land)))
    assert not ground.is_edge_tile(s, s.where[0])
    assert all(ground.is_edge_tile(s, s.where[tile]) for tile in range(1, 5))


def test_13k_tiles_hang_together_without_one_exactly_if_a_walk_says_so():
    game = landtake.info("landed").game(3)
    for seed in range(3):
        rng = random.Random(seed)
        s = game.setup()
        while s.seat != OVER:
            game.apply(s, *choose(game, s, rng))
            if rng.random() < 0.15 and s.plots:
                cells = {ground.cell_of(s, s.where[tile]) for tile in range(60) if s.where[tile] >= 0}
                for gone in cells:
                    plot = s.plots.index(ground.packed(*gone))
                    assert ground.connected_without(s, plot) == connected(cells - {gone})


def connected(cells):
    if not cells:
        return False
    seen, todo = set(), [min(cells)]
    while todo:
        cell = todo.pop()
        if cell not in seen:
            seen.add(cell)
            todo += [other for other in neighbours(*cell) if other in cells]
    return seen == cells


def test_edges_have_names_clockwise_from_the_east():
    assert EDGE_NAMES == ("E", "SE", "SW", "W", "NW", "NE")
