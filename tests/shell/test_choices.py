"""Long lists of options: every one is shown with its number, on some page."""

import re

from hypothesis import given, settings
from hypothesis import strategies as st
from rich.console import Console

from landtake.shell.choices import PAGE, Choice, found, number, shown


def listed(count):
    return [Choice(n, f"lay map {n // 9} at place {n % 9}", n, {"map": n // 9, "at": n % 9}) for n in range(1, count + 1)]


def printed(choices, start=0):
    console = Console(width=100, markup=False)
    with console.capture() as told:
        for row in shown(choices, start):
            console.print(row)
    return told.get()


@settings(deadline=None, max_examples=40)
@given(st.integers(1, 150))
def test_every_option_is_on_one_page(count):
    pages = [printed(listed(count), start) for start in range(0, count, PAGE)]
    for index, page in enumerate(pages):
        due = {choice.number for choice in listed(count)[index * PAGE : index * PAGE + PAGE]}
        numbers = {int(number) for number in re.findall(r"(?<!\d) +(\d+) (?=lay|\d)", page)}
        assert numbers == due
        assert ("more: m shows them" in page) == (index < len(pages) - 1)


def test_a_group_is_headed_by_the_words_that_its_options_share():
    page = printed(listed(30))
    assert "lay map 2 at place …" in page
    assert page.count("lay map") < 30


def test_a_short_list_says_every_option_in_full():
    assert printed(listed(4)).count("lay map") == 4


def test_words_are_found_in_any_order_and_case():
    assert [choice.number for choice in found(listed(30), "3 PLACE map")] == [3, 12, 21, 27, 28, 29, 30]


def test_numbers():
    assert number("12") == 12
    assert number("twelve") is None
    assert number("²") is None
    assert number("9" * 5000) is None
