"""Features: what a seat knows as one flat row of small numbers, for programs that learn.

A game lists planes: a name, a label for every number, what they mean, and a function that reads
them from a state for a seat. Numbers are bytes, 0 to 255: plain Python makes those fastest. What
is larger counts as 255. Seats are told from the viewer: +0 is himself, +1 sits to his left.

Planes side by side with the same function are read by it at once, one after the other: a table has
many small numbers, and a call for each plane would take longer than reading them. A plane may name
the fields of the state that it reads, if it reads nothing else: whoever follows a game need not
read it again while they stay as they are (lab/watch.py).

A plane reads nothing that the seat may not know: on two worlds that look alike to a seat its row
is the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any, Final, Generic, NamedTuple, TypeVar

from farwest.kernel.dump import step_types
from farwest.kernel.state import State
from farwest.kernel.steps import Choice

S = TypeVar("S", bound=State)

MOST: Final = 255
BYTE: Final = 256
KEPT: Final = 1 << 12
"""How many rows of a kind are kept ready: things change less often than somebody is asked."""


class Plane(NamedTuple, Generic[S]):
    """Some numbers that belong together: one for each label."""

    name: str
    labels: tuple[str, ...]
    meaning: str
    read: Callable[[S, int], bytes]
    fields: tuple[str, ...] = ()
    """The fields of the state that it reads, where it reads nothing else; () where it does."""
    alike: bool = False
    """Whether every viewer sees the same."""


class Reader(NamedTuple, Generic[S]):
    """What reads some planes side by side, and the fields that it reads there."""

    read: Callable[[S, int], bytes]
    fields: tuple[str, ...]
    alike: bool


class Circle(Generic[S]):
    """Reads a plane that tells of each seat in turn: the viewer's own part, then the others'.

    A part reads of the plane's fields, two or more lists, the entries of its seat alone.
    """

    def __init__(
        self, seats: int, own: Callable[[S, int], bytes], other: Callable[[S, int], bytes]
    ) -> None:
        self.views = [
            [(own, viewer), *[(other, seat) for seat in others]]
            for viewer, *others in circles(seats)
        ]
        """For each viewer what reads each part, and of whom."""

    def __call__(self, state: S, seat: int) -> bytes:
        return b"".join([read(state, who) for read, who in self.views[seat]])


class Features(Generic[S]):
    """The planes of a game at one table, laid end to end."""

    def __init__(self, planes: Iterable[Plane[S]], seats: int) -> None:
        self.planes = tuple(planes)
        self.seats = seats
        self.size = sum(len(plane.labels) for plane in self.planes)
        readers = [Reader(plane.read, plane.fields, plane.alike) for plane in self.planes]
        self.readers = [reader for reader, _ in groupby(readers)]
        self._reads = [reader.read for reader in self.readers]

    def observe(self, state: S, seat: int) -> bytes:
        """The whole row, for what this seat may know."""
        return b"".join([read(state, seat) for read in self._reads])

    def labels(self) -> list[str]:
        """The name of every number, in order: `hand.deed_3`."""
        return [f"{plane.name}.{label}" for plane in self.planes for label in plane.labels]

    def slices(self) -> dict[str, slice]:
        """Where each plane lies in the row."""
        found = {}
        start = 0
        for plane in self.planes:
            found[plane.name] = slice(start, start + len(plane.labels))
            start += len(plane.labels)
        return found


# --- labels --------------------------------------------------------------------------------


def seat_labels(seats: int) -> tuple[str, ...]:
    """The seats of a table from the viewer on: +0, +1 and so on."""
    return tuple(f"+{place}" for place in range(seats))


def each(outer: Iterable[str], inner: Iterable[str]) -> tuple[str, ...]:
    """Every inner label for each outer one."""
    within = tuple(inner)
    return tuple(f"{label}.{part}" for label in outer for part in within)


# --- numbers -------------------------------------------------------------------------------


def counts(values: Sequence[int]) -> bytes:
    """Numbers as they are; those over 255 count as 255."""
    try:
        return bytes(values)
    except ValueError:
        return bytes([min(MOST, max(0, value)) for value in values])


def tally(values: Iterable[int], size: int) -> bytes:
    """How often each of 0 … size-1 occurs."""
    found = bytearray(size)
    for value in values:
        found[value] += 1
    return bytes(found)


class Tallies(dict[bytes, bytes]):
    """How often each of `first` … first+size-1 occurs in a pile; those met before are kept."""

    def __init__(self, size: int, first: int = 0) -> None:
        super().__init__()
        self.first = first
        self.end = first + size

    def __missing__(self, pile: bytes) -> bytes:
        if len(self) == KEPT:
            self.clear()
        found = self[pile] = tally(pile, self.end)[self.first :]
        return found


def marks(size: int) -> list[bytes]:
    """For each of 0 … size-1 a row with a single 1 there; the last row, also -1, is empty."""
    return [bytes(int(place == value) for place in range(size)) for value in range(size)] + [
        bytes(size)
    ]


def seat_marks(seats: int) -> list[list[bytes]]:
    """For each viewer and each seat a row with a single 1 where that seat is, from the viewer on.

    The last row of a viewer, also -1, is empty: nobody.
    """
    plain = marks(seats)
    return [
        [plain[(other - viewer) % seats] for other in range(seats)] + [plain[-1]]
        for viewer in range(seats)
    ]


def circles(seats: int) -> list[list[int]]:
    """For each viewer all seats, from his own on."""
    return [[(viewer + place) % seats for place in range(seats)] for viewer in range(seats)]


def joined(rows: Sequence[bytes], values: Sequence[int]) -> bytes:
    """The row of each value, one after the other; there are two values or more."""
    return b"".join(itemgetter(*values)(rows))


def turns(seats: int, widths: Sequence[int]) -> list[bytes]:
    """For each viewer the order that lists with so many numbers a seat have from his seat on.

    It is an order for `arranged`, and the lists are laid end to end.
    """
    starts = [seats * sum(widths[:number]) for number in range(len(widths))]
    return [
        bytes(
            start + (viewer + place) % seats * width + at
            for start, width in zip(starts, widths)
            for place in range(seats)
            for at in range(width)
        )
        for viewer in range(seats)
    ]


def arranged(numbers: Sequence[int], order: bytes) -> bytes:
    """Up to 256 numbers, as counts, in another order: the places of numbers, each a byte."""
    try:
        found = bytearray(numbers)
    except ValueError:
        found = bytearray(counts(numbers))
    return order.translate(found.ljust(BYTE))


def turned(lists: Sequence[list[int]], seat: int, width: int = 1) -> bytes:
    """Lists of `width` numbers a seat, as counts, each from the viewer's seat on."""
    start = seat * width
    found: list[int] = []
    for values in lists:
        found += values[start:]
        found += values[:start]
    return counts(found)


