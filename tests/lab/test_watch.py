"""Rows that are followed from question to question are those that are read anew."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import groupby
from typing import Any

import pytest

from farwest.kernel.features import Circle, Reader
from farwest.kernel.options import Options
from farwest.lab.table import Table
from farwest.lab.watch import Watch, copy_of
from tests.lab.kit import named, positions, some_tables

SOME = some_tables(2)
GAMES = 3


@pytest.mark.parametrize(("key", "seats", "options"), SOME, ids=named)
def test_rows_are_followed_as_they_are_read(key: str, seats: int, options: Options) -> None:
    """Several games side by side, for any seat, and now and then an imagined or an older world."""
    table = Table(key, seats, options)
    watch = Watch(table.features, GAMES)
    dice = random.Random(seats)
    older = [table.deal(game) for game in range(GAMES)]
    for states in zip(*(positions(table, 7 * seats + game) for game in range(GAMES))):
        shown = list(states)
        viewers = [
            dice.randrange(seats) if state.over or dice.random() < 0.4 else state.seat
            for state in states
        ]
        place = dice.randrange(8 * GAMES)
        if place < GAMES:
            shown[place] = table.game.imagine(states[place], viewers[place], dice.getrandbits(60))
        elif place < 2 * GAMES:
            shown[place - GAMES] = older[place - GAMES]
            older[place - GAMES] = states[place - GAMES].clone()
        rows = [table.features.observe(state, seat) for state, seat in zip(shown, viewers)]
        assert watch.rows(shown, viewers) == b"".join(rows)


def parts(reader: Reader[Any], seats: int) -> list[tuple[Callable[[Any, int], bytes], int, bool]]:
    """All that a reader reads: how, for or of whom, and whether the entries of that seat alone."""
    if isinstance(reader.read, Circle):
        return [(read, who, True) for view in reader.read.views for read, who in view]
    return [(reader.read, seat, False) for seat in range(seats)]


@pytest.mark.parametrize(("key", "seats", "options"), SOME, ids=named)
def test_planes_read_the_fields_they_name_alone(key: str, seats: int, options: Options) -> None:
    """A strange world with these fields, or a seat's entries of them, taken over reads the same."""
    table = Table(key, seats, options)
    readers = [reader for reader in table.features.readers if reader.fields]
    for state, strange in zip(positions(table, 3, every=9), positions(table, 4, every=9)):
        for reader in readers:
            for read, who, entries in parts(reader, seats):
                world = strange.clone()
                for name in reader.fields:
                    field = copy_of(getattr(world if entries else state, name))
                    if entries:
                        field[who] = getattr(state, name)[who]
                    setattr(world, name, field)
                assert read(world, who) == read(state, who), reader


@pytest.mark.parametrize(("key", "seats", "options"), SOME, ids=named)
def test_planes_that_are_alike_for_all(key: str, seats: int, options: Options) -> None:
    """What is said to look alike to every viewer does."""
    table = Table(key, seats, options)
    readers = [reader for reader in table.features.readers if reader.alike]
    for state in positions(table, 5, every=9):
        for reader in readers:
            assert len({reader.read(state, seat) for seat in range(seats)}) == 1, reader


def test_planes_read_together_name_the_same_fields() -> None:
    """Else they would be read twice."""
    for key, seats, options in SOME:
        features = Table(key, seats, options).features
        together = [read for read, _ in groupby(plane.read for plane in features.planes)]
        assert [reader.read for reader in features.readers] == together


def test_a_field_left_out_would_be_found() -> None:
    """A plane that names too little goes on showing what is no longer so."""
    table = Table("great_western_trail", 2)
    features = table.features
    at = [reader.fields for reader in features.readers].index(("board",))
    features.readers[at] = features.readers[at]._replace(fields=("masters",))
    watch = Watch(features, 1)
    wrong = 0
    for state in positions(table, 1):
        wrong += watch.rows([state], [0]) != features.observe(state, 0)
    assert wrong > 10


def test_a_watch_reads_only_what_has_changed() -> None:
    """The board is read when a tile is laid, not when a cattleman moves on."""
    table = Table("great_western_trail", 2)
    features = table.features
    at = [reader.fields for reader in features.readers].index(("board",))
    read = features.readers[at].read
    seen = []

    def counted(state: Any, seat: int) -> bytes:
        seen.append(state.board[:])
        return read(state, seat)

    features.readers[at] = features.readers[at]._replace(read=counted)
    watch = Watch(features, 1)
    boards = []
    for state in positions(table, 1):
        watch.rows([state], [0])
        boards.append(state.board[:])
    assert seen == [board for board, _ in groupby(boards)]
    assert 1 < len(seen) < len(boards) / 4
