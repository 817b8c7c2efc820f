"""The triangular lattice: faces, their three sides, their vertices, and where they are drawn."""

from itertools import pairwise
from math import dist

import pytest
from hypothesis import given
from hypothesis import strategies as st

from landtake.parts import triangle

coordinates = st.integers(-100, 100)
faces = st.builds(triangle.face, coordinates, coordinates, st.booleans())
sides = st.integers(0, 2)


@given(coordinates, coordinates, st.booleans())
def test_a_face_is_one_number_that_tells_where_it_is(q, r, down):
    number = triangle.face(q, r, down)
    assert (triangle.q_of(number), triangle.r_of(number), triangle.points_down(number)) == (q, r, down)


@given(faces, sides)
def test_the_neighbour_across_a_side_has_the_same_side_towards_this_face(number, side):
    other = triangle.across(number, side)
    assert other != number
    assert triangle.across(other, side) == number
    assert triangle.points_down(other) != triangle.points_down(number)


@given(faces)
def test_neighbours_are_the_faces_that_share_two_vertices(number):
    """The slow way: try every face round about."""
    q, r = triangle.q_of(number), triangle.r_of(number)
    near = [triangle.face(q + dq, r + dr, down) for dq in (-1, 0, 1) for dr in (-1, 0, 1) for down in (False, True)]
    mine = set(triangle.vertices(number))
    joined = {other for other in near if len(mine & set(triangle.vertices(other))) == 2}
    assert joined == {triangle.across(number, side) for side in range(3)}


@given(faces, sides)
def test_the_shared_edge_slopes_as_its_side_says(number, side):
    one, other = set(triangle.vertices(number)), set(triangle.vertices(triangle.across(number, side)))
    (x1, y1), (x2, y2) = sorted(triangle.point(*vertex) for vertex in one & other)
    rise = y1 - y2
    due = {"rising": triangle.ROW, "falling": -triangle.ROW, "level": 0.0}[triangle.SIDES[side]]
    assert rise == pytest.approx(due, abs=1e-9)
    assert x1 < x2


@given(faces)
def test_a_face_is_drawn_equilateral_with_its_middle_in_the_middle(number):
    corners = triangle.corners(number)
    assert [dist(one, other) for one, other in pairwise([*corners, corners[0]])] == pytest.approx([1, 1, 1])
    middle = triangle.centre(number)
    assert [dist(middle, corner) for corner in corners] == pytest.approx([3**-0.5] * 3)
    tip_below = sum(y > middle[1] for _, y in corners) == 1
    assert tip_below != triangle.points_down(number), "up and down are those of r, which grows downwards on the screen"


@given(faces)
def test_corners_go_round_clockwise_on_the_screen(number):
    (ax, ay), (bx, by), (cx, cy) = triangle.corners(number)
    assert (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) > 0


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_a_hexagon_has_six_times_its_side_squared_faces(size):
    found = triangle.hexagon(size)
    assert len(found) == len(set(found)) == 6 * size**2
    assert set(triangle.hexagon(size - 1)) <= set(found)
    for number in found:
        assert dist((0, 0), triangle.centre(number)) < size


@given(coordinates, coordinates)
def test_the_distance_of_a_vertex_is_the_length_of_a_shortest_walk(q, r):
    """One step towards the centre always exists, and none is shorter than one."""
    steps = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)]
    here = triangle.vertex_distance(q, r)
    around = [triangle.vertex_distance(q + dq, r + dr) for dq, dr in steps]
    assert all(abs(there - here) <= 1 for there in around)
    assert here == 0 or min(around) == here - 1
    assert (here == 0) == (q == r == 0)
