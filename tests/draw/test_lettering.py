"""Texts are measured, broken and cut."""

from hypothesis import given
from hypothesis import strategies as st

from landtake.draw.lettering import broken, cut, width

texts = st.text(alphabet=st.characters(min_codepoint=32, max_codepoint=126), max_size=60)


@given(texts, st.floats(40, 400))
def test_what_is_cut_fits(text, room):
    assert width(cut(text, 12, room), 12) <= room


@given(texts, st.integers(1, 5))
def test_lines_are_no_more_than_asked_for_and_lose_nothing_if_there_is_room(text, most):
    assert len(broken(text, 12, 80, most)) <= most
    assert " ".join(broken(text, 12, 80, 99)).split() == text.split()


def test_bold_is_wider_and_letters_are_not_alike():
    assert width("Mission", 14, True) > width("Mission", 14)
    assert width("mmm", 10) > width("iii", 10)
    assert cut("Construction", 12, 40).endswith("…")
