"""Rows of numbers: complete, named, alive, and blind to what a seat may not know."""

from __future__ import annotations

import random
from collections import Counter
from itertools import groupby
from pathlib import Path

import pytest

from farwest.games import find, keys
from farwest.games.dice_town.box import CARDS, FACES
from farwest.games.dice_town.state import Town
from farwest.kernel.features import (
    KEPT,
    Tallies,
    arranged,
    counts,
    joined,
    marks,
    seat_marks,
    tally,
    turned,
    turns,
)
from farwest.kernel.options import Options
from farwest.lab import planes
from farwest.lab.table import REWARDS, Table, Unfit
from tests.lab.kit import TABLES, described, named, positions, some_tables

ROOT = Path(__file__).resolve().parents[2]
WHOLE = [table for table in TABLES if described(table[0])]
"""Every table of the games that list planes; of others, a table for each number of players."""
WHOLE += [table for table in some_tables() if not described(table[0])]


@pytest.mark.parametrize(("key", "seats", "options"), WHOLE, ids=named)
def test_rows_keep_to_the_veil(key: str, seats: int, options: Options) -> None:
    """Dealing the unseen anew changes no number and no legal answer of any seat."""
    table = Table(key, seats, options)
    names = table.features.labels()
    dice = random.Random(seats)
    for state in positions(table, TABLES.index((key, seats, options)), every=9):
        for seat in range(seats):
            world = table.game.imagine(state, seat, dice.getrandbits(60))
            row = table.features.observe(state, seat)
            other = table.features.observe(world, seat)
            assert [n for n, a, b in zip(names, row, other, strict=True) if a != b] == []
            if not state.veiled() or state.seat == seat:
                assert table.mask(world, seat) == table.mask(state, seat)


def test_a_plane_that_peeks_is_found_out() -> None:
    """The check above fails for a plane that reads the hand of the player to the left."""
    table = Table("dice_town", 3)
    dice = random.Random(1)

    def peek(town: Town, seat: int) -> bytes:
        return tally(town.hand[(seat + 1) % 3], len(CARDS))

    differ = 0
    for state in positions(table, 1, every=9):
        world = table.game.imagine(state, 0, dice.getrandbits(60))
        differ += peek(state, 0) != peek(world, 0)
    assert differ > 3


@pytest.mark.parametrize(("key", "seats", "options"), WHOLE, ids=named)
def test_planes_have_the_sizes_they_state(key: str, seats: int, options: Options) -> None:
    """A plane gives a byte for each of its labels, at every position, and no label comes twice.

    Planes read together give theirs together.
    """
    features = Table(key, seats, options).features
    assert len(set(features.labels())) == features.size
    sizes = [
        (read, sum(len(plane.labels) for plane in together))
        for read, together in groupby(features.planes, lambda plane: plane.read)
    ]
    for state in positions(Table(key, seats, options), seats, every=5):
        for seat in range(seats):
            for read, size in sizes:
                assert len(read(state, seat)) == size, read


@pytest.mark.parametrize("key", keys())
def test_no_plane_is_dead(key: str) -> None:
    """In some game with everything on, every plane shows more than one picture."""
    table = planes.fullest(key)
    slices = table.features.slices()
    seen: dict[str, set[bytes]] = {name: set() for name in slices}
    for seed in range(200):
        for state in positions(table, seed, every=3):
            seat = seed % table.seats if state.over else state.seat
            row = table.features.observe(state, seat)
            for name, where in slices.items():
                if len(seen[name]) < 2:
                    seen[name].add(row[where])
        if all(len(pictures) > 1 for pictures in seen.values()):
            return
    assert [name for name, pictures in seen.items() if len(pictures) < 2] == []


def test_dice_town_rows_say_what_the_view_says() -> None:
    """Money, dice, hands and cards remembered stand in the row as the view shows them."""
    table = Table("dice_town", 4, {"extension": True, "indian_die": True})
    names = table.features.labels()
    for state in positions(table, 5, every=4):
        for seat in range(4):
            row = dict(zip(names, table.features.observe(state, seat), strict=True))
            view = table.game.view(state, seat)
            for place in range(4):
                player = view["players"][(seat + place) % 4]
                assert row[f"goods.cash.+{place}"] == player["cash"]
                assert row[f"hands.deeds.+{place}"] == player["deeds"]
                dice = [row[f"dice.set.+{place}.{face}"] for face in FACES]
                assert dice == [player["dice"].count(face) for face in range(len(FACES))]
            assert [row[f"hand.{card}"] for card in CARDS] == list(tally(view["hand"], len(CARDS)))
            known = [row[f"known.discard.{card}"] for card in CARDS]
            assert known == list(tally(view["discard_known"], len(CARDS)))
            assert row[f"acting.sheriff.+{(view['sheriff'] - seat) % 4}"] == 1


