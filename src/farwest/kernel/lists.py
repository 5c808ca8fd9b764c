"""Ways through long lists of ints that are quick in the plain build and in the compiled one."""

from __future__ import annotations

from bisect import bisect_left
from itertools import compress
from typing import Final

from mypy_extensions import i64

from farwest.kernel.state import State

COMPILED: Final = hasattr(State, "__mypyc_attrs__")
"""Whether a loop is quick here; plain Python leaves it to what is built in."""
PLACES: Final = tuple(range(1000))
"""Of a list: no longer one may be given. Ready-made numbers are quicker than new ones."""


def marked(marks: list[int], by: int) -> list[int]:
    """Where in a list that is mostly 0 one of these bits is set, in order."""
    assert len(marks) <= len(PLACES)
    if COMPILED:
        return [place for place, mark in enumerate(marks) if mark and mark & by]
    return [place for place in compress(PLACES, marks) if marks[place] & by]


def unmarked(codes: list[int], first: int, marks: list[int], by: int) -> list[int]:
    """A copy of codes in order, less those of marked places, counted from the code `first`."""
    assert len(marks) <= len(PLACES)
    found = codes[:]
    for place in marked(marks, by) if COMPILED else compress(PLACES, marks):
        if marks[place] & by:
            code = first + place
            index = lower_bound(found, code) if COMPILED else bisect_left(found, code)
            if index < len(found) and found[index] == code:
                found.pop(index)
    return found


def lower_bound(codes: list[int], code: int) -> int:
    """How many codes of a list in order are smaller."""
    low: i64 = 0
    high: i64 = len(codes)
    aim: i64 = code
    while low < high:
        middle = low + high >> 1
        if codes[middle] < aim:
            low = middle + 1
        else:
            high = middle
    return low
