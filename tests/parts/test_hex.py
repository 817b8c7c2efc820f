"""The hexagonal lattice: neighbours, distances, shared edges and corners, and where they are drawn."""

from math import hypot

import pytest
from hypothesis import given
from hypothesis import strategies as st

from landtake.parts import hex as lattice
from landtake.parts.hex import Lattice

coordinates = st.integers(-40, 40)
edges = st.integers(0, 5)


@given(coordinates, coordinates, edges)
def test_an_edge_is_the_opposite_one_of_the_neighbour(q, r, edge):
    other = lattice.neighbour(q, r, edge)
    assert lattice.neighbour(*other, lattice.OPPOSITE[edge]) == (q, r)
    assert lattice.edge_key(q, r, edge) == lattice.edge_key(*other, lattice.OPPOSITE[edge])
    assert lattice.distance(q, r, *other) == 1


@given(coordinates, coordinates, edges)
def test_a_corner_has_one_name_and_one_place_for_its_three_cells(q, r, corner):
    after = lattice.neighbour(q, r, corner)
    before = lattice.neighbour(q, r, (corner - 1) % 6)
    same = [(q, r, corner), (*after, (corner + 4) % 6), (*before, (corner + 2) % 6)]
    assert len({lattice.corner_key(*each) for each in same}) == 1
    points = [lattice.corner_point(*each, 10.0) for each in same]
    assert all(hypot(x - points[0][0], y - points[0][1]) < 1e-6 for x, y in points)


@given(coordinates, coordinates, coordinates, coordinates)
def test_distance_is_a_metric_that_drawing_agrees_with(q, r, q2, r2):
    steps = lattice.distance(q, r, q2, r2)
    assert steps == lattice.distance(q2, r2, q, r)
    (x, y), (x2, y2) = lattice.centre(q, r, 1.0), lattice.centre(q2, r2, 1.0)
    apart = hypot(x - x2, y - y2)
    assert 1.5 * steps - 1e-6 <= apart <= 3**0.5 * steps + 1e-6


@pytest.mark.parametrize("radius", range(5))
def test_a_disc_is_made_of_its_rings(radius):
    cells = lattice.disc(radius, 3, -2)
    assert len(cells) == len(set(cells)) == 3 * radius * (radius + 1) + 1
    rings = [cell for each in range(radius + 1) for cell in lattice.ring(each, 3, -2)]
    assert sorted(rings) == sorted(cells)
    assert lattice.ring(radius, 3, -2)[0] == (3 + radius, -2)


def test_edges_and_corners_go_clockwise_from_the_east():
    assert lattice.neighbours(0, 0)[0] == (1, 0)
    assert lattice.edge_offset(0, 2.0) == pytest.approx((3**0.5, 0))
    assert lattice.edge_offset(1, 2.0)[1] > 0  # y goes downwards
    for edge in range(6):
        (x, y), (x2, y2) = lattice.corner_offset(edge, 2.0), lattice.corner_offset((edge + 1) % 6, 2.0)
        assert lattice.edge_offset(edge, 2.0) == pytest.approx(((x + x2) / 2, (y + y2) / 2))
    assert lattice.edge_middle(1, 0, 3, 2.0) == pytest.approx(lattice.edge_middle(0, 0, 0, 2.0))


def test_the_numbers_of_a_board():
    board = Lattice(lattice.disc(2))
    cells, sides, corners = len(board.cells), len(board.edge_cells), len(board.corner_cells)
    assert (cells, sides, corners) == (19, 72, 54)
    assert cells + corners - sides == 1  # Euler
    assert sum(len(each) for each in board.edge_cells) == sum(len(each) for each in board.corner_cells) == 6 * cells
    assert sum(1 for each in board.beside if each < 0) == sum(1 for each in board.edge_cells if len(each) == 1) == 30


def test_tables_of_a_board_fit_together():
    board = Lattice(lattice.disc(2))
    for cell in range(19):
        for edge in range(6):
            other = board.beside[cell * 6 + edge]
            if other >= 0:
                assert board.beside[other * 6 + lattice.OPPOSITE[edge]] == cell
                assert board.edge_of[cell * 6 + edge] == board.edge_of[other * 6 + lattice.OPPOSITE[edge]]
            ends = {board.corner_of[cell * 6 + edge], board.corner_of[cell * 6 + (edge + 1) % 6]}
            assert set(board.edge_corners[board.edge_of[cell * 6 + edge]]) == ends
    for corner, beside in enumerate(board.corner_beside):
        assert all(corner in board.corner_beside[other] for other in beside)
        assert len(beside) == len(board.corner_edges[corner]) in (2, 3)


def test_a_board_is_drawn_where_its_cells_are():
    board = Lattice(lattice.disc(1))
    for edge in range(len(board.edge_cells)):
        (x, y), (x2, y2) = board.edge_ends(edge, 10.0)
        assert hypot(x - x2, y - y2) == pytest.approx(10.0)
        assert board.edge_point(edge, 10.0) == pytest.approx(((x + x2) / 2, (y + y2) / 2))
    assert board.cell_point(board.index[(0, 0)], 10.0) == (0, 0)
    assert len(lattice.outline(0, 0, 10.0)) == 6