# --- what every game can say ---------------------------------------------------------------


def asking_planes(package: str, seats: int) -> list[Plane[Any]]:
    """What the seat is asked, and who is choosing as far as everybody knows."""
    kinds = [kind for kind in step_types(package).values() if issubclass(kind, Choice)]
    prompts = sorted({kind.prompt for kind in kinds if kind.prompt})
    rows = dict(zip(prompts, marks(len(prompts))))
    nothing = bytes(len(prompts))
    alone = marks(seats + 2)
    reaction, over = seats, seats + 1

    def asking(state: State, seat: int) -> bytes:
        if state.lanes:
            own = state.choice_of(seat)
            asked = nothing if own is None else rows.get(own.prompt, nothing)
            opened = [step is not None for step in state.opened]
            return asked + bytes(opened[seat:] + opened[:seat]) + b"\0\0"
        choice = state.choice_of(state.seat)
        if choice is None:
            return nothing + alone[over]
        asked = rows.get(choice.prompt, nothing) if state.seat == seat else nothing
        return asked + alone[reaction if choice.veiled(state) else (state.seat - seat) % seats]

    return [
        Plane("asked", tuple(prompts), "what the seat is asked now", asking),
        Plane(
            "choosing",
            (*seat_labels(seats), "reaction", "over"),
            "who is known to be choosing; `reaction`: one who must not be named; `over`: nobody",
            asking,
        ),
    ]