def test_deadwood_rows_say_what_the_view_says() -> None:
    """Dollars, buildings, cowboys and what is known of the stacks stand as the view shows them."""
    table = Table("deadwood", 3)
    names = table.features.labels()
    plots = table.features.planes[[p.name for p in table.features.planes].index("mights")].labels
    buildings = find("deadwood").facts()["buildings"]
    for state in positions(table, 5, every=4):
        for seat in range(3):
            row = dict(zip(names, table.features.observe(state, seat), strict=True))
            view = table.game.view(state, seat)
            for place in range(3):
                player = view["players"][(seat + place) % 3]
                assert row[f"goods.cash.+{place}"] == min(255, player["cash"])
                assert row[f"crews.mine.+{place}.novice"] == player["mine"][0]
            for plot, building, clan in zip(plots, view["buildings"], view["clans"], strict=True):
                ground = [row[f"ground.{plot}.{name}"] for name in buildings]
                assert ground.count(1) == (building is not None)
                assert building is None or ground[building] == 1
                assert clan < 0 or row[f"clans.{plot}.+{(clan - seat) % 3}"] == 1
            hidden = Counter(tile for stack in view["stacks"] for tile in stack["may_hold"])
            assert sum(row[name] for name in names if name.startswith("hidden.")) == hidden.total()


def test_the_parts_of_rows() -> None:
    """Large numbers count as 255; seats are turned to the viewer; nobody is an empty row."""
    assert list(counts([3, 255, 256, -1, 9999])) == [3, 255, 255, 0, 255]
    assert list(tally([1, 1, 3], 4)) == [0, 2, 0, 1]
    assert list(joined(marks(2), [1, -1, 0])) == [0, 1, 0, 0, 1, 0]
    orders = turns(3, (1, 2))
    assert list(arranged([1, 2, 300, 10, 11, 20, 21, 30, 31], orders[2])) == [
        *(255, 1, 2),
        *(30, 31, 10, 11, 20, 21),
    ]
    assert marks(2) == [b"\1\0", b"\0\1", b"\0\0"]
    assert seat_marks(3)[1][2] == b"\0\1\0"
    assert seat_marks(3)[1][-1] == b"\0\0\0"
    assert list(turned(([1, 2, 3], [4, 5, 6]), 2)) == [3, 1, 2, 6, 4, 5]
    assert list(turned(([1, 2, 3, 4],), 1, 2)) == [3, 4, 1, 2]


def test_tallies_are_kept_but_not_for_ever() -> None:
    """A pile met before is not counted again; when there are too many, all are given up."""
    piles = Tallies(3, first=5)
    assert list(piles[bytes([7, 5, 7])]) == [1, 0, 2]
    assert list(piles) == [bytes([7, 5, 7])]
    for number in range(KEPT):
        assert sum(piles[bytes([5 + (number >> bit) % 2 for bit in range(12)])]) == 12
    assert 0 < len(piles) < KEPT


def test_a_game_without_planes_still_has_a_row(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a game lists no planes, its row says what is asked and who chooses; masks are whole."""
    monkeypatch.setattr("farwest.games.find_spec", {}.get)
    table = Table("dice_town", 3)
    assert [plane.name for plane in table.features.planes] == ["asked", "choosing"]
    state = table.deal(1)
    row = dict(zip(table.features.labels(), table.features.observe(state, state.seat)))
    assert row["asked.keep"] == 1
    assert [code for code, legal in enumerate(table.mask(state, state.seat)) if legal] == sorted(
        state.legal
    )


def test_the_page_lists_every_plane() -> None:
    """docs/lab.md holds the table of planes of every game, as the games describe them."""
    page = (ROOT / "docs" / "lab.md").read_text("utf-8")
    for key in keys():
        if described(key):
            assert planes.page(key) in page, f"python -m farwest.lab.planes {key}"


def test_rewards_at_the_end() -> None:
    """By place, its zero-sum form, the win and the score agree with the result."""
    for seed in range(12):
        table = Table("deadwood", 4)
        *_, state = positions(table, seed, every=1000)
        result = table.game.result(state)
        by_place = REWARDS["place"](result)
        order = sorted(range(4), key=lambda seat: result.places[seat])
        assert [by_place[seat] for seat in order] == sorted(by_place, reverse=True)
        assert sum(by_place) == pytest.approx(2)
        assert sum(REWARDS["zero_sum"](result)) == pytest.approx(0)
        assert sum(REWARDS["win"](result)) == pytest.approx(1 if result.winners else 0)
        assert REWARDS["score"](result) == result.totals


def test_equal_places_share_their_reward() -> None:
    """Two who share the first of three places get what the first and the second are worth."""
    result = find("deadwood").result(Table("deadwood", 3).deal(1))._replace(places=[1, 1, 3])
    assert REWARDS["place"](result) == pytest.approx([0.75, 0.75, 0])
    assert REWARDS["zero_sum"](result) == pytest.approx([0.5, 0.5, -1])


def test_an_unknown_reward_is_refused() -> None:
    """The sentence lists the rewards there are."""
    with pytest.raises(Unfit, match=r"no reward called gold\. Rewards: place, zero_sum, win"):
        Table("deadwood", 3, reward="gold")
