"""Boards and sentences in plain characters."""

from landtake.draw import terminal, words


def test_markup_takes_no_room():
    assert terminal.width("[bold]ab[/bold]") == 2
    assert terminal.fit("[red]a[/red]", 3) == "[red]a[/red]  "
    assert terminal.centred("ab", 5) == " ab  "


def test_a_grid_of_boxes():
    assert terminal.boxes([[["a"], ["b"]], [["c"], ["d"]]], 2) == ["┌──┬──┐", "│a │b │", "├──┼──┤", "│c │d │", "└──┴──┘"]


def test_a_rim_labels_the_outer_boxes():
    grid = [[["a"], ["b"]], [["c"], ["d"]]]
    assert terminal.rimmed(grid, 2, ["12", "34", "56", "78"]) == [
        "    1  2",
        "   ┌──┬──┐",
        "7  │a │b │ 3",
        "   ├──┼──┤",
        "8  │c │d │ 4",
        "   └──┴──┘",
        "    5  6",
    ]


def test_blocks_stand_side_by_side():
    assert terminal.beside(["a", "bb"], ["c"]) == ["a    c", "bb"]


def test_english():
    assert [words.counted(n, "ship") for n in (0, 1, 2)] == ["no ships", "1 ship", "2 ships"]
    assert words.listed([]) == "none"
    assert words.listed(["a"]) == "a"
    assert words.listed(["a", "b", "c"]) == "a, b and c"
    assert words.capital("the end") == "The end"
