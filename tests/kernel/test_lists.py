"""Ways through long lists: the same in the plain and in the compiled build."""

from __future__ import annotations

import random

import pytest

from farwest.kernel import lists
from farwest.kernel.lists import lower_bound, marked, unmarked


def test_a_build_knows_what_it_is() -> None:
    """A loop is written out where it is compiled, and only there."""
    assert str(lists.__file__).endswith(".py") != lists.COMPILED


@pytest.mark.parametrize("length", [0, 1, 85, 400])
def test_marks_are_found_in_order(length: int) -> None:
    """Only the places with one of the bits asked for, however long the list is."""
    dice = random.Random(length)
    for _ in range(20):
        marks = [dice.choice((0, 0, 0, 0, dice.randrange(128))) for _ in range(length)]
        by = dice.randrange(128)
        assert marked(marks, by) == [n for n in range(length) if marks[n] & by]


def test_a_list_too_long_is_refused() -> None:
    """In both builds: no place at its end is passed over."""
    marks = [1] * (len(lists.PLACES) + 1)
    with pytest.raises(AssertionError):
        marked(marks, 1)
    with pytest.raises(AssertionError):
        unmarked([], 0, marks, 1)


@pytest.mark.parametrize("length", [0, 1, 2, 80])
def test_codes_of_marked_places_are_struck_out(length: int) -> None:
    """Marked places whose code is not in the list change nothing, and the list stays as it was."""
    dice = random.Random(length)
    for _ in range(50):
        codes = sorted(dice.sample(range(995, 1090), length))
        marks = [dice.choice((0, 0, dice.randrange(128))) for _ in range(85)]
        by = dice.randrange(128)
        struck = {1000 + place for place in range(85) if marks[place] & by}
        before = codes[:]
        assert unmarked(codes, 1000, marks, by) == [code for code in codes if code not in struck]
        assert codes == before


def test_a_lower_bound_counts_what_is_smaller() -> None:
    """Equals are not counted; an empty list has nothing smaller."""
    codes = [3, 5, 5, 9]
    assert [lower_bound(codes, code) for code in (0, 3, 4, 5, 6, 9, 10)] == [0, 0, 1, 1, 3, 3, 4]
    assert lower_bound([], 7) == 0
